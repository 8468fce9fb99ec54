"""Conquest of the Fallen Lands in numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from throneroom.env.encoding import MOST, Encoding, Part
from throneroom.games.fallen_lands.board import LARGE
from throneroom.games.fallen_lands.cards import CARDS, FOLLOWERS
from throneroom.games.fallen_lands.state import REDEAL, Phase
from throneroom.kernel import Seat

FIELDS = len(LARGE)
N = len(CARDS)
INDEX = {card: i for i, card in enumerate(CARDS.values())}
PHASES = {phase: i for i, phase in enumerate(p for p in Phase if p is not REDEAL)}
SEATS = 5
OF_FIELD = 4 + 3 * SEATS
COUNTS = 6 + 2 * len(FOLLOWERS)

# The indices at which the parts begin, in the order of `state_parts`:
HAND = FIELDS * OF_FIELD
KNOWN = HAND + N
DISCARD = KNOWN + SEATS * N
LYING = DISCARD + N
SITTING = LYING + N
STOCK = SITTING + SEATS * COUNTS
SHADOWS = STOCK + len(FOLLOWERS)
TABLE = SHADOWS + len(FOLLOWERS)
WHOSE = TABLE + 4
PHASE = WHOSE + SEATS


class FallenLandsEncoding(Encoding):
    slug = "fallen_lands"
    version = 2
    players = SEATS
    names = (
        *CARDS,
        *FOLLOWERS,
        *(f"field:{number}" for number in range(FIELDS)),
        *(f"player:{seat}" for seat in range(SEATS)),
        *("skip", "end", "stop", "study", "trade", "yes", "no"),
    )
    kinds = (
        *("follower", "recruit", "redeal", "action", "conquer", "lender", "build", "claim"),
        *("flood", "shadow_follower", "thief", "thief_card", "exchange", "stop"),
    )
    numbers = ("number", "attack", "count")

    def state_parts(self) -> Sequence[Part]:
        return (
            Part(
                "fields",
                FIELDS * OF_FIELD,
                "by field: 1 if the board has it, its level, 1 if it is flooded, the Support of its"
                " cards; by seat: 1 if it is the owner; by seat: 1 if it claims the field; by seat:"
                " the Support of that seat's cards around it",
            ),
            Part("hand", N, "by card: how many are in the seat's own hand"),
            Part("known", SEATS * N, "by seat and card: what it has seen of that hand"),
            Part("discard", N, "by card: how many lie in the discard pile"),
            Part("lying", N, "by card: Shadow magic that lies out until the turn ends"),
            Part(
                "players",
                SEATS * COUNTS,
                "by seat: 1 if somebody sits there; money; cards in hand; fields; 1 if the latest"
                " turn was idle; turns; Followers face up, by kind; face down, by kind",
            ),
            Part("stock", len(FOLLOWERS), "by kind: Followers that can be recruited"),
            Part("shadows", len(FOLLOWERS), "by kind: Followers for this turn only"),
            Part("table", 4, "cards in the deck; turns; 1 if it may be proposed to stop; advanced"),
            Part("current", SEATS, "by seat: 1 if it is on turn"),
            Part("phase", len(PHASES), "gather, recruit, act, exchange"),
        )

    def write(self, buffer: bytearray, state: Any, seat: Seat) -> None:
        players = state.players
        count = len(players)
        owned = self._write_fields(buffer, state, seat)
        for card in players[seat].hand:
            buffer[HAND + INDEX[card]] += 1
        for card in state.discard:
            buffer[DISCARD + INDEX[card]] += 1
        for card in state.lying:
            buffer[LYING + INDEX[card]] += 1
        at = SITTING
        for i in range(count):
            other = (seat + i) % count
            player = players[other]
            if i:
                for card in player.known[seat]:
                    buffer[KNOWN + i * N + INDEX[card]] += 1
            buffer[at] = 1
            buffer[at + 1] = min(MOST, player.money)
            buffer[at + 2] = len(player.hand)
            buffer[at + 3] = owned[other]
            buffer[at + 4] = player.idle
            buffer[at + 5] = min(MOST, player.turns)
            at += 6
            for followers in (player.ready, player.spent):
                for kind in FOLLOWERS:
                    buffer[at] = followers[kind]
                    at += 1
        for i, kind in enumerate(FOLLOWERS):
            buffer[STOCK + i] = state.stock[kind]
            buffer[SHADOWS + i] = state.shadows[kind]
        buffer[TABLE] = len(state.deck)
        buffer[TABLE + 1] = min(MOST, state.turn)
        buffer[TABLE + 2] = state.may_stop
        buffer[TABLE + 3] = state.options.advanced
        buffer[WHOSE + (state.current - seat) % count] = 1
        buffer[PHASE + PHASES[state.shown_phase]] = 1

    def _write_fields(self, buffer: bytearray, state: Any, seat: Seat) -> list[int]:
        """Writes the fields. Returns the number of fields that each seat owns."""
        count = len(state.players)
        owned = [0] * count
        around = [state.around[(seat + i) % count] for i in range(count)]
        at = 0
        for number, field in enumerate(state.fields):
            buffer[at] = 1
            buffer[at + 1] = field.level
            buffer[at + 2] = field.flooded
            owner = field.owner
            if owner is not None:
                owned[owner] += 1
                buffer[at + 3] = field.support
                buffer[at + 4 + (owner - seat) % count] = 1
            if field.claim is not None:
                buffer[at + 4 + SEATS + (field.claim - seat) % count] = 1
            near = at + 4 + 2 * SEATS
            for i in range(count):
                points = around[i][number]
                if points:
                    buffer[near + i] = points
            at += OF_FIELD
        return owned

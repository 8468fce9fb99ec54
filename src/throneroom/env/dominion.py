"""Dominion in numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar

from throneroom.env.encoding import MOST, Encoding, Part
from throneroom.games.dominion.cards import CARDS, TREASURES, Card
from throneroom.games.dominion.state import Phase
from throneroom.games.dominion.view import coins, phase
from throneroom.kernel import Seat

N = len(CARDS)
PHASES = {phase: i for i, phase in enumerate(Phase)}
SEATS = 4
COUNTS = 5
"""The count of numbers for each player, apart from cards."""

# The indices at which the parts begin, in the order of `state_parts`:
SUPPLY, ON_OFFER, TRASH, HAND, IN_PLAY, ASIDE, OWNED = (N * i for i in range(7))
SITTING = OWNED + SEATS * N
TURN = SITTING + SEATS * COUNTS
WHOSE = TURN + 4
PHASE = WHOSE + SEATS


def _places(start: int) -> dict[Card, int]:
    return {card: start + i for i, card in enumerate(CARDS.values())}


IN_SUPPLY, IN_TRASH, IN_HAND = _places(SUPPLY), _places(TRASH), _places(HAND)
PLAYED, LAID_ASIDE = _places(IN_PLAY), _places(ASIDE)
OWNED_BY = [_places(OWNED + i * N) for i in range(SEATS)]


class DominionEncoding(Encoding):
    slug = "dominion"
    version = 2
    players = SEATS
    names = (
        *CARDS,
        *(f"play:{card.key}" for card in CARDS.values() if card in TREASURES),
        *("play_all", "end", "yes", "no", "keep", "discard"),
    )
    kinds = (
        *("action", "buy", "bureaucrat", "cellar", "chancellor", "chapel", "clean_up_top"),
        *("gain", "library", "militia", "mine_gain", "mine_trash", "moat"),
        *("remodel", "spy", "thief_take", "thief_trash", "throne_room"),
    )
    numbers = ("cost",)
    usual: ClassVar[Mapping[str, Any]] = {
        "auto_treasures": True,
        "count_discards": True,
        "count_decks": True,
    }

    def state_parts(self) -> Sequence[Part]:
        return (
            Part("supply", N, "by card: how many are left in the supply"),
            Part("on_offer", N, "by card: 1 if this game has it"),
            Part("trash", N, "by card: how many lie in the trash"),
            Part("hand", N, "by card: how many are in the seat's own hand"),
            Part("in_play", N, "by card: how many are in play"),
            Part("aside", N, "by card: how many are revealed or set aside"),
            Part("owned", SEATS * N, "by seat and card: how many the player owns altogether"),
            Part(
                "players",
                SEATS * COUNTS,
                "by seat: 1 if somebody sits there; cards in hand, deck and discard pile (0 where "
                "the table does not show them); turns",
            ),
            Part("turn", 4, "actions, buys, coins; 1 if something was bought"),
            Part("current", SEATS, "by seat: 1 if it is on turn"),
            Part("phase", len(PHASES), "action, buy, clean-up, as the seat knows it"),
        )

    def write(self, buffer: bytearray, state: Any, seat: Seat) -> None:
        """Called at every step of training, and therefore written for speed."""
        players = state.players
        buffer[:TRASH] = _offer(tuple(state.supply))
        for card, left in state.supply.items():
            buffer[IN_SUPPLY[card]] = left
        for card in state.trash:
            buffer[IN_TRASH[card]] += 1
        for card in players[seat].hand:
            buffer[IN_HAND[card]] += 1
        for card in players[state.current].play:
            buffer[PLAYED[card]] += 1
        count = len(players)
        count_decks, count_discards = state.options.count_decks, state.options.count_discards
        at = SITTING
        for i in range(count):
            player = players[seat + i - count]
            place = OWNED_BY[i]
            for card, owned in player.counts.items():
                buffer[place[card]] = owned
            for card in player.aside:
                buffer[LAID_ASIDE[card]] += 1
            buffer[at : at + COUNTS] = bytes(
                (
                    1,
                    len(player.hand),
                    len(player.deck) if count_decks or not i else 0,
                    len(player.discard) if count_discards else 0,
                    min(MOST, player.turns),
                )
            )
            at += COUNTS
        buffer[TURN:WHOSE] = bytes(
            (
                min(MOST, state.actions),
                min(MOST, state.buys),
                min(MOST, coins(state, seat)),
                state.bought,
            )
        )
        buffer[WHOSE + (state.current - seat) % count] = 1
        buffer[PHASE + PHASES[phase(state, seat)]] = 1


@lru_cache(maxsize=64)
def _offer(cards: tuple[Card, ...]) -> bytes:
    """The first two parts, with the supply still empty."""
    return bytes(N) + bytes(card in cards for card in CARDS.values())

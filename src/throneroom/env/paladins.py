"""Paladins of the West Kingdom in numbers."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, ClassVar

from throneroom.env.encoding import MOST, Encoding, Part
from throneroom.games.west_kingdom.paladins.cards import (
    ACTIONS,
    FAVOUR_ROUNDS,
    FAVOURS,
    LOCATIONS,
    MODES,
    ORDERS,
    OUTSIDERS,
    PALADINS,
    RIGHT,
    SPOTS,
    SUSPICION,
    TAVERN,
    TOWNSFOLK,
    WALLS,
)
from throneroom.games.west_kingdom.paladins.rewards import ATTRIBUTES, Pick
from throneroom.games.west_kingdom.paladins.state import Phase
from throneroom.games.west_kingdom.paladins.workers import KINDS
from throneroom.kernel import Reference, Seat

SEATS = 4
K, A = len(KINDS), len(ACTIONS)
COUNTS = 15
OF_PLAYER = (
    COUNTS
    + K
    + len(SUSPICION)
    + A * K
    + len(RIGHT)
    + len(SPOTS)
    + len(TOWNSFOLK)
    + len(WALLS)
    + 2 * len(OUTSIDERS)
    + 2 * len(PALADINS)
)
PHASES = {phase: i for i, phase in enumerate(Phase)}
ACTING = {key: i for i, key in enumerate((*MODES, *FAVOURS))}


def _index(table: dict[str, Any]) -> dict[Reference, int]:
    return {thing: i for i, thing in enumerate(table.values())}


TOWNSFOLK_INDEX = _index(TOWNSFOLK)
PALADIN_INDEX = _index(PALADINS)
OUTSIDER_INDEX = _index(OUTSIDERS)
WALL_INDEX = _index(WALLS)
TAVERN_INDEX = _index(TAVERN)
ORDER_INDEX = _index(ORDERS)
FAVOUR_INDEX = _index(FAVOURS)
SUSPICION_INDEX = _index(SUSPICION)

# The indices at which the parts begin, in the order of `state_parts`:
HAND = SEATS * OF_PLAYER
CHOSEN = HAND + len(PALADINS)
TOP = CHOSEN + len(PALADINS)
UNDER = TOP + len(PALADINS)
ROW = UNDER + len(PALADINS)
OUTSIDER_ROW = ROW + len(TOWNSFOLK)
MAP = OUTSIDER_ROW + len(OUTSIDERS)
TAVERN_AT = MAP + 2 * SEATS * len(LOCATIONS)
ORDERS_AT = TAVERN_AT + len(TAVERN)
FAVOURS_AT = ORDERS_AT + len(ORDERS)
FAVOURS_USED = FAVOURS_AT + len(FAVOURS)
TABLE = FAVOURS_USED + len(FAVOUR_ROUNDS)
ACTING_AT = TABLE + 8
WHOSE = ACTING_AT + len(ACTING)
PHASE = WHOSE + 2 * SEATS


class PaladinsEncoding(Encoding):
    slug = "paladins"
    version = 1
    players = SEATS
    names = tuple(
        dict.fromkeys(
            (
                *ACTIONS,
                *MODES,
                *LOCATIONS,
                *SPOTS,
                *TOWNSFOLK,
                *PALADINS,
                *OUTSIDERS,
                *FAVOURS,
                *TAVERN,
                *KINDS,
                *(part for key in Pick.table for part in re.split("[:-]", key)),
                *("debt", "pass", "stop", "yes", "no"),
            )
        )
    )
    kinds: ClassVar[tuple[str, ...]] = (
        *("first_townsfolk", "paladin", "tavern", "turn", "crew", "pick", "keep"),
        *("develop", "dismiss", "hire", "pray", "commission", "garrison", "absolve", "attack"),
        *("convert", "free_pray", "free_hire", "free_develop", "discard_suspicion", "pay_debt"),
    )
    compound = re.compile("[:-]")

    def state_parts(self) -> Sequence[Part]:
        return (
            Part(
                "players",
                SEATS * OF_PLAYER,
                "by seat: 1 if somebody sits there; silver; provisions; faith, strength and"
                " influence on the tracks, then with the paladin; unpaid and paid debts; monks;"
                " outposts; paladins in the deck; 1 if the seat has passed; workers by kind;"
                " suspicion cards by tax; by action and kind: workers that stand there; by action"
                " of the right half: workshops; by spot: jars; townsfolk hired, their order from"
                " 1; walls; outsiders attacked; outsiders converted; the paladin in play; paladins"
                " played before",
            ),
            Part("hand", len(PALADINS), "by paladin: 1 if it is in the own hand"),
            Part("chosen", len(PALADINS), "by paladin: 1 if the seat has chosen it secretly"),
            Part("top", len(PALADINS), "by paladin: 1 if the seat has put it on top of its deck"),
            Part(
                "under",
                len(PALADINS),
                "by paladin: its place from the bottom of the own deck, from 1, where the seat has"
                " put it there",
            ),
            Part("row", len(TOWNSFOLK), "by townsfolk: its slot in the row, from 1"),
            Part("outsiders", len(OUTSIDERS), "by outsider: its slot in the row, from 1"),
            Part(
                "map",
                2 * SEATS * len(LOCATIONS),
                "by location and seat: 1 if its monk, then 1 if its outpost stands there",
            ),
            Part("tavern", len(TAVERN), "by tavern card: 1 if it lies open"),
            Part("orders", len(ORDERS), "by king's order: its slot, from 1, once revealed"),
            Part("favours", len(FAVOURS), "by king's favour: its slot, from 1, once revealed"),
            Part("favours_used", len(FAVOUR_ROUNDS), "by slot: 1 if a worker stands there"),
            Part(
                "table",
                8,
                "round; tax supply; walls, suspicion cards, townsfolk, outsiders and tavern cards"
                " in their decks; players",
            ),
            Part("acting", len(ACTING), "by action and favour: 1 if it is being carried out"),
            Part("current", SEATS, "by seat: 1 if it is on turn"),
            Part("first", SEATS, "by seat: 1 if it began this round"),
            Part("phase", len(PHASES), ", ".join(PHASES)),
        )

    def write(self, buffer: bytearray, state: Any, seat: Seat) -> None:
        count = len(state.players)
        for i in range(count):
            self._write_player(buffer, state.players[(seat + i) % count], i * OF_PLAYER)
        self._write_own(buffer, state.players[seat])
        for slot, card in enumerate(state.row, 1):
            if card is not None:
                buffer[ROW + TOWNSFOLK_INDEX[card]] = slot
        for slot, card in enumerate(state.outsider_row, 1):
            if card is not None:
                buffer[OUTSIDER_ROW + OUTSIDER_INDEX[card]] = slot
        for place, piece in enumerate(state.pieces):
            if piece is not None:
                at = MAP + 2 * (place * SEATS + (piece.seat - seat) % count)
                buffer[at + (not piece.monk)] = 1
        for card in state.tavern:
            buffer[TAVERN_AT + TAVERN_INDEX[card]] = 1
        for slot, card in enumerate(state.orders[: state.open_orders], 1):
            if card in ORDER_INDEX:
                buffer[ORDERS_AT + ORDER_INDEX[card]] = slot
        for slot, card in enumerate(state.favours[: state.open_favours], 1):
            buffer[FAVOURS_AT + FAVOUR_INDEX[card]] = slot
        for slot, crew in enumerate(state.favour_crews):
            buffer[FAVOURS_USED + slot] = crew is not None
        self._write_table(buffer, state)
        for i, whose in enumerate((state.current, state.first)):
            buffer[WHOSE + i * SEATS + (whose - seat) % count] = 1
        buffer[PHASE + PHASES[state.phase]] = 1

    def _write_own(self, buffer: bytearray, player: Any) -> None:
        """Writes the paladins that only their owner knows."""
        for card in player.hand:
            buffer[HAND + PALADIN_INDEX[card]] = 1
        for card in player.chosen:
            buffer[CHOSEN + PALADIN_INDEX[card]] = 1
        if player.top_known and player.deck:
            buffer[TOP + PALADIN_INDEX[player.deck[-1]]] = 1
        for place, card in enumerate(player.deck[: player.under], 1):
            buffer[UNDER + PALADIN_INDEX[card]] = place

    def _write_table(self, buffer: bytearray, state: Any) -> None:
        decks = (
            *(state.walls, state.suspicion, state.townsfolk, state.outsiders, state.tavern_deck),
        )
        buffer[TABLE:ACTING_AT] = bytes(
            (state.round, state.tax, *map(len, decks), len(state.players))
        )
        if state.acting in ACTING:
            buffer[ACTING_AT + ACTING[state.acting]] = 1

    def _write_player(self, buffer: bytearray, player: Any, at: int) -> None:
        tracks = [getattr(player, name) for name in ATTRIBUTES]
        values = [player.value(name) for name in ATTRIBUTES]
        numbers = (
            *(1, player.silver, player.provisions, *tracks, *values, player.unpaid, player.paid),
            *(player.monks, player.outposts, len(player.deck), player.passed),
        )
        buffer[at : at + COUNTS] = bytes([min(MOST, n) for n in numbers])
        at += COUNTS
        buffer[at : at + K] = bytes([min(MOST, n) for n in player.pool])
        at += K
        for card in player.suspicion:
            buffer[at + SUSPICION_INDEX[card]] += 1
        at += len(SUSPICION)
        for action, crew in enumerate(player.placed[:A]):
            if crew is not None:
                buffer[at + action * K : at + (action + 1) * K] = bytes(crew.pool)
        at += A * K
        for numbers in (player.covered, player.spots):
            buffer[at : at + len(numbers)] = bytes(numbers)
            at += len(numbers)
        for order, card in enumerate(player.townsfolk, 1):
            if card in TOWNSFOLK_INDEX:
                buffer[at + TOWNSFOLK_INDEX[card]] = order
        at += len(TOWNSFOLK)
        for card in player.walls:
            buffer[at + WALL_INDEX[card]] += 1
        at += len(WALLS)
        for cards in (player.attacked, player.converted):
            for card in cards:
                buffer[at + OUTSIDER_INDEX[card]] = 1
            at += len(OUTSIDERS)
        if player.paladin is not None:
            buffer[at + PALADIN_INDEX[player.paladin]] = 1
        at += len(PALADINS)
        for card in player.played:
            buffer[at + PALADIN_INDEX[card]] = 1

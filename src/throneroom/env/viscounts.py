"""Viscounts of the West Kingdom in numbers."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from throneroom.env.encoding import MOST, Encoding, Part
from throneroom.games.west_kingdom.viscounts.cards import (
    ACTIONS,
    BONUSES,
    BUILDINGS,
    MANUSCRIPTS,
    PLAYER_CARDS,
    SECTIONS,
    SLOTS,
    TOWNSFOLK,
)
from throneroom.games.west_kingdom.viscounts.ring import SEGMENTS, SPACES, SPOTS, Link
from throneroom.games.west_kingdom.viscounts.schemes import RIVALS, SCHEMES
from throneroom.games.west_kingdom.viscounts.state import Phase
from throneroom.games.west_kingdom.viscounts.steps import RESOURCES, Branch
from throneroom.games.west_kingdom.viscounts.verbs import Arrangement
from throneroom.games.west_kingdom.viscounts.words import SECTIONS_OF_RULES
from throneroom.kernel import Reference, Seat

SEATS = 4
PILES = len(SEGMENTS)
TIMES = 60
"""The most exchanges in a trade."""
PAID = {"silver": 16, "ink": 8, "stone": 8, "gold": 8}
"""The most of each good that an action costs."""

COUNTED = (
    *("silver", "ink", "stone", "gold", "unpaid", "paid", "acquired", "approved"),
    *("corruption", "virtue", "workers"),
)
COUNTS = len(COUNTED) + 4
CARDS = len(TOWNSFOLK)
OF_PLAYER = (
    COUNTS + len(SPACES) + 2 * CARDS + len(SLOTS) + len(BUILDINGS) + len(MANUSCRIPTS) + len(BONUSES)
)
PHASES = {phase: i for i, phase in enumerate(Phase)}


def _index(things: Iterable[Reference]) -> dict[Any, int]:
    return {thing: i for i, thing in enumerate(things)}


CARD = _index(TOWNSFOLK.values())
TILE = _index(MANUSCRIPTS.values())
SLOT = _index(SLOTS.values())
BUILDING = _index(BUILDINGS.values())
BONUS = _index(BONUSES.values())
PLAYER_CARD = _index(PLAYER_CARDS.values())
SCHEME = _index(SCHEMES.values())
RIVAL = _index(RIVALS.values())
ACTING = {key: i for i, key in enumerate(ACTIONS)}


class ViscountsEncoding(Encoding):
    slug = "viscounts"
    version = 1
    players = SEATS
    names = tuple(
        dict.fromkeys(
            (
                *(ACTIONS | SPACES | SLOTS | TOWNSFOLK | MANUSCRIPTS | PLAYER_CARDS),
                *(spot.key for spot in SPOTS),
                *(section.key for section in SECTIONS),
                *Link.table,
                *Arrangement.table,
                *(part for key in Branch.table for part in key.split("-")),
                *(str(n) for n in range(TIMES + 1)),
                *(f"{good}{n}" for good, most in PAID.items() for n in range(1, most + 1)),
                *RESOURCES,
                *("debt", "deed", "top", "pass", "stop", "yes", "no"),
            )
        )
    )
    # As in the other games of the family, a campaign is not part of what is learned.
    kinds = tuple(kind for kind, section in SECTIONS_OF_RULES.items() if section != "campaign")
    compound = re.compile("[:-]")

    def state_parts(self) -> Sequence[Part]:
        return (
            Part(
                "players",
                SEATS * OF_PLAYER,
                "by seat, the opponent of somebody who plays alone behind it: silver; ink; stone;"
                " gold; unpaid and paid debts; acquired and approved deeds; spaces of corruption"
                " and virtue; workers in the supply; workers in the third tier; cards in hand;"
                " cards in the draw pile; 1 if somebody sits there; by space: 1 if the viscount"
                " stands there; by townsfolk: the slot where it lies on the board, from 1; by"
                " townsfolk: 1 if it was discarded; by slot: 1 if it was built; by building: how"
                " many were built; by manuscript: 1 if taken; by cleric bonus: 1 if taken",
            ),
            Part("hand", CARDS, "by townsfolk: 1 if it is in the own hand"),
            Part("townsfolk", CARDS, "by townsfolk: the segment on which it lies open, from 1"),
            Part("townsfolk_left", PILES, "by segment: townsfolk in its pile"),
            Part("manuscripts", len(TILE), "by manuscript: the segment on which it lies open"),
            Part("manuscripts_left", PILES, "by segment: manuscripts in its pile"),
            Part("removed", CARDS, "by townsfolk: how many left the game"),
            Part(
                "spots",
                len(SPOTS) * SEATS * len(BUILDINGS),
                "by spot, seat and building: 1 if it stands there",
            ),
            Part("tier1", len(SECTIONS) * SEATS, "by section and seat: workers"),
            Part("tier2", len(SECTIONS) * SEATS, "by section and seat: workers"),
            Part("leader", SEATS, "by seat: 1 if it is Castle Leader"),
            Part("bonuses", len(BONUSES), "by cleric bonus: 1 if nobody has it"),
            Part("ring", PILES, "by segment: its place in the ring, from 1"),
            Part(
                "table",
                9,
                "the castle's turn; 1 on side B; debts and deeds above their end cards; 1 if"
                " Poverty, 1 if Prosperity was revealed; round; last round; players",
            ),
            Part("played", CARDS, "by townsfolk: 1 if it was played in this turn"),
            Part("dismissed", CARDS, "by townsfolk: 1 if it was dismissed for this action"),
            Part("acting", len(ACTIONS), "by action: 1 if it is being carried out"),
            Part("player_cards", len(PLAYER_CARDS), "by player card: the pair it lies in"),
            Part("heroes", CARDS, "by townsfolk: the pair it lies in, from 1"),
            Part("rivals", len(RIVALS), "by opponent: 1 if it is met"),
            Part("schemes", len(SCHEMES), "by scheme: the slot where it lies, from 1"),
            Part("schemes_out", len(SCHEMES), "by scheme: 1 if it was discarded"),
            Part("schemes_left", 2, "schemes in the opponent's deck; future schemes"),
            Part("current", SEATS, "by seat: 1 if it is on turn"),
            Part("first", SEATS, "by seat: 1 if it began the game"),
            Part("seat", SEATS, "by number at the table: 1 for the own seat"),
            Part("phase", len(PHASES), ", ".join(PHASES)),
        )

    def write(self, buffer: bytearray, state: Any, seat: Seat) -> None:
        at = self.places
        count = len(state.players)
        for i in range(count):
            whose = (seat + i) % count
            self._write_player(buffer, state, whose, i * OF_PLAYER)
        _mark(buffer, at["hand"], CARD, state.players[seat].hand)
        self._write_piles(buffer, state)
        for spot, piece in enumerate(state.spots):
            if piece is not None:
                owner = (piece.seat - seat) % count
                place = (spot * SEATS + owner) * len(BUILDINGS) + BUILDING[piece.building]
                buffer[at["spots"] + place] = 1
        for name in ("tier1", "tier2"):
            for i, workers in enumerate(getattr(state, name)):
                section, owner = divmod(i, count)
                buffer[at[name] + section * SEATS + (owner - seat) % count] = workers
        if state.leader is not None:
            buffer[at["leader"] + (state.leader - seat) % count] = 1
        self._write_table(buffer, state)
        self._write_rival(buffer, state)
        for name, whose in (("current", state.current), ("first", state.first)):
            buffer[at[name] + (whose - seat) % count] = 1
        buffer[at["seat"] + seat] = 1
        buffer[at["phase"] + PHASES[state.phase]] = 1

    def _write_player(self, buffer: bytearray, state: Any, seat: Seat, at: int) -> None:
        player = state.players[seat]
        numbers = [getattr(player, name) for name in COUNTED]
        numbers += [state.tier3[seat], len(player.hand), len(player.draw), 1]
        buffer[at : at + COUNTS] = bytes([min(MOST, n) for n in numbers])
        at += COUNTS
        if player.space is not None:
            buffer[at + player.space.number] = 1
        at += len(SPACES)
        for slot, card in enumerate(player.board, 1):
            if card is not None:
                buffer[at + CARD[card]] = slot
        at += CARDS
        _mark(buffer, at, CARD, player.discard)
        at += CARDS
        for slot in player.built:
            if slot in SLOT:
                buffer[at + SLOT[slot]] = 1
            buffer[at + len(SLOTS) + BUILDING[slot.building]] += 1
        at += len(SLOTS) + len(BUILDINGS)
        _mark(buffer, at, TILE, player.manuscripts)
        at += len(TILE)
        _mark(buffer, at, BONUS, player.bonuses)

    def _write_piles(self, buffer: bytearray, state: Any) -> None:
        at = self.places
        for i, pile in enumerate(state.piles):
            buffer[at["townsfolk_left"] + i] = len(pile)
            if pile:
                buffer[at["townsfolk"] + CARD[pile[-1]]] = i + 1
        for i, pile in enumerate(state.tiles):
            buffer[at["manuscripts_left"] + i] = len(pile)
            if pile:
                buffer[at["manuscripts"] + TILE[pile[-1]]] = i + 1
        for card in state.removed:
            buffer[at["removed"] + CARD[card]] += 1

    def _write_table(self, buffer: bytearray, state: Any) -> None:
        at = self.places
        _mark(buffer, at["bonuses"], BONUS, state.bonuses)
        for place, segment in enumerate(state.order, 1):
            buffer[at["ring"] + segment.number] = place
        numbers = (
            *(state.castle_turn, state.side == "b", state.debts_left, state.deeds_left),
            *(state.poverty, state.prosperity, state.round, state.last_round),
            len(state.players),
        )
        start = at["table"]
        buffer[start : start + len(numbers)] = bytes([min(MOST, int(n)) for n in numbers])
        for name in ("played", "dismissed"):
            card = getattr(state, name)
            if card is not None:
                buffer[at[name] + CARD[card]] = 1
        if state.acting:
            buffer[at["acting"] + ACTING[state.acting]] = 1
        for pair, (card, hero) in enumerate(state.pairs, 1):
            buffer[at["player_cards"] + PLAYER_CARD[card]] = pair
            buffer[at["heroes"] + CARD[hero]] = pair

    def _write_rival(self, buffer: bytearray, state: Any) -> None:
        at, rival = self.places, state.rival
        if rival is None:
            return
        buffer[at["rivals"] + RIVAL[rival.board]] = 1
        for slot, scheme in enumerate(rival.schemes, 1):
            if scheme is not None:
                buffer[at["schemes"] + SCHEME[scheme]] = slot
        _mark(buffer, at["schemes_out"], SCHEME, rival.discard)
        start = at["schemes_left"]
        buffer[start : start + 2] = bytes((len(rival.draw), len(rival.future)))


def _mark(buffer: bytearray, at: int, index: dict[Any, int], things: Iterable[Any]) -> None:
    for thing in things:
        buffer[at + index[thing]] = 1

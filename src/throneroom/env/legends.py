"""Eight-Minute Empire: Legends in numbers."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from throneroom.env.encoding import MOST, Encoding, Part
from throneroom.games.legends.cards import CARDS, LEADERS, TOKENS, Action
from throneroom.games.legends.state import Phase
from throneroom.games.legends.tiles import LAYOUTS, REGIONS, SIDES
from throneroom.kernel import Seat

SEATS = 4
NUMBERS = 40
"""The count of named numbers: bids, seats, quarter turns."""
C, L, T = len(CARDS), len(LEADERS), len(TOKENS)
SLOTS = tuple(dict.fromkeys(slot for layout in LAYOUTS.values() for slot in layout.slots))
FACE_DOWN = T
OF_REGION = 4 + 2 * SEATS + T + 1
COUNTS = 6
OF_PLAYER = COUNTS + C + L + T
PHASES = {phase: i for i, phase in enumerate(Phase)}

CARD_INDEX = {card: i for i, card in enumerate(CARDS.values())}
LEADER_INDEX = {leader: i for i, leader in enumerate(LEADERS.values())}
TOKEN_INDEX = {token: i for i, token in enumerate(TOKENS.values())}
REGION_INDEX = {region: i for i, region in enumerate(REGIONS.values())}
SIDE_INDEX = {side: i for i, side in enumerate(SIDES.values())}
SLOT_INDEX = {slot: i for i, slot in enumerate(SLOTS)}

# The indices at which the parts begin, in the order of `state_parts`:
TILES = len(REGIONS) * OF_REGION
SITTING = TILES + 2 * len(SIDES)
ROW = SITTING + SEATS * OF_PLAYER
TO_LAY = ROW + C
TABLE = TO_LAY + T + 1
WHOSE = TABLE + 8
PHASE = WHOSE + 3 * SEATS


class LegendsEncoding(Encoding):
    slug = "legends"
    version = 1
    players = SEATS
    names = (
        *CARDS,
        *REGIONS,
        *SIDES,
        *SLOTS,
        *TOKENS,
        *dict.fromkeys(action.type for action in Action.table.values()),
        *map(str, range(NUMBERS)),
        *("magic_gates", "face_down", "neutral", "take_up", "by_chance", "ready"),
        *("stop", "nothing", "end", "yes", "no"),
    )
    kinds = (
        *("lay", "start", "events", "token", "face_down", "ready", "outpost", "neutral", "bid"),
        *("first", "take", "choose", "recruit", "march", "city", "destroy", "loot", "end_turn"),
        *("peek", "extra"),
    )
    numbers = ("left", "total", "sea")
    compound = re.compile("[:>]")

    def state_parts(self) -> Sequence[Part]:
        return (
            Part(
                "regions",
                TILES,
                "by region: 1 if it lies on the table, 1 if it is the start, 1 if it is the"
                " outpost, neutral armies; by seat: armies; by seat: cities; by token: 1 if it lies"
                " there (the last: face down)",
            ),
            Part("tiles", 2 * len(SIDES), "by side of a tile: its slot, from 1; quarters turned"),
            Part(
                "players",
                SEATS * OF_PLAYER,
                "by seat: 1 if somebody sits there; coins; armies and cities in reserve; captured"
                " cubes; 0 (bids are made at the same time); cards; leader; tokens",
            ),
            Part("row", C, "by card: its place in the market, from 1"),
            Part("to_lay", T + 1, "by token: how many are still to be laid (the last: face down)"),
            Part(
                "table",
                8,
                "cards in the deck; round; rounds; game; neutral armies to place; what is left of"
                " the action and its total; 0",
            ),
            Part("current", SEATS, "by seat: 1 if it is on turn"),
            Part("first", SEATS, "by seat: 1 if it goes first"),
            Part("builder", SEATS, "by seat: 1 if it sets up the board"),
            Part("phase", len(PHASES), ", ".join(PHASES)),
        )

    def write(self, buffer: bytearray, state: Any, seat: Seat) -> None:
        count = len(state.players)
        self._write_regions(buffer, state, seat)
        for slot, tile in state.tiles.items():
            at = TILES + 2 * SIDE_INDEX[tile.side]
            buffer[at] = SLOT_INDEX[slot] + 1
            buffer[at + 1] = tile.rotation
        for i in range(count):
            self._write_player(buffer, state, (seat + i) % count, SITTING + i * OF_PLAYER)
        for place, card in enumerate(state.row, start=1):
            buffer[ROW + CARD_INDEX[card]] = place
        for token in state.to_lay:
            buffer[TO_LAY + (FACE_DOWN if state.covered(token) else TOKEN_INDEX[token])] += 1
        acting = state.acting
        buffer[TABLE : TABLE + 7] = bytes(
            (
                len(state.deck),
                state.round,
                state.cards_to_collect,
                state.game,
                state.neutrals_left,
                max(0, acting.left) if acting else 0,
                acting.total if acting else 0,
            )
        )
        for i, whose in enumerate((state.current, state.first, state.builder)):
            buffer[WHOSE + i * SEATS + (whose - seat) % count] = 1
        buffer[PHASE + PHASES[state.phase]] = 1

    def _write_regions(self, buffer: bytearray, state: Any, seat: Seat) -> None:
        for region in state.board.regions:
            at = REGION_INDEX[region] * OF_REGION
            buffer[at] = 1
            buffer[at + 3] = state.neutral.get(region, 0)
        for i, region in ((1, state.start), (2, state.outpost)):
            if region is not None:
                buffer[REGION_INDEX[region] * OF_REGION + i] = 1
        count = len(state.players)
        for other, player in enumerate(state.players):
            place = 4 + (other - seat) % count
            for region, armies in player.armies.items():
                buffer[REGION_INDEX[region] * OF_REGION + place] = armies
            for region, cities in player.cities.items():
                buffer[REGION_INDEX[region] * OF_REGION + place + SEATS] = cities
        there = {region: TOKEN_INDEX[token] for region, token in state.tokens.items()}
        for region, slot in state.face_down.items():
            there[region] = TOKEN_INDEX[slot.thing] if slot.is_known_to(seat) else FACE_DOWN
        for region, what in there.items():
            buffer[REGION_INDEX[region] * OF_REGION + 4 + 2 * SEATS + what] = 1

    def _write_player(self, buffer: bytearray, state: Any, seat: Seat, at: int) -> None:
        player = state.players[seat]
        buffer[at] = 1
        buffer[at + 1] = min(MOST, player.coins)
        buffer[at + 2] = player.reserve
        buffer[at + 3] = player.cities_left
        buffer[at + 4] = player.captured
        at += COUNTS
        for card in player.cards:
            buffer[at + CARD_INDEX[card]] += 1
        if player.leader is not None:
            buffer[at + C + LEADER_INDEX[player.leader]] = 1
        for token in player.tokens:
            buffer[at + C + L + TOKEN_INDEX[token]] += 1

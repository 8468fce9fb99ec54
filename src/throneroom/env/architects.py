"""Architects of the West Kingdom in numbers."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, ClassVar

from throneroom.env.encoding import MOST, Encoding, Part
from throneroom.games.west_kingdom.architects.cards import (
    APPRENTICES,
    BOARDS,
    BUILDINGS,
    COLUMNS,
    GOODS,
    LOCATIONS,
    MARKET,
    OPEN,
    ROWS,
)
from throneroom.games.west_kingdom.architects.state import Phase
from throneroom.games.west_kingdom.effects import Branch
from throneroom.kernel import Seat

SEATS = 5
LARGEST = 8
"""The most goods of one kind in a payment, and the most workers released at once."""
A, B, C = len(APPRENTICES), len(BUILDINGS), len(BOARDS)
COUNTS = 14
OF_PLAYER = COUNTS + len(OPEN) + SEATS + A + B + C
PHASES = {phase: i for i, phase in enumerate(Phase)}

APPRENTICE_INDEX = {card: i for i, card in enumerate(APPRENTICES.values())}
BUILDING_INDEX = {card: i for i, card in enumerate(BUILDINGS.values())}
BOARD_INDEX = {board: i for i, board in enumerate(BOARDS.values())}
PLACE_INDEX = {place: i for i, place in enumerate(LOCATIONS.values())}

# The indices at which the parts begin, in the order of `state_parts`:
HAND = SEATS * OF_PLAYER
PACKET = HAND + B
ROW = PACKET + B
PLACES = ROWS * COLUMNS
COINS = ROW + A
MARKET_AT = COINS + PLACES
OFFERS = MARKET_AT + len(MARKET) * SEATS
GUILDHALL = OFFERS + 2 * len(GOODS)
TABLE = GUILDHALL + SEATS
ACTING = TABLE + 9
WHOSE = ACTING + len(LOCATIONS) + 3
PHASE = WHOSE + 2 * SEATS


def is_overlay(branch: Branch) -> bool:
    """Whether only a scenario offers this branch."""
    return branch.owner.startswith("overlay_")


class ArchitectsEncoding(Encoding):
    slug = "architects"
    version = 1
    players = SEATS
    names = (
        *LOCATIONS,
        *APPRENTICES,
        *BUILDINGS,
        *BOARDS,
        *dict.fromkeys(branch.name for branch in Branch.table.values() if not is_overlay(branch)),
        *(f"{item}{n}" for item in (*GOODS, "card") for n in range(1, LARGEST + 1)),
        *map(str, range(LARGEST + 1)),
        *("prison", "board", "trade", "stop", "yes", "no", "nothing"),
    )
    kinds: ClassVar[tuple[str, ...]] = (
        *("board", "first_apprentice", "draft", "place", "recall", "choose", "storehouse"),
        *("guardhouse", "capture", "hire", "dismiss", "keep", "guildhall", "pay", "pay_cards"),
        *("give_card", "may", "destroy_debt", "instead_of_debt", "instead_of_virtue", "release"),
        *("ability", "discard", "end_order"),
    )
    numbers = ("left", "most", "n")
    compound = re.compile("[:-]")

    def state_parts(self) -> Sequence[Part]:
        return (
            Part(
                "players",
                SEATS * OF_PLAYER,
                "by seat: 1 if somebody sits there; free workers; workers in prison; goods in the"
                " order clay, wood, stone, gold, marble; silver; virtue; unpaid and paid debts;"
                " Cathedral level; cards in hand; by open location: workers; by seat: captured"
                " workers; apprentices; buildings; board",
            ),
            Part("hand", B, "by building: 1 if it is in the own hand"),
            Part("packet", B, "by building: 1 if it is among the cards to choose from"),
            Part("row", A, "by apprentice: its place in the rows, from 1"),
            Part("coins", PLACES, "by place in the rows: silver on the card"),
            Part("market", len(MARKET) * SEATS, "by space and seat: 1 if its worker stands there"),
            Part("offers", 2 * len(GOODS), "goods of the small and of the large offer"),
            Part("guildhall", SEATS, "by seat: workers in the Guildhall"),
            Part(
                "table",
                9,
                "spaces of the Guildhall; taxes; building cards, apprentices and rewards left;"
                " market cards in the pile; turns left once the Guildhall is full, from 1; round;"
                " players",
            ),
            Part(
                "acting",
                len(LOCATIONS) + 3,
                "by location: 1 if the action is there; workers; actions done; 1 if the black"
                " market is reset",
            ),
            Part("current", SEATS, "by seat: 1 if it is on turn"),
            Part("first", SEATS, "by seat: 1 if it went first"),
            Part("phase", len(PHASES), ", ".join(PHASES)),
        )

    def place_of(self, owner: Seat, seat: Seat, count: int) -> int:
        """The owner of workers, counted from the observing seat."""
        return (owner - seat) % count

    def write(self, buffer: bytearray, state: Any, seat: Seat) -> None:
        count = len(state.players)
        for i in range(count):
            self._write_player(buffer, state, seat, (seat + i) % count, i * OF_PLAYER)
        for card in state.players[seat].hand:
            buffer[HAND + BUILDING_INDEX[card]] = 1
        shown = state.packets[seat] if state.packets else state.drawn
        for card in shown if state.packets or seat == state.current else ():
            buffer[PACKET + BUILDING_INDEX[card]] = 1
        for r, row in enumerate(state.rows):
            for c, card in enumerate(row):
                if card is not None:
                    buffer[ROW + APPRENTICE_INDEX[card]] = 1 + r * COLUMNS + c
                buffer[COINS + r * COLUMNS + c] = min(MOST, state.coins[r][c])
        for space, owner in enumerate(state.market):
            if owner is not None:
                buffer[MARKET_AT + space * SEATS + self.place_of(owner, seat, count)] = 1
        for i, offer in enumerate((state.small_offer, state.large_offer)):
            for item, n in offer.items:
                buffer[OFFERS + i * len(GOODS) + GOODS.index(item)] = n
        for owner in state.guildhall:
            buffer[GUILDHALL + self.place_of(owner, seat, count)] += 1
        self._write_table(buffer, state)
        for i, whose in enumerate((state.current, state.first)):
            buffer[WHOSE + i * SEATS + (whose - seat) % count] = 1
        buffer[PHASE + PHASES[state.phase]] = 1

    def _write_table(self, buffer: bytearray, state: Any) -> None:
        left = 0 if state.turns_left is None else state.turns_left + 1
        buffer[TABLE:ACTING] = bytes(
            (
                state.spaces,
                min(MOST, state.tax),
                len(state.deck),
                len(state.apprentice_deck),
                len(state.rewards),
                len(state.pile),
                left,
                min(MOST, state.round),
                len(state.players),
            )
        )
        acting = state.acting
        if acting is not None:
            buffer[ACTING + PLACE_INDEX[acting.place]] = 1
            at = ACTING + len(LOCATIONS)
            buffer[at : at + 3] = bytes((acting.workers, acting.done, acting.reset))

    def _write_player(
        self, buffer: bytearray, state: Any, reader: Seat, seat: Seat, at: int
    ) -> None:
        player, count = state.players[seat], len(state.players)
        numbers = (
            *(1, player.free, player.prison, *player.goods, player.silver, player.virtue),
            *(player.unpaid, player.paid, player.level, len(player.hand)),
        )
        buffer[at : at + COUNTS] = bytes([min(MOST, n) for n in numbers])
        at += COUNTS
        buffer[at : at + len(OPEN)] = bytes(player.open)
        at += len(OPEN)
        for owner, workers in enumerate(player.captured):
            buffer[at + self.place_of(owner, reader, count)] = workers
        at += SEATS
        for card in player.apprentices:
            if card in APPRENTICE_INDEX:
                buffer[at + APPRENTICE_INDEX[card]] = 1
        for card in player.buildings:
            buffer[at + A + BUILDING_INDEX[card]] = 1
        if player.board is not None:
            buffer[at + A + B + BOARD_INDEX[player.board]] = 1

"""Paladins against the Overlord in numbers: those of Paladins, honour, and the threats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from throneroom.env.encoding import MOST, Part
from throneroom.env.paladins import SEATS, K, PaladinsEncoding
from throneroom.games.west_kingdom.paladins.cards import FAVOUR_ROUNDS
from throneroom.games.west_kingdom.tomesaga.paladins_coop.cards import (
    GROWTH,
    HONOUR,
    OVERLAYS,
    PENALTIES,
    STARTERS,
    TEAM_ORDERS,
    THREATS,
)
from throneroom.kernel import Seat

STARTER_INDEX = {card: i for i, card in enumerate(STARTERS.values())}
ORDER_INDEX = {card: i for i, card in enumerate(TEAM_ORDERS.values())}
THREAT_INDEX = {card: i for i, card in enumerate(THREATS.values())}
DIFFICULTIES = tuple(GROWTH)
DOING = (*OVERLAYS, *TEAM_ORDERS)
OF_MATE = 2 + K + len(STARTERS)
COUNTS = 4


class PaladinsCoopEncoding(PaladinsEncoding):
    slug = "paladins_coop"
    version = 1
    names = tuple(
        dict.fromkeys(
            (
                *PaladinsEncoding.names,
                *(HONOUR.key, *OVERLAYS, *STARTERS, *TEAM_ORDERS, *PENALTIES, "player"),
                *map(str, range(SEATS)),
            )
        )
    )
    kinds = (
        *PaladinsEncoding.kinds,
        *("starter", "receiver", "penalty", "lose_worker", "lose_workshop"),
    )

    def state_parts(self) -> Sequence[Part]:
        return (
            *super().state_parts(),
            Part(
                "mates",
                SEATS * OF_MATE,
                "by seat: honour; workshops lost; by kind: workers on the honour action; by"
                " starting townsfolk: 1 if the player has it",
            ),
            Part(
                "team_orders",
                len(TEAM_ORDERS),
                "by order: its slot, from 1, once revealed; 10 more once it is fulfilled",
            ),
            Part("favour_uses", len(FAVOUR_ROUNDS), "by slot: workers on the favour"),
            Part(
                "threats",
                len(THREATS),
                "by threat: its place, from 1, and 10 for each worker on it, once revealed",
            ),
            Part(
                "overlord",
                COUNTS + len(DIFFICULTIES),
                "his workers beside the board; outsiders dealt with in this round; outsiders"
                " required; cards resolved at the end of this round; by difficulty: 1 if it is"
                " played",
            ),
            Part("doing", len(DOING), "by overlay and order: 1 if it is being carried out"),
            Part("receiver", SEATS, "by seat: 1 if it gets what somebody else does"),
        )

    def write(self, buffer: bytearray, state: Any, seat: Seat) -> None:
        super().write(buffer, state, seat)
        at = sum([part.size for part in super().state_parts()])
        count = len(state.players)
        for i in range(count):
            self._write_mate(buffer, state.players[(seat + i) % count], at + i * OF_MATE)
        at += SEATS * OF_MATE
        done = state.team_orders
        for slot, card in enumerate(state.orders[: state.open_orders]):
            buffer[at + ORDER_INDEX[card]] = slot + 1 + 10 * (slot in done)
        at += len(TEAM_ORDERS)
        for slot, crews in enumerate(state.favour_stacks):
            buffer[at + slot] = min(MOST, len(crews))
        at += len(FAVOUR_ROUNDS)
        for place, card in enumerate(state.threats):
            if state.is_revealed(place):
                worth = place + 1 + 10 * state.overlords[place]
                buffer[at + THREAT_INDEX[card]] = min(MOST, worth)
        at += len(THREATS)
        numbers = (state.free, state.removed, state.required, state.resolved)
        buffer[at : at + COUNTS] = bytes([min(MOST, n) for n in numbers])
        at += COUNTS
        buffer[at + DIFFICULTIES.index(state.options.difficulty)] = 1
        at += len(DIFFICULTIES)
        if state.acting in DOING:
            buffer[at + DOING.index(state.acting)] = 1
        at += len(DOING)
        if state.receiver is not None:
            buffer[at + (state.receiver - seat) % count] = 1

    def _write_mate(self, buffer: bytearray, player: Any, at: int) -> None:
        buffer[at], buffer[at + 1] = player.honour, player.lost_workshops
        crew = player.placed[HONOUR.number]
        if crew is not None:
            buffer[at + 2 : at + 2 + K] = bytes(crew.pool)
        if player.starter is not None:
            buffer[at + 2 + K + STARTER_INDEX[player.starter]] = 1

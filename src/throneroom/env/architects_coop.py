"""Architects against the Overlord in numbers: those of Architects, and the Overlord's own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from throneroom.env.architects import SEATS, ArchitectsEncoding
from throneroom.env.encoding import MOST, Part
from throneroom.games.west_kingdom.architects.cards import OPEN
from throneroom.games.west_kingdom.tomesaga.architects_coop.cards import (
    DEMANDS,
    LEVELS,
    OVERLAYS,
    SCHEMES,
    SIDES,
)
from throneroom.games.west_kingdom.tomesaga.architects_coop.verbs import ITEMS
from throneroom.kernel import Seat

SCHEME_INDEX = {card: i for i, card in enumerate(SCHEMES.values())}
SIDE_INDEX = {side: i for i, side in enumerate(SIDES.values())}
DEMAND_INDEX = {demand: i for i, demand in enumerate(DEMANDS.values())}
OVERLORD = SEATS - 1
"""The Overlord's index among the owners: with four players at most, the fifth is free."""
COUNTS = 9


class ArchitectsCoopEncoding(ArchitectsEncoding):
    slug = "architects_coop"
    version = 1
    players = SEATS - 1
    names = (
        *ArchitectsEncoding.names,
        *(f"overlay_{place.key}" for place in OVERLAYS),
        *SIDES,
        *DEMANDS,
        *(item.key for item in ITEMS if item.key not in ArchitectsEncoding.names),
        *("offer", "player"),
    )
    kinds = (
        *ArchitectsEncoding.kinds,
        *("side", "put_back", "offer", "offer_item", "offer_card", "release_whose", "target"),
        "lose_worker",
    )

    def place_of(self, owner: Seat, seat: Seat, count: int) -> int:
        return OVERLORD if owner == count else super().place_of(owner, seat, count)

    def state_parts(self) -> Sequence[Part]:
        return (
            *super().state_parts(),
            Part(
                "overlord",
                COUNTS + len(OPEN),
                "free workers; workers in prison; cards in his deck; future schemes left; events"
                " left; demands that lie open; 1 on the red board; a tenth of the target; workers"
                " in the Guildhall; by open location: workers",
            ),
            Part("held", SEATS, "by seat: workers whom he holds"),
            Part("killed", SEATS, "by seat: workers out of the game"),
            Part("demands", len(DEMANDS), "by demand: 1 and what lies on it, where it lies open"),
            Part("discards", len(SCHEMES), "by scheme and event: 1 if it lies open"),
            Part("sides", SEATS * len(SIDES), "by seat and side: 1 if the player has it"),
        )

    def write(self, buffer: bytearray, state: Any, seat: Seat) -> None:
        super().write(buffer, state, seat)
        overlord, count = state.overlord, len(state.players)
        at = sum([part.size for part in super().state_parts()])
        numbers = (
            *(overlord.free, overlord.prison, len(overlord.schemes), len(overlord.future)),
            *(len(overlord.events), overlord.demands_up, state.options.difficulty == "hard"),
            *(state.target // 10, state.overlord_in_guildhall, *overlord.open),
        )
        buffer[at : at + COUNTS + len(OPEN)] = bytes([min(MOST, n) for n in numbers])
        at += COUNTS + len(OPEN)
        for owner in range(count):
            place = self.place_of(owner, seat, count)
            buffer[at + place] = overlord.captured[owner]
            buffer[at + SEATS + place] = overlord.killed[owner]
        at += 2 * SEATS
        for i in range(min(overlord.demands_up, len(LEVELS))):
            buffer[at + DEMAND_INDEX[overlord.demands[i]]] = 1 + overlord.given[i]
        at += len(DEMANDS)
        for card in (*overlord.discards, *overlord.events_past):
            buffer[at + SCHEME_INDEX[card]] = 1
        at += len(SCHEMES)
        for owner, player in enumerate(state.players):
            place = self.place_of(owner, seat, count)
            for card in player.apprentices:
                if card in SIDE_INDEX:
                    buffer[at + place * len(SIDES) + SIDE_INDEX[card]] = 1

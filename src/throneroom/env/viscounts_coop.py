"""Viscounts against the Overlord in numbers: those of Viscounts, and the Overlord's own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from throneroom.env.encoding import MOST, Part
from throneroom.env.viscounts import SEATS, ViscountsEncoding
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.cards import (
    REMINDERS,
    STARTING_WORKERS,
)
from throneroom.games.west_kingdom.viscounts.cards import SECTIONS
from throneroom.games.west_kingdom.viscounts.ring import SPACES
from throneroom.kernel import Seat

REMINDER = {card: i for i, card in enumerate(REMINDERS.values())}
COUNTS = 2


class ViscountsCoopEncoding(ViscountsEncoding):
    slug = "viscounts_coop"
    version = 1
    names = (*ViscountsEncoding.names, *REMINDERS, "overlord")
    kinds = (*ViscountsEncoding.kinds, "reminder", "upper", "send_home")

    def state_parts(self) -> Sequence[Part]:
        return (
            *super().state_parts(),
            Part("overlord", COUNTS, "workers in his supply; workers at the start"),
            Part("overlord_at", len(SPACES), "by space: 1 if the Overlord's piece stands there"),
            Part("overlord_roads", len(SPACES), "by space: workers of the Overlord"),
            Part("overlord_tier1", len(SECTIONS), "by section: workers of the Overlord"),
            Part("overlord_tier2", len(SECTIONS), "by section: workers of the Overlord"),
            Part("outposts", len(SPACES) * SEATS, "by space and seat: workers on the roads"),
            Part(
                "reminders",
                SEATS * len(REMINDERS),
                "by seat and reminder card: 1 if the player has it, 2 if it lies on top",
            ),
        )

    def write(self, buffer: bytearray, state: Any, seat: Seat) -> None:
        super().write(buffer, state, seat)
        at, overlord, count = self.places, state.overlord, len(state.players)
        start = at["overlord"]
        numbers = (overlord.supply, STARTING_WORKERS[state.options.difficulty])
        buffer[start : start + COUNTS] = bytes(numbers)
        if overlord.space is not None:
            buffer[at["overlord_at"] + overlord.space.number] = 1
        for name, counts in (
            ("overlord_roads", overlord.locations),
            ("overlord_tier1", overlord.tier1),
            ("overlord_tier2", overlord.tier2),
        ):
            start = at[name]
            buffer[start : start + len(counts)] = bytes([min(MOST, n) for n in counts])
        for i, workers in enumerate(state.outposts):
            space, owner = divmod(i, count)
            buffer[at["outposts"] + space * SEATS + (owner - seat) % count] = workers
        for owner, cards in enumerate(state.reminders):
            place = at["reminders"] + (owner - seat) % count * len(REMINDERS)
            for card in cards:
                buffer[place + REMINDER[card]] = 1 + (card is state.upper[owner])

"""The fields that every game's state has besides its own."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from throneroom.kernel.chance import Chance
from throneroom.kernel.decision import Seat
from throneroom.kernel.event import Event, Log
from throneroom.kernel.plain import Plain
from throneroom.kernel.shapes import unsaved


@dataclass(slots=True)
class State(Plain):
    """Base of a game's state; a game adds its own fields, in a dataclass with slots."""

    chance: Chance
    reveals: int = field(default=0, kw_only=True)
    """How many times somebody has learned something hidden. Undo never crosses such a moment."""

    options: Any = field(
        default=None, init=False, compare=False, repr=False, metadata=unsaved("self.options")
    )
    """What the table chose before the start: the game's own `Options`."""
    log: list[Event] | None = field(
        default=None, init=False, compare=False, repr=False, metadata=unsaved("None")
    )
    """The log of events; None where nobody listens, as in simulations."""

    def tell(self, event: Event) -> None:
        """Adds to the log, if there is one. Hot paths check `log` before they make an event."""
        if self.log is not None:
            self.log.append(event)

    def set_scene(self) -> None:
        """Keeps the table as it stands now, so that spectators and players can see it. Called
        between two steps of a turn that no seat takes, before the next step changes anything."""
        if isinstance(self.log, Log):
            self.log.keep(self.copy())

    def seats_from(self, first: Seat) -> tuple[Seat, ...]:
        """All seats in turn order, beginning with this one."""
        return _seats_from(self.options.players, first)

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats in turn order, beginning with the one to the left."""
        return _seats_from(self.options.players, seat)[1:]


@lru_cache(maxsize=256)
def _seats_from(players: int, first: Seat) -> tuple[Seat, ...]:
    return tuple([(first + i) % players for i in range(players)])

"""What every game's state has beside its own fields."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from throneroom.kernel.chance import Chance
from throneroom.kernel.event import Event
from throneroom.kernel.plain import Plain, unsaved


@dataclass(slots=True)
class State(Plain):
    """Base of a game's state; a game adds its own fields, in a dataclass with slots."""

    chance: Chance
    reveals: int = field(default=0, kw_only=True)
    """How often somebody learned something that was hidden from them. Undo never crosses that."""

    options: Any = field(
        default=None, init=False, compare=False, repr=False, metadata=unsaved("self.options")
    )
    """What the table chose before the start: the game's own `Options`."""
    log: list[Event] | None = field(
        default=None, init=False, compare=False, repr=False, metadata=unsaved("None")
    )
    """Where events are told; None where nobody listens, as in simulations."""

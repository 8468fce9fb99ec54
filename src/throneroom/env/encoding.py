"""How a game is written down in numbers: actions by name, observations part by part.

An encoding is fixed: whoever has learned from one can go on with it. Whatever would move or change
a number (another card, another part) makes it a new `version`.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, NamedTuple

from throneroom.kernel import DONE, Decision, Seat, ThroneroomError, key_of

MOST = 255
"""The highest number in an observation; what is more is shown as this."""


class NotEncoded(ThroneroomError):
    """Something that an encoding has no number for."""


class Part(NamedTuple):
    """A stretch of an observation."""

    name: str
    size: int
    about: str


class Encoding(ABC):
    """One game's. Seats in an observation are counted from the one that observes: 0 is itself, 1
    the next one clockwise."""

    slug: ClassVar[str]
    version: ClassVar[int]
    players: ClassVar[int]
    """The most there can be; places of those who are not there stay 0."""
    names: ClassVar[tuple[str, ...]]
    """The actions, but for the last one, "done"."""
    kinds: ClassVar[tuple[str, ...]]
    """What can be asked."""
    numbers: ClassVar[tuple[str, ...]] = ()
    """Facts of a question that are numbers."""
    compound: ClassVar[re.Pattern[str] | None] = None
    """What parts the key of an option that is chosen in several picks: "h1>h2" is h1, then h2."""
    usual: ClassVar[Mapping[str, Any]] = {}
    """Options that suit learning."""

    # Actions

    @cached_property
    def actions(self) -> tuple[str, ...]:
        return (*self.names, DONE.key)

    @cached_property
    def number(self) -> dict[str, int]:
        """The numbers of actions by name."""
        return {name: i for i, name in enumerate(self.actions)}

    @cached_property
    def codes(self) -> dict[Any, int]:
        """The numbers of options that are one pick; filled as they are met."""
        return {DONE: self.number[DONE.key]}

    def path(self, option: Any) -> tuple[int, ...]:
        """The picks that lead to an option. Raises `NotEncoded`."""
        key = key_of(option)
        parts = self.compound.split(key) if self.compound is not None else [key]
        try:
            return tuple([self.number[part] for part in parts])
        except KeyError as missing:
            raise NotEncoded(
                f"Version {self.version} of the encoding of {self.slug} has no action for"
                f" {missing} (of '{key}')."
            ) from None

    # Observations

    @abstractmethod
    def state_parts(self) -> Sequence[Part]:
        """What is written of the table."""

    @abstractmethod
    def write(self, buffer: bytearray, state: Any, seat: Seat) -> None:
        """Writes what the seat may know of the table to the beginning of the buffer."""

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """An observation from its beginning to its end."""
        return (*self.state_parts(), *self._question_parts())

    def _question_parts(self) -> Iterator[Part]:
        count = len(self.actions)
        yield Part("kind", len(self.kinds), "what is asked: " + ", ".join(self.kinds))
        yield Part("picked", count, "by action: how often it was picked for this answer so far")
        yield Part("shown", count, "by action: what the question is about (a card, a token)")
        yield Part("player", self.players, "by seat: whom the question is about")
        if self.numbers:
            yield Part("facts", len(self.numbers), ", ".join(self.numbers))

    @cached_property
    def size(self) -> int:
        return sum(part.size for part in self.parts)

    @cached_property
    def places(self) -> dict[str, int]:
        """Where each part begins."""
        places, at = {}, 0
        for part in self.parts:
            places[part.name] = at
            at += part.size
        return places

    @cached_property
    def _kind_places(self) -> dict[str, int]:
        start = self.places["kind"]
        return {kind: start + i for i, kind in enumerate(self.kinds)}

    def observe(
        self, state: Any, seat: Seat, decision: Decision | None, picked: Sequence[int]
    ) -> bytearray:
        """All that a seat may know; the question only if it is the seat's own."""
        buffer = bytearray(self.size)
        self.write(buffer, state, seat)
        if decision is None or decision.seat != seat:
            return buffer
        try:
            buffer[self._kind_places[decision.kind]] = 1
        except KeyError:
            raise NotEncoded(
                f"Version {self.version} of the encoding of {self.slug} does not know the"
                f" question '{decision.kind}'."
            ) from None
        if picked:
            start = self.places["picked"]
            for action in picked:
                buffer[start + action] += 1
        if decision.facts:
            self._write_facts(buffer, decision.facts, seat, state.options.players)
        return buffer

    def _write_facts(
        self, buffer: bytearray, facts: Mapping[str, Any], seat: Seat, players: int
    ) -> None:
        shown = self.places["shown"]
        for name, value in facts.items():
            if name == "player":
                buffer[self.places["player"] + (value - seat) % players] = 1
            elif name in self.numbers:
                at = self.places["facts"] + self.numbers.index(name)
                buffer[at] = min(MOST, max(0, int(value)))
            else:
                for one in value if isinstance(value, list | tuple) else (value,):
                    action = self.number.get(key_of(one))
                    if action is not None:
                        buffer[shown + action] += 1

"""Games in numbers: named actions, and observations made of parts.

An encoding is fixed, so that a trained network stays usable. Any change that moves or redefines a
number (another card, another part) needs a new `version`.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, NamedTuple

from throneroom.kernel import DONE, Decision, Seat, ThroneroomError, key_of

MOST = 255
"""The highest number in an observation; larger values appear as this."""


class NotEncoded(ThroneroomError):
    """An option or a question for which an encoding has no number."""


class Part(NamedTuple):
    """A section of an observation."""

    name: str
    size: int
    about: str


class Encoding(ABC):
    """The encoding of one game. Seats in an observation are counted from the observing one: 0 is
    that seat itself, 1 the next one clockwise."""

    slug: ClassVar[str]
    version: ClassVar[int]
    players: ClassVar[int]
    """Maximum number of players; the places of absent ones stay 0."""
    names: ClassVar[tuple[str, ...]]
    """The actions, without the last one, "done"."""
    kinds: ClassVar[tuple[str, ...]]
    """The kinds of decisions."""
    numbers: ClassVar[tuple[str, ...]] = ()
    """The names of decisions' facts that are numbers."""
    compound: ClassVar[re.Pattern[str] | None] = None
    """A pattern for the separator of picks in the key of an option: "h1>h2" is h1, then h2."""
    usual: ClassVar[Mapping[str, Any]] = {}
    """Default options of the game for learning."""

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
        """The numbers of options that take one pick; a cache that fills as options occur."""
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
        """The parts that describe the table."""

    @abstractmethod
    def write(self, buffer: bytearray, state: Any, seat: Seat) -> None:
        """Writes what the seat may know about the table to the beginning of the buffer."""

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """All parts of an observation, in order."""
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
        """The index at which each part begins."""
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
        """All that a seat may know, with the question only if it is the seat's own."""
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

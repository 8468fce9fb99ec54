"""A match in single picks, with actions and observations as numbers. All environments are built on
it, and it can be used by itself."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

import throneroom
from throneroom.env.encoding import Encoding
from throneroom.env.encodings import encoding as find_encoding
from throneroom.kernel import (
    Decision,
    IllegalAnswer,
    Match,
    Mind,
    Outcome,
    Picks,
    Seat,
    ask,
    key_of,
)

Numbers = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]

MAX_STEPS = 10_000
"""Maximum number of picks in a game. Untrained players might go on forever."""


class Table:
    """One game. `act` takes a number from `legal_actions()`, until `seat` is None."""

    __slots__ = (
        "_legal",
        "_picks",
        "_taken",
        "encoding",
        "match",
        "max_steps",
        "options",
        "steps",
    )

    def __init__(
        self, slug: str, *, seed: int | None = None, max_steps: int = MAX_STEPS, **options: Any
    ) -> None:
        self.encoding: Encoding = find_encoding(slug)
        self.options: dict[str, Any] = {**self.encoding.usual, **options}
        self.max_steps = max_steps
        self._legal: dict[int, Any] = {}
        """The picks that are possible now: options, or trees of options that take more picks."""
        self._picks: Picks | None = None
        self._taken: list[int] = []
        """The picks made so far for this answer."""
        self.reset(seed)

    @classmethod
    def of(cls, match: Match, *, max_steps: int = MAX_STEPS) -> Table:
        """A table in the position of a match: one that was loaded from a file, for example."""
        new = cls.__new__(cls)
        new.encoding = find_encoding(match.game.slug)
        new.options = msgspec.to_builtins(match.options)
        new.max_steps = max_steps
        new.match = match.clone()
        new._catch_up([], 0)
        return new

    def reset(self, seed: int | None = None) -> None:
        """Starts a new game; the same seed gives the same game."""
        seed = secrets.randbits(64) if seed is None else seed
        self.match = throneroom.new(self.encoding.slug, seed=seed, log=False, **self.options)
        self.steps = 0
        self._ask()

    # The question

    @property
    def actions(self) -> tuple[str, ...]:
        """The names of all actions."""
        return self.encoding.actions

    @property
    def players(self) -> int:
        players: int = self.match.options.players
        return players

    @property
    def seat(self) -> Seat | None:
        """The seat that is asked; None once the game is over or was cut off."""
        decision = self.match.decision
        return None if decision is None or self.truncated else decision.seat

    @property
    def truncated(self) -> bool:
        """Whether the game was cut off by `max_steps`."""
        return self.steps >= self.max_steps and self.match.decision is not None

    @property
    def outcome(self) -> Outcome:
        """The outcome; before the end, the standings."""
        return self.match.outcome or self.match.game.outcome(self.match.state)

    def legal_actions(self) -> list[int]:
        return sorted(self._legal)

    def mask(self, seat: Seat | None = None) -> Mask:
        """1 for each legal action; all 0 for a seat that is not asked."""
        mask = bytearray(len(self.encoding.actions))
        if seat is None or seat == self.seat:
            for action in self._legal:
                mask[action] = 1
        return np.frombuffer(mask, np.int8)

    def observe(self, seat: Seat) -> Numbers:
        """What a seat may know, in the order of `encoding.parts`."""
        match = self.match
        found = self.encoding.observe(match.state, seat, match.decision, self._taken)
        return np.frombuffer(found, np.uint8)

    def rewards(self) -> list[float]:
        """The rewards by seat, from -1 (last) to 1 (first), with a sum of 0; in a co-operative game
        1 or -1 for each. All 0 before the end."""
        if self.match.decision is not None and not self.truncated:
            return [0.0] * self.players
        outcome = self.outcome
        if outcome.together is not None:
            return [1.0 if outcome.together else -1.0] * self.players
        ranks = outcome.ranks
        others = len(ranks) - 1
        return [sum((r > rank) - (r < rank) for r in ranks) / others for rank in ranks]

    # Acting

    def act(self, action: int) -> None:
        """Makes a pick. Raises `IllegalAnswer` and leaves the table as it was."""
        if self.truncated:
            raise IllegalAnswer("The game was cut off; there is nothing left to do.")
        try:
            found = self._legal[action]
        except KeyError:
            raise IllegalAnswer(self._why_not(action)) from None
        self.steps += 1
        if type(found) is dict:  # this choice takes more picks
            self._legal = found
            self._taken.append(action)
        elif self._picks is None:
            self.match.answer(found)
            self._ask()
        elif self._picks.pick(found):
            self.match.answer(self._picks.chosen)
            self._ask()
        else:
            self._taken.append(action)
            self._legal = self._tree(self._picks.options())

    def answer(self, answer: Any) -> None:
        """Answers the whole question, as a bot does. Earlier picks for it are dropped."""
        self.match.answer(answer)
        self.steps += 1
        self._ask()

    def _ask(self) -> None:
        self._taken = []
        self._picks = None
        self._legal = {}
        decision = self.match.decision
        if decision is None:
            return
        if decision.lo == decision.hi == 1:
            self._legal = self._tree(decision.options)
            return
        self._picks = Picks(decision)
        options = self._picks.options()
        if len(options) == 0:
            self.match.answer([])
            self._ask()
        else:
            self._legal = self._tree(options)

    def _tree(self, options: Any) -> dict[int, Any]:
        """The options by the action that picks each; trees again for those that take more picks."""
        codes = self.encoding.codes
        try:
            return {codes[option]: option for option in options}
        except (KeyError, TypeError):
            return self._slow_tree(options)

    def _slow_tree(self, options: Any) -> dict[int, Any]:
        done = self.encoding.number["done"]
        tree: dict[int, Any] = {}
        for option in options:
            *way, last = self.encoding.path(option)
            if not way:
                self.encoding.codes[option] = last
            here = tree
            for action in way:
                there = here.get(action)
                if type(there) is not dict:
                    # "h1" and "h1:2" are both options: after h1, done means h1 alone.
                    there = here[action] = {} if there is None else {done: there}
                here = there
            if last in here:
                here[last][done] = option
            else:
                here[last] = option
        return tree

    def _why_not(self, action: int) -> str:
        names = self.actions
        if not 0 <= action < len(names):
            return f"There is no action {action}; actions are 0 to {len(names) - 1}."
        can = ", ".join(names[one] for one in self.legal_actions())
        return f"'{names[action]}' is not legal now; {f'legal are: {can}' if can else 'none is'}."

    # Copying

    def clone(self) -> Table:
        """An independent table in the same position."""
        return self._like(self.match.clone())

    def __deepcopy__(self, memo: Any) -> Table:
        return self.clone()

    def redealt(self, seat: Seat, seed: int) -> Table:
        """A clone in which everything that a seat may not know is re-dealt, for searches."""
        return self._like(self.match.redealt(seat, seed))

    def _like(self, match: Match) -> Table:
        new = Table.__new__(Table)
        new.encoding, new.options, new.max_steps = self.encoding, {**self.options}, self.max_steps
        new.match = match
        new._catch_up(self._taken, self.steps)
        return new

    def _catch_up(self, taken: list[int], steps: int) -> None:
        self.steps = -len(taken)
        self._ask()
        for action in taken:
            self.act(action)
        self.steps = steps

    def __getstate__(self) -> dict[str, Any]:
        return {
            "encoding": (self.encoding.slug, self.encoding.version),
            "options": self.options,
            "max_steps": self.max_steps,
            "match": self.match.save(),
            "taken": self._taken,
            "steps": self.steps,
        }

    def __setstate__(self, kept: Mapping[str, Any]) -> None:
        slug, version = kept["encoding"]
        self.encoding = find_encoding(slug)
        if version != self.encoding.version:
            raise ValueError(f"This table was kept with version {version} of its encoding.")
        self.options, self.max_steps = kept["options"], kept["max_steps"]
        self.match = throneroom.load(kept["match"], log=False)
        self._catch_up(kept["taken"], kept["steps"])

    # Showing

    def text(self, seat: Seat | None = None) -> str:
        """The table as a seat sees it (by default: the one that is asked), for people."""
        seat = self.seat if seat is None else seat
        view = msgspec.to_builtins(self.match.view(seat))
        lines = [f"{self.encoding.slug}, step {self.steps}", *_told(view)]
        decision = self.match.decision
        if decision is not None and decision.seat == seat:
            lines.append(f"seat {seat} is asked: {decision.kind}{_facts(decision)}")
            if self._taken:
                lines.append("picked: " + ", ".join(self.actions[one] for one in self._taken))
            lines.append("legal: " + ", ".join(self.actions[one] for one in self.legal_actions()))
        elif decision is not None:
            lines.append(f"seat {decision.seat} is asked")
        else:
            lines.append(f"over: ranks {self.outcome.ranks}")
        return "\n".join(lines)


def play_others(table: Table, seat: Seat, minds: Mapping[Seat, Mind]) -> None:
    """Lets bots answer until the seat is asked, or the game is over."""
    match = table.match
    while (asked := table.seat) is not None and asked != seat:
        table.answer(ask(minds[asked], match))


def _facts(decision: Decision) -> str:
    facts = decision.facts or {}
    told = ", ".join(f"{name} {_short(value)}" for name, value in facts.items())
    return f" ({told})" if told else ""


def _short(value: Any) -> str:
    if isinstance(value, list | tuple):
        return " ".join(map(_short, value)) or "none"
    return str(value) if isinstance(value, bool | float) else key_of(value)


def _told(plain: Any, indent: str = "") -> Iterator[str]:
    """Plain data as indented lines of text."""
    for name, value in plain.items() if isinstance(plain, dict) else enumerate(plain):
        flat = _flat(value)
        if flat is not None:
            yield f"{indent}{name}: {flat}"
        else:
            yield f"{indent}{name}:"
            yield from _told(value, indent + "  ")


def _flat(value: Any) -> str | None:
    if isinstance(value, dict):
        if any(isinstance(one, dict | list) for one in value.values()):
            return None
        return ", ".join(f"{k} {v}" for k, v in value.items() if v not in (None, 0, False)) or "-"
    if isinstance(value, list):
        if any(isinstance(one, dict | list) for one in value):
            return None
        return ", ".join(map(str, value)) or "-"
    return str(value)

"""The language in which cards, spots, links, tracks and schemes say what they do.

An effect is a list of steps, done from left to right; what is impossible is left out. A step is a
verb with a number (`verbs.py`, `castle.py`), a building that costs nothing, or a choice between
lists of steps. A player alone meets an opponent that understands the same steps in its own way
(`rival.py`), and a few more.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from throneroom.kernel import Decision, Message, Reference, Unchanging

GOODS = ("silver", "ink", "stone", "gold")
RESOURCES = ("ink", "stone", "gold")
"""Silver is none."""
QUICK = frozenset((*GOODS, "virtue", "corruption", "deed", "shuffle"))
"""Nobody is asked, and nothing answers to them."""
ASKING = frozenset(
    (
        *("resource_any", "debt", "flip_debt", "flip_deed", "flip_any", "rearrange", "discard"),
        *("destroy", "free_hire", "castle_move", "place_workers", "free_manuscript"),
    )
)
ONLY_RIVAL = frozenset(
    ("dismiss", "move", "future_card", "corruption_per_criminal", "resource_choice", "action")
)
OR = "or"
"""Stands between the words of two things of which one is chosen."""


class Branch(Reference):
    """One of several things to do, as an option: "silver-silver", "debt-flip_deed"."""

    __slots__ = ("effect",)
    what: ClassVar[str] = "choice"

    def __init__(self, effect: Effect) -> None:
        super().__init__("-".join(effect.words))
        self.effect = effect
        Branch.table[self.key] = self

    def caption(self, decision: Decision) -> Message:
        return Message("option-branch", {"effects": list(self.effect.words)})

    def target(self, decision: Decision) -> str:
        return f"branch/{self.key}"


class Step(NamedTuple):
    verb: str
    n: int = 1
    name: str = ""
    """The building that is built, or the opponent's action."""
    own_space: bool = False
    """Whether a building goes where the viscount stands."""
    branches: tuple[Branch, ...] = ()


class Effect(Unchanging):
    """Steps that belong together. All games share it."""

    __slots__ = ("quick", "steps", "words")

    def __init__(self, steps: Sequence[Step]) -> None:
        self.steps = tuple(steps)
        self.quick = all(step.verb in QUICK for step in steps)
        """Nobody is asked, and nothing answers."""
        self.words = _words(self.steps)
        """For those who read it: a verb as often as it is done."""

    @property
    def goods(self) -> bool:
        """Nothing but goods are gained: it makes no difference when."""
        return all(step.verb in GOODS for step in self.steps)

    def __bool__(self) -> bool:
        return bool(self.steps)


def _words(steps: Sequence[Step]) -> tuple[str, ...]:
    found: list[str] = []
    for step in steps:
        if step.branches:
            for i, branch in enumerate(step.branches):
                found += [OR] if i else []
                found += branch.effect.words
        elif step.name:
            found.append(f"{step.verb}_{step.name}")
        else:
            found += [step.verb] * step.n
    return tuple(found)


def read_effect(data: Sequence[Mapping[str, Any]]) -> Effect:
    """
    >>> read_effect([{"debt": 1}, {"one_of": [[{"silver": 2}], [{"virtue": 1}]]}]).words
    ('debt', 'silver', 'silver', 'or', 'virtue')
    """
    return Effect([_step(one) for one in data])


def _step(data: Mapping[str, Any]) -> Step:
    verb = next(iter(data))
    value = data[verb]
    if verb in ("one_of", "first_of"):
        return Step(verb, branches=tuple(_branch(read_effect(one)) for one in value))
    if verb in ("free_building", "action"):
        return Step(verb, 1, value, data.get("where") == "own_space")
    assert verb in QUICK | ASKING | ONLY_RIVAL, f"{verb} is no word of the language"
    assert value >= 1
    return Step(verb, value)


def _branch(effect: Effect) -> Branch:
    """Like choices are one, whoever offers them."""
    found: Branch | None = Branch.table.get("-".join(effect.words))
    return found or Branch(effect)


NOTHING = Effect(())

"""The language in which cards, spots, links, tracks and schemes say what they do.

An effect is a list of steps, done from left to right; impossible ones are left out. A step is a
verb with a number (`verbs.py`, `castle.py`), a free building, or a choice between lists of steps.
The opponent in a solo game has its own version of the same steps (`rival.py`), and a few more.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from throneroom.kernel import Decision, Message, Reference, Unchanging

GOODS = ("silver", "ink", "stone", "gold")
RESOURCES = ("ink", "stone", "gold")
"""The resources; silver is not one."""
QUICK = frozenset((*GOODS, "virtue", "corruption", "deed", "shuffle"))
"""Verbs that ask nobody and trigger no reaction."""
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
"""The word between two alternatives."""


class Branch(Reference):
    """One of several alternatives, as an option: "silver-silver", "debt-flip_deed"."""

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
    """The building to build, or the opponent's action."""
    own_space: bool = False
    """Whether the building goes where the viscount stands."""
    branches: tuple[Branch, ...] = ()


class Effect(Unchanging):
    """Steps that belong together. All games share them."""

    __slots__ = ("quick", "steps", "words")

    def __init__(self, steps: Sequence[Step]) -> None:
        self.steps = tuple(steps)
        self.quick = all(step.verb in QUICK for step in steps)
        """Whether it asks nobody and triggers no reaction."""
        self.words = _words(self.steps)
        """The words for readers: each verb as often as it is done."""

    @property
    def goods(self) -> bool:
        """Whether it only gains goods, so that its timing does not matter."""
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
    """The branch for an effect; the same object for the same effect, whoever offers it."""
    found: Branch | None = Branch.table.get("-".join(effect.words))
    return found or Branch(effect)


NOTHING = Effect(())

"""The language in which cards, locations and actions say what they bring.

A reward is a list of words, carried out from left to right. Most words only add to what a player
has: a run of these is one `Gain`, which asks nobody. Every other word is a `Call` of a verb
(`verbs.py`). All `tax` of a reward is taken at once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, ClassVar, NamedTuple, TypeAlias

from throneroom.games.west_kingdom.effects import Condition, read_condition
from throneroom.games.west_kingdom.paladins.workers import KINDS, NOBODY, Pool, pool_of
from throneroom.kernel import Decision, Message, Reference

ATTRIBUTES = ("faith", "strength", "influence")
TAX = "tax"
CALLED = frozenset(
    (
        *("criminal", TAX, "discard_suspicion", "gain_debt", "pay_debt"),
        *("pray", "free_hire", "free_develop"),
    )
)
"""Effects that ask, or that trigger reactions."""
SCENARIO = frozenset(("honour",))
"""Effects of a scenario, which brings their verbs with it."""
TARGETED = frozenset(
    (
        *("place_workshop", "dismiss_townsfolk", "hire_townsfolk", "clear_space", "place_monk"),
        *("draw_wall", "place_outpost", "place_jar", "attack_outsider", "convert_outsider"),
    )
)
"""Effects that only actions have: each has a target, except for the wall, which is drawn."""
PLAIN = frozenset((*KINDS, "silver", "provision", *ATTRIBUTES)) - CALLED


class Gain(NamedTuple):
    """The items that are gained without a question."""

    words: tuple[str, ...]
    workers: Pool | None
    silver: int
    provisions: int
    attributes: tuple[tuple[str, int], ...]


class Call(NamedTuple):
    verb: str
    times: int


Step: TypeAlias = Gain | Call


class Reward(NamedTuple):
    words: tuple[str, ...]
    steps: tuple[Step, ...]
    plain: Gain | None
    """The only step, if it is a `Gain`."""


def _gain(words: Sequence[str]) -> Gain:
    workers = pool_of(words)
    attributes = [(one, words.count(one)) for one in ATTRIBUTES if one in words]
    return Gain(
        tuple(words),
        workers if workers != NOBODY else None,
        words.count("silver"),
        words.count("provision"),
        tuple(attributes),
    )


def read_reward(words: Sequence[str]) -> Reward:
    """
    >>> [
    ...     step.words if isinstance(step, Gain) else step
    ...     for step in read_reward(["tax", "provision", "silver", "tax"]).steps
    ... ]
    [Call(verb='tax', times=2), ('provision', 'silver')]
    """
    assert set(words) <= PLAIN | CALLED | TARGETED | SCENARIO, (
        f"{words} has words of another language"
    )
    taxes = [i for i, word in enumerate(words) if word == TAX]
    gathered = [word for i, word in enumerate(words) if i not in taxes[1:]]
    steps: list[Step] = []
    for verb, run in groupby(gathered, key=lambda word: "" if word in PLAIN else word):
        found = tuple(run)
        times = len(taxes) if verb == TAX else len(found)
        steps.append(Call(verb, times) if verb else _gain(found))
    plain = steps[0] if len(steps) == 1 else None if steps else _gain(())
    return Reward(tuple(words), tuple(steps), plain if isinstance(plain, Gain) else None)


class Pick(Reference):
    """One of several rewards, as an option: "wall_debt_or_silver:silver-silver"."""

    __slots__ = ("owner", "reward")
    what: ClassVar[str] = "choice"

    def __init__(self, owner: str, words: Sequence[str]) -> None:
        super().__init__(f"{owner}:{'-'.join(words)}")
        self.owner, self.reward = owner, read_reward(words)
        Pick.table[self.key] = self

    def caption(self, decision: Decision) -> Message:
        return Message("option-pick", {"goods": list(self.reward.words)})

    def target(self, decision: Decision) -> str:
        return f"pick/{self.key}"


def read_picks(owner: str, rows: Sequence[Sequence[str]]) -> tuple[Pick, ...]:
    return tuple(Pick(owner, words) for words in rows)


class Ability(NamedTuple):
    """The payment of a hired card at a moment."""

    on: str
    reward: Reward
    condition: Condition | None


def read_ability(data: Mapping[str, Any]) -> Ability:
    condition = read_condition(data["if"]) if "if" in data else None
    return Ability(data["on"], read_reward(data["reward"]), condition)

"""What a player is asked, and how an answer is read."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

import msgspec

from throneroom.kernel.errors import IllegalAnswer
from throneroom.kernel.keys import key_of
from throneroom.kernel.message import Message
from throneroom.kernel.refusing import listed
from throneroom.kernel.shapes import Reference

Seat: TypeAlias = int
"""A place at the table, numbered clockwise from 0."""

T = TypeVar("T")
Asking: TypeAlias = Generator["Decision", Any, T]
"""A part of a flow that returns something."""

Flow: TypeAlias = Asking[None]
"""Rules that may ask: a generator that yields decisions and is sent the answers."""


LISTS = (list, tuple)
"""The types that hold an answer of several options. A named tuple is itself an option."""


class Word(Reference):
    """An option that is nothing but a word: yes, no, end."""

    __slots__ = ()
    what = "word"

    def __reduce__(self) -> tuple[Callable[[str], Word], tuple[str]]:  # type: ignore[override]
        return word, (self.key,)  # another process may not have made it yet


def word(key: str) -> Word:
    """The word of that key; the same object every time.

    >>> word("yes") is word("yes")
    True
    """
    found: Word | None = Word.table.get(key)
    if found is None:
        found = Word.table[key] = Word(key)
    return found


YES, NO = word("yes"), word("no")


class Decision(msgspec.Struct, frozen=True, gc=False):  # quick to make, never part of a cycle
    """Choose between `lo` and `hi` of the options.

    A decision for exactly one option (`lo == hi == 1`) is answered with that option, every other
    one with a list. Options are the game's own values. Where several are chosen, the same value may
    occur more than once: the second occurrence has the key "copper#2", and it makes no difference
    which of the equal options is taken.
    """

    seat: Seat
    kind: str
    options: Sequence[Any]
    lo: int = 1
    hi: int = 1
    checkpoint: bool = False
    """The flow restarts here: `flow(state)`, given the state as it is now, asks this again."""
    at: str = ""
    """Where the options lie: "hand", "supply", "map"."""
    ordered: bool = False
    """Whether the order of the chosen options matters and is kept."""
    facts: Mapping[str, Any] | None = None
    """The prompt's arguments: a card, a seat, a number. Only the deciding seat sees them."""
    by: Any = None
    """The thing that asks: a card, an ability, a site. A client shows it beside the question."""
    inner: bool = False
    """Whether this checkpoint is in the middle of an action; undoing the whole action passes it."""
    standing: str = ""
    """The reaction that the question is about, whether or not the seat holds it. A player may give
    one answer to all such questions in advance, so that nobody waits and a pause gives nothing
    away."""
    together: tuple[Seat, ...] = ()
    """The seats that have yet to answer at the same time, this one included (`together`)."""

    @property
    def is_single(self) -> bool:
        return self.lo == self.hi == 1

    @property
    def forced(self) -> Any:
        """The only possible answer; None where there is a choice."""
        if self.lo < self.hi or len(set(self.options)) > 1:
            return None
        return self.options[0] if self.is_single else list(self.options[: self.lo])

    @property
    def keys(self) -> list[str]:
        """The options' keys; equal options get different keys."""
        keys = [key_of(option) for option in self.options]
        return keys if len(set(keys)) == len(keys) else _numbered(keys)

    def least_with(self, place: int) -> Any:
        """The shortest answer that has the option at this place, as `read` gives it.

        >>> Decision(0, "discard", ["copper", "estate", "gold"], lo=2, hi=2).least_with(2)
        ['copper', 'gold']
        """
        if self.is_single:
            return self.options[place]
        others = [i for i in range(len(self.options)) if i != place]
        return [self.options[i] for i in sorted([place, *others[: max(self.lo - 1, 0)]])]

    def read(self, answer: Any) -> Any:
        """The value to send to the flow for an answer given as options or keys.

        Raises `IllegalAnswer`.

        >>> pair = Decision(0, "discard", ["copper", "copper", "estate"], lo=2, hi=2)
        >>> pair.read(["estate", "copper#2"])
        ['copper', 'estate']
        """
        if self.lo == self.hi == 1:  # `is_single`, without a call
            for option in self.options:
                if option is answer:
                    return option
            if type(answer) in LISTS:
                if len(answer) != 1:
                    raise self._miscounted(len(answer))
                (answer,) = answer
            return self.options[self._index(answer)]
        if type(answer) not in LISTS:
            answer = [answer]
        if not self.lo <= len(answer) <= self.hi:
            raise self._miscounted(len(answer))
        taken: list[int] = []
        for one in answer:
            taken.append(self._index(one, taken))
        if self.ordered:
            return [self.options[i] for i in taken]
        return self.in_order([self.options[i] for i in taken])

    def keys_for(self, value: Any) -> str | list[str]:
        """The keys of an answer as `read` gave it: a text, or a list of texts."""
        if self.is_single:
            return key_of(value)
        return [key_of(option) for option in value]

    def in_order(self, chosen: Sequence[Any]) -> list[Any]:
        """The chosen options in the order in which they were offered, so that a set can be chosen
        in only one way."""
        left = list(chosen)
        if len(left) < 2:
            return left
        result = []
        for option in self.options:
            if option in left:
                result.append(option)
                left.remove(option)
                if not left:
                    break
        return result

    def _index(self, wanted: Any, taken: Sequence[int] = ()) -> int:
        """The index of an option, given as itself or by its key; of equal options, the first not
        taken."""
        options = self.options
        for i, option in enumerate(options):
            if (option is wanted or (type(option) is type(wanted) and option == wanted)) and (
                i not in taken
            ):
                return i
        if isinstance(wanted, str):
            keys = self.keys
            if wanted in keys:
                i = keys.index(wanted)
                if i not in taken:
                    return i
                for j, option in enumerate(options):  # "copper" twice takes two Coppers
                    if j not in taken and option == options[i] and "#" not in wanted:
                        return j
                raise _too_often(_short(repr(wanted)))
            raise self._no_option(_short(repr(wanted)))
        if any(option is wanted for option in options):
            raise _too_often(f"'{key_of(wanted)}'")
        raise self._no_option(_short(repr(wanted)))

    def _miscounted(self, given: int) -> IllegalAnswer:
        if self.lo < self.hi:
            said = Message("refused-choose", {"low": self.lo, "high": self.hi, "given": given})
            return IllegalAnswer(f"Choose from {self.lo} to {self.hi}, not {given}.", said)
        said = Message("refused-choose-exactly", {"count": self.lo, "given": given})
        exactly = "1 option" if self.is_single else str(self.lo)
        return IllegalAnswer(f"Choose exactly {exactly}, not {given}.", said)

    def _no_option(self, given: str) -> IllegalAnswer:
        allowed = listed(dict.fromkeys(map(key_of, self.options))) or "—"
        said = Message("refused-no-option", {"given": given, "allowed": allowed})
        return IllegalAnswer(f"{given} is not an option here; {self._offer()}.", said)

    def _offer(self) -> str:
        keys = list(dict.fromkeys(key_of(option) for option in self.options))
        if not keys:
            return "there is none"
        if len(keys) > 12:
            return f"there are {len(keys)} options, such as {', '.join(keys[:12])}"
        return f"the options are {', '.join(keys)}" if len(keys) > 1 else f"only {keys[0]} is"


def _too_often(given: str) -> IllegalAnswer:
    said = Message("refused-too-often", {"given": given})
    return IllegalAnswer(f"{given} can't be chosen as often as that.", said)


def _short(text: str) -> str:
    return text if len(text) <= 40 else text[:37] + "..."


def _numbered(keys: list[str]) -> list[str]:
    """The second "copper" is "copper#2"."""
    seen: dict[str, int] = {}
    numbered = []
    for key in keys:
        n = seen[key] = seen.get(key, 0) + 1
        numbered.append(key if n == 1 else f"{key}#{n}")
    return numbered

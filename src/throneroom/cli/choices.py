"""The options of a question as numbered choices, and the reading of typed answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from types import MappingProxyType
from typing import TypeAlias, TypeVar

from throneroom.cli.words import printable
from throneroom.kernel import Choice, Question, ThroneroomError
from throneroom.text import Voice

T = TypeVar("T")

LONGEST_QUOTE = 30
NO_NUMBERS: Mapping[str, int] = MappingProxyType({})


class Misread(ThroneroomError):
    """Typed words that are not an answer; the text is one friendly sentence."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One numbered line of a menu. Equal options share a line: "Copper ×3"."""

    number: int
    text: str
    keys: tuple[str, ...]
    choice: Choice

    @property
    def target(self) -> str:
        return self.choice.target

    @property
    def label(self) -> str:
        return self.text + (f" ×{len(self.keys)}" if len(self.keys) > 1 else "")


Numbers: TypeAlias = Mapping[str, int]
"""The numbers of options, by the key that equal options share: all Coppers are "copper"."""


def entries(
    question: Question, voice: Voice, shown: Sequence[str] = (), kept: Numbers = NO_NUMBERS
) -> list[Entry]:
    """The entries of a question, numbered from 1 in the order of the options, except that options
    shown on the table are numbered in reading order. An option keeps the number that it had before.
    Options that are numbers themselves keep their own."""
    choices = {choice.key: choice for choice in question.choices}
    reading = iter(shown)
    alike: dict[str, list[Choice]] = {}
    for choice in question.choices:
        found = choices[next(reading)] if choice.key in shown else choice
        alike.setdefault(found.key.partition("#")[0], []).append(found)
    numbers = _own_numbers(alike, voice) or _numbers(alike, kept)
    listed = [
        Entry(numbers[name], voice.say(same[0].text), tuple(c.key for c in same), same[0])
        for name, same in alike.items()
    ]
    return sorted(listed, key=lambda entry: entry.number)


def _own_numbers(alike: Mapping[str, list[Choice]], voice: Voice) -> dict[str, int]:
    """The numbers of options such as "7 coins"; empty for other options."""
    for key, same in alike.items():
        if not key.isdecimal() or not voice.say(same[0].text).startswith(key):
            return {}
    return {key: int(key) for key in alike}


def _numbers(names: Iterable[str], kept: Numbers) -> dict[str, int]:
    found = {name: kept[name] for name in names if name in kept}
    free = count(1 + max(kept.values(), default=0))
    return {name: found.get(name) or next(free) for name in names}


def folded(text: str) -> str:
    """A text without the differences that people do not type: capitals, and ё for е."""
    return " ".join(text.casefold().replace("ё", "е").replace("_", " ").split())


def shortened(typed: str) -> str:
    """Typed text, short enough to be quoted in a reply."""
    text = printable(typed)
    return text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + "…"


def called(typed: str, things: Iterable[T], spellings: Callable[[T], Iterable[str]]) -> list[T]:
    """The things with this name; if there is none, those whose name begins with it."""
    wanted = folded(typed)
    names = [(thing, [folded(name) for name in spellings(thing)]) for thing in things]
    exact = [thing for thing, known in names if wanted in known]
    if exact or not wanted:
        return exact
    return [thing for thing, known in names if any(name.startswith(wanted) for name in known)]


class Reader:
    """Reads answers to one question: numbers, names in any language, or both.

    The other languages are loaded only when somebody types a name.
    """

    def __init__(
        self,
        question: Question,
        voice: Voice,
        others: Callable[[], Sequence[Voice]] = tuple,
        shown: Sequence[str] = (),
        kept: Numbers = NO_NUMBERS,
    ) -> None:
        self.question = question
        self.entries = entries(question, voice, shown, kept)
        self._voice = voice
        self._others = others

    @property
    def numbers(self) -> Numbers:
        """The numbers of this question, for the next question of its kind."""
        return {entry.keys[0].partition("#")[0]: entry.number for entry in self.entries}

    def choice(self, key: str) -> Choice:
        return next(choice for choice in self.question.choices if choice.key == key)

    @property
    def is_single(self) -> bool:
        return self.question.lo == self.question.hi == 1

    def read(self, typed: str) -> list[str]:
        """The keys of the chosen options. Raises `Misread`."""
        if self.is_single:
            return [self._one(typed).keys[0]]
        return self._several(typed)

    def find(self, word: str) -> list[Entry]:
        return called(word, self.entries, self._spellings)

    def _spellings(self, entry: Entry) -> list[str]:
        key = entry.keys[0]
        return [entry.text, *(other.say(entry.choice.text) for other in self._others()), key]

    def _one(self, word: str) -> Entry:
        if word.isdecimal() and len(word) < 6:
            return self._numbered(int(word))
        found = self.find(word)
        if len(found) == 1:
            return found[0]
        if not found:
            raise Misread(self._voice.text("cli-not-a-choice", typed=shortened(word)))
        names = ", ".join(f"{entry.number} {entry.text}" for entry in found)
        raise Misread(self._voice.text("cli-which", typed=shortened(word), choices=names))

    def _numbered(self, number: int) -> Entry:
        for entry in self.entries:
            if entry.number == number:
                return entry
        first, last = self.entries[0].number, self.entries[-1].number
        raise Misread(self._voice.text("cli-no-number", number=number, first=first, last=last))

    def _several(self, typed: str) -> list[str]:
        question = self.question
        chosen = [] if typed.strip() == "0" else [self._one(word) for word in self._words(typed)]
        if not question.lo <= len(chosen) <= question.hi:
            needed = how_many(question, self._voice)
            raise Misread(self._voice.text("cli-wrong-count", given=len(chosen), needed=needed))
        taken: list[str] = []
        for entry in chosen:
            left = [key for key in entry.keys if key not in taken]
            if not left:
                raise Misread(
                    self._voice.text("cli-too-often", name=entry.text, count=len(entry.keys))
                )
            taken.append(left[0])
        return taken

    def _words(self, typed: str) -> list[str]:
        """ "1 3 3", "copper, copper", "throne room"."""
        if "," in typed:
            return [word.strip() for word in typed.split(",") if word.strip()]
        return [typed] if self.find(typed) else typed.split()


def how_many(question: Question, voice: Voice) -> str:
    """The number of options to choose, in words; empty if it is one."""
    lo, hi = question.lo, question.hi
    if lo == hi == 1:
        return ""
    text = voice.text("cli-choose" if lo < hi else "cli-choose-exactly", lo=lo, hi=hi)
    return f"{text} {voice.text('cli-in-order')}" if question.ordered and hi > 1 else text

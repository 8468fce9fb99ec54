"""What is wrong with options and positions, as sentences in every language.

An error has its English sentence, for programs and logs, and the same as a `Message`: the id of a
text in `locales/<language>/refusals.ftl`. Values are shown as they are typed. A game adds its own
sentences in the same way (`Impossible`).
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from functools import cached_property
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

import msgspec

from throneroom.kernel.errors import ImpossiblePosition, ThroneroomError, fit_to_print
from throneroom.kernel.message import Message

SENTENCES: Mapping[str, str] = {
    "refused-one-of": "{place}: {given} is not one of {allowed}.",
    "refused-range": "{place}: a whole number from {low} to {high} was expected, not {given}.",
    "refused-from": "{place}: a whole number from {low} up was expected, not {given}.",
    "refused-whole": "{place}: a whole number was expected, not {given}.",
    "refused-yes-no": "{place}: true or false was expected, not {given}.",
    "refused-text": "{place}: a text was expected, not {given}.",
    "refused-list": "{place}: a list was expected, not {given}.",
    "refused-numbers": "{place}: a list of whole numbers was expected, not {given}.",
    "refused-object": "{place}: an object was expected, not {given}.",
    "refused-chance": "{place}: an object with seed and count was expected.",
    "refused-unfit": "{place}: this does not fit.",
    "refused-value": "{place}: {given} is not allowed.",
    "refused-bounds": "{place}: {given} is out of bounds.",
    "refused-written": "{place}: this is written {written}.",
    "refused-kind": "{place}: {wanted} was expected, not {given}.",
    "refused-called": "{place}: no {what} is called {given}; there are: {allowed}.",
    "refused-twice": "{place}: {given} stands there twice.",
    "refused-count": "{place}: {count} were expected, not {given}.",
    "refused-field": "{place}: there is no such field.",
    "refused-missing": "{place}: this field is missing.",
    "refused-length": "{place}: a list of {count} was expected, not of {given}.",
    "refused-total": "{place}: this game has {count} of {thing}, not {given}.",
    "refused-too-many": "{place}: that would be {given} of {thing}; this game has {count}.",
    "refused-option": "{place}: there is no such option; there are: {allowed}.",
    "refused-seat": "{place}: with {players} players the seats are 0 to {last}.",
    "refused-seats": "{place}: every seat once was expected; "
    "with {players} players the seats are 0 to {last}.",
    "refused-together": "{place}: only together with {other}: {allowed}.",
    "refused-texts": "{place}: texts were expected.",
    "refused-bots": "{place}: {given} bots were named for {count} seats.",
    "refused-arena": "{place}: "
    "an arena of {players} players needs {low} bots or more, not {given}.",
    "refused-folder": "{place}: {given} is not empty.",
    "refused-address": "{place}: only the engine 'ray' has one.",
    "refused-gpu": "{place}: there is no graphics card with CUDA here, or numba can't use it; "
    "without it the processor plays.",
    "refused-ray": 'Ray is missing: pip install "throneroom[ray]".',
    "refused-cluster": "No Ray cluster can be reached at {address}.",
    "refused-no-cluster": "No Ray cluster can be reached: {why}",
    "refused-other-game": "{place}: this is a position of {given}.",
    "refused-format": "{place}: this version reads format {format}.",
    "refused-newer": "{place}: this game was played by rules of version {given}; "
    "this program knows them up to version {version}.",
    "refused-no-game": "{place}: a saved match names its game here.",
    "refused-empty": "A record has at least one line, its header; this one is empty.",
    "refused-record-format": "This record is of format {given}; this version reads {format}.",
    "refused-start": "The header of a record has a seed or a start; this one has neither.",
    "refused-installed": "There is no game called {given}; there are: {allowed}.",
    "refused-seed": "{place}: a whole number from 0 to {high} was expected.",
}

LONGEST_LIST = 230
"""The most characters of a list of allowed values."""

E = TypeVar("E", bound=ThroneroomError)


def refused(error: type[E], id: str, place: str, **args: Any) -> E:
    """The error to raise; `place` names the option or the field."""
    told = {name: str(value) for name, value in {"place": place, **args}.items()}
    return error(fit_to_print(SENTENCES[id].format(**told)), Message(id, dict(told)))


class Impossible:
    """What can be wrong with positions of one game: its own sentences, beside those of all games.

    They are in the game's `locales/<language>/refusals.ftl`, one line each. Programs get the
    English ones, which are read when the first position is refused.
    """

    def __init__(self, game: str, locales: Traversable) -> None:
        self.game = game
        self._locales = locales

    def __call__(self, id: str, place: str, **args: Any) -> ImpossiblePosition:
        """The error to raise; `place` names the field."""
        if id not in self.sentences:
            return refused(ImpossiblePosition, id, place, **args)
        told = {name: str(value) for name, value in {"place": place, **args}.items()}
        sentence = REFERENCE.sub(place, self.sentences[id])
        sentence = VARIABLE.sub(lambda found: told[found[1]], sentence)
        return ImpossiblePosition(fit_to_print(sentence), Message(id, dict(told)), self.game)

    @cached_property
    def sentences(self) -> Mapping[str, str]:
        text = (self._locales / "en" / "refusals.ftl").read_text(encoding="utf-8")
        return dict(SENTENCE.findall(text))


SENTENCE = re.compile(r"^([\w-]+) = (.+)$", re.MULTILINE)
VARIABLE = re.compile(r"\{ (?:NAME\()?\$(\w+)\)? \}")
REFERENCE = re.compile(r"\{ [a-z-]+ \}")
"""A reference to another message, which gives the place a name that readers know."""


UNFIT = (
    (r"Expected `array` of length (?P<count>\d+), got (?P<given>\d+)", "refused-length"),
    (r"Expected `(?P<wanted>[^`]+)`, got `(?P<given>[^`]+)`", "refused-kind"),
    (r"Object missing required field `(?P<field>[^`]*)`", "refused-missing"),
    (r"Object contains unknown field `(?P<field>[^`]*)`", "refused-field"),
)
"""Patterns of what msgspec says about JSON that does not fit, and our words for it."""


def unfit(error: type[E], why: msgspec.ValidationError, whole: str) -> E:
    """ "Expected `int`, got `str` - at `$.players`" as "players: int was expected, not str."."""
    text, _, path = str(why).rpartition(" - at ")
    if not text:
        text, path = path, ""
    place = path.strip("`").removeprefix("$").removeprefix(".")
    for pattern, id in UNFIT:
        found = re.match(pattern, text)
        if found is not None:
            args = found.groupdict()
            if "field" in args:
                place = ".".join(filter(None, [place, printable(args.pop("field"))]))
            return refused(error, id, place or whole, **args)
    return refused(error, "refused-unfit", place or whole)


def within(place: str, error: ThroneroomError, other: type[E]) -> E:
    """The same error for a part of something: "options" and "layout" as "options.layout"."""
    said = error.said
    if said is None:
        return other(fit_to_print(f"{place}.{error}"))
    at = f"{place}.{said.args['place']}"
    return refused(other, said.id, at, **{k: v for k, v in said.args.items() if k != "place"})


def listed(values: Iterable[object]) -> str:
    """As many of the values as a sentence can name."""
    text = ", ".join(str(value) for value in values)
    return text if len(text) <= LONGEST_LIST else text[:LONGEST_LIST].rpartition(", ")[0] + ", …"


def short(data: object) -> str:
    """A value from somebody's JSON, short enough for a message in any language."""
    if isinstance(data, int) and abs(data) >= 2**128:  # Python refuses to spell out the largest
        return "≥ 2^128" if data > 0 else "≤ -2^128"
    if data is None or isinstance(data, bool):
        return json.dumps(data)
    try:
        text = repr(data)
    except (ValueError, RecursionError):
        return "…"
    return text if len(text) <= 40 else text[:39] + "…"


def printable(key: object) -> str:
    """A key from somebody's JSON, printable in a message."""
    text = str(key)
    return text if text.isprintable() and len(text) <= 40 else short(text)

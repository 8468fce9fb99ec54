"""What is wrong with options and positions, as sentences that can be said in every language.

An error has its English sentence, for programs and logs, and the same as a `Message`: the id of a
text in `locales/<language>/refusals.ftl`. Values are shown as they are typed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from throneroom.kernel.errors import ThroneroomError, fit_to_print
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
    "refused-value": "{place}: {given} is not allowed.",
    "refused-bounds": "{place}: {given} is out of bounds.",
    "refused-written": "{place}: this is written {written}.",
    "refused-called": "{place}: no {what} is called {given}; there are: {allowed}.",
    "refused-twice": "{place}: {given} stands there twice.",
    "refused-count": "{place}: {count} were expected, not {given}.",
    "refused-field": "{place}: there is no such field.",
    "refused-missing": "{place}: this field is missing.",
    "refused-option": "{place}: there is no such option; there are: {allowed}.",
    "refused-seat": "{place}: with {players} players the seats are 0 to {last}.",
    "refused-seats": "{place}: every seat once was expected; "
    "with {players} players the seats are 0 to {last}.",
    "refused-together": "{place}: only together with {other}: {allowed}.",
    "refused-texts": "{place}: texts were expected.",
    "refused-other-game": "{place}: this is a position of {given}.",
    "refused-format": "{place}: this version reads format {format}.",
    "refused-no-game": "{place}: a saved match names its game here.",
}

LONGEST_LIST = 230
"""The most characters in which values are named that are allowed."""

E = TypeVar("E", bound=ThroneroomError)


def refused(error: type[E], id: str, place: str, **args: Any) -> E:
    """The error to raise; `place` names the option or the field."""
    told = {name: str(value) for name, value in {"place": place, **args}.items()}
    return error(fit_to_print(SENTENCES[id].format(**told)), Message(id, dict(told)))


def within(place: str, error: ThroneroomError, other: type[E]) -> E:
    """The same said of a part of something: "options" and "layout" as "options.layout"."""
    said = error.said
    if said is None:
        return other(fit_to_print(f"{place}.{error}"))
    at = f"{place}.{said.args['place']}"
    return refused(other, said.id, at, **{k: v for k, v in said.args.items() if k != "place"})


def listed(values: Iterable[object]) -> str:
    """As many values as can be named in a sentence."""
    text = ", ".join(str(value) for value in values)
    return text if len(text) <= LONGEST_LIST else text[:LONGEST_LIST].rpartition(", ")[0] + ", …"


def short(data: object) -> str:
    """A value of somebody's JSON, fit for a message."""
    if isinstance(data, int) and abs(data) >= 2**128:
        return "a number of that size"  # Python refuses to spell out the largest ones
    try:
        text = repr(data)
    except (ValueError, RecursionError):
        return "that"
    return text if len(text) <= 40 else text[:37] + "..."


def printable(key: object) -> str:
    """A key of somebody's JSON, fit for a message."""
    text = str(key)
    return text if text.isprintable() and len(text) <= 40 else short(text)

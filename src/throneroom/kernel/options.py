"""What a table chooses before the start, and which choices go together.

Every relation between options that data can express is part of their JSON schema, where forms and
command-line flags find it too: `SEAT`, `SEATS`, `needs`, `matters`. `Game.check_options` has the
rest.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from functools import cache, partial
from typing import TYPE_CHECKING, Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta

from throneroom.kernel.errors import BadOptions
from throneroom.kernel.refusing import listed, printable, refused, short, unfit

if TYPE_CHECKING:
    from throneroom.kernel.game import Game


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table chooses before the start. Forms and command-line flags are made from its JSON
    schema."""

    players: int


O = TypeVar("O", bound=Options)  # noqa: E741

HIDDEN = Meta(extra_json_schema={"hidden": True})
"""Marks an option that one game hands on to the next and nobody fills in: `world: Annotated[str,
HIDDEN] = ""`."""

SECRET = Meta(extra_json_schema={"hidden": True, "secret": True})
"""Marks a hidden option that nobody at the table may know, such as the order of a deck."""

SEAT = Meta(extra_json_schema={"seat": True})
"""Marks an option that names a seat of the table, or none."""

SEATS = Meta(extra_json_schema={"seats": True})
"""Marks an option that lists every seat once, or nothing."""


def needs(**others: Sequence[Any]) -> Meta:
    """Marks an option that may differ from its default only if other options have one of these
    values: `swamp: Annotated[bool, needs(exploration=[True])] = False`."""
    return Meta(extra_json_schema={"needs": others})


def matters(*cases: Mapping[str, Sequence[Any]]) -> Meta:
    """Marks an option that makes a difference only in these cases, each in the form that `needs`
    takes: `matters({"board": ["player"]}, {"players": [2]})`."""
    return Meta(extra_json_schema={"matters": list(cases)})


def before(value: Any) -> Meta:
    """Marks an option that was added later, with the value for all games stored without it:
    `sides_first: Annotated[bool, HIDDEN, before(False)] = True`."""
    return Meta(extra_json_schema={"before": value})


def stored_options(game: Game[Any, Any], options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a stored game. Options that did not exist when it was stored get the value by
    which it was played."""
    options_of: type[Options] = game.Options
    properties = _properties(options_of).items()
    return {name: p["before"] for name, p in properties if "before" in p} | dict(options)


def told_options(game: Game[Any, Any], options: Mapping[str, Any]) -> dict[str, Any]:
    """The options that everybody may know."""
    options_of: type[Options] = game.Options
    secret = _secrets(options_of)
    return {name: value for name, value in options.items() if name not in secret}


def read_options(game: Game[Any, Any], options: Mapping[str, Any]) -> Options:
    """A game's options from plain values. Raises `BadOptions`, naming the option."""
    try:
        chosen: Options = msgspec.convert(dict(options), game.Options)
    except msgspec.ValidationError as error:
        raise _misfit(game.Options, options) or unfit(BadOptions, error, game.slug) from None
    check(chosen)
    game.check_options(chosen)
    return chosen


def _misfit(cls: type[Options], options: Mapping[str, Any]) -> BadOptions | None:
    """An error for the first option that does not fit its schema, saying what would fit."""
    properties, hints = _properties(cls), get_type_hints(cls, include_extras=True)
    for name, value in options.items():
        if name not in properties:
            shown = [one for one, schema in properties.items() if not schema.get("hidden")]
            return refused(BadOptions, "refused-option", printable(name), allowed=listed(shown))
        try:
            msgspec.convert(value, hints[name])
        except msgspec.ValidationError:
            return _expected(name, value, properties[name])
    return None


KINDS = {"boolean": "refused-yes-no", "integer": "refused-whole", "string": "refused-text"}


def _expected(name: str, value: Any, schema: Mapping[str, Any]) -> BadOptions:
    parts = [part for part in schema.get("anyOf", [schema]) if part.get("type") != "null"]
    say = partial(refused, BadOptions, place=name, given=short(value))
    if len(parts) > 1:
        return say("refused-value")
    (part,) = parts
    if "enum" in part:
        return say("refused-one-of", allowed=listed(one for one in part["enum"] if one is not None))
    match part.get("type"), part.get("minimum"), part.get("maximum"):
        case "integer", int(low), int(high):
            return say("refused-range", low=low, high=high)
        case "integer", int(low), None:
            return say("refused-from", low=low)
        case "array", _, _ if part.get("items", {}).get("type") == "integer":
            return say("refused-numbers")
        case kind, _, _:
            return say(KINDS.get(str(kind), "refused-value"))


def check(options: Options) -> None:
    """Raises `BadOptions` for values that do not go together, as the schema says."""
    n = options.players
    for name, schema in _related(type(options)).items():
        value = getattr(options, name)
        if value == schema.get("default"):
            continue
        if "seat" in schema and value >= n:
            raise refused(BadOptions, "refused-seat", name, players=n, last=n - 1)
        if "seats" in schema and sorted(value) != list(range(n)):
            raise refused(BadOptions, "refused-seats", name, players=n, last=n - 1)
        for other, allowed in schema.get("needs", {}).items():
            if getattr(options, other) not in allowed:
                values = listed(msgspec.json.encode(one).decode() for one in allowed)
                raise refused(BadOptions, "refused-together", name, other=other, allowed=values)


@cache
def _related(options: type[Options]) -> dict[str, dict[str, Any]]:
    """The schemas of the options that depend on other options."""
    marks = {"seat", "seats", "needs"}
    return {name: found for name, found in _properties(options).items() if marks & found.keys()}


@cache
def _secrets(options: type[Options]) -> frozenset[str]:
    return frozenset(name for name, found in _properties(options).items() if "secret" in found)


@cache
def _properties(options: type[Options]) -> dict[str, dict[str, Any]]:
    properties: dict[str, dict[str, Any]] = options_schema(options)["$defs"][options.__name__][
        "properties"
    ]
    return properties


def options_schema(options: type[Options]) -> dict[str, Any]:
    """The JSON schema of a game's options. The values of each choice are in the order of their
    declaration, as forms show them: from easy to hard, or the usual one first."""
    schema = msgspec.json.schema(options)
    hints = get_type_hints(options, include_extras=True)
    for name, found in schema["$defs"][options.__name__]["properties"].items():
        for part in found.get("anyOf", [found]):
            if "enum" in part:
                part["enum"].sort(key=_values(hints[name]).index)
    return schema


def _values(hint: Any) -> list[Any]:
    """The values of the literals in a type."""
    if get_origin(hint) is Literal:
        return list(get_args(hint))
    return [value for part in get_args(hint) for value in _values(part)]


def copied_options(options: O) -> O:
    """A copy of the options, or the same object where nothing in it can be changed."""
    try:
        hash(options)
    except TypeError:
        return deepcopy(options)
    return options

"""Which games are walked: every option set that the schema suggests, and those in `options`."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from throneroom.kernel import AnyGame, BadOptions, Match, read_options

MANY = 8
"""A range of more whole numbers than this is tried at its ends only."""


class Case(NamedTuple):
    """One random game: what is played, with which options, from which seed."""

    game: AnyGame
    options: Mapping[str, Any]
    seed: int
    secrets: Mapping[str, tuple[str, Sequence[str]]] = {}
    """By event: the field that is secret, and the fields with the seats that see it."""
    remembered: Collection[str] = ()
    """Parts of the state that a seat knows though its view does not show them."""
    shown: Collection[str] = ()
    """Kinds of decisions that people at a real table would see being asked, and whose hand they
    would learn something of by that."""

    def begin(self, *, log: bool = True) -> Match:
        return Match.new(self.game, self.options, self.seed, log=log)

    def __str__(self) -> str:
        said = ",".join(f"{name}={_said(value)}" for name, value in self.options.items())
        return f"{self.game.slug}-{said or 'defaults'}-{self.seed}"


def _said(value: object) -> str:
    if isinstance(value, dict):
        return "given"
    return "+".join(str(v)[:4] for v in value) if isinstance(value, list) else str(value)


def cases(
    game: AnyGame,
    more: Iterable[Mapping[str, Any]] = (),
    found: Iterable[tuple[Mapping[str, Any], int]] = (),
    secrets: Mapping[str, tuple[str, Sequence[str]]] | None = None,
    remembered: Collection[str] = (),
    shown: Collection[str] = (),
) -> list[Case]:
    """With a seed each; `found` are games by option set and seed that found something once."""
    seeded = [*((options, seed) for seed, options in enumerate([*variants(game), *more])), *found]
    return [Case(game, options, seed, secrets or {}, remembered, shown) for options, seed in seeded]


def variants(game: AnyGame) -> list[dict[str, Any]]:
    """Option sets made from the schema alone: every number of players, each other option at each
    of its values, and all switches on at once."""
    schema = msgspec.json.schema(game.Options)
    properties = schema["$defs"][game.Options.__name__]["properties"]
    shown = {name: part for name, part in properties.items() if not part.get("hidden")}
    values = {name: list(_values(part)) for name, part in shown.items()}
    players = values.pop("players")
    sets: list[dict[str, Any]] = [{"players": n} for n in players]
    for name, some in values.items():
        default = properties[name].get("default")
        for i, value in enumerate(v for v in some if v != default):
            sets += _first_allowed(game, {name: value}, [*players[i:], *players])
    switches = {name: True for name, some in values.items() if some == [False, True]}
    if len(switches) > 1:
        sets += _first_allowed(game, switches, players[::-1])
    return sets


def _first_allowed(
    game: AnyGame, options: Mapping[str, Any], players: Sequence[int]
) -> list[dict[str, Any]]:
    """The options with the first of these numbers of players that goes with them, if any does."""
    for n in players:
        found = {"players": n, **options}
        try:
            read_options(game, found)
        except BadOptions:
            continue
        return [found]
    return []


def _values(part: Mapping[str, Any]) -> Iterator[Any]:
    """What a property of a schema can be, as far as the schema can count it up."""
    if "anyOf" in part:
        for one in part["anyOf"]:
            yield from _values(one)
    elif "enum" in part:
        yield from part["enum"]
    elif part.get("type") == "boolean":
        yield from (False, True)
    elif part.get("type") == "null":
        yield None
    elif part.get("type") == "integer" and "minimum" in part and "maximum" in part:
        lo, hi = part["minimum"], part["maximum"]
        yield from range(lo, hi + 1) if hi - lo < MANY else (lo, hi)

"""The plans that searching bots know: found by the lab, and shipped as `plans.json`.

A plan can be played in any kingdom that has all of its cards, so plans from a few hundred kingdoms
of the lab serve all the others too.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, NamedTuple

import msgspec

from throneroom.games.dominion.bots.conditions import is_close, read_row
from throneroom.games.dominion.bots.recipe import Recipe, read_plain
from throneroom.games.dominion.bots.strategy import Strategy
from throneroom.games.dominion.cards import CARDS, KINGDOM, SETS, Card
from throneroom.games.dominion.view import Look
from throneroom.kernel import BotMaker, Decision

FILE = "plans.json"
FEWEST_PLAYERS = 2
ALIKE = 2
"""The most plans of a kingdom that may buy the same cards."""
KEPT = 24
"""The most plans that are kept for a kingdom."""
VICTORIES = tuple(
    [
        read_row(f"{key} if ends_game and lead_after > 0")
        for key in ("province", "duchy", "gardens", "estate")
    ]
)
_KINGDOM = frozenset(card.key for card in KINGDOM)


class Entry(msgspec.Struct, frozen=True):
    """A plan as the file has it."""

    plan: dict[str, Any]
    """The strategy, as in a file of its own."""
    needs: list[str]
    """The cards that must be in the game."""
    ratings: list[int]
    """The plan's strength with two, three and four players, in Elo points."""


class Library(msgspec.Struct, frozen=True):
    plans: list[Entry]
    sets: dict[str, list[list[int]]]
    """The plans of the recommended sets as indices, the best first: for two players, three and
    four."""


class Plan(NamedTuple):
    """A plan that can be played in a kingdom."""

    bot: BotMaker
    wanted: frozenset[Card]
    """The kingdom cards that it buys."""


def needs_of(recipe: Recipe) -> list[str]:
    """The kingdom cards that a strategy buys."""
    return sorted({row.card for row in recipe.buy} & _KINGDOM)


@cache
def library() -> Library:
    text = files("throneroom.games.dominion.bots").joinpath(FILE).read_bytes()
    return msgspec.json.decode(text, type=Library)


@lru_cache(maxsize=256)
def plans_for(kingdom: frozenset[str], players: int) -> tuple[Plan, ...]:
    """The plans that can be played in a kingdom, the strongest first."""
    return tuple(map(_plan, recipes_for(kingdom, players)))


def recipes_for(kingdom: Iterable[str], players: int) -> list[Recipe]:
    """The library's recipes that can be played in a kingdom, the strongest first: those that were
    found for this kingdom, then others by their rating."""
    there = frozenset(kingdom)
    entries, at = library().plans, players - FEWEST_PLAYERS
    own = [
        place
        for name, cards in SETS.items()
        if there == {card.key for card in cards}
        for place in library().sets.get(name, [[], [], []])[at]
    ]
    fitting = [place for place, entry in enumerate(entries) if there.issuperset(entry.needs)]
    fitting.sort(key=lambda place: -entries[place].ratings[at])
    found: list[int] = []
    alike: dict[tuple[str, ...], int] = {}
    for place in dict.fromkeys([*own, *fitting]):
        needs = tuple(entries[place].needs)
        alike[needs] = alike.get(needs, 0) + 1
        if place in own or alike[needs] <= ALIKE:
            found.append(place)
    return [read_plain(entries[place].plan) for place in found[:KEPT]]


def _plan(recipe: Recipe) -> Plan:
    """A plan for an imagined player, who ends a game where that wins it, and does not where that
    loses it. Both checks cost time, so they are made only where a single gain can end the game."""
    alert = msgspec.structs.replace(recipe, buy=(*VICTORIES, *recipe.buy), guard=True)
    usual, last = Strategy.of(recipe).choose, Strategy.of(alert).choose

    def choose(look: Look, decision: Decision) -> Any:
        return (last if is_close(look) else usual)(look, decision)

    wanted = frozenset(CARDS[key] for key in needs_of(recipe))
    return Plan(lambda seed: choose, wanted)

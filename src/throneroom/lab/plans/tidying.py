"""Removes the parts of a plan that make no difference, so that people can read it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from throneroom.games.dominion.bots.conditions import Row
from throneroom.games.dominion.bots.recipe import TRASH, Recipe
from throneroom.lab.plans.contenders import Book, Contender, hardest, victories

TOLERANCE = 0.003
"""The share of games, by `Book.score`, that all removals together may cost."""


def tidied(
    plan: Contender, foes: Sequence[Contender], book: Book, games: int, tolerance: float = TOLERANCE
) -> Contender:
    """The same plan without rows, conditions and answers that win no games.

    All of them are tried one after another, from the last to the first, with the same shuffles. The
    opponents should be of every kind: a part may be needed against only one of them.
    """
    least = _score(plan, foes, book, games) - tolerance
    found = plan
    place = 0
    while True:
        shorter = list(_shorter(found.recipe))
        if place >= len(shorter):
            return found
        one = Contender(shorter[place], book.kingdom)
        if one.key == found.key or _score(one, foes, book, games) >= least:
            found = one
        else:
            place += 1


def _score(plan: Contender, foes: Sequence[Contender], book: Book, games: int) -> float:
    results = book.look([(plan, foe) for foe in foes], games)
    return hardest([victories(one) / one.games for one in results], [foe.weight for foe in foes])


def _shorter(recipe: Recipe) -> Iterator[Recipe]:
    """All versions of the plan with one part less, always in the same order."""
    for place in reversed(range(len(recipe.buy))):
        row = recipe.buy[place]
        if len(recipe.buy) > 1:
            yield _with(recipe, place)
        for number in reversed(range(len(row.when))):
            when = (*row.when[:number], *row.when[number + 1 :])
            yield _with(recipe, place, Row(row.card, when))
    for place in reversed(range(len(recipe.play))):
        yield replace(recipe, play=(*recipe.play[:place], *recipe.play[place + 1 :]))
    for kind in sorted(recipe.answers):
        rest = {other: way for other, way in recipe.answers.items() if other != kind}
        yield replace(recipe, answers=rest)
    if recipe.trash != TRASH:
        yield replace(recipe, trash=TRASH)
    if recipe.guard:
        yield replace(recipe, guard=False)


def _with(recipe: Recipe, place: int, *rows: Row) -> Recipe:
    """Other rows instead of the one at a place."""
    return replace(recipe, buy=(*recipe.buy[:place], *rows, *recipe.buy[place + 1 :]))


def named(plan: Contender) -> Contender:
    """The plan, named after the cards that it buys, in the order in which it wants them."""
    wanted = dict.fromkeys(row.card for row in plan.recipe.buy if row.card in plan.cards)
    name = "_".join(list(wanted)[:MOST_CARDS]) or "money"
    plan.recipe = replace(plan.recipe, name=name)
    return plan


MOST_CARDS = 3
"""The most cards in the name of a plan."""

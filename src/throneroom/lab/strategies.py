"""Strategies that are data: their rules in words, and their sources."""

from __future__ import annotations

from pathlib import Path

from throneroom.games.dominion import bots
from throneroom.games.dominion.bots.conditions import Condition, Row, Term
from throneroom.games.dominion.bots.recipe import SUFFIXES, Recipe, load_recipe
from throneroom.games.dominion.bots.refusing import bad
from throneroom.text import Voice

COMPARED = {
    "<": ("most", -1),
    "<=": ("most", 0),
    ">": ("least", 1),
    ">=": ("least", 0),
    "=": ("is", 0),
    "!=": ("not", 0),
}
"""The words for a comparison with a whole number, and what to add to the number."""
SWITCHES = {"ends_game", "loses", "in_game"}
"""Quantities that are 0 or 1."""
COUNTS = {"owned", "in_hand", "in_play", "left", "others_own"}
"""Quantities that count cards, for which there is the word "none"."""
NONE = {("most", 0), ("is", 0)}
SOME = {("least", 1), ("not", 0)}
OF_SWITCHES = {("is", 1): "some", ("not", 1): "none"}
"""Two more comparisons for a quantity that is 0 or 1."""


def find_recipe(name: str) -> Recipe:
    """The strategy of one of Dominion's bots, or in a file. Raises `BadStrategy`."""
    if Path(name).suffix in SUFFIXES:
        return load_recipe(name)
    found = getattr(bots, name, None) if name in bots.BOTS else None
    if not isinstance(found, bots.Strategy):
        raise bad("name", given=name, allowed=", ".join(bots.BOTS))
    return found.recipe


def in_words(recipe: Recipe, voice: Voice) -> str:
    """The whole strategy, one line per rule."""
    rows = [f"{number:3}. {text}" for number, text in enumerate(buys_in_words(recipe, voice), 1)]
    return "\n".join(
        [recipe.name, voice.text("strategy-buys"), *rows, *rest_in_words(recipe, voice)]
    )


def buys_in_words(recipe: Recipe, voice: Voice) -> list[str]:
    """Its purchases in words, the most wanted first."""
    return [_row(row, voice) for row in recipe.buy]


def rest_in_words(recipe: Recipe, voice: Voice) -> list[str]:
    """Its rules besides buying, in words."""
    lines = []
    if recipe.play:
        lines.append(voice.text("strategy-plays", cards=_names(recipe.play, voice)))
    if recipe.trash:
        lines.append(voice.text("strategy-trashes", cards=_names(recipe.trash, voice)))
    else:
        lines.append(voice.text("strategy-trashes-nothing"))
    lines += [
        voice.text(f"strategy-way-{kind}-{way}") for kind, way in sorted(recipe.answers.items())
    ]
    if recipe.guard:
        lines.append(voice.text("strategy-guard"))
    return lines


def _row(row: Row, voice: Voice) -> str:
    if not row.when:
        return voice.text("strategy-row", card=row.card)
    joined = voice.text("strategy-and").join([_if(one, voice) for one in row.when])
    return voice.text("strategy-row-if", card=row.card, conditions=joined)


def _names(keys: tuple[str, ...], voice: Voice) -> str:
    return ", ".join([voice.text(f"card-{key}") for key in keys])


def _if(condition: Condition, voice: Voice) -> str:
    sign, more = COMPARED[condition.sign]
    number = condition.number + more
    term = condition.terms[0]
    if len(condition.terms) > 1 or term.times != 1:
        return _comparison(condition, voice)
    if term.what in SWITCHES | COUNTS:
        if (sign, number) in NONE:
            sign = "none"
        elif (sign, number) in SOME:
            sign = "some"
        elif term.what in SWITCHES:
            if (sign, number) not in OF_SWITCHES:
                return _comparison(condition, voice)
            sign = OF_SWITCHES[sign, number]
    return voice.text(f"strategy-if-{term.what}", sign=sign, number=number, card=term.card)


def _comparison(condition: Condition, voice: Voice) -> str:
    """ "Villages owned < Smithies owned - 1"."""
    plus = [term for term in condition.terms if term.times > 0]
    minus = [term for term in condition.terms if term.times < 0]
    number = condition.number
    left = " + ".join([_the(term, voice) for term in plus]) or "0"
    right = " + ".join([_the(term, voice) for term in minus])
    if not right:
        right = str(number)
    elif number:
        right += f" {'+' if number > 0 else '−'} {abs(number)}"
    sign = {"<=": "≤", ">=": "≥", "!=": "≠"}.get(condition.sign, condition.sign)
    return f"{left} {sign} {right}"


def _the(term: Term, voice: Voice) -> str:
    text = voice.text(f"strategy-the-{term.what}", card=term.card)
    return text if abs(term.times) == 1 else f"{abs(term.times)} × {text}"

"""Strategies from chance: new ones, changed ones, and the children of two.

Everything follows from the `Chance` that is given, so a search can be repeated.

>>> from throneroom.kernel import Chance
>>> kingdom = ["cellar", "market", "militia", "mine", "moat", "remodel", "smithy", "village"]
>>> one, two = (random_recipe(kingdom, Chance(seed)) for seed in (1, 2))
>>> child = mutated(crossed(one, two, Chance(3)), kingdom, Chance(4))
>>> len(child.buy) > 0
True
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from throneroom.games.dominion.bots.conditions import SIGNS, Condition, Row, Term
from throneroom.games.dominion.bots.recipe import ANSWERS, TRASH, Recipe
from throneroom.games.dominion.cards import BASIC, CARDS
from throneroom.kernel import Chance

LEAST_ROWS, MOST_ROWS = 3, 16
MOST_CONDITIONS = 3
BASIC_KEYS = tuple(card.key for card in BASIC if card.key != "curse")

NUMBERS: dict[str, tuple[int, int]] = {
    "turn": (2, 20),
    "coins": (2, 9),
    "buys": (1, 3),
    "actions": (0, 3),
    "players": (2, 4),
    "deck_coins": (4, 40),
    "owned_cards": (6, 40),
    "density": (40, 180),
    "empty_piles": (0, 3),
    "points": (0, 40),
    "others_points": (0, 40),
    "lead": (-12, 12),
    "gains_to_end": (1, 12),
    "ends_game": (0, 1),
    "lead_after": (-6, 6),
    "loses": (0, 1),
    "owned": (0, 6),
    "in_hand": (0, 3),
    "in_play": (0, 3),
    "left": (0, 10),
    "in_game": (0, 1),
    "others_own": (0, 4),
}
"""The numbers with which it makes sense to compare a quantity."""
OF_A_CARD = ("owned", "in_hand", "in_play", "left", "in_game", "others_own")
OTHERS = tuple(what for what in NUMBERS if what not in OF_A_CARD)


def between(low: int, high: int, chance: Chance) -> int:
    return low + chance.below(high - low + 1)


def random_term(cards: Sequence[str], chance: Chance) -> Term:
    if chance.below(2):
        return Term(chance.pick(OF_A_CARD), chance.pick(cards))
    return Term(chance.pick(OTHERS))


def random_condition(card: str, cards: Sequence[str], chance: Chance) -> Condition:
    """A condition by chance, mostly as people write them: a count of the card, of the Provinces
    left, or of turns."""
    kind = chance.below(10)
    if kind < 3:
        return Condition((Term("owned", card),), "<", between(1, 5, chance))
    if kind < 5:
        return Condition((Term("left", "province"),), "<=", between(1, 7, chance))
    if kind < 6:
        return Condition((Term("turn"),), chance.pick(("<=", ">=")), between(2, 16, chance))
    if kind < 7:
        others = [other for other in cards if other != card]
        terms = (Term("owned", card), Term("owned", chance.pick(others), -1))
        return Condition(terms, chance.pick(("<", "<=")), between(-1, 2, chance))
    term = random_term(cards, chance)
    return Condition((term,), chance.pick(SIGNS), between(*NUMBERS[term.what], chance))


def random_row(cards: Sequence[str], chance: Chance) -> Row:
    card = chance.pick(cards)
    count = chance.pick((0, 1, 1, 1, 2))
    return Row(card, tuple([random_condition(card, cards, chance) for _ in range(count)]))


def random_recipe(kingdom: Sequence[str], chance: Chance, name: str = "random") -> Recipe:
    """Some rows by chance, and the cards that every strategy needs: Province, Gold and Silver."""
    cards = [*BASIC_KEYS, *kingdom]
    rows = [random_row(cards, chance) for _ in range(between(1, 6, chance))]
    for key in ("province", "gold", "silver"):
        rows.insert(between(0, len(rows), chance), Row(key))
    recipe = Recipe(name=name, buy=tuple(rows))
    for change in (_new_order, _new_trash, _new_answer, _new_guard):
        if not chance.below(2):
            recipe = change(recipe, cards, chance)
    return recipe


def mutated(recipe: Recipe, kingdom: Sequence[str], chance: Chance) -> Recipe:
    """The same recipe with one to three changes, mostly one."""
    cards = [*BASIC_KEYS, *kingdom]
    for _ in range(chance.pick((1, 1, 2, 3))):
        recipe = chance.pick(CHANGES)(recipe, cards, chance)
    return recipe


def crossed(one: Recipe, two: Recipe, chance: Chance) -> Recipe:
    """A child of two recipes: the first rows of one and the last rows of the other; every other
    part from either."""
    first = one.buy[: between(0, len(one.buy), chance)]
    last = two.buy[between(0, len(two.buy), chance) :]
    rows = tuple(dict.fromkeys((*first, *last)))[:MOST_ROWS] or one.buy
    return Recipe(
        name=one.name,
        buy=rows,
        play=chance.pick((one, two)).play,
        trash=chance.pick((one, two)).trash,
        answers=chance.pick((one, two)).answers,
        guard=chance.pick((one, two)).guard,
    )


# Changes

Change = Callable[[Recipe, Sequence[str], Chance], Recipe]


def _add_row(recipe: Recipe, cards: Sequence[str], chance: Chance) -> Recipe:
    rows = list(recipe.buy)
    if len(rows) < MOST_ROWS:
        rows.insert(between(0, len(rows), chance), random_row(cards, chance))
    return replace(recipe, buy=tuple(rows))


def _add_wish(recipe: Recipe, cards: Sequence[str], chance: Chance) -> Recipe:
    """Adds a row as people write them: some copies of a card."""
    rows = list(recipe.buy)
    card, most = chance.pick(cards), between(1, 5, chance)
    when = (Condition((Term("owned", card),), "<", most),) if most < 5 else ()
    if len(rows) < MOST_ROWS:
        rows.insert(between(0, len(rows), chance), Row(card, when))
    return replace(recipe, buy=tuple(rows))


def _drop_row(recipe: Recipe, cards: Sequence[str], chance: Chance) -> Recipe:
    rows = list(recipe.buy)
    if len(rows) > LEAST_ROWS:
        del rows[chance.below(len(rows))]
    return replace(recipe, buy=tuple(rows))


def _move_row(recipe: Recipe, cards: Sequence[str], chance: Chance) -> Recipe:
    rows = list(recipe.buy)
    row = rows.pop(chance.below(len(rows)))
    rows.insert(between(0, len(rows), chance), row)
    return replace(recipe, buy=tuple(rows))


def _change_card(recipe: Recipe, cards: Sequence[str], chance: Chance) -> Recipe:
    place = chance.below(len(recipe.buy))
    row = Row(chance.pick(cards), recipe.buy[place].when)
    return replace(recipe, buy=(*recipe.buy[:place], row, *recipe.buy[place + 1 :]))


def _change_condition(recipe: Recipe, cards: Sequence[str], chance: Chance) -> Recipe:
    """Adds or removes a condition, or changes its number."""
    place = chance.below(len(recipe.buy))
    row = recipe.buy[place]
    when = list(row.when)
    what = chance.below(4)
    if when and what == 0:
        del when[chance.below(len(when))]
    elif when and what < 3:
        at = chance.below(len(when))
        step = chance.pick((-2, -1, 1, 2)) * max(1, abs(when[at].number) // 8)
        when[at] = replace(when[at], number=when[at].number + step)
    elif len(when) < MOST_CONDITIONS:
        when.append(random_condition(row.card, cards, chance))
    row = Row(row.card, tuple(when))
    return replace(recipe, buy=(*recipe.buy[:place], row, *recipe.buy[place + 1 :]))


def _new_order(recipe: Recipe, cards: Sequence[str], chance: Chance) -> Recipe:
    actions = [key for key in cards if CARDS[key].is_action]
    chance.shuffle(actions)
    return replace(recipe, play=tuple(actions[: chance.below(len(actions) + 1)]))


def _play_sooner(recipe: Recipe, cards: Sequence[str], chance: Chance) -> Recipe:
    """Moves one Action among those that are played first, or adds it to them."""
    key = chance.pick([key for key in cards if CARDS[key].is_action])
    rest = [other for other in recipe.play if other != key]
    rest.insert(between(0, len(rest), chance), key)
    return replace(recipe, play=tuple(rest))


def _new_trash(recipe: Recipe, cards: Sequence[str], chance: Chance) -> Recipe:
    trash = [*TRASH, *(chance.pick(cards) for _ in range(chance.below(2)))]
    chance.shuffle(trash)
    return replace(recipe, trash=tuple(dict.fromkeys(trash[: chance.below(len(trash) + 1)])))


def _new_answer(recipe: Recipe, cards: Sequence[str], chance: Chance) -> Recipe:
    answers = dict(recipe.answers)
    for kind in [chance.pick(list(ANSWERS)) for _ in range(2)]:
        way = chance.pick(ANSWERS[kind])
        if way == ANSWERS[kind][0]:
            answers.pop(kind, None)
        else:
            answers[kind] = way
    return replace(recipe, answers=answers)


def _new_guard(recipe: Recipe, cards: Sequence[str], chance: Chance) -> Recipe:
    return replace(recipe, guard=not recipe.guard)


CHANGES: tuple[Change, ...] = (
    *(_add_row, _add_wish, _add_wish, _add_wish, _drop_row, _drop_row),
    *(_move_row, _move_row, _move_row, _change_card, _change_card),
    *(_change_condition, _change_condition, _change_condition, _change_condition),
    *(_new_order, _play_sooner, _new_trash, _new_answer, _new_guard),
)
"""The possible changes; the more often one is listed, the more often it happens."""

"""Conditions as data: what a strategy can ask about its seat and the table.

A condition compares sums of quantities. It is written as text, and turned into a function of a look
here, or into rows of small integers by the lab.

>>> condition = read_condition("owned(village) < owned(smithy) - 1")
>>> condition
Condition(terms=(Term(what='owned', card='village', times=1), Term(what='owned', card='smithy', \
times=-1)), sign='<', number=-1)
>>> str(condition)
'owned(village) < owned(smithy) - 1'
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from difflib import get_close_matches
from typing import Any, TypeAlias

import msgspec

from throneroom.games.dominion.bots.refusing import BadStrategy, bad, unknown
from throneroom.games.dominion.cards import CARDS, PROVINCE, Card
from throneroom.games.dominion.view import Look

Check: TypeAlias = Callable[[Look], bool]
"""A condition as a function of what a seat sees."""


# Countable quantities

GARDENS = CARDS["gardens"]
PILES_TO_END = 3


def density(look: Look) -> int:
    """Coins of all Treasures that the seat owns for each 100 cards that it owns."""
    cards = look.owned_cards()
    return 100 * look.deck_coins() // cards if cards else 0


def others(look: Look) -> list[int]:
    return [seat for seat in range(look.players) if seat != look.seat]


def others_points(look: Look) -> int:
    """The points of the best other player."""
    return max([look.points(seat) for seat in others(look)])


def others_own(look: Look, card: Card) -> int:
    """The largest number of copies of a card that any other player owns."""
    return max([look.owned(card, seat) for seat in others(look)])


def lead(look: Look) -> int:
    return look.points() - others_points(look)


def gains_to_end(look: Look) -> int:
    """The fewest gains that end the game: the Provinces, or the three smallest piles."""
    smallest = sorted(look.piles())[:PILES_TO_END]
    return min(look.left(PROVINCE), sum(smallest))


def is_ended(look: Look) -> bool:
    """Whether this turn is the last."""
    return not look.left(PROVINCE) or look.empty_piles() >= PILES_TO_END


def is_close(look: Look) -> bool:
    """Whether a single gain can end the game."""
    return look.left(PROVINCE) < 2 or look.empty_piles() >= PILES_TO_END - 1


def ends_game(look: Look, card: Card) -> bool:
    """Whether the game is over at the end of this turn if the seat gains this card."""
    left = look.left(card)
    if left > 1:
        return is_ended(look)
    if look.left(PROVINCE) == (left and card is PROVINCE):
        return True
    return look.empty_piles() + left >= PILES_TO_END


def lead_after(look: Look, card: Card) -> int:
    """The lead in points once the seat has gained a card."""
    size, gardens = look.owned_cards(), look.owned(GARDENS)
    each, cards = size // 10, (size + 1) // 10
    return lead(look) + card.points + (gardens + (card is GARDENS)) * cards - gardens * each


def loses(look: Look, card: Card) -> bool:
    """Whether gaining this card would end the game with the seat behind."""
    return ends_game(look, card) and lead_after(look, card) < 0


PLAIN = {
    "turn": "t.turn",
    "coins": "t.coins",
    "buys": "t.buys",
    "actions": "t.actions",
    "players": "t.players",
    "deck_coins": "t.deck_coins()",
    "owned_cards": "t.owned_cards()",
    "density": "density(t)",
    "empty_piles": "t.empty_piles()",
    "points": "t.points()",
    "others_points": "others_points(t)",
    "lead": "lead(t)",
    "gains_to_end": "gains_to_end(t)",
}
"""Quantities that need no card, as Python expressions."""
OF_THE_ROW = {
    "ends_game": "ends_game(t, row)",
    "lead_after": "lead_after(t, row)",
    "loses": "loses(t, row)",
}
"""Quantities about the card whose condition it is."""
OF_A_CARD = {
    "owned": "t.owned({})",
    "in_hand": "t.hand.count({})",
    "in_play": "t.in_play({})",
    "left": "t.left({})",
    "in_game": "t.in_game({})",
    "others_own": "others_own(t, {})",
}
"""Quantities about a card that the condition names."""
QUANTITIES = (*PLAIN, *OF_THE_ROW, *OF_A_CARD)
SIGNS = ("<", "<=", ">", ">=", "=", "!=")
OPPOSITE = {"<": ">", "<=": ">=", ">": "<", ">=": "<=", "=": "=", "!=": "!="}
MOST = 10_000
"""The largest number that may be written. No number of a game comes near it, and sums of such
numbers stay small."""
LONGEST_NUMBER = 9
"""The most digits of a number; a longer one is refused without being converted."""

NAMES: dict[str, Any] = {
    "density": density,
    "ends_game": ends_game,
    "gains_to_end": gains_to_end,
    "lead": lead,
    "lead_after": lead_after,
    "loses": loses,
    "others_own": others_own,
    "others_points": others_points,
    **{f"card_{key}": card for key, card in CARDS.items()},
}


class Term(msgspec.Struct, frozen=True):
    """A quantity and its factor."""

    what: str
    card: str = ""
    times: int = 1

    def __str__(self) -> str:
        name = f"{self.what}({self.card})" if self.card else self.what
        return name if abs(self.times) == 1 else f"{abs(self.times)} * {name}"

    @property
    def python(self) -> str:
        known = (PLAIN | OF_THE_ROW | OF_A_CARD)[self.what]
        return f"{self.times} * {known.format(f'card_{self.card}')}"


class Condition(msgspec.Struct, frozen=True):
    """A sum of terms, compared with a number."""

    terms: tuple[Term, ...]
    """The terms, those with a positive factor first; there is at least one."""
    sign: str
    number: int

    def __str__(self) -> str:
        """The condition as text: terms with a negative factor stand on the right."""
        plus = [term for term in self.terms if term.times > 0]
        minus = [term for term in self.terms if term.times < 0]
        if len(plus) == 1 and not minus and plus[0].times == 1:
            if (self.sign, self.number) == (">=", 1):
                return str(plus[0])
            if (self.sign, self.number) == ("=", 0):
                return f"not {plus[0]}"
        right = " + ".join(map(str, minus))
        if right and self.number:
            right += f" {'+' if self.number > 0 else '-'} {abs(self.number)}"
        return f"{' + '.join(map(str, plus))} {self.sign} {right or self.number}"

    def python(self) -> str:
        """The source of the same condition in Python; `t` is the look, `row` the card whose
        condition it is."""
        if len(self.terms) == 1 and self.terms[0].times == 1:
            left = self.terms[0].python.removeprefix("1 * ")
        else:
            left = " + ".join([term.python for term in self.terms])
        return f"{left} {'==' if self.sign == '=' else self.sign} {self.number}"


class Row(msgspec.Struct, frozen=True):
    """A card to buy or gain, if all of the conditions hold.

    >>> str(read_row("witch if owned(witch)<2 and turn>3"))
    'witch if owned(witch) < 2 and turn > 3'
    """

    card: str
    when: tuple[Condition, ...] = ()

    def __str__(self) -> str:
        return f"{self.card} if {' and '.join(map(str, self.when))}" if self.when else self.card

    def check(self) -> Check | None:
        """The conditions as one function; None if there are none."""
        if not self.when:
            return None
        source = " and ".join([condition.python() for condition in self.when])
        made: Check = eval(f"lambda t: {source}", {**NAMES, "row": CARDS[self.card]})
        return made


# Reading

TOKENS = re.compile(r"\s*(?:(\d+)|([A-Za-z_]\w*)|(<=|>=|!=|==|[<>=()+*-]))")


def read_row(text: str) -> Row:
    """Raises `BadStrategy`, whose sentence begins with the text that was read."""
    tokens = _Tokens(text)
    card = tokens.card()
    if tokens.done:
        return Row(card)
    tokens.take("if")
    return Row(card, tuple(_conditions(tokens)))


def read_condition(text: str) -> Condition:
    """Raises `BadStrategy`."""
    found = list(_conditions(_Tokens(text)))
    if len(found) > 1:
        raise bad("several", f"'{text}': ")
    return found[0]


def _conditions(tokens: _Tokens) -> Iterator[Condition]:
    """The conditions that `and` joins."""
    yield _condition(tokens)
    while not tokens.done:
        tokens.take("and")
        yield _condition(tokens)


def _condition(tokens: _Tokens) -> Condition:
    if tokens.next == "not":
        tokens.take("not")
        return Condition((_quantity(tokens, 1),), "=", 0)
    left, plus = _sum(tokens)
    if tokens.next not in (*SIGNS, "=="):
        if len(left) == 1 and left[0].times == 1 and not plus:
            return Condition(tuple(left), ">=", 1)
        raise tokens.wrong("comparison")
    sign = tokens.take(tokens.next).replace("==", "=")
    right, minus = _sum(tokens)
    terms = _together([*left, *(Term(one.what, one.card, -one.times) for one in right)])
    if not terms:
        raise bad("nothing", tokens.at)
    number = minus - plus
    if terms[0].times < 0:  # no positive term, so the sides change
        terms = tuple([Term(one.what, one.card, -one.times) for one in terms])
        sign, number = OPPOSITE[sign], -number
    return Condition(terms, sign, number)


def _sum(tokens: _Tokens) -> tuple[list[Term], int]:
    """The terms and the plain numbers of a sum."""
    terms, number, times = [], 0, 1
    if tokens.next == "-":
        tokens.take("-")
        times = -1
    while True:
        if tokens.next.isdigit():
            digits = tokens.take(tokens.next)
            if len(digits) > LONGEST_NUMBER or int(digits) > MOST:
                raise bad("large", tokens.at, given=digits)
            given = int(digits)
            if tokens.next == "*":
                tokens.take("*")
                terms.append(_quantity(tokens, times * given))
            else:
                number += times * given
        else:
            terms.append(_quantity(tokens, times))
        if tokens.next not in ("+", "-"):
            return terms, number
        times = 1 if tokens.take(tokens.next) == "+" else -1


def _quantity(tokens: _Tokens, times: int) -> Term:
    what = tokens.take_name("quantity", QUANTITIES)
    if what not in OF_A_CARD:
        return Term(what, "", times)
    tokens.take("(")
    card = tokens.card()
    tokens.take(")")
    return Term(what, card, times)


def _together(terms: Sequence[Term]) -> tuple[Term, ...]:
    """The terms with equal ones added up, the positive ones first; terms with the factor 0 are left
    out."""
    times: dict[tuple[str, str], int] = {}
    for term in terms:
        times[term.what, term.card] = times.get((term.what, term.card), 0) + term.times
    found = [Term(what, card, n) for (what, card), n in times.items() if n]
    return tuple(sorted(found, key=lambda term: term.times < 0))


class _Tokens:
    """The tokens of a text, one after another."""

    def __init__(self, text: str) -> None:
        self.at = f"'{text}': "
        self._words: list[str] = []
        place = 0
        while place < len(text.rstrip()):
            found = TOKENS.match(text, place)
            if found is None:
                raise bad("word", self.at, given=text[place:].split(maxsplit=1)[0])
            self._words.append(found[0].strip())
            place = found.end()
        self._at = 0

    @property
    def next(self) -> str:
        return "" if self.done else self._words[self._at]

    @property
    def done(self) -> bool:
        return self._at == len(self._words)

    def take(self, word: str) -> str:
        if self.next != word:
            raise self.wrong("expected", wanted=word)
        self._at += 1
        return word

    def take_name(self, what: str, names: Iterable[str]) -> str:
        if not self.next.isidentifier():
            raise self.wrong(what)
        if self.next not in names:
            raise unknown(f"no-{what}", self.next, names, self.at)
        return self.take(self.next)

    def card(self) -> str:
        return self.take_name("card", CARDS)

    def wrong(self, what: str, **args: str) -> BadStrategy:
        """The error for a token other than the expected one."""
        if self.next:
            return bad(what, self.at, given=self.next, **args)
        return bad(f"{what}-end", self.at, **args)


def hint(key: Any, names: Iterable[str]) -> str:
    near = get_close_matches(str(key), list(names), n=1)
    return f" (did you mean '{near[0]}'?)" if near else ""

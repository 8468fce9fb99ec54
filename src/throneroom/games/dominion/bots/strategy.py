"""A strategy in a few lines: what to buy and when, what to play first, what to trash.

Every other question has an answer of its own below, one function per question; a strategy can
replace any of them.

>>> from throneroom.games.dominion.bots import Strategy
>>> witch = Strategy(
...     "witch",
...     buy=["province", "witch if owned(witch) < 2", "gold", "silver"],
... )
>>> choose = witch.bot(seed=0)

Python says what a condition's text can't: `("witch", lambda t: t.turn % 2 == 0)`.
A strategy that needs none of that is a value, `witch.recipe`, which can be kept in a file.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, TypeAlias

from throneroom.games.dominion.bots.conditions import Check, Row, hint, read_row
from throneroom.games.dominion.bots.recipe import (
    ANSWERS,
    TRASH,
    Recipe,
    load_recipe,
    read_answers,
    read_json,
)
from throneroom.games.dominion.bots.refusing import BadStrategy
from throneroom.games.dominion.cards import (
    CARDS,
    CHAPEL,
    COPPER,
    CURSE,
    DUCHY,
    END,
    ESTATE,
    GOLD,
    HIGHEST_COST,
    LIBRARY,
    MINE,
    PLAY_ALL,
    PROVINCE,
    REMODEL,
    SILVER,
    THRONE_ROOM,
    Button,
    Card,
)
from throneroom.games.dominion.effects.attacks import DISCARD, KEEP
from throneroom.games.dominion.effects.gaining import REMODEL_RISE
from throneroom.games.dominion.effects.hand import LIBRARY_HAND
from throneroom.games.dominion.view import Look
from throneroom.kernel import NO, YES, Decision, Mind, Word

Wish: TypeAlias = str | Row | tuple[str, Check]
"""A card to buy, always or on a condition: "gold", "gold if turn > 3", or with a function."""


class Strategy:
    """How to play, for one kind of deck.

    `buy` lists the cards to buy, the most wanted first. With what coins there are, the first one
    that can be had and whose condition holds is bought; cards that are not in the game
    are passed over. Cards that are gained, not bought, follow the same list.

    `play` lists the Actions to play first; those not listed follow in a sensible order. `trash`
    lists what may go, the worst first. `answers` chooses other ways to answer than the usual ones,
    by the name of the question: `{"chancellor": "never"}`. With `guard`, nothing is bought that
    would end the game with the seat behind. `rules` replaces answers by functions:
    `{"chancellor": lambda t, decision: NO}`.
    """

    def __init__(
        self,
        name: str,
        *,
        buy: Iterable[Wish],
        play: Iterable[str] = (),
        trash: Iterable[str] = TRASH,
        answers: Mapping[str, str] | None = None,
        guard: bool = False,
        rules: Mapping[str, Mind] | None = None,
    ) -> None:
        self.name = name
        wishes = [self._wish(wish) for wish in buy]
        self.trash = [self._card(key) for key in trash]
        first = [self._card(key) for key in play]
        self.order = {card: i for i, card in enumerate(dict.fromkeys([*first, *PLAY_ORDER]))}
        self._recipe = Recipe(
            name=name,
            buy=tuple([wish for wish in wishes if isinstance(wish, Row)]),
            play=tuple([card.key for card in first]),
            trash=tuple([card.key for card in self.trash]),
            answers=self._answers(answers or {}),
            guard=guard,
        )
        checks = iter(self._recipe.checks())
        pairs = [next(checks) if isinstance(wish, Row) else wish for wish in wishes]
        self.buy = [(CARDS[key], check) for key, check in pairs]
        self.choose = self._compile(rules or {})
        """The strategy as one function: an answer for a look and a decision."""
        self._in_python = bool(rules) or len(self._recipe.buy) < len(wishes)

    @classmethod
    def of(cls, recipe: Recipe) -> Strategy:
        """The strategy that plays by a recipe."""
        return cls(
            recipe.name,
            buy=recipe.buy,
            play=recipe.play,
            trash=recipe.trash,
            answers=recipe.answers,
            guard=recipe.guard,
        )

    @classmethod
    def load(cls, path: Path | str) -> Strategy:
        """The strategy of a file, FILE.toml or FILE.json. Raises `BadStrategy`."""
        return cls.of(load_recipe(path))

    @property
    def recipe(self) -> Recipe:
        """The strategy as a value. Raises `BadStrategy` for a strategy that is partly written in
        Python, because a function can't be kept as data."""
        if self._in_python:
            raise BadStrategy(f"Strategy '{self.name}' is partly written in Python, not in data.")
        return self._recipe

    def __repr__(self) -> str:
        return f"Strategy({self.name!r})"

    def bot(self, seed: int) -> Mind:
        """A bot that plays the strategy, the same for every seed."""
        return self.choose

    # Reading

    def _wish(self, wish: Any) -> Row | tuple[str, Check]:
        match wish:
            case Row():
                return wish
            case str() if wish in CARDS:
                return Row(wish)
            case str() if " " not in wish.strip():
                raise self._unknown(wish)
            case str():
                try:
                    return read_row(wish)
                except BadStrategy as error:
                    raise error.within(f"Strategy '{self.name}'") from None
            case (str() as key, condition) if callable(condition):
                return self._card(key).key, condition
        raise BadStrategy(
            f"Strategy '{self.name}': {wish!r} is neither a card nor a card with a condition."
        )

    def _card(self, key: Any) -> Card:
        if isinstance(key, str) and key in CARDS:
            return CARDS[key]
        raise self._unknown(key)

    def _unknown(self, key: Any) -> BadStrategy:
        return BadStrategy(f"Strategy '{self.name}': no card is called '{key}'{hint(key, CARDS)}.")

    def _answers(self, given: Mapping[str, str]) -> dict[str, str]:
        try:
            return read_answers(given)
        except BadStrategy as error:
            raise error.within(f"Strategy '{self.name}'") from None

    def _compile(self, rules: Mapping[str, Mind]) -> Mind:
        for kind in rules:
            if kind not in RULES:
                raise BadStrategy(
                    f"Strategy '{self.name}': no question is called '{kind}'{hint(kind, RULES)}."
                )
        answer: dict[str, Mind] = {kind: partial(rule, self) for kind, rule in RULES.items()}
        for kind, way in self._recipe.answers.items():
            answer[kind] = partial(WAYS[kind, way], self)
        answer |= rules
        if "buy" in rules:
            return lambda look, decision: answer[decision.kind](look, decision)
        wishes = [
            tuple([(card, wanted) for card, wanted in self.buy if card.cost <= coins])
            for coins in range(HIGHEST_COST + 1)
        ]

        # Most questions of a game are purchases, so this repeats the rule `buy`, optimized.
        def choose(look: Look, decision: Decision) -> Any:
            if decision.kind != "buy":
                return answer[decision.kind](look, decision)
            options = decision.options
            if options[0] is PLAY_ALL:
                return PLAY_ALL
            if type(look) is Look:  # without the call of a property
                coins = look._s.coins + look._s.unplayed
            else:
                coins = look.coins
            for card, wanted in wishes[coins if coins < HIGHEST_COST else HIGHEST_COST]:  # noqa: FURB136
                if card in options and (wanted is None or wanted(look)):
                    return card
            return END

        return choose


@lru_cache(64)
def written(text: str) -> Strategy:
    """The strategy of a JSON text. A bot is made for each of its answers, so the latest ones are
    kept. Raises `BadStrategy`.

    >>> written('{"name": "money", "buy": ["province", "gold", "silver"]}').name
    'money'
    """
    return Strategy.of(read_json(text))


Rule: TypeAlias = Callable[[Strategy, Look, Decision], Any]

RULES: dict[str, Rule] = {}
"""A sensible player's answer, by the kind of the question."""


WAYS: dict[tuple[str, str], Rule] = {}
"""The other answers that a strategy can choose, by the kind of the question and their name."""


def rule(function: Rule) -> Rule:
    RULES[function.__name__] = function
    return function


def way(kind: str, name: str) -> Callable[[Rule], Rule]:
    """Another way to answer a question."""
    assert name in ANSWERS[kind][1:]

    def keep(function: Rule) -> Rule:
        WAYS[kind, name] = function
        return function

    return keep


def offered(decision: Decision) -> Sequence[Card]:
    """The options of a question that is about cards."""
    return decision.options


# What cards are good for

PLAY_ORDER = [
    CARDS[key]
    for key in (
        *("village", "festival", "market", "laboratory", "spy", "cellar", "throne_room"),
        *("witch", "council_room", "smithy", "library", "adventurer", "mine", "moneylender"),
        *("militia", "feast", "bureaucrat", "thief", "remodel", "workshop", "chapel"),
        *("chancellor", "woodcutter", "moat"),
    )
]
"""The order of play: Actions that give their action back, then those that draw, then the rest, the
strongest first."""

MONEYLENDER = CARDS["moneylender"]
COINS_TO_KEEP = 4
"""A deck that trashes its Coppers must still be able to buy something."""
DEAR = 5
"""Cards that cost at least this much are worth keeping Coppers for."""


def is_late(look: Look) -> bool:
    """Whether points now count for more than what could still be bought with better cards."""
    return look.left(PROVINCE) <= look.players + 2


def is_dead(card: Card) -> bool:
    """Whether a card is never useful in hand."""
    return card.is_victory or card is CURSE


def is_terminal(card: Card) -> bool:
    return card.is_action and not card.actions


def is_rich(look: Look) -> bool:
    """Whether the average card is worth more than a Copper."""
    return look.deck_coins() > look.owned_cards()


def worth(plan: Strategy, look: Look, card: Card) -> int:
    """What a card is worth to its owner, in coins."""
    late = is_late(look)
    if card is PROVINCE:
        return 12 if late else 8
    if card is DUCHY:
        return 6 if late else 2
    if card is ESTATE:
        return 2 if late else 0
    if card is CURSE:
        return -1
    if card in plan.trash:
        return 0
    return card.coins if card is COPPER else card.cost


def by_use(hand: Sequence[Card], actions: int) -> list[Card]:
    """The cards of a hand, the least useful first: dead ones, then Actions that can't all be
    played, then by their cost."""
    terminals = sorted(filter(is_terminal, hand), key=lambda card: card.cost)
    actions += sum([card.actions - 1 for card in hand if card.actions > 1])
    surplus = terminals[: max(0, len(terminals) - actions)]
    left = list(hand)
    for card in surplus:
        left.remove(card)
    dead = [card for card in left if is_dead(card)]
    alive = [card for card in left if not is_dead(card)]
    return dead + surplus + sorted(alive, key=lambda card: card.cost)


def cheapest_last(cards: Sequence[Card]) -> list[Card]:
    """The cards in the order of discarding. The others see the last one, and the cheapest gives the
    least away."""
    return sorted(cards, key=lambda card: -card.cost)


def rubbish(plan: Strategy, look: Look) -> list[Card]:
    """The cards of the hand that may be trashed for nothing: no points late in the game, and no
    coins that the deck can't do without or that would buy a dear card this turn."""
    late = is_late(look)
    coins = min(look.deck_coins() - COINS_TO_KEEP, _change(plan, look))
    found = []
    for card in plan.trash:
        for _ in range(look.hand.count(card)):
            if (card.is_victory and late) or (card.is_treasure and coins < card.coins):
                break
            if card.is_treasure:
                coins -= card.coins
            found.append(card)
    return found


def _change(plan: Strategy, look: Look) -> int:
    """The coins that are left over if this hand buys a dear card; all of them if it can't."""
    coins = look.coins + sum([card.coins for card in look.hand if card.is_treasure])
    wish = first_wish(plan, look, in_supply(look, coins))
    return coins - wish.cost if wish and wish.cost >= DEAR else coins


def in_supply(look: Look, cost: int) -> list[Card]:
    """The cards of the supply up to this cost."""
    return [card for card in CARDS.values() if card.cost <= cost and look.left(card)]


def first_wish(plan: Strategy, look: Look, cards: Sequence[Any]) -> Card | None:
    for card, wanted in plan.buy:
        if card in cards and (wanted is None or wanted(look)):
            return card
    return None


def to_gain(plan: Strategy, look: Look, cards: Sequence[Card]) -> Card:
    """The first wish, or else the card that is worth most."""
    return first_wish(plan, look, cards) or max(cards, key=lambda card: worth(plan, look, card))


def profit(plan: Strategy, look: Look, card: Card) -> int:
    """What remodelling a card gains, in coins."""
    supply = in_supply(look, card.cost + REMODEL_RISE)
    if not supply:
        return -worth(plan, look, card)
    return worth(plan, look, to_gain(plan, look, supply)) - worth(plan, look, card)


def is_idle(plan: Strategy, look: Look, card: Card) -> bool:
    """Whether playing an Action now would do no good."""
    hand = list(look.hand)
    hand.remove(card)
    if card is CHAPEL:
        return not rubbish(plan, look)
    if card is LIBRARY:
        return len(hand) >= LIBRARY_HAND
    if card is MINE:
        return COPPER not in hand and SILVER not in hand
    if card is MONEYLENDER:
        return COPPER not in hand
    if card is REMODEL:
        return all(profit(plan, look, other) <= 0 for other in hand)
    if card is THRONE_ROOM:
        return all(other is card or is_idle(plan, look, other) for other in hand if other.is_action)
    return False


# The turn


@rule
def action(plan: Strategy, look: Look, decision: Decision) -> Card | Button:
    """The first Action in order of preference. A Throne Room goes first if only one other Action is
    there for it."""
    cards = [option for option in decision.options if isinstance(option, Card)]
    useful = [card for card in cards if not is_idle(plan, look, card)]
    if not useful:
        return END
    if THRONE_ROOM in useful and sum([card.is_action for card in look.hand]) == 2:
        return THRONE_ROOM
    return min(useful, key=plan.order.__getitem__)


@rule
def buy(plan: Strategy, look: Look, decision: Decision) -> Any:
    """All Treasures, then the first wish that can be bought."""
    if decision.options[0] is PLAY_ALL:
        return PLAY_ALL
    return first_wish(plan, look, decision.options) or END


@rule
def clean_up_top(plan: Strategy, look: Look, decision: Decision) -> Card:
    """A played card, if there is one: everybody has seen it."""
    return offered(decision)[0]


# The questions of one's own cards


@rule
def cellar(plan: Strategy, look: Look, decision: Decision) -> list[Card]:
    """Cards of no use this turn; Coppers too, once the average card of the deck is better."""
    hand = list(offered(decision))
    terminals = sum(map(is_terminal, hand))
    surplus = max(0, terminals - look.actions)
    useless = sum(map(is_dead, hand)) + surplus
    chosen = by_use(hand, look.actions)[:useless]
    if is_rich(look):
        chosen += [COPPER] * (hand.count(COPPER) - chosen.count(COPPER))
    return cheapest_last(chosen)


@way("cellar", "dead")
def cellar_dead(plan: Strategy, look: Look, decision: Decision) -> list[Card]:
    """Victory cards and Curses, and nothing else."""
    return cheapest_last([card for card in offered(decision) if is_dead(card)])


@way("cellar", "coppers")
def cellar_coppers(plan: Strategy, look: Look, decision: Decision) -> list[Card]:
    """Victory cards, Curses and Coppers."""
    return cheapest_last([card for card in offered(decision) if is_dead(card) or card is COPPER])


@rule
def chancellor(plan: Strategy, look: Look, decision: Decision) -> Word:
    """Yes, until late in the game, when Victory cards are bought."""
    return NO if is_late(look) else YES


@way("chancellor", "always")
def chancellor_always(plan: Strategy, look: Look, decision: Decision) -> Word:
    return YES


@way("chancellor", "never")
def chancellor_never(plan: Strategy, look: Look, decision: Decision) -> Word:
    return NO


@rule
def chapel(plan: Strategy, look: Look, decision: Decision) -> list[Card]:
    return rubbish(plan, look)[: decision.hi]


@rule
def gain(plan: Strategy, look: Look, decision: Decision) -> Card:
    """The card that the strategy would buy, for a Workshop, Feast or Remodel."""
    return to_gain(plan, look, offered(decision))


@rule
def library(plan: Strategy, look: Look, decision: Decision) -> Word:
    """Sets aside Actions that can't be played any more."""
    card = (decision.facts or {})["card"]
    terminals = sum(map(is_terminal, look.hand))
    playable = look.actions and (card.actions or terminals <= look.actions)
    return NO if playable else YES


@way("library", "all")
def library_all(plan: Strategy, look: Look, decision: Decision) -> Word:
    """Sets every Action aside, so that the hand fills with money."""
    return YES


@way("library", "none")
def library_none(plan: Strategy, look: Look, decision: Decision) -> Word:
    return NO


@rule
def mine_trash(plan: Strategy, look: Look, decision: Decision) -> Card:
    """Silver for Gold, or else Copper for Silver."""
    options = offered(decision)
    if SILVER in options and look.left(GOLD):
        return SILVER
    return COPPER if COPPER in options else options[0]


@way("mine_trash", "copper")
def mine_copper(plan: Strategy, look: Look, decision: Decision) -> Card:
    """Copper for Silver first."""
    options = offered(decision)
    return COPPER if COPPER in options else mine_trash(plan, look, decision)


@rule
def mine_gain(plan: Strategy, look: Look, decision: Decision) -> Card:
    return max(offered(decision), key=lambda card: card.cost)


@rule
def remodel(plan: Strategy, look: Look, decision: Decision) -> Card:
    """The best trade."""
    return max(offered(decision), key=lambda card: profit(plan, look, card))


@rule
def spy(plan: Strategy, look: Look, decision: Decision) -> Word:
    """Discards bad cards from one's own deck and good ones from the others' decks."""
    facts = decision.facts or {}
    card, own = facts["card"], facts["player"] == look.seat
    bad = is_dead(card) or (card is COPPER and (is_rich(look) or not own))
    return DISCARD if bad == own else KEEP


@way("spy", "never")
def spy_never(plan: Strategy, look: Look, decision: Decision) -> Word:
    """Leaves every card where it is."""
    return KEEP


@rule
def thief_trash(plan: Strategy, look: Look, decision: Decision) -> Card:
    return max(offered(decision), key=lambda card: card.cost)


@rule
def thief_take(plan: Strategy, look: Look, decision: Decision) -> list[Card]:
    return [card for card in offered(decision) if card not in plan.trash]


@way("thief_take", "all")
def thief_all(plan: Strategy, look: Look, decision: Decision) -> list[Card]:
    return list(offered(decision))


@way("thief_take", "none")
def thief_none(plan: Strategy, look: Look, decision: Decision) -> list[Card]:
    return []


@rule
def throne_room(plan: Strategy, look: Look, decision: Decision) -> Card:
    """The Action that would be played next, if it does any good."""
    options = offered(decision)
    useful = [card for card in options if not is_idle(plan, look, card)]
    return min(useful or options, key=plan.order.__getitem__)


# The questions of others' cards


@rule
def bureaucrat(plan: Strategy, look: Look, decision: Decision) -> Card:
    """The dearest Victory card: a cheap one could still be trashed this turn."""
    return max(offered(decision), key=lambda card: card.cost)


@way("bureaucrat", "cheapest")
def bureaucrat_cheapest(plan: Strategy, look: Look, decision: Decision) -> Card:
    return min(offered(decision), key=lambda card: card.cost)


@rule
def militia(plan: Strategy, look: Look, decision: Decision) -> list[Card] | Card:
    """The cards that are of least use in the coming turn."""
    worst = by_use(look.hand, actions=1)
    return worst[0] if decision.is_single else cheapest_last(worst[: decision.lo])


@rule
def moat(plan: Strategy, look: Look, decision: Decision) -> Word:
    return YES if YES in decision.options else NO


@way("moat", "never")
def moat_never(plan: Strategy, look: Look, decision: Decision) -> Word:
    return NO

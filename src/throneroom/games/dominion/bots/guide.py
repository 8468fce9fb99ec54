"""Advice for bots that search: quick policies, and the options worth considering."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, NamedTuple

from throneroom.games.dominion import scoring
from throneroom.games.dominion.bots.decks import (
    POINTS,
    SOME_DUCHIES,
    chapel_witch,
    gardens_workshop,
)
from throneroom.games.dominion.bots.strategy import PLAY_ORDER, Strategy, is_late
from throneroom.games.dominion.cards import (
    CARDS,
    COPPER,
    CURSE,
    DUCHY,
    END,
    ESTATE,
    HIGHEST_COST,
    KINGDOM,
    PLAY_ALL,
    PROVINCE,
    SILVER,
    Card,
)
from throneroom.games.dominion.state import State
from throneroom.games.dominion.view import Look
from throneroom.kernel import BotMaker, Decision, Guide, Message, Seat

GARDENS = CARDS["gardens"]
CHEAPER = 3
"""Cards cheaper than the budget by more coins than this are not considered."""
FIRST_DUCHY = 8
"""Duchies are considered while fewer Provinces than this are left."""
HAND = 5
FREE = frozenset(CARDS[key] for key in ("village", "festival", "market", "laboratory"))
"""Actions that are always worth playing first: they give their action back."""


# Plans, the strongest first. Their order comes from thousands of games of each against the best
# scripted bots, in kingdoms that have all of its cards.


def money(name: str, *wishes: str, rich_at: int = 0, duchies: int = 4) -> Strategy:
    """Provinces once the deck's Treasures are worth enough coins or the end is near, Duchies
    towards the end, and in between what the menu says."""
    points = [
        *((f"province if deck_coins >= {rich_at}",) if rich_at else ()),
        "province if left(province) <= 4" if rich_at else "province",
        f"duchy if left(province) <= {duchies}",
        "estate if left(province) <= 2",
    ]
    return Strategy(name, buy=[*points, *wishes, "silver"])


def some(card: str, most: int) -> str:
    return f"{card} if owned({card}) < {most}"


def early(card: str, turn: int) -> str:
    """One of a card, up to a certain turn."""
    return f"{card} if turn <= {turn} and not owned({card})"


class Plan(NamedTuple):
    needs: tuple[str, ...]
    """The cards that the plan can't do without."""
    strategy: Strategy

    @property
    def wanted(self) -> set[Card]:
        return {card for card, _ in self.strategy.buy}


PLANS = [
    Plan(
        ("gardens", "workshop"),
        Strategy(
            "gardeners",
            buy=[
                "gardens if owned(workshop) > 2",
                some("workshop", 3),
                *("gardens", "estate", some("silver", 4), "copper"),
            ],
            trash=["curse"],
        ),
    ),
    Plan(("gardens", "workshop"), gardens_workshop),
    Plan(
        ("witch",),
        Strategy(
            "witches",
            buy=[
                *POINTS,
                some("witch", 1),
                "gold",
                some("witch", 2),
                *("laboratory", "market", SOME_DUCHIES, "silver"),
            ],
        ),
    ),
    Plan(("chapel", "witch"), chapel_witch),
    Plan(
        ("festival", "militia"),
        money("band", "gold", some("library", 1), "festival", some("militia", 3)),
    ),
    Plan(
        ("militia", "market"),
        money(
            "patrol",
            *("gold", some("militia", 1), "market", some("silver", 1), some("militia", 3)),
            some("mine", 2),
            rich_at=17,
            duchies=5,
        ),
    ),
    Plan(
        ("festival", "library"),
        money(
            "square",
            *("gold", early("library", 8), "festival", early("smithy", 4), "silver"),
            some("cellar", 2),
            rich_at=15,
        ),
    ),
    Plan(
        ("smithy",),
        money(
            "fair",
            *(some("gold", 5), some("smithy", 1), some("library", 1), "festival", "market"),
            rich_at=14,
        ),
    ),
    Plan(
        ("bureaucrat",),
        money("clerks", "gold", some("laboratory", 1), some("bureaucrat", 1), "market", duchies=5),
    ),
    Plan(
        ("market",),
        money("guard", "gold", some("militia", 1), "market", some("mine", 2), rich_at=15),
    ),
    Plan(
        ("village", "smithy"),
        money(
            "villages",
            *("gold", "market"),
            "smithy if owned(smithy) <= owned(village) + owned(festival)",
            "village if owned(village) < owned(smithy) - 1",
        ),
    ),
    Plan(
        ("smithy",),
        money(
            "smithies",
            *("gold", "smithy if not owned(smithy)", "smithy if owned(smithy) < 2 and owned(gold)"),
        ),
    ),
    Plan(
        ("council_room",),
        money("council", "gold", some("council_room", 1), some("militia", 1), duchies=5),
    ),
    Plan(
        ("militia",),
        money("militias", "gold", some("library", 1), "laboratory", some("militia", 2)),
    ),
    Plan(
        ("laboratory",),
        money("lender", "gold", "laboratory", "market", some("moneylender", 1), some("mine", 1)),
    ),
    Plan((), money("plain", "gold", "laboratory", "market", duchies=5)),
]


class DominionGuide(Guide[State]):
    clear = 12.0
    trust = 1.6
    depth = 1
    hint_tries = 8000
    review_tries = 80_000

    def policies(self, state: State, seat: Seat) -> Sequence[BotMaker]:
        """The plans whose cards are in this game and that best fit what the player has bought."""
        supply = state.supply
        bought = {card for card, n in state.players[seat].counts.items() if n and card in KINGDOM}
        plans = [plan for plan in PLANS if all(CARDS[need] in supply for need in plan.needs)]
        strange = [len(bought - plan.wanted) for plan in plans]
        least = min(strange)
        return [plan.strategy.bot for plan, n in zip(plans, strange, strict=True) if n == least]

    def consider(self, look: Look, decision: Decision, options: Sequence[Any]) -> Sequence[Any]:
        if decision.kind == "buy":
            return worth_buying(look, options)
        if decision.kind == "action":
            free = [card for card in options if card in FREE]
            return free[:1] or [*sorted(options[:-1], key=PLAY_ORDER.index), END]
        if decision.kind == "moat":
            return options[:1]
        return options

    def situation(self, look: Look, decision: Decision) -> Hashable:
        if decision.kind == "buy":
            return look.coins, look.buys
        if decision.kind == "action":
            return tuple(decision.options)
        return super().situation(look, decision)

    def reason(
        self, now: State, then: State | None, decision: Decision, option: Any
    ) -> Message | None:
        if not isinstance(option, Card) or then is None:
            return None
        if decision.at == "supply":
            return why_gained(now, then, decision.seat, option)
        if decision.kind == "action" and then.current == decision.seat:
            return why_played(now, then, decision.seat, option)
        return None


def why_gained(now: State, then: State, me: Seat, card: Card) -> Message | None:
    """What a card changes: the end of the game, the points, or what an average hand is worth."""
    before, after = now.players[me], then.players[me]
    points = [scoring.points(player) for player in then.players]
    lead = points[me] - max(points[other] for other in now.others(me))
    if then.over and lead > 0:
        return Message.of("reason-ends", {"points": lead})
    if now.supply[card] == 1:
        return Message.of("reason-last", {"card": card})
    gained = points[me] - scoring.points(before)
    if gained > 0:
        provinces = then.supply[PROVINCE]
        return Message.of("reason-points", {"points": gained, "provinces": provinces})
    was, will = (round(10 * HAND * own.coins() / own.size()) for own in (before, after))
    if card.is_treasure and will > was:
        facts = {"whole": will // 10, "tenth": will % 10}
        return Message.of("reason-hand", {**facts, "was_whole": was // 10, "was_tenth": was % 10})
    return None


def why_played(now: State, then: State, me: Seat, card: Card) -> Message | None:
    """What playing a card has brought at once."""
    cards = len(then.players[me].hand) - len(now.players[me].hand) + 1
    if cards > 1:
        return Message.of("reason-draws", {"card": card, "cards": cards})
    if (actions := then.actions - now.actions + 1) > 1:
        return Message.of("reason-actions", {"card": card, "actions": actions})
    if (coins := then.coins - now.coins) > 0:
        return Message.of("reason-pays", {"card": card, "coins": coins})
    return None


def worth_buying(look: Look, options: Sequence[Any]) -> Sequence[Any]:
    """All Treasures are played at once. Nobody wants Curses; Coppers only for Gardens; Estates and
    nothing at all only where points or a thin deck count for more than a Silver; with a single buy
    nothing that is far too cheap for it."""
    if options[0] is PLAY_ALL:
        return (PLAY_ALL,)
    late = is_late(look)
    if look.left(GARDENS) + look.owned(GARDENS):
        found = [card for card in options[:-1] if card is not CURSE]
    else:
        least = min(look.coins, HIGHEST_COST) - CHEAPER if look.buys == 1 else 0
        found = [
            card
            for card in options[:-1]
            if card is not CURSE
            and card is not COPPER
            and (late if card is ESTATE else card.cost >= least)
            and (card is not DUCHY or look.left(PROVINCE) < FIRST_DUCHY)
        ]
    found.sort(key=lambda card: -card.cost)
    if late or look.coins < SILVER.cost or not found:
        found.append(END)
    return found

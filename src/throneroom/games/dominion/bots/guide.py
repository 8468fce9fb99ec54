"""Advice for bots that search: quick policies, and the options worth considering."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from throneroom.games.dominion import scoring
from throneroom.games.dominion.bots.conditions import is_ended, loses
from throneroom.games.dominion.bots.library import plans_for
from throneroom.games.dominion.bots.strategy import PLAY_ORDER, is_late
from throneroom.games.dominion.cards import (
    CARDS,
    COPPER,
    CURSE,
    DUCHY,
    END,
    ESTATE,
    HIGHEST_COST,
    KINGDOM,
    LIBRARY,
    PLAY_ALL,
    PROVINCE,
    SILVER,
    Card,
)
from throneroom.games.dominion.effects.hand import LIBRARY_HAND
from throneroom.games.dominion.state import BUY, State
from throneroom.games.dominion.view import Look
from throneroom.kernel import BotMaker, Decision, Guide, Message, Seat

GARDENS = CARDS["gardens"]
CHEAPER = 3
"""Cards cheaper than the budget by more coins than this are not considered."""
FIRST_DUCHY = 8
"""Duchies are considered while fewer Provinces than this are left."""
POLICIES = 8
"""The most plans that a search uses as imagined players."""
HAND = 5
FREE = frozenset(CARDS[key] for key in ("village", "festival", "market", "laboratory"))
"""Actions that are always worth playing first: they give their action back."""


class DominionGuide(Guide[State]):
    clear = 12.0
    clearly = 0.1
    trust = 1.6
    depth = 1
    hint_tries = 8000
    review_tries = 80_000

    def policies(self, state: State, seat: Seat) -> Sequence[BotMaker]:
        """The strongest plans for this kingdom among those that best fit what the player has
        bought."""
        kingdom = frozenset([card.key for card in state.supply if card in KINGDOM])
        plans = plans_for(kingdom, len(state.players))
        bought = {card for card, n in state.players[seat].counts.items() if n and card in KINGDOM}
        strange = [len(bought - plan.wanted) for plan in plans]
        least = min(strange)
        fitting = [plan for plan, n in zip(plans, strange, strict=True) if n == least]
        return [plan.bot for plan in fitting[:POLICIES]]

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

    def spared(self, then: State, otherwise: State, decision: Decision) -> Message | None:
        me, others = decision.seat, otherwise.others(decision.seat)
        if is_settled(then) or not is_settled(otherwise):
            return None
        points = [scoring.points(player) for player in otherwise.players]
        behind = max(points[other] for other in others) - points[me]
        return Message.of("reason-goes-on", {"points": behind}) if behind > 0 else None


def is_settled(s: State) -> bool:
    """Whether the game is over, or ends with this turn while the buys that are left can't bring
    any points."""
    if s.over or not s.shop.ending or s.phase is not BUY:
        return s.over
    payable = s.gainable(min(s.coins, HIGHEST_COST))
    return not s.players[s.current].counts.get(GARDENS) and not any(
        card.points > 0 or card.points_per_cards for card in payable
    )


def why_gained(now: State, then: State, me: Seat, card: Card) -> Message | None:
    """The difference that a card makes: to the end of the game, to the points, or to the coins of
    an average hand."""
    before, after = now.players[me], then.players[me]
    points = [scoring.points(player) for player in then.players]
    lead = points[me] - max(points[other] for other in now.others(me))
    settled = is_settled(then)
    if settled and lead > 0:
        return Message.of("reason-ends", {"points": lead})
    if now.supply[card] == 1 and not settled:
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
    """The immediate effect of playing a card."""
    own = now.players[me]
    cards = len(then.players[me].hand) - len(own.hand) + 1
    if card is LIBRARY:
        # It may stop to ask on the way.
        cards = min(LIBRARY_HAND + 1 - len(own.hand), len(own.deck) + len(own.discard))
    if cards > 1:
        return Message.of("reason-draws", {"card": card, "cards": cards})
    if (actions := then.actions - now.actions + 1) > 1:
        return Message.of("reason-actions", {"card": card, "actions": actions})
    if (coins := then.coins - now.coins) > 0:
        return Message.of("reason-pays", {"card": card, "coins": coins})
    return None


def is_defeat(look: Look, card: Card) -> bool:
    """Whether buying a card would end a game that could go on, and lose it. With another buy left,
    points that turn the result may still follow."""
    return look.buys == 1 and not is_ended(look) and loses(look, card)


def worth_buying(look: Look, options: Sequence[Any]) -> Sequence[Any]:
    """The options worth considering. All Treasures are played at once. Curses are never bought;
    Coppers only for Gardens; Estates, or nothing at all, only where points or a thin deck count for
    more than a Silver. With a single buy, cards far below the budget are left out, and so are cards
    that end the game with the seat behind."""
    if options[0] is PLAY_ALL:
        return (PLAY_ALL,)
    options = [card for card in options if card is END or not is_defeat(look, card)]
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

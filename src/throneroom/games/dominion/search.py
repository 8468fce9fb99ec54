"""What those who search this game are told: how to play quickly, and what is worth a thought."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from throneroom.games.dominion.bots import (
    POINTS,
    SOME_DUCHIES,
    chapel_witch,
    fewer,
    gardens_workshop,
)
from throneroom.games.dominion.cards import (
    CARDS,
    COPPER,
    CURSE,
    DUCHY,
    ESTATE,
    KINGDOM,
    PROVINCE,
    SILVER,
    Card,
)
from throneroom.games.dominion.state import END, PLAY_ALL, State
from throneroom.games.dominion.strategy import PLAY_ORDER, Strategy, Wish, is_late
from throneroom.games.dominion.view import Look
from throneroom.kernel import YES, BotMaker, Decision, Guide, Message, Seat

GARDENS = CARDS["gardens"]
FREE = frozenset(CARDS[key] for key in ("village", "festival", "market", "laboratory"))
"""To play one of these costs nothing and spoils nothing."""


# Ways to play: money first, and what goes well with it


def money(name: str, *terminals: Wish) -> Strategy:
    """Gold, cards that cost no action, and a few that do."""
    return Strategy(
        name, buy=[*POINTS, "gold", "laboratory", "market", *terminals, SOME_DUCHIES, "silver"]
    )


def has_room(t: Look) -> bool:
    """There is a Village or a Festival for each Smithy but the first."""
    return t.owned("smithy") <= t.owned("village") + t.owned("festival")


PLANS = [
    money("militias", ("library", fewer("library", 1)), ("militia", fewer("militia", 2))),
    money("smithies", ("smithy", lambda t: t.owned("smithy") < (2 if t.owned("gold") else 1))),
    money("smith_and_captain", ("smithy", fewer("smithy", 1)), ("militia", fewer("militia", 1))),
    money("council", ("council_room", fewer("council_room", 1)), ("militia", fewer("militia", 1))),
    Strategy(
        "witches",
        buy=[
            *POINTS,
            ("witch", fewer("witch", 1)),
            "gold",
            ("witch", fewer("witch", 2)),
            *("laboratory", "market", SOME_DUCHIES, "silver"),
        ],
    ),
    chapel_witch,
    gardens_workshop,
    money("officials", ("bureaucrat", fewer("bureaucrat", 2))),
    money("lender", ("moneylender", fewer("moneylender", 1)), ("mine", fewer("mine", 1))),
    money(
        "villages",
        ("smithy", has_room),
        ("village", lambda t: t.owned("village") < t.owned("smithy") - 1),
    ),
    money("libraries", "festival", ("library", fewer("library", 2))),
    money("plain"),
]


class DominionGuide(Guide[State]):
    clear = 12.0
    trust = 1.5

    def policies(self, state: State) -> Sequence[BotMaker]:
        """Those whose cards are in this game; two that would want the same cards are one."""
        found: dict[frozenset[str], BotMaker] = {}
        for plan in PLANS:
            wanted = frozenset(c.key for c, _ in plan.buy if c in KINGDOM and c in state.supply)
            found.setdefault(wanted, plan.bot)
        return list(found.values())

    def consider(self, look: Look, decision: Decision, options: Sequence[Any]) -> Sequence[Any]:
        if decision.kind == "buy":
            return worth_buying(look, options)
        if decision.kind == "action":
            free = [card for card in options if card in FREE]
            return free[:1] or [*sorted(options[:-1], key=PLAY_ORDER.index), END]
        if decision.kind == "moat":
            return (YES,)
        return options

    def situation(self, look: Look, decision: Decision) -> Hashable:
        if decision.kind == "buy":
            return look.coins, look.buys
        if decision.kind == "action":
            return tuple(decision.options)
        return super().situation(look, decision)

    def reason(self, state: State, seat: Seat, decision: Decision, option: Any) -> Message | None:
        """What becomes of the deck, or of the end of the game."""
        if not isinstance(option, Card):
            return None
        if decision.at == "supply":
            left = state.supply[option]
            if left == 1:
                return Message.of("reason-last", {"card": option})
            if option.is_victory:
                points = score_of(option, len(state.players[seat].owned()) + 1)
                provinces = state.supply[PROVINCE]
                return Message.of(
                    "reason-points", {"card": option, "points": points, "provinces": provinces}
                )
            if option.is_treasure:
                return Message.of("reason-coins", {"card": option, "coins": option.coins})
            return Message.of("reason-gains", {"card": option})
        if decision.kind == "action":
            return Message.of("reason-plays", {"card": option})
        return None


def score_of(card: Card, owned: int) -> int:
    return owned // card.points_per_cards if card.points_per_cards else card.points


def worth_buying(look: Look, options: Sequence[Any]) -> Sequence[Any]:
    """All Treasures are played at once. Nobody wants Curses; Coppers only for Gardens; Estates and
    nothing at all only where points or a thin deck count for more than a Silver."""
    if options[0] is PLAY_ALL:
        return (PLAY_ALL,)
    late = is_late(look)
    gardens = look.left(GARDENS) + look.owned(GARDENS) > 0
    found: list[Card] = []
    for card in options[:-1]:
        if card is CURSE or (card is COPPER and not gardens):
            continue
        if card is ESTATE and not late and not gardens:
            continue
        if card is DUCHY and look.left("province") > 7 and not gardens:
            continue
        found.append(card)
    found.sort(key=lambda card: -card.cost)
    return [*found, END] if SILVER not in found or late else found

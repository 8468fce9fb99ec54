"""The facts shown with a question, and the reasons why something is not an option."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from throneroom.games.dominion.cards import (
    ACTIONS,
    CARDS,
    COPPER,
    END,
    HAND_SIZE,
    LIBRARY,
    PLAY_ALL,
    TREASURES,
    Card,
)
from throneroom.games.dominion.effects.hand import LIBRARY_HAND
from throneroom.games.dominion.state import State
from throneroom.games.dominion.verbs import unfit
from throneroom.kernel import Decision, Message, Seat

FORESEEN = ("buy",)

SECTIONS = {
    "action": "action-phase",
    "buy": "buy-phase",
    "clean_up_top": "clean-up",
    "cellar": "discarding",
    "militia": "attacks-and-reactions",
    "moat": "attacks-and-reactions",
    "bureaucrat": "attacks-and-reactions",
    "spy": "attacks-and-reactions",
    "thief_trash": "attacks-and-reactions",
    "thief_take": "attacks-and-reactions",
    "chancellor": "deck",
    "chapel": "trashing",
    "remodel": "trashing",
    "mine_trash": "trashing",
    "mine_gain": "gaining",
    "gain": "gaining",
    "library": "revealing",
    "throne_room": "playing-twice",
}
"""The sections of the rules page by kind of decision."""

SAFE = {"moat": "yes", "chancellor": "no", "library": "no", "spy": "keep"}
"""The answer that harms least, by kind of decision."""

NEEDED = {
    "throne_room": ACTIONS,
    "mine": TREASURES,
    "moneylender": frozenset({COPPER}),
    "remodel": frozenset(CARDS.values()),
    "chapel": frozenset(CARDS.values()),
}
"""By Action: the cards of which it needs one in hand; without one it has no effect."""

SEARCHES = frozenset({CARDS["adventurer"], LIBRARY})
"""Actions that take as many cards from the deck as they need."""

ASKED_FOR = {"hand": "from_hand", "supply": "from_supply", "trash": "from_trash"}
"""By the place of the options: the reason why something that lies elsewhere is not one."""


def facts(s: State, decision: Decision) -> Mapping[str, Any]:
    """Whether enough cards are left to draw: for a full hand at the end of the turn, or for a
    Library that goes on."""
    player = s.players[decision.seat]
    if decision.kind == "buy":
        return {"draws": "all" if player.size() < HAND_SIZE else "five"}
    if decision.kind == "library":
        return {"draws": "more" if left_to_draw(s, decision.seat) else "none"}
    return {}


def left_to_draw(s: State, seat: Seat) -> int:
    """Number of cards that a player can draw, including those of a reshuffle."""
    player = s.players[seat]
    return len(player.deck) + len(player.discard)


def about(now: State, then: State | None) -> Mapping[str, Any]:
    """Coins and buys left after an answer of the buy phase; empty for the last answer of the
    phase."""
    if then is None or (then.current, then.phase) != (now.current, now.phase):
        return {}
    return {"coins": then.coins, "buys": then.buys}


def alike(s: State, decision: Decision, option: Any) -> int | str | None:
    """A value that is equal for options with the same consequences. Cards of the same cost leave
    the same coins and buys; both the last purchase and buying nothing end the turn. The last card
    of a pile may end the game."""
    if decision.kind != "buy" or s.shop.may_end:
        return None
    if option is END:
        return "last"
    if not isinstance(option, Card) or s.supply[option] == 1:
        return None
    return option.cost if s.buys > 1 else "last"


def lost(s: State, decision: Decision, option: Any) -> Message | None:
    """What an answer wastes: Actions that could still be played, or one that does nothing with this
    hand or finds too few cards to draw; Treasures in hand, which a player can't play after a
    purchase; with the last buy or without one, coins."""
    if decision.kind == "action" and option is END:
        return Message.of("lost-actions", {"cards": [c for c in decision.options if c is not END]})
    if decision.kind in ("action", "throne_room"):
        others = s.players[decision.seat].hand.copy()
        others.remove(option)
        if option is LIBRARY and len(others) >= LIBRARY_HAND:
            return Message("lost-full", {"cards": len(others)})
        if option.key in NEEDED and not NEEDED[option.key].intersection(others):
            return Message("lost-idle")
        wanted = option.cards * (2 if decision.kind == "throne_room" else 1)
        wanted = max(wanted, option in SEARCHES)
        left = left_to_draw(s, decision.seat)
        return Message("lost-short", {"cards": left}) if left < wanted else None
    buys = isinstance(option, Card)
    if decision.kind != "buy" or not (buys or option is END):
        return None
    if PLAY_ALL in decision.options:
        hand = s.players[decision.seat].hand
        return Message.of("lost-treasures", {"cards": [c for c in hand if c in TREASURES]})
    coins = s.coins + s.unplayed - (option.cost if buys else 0)
    goes_on = buys and s.buys > 1
    return Message("lost-coins", {"coins": coins}) if coins and not goes_on else None


def aside(decision: Decision, option: Any) -> bool:
    """Whether an option is best set aside: nobody wants a card that costs nothing while Treasures
    are still to be played."""
    waits = decision.kind == "buy" and decision.options[0] is PLAY_ALL
    return waits and isinstance(option, Card) and not option.cost


def why_not(s: State, decision: Decision, at: str, key: str) -> Message | None:
    """Why a card is not an option now. Without a place, the place where it would be used is
    assumed."""
    if decision.kind == "moat" and key == "yes":
        return None if key in decision.keys else Message("why-no_moat")
    card = CARDS.get(key.removeprefix("play:"))
    if at == "supply" and card is not None and card in decision.options and aside(decision, card):
        return _said("aside", card)
    if card is None or f"{at}/{key}" in _places(decision) or (not at and key in decision.keys):
        return None
    if key.startswith("play:"):
        at = "hand"
    if at.startswith("player/"):
        if decision.at == at:
            return _said(unfit(decision.kind, card), card)
        return Message("why-not_yours")
    if at in {"play", "trash"} and decision.at != at:
        return _said(f"in_{at}", card)
    match decision.kind:
        case "action":
            return _not_playable(s, decision, at, card)
        case "buy":
            return _not_bought(s, decision, at, card)
        case "thief_take" if at == "trash":
            return _said("not_stolen", card)
    if decision.at in {"", "own"}:
        return Message("why-answer_first")
    if at and at != decision.at:
        return Message(f"why-{ASKED_FOR.get(decision.at, 'answer_first')}")
    if decision.at == "supply":
        limit = (decision.facts or {})["cost"]
        return _not_gained(s, card, limit) or _said(unfit(decision.kind, card), card)
    if decision.at == "hand" and card not in s.players[decision.seat].hand:
        return _said("not_in_hand", card)
    return _said(unfit(decision.kind, card), card)


def _places(decision: Decision) -> list[str]:
    """The places where the options lie."""
    return [f"{decision.at}/{key}" for key in decision.keys]


def _said(reason: str, card: Card, **facts: Any) -> Message | None:
    return Message.of(f"why-{reason}", {"card": card, **facts}) if reason else None


def _not_playable(s: State, decision: Decision, at: str, card: Card) -> Message | None:
    """Why a card can't be played in the action phase."""
    in_hand = card in s.players[decision.seat].hand
    if at == "supply" or (not at and card.unplayable and not in_hand):
        return Message("why-buy_later")
    return _said(card.unplayable or ("" if in_hand else "not_in_hand"), card)


def _not_bought(s: State, decision: Decision, at: str, card: Card) -> Message | None:
    """Why a card can't be bought in the buy phase."""
    if at == "hand":
        if not card.is_treasure:
            return _said(card.unplayable or "too_late", card)
        if card.spend in decision.options:
            return None
        if card not in s.players[decision.seat].hand:
            return _said("not_in_hand", card)
        return _said("bought" if s.bought else "by_itself", card)
    _, _, in_hand = s.sort_hand(decision.seat)
    if s.bought:
        in_hand = 0
    coins = s.coins + in_hand
    if in_hand and not s.unplayed and not s.unavailable(card, coins):
        return _said("treasures_first", card, coins=coins)
    reason = s.unavailable(card, coins)
    if reason != "too_dear":
        return _said(reason, card)
    waits = in_hand and not s.unplayed
    told = "too_dear_with_treasures" if waits else "too_few_coins"
    return _said(told, card, cost=card.cost, coins=coins)


def _not_gained(s: State, card: Card, limit: int) -> Message | None:
    """Why a card can't be gained from the supply."""
    reason = s.unavailable(card, limit)
    facts = {"cost": card.cost, "limit": limit} if reason == "too_dear" else {}
    return _said(reason, card, **facts)

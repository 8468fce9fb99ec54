"""The facts shown with a question: the numbers of its options, and the reasons why other things are
not options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from throneroom.games.fallen_lands.board import Place
from throneroom.games.fallen_lands.cards import (
    CARDS,
    CLAIM,
    FLOOD,
    FOLLOWERS,
    HORN,
    PRICE,
    Card,
    Follower,
)
from throneroom.games.fallen_lands.effects import Needs, building, conquest, refusal
from throneroom.games.fallen_lands.effects.magic import SHADOWS, victims
from throneroom.games.fallen_lands.flow import (
    PAIR,
    due,
    hiring_refusal,
    offer_refusal,
    study_refusal,
)
from throneroom.games.fallen_lands.state import Act, Field, State
from throneroom.games.fallen_lands.verbs import END, RIVALS, STOP, STUDY, TRADE, Rival
from throneroom.kernel import Decision, Message, Seat, key_of

FORESEEN = frozenset({"follower", "recruit", "action", "conquer", "build", "shadow_follower"})

PLACED = (CLAIM, FLOOD)

STRONGEST = max((card for card in CARDS.values() if card.is_troop), key=lambda card: card.attack)


def facts(s: State, decision: Decision) -> Mapping[str, Any]:
    """Whether there are enough cards for the draw after the actions, and whether the hand will then
    be large enough for an exchange."""
    if decision.kind != "action":
        return {}
    me = decision.seat
    left, wanted = len(s.deck) + len(s.discard), due(s, me)
    hand = len(s.players[me].hand) + min(left, wanted)
    draws = "none" if not left else "few" if left < wanted else "all"
    return {"draws": draws, "exchange": "yes" if hand >= PAIR else "no"}


# The numbers of an option


def about(s: State, then: State | None, decision: Decision, option: Any) -> Mapping[str, Any]:
    me = decision.seat
    if isinstance(option, Place):
        return _about_field(s, then, decision, option.number)
    if isinstance(option, Follower) and then is not None:
        price = s.players[me].money - then.players[me].money
        return {"price": price, "money": then.players[me].money, "left": s.stock[option]}
    if isinstance(option, Rival) and decision.kind == "lender":
        act = s.act
        assert act is not None
        assert act.place is not None
        left = conquest.lenders(s, me, act, act.place)
        return {"price": conquest.LOAN, "count": left[option.seat], "tires": _tires(act)}
    if isinstance(option, Card) and then is not None:
        if decision.kind == "action":
            return _about_card(s, then, me, option)
        return {"boost": option.boost, **_about_reach(then, me)}
    return {}


def _about_field(s: State, then: State | None, decision: Decision, number: int) -> dict[str, Any]:
    me, act, level = decision.seat, s.act, s.fields[number].level
    assert act is not None
    found: dict[str, Any] = {"level": level, "tires": _tires(act)}
    if then is None:
        return found
    if decision.kind == "conquer":
        borrowed, support = _support(s, me, act, number)
        found |= {
            "attack": act.attack,
            "support": support,
            "sum": act.attack + support,
            "reward": conquest.reward(s, act, number) - conquest.LOAN * borrowed,
            "borrowed": borrowed,
            "price": conquest.LOAN * borrowed,
            "helpers": _helpers(s, me, act, number, others=borrowed > 0),
            "rivals": [RIVALS[seat] for seat in s.others(me) if _could_take(s, seat, number)],
        }
    else:
        found["support"] = then.fields[number].support
    if then.act is None:  # nobody has to be asked for Support
        found["money"] = then.players[me].money
        found["opens"] = opens(s, then, me)
    return found


def _tires(act: Act) -> list[Follower]:
    """The Followers that an action costs, kind by kind; a kind is repeated once for each."""
    return [
        kind for kind in FOLLOWERS for card in act.paying for _ in range(card.cost.get(kind, 0))
    ]


def _support(s: State, me: Seat, act: Act, number: int) -> tuple[int, int]:
    """The points borrowed for an attack, and its total Support including them."""
    borrowed = conquest.missing(s, me, act, number)
    return borrowed, borrowed + conquest.support_for(s, me, act, number)


def _helpers(s: State, me: Seat, act: Act, number: int, *, others: bool) -> list[Place]:
    """The neighbouring fields whose Support counts."""
    seats = range(len(s.players)) if others or HORN in act.magic else (me,)
    near = s.board.neighbours[number]
    return [s.place(n) for n in near if s.fields[n].support and s.fields[n].owner in seats]


def _could_take(s: State, seat: Seat, number: int) -> bool:
    """Whether a player has some Support there, and enough of it for the strongest Troop of the
    game."""
    level, support = s.fields[number].level, s.around[seat][number]
    return support > 0 and support + STRONGEST.attack >= level


def _about_card(s: State, then: State, me: Seat, card: Card) -> dict[str, Any]:
    found: dict[str, Any] = {}
    if card.is_troop:
        found["attack"] = card.attack
    if not card.is_magic:
        found["support"] = card.support
    if then.act is not None:
        found |= _about_reach(then, me)
    called = sum(then.shadows.values()) - sum(s.shadows.values())
    return {**found, "count": called} if called else found


def _about_reach(s: State, me: Seat) -> dict[str, Any]:
    """The fields that the current action can end at, and the strength of an attack on each."""
    act = s.act
    if act is None:
        return {}
    if act.card.is_troop:
        numbers = conquest.reach(s, me, act)
        found = [_support(s, me, act, number) for number in numbers]
        return {
            "reach": [s.place(number) for number in numbers],
            "sums": [str(act.attack + support) for _, support in found],
            "loans": [str(borrowed) for borrowed, _ in found],
        }
    if act.card.is_fortification:
        return {"reach": [s.place(number) for number in building.sites(s, me, act)]}
    return {"reach": [s.place(number) for number in s.free]} if act.card in PLACED else {}


def opens(s: State, then: State, me: Seat) -> list[Place]:
    """The newly reachable fields: a Troop that is still in hand and affordable can take them
    afterwards, and no such Troop can take them now. Magic is not counted."""
    player = then.players[me]
    troops = [card for card in set(player.hand) if card.is_troop and player.can_pay(card.cost)]
    if not troops:
        return []
    best = Act(max(troops, key=lambda card: card.attack))  # takes whatever weaker ones take
    before = set(conquest.reach(s, me, best))
    return [s.place(n) for n in conquest.reach(then, me, best) if n not in before]


def alike(decision: Decision, option: Any) -> str | None:
    """A value that is equal for options with the same consequences: it does not matter which card
    is offered for exchange, which field is claimed or flooded, or which Follower joins."""
    if isinstance(option, Follower):
        return "follower"
    same = decision.kind in ("exchange", "claim", "flood") and isinstance(option, Card | Place)
    return decision.kind if same else None


def lost(decision: Decision, option: Any) -> Message | None:
    """Warns of cards that could still be played."""
    if decision.kind != "action" or option is not END:
        return None
    cards = [card for card in decision.options if isinstance(card, Card)]
    return Message.of("lost-cards", {"cards": cards}) if cards else None


def aside(decision: Decision, option: Any) -> bool:
    """Whether an option stands aside: the proposal to end the game does, so that nobody clicks it
    by mistake."""
    return option is STOP and decision.kind != "stop"


# Why not


def why_not(s: State, decision: Decision, at: str, key: str) -> Message | None:
    """The reason why something is not an option. A thing has its name on the client ("field/12") or
    as an option ("field:12")."""
    if at and any(_target(option, decision) == f"{at}/{key}" for option in decision.options):
        return None
    if at in {"field", "player"}:
        key = f"{at}:{key}"
    if at in {"", decision.at} and key in decision.keys:
        return None
    if at.startswith("player/"):
        return Message("why-not_your_card")
    if key in Place.table and Place.table[key].number < len(s.fields):
        return _why_not_there(s, decision, Place.table[key].number)
    if key in CARDS:
        return _why_not_card(s, decision, CARDS[key])
    if key in {kind.value for kind in FOLLOWERS}:
        return _why_not_follower(s, decision, Follower(key))
    if key in Rival.table and Rival.table[key].seat < len(s.players):
        return _why_not_rival(s, decision, Rival.table[key].seat)
    return _why_not_word(s, decision, key)


def _target(option: Any, decision: Decision) -> str:
    own = getattr(option, "target", None)
    return own(decision) if own is not None else f"{decision.at}/{key_of(option)}"


def _first(decision: Decision) -> Message:
    """The message that another question must be answered first."""
    return Message(f"why-first_{decision.kind}")


def _why_not_there(s: State, decision: Decision, number: int) -> Message | None:
    field, me, act = s.fields[number], decision.seat, s.act
    if decision.kind == "build" and act is not None:
        if reason := building.site_refusal(me, field):
            stands = {} if reason == "not_yours" else {"card": field.fortification}
            return Message.of(f"why-{reason}", stands)
        return _unpaid(s, me, act.card)
    if decision.kind == "action":
        return _why_no_card_there(s, decision, number)
    if decision.kind not in {"conquer", "claim", "flood"}:
        return _first(decision)
    if act is None or decision.kind != "conquer":
        return _why_closed(field, me)
    support = conquest.usable_support(s, me, act)[number]
    strength = act.attack + support
    if conquest.field_refusal(field, strength) != "too_strong":
        return _why_closed(field, me)
    numbers = {"level": field.level, "attack": act.attack, "support": support, "sum": strength}
    return Message.of("why-too_strong", numbers)


def _why_no_card_there(s: State, decision: Decision, number: int) -> Message | None:
    """The reason for a field that was pointed at: a card must be chosen first, or none of the
    playable cards would do anything there."""
    field, me = s.fields[number], decision.seat
    if field.closed and field.owner != me:
        return _why_closed(field, me)
    here = Needs(s, me, [number])

    def fits(card: Card) -> bool:
        if field.owner == me:
            return card.is_fortification and not building.site_refusal(me, field)
        takes = card.is_troop and conquest.can_succeed(s, me, card, (), here)
        return takes or card in PLACED

    cards = [card for card in decision.options if isinstance(card, Card)]
    return _first(decision) if any(map(fits, cards)) else Message("why-no_card_there")


def _why_closed(field: Field, me: Seat) -> Message | None:
    if field.owner == me:
        return Message("why-already_yours")
    there = {"conquered": field.owner, "claimed": field.claim}.get(field.closed)
    facts = {} if there is None else {"player": there}
    return Message.of(f"why-{field.closed}", facts) if field.closed else None


def _why_not_card(s: State, decision: Decision, card: Card) -> Message | None:
    me, act = decision.seat, s.act
    if decision.kind not in {"action", "conquer", "build", "exchange"}:
        return _first(decision)
    if card not in s.players[me].hand:
        return Message.of("why-not_in_hand", {"card": card})
    if decision.kind == "action":
        reason = refusal(s, me, card, Needs(s, me))
        if reason in ("needs_troop", "needs_fortification"):
            reason = _why_not_alone(s, decision, card, reason)
    elif decision.kind == "exchange":
        reason = offer_refusal(s.players[me].hand, s.offer, card)
    else:
        assert act is not None
        if card is act.card and s.players[me].hand.count(card) == 1:
            reason = "already_added"
        elif decision.kind == "conquer":
            reason = conquest.magic_refusal(s, me, act, card, Needs(s, me))
        else:
            reason = building.magic_refusal(s, me, act, card)
    if reason == "no_followers":
        return _unpaid(s, me, card)
    return Message.of(f"why-{reason}", {"card": card}) if reason else None


def _why_not_alone(s: State, decision: Decision, card: Card, reason: str) -> str:
    """The reason for magic that is played with another card, which comes first; unless it could
    join none of the playable cards."""
    me, needs = decision.seat, Needs(s, decision.seat)
    if not s.players[me].can_pay(card.cost):
        return "no_mages"
    for other in decision.options:
        if not isinstance(other, Card) or other.is_magic:
            continue
        if other.is_troop:
            refused = conquest.magic_refusal(s, me, Act(other), card, needs)
        else:
            refused = building.magic_refusal(s, me, Act(other), card)
        if not refused:
            return reason
    return reason.replace("needs", "no")


def _why_not_follower(s: State, decision: Decision, kind: Follower) -> Message | None:
    if decision.kind in {"recruit", "follower"}:
        reason = hiring_refusal(s, kind)
        return Message(f"why-{reason}", {"follower": kind.value}) if reason else None
    if decision.kind == "shadow_follower":
        reason = hiring_refusal(s, kind) if kind in SHADOWS else "no_shadow"
        return Message(f"why-{reason}", {"follower": kind.value}) if reason else None
    if decision.kind == "action":
        return Message("why-hire_first", {"price": PRICE})
    return _first(decision)


def _why_not_rival(s: State, decision: Decision, seat: Seat) -> Message | None:
    if decision.kind not in {"thief", "lender"}:
        return _first(decision)
    if seat == decision.seat:
        return Message("why-yourself")
    if decision.kind == "thief" and seat not in victims(s, decision.seat):
        return Message("why-empty_hand", {"player": seat})
    return Message("why-no_support", {"player": seat}) if decision.kind == "lender" else None


def _why_not_word(s: State, decision: Decision, key: str) -> Message | None:
    if key == STOP.key:
        idle = s.act is None and not s.offer and decision.kind != "stop"
        return Message("why-refused") if idle else _first(decision)
    if key == STUDY.key and decision.kind == "action":
        return Message(f"why-{study_refusal(s, decision.seat)}")
    if key == TRADE.key and decision.kind == "exchange":
        return Message("why-odd")
    return None


def _unpaid(s: State, me: Seat, card: Card) -> Message | None:
    """The message that names the missing Followers."""
    ready = s.players[me].ready
    missing = [kind for kind, count in ready.items() for _ in range(card.cost.get(kind, 0) - count)]
    return Message.of("why-no_followers", {"card": card, "missing": missing}) if missing else None

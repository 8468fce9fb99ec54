"""What is shown with a question: captions, places on the table, numbers, and reasons why not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from throneroom.games.fallen_lands.board import Place
from throneroom.games.fallen_lands.cards import (
    BUILDER,
    CARDS,
    HORN,
    PRICE,
    SHADOW_ARMY,
    WITH_TROOP,
    Card,
    Follower,
)
from throneroom.games.fallen_lands.effects import MAGIC, building, conquest
from throneroom.games.fallen_lands.effects.conquest import RIVALS, Rival
from throneroom.games.fallen_lands.effects.magic import army
from throneroom.games.fallen_lands.state import Field, State
from throneroom.kernel import Decision, Message, Seat, Word

STRONGEST = max(card.attack for card in CARDS.values())


def caption(decision: Decision, option: Any) -> Message | None:
    if isinstance(option, Card):
        return Message(f"card-{option.key}")
    if isinstance(option, Place):
        return Message("option-field", {"number": option.number, "level": option.level})
    if isinstance(option, Rival):
        return Message("option-player", {"player": option.seat})
    if isinstance(option, Follower):
        if decision.kind == "recruit":
            return Message("option-recruit", {"follower": option.value, "price": PRICE})
        return Message(f"follower-{option.value}")
    if decision.kind == "exchange" and option.key == "trade":
        count = (decision.facts or {})["count"]
        return Message("option-exchange", {"count": count})
    return None


def target(decision: Decision, option: Any) -> str:
    if isinstance(option, Card):
        at = decision.at if decision.kind == "thief_card" else "hand"
        return f"{at}/{option.key}"
    if isinstance(option, Place):
        return f"field/{option.number}"
    if isinstance(option, Rival):
        return f"player/{option.seat}"
    return f"stock/{option.value}" if isinstance(option, Follower) else ""


# The numbers of an option


FORESEEN = frozenset(("conquer", "build"))


def about(s: State, then: State | None, decision: Decision, option: Any) -> Mapping[str, Any]:
    me = decision.seat
    if isinstance(option, Word):
        return {}
    if decision.kind == "conquer":
        troop, magic = chosen(decision)
        if isinstance(option, Place):
            told = _about_conquest(s, me, troop, magic, option.number)
            return {**told, "tires": _tires(s, then, me)}
        return {"boost": option.boost, **_reach(s, me, troop, [*magic, option])}
    if decision.kind == "build" and isinstance(option, Place):
        card, _ = chosen(decision)
        field = s.fields[option.number]
        return {
            "level": field.level,
            "support": field.support + card.support,
            "opens": _opens(s, me, card, option.number),
            "tires": _tires(s, then, me),
        }
    if decision.kind == "lender":
        return {"price": 1}
    if isinstance(option, Place):
        return {"level": s.fields[option.number].level}
    if isinstance(option, Follower):
        return {"price": PRICE * (decision.kind == "recruit"), "left": s.stock[option]}
    if decision.kind == "action":
        return _about_card(s, me, option)
    return {}


def chosen(decision: Decision) -> tuple[Card, list[Card]]:
    """The card that an action began with, and the magic that joined it."""
    facts = decision.facts or {}
    magic = facts["magic"]
    return facts["card"], [] if magic == "none" else magic


def _about_conquest(
    s: State, me: Seat, troop: Card, magic: Sequence[Card], number: int
) -> dict[str, Any]:
    """What the attack is made of, what it brings, and which neighbours could be next."""
    field = s.fields[number]
    strength = conquest.attack(troop, magic)
    own = s.around[me][number]
    horn = HORN in magic
    borrowed = 0 if horn else max(0, field.level - strength - own)
    helping = [
        n
        for n in s.board.neighbours[number]
        if s.fields[n].support and (horn or borrowed or s.fields[n].owner == me)
    ]
    support = s.support_of_all(number) if horn else own + borrowed
    return {
        "level": field.level,
        "attack": strength,
        "support": support,
        "sum": strength + support,
        "reward": 0 if horn else field.level - borrowed,
        "borrowed": borrowed,
        "helpers": [s.place(n) for n in helping],
        "opens": _opens(s, me, troop, number),
        "rivals": [RIVALS[seat] for seat in s.others(me) if _could_take(s, seat, number)],
    }


def _could_take(s: State, seat: Seat, number: int) -> bool:
    """Whether a player's own Support there is enough for the strongest Troop of the game."""
    support = s.around[seat][number]
    return support > 0 and support + STRONGEST >= s.fields[number].level


def _about_card(s: State, me: Seat, card: Card) -> dict[str, Any]:
    if card.is_troop:
        return {"attack": card.attack, "support": card.support, **_reach(s, me, card, [])}
    if card.is_fortification:
        reach = [s.place(n) for n in building.sites(s, me)]
        return {"support": card.support, "reach": reach}
    if card is SHADOW_ARMY:
        return {"count": army(s, me)}
    return {}


def _tires(now: State, then: State | None, me: Seat) -> list[Follower]:
    """The Followers that are ready now and will not be."""
    if then is None:
        return []
    ready = then.players[me].ready
    counts = now.players[me].ready.items()
    return [kind for kind, count in counts for _ in range(count - ready[kind])]


def _reach(s: State, me: Seat, troop: Card, magic: Sequence[Card]) -> dict[str, Any]:
    """The fields that an attack could take, and its strength on each."""
    reached = conquest.reach(s, me, troop, magic)
    strength = conquest.attack(troop, magic)
    sums = [str(strength + conquest.support(s, me, magic, n)) for n in reached]
    return {"reach": [s.place(n) for n in reached], "sums": sums}


def _opens(s: State, me: Seat, card: Card, number: int) -> list[Place]:
    """The neighbours that a Troop still in hand, and still paid for, could take only thanks to
    this card's Support. Magic is not counted."""
    player = s.players[me]
    left = list(player.hand)
    left.remove(card)
    ready = {
        kind: count - card.cost.get(kind, 0) if not card.is_fortification else count
        for kind, count in player.ready.items()
    }
    attacks = [
        troop.attack
        for troop in left
        if troop.is_troop and all(ready[kind] >= count for kind, count in troop.cost.items())
    ]
    if not attacks:
        return []
    best, around = max(attacks), s.around[me]
    return [
        s.place(n)
        for n in s.board.neighbours[number]
        if s.fields[n].is_free
        and best + around[n] < s.fields[n].level <= best + around[n] + card.support
    ]


# Why not


def why_not(s: State, decision: Decision, key: str) -> Message | None:
    if key in decision.keys:
        return None
    if key in Place.table and Place.table[key].number < len(s.fields):
        return _why_not_there(s, decision, Place.table[key].number)
    if key in CARDS:
        return _why_not_card(s, decision, CARDS[key])
    if decision.kind == "recruit" and key in set(Follower):
        return Message("why-no_stock", {"follower": key})
    if decision.kind == "shadow_follower" and key in set(Follower):
        return Message("why-no_shadow", {"follower": key})
    return None


def _why_not_there(s: State, decision: Decision, number: int) -> Message | None:
    field, me = s.fields[number], decision.seat
    if decision.kind == "build":
        card, magic = chosen(decision)
        if field.owner != me:
            return Message("why-not_yours")
        if field.fortification is not None:
            return Message.of("why-fortified", {"card": field.fortification})
        return _unpaid(s, me, card) if not magic else None
    if decision.kind not in {"conquer", "claim", "flood"}:
        return None
    closed = _closed(field, me)
    if closed is not None or decision.kind != "conquer":
        return closed
    troop, magic = chosen(decision)
    strength = conquest.attack(troop, magic)
    support = conquest.support(s, me, magic, number)
    return Message(
        "why-too_strong",
        {
            "level": field.level,
            "attack": strength,
            "support": support,
            "sum": strength + support,
        },
    )


def _closed(field: Field, me: Seat) -> Message | None:
    if field.owner is not None:
        if field.owner == me:
            return Message("why-already_yours")
        return Message("why-conquered", {"player": field.owner})
    if field.claim is not None:
        return Message("why-claimed", {"player": field.claim})
    return Message("why-flooded") if field.flooded else None


def _why_not_card(s: State, decision: Decision, card: Card) -> Message | None:
    me = decision.seat
    player = s.players[me]
    if decision.kind not in {"action", "conquer", "build", "exchange"}:
        return None
    if card not in player.hand:
        return Message.of("why-not_in_hand", {"card": card})
    if decision.kind == "action":
        return _why_no_action(s, me, card)
    if decision.kind == "conquer":
        return _why_not_with(s, decision, card, WITH_TROOP, "why-not_with_troop")
    if decision.kind == "build":
        return _why_not_with(s, decision, card, (BUILDER,), "why-not_with_fortification")
    return None


def _why_no_action(s: State, me: Seat, card: Card) -> Message | None:
    if card in WITH_TROOP:
        return Message.of("why-needs_troop", {"card": card})
    if card is BUILDER:
        return Message.of("why-needs_fortification", {"card": card})
    if card.is_fortification and not building.sites(s, me):
        return Message.of("why-no_site", {"card": card})
    unpaid = _unpaid(s, me, card)
    if unpaid is not None:
        return unpaid
    if card.is_troop:
        return Message.of("why-no_reach", {"card": card})
    return Message.of("why-no_effect", {"card": card}) if card in MAGIC else None


def _why_not_with(
    s: State, decision: Decision, card: Card, allowed: Sequence[Card], otherwise: str
) -> Message | None:
    if card not in allowed:
        return Message.of(otherwise, {"card": card})
    _, magic = chosen(decision)
    if magic.count(card) >= s.players[decision.seat].hand.count(card) or (
        card in magic and card in (HORN, BUILDER)
    ):
        return Message.of("why-already_added", {"card": card})
    if conquest.mages([*magic, card]) > sum(
        count for kind, count in s.players[decision.seat].ready.items() if kind == "mage"
    ):
        return Message.of("why-no_mages", {"card": card})
    return Message.of("why-no_use", {"card": card})


def _unpaid(s: State, me: Seat, card: Card) -> Message | None:
    """Which Followers are missing."""
    ready = s.players[me].ready
    missing = [kind for kind, count in ready.items() for _ in range(card.cost.get(kind, 0) - count)]
    return Message.of("why-no_followers", {"card": card, "missing": missing}) if missing else None

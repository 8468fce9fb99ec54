"""A player's actions in addition to those of Architects: make offerings, and free the workers of
others."""

from __future__ import annotations

from typing import Any

from throneroom.games.west_kingdom.architects import events as base
from throneroom.games.west_kingdom.architects.cards import Building
from throneroom.games.west_kingdom.architects.laws import count
from throneroom.games.west_kingdom.architects.verbs import VERBS
from throneroom.games.west_kingdom.buttons import STOP
from throneroom.games.west_kingdom.effects import Use, Verb
from throneroom.games.west_kingdom.tomesaga.architects_coop import events as e
from throneroom.games.west_kingdom.tomesaga.architects_coop.cards import Demand
from throneroom.games.west_kingdom.tomesaga.architects_coop.state import State
from throneroom.games.west_kingdom.tomesaga.architects_coop.verbs import (
    CARD,
    ITEMS,
    NOBODY,
    held,
    items_for,
    receivers,
)
from throneroom.games.west_kingdom.tomesaga.coop import Teammate
from throneroom.kernel import Flow, Seat, choose, key_of

# 4. Offerings


def no_offer(s: State, seat: Seat, terms: Any, use: Use) -> str:
    return "" if receivers(s, seat) else "nothing_to_offer"


def offer(s: State, seat: Seat, terms: Any, use: Use) -> Flow:
    """One item after another, to any of the receivers."""
    most = terms["up_to"]
    if isinstance(most, str):
        most = count(s, seat, most, use)
    for done in range(most):
        options = receivers(s, seat)
        if not options:
            return
        if done >= terms.get("at_least", 0):
            options.append(STOP)
        to = yield from choose(
            *(seat, "offer", options), by=use.by, always=True, left=most - done, at="demand"
        )
        if to is STOP:
            return
        yield from offer_to(s, seat, to, use.by)


def offer_to(s: State, seat: Seat, to: Demand | Teammate, where: Any) -> Flow:
    """`where` is the place where the offerings are made: a gift to a friend is asked about there, a
    gift to a demand at the demand itself."""
    player = s.players[seat]
    by, receiver = (to, NOBODY) if isinstance(to, Demand) else (where, to.seat)
    wanted = items_for(to) if isinstance(to, Demand) else [one.key for one in ITEMS]
    items = [item for item in ITEMS if item.key in wanted and held(player, item.key)]
    item = yield from choose(seat, "offer_item", items, at="item", by=by, receiver=receiver)
    if item.key == CARD:
        hand = player.hand
        card = yield from choose(seat, "offer_card", hand, at="hand", by=by, receiver=receiver)
        offer_card(s, seat, to, card)
        return
    setattr(player, item.key, getattr(player, item.key) - 1)
    if isinstance(to, Demand):
        put_on(s, seat, to, item.key)
    else:
        s.add(to.seat, item.key, 1)
        if s.log is not None:
            s.tell(e.Handed(seat, item.key, to.seat))


def put_on(s: State, seat: Seat, demand: Demand, item: str) -> None:
    given = s.needed(demand) - s.lacking(demand) + 1
    if s.log is not None:
        s.tell(e.Offered(seat, item, demand.key, given, s.needed(demand)))
    s.give(demand)


def offer_card(s: State, seat: Seat, to: Demand | Teammate, card: Building) -> None:
    """Building cards on a demand lie face up, out of the game."""
    s.players[seat].hand.remove(card)
    s.reveals += 1
    if isinstance(to, Demand):
        s.overlord.given_cards.append(card)
        put_on(s, seat, to, card.key)
    else:
        s.players[to.seat].hand.append(card)
        if s.log is not None:
            s.tell(e.CardHanded(seat, to.seat, card.key))


# 2. The Guardhouse frees the workers of any player


def prisoners(s: State, owner: Seat, origin: str) -> int:
    return s.on_boards(owner) if origin == "boards" else s.players[owner].prison


def releasable(s: State, seat: Seat, origin: str) -> list[Teammate]:
    return [Teammate(owner) for owner in s.seats_from(seat) if prisoners(s, owner, origin)]


def release_colour(s: State, seat: Seat, origin: str, use: Use) -> Flow:
    """Frees all workers of one player, from prison or from the Overlord's board."""
    whose = yield from choose(
        seat, "release_whose", releasable(s, seat, origin), by=use.by, origin=origin
    )
    owner = whose.seat
    if origin == "boards":
        workers = s.released_from_boards(owner)
    else:
        player = s.players[owner]
        workers, player.prison = player.prison, 0
        player.free += workers
    if s.log is not None and owner == seat:
        s.tell(base.Released(seat, origin, workers, key_of(use.by)))
    elif s.log is not None:
        s.tell(e.ReleasedOthers(seat, owner, origin, workers))


def no_release_colour(s: State, seat: Seat, origin: str, use: Use) -> str:
    if releasable(s, seat, origin):
        return ""
    return "no_captives" if origin == "boards" else "no_prisoners"


VERBS["offer"] = Verb(offer, no_offer)
VERBS["release_colour"] = Verb(release_colour, no_release_colour)

"""Numbers to show with an option: what it costs, and what it would change on the map."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from throneroom.games.legends import scoring
from throneroom.games.legends.actions import Piece, Step
from throneroom.games.legends.cards import PRICES, WHITE_KNIGHT, Card
from throneroom.games.legends.state import State
from throneroom.games.legends.tiles import Lay, Region, laid
from throneroom.kernel import Decision, Seat


def about(s: State, decision: Decision, option: Any) -> Mapping[str, Any]:
    me = decision.seat
    if isinstance(option, Card) and decision.kind in ("take", "extra"):
        price = PRICES[decision.options.index(option)]
        told = {"price": price, "coins": s.players[me].coins - price}
        return {**told, "points": _points(s, after(s, decision, option), me)}
    if isinstance(option, Lay):
        return {"tiles": [lay.key for lay in laid(s.board, option)]}
    if isinstance(option, Step):
        left = (decision.facts or {}).get("left", 0) - option.cost
        step = {"start": option.start, "cost": option.cost, "way": option.way, "left": left}
        return {**step, **_map(s, decision, option, option.end)}
    if isinstance(option, Piece):
        owner = "neutral" if option.owner is None else option.owner
        return {"owner": owner, **_map(s, decision, option, option.region)}
    if isinstance(option, Region) and decision.kind in ("recruit", "city"):
        return _map(s, decision, option, option)
    return {}


def _map(s: State, decision: Decision, option: Any, region: Region) -> Mapping[str, Any]:
    then = after(s, decision, option)
    return {} if then.reveals > s.reveals else outlook(s, then, decision.seat, region)


def after(s: State, decision: Decision, option: Any) -> State:
    """The state that an answer leads to, by the same verbs that the rules use."""
    then, me = s.copy(), decision.seat
    then.log = None
    if isinstance(option, Card):
        then.take_card(me, option)
        then.gain_coins(me, option.coins)
    elif isinstance(option, Step):
        then.move(me, option.start, option.end)
    elif decision.kind == "destroy":
        then.destroy(me, option.region, option.owner)
    elif decision.kind == "city":
        then.found_city(me, option)
        if then.players[me].leader is WHITE_KNIGHT and then.players[me].reserve:
            then.add_army(me, option)
            then.army_came(me, option)
    else:
        region = option.region if isinstance(option, Piece) else option
        then.add_army(me, region)
        then.army_came(me, region)
    return then


def outlook(now: State, then: State, me: Seat, region: Region) -> dict[str, Any]:
    """What changes for a seat between two states, as seen from a region: own points, whose the
    region and its island will be (a seat, "neutral" or "nobody"), the pieces of each seat there
    and the neutral ones last, and what there is to say about it."""
    before, control = scoring.control(now), scoring.control(then)
    island = next(island for island in now.board.islands if island.key == region.island)
    islands_before = scoring.island_control(now, before)
    islands = scoring.island_control(then, control)
    told = [_about_region(now, before[region], control[region], me)]
    if islands_before[island] != me == islands[island] and control[region] == me:
        told[0] += "_island"
    told += [
        f"leaves:{other.key}"
        for other, owner in before.items()
        if owner == me != control[other] and other is not region
    ]
    if any(owner == me != islands[one] for one, owner in islands_before.items()):
        told.append("island_lost")
    return {
        "points": _points(now, then, me),
        "control": _whose(now, control[region]),
        "island": _whose(now, islands[island]),
        "pieces": [str(count) for count in then.pieces(region)],
        "told": told,
    }


def _points(now: State, then: State, me: Seat) -> int:
    return scoring.scores(then)[me].total - scoring.scores(now)[me].total


def _about_region(s: State, was: int | None, owner: int | None, me: Seat) -> str:
    """A word for what becomes of a region, and whose it is then."""
    if owner == me:
        return "stays" if was == me else "yours"
    if was == me:
        return "lost"
    if owner is None:
        return "nobody" if was is None else "freed"
    if owner == len(s.players):
        return "neutral"
    return f"theirs:{owner}" if owner == was else f"theirs_now:{owner}"


def _whose(s: State, owner: int | None) -> int | str:
    if owner is None:
        return "nobody"
    return owner if owner < len(s.players) else "neutral"

"""Numbers to show with an option: what it costs, and what it would change on the map."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from throneroom.games.legends import scoring
from throneroom.games.legends.actions import Piece, Step
from throneroom.games.legends.cards import PRICES, Card
from throneroom.games.legends.state import State
from throneroom.games.legends.tiles import Lay, Region, laid
from throneroom.kernel import Decision, Seat

FORESEEN = frozenset(("take", "extra", "recruit", "march", "city", "destroy"))


def about(now: State, then: State | None, decision: Decision, option: Any) -> Mapping[str, Any]:
    me = decision.seat
    if isinstance(option, Card) and decision.kind in ("take", "extra"):
        price = PRICES[decision.options.index(option)]
        told = {"price": price, "coins": now.players[me].coins - price}
        return told if then is None else {**told, "points": _points(now, then, me)}
    if isinstance(option, Lay):
        return {"tiles": [lay.key for lay in laid(now.board, option)]}
    if isinstance(option, Step):
        left = (decision.facts or {}).get("left", 0) - option.cost
        step = {"start": option.start, "cost": option.cost, "way": option.way, "left": left}
        return {**step, **_on_map(now, then, me, option.end)}
    if isinstance(option, Piece):
        owner = "neutral" if option.owner is None else option.owner
        return {"owner": owner, **_on_map(now, then, me, option.region)}
    return _on_map(now, then, me, option) if isinstance(option, Region) else {}


def _on_map(now: State, then: State | None, me: Seat, region: Region) -> Mapping[str, Any]:
    return {} if then is None else outlook(now, then, me, region)


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

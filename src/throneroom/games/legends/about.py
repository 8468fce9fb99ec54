"""Numbers to show with an option: what it costs, and what it would change on the map."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from throneroom.games.legends import scoring
from throneroom.games.legends.actions import Piece, Step
from throneroom.games.legends.cards import PRICES, Card
from throneroom.games.legends.state import State, put, remove
from throneroom.games.legends.tiles import Region
from throneroom.kernel import Decision, Seat


def about(s: State, decision: Decision, option: Any) -> Mapping[str, Any]:
    me = decision.seat
    if isinstance(option, Card) and decision.kind in ("take", "extra"):
        price = PRICES[decision.options.index(option)]
        return {"price": price, "coins": s.players[me].coins - price}
    if isinstance(option, Step):
        left = (decision.facts or {}).get("left", 0) - option.cost
        step = {"start": option.start, "cost": option.cost, "way": option.way, "left": left}
        return {**step, **_after(s, me, decision.kind, option.end, option)}
    if isinstance(option, Piece):
        owner = "neutral" if option.owner is None else option.owner
        return {"owner": owner, **_after(s, me, decision.kind, option.region, option)}
    if isinstance(option, Region) and decision.kind in ("recruit", "city"):
        return _after(s, me, decision.kind, option, option)
    return {}


def _after(s: State, me: Seat, kind: str, region: Region, option: Any) -> Mapping[str, Any]:
    """How own points from regions and islands would change, and whose the region and its island
    would be: a seat, "neutral" or "nobody". Tokens are left alone: some lie face down."""
    then = s.copy()
    player = then.players[me]
    if isinstance(option, Step):
        remove(player.armies, option.start)
        put(player.armies, option.end)
    elif kind == "destroy":
        owner = option.owner
        remove(then.neutral if owner is None else then.players[owner].armies, region)
    else:
        put(player.cities if kind == "city" else player.armies, region)
    before, after = scoring.control(s), scoring.control(then)
    islands = scoring.island_control(then, after)
    island = next(island for island in s.board.islands if island.key == region.island)
    points = _own(after, me) + _own(islands, me)
    points -= _own(before, me) + _own(scoring.island_control(s, before), me)
    return {
        "points": points,
        "control": _whose(s, after[region]),
        "island": _whose(s, islands[island]),
    }


def _own(control: Mapping[Any, int | None], me: Seat) -> int:
    return sum(owner == me for owner in control.values())


def _whose(s: State, owner: int | None) -> int | str:
    if owner is None:
        return "nobody"
    return owner if owner < len(s.players) else "neutral"

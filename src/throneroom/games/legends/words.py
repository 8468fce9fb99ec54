"""The facts shown with an option, and the reasons why something is not an option."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from throneroom.games.legends import scoring
from throneroom.games.legends.actions import useless
from throneroom.games.legends.actions.city import no_city_at_all, no_city_there
from throneroom.games.legends.actions.destroy import no_victim
from throneroom.games.legends.actions.march import no_step, take_step
from throneroom.games.legends.actions.recruit import no_paid_recruits, no_recruits
from throneroom.games.legends.cards import PRICES, Action, Card
from throneroom.games.legends.flow import no_card, no_peek
from throneroom.games.legends.roads import Step
from throneroom.games.legends.scoring import Shift, Standing
from throneroom.games.legends.setup import no_token
from throneroom.games.legends.state import State
from throneroom.games.legends.tiles import (
    ISLANDS,
    REGIONS,
    SIDES,
    Lay,
    Region,
    laid,
    misfit,
    no_outpost,
    no_start,
)
from throneroom.games.legends.verbs import NEUTRAL, Piece, Stop
from throneroom.kernel import NO, YES, Decision, Message, Seat, key_of

FORESEEN = frozenset(("take", "extra", "choose", "recruit", "march", "city", "destroy", "loot"))

SECTIONS = {
    "lay": "board",
    "ready": "board",
    "start": "starting-region",
    "token": "variants",
    "face_down": "swamp",
    "events": "events",
    "outpost": "pieces",
    "neutral": "two-players",
    "bid": "auction",
    "first": "auction",
    "take": "turn",
    "choose": "and-or",
    "recruit": "recruit",
    "march": "march",
    "city": "city",
    "destroy": "destroy",
    "loot": "leaders",
    "end_turn": "turn",
    "peek": "swamp",
    "extra": "leaders",
}
"""The sections of the rules page by the kind of decision."""


SAFE = {"loot": "yes"}
"""The answer that harms least, by kind of decision."""

EASIEST_FIRST = (
    *("", "no_fee", "immune", "recruits_for_nothing", "no_host", "no_recruits"),
    *("no_victim", "no_army"),
)
"""Reasons why a region can't be chosen, by how easily they are removed."""


# About an option


def caption(decision: Decision, option: Any) -> Message | None:
    """The name of an option whose own words don't tell it; None where they do."""
    if decision.kind == "loot" and option in (YES, NO):
        return Message(f"option-loot-{key_of(option)}")
    return None


def about(now: State, then: State | None, decision: Decision, option: Any) -> Mapping[str, Any]:
    """The foreseen effects of an option, by comparing two states. Effects that can't be foreseen
    are left out."""
    if isinstance(option, Lay):
        return {"tiles": [lay.key for lay in laid(now.board, option)]}
    me, told = decision.seat, _printed(decision, option)
    if decision.kind == "neutral":
        return _neutral_there(now, me, option, _before(now, decision))
    if then is None:
        return told
    if isinstance(option, Card):
        after = scoring.score_of(then, me, scoring.standing(then)).total
        points = after - _before(now, decision).points
        return {**told, "coins": then.players[me].coins, "points": points}
    if isinstance(option, Action):
        return {"total": then.acting.total} if then.acting and then.acting.action else {}
    if decision.kind == "loot":
        return {"coins": then.players[me].coins}
    region = place_of(option)
    if region is None:
        return told
    if now.acting is not None:
        told["left"] = _left(now, then)
    was = _before(now, decision)
    if isinstance(option, Step):
        told |= _ways(now, then, me, option, was)
    return {**told, "coins": then.players[me].coins, **outlook(now, then, me, region, was)}


def _printed(decision: Decision, option: Any) -> dict[str, Any]:
    """The facts that can be read off the option itself."""
    if isinstance(option, Card):
        return {"price": PRICES[decision.options.index(option)]}
    if isinstance(option, Step):
        return {"start": option.start, "cost": option.cost, "way": option.way}
    if isinstance(option, Piece):
        return {"owner": NEUTRAL if option.owner is None else option.owner}
    return {}


def place_of(option: Any) -> Region | None:
    """The region of an answer: the end of a step, the place of a piece."""
    if isinstance(option, Step):
        return option.end
    if isinstance(option, Piece):
        return option.region
    return option if isinstance(option, Region) else None


def _left(now: State, then: State) -> int:
    """The part of the action that is left; 0 if the action is over."""
    before, after = now.acting, then.acting
    if before is None or after is None or after.action is not before.action:
        return 0
    return after.left if len(after.todo) == len(before.todo) else 0


class Before(NamedTuple):
    """A seat's standing while a question is asked."""

    held: Standing
    points: int
    goods: tuple[Any, ...]
    """Everything that brings points and is not on the map."""


_KNOWN: deque[tuple[Decision, State, Before]] = deque(maxlen=1)
"""The last question, its state, and the standing then: all its options are compared with that."""


def _before(now: State, decision: Decision) -> Before:
    """The standing before a decision. It is computed once, because a state does not change while
    its question is pending."""
    for asked, state, known in _KNOWN:
        if asked is decision and state is now:
            return known
    held, me = scoring.standing(now), decision.seat
    found = Before(held, scoring.score_of(now, me, held).total, _goods(now, me))
    _KNOWN.append((decision, now, found))
    return found


def _goods(s: State, me: Seat) -> tuple[Any, ...]:
    """Everything off the map that brings points: everybody's cards and tokens count, because
    elixirs are compared."""
    player = s.players[me]
    held = [(other.cards, other.tokens) for other in s.players]
    return player.coins, player.captured, player.leader, held


def alike(decision: Decision, option: Any) -> str | None:
    """A value that is equal for options with the same next question: wherever a neutral army goes,
    the next question is the same."""
    return decision.kind if decision.kind == "neutral" else None


def _neutral_there(now: State, me: Seat, region: Region, was: Before) -> dict[str, Any]:
    """The effect of one more neutral army in a region. All regions are open to it and nothing else
    changes, so the option need not be tried."""
    pieces = now.pieces(region)
    pieces[-1] += 1
    owners = {region: scoring.sole_leader(pieces)}
    shift = scoring.shift_to(owners, was.held, len(now.players))
    seen = _seen_from(region, now, now, me, was, shift, pieces)
    return {"coins": now.players[me].coins, **seen}


def outlook(now: State, then: State, me: Seat, region: Region, was: Before) -> dict[str, Any]:
    """The changes for a seat between two states, as seen from a region."""
    shift = scoring.shift(now, then, was.held)
    return _seen_from(region, now, then, me, was, shift, then.pieces(region))


def _seen_from(
    region: Region,
    now: State,
    then: State,
    me: Seat,
    was: Before,
    shift: Shift,
    pieces: Sequence[int],
) -> dict[str, Any]:
    """The change of own points, and the part of it from regions and islands; the owners of the
    region and its island before and after (a seat, "neutral" or "nobody"); the pieces of each seat
    there, the neutral ones last; and the words for it."""
    by_regions, by_islands = _by_place(then, me, was.held, shift)
    island = ISLANDS[region.island]
    owner, island_owner = was.held.regions[region], was.held.islands[island]
    return {
        "points": _points(then, me, was, by_regions + by_islands),
        "region_points": by_regions,
        "island_points": by_islands,
        "was": _whose(now, owner),
        "control": _whose(now, shift.regions.get(region, owner)),
        "island_was": _whose(now, island_owner),
        "island": _whose(now, shift.islands.get(island, island_owner)),
        "pieces": [str(count) for count in pieces],
        "told": _told(now, then, me, region, was.held, shift),
    }


def _told(
    now: State, then: State, me: Seat, region: Region, was: Standing, shift: Shift
) -> list[str]:
    """Words for the fate of a region and its island, and for the seat's other gains and losses."""
    island, was_owner = ISLANDS[region.island], was.regions[region]
    owner = shift.regions.get(region, was_owner)
    told = [_about_region(now, was_owner, owner, me)]
    if owner == me == shift.islands.get(island):
        told[0] += "_island"
    told += _robbed(now, then, me)
    # An island may fall to a player who does not get the region, if another player no longer has
    # it.
    if owner != me and me in shift.islands.values():
        told.append("island_won")
    left = [one for one in shift.regions if was.regions[one] == me and one is not region]
    told += [f"leaves:{one.key}" for one in left]
    told += _given(s=then, me=me, region=region, shift=shift)
    if any(was.islands[one] == me for one in shift.islands):
        told.append("island_lost")
    before, after = now.players[me].tokens, then.players[me].tokens
    return told + [f"takes:{token.key}" for token in after[len(before) :]]


def _given(s: State, me: Seat, region: Region, shift: Shift) -> list[str]:
    """The regions, and islands with them, that fall to a rival elsewhere: an army that leaves
    breaks a tie. Neutral armies score nothing."""
    told = []
    for one, owner in shift.regions.items():
        if one is not region and owner != me and owner in range(len(s.players)):
            island = "_island" if shift.islands.get(ISLANDS[one.island]) == owner else ""
            told.append(f"gives{island}:{one.key}:{owner}")
    return told


def _robbed(now: State, then: State, me: Seat) -> list[str]:
    """[Шайка воров] The coins that rogues have taken. Nothing else in a march costs coins."""
    action = now.acting.action if now.acting else None
    marches = action is not None and action.type == "march"
    return ["robbed"] if marches and then.players[me].coins < now.players[me].coins else []


def _by_place(s: State, me: Seat, was: Standing, shift: Shift) -> tuple[int, int]:
    """The points that regions and islands bring or cost."""
    regions = islands = 0
    for region, owner in shift.regions.items():
        change = (owner == me) - (was.regions[region] == me)
        regions += change * scoring.region_points(s, region)
    for island, owner in shift.islands.items():
        change = (owner == me) - (was.islands[island] == me)
        islands += change * scoring.island_points(s.players[me], island)
    return regions, islands


def _points(then: State, me: Seat, was: Before, by_place: int) -> int:
    """The points that a seat gains: those of regions and islands, unless something else that brings
    points has changed."""
    if _goods(then, me) == was.goods:
        return by_place
    return scoring.score_of(then, me, scoring.standing(then)).total - was.points


def _about_region(s: State, was: int | None, owner: int | None, me: Seat) -> str:
    """A word for the fate of a region and its new owner."""
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
    return owner if owner < len(s.players) else NEUTRAL


# Whole ways of one army


def _ways(now: State, then: State, me: Seat, first: Step, was: Before) -> dict[str, list[str]]:
    """The longer ways that begin with a step: their ends, and for each way the points, pieces and
    words, as for one step. The army takes every step, from the state after the first one."""
    acting = now.acting
    if acting is None or then.acting is None:
        return {}
    there = {first.end: then}
    ends, points, pieces, told = [], [], [], []
    for route in now.roads(now.players[me].sea_cost).within(first.start, acting.left):
        if len(route.steps) > 1 and route.steps[0] == first:
            last = route.steps[-1]  # a shorter way ends where it begins, so it came before
            state = there[route.end] = there[last.start].copy()
            assert state.acting is not None
            take_step(state, me, state.acting, last)
            # The army has left one region and come to another; all others are unchanged.
            shift = scoring.shift_at((first.start, route.end), state, was.held)
            by_place = sum(_by_place(state, me, was.held, shift))
            ends.append(route.end.key)
            points.append(str(_points(state, me, was, by_place)))
            pieces.append(" ".join(map(str, state.pieces(route.end))))
            told.append(" ".join(_told(now, state, me, route.end, was.held, shift)))
    if not ends:
        return {}
    return {
        "ways_ends": ends,
        "ways_points": points,
        "ways_pieces": pieces,
        "ways_told": told,
    }


def lost(decision: Decision, option: Any) -> Message | None:
    """The movement or armies that an action would leave unused."""
    left = (decision.facts or {}).get("left", 0)
    if not isinstance(option, Stop) or decision.kind not in ("march", "recruit") or not left:
        return None
    return Message(f"lost-{decision.kind}", {"left": left})


# Why not


def why_not(s: State, decision: Decision, at: str, key: str) -> Message | None:
    """The reason why something is not an option, as its rule gives it."""
    if key in decision.keys and (at != "market" or decision.at == at):  # bids are numbers too
        return None
    if at in ("", "market") and (card := _card(s, at, key)):
        return _why_no_card(s, decision, card)
    if at in ("", "bid") and decision.kind == "bid" and key.isdecimal():
        coins = s.players[decision.seat].coins
        return _why("too_few_coins", n=int(key), coins=coins)
    if at in ("", "acting") and decision.kind == "choose" and key in Action.table:
        action: Action = Action.table[key]
        return _why(useless(s, decision.seat, action), n=action.n)
    if at in ("", "slot") and decision.kind in ("lay", "start") and key.count(":") == 2:
        return _why_no_lay(s, key)
    start, _, end = key.partition(">")
    if decision.kind == "march" and start in REGIONS and end in REGIONS:
        return _why_no_step(s, decision, REGIONS[start], REGIONS[end])
    place, _, owner = key.partition(":")
    if at in ("", "region") and place in REGIONS:
        return _why_no_region(s, decision, REGIONS[place], owner)
    return None


def _why(reason: str, **facts: Any) -> Message | None:
    return Message.of(f"why-{reason}", facts) if reason else None


def _card(s: State, at: str, key: str) -> Card | None:
    """The card with a key, or at an index of the row."""
    if at == "market" and key.isdecimal() and int(key) < len(s.row):
        return s.row[int(key)]
    found: Card | None = Card.table.get(key)
    return found


def _why_no_card(s: State, decision: Decision, card: Card) -> Message | None:
    me = decision.seat
    if decision.kind in ("take", "extra"):
        reason = no_card(s, me, card)
        price = s.price(card) if card in s.row else 0
        return _why(reason, card=card, price=price, coins=s.players[me].coins)
    return _why("card_taken" if s.acting is not None else "no_cards_yet")


def _why_no_lay(s: State, key: str) -> Message | None:
    side, slot, rotation = key.split(":")
    if side not in SIDES or slot not in s.layout.slots or rotation not in "0123":
        return None
    tiles = laid(s.board, Lay(SIDES[side], slot, int(rotation)))
    for tile in tiles:
        if reason := misfit(s.layout, tiles, tile):
            return _why(reason, side=tile.side)
    return _why("slot_taken", slot=slot) if slot in s.tiles else None


def _why_no_step(s: State, decision: Decision, start: Region, end: Region) -> Message | None:
    for region in (start, end):
        if region not in s.board.regions:
            return _why("not_on_board", region=region)
    player, left = s.players[decision.seat], s.acting.left if s.acting else 0
    if start not in player.armies:
        return _why("no_army", region=start)
    step = s.roads(player.sea_cost).near(start).get(end)
    if step is None:
        return _why("not_adjacent", region=start, end=end)
    return _why(no_step(player, step, left), region=start, end=end, cost=step.cost, left=left)


def _why_no_march(s: State, me: Seat, region: Region) -> Message | None:
    """Why no march fits a region that was pointed at: about the way of the nearest army to it, or
    of the army there."""
    player, left = s.players[me], s.acting.left if s.acting else 0
    roads = s.roads(player.sea_cost)
    if region in player.armies:
        ways = [(step.cost, region, step.end) for step in roads.steps(region)]
    else:
        ways = [
            (route.cost, start, region)
            for start in s.board.regions
            if start in player.armies
            for route in roads.routes(start)
            if route.end is region
        ]
    if not ways:
        return _why("no_army", region=region)
    cost, start, end = min(ways, key=lambda way: way[0])
    # If the nearest army can go, the region is refused only because another army was chosen.
    reason = "too_far" if cost > left else "other_army" if start is region else "choose_army"
    return _why(reason, region=start, end=end, cost=cost, left=left)


def _why_no_region(s: State, decision: Decision, region: Region, owner: str) -> Message | None:
    if region not in s.board.regions:
        return _why("not_on_board", region=region)
    me, kind = decision.seat, decision.kind
    if owner not in ("", NEUTRAL, *map(str, range(len(s.players)))):
        return None
    if kind == "march":
        return _why_no_march(s, me, region)
    reason = ""
    if kind == "start":
        reason = no_start(s.board, region)
    elif kind in ("token", "face_down"):
        reason = no_token(s, region)
    elif kind == "ready":
        reason = "" if s.has_token(region) else "no_token_there"
    elif kind == "outpost" and s.start is not None:
        reason = no_outpost(s.start, region)
    elif kind == "recruit":
        hosts = [int(owner)] if owner.isdecimal() else s.others(me)
        reason = _weakest([no_paid_recruits(s, me, region, host) for host in hosts])
        reason = no_recruits(s, me, region) and reason
    elif kind == "city":
        player = s.players[me]
        reason = no_city_at_all(player) or no_city_there(player, region)
    elif kind == "destroy":
        owners: list[Seat | None] = [*range(len(s.players)), None]
        if owner:
            owners = [None if owner == NEUTRAL else int(owner)]
        reason = _weakest([no_victim(s, me, region, one) for one in owners])
    elif kind == "peek":
        reason = no_peek(s, me, region)
    elif kind != "neutral":
        reason = f"first_{kind}"
    return _why(reason, region=region)


def _weakest(reasons: list[str]) -> str:
    """The reason that is easiest to remove."""
    return min(reasons, key=EASIEST_FIRST.index)

"""6.5, 6.6 Capturing workers, and sending them to prison."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from throneroom.games.west_kingdom.architects import events as e
from throneroom.games.west_kingdom.architects.cards import OPEN, TOWN_CENTRE, Location
from throneroom.games.west_kingdom.architects.laws import price_of, too_dear
from throneroom.games.west_kingdom.architects.state import Acting, State
from throneroom.games.west_kingdom.architects.verbs import (
    VERBS,
    Group,
    fire,
    pay_price,
)
from throneroom.games.west_kingdom.buttons import STOP
from throneroom.games.west_kingdom.campaign.board import settle
from throneroom.games.west_kingdom.effects import Use, Verb
from throneroom.games.west_kingdom.goods import Bag, Price, number_of, read_amount, read_bag
from throneroom.kernel import Flow, Seat, choose

TERMS: dict[str, Any] = dict(TOWN_CENTRE.does.verbs)["capture"]
FIRST, FURTHER = read_bag(TERMS["first"]), read_bag(TERMS["further"])
NOTHING = Price()


def groups(s: State, seat: Seat) -> list[Group]:
    """Every group of workers at an open location that may be captured."""
    crews = [(i, one) for i, one in enumerate(s.crews) if not s.no_capture_of(seat, i)]
    return [
        GROUPS[number][owner]
        for number in range(len(OPEN))
        for owner, crew in crews
        if crew.open[number]
    ]


GROUPS = tuple(tuple(Group(place, owner) for owner in range(5)) for place in OPEN)


def no_group(s: State, group: Group, places: Sequence[Location], most: int) -> str:
    """One placement captures at a limited number of locations."""
    if not s.crews[group.owner].open[group.place.number]:
        return "no_workers"
    if len(places) >= most and group.place not in places:
        return "too_many_places"
    return ""


def price_of_capture(s: State, seat: Seat, acting: Acting | None) -> Price:
    """The first capture costs a tax, each further one 1 silver. A price law counts once for the
    whole placement, unless the table plays it otherwise."""
    player = s.players[seat]
    if acting is None or not acting.done:
        return price_of(player, FIRST, TOWN_CENTRE.key)
    assert isinstance(FURTHER, Bag)
    (_, silver), *_ = FURTHER.items
    assert type(silver) is int
    less = player.powers.less.get(TOWN_CENTRE.key, {}).get("silver", 0)
    if not s.options.conspirator_per_capture:
        less -= acting.saved
    return Price(silver=max(0, silver - max(0, less)))


def capture(s: State, seat: Seat, terms: Any, use: Use) -> Flow:
    if "first" in terms:
        yield from capture_at_the_centre(s, seat, use)
    else:
        yield from capture_for_nothing(s, seat, terms["up_to"], use)


def capture_at_the_centre(s: State, seat: Seat, use: Use) -> Flow:
    """6.6: up to W captures, made and paid one by one, at least one."""
    acting = s.acting
    assert acting is not None
    most = number_of(read_amount(TERMS["up_to"]), acting.workers)
    places = s.capture_places
    while acting.done < most:
        price = price_of_capture(s, seat, acting)
        options: list[Any] = []
        if not too_dear(s.players[seat], price):
            options += [g for g in groups(s, seat) if not no_group(s, g, acting.places, places)]
        if not options:
            return
        if acting.done >= TERMS["at_least"]:
            options.append(STOP)
        group = yield from choose(
            *(seat, "capture", options),
            at="group",
            by=use.by,
            checkpoint=True,
            inner=True,
            left=most - acting.done,
        )
        if group is STOP:
            return
        if acting.done:
            assert isinstance(FURTHER, Bag)
            acting.saved += FURTHER.items[0][1] - price.silver  # type: ignore[operator]
        yield from pay_price(s, seat, price, use.by)
        acting.done += 1
        if group.place not in acting.places:
            acting.places.append(group.place)
        s.capture(seat, group.owner, group.place)
        settle(s)


def capture_for_nothing(s: State, seat: Seat, most: int, use: Use) -> Flow:
    """The captures of a building: free, and each may be declined."""
    limit = len(OPEN)
    if not s.options.fortress_any_locations:
        limit = s.capture_places
    places: list[Location] = []
    for left in range(most, 0, -1):
        options: list[Any] = [g for g in groups(s, seat) if not no_group(s, g, places, limit)]
        if not options:
            return
        options.append(STOP)
        group = yield from choose(seat, "capture", options, at="group", by=use.by, left=left)
        if group is STOP:
            return
        places.append(group.place)
        s.capture(seat, group.owner, group.place)
        settle(s)


def no_capture(s: State, seat: Seat, terms: Any, use: Use) -> str:
    """Always possible: there is always the group of the worker who was placed."""
    if "first" in terms:
        return too_dear(s.players[seat], price_of_capture(s, seat, None))
    return "" if groups(s, seat) else "no_workers"


def imprison(s: State, seat: Seat, argument: Any, use: Use) -> Flow:
    """6.5: all captured workers from the own board to prison."""
    captured = s.players[seat].captured
    if s.log is not None:
        owners = [owner for owner, n in enumerate(captured) if n]
        workers = [captured[owner] for owner in owners]
        s.tell(e.Imprisoned(seat, sum(workers), owners, workers))
    assert s.acting is not None
    s.acting.imprisoned = sum(captured)
    for owner, n in enumerate(captured):
        s.crews[owner].prison += n
        captured[owner] = 0
    yield from fire(s, seat, "imprison_action")


def no_imprison(s: State, seat: Seat, argument: Any, use: Use) -> str:
    return "" if any(s.players[seat].captured) else "nobody_captured"


VERBS["capture"] = Verb(capture, no_capture)
VERBS["imprison"] = Verb(imprison, no_imprison)

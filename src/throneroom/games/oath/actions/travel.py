"""[5.6] Travel, a player's own and forced travel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from throneroom.games.oath import events as e
from throneroom.games.oath import rule
from throneroom.games.oath.acts import Travel
from throneroom.games.oath.cards import TRAVEL_PRICES
from throneroom.games.oath.moments import CHOOSER, TRAVELLED
from throneroom.games.oath.powers.driver import end, later, modify
from throneroom.games.oath.powers.price import Bill, ban, bill, lacks, pay_bill
from throneroom.games.oath.powers.registry import laws
from throneroom.games.oath.powers.using import resumable
from throneroom.games.oath.settle import settle, window
from throneroom.games.oath.spots import PASS
from throneroom.games.oath.state import MAP, NOBODY, REGION_OF, State
from throneroom.games.oath.verbs import put_pawn
from throneroom.kernel import NO, YES, Asking, Flow, Seat, choose


def price(s: State, act: Travel) -> Bill:
    return bill(s, act.by, act, TRAVEL_PRICES[s.region(act.start), s.region(act.to)])


def refusal(s: State, act: Travel, to: int) -> str:
    """Why a player cannot go there; "" if they can."""
    if to == act.start:
        return "here"
    if act.only and to not in act.only:
        return "not_there"
    before, act.to = act.to, to
    reason = ban(s, act.by, act) or lacks(s, act.by, price(s, act))
    act.to = before
    return reason


def destinations(s: State, act: Travel) -> list[int]:
    return [to for to in MAP if not refusal(s, act, to)]


NEAREST = tuple(
    sorted(MAP, key=lambda to: TRAVEL_PRICES[REGION_OF[start], REGION_OF[to]]) for start in MAP
)
"""By slot: all slots, those with the shortest way first."""


def possible(s: State, act: Travel) -> bool:
    return any(not refusal(s, act, to) for to in NEAREST[act.start])


def begin(s: State, me: Seat) -> Travel:
    return Travel(me, NOBODY, "modify", root=True, start=s.site(me))


def chooser(s: State, act: Travel, otherwise: Seat) -> Seat:
    for source in laws(s, CHOOSER):
        seat = source.f.run(s, source, act)
        if seat is not None:
            found: Seat = seat
            return found
    return otherwise


def run(s: State, act: Travel) -> Flow:
    me = act.by
    if act.step == "modify":
        yield from modify(s, act, possible)
        act.step = "to"
    decides = chooser(s, act, me)
    options: list[Any] = [s.spot(to) for to in destinations(s, act)]
    if _may_fail(s, act, decides):
        options.append(PASS)
    chosen = yield from choose(
        *(decides, "travel_to", options),
        at="site",
        checkpoint=resumable(s, act),
        inner=True,
        player=me,
    )
    if chosen is PASS:
        yield from end(s, act)
        return
    act.to = s.slot_of(chosen)
    cost = price(s, act)
    if s.log is not None:
        s.log.append(e.ActBegan(me, "travel", cost.supply))
    yield from pay_bill(s, me, cost)
    yield from go(s, act)
    yield from settle(s)
    yield from end(s, act)


def _may_fail(s: State, act: Travel, decides: Seat) -> bool:
    """Whether the player who decides the destination may choose one where no modifier makes the
    travel free and the traveller cannot pay: then the traveller stays."""
    if decides == act.by or not act.free_if:
        return False
    return any(refusal(s, act, to) == "no_supply" for to in MAP)


def go(s: State, act: Travel) -> Flow:
    """The pawn moves, the site turns up, and the powers that react do so."""
    act.left_ruler = rule.ruler(s, act.start)
    place = s.places[act.to]
    s.tell(e.Travelled(act.by, act.start, act.to, place.site.key if place.up else None))
    put_pawn(s, act.by, act.to)
    yield from settle(s)
    yield from later(s, act, TRAVELLED, act)
    yield from window(s, TRAVELLED, act, victim=act.by)


def free_travel(s: State, me: Seat, only: Sequence[int] = ()) -> Flow:
    """A travel that a power allows, without Supply and without modifiers. It is not a major action,
    and the player may decline it."""
    act = Travel(me, NOBODY, "go", free=True, start=s.players[me].pawn, only=list(only))
    s.acts.append(act)
    options = [s.spot(to) for to in destinations(s, act)]
    if options:
        chosen = yield from choose(
            *(chooser(s, act, me), "travel_to", options), at="site", player=me
        )
        act.to = s.slot_of(chosen)
        yield from pay_bill(s, me, price(s, act))
        yield from go(s, act)
    act.done = True
    assert s.acts.pop() is act


def forced_travel(
    s: State,
    victim: Seat,
    by: Seat,
    only: Sequence[int] = (),
    *,
    may: bool = False,
    escort: tuple[Seat, int] | None = None,
) -> Asking[bool]:
    """[R25, M18] A player makes another one travel, without Supply. The victim's own bans hold; a
    toll or a secret is paid only if the victim is willing. `may`: the forcing player can refuse.
    `escort`: a pawn that is put at a site before a willing victim goes. Returns whether the
    victim's pawn moved."""
    start = s.players[victim].pawn
    act = Travel(victim, NOBODY, "go", free=True, start=start, forced_by=by, only=list(only))
    s.acts.append(act)
    barred: list[int] = []
    moved = False
    while True:
        open_sites = [to for to in destinations(s, act) if to not in barred]
        if not open_sites:
            break
        options: list[object] = [s.spot(to) for to in open_sites]
        if may:
            options.append(PASS)
        chosen = yield from choose(
            *(chooser(s, act, by), "travel_to", options), at="site", player=victim
        )
        if chosen is PASS:
            break
        act.to = s.slot_of(chosen)  # type: ignore[arg-type]
        cost = price(s, act)
        if not (yield from _is_willing(act, cost)):
            barred.append(act.to)
            continue
        if escort is not None:
            put_pawn(s, *escort)
            yield from settle(s)
            before, cost = cost, price(s, act)  # the site may have just turned up
            if refusal(s, act, act.to):
                break
            if cost != before and not (yield from _is_willing(act, cost)):
                break
        yield from pay_bill(s, victim, cost)
        yield from go(s, act)
        moved = True
        break
    act.done = True
    assert s.acts.pop() is act
    return moved


def _is_willing(act: Travel, cost: Bill) -> Asking[bool]:
    """Whether a forced traveller pays the cost of the way."""
    if not cost.favor and not cost.flips:
        return True
    answer = yield from choose(
        act.by, "pay_to_enter", (YES, NO), favor=cost.favor, flips=cost.flips
    )
    return answer is YES

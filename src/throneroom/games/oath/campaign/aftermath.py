"""[5.5.6-5.5.8] The losses, the victor's gains, and the effects of plans at the end."""

from __future__ import annotations

from typing import NamedTuple

from throneroom.games.oath import rule
from throneroom.games.oath.actions.travel import forced_travel
from throneroom.games.oath.acts import Campaign
from throneroom.games.oath.campaign import forces
from throneroom.games.oath.campaign.rolls import bodies, strike
from throneroom.games.oath.moments import (
    LOSSES,
    PLAN_DEFEAT,
    PLAN_END,
    PLAN_SPOILS,
    PLAN_VICTORY,
)
from throneroom.games.oath.powers.registry import laws, named
from throneroom.games.oath.powers.using import resumable, use_of, used_by
from throneroom.games.oath.settle import settle
from throneroom.games.oath.spots import Body
from throneroom.games.oath.state import State
from throneroom.games.oath.verbs import (
    ban_on,
    cage,
    cage_board,
    lift,
    lose_favor,
    place_warbands,
    seize,
    take_relics,
    withdraw,
)
from throneroom.kernel import NO, YES, Flow, choose, choose_some

PLAIN, MUST, IGNORE = 1, 2, 3
END_RANKS = (-2, -1, 0)
"""The order at the end: the Hospital, then effects that exempt plans from being discarded, then the
discards."""


class Loss(NamedTuple):
    """A law's word on the losses of the beaten side, "all" or "none", and its strength."""

    how: str
    level: int = PLAIN


def losses(s: State, c: Campaign, side: str) -> str:
    """[9.2] The losses of the beaten force, half, all or none: the strongest law decides."""
    said: list[Loss] = []
    for source in laws(s, LOSSES):
        loss = source.f.run(s, source, c, side)
        if loss is not None:
            said.append(loss)
    for run, use in used_by(s, c, LOSSES):
        loss = run(s, use, c, side)
        if loss is not None:
            said.append(loss)
    if c.losses:
        said.append(Loss(c.losses))
    if not said:
        return "half"
    return max(said, key=lambda loss: loss.level).how


def defeat(s: State, c: Campaign) -> Flow:
    """[5.5.6]"""
    if not c.force and c.defender >= 0:
        c.force = forces.force(s, c, forces.DEFENDER)
    loser = forces.other(c.winner)
    for used in list(c.used):
        ask = named(used.name).thens.get("losses.ask")
        if ask is not None and used.name not in c.passed:
            c.passed.append(used.name)
            yield from ask(s, use_of(s, used), c, loser)
    if forces.players_of(c, loser):
        yield from _lose(s, c, loser)
    yield from settle(s)
    yield from _later(s, c, PLAN_DEFEAT, loser)
    c.passed.clear()
    c.step = "placement" if c.winner == forces.ATTACKER else "victory"


def _lose(s: State, c: Campaign, side: str) -> Flow:
    """Half of the force dies; the rest leaves the sites, to the board of the beaten player (of the
    Chancellor, for the Empire)."""
    own = bodies(s, c, side)
    size = len(own) + forces.bandits_of(s, c, side)
    how = losses(s, c, side)
    count = {"half": size // 2, "all": size, "none": 0}[how]
    count = min(count, len(own))
    head = c.by if side == forces.ATTACKER else c.defender
    imperial = side == forces.DEFENDER and rule.is_imperial(s, head)
    if imperial:
        head = s.chancellor
    chosen = yield from choose_some(head, "losses", own, count, count)
    strike(s, chosen)
    cages = [run(s, use, c, side) for run, use in used_by(s, c, "survivors")]
    cage_ = next((card for card in cages if card is not None), None)
    if cage_ is not None:
        for seat in forces.boards_of(s, c, side):
            cage_board(s, seat, cage_)
    for slot in forces.slots_of(s, c, side):
        left, colour = s.places[slot].warbands, s.places[slot].colour
        lift(s, slot, left)
        if cage_ is not None:
            cage(s, cage_, colour, left)
        else:
            s.players[head].warbands += left


def placement(s: State, c: Campaign) -> Flow:
    """[5.5.7.I] Any number of warbands of the force go to targeted sites: from the board, and from
    sites whose warbands fought too."""
    me = c.by
    sites = sorted(c.sites)
    while c.placed < len(sites) and not ban_on(s, "place", me):
        slot = sites[c.placed]
        place = s.places[slot]
        movable = _movable(s, c, slot)
        if movable and place.colour in ("", rule.colour(s, me)):
            count = yield from choose(
                *(me, "placement", range(len(movable), -1, -1)),
                checkpoint=resumable(s, c),
                inner=True,
                site=place.site,
            )
            moved = yield from choose_some(
                me, "placement_from", movable, count, count, site=place.site
            )
            for body in dict.fromkeys(moved):
                if body.slot >= 0:
                    withdraw(s, me, body.slot, moved.count(body))
            place_warbands(s, me, slot, count)
        c.placed += 1
    c.placed = 0
    c.step = "spoils"


def _movable(s: State, c: Campaign, to: int) -> list[Body]:
    """The warbands of the attacking force that can go to a target: not those just placed at another
    one."""
    new = [slot for slot in c.sites if slot not in c.joined]
    return [
        body for body in bodies(s, c, forces.ATTACKER) if body.slot != to and body.slot not in new
    ]


def spoils(s: State, c: Campaign) -> Flow:
    """[5.5.7.II] All targeted relics and banners."""
    me = c.by
    take_relics(s, me, [*c.relics, *c.loose], "campaign")
    for banner in c.banners:
        seize(s, me, banner, "campaign")
    yield from _later(s, c, PLAN_SPOILS, forces.ATTACKER)
    yield from settle(s)
    c.step = "banish" if c.pawn else "victory"


def banish(s: State, c: Campaign) -> Flow:
    """[5.5.7.III] The beaten pawn may be sent away, and half of the favor burned."""
    me, foe = c.by, c.defender
    yield from forced_travel(s, foe, me, may=True)
    yield from settle(s)
    favor = s.players[foe].favor
    if "burn_all" in c.notes:
        lose_favor(s, foe, favor)
    elif favor // 2:
        burns = yield from choose(me, "burn", (YES, NO), count=favor // 2, player=foe)
        if burns is YES:
            lose_favor(s, foe, favor // 2)
    c.step = "victory"


def victory(s: State, c: Campaign) -> Flow:
    """[5.5.8] First the effects of the victor's plans, then those of all plans at the end."""
    yield from _later(s, c, PLAN_VICTORY, c.winner)
    for rank in END_RANKS:
        yield from _later(s, c, PLAN_END, forces.ATTACKER, rank)
        yield from _later(s, c, PLAN_END, forces.DEFENDER, rank)
    c.step = ""


def _later(s: State, c: Campaign, moment: str, side: str, rank: int | None = None) -> Flow:
    """Effects of one side's plans (of one rank) at a moment, in the order that the attacker, or the
    defender, chooses for this side; bandits in order of use."""
    head = c.by if side == forces.ATTACKER else c.defender
    ran: list[str] = []
    while True:
        waiting = [
            used
            for used in c.used
            if forces.side_of(c, used.seat) == side
            and moment in named(used.name).thens
            and used.name not in ran
            and rank in (None, named(used.name).rank)
            and not (moment == PLAN_END and used.name in c.stay)
        ]
        if not waiting:
            return
        used = waiting[0]
        if len(waiting) > 1 and head >= 0:
            f = yield from choose(head, "first", [named(one.name) for one in waiting])
            used = next(one for one in waiting if one.name == f.name)
        ran.append(used.name)
        yield from named(used.name).thens[moment](s, use_of(s, used), c)
        yield from settle(s)

"""The effect of a plan, an ally or a sacrifice on a campaign. These are not rules but previews, for
which the rules run on a copy."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from throneroom.games.oath.acts import Campaign, Used
from throneroom.games.oath.campaign import aftermath, forces, plans, rolls
from throneroom.games.oath.campaign.odds import Odds, odds_of
from throneroom.games.oath.powers.registry import Function, Minus
from throneroom.games.oath.powers.using import use_power
from throneroom.games.oath.settle import settle
from throneroom.games.oath.state import State
from throneroom.kernel import Decision, Flow, Seat


class Ending(msgspec.Struct, frozen=True):
    """A possible end of a campaign."""

    won: bool
    """Whether the attacker wins."""
    lost: int | None
    """Warbands of the beaten force that would die. None if a player decides about it first."""
    force: int
    """The beaten force."""
    left: int
    """The remaining warbands of the attacking force."""
    title: Seat | None
    """The holder of the title afterwards, with a warband at each site that was won. None if a
    player is asked first."""


def after_plan(s: State, seat: Seat, option: Function | Minus) -> Odds | None:
    """The odds with one more plan. None if it asks for something, or chance decides."""
    f = option.function if isinstance(option, Minus) else option
    then, c = _copied(s)
    use = next((one for one in plans.usable_plans(then, c, seat) if one.f is f), None)
    if use is None:
        return None
    use = use._replace(against=isinstance(option, Minus))
    c.used.append(Used(f.name, seat))
    return _told(s, then, c, use_power(then, use, c), settle(then))


def is_vain(s: State, decision: Decision) -> bool:
    """Whether none of the offered plans changes the chance to win."""
    c = s.acts[-1]
    now = odds_of(s, c) if isinstance(c, Campaign) else []
    plans_ = [option for option in decision.options if isinstance(option, Function | Minus)]
    after = [after_plan(s, decision.seat, option) for option in plans_]
    return bool(now) and all(then is not None and then.win == now[0].win for then in after)


def with_ally(s: State, seat: Seat) -> Odds | None:
    """The odds with one more Citizen among the defenders."""
    then, c = _copied(s)
    c.allies.append(seat)
    return _told(s, then, c)


def _copied(s: State) -> tuple[State, Campaign]:
    then = s.copy()
    c = then.acts[-1]
    assert isinstance(c, Campaign)
    return then, c


def _told(s: State, then: State, c: Campaign, *steps: Flow) -> Odds | None:
    if any(next(step, None) is not None for step in steps):
        return None
    if then.chance.count != s.chance.count or then.reveals != s.reveals:
        return None  # unknown in advance
    found = odds_of(then, c)
    return found[0] if found else None


def endings(s: State, c: Campaign) -> list[Ending]:
    """The ends with the sacrifice that wins and without it, while that is the question."""
    count = rolls.needed(s, c)
    if c.step != "sacrifice" or not count or s.acts[-1] is not c or not rolls.can_sacrifice(s, c):
        return []
    return [_ending(s, count), _ending(s, 0)]


def _ending(s: State, sacrificed: int) -> Ending:
    then, c = _copied(s)
    rolls.strike(then, rolls.bodies(then, c, forces.ATTACKER)[:sacrificed])
    c.sacrificed = sacrificed
    c.winner = forces.ATTACKER if sacrificed else forces.DEFENDER
    loser = forces.other(c.winner)
    dead, force = c.killed.get(loser, 0), forces.force(then, c, loser)
    left = forces.pieces(then, c, forces.ATTACKER)
    lost = title = None
    if _runs(then, aftermath.defeat(then, c)):
        lost = c.killed.get(loser, 0) - dead
        left = forces.pieces(then, c, forces.ATTACKER)
        if _runs(then, *_spoils(then, c)):
            title = then.title
    if then.chance.count != s.chance.count or then.reveals != s.reveals:
        lost = title = None  # unknown in advance
    return Ending(bool(sacrificed), lost, force, left, title)


def _spoils(then: State, c: Campaign) -> Iterator[Flow]:
    yield settle(then)
    if c.winner == forces.ATTACKER:
        yield aftermath.placement(then, c)
        yield settle(then)
        yield aftermath.spoils(then, c)
        yield settle(then)


def _runs(then: State, *steps: Flow) -> bool:
    """Whether steps end without any question, except about which warbands."""
    for step in steps:
        answer: Any = None
        while True:
            try:
                asked = step.send(answer)
            except StopIteration:
                break
            if asked.kind not in ("losses", "placement", "placement_from"):
                return False
            answer = min(1, asked.options[0]) if asked.kind == "placement" else _first(asked)
    return True


def _first(asked: Decision) -> Any:
    return asked.options[0] if asked.hi == 1 else list(asked.options[: asked.lo])

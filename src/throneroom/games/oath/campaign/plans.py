"""[5.5.3] Battle plans: first the attacker's, then those of the defending side."""

from __future__ import annotations

from typing import Any

from throneroom.games.oath import rule
from throneroom.games.oath.acts import Campaign, Used
from throneroom.games.oath.campaign import forces
from throneroom.games.oath.cards import Side
from throneroom.games.oath.moments import PLAN
from throneroom.games.oath.powers.registry import Function, Minus, Use, laws
from throneroom.games.oath.powers.using import refusal, resumable, use_power
from throneroom.games.oath.settle import settle
from throneroom.games.oath.spots import DONE
from throneroom.games.oath.state import NOBODY, State
from throneroom.kernel import Decision, Flow, Seat


def plan_refusal(s: State, c: Campaign, use: Use) -> str:
    """Why a battle plan cannot be used now; "" if it can."""
    side = forces.side_of(c, use.seat)
    if c.has_used(use.f.name):
        return "once"
    if side in c.closed:
        return "closed"
    wanted = Side.ATTACKER if side == forces.ATTACKER else Side.DEFENDER
    if use.f.side not in (wanted, Side.EITHER):
        return "other_side"
    return refusal(s, use, c)


def usable_plans(s: State, c: Campaign, seat: Seat) -> list[Use]:
    found = []
    for source in laws(s, PLAN):
        if seat < 0 and source.slot < 0:
            continue  # bandits rule sites only
        use = source.by(seat)
        if not plan_refusal(s, c, use):
            found.append(use)
    return found


def attacker(s: State, c: Campaign) -> Flow:
    yield from _plans(s, c, c.by)
    c.passed.clear()
    c.step = "defeat" if c.winner else "defender_plans"


def defender(s: State, c: Campaign) -> Flow:
    if c.defender < 0:
        yield from _bandits(s, c)
    else:
        for seat in forces.players_of(c, forces.DEFENDER):
            if str(seat) in c.passed:
                continue
            yield from _plans(s, c, seat)
            if c.winner:
                break
            c.passed.append(str(seat))
    c.passed.clear()
    if c.winner:
        c.step = "defeat"
        c.force = forces.force(s, c, forces.DEFENDER)
    else:
        c.step = "defense_roll"


def _plans(s: State, c: Campaign, seat: Seat) -> Flow:
    """One plan after another, until the player wants no more."""
    while not c.winner:
        uses = usable_plans(s, c, seat)
        if not uses:
            return
        options: list[Any] = [use.f for use in uses]
        options += [Minus.table[f"{use.f.key}:minus"] for use in uses if use.f.signs]
        options.append(DONE)
        chosen = yield Decision(
            *(seat, "plan", options, 1, 1, resumable(s, c)),
            inner=True,
            standing="" if seat == s.active else "plan",
        )
        if chosen is DONE:
            return
        f: Function = chosen.function if isinstance(chosen, Minus) else chosen
        use = next(use for use in uses if use.f is f)
        use = use._replace(against=isinstance(chosen, Minus))
        c.used.append(Used(f.name, seat))
        yield from use_power(s, use, c)
        yield from settle(s)


def _bandits(s: State, c: Campaign) -> Flow:
    """[R8] Every free plan, against the attacker, from the top Cradle site down. A plan that
    forbids others is used alone."""
    while not c.winner:
        uses = [
            use
            for use in usable_plans(s, c, NOBODY)
            if not rule.rulers(s, use.slot) and s.places[use.slot].up
        ]
        if not uses:
            return
        use = next((one for one in uses if one.f.alone), uses[0])
        c.used.append(Used(use.f.name, NOBODY))
        yield from use_power(s, use, c)
        yield from settle(s)


def add_dice(s: State, c: Campaign, use: Use, count: int) -> None:
    """[7.5.4] Dice "by side": an attacker adds attack dice, a defending side removes them; a plan
    used in its other direction does the opposite. Bandits remove [R45]."""
    adds = forces.side_of(c, use.seat) == forces.ATTACKER and use.seat >= 0
    if use.against:
        adds = not adds
    forces.add_attack(c, count if adds else -count)

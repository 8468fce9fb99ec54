"""6. The castle: workers come in, rise, and push others out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from throneroom.games.west_kingdom.buttons import STOP
from throneroom.games.west_kingdom.viscounts import events as e
from throneroom.games.west_kingdom.viscounts.cards import (
    BUMPS,
    CASTLE_MOVES,
    SECTIONS,
    Bump,
    Section,
)
from throneroom.games.west_kingdom.viscounts.printed import RULES
from throneroom.games.west_kingdom.viscounts.state import State
from throneroom.games.west_kingdom.viscounts.steps import Step, read_effect
from throneroom.games.west_kingdom.viscounts.verbs import VERBS, resolve
from throneroom.kernel import Asking, Decision, Flow, Seat, choose

ALL = len(SECTIONS)
HOLDS: int = RULES["castle"]["holds"]
RISES: int = RULES["castle"]["rises"]
THIRD_TIER = read_effect(RULES["castle"]["third_tier"])
BUMPED = tuple(read_effect(steps) for steps in RULES["castle"]["bumped"])
"""The gain of a pushed-out worker's owner, by tier."""


# Workers come in


def place_workers(s: State, seat: Seat, section: Section, count: int) -> None:
    """In the first tier; at most as many as are left."""
    player = s.players[seat]
    count = min(count, player.workers)
    player.workers -= count
    s.tier1[section.number * len(s.players) + seat] += count
    if s.log is not None and count:
        s.tell(e.WorkersPlaced(seat, section.key, count))


def place_by_effect(s: State, seat: Seat, step: Step, by: Any) -> Flow:
    """On a section of the player's choice."""
    if s.players[seat].workers:
        section = yield Decision(seat, "section", SECTIONS, at="section", by=by)
        place_workers(s, seat, section, step.n)
        yield from resolve_castle(s, seat)


def castle_move(s: State, seat: Seat, step: Step, by: Any) -> Flow:
    """One of the player's workers in the first tier moves to a neighbouring section, if they
    like."""
    n = len(s.players)
    options: list[Any] = []
    for number, moves in enumerate(CASTLE_MOVES):
        if s.tier1[number * n + seat]:
            options += moves
    if not options:
        return
    move = yield Decision(seat, "castle_move", [*options, STOP], at="section", by=by)
    if move is STOP:
        return
    s.tier1[move.origin.number * n + seat] -= 1
    s.tier1[move.to.number * n + seat] += 1
    if s.log is not None:
        s.tell(e.WorkerMoved(seat, move.origin.key, move.to.key))
    yield from resolve_castle(s, seat)


# Workers rise


def resolve_castle(s: State, seat: Seat) -> Flow:
    """Workers placed or moved during a resolution join it. Another player whose workers were moved
    resolves afterwards, completely."""
    if s.resolving:
        if seat not in s.resolving:
            s.resolving += (seat,)
        return
    s.resolving = (seat,)
    while s.resolving:
        mover = s.resolving[0]
        yield from _rise(s, mover)
        yield from _bump(s, mover)
        s.resolving = s.resolving[1:]


def _rise(s: State, seat: Seat) -> Flow:
    """6.1 until nothing rises from the first tier, then 6.2."""
    n = len(s.players)
    while True:
        while full := [i for i in range(ALL) if s.tier1[i * n + seat] >= RISES]:
            number = full[0]
            if len(full) > 1:
                number = yield from _choose_section(s, seat, full)
            yield from _rise_to_second(s, seat, number)
        full = [i for i in range(ALL) if s.tier2[i * n + seat] >= RISES]
        if not full:
            return
        for number in full:
            while s.tier2[number * n + seat] >= RISES:
                yield from _rise_to_third(s, seat, number)


def _choose_section(s: State, seat: Seat, full: list[int]) -> Asking[int]:
    if s.rival is not None and seat:
        return min(full, key=lambda number: _way_to(s, seat, number))
    sections = tuple(SECTIONS[number] for number in full)
    section: Section = yield Decision(seat, "rise", sections, at="section")
    return section.number


def _way_to(s: State, seat: Seat, number: int) -> int:
    """The opponent in a solo game goes clockwise from the section that it faces."""
    space = s.players[seat].space
    assert space is not None
    return (number - s.ring.section[space.segment.number]) % ALL


def _rise_to_second(s: State, seat: Seat, number: int) -> Flow:
    """One worker goes inward with its effect, one clockwise, one counter-clockwise. The effect may
    have removed a worker; then the remaining ones move, clockwise first."""
    n = len(s.players)
    tier1 = s.tier1
    tier1[number * n + seat] -= 1
    s.tier2[number * n + seat] += 1
    section = SECTIONS[number]
    if s.log is not None:
        s.tell(e.Rose(seat, section.key, 2))
    yield from resolve(s, seat, section.effect, section)
    for way in (1, -1):
        if tier1[number * n + seat]:
            tier1[number * n + seat] -= 1
            tier1[(number + way) % ALL * n + seat] += 1


def _rise_to_third(s: State, seat: Seat, number: int) -> Flow:
    """Workers in the second tier do not move sideways."""
    s.tier2[number * len(s.players) + seat] -= 1
    s.tier3[seat] += 1
    section = SECTIONS[number]
    if s.log is not None:
        s.tell(e.Rose(seat, section.key, 3))
    crown(s, seat)
    yield from resolve(s, seat, THIRD_TIER, section)


def crown(s: State, seat: Seat) -> None:
    """The first player in the third tier becomes leader, later any player with more workers
    there."""
    if s.leader is None or (s.leader != seat and s.tier3[seat] > s.tier3[s.leader]):
        s.leader = seat
        if s.log is not None:
            s.tell(e.LeaderChanged(seat))


# Workers are pushed out


def crowded(s: State) -> list[Bump]:
    """6.3: the workers that may have to leave."""
    n = len(s.players)
    found = []
    for tier, counts in enumerate((s.tier1, s.tier2)):
        strangers = s.strangers(tier)
        for number in range(ALL):
            here = counts[number * n : number * n + n]
            if sum(here) + strangers[number] > HOLDS:
                bumps = BUMPS[tier][number]
                found += [bumps[seat] for seat, count in enumerate(here) if count]
                found += s.strangers_out(tier, number)
    return found


def _bump(s: State, seat: Seat) -> Flow:
    while options := crowded(s):
        if s.rival is not None and seat:
            # Of a section the human's workers first, its own only where no other stands.
            out = min(
                options, key=lambda it: (it.tier, _way_to(s, seat, it.section.number), it.seat)
            )
        else:
            out = yield from choose(seat, "bump", tuple(options), at="castle")
        yield from LEAVES[type(out)](s, seat, out)


def bump(s: State, seat: Seat, out: Bump) -> Flow:
    tier = s.tier1 if out.tier == 1 else s.tier2
    tier[out.section.number * len(s.players) + out.seat] -= 1
    s.players[out.seat].workers += 1
    if s.log is not None:
        s.tell(e.Bumped(seat, out.seat, out.section.key, out.tier))
    yield from resolve(s, out.seat, BUMPED[out.tier - 1], out.section)


LEAVES: dict[type[Bump], Callable[[Any, Seat, Any], Flow]] = {Bump: bump}
"""The way in which a worker leaves the castle, by the type of its option."""
VERBS |= {"place_workers": place_by_effect, "castle_move": castle_move}

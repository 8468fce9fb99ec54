"""The moves of workers on the roads and in the castle: placing, sending home, moving and pushing
out."""

from __future__ import annotations

from throneroom.games.west_kingdom.tomesaga.viscounts_coop import events as e
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.cards import INWARD, OUTPOSTS, Intruder
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.state import State
from throneroom.games.west_kingdom.viscounts.cards import SECTIONS
from throneroom.games.west_kingdom.viscounts.castle import LEAVES
from throneroom.games.west_kingdom.viscounts.ring import INNER, Space
from throneroom.kernel import Flow, Seat, choose


class Defeat(Exception):
    """The Overlord has won: everything ends at once."""


def along(s: State, space: Space, steps: int) -> Space:
    """The location a number of steps clockwise on the outer road."""
    outer = s.ring.outer
    return outer[(outer.index(space) + steps) % len(outer)]


# 3.2, 3.3 Workers come and go home


def send_home(s: State, space: Space, reason: str) -> Flow:
    """Sends home one worker of a player; if there are several colours, the players decide which."""
    here = s.outposts_on(space)
    options = [OUTPOSTS[space.number][seat] for seat, count in enumerate(here) if count]
    chosen = yield from choose(s.current, "send_home", options, at="outpost", reason=reason)
    s.add_outposts(space, chosen.seat, -1)
    if s.log is not None:
        s.tell(e.SentHome(chosen.seat, space.key, reason))


def place(s: State, space: Space) -> Flow:
    """One of his workers. «Важное правило»: where a player's worker stands, that one goes home
    instead. 5: without one in the supply he has won."""
    overlord = s.overlord
    if any(s.outposts_on(space)):
        yield from send_home(s, space, "instead")
        return
    if not overlord.supply:
        raise Defeat("supply")
    overlord.supply -= 1
    overlord.locations[space.number] += 1
    if s.log is not None:
        count = overlord.locations[space.number]
        s.tell(e.OverlordPlaced(space.key, count, overlord.supply))


# 3.5 They go on


def go(s: State, origin: Space, way: str, to: Space) -> Flow:
    """Moves one of his workers from a location to another. If a player's worker is in the way, his
    goes back to the supply, and that one goes home."""
    overlord = s.overlord
    overlord.locations[origin.number] -= 1
    if not any(s.outposts_on(to)):
        overlord.locations[to.number] += 1
        if s.log is not None:
            s.tell(e.Advanced(origin.key, way, to.key))
        return
    overlord.supply += 1
    if s.log is not None:
        s.tell(e.Repelled(origin.key, way, to.key))
    yield from send_home(s, to, "advance")


def go_inward(s: State, space: Space) -> Flow:
    """3.5: to the inner road; or into the castle, if one of his already stands there."""
    inner = space.segment.spaces[INNER]
    if s.overlord.locations[inner.number]:
        enter_castle(s, space)
    else:
        yield from go(s, space, INWARD, inner)


def tier_to_enter(s: State, section: int) -> int:
    """The tier that his next worker in a section of the castle enters."""
    return 1 + bool(s.overlord.tier1[section]) * (1 + bool(s.overlord.tier2[section]))


def enter_castle(s: State, space: Space) -> None:
    """Enters the first tier without a worker of his in that section. The third one ends the
    game."""
    overlord, number = s.overlord, s.ring.section[space.segment.number]
    overlord.locations[space.number] -= 1
    tier = tier_to_enter(s, number)
    if tier == 1:
        overlord.tier1[number] = 1
    elif tier == 2:
        overlord.tier2[number] = 1
    else:
        overlord.tier3 = 1
    if s.log is not None:
        s.tell(e.CastleEntered(space.key, SECTIONS[number].key, tier))
    if overlord.tier3:
        raise Defeat("tier3")


# 2 Players push his workers out


def push_out(s: State, seat: Seat, out: Intruder) -> Flow:
    """Back to his supply. Nobody gains anything."""
    overlord = s.overlord
    (overlord.tier1 if out.tier == 1 else overlord.tier2)[out.section.number] -= 1
    overlord.supply += 1
    if s.log is not None:
        s.tell(e.IntruderBumped(seat, out.section.key, out.tier))
    return
    yield


LEAVES[Intruder] = push_out

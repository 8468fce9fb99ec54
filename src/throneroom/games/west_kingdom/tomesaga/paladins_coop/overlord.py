"""8. The end of a round: the house resolves the threats from left to right, card by card and player
by player. A player with a choice is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from throneroom.games.west_kingdom.paladins.cards import RIGHT, Action
from throneroom.games.west_kingdom.paladins.state import replaced
from throneroom.games.west_kingdom.paladins.verbs import gain_suspicion
from throneroom.games.west_kingdom.paladins.workers import ONE, WORKERS, Worker, less
from throneroom.games.west_kingdom.tomesaga.paladins_coop import events as e
from throneroom.games.west_kingdom.tomesaga.paladins_coop.cards import (
    GROWTH,
    OUTSIDER_THREAT,
    Penalty,
    Threat,
)
from throneroom.games.west_kingdom.tomesaga.paladins_coop.laws import CAN_LOSE
from throneroom.games.west_kingdom.tomesaga.paladins_coop.state import Player, State
from throneroom.kernel import Asking, Flow, Seat, choose


def resolve_threats(s: State) -> Flow:
    """Resumes where it stopped: it may ask in the middle."""
    if s.is_resolved:
        return
    if not s.resolved:
        if s.log is not None:
            s.tell(e.OverlordBegan(s.round, len(s.face_up)))
        count_outsiders(s)
        s.set_scene()
        s.resolved = 1
    cards = s.face_up
    while s.resolved <= len(cards):
        yield from strike(s, cards[s.resolved - 1])
        s.set_scene()
        s.resolved += 1
        s.struck = 0
    grow(s)
    s.resolved = 0
    s.is_resolved = True


def count_outsiders(s: State) -> None:
    """If there were too few, everybody loses honour."""
    met = s.removed >= s.required
    if s.log is not None:
        s.tell(e.OutsidersCounted(s.removed, s.required, met))
    if not met:
        for seat in s.seats_from(s.first):
            s.lose_honour(seat, 1, OUTSIDER_THREAT)


def strike(s: State, at: int) -> Flow:
    """Each player from the start player on."""
    threat = s.threats[at]
    if s.log is not None and not s.struck:
        s.tell(e.ThreatStrikes(threat.key, s.overlords[at]))
    for seat in s.seats_from(s.first)[s.struck :]:
        yield from suffer(s, seat, threat)
        s.struck += 1


def suffer(s: State, seat: Seat, threat: Threat) -> Flow:
    """One of the penalties that can be carried out; none only if none can."""
    player = s.players[seat]
    options = possible(player, threat)
    if not options:
        if s.log is not None:
            s.tell(e.PenaltyIgnored(seat, threat.key))
        return
    penalty = yield from choose(seat, "penalty", options, at="penalty", by=threat, checkpoint=True)
    yield from LOSE[penalty.key](s, seat, threat, penalty)


def possible(player: Player, threat: Threat) -> list[Penalty]:
    return [penalty for penalty in threat.penalty if CAN_LOSE[penalty.key](player)]


# Losses


def _tell(s: State, seat: Seat, threat: Threat, penalty: Penalty, what: str = "") -> None:
    if s.log is not None:
        s.tell(e.PenaltyTaken(seat, threat.key, penalty.key, what))


def lose_honour(s: State, seat: Seat, threat: Threat, penalty: Penalty) -> Flow:
    s.lose_honour(seat, 1, threat.key)
    return
    yield


def lose_one(s: State, seat: Seat, threat: Threat, penalty: Penalty) -> Flow:
    """Silver, a provision, or a step of a track."""
    player = s.players[seat]
    field = FIELDS.get(penalty.key, penalty.key)
    setattr(player, field, getattr(player, field) - 1)
    _tell(s, seat, threat, penalty)
    return
    yield


FIELDS = {"provision": "provisions"}


def lose_worker(s: State, seat: Seat, threat: Threat, penalty: Penalty) -> Flow:
    """An unused worker goes to the supply, before the players keep three at most."""
    player = s.players[seat]
    worker = yield from pick(s, seat, "lose_worker", unused_kinds(player), "pool", threat)
    player.pool = less(player.pool, ONE[worker.number].pool)
    _tell(s, seat, threat, penalty, worker.key)


def unused_kinds(player: Player) -> list[Worker]:
    return [worker for worker in WORKERS if player.pool[worker.number]]


def lose_workshop(s: State, seat: Seat, threat: Threat, penalty: Penalty) -> Flow:
    """The rightmost one of an action goes to the box; its space is open at once."""
    player = s.players[seat]
    action = yield from pick(s, seat, "lose_workshop", covered(player), "action", threat)
    number = action.number - RIGHT[0].number
    player.covered = replaced(player.covered, number, player.covered[number] - 1)
    player.lost_workshops += 1
    _tell(s, seat, threat, penalty, action.key)


def covered(player: Player) -> list[Action]:
    return [action for action in RIGHT if player.covers(action)]


def pick(
    s: State, seat: Seat, kind: str, options: Sequence[Any], at: str, threat: Threat
) -> Asking[Any]:
    return (yield from choose(seat, kind, options, at=at, by=threat))


def draw_suspicion(s: State, seat: Seat, threat: Threat, penalty: Penalty) -> Flow:
    """With its tax, and an inquisition if that took the last silver. The event of the card reports
    the draw."""
    yield from gain_suspicion(s, seat)


Lose: TypeAlias = Callable[[State, Seat, Threat, Penalty], Flow]

LOSE: dict[str, Lose] = {
    "honour": lose_honour,
    "silver": lose_one,
    "provision": lose_one,
    "faith": lose_one,
    "strength": lose_one,
    "influence": lose_one,
    "worker": lose_worker,
    "workshop": lose_workshop,
    "suspicion": draw_suspicion,
}

assert LOSE.keys() == CAN_LOSE.keys()


# The nightmare


def grow(s: State) -> None:
    """Workers come back to each remaining threat, while the supply lasts."""
    more = GROWTH[s.options.difficulty]
    for at in s.face_up if more else ():
        workers = min(more, s.free)
        if workers:
            s.overlords[at] += workers
            if s.log is not None:
                s.tell(e.ThreatGrew(s.threats[at].key, s.overlords[at]))
                s.set_scene()

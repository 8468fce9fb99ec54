"""Games to start from: one that is almost over, and one with hidden cards."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import throneroom
from tests.server.client import QUICK, Guest, Json
from throneroom import Match, Record


@cache
def a_record(seed: int = 1) -> Record:
    """A whole game, played at random."""
    chance = random.Random(seed)
    match = throneroom.new("dominion", seed=seed, **QUICK)
    while decision := match.decision:
        if decision.is_single:
            match.answer(chance.choice(list(decision.options)))
        else:
            count = chance.randint(decision.lo, decision.hi)
            match.answer(chance.sample(list(decision.options), count))
    return match.record()


def before_the_end(answers: int = 1, seed: int = 1) -> tuple[Json, list[Any]]:
    """A position with this many answers left, and these answers."""
    record = a_record(seed)
    upto = len(record.answers) - answers
    match: Match = throneroom.replay(record, upto=upto)
    return match.save(), [answer.keys for answer in record.answers[upto:]]


def last_turn() -> Json:
    """A position that is over when seat 0 ends this turn: no Province is left."""
    position = throneroom.new("dominion", seed=3, players=2, first=0).save()
    position["state"]["supply"]["province"] = 0
    return position


def finished(host: Guest, other: Guest) -> str:
    """A game at a table where two sit, played there to its end."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"position": last_turn(), "seats": seats}
    table: str = host.post("/api/tables/import", body)["id"]
    other.sit(table, host.invite(table, 1))
    host.start(table)
    for number, keys in ((2, "play:copper"), (4, "end")):
        host.post(f"/api/tables/{table}/answers", {"number": number, "keys": keys})
    assert host.get(f"/api/tables/{table}")["status"] == "finished"
    return table


def running_table(host: Guest, other: Guest, **wish: Any) -> str:
    """Host and other at a table that has started; the host begins."""
    table: str = host.open(["me", "open"], **wish)["id"]
    other.sit(table, host.invite(table, 1))
    host.start(table)
    return table

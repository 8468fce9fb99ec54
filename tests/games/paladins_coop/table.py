"""A table of the scenario for tests: as that of Paladins, with honour, threats and orders.

Players are called A, B, C, D in turn order; A has the Chaplain, B the Mason, C the Captain, D the
Confessor. All orders are face down, no threat lies open, nobody has passed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.paladins import table as paladins
from tests.games.paladins.table import NAMES, fill_rows, furnish, put_first, put_on_top
from throneroom.games.west_kingdom.paladins.cards import FAVOURS
from throneroom.games.west_kingdom.paladins.state import Phase
from throneroom.games.west_kingdom.paladins.workers import Crew
from throneroom.games.west_kingdom.tomesaga.paladins_coop import PALADINS_COOP, scoring
from throneroom.games.west_kingdom.tomesaga.paladins_coop.cards import (
    PLACES,
    STARTERS,
    TEAM_ORDERS,
    THREATS,
)
from throneroom.games.west_kingdom.tomesaga.paladins_coop.options import PaladinsCoopOptions
from throneroom.games.west_kingdom.tomesaga.paladins_coop.overlord import resolve_threats
from throneroom.games.west_kingdom.tomesaga.paladins_coop.setup import setup, take_starter
from throneroom.games.west_kingdom.tomesaga.paladins_coop.state import Player, State
from throneroom.kernel import Chance, Decision, Score, Seat, key_of

OWN = ("honour", "lost_workshops")
RAIDERS = {"pool": ["scout", "labourer", "fighter", "cleric"], "strength": 3, "faith": 3}
"""Somebody who can attack the outsiders."""


class Table(paladins.Table):
    game = PALADINS_COOP

    s: State

    def __getattr__(self, name: str) -> Player:
        player = super().__getattr__(name)
        assert isinstance(player, Player)
        return player


def position(
    *,
    players: int = 0,
    round: int = 1,
    first: Seat = 0,
    difficulty: Any = "normal",
    threats: Mapping[str, int] | None = None,
    orders: Sequence[str] = (),
    done: Sequence[int] = (),
    favours: Sequence[str] = (),
    row: Mapping[int, str] | None = None,
    outsiders: Mapping[int, str] | None = None,
    tax: int | None = None,
    removed: int = 0,
    tops: Mapping[str, Sequence[str]] | None = None,
    **given: Mapping[str, Any],
) -> Table:
    """`threats`: the Overlord's workers on open ones, from left to right. `orders` by slot, `done`
    the slots that are fulfilled."""
    n = players or max(2, *(1 + NAMES.index(name) for name in given or "A"))
    options = PaladinsCoopOptions(players=n, first=first, difficulty=difficulty)
    s = setup(options, Chance(1))
    s.options = options
    paladins.clear_table(s, round, first)
    fill_rows(s, row, outsiders)
    put_first(s.orders, s.orders_out, [TEAM_ORDERS[key] for key in orders])
    put_first(s.favours, s.favours_out, [FAVOURS[key] for key in favours])
    open_threats(s, threats or {})
    s.tax = s.tax if tax is None else tax
    s.removed = removed
    starters = list(STARTERS.values())
    for seat, name in enumerate(NAMES[:n]):
        player = s.players[seat]
        idle = {"pool": ["labourer"]} if seat else {}
        wanted = {**idle, **given.get(name, {})}
        for field in OWN:
            if field in wanted:
                setattr(player, field, wanted.pop(field))
        starter = STARTERS[wanted.pop("starter")] if "starter" in wanted else starters[seat]
        furnish(s, player, wanted)
        hired = player.townsfolk
        take_starter(s, seat, starter)
        player.townsfolk += hired
    for slot in done:
        crew = Crew.table["labourer"]
        s.order_crews[slot - 1], s.order_users[slot - 1] = crew, 0
    put_on_top(s, tops)
    return Table(s)


def open_threats(s: State, wanted: Mapping[str, int]) -> None:
    """These lie in the first places."""
    put_first(s.threats, s.threats_out, [THREATS[key] for key in wanted])
    for at, workers in enumerate(wanted.values()):
        s.overlords[at] = workers


# Turns


def do(t: Table, what: str, target: str = "", crew: str = "", **answers: Any) -> None:
    """As in Paladins; the player on turn gets what it brings unless `to` names another one."""
    decision = paladins.asked(t)
    if what not in decision.keys:
        raise paladins.Illegal(f"{what} is not among {decision.keys}")
    to = answers.pop("to", NAMES[decision.seat])
    given = {kind: list(v) if isinstance(v, list) else [v] for kind, v in answers.items()}
    for kind, answer in ((what, target), ("crew", crew), ("receiver", f"player:{NAMES.index(to)}")):
        if answer:
            given[kind] = [answer]
    t.match.answer(what)
    paladins.finish(t, given)
    if to != NAMES[decision.seat]:
        assert told(t, "shared")[-1].receiver == NAMES.index(to)


def receivers(t: Table, what: str) -> str:
    """To whom the player on turn can give what an action brings: "AB"."""
    match = t.match.clone(log=True)
    me = match.state.current
    match.answer(what)
    decision = match.decision
    if decision is None or decision.kind != "receiver":
        return NAMES[me]
    return "".join(NAMES[int(key.partition(":")[2])] for key in sorted(decision.keys))


def end_of_round(t: Table, **answers: Any) -> list[tuple[str, str, list[str]]]:
    """The threats alone, with answers by name of the player ("B": ["silver"]). What was asked."""
    given = {name: list(a) if isinstance(a, list) else [a] for name, a in answers.items()}
    s = t.s
    s.phase = Phase.CLEAN_UP
    s.log = []
    asked: list[tuple[str, str, list[str]]] = []
    rules = resolve_threats(s)
    try:
        decision: Decision = rules.send(None)
        while True:
            name = NAMES[decision.seat]
            asked.append((name, decision.kind, list(decision.keys)))
            wanted = given[name].pop(0)
            answer = next(one for one in decision.options if key_of(one) == wanted)
            decision = rules.send(answer)
    except StopIteration:
        assert not any(given.values()), f"nobody asked for {given}"
        return asked


def told(t: Table, kind: str) -> list[Any]:
    log = t.s.log if t._match is None else t.match.events
    return [event for event in log or () if event.kind == kind]


# What is true


def score(t: Table, name: str) -> Score:
    return scoring.score_of(t.s, NAMES.index(name))


def points(t: Table, name: str, line: str) -> int:
    return next(one.points for one in score(t, name).lines if one.what == line)


def workers_on(t: Table, key: str) -> int:
    return t.s.overlords[t.s.threats.index(THREATS[key])]


def places(difficulty: str) -> list[tuple[int, int]]:
    return [(place.slot, place.round) for place in PLACES[difficulty]]

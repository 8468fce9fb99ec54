"""The library of plans is made in parts, comes out the same, and knows who is stronger."""

from __future__ import annotations

from math import log
from pathlib import Path

import msgspec
import pytest

from tests.lab.test_plans import FEW, KINGDOM
from throneroom.games.dominion.bots.library import Library
from throneroom.games.dominion.bots.recipe import read_plain
from throneroom.games.dominion.cards import SETS
from throneroom.kernel import Chance
from throneroom.lab.plans import library
from throneroom.lab.plans.library import Find, Plenty, Task, library_of, make, rounds, written

SHORT = Plenty(effort=FEW)
TASKS = [[Task(0, "", KINGDOM, 2, 1)], [Task(1, "", KINGDOM, 3, 1)]]


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "rounds", lambda plenty: TASKS)
    monkeypatch.setattr(library, "RATED", {2: (2, 2), 3: (1, 3), 4: (1, 4)})


@pytest.mark.slow
def test_a_stopped_run_goes_on_and_finds_the_same(tmp_path: Path) -> None:
    parts, whole = tmp_path / "parts.jsonl", tmp_path / "whole.jsonl"
    assert make(SHORT, parts, jobs=1, most=1) is None
    finds = make(SHORT, parts, jobs=1, most=1)
    assert finds == make(SHORT, whole, jobs=1)
    assert parts.read_bytes() == whole.read_bytes()
    assert finds is not None
    assert [(find.number, find.players) for find in finds] == [(0, 2), (1, 3)]
    assert all(read_plain(plan) for find in finds for plan in find.plans)
    assert make(SHORT, parts, jobs=1, most=0) == finds


@pytest.mark.slow
def test_finds_become_a_library() -> None:
    plans = [
        {"name": "same", "buy": ["province", "witch", "gold", "silver"]},
        {"name": "same", "buy": ["province", "witch if turn > 4", "gold", "silver"]},
    ]
    finds = [
        Find(number, name, players, plans)
        for number, (name, players) in enumerate((n, p) for n in SETS for p in (2, 3, 4))
    ]
    made = library_of(finds)
    assert msgspec.json.decode(written(made), type=Library) == made
    assert made == library_of(finds)
    own = made.sets["first_game"]
    assert own[0] == own[1] == own[2]
    assert [made.plans[place].plan["buy"] for place in own[0]] == [plan["buy"] for plan in plans]
    assert len({entry.plan["name"] for entry in made.plans}) == len(made.plans)
    assert made.plans[own[0][0]].needs == ["witch"]


def test_who_wins_more_is_rated_higher() -> None:
    """Three of four games are 191 points of Elo; among three players, that is won twice as often as
    by each of the others."""
    meetings, games = [(0, 1), (1, 0)], 1000
    two = library._fitted(2, meetings, [750.0, 250.0], games, odds=0.0)
    assert library.ELO * (two[0] - two[1]) == pytest.approx(191, abs=2)
    three = library._fitted(2, meetings, [500.0, 200.0], games, odds=log(2))
    assert library.ELO * (three[0] - three[1]) == pytest.approx(120.4, abs=2)


def test_a_plan_that_others_outdo_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "BETTER", 1)
    money, witch = frozenset[str](), frozenset({"witch"})
    needs = [money, witch, witch, frozenset({"moat"})]
    ratings = [[1000, 1100, 900, 1050], [1000, 1100, 950, 900]]
    outdone = [library._is_outdone(number, needs, ratings) for number in range(4)]
    assert outdone == [False, False, True, False]


def test_two_plans_meet_where_both_have_their_cards() -> None:
    kingdom = library._filled(["witch", "moat"], Chance(1))
    assert len(set(kingdom)) == 10
    assert {"witch", "moat"} <= set(kingdom)
    many = frozenset(KINGDOM)
    others = frozenset({"witch"})
    assert list(library._meetings([many, others], 3, Chance(1))) == []


def test_kingdoms_come_in_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    found = rounds(Plenty(kingdoms=library.ROUND + 6))
    assert [len(tasks) for tasks in found] == [15, library.ROUND, 6]
    numbers = [task.number for tasks in found for task in tasks]
    assert numbers == list(range(15 + library.ROUND + 6))
    assert {(task.name, task.players) for task in found[0]} == {
        (name, players) for name in SETS for players in (2, 3, 4)
    }
    alone = rounds(Plenty(kingdoms=3, players=(2,)))
    assert {task.players for tasks in alone for task in tasks} == {2}

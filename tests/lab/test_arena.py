"""An arena: fair pairings, ratings that follow from the games, and no finished game ever lost."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Sized
from itertools import combinations
from pathlib import Path
from time import monotonic, sleep

import pytest

from throneroom import BadOptions
from throneroom.bots import BrokenBot, UnknownBot
from throneroom.lab.arena import Arena, Result, run, standings
from throneroom.lab.arena.log import BadArena
from throneroom.lab.arena.pairing import encounters, meetings, round_robin, swiss

# Pairing


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (4, 2), (5, 3), (4, 4)])
def test_everybody_sits_everywhere_equally_often(bots: int, players: int) -> None:
    games = [one for round in range(4) for one in encounters(round_robin(bots, players), round)]
    sat = Counter((bot, seat) for one in games for seat, bot in enumerate(one.seats))
    assert len(sat) == bots * players
    assert len(set(sat.values())) == 1
    met = meetings([one.seats for one in games])
    assert set(met) == set(combinations(range(bots), 2))
    assert len(set(met.values())) == 1
    assert [one.number for one in games] == list(range(len(games)))


def test_each_sits_before_each_equally_often() -> None:
    games = [one for round in range(2) for one in encounters(round_robin(3, 3), round)]
    before = Counter(two for one in games for two in combinations(one.seats, 2))
    assert set(before.values()) == {3}


def test_swiss_pairs_equals_who_have_not_met() -> None:
    met = meetings([(0, 1), (2, 3)])
    assert swiss([2, 2, 0, 0], {}, [0] * 4, 2) == [(0, 1), (2, 3)]
    assert swiss([2, 2, 0, 0], met, [0] * 4, 2) == [(0, 2), (1, 3)]


def test_in_a_swiss_arena_everybody_pauses_in_turn() -> None:
    byes = [0] * 5
    for _ in range(10):
        tables = swiss([5, 4, 3, 2, 1], {}, byes, 2)
        for bot in set(range(5)) - {bot for table in tables for bot in table}:
            byes[bot] += 1
    assert byes == [2] * 5


# Ratings


def game(number: int, seats: tuple[int, ...], ranks: tuple[int, ...]) -> Result:
    scores = tuple(10 - rank for rank in ranks)
    return Result(number, number, 0, seats, ranks, scores, "provinces")


def test_who_wins_stands_above() -> None:
    games = [game(n, (0, 1), (2, 1)) for n in range(30)]
    games += [game(30 + n, (1, 2), (2, 1)) for n in range(30)]
    found = standings(["a", "b", "c"], 2, games)
    assert [bot.name for bot in found.bots] == ["c", "b", "a"]
    best, middle, last = found.bots
    assert best.interval[0] < best.rating < best.interval[1]
    assert best.interval[0] > last.interval[1]
    assert (best.wins, best.win_rate, best.games) == (30, 1.0, 30)
    assert middle.against == [0.0, None, 1.0]
    assert middle.by_seat == [0.0, 1.0]
    assert found.order == [2, 1, 0]


def test_a_tie_moves_nobody_apart_and_shares_the_victory() -> None:
    found = standings(["a", "b"], 2, [game(n, (0, 1), (1, 1)) for n in range(10)])
    one, other = found.bots
    assert one.rating == pytest.approx(other.rating)
    assert one.wins == other.wins == 5


def test_the_order_in_which_games_end_makes_no_difference() -> None:
    games = [game(n, (n % 2, 1 - n % 2), (1, 2) if n % 3 else (2, 1)) for n in range(20)]
    assert standings(["a", "b"], 2, games) == standings(["a", "b"], 2, games[::-1])


# Playing

SMALL = Arena("dominion", ("smithy", "random", "big_money"), rounds=2)


def test_an_arena_is_played_and_can_be_gone_on_with(tmp_path: Path) -> None:
    whole = run(SMALL, tmp_path / "whole.jsonl")
    assert whole.games == SMALL.games == 12
    assert whole.bots[-1].name == "random"
    shorter = Arena("dominion", SMALL.bots, rounds=1)
    assert run(shorter, tmp_path / "parts.jsonl").games == 6
    assert run(SMALL, tmp_path / "parts.jsonl") == whole
    lines = (tmp_path / "whole.jsonl").read_bytes()
    assert run(SMALL, tmp_path / "whole.jsonl") == whole
    assert (tmp_path / "whole.jsonl").read_bytes() == lines


def test_every_game_of_a_table_has_the_same_deal(tmp_path: Path) -> None:
    """Two bots that play alike, in both seats: the seats' scores do not change."""
    run(Arena("dominion", ("smithy", "smithy"), rounds=3), tmp_path / "a.jsonl")
    games = [json.loads(line) for line in (tmp_path / "a.jsonl").read_text().splitlines()[1:]]
    for one, other in zip(games[::2], games[1::2], strict=True):
        assert one["seats"] == other["seats"][::-1]
        assert one["scores"] == other["scores"]


def test_a_line_that_was_torn_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    whole = run(SMALL, path)
    kept = path.read_bytes()
    path.write_bytes(kept[: len(kept) // 2])
    assert run(SMALL, path) == whole
    assert sorted(path.read_bytes().splitlines()) == sorted(kept.splitlines())


@pytest.mark.slow
def test_processes_and_swiss_rounds_give_the_same_arena(tmp_path: Path) -> None:
    arena = Arena("dominion", (*SMALL.bots, "witch", "plain_money"), rounds=3, swiss=True)
    one = run(arena, tmp_path / "one.jsonl")
    assert one.games == arena.games == 12
    assert run(arena, tmp_path / "two.jsonl", jobs=2) == one


def test_an_interrupt_keeps_what_is_finished(tmp_path: Path) -> None:
    def stop(results: Sized) -> None:
        if len(results) == 5:
            raise KeyboardInterrupt

    path = tmp_path / "a.jsonl"
    with pytest.raises(KeyboardInterrupt):
        run(SMALL, path, progress=stop)
    assert len(path.read_bytes().splitlines()) == 1 + 5
    assert run(SMALL, path).games == 12


@pytest.mark.slow
def test_what_was_killed_goes_on(tmp_path: Path) -> None:
    arena = Arena("dominion", ("smithy", "random"), rounds=400)
    path = tmp_path / "a.jsonl"
    code = (
        "from pathlib import Path\n"
        "from throneroom.lab.arena import Arena, run\n"
        f"run(Arena('dominion', {arena.bots!r}, rounds={arena.rounds}), Path({str(path)!r}))\n"
    )
    process = subprocess.Popen([sys.executable, "-c", code])
    until = monotonic() + 180
    while (not path.exists() or path.stat().st_size < 5_000) and monotonic() < until:
        sleep(0.01)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    finished = path.read_bytes()
    shorter = Arena("dominion", arena.bots, rounds=20)
    run(shorter, path)
    assert path.read_bytes().startswith(finished[: finished.rindex(b"\n") + 1])
    fresh = run(shorter, tmp_path / "b.jsonl")
    assert run(shorter, path) == fresh


def test_a_bot_that_fails_loses_no_finished_game(tmp_path: Path) -> None:
    bot = tmp_path / "mine.py"
    bot.write_text(
        "from throneroom.games.dominion.bots import big_money\n"
        "asked = []\n"
        "def choose(look, decision):\n"
        "    asked.append(1)\n"
        "    return big_money.choose(look, decision) if len(asked) < 300 else 'windmill'\n",
        encoding="utf-8",
    )
    path = tmp_path / "a.jsonl"
    arena = Arena("dominion", ("smithy", str(bot)), rounds=200)
    with pytest.raises(BrokenBot, match="gave no legal answer"):
        run(arena, path)
    assert len(path.read_bytes().splitlines()) > 2
    bot.write_text("def choose(look, decision):\n    return decision.options[0]\n")
    with pytest.raises(BadArena, match=r"mine\.py has changed since"):
        run(arena, path)


# What is refused


def test_another_arena_is_not_mixed_in(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    run(SMALL, path)
    kept = path.read_bytes()
    with pytest.raises(BadArena, match=r"it holds another arena \(its seed\)"):
        run(Arena("dominion", SMALL.bots, rounds=2, seed=1), path)
    assert path.read_bytes() == kept
    path.write_text("hello\nworld\n")
    with pytest.raises(BadArena, match="these are not the games of an arena"):
        run(SMALL, path)
    assert path.read_text() == "hello\nworld\n"


def test_two_arenas_do_not_write_one_file(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"

    def again(results: object) -> None:
        with pytest.raises(BadArena, match="another arena is writing this file now"):
            run(SMALL, path)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(SMALL, path, progress=again)


def test_bad_arguments(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match="rounds: a whole number from 1 up was expected, not 0"):
        Arena("dominion", ("smithy", "random"), rounds=0)
    with pytest.raises(BadOptions, match="an arena of 4 players needs 4 bots or more, not 2"):
        Arena("fallen_lands", ("random", "random"))
    with pytest.raises(UnknownBot, match="There is no bot called 'nobody'"):
        run(Arena("dominion", ("smithy", "nobody")), tmp_path / "a.jsonl")
    assert not (tmp_path / "a.jsonl").exists()

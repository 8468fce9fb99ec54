"""Simulations: fair, repeatable, and counted rightly."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from throneroom import BadOptions, Match, Outcome, Record, UnknownGame, game
from throneroom.bots import BrokenBot, UnknownBot
from throneroom.games.dominion.bots import big_money
from throneroom.kernel import Decision, Mind, Score
from throneroom.lab.simulate import Report, Tally, bin_width, binned, simulate, wilson

# Counting


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # the examples of Newcombe, "Two-sided confidence intervals for the single proportion" (1998)
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 20, 1 - 0.1611, 1.0),
    ],
)
def test_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def wins(*outcomes: Outcome) -> list[dict[tuple[int, int], int]]:
    """By seat and by how many shared the victory, for two bots that have changed seats."""
    tally = Tally.of(2)
    for outcome in outcomes:
        tally.count(outcome, [10, 9], seat_of=[1, 0])
    return [line.wins for line in tally.bots]


def test_a_win_belongs_to_the_bot_that_sat_there() -> None:
    scores = [Score(30), Score(20)]
    assert wins(Outcome([1, 2], scores, "provinces")) == [{}, {(0, 1): 1}]
    assert wins(Outcome([1, 1], scores, "provinces")) == [{(1, 2): 1}, {(0, 2): 1}]


def test_a_game_played_together_is_won_by_all_or_by_none() -> None:
    scores = [Score(0), Score(0)]
    assert wins(Outcome([1, 1], scores, "saved", together=True)) == [{(1, 1): 1}, {(0, 1): 1}]
    assert wins(Outcome([1, 1], scores, "lost", together=False)) == [{}, {}]


def test_the_totals_of_a_report_agree() -> None:
    report = simulate("dominion", ["smithy", "witch", "random"], games=50, seed=3)
    assert report.games == report.asked == sum(report.ends.values()) == 50
    assert sum(bot.wins for bot in report.bots) == pytest.approx(50)
    for bot in report.bots:
        assert sum(bot.scores.values()) == bot.games == 50
        points = sum(score * count for score, count in bot.scores.items())
        assert bot.mean_score == pytest.approx(points / 50)
        assert bot.win_rate == bot.wins / 50
        assert bot.interval == wilson(bot.wins, 50)
    turns = [bot.mean_turns for bot in report.bots if bot.mean_turns is not None]
    assert report.mean_turns == pytest.approx(sum(turns) / 3)


def test_scores_are_parted_into_round_bins() -> None:
    report = simulate("dominion", ["smithy", "random"], games=20)
    width = bin_width(report, most=10)
    assert width in {5, 10, 20}
    for bot in report.bots:
        bins = binned(bot.scores, width)
        assert sum(bins.values()) == 20
        assert all(start % width == 0 for start in bins)
    assert binned({-1: 2, 0: 3, 4: 1}, 5) == {-5: 2, 0: 4}


def test_a_report_says_who_won() -> None:
    report = simulate("dominion", ["witch", "random"], games=10)
    assert str(report).splitlines()[0].startswith("witch   100.0% (72.2% to 100.0%) of 10 games")


# Seats


def test_every_bot_begins_equally_often() -> None:
    began: Counter[str] = Counter()

    def watched(name: str) -> Mind:
        def choose(look: Any, decision: Decision) -> Any:
            if look.turn == 1 and look.seat == 0:
                began[name] += 1
            return big_money.choose(look, decision)

        return choose

    simulate("dominion", [watched(name) for name in "abc"], games=30)
    assert began == {"a": 10, "b": 10, "c": 10}


def test_the_table_suits_a_simulation_unless_told_otherwise() -> None:
    usual = simulate("dominion", ["random", "random"], games=1).options
    assert (usual["players"], usual["first"], usual["auto_treasures"]) == (2, 0, True)
    other = simulate("dominion", ["random", "random"], games=1, first=1, auto_treasures=False)
    assert (other.options["first"], other.options["auto_treasures"]) == (1, False)


def test_a_bot_may_play_against_itself() -> None:
    report = simulate("dominion", ["random", "random"], games=2)
    assert [bot.name for bot in report.bots] == ["random", "random#2"]


def test_ties_and_wins_by_seat_are_told() -> None:
    report = simulate("dominion", ["smithy", "random", "smithy"], games=30, seed=2)
    best, worst, other = report.bots
    assert sum(report.by_seat) == pytest.approx(1)
    for bot in report.bots:
        rates = [rate for rate in bot.by_seat if rate is not None]
        assert sum(rates) / 3 == pytest.approx(bot.win_rate)
    assert worst.by_seat == [0, 0, 0]
    assert report.ties == best.ties == other.ties > 0
    assert worst.ties == 0


def test_a_bot_that_never_sat_somewhere_has_no_rate_there() -> None:
    report = simulate("dominion", ["smithy", "random"], games=1)
    assert [bot.by_seat for bot in report.bots] == [[1, None], [None, 0]]


# Ending


def never(look: Any, decision: Decision) -> Any:
    """Buys nothing."""
    return "end" if "end" in decision.keys else decision.options[0]


def test_a_game_that_nobody_ends_is_ended_after_a_number_of_turns() -> None:
    report = simulate("dominion", [never, never], games=4, turns=30)
    assert report.ends == {"cut_off": 4}
    assert (report.cut_off, report.turn_limit, report.mean_turns) == (4, 30, 30)
    assert report.ties == 4
    assert simulate("dominion", [never, "random"], games=1).turn_limit == 1000


def test_a_limit_that_is_not_reached_changes_nothing() -> None:
    def played(turns: int) -> Any:
        return simulate("dominion", ["smithy", "random"], games=6, turns=turns).bots

    assert played(60) == played(1000)


def test_a_game_that_counts_no_turns_is_ended_after_a_number_of_answers() -> None:
    def undecided(look: Any, decision: Decision) -> Any:
        """Takes up a token and lays it out again, forever."""
        return decision.options[1 if decision.kind == "ready" else 0]

    report = simulate(
        "legends", [undecided, undecided], games=1, turns=3, board="player", exploration=True
    )
    assert report.ends == {"cut_off": 1}


def test_a_bot_that_searches_is_stopped_as_well() -> None:
    report = simulate("dominion", ["squire@1i", never], games=1, turns=2)
    assert report.ends == {"cut_off": 1}


# Records


def test_records_are_kept_on_request(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    report = simulate("dominion", ["smithy", "random"], games=12, seed=3, records=folder)
    assert report.json() == simulate("dominion", ["smithy", "random"], games=12, seed=3).json()
    kept = sorted(folder.iterdir())
    assert [path.name for path in kept] == [f"{number:02}.jsonl" for number in range(1, 13)]
    points: Counter[int] = Counter()
    for path in kept:
        match = Match.replay(game("dominion"), Record.from_jsonl(path.read_bytes()))
        assert match.outcome is not None
        points[match.outcome.scores[match.names.index("smithy")].total] += 1
    assert points == report.bots[0].scores


def test_records_go_into_a_folder_of_their_own(tmp_path: Path) -> None:
    (tmp_path / "other.txt").touch()
    for folder, sentence in ((tmp_path, "is not empty."), (tmp_path / "no" / "no", "No such file")):
        with pytest.raises(BadOptions, match=f"records: .*{sentence}"):
            simulate("dominion", ["random", "random"], games=1, records=folder)


# Repeating


def test_the_same_seed_gives_the_same_report_and_another_one_another() -> None:
    def played(seed: int) -> bytes:
        return simulate("dominion", ["smithy", "random"], games=12, seed=seed).json()

    assert played(1) == played(1)
    assert played(1) != played(2)


MINE = """
from throneroom.games.dominion.bots import Strategy

STRATEGY = Strategy("mine", buy=["province", "gold", "silver"])
"""


@pytest.mark.slow
def test_the_number_of_processes_makes_no_difference(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(MINE, encoding="utf-8")
    one, two = (
        simulate("dominion", [str(file), "smithy", "random"], games=40, jobs=jobs)
        for jobs in (1, 2)
    )
    assert one.json() == two.json()


@pytest.mark.slow
def test_a_bot_that_fails_in_another_process_ends_it_with_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("def choose(look, decision):\n    return 'windmill'\n", encoding="utf-8")
    with pytest.raises(BrokenBot, match=r"mine\.py gave no legal answer when it was asked 'buy'"):
        simulate("dominion", [str(file), "random"], games=4, jobs=2)


def test_json_can_be_read_back() -> None:
    report = simulate("dominion", ["smithy", "random"], games=4)
    plain = msgspec.json.decode(report.json())
    assert "seconds" not in plain
    assert msgspec.convert(plain | {"seconds": 0}, Report, strict=False).bots == report.bots


# Stopping


def test_an_interrupt_leaves_what_is_finished() -> None:
    def stop(done: int) -> None:
        if done >= 20:
            raise KeyboardInterrupt

    report = simulate("dominion", ["smithy", "random"], games=200, progress=stop)
    assert 20 <= report.games < report.asked == 200
    assert sum(bot.wins for bot in report.bots) == pytest.approx(report.games)


def test_progress_is_told() -> None:
    told: list[int] = []
    simulate("dominion", ["random", "random"], games=40, progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 40


# What is refused


@pytest.mark.parametrize(
    ("error", "sentence", "arguments"),
    [
        (UnknownGame, "There is no game called 'chess'", {"slug": "chess"}),
        (UnknownBot, "There is no bot called 'nobody'", {"bots": ["nobody", "random"]}),
        (
            BadOptions,
            "players: a whole number from 2 to 4",
            {"bots": ["random"]},
        ),
        (BadOptions, "players: 2 bots were named for 3 seats.", {"players": 3}),
        (BadOptions, "kingdom: 'none' is not one of", {"kingdom": "none"}),
        (BadOptions, "games: a whole number from 1 up was expected, not 0.", {"games": 0}),
        (BadOptions, "jobs: a whole number from 1 up was expected, not 0.", {"jobs": 0}),
        (BadOptions, "turns: a whole number from 1 up was expected, not 0.", {"turns": 0}),
        (BadOptions, "jobs: only bots that are named", {"bots": [big_money, "random"], "jobs": 2}),
    ],
)
def test_bad_arguments(error: type[Exception], sentence: str, arguments: dict[str, Any]) -> None:
    usual: dict[str, Any] = {"slug": "dominion", "bots": ["random", "random"], "games": 1}
    with pytest.raises(error) as refusal:
        simulate(**usual | arguments)
    assert str(refusal.value).startswith(sentence)

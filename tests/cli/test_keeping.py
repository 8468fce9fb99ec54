"""Nothing is lost: a game that is left can be gone on with."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import throneroom
from tests.cli.terminal import hand, reader, run, tables
from throneroom.cli import keep

ALONE = ("play", "dominion", "--seed", "5", "--first", "0")
GO_ON = "The game is kept: throneroom play --resume continues it."


def test_a_closed_input_keeps_the_game() -> None:
    said = run(*ALONE, typed=["1", "silver"])
    assert said.status == 2
    assert said.err == f"The input has ended. {GO_ON}\n"
    again = run("play", "--resume", typed=[])
    assert again.status == 2
    assert hand(tables(again.out)[0]) == hand(tables(said.out)[-1])
    assert "You buy Silver." in again.out


def test_a_game_can_be_left_and_finished_later() -> None:
    said = run(*ALONE, typed=["1", "q", ""])
    assert said.status == 0
    assert said.out.endswith(GO_ON + "\n")
    first = run("play", "--resume", typed=["u"])  # what could be undone still can
    assert "0 coins" in tables(first.out)[-1]
    assert run("play", "--resume", typed=reader()).status == 0
    over = run("play", "--resume")
    assert (over.status, over.err) == (2, "There is no unfinished game to continue.\n")


def test_the_last_of_several_games_is_resumed_first() -> None:
    run("play", "dominion", "--seats", "Anna,bot:smithy", "--seed", "1", typed=["q", ""])
    run("play", "dominion", "--seats", "Boris,bot:smithy", "--seed", "1", typed=["q", ""])
    assert "Boris> " in run("play", "--resume", typed=reader()).out
    assert "Anna> " in run("play", "--resume", typed=reader()).out


def test_ctrl_c_keeps_the_game_too() -> None:
    def typed(screen: str) -> str:
        raise KeyboardInterrupt

    said = run(*ALONE, typed=typed)
    assert said.status == 130
    assert said.err == f"Stopped. {GO_ON}\n"
    assert run("play", "--resume", typed=reader()).status == 0


def test_only_so_many_games_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keep, "MOST", 2)
    for _ in range(4):
        run(*ALONE, typed=["q", ""])
    assert len(keep.unfinished()) == 2


def test_a_home_that_can_not_be_written_to_spoils_no_game(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (home / "state").write_text("a file where a folder should be")
    said = run(*ALONE, typed=["q", ""])
    assert said.status == 0
    assert "The game could not be kept: Not a directory." in said.out
    assert run(*ALONE, typed=reader()).status == 0


# Files


def test_save_and_load() -> None:
    said = run(*ALONE, "--seats", "Anna,bot:smithy", typed=["1", "save game.json", "q", ""])
    assert "Saved: game.json." in said.out
    again = run("play", "--load", "game.json", typed=reader())
    assert again.status == 0
    assert "Anna> " in again.out
    assert "● Odo" in again.out
    assert hand(tables(again.out)[0]) == hand(tables(said.out)[-1])


def test_a_table_is_saved_when_leaving() -> None:
    run(*ALONE, typed=["q", "game.json"])
    assert run("play", "--load", "game.json", typed=reader()).status == 0


def test_a_named_file_holds_the_running_game() -> None:
    said = run(*ALONE, "--save", "game.json", typed=["1"])
    kept = "The game is kept: throneroom play --load game.json continues it."
    assert said.err == f"The input has ended. {kept}\n"
    assert not keep.unfinished()
    more = run("play", "--load", "game.json", "--save", "game.json", typed=reader())
    assert more.status == 0
    assert " wins." in run("play", "--load", "game.json").out  # the end can be seen again


def test_a_position_and_a_record_can_be_played_on_from() -> None:
    match = throneroom.new("dominion", seed=3, names=["Anna", "Boris"], first=0)
    Path("position.json").write_text(json.dumps(match.save()))
    match.answer("play_all")
    Path("record.jsonl").write_text(match.record().to_jsonl())
    assert "Anna> " in run("play", "--load", "position.json", typed=[]).out
    assert "in play: Copper" in run("play", "--load", "record.jsonl", typed=[]).out
    seats = run("play", "--load", "record.jsonl", "--seats", "bot:random,bot:random")
    assert seats.status == 0
    short = run("play", "--load", "record.jsonl", "--seats", "me,bot:random,bot:random")
    assert short.err == "3 seats were given for a game of 2.\n"


def test_a_game_is_saved_over_itself_and_over_others_only_if_told_to() -> None:
    Path("diary.txt").write_text("dear diary")
    refused = "diary.txt is there already and holds something else; choose another name."
    said = run(*ALONE, typed=["save diary.txt", "save a.json", "1", "save a.json"])
    assert refused in said.out
    assert Path("diary.txt").read_text() == "dear diary"
    assert said.out.count("Saved: a.json.") == 2
    assert "1 buy · 3 coins" in run("play", "--load", "a.json", typed=[]).out
    other = run("play", "dominion", "--seed", "6", typed=["save a.json", "n"])
    assert "a.json holds another game. Replace it? (y/n) n\nNot saved." in other.out
    assert "1 buy · 3 coins" in run("play", "--load", "a.json", typed=[]).out
    run("play", "dominion", "--seed", "6", typed=["save a.json", "maybe", "y"])
    assert "1 buy · 3 coins" not in run("play", "--load", "a.json", typed=[]).out


@pytest.mark.parametrize("flag", ["--save", "--record"])
def test_flags_write_over_nothing_but_the_same_game(flag: str) -> None:
    Path("diary.txt").write_text("dear diary")
    said = run(*ALONE, flag, "diary.txt")
    assert said.status == 2
    assert said.err.startswith("diary.txt is there already and holds something else;")
    run(*ALONE, flag, "game", typed=["1", "save table.json"])
    assert run("play", "dominion", "--seed", "6", flag, "game").err.startswith(
        "game is there already"
    )
    again = run("play", "--load", "table.json", flag, "game", typed=["u"])
    assert len(tables(again.out)) == 2


def test_each_game_of_a_series_has_its_own_record() -> None:
    keeper = keep.Keeper(Path("t.json"), named=True, record=Path("game.jsonl"))
    names = []
    for _ in range(3):
        assert keeper.record is not None
        keeper.record.write_text("")
        names.append(keeper.record.name)
        keeper = keeper.next("dominion")
    assert names == ["game.jsonl", "game-2.jsonl", "game-3.jsonl"]


def test_where_nothing_can_be_written_is_said() -> None:
    said = run(*ALONE, typed=["save nowhere/game.json", "1"])
    assert "nowhere/game.json can’t be written: No such file or directory." in said.out
    assert len(tables(said.out)) == 2
    flag = run(*ALONE, "--record", "nowhere/game.jsonl")
    assert (flag.status, flag.err) == (2, "nowhere/game.jsonl: No such file or directory.\n")


def test_a_table_from_a_stranger_runs_no_code() -> None:
    Path("mine.py").write_text("raise SystemExit('this must not run')\n")
    run(*ALONE, typed=["save game.json"])
    table = json.loads(Path("game.json").read_text())
    table["seats"][1] = "bot:mine.py:choose"
    Path("game.json").write_text(json.dumps(table))
    said = run("play", "--load", "game.json")
    assert said.status == 2
    assert said.err.startswith("game.json seats a bot from a Python file (bot:mine.py:choose);")
    assert run("play", "--load", "game.json", "--seats", "bot:random,bot:random").status == 0


def test_the_position_helps_out_when_the_rules_were_mended() -> None:
    run(*ALONE, typed=["1", "save game.json"])
    table = json.loads(Path("game.json").read_text())
    table["record"]["answers"] = [[0, "action", "village"]]
    Path("game.json").write_text(json.dumps(table))
    assert "in play: Copper" in run("play", "--load", "game.json", typed=[]).out

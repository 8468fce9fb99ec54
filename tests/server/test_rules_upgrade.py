"""Rules that change during a game: it continues from its last checkpoint."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from tests.server.client import Guest, Json, refusal
from tests.server.counting import install
from tests.server.running import Process, process
from throneroom import Record

pytestmark = pytest.mark.slow

NUMBERS = (0, 2, 1, 3, 4, 6, 5, 7)
"""Of the decisions from the start: each of the two has two of them in a turn."""


def play(person: Guest, table: str, *answers: str, numbers: tuple[int, ...] = NUMBERS) -> None:
    for number, keys in zip(numbers[: len(answers)], answers, strict=True):
        person.post(f"/api/tables/{table}/answers", {"number": number, "keys": keys})


def new(person: Guest, *answers: str) -> str:
    """A table of the small game, at a shared screen, after some answers."""
    seats = [{"kind": "me"}, {"kind": "me"}]
    table: str = person.post("/api/tables", {"game": "counting", "seats": seats})["id"]
    person.start(table)
    play(person, table, *answers)
    return table


def state(person: Guest, table: str, seat: int) -> Json:
    with person.socket(table, seat=seat) as socket:
        socket.until(lambda s: s.state)
        return socket.state


def test_tables_go_on_under_mended_rules(database: str, tmp_path: Path) -> None:
    with process(database, install(tmp_path, 1)) as old:
        anna = Guest(old.address, "Anna")
        games = {g["slug"]: g["rules_version"] for g in anna.get("/api/games")}
        assert games["counting"] == 1
        fits = new(anna, "3", "yes", "2")  # the 2 may still be said
        fits_not = new(anna, "3", "yes", "3")  # the 3 may not, and is asked again
        fresh = new(anna)
        taken_back = new(anna, "3", "yes", "3")
        anna.post(f"/api/tables/{taken_back}/undo", {"number": 3})
        over = new(anna, *["3", "yes"] * 3)
        record = anna.get(f"/api/tables/{over}/record")
        waiting = anna.post("/api/tables", {"game": "counting"})["id"]
        old.stop()
    with process(database, install(tmp_path, 2)) as upgraded:
        anna.move(upgraded.address)
        goes_on(anna, fits, fits_not, fresh, taken_back)
        keeps_its_version(anna, over, record)
        anna.post(f"/api/tables/{waiting}/seats/1", {"kind": "me"})
        anna.start(waiting)
        assert state(anna, waiting, 0)["view"]["goal"] == 7
        is_logged(upgraded)
    with process(database, install(tmp_path / "again", 2)) as again:
        anna.move(again.address)
        assert state(anna, fits_not, 1)["view"]["sum"] == 5  # as it was left
        again.stop()
    with process(database, install(tmp_path / "older", 1)) as older:
        anna.move(older.address)  # and an older server leaves it alone
        assert refusal(anna.get, f"/api/tables/{fits}") == "unavailable"
        assert fits in [table["id"] for table in anna.get("/api/tables/mine")]
        with anna.socket(fits) as socket:
            assert socket.closed() == (4103, "unavailable")


def goes_on(anna: Guest, fits: str, fits_not: str, fresh: str, taken_back: str) -> None:
    now = state(anna, fits, 1)
    assert (now["view"], now["question"]["kind"]) == ({"sum": 3, "goal": 7}, "sure")
    assert now["number"] == 9  # after three answers and the position from which it goes on
    now = state(anna, fits_not, 1)
    assert now["question"]["kind"] == "number"
    assert [choice["key"] for choice in now["question"]["choices"]] == ["1", "2"]
    play(anna, fits_not, "2", "yes", numbers=(9, 11))
    now = state(anna, fresh, 0)
    assert (now["view"]["sum"], now["question"]["kind"]) == (0, "number")
    now = state(anna, taken_back, 1)
    assert (now["view"]["sum"], now["question"]["kind"]) == (3, "number")


def keeps_its_version(anna: Guest, over: str, record: str) -> None:
    """A finished game replays up to the first answer that no longer fits; its outcome and its
    record stay."""
    path = f"/api/tables/{over}"
    assert anna.get(path)["status"] == "finished"
    moment = anna.get(f"{path}/moment")
    assert moment["outcome"]["ranks"] == [1, 2]
    assert anna.get(f"{path}/record") == record
    assert Record.from_jsonl(record).header.rules_version == 1
    shown = state(anna, over, 0)
    assert (shown["question"], shown["number"]) == (None, None)
    assert shown["outcome"]["ranks"] == [1, 2]
    assert refusal(anna.post, f"{path}/play-on", {"number": 4}) == "not_now"
    assert refusal(anna.post, "/api/tables/import", {"record": record}) == "bad_options"


def is_logged(server: Process) -> None:
    upgraded = [event for event in server.events() if event["event"] == "table_upgraded"]
    assert len(upgraded) == 4
    assert {(event["old"], event["new"]) for event in upgraded} == {(1, 2)}


def test_a_table_whose_game_is_gone_stays_in_the_storage(
    new_database: Callable[[str], str], tmp_path: Path
) -> None:
    database = new_database("sqlite")
    with process(database, install(tmp_path, 1)) as server:
        anna = Guest(server.address, "Anna")
        table = new(anna, "1")
        server.stop()
    with process(database) as without:
        anna.move(without.address)
        assert refusal(anna.get, f"/api/tables/{table}") == "unavailable"
        assert anna.get("/api/tables/mine")[0]["id"] == table


def test_a_record_says_by_which_rules_it_was_played(
    new_database: Callable[[str], str], tmp_path: Path
) -> None:
    with process(new_database("sqlite"), install(tmp_path, 2)) as server:
        anna = Guest(server.address, "Anna")
        table = new(anna, *["2", "yes"] * 4)
        header = anna.get(f"/api/tables/{table}/record").splitlines()[0]
        assert msgspec.json.decode(header)["rules_version"] == 2

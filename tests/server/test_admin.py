"""`throneroom admin` works on a running server."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.terminal import Said, run
from tests.server.client import Guest, Visitor, play, refusal
from tests.server.games import running_table
from tests.server.running import Running, until
from throneroom import Record

PASSWORD = "correct horse battery"


@pytest.fixture
def admin(server: Running) -> Admin:
    return Admin(server.settings.database)


class Admin:
    def __init__(self, database: str) -> None:
        self._database = database

    def __call__(self, *arguments: str) -> str:
        done = self.tries(*arguments)
        assert done.status == 0, done.err
        return done.out

    def tries(self, *arguments: str) -> Said:
        return run("admin", *arguments, "--database", self._database)


def test_tables_and_people_are_listed(admin: Admin, anna: Guest, boris: Guest) -> None:
    table = running_table(anna, boris)
    (line,) = [line for line in admin("tables").splitlines() if line.startswith(table)]
    assert line.split("  ")[2:] == ["running", "dominion", "Anna, Борис"]
    (line,) = [line for line in admin("people").splitlines() if line.startswith(anna.id)]
    assert line.split("  ")[2:] == ["guest", "Anna"]


def test_a_closed_game_ends_as_it_stands(admin: Admin, anna: Guest, boris: Guest) -> None:
    table = running_table(anna, boris)
    with anna.socket(table) as a, boris.socket(table) as b:
        play(a, b, answers=6)
        assert admin("close", table) == f"Table {table} is closed.\n"
        a.until(lambda s: s.outcome is not None)
        assert a.table["status"] == "finished"
    assert "is over" in admin.tries("close", table).err
    assert len(Record.from_jsonl(anna.get(f"/api/tables/{table}/record")).answers) >= 6


def test_a_deleted_table_is_gone_for_everybody(admin: Admin, anna: Guest, boris: Guest) -> None:
    table = running_table(anna, boris)
    with anna.socket(table) as a:
        a.until(lambda s: s.state)
        admin("delete", table)
        assert a.closed() == (4004, "not_found")
    assert refusal(anna.get, f"/api/tables/{table}") == "not_found"
    assert admin.tries("delete", table).err == f"There is no table {table}.\n"


def protected(server: Running, name: str) -> Guest:
    guest = Guest(server.address, name)
    guest.post("/api/me/password", {"password": PASSWORD})
    return guest


@pytest.mark.slow
def test_a_forgotten_password_gets_a_successor(admin: Admin, server: Running) -> None:
    clara = protected(server, "Clara")
    token = clara.token()
    table = clara.open()["id"]
    with clara.socket(table) as socket:
        socket.wait("table")
        password = admin("password", "Clara").split()[-1]
        assert socket.closed() == (4001, "who_are_you")
    assert clara.get("/api/me")["person"] is None
    bot = Visitor(server.address)
    bot.http.headers["authorization"] = f"Bearer {token}"
    assert refusal(bot.get, "/api/me") == "who_are_you"
    again = Visitor(server.address)
    old = {"name": "Clara", "password": PASSWORD}
    assert refusal(again.post, "/api/me/enter", old) == "wrong_password"
    entered = again.post("/api/me/enter", {"name": "Clara", "password": password})
    assert entered["person"]["id"] == clara.id
    assert "has no password" in admin.tries("password", Guest(server.address, "Dora").id).err


def test_whoever_is_banned_stays_out(admin: Admin, server: Running) -> None:
    eva = protected(server, "Eva")
    table = eva.open()["id"]
    body = {"name": "Eva", "password": PASSWORD}
    with eva.socket(table) as socket:
        socket.wait("table")
        admin("ban", "Eva")
        assert socket.closed() == (4001, "who_are_you")
    assert eva.get("/api/me")["person"] is None
    assert refusal(Visitor(server.address).post, "/api/me/enter", body) == "not_allowed"
    admin("unban", eva.id)
    assert Visitor(server.address).post("/api/me/enter", body)["person"]["id"] == eva.id


@pytest.mark.slow
def test_a_backup_is_put_back_while_the_game_goes_on(
    admin: Admin, anna: Guest, boris: Guest, tmp_path: Path
) -> None:
    table = running_table(anna, boris)
    with anna.socket(table) as a, boris.socket(table) as b:
        play(a, b, answers=4)
        a.settle()
        then = a.state["view"]
        file = str(tmp_path / "backup.db")
        admin("backup", file)
        assert "is there already" in admin.tries("backup", file).err
        play(a, b, answers=5, seed=1)
        a.settle()
        assert a.state["view"] != then
        late = boris.open()["id"]
        admin("restore", file)
        a.until(lambda s: s.state["view"] == then)
        assert refusal(boris.get, f"/api/tables/{late}") == "not_found"
        b.settle()
        assert play(a, b, answers=6, seed=2) == 6


def test_everything_is_exported(
    admin: Admin, anna: Guest, boris: Guest, server: Running, tmp_path: Path
) -> None:
    table = running_table(anna, boris)
    with anna.socket(table) as a, boris.socket(table) as b:
        play(a, b, answers=4)
    folder = tmp_path / "all"
    admin("export", str(folder))
    assert "is not empty" in admin.tries("export", str(folder)).err
    record = Record.from_jsonl((folder / "records" / f"{table}.jsonl").read_text())
    assert len(record.answers) == 4
    tables = json.loads((folder / "tables.json").read_text())
    assert table in [one["id"] for one in tables]
    people = json.loads((folder / "people.json").read_text())
    assert {"id", "name", "created"} == set(people[0])
    assert anna.id in [one["id"] for one in people]
    until(lambda: anna.get("/health") == {"status": "well"})


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["burn"], "There is no action “burn”; there are: tables, people, close,"),
        (["close"], "“close” needs to know what"),
        (["tables", "x"], "“tables” takes no further argument."),
        (["restore", "/nowhere.db"], "There is no file /nowhere.db."),
        (["ban", "Nobody At All"], "Nobody has the id or the protected name Nobody At All."),
    ],
)
def test_refused_with_one_sentence(admin: Admin, arguments: list[str], sentence: str) -> None:
    done = admin.tries(*arguments)
    assert done.status == 2
    assert done.err.startswith(sentence)


def test_without_a_database_there_is_nothing_to_do(tmp_path: Path) -> None:
    done = run("admin", "tables", "--database", f"sqlite:///{tmp_path}/t.db")
    assert done.status == 2
    assert "There is no database" in done.err
    assert not list(tmp_path.iterdir())

"""Nobody goes back in time: whoever comes from one process to another is shown no older table, even
where the second process has heard nothing of what happened."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.server.client import Guest
from tests.server.games import running_table
from tests.server.running import Running, ask, running
from throneroom.server.storage.bus import News

ANSWERS = 12


@pytest.fixture(scope="module")
def doors(new_database: Callable[[str], str]) -> Iterator[tuple[Running, Running]]:
    """Two servers on one PostgreSQL. The second one hears no notices."""
    url = new_database("postgres")
    with running(url) as one, running(url) as deaf:
        ask(deaf, make_deaf(deaf))
        yield one, deaf


async def make_deaf(server: Running) -> None:
    async def hear_nothing(_: News | None) -> None:
        return

    server.hall.bus._heard = hear_nothing


def played(doors: tuple[Running, Running]) -> tuple[Guest, Guest, str, list[int]]:
    """A table that the deaf server has in memory, as it was before twelve answers."""
    one, deaf = doors
    anna, boris = Guest(one.address, "Anna"), Guest(one.address, "Boris")
    table = running_table(anna, boris)
    path = f"/api/tables/{table}"
    anna.move(deaf.address)
    with anna.socket(table) as socket:
        socket.until(lambda s: s.is_asked)
    anna.move(one.address)
    numbers = list(range(ANSWERS))
    for number in numbers:
        person = (anna, boris)[number % 2]
        person.post(f"{path}/answers", {"number": number, "keys": "end"})
    assert ask(deaf, remembered(deaf, table)) == 0, "a notice came through"
    anna.move(deaf.address)
    boris.move(deaf.address)
    return anna, boris, table, numbers


async def remembered(server: Running, table: str) -> int:
    """The number of entries that a server knows of."""
    live = server.hall.shelf.find(table)
    assert live is not None
    return live.row.number


def test_whoever_joins_is_shown_no_older_table(doors: tuple[Running, Running]) -> None:
    anna, boris, table, _ = played(doors)
    with anna.socket(table) as socket:
        socket.until(lambda s: s.state)
        assert socket.state["number"] == ANSWERS
    with boris.socket(table) as socket:
        socket.until(lambda s: s.state)
        assert socket.state["question"] == {"ask": "waiting", "seats": [0]}


def test_nor_is_a_bot_by_its_stream(doors: tuple[Running, Running]) -> None:
    anna, _, table, _ = played(doors)
    path = f"/api/tables/{table}/decisions?seat=0"
    with anna.http.stream("GET", path) as stream:
        lines = stream.iter_lines()
        state = next(line for line in lines if '"type":"state"' in line)
    assert f'"number":{ANSWERS},' in state


def test_what_happened_meanwhile_is_all_of_it(doors: tuple[Running, Running]) -> None:
    _, boris, table, _ = played(doors)
    moment = boris.get(f"/api/tables/{table}/meanwhile", seat=1)
    assert moment["asked"] == [0]
    assert boris.get(f"/api/tables/{table}")["asked"] == [0]


def test_an_answer_to_a_question_that_the_other_process_asked_counts(
    doors: tuple[Running, Running],
) -> None:
    anna, _, table, _ = played(doors)
    anna.post(f"/api/tables/{table}/answers", {"number": ANSWERS, "keys": "end"})

"""Reviews of finished games: in the background, once, and only when they are over."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import jsonschema
import msgspec
import pytest

import throneroom
from tests.endgames import last_province
from tests.server.client import Guest, Json, refusal
from tests.server.running import Running, running, until
from throneroom.bots.search import review as searching
from throneroom.kernel import Answer
from throneroom.server import contract
from throneroom.server.play.review import Looking

pytestmark = pytest.mark.slow

LOOKING = 300.0
"""Seconds within which a short game has surely been reviewed, even on a busy machine."""


@pytest.fixture(scope="module")
def server(new_database: Callable[[str], str]) -> Iterator[Running]:
    with running(new_database("sqlite")) as server:
        yield server


def game(anna: Guest, *keys: str, buys: int = 1) -> str:
    """One that begins before its last Province; seat 0 is asked first."""
    position = last_province().save()
    position["state"]["buys"] = buys
    body = {"position": position, "seats": [{"kind": "me"}, {"kind": "me"}]}
    table: str = anna.post("/api/tables/import", body)["id"]
    anna.start(table)
    for number, key in enumerate(keys, start=2):
        anna.post(f"/api/tables/{table}/answers", {"number": number, "keys": key})
    return table


def whole(anna: Guest, table: str, *, deep: bool = False) -> Json:
    told: list[Any] = []

    def is_whole() -> bool:
        told.append(anna.get(f"/api/tables/{table}/review", deep=deep))
        return bool(told[-1]["whole"])

    until(is_whole, LOOKING)
    assert all(one["done"] <= one["of"] for one in told)
    assert len({one["of"] for one in told if not one["whole"]}) <= 1, "the total grew"
    return dict(told[-1])


def test_the_costly_decision_is_told_with_what_was_better(anna: Guest) -> None:
    table = game(anna, "silver", "province")
    told = whole(anna, table)
    schema = contract.schema()
    jsonschema.validate(told, {"$defs": schema["$defs"], **schema["properties"]["Reviewed"]})
    (costly,) = told["review"]["costly"]
    assert (costly["number"], costly["seat"]) == (1, 0)
    assert (costly["taken"]["keys"], costly["better"]["keys"]) == ("silver", "province")
    assert [one["number"] for one in told["review"]["chances"]] == [1, 2, 3]
    assert told["review"]["chances"][-1]["seats"] == [0, 100]
    assert told["review"]["chances"][0]["seats"][0] == costly["better"]["wins"]
    assert costly["sure"]


def test_a_deeper_review_comes_on_demand_and_stays(anna: Guest) -> None:
    table = game(anna, "silver", "province")
    quick = whole(anna, table)["review"]
    deep = whole(anna, table, deep=True)["review"]
    assert (quick["deep"], deep["deep"]) == (False, True)
    assert deep["costly"][0]["better"]["tries"] > quick["costly"][0]["better"]["tries"]
    assert whole(anna, table)["review"] == deep


def test_what_seems_costly_is_told_while_the_rest_is_examined() -> None:
    match = last_province()
    steps = [(0, match, Answer(0, "buy", "silver"))]
    (first,) = searching.decided(steps, {0})
    decided = [msgspec.structs.replace(first, number=n) for n in range(8)]
    looking = Looking(decided, "anna")
    assert looking.told().seconds_left is None
    seen = searching.examine(first, throneroom.load(first.saved))
    for number in range(4):
        looking.examined[number] = msgspec.structs.replace(seen, number=number)
        looking.worked += 1.0
    told = looking.told()
    assert (told.done, told.of, told.whole) == (0, 8, False), "all four are examined once more"
    assert [one.sure for one in told.review.costly] == [False] * searching.MOST
    # Nothing of that is in the course of the chances before it is confirmed.
    assert told.review.chances == searching.chances(looking.seen())
    assert told.seconds_left == round(4 * (2 / searching.FIRST - 1))
    assert seen.costly is not None
    looking.judged[2] = None
    told = looking.told()
    assert (told.done, told.of) == (1, 8)
    looking.judged = dict.fromkeys(range(4))  # harmless after all
    assert looking.told().review.costly == []


def test_what_was_taken_back_is_not_judged(anna: Guest) -> None:
    table = game(anna, "silver", buys=2)
    anna.post(f"/api/tables/{table}/undo", {"number": 4})
    for number, keys in ((6, "province"), (8, "end")):
        anna.post(f"/api/tables/{table}/answers", {"number": number, "keys": keys})
    told = whole(anna, table)
    assert told["review"]["costly"] == []
    assert [one["number"] for one in told["review"]["chances"]] == [3, 5]


def test_a_second_visitor_gets_it_at_once(anna: Guest, boris: Guest, server: Running) -> None:
    table = game(anna, "province")
    first = whole(anna, table)
    assert boris.get(f"/api/tables/{table}/review")["review"] == first["review"]
    assert server.hall.reviews.is_at_rest


def test_a_game_that_goes_on_is_not_looked_at(anna: Guest) -> None:
    table = game(anna)
    assert refusal(anna.get, f"/api/tables/{table}/review") == "not_now"


def test_it_is_looked_at_only_while_somebody_waits(
    anna: Guest, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("throneroom.server.play.review.PATIENCE", 0.0)
    table = game(anna, "silver", "province")
    for _ in range(2):
        assert anna.get(f"/api/tables/{table}/review")["done"] == 0
        until(lambda: server.hall.reviews.is_at_rest)
    monkeypatch.undo()
    assert whole(anna, table)["review"]["costly"]


def test_a_review_that_failed_goes_on_after_a_pause(
    anna: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("throneroom.server.play.review.LONGER", 0.0)  # everything takes too long
    table = game(anna, "silver", "province")
    path = f"/api/tables/{table}/review"
    assert anna.get(path)["done"] == 0
    until(lambda: anna.http.get(path).status_code == 503)
    assert anna.http.get(path).json()["said"]["id"] == "refused-review"
    monkeypatch.undo()
    assert refusal(anna.get, path) == "unavailable"
    monkeypatch.setattr("throneroom.server.play.review.PAUSE", 0.0)
    assert whole(anna, table)["review"]["costly"]

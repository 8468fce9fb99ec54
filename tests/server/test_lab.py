"""The lab: a search in the background for each person, and only while they watch."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import jsonschema
import pytest

from tests.server.client import Guest, Json, Refused, Visitor, refusal
from tests.server.running import Running, running, until
from throneroom.lab.plans.contest import Contest
from throneroom.server import contract
from throneroom.server.play.lab import LabRoom
from throneroom.server.settings import Limits

KINGDOM = [
    *("adventurer", "cellar", "chancellor", "feast", "moat"),
    *("spy", "thief", "throne_room", "woodcutter", "workshop"),
]
"""Few of the known strategies differ here, so a search is short."""
WISH = {"kingdom": KINGDOM, "players": 2, "minutes": 0.02}
PLAN = 'name = "mine"\nbuy = ["province", "gold", "silver"]\n'
SECONDS = 300.0
"""Within which a short search has surely ended, even on a busy machine."""


@pytest.fixture(scope="module")
def server(new_database: Callable[[str], str]) -> Iterator[Running]:
    with running(new_database("sqlite"), limits=Limits(labs=2)) as server:
        yield server


@pytest.fixture
def no_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """Starts no process for a search that is only requested."""
    monkeypatch.setattr(LabRoom, "_go_on", lambda *_: None)


def paused(guest: Guest, **wish: object) -> Json:
    """A search that does not work while other things are tried."""
    guest.post("/api/lab", {**WISH, **wish})
    standing: Json = guest.post("/api/lab/pause", {"paused": True})
    return standing


@pytest.mark.slow
def test_a_search_ends_with_a_plan_that_can_be_played(anna: Guest, server: Running) -> None:
    began = anna.post("/api/lab?language=ru", WISH)
    assert (began["phase"], began["kingdom"], began["leader"]) == ("preparing", KINGDOM, None)
    anna.post("/api/lab/plan", {"text": PLAN})
    until(lambda: anna.get("/api/lab")["phase"] == "ended", SECONDS)
    told = anna.get("/api/lab", language="ru")
    schema = contract.schema()
    jsonschema.validate(told, {"$defs": schema["$defs"], **schema["properties"]["LabStanding"]})
    ranking = told["ranking"]
    assert [row["win_rate"] for row in ranking] == sorted(
        [row["win_rate"] for row in ranking], reverse=True
    )
    assert sum(row["leads"] for row in ranking) == sum(row["yours"] for row in ranking) == 1
    assert all(row["low"] <= row["win_rate"] <= row["high"] for row in ranking)
    assert [line["id"] for line in told["growth"]] == [row["id"] for row in ranking[:5]]
    assert all(len(line["rates"]) == len(told["shown"]) for line in told["growth"])
    assert {tuple(one["coins"]) for one in told["ended"]["openings"]} == {
        *((4, 3), (3, 4), (5, 2), (2, 5))
    }
    assert any("если" in row for row in told["ended"]["counter"]["buys"] + told["leader"]["buys"])
    seats = [{"kind": "me"}, {"kind": "bot", "bot": told["leader"]["bot"]}]
    table = anna.open(seats, options={"kingdom": told["kingdom"]})
    assert table["seats"][1]["bot"] == told["leader"]["bot"]

    # A new search for the same kingdom begins with the last one's results; one for another kingdom
    # does not.
    again = paused(anna)
    assert (again["own"], again["leader"]) == (PLAN, None)
    begun = server.hall.lab._of(anna.id).begin
    assert [one.toml() for one in begun.more] == [told["leader"]["toml"]]
    assert Contest(*begun)._search.more[0].recipe == begun.more[0]
    assert paused(anna, kingdom="first_game")["own"] == ""
    assert server.hall.lab._of(anna.id).begin.more == ()
    anna.delete("/api/lab")


@pytest.mark.slow
def test_it_works_only_while_somebody_watches(anna: Guest, server: Running) -> None:
    anna.post("/api/lab", {**WISH, "minutes": 5})
    watched = server.hall.lab._of(anna.id)
    until(lambda: anna.get("/api/lab")["generation"] > 0, SECONDS)
    assert anna.post("/api/lab/pause", {"paused": True})["paused"]
    until(lambda: not watched.goes_on, SECONDS)
    generation = watched.standing and watched.standing.generation
    assert anna.get("/api/lab")["generation"] == generation
    assert not watched.goes_on
    anna.post("/api/lab/pause", {"paused": False})
    assert watched.goes_on
    anna.delete("/api/lab")
    until(lambda: not watched.goes_on, SECONDS)
    assert anna.get("/api/lab") is None


@pytest.mark.usefixtures("no_work")
def test_nobody_sees_the_search_of_another(anna: Guest, boris: Guest, server: Running) -> None:
    paused(anna)
    anna.post("/api/lab/plan", {"text": PLAN})
    assert anna.get("/api/lab")["own"] == PLAN
    assert boris.get("/api/lab") is None
    assert refusal(boris.post, "/api/lab/pause", {"paused": False}) == "not_found"
    assert refusal(boris.post, "/api/lab/plan", {"text": PLAN}) == "not_found"
    boris.delete("/api/lab")
    assert anna.get("/api/lab")["own"] == PLAN
    assert refusal(Visitor(server.address).get, "/api/lab") == "who_are_you"


@pytest.mark.usefixtures("no_work")
def test_searches_are_bounded(
    anna: Guest, boris: Guest, guest: Callable[[str], Guest], server: Running
) -> None:
    paused(anna)
    first = server.hall.lab._of(anna.id)
    paused(anna)
    assert server.hall.lab._of(anna.id) is not first, "one for each person"
    boris.post("/api/lab", {**WISH, "minutes": 5})
    clara = guest("Clara")
    paused(clara)  # Anna's rests, so it makes room
    assert anna.get("/api/lab") is None
    clara.post("/api/lab/pause", {"paused": False})
    assert refusal(anna.post, "/api/lab", WISH) == "too_many"
    for one in (boris, clara):
        one.delete("/api/lab")


@pytest.mark.parametrize(
    "wish",
    [
        {"kingdom": KINGDOM[:9]},
        {"kingdom": "no_such_set"},
        {"kingdom": [*KINGDOM[:9], "gold"]},
        {"minutes": 6},
        {"minutes": 0},
    ],
)
@pytest.mark.usefixtures("no_work")
def test_what_cannot_be_searched_is_refused(anna: Guest, wish: Json) -> None:
    assert refusal(anna.post, "/api/lab", {**WISH, **wish}) == "bad_options"


@pytest.mark.usefixtures("no_work")
def test_a_plan_that_makes_no_sense_is_refused_with_its_line(anna: Guest) -> None:
    paused(anna)
    anna.post("/api/lab/plan", {"text": PLAN})
    for text, place in (
        (PLAN.replace("gold", "golf"), "plan.toml: buy, number 2: 'golf'"),
        (PLAN.replace("[", "[oops, "), "line 2"),
    ):
        with pytest.raises(Refused, match=place) as refused:
            anna.post("/api/lab/plan", {"text": text})
        assert refused.value.code == "bad_plan"
    assert refusal(anna.post, "/api/lab/plan", {"text": " " * 9000}) == "bad_request"
    assert anna.get("/api/lab")["own"] == PLAN, "the last good one stays"
    assert anna.post("/api/lab/plan", {"text": ""})["own"] == ""


@pytest.mark.usefixtures("no_work")
def test_a_kingdom_is_dealt_or_named(anna: Guest) -> None:
    assert "militia" in paused(anna, kingdom="first_game")["kingdom"]
    assert len(set(paused(anna, kingdom="random")["kingdom"])) == 10

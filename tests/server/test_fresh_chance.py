"""An imported game: nobody knows its hidden cards once others play, and everybody learns where it
came from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import throneroom
from tests.server.client import Guest, Json, play
from tests.server.games import a_record
from tests.server.running import Running, ask, running
from throneroom import Match, Record

KINGDOM = [
    *("moat", "militia", "witch", "village", "smithy"),
    *("market", "mine", "cellar", "remodel", "workshop"),
]


@pytest.fixture(scope="module")
def server(database: str) -> Iterator[Running]:
    with running(database, trust_imports=False) as server:
        yield server


def stacked() -> Json:
    """A position in which everybody has one card of each kind, in the order of the kingdom."""
    position = throneroom.new("dominion", seed=3, players=2, first=0, kingdom=KINGDOM).save()
    state = position["state"]
    state["phase"] = "action"
    for player in state["players"]:
        player["hand"], player["deck"] = KINGDOM[:5], KINGDOM[5:]
        player["face_down"] = 5
    for card in KINGDOM:
        state["supply"][card] -= 2
    return position


def bring(host: Guest, seats: list[str], **what: Any) -> Json:
    table: Json = host.post(
        "/api/tables/import", {**what, "seats": [{"kind": kind} for kind in seats]}
    )
    return table


def started(host: Guest, friend: Guest | None, **what: Any) -> str:
    table: str = bring(host, ["me", "open" if friend else "bot"], **what)["id"]
    if friend is not None:
        friend.sit(table, host.invite(table, 1))
    host.start(table)
    return table


def match_of(server: Running, table: str) -> Match:
    async def find() -> Match:
        match = (await server.hall.table(table)).match
        assert match is not None
        return match

    return ask(server, find())


def test_whoever_stacked_the_decks_knows_nothing_once_a_friend_plays(
    server: Running, anna: Guest, boris: Guest
) -> None:
    """Each card is there once in ten: that a deck comes back by chance happens once in millions."""
    table = started(anna, boris, position=stacked())
    state = match_of(server, table).state
    for player in state.players:
        cards = [card.key for card in (*player.hand, *player.deck)]
        assert sorted(cards) == sorted(KINGDOM), "everybody keeps their own cards"
        assert cards != KINGDOM
    assert state.chance.seed != throneroom.load(stacked()).state.chance.seed
    assert (len(state.players[0].hand), len(state.players[0].deck)) == (5, 5)


@pytest.mark.parametrize("answers", [0, 10])
def test_the_seed_of_a_record_tells_nothing(
    server: Running, anna: Guest, boris: Guest, answers: int
) -> None:
    whole = a_record()
    part = Record(whole.header, whole.answers[:answers])
    table = started(anna, boris, record=part.to_jsonl())
    match, known = match_of(server, table), throneroom.replay(part)
    assert match.state.chance.seed != known.state.chance.seed
    assert match.view(None).supply == known.view(None).supply, "what lies open stays"


def test_alone_and_with_bots_a_game_goes_on_as_it_was(server: Running, anna: Guest) -> None:
    for seats in (["me", "bot"], ["me", "me"]):
        table = bring(anna, seats, position=stacked())
        assert anna.start(table["id"])["origin"].get("fresh", False) is False
        state = match_of(server, table["id"]).state
        assert [card.key for card in state.players[1].deck] == KINGDOM[5:]


def test_in_the_middle_of_an_action_it_begins_again(
    server: Running, anna: Guest, boris: Guest
) -> None:
    match = throneroom.load(stacked())
    match.answer("militia")
    assert match.decision is not None
    assert match.decision.seat == 1
    table = started(anna, boris, position=match.save())
    decision = match_of(server, table).decision
    assert decision is not None
    assert (decision.seat, decision.checkpoint) == (0, True)


def test_everybody_is_told_where_the_game_came_from(anna: Guest, boris: Guest) -> None:
    whole = a_record()
    part = Record(whole.header, whole.answers[:10]).to_jsonl()
    told = bring(anna, ["me", "open"], record=part)["origin"]
    assert told == {"by": "Anna", "source": "record", "number": 10, "fresh": True}
    assert "fresh" not in bring(anna, ["me", "bot"], record=part)["origin"]
    table = started(anna, boris, position=stacked())
    with boris.socket(table) as socket:
        socket.wait("table")
        assert socket.table["origin"] == {"by": "Anna", "source": "position", "fresh": True}
    assert anna.open(["me", "bot"])["origin"] is None


def test_a_game_that_is_continued_names_its_table_and_its_move(anna: Guest, boris: Guest) -> None:
    old = bring(anna, [], record=a_record().to_jsonl())["id"]
    body = {"number": 7, "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = anna.post(f"/api/tables/{old}/play-on", body)
    told = {"by": "Anna", "source": "table", "table": old, "number": 7, "fresh": True}
    assert table["origin"] == told
    boris.sit(table["id"], anna.invite(table["id"], 1))
    assert anna.start(table["id"])["origin"] == told


def test_its_record_says_so_and_replays(anna: Guest, boris: Guest) -> None:
    whole = a_record()
    part = Record(whole.header, whole.answers[:-8])
    table = started(anna, boris, record=part.to_jsonl())
    with anna.socket(table) as a, boris.socket(table) as b:
        play(a, b)
        outcome = a.outcome
    record = Record.from_jsonl(anna.get(f"/api/tables/{table}/record"))
    assert record.header.origin is not None
    assert (record.header.origin.by, record.header.origin.fresh) == ("Anna", True)
    again = throneroom.replay(record)
    assert again.outcome is not None
    assert outcome is not None
    assert [score.total for score in again.outcome.scores] == [
        score["total"] for score in outcome["scores"]
    ]
    first = anna.get(f"/api/tables/{table}/moment", number=0)
    assert first["views"]

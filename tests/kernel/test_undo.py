"""May this be undone? A table of cases."""

from __future__ import annotations

import pytest

from tests.conformance.walking import snapshot
from tests.kernel.games.pebbles import PEBBLES
from tests.kernel.games.script import SCRIPT, steps
from throneroom.kernel import CannotUndo, Match


def played(*script: str) -> Match:
    """A match in which all steps but the last have been answered."""
    match = Match.new(SCRIPT, steps(*script), 0)
    for _ in script[:-1]:
        match.answer("left")
    return match


@pytest.mark.parametrize(
    ("script", "seat", "times"),
    [
        (["0", "0"], 0, 1),
        (["0", "1"], 0, 1),
        (["0", "0", "0", "1"], 0, 3),
        (["0", "1 inside", "0 inside", "1"], 0, 1),
        (["0 inside", "0 inside", "0 inside", "0 inside"], 0, 3),
        (["0", "0 inside", "0 inside", "0", "0 inside", "1"], 0, 5),
        # only one's own answer
        (["0", "1"], 1, 0),
        (["0", "1"], 2, 0),
        # not a reveal
        (["0 reveal", "0"], 0, 0),
        (["0", "0 reveal", "0"], 0, 0),
        (["0 reveal", "0", "0"], 0, 1),
        (["0", "0 inside reveal", "0 inside", "0"], 0, 1),
        # not a random event
        (["0 chance", "0"], 0, 0),
        (["0", "0 chance", "0"], 0, 0),
        (["0 chance", "0", "0", "0"], 0, 2),
        # not another player's decision
        (["0", "1", "0"], 0, 0),
        (["0", "1", "0"], 1, 1),
        (["0", "1", "0", "2"], 0, 1),
        (["0", "1 inside", "0 inside", "2"], 0, 1),
        (["0", "1", "1", "2"], 1, 2),
        (["0", "1", "1", "2"], 0, 0),
        # not what another player's decision revealed
        (["0", "1 reveal", "0"], 1, 0),
        (["0", "1 chance", "0"], 0, 0),
    ],
)
def test_how_often_a_seat_can_undo(script: list[str], seat: int, times: int) -> None:
    match = played(*script)
    before = match.number
    for _ in range(times):
        assert match.can_undo(seat)
        match.undo(seat)
    assert match.number == before - times
    assert not match.can_undo(seat)
    with pytest.raises(CannotUndo):
        match.undo(seat)
    assert match.number == before - times


def test_nothing_can_be_undone_at_the_start() -> None:
    match = played("0")
    assert not match.can_undo(0)
    with pytest.raises(CannotUndo, match=r"^There is nothing to undo yet\.$"):
        match.undo()


def test_a_refusal_says_whose_the_last_decision_was() -> None:
    with pytest.raises(
        CannotUndo, match=r"^The last decision was seat 0's; only they can take it back\.$"
    ):
        played("0", "1").undo(1)


def test_a_refusal_says_that_something_came_to_light() -> None:
    with pytest.raises(CannotUndo, match=r"^Something was revealed or drawn since;"):
        played("0 reveal", "0").undo(0)


def test_without_a_seat_the_last_answer_is_undone_whoever_gave_it() -> None:
    match = played("0", "1", "2")
    match.undo()
    assert match.decision is not None
    assert match.decision.seat == 1


def test_another_answer_can_be_given_after_undo() -> None:
    match = played("0", "0 inside", "0 inside", "0")
    match.undo(0)
    match.undo(0)
    match.answer("right")
    match.answer("left")
    assert match.state.answers == ["left", "right", "left"]
    assert [answer.keys for answer in match.record().answers] == ["left", "right", "left"]
    assert snapshot(Match.replay(SCRIPT, match.record())) == snapshot(match)


def test_events_that_were_undone_were_never_told() -> None:
    match = played("0", "0", "0")
    events = match.events
    match.undo(0)
    match.answer("right")
    assert [event.word for event in match.events] == ["left", "right"]  # type: ignore[attr-defined]
    assert match.events is events, "who listens goes on listening"


def test_undo_works_without_a_log() -> None:
    match = Match.new(SCRIPT, steps("0", "0"), 0, log=False)
    match.answer("left")
    match.undo(0)
    match.answer("right")
    assert match.state.answers == ["right"]


def test_a_game_can_be_taken_back_to_its_start() -> None:
    match = Match.new(PEBBLES, {"players": 1, "heap": 7}, 0)
    start = snapshot(match)
    for count in (1, 2, 3):
        match.answer(count)
    for _ in range(3):
        match.undo(0)
    assert snapshot(match) == start


def test_a_loaded_match_has_nothing_to_undo() -> None:
    match = Match.load(SCRIPT, played("0", "0 inside", "0 inside", "0 inside").save())
    assert not match.can_undo(0)
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_an_answer_given_after_loading_can_be_undone() -> None:
    match = Match.load(SCRIPT, played("0", "0 inside", "0 inside", "0 inside").save())
    before = snapshot(match)
    match.answer("right")
    match.undo(0)
    assert snapshot(match) == before
    assert not match.can_undo(0)


@pytest.mark.parametrize(
    ("script", "back_to"),
    [
        (["0", "0"], 0),
        (["0", "0", "0"], 1),
        (["0", "0 inside", "0 inside", "0 inside"], 0),
        (["0", "0", "0 inside", "0 inside"], 1),
        (["0", "0 inner", "0 inside", "0 inner", "0"], 0),
        (["1", "0", "0 inner", "0 inner"], 1),
        # More steps than lie between two copies of the state
        (["0"] * 12 + ["0 inside"] * 12, 11),
        (["0"] + ["0 inner"] * 20, 0),
    ],
)
def test_a_whole_action_is_taken_back(script: list[str], back_to: int) -> None:
    match = played(*script)
    expected = played(*script[: back_to + 1], *script[back_to + 1 :])
    while expected.number > back_to:
        expected.undo()
    assert match.can_undo(match.record().answers[-1].seat, whole=True)
    match.undo(whole=True)
    assert match.number == back_to
    assert snapshot(match) == snapshot(expected)
    assert len(match.events) == back_to


@pytest.mark.parametrize(
    "script",
    [
        ["0", "0 inside reveal", "0 inside", "0 inside"],
        ["0", "0 inner chance", "0 inner", "0 inner"],
        ["0", "1 inside", "0 inside", "0 inside"],
    ],
)
def test_an_action_in_which_something_was_learned_stays(script: list[str]) -> None:
    match = played(*script)
    assert match.can_undo(0)
    assert not match.can_undo(0, whole=True)
    before = snapshot(match)
    with pytest.raises(CannotUndo):
        match.undo(0, whole=True)
    assert snapshot(match) == before

"""The entries of a record: which still hold, and the numbers that follow from them."""

from __future__ import annotations

import pytest

from tests.kernel.games.fair import FAIR
from throneroom.server.storage.entries import (
    Answered,
    Beginning,
    Entry,
    Position,
    Undone,
    numbers_that_hold,
    steps,
)


def answered(seat: int) -> Answered:
    return Answered(seat, "draft", "apple")


@pytest.mark.parametrize(
    ("entries", "numbers"),
    [
        ([], []),
        ([answered(0), answered(1)], [0, 1]),
        ([answered(0), Undone(0)], []),
        ([answered(0), answered(0), Undone(0)], [0]),
        ([answered(0), answered(1), Undone(0)], [1]),  # all at once: only one's own
        ([answered(0), answered(1), Undone(0), answered(0)], [1, 3]),
        ([answered(0), answered(0), answered(0), Undone(0, 2)], [0]),  # a whole action
        ([answered(0), Position({}), answered(1), Undone(1)], [1]),
    ],
)
def test_what_was_taken_back_does_not_stand(entries: list[Entry], numbers: list[int]) -> None:
    assert numbers_that_hold(entries) == numbers


def test_a_decision_has_its_number_while_others_answer() -> None:
    begin = Beginning(FAIR, {"players": 3, "hand": 2}, 1, [])
    first = next(steps(begin, []))
    keys = {decision.seat: decision.keys[0] for decision in first.match.asked}
    entries: list[Entry] = [
        Answered(1, "draft", keys[1]),
        Answered(2, "draft", keys[2]),
        Undone(1),
        Answered(0, "draft", keys[0]),
        Answered(1, "draft", keys[1]),
    ]
    told = [
        (dict(step.numbering.asked), dict(step.numbering.given)) for step in steps(begin, entries)
    ]
    assert told == [
        ({0: 0, 1: 1, 2: 2}, {}),
        ({0: 0, 2: 2}, {1: 4}),
        ({0: 0}, {1: 4, 2: 5}),
        ({0: 0, 1: 7}, {1: 7, 2: 5}),
        ({1: 7}, {0: 3, 1: 7, 2: 5}),
        ({0: 3, 1: 10, 2: 5}, {0: 3, 1: 10, 2: 5}),
    ]

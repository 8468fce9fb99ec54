"""The measurements measure something. What they say is not a test's business."""

import pytest

from throneroom.games.dominion import DOMINION
from throneroom.lab import bench


@pytest.mark.parametrize(
    "done",
    [
        bench.big_money(1),
        bench.big_money(1, auto_treasures=False),
        bench.random_decisions(1),
        bench.clones(1),
        bench.answers_with_log(),
        bench.answers_without_log(),
    ],
)
def test_something_was_done_and_took_time(done: tuple[int, float]) -> None:
    count, seconds = done
    assert count > 0
    assert seconds > 0


def test_late_answers_are_set_against_early_ones() -> None:
    assert bench.late_against_early(answers=400) > 0


def test_clones_are_taken_inside_effects_too() -> None:
    matches = [m for seed in range(5) for m in bench._mid_game(DOMINION, seed)]
    decisions = [m.decision for m in matches if m.decision is not None]
    assert {d.checkpoint for d in decisions} == {True, False}

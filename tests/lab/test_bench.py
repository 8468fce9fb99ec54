"""The measurements measure something. What they say is not a test's business."""

import pytest

from throneroom.games.dominion import DOMINION
from throneroom.lab import bench
from throneroom.registry import games


@pytest.mark.parametrize(
    "done",
    [
        bench.big_money(1),
        bench.big_money(1, auto_treasures=False),
    ],
)
def test_something_was_done_and_took_time(done: tuple[int, float]) -> None:
    count, seconds = done
    assert count > 0
    assert seconds > 0


@pytest.mark.slow
@pytest.mark.parametrize("slug", list(games()))
def test_every_game_can_be_measured(slug: str) -> None:
    for name, _, run in bench.measurements(slug):
        if name != "bench-big_money":
            count, seconds = run()
            assert count > 0, name
            assert seconds > 0, name


def test_late_answers_are_set_against_early_ones() -> None:
    assert bench.late_against_early(answers=400) > 0


def test_clones_are_taken_inside_effects_too() -> None:
    matches = [m for _ in range(5) for m in bench._mid_game(DOMINION)]
    decisions = [m.decision for m in matches if m.decision is not None]
    assert {d.checkpoint for d in decisions} == {True, False}

"""The game's own bots: they play every board, and each is better than chance."""

from __future__ import annotations

import pytest

import throneroom
from throneroom.bots import maker, names
from throneroom.games.fallen_lands.bots import BOTS
from throneroom.games.fallen_lands.events import StopProposed
from throneroom.kernel import Chance, playout, read_options
from throneroom.lab.simulate import simulate

GAME = throneroom.game("fallen_lands")


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(
    "options",
    [
        {"players": 3},
        {"players": 4},
        {"players": 4, "quick": True},
        {"players": 5},
        {"players": 4, "advanced": True},
    ],
)
def test_a_bot_plays_whole_games(name: str, options: dict[str, object]) -> None:
    chosen = read_options(GAME, options)
    state = GAME.setup(chosen, Chance(7))
    state.options = chosen
    outcome = playout(GAME, state, [BOTS[name](0) for _ in state.players], check=True)
    assert outcome.reason in {"full", "stalled"}
    if name != "random":
        assert 8 <= state.round <= 17, "a game of the advertised length"
        taken = sum(field.owner is not None for field in state.fields)
        assert taken > 0.75 * len(state.fields)


def test_the_planner_beats_the_greedy_one() -> None:
    report = simulate("fallen_lands", ["planner", "greedy", "greedy"], games=30, seed=1, players=3)
    assert report.bots[0].win_rate > 0.45


@pytest.mark.parametrize("name", ["greedy", "builder"])
def test_a_simple_plan_beats_chance(name: str) -> None:
    report = simulate("fallen_lands", [name, "random", "random"], games=15, seed=1, players=3)
    assert report.bots[0].win_rate > 0.45


def test_chance_plays_on_and_lets_nobody_stop() -> None:
    """The `random` of this game is its own, and is listed once."""
    assert names(GAME).count("random") == 1
    match = throneroom.new("fallen_lands", players=3, first=0, seed=1)
    bot = maker(GAME, "random")(3)
    for _ in range(200):
        if match.decision is None:
            break
        answer = bot(match.look(match.decision.seat), match.decision)
        assert getattr(answer, "key", "") != "stop"
        match.answer(answer)
    assert match.state.round > 3
    assert not any(isinstance(event, StopProposed) for event in match.events)


def test_only_who_is_ahead_agrees_to_stop() -> None:
    match = throneroom.new("fallen_lands", players=3, first=0, seed=1)
    for _ in range(6):
        match.answer("warrior")
    match.answer("stop")
    bot = BOTS["planner"](0)
    assert match.decision is not None
    assert bot(match.look(2), match.decision) == throneroom.kernel.NO
    match.state.players[2].money = 99
    assert bot(match.look(2), match.decision) == throneroom.kernel.YES

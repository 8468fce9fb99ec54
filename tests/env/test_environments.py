"""PettingZoo, Gymnasium and OpenSpiel test our environments with their own tests."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import throneroom.env.spiel
from tests.conformance.options import LONG
from throneroom import IllegalAnswer
from throneroom.env.aec import AEC
from throneroom.env.single import SeatEnv

SLUGS = (
    *("architects", "architects_coop", "dominion", "fallen_lands", "legends", "oath", "paladins"),
    *("paladins_coop", "viscounts", "viscounts_coop"),
)
OPPONENTS = {
    "architects": ["random"] * 2,
    "architects_coop": ["random"] * 2,
    "dominion": ["smithy"],
    "fallen_lands": ["random"] * 3,
    "legends": ["random"],
    "oath": ["random"] * 3,
    "paladins": ["random"] * 2,
    "paladins_coop": ["random"] * 2,
    "viscounts": ["random"] * 2,
    "viscounts_coop": ["random"] * 2,
}


# PettingZoo


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.filterwarnings("ignore:Observation:UserWarning")  # a dict with a mask is no array
def test_pettingzoo_finds_nothing_wrong(slug: str) -> None:
    api_test(AEC(slug, render_mode="ansi"), num_cycles=60)
    seed_test(lambda: AEC(slug), num_cycles=40)


def test_rewards_come_at_the_end_and_the_agents_leave() -> None:
    env = AEC("dominion", kingdom="big_money")
    env.reset(seed=3)
    rng = random.Random(3)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, cut, _ = env.last()
        total[agent] += reward
        done = over or cut
        action = None if done else rng.choice(np.flatnonzero(observation["action_mask"]))
        env.step(action)
    assert sum(total.values()) == 0
    assert env.agents == []


def played(env: AEC, steps: int) -> list[Any]:
    rng = random.Random(1)
    seen: list[Any] = []
    for _ in range(steps):
        observation, *rest = env.last()
        seen.append((env.agent_selection, observation["observation"].tobytes(), rest))
        env.step(rng.choice(np.flatnonzero(observation["action_mask"])))
    return seen


@pytest.mark.parametrize("slug", SLUGS)
def test_copies_of_an_environment_go_on_alike(slug: str) -> None:
    env = AEC(slug)
    env.reset(seed=5)
    played(env, 15)
    clone, kept = env.clone(), pickle.loads(pickle.dumps(env))
    assert played(clone, 20) == played(kept, 20) == played(env, 20)


def test_an_illegal_action_is_refused() -> None:
    env = AEC("dominion")
    env.reset(seed=5)
    with pytest.raises(IllegalAnswer, match="'province' is not legal now"):
        env.step(env.table.encoding.number["province"])


# Gymnasium


@pytest.mark.parametrize("slug", SLUGS)
def test_gymnasium_finds_nothing_wrong(slug: str) -> None:
    made = gymnasium.make(
        f"throneroom/{slug}-v1",
        opponents=OPPONENTS[slug],
        render_mode="ansi",
        disable_env_checker=True,
    )
    check_env(made.unwrapped)


def seat_played(env: SeatEnv, observation: dict[str, Any], steps: int) -> list[Any]:
    rng = random.Random(2)
    seen: list[Any] = []
    over = False
    while not over and len(seen) < steps:
        action = rng.choice(np.flatnonzero(observation["action_mask"]))
        observation, reward, ended, cut, info = env.step(action)
        over = ended or cut
        seen.append((observation["observation"].tobytes(), reward, ended, cut, info))
    return seen


COPIES: list[tuple[str, list[str]]] = [
    ("dominion", ["random"]),
    ("dominion", ["squire@1i", "chapel_witch"]),
    ("fallen_lands", ["random", "planner", "random"]),
    ("legends", ["emperor"]),
    ("legends", ["random", "greedy"]),
]


@pytest.mark.parametrize(("slug", "others"), COPIES)
def test_one_seat_plays_to_the_end_and_copies_go_on_alike(slug: str, others: list[str]) -> None:
    env = SeatEnv(slug, others)
    observation, info = env.reset(seed=1)
    assert info["seat"] in range(len(others) + 1)
    seat_played(env, observation, 5)
    observation = env._observed()
    clone, kept = env.clone(), pickle.loads(pickle.dumps(env))
    one, two, three = (seat_played(e, observation, 2_000) for e in (env, clone, kept))
    assert one == two == three
    assert one[-1][2]
    assert -1 <= one[-1][1] <= 1


@pytest.mark.parametrize(("slug", "others"), COPIES)
def test_an_environment_is_not_changed_by_its_copies(slug: str, others: list[str]) -> None:
    """It goes on as one that was never copied, whatever is done with the copies."""

    def went(*, copies: bool) -> list[Any]:
        env = SeatEnv(slug, others)
        observation, _ = env.reset(seed=4)
        seen: list[Any] = []
        for _ in range(4):
            if copies:
                for copy in (env.clone(), pickle.loads(pickle.dumps(env)), deepcopy(env)):
                    seat_played(copy, observation, 2)
            seen += seat_played(env, observation, 2)
            observation = env._observed()
        return seen

    assert went(copies=True) == went(copies=False)


@pytest.mark.parametrize("slug", SLUGS)
def test_all_seats_are_not_changed_by_copies(slug: str) -> None:
    def went(*, copies: bool) -> list[Any]:
        env = AEC(slug)
        env.reset(seed=4)
        seen: list[Any] = []
        for _ in range(6):
            if copies:
                for copy in (env.clone(), pickle.loads(pickle.dumps(env)), deepcopy(env)):
                    played(copy, 4)
                    copy.infos["seat_0"]["mine"] = True
            seen += played(env, 3)
            seen.append(dict(env.infos["seat_0"]))
        return seen

    assert went(copies=True) == went(copies=False)


@pytest.mark.slow
def test_gymnasium_finds_every_game_without_an_import() -> None:
    """By the module that its id names; and there are as many opponents as the game needs."""
    code = """
import gymnasium
for slug in SLUGS:
    env = gymnasium.make(f"throneroom.env:throneroom/{slug}-v1")
    env.reset(seed=1)
    print(slug, env.unwrapped.table.players)
""".replace("SLUGS", repr(SLUGS))
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=300
    )
    found = done.stdout.split("\n")[:-1]
    assert found == [
        *("architects 3", "architects_coop 3", "dominion 2", "fallen_lands 4", "legends 3"),
        *("oath 4", "paladins 3", "paladins_coop 3", "viscounts 3", "viscounts_coop 3"),
    ], done.stderr


def test_there_are_as_many_opponents_as_players_were_asked_for() -> None:
    assert SeatEnv("dominion", players=4).table.players == 4
    assert SeatEnv("legends", ["random", "greedy"]).table.players == 3


@pytest.mark.parametrize("slug", SLUGS)
def test_masks_can_be_asked_for_by_the_name_that_sb3_contrib_has_for_them(slug: str) -> None:
    env = gymnasium.make(f"throneroom/{slug}-v1")
    observation, _ = env.reset(seed=2)
    for _ in range(20):
        mask = env.get_wrapper_attr("action_masks")()
        assert mask.dtype == np.bool_
        assert (mask == observation["action_mask"]).all()
        observation, _, ended, cut, _ = env.step(int(np.flatnonzero(mask)[-1]))
        if ended or cut:
            break


def test_the_seat_can_be_chosen_or_changes() -> None:
    env = SeatEnv("dominion", ["smithy"])
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(8)} == {0, 1}
    env = SeatEnv("dominion", ["smithy"], seat=1)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(8)} == {1}


def test_an_illegal_action_loses() -> None:
    env = SeatEnv("dominion", ["smithy"])
    env.reset(seed=1)
    *_, reward, ended, cut, info = env.step(env.table.encoding.number["province"])
    assert (reward, ended, cut) == (-1, True, False)
    assert info["illegal"].startswith("'province' is not legal now")
    with pytest.raises(IllegalAnswer, match="The game is over"):
        env.step(0)


# OpenSpiel


@pytest.mark.parametrize(
    "slug", [pytest.param(s, marks=[pytest.mark.slow] if s in LONG else []) for s in SLUGS]
)
def test_openspiel_simulates_at_random(slug: str) -> None:
    game = pyspiel.load_game(f"{throneroom.env.spiel.NAME}{slug}")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_openspiel_takes_options_and_observes() -> None:
    game = pyspiel.load_game(
        "throneroom_dominion", {"players": 3, "deals": 5, "options": '{"kingdom": "interaction"}'}
    )
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert [p for _, p in state.chance_outcomes()] == [0.2] * 5
    state.apply_action(4)
    player = state.current_player()
    assert "library" in state.observation_string(player)
    tensor = state.observation_tensor(player)
    assert len(tensor) == game.observation_tensor_shape()[0]
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[-1])
    assert state.observation_tensor(player) == tensor
    assert state.action_to_string(player, 0) == state.table.actions[0]


@pytest.mark.slow
def test_the_interpreter_can_leave_with_our_games_registered() -> None:
    """OpenSpiel lets go of registered games too late for anything but classes."""
    code = "import pyspiel, throneroom.env.spiel; pyspiel.load_game('throneroom_legends')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr

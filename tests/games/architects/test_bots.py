"""The scripted players are sensible, and different from one another."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from tests.games.architects.table import position
from throneroom.games.west_kingdom import architects
from throneroom.games.west_kingdom.architects import ARCHITECTS
from throneroom.games.west_kingdom.architects.bots import BOTS
from throneroom.games.west_kingdom.architects.cards import APPRENTICES, BOARDS, BUILDINGS
from throneroom.kernel import Chance, Decision, Outcome, playout, read_options


def random_player(seed: int) -> Any:
    rng = random.Random(seed)

    def choose(look: Any, decision: Decision) -> Any:
        if decision.is_single:
            return rng.choice(decision.options)
        return rng.sample(list(decision.options), rng.randint(decision.lo, decision.hi))

    return choose


def game_of(*makers: Any, seed: int, **options: Any) -> Outcome:
    chosen = read_options(ARCHITECTS, {"players": len(makers), **options})
    state = ARCHITECTS.setup(chosen, Chance(seed))  # type: ignore[arg-type]
    state.options = chosen
    return playout(ARCHITECTS, state, [maker(seed + i) for i, maker in enumerate(makers)])


@pytest.mark.parametrize("name", list(BOTS))
def test_a_bot_beats_random_players(name: str) -> None:
    won = [game_of(BOTS[name], random_player, seed=seed).winners == [0] for seed in range(12)]
    assert all(won)


def test_all_bots_finish_a_game_with_characters() -> None:
    for seed in range(4):
        outcome = game_of(*BOTS.values(), seed=seed, setup="variable", promo_cards=True)
        assert len(outcome.scores) == 3


@pytest.mark.parametrize("name", list(BOTS))
def test_a_building_that_can_be_built_is_built(name: str) -> None:
    match = position({"red": {"hand": ["tilers_hut"], "clay": 2, "wood": 1, "stone": 2}}).match
    assert match.decision is not None
    assert BOTS[name](1)(match.look(0), match.decision).key == "guildhall"


def test_a_large_group_is_captured() -> None:
    given = {"players": 2, "red": {"silver": 3}, "blue": {"mines": 9}}
    match = position(given).match
    jailer = BOTS["jailer"](1)
    assert match.decision is not None
    match.answer(jailer(match.look(0), match.decision))
    assert match.decision is not None
    assert jailer(match.look(0), match.decision).key == "mines:1"


def test_no_rule_names_a_card() -> None:
    """What cards do is data; only bots may have favourites, and these have none either."""
    house = Path(str(architects.__file__)).parent
    names = {*APPRENTICES, *BUILDINGS, *BOARDS} - {"keep"}  # "keep" is a word of the rules too
    for file in house.rglob("*.py"):
        source = file.read_text(encoding="utf-8")
        named = [name for name in names if f'"{name}"' in source]
        assert not named, f"{file.name} names {named}"


@pytest.mark.parametrize("name", list(BOTS))
def test_who_has_plenty_of_stone_and_silver_looks_for_gold(name: str) -> None:
    """Otherwise nobody would ever come to build, and the game would not end."""
    plans = ["armoury", "wood_market", "barracks", "keep", "dungeon", "treasury"]
    helpers = ["labourer", "stonecutter_1", "stonecutter_2", "jeweller_1", "patron_silver"]
    red = {"hand": plans, "apprentices": helpers, "stone": 40, "wood": 8, "clay": 3, "marble": 3}
    given = {"tax": 0, "red": {**red, "silver": 30, "virtue": 14, "cathedral": 5}, "blue": {}}
    match = position(given).match
    assert match.decision is not None
    chosen = BOTS[name](1)(match.look(0), match.decision)
    assert chosen.key == "mines"

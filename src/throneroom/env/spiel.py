"""The games for OpenSpiel, as "throneroom_dominion" and so on, once this module is imported.

Chance is a single node at the beginning, which chooses the deal. All later chance events follow
from the deal, as everywhere in Throneroom. So a history determines the state, and OpenSpiel can
store, repeat and copy it.

>>> import pyspiel
>>> import throneroom.env.spiel
>>> game = pyspiel.load_game("throneroom_dominion", {"players": 3})
>>> game.num_players(), game.num_distinct_actions()
(3, 42)
"""

from __future__ import annotations

import json
from typing import Any, ClassVar

import numpy as np
import pyspiel

from throneroom.env.encodings import encoding
from throneroom.env.table import MAX_STEPS, Table
from throneroom.lab.simulate import hashed

DEALS = 1000
NAME = "throneroom_"
TEAMS = {"architects_coop", "paladins_coop", "viscounts_coop"}
"""The co-operative games, in which all win or lose together."""


def _type(slug: str) -> Any:
    kind = pyspiel.GameType
    zero, same = kind.Utility.ZERO_SUM, kind.Utility.IDENTICAL
    return pyspiel.GameType(
        short_name=NAME + slug,
        long_name=f"Throneroom: {slug}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=same if slug in TEAMS else zero,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=encoding(slug).players,
        min_num_players=2,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": 0,
            "deals": DEALS,
            "max_steps": MAX_STEPS,
            "options": "",
        },
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game for OpenSpiel. `players` is the game's default if 0; `options` is JSON: '{"kingdom":
    "interaction"}'."""

    slug: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params, slug = params or {}, self.slug
        self.deals: int = params.get("deals", DEALS)
        options = json.loads(params.get("options") or "{}")
        if params.get("players"):
            options["players"] = params["players"]
        max_steps = params.get("max_steps", MAX_STEPS)
        self.table = Table(slug, seed=0, max_steps=max_steps, **options)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.table.actions),
            max_chance_outcomes=self.deals,
            num_players=self.table.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if slug in TEAMS else 0.0,
            max_game_length=max_steps,
        )
        super().__init__(_type(slug), info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"Observations take no parameters; these were given: {params}.")
        return Observer(self)


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._deals = game.deals
        self.dealt = False
        self.table = game.table.clone()

    def current_player(self) -> int:
        if not self.dealt:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.table.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def is_terminal(self) -> bool:
        return self.dealt and self.table.seat is None

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal_actions() if player == self.table.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self._deals) for deal in range(self._deals)]

    def _apply_action(self, action: int) -> None:
        if self.dealt:
            self.table.act(action)
        else:
            self.dealt = True
            self.table.reset(hashed(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.table.actions[action]

    def returns(self) -> list[float]:
        return self.table.rewards() if self.dealt else [0.0] * self.table.players

    def __str__(self) -> str:
        return self.table.text() if self.dealt else "not dealt yet"


class Observer:
    """A player's knowledge: all of it in `tensor`, part by part in `dict`."""

    def __init__(self, game: SpielGame) -> None:
        encoding = game.table.encoding
        self.tensor = np.zeros(encoding.size, np.float32)
        self.dict = {
            part.name: self.tensor[(at := encoding.places[part.name]) : at + part.size]
            for part in encoding.parts
        }

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = state.table.observe(player) if state.dealt else 0

    def string_from(self, state: SpielState, player: int) -> str:
        return state.table.text(player) if state.dealt else "not dealt yet"


class ArchitectsGame(SpielGame):
    slug = "architects"


class ArchitectsCoopGame(SpielGame):
    slug = "architects_coop"


class DominionGame(SpielGame):
    slug = "dominion"


class FallenLandsGame(SpielGame):
    slug = "fallen_lands"


class LegendsGame(SpielGame):
    slug = "legends"


class OathGame(SpielGame):
    slug = "oath"


class PaladinsGame(SpielGame):
    slug = "paladins"


class PaladinsCoopGame(SpielGame):
    slug = "paladins_coop"


class ViscountsGame(SpielGame):
    slug = "viscounts"


class ViscountsCoopGame(SpielGame):
    slug = "viscounts_coop"


# Classes, because OpenSpiel holds on to registered games until the interpreter is gone.
for _game in (
    ArchitectsGame,
    ArchitectsCoopGame,
    DominionGame,
    FallenLandsGame,
    LegendsGame,
    OathGame,
    PaladinsGame,
    PaladinsCoopGame,
    ViscountsGame,
    ViscountsCoopGame,
):
    pyspiel.register_game(_type(_game.slug), _game)

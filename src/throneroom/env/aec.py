"""The games for PettingZoo: one agent per seat, asked one after another.

>>> from throneroom.env.aec import AEC
>>> env = AEC("dominion", players=2)
>>> env.reset(seed=7)
>>> env.agent_selection
'seat_1'
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from throneroom.env.table import MAX_STEPS, Table

Observation = dict[str, Any]


class AEC(AECEnv[str, Observation, int]):  # type: ignore[misc]  # pettingzoo has no types
    """Observations are {"observation", "action_mask"}. Rewards come at the end, from -1 to 1. An
    action that is not legal raises `IllegalAnswer`."""

    def __init__(
        self,
        slug: str,
        *,
        render_mode: str | None = None,
        max_steps: int = MAX_STEPS,
        **options: Any,
    ) -> None:
        super().__init__()
        self.table = Table(slug, seed=0, max_steps=max_steps, **options)
        self.metadata = {
            "name": f"throneroom_{slug}_v{self.table.encoding.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.players)]
        size, actions = self.table.encoding.size, len(self.table.actions)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (size,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._random = np.random.default_rng()
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The game's own options were chosen when the environment was made."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.table.reset(int(self._random.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.seat or 0]

    def observe(self, agent: str) -> Observation:
        seat, table = self._seats[agent], self.table
        return {"observation": table.observe(seat), "action_mask": table.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        table.act(-1 if action is None else int(action))
        seat = table.seat
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]
            return
        cut = table.truncated
        self.terminations = dict.fromkeys(self.agents, not cut)
        self.truncations = dict.fromkeys(self.agents, cut)
        self.rewards = dict(zip(self.possible_agents, table.rewards(), strict=True))
        self._accumulate_rewards()

    def clone(self) -> AEC:
        """An independent environment in the same position."""
        new: AEC = AEC.__new__(AEC)
        new.__dict__.update(self.__dict__)
        new.table = self.table.clone()
        new._random = np.random.default_rng()
        new._random.bit_generator.state = self._random.bit_generator.state
        for name in ("agents", "rewards", "_cumulative_rewards", "terminations", "truncations"):
            if name in new.__dict__:
                setattr(new, name, self.__dict__[name].copy())
        if "infos" in new.__dict__:
            new.infos = deepcopy(self.infos)
        return new

    def __deepcopy__(self, memo: Any) -> AEC:
        return self.clone()

    def render(self) -> str | None:
        """The table as the asked seat sees it."""
        return self.table.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""

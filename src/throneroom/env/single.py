"""The games for Gymnasium: one seat, all others are bots.

>>> import gymnasium
>>> import throneroom.env.single
>>> env = gymnasium.make("throneroom/dominion-v1", opponents=["big_money"])
>>> observation, info = env.reset(seed=7)
>>> observation["action_mask"].sum() > 0
np.True_
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from throneroom.bots import Bot, maker
from throneroom.env.encodings import encodings
from throneroom.env.table import MAX_STEPS, Table, play_others
from throneroom.kernel import IllegalAnswer, Mind, Seat
from throneroom.lab.simulate import hashed
from throneroom.registry import game as find_game

Observation = dict[str, Any]


class SeatEnv(gymnasium.Env[Observation, int]):
    """Observations are {"observation", "action_mask"}; the reward comes at the end, from -1 to 1.

    Without a `seat`, every game gives another one. Gymnasium knows no illegal actions: one ends
    the game with -1, and `info["illegal"]` says why.
    """

    # Gymnasium declares it an attribute of the instance.
    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        slug: str,
        opponents: Sequence[Bot] = ("random",),
        *,
        seat: Seat | None = None,
        render_mode: str | None = None,
        max_steps: int = MAX_STEPS,
        **options: Any,
    ) -> None:
        players = len(opponents) + 1
        self.table = Table(slug, seed=0, max_steps=max_steps, **{**options, "players": players})
        self.seat = seat or 0
        self.render_mode = render_mode
        self._chosen = seat
        self._makers = [maker(find_game(slug), bot) for bot in opponents]
        self._minds: dict[Seat, Mind] = {}
        self._seed = 0
        self._over = True
        size, actions = self.table.encoding.size, len(self.table.actions)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        # Gymnasium says that a Discrete space holds numpy's integers; it takes plain ones as well.
        self.action_space = spaces.Discrete(actions)  # type: ignore[assignment]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._seed = int(self.np_random.integers(1 << 62))
        players = self.table.players
        drawn = int(self.np_random.integers(players))
        self.seat = drawn if self._chosen is None else self._chosen
        self.table.reset(self._seed)
        self._over = False
        self._sit_down()
        play_others(self.table, self.seat, self._minds)
        return self._look(), {"seat": self.seat}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        table = self.table
        info: dict[str, Any] = {"seat": self.seat}
        if self._over:
            raise IllegalAnswer("The game is over; reset begins a new one.")
        try:
            table.act(int(action))
        except IllegalAnswer as refusal:
            self._over = True
            return self._look(), -1.0, True, False, {**info, "illegal": str(refusal)}
        play_others(table, self.seat, self._minds)
        self._over = table.seat is None
        cut = table.truncated
        reward = table.rewards()[self.seat] if self._over else 0.0
        return self._look(), reward, self._over and not cut, cut, info

    def _look(self) -> Observation:
        seat, table = self.seat, self.table
        return {"observation": table.observe(seat), "action_mask": table.mask(seat)}

    def _sit_down(self) -> None:
        """The others, with minds that follow from the deal and the moment."""
        players = self.table.players
        moment = hashed(self._seed, self.table.steps)
        self._minds = {
            (self.seat + i) % players: make(hashed(moment, i))
            for i, make in enumerate(self._makers, start=1)
        }

    def clone(self) -> SeatEnv:
        """An independent environment in the same position. Minds can't be copied: from here on
        both go on with new ones, which are alike."""
        new = SeatEnv.__new__(SeatEnv)
        new.__dict__.update(self.__dict__)
        new.table = self.table.clone()
        if self._np_random is not None:
            new._np_random = np.random.Generator(type(self._np_random.bit_generator)())
            new._np_random.bit_generator.state = self._np_random.bit_generator.state
        self._sit_down()
        new._sit_down()
        return new

    def __getstate__(self) -> dict[str, Any]:
        self._sit_down()
        return {**self.__dict__, "_minds": {}}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._sit_down()

    def render(self) -> str | None:
        """The table as the seat sees it."""
        return self.table.text(self.seat) if self.render_mode == "ansi" else None


for _one in encodings().values():
    gymnasium.register(
        id=f"throneroom/{_one.slug}-v{_one.version}",
        entry_point="throneroom.env.single:SeatEnv",
        kwargs={"slug": _one.slug},
    )

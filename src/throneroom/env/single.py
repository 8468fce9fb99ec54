"""The games for Gymnasium: one seat; bots play all others.

>>> import gymnasium
>>> env = gymnasium.make("throneroom.env:throneroom/dominion-v1", opponents=["big_money"])
>>> observation, info = env.reset(seed=7)
>>> observation["action_mask"].sum() > 0
np.True_
"""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from throneroom.bots import Bot, maker
from throneroom.env.encodings import encoding
from throneroom.env.table import MAX_STEPS, Table, play_others
from throneroom.kernel import BotMaker, IllegalAnswer, Mind, Seat, read_options
from throneroom.lab.simulate import hashed
from throneroom.registry import game as find_game

Observation = dict[str, Any]


class SeatEnv(gymnasium.Env[Observation, int]):
    """Observations are {"observation", "action_mask"}; the reward comes at the end, from -1 to 1.

    Without `opponents`, all others play at random; their number is given by `players` or is the
    game's default. Without a `seat`, every game uses another one.

    Gymnasium has no illegal actions: an illegal one ends the game with -1, and `info["illegal"]`
    says why.
    """

    # Gymnasium declares it an attribute of the instance.
    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        slug: str,
        opponents: Sequence[Bot] | None = None,
        *,
        seat: Seat | None = None,
        render_mode: str | None = None,
        max_steps: int = MAX_STEPS,
        **options: Any,
    ) -> None:
        if opponents is None:
            opponents = ["random"] * (_usual_players(slug, options) - 1)
        players = len(opponents) + 1
        self.table = Table(slug, seed=0, max_steps=max_steps, **{**options, "players": players})
        self.seat = seat or 0
        self.render_mode = render_mode
        self._chosen = seat
        self._opponents = list(opponents)
        self._makers = self._find_makers()
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
        return self._observed(), {"seat": self.seat}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        table = self.table
        info: dict[str, Any] = {"seat": self.seat}
        if self._over:
            raise IllegalAnswer("The game is over; reset begins a new one.")
        try:
            table.act(int(action))
        except IllegalAnswer as refusal:
            self._over = True
            return self._observed(), -1.0, True, False, {**info, "illegal": str(refusal)}
        play_others(table, self.seat, self._minds)
        self._over = table.seat is None
        cut = table.truncated
        reward = table.rewards()[self.seat] if self._over else 0.0
        return self._observed(), reward, self._over and not cut, cut, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """True for each legal action, under the name that sb3-contrib uses."""
        return self.table.mask(self.seat).astype(np.bool_)

    def _observed(self) -> Observation:
        seat, table = self.seat, self.table
        return {"observation": table.observe(seat), "action_mask": table.mask(seat)}

    # The others

    def _find_makers(self) -> list[BotMaker]:
        game = find_game(self.table.encoding.slug)
        return [maker(game, bot) for bot in self._opponents]

    def _make_mind(self, seat: Seat) -> Mind:
        """A new mind for another seat, determined by the deal."""
        i = (seat - self.seat) % self.table.players
        return self._makers[i - 1](hashed(self._seed, i))

    def _sit_down(self) -> None:
        seats = range(self.table.players)
        self._minds = {seat: self._make_mind(seat) for seat in seats if seat != self.seat}

    # Copying

    def clone(self) -> SeatEnv:
        """An independent environment in the same position. What the others remember goes along, as
        far as they are objects: a function that keeps something outside of itself is shared."""
        new = SeatEnv.__new__(SeatEnv)
        new.__dict__.update(self.__dict__)
        new.table = self.table.clone()
        new._minds = deepcopy(self._minds)
        if self._np_random is not None:
            new._np_random = np.random.Generator(type(self._np_random.bit_generator)())
            new._np_random.bit_generator.state = self._np_random.bit_generator.state
        return new

    def __deepcopy__(self, memo: Any) -> SeatEnv:
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        minds = {seat: _pickled(mind) for seat, mind in self._minds.items()}
        return {**self.__dict__, "_makers": [], "_minds": minds}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._makers = self._find_makers()
        self._minds = {
            seat: self._make_mind(seat) if mind is None else pickle.loads(mind)
            for seat, mind in kept["_minds"].items()
        }

    def render(self) -> str | None:
        """The table as the seat sees it."""
        return self.table.text(self.seat) if self.render_mode == "ansi" else None


def _usual_players(slug: str, options: dict[str, Any]) -> int:
    given = {**encoding(slug).usual, **options}
    return read_options(find_game(slug), given).players


def _pickled(mind: Mind) -> bytes | None:
    """None for a mind that can't be pickled, such as a strategy: it has no memory to keep."""
    try:
        return pickle.dumps(mind)
    except (pickle.PicklingError, AttributeError, TypeError):
        return None

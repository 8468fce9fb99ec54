"""Environments where several seats are asked at once: they ask plain decisions one after another,
and nobody observes what another has answered in secret."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest

import throneroom.env.spiel
from tests.kernel.games.fair import PRIZES, PURSE, FairState
from tests.server.fair import installed
from throneroom.env import Encoding, Part, Table, encodings
from throneroom.env.aec import AEC
from throneroom.env.single import SeatEnv
from throneroom.kernel import Seat


class FairEncoding(Encoding):
    slug = "fair"
    version = 1
    players = 4
    names = (*PRIZES, *(str(coins) for coins in range(PURSE + 1)))
    kinds = ("draft", "bid")
    numbers = ("left",)

    def state_parts(self) -> Sequence[Part]:
        kinds = len(PRIZES)
        return [
            Part("hand", kinds, "by prize: how many are in the seat's own hand"),
            Part("prizes", self.players * kinds, "by seat and prize: how many are drafted"),
            Part("coins", self.players, "by seat: coins"),
        ]

    def write(self, buffer: bytearray, state: FairState, seat: Seat) -> None:
        kinds = list(PRIZES.values())
        for prize in state.guests[seat].hand:
            buffer[kinds.index(prize)] += 1
        players = len(state.guests)
        for i in range(players):
            guest = state.guests[(seat + i) % players]
            for prize in guest.prizes:
                buffer[len(kinds) * (1 + i) + kinds.index(prize)] += 1
            buffer[len(kinds) * (1 + self.players) + i] = guest.coins


@pytest.fixture(autouse=True)
def fair(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(encodings(), "fair", FairEncoding())
    with installed(tmp_path / "fair"):
        yield


GAMES: list[tuple[str, dict[str, Any]]] = [("fair", {"players": 3}), ("legends", {"players": 3})]


@pytest.mark.parametrize(("slug", "options"), GAMES)
def test_seats_are_asked_one_after_another(slug: str, options: dict[str, Any]) -> None:
    table = Table(slug, seed=3, **options)
    group = [decision.seat for decision in table.match.asked]
    assert len(group) == 3
    asked = []
    for _ in group:
        assert table.seat is not None
        asked.append(table.seat)
        table.act(table.legal_actions()[-1])
    assert asked == group


@pytest.mark.parametrize(("slug", "options"), GAMES)
def test_nobody_observes_a_secret_answer(slug: str, options: dict[str, Any]) -> None:
    start = Table(slug, seed=3, **options)
    first = start.seat
    seen = []
    for action in start.legal_actions():
        table = start.clone()
        table.act(action)
        seen.append([table.observe(s).tobytes() for s in range(table.players) if s != first])
        seen[-1].append(table.text(table.seat).encode())
    assert len(seen) > 1
    assert all(one == seen[0] for one in seen)


@pytest.mark.parametrize(("slug", "options"), GAMES)
def test_copies_in_the_middle_of_a_group_go_on_alike(slug: str, options: dict[str, Any]) -> None:
    table = Table(slug, seed=3, **options)
    table.act(table.legal_actions()[-1])
    copies = [table.clone(), pickle.loads(pickle.dumps(table)), table]
    ends = []
    for copy in copies:
        rng = random.Random(1)
        for _ in range(30):
            if copy.seat is not None:
                copy.act(rng.choice(copy.legal_actions()))
        ends.append([copy.observe(seat).tobytes() for seat in range(copy.players)])
    assert ends[0] == ends[1] == ends[2]


@pytest.mark.parametrize(("slug", "options"), GAMES)
def test_a_table_can_be_dealt_again_in_the_middle_of_a_group(
    slug: str, options: dict[str, Any]
) -> None:
    table = Table(slug, seed=3, **options)
    table.act(table.legal_actions()[-1])
    seat = table.seat
    assert seat is not None
    other = table.redealt(seat, seed=9)
    assert other.seat == seat
    assert other.observe(seat).tobytes() == table.observe(seat).tobytes()
    assert other.legal_actions() == table.legal_actions()


@pytest.mark.parametrize(("slug", "options"), GAMES)
def test_pettingzoo_plays_to_the_end(slug: str, options: dict[str, Any]) -> None:
    env = AEC(slug, **options)
    env.reset(seed=2)
    rng = random.Random(2)
    total = 0.0
    for _ in env.agent_iter():
        observation, reward, ended, cut, _ = env.last()
        total += reward
        done = ended or cut
        env.step(None if done else rng.choice(np.flatnonzero(observation["action_mask"])))
    assert total == pytest.approx(0)


@pytest.mark.parametrize(
    ("slug", "opponents"), [("fair", ["squire@2i", "random"]), ("legends", ["greedy", "random"])]
)
def test_one_seat_plays_to_the_end(slug: str, opponents: list[str]) -> None:
    env = SeatEnv(slug, opponents)
    observation, _ = env.reset(seed=2)
    rng = random.Random(2)
    ended = cut = False
    while not (ended or cut):
        action = rng.choice(np.flatnonzero(observation["action_mask"]))
        observation, reward, ended, cut, _ = env.step(action)
    assert ended
    assert -1 <= reward <= 1


def test_openspiel_asks_those_who_bid_one_after_another() -> None:
    game = pyspiel.load_game(f"{throneroom.env.spiel.NAME}legends", {"players": 3})
    state = game.new_initial_state()
    state.apply_action(4)
    group = [decision.seat for decision in state.table.match.asked]
    assert len(group) == 3
    asked = []
    for _ in group:
        asked.append(state.current_player())
        state.apply_action(state.legal_actions()[0])
    assert asked == group

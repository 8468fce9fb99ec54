"""Where games are played makes no difference, and a process that dies costs only its own."""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from throneroom import BadOptions, ThroneroomError
from throneroom.bots import BrokenBot
from throneroom.lab import engine
from throneroom.lab.simulate import simulate
from throneroom.text import Voice


@dataclass(frozen=True)
class Doubling:
    """Doubles numbers, and writes down who did it. `deadly` kills its process once; with `again`,
    every time."""

    folder: Path
    deadly: int = -1
    again: bool = False

    def open(self) -> Callable[[int], int]:
        return self.double

    def double(self, number: int) -> int:
        if number == self.deadly:
            grave = self.folder / "grave"
            if self.again or not grave.exists():
                grave.touch()
                os.kill(os.getpid(), signal.SIGKILL)
        with (self.folder / str(number)).open("a") as file:
            file.write("x")
        return 2 * number


@pytest.mark.slow
def test_a_killed_process_costs_only_its_own_part(tmp_path: Path) -> None:
    work = Doubling(tmp_path, deadly=5)
    with engine.crew(work, jobs=2) as play:
        assert sorted(play(range(12))) == [2 * number for number in range(12)]
    assert (tmp_path / "grave").exists()
    assert all((tmp_path / str(number)).read_text() == "x" for number in range(12))


@pytest.mark.slow
def test_a_part_that_kills_every_process_is_given_up(tmp_path: Path) -> None:
    work = Doubling(tmp_path, deadly=0, again=True)
    with (
        engine.crew(work, jobs=2) as play,
        pytest.raises(ThroneroomError, match="A process died 3 times over the same work"),
    ):
        list(play(range(3)))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"engine": "steam"}, "engine: 'steam' is not one of local, ray."),
        ({"address": "auto"}, "address: only the engine 'ray' has one."),
    ],
)
def test_bad_arguments(tmp_path: Path, arguments: dict[str, Any], sentence: str) -> None:
    with (
        pytest.raises(BadOptions) as refusal,
        engine.crew(Doubling(tmp_path), **arguments),
    ):
        pass
    assert str(refusal.value) == sentence


@pytest.mark.slow
# Ray leaves sockets and processes for the interpreter to close.
@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::DeprecationWarning")
@pytest.mark.filterwarnings("ignore::FutureWarning", "ignore::UserWarning")
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_ray_gives_the_same_report(tmp_path: Path) -> None:
    """One small cluster for all of it, on this machine."""
    pytest.importorskip("ray")
    with engine.cluster(None):
        bots = ["smithy", "random"]
        here = simulate("dominion", bots, games=24, seed=5)
        there = simulate("dominion", bots, games=24, seed=5, engine="ray")
        assert here.json() == there.json()
        broken = tmp_path / "broken.py"
        broken.write_text("def choose(look, decision):\n    return 'windmill'\n", encoding="utf-8")
        with pytest.raises(BrokenBot, match="gave no legal answer when it was asked 'buy'"):
            simulate("dominion", [str(broken), "random"], games=2, engine="ray")
        with engine.crew(Doubling(tmp_path, deadly=1), engine="ray") as play:
            assert sorted(play(range(4))) == [0, 2, 4, 6]
    gc.collect()  # here, and not in a later test, which would be blamed for what Ray leaves


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:nowhere"])
def test_a_cluster_that_is_not_there(tmp_path: Path, address: str) -> None:
    pytest.importorskip("ray")
    with (
        pytest.raises(ThroneroomError, match=f"No Ray cluster can be reached at {address}"),
        engine.crew(Doubling(tmp_path), engine="ray", address=address),
    ):
        pass


def test_a_missing_library_is_told_in_both_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ThroneroomError, match="Ray is missing") as caught, engine.cluster(None):
        pass
    assert caught.value.said is not None
    assert Voice(None, "ru").say(caught.value.said).startswith("Не установлен Ray")

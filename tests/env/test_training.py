"""The example that trains an agent runs, where torch is installed: it is too large to be installed
for this test alone."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_dominion.py"


@pytest.mark.slow
def test_an_agent_is_trained_for_a_moment(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    spec = importlib.util.spec_from_file_location("train_dominion", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    vars(example).update(LANES=4, STEPS=8)
    curve = example.train(
        opponent="big_money", minutes=0.001, out=tmp_path / "agent", test_games=4, every=1
    )
    assert len(curve) >= 2
    assert all(0 <= point.wins <= 1 for point in curve)
    assert (tmp_path / "agent.csv").read_text().startswith("minutes,games,wins,points\n0.00,0,0.0")
    assert (tmp_path / "agent.pt").exists()

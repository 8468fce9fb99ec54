"""`import throneroom`: the example as it is printed, the examples in docstrings, the refusals."""

from __future__ import annotations

import doctest
import json
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import throneroom
from throneroom import registry

SOURCE = Path(str(files("throneroom")))

EXAMPLE = """
import throneroom

match = throneroom.new("dominion", players=2, seed=7, kingdom="first_game")
while decision := match.decision:
    match.answer(decision.options[0])
print(match.outcome)

position = match.save()             # plain JSON; edit it, and
match = throneroom.load(position)   # set up any position: tests, puzzles, bug reports
"""


def test_the_example_works_as_printed(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {}
    exec(EXAMPLE, names)
    assert capsys.readouterr().out.startswith("Outcome(ranks=[")
    assert json.loads(json.dumps(names["position"])) == names["position"]
    assert names["match"].outcome is not None


def modules() -> Iterator[str]:
    for path in sorted(SOURCE.rglob("*.py")):
        parts = ["throneroom", *path.relative_to(SOURCE).with_suffix("").parts]
        if parts[-1] != "__main__" and "migrations" not in parts:  # those are run, not imported
            yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@pytest.mark.parametrize("name", list(modules()))
def test_the_examples_in_docstrings_are_true(name: str) -> None:
    result = doctest.testmod(import_module(name), verbose=False)
    assert result.failed == 0


def test_there_are_examples_in_docstrings() -> None:
    found = doctest.DocTestFinder().find(throneroom)
    assert any(test.examples for test in found)


def test_the_face_is_all_there() -> None:
    for name in throneroom.__all__:
        assert hasattr(throneroom, name), name


# Games


def test_the_games_can_be_counted_up_again_and_again() -> None:
    """Also after one has been loaded, in a process that has seen nothing else."""
    program = (
        "import throneroom\n"
        "assert list(throneroom.games())\n"
        "throneroom.new('dominion', seed=1)\n"
        "assert list(throneroom.games())\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_a_game_nobody_has_installed() -> None:
    with pytest.raises(
        throneroom.UnknownGame, match=r"^There is no game called 'chess'; there are: .*dominion"
    ):
        throneroom.new("chess")
    with pytest.raises(throneroom.UnknownGame):
        throneroom.game("")
    with pytest.raises(throneroom.UnknownGame):
        throneroom.schema("chess")


def test_games_are_in_alphabetical_order_and_under_their_slugs() -> None:
    found = registry.games()
    assert list(found) == sorted(found)
    assert all(game.slug == slug for slug, game in found.items())
    with pytest.raises(TypeError):
        found["mine"] = found["dominion"]  # type: ignore[index]


def test_a_broken_plug_in_does_not_take_the_others_along(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game from outside that can't be imported is not a reason to play none."""

    class Broken:
        name = "broken"

        def load(self) -> Any:
            raise ImportError("no module named 'broken'")

    real = entry_points(group=registry.GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group: [*real, Broken()])
    registry.games.cache_clear()
    try:
        assert "dominion" in registry.games()
    finally:
        registry.games.cache_clear()


# Refusals


@pytest.mark.parametrize("seed", [-1, "7", 1.5, [7], b"7"])
def test_a_seed_is_a_whole_number_from_0_up(seed: Any) -> None:
    with pytest.raises(throneroom.BadOptions, match=r"^seed: "):
        throneroom.new("dominion", seed=seed)


def test_a_seed_beyond_all_measure_is_refused() -> None:
    with pytest.raises(throneroom.BadOptions, match=r"^seed: "):
        throneroom.new("dominion", seed=10**5000)


def test_without_a_seed_chance_is_the_systems() -> None:
    seeds = {throneroom.new("dominion").record().header.seed for _ in range(3)}
    assert len(seeds) == 3


@pytest.mark.parametrize("saved", [[], None, "{}", 7, {}, {"game": 7}, {"game": None}])
def test_what_is_no_saved_match_is_refused(saved: Any) -> None:
    with pytest.raises(throneroom.ImpossiblePosition):
        throneroom.load(saved)


def test_a_saved_match_of_an_unknown_game_is_refused() -> None:
    saved = throneroom.new("dominion", seed=1).save()
    with pytest.raises(throneroom.UnknownGame):
        throneroom.load({**saved, "game": "chess"})


@pytest.mark.parametrize(
    "options",
    [{"players": 1}, {"players": 5}, {"players": "2"}, {"colour": "red"}, {"kingdom": "none"}],
)
def test_options_that_do_not_fit_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(throneroom.BadOptions) as refusal:
        throneroom.new("dominion", seed=1, **options)
    assert str(refusal.value).endswith(".")


def test_every_refusal_is_of_one_family() -> None:
    for name in ("BadOptions", "BadRecord", "CannotUndo", "IllegalAnswer", "ImpossiblePosition"):
        assert issubclass(getattr(throneroom, name), throneroom.ThroneroomError)


def test_a_record_is_replayed() -> None:
    match = throneroom.new("dominion", seed=1, names=["Анна", "Bob"])
    match.answer("end")
    text = match.record().to_jsonl()
    again = throneroom.replay(throneroom.Record.from_jsonl(text))
    assert again.state == match.state
    assert again.names == ["Анна", "Bob"]
    assert throneroom.replay(match.record(), upto=0).number == 0

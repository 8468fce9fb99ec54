"""The games on file are still played like that."""

from __future__ import annotations

import pytest

from tests.playthroughs import COMMAND, FOLDER, PLAYS, path, text
from throneroom.registry import games


@pytest.mark.parametrize("name", list(PLAYS))
def test_a_game_goes_as_it_went(name: str) -> None:
    assert path(name).exists(), f"{path(name).name} is missing; `{COMMAND}` writes it"
    old = path(name).read_text(encoding="utf-8").splitlines()
    new = text(PLAYS[name]).splitlines()
    for number, (was, is_now) in enumerate(zip(old, new, strict=False), start=1):
        if was != is_now:
            pytest.fail(
                f"{path(name).name}, line {number}\n"
                f"was: {was}\n"
                f"now: {is_now}\n"
                f"If that is what should happen, run `{COMMAND}` and review the diff.",
                pytrace=False,
            )
    assert len(old) == len(new), f"it ends elsewhere; `{COMMAND}` rewrites it"


@pytest.mark.parametrize("slug", list(games()))
def test_every_game_has_a_playthrough(slug: str) -> None:
    assert slug in PLAYS, "name one in tests/playthroughs/__init__.py"
    assert PLAYS[slug].game == slug


def test_no_playthrough_is_left_over() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(PLAYS), f"run `{COMMAND}`"

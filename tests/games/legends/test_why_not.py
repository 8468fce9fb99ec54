"""Why something is not an option now."""

from __future__ import annotations

import pytest

from tests.games.legends.table import DESERT, do, position
from throneroom import Match
from throneroom.text import Voice


def said(match: Match, key: str) -> str:
    why = match.why_not(key)
    return Voice(match.game, "en").say(why) if why else ""


ROW = ["lake", "dire_eye", "graveyard", "stronghold", "cursed_tower", "forest_elf"]


def test_cards() -> None:
    match = position({"m3": {0: 1}}, coins=[1], row=ROW)
    assert said(match, "stronghold") == "Stronghold costs 2; you have 1."
    assert said(match, "night_hydra") == "Night Hydra is not in the row."
    assert said(match, "lake") == ""


def test_steps() -> None:
    match = position({"m4": {0: 1}}, row=["dire_ogre"])
    do(match, "dire_ogre")
    assert said(match, "m4>c2") == "From Pine Grove to Lower Rock costs 3; you have 2 left."
    assert said(match, "m4>m1") == (
        "No border and no sea lane leads from Pine Grove to North Meadow."
    )
    assert said(match, "m1>m2") == "You have no army in North Meadow."
    assert said(match, "m4>h1") == "East Horn is not on this board."


@pytest.mark.parametrize(
    ("card", "before", "key", "sentence"),
    [
        ("dire_eye", [], "m1", "You can recruit only in the starting region and where you have"),
        ("stronghold", [], "m1", "You have no army in North Meadow."),
        ("night_hydra", ["stop"], "m1:1", "You have no army in North Meadow."),
        ("night_hydra", ["stop"], "m4:2", "There is no army in Pine Grove that you could destroy."),
        ("stronghold", [], "h1", "East Horn is not on this board."),
    ],
)
def test_regions(card: str, before: list[str], key: str, sentence: str) -> None:
    match = position({"m4": {0: 1}, "m1": {1: 1}}, row=[card])
    do(match, card, *before)
    assert said(match, key).startswith(sentence)


def test_what_has_no_reason() -> None:
    match = position({"d5": {0: 1}}, tiles=DESERT)
    assert said(match, "nonsense") == ""
    assert said(match, "d5") == ""

"""Conquest of the Fallen Lands in the terminal."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import throneroom
from tests.cli.terminal import run
from tests.cli.test_boards import seen
from tests.games.fallen_lands.table import position
from throneroom import bots
from throneroom.games.fallen_lands.cards import CARDS

NAMES = ["Anna", "Boris", "Clara", "Dora", "Eva"]


def hurried(screen: str) -> str | None:
    """Takes the first number that the screen offers."""
    if screen.rstrip().endswith(("(y/n)", "(д/н)")):
        return "n"
    if screen.rstrip().endswith(("[Enter]", "(Enter/n)")):
        return ""
    offered = re.search(r"the choices are (\d+) to", screen)
    return offered[1] if offered else "1"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_game_between_bots_is_told_to_its_end(language: str) -> None:
    seats = "bot:planner,bot:greedy,bot:random"
    said = run(
        *("play", "fallen_lands", "--players", "3", "--seats", seats),
        *("--seed", "3", "--lang", language),
    )
    assert said.status == 0
    over = {"en": "the game is over", "ru": "игра окончена"}[language]
    assert over in said.out
    assert {"en": "Followers hired", "ru": "Нанятые Соратники"}[language] in said.out


def test_somebody_plays_a_whole_game_by_numbers() -> None:
    said = run(
        *("play", "fallen_lands", "--players", "3", "--seats", "Anna,bot:greedy,bot:planner"),
        *("--seed", "5"),
        typed=hurried,
    )
    assert said.status == 0
    assert "the game is over" in said.out


def test_the_board_is_a_hexagon_with_numbers_where_one_can_go() -> None:
    match = position(
        [["spearmen", "claim"]],
        followers=["W"],
        levels={18: 1, 0: 12},
        held={19: (0, "halberdiers"), 20: (1, "archers")},
        claims={1: 2},
        floods=[2],
    )
    saved = match.save() | {"names": NAMES[:3]}
    match = throneroom.load(saved)
    match.answer("spearmen")
    lines = seen(match, "en", 80, None).splitlines()
    top = next(n for n, line in enumerate(lines) if "Your turn" in line)
    rows = [line.split() for line in lines[top + 1 : top + 8]]
    assert rows[0][0] == "12"
    assert rows[0][1].startswith("■?")
    assert rows[0][2] == "~~"
    assert "◆+2" in rows[3]
    assert "●+2" in rows[3]
    assert rows[3][rows[3].index("◆+2") - 2 :][1] == "1", "the level behind its number"


@pytest.mark.parametrize("width", [40, 60, 80, 100])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_any_width_will_do(width: int, players: int) -> None:
    match = throneroom.new("fallen_lands", seed=5, players=players, names=NAMES[:players])
    minds = [bots.make(match.game, "planner", seat) for seat in range(players)]
    while (decision := match.decision) and match.number < 150:
        if decision.seat == 0 and match.number % 7 == 0:
            for line in seen(match, "ru", width, None).splitlines():
                assert len(line) <= width
        match.answer(minds[decision.seat](match.look(decision.seat), decision))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_catalogue_has_every_card(language: str) -> None:
    out = run("games", "fallen_lands", "--lang", language).out
    for key in CARDS:
        assert re.search(rf"\b{key}\b", out)
    for option in ("--players", "--quick", "--first", "--advanced"):
        assert option in out


def test_a_whole_action_is_taken_back_with_a_word(tmp_path: Path) -> None:
    match = position(
        [["spearmen", "strength_potion"]], followers=["WM"], levels={18: 2, 0: 1}, current=0
    )
    (tmp_path / "position.json").write_text(json.dumps(match.save() | {"names": NAMES[:3]}))
    typed = ["", "spearmen", "strength", "u all", "q", "y"]
    said = run("play", "--load", "position.json", "--seats", "Anna,Boris,Clara", typed=typed)
    asked = re.findall(r"Play a card, or end your actions|Attack \d: which field", said.out)
    assert asked == [
        "Play a card, or end your actions",
        "Attack 1: which field",
        "Attack 2: which field",
        "Play a card, or end your actions",
    ]


def test_reading_a_card_says_what_is_ours() -> None:
    said = run(
        *("play", "fallen_lands", "--players", "3", "--seats", "Anna,bot:greedy,bot:greedy"),
        *("--seed", "5", "--first", "0"),
        typed=["? knights", "q", "y"],
    )
    assert "Troop: 4 × Warrior, 1 × Craftsman." in said.out
    assert "our own choice" in said.out


def test_simulate_counts_wins() -> None:
    out = run(
        *("simulate", "fallen_lands", "--bots", "planner,greedy,random"),
        *("--players", "3", "--games", "6", "--seed", "1"),
    ).out
    assert "planner" in out

"""How tables look: what fits, what is lit, and what a game without a drawing gets."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest
from rich.console import Console

import throneroom
from docs.pictures.terminal import photograph
from tests.cli.terminal import position, run
from tests.games.tomesaga.campaigns import started
from tests.kernel.games.caravan import CARAVAN
from tests.kernel.games.fair import FAIR
from tests.kernel.games.pebbles import PEBBLES
from throneroom import bots, registry
from throneroom.cli import boards
from throneroom.cli.keep import Keeper
from throneroom.cli.screen import Screen
from throneroom.cli.seats import Sitter
from throneroom.cli.sitting import Sitting
from throneroom.cli.words import speak
from throneroom.games.west_kingdom.campaign.cards import GAMES
from throneroom.games.west_kingdom.campaign.goals import progress
from throneroom.games.west_kingdom.campaign.options import Holding, Standing
from throneroom.kernel import Decision, Match, Record

NAMES = ["Александра", "Boris", "Бот Big Money", "Clara"]


def nobody(look: Any, decision: Decision) -> Any:
    raise NotImplementedError


def seen(match: Match, language: str, width: int, height: int | None) -> str:
    """The screen of seat 0, on a terminal of that size or (without a height) on paper."""
    console = Console(
        file=io.StringIO(),
        width=width,
        height=height or 25,
        force_terminal=height is not None,
        color_system=None,
        legacy_windows=False,
    )
    table = Sitting(
        match,
        [Sitter(name) for name in match.names],
        [None, *[nobody] * (len(match.names) - 1)],
        Keeper(Path(), named=False),
        language,
        Screen(speak(match.game, language, match.names), console),
    )
    table.show(0)
    assert isinstance(console.file, io.StringIO)
    return re.sub(r"\x1b\[\d?[A-Z]", "", console.file.getvalue())


def moments(players: int, kingdom: str, every: int = 7) -> Iterator[Match]:
    """What seat 0 is asked in a game, now and then."""
    match = throneroom.new(
        "dominion", seed=players, players=players, names=NAMES[:players], kingdom=kingdom
    )
    minds = [bots.make(match.game, "random", seat) for seat in range(players)]
    while decision := match.decision:
        if decision.seat == 0 and match.number % every == 0:
            yield match
        if match.number > 40 * every:
            return
        match.answer(minds[decision.seat](match.look(decision.seat), decision))


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("players", "kingdom"), [(2, "interaction"), (4, "size_distortion")])
def test_a_question_fits_a_small_terminal(language: str, players: int, kingdom: str) -> None:
    """80 x 24, and one line is for the answer; only a very full table may take more."""
    heights = []
    for match in moments(players, kingdom):
        lines = seen(match, language, 80, 24).splitlines()
        assert all(len(line) <= 80 for line in lines)
        heights.append(len(lines))
    assert len(heights) >= 8
    assert sorted(heights)[len(heights) * 8 // 10] <= 23


@pytest.mark.parametrize("width", [20, 40, 60, 100, 200])
def test_any_width_will_do(width: int) -> None:
    for match in moments(3, "size_distortion", every=60):
        for line in seen(match, "ru", width, None).splitlines():
            assert len(line) <= min(width, 100)


def test_what_is_chosen_where_it_lies_is_not_listed_again() -> None:
    match = throneroom.new("dominion", seed=5, first=0, names=["Anna", "Boris"])
    match.answer("play_all")
    shown = seen(match, "en", 80, None)
    assert shown.count(" Silver ") == 1
    assert " 2 Silver   (3) ×40" in shown
    assert "   Gold     (6) ×30" in shown


def test_known_cards_and_full_piles_are_shown() -> None:
    match = throneroom.new(
        "dominion", seed=5, first=0, count_discards=True, names=["Anna", "Boris"]
    )
    saved = match.save()
    state = saved["state"]
    state["trash"] = ["gold", "gold", "curse"]
    state["supply"] |= {"gold": 28, "curse": 0}
    state["players"][1] |= {"face_down": 3, "discard": ["silver"]}
    state["supply"]["silver"] = 39
    shown = seen(throneroom.load(saved), "en", 80, None)
    assert "Trash: Gold ×2, Curse" in shown
    assert "Curse    (0) ×0" in shown
    assert "on top: " in shown
    assert "discard: Silver (1)" in shown


def test_what_a_thief_turns_over_is_shown() -> None:
    kingdom = "adventurer chapel feast festival gardens library moat spy thief witch"
    saved = position(["thief"], kingdom=kingdom.split())
    saved["state"]["players"][1]["deck"] = ["copper", "silver", "copper"]
    saved["state"]["supply"]["silver"] = 39
    match = throneroom.load(saved)
    match.answer("thief")
    shown = seen(match, "en", 80, None)
    assert "set aside: Silver, Copper" in shown
    assert "Copper    2) Silver" in shown


# Games that nobody has drawn


@pytest.fixture
def other_games(monkeypatch: pytest.MonkeyPatch) -> None:
    known = MappingProxyType({"caravan": CARAVAN, "pebbles": PEBBLES})
    monkeypatch.setattr(registry, "games", lambda: known)


@pytest.mark.usefixtures("other_games")
def test_any_game_can_be_played() -> None:
    typed = ["", "9", "3", "", "1", "", "3", "", "2", "n"]
    said = run("play", "pebbles", "--seats", "Anna,Boris", typed=typed)
    assert said.status == 0
    assert "heap: 9\ncurrent: 0\n" in said.out
    assert "Anna> 9\nThere is no number 9; the choices are 1 to 3.\n" in said.out
    assert "last_pebble\nBoris wins.\n" in said.out


@pytest.mark.usefixtures("other_games")
def test_secret_bids_and_orders_in_any_game() -> None:
    """The log keeps what the bids were until they are opened, and the order that was typed."""

    def typed(screen: str) -> str:
        if screen.endswith("(y/n) "):
            return "n"
        if screen.endswith(("[Enter] ", "(Enter/n) ")):
            return ""
        needed = re.search(r"Choose (?:up to )?(\d)\.", screen)
        menu = re.findall(r"(?:^|   ) ?(\d+)\) \w+(?: ×(\d))?", screen, re.MULTILINE)
        numbers = [
            number for number, count in menu if number != "0" for _ in range(int(count or 1))
        ]
        return " ".join(numbers[: int(needed[1])][::-1]) if needed else numbers[-1]

    said = run("play", "caravan", "--seats", "Anna,Boris,Clara", "--seed", "3", typed=typed)
    assert said.status == 0
    assert "The order matters." in said.out
    first, second, *_ = said.out.split("Pass the keyboard to ")[1:]
    bidder = first.partition(".")[0]
    assert f"{bidder} bids.\n" in second
    assert not re.search(rf"{bidder} bids \d", second)


@pytest.mark.usefixtures("other_games")
def test_a_game_alone_is_won_by_all_who_play() -> None:
    said = run("play", "pebbles", "--seats", "me", "--heap", "3", typed=["3", "n"])
    assert said.status == 0
    assert "The game is won." in said.out


@pytest.mark.usefixtures("other_games")
def test_the_options_of_any_game_are_flags() -> None:
    assert "--weather calm|stormy" in run("play", "caravan", "--help").out
    hail = run("play", "caravan", "--weather", "hail")
    allowed = "“hail” is not one of calm, stormy"
    assert hail.err == f"--weather: {allowed} (see throneroom --help).\n"
    many = run("play", "caravan", "--players", "9", "--lang", "ru")
    assert many.err.startswith("--players: нужно число от 2 до 4, а не 9")
    assert "--rounds  2" in run("games", "caravan").out
    assert run("games").out.startswith("caravan  caravan, 2 to 4 players\npebbles  pebbles, 1 to 2")


def test_what_one_game_hands_to_the_next_is_no_flag(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "games", lambda: MappingProxyType({"fair": FAIR}))
    shown = run("play", "fair", "--help").out
    assert "--hand" in shown
    assert "--crowns" not in shown


@pytest.mark.usefixtures("other_games")
def test_with_several_games_one_has_to_be_named() -> None:
    assert run("play").err == "Which game? There are: caravan, pebbles.\n"


def test_a_board_has_everything() -> None:
    for slug in ("dominion", "nothing"):
        board = boards.find(slug)
        for name in ("draw", "shown", "describe", "tally", "catalogue"):
            assert callable(getattr(board, name))


def test_the_picture_of_the_readme_needs_nothing_from_outside() -> None:
    folder = Path(__file__).parents[2] / "docs" / "pictures"
    record = Record.from_jsonl((folder / "terminal.jsonl").read_bytes())
    drawn = photograph(throneroom.replay(record))
    for svg in (drawn, (folder / "terminal.svg").read_text(encoding="utf-8")):
        assert svg.startswith("<svg ")
        assert re.findall(r"\w+://[^\"]+", svg) == ["http://www.w3.org/2000/svg"]
        assert "Province" in svg


@pytest.mark.parametrize("slug", ["architects", "paladins", "viscounts"])
def test_the_chronicle_board_of_a_campaign(slug: str) -> None:
    """Each goal with how near everybody is; who has taken it; all chronicles."""
    number = GAMES.index(slug)
    held = (Holding(victory=2 * number), Holding(victory=number))
    match = started(slug, Standing(held, 1 if number else None))
    first, second, _ = sorted(match.state.campaign.open, key=lambda one: one.key)
    match.state.campaign.open.remove(first)
    match.state.campaign.keepers[1].goals.append(first)
    drawn = seen(match, "en", 100, None)
    voice = speak(match.game, "en")
    for goal in (first, second):
        assert voice.text(f"chronicle-{goal.key}") in drawn
    assert f"{progress(match.state, 1, second)}/{second.n}" in drawn
    assert "Taken: " in drawn

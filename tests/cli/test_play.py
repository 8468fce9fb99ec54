"""Games from the first question to the last, played by what the screen shows."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import throneroom
from tests.cli.terminal import choices, hand, position, reader, run, tables
from throneroom import names
from throneroom.cli.words import speak
from throneroom.kernel import Question, Record
from throneroom.registry import game

KINGDOM = [
    *("chapel", "cellar", "festival", "militia", "moat"),
    *("smithy", "spy", "thief", "village", "witch"),
]
ALONE = ("play", "dominion", "--seed", "5", "--first", "0")


def left_off(*arguments: str, typed: Sequence[str]) -> str:
    """What is on the screen when the input ends in the middle of a game."""
    said = run(*ALONE, *arguments, typed=typed)
    assert said.status == 2
    return said.out


def at(tmp_path: Path, saved: dict[str, Any], *typed: str) -> list[str]:
    """The tables of a game that begins in some position."""
    (tmp_path / "position.json").write_text(json.dumps(saved))
    said = run("play", "--load", "position.json", "--seats", "Anna,Boris", typed=["", *typed])
    return tables(said.out)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_whole_game_by_reading_the_screen(language: str) -> None:
    said = run(*ALONE, "--lang", language, "--record", "game.jsonl", typed=reader(language))
    assert said.status == 0
    match = throneroom.replay(Record.from_jsonl(Path("game.jsonl").read_bytes()))
    assert match.outcome is not None
    voice = speak(match.game, language, match.names)
    (winner,) = match.outcome.winners
    assert voice.text("cli-winner", name=match.names[winner]) in said.out
    end = said.out[said.out.index(voice.text("event-ended", reason=match.outcome.reason)) :]
    for score, view in zip(match.outcome.scores, match.view().players, strict=True):
        for line in score.lines:
            counted = f" (×{line.count})" if line.count not in (1, line.points) else ""
            assert f"{line.points}{counted}".replace("-", "−") in end
        assert f" {score.total} " in end
        assert f" {view.turns} " in end
    assert end.rstrip().endswith("n")  # again? no


def test_every_table_shows_the_hand_and_only_what_can_be_done() -> None:
    said = run(*ALONE, "--record", "game.jsonl", typed=reader())
    record = Record.from_jsonl(Path("game.jsonl").read_bytes())
    match = throneroom.replay(record, upto=0)
    voice = speak(match.game, "en")
    shown = iter(tables(said.out))
    for answer in record.answers:
        if answer.seat == 0:
            table = next(shown)
            cards = match.view(0).players[0].hand
            assert hand(table) == {
                voice.text(f"card-{key}"): cards.count(key) for key in dict.fromkeys(cards)
            }
            question = match.question(0)
            assert isinstance(question, Question)
            assert set(choices(table)) >= {voice.say(choice.text) for choice in question.choices}
        match.answer(answer.keys)
    assert next(shown, None) is None


def test_bots_among_themselves_need_nobody() -> None:
    said = run("play", "dominion", "--seats", "bot:big_money,bot:smithy", "--seed", "1")
    assert said.status == 0
    winner = re.search(r"(\w+) wins\.", said.out)
    assert winner is not None
    assert winner[1] in names.of_bots(game("dominion"))
    assert said.out.count(", turn 2\n") == 2, "the whole game is told"


def test_three_at_the_table_are_told_apart() -> None:
    said = run(
        "play", "dominion", "--seats", "me,bot:big_money,bot:big_money", "--seed", "1", typed=[]
    )
    assert len(bankers(said.out)) == 2


def test_the_bots_fill_the_seats_that_players_leaves() -> None:
    said = run("play", "dominion", "--players", "4", "--first", "0", "--seed", "1")
    assert len(bankers(said.out)) == 3


def bankers(out: str) -> set[str]:
    """The names of the bots of one kind, each with a name of its own."""
    return set(re.findall(r"(\w+) \(bot: Banker\)", out))


def test_the_game_s_own_options_are_flags() -> None:
    kingdom = "adventurer,chapel,feast,festival,gardens,library,moat,spy,thief,witch"
    out = left_off("--kingdom", kingdom, "--auto-treasures", "--count-discards", typed=[])
    assert "Adventurer" in out
    assert "Play all Treasures" not in out
    assert "in play: Copper" not in out  # until something is bought


# Choosing


@pytest.mark.parametrize(
    ("typed", "bought"),
    [
        ("silver", "Silver"),
        ("SILV", "Silver"),
        ("серебро", "Silver"),
        ("дер", "Village"),
        ("wood", "Woodcutter"),
        ("лесо", "Woodcutter"),
    ],
)
def test_a_name_or_its_beginning_in_either_language_chooses(typed: str, bought: str) -> None:
    out = left_off(typed=["play all", typed])
    assert f"You buy {bought}." in out


def test_a_russian_player_may_type_english_names() -> None:
    out = left_off("--lang", "ru", typed=["выложить все", "silver"])
    assert "Вы покупаете Серебро." in out


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "There is no number 99; the choices are 1 to 5."),
        ("0", "There is no number 0; the choices are 1 to 5."),
        ("9" * 5000, "“999999999999999999999999999999…” is not one of the choices; ? shows what"),
        ("\x1b[2J", "“[2J” is not one of the choices; ? shows what you can type."),
        ("xyzzy", "“xyzzy” is not one of the choices; ? shows what you can type."),
        ("1 2", "“1 2” is not one of the choices; ? shows what you can type."),
        ("gold", "Gold costs 6; with all your Treasures played you will have 3 coins."),
        ("золо", "Gold costs 6; with all your Treasures played you will have 3 coins."),
        ("c", "“c” can mean several things: 3 Copper, 4 Curse."),
        ("why gold", "Gold costs 6; with all your Treasures played you will have 3 coins."),
        ("why copper", "Copper can be chosen: number 3."),
        ("why", "Which one? Type why and a name."),
        ("why xyzzy", "Nothing here is called “xyzzy”."),
        ("? xyzzy", "Nothing here is called “xyzzy”."),
        ("?m", "“m” can mean several things: Market, Militia, Mine, Moat, Moneylender."),
        ("u", "That can’t be undone: something was drawn or shown, or somebody else has"),
        ("log", "Nothing has happened yet."),
        ("save", "Where to? For example: save game.json."),
    ],
)
def test_a_slip_gets_one_friendly_sentence_and_the_prompt_again(typed: str, answer: str) -> None:
    out = left_off(typed=[typed, "1"])
    first, _ = tables(out)
    assert first.split("Player> ")[1].split("\n")[1].startswith(answer)
    assert "1 buy · 3 coins" in out or "1 buy · 4 coins" in out  # and then 1 played all Treasures


def test_enter_shows_the_table_again() -> None:
    first, again = (table.rpartition("Player>")[0] for table in tables(left_off(typed=[""])))
    assert first == again


def test_undo_takes_back_what_nobody_has_seen() -> None:
    before, after, back = tables(left_off(typed=["1", "u"]))
    assert "u undo" not in before
    assert "0 coins" in before
    assert "u undo" in after
    assert "0 coins" not in after
    assert hand(back) == hand(before)
    assert "0 coins" in back


def test_what_was_drawn_can_not_be_undone() -> None:
    out = left_off(typed=["end", "u"])
    assert "That can’t be undone" in out


# Several at once


def test_several_cards_by_number_the_same_one_twice(tmp_path: Path) -> None:
    saved = position(["chapel", "copper", "copper", "copper", "estate"], kingdom=KINGDOM)
    _, asked, after = at(tmp_path, saved, "chapel", "1 1 2")
    assert "Choose up to 4." in asked
    assert " 1 Copper ×3   2 Estate" in asked
    assert " 0) Nothing" in asked
    assert "Anna trashes Copper ×2, Estate." in after
    assert hand(after) == {"Copper": 1}


@pytest.mark.parametrize(
    ("typed", "trashed"),
    [
        ("copper, estate", "Anna trashes Copper, Estate."),
        ("estate copper", "Anna trashes Copper, Estate."),
        ("медь", "Anna trashes Copper."),
        ("1", "Anna trashes Copper."),
        ("2 cop 1", "Anna trashes Copper ×2, Estate."),
    ],
)
def test_several_cards_by_name(tmp_path: Path, typed: str, trashed: str) -> None:
    saved = position(["chapel", "copper", "copper", "copper", "estate"], kingdom=KINGDOM)
    assert trashed in at(tmp_path, saved, "chapel", typed)[2]


def test_none_of_several(tmp_path: Path) -> None:
    saved = position(["chapel", "copper", "copper", "copper", "estate"], kingdom=KINGDOM)
    table = at(tmp_path, saved, "chapel", "0")[2]
    assert "trashes" not in table
    assert hand(table) == {"Copper": 3, "Estate": 1}


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("2 2", "Estate can be chosen only once."),
        ("1 1 1 1", "Copper can be chosen only 3 times."),
        ("1 1 1 2 2", "That would be 5. Choose up to 4."),
        ("1 7", "There is no number 7; the choices are 1 to 2."),
        ("gold", "Gold is not in your hand."),
    ],
)
def test_too_many_or_too_few_of_several(tmp_path: Path, typed: str, answer: str) -> None:
    saved = position(["chapel", "copper", "copper", "copper", "estate"], kingdom=KINGDOM)
    assert f"> {typed}\n{answer}\n" in at(tmp_path, saved, "chapel", typed)[1]


def test_how_many_are_needed_is_said(tmp_path: Path) -> None:
    saved = position(["militia", "copper"], kingdom=KINGDOM)
    table = at(tmp_path, saved, "militia", "", "1")[1]
    assert "Anna plays Militia: discard 2 cards. The last one you choose lies on top." in table
    assert "> 1\nThat would be 1. Choose 2. The order matters.\n" in table


# Reading


def test_help_lists_what_can_be_typed() -> None:
    out = left_off(typed=["?", "help"])
    assert out.count("take the last decision back") == 2


@pytest.mark.parametrize("typed", ["? smithy", "?Smi", "help smithy", "? кузница", "?куз"])
def test_a_card_can_be_read(typed: str) -> None:
    out = left_off(typed=[typed])
    assert "Smithy · Action, costs 4" in out
    assert "+3 cards" in out
    assert "· Smithy brings no new action" in out


def test_a_card_is_read_in_the_reader_s_language() -> None:
    out = left_off("--lang", "ru", typed=["? smithy"])
    assert "Кузница · Действие, цена 4" in out
    assert "+3 карты" in out


def test_the_whole_log() -> None:
    out = left_off(typed=["1", "end", "log"])
    told = out[out.index("Player> log") :]
    assert "You play Copper" in told
    assert any(f"{name}, turn 1" in told for name in names.of_bots(game("dominion")))


# One game after another


def test_a_series_goes_on_with_the_right_first_player() -> None:
    play = reader()
    games = []

    def typed(screen: str) -> str | None:
        if screen.rstrip().endswith("(y/n)"):
            games.append(screen)
            return "y" if len(games) == 1 else "n"
        return play(screen)

    said = run(*ALONE, "--record", "game.jsonl", typed=typed)
    assert said.status == 0
    assert len(games) == 2
    first = throneroom.replay(Record.from_jsonl(Path("game.jsonl").read_bytes()))
    second = Record.from_jsonl(Path("game-2.jsonl").read_bytes())
    assert first.outcome is not None
    (winner,) = first.outcome.winners
    assert second.header.options["first"] == 1 - winner
    assert second.header.seed == 6
    assert "Games won: " in games[1]
    assert "Games won: " not in games[0]


def test_a_whole_action_is_taken_back(tmp_path: Path) -> None:
    saved = position(["workshop", "copper"], kingdom=["workshop", *KINGDOM[1:]])
    *_, chosen, undone = at(tmp_path, saved, "workshop", "silver", "u all")
    assert "Workshop" in hand(undone)
    assert "Workshop" not in hand(chosen)


def test_reactions_are_answered_in_advance(tmp_path: Path) -> None:
    said = left_off("--kingdom", ",".join(KINGDOM), typed=["react", "react never", "react x"])
    assert "Show Moat when attacked: always." in said
    assert "Show Moat when attacked: never." in said
    assert "Type react always, react never or react ask." in said
    said = left_off("--kingdom", "first_game", "--lang", "ru", typed=["реакция спрашивать"])
    assert "Показывать Ров при атаке: спрашивать." in said


def test_without_reactions_there_is_nothing_to_answer() -> None:
    kingdom = ",".join(["workshop" if card == "moat" else card for card in KINGDOM])
    assert "No card of this game reacts" in left_off("--kingdom", kingdom, typed=["react"])


@pytest.mark.parametrize(("wish", "asked"), [("always", False), ("never", False), ("ask", True)])
def test_a_moat_is_shown_as_its_owner_wished(tmp_path: Path, wish: str, asked: bool) -> None:
    """Whether asked or not, the one who holds no Moat is treated like the one who does."""
    for drawn, played in (("moat", "estate"), ("estate", "moat")):
        saved = position([played], kingdom=KINGDOM)
        saved["state"]["players"][0]["deck"] = [drawn, *["copper"] * 4]
        saved["state"]["players"][1]["hand"] = ["militia"]
        saved["state"]["supply"]["militia"] -= 1
        saved["state"]["supply"]["moat"] = 9
        ends = ["end"] * (2 if played == "moat" else 1)
        told = "".join(at(tmp_path, saved, f"react {wish}", *ends, "", "militia", "", "no", ""))
        assert ("Show your Moat?" in told) is asked
        assert ("shows Moat" in told) is (wish == "always" and drawn == "moat")


# What can't be taken back


def test_the_end_of_a_turn_is_confirmed() -> None:
    typed = iter(["end", "n", "play all", "copper", "n", "silver", "", None])
    out = run(*ALONE, typed=lambda screen: next(typed)).out
    assert "End the turn. Not played: Copper ×" in out
    assert "Buy Copper and end the turn. " in out
    assert "You buy Copper" not in out
    assert "You buy Silver" in out


def test_numbers_keep_their_meaning_within_a_turn() -> None:
    """What "1" meant is gone, and nothing else is called so."""
    first, second = tables(left_off(typed=["1", "1"]))
    assert choices(first)["Play all Treasures"] == "1"
    assert choices(second)["Curse"] == choices(first)["Curse"] != "1"
    assert "There is no number 1; the choices are" in second


def test_whoever_is_in_a_hurry_is_not_asked() -> None:
    out = left_off(typed=["seal never", "play all", "silver"])
    assert "You are never asked to confirm anything." in out
    assert "Sure?" not in out
    assert "You buy Silver" in out

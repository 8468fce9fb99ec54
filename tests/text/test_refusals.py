"""What is wrong with options and positions is said in the reader's language."""

from __future__ import annotations

import ast
import copy
import functools
import json
import random
import re
import string
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import throneroom
from tests.cli.terminal import run
from tests.conformance.checks.refusing import edit
from tests.conformance.walking import walk
from tests.text.test_files import SOURCE, arguments, spoken
from throneroom.kernel import AnyGame, ImpossiblePosition, Match, ThroneroomError
from throneroom.kernel.refusing import SENTENCES, refused
from throneroom.registry import games
from throneroom.text import LANGUAGES, Voice


@pytest.mark.parametrize("id", SENTENCES)
def test_programs_and_people_read_the_same_in_english(id: str) -> None:
    names = {name for _, name, _, _ in string.Formatter().parse(SENTENCES[id]) if name}
    error = refused(ThroneroomError, id, **{name: f"<{name}>" for name in {*names, "place"}})
    assert error.said is not None
    assert Voice().say(error.said) == str(error)


@pytest.mark.parametrize(
    ("game", "options", "sentence"),
    [
        ("legends", {"layout": "x"}, "layout: 'x' не подходит; можно: t, ring."),
        ("legends", {"players": 5}, "players: нужно целое число от 2 до 4, а не 5."),
        ("legends", {"swamp": True}, "swamp: только вместе с exploration: true."),
        ("fallen_lands", {"colour": 1}, "colour: такой настройки нет; есть: players, "),
        ("dominion", {"kingdom": "moon"}, "kingdom: 'moon' не подходит; можно: first_game, "),
        ("dominion", {"kingdom": ["moon"]}, "kingdom: нет значения 'moon'; есть: adventurer, "),
    ],
)
def test_options(game: str, options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(throneroom.BadOptions) as refusal:
        throneroom.new(game, **options)
    assert Voice(language="ru").refusal(refusal.value).startswith(sentence)


def test_positions() -> None:
    saved = throneroom.new("legends", seed=1).save()
    wrong: list[tuple[list[str], Any, str]] = [
        (["options", "layout"], "x", "options.layout: 'x' не подходит; можно: t, ring."),
        (["state", "start"], "x", "state.start: нет региона 'x'; есть: "),
        (["state", "round"], None, "state.round: такого поля нет."),
        (["state", "builder"], 7, "state.builder: игроков 3, и места — от 0 до 2."),
        (["state", "layout"], "ring", "state.layout: в настройках стоит 't'."),
        (["state"], [], "state: нужно: объект, а не список."),
        (["rules_version"], None, "rules_version: нужно: целое число, а не null."),
    ]
    for path, value, sentence in wrong:
        position = copy.deepcopy(saved)
        holder = position[path[0]] if len(path) > 1 else position
        holder[path[-1]] = value
        with pytest.raises(throneroom.ImpossiblePosition) as refusal:
            throneroom.load(position)
        assert Voice(language="ru").refusal(refusal.value).startswith(sentence)


@pytest.mark.parametrize(
    ("edit", "sentence"),
    [
        ({1: '[0,"chapel","gold"]'}, "Ответ № 1 в этом файле — не по правилам: в этот момент"),
        ({2: '[1,"buy","moon"]'}, "Ответ № 2 в этом файле — не по правилам: в этот момент"),
    ],
)
def test_an_answer_in_a_record_that_does_not_fit(edit: dict[int, str], sentence: str) -> None:
    """Whoever brings a file has never seen the number of a seat or a key."""
    match = throneroom.new("dominion", seed=4, first=0)
    match.answer("end")
    match.answer("end")
    lines = match.record().to_jsonl().splitlines()
    for number, line in edit.items():
        lines[number] = line
    with pytest.raises(throneroom.BadRecord) as refusal:
        throneroom.replay(throneroom.Record.from_jsonl("\n".join(lines)))
    said = Voice(language="ru").refusal(refusal.value)
    assert said.startswith(sentence)
    assert not re.search("chapel|moon|buy|место", said)


def called(tree: ast.AST, name: str) -> list[tuple[str, set[str]]]:
    """The sentences that a module refuses with, and what it tells them."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [
        (str(node.args[0].value), {one.arg for one in node.keywords if one.arg} | {"place"})
        for node in calls
        if isinstance(node.func, ast.Name) and node.func.id == name
        if isinstance(node.args[0], ast.Constant)
    ]


def wrong_words(
    tree: ast.AST, own: dict[str, set[str]], others: Iterable[ast.AST] = ()
) -> list[str]:
    """What a game refuses with that has no sentence, or not all of its words; sentences that
    nobody says; and errors in one language only. The other modules of a game say sentences, too."""
    product = arguments(SOURCE / "locales", "en")
    said = called(tree, "impossible")
    for other in others:
        said += called(other, "impossible") + called(other, "refused")
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    return [
        *(id for id, args in said if args != (own.get(id) or product.get(id))),
        *(set(own) - {id for id, _ in said}),
        *(names & {"ImpossiblePosition", "BadOptions", "ThroneroomError"}),
    ]


@functools.cache
def modules(house: Path) -> list[ast.Module]:
    """A game's modules, what checks a position first."""
    paths = sorted(house.rglob("*.py"), key=lambda path: (path.name != "check.py", path))
    return [ast.parse(path.read_text(encoding="utf-8")) for path in paths]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", list(games()))
def test_every_game_can_say_what_is_wrong_with_a_position(slug: str, language: str) -> None:
    house = Path(str(files(type(games()[slug]).__module__)))
    tree, *others = modules(house)
    said = arguments(house / "locales", language)
    own = {id: names for id, names in said.items() if id.startswith("refused-")}
    assert own
    assert wrong_words(tree, own, others) == []


@pytest.mark.parametrize(
    ("source", "own", "wrong"),
    [
        ('raise impossible("refused-mud", "at")', {"refused-mud": {"place"}}, []),
        ('raise impossible("refused-mud", "at")', {}, ["refused-mud"]),
        ('raise impossible("refused-mud", "at")', {"refused-mud": {"place", "n"}}, ["refused-mud"]),
        ("", {"refused-mud": {"place"}}, ["refused-mud"]),
        ('raise ImpossiblePosition("at: mud.")', {}, ["ImpossiblePosition"]),
    ],
)
def test_the_check_of_sentences_finds(source: str, own: Any, wrong: list[str]) -> None:
    assert wrong_words(ast.parse(source), own) == wrong


def refusal_of(game: AnyGame, saved: dict[str, Any]) -> ImpossiblePosition | None:
    try:
        Match.load(game, saved)
    except ImpossiblePosition as error:
        return error
    return None


ENGLISH = re.compile(r"[A-Za-z']{2,} [A-Za-z']{2,}")


@pytest.mark.slow
@pytest.mark.parametrize("slug", list(games()))
def test_no_edited_position_is_refused_in_english(slug: str) -> None:
    """Field names and values stay as they are typed; what is said about them is Russian."""
    game, rng, told = games()[slug], random.Random(5), set()
    voice = Voice(language="ru")
    for seed, options in enumerate(WIDE[slug]):
        match = Match.new(game, options, seed, log=False)
        for _, answer in walk(match, seed):
            if rng.random() < 0.25:
                saved = json.loads(json.dumps(match.save()))
                where = edit(saved, rng)
                refusal = refusal_of(game, saved)
                if refusal is not None:
                    assert refusal.said is not None, f"{where}: {refusal}"
                    told.add(refusal.said.id)
                    sentence = voice.refusal(refusal)
                    assert re.search("[а-я]{4}", sentence), f"{where}: {sentence}"
                    assert not ENGLISH.search(sentence), f"{where}: {sentence}"
            match.answer(answer)
    assert len(told) >= 12, told


WIDE: dict[str, list[dict[str, Any]]] = {
    "viscounts": [{"players": 1}, {"players": 3, "extra_heroes": True}],
    "viscounts_coop": [
        *({"players": 2}, {"players": 4, "difficulty": "hard"}, {"players": 3}),
        {"players": 2, "extra_heroes": True},
    ],
    "paladins": [{"players": 2}, {"players": 4, "extra_townsfolk": True}],
    "paladins_coop": [{"players": 2}, {"players": 4, "difficulty": "hard"}],
    "architects_coop": [{"players": 1}, {"players": 4, "difficulty": "hard"}],
    "architects": [{"players": 2}, {"players": 4, "setup": "variable", "promo_cards": True}],
    "dominion": [{"players": 2}, {"players": 4}, {"players": 3}],
    "fallen_lands": [{"players": 3}, {"players": 5}],
    "legends": [
        {"players": 2},
        {"players": 4, "leaders": True, "exploration": True, "swamp": True},
    ],
    "oath": [{"players": 2}, {"players": 4}],
}


@pytest.mark.parametrize(
    ("answer", "seat", "sentence"),
    [
        ("moon", 0, "'moon' здесь не выбрать; можно: play_all, play:copper, copper, curse, end."),
        (["end", "end"], 0, "Нужно выбрать ровно 1, а не 2."),
        ("end", 1, "Место 1 сейчас не отвечает; спрашивают места: 0."),
        ("end", 7, "Места 7 нет: места — от 0 до 1."),
    ],
)
def test_answers(answer: Any, seat: int, sentence: str) -> None:
    match = throneroom.new("dominion", players=2, first=0, seed=1)
    with pytest.raises(throneroom.IllegalAnswer) as refusal:
        match.answer(answer, seat=seat)
    assert Voice(language="ru").refusal(refusal.value) == sentence


def test_in_the_terminal() -> None:
    said = run("play", "legends", "--swamp", "--lang", "ru")
    assert said.status == 2
    assert said.err == "swamp: только вместе с exploration: true.\n"
    said = run("play", "legends", "--seats", "me,bot:moon", "--lang", "ru")
    assert said.status == 2
    assert said.err.startswith("Бота 'moon' в игре legends нет; есть: ")
    said = run("replay", "moon.jsonl", "--lang", "ru")
    assert said.err == "moon.jsonl: нет такого файла или папки.\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_server_says_of_a_refusal_has_words(language: str) -> None:
    said = {
        node.args[0].value
        for file in (SOURCE / "server").rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "Message"
        and isinstance(node.args[0], ast.Constant)
    }
    known = {id for id, _ in spoken(SOURCE / "locales", language)}
    assert "refused-declined" in said
    assert said <= known

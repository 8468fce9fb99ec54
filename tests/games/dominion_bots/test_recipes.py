"""Strategies as data: read, kept, told, and played like those that are written in Python."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.cli.terminal import run
from tests.games.dominion.table import position
from throneroom import ThroneroomError, game
from throneroom.bots import maker
from throneroom.games.dominion.bots import (
    BOTS,
    BadStrategy,
    Strategy,
    load_recipe,
    read_json,
    read_toml,
)
from throneroom.games.dominion.bots.conditions import (
    OF_A_CARD,
    QUANTITIES,
    SIGNS,
    Condition,
    Row,
    Term,
    read_condition,
    read_row,
)
from throneroom.games.dominion.bots.menus import MENUS
from throneroom.games.dominion.bots.recipe import ANSWERS, Recipe
from throneroom.games.dominion.bots.strategy import RULES, WAYS
from throneroom.games.dominion.cards import KINGDOM
from throneroom.games.dominion.view import Look
from throneroom.kernel import Chance, playout, read_options
from throneroom.lab.breeding import NUMBERS, crossed, mutated, random_recipe
from throneroom.lab.simulate import simulate
from throneroom.lab.strategies import buys_in_words, find_recipe, in_words
from throneroom.lab.words import speak

DOMINION = game("dominion")


def holds(condition: str, card: str = "gold", **table: Any) -> bool:
    match = position(
        table.pop("hands", [["copper"], []]),
        phase="buy",
        **table,
    )
    check = read_row(f"{card} if {condition}").check()
    assert check is not None
    return check(match.look(0))


# Conditions


@pytest.mark.parametrize(
    ("condition", "same"),
    [
        ("owned(gold)<2", "owned(gold) < 2"),
        ("owned(gold) >= 1", "owned(gold)"),
        ("owned(gold) == 0", "not owned(gold)"),
        ("0 < owned(gold)", "owned(gold) > 0"),
        ("2 * owned(gold) - turn <= 3 - 1", "2 * owned(gold) <= turn + 2"),
        ("owned(village) + 1 < owned(smithy)", "owned(village) < owned(smithy) - 1"),
        ("lead > -3", "lead > -3"),
        ("-turn + lead < 0", "lead < turn"),
        ("turn + turn = 6", "2 * turn = 6"),
    ],
)
def test_a_condition_is_written_in_one_way(condition: str, same: str) -> None:
    row = read_row(f"gold if {condition}")
    assert str(row) == f"gold if {same}"
    assert read_row(str(row)) == row


@pytest.mark.parametrize(
    ("condition", "table"),
    [
        ("turn = 4", {"turns": [3, 2]}),
        ("coins = 5", {"coins": 5}),
        ("buys = 3", {"buys": 3}),
        ("actions = 2", {"actions": 2}),
        ("players = 2", {}),
        ("deck_coins = 7", {"discards": [["gold", "gold"]]}),
        ("owned_cards = 3", {"discards": [["gold", "gold"]]}),
        ("density = 233", {"discards": [["gold", "gold"]]}),
        ("empty_piles = 2", {"supply": {"copper": 0, "estate": 0}}),
        ("points = 7", {"discards": [["province", "estate"]]}),
        ("others_points = 3", {"discards": [[], ["duchy"]]}),
        ("lead = -2", {"discards": [["estate"], ["duchy"]]}),
        ("gains_to_end = 2", {"supply": {"province": 2}}),
        ("gains_to_end = 3", {"supply": {"copper": 0, "estate": 1, "gold": 2}}),
        ("not ends_game", {"supply": {"copper": 0, "estate": 0}}),
        ("ends_game", {"supply": {"copper": 0, "estate": 0, "gold": 1}}),
        ("lead_after = 3", {"card": "duchy"}),
        ("lead_after = 2", {"card": "gardens", "discards": [["copper"] * 18]}),
        ("not loses", {"card": "province", "supply": {"province": 1}}),
        (
            "loses",
            {"card": "province", "supply": {"province": 1}, "discards": [[], ["province"] * 2]},
        ),
        ("owned(copper) = 3", {"discards": [["copper"] * 2]}),
        ("in_hand(copper) = 1", {"discards": [["copper"] * 2]}),
        ("in_play(village) = 0", {}),
        ("left(silver) = 4", {"supply": {"silver": 4}}),
        ("not in_game(witch)", {"kingdom": ["moat"]}),
        ("in_game(moat) and not left(moat)", {"kingdom": ["moat"], "supply": {"moat": 0}}),
        ("others_own(gold) = 2", {"discards": [["gold"], ["gold", "gold"]]}),
    ],
)
def test_what_a_condition_counts(condition: str, table: dict[str, Any]) -> None:
    assert holds(condition, **table)


def test_every_quantity_is_tried_and_bred() -> None:
    marks = test_what_a_condition_counts.pytestmark
    told = " ".join(condition for condition, _ in marks[0].args[1])
    assert [what for what in QUANTITIES if what not in told] == []
    assert set(NUMBERS) == set(QUANTITIES)


# Files

WITCHES = """\
name = "witches"
buy = [
    "province",
    "witch if owned(witch) < 2",
    "gold",
    "silver",
]
play = ["village", "witch"]
trash = ["curse"]
guard = true

[answers]
chancellor = "never"
"""


def test_a_file_is_read_and_written_again(tmp_path: Path) -> None:
    recipe = read_toml(WITCHES)
    assert recipe.toml() == WITCHES
    for name in ("mine.toml", "mine.json"):
        recipe.save(tmp_path / name)
        assert load_recipe(tmp_path / name) == recipe
    assert Strategy.of(recipe).recipe == recipe


def test_a_file_plays(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(WITCHES, encoding="utf-8")
    report = simulate("dominion", [str(file), "big_money"], games=60, kingdom="size_distortion")
    assert report.bots[0].win_rate > 0.7


def test_other_games_have_no_such_files(tmp_path: Path) -> None:
    with pytest.raises(
        ThroneroomError, match=r"legends has no strategies that are kept as data\.$"
    ):
        maker(game("legends"), str(tmp_path / "mine.toml"))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("name = ", "f.toml: this is not TOML: Invalid value (at end of document)."),
        ('name = "x"', "f.toml: buy: it is missing."),
        ('name = ""\nbuy = []', "f.toml: name: 1 to 60 letters were expected."),
        ('name = "x"\nbuy = 3', "f.toml: buy: a list was expected."),
        ('name = "x"\nbuy = [3]', "f.toml: buy, number 1: text was expected, not 3."),
        ('name = "x"\nbuys = []', "f.toml: buys: there is no such field (did you mean 'buy'?)."),
        (
            'name = "x"\nbuy = ["gold", "wich"]',
            "f.toml: buy, number 2: 'wich': no card is called 'wich' (did you mean 'witch'?).",
        ),
        (
            'name = "x"\nbuy = ["gold if owned(gold)) < 2"]',
            "f.toml: buy, number 1: 'gold if owned(gold)) < 2': 'and' was expected, not ')'.",
        ),
        (
            'name = "x"\nbuy = ["gold if owned < 2"]',
            "f.toml: buy, number 1: 'gold if owned < 2': '(' was expected, not '<'.",
        ),
        (
            'name = "x"\nbuy = ["gold if turns < 2"]',
            "f.toml: buy, number 1: 'gold if turns < 2': no quantity is called 'turns'"
            " (did you mean 'turn'?).",
        ),
        (
            'name = "x"\nbuy = ["gold if"]',
            "f.toml: buy, number 1: 'gold if': a quantity was expected, not the end.",
        ),
        (
            'name = "x"\nbuy = ["gold if turn $ 2"]',
            "f.toml: buy, number 1: 'gold if turn $ 2': '$' can't be understood.",
        ),
        (
            'name = "x"\nbuy = ["gold if turn + 2"]',
            "f.toml: buy, number 1: 'gold if turn + 2': a comparison was expected, not the end.",
        ),
        (
            'name = "x"\nbuy = ["gold if 3 < 4"]',
            "f.toml: buy, number 1: 'gold if 3 < 4': nothing is counted in this condition.",
        ),
        (
            'name = "x"\nbuy = ["gold if turn < 99999"]',
            "f.toml: buy, number 1: 'gold if turn < 99999': 99999 is too large a number.",
        ),
        (
            'name = "x"\nbuy = []\nplay = ["vilage"]',
            "f.toml: play, number 1: no card is called 'vilage' (did you mean 'village'?).",
        ),
        ('name = "x"\nbuy = []\nguard = 1', "f.toml: guard: true or false was expected."),
        (
            'name = "x"\nbuy = []\n[answers]\nmoat = "maybe"',
            "f.toml: answers: moat: 'maybe' is no way to answer it; there are: always, never.",
        ),
        (
            'name = "x"\nbuy = []\n[answers]\nmote = "never"',
            "f.toml: answers: no question is called 'mote' (did you mean 'moat'?); there are:"
            f" {', '.join(ANSWERS)}.",
        ),
    ],
)
def test_a_mistake_is_told_with_its_place(text: str, sentence: str) -> None:
    with pytest.raises(BadStrategy) as refusal:
        read_toml(text, "f.toml")
    assert str(refusal.value) == sentence
    russian = speak(None, "ru").refusal(refusal.value)
    assert russian.startswith("f.toml: ")
    assert re.search("[а-я]", russian)
    assert not re.search("number|expected|called|there", russian)


def test_a_broken_file_is_told_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadStrategy, match=r"there is no such file\.$"):
        load_recipe(tmp_path / "none.toml")
    with pytest.raises(BadStrategy, match=r"kept as FILE\.toml or FILE\.json\.$"):
        load_recipe(tmp_path / "none.txt")
    with pytest.raises(BadStrategy, match=r"^f\.json: this is not JSON: "):
        read_json("[", "f.json")
    with pytest.raises(BadStrategy, match=r"^f\.json: a table with 'name' and 'buy' was expected"):
        read_json("[]", "f.json")
    (tmp_path / "bytes.json").write_bytes(b"\xff")
    with pytest.raises(BadStrategy, match=r"this is not text in UTF-8\.$"):
        load_recipe(tmp_path / "bytes.json")


def test_a_command_says_it_in_the_readers_language(tmp_path: Path) -> None:
    for name, sentence in (
        ("none.toml", "такого файла нет."),
        ("none.txt", "Стратегии «none.txt» нет"),
        ("nobody", "Стратегии «nobody» нет; есть: big_money"),
    ):
        done = run("strategy", name, "--lang", "ru")
        assert done.status == 2
        assert sentence in done.err


def test_python_is_no_data() -> None:
    def check(look: Look) -> bool:
        return True

    with pytest.raises(
        BadStrategy, match=r"^Strategy 'x' is partly written in Python, not in data"
    ):
        _ = Strategy("x", buy=[("gold", check)]).recipe
    with pytest.raises(BadStrategy, match=r"^Strategy 'x': 'gold if ': a quantity was expected"):
        Strategy("x", buy=["gold if "])
    with pytest.raises(BadStrategy, match=r"^Strategy 'x': answers: moat: 'no' is no way"):
        Strategy("x", buy=[], answers={"moat": "no"})


# Ways to answer


def test_every_way_has_its_rule_and_its_words() -> None:
    ways = {(kind, name) for kind, names in ANSWERS.items() for name in names[1:]}
    assert set(WAYS) == ways
    assert set(ANSWERS) <= set(RULES)
    for language in ("en", "ru"):
        voice = speak(DOMINION, language)
        assert all(voice.has(f"strategy-way-{kind}-{way}") for kind, way in ways)


# The bots that come with the game


def test_all_our_strategies_are_data() -> None:
    strategies = [*(find_recipe(name) for name in BOTS), *(menu.strategy.recipe for menu in MENUS)]
    for recipe in strategies:
        assert read_toml(recipe.toml()) == recipe == read_json(recipe.json())


def test_a_strategy_in_words() -> None:
    words = in_words(find_recipe("village_smithy"), speak(DOMINION, "en"))
    assert "  2. Duchy, if at most 4 Provinces are left\n" in words
    assert "  7. Smithy, if Smithies owned ≤ Villages owned\n" in words
    russian = in_words(find_recipe("village_smithy"), speak(DOMINION, "ru"))
    assert "  2. Герцогство, если карт «Провинция» осталось не больше 4\n" in russian


@pytest.mark.parametrize(
    ("condition", "english", "russian"),
    [
        ("buys < 2", "at most 1 buy is left", "покупок осталось не больше 1"),
        ("empty_piles = 1", "exactly 1 pile is empty", "пустых стопок ровно 1"),
        (
            "left(province) <= 1",
            "at most 1 Province is left",
            "карт «Провинция» осталось не больше 1",
        ),
        ("owned(market) < 2", "it owns at most 1 Market", "своих карт «Рынок» не больше 1"),
        ("owned(estate) != 0", "it owns at least one Estate", "есть своя карта «Поместье»"),
        (
            "others_own(witch) >= 2",
            "another player owns at least 2 Witches",
            "карт «Ведьма» у того из соперников, у кого их больше всех, не меньше 2",
        ),
        ("ends_game = 1", "this ends the game", "это завершает партию"),
        (
            "loses != 1",
            "this does not end the game with a loss",
            "это не завершает партию поражением",
        ),
    ],
)
def test_a_condition_in_words(condition: str, english: str, russian: str) -> None:
    recipe = Recipe(name="one", buy=(Row("gold", (read_condition(condition),)),))
    for language, name, said in (("en", "Gold, if", english), ("ru", "Золото, если", russian)):
        assert buys_in_words(recipe, speak(DOMINION, language)) == [f"{name} {said}"]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_condition_has_words(language: str) -> None:
    voice = speak(DOMINION, language)
    terms = [Term(what, "witch" if what in OF_A_CARD else "") for what in QUANTITIES]
    conditions = [
        Condition(counted, sign, number)
        for term in terms
        for counted in ((term,), (term, Term("owned", "moat", -2)))
        for sign in SIGNS
        for number in (0, 1, 2)
    ]
    recipe = Recipe(name="all", buy=tuple([Row("gold", (condition,)) for condition in conditions]))
    assert in_words(recipe, voice).count("\n") == len(conditions) + 2


def test_the_command() -> None:
    assert run("strategy", "witch").out.startswith("witch\nBuys and gains the first")
    assert read_toml(run("strategy", "witch", "--as", "toml").out) == find_recipe("witch")
    assert read_json(run("strategy", "witch", "--as", "json").out) == find_recipe("witch")
    assert run("strategy", "wich").err.startswith("There is no strategy called 'wich'; there are: ")


# Breeding


def bred(seed: int) -> Recipe:
    """A strategy with parents and changes."""
    chance = Chance(seed)
    kingdom = [card.key for card in KINGDOM]
    chance.shuffle(kingdom)
    one, two = (random_recipe(kingdom[:10], chance) for _ in range(2))
    return mutated(crossed(one, two, chance), kingdom[:10], chance)


def test_what_is_bred_is_a_strategy_that_follows_from_the_seed() -> None:
    for seed in range(100):
        recipe = bred(seed)
        assert recipe == bred(seed)
        assert read_toml(recipe.toml()) == read_json(recipe.json()) == recipe
        assert recipe.buy
    assert len({bred(seed).toml() for seed in range(100)}) == 100


def test_bred_strategies_play_whole_games() -> None:
    """The answers are checked; a game that nobody ends is stopped."""
    for seed in range(12):
        players = 2 + seed % 3
        options = read_options(
            DOMINION, {"players": players, "kingdom": "random", "auto_treasures": True}
        )
        state = DOMINION.setup(options, Chance(seed))
        state.options = options
        minds = [Strategy.of(bred(seed + 100 * seat)).bot(0) for seat in range(players)]
        playout(DOMINION, state, minds, check=True, enough=lambda s, n: n > 2000)

"""Bots for every game: by name, at random, or from a file."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import throneroom
from throneroom import bots, registry
from throneroom.bots import BrokenBot, UnknownBot
from throneroom.kernel import Chance, Decision, Mind, ask, playout, read_options
from throneroom.text import Voice

DOMINION = registry.game("dominion")
RUSSIAN = re.compile("[а-яё]")


# By name


def test_those_that_search_and_random_can_play_every_game_beside_its_own_bots() -> None:
    for game in registry.games().values():
        own = [name for name in game.bots() if name != "random"]
        assert bots.names(game) == [*own, "page", "squire", "knight", "king", "random"]


def test_an_unknown_name_is_refused_with_all_that_there_are() -> None:
    with pytest.raises(UnknownBot) as refusal:
        bots.make(DOMINION, "bigmoney", 0)
    names = ", ".join(bots.names(DOMINION))
    assert str(refusal.value) == (
        f"There is no bot called 'bigmoney' for dominion; there are: {names},"
        " or a file of your own: FILE.py."
    )


# Random


def picks(decision: Decision, times: int = 3000) -> Counter[str]:
    choose = bots.make(DOMINION, "random", 7)
    return Counter(str(decision.keys_for(choose(None, decision))) for _ in range(times))


def test_each_option_is_as_likely_as_the_others() -> None:
    counts = picks(Decision(0, "pick", ["a", "b", "c"]))
    assert all(900 < counts[option] < 1100 for option in "abc")


def test_where_several_are_asked_each_number_is_as_likely_and_then_each_choice() -> None:
    counts = picks(Decision(0, "pick", ["a", "b"], lo=0, hi=2))
    assert 900 < counts["[]"] < 1100
    assert 900 < counts["['a', 'b']"] < 1100
    assert 420 < counts["['a']"] < 580
    assert counts.total() == 3000


def test_an_order_that_matters_is_random_too() -> None:
    counts = picks(Decision(0, "sort", ["a", "b"], lo=2, hi=2, ordered=True))
    assert 1400 < counts["['b', 'a']"] < 1600


def test_a_seed_gives_the_same_game_again() -> None:
    def scores(seed: int) -> list[int]:
        options = read_options(DOMINION, {"players": 3, "kingdom": "size_distortion"})
        state = DOMINION.setup(options, Chance(1))
        state.options = options
        seats = [bots.make(DOMINION, "random", seed + seat) for seat in range(3)]
        outcome = playout(DOMINION, state, seats, check=True)
        return [score.total for score in outcome.scores]

    assert scores(1) == scores(1)
    assert scores(1) != scores(10)


# From a file

STRATEGY = """
from throneroom.games.dominion.bots import Strategy

STRATEGY = Strategy("mine", buy=["province", "gold", "silver"])
OTHER = Strategy("other", buy=["estate"])
NUMBER = 7

def choose(look, decision):
    return decision.options[0]

def by_key(look, decision):
    return "end" if decision.kind == "buy" else decision.options[0]
"""


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    path = Path("mine.py")
    path.write_text(STRATEGY, encoding="utf-8")
    return path


def first_purchase(choose: Mind) -> str:
    match = throneroom.new("dominion", seed=2, auto_treasures=True)
    decision = match.decision
    assert decision is not None
    return str(choose(match.look(decision.seat), decision))


def test_a_file_has_a_strategy(file: Path) -> None:
    assert first_purchase(bots.make(DOMINION, "mine.py", 0)) == "silver"
    assert first_purchase(bots.make(DOMINION, str(file.absolute()), 0)) == "silver"


def test_a_file_has_several_bots_by_name(file: Path) -> None:
    assert first_purchase(bots.make(DOMINION, "mine.py:OTHER", 0)) == "estate"
    assert first_purchase(bots.make(DOMINION, "mine.py:choose", 0)) == "copper"


def test_a_function_may_answer_with_keys(file: Path) -> None:
    choose = bots.make(DOMINION, "mine.py:by_key", 0)
    match = throneroom.new("dominion", seed=1, auto_treasures=True)
    assert match.decision is not None
    assert choose(match.look(0), match.decision) is match.decision.options[-1]


def test_a_strategy_or_a_function_is_a_bot_without_a_file() -> None:
    def lazy(look: object, decision: Decision) -> str:
        return "end"

    assert bots.name_of(lazy) == "lazy"
    assert first_purchase(bots.make(DOMINION, lazy, 0)) == "end"


@pytest.mark.parametrize(
    ("source", "spec", "sentence"),
    [
        (None, "none.py", "none.py: there is no such file."),
        ("x = 1", "mine.py", "mine.py: there is no STRATEGY, no BOT and no choose in it;"
                             " any other bot is named as mine.py:NAME."),
        ("x = 1", "mine.py:X", "mine.py: there is no 'X' in it."),
        ("x = 1", "mine.py:x", "mine.py: 'x' is neither a strategy, nor a bot that searches,"
                               " nor a function that takes a look and a decision."),
        ("def choose(look): ...", "mine.py", "mine.py: 'choose' is neither a strategy, nor a bot"
                                             " that searches, nor a function that takes a look and"
                                             " a decision."),
        ("x = 1\nif x\n", "mine.py", "mine.py, line 2: expected ':'."),
        ("\nx = gold\n", "mine.py", "mine.py, line 2: NameError: name 'gold' is not defined."),
        ("import sys\nsys.exit()", "mine.py", "mine.py, line 2: SystemExit."),
        ("from throneroom.games.dominion.bots import Strategy\n\n"
         "STRATEGY = Strategy('mine', buy=['wich'])", "mine.py",
         "mine.py, line 3: Strategy 'mine': no card is called 'wich' (did you mean 'witch'?)."),
    ],
)  # fmt: skip
def test_a_file_that_is_no_bot_is_refused_in_a_sentence(
    source: str | None, spec: str, sentence: str, file: Path
) -> None:
    if source is not None:
        file.write_text(source, encoding="utf-8")
    with pytest.raises(BrokenBot) as refusal:
        bots.make(DOMINION, spec, 0)
    assert str(refusal.value) == sentence
    told = Voice(language="ru").refusal(refusal.value)
    assert RUSSIAN.search(told), told


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    folder = tmp_path / "folder.py"
    folder.mkdir()
    with pytest.raises(BrokenBot, match=r"Is a directory|Permission denied"):
        bots.make(DOMINION, str(folder), 0)


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ("return 1 / 0", "mine.py failed when it was asked 'buy': mine.py, line 2:"
                         " ZeroDivisionError: division by zero."),
        ("return 'windmill'", "mine.py gave no legal answer when it was asked 'buy': 'windmill' is"
                              " not an option here; the options are copper, curse, end."),
        ("return None", "mine.py gave no legal answer when it was asked 'buy': None is not an"
                        " option here; the options are copper, curse, end."),
    ],
)  # fmt: skip
def test_a_bot_that_fails_is_named_with_the_question(body: str, sentence: str, file: Path) -> None:
    file.write_text(f"def choose(look, decision):\n    {body}\n", encoding="utf-8")
    choose = bots.make(DOMINION, "mine.py", 0)
    decision = Decision(0, "buy", ["copper", "curse", "end"])
    with pytest.raises(BrokenBot) as refusal:
        choose(None, decision)
    assert str(refusal.value) == sentence
    told = Voice(language="ru").refusal(refusal.value)
    assert "на вопрос" in told or "с вопросом" in told


@pytest.mark.parametrize("slug", sorted(registry.games()))
def test_page_is_gentle_and_not_silly(slug: str) -> None:
    """Weaker than the bot it imitates, but it picks only options worth considering."""
    game = registry.game(slug)
    assert "page" in bots.names(game)
    match = throneroom.new(slug, seed=4)
    mind = bots.make(game, "page", seed=1)
    teacher = bots.make(game, next(iter(game.bots())), seed=1)
    strayed = 0
    while match.decision is not None and match.number < 60:
        decision = match.decision
        answer, usual = ask(mind, match), ask(teacher, match)
        if answer != usual:
            strayed += 1
            assert game.guide is not None
            assert answer in game.guide.consider(
                match.look(decision.seat), decision, decision.options
            )
        match.answer(answer)
    assert strayed

"""Plans for a kingdom: found by competition, told, kept, and the same for the same seed."""

from __future__ import annotations

import json
import pickle
from argparse import Namespace
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.cli.terminal import run
from throneroom.cli.plan import watching
from throneroom.games.dominion import DOMINION, bots
from throneroom.games.dominion.bots.recipe import Recipe, load_recipe, read_plain
from throneroom.games.dominion.cards import KINGDOM as ALL
from throneroom.kernel import BadOptions, Chance
from throneroom.lab.fast import Table, graphics
from throneroom.lab.fast import play as play_tables
from throneroom.lab.plans import Effort, Found, Generation, find_plan, finding, player
from throneroom.lab.plans.contenders import Book, Contender, fitted
from throneroom.lab.plans.contest import YOURS, Contest, Standing
from throneroom.lab.plans.evolution import Population
from throneroom.lab.plans.openings import bought, games_with, opened, pairs
from throneroom.lab.plans.search import Search
from throneroom.lab.plans.starters import published, shipped, simple
from throneroom.lab.plans.tidying import named, tidied
from throneroom.lab.words import speak

KINGDOM = (
    *("adventurer", "cellar", "chancellor", "feast", "moat"),
    *("spy", "thief", "throne_room", "woodcutter", "workshop"),
)
"""Few of the known strategies differ here, so a search is short."""
FEW = Effort(
    starters=6,
    elites=3,
    alike=2,
    children=4,
    look=2,
    second=2,
    second_look=2,
    third=1,
    third_look=2,
    elite_look=2,
    enough=6,
    strangers=1,
    final=2,
    tidied=2,
    measured=4,
    opening=2,
    rebellion=1,
)
ALL_KEYS = tuple(sorted(card.key for card in ALL))
KERNEL = player(jobs=1, compiled=False)


def recipe(*rows: str, **more: object) -> Recipe:
    return read_plain({"name": "x", "buy": list(rows), **more})


def book(seed: int = 1, players: int = 2, kingdom: tuple[str, ...] = KINGDOM) -> Book:
    return Book(kingdom, players, seed, KERNEL)


def search(seed: int = 3) -> tuple[Found, list[Generation]]:
    seen: list[Generation] = []
    found = find_plan(KINGDOM, seed=seed, generations=3, play=KERNEL, effort=FEW, watch=seen.append)
    return found, seen


@pytest.fixture(scope="module")
def found() -> Found:
    return search()[0]


# The search


@pytest.mark.slow
def test_a_search_can_be_repeated(found: Found) -> None:
    again, seen = search()
    assert again.json() == found.json()
    assert [generation.number for generation in seen] == [1, 2, 3]
    assert seen == again.growth
    assert all(set(one.rates) <= set(bots.BOTS) | {"plain"} for one in seen)


def test_games_or_time_end_a_search() -> None:
    here = Search(book(), FEW)
    assert [one.number for one in finding.grow(here, None, 1, lambda: False)] == [1]
    hour = iter([1.0, 2.3, 2.5])
    late = finding.until(3, lambda: next(hour), 0)
    assert [one.number for one in finding.grow(here, None, None, late)] == [2, 3, 4]
    assert here.book.games == here.generation().games


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"players": 5}, "players: a whole number from 2 to 4 was expected, not 5."),
        ({"seed": -1}, "seed: a whole number from 0 to"),
        ({"generations": 0}, "generations: a whole number from 1 up was expected, not 0."),
        ({"games": 0}, "games: a whole number from 1 up was expected, not 0."),
        ({"seconds": 0.0}, "seconds: a whole number from 1 up was expected, not 0.0."),
        ({"kingdom": ["moat"]}, "kingdom: 10 were expected, not 1."),
    ],
)
def test_what_makes_no_sense_is_refused(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        find_plan(**{"kingdom": KINGDOM, **wrong})
    assert str(refusal.value).startswith(sentence)


def test_the_better_strategies_stay() -> None:
    here = book()
    better = recipe("province", "duchy if left(province) <= 4", "gold", "silver")
    worse = [recipe(f"copper if turn > {turn}", "estate") for turn in range(3)]
    foe = Contender(bots.plain_money.recipe, KINGDOM)
    population = Population(here, FEW, Chance(1))
    population.begin([Contender(one, KINGDOM) for one in (*worse, better)], [foe])
    assert population.best.recipe.buy == better.buy
    assert len(population.elites) == FEW.alike  # none of them buys a card of the kingdom
    before = population.best
    population.step([foe])
    assert here.score(population.best, [foe]) >= here.score(before, [foe])


def test_strategies_that_are_alike_meet_the_same_shuffles() -> None:
    here = book()
    one, other = (Contender(bots.big_money.recipe, KINGDOM) for _ in range(2))
    foe = Contender(bots.thief.recipe, KINGDOM)
    here.meet([(one, foe), (other, foe)], 6)
    assert one.met[foe.key].wins == other.met[foe.key].wins
    assert here.played(one, foe) == 6
    assert here.first == 6  # the next ones are other games
    assert here.rate(foe, one) == here.fair == 0.5  # nothing is known from that side
    assert book(players=4).table(one, foe, 1).recipes == (one.recipe, *[foe.recipe] * 3)


def test_what_is_not_in_the_kingdom_is_left_out() -> None:
    long = recipe("witch", "moat", "gold", play=["witch", "moat"], trash=["chapel", "copper"])
    short = fitted(long, KINGDOM)
    assert [row.card for row in short.buy] == ["moat", "gold"]
    assert (short.play, short.trash) == (("moat",), ("copper",))
    found, alike = finding.bots_in(KINGDOM)
    assert {*found, *alike} == set(bots.BOTS)
    assert alike["witch"] == alike["militia"] == "big_money"


@pytest.mark.parametrize("seed", range(3))
def test_what_a_search_begins_with_can_be_played(seed: int) -> None:
    keys = [card.key for card in ALL]
    Chance(seed).shuffle(keys)
    kingdom = tuple(keys[:10])
    recipes = [*shipped(), *published(kingdom), *simple(kingdom)]
    assert len(recipes) > 60
    for one in recipes:
        assert fitted(one, kingdom).buy
    for one in simple(kingdom):
        assert fitted(one, kingdom) == one


# Making it readable


def test_what_wins_nothing_is_left_out() -> None:
    long = recipe(
        "province if turn > 0",
        "thief if owned(thief) < 0",
        "gold",
        "silver",
        "silver if owned(silver) < 4",
        answers={"moat": "never"},
        play=["moat"],
    )
    here = book()
    plan = Contender(long, KINGDOM)
    short = named(tidied(plan, [Contender(bots.big_money.recipe, KINGDOM)], here, 10, 0))
    assert [str(row) for row in short.recipe.buy] == ["province", "gold", "silver"]
    assert (short.recipe.play, short.recipe.answers) == ((), {})
    assert short.recipe.name == "money"
    cards = recipe("moat", "province", "thief", "spy", "feast", "moat")
    assert named(Contender(cards, KINGDOM)).recipe.name == "moat_thief_spy"


def test_what_is_needed_against_one_of_many_stays() -> None:
    """Gold is no use against somebody who does nothing, but against others it is."""
    plan = Contender(recipe("province", "gold", "silver"), KINGDOM)
    idle = Contender(recipe("curse"), KINGDOM)
    rich = Contender(bots.big_money.recipe, KINGDOM)
    short = tidied(plan, [idle], book(), 4, 0)
    assert [row.card for row in short.recipe.buy] == ["province", "silver"]
    assert tidied(plan, [idle, rich], book(), 10, 0).key == plan.key


def test_a_game_that_nobody_ends_is_no_victory() -> None:
    here = Book(KINGDOM, 2, 1, KERNEL, turns=5)
    one, other = (Contender(recipe(key), KINGDOM) for key in ("silver", "curse"))
    here.meet([(one, other)], 4)
    assert (one.met[other.key].games, one.met[other.key].wins) == (4, 0)


def test_a_counter_plan_that_is_better_all_round_is_the_plan() -> None:
    effort = replace(FEW, final=20)
    search = finding.new_search(KINGDOM, 2, 3, KERNEL, effort)
    search.step()
    telling = finding.Telling(search, KERNEL)
    telling.go_on()
    poor = telling.plan = Contender(recipe("silver", "copper"), KINGDOM)
    telling.go_on()
    assert telling.plan is poor
    counter = telling.counter
    telling.go_on()
    assert telling.plan is counter
    assert telling.counter.key != telling.plan.key
    assert play_tables([search.book.table(telling.plan, poor, 20)])[0].win_rates[0] > 0.9


# Openings


@pytest.mark.parametrize("players", [2, 3])
def test_openings_are_of_games_that_begin_so(players: int) -> None:
    here = book(players=players)
    plan = Contender(recipe("woodcutter if turn = 2", "silver"), KINGDOM)
    for split, buys, others in (
        ((4, 3), ("silver", "woodcutter"), ("moat", "silver")),
        ((2, 5), ("", "woodcutter"), ("", "workshop")),
    ):
        other = opened(plan, split, others, KINGDOM)
        for number in islice(games_with(split, here), 3):
            assert bought(plan, plan, number, here) == buys
            assert bought(other, plan, number, here) == others
    first, second = zip(*pairs((5, 2), KINGDOM), strict=True)
    assert set(second) == {"cellar", "moat"}
    assert {"silver", "workshop"} < set(first)
    assert pairs((5, 2), ["smithy"]) == [("silver", ""), ("smithy", "")]


# What comes out


def test_a_plan_is_told_with_all_that_is_known(found: Found) -> None:
    assert found.kingdom == KINGDOM
    assert {rate.name for rate in found.against} | set(found.alike) == set(bots.BOTS)
    assert [rate.win_rate for rate in found.against] == sorted(
        rate.win_rate for rate in found.against
    )
    assert found.worst == found.against[0]
    assert {way.split for way in found.openings} == {(4, 3), (3, 4), (5, 2), (2, 5)}
    assert sum(way.own for way in found.openings) == 4
    assert found.counter_rate.name == found.plan.name
    assert sum({way.split: way.share for way in found.openings}.values()) == pytest.approx(1)


def test_rates_are_what_the_games_say(found: Found) -> None:
    """Measured in games that the search never saw, and as anybody can play them again."""
    rate = found.against[0]
    known = getattr(bots, rate.name).recipe
    table = Table((found.plan, known), KINGDOM, rate.games, found.seed, finding.FRESH)
    again = play_tables([table], compiled=False)[0]
    assert again.win_rates[0] == rate.win_rate
    mirror = finding.mirror_tables(Contender(found.plan, KINGDOM), book(), 3)
    assert [table.first for table in mirror] == [0, 2, 4]


# The command

COMMAND = ("plan", "dominion", "--kingdom", ",".join(KINGDOM), "--generations", "1", "--seed", "3")


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "SLOW", FEW)
    monkeypatch.setattr(finding, "QUICK", FEW)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["A plan for 2 players", "The plan: ", "Against the bots", "The counter-plan: "]),
        ("ru", ["План на 2 игроков", "План: ", "Против ботов", "Ответный план: "]),
    ],
)
def test_the_command_tells_and_keeps_a_plan(
    language: str, words: list[str], few: None, tmp_path: Path
) -> None:
    out, data, picture = (tmp_path / name for name in ("best.toml", "best.json", "best.svg"))
    files = ("--out", str(out), "--json", str(data), "--plot", str(picture))
    done = run(*COMMAND, *files, "--lang", language)
    assert done.status == 0
    for word in words:
        assert word in done.out
    plan = load_recipe(out)
    assert json.loads(data.read_text())["plan"] == plan.plain()
    assert load_recipe(tmp_path / "best-counter.toml").buy
    assert picture.read_text().startswith("<?xml")
    assert run("simulate", "dominion", "--bots", f"{out},big_money", "--games", "2").status == 0


def test_a_long_name_leaves_the_bar_its_room(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "80")
    leader = recipe(*ALL_KEYS)
    now = Generation(number=14, games=355_836, leader=leader, rates={"smithy": 0.6}, held=1)
    args = Namespace(generations=40, games=None)
    with watching(args, ALL_KEYS, None, speak(DOMINION, "en")) as watch:
        watch(now)
    shown = capsys.readouterr().err
    assert "wins at least 60.0%: Adventurer" in shown
    assert "14/40" in shown


@pytest.mark.parametrize(
    ("arguments", "english", "russian"),
    [
        (["oath"], "only, not for oath", "а не для oath"),
        (["--minutes", "0"], "above 0 is needed, not 0", "больше 0, а не 0"),
        (["--minutes", "nan"], "above 0 is needed, not nan", "больше 0, а не nan"),
        (["--minutes", "1", "--games", "5"], "Only one of", "только что-то одно"),
        (["--generations", "0"], "--generations: a whole number", "--generations: нужно целое"),
        (["--seed", "-1"], "--seed: a whole number", "--seed: нужно целое"),
        (["--jobs", "0"], "--jobs: a whole number", "--jobs: нужно целое"),
        (["--players", "5"], "from 2 to 4 is needed, not 5", "от 2 до 4, а не 5"),
        (["--kingdom", "nowhere"], "'nowhere' is not one of", "nowhere"),
        (["--kingdom", "moat,witch"], "10 were expected, not 2", "10"),
        (["--out", "plan.txt"], "FILE.toml or FILE.json", "FILE.toml или FILE.json"),
        (["--plot", "plan.txt"], ".png, .svg or .pdf", ".png, .svg или .pdf"),
        (["--gpu"], "there is no graphics card", "здесь нет видеокарты"),
        (["--json", "/nowhere/at/all.json"], "no such folder", "такой папки нет"),
    ],
)
def test_a_bad_command_is_one_sentence(
    arguments: list[str], english: str, russian: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(graphics, "is_there", lambda: False)
    for language, sentence in (("en", english), ("ru", russian)):
        done = run("plan", *arguments, "--lang", language)
        assert done.status == 2
        assert sentence in done.err
        assert done.err.count("\n") == 1


# While people watch


@pytest.mark.slow
def test_a_watched_search_finds_the_same_whoever_does_its_parts(found: Found) -> None:
    """Neither pickling nor somebody's own plan in the ranking changes the search."""
    contest = Contest(KINGDOM, 2, 3, effort=FEW, compiled=False)
    contest.enter(recipe("gold", "silver"))
    ranked: list[list[str]] = []
    while (standing := contest_after(contest, late=len(ranked) >= 3)).found is None:
        ranked.append([row.id for row in standing.rows])
        contest = pickle.loads(pickle.dumps(contest))
    assert standing.found.plan == found.plan
    assert standing.found.openings == found.openings
    assert standing.found.counter == found.counter
    assert all(YOURS in ids and len(set(ids)) == len(ids) for ids in ranked)
    assert sum(row.leads for row in standing.rows) == 1
    assert standing.generations == [1, 2, 3]
    assert {row.before for row in standing.rows} <= {None, *range(1, len(ranked[-1]) + 1)}


def contest_after(contest: Contest, *, late: bool) -> Standing:
    contest.go_on(late=late)
    return contest.standing()

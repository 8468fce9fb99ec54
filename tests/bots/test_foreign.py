"""Bots that people bring along: searching ones work like others, and none can reach the game
through the things it gets."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import is_dataclass
from enum import Enum
from pathlib import Path
from types import FunctionType, MappingProxyType, MethodType
from typing import Any

import msgspec
import pytest

import throneroom
from tests.conformance.options import MORE
from throneroom import Match, bots, names, registry
from throneroom.bots import BrokenBot
from throneroom.bots.foreign import CopiedSight, copied
from throneroom.bots.search import Limit, think
from throneroom.games.dominion.bots import BadStrategy, Strategy
from throneroom.games.dominion.cards import CARDS, COPPER, GOLD, PROVINCE
from throneroom.games.dominion.state import State as DominionState
from throneroom.kernel import (
    Decision,
    Mind,
    Plain,
    Searching,
    Sight,
    Unchanging,
    ask,
)
from throneroom.lab.arena import Arena, run
from throneroom.lab.simulate import simulate

# Searching bots

FILE = """
from throneroom.bots.search import Limit, think
from throneroom.kernel import Searching


class Curious(Searching):
    def __init__(self, seed=1):
        self.seed = seed

    def search(self, sight):
        return think(sight, Limit(tries=4), self.seed).answer


class Plan:
    name = "curious"

    def bot(self, seed):
        return Curious(seed)


BOT = Curious()
STRATEGIES = Plan()


class Broken(Searching):
    def search(self, sight):
        return sight.nothing


class Wrong(Searching):
    def search(self, sight):
        return "windmill"


broken, wrong = Broken(), Wrong()
"""


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    path = Path("mine.py")
    path.write_text(FILE, encoding="utf-8")
    return path


class Curious(Searching):
    """Takes the first option in a world of its own, for as long as that lasts."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def search(self, sight: Sight) -> Any:
        self.asked.append(sight.decision.kind)
        world = sight.deal(seed=1)
        assert world.decision is not None
        assert world.decision.keys == sight.decision.keys
        return think(sight, Limit(tries=2), seed=1).answer


@pytest.mark.parametrize("spec", ["mine.py", "mine.py:STRATEGIES"])
def test_a_bot_that_searches_plays_from_a_file(spec: str, file: Path) -> None:
    report = simulate("dominion", [spec, "random"], games=2, seed=1)
    assert report.bots[0].name == spec
    assert report.bots[0].mean_score > report.bots[1].mean_score


def test_a_bot_that_searches_plays_in_an_arena(file: Path) -> None:
    found = run(Arena("dominion", ("mine.py", "random"), rounds=1), Path("arena.jsonl"))
    assert found.games == 2
    assert found.bots[0].name == "mine.py"


def test_a_bot_that_searches_plays_as_an_object() -> None:
    curious = Curious()
    report = simulate("dominion", [curious, "random"], games=1)
    assert report.bots[0].name == "Curious"
    assert "buy" in curious.asked


@pytest.mark.parametrize("slug", list(registry.games()))
def test_a_bot_that_searches_is_asked_about_any_game(slug: str) -> None:
    match = throneroom.new(slug, seed=7)
    assert match.decision is not None
    match.answer(ask(bots.make(match.game, Curious(), seed=1), match))
    assert match.number == 1


def test_a_search_in_several_processes_is_made_in_one() -> None:
    """A saved match would contain hidden things."""

    class Two(Searching):
        def search(self, sight: Sight) -> Any:
            return think(sight, Limit(tries=8, processes=2), seed=1).answer

    match = throneroom.new("dominion", seed=7, auto_treasures=True)
    two = ask(bots.make(match.game, Two(), seed=1), match)
    own = think(Sight(match), Limit(tries=8, processes=2), seed=1).answer
    assert two is own


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("mine.py:broken", "mine.py:broken failed when it was asked 'buy': mine.py, line 27:"
                           " AttributeError: 'CopiedSight' object has no attribute 'nothing'."),
        ("mine.py:wrong", "mine.py:wrong gave no legal answer when it was asked 'buy': 'windmill'"
                          " is not an option here; the options are copper, curse, end."),
    ],
)  # fmt: skip
def test_a_bot_that_searches_and_fails_is_named(spec: str, sentence: str, file: Path) -> None:
    position = throneroom.new("dominion", seed=7, first=0).save()
    position["state"] |= {"phase": "buy", "bought": True}
    match = throneroom.load(position)
    with pytest.raises(BrokenBot) as refusal:
        ask(bots.make(match.game, spec, seed=1), match)
    assert str(refusal.value) == sentence


# What they get


def cheats() -> Iterator[Callable[[Any, Decision], Any]]:
    """Ways to a deck full of Gold."""

    def fills_the_hand(look: Any, decision: Decision) -> None:
        look.hand.extend([GOLD] * 3)

    def reaches_for_the_state(look: Any, decision: Decision) -> None:
        look._s.players[look.seat].deck.append(GOLD)
        look._s.buys = 8

    def reaches_for_what_makes_the_copy(look: Any, decision: Decision) -> None:
        for part in given_by(look):
            if isinstance(part, DominionState):
                part.players[look.seat].hand.extend([GOLD] * 3)

    def says_to_sit_elsewhere(look: Any, decision: Decision) -> None:
        look.seat = 1 - look.seat
        look._s.players[look.seat].hand.clear()

    def makes_options(look: Any, decision: Any) -> None:
        with suppress(AttributeError):
            decision.options = (GOLD, *decision.options)

    def adds_options(look: Any, decision: Decision) -> None:
        if isinstance(decision.options, list):
            decision.options.append(GOLD)

    def changes_the_facts(look: Any, decision: Decision) -> None:
        if isinstance(decision.facts, dict):
            decision.facts.clear()

    yield from (fills_the_hand, reaches_for_the_state, makes_options, adds_options)
    yield from (reaches_for_what_makes_the_copy, says_to_sit_elsewhere, changes_the_facts)


@pytest.mark.parametrize("cheat", list(cheats()), ids=lambda cheat: str(cheat.__name__))
@pytest.mark.parametrize("played", ["out", "as a match"])
def test_nobody_wins_by_changing_what_is_handed_out(
    cheat: Callable[[Any, Decision], Any], played: str
) -> None:
    """The cheat and the honest bot buy the same cards: they play the same game."""
    plain = Strategy("plain", buy=["province", "gold", "silver", "militia"])

    def cheating(look: Any, decision: Decision) -> Any:
        answer = plain.choose(look, decision)
        cheat(look, decision)
        return answer

    assert scores(cheating, played) == scores(plain.choose, played)


def scores(mind: Mind, played: str) -> list[Any]:
    if played == "out":
        report = simulate("dominion", [mind, "plain_money"], games=3, seed=1, kingdom="interaction")
        return [bot.scores for bot in report.bots]
    match = throneroom.new("dominion", seed=1, kingdom="interaction", auto_treasures=True)
    minds = [bots.make(match.game, mind, 1), bots.make(match.game, "plain_money", 1)]
    while (decision := match.decision) is not None:
        match.answer(ask(minds[decision.seat], match))
    assert match.outcome is not None
    return [score.total for score in match.outcome.scores]


def test_an_option_that_was_slipped_in_is_refused() -> None:
    def slips_in(look: Any, decision: Any) -> Any:
        with pytest.raises(AttributeError):
            decision.options = (PROVINCE,)
        return PROVINCE

    match = throneroom.new("dominion", seed=1, auto_treasures=True)
    with pytest.raises(BrokenBot, match="province is not an option here"):
        ask(bots.make(match.game, slips_in, 1), match)


def test_what_is_printed_on_a_card_stays_printed() -> None:
    with pytest.raises(AttributeError, match="cost of province can't be changed"):
        PROVINCE.cost = 0
    with pytest.raises(AttributeError, match="cost of province can't be changed"):
        del PROVINCE.cost
    assert PROVINCE.cost == 8


def test_a_look_at_a_copy_shows_the_same_and_nothing_hidden() -> None:
    match = throneroom.new("dominion", seed=3, players=3, kingdom="interaction")
    minds = [bots.make(match.game, "random", seat) for seat in range(3)]
    names = ("hand", "actions", "buys", "coins", "turn", "players", "seat")
    while (decision := match.decision) is not None and match.number < 200:
        seat = decision.seat
        look, copied_look = match.look(seat), match.game.copied_look(match.state, seat)
        assert [getattr(look, name) for name in names] == [
            getattr(copied_look, name) for name in names
        ]
        assert look.deck_size() == copied_look.deck_size()
        assert look.empty_piles() == copied_look.empty_piles()
        for other in range(3):
            for what in ("owned_cards", "points", "turns", "hand_size"):
                assert getattr(look, what)(other) == getattr(copied_look, what)(other)
            assert [look.owned(card, other) for card in CARDS] == [
                copied_look.owned(card, other) for card in CARDS
            ]
        match.answer(minds[seat](look, decision))
    shown = copied_look._s
    assert all(COPPER not in shown.players[o].hand for o in range(3) if o != seat)


def test_a_look_from_another_seat_shows_nothing_hidden_either() -> None:
    match = throneroom.new("dominion", seed=3, first=0)
    look = match.game.copied_look(match.state, 0)
    look.seat = 1
    assert COPPER not in look._s.players[1].hand


# Nothing mutable is shared

LEAVES = (int, str, float, type(None), Enum, type, FunctionType, MethodType)


def mutable(*things: Any) -> dict[int, Any]:
    """All mutable objects that can be reached from these things, by id."""
    seen: dict[int, Any] = {}
    found: dict[int, Any] = {}
    left = list(things)
    while left:
        thing = left.pop()
        if isinstance(thing, LEAVES) or id(thing) in seen:
            continue
        seen[id(thing)] = thing
        if not _is_frozen(thing):
            found[id(thing)] = thing
        left += _inside(thing)
    return found


def _is_frozen(thing: Any) -> Any:
    if isinstance(thing, msgspec.Struct):
        return thing.__struct_config__.frozen
    if is_dataclass(thing):
        cls: Any = type(thing)
        return cls.__dataclass_params__.frozen
    return isinstance(thing, tuple | frozenset | MappingProxyType | Unchanging)


def _inside(thing: Any) -> Iterator[Any]:
    if isinstance(thing, Mapping):
        yield from thing.keys()
        yield from thing.values()
    elif isinstance(thing, list | tuple | frozenset):
        yield from thing
    for cls in type(thing).__mro__:
        for name in vars(cls).get("__slots__", ()):
            if hasattr(thing, name):
                yield getattr(thing, name)
    for name in getattr(thing, "__struct_fields__", ()):
        yield getattr(thing, name)
    yield from getattr(thing, "__dict__", {}).values()


def given_by(look: Any) -> Iterator[Any]:
    """The results of all its own functions without arguments, including hidden ones."""
    for name in dir(look):
        if not name.startswith("__") and callable(part := getattr(look, name)):
            with suppress(TypeError):
                yield part()


TABLES = [(slug, options) for slug, sets in MORE.items() for options in sets[:12:2]]


@pytest.mark.parametrize(("slug", "options"), TABLES)
def test_no_list_of_the_game_is_handed_to_somebody_elses_bot(
    slug: str, options: dict[str, Any]
) -> None:
    match = throneroom.new(slug, seed=5, **options)
    minds = [bots.make(match.game, "random", seat) for seat in range(match.options.players)]
    while (decision := match.decision) is not None and match.number < 60:
        if match.number % 6 == 0:
            own = mutable(match.state, decision)
            assert own
            look = match.game.copied_look(match.state, decision.seat)
            handed = mutable(look, copied(decision), *given_by(look))
            assert any(isinstance(one, Plain) for one in handed.values())
            assert [one for key, one in handed.items() if key in own] == []
        match.answer(ask(minds[decision.seat], match))


@pytest.mark.parametrize(("slug", "options"), TABLES)
def test_no_list_of_the_game_is_in_the_worlds_of_somebody_elses_bot(
    slug: str, options: dict[str, Any]
) -> None:
    match = throneroom.new(slug, seed=5, **options)
    minds = [bots.make(match.game, "random", seat) for seat in range(match.options.players)]
    while (decision := match.decision) is not None and match.number < 60:
        if match.number % 6 == 0:
            world = CopiedSight(Sight(match)).deal(seed=1)
            own, dealt = mutable(match.state, decision), mutable(world.state, world.decision)
            assert any(isinstance(one, Plain) for one in dealt.values())
            assert [one for key, one in dealt.items() if key in own] == []
        match.answer(ask(minds[decision.seat], match))


def test_what_all_games_share_can_not_be_changed_in_a_world() -> None:
    """An offer of the shop is the same object in a match and in every world of it."""

    class Shopping(Searching):
        def search(self, sight: Sight) -> Any:
            world: Any = sight.deal(seed=1)
            shop, decision = world.state.shop, world.decision
            for changed in (
                lambda: shop.__setitem__(0, shop[8]),
                lambda: shop.update({0: shop[8]}),
                lambda: shop.pop(0),
                lambda: setattr(shop[0], "options", shop[8].options),
                lambda: setattr(shop[0], "decisions", shop[8].decisions),
                lambda: setattr(decision, "options", shop[8].options),
            ):
                with pytest.raises((TypeError, AttributeError)):
                    changed()
            return "copper"

    position = throneroom.new("dominion", seed=7, first=0).save()
    position["state"] |= {"phase": "buy", "bought": True}
    match = throneroom.load(position)
    match.answer(ask(bots.make(match.game, Shopping(), 1), match))
    assert match.state.players[0].counts[COPPER] == 8


def test_a_match_can_not_be_reached_through_a_sight() -> None:
    class Nosy(Searching):
        def search(self, sight: Sight) -> Any:
            assert sight.sealed() is None
            with pytest.raises(AttributeError):
                sight._match  # noqa: B018
            found = [one for one in mutable(sight).values() if isinstance(one, Match)]
            assert found == []
            return sight.decision.options[-1]

    match = throneroom.new("dominion", seed=1)
    assert ask(bots.make(match.game, Nosy(), 1), match).key == "end"


# Written strategies


def test_the_text_of_a_strategy_is_a_bot() -> None:
    game = registry.game("dominion")
    money = Strategy("money", buy=["province", "gold if turn > 2", "silver"])
    text = money.recipe.json()
    match = throneroom.new("dominion", seed=5, players=2, kingdom="first_game")
    same = throneroom.new("dominion", seed=5, players=2, kingdom="first_game")
    for _ in range(40):
        for one, mind in ((match, bots.make(game, text, 0)), (same, money.bot(0))):
            assert one.decision is not None
            one.answer(ask(mind, one, one.decision.seat))
    assert match.save() == same.save()
    assert names.kind_of_bot(game, text, "en") == "Plan of the lab"
    assert names.kind_of_bot(game, text, "ru") == "План лаборатории"


@pytest.mark.parametrize(
    "text", ["{", '{"buy": []}', '{"name": "a", "buy": ["gold if turn > 99999"]}']
)
def test_a_text_that_makes_no_sense_is_refused(text: str) -> None:
    with pytest.raises(BadStrategy, match="strategy: "):
        bots.maker(registry.game("dominion"), text)

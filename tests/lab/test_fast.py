"""The quick game is the kernel's game: the same events from the same shuffles."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from throneroom.games.dominion.bots import BOTS
from throneroom.games.dominion.cards import ACTIONS, SETS
from throneroom.games.dominion.events import EVENTS, Played
from throneroom.kernel import BadOptions, Event
from throneroom.lab import fast
from throneroom.lab.fast import Table, compiler, graphics, kingdom_of, play
from throneroom.lab.fast.compare import (
    Different,
    Noted,
    compare,
    compare_many,
    quick_game,
    random_table,
)
from throneroom.lab.fast.kernel import minds, play_one, play_table, seated
from throneroom.lab.fast.stream import Stream
from throneroom.lab.strategies import find_recipe

OURS = tuple(find_recipe(name) for name in BOTS)
BIG_MONEY, SMITHY = find_recipe("big_money"), find_recipe("smithy")
FIRST_GAME = kingdom_of("first_game")

SEEDS_A_PART = 250
PARTS = 20
"""20,000 games, in parts for several processes."""


def test_some_games_are_the_same_event_by_event() -> None:
    games, events = compare_many(40, seed=1_000_000, in_python=True)
    assert games == 40
    assert events > 4000


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_many_games_are_the_same_event_by_event(part: int) -> None:
    """Random kingdoms and strategies. `make compare` does the same with compiled code, and for a
    million games with ARGS="--games 1000000"."""
    compare_many(4 * SEEDS_A_PART, seed=part * SEEDS_A_PART, in_python=True)


@pytest.mark.parametrize("kingdom", SETS)
def test_our_own_strategies_play_the_same(kingdom: str) -> None:
    quick = quick_game(in_python=True)
    for number in range(len(OURS)):
        others = [OURS[(number + i) % len(OURS)] for i in range(2 + number % 3)]
        compare(quick, Table(tuple(others), kingdom_of(kingdom), games=1, first=number))


def test_these_games_have_every_card_and_every_event() -> None:
    """Otherwise they would prove less than they seem to."""
    played, told, players = set(), set(), set()
    for seed in range(400):
        table = random_table(seed)
        log: list[Event] = []
        play_one(table, 0, minds(table.recipes), log)
        played |= {event.card for event in log if isinstance(event, Played)}
        told |= {type(event) for event in log}
        players.add(len(table.recipes))
        if len(played) == len(ACTIONS) and len(told) == len(EVENTS) and len(players) == 3:
            return
    assert played == {card.key for card in ACTIONS}
    assert told == set(EVENTS)
    assert players == {2, 3, 4}


def test_a_difference_is_found() -> None:
    """Another strategy than the kernel's plays another game."""
    from throneroom.lab.fast import game

    class Wrong(Noted):
        def play(self, table: Table) -> Iterator[tuple[list[int], list[int]]]:
            return super().play(Table((SMITHY, SMITHY), table.kingdom, table.games))

    with pytest.raises(Different, match=r"^seed 0, game 0: after .* was expected, not "):
        compare(Wrong(game, in_python=True), Table((BIG_MONEY, BIG_MONEY), FIRST_GAME, games=1))


def test_the_source_can_be_loaded_for_a_compiler() -> None:
    """Constants and tables are numbers of 64 bits then; one that overflows would be a warning."""
    game = compiler.load(lambda function, inside: function)
    assert type(vars(game)["ZERO"]).__name__ == "int64"
    compare(Noted(game, in_python=False), random_table(3))
    from throneroom.lab.fast import game as usual

    assert type(vars(usual)["ZERO"]) is int


# Results


def test_results_are_counted_by_strategy() -> None:
    table = Table((SMITHY, BIG_MONEY), FIRST_GAME, games=200, seed=4)
    (result,) = play([table], compiled=False)
    assert result.games == 200
    assert sum(result.wins) == pytest.approx(200)
    assert result.win_rates[0] > 0.6
    assert result.ends["provinces"] > 150
    assert sum(result.ends.values()) == 200
    assert all(15 < turns / 200 < 25 for turns in result.turns)
    assert result.scores[0] > result.scores[1]


def test_a_game_follows_from_its_number() -> None:
    whole = play_table(Table((SMITHY, BIG_MONEY), FIRST_GAME, games=12, seed=9))
    parts = [
        play_table(Table((SMITHY, BIG_MONEY), FIRST_GAME, games=6, seed=9, first=first))
        for first in (0, 6)
    ]
    assert whole == [one + two for one, two in zip(*parts, strict=True)]
    assert seated(["a", "b", "c"], 1) == ["c", "a", "b"]


def test_without_a_compiler_the_kernel_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiler, "is_installed", lambda: False)
    assert not fast.is_compiled()
    assert play([Table((SMITHY, BIG_MONEY), FIRST_GAME, games=2)])[0].games == 2


def test_a_game_that_nobody_ends_is_cut_off() -> None:
    from throneroom.games.dominion.bots import Strategy

    idle = Strategy("idle", buy=[]).recipe
    table = Table((idle, idle, idle), FIRST_GAME, games=1, turns=7)
    (result,) = play([table], compiled=False)
    assert result.ends == {"cut_off": 1}
    assert result.turns == [7, 7, 7]
    assert (result.ties, result.wins) == (1, [1 / 3] * 3)
    compare(quick_game(in_python=True), table)


def test_chance_of_the_lab_is_fair_and_follows_from_its_seed() -> None:
    counts = [0] * 6
    for number in range(600):
        stream = Stream.of(5, number)
        for _ in range(10):
            counts[stream.below(6)] += 1
    assert all(900 < count < 1100 for count in counts)
    assert Stream.of(5, 1).roll(9, 100) == Stream.of(5, 1).roll(9, 100)
    assert Stream.of(5, 1).roll(9, 100) != Stream.of(5, 2).roll(9, 100)
    assert Stream.of(2**62 - 1, 10**12).copy().state < 2**63


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"recipes": (SMITHY,)}, "recipes: 1 bots were named for 2…4 seats."),
        (
            {"kingdom": (*FIRST_GAME[1:], "moon")},
            "kingdom: no kingdom card is called 'moon'; there are: ",
        ),
        ({"kingdom": (*FIRST_GAME[1:], FIRST_GAME[1])}, f"kingdom: '{FIRST_GAME[1]}' "),
        ({"kingdom": FIRST_GAME[1:]}, "kingdom: "),
        ({"games": 0}, "games: "),
        ({"seed": -1}, "seed: "),
        ({"turns": 1001}, "turns: "),
    ],
)
def test_what_is_no_table(given: dict[str, object], sentence: str) -> None:
    usual = {"recipes": (SMITHY, BIG_MONEY), "kingdom": FIRST_GAME, "games": 1}
    with pytest.raises(BadOptions) as refusal:
        Table(**(usual | given))  # type: ignore[arg-type]
    assert str(refusal.value).startswith(sentence)


def test_a_card_that_is_not_there_is_told() -> None:
    if graphics.is_there():
        pytest.skip("there is a graphics card")
    with pytest.raises(BadOptions, match=r"^gpu: there is no graphics card"):
        play([Table((SMITHY, BIG_MONEY), FIRST_GAME, games=1)], gpu=True)

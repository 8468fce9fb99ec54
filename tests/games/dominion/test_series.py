"""Who begins the next game."""

from __future__ import annotations

import msgspec
import pytest

import throneroom
from tests.games.dominion.table import end_turn, position
from throneroom import Outcome
from throneroom.games.dominion.options import DominionOptions
from throneroom.games.dominion.scoring import next_starter
from throneroom.kernel import Chance, Match, Score


def following(match: Match) -> DominionOptions:
    """The options of the next game of the series."""
    sequel = match.sequel(1)
    assert sequel is not None
    assert sequel.slug == "dominion"
    assert isinstance(sequel.options, DominionOptions)
    return sequel.options


def starters(*ranks: int) -> set[int]:
    """The seats that may begin after a game with these ranks."""
    outcome = Outcome(list(ranks), [Score(0)] * len(ranks), "provinces")
    return {next_starter(outcome, Chance(seed)) for seed in range(40)}


@pytest.mark.parametrize(
    ("ranks", "first"),
    [
        ((1, 2), 1),
        ((2, 1), 0),
        ((1, 2, 3), 1),
        ((3, 2, 1), 0),
        ((2, 1, 2), 2),
        ((4, 3, 2, 1), 0),
        ((2, 2, 1, 2), 3),
    ],
)
def test_the_winners_left_neighbour_begins(ranks: tuple[int, ...], first: int) -> None:
    """Rulebook, «Подготовка»: «левый сосед прошлого победителя»."""
    assert starters(*ranks) == {first}


@pytest.mark.parametrize(
    ("ranks", "first"),
    [
        ((1, 1, 3), {2}),
        ((1, 3, 1), {1}),
        ((1, 1, 3, 4), {2, 3}),
        ((3, 1, 3, 1), {0, 2}),
        ((1, 1, 4, 1), {2}),
    ],
)
def test_after_a_tie_somebody_begins_who_did_not_win(
    ranks: tuple[int, ...], first: set[int]
) -> None:
    """Rulebook, «Подготовка»: «из тех, кто не претендовал на победу»."""
    assert starters(*ranks) == first


@pytest.mark.parametrize("players", [2, 3, 4])
def test_if_all_have_tied_anybody_may_begin(players: int) -> None:
    """Rulebook, «Подготовка»: nobody is left over, so chance decides as in a first game."""
    assert starters(*[1] * players) == set(range(players))


def test_a_tie_that_was_broken_by_turns_has_one_winner() -> None:
    """Rulebook, «Конец игры»; «Подготовка»."""
    match = position(players=3, phase="buy", supply={"province": 0}, turns=[4, 5, 5], current=0)
    match.answer("end")
    assert match.outcome is not None
    assert match.outcome.winners == [0, 1, 2]
    match = position(players=3, phase="buy", supply={"province": 0}, turns=[5, 5, 4], current=0)
    match.answer("end")
    assert match.outcome is not None
    assert match.outcome.winners == [2]
    assert following(match).first == 0


def test_the_next_game_changes_nothing_else() -> None:
    match = position(
        players=3,
        current=2,
        phase="buy",
        supply={"province": 0},
        auto_treasures=True,
        count_discards=True,
    )
    end_turn(match)
    again = following(match)
    assert again == msgspec.structs.replace(match.options, first=again.first)


def test_the_next_game_begins_where_the_rematch_says() -> None:
    """Rulebook, «Подготовка»: «В следующих партиях игра начинается с левого соседа победителя»."""
    match = position(decks=[[], ["province"], []], phase="buy", supply={"province": 0}, current=2)
    end_turn(match)
    assert match.outcome is not None
    assert match.outcome.winners == [1]
    again = throneroom.new("dominion", seed=2, **msgspec.to_builtins(following(match)))
    assert again.state.current == 2

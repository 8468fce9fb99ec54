"""Dominion's own bots: they play every kingdom, know no more than they may, and are any good."""

from __future__ import annotations

import pytest

import throneroom
from throneroom.games.dominion.bots import BOTS
from throneroom.games.dominion.cards import SETS
from throneroom.kernel import Chance, key_of, playout, read_options
from throneroom.lab.simulate import simulate

DOMINION = throneroom.game("dominion")
PLAYERS = (2, 3, 4)


@pytest.mark.parametrize("kingdom", SETS)
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_plays_whole_games_on_every_recommended_set(name: str, kingdom: str) -> None:
    for players in PLAYERS:
        options = read_options(DOMINION, {"players": players, "kingdom": kingdom})
        state = DOMINION.setup(options, Chance(players))
        state.options = options
        others = [maker(0) for other, maker in BOTS.items() if other != name]
        outcome = playout(DOMINION, state, [BOTS[name](0), *others[: players - 1]], check=True)
        assert outcome.reason in {"provinces", "three_piles"}


@pytest.mark.parametrize("kingdom", ["interaction", "size_distortion"])
@pytest.mark.parametrize("name", BOTS)
def test_a_choice_does_not_depend_on_what_the_seat_may_not_know(name: str, kingdom: str) -> None:
    match = throneroom.new("dominion", seed=5, kingdom=kingdom, log=False)
    minds = [BOTS[name](0), BOTS["militia"](0)]
    while decision := match.decision:
        seat = decision.seat
        chosen = minds[seat](match.look(seat), decision)
        if match.number % 3 == 0:
            other = match.redealt(seat, seed=match.number)
            assert other.decision is not None
            assert minds[seat](other.look(seat), other.decision) == chosen
        match.answer(chosen)


def test_plain_money_knows_three_cards() -> None:
    match = throneroom.new("dominion", seed=5, log=False)
    plain = BOTS["plain_money"](0)
    bought = set()
    while decision := match.decision:
        choice = plain(match.look(decision.seat), decision)
        bought.add(key_of(choice))
        match.answer(choice)
    assert bought == {"play_all", "province", "gold", "silver", "end"}


@pytest.mark.parametrize(
    ("name", "kingdom", "least"),
    [
        ("smithy", "first_game", 0.62),
        ("militia", "first_game", 0.65),
        ("village_smithy", "first_game", 0.55),
        ("witch", "size_distortion", 0.85),
        ("chapel_witch", "size_distortion", 0.85),
        ("gardens_workshop", "size_distortion", 0.8),
    ],
)
def test_a_bot_beats_big_money_where_its_cards_are(name: str, kingdom: str, least: float) -> None:
    report = simulate("dominion", [name, "big_money"], games=200, seed=1, kingdom=kingdom)
    assert report.bots[0].win_rate > least


def test_late_duchies_beat_plain_money() -> None:
    report = simulate("dominion", ["big_money", "plain_money"], games=200, seed=1)
    assert report.bots[0].win_rate > 0.7


def test_without_its_cards_a_bot_plays_for_money() -> None:
    report = simulate("dominion", ["witch", "big_money"], games=200, seed=1)
    assert 0.4 < report.bots[0].win_rate < 0.6

"""Laws that hold at every decision of any game."""

from __future__ import annotations

import random
from typing import Any

import pytest

import throneroom
from tests.conformance.walking import walk
from throneroom.games.legends import events as e
from throneroom.games.legends import scoring
from throneroom.games.legends.cards import ARMIES, CITIES
from throneroom.kernel import Match

VARIANTS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "layout": "ring", "leaders": True, "events": True},
    {"players": 4, "exploration": True, "swamp": True, "citadels": True, "leaders": True},
    {"players": 2, "leaders": True, "events": True, "exploration": True, "ties": "die"},
]


def games(options: dict[str, Any], count: int = 6) -> list[Match]:
    return [throneroom.new("legends", seed=seed, **options) for seed in range(count)]


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_no_piece_is_ever_lost(options: dict[str, Any]) -> None:
    for match in games(options):
        for _, answer in walk(match, options):
            match.answer(answer)
            s = match.state
            on_board = sum(sum(p.armies.values()) for p in s.players)
            reserves = sum(p.reserve for p in s.players)
            captured = sum(p.captured for p in s.players)
            neutral = sum(s.neutral.values())
            missing = ARMIES * len(s.players) - on_board - reserves
            assert 0 <= missing <= captured
            assert captured - missing <= (10 - neutral if len(s.players) == 2 else 0)
            for p in s.players:
                assert sum(p.cities.values()) + p.cities_left == CITIES
                assert sum(p.armies.values()) <= ARMIES
                assert p.coins >= 0


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_coins_come_and_go_only_as_told(options: dict[str, Any]) -> None:
    """What is paid, gained, lost to thieves and bid adds up to what everybody has."""
    for match in games(options):
        start = [player.coins for player in match.state.players]
        for _, answer in walk(match, options):
            match.answer(answer)
        for event in match.events:
            match event:
                case e.AuctionWon(seat, coins) | e.Took(seat, _, coins):
                    start[seat] -= coins
                case e.ExtraCard(seat, _, coins):
                    start[seat] -= coins
                case e.GotCoins(seat, coins):
                    start[seat] += coins
                case e.Robbed(seat, _):
                    start[seat] -= 1
                case e.TookCoin(seat, owner):
                    start[seat] += 1
                    start[owner] -= 1
                case e.Recruited(seat, _, paid) if paid is not None:
                    start[seat] -= 1
                    start[paid] += 1
        assert start == [player.coins for player in match.state.players]


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_a_march_costs_what_its_steps_cost(options: dict[str, Any]) -> None:
    for match in games(options, 3):
        for decision, answer in walk(match, options):
            if decision.kind == "march":
                left = (decision.facts or {})["left"]
                match.answer(answer)
                now = match.decision
                if getattr(answer, "cost", 0) and now is not None and now.kind == "march":
                    assert (now.facts or {})["left"] == left - answer.cost
                    assert (now.facts or {})["left"] > 0
            else:
                match.answer(answer)


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_control_belongs_to_one_at_most_and_points_follow_it(options: dict[str, Any]) -> None:
    rng = random.Random(7)
    for match in games(options, 3):
        for _, answer in walk(match, options):
            match.answer(answer)
            if rng.random() < 0.1:
                s = match.state
                for region, owner in scoring.control(s).items():
                    pieces = s.pieces(region)
                    if owner is not None:
                        assert all(pieces[owner] > n for i, n in enumerate(pieces) if i != owner)
                    elif any(pieces):
                        assert pieces.count(max(pieces)) > 1
                view = match.view(None)
                for seat, player in enumerate(view.players):
                    own = sum(region.control == seat for region in view.regions)
                    lines = {line.what: line.points for line in player.score.lines}
                    assert lines.get("regions", 0) == own

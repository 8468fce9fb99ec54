"""[Конец игры] When it ends, what counts, and who wins."""

from __future__ import annotations

import pytest

import throneroom
from tests.games.legends.table import bare, position
from throneroom.games.legends import scoring
from throneroom.games.legends.cards import CARDS, TOKENS
from throneroom.games.legends.state import Player
from throneroom.games.legends.tiles import REGIONS


@pytest.mark.parametrize(("players", "cards"), [(2, 11), (3, 10), (4, 8)])
def test_everybody_has_the_same_number_of_cards(players: int, cards: int) -> None:
    match = throneroom.new("legends", players=players, seed=2)
    turns = 0
    while decision := match.decision:
        turns += decision.kind == "take"
        match.answer(decision.options[0])
    assert [len(player.cards) for player in match.state.players] == [cards] * players
    assert turns == players * cards
    assert match.outcome is not None
    assert match.outcome.reason == "cards"


def points(*names: str, coins: int = 0) -> int:
    player = Player(coins, cards=[CARDS[name] for name in names])
    abilities = [ability for card in player.cards for ability in card.abilities]
    return sum(
        scoring.ability_points(player.cards, player.coins, ability)[1] for ability in abilities
    )


@pytest.mark.parametrize(
    ("names", "coins", "wanted"),
    [
        (["ancient_sage"], 0, 1),
        (["ancient_sage", "ancient_woods", "ancient_phoenix"], 0, 3),
        (["night_wizard", "night_village", "night_hydra"], 0, 3),
        (["arcane_temple", "arcane_sphinx"], 0, 2),
        (["lake", "forest_elf"], 0, 1),
        (["lake"], 0, 0),
        (["stronghold", "dire_dragon", "dire_eye"], 0, 2),
        (["cursed_tower", "dire_dragon", "dire_eye", "ancient_phoenix"], 0, 3),
        (["dire_ogre"], 2, 0),
        (["dire_ogre"], 3, 1),
        (["dire_ogre"], 11, 3),
        (["graveyard", "graveyard"], 0, 0),
        (["noble_hills", "noble_knight", "noble_unicorn"], 0, 4),
    ],
)
def test_abilities_that_score(names: list[str], coins: int, wanted: int) -> None:
    assert points(*names, coins=coins) == wanted


def test_live_points_are_taken_apart_for_everybody() -> None:
    match = position(
        {"m1": {0: 1}, "m2": {0: 1}, "m3": {1: 2}},
        cards=[["ancient_tree_spirit"], ["forest_gnome"]],
    )
    for seat in (0, 1, None):
        first, second, _ = match.view(seat).players
        lines = {line.what: (line.count, line.points) for line in first.score.lines}
        assert lines["regions"] == (2, 2)
        assert lines["islands"] == (1, 1)
        assert lines["elixirs"] == (3, 1)
        assert first.score.total == 4
        assert second.score.total == 2


def test_the_breakdown_adds_up() -> None:
    match = throneroom.new(
        "legends",
        players=4,
        seed=9,
        exploration=True,
        citadels=True,
        leaders=True,
        events=True,
    )
    while decision := match.decision:
        match.answer(
            decision.options[match.number % len(decision.options)] if decision.is_single else []
        )
    outcome = match.outcome
    assert outcome is not None
    for score in outcome.scores:
        assert score.total == sum(line.points for line in score.lines)


def test_ties_one_after_another() -> None:
    s = bare({"c1": {0: 1}, "c3": {1: 1}, "m2": {0: 1, 1: 1}}, players=2)
    s.players[0].coins = s.players[1].coins = 5
    assert [x.total for x in scoring.result(s).scores] == [2, 2]
    assert scoring.result(s).ranks == [1, 1], "nothing tells them apart: both win"
    assert scoring.result(s).tie is None
    s.players[1].armies[REGIONS["c3"]] = 2
    assert scoring.result(s).ranks == [2, 1], "more armies"
    assert scoring.result(s).tie == "armies"
    s.players[0].coins = 6
    assert scoring.result(s).ranks == [1, 2], "coins come before armies"
    assert scoring.result(s).tie == "coins"
    tome = TOKENS["magic_tome"]
    s.players[1].tokens.append(tome)
    s.players[0].cards = [CARDS["ancient_sage"]]
    assert [x.total for x in scoring.result(s).scores] == [3, 3]
    assert scoring.result(s).ranks == [2, 1], "the Tome comes before everything"
    assert scoring.result(s).tie == "tome"


def test_cities_do_not_count_as_armies_in_a_tie() -> None:
    s = bare({"c1": {0: 2}, "c3": {1: (1, 1)}}, players=2)
    assert scoring.result(s).ranks == [1, 2]


def test_more_regions_decide_the_last_tie() -> None:
    s = bare({"c1": {0: 1}, "c2": {0: 1}, "c3": {1: 2}}, players=2)
    s.players[1].cards = [CARDS["ancient_sage"]]
    assert [x.total for x in scoring.result(s).scores] == [3, 3]
    assert scoring.result(s).ranks == [1, 2]
    assert scoring.result(s).tie == "regions"


def test_a_neutral_majority_on_an_island() -> None:
    s = bare({"m1": {"neutral": 1}, "m2": {"neutral": 1}, "m3": {0: 5}}, players=2)
    view = scoring.island_control(s, scoring.control(s))
    assert next(owner for isl, owner in view.items() if isl.key == "meadows_island_1") == 2
    assert scoring.scores(s)[0].total == 1

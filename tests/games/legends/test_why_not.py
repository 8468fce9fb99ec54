"""Why something is not an option now."""

from __future__ import annotations

import pytest

import throneroom
from tests.conformance.walking import walk
from tests.games.legends.table import DESERT, do, keys, position
from throneroom import Match
from throneroom.games.legends.cards import CARDS
from throneroom.text import Voice

IMMUNE = next(card.key for card in CARDS.values() if card.immune)
NAMES = Voice(throneroom.game("legends"), "en").text


def said(match: Match, key: str) -> str:
    why = match.why_not(key)
    return Voice(match.game, "en").say(why) if why else ""


ROW = ["lake", "dire_eye", "graveyard", "stronghold", "cursed_tower", "forest_elf"]


def test_cards() -> None:
    match = position({"m3": {0: 1}}, coins=[1], row=ROW)
    assert said(match, "stronghold") == "Stronghold costs 2; you have 1."
    assert said(match, "night_hydra") == "Night Hydra is not in the row."
    assert said(match, "lake") == ""


def test_steps() -> None:
    match = position({"m4": {0: 1}}, row=["dire_ogre"])
    do(match, "dire_ogre")
    assert said(match, "m4>c2") == "From Pine Grove to Lower Rock costs 3; you have 2 left."
    assert said(match, "m4>m1") == (
        "No border and no sea lane leads from Pine Grove to North Meadow."
    )
    assert said(match, "m1>m2") == "You have no army in North Meadow."
    assert said(match, "m4>h1") == "East Horn is not on this board."


@pytest.mark.parametrize(
    ("card", "before", "key", "sentence"),
    [
        ("dire_eye", [], "m1", "You can recruit only in the starting region and where you have"),
        ("stronghold", [], "m1", "You have no army in North Meadow."),
        ("night_hydra", ["stop"], "m1:1", "You have no army in North Meadow."),
        ("night_hydra", ["stop"], "m4:2", "There is no army in Pine Grove that you could destroy."),
        ("stronghold", [], "h1", "East Horn is not on this board."),
        ("night_hydra", [], "m1:9", ""),
    ],
)
def test_regions(card: str, before: list[str], key: str, sentence: str) -> None:
    match = position({"m4": {0: 1}, "m1": {1: 1}}, row=[card])
    do(match, card, *before)
    assert said(match, key).startswith(sentence)
    assert bool(said(match, key)) == bool(sentence)


def test_a_tap_on_the_market() -> None:
    """A card is named by its place too, and there is a time for cards."""
    match = position({"m3": {0: 1}}, coins=[1], row=ROW)
    assert said(match, "market/3") == "Stronghold costs 2; you have 1."
    assert said(match, "market/9") == ""
    do(match, "lake")
    assert said(match, "market/0") == "You have taken a card this turn."
    match = throneroom.new("legends", seed=1, players=2, builder=0)
    assert said(match, "market/0") == "Cards are taken once the turns have begun."


def test_a_tap_on_the_map_in_a_march() -> None:
    """Of the nearest army, whether it is out of reach or to be chosen, also in place of another."""
    match = position({"m4": {0: 1}}, row=["dire_ogre"])
    do(match, "dire_ogre")
    assert said(match, "region/c2") == "From Pine Grove to Lower Rock costs 3; you have 2 left."
    near = "The army in Pine Grove can go to West Meadow for 1: choose it, then its way."
    assert said(match, "region/m2") == near.replace("West Meadow", NAMES("region-m2"))
    # An army that can go is lit, unless another one has been chosen.
    other = "First let go of the army you have chosen; then choose the one in Pine Grove."
    assert said(match, "region/m4") == other


def test_a_tap_on_the_map_at_other_times() -> None:
    match = position({"d5": {0: 1}}, tiles=DESERT, row=["lake"])
    assert said(match, "region/d5").startswith("Take a card first")
    do(match, "lake")
    assert said(match, "region/d5").startswith("Choose one of the card’s actions first.")
    do(match, "nothing")
    assert said(match, "region/d5").startswith("There is nothing left to do with this card.")
    match = throneroom.new("legends", seed=1, players=2, neutrals="random")
    assert said(match, "bid/13") == "You can’t bid 13: you have 12."
    assert said(match, f"region/{match.state.start.key}") == "Make your bid first."


def test_what_can_not_be_destroyed() -> None:
    match = position({"m4": {0: 1, 1: 1}}, cards=[["lake"], [IMMUNE]], row=["night_hydra"])
    do(match, "night_hydra", "stop")
    assert said(match, "m4:1") == "The armies in Pine Grove can’t be destroyed."


def test_no_coin_for_a_city_of_another() -> None:
    match = position(
        {"m4": {0: 1}, "m1": {1: (0, 1)}},
        coins=[0, 0],
        leaders=["bandit_king", "white_knight", "fairy_queen"],
        row=["dire_eye"],
    )
    do(match, "dire_eye")
    assert said(match, "region/m1") == "North Meadow: you have no coin for the city’s owner."
    anywhere = "You can recruit only in the starting region and where there is a city, not in "
    assert said(match, "region/m2") == anywhere + "Standing Stones."


def test_an_action_that_makes_no_sense() -> None:
    card = next(card for card in CARDS.values() if card.mode == "or" and card.from_players == 2)
    match = position({"m4": {0: 1}}, row=[card.key])
    do(match, card.key)
    for action in card.actions:
        offered = match.decision is not None and action.key in match.decision.keys
        assert bool(said(match, f"acting/{action.key}")) != offered


def test_where_the_game_starts() -> None:
    match = throneroom.new("legends", seed=1, board="player", builder=0)
    while match.decision is not None and match.decision.kind == "lay":
        match.answer("by_chance")
    board = match.state.board
    reasons = {region.key: said(match, f"region/{region.key}") for region in board.regions}
    assert {key for key, reason in reasons.items() if not reason} == {
        key for key in keys(match) if key in reasons
    }
    assert len(set(reasons.values())) > 2


def test_a_tap_on_the_map_while_the_board_is_laid() -> None:
    match = throneroom.new("legends", seed=1, board="player", events=True)
    do(match, keys(match)[0])
    assert said(match, f"region/{match.state.board.regions[0].key}") == "Lay out the tiles first."
    while match.decision is not None and match.decision.kind != "events":
        match.answer("by_chance" if match.decision.kind == "lay" else keys(match)[0])
    assert said(match, f"region/{match.state.start.key}") == "First choose the event tokens."


def test_what_has_no_reason() -> None:
    match = position({"d5": {0: 1}}, tiles=DESERT)
    assert said(match, "nonsense") == ""
    assert said(match, "slot/nowhere") == ""
    assert said(match, "desert:nowhere:7") == ""


@pytest.mark.slow
def test_whatever_is_pointed_at_gets_an_answer_or_is_an_option() -> None:
    """On the map, in every question of random games."""
    for seed in range(3):
        match = throneroom.new("legends", seed=seed, players=3, leaders=True, events=True)
        for decision, answer in walk(match, seed):
            if decision.at == "region":
                targets = {match.game.target(decision, option) for option in decision.options}
                for region in match.state.board.regions:
                    place = f"region/{region.key}"
                    lit = place in targets and decision.kind != "march"
                    assert bool(said(match, place)) != lit, (decision.kind, place)
            match.answer(answer)

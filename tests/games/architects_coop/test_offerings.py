"""Demands and offerings, and how workers come back from the Overlord."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.architects_coop.table import (
    BLUE,
    GREEN,
    RED,
    demands,
    give,
    overlord,
    position,
    red_turn,
    run,
)
from throneroom.games.west_kingdom.architects.actions.places import legal_places
from throneroom.games.west_kingdom.effects import Use
from throneroom.games.west_kingdom.tomesaga.architects_coop.actions import offer, offer_to
from throneroom.games.west_kingdom.tomesaga.architects_coop.cards import DEMANDS, SIDES
from throneroom.games.west_kingdom.tomesaga.architects_coop.verbs import ITEMS
from throneroom.games.west_kingdom.tomesaga.coop import Teammate

# Demands and offerings

GIVEN: dict[str, dict[str, Any]] = {
    "demand_clay": {"clay": 1},
    "demand_silver": {"silver": 1},
    "demand_wood": {"wood": 1},
    "demand_stone": {"stone": 1},
    "demand_buildings": {"hand": ["well"]},
    "demand_debts": {"paid": 1},
    "demand_gold": {"gold": 1},
    "demand_marble": {"marble": 1},
}


@pytest.mark.parametrize("key", list(DEMANDS))
def test_a_demand_takes_its_item_and_no_other(key: str) -> None:
    s = position(2)
    level = DEMANDS[key].level
    others = ["demand_clay", "demand_wood", "demand_debts", "demand_gold"]
    demands(s, *others[: level - 1], key)
    give(s, RED, **GIVEN[key])
    run(offer(s, RED, {"up_to": 1}, Use(None)), offer=key)
    assert s.overlord.given[level - 1] == 1
    assert not any(
        len(s.players[RED].hand) + getattr(s.players[RED], item)
        for item in (*("clay", "silver", "wood", "stone", "gold", "marble", "paid", "unpaid"),)
    )
    points = {1: 1, 2: 2, 3: 3, 4: 4}[level]
    s.overlord.given[level - 1] = s.needed(DEMANDS[key])
    assert DEMANDS[key].done == points


def test_both_sides_of_a_debt_count() -> None:
    s = position(2)
    demands(s, "demand_clay", "demand_wood", "demand_debts")
    give(s, RED, paid=1, unpaid=1)
    run(
        offer(s, RED, {"up_to": 2}, Use(None)),
        offer="demand_debts",
        offer_item=["unpaid"],
    )
    assert not s.lacking(DEMANDS["demand_debts"])
    assert (s.players[RED].paid, s.players[RED].unpaid) == (0, 0)


@pytest.mark.parametrize("item", ITEMS, ids=str)
def test_every_item_goes_to_a_friend(item: Any) -> None:
    s = position(2)
    give(s, RED, **({"hand": ["well"]} if item.key == "building_card" else {item.key: 1}))
    run(offer(s, RED, {"up_to": 1}, Use(None)), offer="player:1")
    friend = s.players[BLUE]
    got = len(friend.hand) if item.key == "building_card" else getattr(friend, item.key)
    assert got == 1


def test_a_debt_from_a_friend_wakes_no_power() -> None:
    """Emma gains nothing, Hugo pays nothing: it was not taken."""
    for board in ("emma", "hugo"):
        s = position(2)
        give(s, RED, unpaid=1)
        give(s, BLUE, board=board, silver=4)
        assert run(offer(s, RED, {"up_to": 1}, Use(None)), offer="player:1") == ["offer"]
        assert (s.players[BLUE].unpaid, s.players[BLUE].silver, s.players[BLUE].clay) == (1, 4, 0)


def test_judith_offers_the_real_thing() -> None:
    """A card of hers is a card, never clay."""
    s = position(2)
    demands(s, "demand_clay")
    give(s, RED, board="judith", hand=["well"])
    run(offer(s, RED, {"up_to": 1}, Use(None)), offer="player:1")
    assert s.overlord.given[0] == 0
    assert [card.key for card in s.players[BLUE].hand] == ["well"]


def test_offerings_are_mixed_freely() -> None:
    s = position(3)
    demands(s, "demand_clay")
    give(s, RED, clay=3, wood=1, apprentices=["swindler_tiling"], silver=3)
    red_turn(
        *(s,),
        place="black_market_left",
        offer=["demand_clay", "player:1"],
        offer_item=["wood"],
    )
    assert s.overlord.given[0] == 1
    assert (s.players[BLUE].wood, s.players[RED].clay) == (1, 2)


@pytest.mark.parametrize("key", [key for key in SIDES if key.startswith("swindler")])
def test_the_swindler_makes_two_offerings_at_most(key: str) -> None:
    s = position(2)
    demands(s, "demand_clay")
    give(s, RED, clay=5, apprentices=[key], silver=3)
    asked = red_turn(s, place="black_market_left", offer="demand_clay")
    assert asked.count("offer") == 2
    assert s.overlord.given[0] == 2


def test_what_the_action_brings_can_be_offered_at_once() -> None:
    """Another Swindler's goods come before the offerings."""
    s = position(1)
    demands(s, "demand_clay")
    give(s, RED, apprentices=["swindler_tiling", "swindler_clay"], silver=1)
    asked = red_turn(s, place="black_market_left", offer="demand_clay")
    assert asked.count("offer") == 2
    assert s.overlord.given[0] == 2


@pytest.mark.parametrize("key", [key for key in SIDES if key.startswith("priest")])
def test_the_priest_makes_none_at_the_foot_of_the_cathedral(key: str) -> None:
    s = position(2)
    demands(s, "demand_clay")
    give(s, RED, clay=5, apprentices=[key, "labourer"], hand=["well"], wood=2, stone=2)
    asked = red_turn(s, place="guildhall", guildhall="well")
    assert "offer" not in asked


def test_the_storehouse_offers_once_an_action() -> None:
    s = position(2)
    demands(s, "demand_clay")
    give(s, RED, clay=5, storehouse=2)
    red_turn(s, place="storehouse", storehouse="overlay_storehouse:offer", offer="demand_clay")
    assert s.overlord.given[0] == 3


def test_cards_of_a_friend_are_discarded_at_the_end_of_that_turn() -> None:
    s = position(2)
    six = ["tavern", "fountain", "dungeon", "watchtower", "steeple", "castle"]
    give(s, BLUE, hand=six)
    give(s, RED, hand=["well"], apprentices=["swindler_tiling"], silver=3)
    asked = red_turn(
        s,
        place="black_market_left",
        offer=["player:1", "stop"],
        offer_item="building_card",
        discard=["well"],
    )
    assert asked[-1] == "discard"
    assert len(s.players[BLUE].hand) == 6


def test_who_gives_something_is_told_to_whom() -> None:
    s = position(2)
    demands(s, "demand_clay", "demand_wood", "demand_debts")
    give(s, RED, clay=1, stone=1, unpaid=1, paid=1)
    swindler = SIDES["swindler_tiling"]
    asked = next(offer_to(s, RED, Teammate(BLUE), swindler))
    assert (asked.kind, asked.facts, asked.by) == ("offer_item", {"receiver": BLUE}, swindler)
    debts = DEMANDS["demand_debts"]
    asked = next(offer_to(s, RED, debts, swindler))
    assert (asked.kind, asked.facts, asked.by) == ("offer_item", {"receiver": "none"}, debts)


def test_an_offered_card_leaves_the_game_face_up() -> None:
    s = position(2)
    demands(s, "demand_clay", "demand_wood", "demand_buildings")
    give(s, RED, hand=["well", "tavern"])
    run(offer_to(s, RED, DEMANDS["demand_buildings"], None), offer_card="well")
    assert [card.key for card in s.overlord.given_cards] == ["well"]
    assert [card.key for card in s.players[RED].hand] == ["tavern"]


# The Guardhouse


def test_captives_of_a_friend_are_bought_back() -> None:
    s = position(2)
    give(s, RED, silver=5)
    give(s, BLUE, free=0)
    overlord(s, holds={BLUE: 4})
    red_turn(s, place="guardhouse", guardhouse="overlay_guardhouse:free_captives")
    assert (s.players[BLUE].free, s.players[RED].silver) == (4, 0)


def test_one_colour_an_action() -> None:
    s = position(3)
    give(s, RED, guardhouse=1, prison=2)
    give(s, BLUE, prison=3)
    give(s, GREEN, prison=1)
    red_turn(
        s,
        place="guardhouse",
        guardhouse="overlay_guardhouse:free_prisoners",
        release_whose=["player:1", "player:0"],
    )
    assert [player.prison for player in s.players] == [0, 0, 1]


def test_the_overlord_is_never_freed() -> None:
    s = position(2)
    overlord(s, prison=5)
    assert "guardhouse" not in [one.key for one in legal_places(s, RED)]


def test_barracks_free_their_builders_workers_from_the_overlord() -> None:
    s = position(2)
    give(s, RED, hand=["barracks"], apprentices=["labourer"], clay=2, wood=6, gold=2)
    overlord(s, holds={RED: 3, BLUE: 2})
    red_turn(s, place="guildhall", guildhall="barracks", choose="barracks:free_captives")
    assert s.overlord.captured[:2] == [0, 2]
    assert s.players[RED].free == 9 + 3


def test_a_hideout_frees_its_builders_prisoners() -> None:
    s = position(2)
    give(s, RED, hand=["hideout"], apprentices=["labourer"], clay=1, wood=3, stone=2, prison=4)
    give(s, BLUE, prison=3)
    overlord(s, prison=2, holds={RED: 1})
    red_turn(s, place="guildhall", guildhall="hideout")
    assert (s.players[RED].prison, s.players[BLUE].prison, s.overlord.prison) == (0, 3, 2)
    assert s.overlord.captured[RED] == 1


def test_workers_come_back_from_the_overlord() -> None:
    """3.2 of Architects: without a free worker, from his board too."""
    s = position(2)
    give(s, RED, free=0)
    overlord(s, holds={RED: 2})
    red_turn(s)
    assert (s.players[RED].free, s.overlord.captured[RED]) == (1, 1)

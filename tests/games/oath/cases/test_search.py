"""Worked cases of the Law: searching and playing."""

from __future__ import annotations

from tests.games.oath.listed import case
from tests.games.oath.table import asked, choose, options, position
from throneroom.games.oath.cards import Suit


@case("search_and_visions")
def test_a_vision_ends_the_draw() -> None:
    match = position(deck=["elders", "faith", "wolves"], visions_drawn=1, piles={0: ["keep"]})
    choose(match, "search", "deck")
    s = match.state
    assert s.players[0].supply == 4
    assert [card.key for card in s.players[0].hand] == ["elders", "faith"]
    assert s.visions_drawn == 2
    choose(match, "elders")
    assert asked(match) == (0, "play")


@case("search_and_visions")
def test_a_vision_in_a_pile_is_a_card_like_others() -> None:
    match = position(piles={0: ["faith", "elders", "wolves", "keep"]})
    choose(match, "search", "pile:cradle")
    assert [card.key for card in match.state.players[0].hand] == ["faith", "elders", "wolves"]
    assert (match.state.visions_drawn, match.state.players[0].supply) == (0, 5)


@case("search_and_visions")
def test_the_conspiracy_counts() -> None:
    match = position(deck=["conspiracy"], piles={0: ["keep"]})
    choose(match, "search", "deck")
    assert match.state.visions_drawn == 1
    assert asked(match) == (0, "play")


@case("search_route_then_play")
def test_the_rest_goes_on_the_next_pile_and_an_empty_bank_gives_nothing() -> None:
    match = position(
        deck=["memory_of_home", "wolves", "scouts"],
        cards={"plains": ["longbows", "elders"]},
        banks={"hearth": 0},
    )
    choose(match, "search")
    choose(match, "memory_of_home", ["wolves", "scouts"], "plains")
    s = match.state
    assert [card.key for card in s.piles[1]] == ["wolves", "scouts"]
    assert len(s.places[0].cards) == 3
    assert s.players[0].favor == 0


@case("search_full_site")
def test_a_full_site_takes_no_card() -> None:
    match = position(
        deck=["tinkers_fair"], piles={}, cards={"plains": ["longbows", "elders", "scouts"]}
    )
    choose(match, "search")
    choose(match, "tinkers_fair") if asked(match)[1] == "search_keep" else None
    while asked(match)[1] == "discard_order":
        choose(match, list(match.decision.options))  # type: ignore[union-attr]
    assert options(match) == ["facedown", "discard"]


@case("adviser_limit")
def test_only_the_loose_adviser_makes_way() -> None:
    match = position(
        deck=["faith"],
        advisers={0: ["a_small_favor", "council_seat"]},
        hidden={0: ["wolves"]},
    )
    choose(match, "search", "facedown")
    player = match.state.players[0]
    assert [card.key for card in player.hidden] == ["faith"]
    assert [card.key for card in match.state.piles[1]] == ["wolves"]
    assert len(player.advisers) == 2


@case("facedown_adviser_to_site")
def test_a_facedown_adviser_goes_to_a_site() -> None:
    match = position(hidden={0: ["the_gathering"]}, banks={"nomad": 2})
    choose(match, "adviser", "plains")
    assert match.state.players[0].favor == 1
    assert match.state.players[0].supply == 7
    assert [card.key for card in match.state.places[0].cards] == ["the_gathering"]


@case("chancellor_and_vision")
def test_the_chancellor_reveals_no_vision() -> None:
    match = position(deck=["faith"])
    choose(match, "search")
    assert options(match) == ["facedown", "discard"]
    choose(match, "facedown")
    assert match.view(1).players[0].hidden[0].vision
    assert match.view(1).players[0].hidden[0].card is None
    assert match.view(0).players[0].hidden[0].card == "faith"


@case("conspiracy_takes_banner")
def test_the_conspiracy_takes_a_banner() -> None:
    match = position(
        deck=["conspiracy"],
        advisers={0: ["wolves", "errand_boy", "scouts"], 1: ["animal_playmates"]},
        secrets=[1],
        banners={"peoples_favor": (1, 2)},
    )
    choose(match, "search", "reveal", "peoples_favor")
    s = match.state
    assert (s.peoples_favor.holder, s.peoples_favor.tokens, s.peoples_favor.mob) == (0, 1, True)
    assert [card.key for card in s.box] == ["conspiracy"]
    assert s.players[0].secrets == 0


@case("homeland_after_discard")
def test_the_home_land_remembers_what_was_discarded() -> None:
    sites = ("fertile_valley", "lush_coast", "mountain", "river", "steppe")
    match = position(
        sites=(*sites, "rocky_coast", "wastes", "great_slum"),
        cards={"fertile_valley": ["tinkers_fair"]},
        hidden={0: ["storyteller", "memory_of_home"]},
        banners={"peoples_favor": (0, 1)},
    )
    choose(match, "adviser", "storyteller", "fertile_valley")
    if asked(match)[1] == "make_room":
        choose(match, "pass")
    assert match.state.banks[Suit.HEARTH] == 1
    choose(match, "adviser", "fertile_valley", "tinkers_fair")
    assert match.state.banks[Suit.HEARTH] == 0

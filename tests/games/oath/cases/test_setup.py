"""Worked cases of the Law: the first steps of a game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.oath.listed import case
from tests.games.oath.table import asked, choose, options
from throneroom.games.oath import OATH
from throneroom.games.oath.cards import DENIZENS, SITES, Vision
from throneroom.games.oath.setup import packets_of
from throneroom.games.oath.state import Role, State
from throneroom.kernel import Match


def new(players: int = 3, **more: Any) -> Match:
    return Match.new(OATH, {"players": players, "chancellor": 0, **more}, 1)


def record(sites: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    used = [card for site in sites for card in site.get("cards", ())]
    free = [key for key, card in DENIZENS.items() if card.starting and key not in used]
    return {"goal": "supremacy", "sites": sites, "denizens": free, **more}


FIRST: list[dict[str, Any]] = [
    {"site": "plains", "face_up": True, "cards": ["longbows"]},
    {"site": "lush_coast"},
    {"site": "mine", "face_up": True},
    {"site": "salt_flats", "face_up": True},
    {"site": "buried_giant"},
    {"site": "rocky_coast", "face_up": True, "cards": ["elders"]},
    {"site": "wastes"},
    {"site": "great_slum"},
]


def to_pawns(match: Match) -> State:
    while match.decision and match.decision.kind == "board":
        match.answer(match.decision.options[0])
    state: State = match.state
    return state


@case("setup_three_player_first_game", "two_player_game")
@pytest.mark.parametrize(("players", "favor", "secrets"), [(2, 14, 17), (3, 13, 16), (4, 12, 15)])
def test_a_first_game(players: int, favor: int, secrets: int) -> None:
    s = to_pawns(new(players))
    assert set(s.banks.values()) == {3}
    assert (s.shared_favor, s.shared_secrets) == (favor, secrets)
    assert [player.favor for player in s.players] == [2] + [1] * (players - 1)
    assert s.players[0].bank == 17
    assert [p.bank for p in s.players[1:]] == [11] * (players - 1)
    assert {p.site.key: p.warbands for p in s.places if p.warbands} == {
        "plains": 2,
        "mountain": 1,
        "rocky_coast": 1,
    }
    assert (s.title, s.usurper) == (0, False)
    assert s.peoples_favor.holder == s.darkest_secret.holder == -1
    assert {player.supply for player in s.players} == {7}
    assert len(s.deck) == 56 - 3 - 3 * players


@case("setup_five_players_favor")
def test_five_players_have_four_favor_in_each_bank() -> None:
    s = to_pawns(new(5, chronicle=record(FIRST)))
    assert set(s.banks.values()) == {4}
    assert s.shared_favor == 0
    assert (s.places[2].favor, s.places[3].favor, s.places[3].secrets) == (3, 2, 1)


@case("setup_six_players_short_favor")
def test_with_six_players_favor_runs_short_and_the_chancellor_says_where() -> None:
    match = new(6, chronicle=record(FIRST))
    to_pawns(match)
    assert asked(match) == (0, "short_favor")
    assert options(match) == ["3", "2"]
    choose(match, 2)
    s = match.state
    assert (s.places[2].favor, s.places[3].favor, s.places[3].secrets) == (2, 2, 1)


@case("setup_chronicled_start")
def test_a_ruin_gets_no_warband_and_a_citizen_gets_purple() -> None:
    sites: list[dict[str, Any]] = [
        {"site": "plains", "face_up": True},
        {"site": "lush_coast"},
        {"site": "mountain", "face_up": True, "cards": ["bandit_rampart"]},
        {"site": "river", "face_up": True, "cards": ["elders"]},
        {"site": "steppe"},
        {"site": "rocky_coast", "face_up": True, "cards": ["longbows"]},
        {"site": "wastes"},
        {"site": "great_slum"},
    ]
    match = new(3, chronicle=record(sites, citizens=["red"]))
    choose(match, "red", "blue")
    s = match.state
    assert [p.warbands for p in s.places] == [2, 0, 0, 1, 0, 1, 0, 0]
    red = s.players[1]
    assert (red.role, red.warbands, red.bank) == (Role.CITIZEN, 3, 14)
    assert s.players[0].bank == 24 - 3 - 2 - 2 - 3


@case("setup_purple_short")
def test_purple_warbands_run_short() -> None:
    keys = list(SITES)[3:11]
    cards = [key for key, card in DENIZENS.items() if card.starting][: len(keys)]
    sites = [
        {"site": key, "face_up": True, "cards": [card]}
        for key, card in zip(keys, cards, strict=True)
    ]
    colours = ["red", "blue", "yellow", "white", "black"]
    s = to_pawns(new(6, chronicle=record(sites, citizens=colours)))
    assert [player.warbands for player in s.players] == [3, 3, 3, 3, 3, 0]
    assert s.players[0].bank == 0


@case("setup_small_deck_vision")
def test_the_parts_of_a_small_deck() -> None:
    assert packets_of(47) == [(12, 2), (18, 3), (17, 0)]
    sites = [
        {"site": key, "face_up": True, "cards": cards}
        for key, cards in zip(
            list(SITES)[4:12],
            [[k] for k, c in DENIZENS.items() if c.starting][:8],
            strict=True,
        )
    ]
    s = to_pawns(new(6, chronicle=record(sites)))
    assert s.visions_drawn == sum(type(c) is Vision for p in s.players for c in p.hand)


@case("setup_discard_routing")
def test_discards_of_setup_go_on_the_next_pile() -> None:
    match = new(2)
    choose(match, "red")
    hand = [card.key for card in match.state.players[0].hand]
    choose(match, hand[0], [hand[1], hand[2]])
    assert [card.key for card in match.state.piles[1][-2:]] == hand[1:]
    choose(match, "mountain")
    hand = [card.key for card in match.state.players[1].hand]
    choose(match, hand[0], [hand[2], hand[1]])
    assert [card.key for card in match.state.piles[2][-2:]] == [hand[2], hand[1]]

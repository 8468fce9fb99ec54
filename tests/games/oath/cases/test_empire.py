"""Worked cases of the Law: rest, warbands, roles, and what a seat knows."""

from __future__ import annotations

import pytest

from tests.games.oath.listed import case
from tests.games.oath.table import asked, choose, options, position
from throneroom.games.oath import OATH
from throneroom.games.oath.cards import DENIZENS, RELICS, Suit, Vision
from throneroom.games.oath.state import Role, State
from throneroom.kernel import Chance


@case("rest_supply")
def test_rest_restores_supply_and_tokens() -> None:
    match = position(active=1, board=[0, 3], warbands={"plains": (1, 5)}, supply=[7, 1])
    choose(match, "rest")
    assert match.state.players[1].supply == 6
    match = position(active=1, citizens=[1], supply=[5, 3])
    choose(match, "rest")
    assert match.state.players[1].supply == 7


@case("rest_returns_tokens")
def test_rest_returns_tokens() -> None:
    def put(s: State) -> None:
        s.favor_on[DENIZENS["keep"]] = 1
        s.secrets_on[DENIZENS["alchemist"]] = 1
        s.secrets_on[RELICS["map"]] = 1
        s.shared_favor -= 1
        s.shared_secrets -= 2

    match = position(
        cards={"plains": ["keep", "alchemist"]}, relics={0: ["map"]}, flipped=[1], change=put
    )
    choose(match, "rest")
    s = match.state
    assert s.banks[Suit.ORDER] == 4
    assert (s.players[0].secrets, s.players[0].flipped) == (3, 0)


@case("warbands_move_limits")
def test_the_last_warband_stays() -> None:
    match = position(active=1, warbands={"plains": (1, 3), "river": (0, 2), "steppe": (0, 2)})
    choose(match, "warbands")
    assert options(match) == ["1", "2"]
    match = position(
        active=1, board=[0, 2], pawns=["plains", "wastes"], warbands={"plains": (0, 1)}
    )
    assert "warbands" not in options(match)


@case("exile_price")
def test_an_exiled_citizen() -> None:
    match = position(
        goal="protection",
        title=1,
        citizens=[1],
        relics={1: ["whistle", "map", "brass_horse"]},
        banners={"peoples_favor": (0, 1)},
        favor=[5],
        board=[0, 3],
    )
    choose(match, "use:grand_scepter_exile")
    red = match.state.players[1]
    assert (red.favor, red.warbands, red.role) == (5, 3, Role.EXILE)
    assert (match.state.title, match.state.usurper) == (1, False)


@pytest.mark.parametrize(("usurper", "price"), [(False, 4), (True, 5)])
def test_only_the_oathkeeper_exiles_for_less(usurper: bool, price: int) -> None:
    """[2.11] The Usurper is the other side of the title."""

    def scepter_changes_hands(s: State) -> None:
        s.players[1].relics, s.players[0].relics = s.players[0].relics, []

    match = position(
        active=1,
        goal="devotion",
        title=1,
        usurper=usurper,
        citizens=[2],
        players=3,
        banners={"darkest_secret": (1, 1)},
        favor=[0, 5, 0],
        change=scepter_changes_hands,
    )
    choose(match, "use:grand_scepter_exile")
    assert (match.state.players[1].favor, match.state.players[2].favor) == (5 - price, price)


@case("exile_more_purple_than_own")
def test_an_exile_has_only_his_own_pieces() -> None:
    match = position(citizens=[1], favor=[5], board=[0, 16])
    choose(match, "use:grand_scepter_exile")
    s = match.state
    assert (s.players[1].warbands, s.players[1].bank, s.players[0].bank) == (14, 0, 24)


@case("self_exile_price")
@pytest.mark.parametrize("favor", [9, 7])
def test_self_exile(favor: int) -> None:
    def put(s: State) -> None:
        s.secrets_on[DENIZENS["keep"]] = 1
        s.secrets_on[RELICS["map"]] = 1
        s.shared_secrets -= 2

    match = position(
        active=1,
        citizens=[1],
        cards={"river": ["keep"]},
        relics={1: ["map"]},
        board=[0, 4],
        secrets=[0, 1],
        flipped=[0, 1],
        favor=[0, favor],
        supply=[7, 3],
        change=put,
    )
    assert ("self_exile" in options(match)) == (favor == 9)
    if favor == 9:
        choose(match, "self_exile")
        s = match.state
        assert (s.players[0].favor, s.players[1].favor, s.players[1].warbands) == (8, 1, 4)
        assert (s.players[1].secrets, s.players[1].supply, s.active) == (4, 7, 2)


@case("title_new_citizen")
def test_a_new_citizen_and_the_title() -> None:
    match = position(
        title=1,
        usurper=True,
        warbands={"plains": (1, 1), "river": (1, 1), "steppe": (2, 1), "wastes": (2, 1)},
        reliquary=["map", "whistle", "brass_horse", "ivory_eye"],
    )
    choose(match, "use:grand_scepter_offer", "player:1", "reliquary:0", "enough", "yes")
    s = match.state
    assert (s.title, s.usurper) == (0, False)
    assert s.places[0].colour == "purple"
    assert RELICS["map"] in s.players[1].relics
    assert s.reliquary[0] is None


@case("warbands_imperial")
def test_warbands_of_the_empire() -> None:
    match = position(
        active=1, citizens=[1], board=[4, 1], warbands={"plains": (0, 3)}, pawns=["plains"] * 3
    )
    choose(match, "warbands", "to_board")
    assert options(match) == ["1", "2"]
    choose(match, 2)
    assert asked(match) == (0, "warbands_leave")
    choose(match, "yes")
    assert match.state.players[1].warbands == 3
    choose(match, "warbands", "take", 3)
    assert asked(match) == (0, "warbands_share")
    choose(match, "no")
    choose(match, "warbands", "to_site", 3)
    assert match.state.places[0].warbands == 4


@case("redeal_keeps_backs")
def test_redealing_keeps_backs_and_what_was_seen() -> None:
    match = position(
        piles={0: ["elders", "faith", "wolves"]},
        hidden={1: ["rebellion", "keep"]},
        deck=["sanctuary"],
        relics_at={"mountain": ["map"]},
        change=lambda s: s.known.update({RELICS["map"]: 1 << 2}),
    )
    changed = set()
    for seed in range(20):
        s = match.state.copy()
        s.options = match.options
        OATH.redeal(s, 2, Chance(seed))
        assert [type(card) is Vision for card in s.piles[0]] == [False, True, False]
        assert [type(card) is Vision for card in s.players[1].hidden] == [True, False]
        assert type(s.deck[-1]) is Vision
        assert s.places[2].relics == [RELICS["map"]]
        changed.add(s.piles[0][0].key)
    assert len(changed) > 3

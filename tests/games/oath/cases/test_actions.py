"""Worked cases of the Law: muster, trade, recover and travel."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.oath.listed import case
from tests.games.oath.table import asked, choose, options, place, position
from throneroom.games.oath.cards import RELICS, Suit


@case("muster_and_trade_share_a_card")
def test_muster_and_trade_share_a_card() -> None:
    match = position(cards={"plains": ["storyteller"]}, favor=[3], secrets=[2], banks={"hearth": 4})
    choose(match, "muster")
    assert match.state.players[0].warbands == 2
    assert "trade" not in options(match)
    choose(match, "rest")
    assert match.state.banks[Suit.HEARTH] == 5


@case("trade_amounts")
def test_trade_counts_faceup_advisers() -> None:
    more: dict[str, Any] = {
        "cards": {"plains": ["storyteller"]},
        "advisers": {0: ["wayside_inn", "armed_mob"]},
        "hidden": {0: ["extra_provisions"]},
        "banks": {"hearth": 2},
    }
    match = position(secrets=[1], **more)
    choose(match, "trade")
    if asked(match)[1] == "trade_kind":
        choose(match, "favor")
    assert match.state.players[0].favor == 2
    match = position(favor=[2], **more)
    choose(match, "trade")
    assert match.state.players[0].secrets == 2


@case("muster_limits")
@pytest.mark.parametrize(("bank", "gained"), [(1, 1), (0, 0)])
def test_muster_as_many_as_there_are(bank: int, gained: int) -> None:
    match = position(
        active=1,
        cards={"plains": ["storyteller"]},
        favor=[0, 1],
        board=[0, 14 - bank],
        warbands={"river": (0, 1)},
    )
    choose(match, "muster")
    assert match.state.players[1].warbands == 14 - bank + gained


@case("muster_limits")
def test_a_citizen_musters_purple() -> None:
    match = position(
        active=1, citizens=[1], cards={"plains": ["storyteller"]}, favor=[0, 1], board=[19]
    )
    choose(match, "muster")
    assert (match.state.players[1].warbands, match.state.players[0].bank) == (2, 3)


@case("recover_peoples_favor")
def test_recover_the_peoples_favor() -> None:
    banks = dict.fromkeys([suit.value for suit in Suit], 1)
    match = position(banners={"peoples_favor": (1, 3)}, mob=True, favor=[6], banks=banks)
    choose(match, "recover")
    if asked(match)[1] == "recover_target":
        choose(match, "peoples_favor")
    choose(match, 5, "bank:beast")
    s = match.state
    assert (s.peoples_favor.tokens, s.peoples_favor.mob, s.peoples_favor.holder) == (5, False, 0)
    assert [s.banks[suit] for suit in (Suit.BEAST, Suit.NOMAD, Suit.DISCORD)] == [2, 2, 2]


@case("recover_darkest_secret")
def test_recover_the_darkest_secret() -> None:
    base: dict[str, Any] = {"banners": {"darkest_secret": (2, 3)}, "secrets": [5]}
    match = position(
        **base, cards={"plains": ["keep", "bandit_rampart"]}, advisers={2: ["storyteller"]}
    )
    choose(match, "recover", 4)
    s = match.state
    assert (s.darkest_secret.tokens, s.players[0].secrets, s.players[2].secrets) == (4, 2, 2)
    match = position(**base, cards={"plains": ["keep"]}, advisers={2: ["scouts"]})
    assert "recover" not in options(match)
    assert "recover" not in options(position(**base, cards={"plains": ["bandit_rampart"]}))


@case("recover_own_darkest_secret")
def test_recover_the_own_darkest_secret() -> None:
    match = position(banners={"darkest_secret": (0, 2)}, secrets=[4], flipped=[1])
    choose(match, "recover", 3)
    s = match.state
    assert s.darkest_secret.tokens == 3
    assert (s.players[0].secrets, s.players[0].flipped) == (3, 1)


@case("darkest_secret_search")
def test_the_darkest_secret_makes_searching_cheap() -> None:
    match = position(banners={"darkest_secret": (0, 1)}, visions_drawn=4, deck=["faith"])
    choose(match, "search")
    assert match.state.players[0].supply == 5
    match = position(visions_drawn=4, deck=["faith"])
    choose(match, "search")
    assert match.state.players[0].supply == 3


@case("recover_relic_costs")
@pytest.mark.parametrize(
    ("site", "favor", "secrets"), [("steppe", 0, 1), ("mountain", 1, 1), ("marshes", 3, 0)]
)
def test_what_a_relic_costs(site: str, favor: int, secrets: int) -> None:
    sites = ("plains", "lush_coast", "mountain", "marshes", "steppe")
    match = position(
        sites=(*sites, "rocky_coast", "deep_woods", "great_slum"),
        relics_at={site: ["map"]},
        pawns=[site],
        favor=[3],
        secrets=[1],
        flipped=[1],
        supply=[4],
    )
    choose(match, "recover", f"relics:{sites.index(site)}:0")
    player = match.state.players[0]
    assert (player.favor, player.secrets, player.supply) == (favor, secrets, 3)
    assert RELICS["map"] in player.relics


@case("recover_relic_costs")
@pytest.mark.parametrize("site", ["deep_woods", "rocky_coast"])
def test_relics_that_cannot_be_recovered(site: str) -> None:
    sites = ("plains", "lush_coast", "mountain", "marshes", "steppe")
    match = position(
        sites=(*sites, "rocky_coast", "deep_woods", "great_slum"),
        relics_at={site: ["map"]},
        pawns=[site],
        secrets=[1],
    )
    assert "recover" not in options(match)


@case("travel_costs")
@pytest.mark.parametrize(
    ("start", "to", "supply"),
    [
        ("plains", "charming_valley", 1),
        ("charming_valley", "river", 3),
        ("river", "steppe", 2),
        ("steppe", "wastes", 2),
        ("wastes", "great_slum", 3),
        ("great_slum", "plains", 4),
    ],
)
def test_what_travel_costs(start: str, to: str, supply: int) -> None:
    sites = ("plains", "charming_valley", "mountain", "river", "steppe")
    match = position(sites=(*sites, "rocky_coast", "wastes", "great_slum"), pawns=[start])
    choose(match, "travel", to)
    assert match.state.players[0].supply == 7 - supply


@case("travel_reveals")
def test_a_site_turns_up_when_somebody_comes() -> None:
    sites = ("plains", "lush_coast", "mountain", "river", "steppe", "rocky_coast", "wastes", "mine")
    banks = dict.fromkeys([suit.value for suit in Suit], 5)
    match = position(sites=sites, down=["mine"], banks=banks, favor=[3])
    assert match.state.shared_favor == 2
    choose(match, "travel", "hinterland_3")
    mine = place(match, "mine")
    assert (mine.up, mine.favor, len(mine.relics)) == (True, 2, 1)
    assert match.state.players[0].supply == 3

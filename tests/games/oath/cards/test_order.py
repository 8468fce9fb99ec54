"""The Order denizens, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.oath.listed import case
from tests.games.oath.table import asked, choose, options, place, position
from throneroom.games.oath.cards import DENIZENS, Suit
from throneroom.games.oath.state import State
from throneroom.kernel import Match


def to_act(match: Match) -> None:
    """Whatever else is asked is answered by the first option."""
    while asked(match)[1] != "act":
        choose(match, options(match)[0])


def at_plains(*cards: str, **more: Any) -> Match:
    """The Chancellor at the plains with these cards and some favor."""
    base: dict[str, Any] = {"cards": {"plains": cards}, "favor": [4]}
    return position(**(base | more))


@case("pressgangs_occupied_card")
def test_pressgangs_muster_on_a_card_with_tokens() -> None:
    def put(s: State) -> None:
        s.favor_on[DENIZENS["longbows"]] = 1
        s.shared_favor -= 1

    assert "muster" not in options(at_plains("longbows", change=put))
    match = at_plains("longbows", "pressgangs", change=put)
    choose(match, "muster", "longbows")
    s = match.state
    assert s.favor_on[DENIZENS["longbows"]] == 2
    assert (s.players[0].warbands, s.players[0].supply) == (2, 6)


@case("garrison_played")
def test_garrison_mans_every_ruled_site() -> None:
    match = position(
        active=1,
        hidden={1: ["garrison"]},
        board=[0, 1],
        warbands={"plains": (1, 4), "river": (1, 2), "steppe": (1, 2)},
    )
    assert match.state.players[1].bank == 5
    choose(match, "adviser", "plains")
    if asked(match)[1] == "power_sites":
        choose(match, list(match.decision.options))  # type: ignore[union-attr]
    s = match.state
    assert [place(match, key).warbands for key in ("plains", "river", "steppe")] == [5, 3, 3]
    assert (s.players[1].warbands, s.players[1].bank, s.players[1].favor) == (1, 2, 1)


def test_garrison_places_none_with_the_ring_of_devotion() -> None:
    match = position(
        active=1,
        hidden={1: ["garrison"]},
        warbands={"plains": (1, 1)},
        relics={1: ["ring_of_devotion"]},
    )
    choose(match, "adviser", "plains")
    assert (place(match, "plains").warbands, match.state.players[1].warbands) == (1, 1)


@case("order_of_a_play")
def test_garrison_after_home_land_and_saddle_makers() -> None:
    sites = ("ancient_city", "lush_coast", "mountain", "river", "steppe", "rocky_coast", "wastes")
    match = position(
        sites=(*sites, "great_slum"),
        active=1,
        hidden={1: ["garrison"]},
        warbands={"ancient_city": (1, 1), "river": (0, 4)},
        banks={"order": 2},
        advisers={2: ["saddle_makers"]},
    )
    choose(match, "adviser", "ancient_city")
    if asked(match)[1] != "act":
        to_act(match)
    s = match.state
    assert (s.players[1].favor, s.players[2].favor, s.banks[Suit.ORDER]) == (1, 1, 0)
    assert (s.players[1].warbands, place(match, "ancient_city").warbands) == (2, 2)


def test_messenger_spreads_warbands_and_leaves_one() -> None:
    match = at_plains("messenger", board=[1], warbands={"plains": (0, 1), "river": (0, 3)})
    choose(match, "use:messenger")
    assert "0" not in options(match)
    choose(match, 3)
    assert options(match) == ["1", "2"]
    choose(match, 1)
    s = match.state
    assert (place(match, "plains").warbands, place(match, "river").warbands) == (3, 1)
    assert s.players[0].warbands == 1
    assert "use:messenger" not in options(at_plains("messenger", board=[2]))


def test_palanquin_carries_a_player_along() -> None:
    match = position(
        advisers={0: ["palanquin"]}, favor=[1], pawns=["plains", "plains", "river"], supply=[3, 0]
    )
    choose(match, "use:palanquin")
    choose(match, "wastes")
    s = match.state
    assert [player.pawn for player in s.players] == [6, 6, 3]
    assert [player.supply for player in s.players[:2]] == [3, 0]


def test_palanquin_needs_a_passenger() -> None:
    match = position(advisers={0: ["palanquin"]}, favor=[1], pawns=["plains", "river", "river"])
    assert "use:palanquin" not in options(match)


def test_palanquin_pays_no_toll_for_its_owner() -> None:
    match = position(
        advisers={0: ["palanquin"]},
        favor=[1, 1],
        pawns=["plains", "plains", "river"],
        cards={"wastes": ["toll_roads"]},
        warbands={"wastes": (2, 1)},
    )
    choose(match, "use:palanquin", "wastes")
    assert asked(match)[0] == 1
    choose(match, options(match)[0])
    s = match.state
    assert [player.pawn for player in s.players] == [6, 6, 3]
    assert [player.favor for player in s.players] == [0, 0, 1]


def test_tome_guardians_keep_the_darkest_secret() -> None:
    base: dict[str, Any] = {
        "cards": {"river": ["tome_guardians"]},
        "secrets": [3],
        "banners": {"darkest_secret": (-1, 1)},
    }
    assert "recover" not in options(position(**base))  # bandits rule it
    assert "recover" not in options(position(**base, warbands={"river": (1, 1)}))
    assert "recover" in options(position(**base, warbands={"river": (0, 1)}))


@pytest.mark.parametrize(("seat", "left"), [(2, 1), (0, 1)])
def test_tyrant_kills_where_he_arrives(seat: int, left: int) -> None:
    match = position(advisers={0: ["tyrant"]}, warbands={"river": (seat, 2)}, board=[2])
    choose(match, "travel", "river")
    assert place(match, "river").warbands == left
    choose(match, "travel", "steppe")
    assert match.state.players[0].warbands == 2


def test_forced_labor_charges_enemies_at_the_rulers_sites() -> None:
    base: dict[str, Any] = {
        "active": 1,
        "cards": {"river": ["forced_labor"]},
        "deck": ["wolves"],
        "warbands": {"plains": (0, 1), "river": (0, 1)},
    }
    assert "search" not in options(position(**base))
    match = position(**base, favor=[0, 1])
    choose(match, "search")
    assert [player.favor for player in match.state.players[:2]] == [1, 0]
    assert "search" in options(position(**base, pawns=["plains", "steppe"]))
    assert "search" in options(position(**base, citizens=[1]))


def test_forced_labor_charges_a_facedown_adviser_too() -> None:
    base: dict[str, Any] = {
        "active": 1,
        "cards": {"river": ["forced_labor"]},
        "hidden": {1: ["wolves"]},
        "warbands": {"plains": (2, 1), "river": (2, 1)},
    }
    assert "adviser" not in options(position(**base))
    for way in ("plains", "discard"):
        match = position(**base, favor=[0, 1])
        choose(match, "adviser", way)
        assert match.state.players[2].favor == 1


def test_forced_labor_of_bandits_burns() -> None:
    match = position(cards={"river": ["forced_labor"]}, favor=[1], deck=["wolves"])
    shared = match.state.shared_favor
    choose(match, "search")
    assert match.state.shared_favor == shared + 1


@pytest.mark.parametrize(("rules", "revealed"), [(0, False), (2, False), (1, True)])
def test_secret_police_forbid_visions(rules: int, revealed: bool) -> None:
    match = position(
        active=1,
        cards={"river": ["secret_police"]},
        hidden={1: ["faith"]},
        warbands={"plains": (rules, 1), "river": (rules, 1)},
    )
    choose(match, "adviser")
    assert ("reveal" in options(match)) == revealed


def test_siege_engines_kill_two_at_one_site_of_the_region() -> None:
    match = at_plains(
        "siege_engines", warbands={"lush_coast": (1, 3), "river": (1, 2), "plains": (0, 1)}
    )
    choose(match, "use:siege_engines")
    assert options(match) == ["plains", "lush_coast"]
    choose(match, "lush_coast")
    assert place(match, "lush_coast").warbands == 1
    match = at_plains("siege_engines", warbands={"plains": (0, 1)})
    choose(match, "use:siege_engines")
    assert place(match, "plains").warbands == 0
    assert "use:siege_engines" not in options(
        at_plains("siege_engines", warbands={"river": (1, 1)})
    )


def test_royal_tax_takes_two_of_each_at_the_own_sites() -> None:
    match = position(
        players=4,
        hidden={0: ["royal_tax"]},
        favor=[0, 3, 1, 5],
        pawns=["plains", "plains", "lush_coast", "river"],
        warbands={"plains": (0, 1), "lush_coast": (0, 1), "river": (0, 1)},
    )
    choose(match, "adviser", "plains")
    # One from the Order bank, two of red, all that blue has; yellow is in another region.
    assert [player.favor for player in match.state.players] == [1 + 2 + 1, 1, 0, 5]


def test_royal_tax_takes_nothing_where_somebody_else_rules() -> None:
    match = position(hidden={0: ["royal_tax"]}, favor=[0, 3])
    choose(match, "adviser", "plains")
    assert match.state.players[1].favor == 3


def test_toll_roads_take_a_favor_of_enemies() -> None:
    base: dict[str, Any] = {
        "active": 1,
        "cards": {"river": ["toll_roads"]},
        "warbands": {"river": (0, 1), "steppe": (0, 1)},
    }
    match = position(**base)
    choose(match, "travel")
    assert not {"river", "steppe"} & set(options(match))
    match = position(**base, favor=[0, 1])
    choose(match, "travel", "steppe")
    assert [player.favor for player in match.state.players[:2]] == [1, 0]
    match = position(**base, citizens=[1])
    choose(match, "travel", "steppe")
    assert match.state.players[1].pawn == 4


def test_toll_roads_of_bandits_leave_facedown_sites_alone() -> None:
    match = position(cards={"river": ["toll_roads"]}, down=["steppe"])
    choose(match, "travel")  # nowhere else without a favor
    assert match.state.players[0].pawn == 4


def test_curfew_charges_traders() -> None:
    base: dict[str, Any] = {
        "active": 1,
        "cards": {"river": ["curfew"], "plains": ["keep"]},
        "warbands": {"river": (0, 1), "plains": (0, 1)},
        "secrets": [0, 1],
    }
    assert "trade" not in options(position(**base))
    match = position(**base, favor=[0, 1])
    choose(match, "trade")
    s = match.state
    assert (s.players[0].favor, s.players[1].favor) == (1, 1)
    assert "trade" in options(position(**base, citizens=[1]))


def test_knights_errant_campaign_after_a_muster() -> None:
    match = at_plains("knights_errant", board=[1], warbands={"river": (1, 1)}, supply=[1])
    choose(match, "muster")
    assert asked(match) == (0, "react")
    choose(match, "use")
    assert asked(match)[1].startswith("campaign")
    assert match.state.players[0].supply == 0


def test_vow_of_obedience_reveals_no_vision_and_rests_with_a_favor() -> None:
    match = position(active=1, advisers={1: ["vow_of_obedience"]}, hidden={1: ["faith"]})
    choose(match, "adviser")
    assert "reveal" not in options(match)
    match = position(active=1, advisers={1: ["vow_of_obedience"]}, banks={"beast": 1})
    choose(match, "rest")
    if "use:vow_of_obedience_rest" in options(match):
        choose(match, "use:vow_of_obedience_rest")
    choose(match, "bank:beast")
    assert (match.state.players[1].favor, match.state.banks[Suit.BEAST]) == (1, 0)


@pytest.mark.parametrize(("source", "asks"), [("deck", True), ("pile:cradle", False)])
def test_hunting_party_campaigns_after_a_search_of_the_deck(source: str, asks: bool) -> None:
    match = at_plains("hunting_party", board=[1], deck=["faith"], piles={0: ["wolves"]})
    choose(match, "search", source, "discard")
    assert (asked(match) == (0, "react")) == asks


def test_council_seat_cannot_be_exiled() -> None:
    base: dict[str, Any] = {"citizens": [1], "favor": [5, 9]}
    assert "use:grand_scepter_exile" in options(position(**base))
    assert "use:grand_scepter_exile" not in options(
        position(**base, advisers={1: ["council_seat"]})
    )
    assert "self_exile" in options(position(**base, active=1))
    assert "self_exile" not in options(position(**base, active=1, advisers={1: ["council_seat"]}))

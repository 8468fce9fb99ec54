"""The Nomad cards that are no battle plans, each by its own test."""

from __future__ import annotations

from typing import Any

from tests.games.oath.cards.skirmish import (
    BLANK,
    BLUE,
    RED,
    SWORD,
    keys,
    war,
)
from tests.games.oath.listed import case
from tests.games.oath.table import asked, choose, options, place, position, rig
from throneroom.games.oath.cards import DENIZENS, Suit
from throneroom.games.oath.state import Role, State


def test_ancient_binding_leaves_everybody_one_secret() -> None:
    def put(s: State) -> None:
        s.secrets_on[DENIZENS["scryer"]] = 1
        s.shared_secrets -= 1

    match = position(
        cards={"plains": ["ancient_binding", "scryer"]},
        secrets=[4, 2, 0],
        flipped=[1, 2, 3],
        banners={"darkest_secret": (1, 3)},
        change=put,
    )
    choose(match, "use:ancient_binding")
    s = match.state
    assert [(p.secrets, p.flipped) for p in s.players] == [(0, 0), (1, 0), (0, 1)]
    assert s.secrets_on == {DENIZENS["ancient_binding"]: 1}
    assert s.darkest_secret.tokens == 3
    assert s.shared_secrets == 20 - 3 - 3


def test_ancient_binding_needs_two_secrets() -> None:
    match = position(cards={"plains": ["ancient_binding"]}, secrets=[1])
    assert "use:ancient_binding" not in options(match)


@case("action_on_occupied_card")
def test_elders_once_and_not_without_a_secret_left() -> None:
    match = position(cards={"plains": ["elders"]}, favor=[4])
    choose(match, "use:elders")
    s = match.state
    assert (s.players[0].favor, s.players[0].secrets) == (2, 1)
    assert "use:elders" not in options(match)  # occupied
    match = position(cards={"plains": ["elders"]}, favor=[1])
    assert "use:elders" not in options(match)


def test_convoys_stack_a_pile_whole_and_in_order() -> None:
    match = position(
        cards={"plains": ["convoys"]},
        favor=[1],
        piles={0: ["keep"], 1: ["wolves", "scouts"]},
    )
    choose(match, "use:convoys")
    assert options(match) == ["pile:provinces", "pile:hinterland"]
    empty = match.clone()
    choose(match, "pile:provinces")
    assert keys(match.state.piles[0]) == ["keep", "scouts", "wolves"]  # the top one last
    assert match.state.piles[1] == []
    choose(empty, "pile:hinterland")
    assert keys(empty.state.piles[0]) == ["keep"]


def test_resettle_moves_an_adviser_of_anybody() -> None:
    match = position(
        cards={"plains": ["resettle"], "mountain": ["keep"]},
        down=["great_slum"],
        advisers={1: ["elders", "hospitality", "vow_of_kinship"], 2: ["wolves"]},
        warbands={"plains": (0, 1)},
    )
    choose(match, "use:resettle")
    if asked(match)[1] == "power_card":
        assert options(match) == ["elders"]  # neither locked nor bound to be an adviser
        choose(match, "elders")
    assert not any("hinterland_3" in key or "great_slum" in key for key in options(match))
    choose(match, "river")
    assert keys(place(match, "river").cards) == ["elders"]
    assert keys(match.state.players[1].advisers) == ["hospitality", "vow_of_kinship"]


def test_resettle_with_nobody_to_move() -> None:
    match = position(
        cards={"plains": ["resettle"]}, advisers={1: ["wolves"]}, hidden={2: ["elders"]}
    )
    assert "use:resettle" not in options(match)


def test_oracle_finds_the_topmost_vision() -> None:
    match = position(
        active=RED,
        cards={"plains": ["oracle"]},
        secrets=[0, 2],
        deck=["elders", "keep", "faith", "rebellion"],
    )
    choose(match, "use:oracle")
    s = match.state
    assert s.visions_drawn == 1
    assert [card.key for card in s.deck[-3:]] == ["rebellion", "keep", "elders"]
    assert options(match) == ["reveal", "facedown", "discard"]
    choose(match, "reveal")
    assert s.players[RED].vision.key == "faith"
    assert s.secrets_on[DENIZENS["oracle"]] == 2


def test_oracle_without_a_vision_is_paid_for_nothing() -> None:
    def no_visions(s: State) -> None:
        s.box += [card for card in s.deck if card.suit is None]
        s.deck = [card for card in s.deck if card.suit is not None]
        s.packets = [(len(s.deck), 0)]

    match = position(cards={"plains": ["oracle"]}, secrets=[2], change=no_visions)
    choose(match, "use:oracle")
    s = match.state
    assert asked(match) == (0, "act")
    assert (s.visions_drawn, s.players[0].secrets) == (0, 0)


# Modifiers of a travel


def test_tents_are_free_in_the_region_only() -> None:
    match = position(cards={"mountain": ["tents"]}, pawns=["mountain"], favor=[1], supply=[2])
    choose(match, "travel", "use:tents")
    free = match.clone()
    if asked(free)[1] == "modify":
        choose(free, "enough")
        choose(match, "enough")
    choose(free, "river")
    assert free.state.players[0].supply == 2
    assert free.state.favor_on[DENIZENS["tents"]] == 1
    choose(match, "plains")
    assert match.state.players[0].supply < 2


def test_special_envoy_ends_the_act_phase() -> None:
    match = position(cards={"plains": ["special_envoy"]}, supply=[0])
    choose(match, "travel", "use:special_envoy")
    if asked(match)[1] == "modify":
        choose(match, "enough")
    choose(match, "great_slum")
    assert match.state.players[0].pawn == 7
    assert asked(match)[0] != 0 or asked(match)[1] != "act"


def test_a_fast_steed_carries_at_most_three_warbands() -> None:
    match = position(cards={"plains": ["a_fast_steed"]}, favor=[1], board=[3], supply=[0])
    choose(match, "travel", "use:a_fast_steed")
    choose(match, "great_slum")
    s = match.state
    assert (s.players[0].pawn, s.players[0].supply) == (7, 0)
    match = position(cards={"plains": ["a_fast_steed"]}, favor=[1], board=[4])
    choose(match, "travel")
    assert asked(match)[1] == "travel_to"
    match = position(cards={"plains": ["a_fast_steed"]}, board=[3])
    choose(match, "travel")
    assert asked(match)[1] == "travel_to"  # no favor to pay it with


def test_way_station_is_free_for_its_ruler_and_sold_to_guests() -> None:
    base: dict[str, Any] = {
        "cards": {"great_slum": ["way_station"]},
        "warbands": {"great_slum": (BLUE, 1)},
    }
    match = position(active=BLUE, supply=[7, 7, 0], **base)
    choose(match, "travel")  # nowhere else without Supply
    assert match.state.players[BLUE].pawn == 7
    match = position(active=RED, supply=[7, 0, 7], favor=[0, 1], **base)
    choose(match, "travel", "use:way_station_guest")
    s = match.state
    assert (s.players[RED].favor, s.players[BLUE].favor) == (0, 1)
    assert s.players[RED].pawn == 7
    match = position(active=RED, supply=[7, 0, 7], **base)
    assert "travel" not in options(match)


def test_way_station_of_the_empire_and_of_bandits() -> None:
    match = position(
        active=RED,
        cards={"great_slum": ["way_station"]},
        warbands={"great_slum": (0, 1)},
        favor=[0, 1],
        citizens=[BLUE],
    )
    choose(match, "travel", "use:way_station_guest", "great_slum")
    assert [p.favor for p in match.state.players] == [1, 0, 0]
    match = position(active=RED, cards={"great_slum": ["way_station"]}, favor=[0, 1])
    before = match.state.shared_favor
    choose(match, "travel", "use:way_station_guest", "great_slum")
    assert match.state.shared_favor == before + 1


def test_hospitality_needs_a_suit_here_and_among_advisers() -> None:
    base: dict[str, Any] = {"advisers": {0: ["hospitality", "wolves"]}}
    match = position(cards={"lush_coast": ["elders", "keep"]}, **base)
    choose(match, "travel", "lush_coast")
    assert asked(match) == (0, "react")
    choose(match, "use")
    if asked(match)[1] == "bank":
        assert options(match) == ["bank:nomad"]
        choose(match, "bank:nomad")
    assert match.state.players[0].favor == 1
    match = position(cards={"lush_coast": ["elders"]}, banks={"nomad": 0}, **base)
    choose(match, "travel", "lush_coast")
    assert asked(match) == (0, "act")
    match = position(cards={"lush_coast": ["keep"]}, **base)
    choose(match, "travel", "lush_coast")
    assert asked(match) == (0, "act")


def test_relic_worship_brings_supply_for_a_recovered_relic() -> None:
    match = position(
        cards={"mountain": ["relic_worship"]},
        relics_at={"mountain": ["ivory_eye"]},
        pawns=["mountain"],
        favor=[2],
        supply=[3],
    )
    choose(match, "recover", "relics:2:0")
    assert asked(match) == (0, "react")
    choose(match, "use")
    assert match.state.players[0].supply == 5
    match = position(
        cards={"plains": ["relic_worship"]},
        banners={"peoples_favor": (-1, 1)},
        favor=[2],
        supply=[3],
    )
    choose(match, "recover")
    while asked(match)[1] not in ("act", "react"):
        choose(match, match.decision.options[0])  # type: ignore[union-attr]
    assert asked(match) == (0, "act")  # a banner is no relic


# When played


def test_the_gathering_brings_pawns_without_a_travel() -> None:
    match = position(
        hidden={BLUE: ["the_gathering"]},
        active=BLUE,
        pawns=["river", "steppe", "plains"],
        supply=[0, 0, 0],
        cards={"plains": ["boiling_lake"]},
        board=[3],
        warbands={"plains": (BLUE, 1)},
    )
    choose(match, "adviser", "plains")
    assert asked(match) == (0, "gathering_come")
    choose(match, "yes")
    assert asked(match) == (1, "gathering_come")
    choose(match, "no")
    s = match.state
    assert [p.pawn for p in s.players] == [0, 4, 0]
    assert s.players[0].warbands == 3
    assert asked(match) == (0, "gathering_deal")
    choose(match, "no")
    assert asked(match) == (BLUE, "gathering_deal")
    choose(match, "no")
    assert asked(match) == (BLUE, "act")


def test_the_gathering_of_one_deals_with_nobody() -> None:
    match = position(hidden={0: ["the_gathering"]}, pawns=["plains", "river", "river"])
    choose(match, "adviser", "plains", "no", "no")
    assert asked(match) == (0, "act")


def test_faithful_friend_gives_four_supply_and_no_more_than_seven() -> None:
    match = position(hidden={0: ["faithful_friend"]}, supply=[1])
    choose(match, "adviser")
    assert options(match) == ["advisers", "discard"]
    choose(match, "advisers")
    assert match.state.players[0].supply == 5
    match = position(hidden={0: ["faithful_friend"]}, supply=[6])
    choose(match, "adviser", "advisers")
    assert match.state.players[0].supply == 7


def test_great_herd_changes_places_with_an_unlocked_nomad_card() -> None:
    match = position(
        hidden={0: ["great_herd"]},
        cards={"plains": ["tents"], "river": ["elders", "sacred_ground"], "steppe": ["wolves"]},
    )
    choose(match, "adviser", "plains")
    assert asked(match) == (0, "power_swap")
    assert "elders" in options(match)
    assert "pass" in options(match)
    assert "sacred_ground" not in options(match)
    assert "wolves" not in options(match)
    choose(match, "elders")
    assert "great_herd" in keys(place(match, "river").cards)
    assert "elders" in keys(place(match, "plains").cards)


def test_great_herd_alone_stays() -> None:
    match = position(hidden={0: ["great_herd"]}, cards={"river": ["sacred_ground"]})
    choose(match, "adviser", "plains")
    assert asked(match) == (0, "act")


def test_vow_of_kinship_turns_the_nomad_bank_into_a_purse() -> None:
    match = position(
        hidden={0: ["vow_of_kinship"]}, favor=[3], cards={"plains": ["elders"]}, banks={"nomad": 0}
    )
    choose(match, "adviser", "advisers")
    s = match.state
    assert (s.players[0].favor, s.banks[Suit.NOMAD]) == (0, 3)
    choose(match, "use:elders")
    assert (s.players[0].secrets, s.banks[Suit.NOMAD]) == (1, 1)
    assert s.favor_on[DENIZENS["elders"]] == 2


@case("renewal_then_kinship")
def test_vow_of_kinship_after_renewal() -> None:
    match = position(
        active=BLUE,
        advisers={RED: ["vow_of_renewal", "vow_of_kinship"]},
        relics_at={"mountain": ["ivory_eye"]},
        pawns=["plains", "plains", "mountain"],
        favor=[0, 0, 4],
        supply=[7, 7, 1],
    )
    shared = match.state.shared_favor
    choose(match, "recover", "relics:2:0")
    s = match.state
    assert (s.players[BLUE].favor, s.players[RED].favor) == (2, 0)
    assert (s.banks[Suit.NOMAD], s.shared_favor) == (5, shared)


def test_pilgrimage_sends_denizens_to_the_dispossessed() -> None:
    match = position(hidden={0: ["pilgrimage"]}, cards={"plains": ["elders", "longbows", "keep"]})
    before = len(match.state.dispossessed)
    choose(match, "adviser", "advisers")
    s = match.state
    if asked(match)[1] == "discard_order":
        choose(match, list(match.decision.options))  # type: ignore[union-attr]
    assert keys(place(match, "plains").cards) == ["keep"]  # locked
    assert len(s.dispossessed) == before
    assert len(s.piles[0]) == 2
    assert all(s.knows(0, card) and not s.knows(1, card) for card in s.piles[0])


def test_pilgrimage_at_an_empty_site() -> None:
    match = position(hidden={0: ["pilgrimage"]})
    choose(match, "adviser", "advisers")
    assert asked(match) == (0, "act")
    assert match.state.piles[0] == []


def test_ancient_pact_sells_the_darkest_secret() -> None:
    match = position(
        active=RED, hidden={RED: ["ancient_pact"]}, banners={"darkest_secret": (RED, 2)}
    )
    choose(match, "adviser", "advisers")
    assert asked(match) == (RED, "power_citizen")
    kept = match.clone()
    choose(match, "yes")
    s = match.state
    assert s.darkest_secret.holder == 0
    assert s.players[RED].role is Role.CITIZEN
    assert asked(match) == (RED, "power_relic")
    assert len(options(match)) == 4
    choose(match, options(match)[1])
    assert len(s.players[RED].relics) == 1
    assert s.reliquary[1] is None
    choose(kept, "no")
    assert kept.state.darkest_secret.holder == RED
    assert kept.state.players[RED].role is Role.EXILE


def test_ancient_pact_is_for_exiles_with_the_darkest_secret() -> None:
    match = position(active=RED, hidden={RED: ["ancient_pact"]})
    choose(match, "adviser", "advisers")
    assert asked(match) == (RED, "act")
    match = position(
        active=RED,
        citizens=[RED],
        hidden={RED: ["ancient_pact"]},
        banners={"darkest_secret": (RED, 2)},
    )
    choose(match, "adviser", "advisers")
    assert asked(match) == (RED, "act")
    assert match.state.darkest_secret.holder == RED


def test_twin_brother_changes_places_with_an_unlocked_nomad_adviser() -> None:
    match = position(
        hidden={0: ["twin_brother"], 2: ["tents"]},
        advisers={0: ["convoys"], 1: ["elders", "wolves", "vow_of_kinship"]},
    )
    choose(match, "adviser", "advisers")
    assert options(match) == ["elders", "pass"]
    choose(match, "elders")
    s = match.state
    assert set(keys(s.players[0].advisers)) == {"convoys", "elders"}
    assert "twin_brother" in keys(s.players[1].advisers)


# Laws


def test_lost_tongue_hides_relics_from_who_rules_no_nomad_card() -> None:
    base: dict[str, Any] = {
        "active": RED,
        "pawns": ["plains", "river", "river"],
        "relics": {BLUE: ["map"]},
        "board": [0, 4, 1],
    }
    for mine, seen in (([], False), (["wolves"], False), (["elders"], True)):
        match = position(**base, advisers={RED: mine, BLUE: ["lost_tongue"]})
        choose(match, "campaign", "player:2")
        assert ("map" in options(match)) is seen


def test_spell_breaker_stops_powers_that_cost_secrets() -> None:
    base: dict[str, Any] = {
        "active": RED,
        "secrets": [2, 2, 2],
        "favor": [2, 2, 2],
        "cards": {"river": ["spell_breaker"], "plains": ["scryer", "elders"]},
        "piles": {0: ["keep"]},
    }
    match = position(warbands={"river": (BLUE, 1)}, **base)
    assert "use:scryer" not in options(match)
    assert "use:elders" in options(match)
    match = position(warbands={"river": (RED, 1)}, **base)
    assert "use:scryer" in options(match)
    match = position(**base)  # bandits are everybody's enemies
    assert "use:scryer" not in options(match)


def test_ancient_bloodline_locks_for_enemies_only() -> None:
    base: dict[str, Any] = {
        "relics_at": {"mountain": ["ivory_eye"]},
        "warbands": {"mountain": (BLUE, 1)},
        "pawns": ["mountain", "mountain", "mountain"],
        "favor": [4, 4, 4],
        "advisers": {BLUE: ["ancient_bloodline"]},
    }
    match = position(active=RED, **base)
    choose(match, "recover")
    assert asked(match) == (RED, "recover_amount")  # of the People's Favor, nothing else
    match = position(active=BLUE, **base)
    choose(match, "recover")
    assert "relics:2:0" in options(match)


def test_ancient_bloodline_keeps_a_used_plan_at_a_site_it_won() -> None:
    match, _ = war(5, theirs=["storm_caller"], advisers={RED: ["ancient_bloodline"]})
    rig(match, [BLANK] * 3 + [SWORD] * 5)
    choose(match, "use:storm_caller")
    choose(match, 2)
    assert place(match, "river").colour == "red"
    assert keys(place(match, "river").cards) == ["storm_caller"]


@case("family_wagon_limit")
def test_family_wagon_takes_any_nomads_and_one_other() -> None:
    nomads = ["family_wagon", "elders", "tents"]
    match = position(advisers={0: [*nomads, "wolves"]}, deck=["faith"])
    choose(match, "search", "facedown")  # of no suit, so the wolves must go
    s = match.state
    assert keys(s.players[0].advisers) == nomads
    assert keys(s.players[0].hidden) == ["faith"]
    match = position(advisers={0: [*nomads, "wolves"]}, deck=["convoys", "storyteller", "lancers"])
    choose(match, "search", "storyteller", ["convoys", "lancers"], "advisers")
    assert keys(match.state.players[0].advisers) == [*nomads, "storyteller"]
    match = position(advisers={0: [*nomads, "horse_archers"]}, hidden={0: ["lancers"]})
    choose(match, "adviser", "advisers")
    assert len(match.state.players[0].advisers) == 5


def test_family_wagon_comes_with_three_nomads_already_there() -> None:
    nomads = ["elders", "tents", "lancers"]
    match = position(advisers={0: nomads}, deck=["family_wagon", "keep", "scouts"])
    choose(match, "search", "family_wagon", ["keep", "scouts"], "advisers")
    assert keys(match.state.players[0].advisers) == [*nomads, "family_wagon"]


def test_family_wagon_lets_a_nomad_in_beside_the_piper() -> None:
    """Somebody who does not count sends nobody away; somebody who does, sends both."""
    council = ["family_wagon", "wolves", "pied_piper"]
    match = position(advisers={0: council}, deck=["elders", "keep", "scouts"])
    choose(match, "search", "elders", ["keep", "scouts"], "advisers")
    assert keys(match.state.players[0].advisers) == [*council, "elders"]
    match = position(advisers={0: ["wolves", "pied_piper"]}, deck=["family_wagon", "keep", "tents"])
    choose(match, "search", "family_wagon", ["keep", "tents"], "advisers")
    assert set(options(match)) == {"wolves", "pied_piper"}


def test_family_wagon_itself_may_make_way() -> None:
    match = position(advisers={0: ["family_wagon", "elders", "wolves"]}, deck=["faith"])
    choose(match, "search", "facedown")
    assert options(match) == ["family_wagon", "wolves"]  # three are left without the wagon
    choose(match, "family_wagon")
    assert keys(match.state.players[0].advisers) == ["elders", "wolves"]


def test_sacred_ground_is_where_visions_are_revealed() -> None:
    base: dict[str, Any] = {"active": RED, "cards": {"river": ["sacred_ground"]}}
    match = position(deck=["faith"], pawns=["plains", "plains"], **base)
    choose(match, "search")
    assert options(match) == ["facedown", "discard"]
    match = position(deck=["faith"], pawns=["plains", "river"], **base)
    choose(match, "search")
    assert "reveal" in options(match)
    match = position(
        deck=["conspiracy"],
        pawns=["plains", "plains", "plains"],
        secrets=[0, 1],
        advisers={RED: ["wolves", "errand_boy", "scouts"], BLUE: ["animal_playmates"]},
        banners={"peoples_favor": (BLUE, 2)},
        **base,
    )
    choose(match, "search")
    assert "reveal" in options(match)

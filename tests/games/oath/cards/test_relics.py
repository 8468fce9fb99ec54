"""The relics of the relic deck, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.oath.cards.war import BLANK, SHIELDS, SKULL, SWORD, pools, roll, war
from tests.games.oath.listed import case
from tests.games.oath.table import asked, choose, options, place, position
from throneroom.games.oath import rule
from throneroom.games.oath.cards import DENIZENS, RELICS, Suit
from throneroom.games.oath.state import State
from throneroom.kernel import Match


def holding(*relics: str, **more: Any) -> Match:
    """The Chancellor at the plains with these relics and three secrets."""
    base: dict[str, Any] = {"relics": {0: relics}, "secrets": [3]}
    return position(**(base | more))


def keys(cards: Any) -> list[str]:
    return [card.key for card in cards]


@pytest.mark.parametrize(("answer", "left", "favor"), [("yes", 0, 1), ("no", 1, 0)])
def test_sticky_fire_kills_all_for_a_favor(answer: str, left: int, favor: int) -> None:
    match = war(relics={1: ["sticky_fire"]}, favor=[0, 1])
    roll(match, [BLANK], [SWORD] * 4, "use:sticky_fire")
    assert asked(match) == (1, "power_may")
    choose(match, answer)
    blue = match.state.players[2]
    assert (blue.warbands, blue.favor) == (left, favor)


def test_sticky_fire_owes_the_favor_even_if_fog_saves_them() -> None:
    match = war(
        relics={1: ["sticky_fire"]},
        favor=[0, 1],
        cards={"river": ["billowing_fog"]},
        secrets=[0, 0, 1],
    )
    choose(match, "use:sticky_fire")
    roll(match, [BLANK], [SWORD] * 4, "use:billowing_fog")
    choose(match, "yes")
    blue = match.state.players[2]
    assert (blue.warbands, blue.favor) == (2, 1)


@case("cauldron_counts_every_kill")
def test_cursed_cauldron_counts_every_kill() -> None:
    match = war(
        relics={2: ["cursed_cauldron"]},
        board=[0, 7, 2],
        cards={"river": ["bear_traps"]},
        warbands={"river": (2, 4)},
        dice=3,
    )
    choose(match, "use:cursed_cauldron")
    assert match.state.players[2].bank == 8
    roll(match, [SHIELDS], [SKULL, SKULL], "use:bear_traps")
    # Bear Traps 1, skulls 2; of the other four two fall in defeat.
    if asked(match)[1] == "sacrifice":
        choose(match, 0)
    s = match.state
    assert (s.players[1].warbands, s.players[2].bank) == (2, 3)


def test_brass_horse_goes_to_a_site_of_the_shown_suit() -> None:
    match = holding(
        "brass_horse",
        piles={0: ["wolves"]},
        supply=[0],
        cards={"river": ["scouts"], "wastes": ["war_tortoise"], "steppe": ["grasping_vines"]},
    )
    choose(match, "use:brass_horse")
    assert sorted(options(match)) == ["steppe", "wastes"]
    choose(match, "wastes")
    s = match.state
    assert (s.players[0].pawn, s.players[0].supply) == (6, 0)
    assert keys(s.piles[0]) == ["wolves"]


@pytest.mark.parametrize("shown", ["faith", "wolves"])
def test_brass_horse_goes_anywhere_without_a_match(shown: str) -> None:
    match = holding("brass_horse", piles={0: [shown]}, cards={"plains": ["war_tortoise"]})
    choose(match, "use:brass_horse")
    assert len(options(match)) == 7


def test_brass_horse_needs_a_pile() -> None:
    assert "use:brass_horse" not in options(holding("brass_horse", piles={1: ["wolves"]}))


def test_truthful_harp_draws_two_more_for_all_to_see() -> None:
    deck = ["wolves", "keep", "elders", "scouts", "tents", "longbows"]
    match = holding("truthful_harp", deck=deck)
    choose(match, "search", "use:truthful_harp")
    assert keys(match.state.players[0].hand) == deck[:5]
    assert [card.card for card in match.view(1).players[0].hand] == deck[:5]
    match = holding("truthful_harp", deck=["wolves", "faith", "keep"])
    choose(match, "search", "use:truthful_harp")
    assert keys(match.state.players[0].hand) == ["wolves", "faith"]


def test_grand_mask_lifts_tolls_in_the_own_turn() -> None:
    base: dict[str, Any] = {
        "relics": {1: ["grand_mask"]},
        "pawns": ["plains"] * 3,
        "cards": {"river": ["toll_roads", "forced_labor"]},
        "warbands": {"river": (0, 1), "steppe": (0, 1)},
        "deck": ["wolves"],
    }
    match = position(**base, active=1)
    choose(match, "travel", "river")
    assert match.state.players[1].pawn == 3
    assert "search" in options(match)
    match = position(**base, active=2)
    choose(match, "travel")
    assert "river" not in options(match)


def test_grand_mask_gives_no_battle_plans() -> None:
    match = position(
        active=1,
        relics={1: ["grand_mask"]},
        cards={"river": ["longbows", "elders"]},
        pawns=["plains", "river"],
        board=[0, 3],
        warbands={"river": (0, 1)},
    )
    s = match.state
    held = {source.card.key: source for source in rule_sources(s)}
    assert rule.rules_card(s, 1, held["elders"])
    assert not rule.rules_card(s, 0, held["elders"])
    assert not rule.rules_card(s, 1, held["longbows"], plan=True)
    assert rule.rules_card(s, 0, held["longbows"], plan=True)
    assert rule.ruler(s, 3) == 0


def test_grand_mask_rules_cards_and_no_sites() -> None:
    """The Tribunal serves its ruler, and the River too: neither is a card at a site."""
    sites = ["plains", "lush_coast", "tribunal", "river", "steppe", "rocky_coast", "wastes", "mine"]
    match = position(
        active=1,
        sites=sites,
        relics={1: ["grand_mask"]},
        pawns=["plains", "river"],
        favor=[1, 2],
        cards={"river": ["elders"]},
        warbands={"river": (0, 1), "tribunal": (0, 1)},
    )
    assert "use:elders" in options(match)
    assert "use:tribunal" not in options(match)
    choose(match, "muster")
    assert match.state.players[1].warbands == 2


def test_grand_mask_takes_the_cards_at_sites_that_the_empire_rules_by_the_bandit_crown() -> None:
    base: dict[str, Any] = {
        "active": 1,
        "citizens": [2],
        "pawns": ["plains"] * 3,
        "supply": [7, 0, 7],
        "cards": {"river": ["way_station"]},
    }
    match = position(relics={1: ["grand_mask"], 2: ["bandit_crown"]}, **base)
    choose(match, "travel")
    assert match.state.players[1].pawn == 3
    match = position(relics={1: ["grand_mask"]}, **base)
    assert "travel" not in options(match)


def test_cards_under_the_grand_mask_count_for_its_holder_alone() -> None:
    """The suits of Dissent, and the Nomad card that Lost Tongue asks for."""
    match = position(
        active=1,
        relics={1: ["grand_mask"]},
        hidden={1: ["dissent"]},
        favor=[5, 5, 5],
        cards={"river": ["elders", "longbows"]},
        warbands={"river": (0, 1)},
    )
    choose(match, "adviser", "advisers")
    s = match.state
    assert [player.favor for player in s.players] == [4, 3, 5], "plans are not under the mask"
    assert s.favor_on[DENIZENS["dissent"]] == 3


def test_a_warband_of_the_drum_does_not_die_for_the_leaving() -> None:
    """Nobody was on the board when the Grasping Vines and the Boiling Lake asked for a warband."""
    match = position(
        relics={0: ["dragonskin_drum"]},
        cards={"lush_coast": ["grasping_vines"], "river": ["boiling_lake"]},
    )
    choose(match, "travel", "river", "use")
    assert match.state.players[0].warbands == 1


def rule_sources(s: State) -> list[Any]:
    from throneroom.games.oath.moments import ACTION, PLAN
    from throneroom.games.oath.powers.registry import laws

    return [*laws(s, PLAN), *laws(s, ACTION)]


def test_horned_mask_swaps_an_adviser_with_a_card_of_the_site() -> None:
    match = holding(
        "horned_mask",
        advisers={0: ["wolves", "tutor"]},
        cards={"plains": ["keep", "scouts", "portal"]},
    )
    choose(match, "use:horned_mask")
    s = match.state
    # Tutor stays an adviser; Keep is locked, the Portal is for sites only.
    assert keys(s.players[0].advisers).count("scouts") == 1
    assert "wolves" in keys(place(match, "plains").cards)
    assert s.players[0].favor == 0
    match = holding("horned_mask", advisers={0: ["tutor"]}, cards={"plains": ["scouts"]})
    assert "use:horned_mask" not in options(match)


@pytest.mark.parametrize(("adviser", "supply"), [("scouts", 7), ("wolves", 6)])
def test_cup_of_plenty_trades_for_nothing_by_suit(adviser: str, supply: int) -> None:
    match = holding("cup_of_plenty", advisers={0: [adviser]}, cards={"plains": ["keep"]})
    choose(match, "trade")
    assert match.state.players[0].supply == supply


def test_whistle_calls_a_player_who_gets_the_secret() -> None:
    match = holding("whistle", pawns=["plains", "river", "plains"], supply=[7, 0])
    choose(match, "use:whistle")
    s = match.state
    assert (s.players[1].pawn, s.players[1].secrets, s.players[0].secrets) == (0, 1, 2)
    assert s.secrets_on == {}
    assert "use:whistle" not in options(match)  # nobody is elsewhere


def test_whistle_and_vow_of_silence() -> None:
    match = holding(
        "whistle", pawns=["plains", "river", "plains"], advisers={0: ["vow_of_silence"]}
    )
    choose(match, "use:whistle")
    s = match.state
    assert (s.players[1].pawn, s.players[1].secrets) == (0, 0)
    assert s.secrets_on == {RELICS["whistle"]: 1}


def test_dowsing_sticks_draw_a_relic() -> None:
    for way in ("keep_relic", "bury_relic"):
        match = holding("dowsing_sticks", favor=[2])
        top, count = match.state.relic_deck[-1], len(match.state.relic_deck)
        choose(match, "use:dowsing_sticks", way)
        s = match.state
        assert (top in s.players[0].relics) == (way == "keep_relic")
        assert len(s.relic_deck) == count - (way == "keep_relic")
        assert s.players[0].favor == 0
    assert "use:dowsing_sticks" not in options(holding("dowsing_sticks", favor=[1]))


def test_cracked_horn_buries_all_discards() -> None:
    match = holding("cracked_horn", deck=["wolves", "keep", "elders", "scouts"])
    choose(match, "search", "use:cracked_horn")
    choose(match, "wolves")
    while asked(match)[1] == "discard_order":
        choose(match, list(match.decision.options))  # type: ignore[union-attr]
    choose(match, "facedown")
    s = match.state
    assert sorted(keys(s.deck[:2])) == ["elders", "keep"]
    assert s.piles[1] == []


def test_bandit_crown_rules_empty_sites() -> None:
    match = position(
        active=1, relics={1: ["bandit_crown"]}, warbands={"plains": (0, 1)}, down=["wastes"]
    )
    s = match.state
    assert rule.sites_ruled(s, 1) == [1, 2, 3, 4, 5, 7]
    match = position(citizens=[1], relics={1: ["bandit_crown"]}, warbands={"plains": (0, 1)})
    assert rule.sites_ruled(match.state, 0) == list(range(8))


def test_bandit_crown_counts_a_bandit_beside_the_own_warbands() -> None:
    match = war(
        "steppe",
        relics={2: ["bandit_crown"]},
        warbands={"river": (2, 2), "plains": (0, 1)},
        cards={"river": ["longbows"]},
    )
    from tests.games.oath.cards.war import campaign
    from throneroom.games.oath.campaign import forces

    assert forces.force(match.state, campaign(match), forces.DEFENDER) == 2 + 1 + 1


def test_ring_of_devotion_musters_more_and_places_none() -> None:
    match = holding(
        "ring_of_devotion", favor=[1], cards={"plains": ["keep"]}, warbands={"plains": (0, 1)}
    )
    choose(match, "muster")
    assert match.state.players[0].warbands == 4
    assert "warbands" not in options(match)


def test_ring_of_devotion_leaves_a_won_site_empty() -> None:
    match = war(relics={1: ["ring_of_devotion"]}, cards={"river": ["longbows"]})
    roll(match, [BLANK], [SWORD] * 4)
    while asked(match)[1] != "act":
        choose(match, options(match)[0])
    assert place(match, "river").warbands == 0
    assert match.state.players[1].warbands == 4


def test_skeleton_key_opens_the_reliquary_at_the_chancellors_site() -> None:
    base: dict[str, Any] = {
        "active": 1,
        "relics": {1: ["skeleton_key"]},
        "secrets": [0, 2],
        "reliquary": ["map", None, None, "ivory_eye"],
    }
    assert "use:skeleton_key" not in options(position(**base))
    match = position(**base, warbands={"plains": (0, 1)})
    choose(match, "use:skeleton_key", "reliquary:3")
    assert match.state.knows(1, RELICS["ivory_eye"])
    choose(match, "yes")
    s = match.state
    assert keys(s.players[1].relics) == ["skeleton_key", "ivory_eye"]
    assert s.reliquary[3] is None
    assert s.players[1].secrets == 0


def test_oracular_pig_peeks_at_three() -> None:
    match = holding("oracular_pig", deck=["wolves", "faith", "keep", "scouts"])
    choose(match, "use:oracular_pig")
    s = match.state
    assert [s.knows(0, card) for card in reversed(s.deck[-4:])] == [True, True, True, False]
    assert s.visions_drawn == 0
    assert "use:oracular_pig" not in options(match)


def test_circlet_of_command_guards_what_its_holder_has() -> None:
    base: dict[str, Any] = {
        "active": 1,
        "pawns": ["plains", "river", "river"],
        "board": [0, 4],
        "goal": "devotion",
        "warbands": {"river": (2, 2), "plains": (0, 1)},
        "banners": {"peoples_favor": (2, 1)},
        "favor": [0, 3],
    }
    match = position(**base, relics={2: ["circlet_of_command", "map"]})
    assert "recover" not in options(match)
    choose(match, "campaign")
    if asked(match)[1] == "campaign_defender":
        choose(match, "player:2")
    assert set(options(match)) == {"circlet_of_command", "pawn", "enough"}
    match = position(**base, relics={2: ["map"]})
    assert "recover" in options(match)


def test_circlet_of_command_adds_a_die_to_the_pawn() -> None:
    more: dict[str, Any] = {"pawns": ["plains", "river", "river"], "cards": {"river": ["longbows"]}}
    plain = pools(war("pawn", **more))[1]
    assert pools(war("pawn", **more, relics={2: ["circlet_of_command"]}))[1] == plain + 1


def test_circlet_of_command_lets_its_holder_recover_the_own_banner() -> None:
    match = holding("circlet_of_command", banners={"peoples_favor": (0, 1)}, favor=[3])
    assert "recover" in options(match)


def test_ivory_eye_peeks_at_one_thing() -> None:
    match = holding(
        "ivory_eye", down=["wastes"], hidden={1: ["wolves"]}, relics_at={"river": ["map"]}
    )
    choose(match, "use:ivory_eye")
    assert set(options(match)) == {"hinterland_2", "hidden:1:0", "relics:3:0"}
    choose(match, "relics:3:0")
    s = match.state
    assert s.knows(0, RELICS["map"])
    assert not s.knows(0, DENIZENS["wolves"])
    assert "use:ivory_eye" not in options(match)  # its secret lies on it


@pytest.mark.parametrize(("supply", "after"), [(1, 5), (5, 7)])
def test_map_goes_under_the_deck_for_supply(supply: int, after: int) -> None:
    match = holding("map", supply=[supply])
    choose(match, "use:map")
    s = match.state
    assert (s.players[0].supply, s.relic_deck[0].key) == (after, "map")
    assert RELICS["map"] not in s.players[0].relics


def test_obsidian_cage_holds_survivors_and_frees_them() -> None:
    match = war(relics={1: ["obsidian_cage"]}, warbands={"river": (2, 4)}, dice=4)
    roll(match, [BLANK], [SWORD, SKULL, SKULL, SWORD], "use:obsidian_cage_cage")
    while asked(match)[1] != "act":
        choose(match, options(match)[-1])
    s = match.state
    assert s.warbands_on == {(RELICS["obsidian_cage"], "blue"): 2}
    assert (s.players[2].warbands, s.players[2].bank) == (0, 12)
    choose(match, "use:obsidian_cage_free")
    while asked(match)[1] != "act":
        choose(match, options(match)[0])
    assert s.players[2].warbands == 1
    assert s.warbands_on == {(RELICS["obsidian_cage"], "blue"): 1}


def test_obsidian_cage_and_fog_take_the_whole_force() -> None:
    match = war(
        relics={1: ["obsidian_cage"]}, cards={"river": ["billowing_fog"]}, secrets=[0, 0, 1]
    )
    choose(match, "use:obsidian_cage_cage")
    roll(match, [BLANK], [SWORD] * 4, "use:billowing_fog")
    assert match.state.warbands_on == {(RELICS["obsidian_cage"], "blue"): 2}


def _caging(s: State) -> None:
    """Two purple warbands and one of Blue, who is a Citizen by now, lie on the Obsidian Cage."""
    cage = RELICS["obsidian_cage"]
    s.warbands_on[cage, "purple"], s.warbands_on[cage, "blue"] = 2, 1
    s.players[0].bank -= 2
    s.players[2].bank -= 1


def test_obsidian_cage_sends_its_warbands_back_before_it_goes_to_the_relic_deck() -> None:
    match = holding(
        "obsidian_cage", cards={"plains": ["fae_merchant"]}, citizens=[2], change=_caging
    )
    choose(match, "use:fae_merchant", "obsidian_cage")
    assert options(match) == ["player:0", "player:2"]  # purple ones: the holder says whose
    choose(match, "player:2")
    s = match.state
    assert s.relic_deck[0] is RELICS["obsidian_cage"]
    assert (s.warbands_on, [player.warbands for player in s.players]) == ({}, [0, 0, 3])
    assert (s.players[0].bank, s.players[2].bank) == (21, 14)  # Blue's turned purple


def test_obsidian_cage_keeps_its_warbands_when_another_relic_goes() -> None:
    match = holding(*("obsidian_cage", "map"), cards={"plains": ["fae_merchant"]}, change=_caging)
    choose(match, "use:fae_merchant", "map")
    assert sum(match.state.warbands_on.values()) == 3


def test_book_of_records_writes_secrets_for_favor() -> None:
    match = holding("book_of_records", hidden={0: ["scouts"]})
    choose(match, "adviser", "plains")
    s = match.state
    assert (s.players[0].secrets, s.players[0].favor, s.banks[Suit.ORDER]) == (4, 0, 3)


def test_dragonskin_drum_beats_after_every_travel() -> None:
    match = holding("dragonskin_drum")
    choose(match, "travel", "river")
    if asked(match)[1] == "react":
        choose(match, "use")
    assert match.state.players[0].warbands == 1


def test_dragonskin_drum_beats_for_a_whistle_too() -> None:
    match = holding(
        "whistle",
        relics={0: ["whistle"], 1: ["dragonskin_drum"]},
        pawns=["plains", "river", "plains"],
    )
    choose(match, "use:whistle")
    if asked(match) == (1, "react"):
        choose(match, "use")
    assert match.state.players[1].warbands == 1

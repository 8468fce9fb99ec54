"""The edifices, both sides of each."""

from __future__ import annotations

import pytest

from tests.games.oath.cards.turns import BLANK, SWORD, attack, battle, home, on, roll
from tests.games.oath.listed import case
from tests.games.oath.table import asked, choose, options, place, position, rig
from throneroom.games.oath.campaign import forces
from throneroom.games.oath.cards import DENIZENS, Suit
from throneroom.games.oath.moments import CHRONICLE
from throneroom.games.oath.powers.registry import laws
from throneroom.games.oath.state import State
from throneroom.kernel import Match

DRAW = ["wolves", "elders", "longbows"]


@pytest.mark.parametrize(("owner", "dice"), [(2, 2), (1, 1), (0, 1)])
def test_sprawling_rampart_adds_a_die_for_a_site_of_its_ruler(owner: int, dice: int) -> None:
    match = attack(
        cards={"wastes": ["sprawling_rampart"]},
        warbands={"river": (2, 2), "wastes": (owner, 1)},
    )
    while asked(match)[1] == "campaign_targets":
        choose(match, "enough")
    forces.count_dice(match.state, battle(match))
    assert battle(match).sites == [3]
    assert battle(match).defense == dice


def test_bandit_rampart_is_used_by_bandits_if_its_site_is_a_target() -> None:
    match = attack(cards={"river": ["bandit_rampart"]}, warbands={})
    while asked(match)[1] == "campaign_targets":
        choose(match, "enough")
    c = battle(match)
    roll(match, [BLANK] * 9, 4)
    assert c.attack == 2


def test_bandit_rampart_of_a_player_is_a_plan() -> None:
    match = attack(cards={"river": ["bandit_rampart"]})
    choose(match, 4)
    assert asked(match) == (2, "plan")
    c = battle(match)
    roll(match, [BLANK, SWORD, SWORD], "use:bandit_rampart")
    assert c.attack == 2


def favored(*cards: str) -> Match:
    """Red stands where blue does, who holds the People's Favor."""
    return position(
        active=1,
        goal="supremacy",
        pawns=["plains", "river", "river"],
        board=[0, 5],
        favor=[0, 5],
        warbands={"river": (2, 1), "plains": (0, 3)},
        cards={"plains": cards},
        banners={"peoples_favor": (2, 1)},
    )


def test_hall_of_debate_keeps_the_peoples_favor_out_of_wars() -> None:
    for cards, target in (((), True), (("hall_of_debate",), False)):
        match = favored(*cards)
        choose(match, "campaign")
        while asked(match)[1] == "campaign_defender":
            choose(match, "player:2")
        assert ("peoples_favor" in options(match)) == target


@pytest.mark.parametrize("card", ["hall_of_debate", "hall_of_mockery", ""])
def test_hall_of_mockery_turns_a_recovered_peoples_favor(card: str) -> None:
    match = favored(*([card] if card else []))
    choose(match, "recover")
    if "peoples_favor" in options(match):
        choose(match, "peoples_favor")
    choose(match, 2)
    while asked(match)[1] != "act":
        choose(match, options(match)[0])
    s = match.state
    assert s.peoples_favor.holder == 1
    assert s.peoples_favor.mob == (card == "hall_of_mockery")


def test_ruined_temple_bans_beasts_of_enemies() -> None:
    for owner, free in ((0, True), (1, False), (None, False)):
        warbands = {"plains": (0, 1)}
        if owner is not None:
            warbands["river"] = (owner, 1)
        match = home(cards={"river": ["ruined_temple"]}, warbands=warbands, deck=DRAW)
        choose(match, "search", "wolves", ["elders", "longbows"])
        assert ("plains" in options(match)) == free
        assert ("advisers" in options(match)) == free
        assert "facedown" in options(match)
    other = home(cards={"river": ["ruined_temple"]}, deck=DRAW)
    choose(other, "search", "elders", ["wolves", "longbows"])
    assert "plains" in options(other)


def test_festival_district_binds_advisers() -> None:
    match = home("festival_district", advisers={0: ["wolves", "marriage"], 1: ["elders"]})
    choose(match, "use:festival_district", "player:1")
    assert "give:wolves" in options(match)
    assert "want:elders" in options(match)
    assert "give:marriage" not in options(match)  # locked
    assert not [key for key in options(match) if "scepter" in key]
    choose(match, "give:wolves", "want:elders", "enough", "yes")
    while asked(match)[1] != "act":
        choose(match, options(match)[0])
    s = match.state
    assert DENIZENS["elders"] in s.players[0].advisers
    assert DENIZENS["wolves"] in s.players[1].advisers


def last_rest(face: int, warbands: dict[str, tuple[int, int]]) -> Match:
    """The end of round six, where a 5 ends the game; the Chancellor keeps the oath."""
    match = position(
        cards={"plains": ["squalid_district"]},
        warbands=warbands,
        citizens=[1],
        round=6,
        active=2,
        pawns=["plains", "river", "wastes"],
    )
    rig(match, [face - 1])
    choose(match, "rest")
    return match


EMPIRE = {"plains": (0, 3), "river": (0, 1)}


@case("squalid_district_citizen")
def test_squalid_district_raises_the_end_die() -> None:
    match = last_rest(4, EMPIRE)
    assert asked(match) == (0, "react")  # the Chancellor, and no Citizen
    no = match.clone()
    choose(match, "use", "plus_one")
    assert match.decision is None
    choose(no, "pass")
    assert no.decision is not None
    assert no.state.round == 7


def test_squalid_district_lowers_the_end_die_and_raises_a_six() -> None:
    match = last_rest(5, EMPIRE)
    choose(match, "use", "minus_one")
    assert match.decision is not None
    seven = last_rest(6, EMPIRE)
    choose(seven, "use", "plus_one")
    assert seven.decision is None


def test_squalid_district_is_not_under_the_grand_mask_between_the_turns() -> None:
    match = position(
        players=2,
        round=5,
        active=1,
        relics={1: ["grand_mask"]},
        cards={"plains": ["squalid_district"]},
        warbands={"plains": (0, 1)},
        title=0,
    )
    choose(match, "rest")
    assert asked(match) == (0, "react")


def test_squalid_district_serves_an_exile_but_no_bandits() -> None:
    match = last_rest(5, {"plains": (2, 1), "river": (0, 3), "steppe": (0, 1)})
    assert asked(match) == (2, "react")
    choose(match, "use", "minus_one")
    assert match.state.round == 7
    bandits = last_rest(4, {"river": (0, 3)})
    assert bandits.state.round == 7


def test_forest_temple_keeps_sites_of_beasts() -> None:
    """[8.3.2] Whoever rules them, and its own with them."""
    cards = {"plains": ["forest_temple"], "river": ["wolves"], "steppe": ["elders"]}
    match = home(cards=cards, warbands={"steppe": (1, 1)})
    (law,) = laws(match.state, CHRONICLE)
    kept = [slot for slot in range(8) if law.f.run(match.state, law, slot)]
    assert [match.state.places[slot].site.key for slot in kept] == ["plains", "river"]


def spire(s: State) -> None:
    s.dispossessed = [DENIZENS[key] for key in ("scouts", "keep")]
    for zone in (s.deck, s.archive):
        for card in s.dispossessed:
            if card in zone:
                zone.remove(card)
    s.packets = [(len(s.deck), s.packets[0][1])]


def test_great_spire_swaps_drawn_cards() -> None:
    match = home("great_spire", deck=DRAW, change=spire)
    choose(match, "search", "use:great_spire")
    assert asked(match) == (0, "power_exchange")
    choose(match, ["wolves", "elders"])
    s = match.state
    assert {card.key for card in s.players[0].hand} == {"scouts", "keep", "longbows"}
    assert {card.key for card in s.dispossessed} == {"wolves", "elders"}
    assert on(match, "great_spire") == (0, 1)


def test_great_spire_without_dispossessed() -> None:
    def clear(s: State) -> None:
        s.archive += s.dispossessed
        s.dispossessed = []

    match = home("great_spire", deck=DRAW, change=clear)
    choose(match, "search")
    assert asked(match) == (0, "search_keep")


def test_fallen_spire_swaps_the_top_of_the_pile() -> None:
    match = home("fallen_spire", piles={0: ["wolves", "elders", "longbows"]}, change=spire)
    choose(match, "use:fallen_spire")
    assert options(match) == ["1", "2", "3", "4", "5"]  # whatever lies there
    choose(match, 5)
    s = match.state
    assert {card.key for card in s.piles[0][-2:]} == {"scouts", "keep"}
    assert s.piles[0][0].key == "longbows"
    assert s.players[0].secrets == 1
    assert on(match, "fallen_spire") == (0, 1)


def test_fallen_spire_skips_visions() -> None:
    match = home("fallen_spire", piles={0: ["faith", "elders", "longbows"]}, change=spire)
    choose(match, "use:fallen_spire", 1)
    s = match.state
    assert s.piles[0][-1].key == "faith"
    assert s.piles[0][-2].key in ("scouts", "keep")
    assert s.piles[0][0].key == "longbows"


def test_fallen_spire_with_an_empty_pile() -> None:
    assert "use:fallen_spire" not in options(home("fallen_spire", change=spire))


def test_ancient_forge_makes_a_relic() -> None:
    match = home("ancient_forge")
    top = match.state.relic_deck[-1]
    choose(match, "use:ancient_forge")
    choose(match, options(match)[0])
    s = match.state
    assert (top in s.players[0].relics) != (s.relic_deck[0] is top)
    assert (s.players[0].favor, s.players[0].secrets) == (2, 2)
    assert on(match, "ancient_forge") == (2, 0)
    assert "use:ancient_forge" not in options(match)


def test_broken_forge_is_mended_and_keeps_its_tokens() -> None:
    match = home("broken_forge", favor=[6])
    choose(match, "use:broken_forge")
    assert [card.key for card in place(match, "plains").cards] == ["ancient_forge"]
    assert on(match, "ancient_forge") == (2, 2)
    assert "use:ancient_forge" not in options(match)
    choose(match, "rest")
    assert match.state.banks[Suit.NOMAD] == 5
    assert match.state.players[0].secrets == 3

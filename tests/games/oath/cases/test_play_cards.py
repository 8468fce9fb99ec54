"""Worked cases: cards and sites that meet where cards are searched for and played."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.oath.listed import case
from tests.games.oath.table import (
    asked,
    choose,
    follow,
    options,
    place,
    position,
    rig,
    told,
)
from throneroom.games.oath import events as e
from throneroom.games.oath.cards import DENIZENS, RELICS, VISIONS, Suit
from throneroom.games.oath.state import State
from throneroom.kernel import Match

RED, BLUE, WHITE = 1, 2, 3
SHIELD, TWICE = 2, 5
WOODS = (
    *("plains", "lush_coast", "mountain", "deep_woods", "steppe"),
    *("rocky_coast", "wastes", "great_slum"),
)


def woods(**more: Any) -> Match:
    """Red's turn in the Deep Woods."""
    base: dict[str, Any] = {
        "active": RED,
        "sites": WOODS,
        "goal": "devotion",
        "pawns": ["plains", "deep_woods", "wastes", "mountain"],
    }
    return position(**(base | more))


def keys(cards: Any) -> list[str]:
    return [card.key for card in cards]


@case("homeland_reward_relic")
@pytest.mark.parametrize("worship", ["use", "pass"])
def test_a_beast_in_the_deep_woods_finds_the_relic(worship: str) -> None:
    match = woods(
        hidden={RED: ["wolves"]},
        advisers={RED: ["relic_worship"]},
        relics_at={"deep_woods": ["map"]},
        supply=[7, 2],
        banks={"beast": 2},
    )
    choose(match, "adviser", "deep_woods", worship)
    s = match.state
    assert (s.players[RED].favor, s.banks[Suit.BEAST]) == (1, 1)
    assert s.players[RED].relics == [RELICS["map"]]
    assert s.players[RED].supply == (5 if worship == "use" else 2)


@case("homeland_of_beasts_after_discard")
def test_a_beast_that_made_way_closes_the_home_land() -> None:
    match = woods(
        hidden={RED: ["wolves"]},
        cards={"deep_woods": ["errand_boy"]},
        relics_at={"deep_woods": ["map"]},
        banners={"peoples_favor": (RED, 1)},
        banks={"beast": 2},
    )
    choose(match, "adviser", "deep_woods", "errand_boy")
    s = match.state
    assert (s.players[RED].favor, s.banks[Suit.BEAST]) == (1, 1)
    assert s.players[RED].relics == []
    assert keys(place(match, "deep_woods").cards) == ["wolves"]


@case("homeland_after_discard")
def test_the_fertile_valley_remembers_what_was_discarded() -> None:
    match = woods(
        sites=(*WOODS[:3], "fertile_valley", *WOODS[4:]),
        pawns=["plains", "fertile_valley"],
        cards={"fertile_valley": ["tinkers_fair", "elders"]},
        hidden={RED: ["storyteller", "memory_of_home"]},
        banners={"peoples_favor": (RED, 1)},
        banks={"hearth": 3},
    )
    choose(match, "adviser", "storyteller", "fertile_valley", "pass")
    assert match.state.banks[Suit.HEARTH] == 1
    choose(match, "adviser", "fertile_valley", "tinkers_fair")
    s = match.state
    assert s.banks[Suit.HEARTH] == 0
    assert s.players[RED].favor == 3


@case("make_room_and_homeland")
def test_room_made_by_a_beast_closes_the_home_land() -> None:
    match = woods(
        cards={
            "deep_woods": ["wolves", "keep"],
            "plains": ["crop_rotation", "rangers"],
            "steppe": ["errand_boy"],
            "wastes": ["elders"],
        },
        advisers={RED: ["bracken"]},
        warbands={"plains": (RED, 1)},
        relics_at={"deep_woods": ["map"]},
        deck=["animal_host", "tents", "storyteller"],
        banks={"beast": 1},
    )
    choose(match, "search", "use:bracken")
    follow(
        match,
        "play",
        modify="enough",
        search_source="deck",
        search_keep="animal_host",
        discards_to="cradle:bottom",
        discard_order=[["tents", "storyteller"]],
    )
    choose(match, "deep_woods", "wolves")
    s = match.state
    assert (s.players[RED].favor, s.banks[Suit.BEAST]) == (1, 0)
    assert s.players[RED].relics == [], "a Beast card was discarded here in this turn"
    assert s.players[RED].warbands == 3, "Rangers, the Errand Boy and the host itself"
    pile = next(pile for pile in s.piles if pile)
    assert set(keys(pile)) == {"tents", "storyteller", "wolves"}
    assert sum(bool(pile) for pile in s.piles) == 1


@case("bloodline_locks_the_homeland")
def test_ancient_bloodline_locks_the_home_land() -> None:
    more: dict[str, Any] = {
        "players": 4,
        "cards": {"deep_woods": ["errand_boy"]},
        "relics_at": {"deep_woods": ["map"]},
        "advisers": {WHITE: ["ancient_bloodline"]},
        "warbands": {"deep_woods": (WHITE, 1)},
        "banks": {"beast": 2},
    }
    match = woods(**more, hidden={RED: ["wolves"]}, banners={"peoples_favor": (RED, 1)})
    choose(match, "adviser", "deep_woods")
    s = match.state
    assert asked(match) == (RED, "act"), "nothing could be discarded first"
    assert (s.players[RED].favor, s.players[RED].relics) == (1, [])
    assert place(match, "deep_woods").relics == [RELICS["map"]]
    own = woods(
        **more, active=WHITE, hidden={WHITE: ["wolves"]}, pawns=["plains"] * 3 + ["deep_woods"]
    )
    choose(own, "adviser", "deep_woods")
    assert own.state.players[WHITE].relics == [RELICS["map"]]


@case("relic_thief_with_jinx_off_turn")
def test_a_relic_thief_rolls_again_off_turn() -> None:
    match = woods(
        hidden={RED: ["wolves"]},
        advisers={RED: ["relic_worship"], BLUE: ["relic_thief", "jinx"]},
        pawns=["plains", "deep_woods", "steppe"],
        relics_at={"deep_woods": ["map"]},
        supply=[7, 2],
        favor=[0, 0, 1],
        secrets=[0, 0, 2],
        banks={"discord": 0},
        goal="protection",
    )
    rig(match, [SHIELD, TWICE])
    choose(match, "adviser", "deep_woods")
    assert asked(match) == (RED, "react")
    choose(match, "use")
    assert match.state.players[RED].supply == 5
    assert asked(match) == (BLUE, "react")
    choose(match, "use")
    s = match.state
    assert (s.players[BLUE].favor, s.banks[Suit.DISCORD]) == (0, 1)
    assert (s.players[BLUE].secrets, s.players[BLUE].flipped) == (1, 1)
    assert asked(match) == (BLUE, "react"), "Jinx"
    choose(match, "use")
    s = match.state
    assert (s.players[BLUE].secrets, s.players[BLUE].flipped) == (0, 2)
    assert s.players[BLUE].relics == [RELICS["map"]]
    assert s.players[RED].supply == 5
    assert s.title == 0, "one treasure each: the holder keeps the title at both checks"


@case("relic_thief_with_jinx_off_turn")
def test_the_title_passes_before_a_relic_thief_is_asked_and_again_after_the_theft() -> None:
    match = position(
        goal="protection",
        title=BLUE,
        usurper=True,
        active=RED,
        pawns=["mountain", "mountain", "river"],
        favor=[0, 2, 1],
        secrets=[0, 0, 1],
        relics={RED: ["map"], BLUE: ["whistle"]},
        relics_at={"mountain": ["ivory_eye"]},
        advisers={BLUE: ["relic_thief"]},
    )
    choose(match, "recover", "relics:2:0")
    s = match.state
    assert (asked(match), s.title) == ((BLUE, "react"), RED)
    rig(match, [0])
    choose(match, "use")
    assert (s.title, s.usurper) == (BLUE, False), "Blue has it again, as Oathkeeper"


@case("relic_thief_and_circlet")
@pytest.mark.parametrize("drawn", ["map", "circlet_of_command"])
def test_a_relic_thief_and_the_circlet(drawn: str) -> None:
    held = ["dowsing_sticks"] + (["circlet_of_command"] if drawn == "map" else [])

    def stack(s: State) -> None:
        s.relic_deck.remove(RELICS[drawn])
        s.relic_deck.append(RELICS[drawn])

    match = woods(
        relics={RED: held},
        reliquary=["ivory_eye", "horned_mask", "whistle", "cup_of_plenty"],
        advisers={BLUE: ["relic_thief"]},
        pawns=["plains", "deep_woods", "steppe"],
        favor=[0, 2, 1],
        secrets=[0, 1, 1],
        change=stack,
    )
    choose(match, "use:dowsing_sticks", "keep_relic")
    assert asked(match) == ((RED, "act") if drawn == "map" else (BLUE, "react"))


@case("relic_thief_and_circlet")
@pytest.mark.parametrize("buried", ["map", "ivory_eye"])
def test_a_relic_thief_and_the_fae_merchant(buried: str) -> None:
    def stack(s: State) -> None:
        s.relic_deck.remove(RELICS["map"])
        s.relic_deck.append(RELICS["map"])

    match = woods(
        relics={RED: ["ivory_eye"]},
        reliquary=["obsidian_cage", "horned_mask", "whistle", "cup_of_plenty"],
        advisers={RED: ["fae_merchant"], BLUE: ["relic_thief"]},
        pawns=["plains", "deep_woods", "steppe"],
        favor=[0, 0, 1],
        secrets=[0, 1, 1],
        change=stack,
    )
    choose(match, "use:fae_merchant", buried)
    assert asked(match) == ((RED, "act") if buried == "map" else (BLUE, "react"))


@case("prophet_inherits_on_anothers_turn")
@pytest.mark.parametrize("favor", [0, 1])
def test_a_prophet_inherits_on_the_chancellors_turn(favor: int) -> None:
    def mark(s: State) -> None:
        s.warbands_on[VISIONS["faith"], "red"] = 1
        s.players[RED].bank -= 1

    match = position(
        players=4,
        active=0,
        pawns=["plains", "river", "wastes", "mountain"],
        warbands={"river": (0, 1), "mountain": (0, 1)},
        cards={"mountain": ["forced_labor"]},
        advisers={RED: ["false_prophet"], WHITE: ["book_binders"]},
        vision={BLUE: "faith", RED: "conquest"},
        favor=[0, favor],
        visions_drawn=3,
        change=mark,
    )
    choose(match, "use:grand_scepter_offer", "player:2", "reliquary:0", "enough", "yes")
    s = match.state
    assert s.visions_drawn == 3
    assert s.players[RED].bank == 14
    if not favor:
        assert asked(match)[1] in ("play", "act")
        if asked(match)[1] == "play":
            assert options(match) == ["discard"]
            choose(match, "discard")
        assert s.players[RED].vision is VISIONS["conquest"]
        return
    assert asked(match) == (RED, "play")
    choose(match, "reveal")
    assert asked(match) == (WHITE, "bank")
    choose(match, "bank:order")
    s = match.state
    assert s.players[RED].vision is VISIONS["faith"]
    assert (s.players[0].favor, s.players[RED].favor, s.players[WHITE].favor) == (1, 0, 2)
    assert any(VISIONS["conquest"] in pile for pile in s.piles)


@case("threatening_roar_spares_itself")
def test_a_roar_is_heard_in_its_region_only() -> None:
    match = position(
        active=RED,
        goal="devotion",
        pawns=["plains", "river"],
        hidden={RED: ["threatening_roar"]},
        cards={
            "river": ["wolves"],
            "mountain": ["elders", "keep"],
            "plains": ["tents"],
        },
    )
    choose(match, "adviser", "river")
    follow(match, "act", discard_order=[["wolves", "elders"]])
    assert keys(place(match, "river").cards) == ["threatening_roar"]
    assert keys(place(match, "mountain").cards) == ["keep"]
    assert keys(place(match, "plains").cards) == ["tents"]


@case("greedy_limit")
def test_a_greedy_chancellor_searches_cheaply_or_not_at_all() -> None:
    match = position(
        active=0,
        pawns=["plains"],
        reliquary=["map", "ivory_eye", "whistle", None],
        visions_drawn=1,
        piles={0: ["elders", "tents", "wolves", "keep", "storyteller", "longbows"]},
    )
    choose(match, "search")
    assert asked(match) == (0, "search_keep"), "the deck would cost 3"
    assert len(match.state.players[0].hand) == 5
    assert match.state.players[0].supply == 5


@case("greedy_search_counts")
def test_a_greedy_search_counts_all_that_changes_it() -> None:
    more: dict[str, Any] = {
        "sites": ("plains", "lush_coast", "marshes", *WOODS[3:]),
        "active": 0,
        "pawns": ["marshes"],
        "warbands": {"marshes": (0, 1)},
        "reliquary": ["map", "ivory_eye", "whistle", None],
        "relics": {0: ["truthful_harp"]},
        "visions_drawn": 4,
        "favor": [2],
        "deck": ["elders", "tents", "wolves", "rangers", "storyteller", "longbows", "scouts"],
    }
    match = position(**more, cards={"marshes": ["news_from_afar"]})
    choose(match, "search")
    assert asked(match)[1] == "modify"
    assert "enough" not in options(match), "without News from Afar nothing can be searched"
    choose(match, "use:news_from_afar", "use:truthful_harp")
    follow(match, "search_keep", search_source="deck", modify="enough")
    assert len(match.state.players[0].hand) == 6
    assert match.state.players[0].supply == 7
    assert set(told(match, e.Revealed, None)[-1].cards) == set(more["deck"][:6])
    assert "search" not in options(position(**more))


@case("conspiracy_match_count")
@pytest.mark.parametrize("hearths", [1, 2])
def test_the_conspiracy_counts_the_own_advisers(hearths: int) -> None:
    own = ["storyteller", "memory_of_home" if hearths == 2 else "elders"]
    match = woods(
        pawns=["plains", "steppe", "steppe"],
        advisers={RED: own, BLUE: ["levelers"]},
        hidden={RED: ["conspiracy"]},
        relics={BLUE: ["map"]},
        secrets=[0, 1],
    )
    choose(match, "adviser", "reveal")
    if hearths == 1:
        assert asked(match) == (RED, "act")
        return
    assert asked(match) == (RED, "conspiracy")
    choose(match, "map")
    s = match.state
    assert s.players[RED].relics == [RELICS["map"]]
    assert s.players[RED].secrets == 0
    assert VISIONS["conspiracy"] in s.box


@case("marriage_counts_twice")
def test_marriage_is_two_advisers_for_the_conspiracy_and_one_card_for_the_feast() -> None:
    plot = woods(
        pawns=["plains", "steppe", "steppe"],
        advisers={RED: ["marriage"], BLUE: ["levelers"]},
        hidden={RED: ["conspiracy"]},
        relics={BLUE: ["map"]},
        secrets=[0, 1],
    )
    choose(plot, "adviser", "reveal", "map")
    assert plot.state.players[RED].relics == [RELICS["map"]]
    feast = woods(advisers={RED: ["marriage"]}, hidden={RED: ["fabled_feast"]})
    choose(feast, "adviser", "advisers", "bank:beast")
    assert feast.state.players[RED].favor == 2


@case("welcoming_party_facedown_adviser")
def test_nobody_welcomes_an_adviser_who_was_there() -> None:
    match = position(
        active=RED,
        goal="devotion",
        pawns=["plains", "river"],
        cards={"river": ["welcoming_party"]},
        hidden={RED: ["elders"]},
    )
    choose(match, "adviser", "river")
    assert match.state.players[RED].favor == 1


@case("key_to_the_city_vs_present_ruler")
def test_a_ruler_at_home_keeps_the_city() -> None:
    match = position(
        active=RED,
        goal="devotion",
        pawns=["plains", "river", "river"],
        board=[0, 2],
        warbands={"river": (BLUE, 3)},
        hidden={RED: ["key_to_the_city"]},
    )
    choose(match, "adviser", "river")
    assert (place(match, "river").colour, place(match, "river").warbands) == ("blue", 3)
    assert match.state.players[RED].warbands == 2
    assert DENIZENS["key_to_the_city"] in place(match, "river").cards

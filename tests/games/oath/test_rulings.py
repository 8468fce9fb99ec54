"""Rulings of our own, each played once."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.oath.cards.war import campaign, roll, war
from tests.games.oath.table import asked, choose, options, place, position, slot
from throneroom.games.oath.cards import RELICS, Suit
from throneroom.games.oath.state import State

WOODS = (
    *("shrouded_wood", "lush_coast", "mountain", "river", "steppe"),
    *("rocky_coast", "wastes", "great_slum"),
)
RED, BLUE = 1, 2
SWORD, BLANK = 3, 0


def test_a_side_says_which_of_its_plans_comes_first() -> None:
    match = war(
        cards={"plains": ["battle_honors", "field_promotion"], "wastes": ["rain_boots"]},
        warbands={"plains": (1, 1), "river": (2, 1)},
        favor=[0, 1],
    )
    choose(match, "use:battle_honors")
    roll(match, [BLANK], [SWORD] * 4, "use:field_promotion")
    choose(match, 0)
    assert asked(match) == (RED, "first")
    assert options(match) == ["use:battle_honors", "use:field_promotion"]
    choose(match, "use:field_promotion")
    assert match.state.players[RED].favor == 2


def test_the_defender_orders_the_plans_of_his_side() -> None:
    match = war(
        warbands={"river": (2, 2)},
        cards={"river": ["storm_caller", "horse_archers"]},
        favor=[0, 0, 2],
        secrets=[0, 0, 2],
    )
    choose(match, "use:storm_caller", "use:horse_archers")
    assert campaign(match).defense == 3
    while asked(match)[1] != "first":
        choose(match, options(match)[-1])
    assert asked(match) == (BLUE, "first")
    choose(match, "use:horse_archers")
    top_down = [card.key for card in reversed(match.state.piles[2])]
    assert top_down[:2] == ["storm_caller", "horse_archers"]


def test_the_hospital_of_either_side_comes_before_what_is_discarded() -> None:
    match = war(
        warbands={"river": (2, 4), "wastes": (2, 1), "plains": (1, 1)},
        cards={"plains": ["horse_archers"], "wastes": ["hospital"]},
        secrets=[0, 2, 2],
        favor=[0, 2, 2],
    )
    choose(match, "use:horse_archers")
    if asked(match) == (RED, "plan"):
        choose(match, "enough")
    roll(match, [BLANK], [SWORD] * 8, "use:hospital")
    while asked(match)[1] != "act":
        choose(match, options(match)[-1])
    assert place(match, "wastes").warbands == 3


def test_a_search_may_need_two_modifiers() -> None:
    def table(**more: Any) -> Any:
        return position(
            active=RED,
            supply=[7, 0],
            pawns=["plains", "plains"],
            advisers={RED: ["errand_boy", "mushrooms"]},
            favor=[0, 3],
            secrets=[0, 3],
            **more,
        )

    match = table(piles={1: ["elders", "wolves"]})
    choose(match, "search")
    assert set(options(match)) == {"use:errand_boy", "use:mushrooms"}, "each leaves a way"
    choose(match, "use:mushrooms")
    if asked(match)[1] == "modify":
        assert options(match) == ["use:errand_boy"]
        choose(match, "use:errand_boy")
    assert [card.key for card in match.state.players[RED].hand] == ["wolves"], "from below"
    assert "search" not in options(table())


@pytest.mark.parametrize(
    "order",
    [("awaited_return", "small_friends"), ("small_friends", "awaited_return")],
)
def test_a_trade_may_need_two_modifiers(order: tuple[str, str]) -> None:
    match = position(
        active=RED,
        supply=[7, 0],
        pawns=["plains", "plains"],
        board=[0, 1],
        advisers={RED: ["small_friends"]},
        cards={"mountain": ["awaited_return"], "wastes": ["wolves"]},
        warbands={"mountain": (1, 1)},
        secrets=[0, 3],
        favor=[0, 3],
    )
    choose(match, "trade")
    assert set(options(match)) == {"use:awaited_return", "use:small_friends"}
    choose(match, f"use:{order[0]}")
    if asked(match)[1] == "modify":
        assert options(match) == [f"use:{order[1]}"], "nothing else leads to a trade"
        choose(match, f"use:{order[1]}")
    while asked(match)[1] != "act":
        choose(match, options(match)[0])
    assert match.state.players[RED].warbands == 0
    assert place(match, "wastes").cards[0] in match.state.secrets_on


def test_magicians_code_opens_a_recover() -> None:
    match = position(
        active=RED,
        pawns=["plains", "plains"],
        advisers={RED: ["magicians_code"]},
        secrets=[0, 2],
        favor=[0, 2],
        banners={"darkest_secret": (-1, 3), "peoples_favor": (-1, 3)},
    )
    choose(match, "recover", "use:magicians_code")
    if asked(match)[1] == "recover_amount":
        choose(match, 2)
    assert match.state.darkest_secret.holder == RED
    assert match.state.darkest_secret.tokens == 4


def test_palanquin_puts_the_own_pawn_first() -> None:
    """So that a site that turns up asks the carried player for its price."""
    match = position(
        active=RED,
        sites=("plains", "hidden_place", *WOODS[2:]),
        down=["hidden_place"],
        pawns=["mountain", "plains", "plains"],
        advisers={RED: ["palanquin"]},
        favor=[0, 1],
        secrets=[0, 0, 1],
    )
    choose(match, "use:palanquin")
    if asked(match)[1] == "power_player":
        choose(match, "player:2")
    choose(match, "cradle_2")
    s = match.state
    assert asked(match) == (BLUE, "pay_to_enter")
    assert s.players[RED].pawn == slot(match, "hidden_place")
    assert s.players[BLUE].pawn == slot(match, "plains")
    choose(match, "no")
    assert match.state.players[BLUE].pawn == slot(match, "plains")


def test_palanquin_out_of_the_own_shrouded_wood_may_part_the_two() -> None:
    """The ruler of the wood says where an enemy goes, and the palanquin goes where its owner
    chose; a carried ruler comes along."""
    woods = ("shrouded_wood", "lush_coast", "mountain", "river", "steppe")
    base: dict[str, Any] = {
        "sites": (*woods, "rocky_coast", "wastes", "great_slum"),
        "advisers": {0: ["palanquin"]},
        "favor": [1],
        "pawns": ["shrouded_wood", "shrouded_wood", "river"],
    }
    match = position(**base, warbands={"shrouded_wood": (0, 1)})
    choose(match, "use:palanquin", "wastes")
    assert asked(match) == (0, "travel_to")
    choose(match, "mountain")
    assert [player.pawn for player in match.state.players] == [6, 2, 3]
    match = position(**base, warbands={"shrouded_wood": (1, 1)})
    choose(match, "use:palanquin", "wastes")
    assert [player.pawn for player in match.state.players] == [6, 6, 3]


def test_palanquin_stays_where_it_is_if_the_toll_is_refused() -> None:
    match = position(
        active=RED,
        pawns=["mountain", "plains", "plains"],
        advisers={RED: ["palanquin"]},
        cards={"river": ["toll_roads"]},
        warbands={"river": (0, 1)},
        favor=[0, 1, 1],
    )
    choose(match, "use:palanquin")
    if asked(match)[1] == "power_player":
        choose(match, "player:2")
    choose(match, "river")
    assert asked(match) == (BLUE, "pay_to_enter")
    choose(match, "no")
    assert [player.pawn for player in match.state.players[1:]] == [0, 0]


def wood(**more: Any) -> Any:
    """Red stands in the Shrouded Wood, which blue rules."""
    base: dict[str, Any] = {
        "active": RED,
        "sites": WOODS,
        "pawns": ["mountain", "shrouded_wood", "mountain"],
        "warbands": {"shrouded_wood": (BLUE, 1)},
        "cards": {"steppe": ["wolves"], "shrouded_wood": ["forest_paths"]},
        "favor": [0, 2],
    }
    return position(**(base | more))


def test_the_ruler_of_the_wood_may_let_forest_paths_fail() -> None:
    """Free only if the ruler sends red to a Beast card; without the price red stays where he is."""

    def led(supply: int) -> Any:
        match = wood(supply=[7, supply])
        choose(match, "travel", "use:forest_paths")
        if asked(match)[1] == "modify":
            choose(match, "enough")
        assert asked(match) == (BLUE, "travel_to")
        return match

    rich = led(7)
    assert "pass" not in options(rich)
    free = rich.clone()
    choose(rich, "wastes")
    assert rich.state.players[RED].supply == 5
    choose(free, "steppe")
    assert free.state.players[RED].supply == 7
    poor = led(1)
    assert options(poor) == ["steppe", "pass"]
    choose(poor, "pass")
    s = poor.state
    assert (asked(poor), s.players[RED].pawn) == ((RED, "act"), 0)
    assert (s.players[RED].supply, s.players[RED].favor) == (1, 1), "the favor is spent"


def test_portal_used_from_afar_is_void_on_other_ways() -> None:
    match = position(
        active=RED,
        pawns=["mountain", "plains"],
        cards={"wastes": ["portal"]},
        warbands={"wastes": (RED, 1)},
        secrets=[0, 1],
    )
    choose(match, "travel", "use:portal")
    if asked(match)[1] == "modify":
        choose(match, "enough")
    assert set(options(match)) == {key for key in _all(match) if key != "plains"}
    choose(match, "river")
    assert match.state.players[RED].supply == 5, "the price is paid in full"


def _all(match: Any) -> list[str]:
    return [one.site.key for one in match.state.places]


def test_hospitality_answers_a_forced_travel_too() -> None:
    match = position(
        active=RED,
        pawns=["mountain", "plains", "river"],
        relics={RED: ["whistle"]},
        advisers={BLUE: ["hospitality", "elders"]},
        cards={"plains": ["tents"]},
        secrets=[0, 1],
    )
    choose(match, "use:whistle")
    if asked(match)[1] == "power_player":
        choose(match, "player:2")
    assert asked(match) == (BLUE, "react")
    choose(match, "use")
    assert match.state.players[BLUE].favor == 1
    assert match.state.banks[Suit.NOMAD] == 2


def test_peace_envoy_and_a_purse_in_the_nomad_bank() -> None:
    """The price of the plan and the gift come from one purse."""

    def table(bank: int) -> Any:
        return war(
            warbands={},
            pawns=["plains", "river", "river"],
            advisers={RED: ["vow_of_kinship", "peace_envoy"]},
            banks={"nomad": bank},
        )

    short = table(2)
    assert asked(short) != (RED, "plan"), "1 for the plan and 2 for the dice are 3"
    match = table(3)
    choose(match, "use:peace_envoy")
    assert match.state.banks[Suit.NOMAD] == 0
    assert match.state.players[BLUE].favor == 2
    assert asked(match) == (RED, "travel_to")


def test_witchs_bargain_needs_something_to_take() -> None:
    match = position(
        active=RED,
        pawns=["mountain", "plains", "plains"],
        advisers={RED: ["witchs_bargain"]},
        secrets=[0, 3],
        favor=[0, 3],
    )
    assert "use:witchs_bargain" not in options(match)


def test_fabled_feast_counts_itself_where_others_rule() -> None:
    match = position(
        active=RED,
        pawns=["mountain", "plains"],
        warbands={"plains": (0, 1)},
        hidden={RED: ["fabled_feast"]},
        banks={"hearth": 5},
    )
    choose(match, "adviser", "plains", "bank:order")
    assert match.state.players[RED].favor == 1 + 1


def test_revelation_opens_the_nomad_bank_to_whoever_played_it() -> None:
    more: dict[str, Any] = {
        "active": RED,
        "pawns": ["mountain", "plains", "river"],
        "hidden": {RED: ["revelation"]},
        "banks": {"nomad": 2},
        "favor": [0, 0, 1],
    }
    own = position(**more, advisers={RED: ["vow_of_kinship"]})
    choose(own, "adviser", "advisers")
    assert (asked(own), options(own)) == ((RED, "power_burn"), ["0", "1", "2"])
    other = position(**more, advisers={BLUE: ["vow_of_kinship"]})
    choose(other, "adviser", "advisers")
    assert (asked(other), options(other)) == ((BLUE, "power_burn"), ["0", "1"])


def test_a_cage_that_leaves_the_table_sets_its_warbands_free() -> None:
    def lock_up(s: State) -> None:
        s.warbands_on[RELICS["obsidian_cage"], "blue"] = 2
        s.players[BLUE].bank -= 2

    match = position(
        active=RED,
        goal="devotion",
        pawns=["mountain", "plains", "river"],
        relics={RED: ["obsidian_cage"]},
        advisers={RED: ["fae_merchant"]},
        secrets=[0, 1],
        change=lock_up,
    )
    choose(match, "use:fae_merchant", "obsidian_cage")
    s = match.state
    assert s.warbands_on == {}
    assert (s.players[BLUE].warbands, s.players[BLUE].bank) == (2, 12)
    assert s.relic_deck[0] is RELICS["obsidian_cage"]

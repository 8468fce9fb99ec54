"""The denizens of Beast, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.oath.cards.turns import battle, home, on, search
from tests.games.oath.listed import case
from tests.games.oath.table import asked, choose, options, place, position, slot
from throneroom.games.oath.cards import DENIZENS, RELICS, Suit
from throneroom.games.oath.state import Role, State
from throneroom.kernel import Match

DRAW = ["wolves", "elders", "longbows"]


def keys(match: Match, site: str) -> list[str]:
    return [card.key for card in place(match, site).cards]


def test_errand_boy_draws_from_another_regions_pile() -> None:
    match = home("errand_boy", piles={2: ["wolves", "scouts", "keep", "tents"]})
    choose(match, "search", "use:errand_boy")
    assert options(match) == ["deck", "pile:hinterland"]
    choose(match, "pile:hinterland", "wolves", ["scouts", "keep"], "facedown")
    s = match.state
    assert {card.key for card in s.piles[1]} == {"scouts", "keep"}  # by the pawn's region
    assert [card.key for card in s.piles[2]] == ["tents"]
    assert on(match, "errand_boy") == (1, 0)


def test_errand_boy_brings_mushrooms_from_elsewhere() -> None:
    match = home("errand_boy", "mushrooms", piles={2: ["wolves", "scouts"]})
    choose(match, "search", "use:errand_boy", "use:mushrooms")
    assert asked(match) == (0, "play")
    assert match.state.players[0].hand == [DENIZENS["scouts"]]  # from underneath


def test_wolves_kill_on_any_board() -> None:
    match = home("wolves", board=[1, 2, 0])
    choose(match, "use:wolves")
    assert len(options(match)) == 2  # nobody to kill on blue's board
    choose(match, options(match)[1])
    assert [player.warbands for player in match.state.players] == [1, 1, 0]
    assert on(match, "wolves") == (0, 1)
    assert "use:wolves" not in options(match)
    assert "use:wolves" not in options(home("wolves"))


def test_animal_playmates_muster_on_beasts_without_supply() -> None:
    match = home("wolves", "storyteller", advisers={0: ["animal_playmates"]}, supply=[0])
    choose(match, "muster")
    if asked(match)[1] == "muster_card":
        assert options(match) == ["wolves"]
        choose(match, "wolves")
    assert match.state.players[0].warbands == 2
    assert match.state.players[0].supply == 0
    other = home("wolves", advisers={1: ["animal_playmates"]}, supply=[0])
    assert "muster" not in options(other)
    down = home("wolves", hidden={0: ["animal_playmates"]}, supply=[0])
    assert "muster" not in options(down)


@pytest.mark.parametrize(
    ("card", "advisers", "secrets"),
    [
        ("the_old_oak", ["wolves"], 2),  # one for the Beast adviser, one more
        ("the_old_oak", ["elders"], 0),
        ("errand_boy", ["wolves"], 1),
    ],
)
def test_the_old_oak_gives_a_secret_more(card: str, advisers: list[str], secrets: int) -> None:
    match = home("the_old_oak", "errand_boy", advisers={0: advisers}, secrets=[0])
    choose(match, "trade")
    if "use:the_old_oak" in options(match):
        choose(match, "use:the_old_oak")
    choose(match, card)
    if asked(match)[1] == "trade_kind":
        choose(match, "secret")
    assert match.state.players[0].secrets == secrets


def test_forest_paths_are_free_to_beasts_only() -> None:
    match = home(
        cards={"plains": ["forest_paths"], "wastes": ["wolves"], "river": ["elders"]}, supply=[0]
    )
    choose(match, "travel", "use:forest_paths")
    if asked(match)[1] == "travel_to":
        assert options(match) == ["wastes"]
        choose(match, "wastes")
    s = match.state
    assert s.players[0].pawn == slot(match, "wastes")
    assert s.players[0].supply == 0
    none = home(cards={"plains": ["forest_paths"]}, supply=[0])
    # the paths are Beast themselves, but one travels away from them
    assert "travel" not in options(none)


def test_forest_paths_pass_the_powers_of_sites_but_not_a_toll() -> None:
    sites = ["plains", "lush_coast", "narrow_pass", "river", "steppe", "rocky_coast", "wastes"]
    match = home(
        sites=[*sites, "great_slum"],
        cards={"plains": ["forest_paths"], "river": ["wolves"]},
        pawns=["plains", "steppe", "wastes"],
    )
    choose(match, "travel", "use:forest_paths")
    assert "river" in options(match)  # past the Narrow Pass
    assert "steppe" not in options(match)
    toll = home(
        cards={"plains": ["forest_paths"], "river": ["wolves"], "wastes": ["toll_roads"]},
        warbands={"plains": (0, 1), "river": (1, 1), "wastes": (1, 1)},
        favor=[2],
    )
    choose(toll, "travel", "use:forest_paths", "river")
    assert toll.state.players[0].favor == 0  # one for the paths, one for the toll
    assert toll.state.players[1].favor == 1


def test_long_lost_heir_may_become_a_citizen() -> None:
    match = home(active=1, deck=["long_lost_heir", "elders", "longbows"])
    search(match, "long_lost_heir", "advisers")
    assert asked(match) == (1, "power_citizen")
    no = match.clone()
    choose(match, "yes")
    assert match.state.players[1].role is Role.CITIZEN
    choose(no, "no")
    assert no.state.players[1].role is Role.EXILE


def test_long_lost_heir_is_for_exiles() -> None:
    match = home(deck=["long_lost_heir", "elders", "longbows"])
    search(match, "long_lost_heir", "advisers")
    assert asked(match) == (0, "act")


def test_roving_terror_takes_the_place_of_its_prey() -> None:
    match = home(cards={"plains": ["roving_terror"], "wastes": ["elders"], "river": ["scouts"]})
    choose(match, "use:roving_terror", "elders")
    assert keys(match, "wastes") == ["roving_terror"]  # where there is room for one
    assert keys(match, "plains") == []
    assert on(match, "roving_terror") == (0, 1)
    assert DENIZENS["elders"] in match.state.piles[0] + match.state.piles[1]


def test_roving_terror_without_prey() -> None:
    alone = home(cards={"plains": ["roving_terror", "elders"], "river": ["hall_of_debate"]})
    assert "use:roving_terror" not in options(alone)


@pytest.mark.parametrize("card", ["wolves", "elders"])
def test_birdsong_trades_with_beasts_and_nomads_without_supply(card: str) -> None:
    match = home(card, "storyteller", advisers={0: ["birdsong"]}, supply=[0])
    choose(match, "trade")
    for wanted in (card, "favor"):
        assert "storyteller" not in options(match)
        if wanted in options(match):
            choose(match, wanted)
    assert match.state.players[0].favor == 4 + 1 + (card == "wolves")
    assert "trade" not in options(home("storyteller", advisers={0: ["birdsong"]}, supply=[0]))


def test_small_friends_trade_at_a_site_of_beasts() -> None:
    match = home(
        cards={"plains": ["awaited_return"], "wastes": ["wolves"], "river": ["elders"]},
        advisers={0: ["small_friends"]},
        warbands={"river": (0, 1)},
        board=[1],
    )
    choose(match, "trade", "use:small_friends")
    if asked(match)[1] == "power_site":
        assert options(match) == ["wastes"]
        choose(match, "wastes")
    # modifiers of the real site are out
    assert "use:awaited_return" not in options(match)
    if "enough" in options(match):
        choose(match, "enough")
    for wanted in ("wolves", "favor"):
        if wanted in options(match):
            choose(match, wanted)
    assert on(match, "wolves") == (0, 1)
    assert match.state.players[0].favor == 4 + 2


def test_small_friends_without_a_beast() -> None:
    match = home(cards={"river": ["elders"]}, advisers={0: ["small_friends"]})
    assert "trade" not in options(match)


def vines(**more: Any) -> Match:
    """Red leaves the river, which blue rules; blue rules Grasping Vines elsewhere."""
    base: dict[str, Any] = {
        "active": 1,
        "cards": {"wastes": ["grasping_vines"]},
        "warbands": {"river": (2, 1), "wastes": (2, 1)},
        "board": [0, 2],
    }
    match = home(**(base | more))
    choose(match, "travel", "mountain")
    return match


def test_grasping_vines_kill_who_leaves() -> None:
    assert vines().state.players[1].warbands == 1
    assert vines(board=[0, 0]).state.players[1].warbands == 0


@pytest.mark.parametrize(
    "warbands",
    [
        {"river": (1, 1), "wastes": (2, 1)},  # a site of one's own
        {"wastes": (2, 1)},  # of bandits
        {"river": (2, 1), "wastes": (1, 1)},  # one's own vines
    ],
)
def test_grasping_vines_hold_nobody_else(warbands: dict[str, tuple[int, int]]) -> None:
    assert vines(warbands=warbands).state.players[1].warbands == 2


def test_grasping_vines_of_bandits() -> None:
    """Bandits are everybody's enemies, and rule the site that is left."""
    assert vines(warbands={}).state.players[1].warbands == 1


def test_threatening_roar_spares_itself() -> None:
    match = home(
        cards={"mountain": ["wolves"], "river": ["elders", "keep"], "plains": ["tents"]},
        pawns=["mountain"],
        deck=["threatening_roar", "scouts", "longbows"],
    )
    search(match, "threatening_roar", "mountain")
    if asked(match)[1] == "discard_order":
        choose(match, options(match))
    assert keys(match, "mountain") == ["threatening_roar"]
    assert keys(match, "river") == ["keep"]
    assert keys(match, "plains") == ["tents"]


def test_threatening_roar_spares_the_locked() -> None:
    match = home(
        cards={"mountain": ["forest_council"], "river": ["forest_temple"]},
        pawns=["mountain"],
        deck=["threatening_roar", "scouts", "longbows"],
    )
    search(match, "threatening_roar", "advisers")
    assert asked(match) == (0, "act")
    assert keys(match, "mountain") == ["forest_council"]
    assert keys(match, "river") == ["forest_temple"]


def test_fae_merchant_exchanges_relics() -> None:
    match = home("fae_merchant", relics={0: ["map"]})
    top = match.state.relic_deck[-1]
    choose(match, "use:fae_merchant")
    assert set(options(match)) == {"map", top.key}  # the Grand Scepter stays
    choose(match, "map")
    s = match.state
    assert top in s.players[0].relics
    assert s.relic_deck[0] is RELICS["map"]
    assert on(match, "fae_merchant") == (0, 1)


def test_fae_merchant_takes_back_the_only_relic() -> None:
    match = home(
        active=1,
        cards={"river": ["fae_merchant"]},
        advisers={2: ["relic_thief"]},
        pawns=["plains", "river", "mountain"],
    )
    before = len(match.state.relic_deck)
    choose(match, "use:fae_merchant")
    if asked(match)[1] == "power_relic":
        choose(match, options(match)[0])
    assert asked(match) == (1, "act")  # Relic Thief finds nothing
    assert match.state.players[1].relics == []
    assert len(match.state.relic_deck) == before


def test_fae_merchant_with_an_empty_relic_deck() -> None:
    def empty(s: State) -> None:
        s.players[0].relics += s.relic_deck
        s.relic_deck = []

    assert "use:fae_merchant" not in options(home("fae_merchant", change=empty))


def test_second_chance_turns_a_warband() -> None:
    match = home("second_chance", board=[0, 2, 2], advisers={1: ["longbows"], 2: ["elders"]})
    choose(match, "use:second_chance")
    if asked(match)[1] == "power_warbands":
        choose(match, options(match)[0])
    assert [player.warbands for player in match.state.players] == [1, 1, 2]


@pytest.mark.parametrize(
    "more",
    [
        {"board": [0, 0], "advisers": {1: ["longbows"]}},
        {"board": [0, 2], "advisers": {1: ["elders"]}},
        {"board": [0, 2], "hidden": {1: ["longbows"]}},
    ],
)
def test_second_chance_without_anybody(more: dict[str, Any]) -> None:
    assert "use:second_chance" not in options(home("second_chance", **more))


def test_second_chance_on_oneself() -> None:
    match = home("second_chance", board=[1], advisers={0: ["longbows"]})
    choose(match, "use:second_chance")
    assert match.state.players[0].warbands == 1


@case("pied_piper_over_limit")
def test_pied_piper_over_the_limit() -> None:
    match = home(
        advisers={0: ["pied_piper"], 1: ["wolves", "elders", "longbows"]}, favor=[0, 1], secrets=[1]
    )
    choose(match, "use:pied_piper_move", "player:1")
    s = match.state
    assert len(s.players[1].advisers) == 4
    assert (s.players[0].favor, s.players[1].favor) == (1, 0)
    assert on(match, "pied_piper") == (0, 1)
    choose(match, "rest")
    assert s.players[0].secrets == 1
    assert on(match, "pied_piper") == (0, 0)


def test_pied_piper_comes_above_the_limit_but_counts_later() -> None:
    match = home(
        advisers={0: ["wolves", "elders", "longbows"]}, deck=["pied_piper", "scouts", "keep"]
    )
    search(match, "pied_piper", "advisers")
    assert asked(match) == (0, "act")
    assert len(match.state.players[0].advisers) == 4
    later = home(advisers={0: ["wolves", "elders", "pied_piper"]}, deck=["scouts", "keep", "tents"])
    search(later, "scouts", "advisers")
    assert asked(later)[1] != "act"


def test_mushrooms_draw_one_card_from_underneath() -> None:
    match = home("mushrooms", piles={0: ["wolves", "scouts"]}, supply=[0])
    choose(match, "search")
    if "use:mushrooms" in options(match):
        choose(match, "use:mushrooms")
    assert match.state.players[0].hand == [DENIZENS["scouts"]]
    assert match.state.players[0].supply == 0
    assert on(match, "mushrooms") == (0, 1)


def test_mushrooms_at_the_marshes_draw_nothing() -> None:
    sites = ["marshes", "lush_coast", "mountain", "river", "steppe", "rocky_coast", "wastes"]
    match = position(
        sites=[*sites, "great_slum"],
        cards={"marshes": ["mushrooms"]},
        pawns=["marshes"],
        warbands={"marshes": (0, 1)},
        secrets=[1],
        piles={0: ["wolves", "scouts"]},
    )
    choose(match, "search", "use:mushrooms")
    while asked(match)[1] != "act":
        choose(match, options(match)[0])
    assert len(match.state.piles[0]) == 2
    assert match.state.players[0].supply == 7


def test_vow_of_union_keeps_its_owner_at_home() -> None:
    bound = home(advisers={0: ["vow_of_union"]}, board=[1])
    assert "travel" not in options(bound)
    assert "travel" in options(home(advisers={0: ["vow_of_union"]}))
    abroad = home(advisers={0: ["vow_of_union"]}, board=[1], pawns=["river"])
    assert "travel" in options(abroad)


def test_new_growth_plants_beast_and_hearth_cards_anywhere() -> None:
    full = {"plains": ["new_growth"], "wastes": ["keep"]}
    for card, far in (("wolves", True), ("storyteller", True), ("elders", False)):
        match = home(cards=full, down=["steppe"], deck=[card, "scouts", "longbows"])
        choose(match, "search", card)
        choose(match, options(match))
        assert ("river" in options(match)) == far
        assert "wastes" not in options(match)  # no room
        assert "steppe" not in options(match)  # face down


def test_wild_cry_pays_for_a_beast() -> None:
    match = home("wild_cry", deck=DRAW, supply=[3])
    search(match, "wolves", "advisers")
    assert asked(match) == (0, "react")
    choose(match, "use")
    s = match.state
    assert (s.players[0].supply, s.players[0].warbands) == (3 - 2 + 1, 2)
    for card, how in (("elders", "advisers"), ("wolves", "facedown")):
        other = home("wild_cry", deck=DRAW)
        search(other, card, how)
        assert asked(other) == (0, "act")


def test_wild_cry_pays_for_an_adviser_turned_up() -> None:
    """The minor action counts as a Search for what touches the play."""
    match = home("wild_cry", hidden={0: ["wolves"]}, supply=[3])
    choose(match, "adviser", "advisers")
    assert asked(match) == (0, "react")
    choose(match, "use")
    assert match.state.players[0].warbands == 2


def test_wild_cry_pays_once_for_two_beasts() -> None:
    match = home("wild_cry", "land_warden", deck=["wolves", "errand_boy", "longbows"])
    choose(match, "search", "use:land_warden", "longbows", "wolves", "plains", "use", "advisers")
    assert asked(match) == (0, "act")
    assert match.state.players[0].warbands == 2


def test_animal_host_counts_beasts_at_all_sites() -> None:
    cards = {"plains": ["wolves"], "river": ["errand_boy", "forest_temple"]}
    for to, gained in (("plains", 4), ("advisers", 3)):
        match = home(cards=cards, deck=["animal_host", "elders", "longbows"])
        search(match, "animal_host", to)
        assert match.state.players[0].warbands == gained


def test_memory_of_nature_moves_a_favor_for_each_beast() -> None:
    match = home(cards={"plains": ["memory_of_nature", "wolves"], "river": ["errand_boy"]})
    choose(match, "use:memory_of_nature")
    assert "bank:beast" not in options(match)
    choose(match, "bank:order", "bank:order", "bank:nomad")
    s = match.state
    assert (s.banks[Suit.BEAST], s.banks[Suit.ORDER], s.banks[Suit.NOMAD]) == (6, 1, 2)
    assert asked(match) == (0, "act")


def test_memory_of_nature_moves_what_there_is() -> None:
    empty = dict.fromkeys(["discord", "arcane", "hearth", "nomad"], 0)
    match = home("memory_of_nature", "wolves", banks={**empty, "order": 1})
    choose(match, "use:memory_of_nature")
    while asked(match)[1] == "bank":
        choose(match, options(match)[0])
    assert (match.state.banks[Suit.BEAST], match.state.banks[Suit.ORDER]) == (4, 0)


def test_vow_of_poverty_gains_no_favor_from_trades() -> None:
    match = home("wolves", advisers={0: ["vow_of_poverty"]}, favor=[0])
    choose(match, "trade")
    for wanted in ("wolves", "favor"):
        if wanted in options(match):
            choose(match, wanted)
    assert match.state.players[0].favor == 0
    assert on(match, "wolves") == (0, 1)


@pytest.mark.parametrize("favor", [0, 1])
def test_vow_of_poverty_helps_the_poor_at_rest(favor: int) -> None:
    match = home(advisers={0: ["vow_of_poverty"]}, favor=[favor])
    choose(match, "rest")
    if favor:
        assert asked(match)[0] == 1
        return
    while asked(match)[1] != "bank":
        choose(match, options(match)[0])
    choose(match, "bank:order")
    assert match.state.players[0].favor == 2


def test_forest_council_keeps_beasts_from_enemies() -> None:
    cards = {"river": ["forest_council"], "plains": ["wolves"]}
    ruled = home(cards=cards, warbands={"river": (1, 1), "plains": (0, 1)})
    assert "muster" not in options(ruled)
    assert "trade" not in options(ruled)
    own = home(cards=cards, warbands={"river": (0, 1), "plains": (0, 1)})
    assert "muster" in options(own)
    assert "trade" in options(own)


def test_vow_of_beastkin_musters_by_suit_and_more() -> None:
    match = home("wolves", "storyteller", advisers={0: ["vow_of_beastkin"]})
    choose(match, "muster")
    if asked(match)[1] == "muster_card":
        assert options(match) == ["wolves"]
        choose(match, "wolves")
    assert match.state.players[0].warbands == 3
    assert "muster" not in options(home("storyteller", advisers={0: ["vow_of_beastkin"]}))


def test_bracken_sends_all_discards_to_one_place() -> None:
    match = home("bracken", deck=DRAW, piles={2: ["tents"]})
    choose(match, "search", "use:bracken", "wolves")
    asked_for = []
    while asked(match)[1] != "play":
        asked_for.append(asked(match)[1])
        wanted = [key for key in options(match) if "hinterland" in key or "bottom" in key]
        answer: Any = options(match) if asked(match)[1] == "discard_order" else wanted[-1]
        choose(match, answer)
    choose(match, "facedown")
    pile = [card.key for card in match.state.piles[2]]
    assert set(pile) == {"tents", "elders", "longbows"}
    assert match.state.piles[0] == []
    assert asked_for


def test_wild_allies_fight_from_a_den() -> None:
    match = home(
        active=1,
        cards={"river": ["wild_allies"], "wastes": ["wolves"]},
        warbands={"river": (1, 1), "wastes": (2, 2)},
        supply=[7, 0],
        board=[0, 3],
        pawns=["plains", "river", "plains"],
    )
    choose(match, "use:wild_allies")
    while asked(match)[1] in ("campaign_defender", "campaign_targets"):
        choose(match, options(match)[-1])
    assert asked(match) == (1, "campaign_dice")
    assert options(match)[0] == "3"
    assert battle(match).at == slot(match, "wastes")
    assert on(match, "wild_allies") == (0, 1)
    assert match.state.players[1].supply == 0


def test_vow_of_union_cannot_be_moved_by_the_whistle() -> None:
    match = home(
        relics={0: ["whistle"]},
        advisers={1: ["vow_of_union"]},
        warbands={"plains": (0, 1), "river": (1, 1)},
        board=[0, 2],
    )
    if "use:whistle" in options(match):
        choose(match, "use:whistle")
        if asked(match)[1] != "act":
            choose(match, "player:1")
    assert match.state.players[1].pawn == slot(match, "river")

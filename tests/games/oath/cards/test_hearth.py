"""The denizens of Hearth, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.oath.cards.turns import (
    home,
    on,
    search,
)
from tests.games.oath.table import SLOTS, asked, choose, options, place, position, told
from throneroom.games.oath.cards import DENIZENS, RELICS, Suit
from throneroom.games.oath.events import Rested
from throneroom.games.oath.state import Role, State

DRAW = ["wolves", "elders", "longbows"]


def test_tinkers_fair_binds_favor_secrets_and_relics() -> None:
    match = home("tinkers_fair", relics={1: ["map"]})
    choose(match, "use:tinkers_fair", "player:1", "give:favor", 2, "want:map", "enough")
    assert asked(match)[0] == 1
    no = match.clone()
    choose(match, "yes")
    s = match.state
    assert RELICS["map"] in s.players[0].relics
    assert (s.players[0].favor, s.players[1].favor) == (2, 4)
    choose(no, "no")
    assert RELICS["map"] in no.state.players[1].relics
    assert no.state.players[0].favor == 4


def test_tinkers_fair_offers_nothing_that_is_not_there() -> None:
    match = home("tinkers_fair", favor=[0, 0, 0], secrets=[0, 1, 0])
    choose(match, "use:tinkers_fair", "player:1")
    assert options(match) == ["give:grand_scepter", "want:secrets", "pass"]


def test_wayside_inn_gains_two_supply_but_not_over_the_track() -> None:
    match = home("wayside_inn", supply=[3])
    choose(match, "use:wayside_inn")
    assert match.state.players[0].supply == 5
    assert on(match, "wayside_inn") == (1, 0)
    assert "use:wayside_inn" not in options(match)
    match = home("wayside_inn", supply=[6])
    choose(match, "use:wayside_inn")
    assert match.state.players[0].supply == 7


def test_wayside_inn_is_closed_without_favor_and_to_those_elsewhere() -> None:
    assert "use:wayside_inn" not in options(home("wayside_inn", favor=[0]))
    far = home("wayside_inn", active=1, supply=[7, 2])
    assert "use:wayside_inn" not in options(far)


def test_memory_of_home_empties_a_bank() -> None:
    match = home("memory_of_home", banks={"order": 5, "beast": 0})
    choose(match, "use:memory_of_home")
    assert "bank:beast" not in options(match)
    assert "bank:hearth" not in options(match)
    choose(match, "bank:order")
    s = match.state
    assert (s.banks[Suit.ORDER], s.banks[Suit.HEARTH]) == (0, 8)
    assert s.players[0].secrets == 2
    assert on(match, "memory_of_home") == (0, 0)  # a burned secret closes nothing
    assert "use:memory_of_home" in options(match)


def test_memory_of_home_with_nothing_to_move() -> None:
    empty = dict.fromkeys(["order", "beast", "nomad", "discord", "arcane"], 0)
    assert "use:memory_of_home" not in options(home("memory_of_home", banks=empty))


def test_welcoming_party_pays_for_a_card_straight_from_the_draw() -> None:
    match = home("welcoming_party", deck=DRAW)
    search(match, "wolves", "advisers")
    assert asked(match) == (0, "react")
    choose(match, "use")
    assert match.state.players[0].favor == 5
    assert match.state.banks[Suit.HEARTH] == 2


def test_welcoming_party_pays_nothing_for_a_card_face_down() -> None:
    match = home("welcoming_party", deck=DRAW)
    search(match, "wolves", "facedown")
    assert asked(match) == (0, "act")
    # nor for an adviser turned up later: only the favor for the site
    match = home("welcoming_party", hidden={0: ["wolves"]})
    choose(match, "adviser", "plains")
    assert asked(match) == (0, "act")
    assert match.state.players[0].favor == 5
    assert match.state.banks[Suit.HEARTH] == 3


def test_welcoming_party_does_not_welcome_itself() -> None:
    match = home(deck=["welcoming_party", "elders", "longbows"])
    search(match, "welcoming_party", "plains")
    assert asked(match) == (0, "act")
    assert match.state.players[0].favor == 5


def test_welcoming_party_pays_once_for_two_cards() -> None:
    match = home("welcoming_party", "land_warden", deck=DRAW)
    choose(match, "search", "use:land_warden")
    choose(match, "longbows", "wolves", "plains", "use")
    assert asked(match) == (0, "play")
    choose(match, "advisers")
    assert asked(match) == (0, "act")
    assert match.state.banks[Suit.HEARTH] == 2


def test_storyteller_feeds_the_banner_wherever_it_lies() -> None:
    for holder in (-1, 1):
        match = home("storyteller", banners={"darkest_secret": (holder, 2)})
        bank = match.state.shared_secrets
        choose(match, "use:storyteller")
        assert match.state.darkest_secret.tokens == 3
        assert match.state.shared_secrets == bank - 1


def test_armed_mob_drives_away_an_adviser_of_the_holder() -> None:
    match = home(
        "armed_mob", banners={"darkest_secret": (1, 2)}, advisers={1: ["wolves", "marriage"]}
    )
    choose(match, "use:armed_mob")
    if asked(match)[1] != "act":
        assert options(match) == ["wolves"]  # Marriage is locked
        choose(match, "wolves")
    assert [card.key for card in match.state.players[1].advisers] == ["marriage"]


@pytest.mark.parametrize(
    ("banners", "advisers", "hidden"),
    [
        ({"darkest_secret": (-1, 2)}, {1: ["wolves"]}, {}),
        ({"darkest_secret": (1, 2), "peoples_favor": (1, 1)}, {1: ["wolves"]}, {}),
        ({"darkest_secret": (1, 2)}, {}, {1: ["wolves"]}),
        ({"darkest_secret": (1, 2)}, {1: ["marriage"]}, {}),
    ],
)
def test_armed_mob_without_a_victim(
    banners: dict[str, tuple[int, int]],
    advisers: dict[int, list[str]],
    hidden: dict[int, list[str]],
) -> None:
    match = home("armed_mob", banners=banners, advisers=advisers, hidden=hidden)
    assert "use:armed_mob" not in options(match)


def test_armed_mob_may_turn_on_its_user() -> None:
    match = home(
        "armed_mob", banners={"darkest_secret": (0, 2)}, advisers={0: ["wolves", "elders"]}
    )
    choose(match, "use:armed_mob", "wolves")
    assert [card.key for card in match.state.players[0].advisers] == ["elders"]


def test_tavern_songs_shows_three_cards_to_the_listener_alone() -> None:
    match = home("tavern_songs", piles={0: ["wolves", "elders", "longbows", "scouts"]})
    choose(match, "use:tavern_songs")
    s = match.state
    assert [s.knows(0, DENIZENS[key]) for key in (*DRAW, "scouts")] == [True, True, True, False]
    assert not s.knows(1, DENIZENS["wolves"])
    assert "use:tavern_songs" not in options(match)  # nothing new to hear
    assert "use:tavern_songs" not in options(home("tavern_songs"))


def test_homesteaders_settle_a_faceup_adviser_without_a_bonus() -> None:
    match = home(
        "homesteaders", advisers={0: ["wolves", "charming_friend"]}, hidden={0: ["elders"]}
    )
    choose(match, "use:homesteaders")
    if asked(match)[1] == "power_card":
        assert options(match) == ["wolves"]
        choose(match, "wolves")
    assert [card.key for card in place(match, "plains").cards] == ["homesteaders", "wolves"]
    assert match.state.players[0].favor == 4


def test_homesteaders_need_room() -> None:
    match = home("homesteaders", "storyteller", "levelers", advisers={0: ["wolves"]})
    assert "use:homesteaders" not in options(match)


def test_crop_rotation_makes_room_for_a_card_played() -> None:
    match = home("crop_rotation", "storyteller", "levelers", deck=DRAW)
    search(match, "wolves", "plains")
    assert asked(match) == (0, "make_room")
    choose(match, "levelers")
    keys = [card.key for card in place(match, "plains").cards]
    assert keys == ["crop_rotation", "storyteller", "wolves"]


def test_crop_rotation_is_only_for_plays() -> None:
    match = home("crop_rotation", "homesteaders", "levelers", advisers={0: ["wolves"]})
    assert "use:homesteaders" not in options(match)


def test_crop_rotation_goes_together_with_the_peoples_favor() -> None:
    match = home(
        "crop_rotation", "storyteller", "levelers", deck=DRAW, banners={"peoples_favor": (0, 1)}
    )
    search(match, "wolves", "plains")
    choose(match, "levelers", "use:crop_rotation")
    assert asked(match) == (0, "make_room")
    choose(match, "storyteller")
    assert [card.key for card in place(match, "plains").cards] == ["crop_rotation", "wolves"]


def test_a_round_of_ale_frees_cards() -> None:
    def paid(s: State) -> None:
        s.favor_on[DENIZENS["elders"]] = 2
        s.shared_favor -= 2
        s.secrets_on[DENIZENS["pied_piper"]] = 1
        s.shared_secrets -= 1

    match = home(
        *("a_round_of_ale", "elders"),
        advisers={1: ["pied_piper"]},
        secrets=[0],
        flipped=[1],
        supply=[3],
        banks={"nomad": 1},
        change=paid,
    )
    choose(match, "use:a_round_of_ale")
    s = match.state
    assert s.banks[Suit.NOMAD] == 3
    assert (s.players[0].secrets, s.players[0].flipped) == (2, 0)
    assert on(match, "a_round_of_ale") == (1, 0)
    assert on(match, "pied_piper") == on(match, "elders") == (0, 0)
    assert "use:a_round_of_ale" not in options(match)
    assert "use:elders" in options(match)
    assert s.players[0].supply == 3
    assert not told(match, Rested)  # that comes with the end of the turn


def test_land_warden_plays_two_cards_one_of_them_to_a_site() -> None:
    match = home("land_warden", deck=DRAW)
    choose(match, "search", "use:land_warden", "longbows", "wolves", "facedown")
    assert options(match) == ["plains", "discard"]  # one of the two goes to a site
    choose(match, "plains")
    s = match.state
    assert [card.key for card in place(match, "plains").cards] == ["land_warden", "elders"]
    assert s.players[0].hidden == [DENIZENS["wolves"]]
    assert s.players[0].favor == 4 - 1 + 1


def test_land_warden_may_play_one_card_anywhere() -> None:
    match = home("land_warden", deck=DRAW)
    choose(match, "search", "use:land_warden", "longbows", "wolves", "discard")
    assert options(match) == ["plains", "advisers", "facedown", "discard"]


def test_land_warden_lets_the_peoples_favor_make_room_twice() -> None:
    cards = ["land_warden", "storyteller", "levelers"]
    match = home(*cards, deck=DRAW, banners={"peoples_favor": (0, 1)})
    choose(match, "search", "use:land_warden", "longbows", "wolves", "plains", "levelers")
    choose(match, "plains", "storyteller")
    keys = [card.key for card in place(match, "plains").cards]
    assert keys == ["land_warden", "wolves", "elders"]


def test_charming_friend_takes_favor_of_a_neighbour() -> None:
    match = home(advisers={0: ["charming_friend"]}, pawns=["plains", "plains", "plains"])
    choose(match, "use:charming_friend", "player:2")
    s = match.state
    assert [player.favor for player in s.players] == [5, 2, 1]
    assert on(match, "charming_friend") == (0, 1)
    assert "use:charming_friend" not in options(match)


def test_charming_friend_charms_nobody_who_is_poor_or_far() -> None:
    far = home(advisers={0: ["charming_friend"]})
    assert "use:charming_friend" not in options(far)
    poor = home(advisers={0: ["charming_friend"]}, pawns=["plains"] * 3, favor=[4, 0, 0])
    assert "use:charming_friend" not in options(poor)


def test_family_heirloom_brings_a_relic_or_not() -> None:
    match = home(deck=["family_heirloom", "elders", "longbows"])
    top, count = match.state.relic_deck[-1], len(match.state.relic_deck)
    search(match, "family_heirloom", "advisers")
    leave = match.clone()
    assert len(options(match)) == 2
    choose(match, options(match)[0])
    choose(leave, options(leave)[1])
    kept, left = (match, leave) if top in match.state.players[0].relics else (leave, match)
    assert top in kept.state.players[0].relics
    assert top not in left.state.players[0].relics
    assert left.state.relic_deck[0] is top
    assert (len(kept.state.relic_deck), len(left.state.relic_deck)) == (count - 1, count)


def test_family_heirloom_with_an_empty_relic_deck() -> None:
    def empty(s: State) -> None:
        s.players[0].relics += s.relic_deck
        s.relic_deck = []

    match = home(deck=["family_heirloom", "elders", "longbows"], change=empty)
    search(match, "family_heirloom", "advisers")
    assert asked(match) == (0, "act")


def test_news_from_afar_makes_a_search_free() -> None:
    match = home("news_from_afar", deck=DRAW, supply=[0])
    search(match, "wolves", "facedown", "use:news_from_afar")
    assert match.state.players[0].supply == 0
    assert on(match, "news_from_afar") == (2, 0)
    assert "search" not in options(match)  # it bears favor now, and there is no Supply
    assert "search" not in options(home("news_from_afar", supply=[0], favor=[1]))


def test_levelers_move_from_the_richest_to_the_poorest() -> None:
    match = home("levelers", banks={"order": 5, "beast": 1})
    choose(match, "use:levelers")
    assert asked(match) == (0, "act")
    assert (match.state.banks[Suit.ORDER], match.state.banks[Suit.BEAST]) == (3, 3)


def test_levelers_let_the_user_break_ties_and_move_what_there_is() -> None:
    banks = dict.fromkeys(["discord", "arcane", "hearth", "nomad"], 0)
    match = home("levelers", banks={**banks, "order": 1, "beast": 1})
    choose(match, "use:levelers")
    assert options(match) == ["bank:order", "bank:beast"]
    choose(match, "bank:beast")
    assert set(options(match)) == {f"bank:{suit}" for suit in banks}
    choose(match, "bank:nomad")
    assert (match.state.banks[Suit.BEAST], match.state.banks[Suit.NOMAD]) == (0, 1)


def test_fabled_feast_counts_hearth_cards_ruled() -> None:
    match = home(
        *("storyteller", "hall_of_debate"),
        advisers={0: ["marriage"]},
        hidden={0: ["levelers"]},
        deck=["fabled_feast", "elders", "longbows"],
        banks={"order": 6},
    )
    search(match, "fabled_feast", "plains")
    choose(match, "bank:order")
    assert match.state.banks[Suit.ORDER] == 2  # Marriage is one card, the face-down one is none
    assert match.state.players[0].favor == 4 + 1 + 4


def test_fabled_feast_takes_what_the_bank_has() -> None:
    match = home("storyteller", deck=["fabled_feast", "elders", "longbows"], banks={"order": 1})
    search(match, "fabled_feast", "advisers")
    choose(match, "bank:order")
    assert match.state.players[0].favor == 5


def test_relic_breaker_trades_a_relic_for_warbands() -> None:
    match = home(
        cards={"mountain": ["relic_breaker"]},
        pawns=["mountain"],
        relics_at={"mountain": ["ivory_eye"]},
        board=[1],
    )
    choose(match, "use:relic_breaker")
    if asked(match)[1] == "power_relic":
        choose(match, options(match)[0])
    assert place(match, "mountain").relics == []
    assert match.state.relic_deck[0] is RELICS["ivory_eye"]
    assert match.state.players[0].warbands == 4
    assert "use:relic_breaker" not in options(match)
    assert "use:relic_breaker" not in options(home("relic_breaker"))


def test_book_binders_answer_to_a_vision_of_another() -> None:
    match = home(
        advisers={1: ["book_binders"], 2: []}, active=2, deck=["faith", "elders", "longbows"]
    )
    choose(match, "search")
    if asked(match)[1] == "search_keep":
        choose(match, "faith")
    if asked(match)[1] == "discard_order":
        choose(match, options(match))
    choose(match, "reveal")
    assert asked(match) == (1, "bank")
    choose(match, "bank:order")
    assert match.state.players[1].favor == 4
    assert match.state.banks[Suit.ORDER] == 1


def test_book_binders_pay_nothing_for_a_vision_of_ones_own_or_face_down() -> None:
    for seat, how in ((1, "reveal"), (2, "facedown")):
        match = home(advisers={1: ["book_binders"]}, active=seat, deck=["faith"])
        choose(match, "search")
        choose(match, how)
        assert asked(match)[1] != "bank"


def test_ballot_box_makes_an_exile_a_citizen() -> None:
    match = home(
        active=1,
        cards={"river": ["ballot_box"]},
        warbands={"river": (1, 1)},
        banners={"peoples_favor": (1, 1)},
    )
    choose(match, "use:ballot_box")
    assert match.state.players[1].role is Role.CITIZEN
    assert place(match, "river").colour == "purple"
    for seat, holder in ((1, 2), (0, 0)):
        no = home(
            "ballot_box", active=seat, pawns=["plains"] * 3, banners={"peoples_favor": (holder, 1)}
        )
        assert "use:ballot_box" not in options(no)


def test_saddle_makers_come_before_the_cards_own_power() -> None:
    """The order of a play: site, home-land, Saddle Makers, When Played."""
    sites = ["ancient_city", "plains", "mountain", "river", "steppe", "rocky_coast", "wastes"]
    match = position(
        sites=[*sites, "great_slum"],
        active=1,
        pawns=["plains", "ancient_city", "wastes"],
        warbands={"ancient_city": (1, 1)},
        advisers={2: ["saddle_makers"]},
        deck=["garrison", "elders", "wolves"],
        banks={"order": 2},
        change=lambda s: _bank(s, 4),
    )
    search(match, "garrison", "ancient_city")
    while asked(match)[1] != "act":
        choose(match, options(match)[0])
    s = match.state
    assert (s.players[1].favor, s.players[2].favor, s.banks[Suit.ORDER]) == (1, 1, 0)
    assert (s.players[1].warbands, place(match, "ancient_city").warbands) == (2, 2)


def _bank(s: State, gone: int) -> None:
    """Warbands of red elsewhere: he has fewer in his bank."""
    s.players[1].bank -= gone
    s.places[5].warbands, s.places[5].colour = gone, "red"


@pytest.mark.parametrize(
    ("card", "how", "paid"),
    [("elders", "advisers", 2), ("wolves", "advisers", 0), ("elders", "facedown", 0)],
)
def test_saddle_makers_like_nomads_and_order_face_up(card: str, how: str, paid: int) -> None:
    match = home(advisers={1: ["saddle_makers"]}, deck=DRAW)
    search(match, card, how)
    assert match.state.players[1].favor == 2 + paid
    assert match.state.banks[Suit.NOMAD] == 3 - paid
    own = home(advisers={0: ["saddle_makers"]}, deck=DRAW)
    search(own, card, how)
    assert own.state.players[0].favor == 4


def test_rowdy_pub_musters_a_third_warband_on_itself_only() -> None:
    for card, gained in (("rowdy_pub", 3), ("storyteller", 2)):
        match = home("rowdy_pub", "storyteller")
        choose(match, "muster", "use:rowdy_pub", card)
        assert match.state.players[0].warbands == gained


def test_deed_writer_sells_a_site() -> None:
    match = position(
        active=1,
        pawns=["plains", "river", "wastes"],
        cards={"river": ["deed_writer"]},
        warbands={"river": (1, 2), "mountain": (1, 1)},
        board=[0, 0, 3],
        favor=[0, 0, 3],
    )
    choose(match, "use:deed_writer", "player:2")
    assert "give:mountain" in options(match)
    choose(match, "give:mountain", "want:favor", 2, "enough", "yes")
    while asked(match)[1] != "act":
        assert asked(match)[0] == 2
        assert "0" not in options(match)
        choose(match, 2)
    s = match.state
    assert (place(match, "mountain").colour, place(match, "mountain").warbands) == ("blue", 2)
    assert (s.players[1].warbands, s.players[2].warbands) == (1, 1)
    assert (s.players[1].favor, s.players[2].favor) == (2, 1)


def test_deed_writer_sells_nothing_to_who_could_not_rule_it() -> None:
    more: dict[str, Any] = {
        "cards": {"river": ["deed_writer"]},
        "warbands": {"river": (1, 2)},
        "favor": [1, 1, 3],
    }
    match = position(active=1, pawns=["plains", "river"], **more)
    choose(match, "use:deed_writer", "player:2")
    assert "give:river" not in options(match)
    empire = position(active=1, pawns=["plains", "river"], citizens=[1], board=[3, 3], **more)
    choose(empire, "use:deed_writer", "player:0")
    assert not [key for key in options(empire) if "river" in key]


def test_deed_writer_sells_to_the_lord_of_bandits_without_warbands() -> None:
    """With the Bandit Crown an empty site is ruled, even if there is none now; the Ring of Devotion
    places nothing there."""
    every = dict.fromkeys(SLOTS, (1, 1))
    match = position(
        active=1,
        pawns=["plains", "river", "wastes"],
        cards={"river": ["deed_writer"]},
        warbands=every,
        relics={2: ["bandit_crown", "ring_of_devotion"]},
        board=[0, 0, 2],
    )
    choose(match, "use:deed_writer", "player:2", "give:mountain", "enough", "yes")
    assert asked(match)[1] == "act"
    s = match.state
    assert (place(match, "mountain").warbands, s.players[1].warbands) == (0, 1)
    assert s.players[2].warbands == 2


def test_deed_writer_exchanges_two_sites_with_empty_boards() -> None:
    """The warbands of either come to the board before they garrison the other."""
    match = position(
        active=1,
        pawns=["plains", "river", "wastes"],
        cards={"river": ["deed_writer"]},
        warbands={"river": (1, 2), "mountain": (2, 3)},
    )
    choose(match, "use:deed_writer", "player:2", "give:river")
    assert options(match) == ["want:mountain", "pass"]  # blue could not rule the river as it is
    choose(match, "want:mountain", "enough", "yes", 3, 1)
    s = match.state
    assert [place(match, key).colour for key in ("river", "mountain")] == ["blue", "red"]
    assert (place(match, "river").warbands, place(match, "mountain").warbands) == (3, 1)
    assert (s.players[1].warbands, s.players[2].warbands) == (1, 0)


def test_salad_days_gain_from_three_banks() -> None:
    match = home(deck=["salad_days", "elders", "longbows"])
    search(match, "salad_days", "plains")
    choose(match, "bank:order")
    assert "bank:order" not in options(match)
    choose(match, "bank:hearth", "bank:beast")
    assert match.state.players[0].favor == 4 + 1 + 3
    assert match.state.banks[Suit.HEARTH] == 1


def test_salad_days_with_two_full_banks() -> None:
    empty = dict.fromkeys(["discord", "arcane", "hearth", "nomad"], 0)
    match = home(deck=["salad_days", "elders", "longbows"], banks=empty)
    search(match, "salad_days", "advisers")
    while asked(match)[1] == "bank":
        choose(match, options(match)[0])
    assert match.state.players[0].favor == 6
    assert (match.state.banks[Suit.ORDER], match.state.banks[Suit.BEAST]) == (2, 2)


def test_marriage_counts_as_two_advisers_in_a_trade() -> None:
    match = home("storyteller", advisers={0: ["marriage"]})
    choose(match, "trade")
    for wanted in ("storyteller", "favor"):
        if wanted in options(match):
            choose(match, wanted)
    assert match.state.players[0].favor == 4 + 3
    assert match.state.banks[Suit.HEARTH] == 0


def test_marriage_is_one_adviser_toward_the_limit() -> None:
    match = home(advisers={0: ["marriage", "elders"]}, deck=["wolves", "longbows", "scouts"])
    search(match, "wolves", "advisers")
    assert asked(match) == (0, "act")
    assert len(match.state.players[0].advisers) == 3


def test_awaited_return_trades_a_warband_for_supply() -> None:
    match = home("awaited_return", "storyteller", supply=[0], board=[1])
    choose(match, "trade")
    if "use:awaited_return" in options(match):
        choose(match, "use:awaited_return")
    choose(match, "storyteller", "favor")
    s = match.state
    assert (s.players[0].supply, s.players[0].warbands, s.players[0].favor) == (0, 0, 5)
    assert "trade" not in options(match)
    assert "trade" not in options(home("awaited_return", supply=[0]))

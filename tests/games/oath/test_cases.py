"""Worked cases of the Law: setup, the turn, and actions other than campaigns."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.oath.table import asked, choose, options, place, position, rig
from throneroom.games.oath import OATH
from throneroom.games.oath.cards import DENIZENS, RELICS, SITES, Suit, Vision
from throneroom.games.oath.setup import packets_of
from throneroom.games.oath.state import Phase, Role, State
from throneroom.kernel import Chance, Match


def new(players: int = 3, **more: Any) -> Match:
    return Match.new(OATH, {"players": players, "chancellor": 0, **more}, 1)


def record(sites: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    used = [card for site in sites for card in site.get("cards", ())]
    free = [key for key, card in DENIZENS.items() if card.starting and key not in used]
    return {"goal": "supremacy", "sites": sites, "denizens": free, **more}


FIRST: list[dict[str, Any]] = [
    {"site": "plains", "face_up": True, "cards": ["longbows"]},
    {"site": "lush_coast"},
    {"site": "mine", "face_up": True},
    {"site": "salt_flats", "face_up": True},
    {"site": "buried_giant"},
    {"site": "rocky_coast", "face_up": True, "cards": ["elders"]},
    {"site": "wastes"},
    {"site": "great_slum"},
]


def to_pawns(match: Match) -> State:
    while match.decision and match.decision.kind == "board":
        match.answer(match.decision.options[0])
    state: State = match.state
    return state


@pytest.mark.parametrize(("players", "favor", "secrets"), [(2, 14, 17), (3, 13, 16), (4, 12, 15)])
def test_a_first_game(players: int, favor: int, secrets: int) -> None:
    s = to_pawns(new(players))
    assert set(s.banks.values()) == {3}
    assert (s.shared_favor, s.shared_secrets) == (favor, secrets)
    assert [player.favor for player in s.players] == [2] + [1] * (players - 1)
    assert s.players[0].bank == 17
    assert [p.bank for p in s.players[1:]] == [11] * (players - 1)
    assert {p.site.key: p.warbands for p in s.places if p.warbands} == {
        "plains": 2,
        "mountain": 1,
        "rocky_coast": 1,
    }
    assert (s.title, s.usurper) == (0, False)
    assert s.peoples_favor.holder == s.darkest_secret.holder == -1
    assert {player.supply for player in s.players} == {7}
    assert len(s.deck) == 56 - 3 - 3 * players


def test_five_players_have_four_favor_in_each_bank() -> None:
    s = to_pawns(new(5, chronicle=record(FIRST)))
    assert set(s.banks.values()) == {4}
    assert s.shared_favor == 0
    assert (s.places[2].favor, s.places[3].favor, s.places[3].secrets) == (3, 2, 1)


def test_with_six_players_favor_runs_short_and_the_chancellor_says_where() -> None:
    match = new(6, chronicle=record(FIRST))
    to_pawns(match)
    assert asked(match) == (0, "short_favor")
    assert options(match) == ["3", "2"]
    choose(match, 2)
    s = match.state
    assert (s.places[2].favor, s.places[3].favor, s.places[3].secrets) == (2, 2, 1)


def test_a_ruin_gets_no_warband_and_a_citizen_gets_purple() -> None:
    sites: list[dict[str, Any]] = [
        {"site": "plains", "face_up": True},
        {"site": "lush_coast"},
        {"site": "mountain", "face_up": True, "cards": ["bandit_rampart"]},
        {"site": "river", "face_up": True, "cards": ["elders"]},
        {"site": "steppe"},
        {"site": "rocky_coast", "face_up": True, "cards": ["longbows"]},
        {"site": "wastes"},
        {"site": "great_slum"},
    ]
    match = new(3, chronicle=record(sites, citizens=["red"]))
    choose(match, "red", "blue")
    s = match.state
    assert [p.warbands for p in s.places] == [2, 0, 0, 1, 0, 1, 0, 0]
    red = s.players[1]
    assert (red.role, red.warbands, red.bank) == (Role.CITIZEN, 3, 14)
    assert s.players[0].bank == 24 - 3 - 2 - 2 - 3


def test_purple_warbands_run_short() -> None:
    keys = list(SITES)[3:11]
    cards = [key for key, card in DENIZENS.items() if card.starting][: len(keys)]
    sites = [
        {"site": key, "face_up": True, "cards": [card]}
        for key, card in zip(keys, cards, strict=True)
    ]
    colours = ["red", "blue", "yellow", "white", "black"]
    s = to_pawns(new(6, chronicle=record(sites, citizens=colours)))
    assert [player.warbands for player in s.players] == [3, 3, 3, 3, 3, 0]
    assert s.players[0].bank == 0


def test_the_parts_of_a_small_deck() -> None:
    assert packets_of(47) == [(12, 2), (18, 3), (17, 0)]
    sites = [
        {"site": key, "face_up": True, "cards": cards}
        for key, cards in zip(
            list(SITES)[4:12],
            [[k] for k, c in DENIZENS.items() if c.starting][:8],
            strict=True,
        )
    ]
    s = to_pawns(new(6, chronicle=record(sites)))
    assert s.visions_drawn == sum(type(c) is Vision for p in s.players for c in p.hand)


def test_discards_of_setup_go_on_the_next_pile() -> None:
    match = new(2)
    choose(match, "red")
    hand = [card.key for card in match.state.players[0].hand]
    choose(match, hand[0], [hand[1], hand[2]])
    assert [card.key for card in match.state.piles[1][-2:]] == hand[1:]
    choose(match, "mountain")
    hand = [card.key for card in match.state.players[1].hand]
    choose(match, hand[0], [hand[2], hand[1]])
    assert [card.key for card in match.state.piles[2][-2:]] == [hand[2], hand[1]]


# Wake


def wake(**more: Any) -> Match:
    return position(phase="wake", warbands={"plains": (0, 1)}, **more)


def test_the_last_favor_of_the_banner_stays() -> None:
    match = wake(banners={"peoples_favor": (0, 1)}, favor=[2])
    assert (match.state.peoples_favor.tokens, match.state.players[0].favor) == (2, 1)
    assert asked(match) == (0, "act")


def test_favor_returns_to_a_poorest_bank() -> None:
    banks = {"discord": 1, "arcane": 4, "order": 1, "hearth": 5, "beast": 6, "nomad": 2}
    match = wake(banners={"peoples_favor": (0, 3)}, banks=banks)
    assert options(match) == ["bank:discord", "bank:order"]
    choose(match, "bank:order")
    assert match.state.peoples_favor.tokens == 2


def test_both_steps_of_the_mob_may_be_forced() -> None:
    banks = dict.fromkeys(["discord", "arcane", "order", "hearth", "nomad"], 3) | {"beast": 0}
    match = wake(banners={"peoples_favor": (0, 1)}, favor=[1], mob=True, banks=banks)
    s = match.state
    assert (s.peoples_favor.tokens, s.players[0].favor, s.banks[Suit.BEAST]) == (1, 0, 1)
    assert asked(match) == (0, "act")


def test_the_mob_stays_below_six() -> None:
    banks = dict.fromkeys(["discord", "arcane", "order", "hearth", "beast"], 3) | {"nomad": 0}
    match = wake(banners={"peoples_favor": (0, 4)}, favor=[1], mob=True, banks=banks)
    choose(match, "place")
    s = match.state
    assert (s.peoples_favor.tokens, s.banks[Suit.NOMAD], s.peoples_favor.mob) == (4, 1, True)


def test_the_usurper_wins_a_round_later() -> None:
    match = position(
        phase="wake", active=1, title=1, round=4, warbands={"plains": (1, 1)}, pawns=["plains"] * 3
    )
    assert match.state.usurper
    while match.outcome is None and not (match.state.round == 5 and match.state.active == 1):
        assert match.decision is not None
        kind = match.decision.kind
        choose(match, "rest" if kind == "act" else match.decision.options[0])
    assert match.state.winner == 1
    assert match.state.ways == ["usurper"]


# The title and the ways to win


def settled(match: Match) -> Match:
    """Something has moved: the title is looked at again."""
    saved = match.save()
    saved["state"]["stirred"] = True
    saved["state"]["phase"] = "wake"
    return Match.load(OATH, saved)


def test_the_old_holder_says_who_takes_the_title() -> None:
    match = position(
        goal="protection",
        title=0,
        relics={
            0: ["map"],
            1: ["whistle", "brass_horse", "ivory_eye"],
            2: ["grand_mask", "cup_of_plenty"],
        },
        banners={"darkest_secret": (2, 1)},
        change=_to_wake,
    )
    assert asked(match) == (0, "grant_title")
    assert options(match) == ["player:1", "player:2"]
    choose(match, "player:2")
    assert match.state.title == 2


def _to_wake(s: State) -> None:
    s.phase, s.step = Phase.WAKE, 2
    s.stirred = True
    s.acts = []


def test_a_tie_leaves_the_title_where_it_is() -> None:
    sites = {"plains": (0, 1), "river": (0, 1), "steppe": (0, 1)}
    more = {"mountain": (1, 1), "wastes": (1, 1), "great_slum": (1, 1)}
    match = settled(position(title=1, warbands={**sites, **more}))
    assert match.state.title == 1


def test_a_vision_needs_strictly_the_most_and_three_drawn() -> None:
    from throneroom.games.oath.victory import ways_in_wake

    three = {"plains": (1, 1), "river": (1, 1), "steppe": (1, 1)}
    empire = {"mountain": (0, 1), "wastes": (0, 1), "great_slum": (0, 1)}
    match = position(
        vision={1: "conquest"}, visions_drawn=4, warbands={**three, **empire}, citizens=[2]
    )
    assert ways_in_wake(match.state, 1) == []
    match = position(vision={1: "conquest"}, visions_drawn=3, warbands={**three}, players=2)
    assert ways_in_wake(match.state, 1) == ["visionary"]
    banner = {"peoples_favor": (1, 1)}
    match = position(vision={1: "rebellion"}, visions_drawn=2, banners=banner)
    assert ways_in_wake(match.state, 1) == []
    match = position(vision={1: "rebellion"}, visions_drawn=3, banners=banner)
    assert ways_in_wake(match.state, 1) == ["visionary"]


def end_of(round_: int, **more: Any) -> Match:
    """The last player of a round is about to rest."""
    return position(round=round_, active=2, **more)


def test_a_stable_regime() -> None:
    banners = {"peoples_favor": (2, 1), "darkest_secret": (0, 1)}
    match = end_of(6, goal="the_people", citizens=[2], banners=banners, title=2)
    rig(match, [4])
    choose(match, "rest")
    assert (match.state.winner, match.state.ways) == (0, ["stable_regime"])
    banners = {"peoples_favor": (2, 1), "darkest_secret": (2, 1)}
    match = end_of(6, goal="the_people", citizens=[2], banners=banners, title=2)
    rig(match, [4])
    choose(match, "rest")
    assert (match.state.winner, match.state.ways) == (2, ["stable_regime", "successor"])


def test_war_exhaustion() -> None:
    three = {"plains": (1, 1), "river": (1, 1), "steppe": (1, 1)}
    match = end_of(
        8,
        goal="protection",
        title=2,
        usurper=True,
        relics={2: ["map", "whistle"]},
        vision={1: "conquest"},
        visions_drawn=4,
        warbands=three,
    )
    choose(match, "rest")
    assert match.state.winner == 2
    match = end_of(8, goal="protection", vision={1: "conquest"}, visions_drawn=4, warbands=three)
    choose(match, "rest")
    assert match.state.winner == 0
    match = end_of(
        8,
        goal="protection",
        title=2,
        relics={2: ["map", "whistle"]},
        vision={1: "rebellion"},
        banners={"peoples_favor": (1, 1)},
        visions_drawn=2,
    )
    choose(match, "rest")
    assert match.state.winner == 0


# Search and play


def test_a_vision_ends_the_draw() -> None:
    match = position(deck=["elders", "faith", "wolves"], visions_drawn=1, piles={0: ["keep"]})
    choose(match, "search", "deck")
    s = match.state
    assert s.players[0].supply == 4
    assert [card.key for card in s.players[0].hand] == ["elders", "faith"]
    assert s.visions_drawn == 2
    choose(match, "elders")
    assert asked(match) == (0, "play")


def test_a_vision_in_a_pile_is_a_card_like_others() -> None:
    match = position(piles={0: ["faith", "elders", "wolves", "keep"]})
    choose(match, "search", "pile:cradle")
    assert [card.key for card in match.state.players[0].hand] == ["faith", "elders", "wolves"]
    assert (match.state.visions_drawn, match.state.players[0].supply) == (0, 5)


def test_the_conspiracy_counts() -> None:
    match = position(deck=["conspiracy"], piles={0: ["keep"]})
    choose(match, "search", "deck")
    assert match.state.visions_drawn == 1
    assert asked(match) == (0, "play")


def test_the_rest_goes_on_the_next_pile_and_an_empty_bank_gives_nothing() -> None:
    match = position(
        deck=["memory_of_home", "wolves", "scouts"],
        cards={"plains": ["longbows", "elders"]},
        banks={"hearth": 0},
    )
    choose(match, "search")
    choose(match, "memory_of_home", ["wolves", "scouts"], "plains")
    s = match.state
    assert [card.key for card in s.piles[1]] == ["wolves", "scouts"]
    assert len(s.places[0].cards) == 3
    assert s.players[0].favor == 0


def test_a_full_site_takes_no_card() -> None:
    match = position(
        deck=["tinkers_fair"], piles={}, cards={"plains": ["longbows", "elders", "scouts"]}
    )
    choose(match, "search")
    choose(match, "tinkers_fair") if asked(match)[1] == "search_keep" else None
    while asked(match)[1] == "discard_order":
        choose(match, list(match.decision.options))  # type: ignore[union-attr]
    assert options(match) == ["facedown", "discard"]


def test_only_the_loose_adviser_makes_way() -> None:
    match = position(
        deck=["faith"],
        advisers={0: ["a_small_favor", "council_seat"]},
        hidden={0: ["wolves"]},
    )
    choose(match, "search", "facedown")
    player = match.state.players[0]
    assert [card.key for card in player.hidden] == ["faith"]
    assert [card.key for card in match.state.piles[1]] == ["wolves"]
    assert len(player.advisers) == 2


def test_a_facedown_adviser_goes_to_a_site() -> None:
    match = position(hidden={0: ["the_gathering"]}, banks={"nomad": 2})
    choose(match, "adviser", "plains")
    assert match.state.players[0].favor == 1
    assert match.state.players[0].supply == 7
    assert [card.key for card in match.state.places[0].cards] == ["the_gathering"]


def test_the_chancellor_reveals_no_vision() -> None:
    match = position(deck=["faith"])
    choose(match, "search")
    assert options(match) == ["facedown", "discard"]
    choose(match, "facedown")
    assert match.view(1).players[0].hidden[0].vision
    assert match.view(1).players[0].hidden[0].card is None
    assert match.view(0).players[0].hidden[0].card == "faith"


def test_the_conspiracy_takes_a_banner() -> None:
    match = position(
        deck=["conspiracy"],
        advisers={0: ["wolves", "errand_boy", "scouts"], 1: ["animal_playmates"]},
        secrets=[1],
        banners={"peoples_favor": (1, 2)},
    )
    choose(match, "search", "reveal", "peoples_favor")
    s = match.state
    assert (s.peoples_favor.holder, s.peoples_favor.tokens, s.peoples_favor.mob) == (0, 1, True)
    assert [card.key for card in s.box] == ["conspiracy"]
    assert s.players[0].secrets == 0


def test_the_home_land_remembers_what_was_discarded() -> None:
    sites = ("fertile_valley", "lush_coast", "mountain", "river", "steppe")
    match = position(
        sites=(*sites, "rocky_coast", "wastes", "great_slum"),
        cards={"fertile_valley": ["tinkers_fair"]},
        hidden={0: ["storyteller", "memory_of_home"]},
        banners={"peoples_favor": (0, 1)},
    )
    choose(match, "adviser", "storyteller", "fertile_valley")
    if asked(match)[1] == "make_room":
        choose(match, "pass")
    assert match.state.banks[Suit.HEARTH] == 1
    choose(match, "adviser", "fertile_valley", "tinkers_fair")
    assert match.state.banks[Suit.HEARTH] == 0


# Muster, Trade, Recover, Travel


def test_muster_and_trade_share_a_card() -> None:
    match = position(cards={"plains": ["storyteller"]}, favor=[3], secrets=[2], banks={"hearth": 4})
    choose(match, "muster")
    assert match.state.players[0].warbands == 2
    assert "trade" not in options(match)
    choose(match, "rest")
    assert match.state.banks[Suit.HEARTH] == 5


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


def test_a_citizen_musters_purple() -> None:
    match = position(
        active=1, citizens=[1], cards={"plains": ["storyteller"]}, favor=[0, 1], board=[19]
    )
    choose(match, "muster")
    assert (match.state.players[1].warbands, match.state.players[0].bank) == (2, 3)


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


def test_recover_the_own_darkest_secret() -> None:
    match = position(banners={"darkest_secret": (0, 2)}, secrets=[4], flipped=[1])
    choose(match, "recover", 3)
    s = match.state
    assert s.darkest_secret.tokens == 3
    assert (s.players[0].secrets, s.players[0].flipped) == (3, 1)


def test_the_darkest_secret_makes_searching_cheap() -> None:
    match = position(banners={"darkest_secret": (0, 1)}, visions_drawn=4, deck=["faith"])
    choose(match, "search")
    assert match.state.players[0].supply == 5
    match = position(visions_drawn=4, deck=["faith"])
    choose(match, "search")
    assert match.state.players[0].supply == 3


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


def test_a_site_turns_up_when_somebody_comes() -> None:
    sites = ("plains", "lush_coast", "mountain", "river", "steppe", "rocky_coast", "wastes", "mine")
    banks = dict.fromkeys([suit.value for suit in Suit], 5)
    match = position(sites=sites, down=["mine"], banks=banks, favor=[3])
    assert match.state.shared_favor == 2
    choose(match, "travel", "hinterland_3")
    mine = place(match, "mine")
    assert (mine.up, mine.favor, len(mine.relics)) == (True, 2, 1)
    assert match.state.players[0].supply == 3


# Rest, warbands, roles


def test_rest_restores_supply_and_tokens() -> None:
    match = position(active=1, board=[0, 3], warbands={"plains": (1, 5)}, supply=[7, 1])
    choose(match, "rest")
    assert match.state.players[1].supply == 6
    match = position(active=1, citizens=[1], supply=[5, 3])
    choose(match, "rest")
    assert match.state.players[1].supply == 7


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


def test_the_last_warband_stays() -> None:
    match = position(active=1, warbands={"plains": (1, 3), "river": (0, 2), "steppe": (0, 2)})
    choose(match, "warbands")
    assert options(match) == ["1", "2"]
    match = position(
        active=1, board=[0, 2], pawns=["plains", "wastes"], warbands={"plains": (0, 1)}
    )
    assert "warbands" not in options(match)


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


def test_an_exile_has_only_his_own_pieces() -> None:
    match = position(citizens=[1], favor=[5], board=[0, 16])
    choose(match, "use:grand_scepter_exile")
    s = match.state
    assert (s.players[1].warbands, s.players[1].bank, s.players[0].bank) == (14, 0, 24)


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

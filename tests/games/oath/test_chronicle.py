"""[8] The winner writes the chronicle: worked cases, and whole chronicles of many games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tests.games.oath.chronicles import chain, play, visions_in
from tests.games.oath.listed import case
from tests.games.oath.table import asked, choose, options, position, rig, told
from throneroom.games.oath import OATH
from throneroom.games.oath import events as e
from throneroom.games.oath.bots import BOTS
from throneroom.games.oath.cards import DENIZENS, EDIFICE_SIDES, SITES, Suit
from throneroom.games.oath.chronicle import book, realm
from throneroom.games.oath.chronicle.brought import load
from throneroom.games.oath.chronicle.record import record_of
from throneroom.games.oath.chronicle.story import story
from throneroom.games.oath.options import Chronicle
from throneroom.games.oath.state import Role, State
from throneroom.kernel import Match
from throneroom.kernel.keys import key_of
from throneroom.text import LANGUAGES, Voice

WAKE = 2
"""The step of a Wake at which somebody wins."""
PILE = ["dazzle", "scryer", "inquisitor", "wayside_inn", "bear_traps", "warning_signals"]


def about_to_win(**more: Any) -> Match:
    """Red is in the Wake phase, and wins as soon as the match goes on."""
    given: Callable[[State], None] | None = more.pop("change", None)

    def change(s: State) -> None:
        if given is not None:
            given(s)
        s.step = WAKE

    start: dict[str, Any] = {"players": 4, "active": 1, "phase": "wake", "visions_drawn": 3}
    return position(chronicled=True, change=change, **(start | more))


def keys(match: Match) -> list[str]:
    return [place.site.key if place.up else "" for place in match.state.places]


def lying(match: Match, key: str) -> list[str]:
    place = next(p for p in match.state.places if p.site.key == key)
    return [card.key for card in place.cards]


def finish(match: Match) -> Chronicle:
    while match.decision is not None:
        match.answer(match.decision.options[0])
    return record_of(match.state)


# 8.1


@case("chronicle_oath")
def test_a_vision_alone_names_the_oath() -> None:
    match = about_to_win(vision={1: "sanctuary"}, relics={1: ["map", "whistle"]})
    assert match.state.goal.key == "protection"
    assert asked(match) == (1, "offer_citizens")


@case("chronicle_oath")
def test_two_ways_to_win_leave_the_choice() -> None:
    match = about_to_win(
        vision={1: "sanctuary"}, relics={1: ["map", "whistle"]}, title=1, usurper=True
    )
    assert asked(match) == (1, "new_oath")
    assert sorted(options(match)) == ["devotion", "protection", "the_people"]


def test_a_vision_at_the_end_of_the_last_round_names_the_oath_too() -> None:
    match = position(
        chronicled=True,
        players=3,
        round=8,
        active=2,
        phase="rest",
        warbands={"river": (2, 1), "plains": (2, 1)},
        vision={1: "rebellion"},
        banners={"peoples_favor": (1, 1)},
        visions_drawn=3,
        title=2,
    )
    assert match.state.ways == ["war_exhaustion", "visionary"]
    assert match.state.goal.key == "the_people"


def test_a_usurper_who_becomes_a_citizen_is_no_usurper() -> None:
    """Red fulfils a Vision while another Exile holds the title."""
    match = about_to_win(
        vision={1: "sanctuary"}, relics={1: ["map", "whistle"]}, title=2, usurper=True
    )
    choose(match, ["player:2"], "yes")
    assert match.state.players[2].role is Role.CITIZEN
    assert not match.state.usurper
    finish(match)
    OATH.check(match.state)


# 8.3


@case("chronicle_fill")
def test_the_map_is_filled_from_both_ends() -> None:
    """Winner rules D and G; B has a whole edifice, F a ruin."""
    sites = ["plains", "lush_coast", "mountain", "river", "steppe", "rocky_coast", "wastes"]
    match = about_to_win(
        sites=[*sites, "great_slum"],
        warbands={"river": (1, 1), "wastes": (1, 1)},
        cards={"lush_coast": ["forest_temple"], "rocky_coast": ["broken_forge"]},
        title=1,
        usurper=True,
    )
    choose(match, "devotion", [])
    assert asked(match) == (1, "new_suit")
    shown = keys(match)
    assert shown[:2] == ["river", "wastes"]
    assert shown[3:7] == ["", "", "", ""]
    assert shown[7] == "lush_coast"
    assert shown[2], "the Provinces had no faceup site"
    assert lying(match, "lush_coast") == ["ruined_temple"]
    assert EDIFICE_SIDES["ancient_forge"] in match.state.archive
    assert not any(event.sites for event in told(match, e.SitesLost) if "river" in event.sites)


def test_forest_temple_keeps_sites_with_a_beast() -> None:
    """[R41] It keeps them on the map, and nothing more."""
    match = about_to_win(
        warbands={"river": (1, 1)},
        cards={"steppe": ["forest_temple"], "wastes": ["wolves"], "mountain": ["longbows"]},
        title=1,
        usurper=True,
    )
    choose(match, "devotion", [])
    assert "wastes" in keys(match)
    assert lying(match, "wastes") == ["wolves"]
    assert "mountain" not in keys(match)
    assert lying(match, "steppe") == ["ruined_temple"]


# 8.4, 8.5


def add(s: State, suit: Suit) -> list[str]:
    return [card.key for card in realm.add_cards(s, suit)]


@case("chronicle_six_cards")
def test_six_cards_are_added_by_suit() -> None:
    s = position().state
    before = len(s.archive)
    added = Counter(DENIZENS[key].suit for key in add(s, Suit.NOMAD))
    assert added == {Suit.NOMAD: 3, Suit.DISCORD: 2, Suit.ARCANE: 1}
    assert len(s.archive) == before - 6


@case("chronicle_six_cards")
def test_only_faceup_advisers_have_a_suit() -> None:
    match = about_to_win(
        advisers={1: ["elders", "horse_archers"]},
        hidden={1: ["longbows"]},
        title=1,
        usurper=True,
    )
    choose(match, "devotion", [])
    assert match.decision is None, "the suit is not asked for"
    assert told(match, e.CardsAdded)[0].suits == ["nomad", "discord", "arcane"]


@pytest.mark.parametrize(
    ("advisers", "suits"),
    [([], ["discord", "arcane", "order", "hearth", "beast", "nomad"]), (["elders", "wolves"], 2)],
)
def test_the_winner_chooses_where_suits_tie(advisers: list[str], suits: Any) -> None:
    match = about_to_win(advisers={1: advisers}, title=1, usurper=True)
    choose(match, "devotion", [])
    assert asked(match) == (1, "new_suit")
    found = [key.removeprefix("bank:") for key in options(match)]
    assert found == (suits if isinstance(suits, list) else ["beast", "nomad"])


@case("chronicle_archive_short")
def test_an_archive_that_runs_short_is_healed() -> None:
    """S = Hearth; two Hearth cards are left; Dispossessed: Order 7, Nomad 7, Arcane 3."""
    s = position().state
    stacks = {
        suit: [c for c in DENIZENS.values() if c.suit is suit and not c.starting] for suit in Suit
    }
    lost = [*stacks[Suit.ORDER][:7], *stacks[Suit.NOMAD][:7], *stacks[Suit.ARCANE][:3]]
    s.dispossessed = list(lost)
    s.archive = [card for card in s.archive if card not in lost]
    hearth = [card for card in s.archive if card in stacks[Suit.HEARTH]]
    s.archive = [card for card in s.archive if card not in hearth[2:]]
    stored = len(s.archive)
    added = add(s, Suit.HEARTH)
    assert len(added) == 6
    assert len({DENIZENS[key].suit for key in added}) == 1
    assert DENIZENS[added[0]].suit in (Suit.ORDER, Suit.NOMAD)
    assert s.dispossessed == []
    assert len(s.archive) == stored + 11
    realm.dispossess(position(piles={0: ["longbows"]}).state)
    s.piles[0] = [card for card in DENIZENS.values() if card.starting][:9]
    realm.dispossess(s)
    assert len(s.dispossessed) == 6


@case("chronicle_world_deck")
def test_a_new_world_deck_of_fifty_denizens() -> None:
    """54 in play, 4 of them on two sites that stay, 2 advisers of the winner."""
    match = about_to_win(
        title=1,
        usurper=True,
        cards={"plains": ["longbows", "elders"], "river": ["wolves", "storyteller"]},
        warbands={"plains": (1, 2), "river": (1, 1)},
        advisers={1: ["wrestlers", "battle_honors"]},
        piles={0: PILE},
    )
    assert in_play(match.state) == 54
    record = finish(match)
    assert sum(len(one.cards) for one in record.sites) == 4
    assert len(record.dispossessed) == 6
    assert len(record.deck) == 50 + 5
    assert visions_in(record.deck) == [2, 3, 0]
    assert {"wrestlers", "battle_honors"} <= set(record.deck)
    assert match.state.packets == [(12, 2), (18, 3), (25, 0)]


def option(match: Match, key: str) -> Any:
    assert match.decision is not None
    return next(one for one in match.decision.options if key_of(one) == key)


def about(match: Match, key: str) -> dict[str, Any]:
    assert match.decision is not None
    return dict(OATH.about(match.state, None, match.decision, option(match, key)))


def caption(match: Match, key: str) -> str:
    """As the terminal, a hint and the table say it."""
    assert match.decision is not None
    return Voice(OATH, "en").say(OATH.caption(match.decision, option(match, key)))


def test_options_say_what_they_write() -> None:
    match = position(
        chronicled=True,
        players=2,
        round=8,
        active=1,
        cards={"plains": ["longbows"], "mountain": ["broken_forge"]},
        warbands={"plains": (0, 1), "mountain": (0, 1)},
    )
    choose(match, "rest", "devotion")
    built = about(match, "longbows")["edifice"]
    assert EDIFICE_SIDES[built].intact
    assert about(match, "broken_forge") == {"edifice": "ancient_forge"}
    assert about(match, "pass") == {}
    assert caption(match, "longbows").endswith(" for Longbows")
    assert caption(match, "broken_forge") == "Ancient Forge from the ruin"
    choose(match, "pass")
    assert caption(match, "bank:hearth") == "Hearth"
    assert about(match, "bank:hearth") == {"suits": ["hearth", "beast", "nomad"]}


# Whole chronicles of the worked cases


@case("chronicle_exile_vision_full")
def test_an_exile_wins_by_a_vision() -> None:
    match = about_to_win(
        goal="devotion",
        title=0,
        banners={"darkest_secret": (0, 1)},
        sites=[
            *("ancient_city", "plains", "river", "standing_stones"),
            *("lush_coast", "marshes", "steppe", "rocky_coast"),
        ],
        down=["lush_coast"],
        cards={
            "ancient_city": ["keep"],
            "plains": ["longbows", "wolves"],
            "river": ["tinkers_fair"],
            "standing_stones": ["great_spire", "alchemist"],
            "marshes": ["hall_of_mockery", "rain_boots"],
            "steppe": ["broken_forge"],
            "rocky_coast": ["elders"],
        },
        relics_at={"ancient_city": ["map"], "marshes": ["whistle"]},
        warbands={
            "ancient_city": (0, 2),
            "standing_stones": (0, 1),
            "plains": (1, 2),
            "river": (1, 1),
            "marshes": (1, 1),
            "rocky_coast": (3, 2),
        },
        relics={1: ["brass_horse", "cup_of_plenty"], 0: ["ivory_eye"], 2: ["cursed_cauldron"]},
        reliquary=["sticky_fire", "dragonskin_drum", "grand_mask", None],
        advisers={1: ["rangers", "errand_boy", "scouts"]},
        vision={1: "conquest"},
        citizens=[2],
        piles={1: PILE},
    )
    before = in_play(match.state)
    assert match.state.goal.key == "supremacy"
    assert match.state.players[2].role is Role.EXILE
    assert options(match) == ["player:3"], "Blue and the Chancellor get no offer"
    choose(match, ["player:3"])
    assert asked(match) == (3, "accept_vassalage")
    choose(match, "yes")
    s: State = match.state
    assert keys(match) == [
        *("plains", "river", "rocky_coast", "", "", ""),
        *("standing_stones", "marshes"),
    ]
    assert lying(match, "plains") == ["longbows", "wolves"]
    assert lying(match, "marshes") == ["hall_of_mockery", "rain_boots"]
    assert lying(match, "standing_stones") == ["fallen_spire"]
    assert len(s.site_deck) == 15
    assert told(match, e.CardsAdded)[0].suits == ["beast", "nomad", "discord"]
    record = finish(match)
    assert len(record.dispossessed) == 6
    assert len(record.relics) == 18
    assert set(record.relics[:5]) == {
        *("brass_horse", "cup_of_plenty", "sticky_fire", "dragonskin_drum", "grand_mask")
    }
    assert record.citizens == ("yellow",)
    assert in_play(match.state) == before
    assert len(record.deck) == before - 5 + 5
    assert visions_in(record.deck) == [2, 3, 0]
    assert sorted(card.key for card in s.archive if card.key in EDIFICE_SIDES) == [
        *("ancient_forge", "festival_district", "forest_temple", "sprawling_rampart")
    ]
    sequel = match.sequel(1)
    assert sequel is not None
    following = Match.new(OATH, msgspec.to_builtins(sequel.options), 5)
    assert following.state.chancellor == 1
    while (decision := following.decision) is not None and decision.kind == "board":
        free = [option for option in decision.options if option != "yellow"]
        following.answer("yellow" if decision.seat == 2 else free[0])
    assert following.state.players[1].bank == 24 - 3 - 2 - 3 - 3
    reliquary = {relic.key for relic in following.state.reliquary if relic is not None}
    assert reliquary <= set(record.relics[:5])


@case("chronicle_chancellor_edifice_full")
def test_the_chancellor_builds() -> None:
    match = position(
        chronicled=True,
        players=3,
        citizens=[2],
        round=6,
        active=2,
        phase="act",
        sites=[
            *("plains", "lush_coast", "mountain", "buried_giant"),
            *("salt_flats", "rocky_coast", "wastes", "great_slum"),
        ],
        down=["salt_flats", "wastes"],
        cards={
            "plains": ["longbows"],
            "lush_coast": ["storyteller"],
            "mountain": ["taming_charm"],
            "buried_giant": ["wolves"],
            "rocky_coast": ["elders", "horse_archers"],
            "great_slum": ["mercenaries"],
        },
        relics_at={"buried_giant": ["ring_of_devotion"]},
        warbands={
            "plains": (0, 2),
            "mountain": (0, 1),
            "rocky_coast": (0, 1),
            "lush_coast": (1, 2),
            "great_slum": (1, 1),
        },
        relics={0: ["cup_of_plenty", "ivory_eye"], 2: ["skeleton_key"]},
        reliquary=["sticky_fire", "dragonskin_drum", "grand_mask", None],
        advisers={0: ["wrestlers", "battle_honors", "memory_of_home"]},
        piles={1: PILE},
    )
    before = in_play(match.state)
    rig(match, [4])
    choose(match, "rest")
    assert match.state.winner == 0
    assert sorted(options(match)) == ["devotion", "protection", "the_people"]
    choose(match, "protection")
    assert asked(match) == (0, "edifice")
    assert sorted(options(match)) == [
        *("elders", "horse_archers", "longbows", "pass", "taming_charm")
    ]
    choose(match, "elders")
    if match.decision is not None:  # Order and Hearth do not tie
        assert asked(match) != (0, "new_suit")
    s: State = match.state
    assert told(match, e.CardsAdded)[0].suits == ["order", "hearth", "beast"]
    record = finish(match)
    sites = [(one.site, one.face_up) for one in record.sites]
    assert sites[:3] == [("plains", True), ("mountain", True), ("rocky_coast", True)]
    assert [up for _, up in sites[3:]] == [False, False, True, False, False]
    assert sorted(record.sites[2].cards) == ["ancient_forge", "horse_archers"]
    assert "elders" in record.deck
    assert record.citizens == ("blue",)
    dealt = sum(SITES[one.site].reveal.relics for one in record.sites if one.face_up)
    assert len(record.relics) == 20 - dealt
    assert len(record.sites[1].relics) == 1
    assert len(record.deck) == before - 3 + 5
    assert sum(card.key in EDIFICE_SIDES for card in s.archive) == 5


# Whole chronicles


def in_play(s: State) -> int:
    """Denizens that are neither in the archive nor dispossessed."""
    return len(DENIZENS) - sum(card.key in DENIZENS for card in (*s.archive, *s.dispossessed))


@pytest.mark.parametrize("seed", range(3))
def test_cards_are_conserved_over_a_chronicle(seed: int) -> None:
    assert len(list(chain(seed, games=4))) == 4


def test_a_chancellor_asks_no_citizen_for_warbands_for_ever() -> None:
    """In this game a ban keeps the Chancellor's warbands from the site that they should hold."""
    assert len(list(chain(3, games=1))) == 1


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3, 9))
def test_cards_are_conserved_over_a_long_chronicle(seed: int) -> None:
    assert len(list(chain(seed, games=10))) == 10


@pytest.mark.parametrize("name", list(BOTS))
def test_bots_build_and_offer(name: str) -> None:
    """A winner of the Empire builds, an Exile who won wants Citizens."""
    match = position(
        chronicled=True,
        players=2,
        round=8,
        active=1,
        cards={"plains": ["longbows"], "mountain": ["broken_forge"]},
        warbands={"plains": (0, 1), "mountain": (0, 1)},
    )
    choose(match, "rest")
    bot = BOTS[name](1)
    while (decision := match.decision) is not None:
        match.answer(bot(match.look(decision.seat), decision))
    assert [card.key for card in match.state.places[1].cards] == ["ancient_forge"]
    match = about_to_win(title=1, usurper=True, warbands={"plains": (3, 2), "river": (1, 1)})
    while (decision := match.decision) is not None:
        match.answer(bot(match.look(decision.seat), decision))
    assert len(told(match, e.Offered)) == 2


# The book


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_a_story(language: str) -> None:
    voice = Voice(OATH, language)
    ways = (["usurper"], ["visionary"], ["usurper", "visionary"], ["stable_regime"])
    more = (["war_exhaustion"], ["stable_regime", "successor"], ["war_exhaustion", "visionary"])
    told = set()
    for won in (*ways, *more):
        reign = book.Reign(
            number=1,
            names=["Anna", "Boris"],
            roles=["chancellor", "exile"],
            chancellor=0,
            winner=1,
            colour="red",
            ways=list(won),
            vision="faith" if "visionary" in won else "",
            round=6,
            oath_before="supremacy",
            oath="devotion",
            citizens=[0],
            built=[book.Work("great_spire", "mine")],
            repaired=["ancient_forge"],
            fell=[book.Work("forest_temple", "river")],
            lost=["plains", "wastes"],
            added=[book.Joined("nomad", 3), book.Joined("discord", 2), book.Joined("arcane", 1)],
        )
        sentences = [voice.say(message) for message in story(reign)]
        assert len(sentences) == 4
        assert all("Boris" in text or "Anna" in text for text in sentences[:1])
        told.add(sentences[0])
    assert len(told) == 6, "only the last round's Vision is told as any other"


@pytest.mark.slow
def test_a_book_has_what_happened() -> None:
    realm_book = book.Book("The Long Night")
    for seed in range(3):
        options = msgspec.to_builtins(realm_book.options(range(4)))
        match = play(options, seed)
        realm_book = realm_book.after(match)
        reign = realm_book.reigns[-1]
        assert (reign.winner, reign.ways) == (match.state.winner, match.state.ways)
        assert reign.oath == match.state.goal.key
        assert sum(reign.suits.values()) == 54
        chosen = options["chronicle"]
        assert chosen is None or match.state.chancellor == chosen["winner"]
    assert load(book.dump(realm_book)) == realm_book
    assert [reign.number for reign in realm_book.reigns] == [1, 2, 3]

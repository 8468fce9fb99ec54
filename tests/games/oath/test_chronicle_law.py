"""[8] What the Law says of the chronicle and no worked case shows, in its order."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.oath.chronicles import visions_in
from tests.games.oath.table import SLOTS, asked, choose, options, place, position, told
from tests.games.oath.test_chronicle import about_to_win, finish, keys, lying
from throneroom.games.oath import events as e
from throneroom.games.oath.cards import (
    DENIZENS,
    EDIFICE_SIDES,
    RELICS,
    SITES,
    VISIONS,
    Card,
    Suit,
)
from throneroom.games.oath.chronicle import realm
from throneroom.games.oath.setup import build_deck, packets_of
from throneroom.games.oath.state import NOBODY, Role, State
from throneroom.kernel import Chance, Match

RED, BLUE, YELLOW = 1, 2, 3


def usurped(**more: Any) -> Match:
    """Red, an Exile, wins as the Usurper, and swears another oath than devotion."""
    held = {"darkest_secret": (RED, 1)}
    return about_to_win(goal="devotion", banners=held, title=RED, usurper=True, **more)


def endured(**more: Any) -> Match:
    """The Chancellor has just won by war exhaustion, and chooses an oath."""
    match = position(chronicled=True, players=2, round=8, active=1, **more)
    choose(match, "rest")
    assert match.state.winner == 0
    return match


# 8.1


def test_a_vision_may_name_the_oath_that_was_sworn_before() -> None:
    match = about_to_win(
        goal="protection", title=RED, vision={RED: "sanctuary"}, relics={RED: ["map", "whistle"]}
    )
    assert match.state.ways == ["visionary"]
    assert match.state.goal.key == "protection"


# 8.2


def test_boards_in_the_box_turn_too() -> None:
    def in_the_box(s: State) -> None:
        s.free_boards = dict.fromkeys(s.free_boards, True)

    match = usurped(citizens=[BLUE], change=in_the_box)
    choose(match, "supremacy", [])
    assert finish(match).citizens == ()


@pytest.mark.parametrize(("winner", "relics"), [(0, []), (BLUE, ["map", "whistle"])])
def test_an_imperial_winner_turns_no_board(winner: int, relics: list[str]) -> None:
    """Blue, a Citizen, succeeds a Chancellor who has fewer relics."""

    def in_the_box(s: State) -> None:
        s.free_boards["black"] = True

    match = position(
        chronicled=True,
        players=4,
        citizens=[BLUE],
        round=8,
        active=3,
        title=0,
        warbands={"plains": (0, 2)},
        relics={BLUE: relics},
        change=in_the_box,
    )
    choose(match, "rest")
    assert match.state.winner == winner
    choose(match, "devotion")
    assert asked(match)[1] != "offer_citizens"
    assert set(finish(match).citizens) == {"blue", "black"}


def test_whoever_declines_stays_an_exile_and_loses_the_sites() -> None:
    match = usurped(warbands={"plains": (YELLOW, 2), "river": (RED, 1)})
    choose(match, "supremacy", [f"player:{YELLOW}"], "no")
    assert match.state.players[YELLOW].role is Role.EXILE
    assert keys(match)[0] == "river"
    assert "plains" not in keys(match)


def test_a_warband_of_the_winner_stands_for_all_of_a_new_citizen() -> None:
    match = usurped(
        warbands={"plains": (YELLOW, 3), "river": (YELLOW, 1), "wastes": (RED, 1)},
        change=lambda s: setattr(s.players[RED], "bank", 1),
        board=[0, 12],
    )
    s: State = match.state
    choose(match, "supremacy", [f"player:{YELLOW}"])
    before = s.players[YELLOW].bank
    choose(match, "yes")
    assert s.players[YELLOW].bank == before + 4
    assert keys(match)[:3] == ["plains", "river", "wastes"]
    assert s.players[RED].bank + s.players[RED].warbands == 14, "[8.3.4] all are back"


def test_sites_of_the_bandit_crown_join_with_its_owner() -> None:
    """Its owner rules the sites without warbands; one of the winner's stands there now."""
    match = usurped(
        relics={YELLOW: ["bandit_crown"]},
        down=["mountain"],
        warbands={"plains": (0, 1), "river": (RED, 1), "steppe": (YELLOW, 2)},
    )
    choose(match, "supremacy", [f"player:{YELLOW}"], "yes")
    assert "plains" not in keys(match)
    stayed = {"lush_coast", "river", "steppe", "rocky_coast", "wastes", "great_slum"}
    assert stayed <= set(keys(match))


def test_all_are_offered_first_and_answer_in_turn_order_from_the_chancellor() -> None:
    """[R42] Blue has won as the Usurper."""
    match = about_to_win(
        players=5,
        goal="devotion",
        banners={"darkest_secret": (BLUE, 1)},
        title=BLUE,
        usurper=True,
        active=BLUE,
    )
    choose(match, "supremacy")
    assert options(match) == [f"player:{seat}" for seat in (RED, YELLOW, 4)]
    choose(match, [f"player:{seat}" for seat in (4, YELLOW, RED)])
    for seat in (RED, YELLOW, 4):
        assert asked(match) == (seat, "accept_vassalage")
        choose(match, "no")


def test_a_site_for_which_the_winner_has_no_warband_leaves_the_map() -> None:
    """[9.3] One warband is left, and the new Citizen rules two sites."""

    def nearly_all_stand(s: State) -> None:
        s.players[RED].bank = 1

    match = usurped(
        sites=["mine", "plains", *SLOTS[2:]],
        warbands={"mine": (RED, 13), "plains": (YELLOW, 3), "river": (YELLOW, 1)},
        change=nearly_all_stand,
    )
    choose(match, "supremacy", [f"player:{YELLOW}"], "yes")
    assert keys(match)[:2] == ["mine", "plains"]
    assert "river" not in keys(match)


# 8.3.1


def test_what_can_be_built_and_repaired() -> None:
    """A denizen of any kind where the Empire rules and no edifice stands, if the archive has the
    edifice of its suit; and ruins there."""
    locked = next(
        key
        for key, card in DENIZENS.items()
        if card.locked and card.starting and card.suit is Suit.BEAST
    )
    match = endured(
        cards={
            "plains": [locked, "longbows"],
            "mountain": ["great_spire", "elders"],
            "river": ["broken_forge", "wolves"],
            "steppe": ["wayside_inn"],
            "wastes": ["sprawling_rampart"],
        },
        warbands={"plains": (0, 1), "mountain": (0, 1), "river": (0, 1), "steppe": (1, 1)},
    )
    choose(match, "devotion")
    assert asked(match) == (0, "edifice")
    assert sorted(options(match)) == sorted([locked, "broken_forge", "pass"])
    choose(match, locked)
    assert locked in finish(match).deck


def test_nothing_is_built_where_a_site_has_no_room_of_its_own() -> None:
    """Salt the Earth lies at the Drowned City, which holds no card without it."""
    sites = ["plains", "lush_coast", "drowned_city", "river", "steppe"]
    match = endured(
        sites=[*sites, "rocky_coast", "wastes", "great_slum"],
        cards={"drowned_city": ["salt_the_earth"], "plains": ["longbows"]},
        warbands={"drowned_city": (0, 1), "plains": (0, 1)},
    )
    choose(match, "devotion")
    assert sorted(options(match)) == ["longbows", "pass"]


def test_a_repaired_edifice_stands_among_what_is_kept() -> None:
    match = endured(
        cards={"great_slum": ["broken_forge", "wolves"]}, warbands={"great_slum": (0, 1)}
    )
    choose(match, "devotion", "broken_forge")
    assert keys(match)[0] == "great_slum"
    assert lying(match, "great_slum") == ["ancient_forge", "wolves"]


# 8.3.2-8.3.5


def test_the_empire_rules_what_a_citizen_with_the_bandit_crown_rules() -> None:
    """The Chancellor has won; a Citizen's bandits hold the sites without warbands."""
    match = position(
        chronicled=True,
        players=3,
        citizens=[RED],
        round=8,
        active=2,
        title=0,
        down=["wastes"],
        relics={0: ["map", "whistle"], RED: ["bandit_crown"]},
        warbands={"plains": (0, 1), "river": (BLUE, 1)},
    )
    choose(match, "rest", "devotion")
    assert match.state.winner == 0
    stayed = [site for site in SLOTS if site not in ("river", "wastes")]
    assert keys(match)[:6] == stayed


def test_what_lay_at_a_lost_site() -> None:
    match = usurped(
        warbands={"river": (RED, 1)},
        cards={"mountain": ["broken_forge", "longbows"]},
        relics_at={"mountain": ["map"]},
    )
    choose(match, "supremacy", [])
    s: State = match.state
    assert SITES["mountain"] in s.site_deck or "mountain" in keys(match)
    assert RELICS["map"] in s.relic_deck
    assert DENIZENS["longbows"] in s.piles[0]
    assert EDIFICE_SIDES["ancient_forge"] in s.archive


def test_ruins_fill_the_far_end_from_below() -> None:
    """More of them than the Hinterland has room for, in their order, and none in the Cradle."""
    ruined = ["broken_forge", "fallen_spire", "ruined_temple", "hall_of_mockery"]
    at = ["plains", "mountain", "river", "wastes"]
    match = usurped(
        cards={site: [card] for site, card in zip(at, ruined, strict=True)},
        warbands=dict.fromkeys(at, (RED, 1)),
    )
    choose(match, "supremacy", [])
    shown = keys(match)
    assert shown[4:] == at
    assert shown[1] == ""
    assert shown[0], "the Cradle had no faceup site"


def test_nothing_but_cards_stays_on_the_map() -> None:
    def traded(s: State) -> None:
        s.favor_on[DENIZENS["longbows"]] = 1
        s.shared_favor -= 1

    match = usurped(
        warbands={"plains": (RED, 2), "river": (YELLOW, 2)},
        cards={"plains": ["longbows"]},
        change=traded,
    )
    choose(match, "supremacy", [])
    s: State = match.state
    assert [player.pawn for player in s.players] == [NOBODY] * 4
    assert not [*s.favor_on, *s.secrets_on, *s.warbands_on]
    assert place(match, "plains").warbands == 0


# 8.4


def test_marriage_counts_as_two_advisers() -> None:
    match = usurped(advisers={RED: ["marriage", "elders"]})
    choose(match, "supremacy", [])
    assert told(match, e.CardsAdded)[0].suits == ["hearth", "beast", "nomad"]


@pytest.mark.parametrize(
    ("suit", "left"), [(Suit.HEARTH, 2), (Suit.BEAST, 1), (Suit.NOMAD, 0), (None, 0)]
)
def test_all_six_cards_are_added_or_none_of_them(suit: Suit | None, left: int) -> None:
    """Three Hearth, two Beast and one Nomad card are wanted; four Orders were driven out."""
    s: State = position().state
    short = [card for card in s.archive if card in DENIZENS.values() and card.suit is suit]
    lost = [card for card in s.archive if card in DENIZENS.values() and card.suit is Suit.ORDER][:4]
    gone = [*short[left:], *lost]
    s.archive = [card for card in s.archive if card not in gone]
    s.dispossessed = list(lost)
    before = len(s.archive)
    added = realm.add_cards(s, Suit.HEARTH)
    if suit is None:
        assert len(added) == 6
        assert s.dispossessed == lost
    else:
        assert set(added) == set(lost), "[R53] fewer than six: all of them"
        assert (s.dispossessed, len(s.archive)) == ([], before)


# 8.5


def test_fewer_than_six_are_all_driven_out() -> None:
    match = usurped(piles={0: ["dazzle", "faith"], 2: ["scryer"]}, hidden={BLUE: ["wolves"]})
    choose(match, "supremacy", [])
    assert set(finish(match).dispossessed) == {"dazzle", "scryer", "wolves"}


def test_only_piles_and_advisers_of_losers_are_driven_out() -> None:
    loose = ["dazzle", "scryer", "inquisitor", "wayside_inn"]
    match = usurped(
        warbands={"plains": (RED, 1)},
        cards={"plains": ["longbows"]},
        advisers={RED: ["elders"], BLUE: ["bear_traps"]},
        hidden={RED: ["wolves"], YELLOW: ["warning_signals", "faith"]},
        piles={0: loose[:2], 1: ["conspiracy"], 2: loose[2:]},
    )
    choose(match, "supremacy", [])
    record = finish(match)
    assert Counter(record.dispossessed) == Counter([*loose, "bear_traps", "warning_signals"])
    assert {"elders", "wolves"} <= set(record.deck)
    assert set(VISIONS) <= set(record.deck)


# 8.6


def test_relics_are_laid_where_a_faceup_site_wants_them() -> None:
    """Those that lie there stay; the others go to the deck, the winner's and the Reliquary's on
    top."""
    match = usurped(
        sites=[
            "mine",
            "plains",
            "mountain",
            "river",
            "steppe",
            "rocky_coast",
            "wastes",
            "barren_coast",
        ],
        warbands={"mine": (RED, 1)},
        relics_at={"mine": ["map"]},
        relics={RED: ["whistle"], YELLOW: ["ivory_eye"]},
        reliquary=["sticky_fire", None, None, None],
    )
    choose(match, "supremacy", [])
    record = finish(match)
    for one in record.sites:
        assert len(one.relics) == (SITES[one.site].reveal.relics if one.face_up else 0)
    assert record.sites[0].relics[0] == "map"
    assert set(record.relics[:2]) == {"whistle", "sticky_fire"}
    everywhere = [*record.relics, *(relic for one in record.sites for relic in one.relics)]
    assert "ivory_eye" in everywhere
    assert "grand_scepter" not in everywhere


def test_relics_that_run_short_are_laid_from_the_top_of_the_map_down() -> None:
    """[R53] The deck has one relic for two sites that want one each."""

    def one_left(s: State) -> None:
        away = s.relic_deck[1:]
        s.relic_deck = s.relic_deck[:1]
        s.players[RED].relics += away

    match = usurped(
        sites=["mine", "plains", "marshes", *SLOTS[3:]],
        warbands=dict.fromkeys(("mine", "plains", "marshes", "river", "steppe"), (RED, 1)),
        cards={"rocky_coast": ["broken_forge"]},
        change=one_left,
    )
    choose(match, "supremacy", [])
    record = finish(match)
    assert [len(one.relics) for one in record.sites[:3]] == [1, 0, 0]
    assert set(record.relics) | set(record.sites[0].relics) == set(RELICS) - {"grand_scepter"}


# 8.8


def test_visions_come_back_from_everywhere() -> None:
    """From boards, advisers and the box, where the Conspiracy lies."""

    def conspired(s: State) -> None:
        conspiracy = VISIONS["conspiracy"]
        s.deck = [card for card in s.deck if card is not conspiracy]
        s.packets = [(len(s.deck), 1)]
        s.box.append(conspiracy)

    match = usurped(
        vision={BLUE: "faith"}, hidden={RED: ["conquest"], YELLOW: ["rebellion"]}, change=conspired
    )
    choose(match, "supremacy", [])
    record = finish(match)
    assert sorted(key for key in record.deck if key in VISIONS) == sorted(VISIONS)
    assert visions_in(record.deck) == [2, 3, 0]
    assert not (set(record.dispossessed) & set(VISIONS))


@pytest.mark.parametrize(
    ("denizens", "parts"),
    [
        (50, [(12, 2), (18, 3), (25, 0)]),
        (25, [(12, 2), (18, 3)]),
        (17, [(12, 2), (10, 3)]),
        (4, [(6, 2), (3, 3)]),
    ],
)
def test_the_upper_parts_of_a_world_deck_are_filled_first(
    denizens: int, parts: list[tuple[int, int]]
) -> None:
    """[R37]"""
    cards = list[Card](DENIZENS.values())[:denizens]
    deck = build_deck(cards, list(VISIONS.values()), Chance(denizens))
    assert packets_of(len(deck)) == parts
    top_first = deck[::-1]
    for size, visions in parts:
        part, top_first = top_first[:size], top_first[size:]
        assert sum(card in VISIONS.values() for card in part) == visions
    assert not top_first


def test_what_was_known_is_forgotten() -> None:
    """[R54, R56] Of face down cards, of the archive and of lands that somebody has looked at."""

    def seen(s: State) -> None:
        s.known[RELICS["map"]] = 1 << YELLOW
        s.sites_known[6] = 1 << YELLOW

    match = usurped(
        relics_at={"mountain": ["map"]},
        warbands={"mountain": (RED, 1)},
        down=["wastes"],
        change=seen,
    )
    choose(match, "supremacy", [])
    finish(match)
    s: State = match.state
    assert not s.known
    assert not s.sites_known
    assert not s.archive_known

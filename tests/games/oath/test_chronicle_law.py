"""[8] What the Law says of the chronicle and no worked case shows, in its order."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.oath.table import asked, choose, options, place, position
from tests.games.oath.test_chronicle import about_to_win, finish, keys, lying
from throneroom.games.oath.cards import DENIZENS, EDIFICE_SIDES, RELICS, SITES, VISIONS, Suit
from throneroom.games.oath.state import NOBODY, Role, State
from throneroom.kernel import Match

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


# 8.5


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

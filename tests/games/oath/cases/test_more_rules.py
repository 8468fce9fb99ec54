"""Worked cases of the Law, in their numbers: odds and dice, small decks, two players, standing
answers."""

from __future__ import annotations

import pytest

from tests.games.oath.cases.test_setup import new, record, to_pawns
from tests.games.oath.listed import case
from tests.games.oath.table import asked, choose, follow, options, place, position, rig
from throneroom.games.oath import OATH, rule
from throneroom.games.oath.acts import Campaign
from throneroom.games.oath.campaign.odds import odds_of
from throneroom.games.oath.cards import DENIZENS, SITES, Restriction
from throneroom.games.oath.state import Role
from throneroom.kernel import Match

HOLLOW, SWORD, SKULL = 0, 3, 5
BLANK, SHIELD, SHIELDS, TWICE = 0, 2, 4, 5
RED, BLUE = 1, 2


def war(match: Match) -> Campaign:
    found = rule.campaign(match.state)
    assert found is not None
    return found


def chance(match: Match, dice: int) -> tuple[int, int]:
    """In percent: of winning, and of winning without a sacrifice."""
    one = next(one for one in odds_of(match.state, war(match)) if one.dice == dice)
    return one.win, one.unhurt


@case("campaign_bandits_odds")
def test_two_sites_of_bandits() -> None:
    match = position(
        active=RED,
        goal="devotion",
        pawns=["plains", "steppe"],
        board=[0, 4],
        supply=[7, 5],
    )
    choose(match, "campaign", "river", "enough")
    assert chance(match, 4) == (97, 35), "187/192 and 2711/7776"
    rig(match, [TWICE, SHIELD, HOLLOW, HOLLOW, SWORD, SKULL])
    choose(match, 4)
    c = war(match)
    assert match.state.players[RED].supply == 3
    assert (c.shields + c.force, c.swords) == (4, 4)
    assert match.state.players[RED].warbands == 3
    assert options(match) == ["1", "0"]
    lost = match.clone()
    choose(match, 1)
    assert match.state.players[RED].warbands == 2
    choose(match, 1, 1)
    assert (place(match, "steppe").warbands, place(match, "river").warbands) == (1, 1)
    choose(lost, 0)
    assert lost.state.players[RED].warbands == 2


@case("campaign_player_odds")
def test_a_site_and_a_pawn_at_the_plains() -> None:
    match = position(
        active=RED,
        goal="devotion",
        pawns=["river", "plains", "plains"],
        board=[0, 5, 2],
        warbands={"plains": (BLUE, 3)},
        favor=[0, 0, 5],
    )
    choose(match, "campaign", "pawn")
    assert chance(match, 5) == (72, 9), "7282723/10077696 and 432691/5038848"
    rig(match, [SHIELD, BLANK, SHIELDS, SWORD, SWORD, HOLLOW, HOLLOW, HOLLOW, SKULL])
    choose(match, 5)
    c = war(match)
    assert (c.defense, c.attack, c.shields + c.force, c.swords) == (3, 6, 8, 5)
    assert options(match) == ["4", "0"]
    choose(match, 4)
    assert asked(match) == (BLUE, "losses")
    choose(match, ["warband:cradle_1", "warband:board:2"])
    assert match.state.players[BLUE].warbands == 3
    assert not rule.rulers(match.state, 0), "red has nobody to place"
    assert asked(match) == (RED, "travel_to")
    choose(match, "pass")
    choose(match, "yes")
    assert match.state.players[BLUE].favor == 3


@case("campaign_exact_sacrifice")
def test_exactly_three_or_none() -> None:
    match = position(
        active=RED,
        goal="devotion",
        pawns=["plains", "river", "wastes"],
        board=[0, 4],
        warbands={"river": (BLUE, 4)},
    )
    choose(match, "campaign")
    rig(match, [SHIELDS, SWORD, SWORD, SKULL])
    choose(match, 3)
    c = war(match)
    assert (c.shields + c.force, c.swords) == (6, 4)
    assert match.state.players[RED].warbands == 3
    assert options(match) == ["3", "0"]
    lost = match.clone()
    choose(match, 3)
    assert match.state.players[RED].warbands == 0
    assert asked(match) == (RED, "act"), "nobody is left to be placed"
    choose(lost, 0)
    assert lost.state.players[RED].warbands == 2


@case("zealots_fewest")
@pytest.mark.parametrize("peace", [False, True])
def test_zealots_sacrifice_three_or_none(peace: bool) -> None:
    match = position(
        active=RED,
        goal="devotion",
        pawns=["plains", "river", "wastes"],
        board=[0, 4],
        warbands={"river": (BLUE, 5), "mountain": (BLUE, 1)},
        advisers={RED: ["zealots"], BLUE: ["vow_of_peace"] if peace else []},
        favor=[0, 1],
    )
    choose(match, "campaign", "mountain", 4)
    c = war(match)
    rig(match, [SHIELD, SHIELDS, SWORD, SWORD, SWORD, HOLLOW])
    choose(match, "use:zealots")
    assert (c.shields + c.force, c.swords) == (9, 3)
    if peace:
        assert asked(match) == (RED, "act"), "only 0 is left"
        assert match.state.players[RED].warbands == 2
        return
    assert options(match) == ["3", "0"], "2 would be a tie"
    choose(match, 3)
    assert c.winner == "attacker"
    assert match.state.players[RED].warbands == 1


@case("bandit_chief_bandits")
def test_bandits_of_a_chief() -> None:
    match = position(
        active=RED,
        goal="devotion",
        pawns=["plains", "river"],
        board=[0, 1],
        cards={"great_slum": ["bandit_chief"]},
    )
    choose(match, "campaign", "steppe", "enough")
    c = war(match)
    rig(match, [SHIELD, BLANK])
    choose(match, 0)
    assert (c.defense, c.shields + c.force) == (2, 7)


@case("two_player_game")
def test_two_players_and_a_vision_of_conquest() -> None:
    match = position(
        players=2,
        active=0,
        pawns=["plains", "river"],
        warbands={
            **dict.fromkeys(("plains", "mountain"), (0, 1)),
            **dict.fromkeys(("river", "steppe", "wastes"), (RED, 1)),
        },
        vision={RED: "conquest"},
        visions_drawn=3,
        title=RED,
    )
    choose(match, "rest")
    assert match.decision is None
    assert (match.state.winner, match.state.ways) == (RED, ["visionary"])


@case("title_new_citizen")
def test_a_new_citizen_with_too_few_purple_warbands() -> None:
    match = position(
        players=3,
        title=RED,
        usurper=True,
        board=[23],
        warbands={"plains": (RED, 1), "river": (RED, 1), "steppe": (BLUE, 1), "wastes": (BLUE, 1)},
        pawns=["great_slum"],
    )
    choose(match, "use:grand_scepter_offer", "player:1", "reliquary:0", "enough", "yes")
    assert asked(match) == (RED, "replace_short")
    choose(match, ["warband:provinces_2"])
    s = match.state
    assert (s.title, s.usurper) == (BLUE, False)
    assert not rule.rulers(s, 0)
    assert s.places[3].colour == "purple"


@case("setup_small_deck_vision")
def test_visions_of_a_small_deck_do_not_stop_the_first_draws() -> None:
    keys = [key for key, site in SITES.items() if site.capacity >= 2][:8]
    cards = iter(
        key
        for key, card in DENIZENS.items()
        if card.starting and card.restriction is not Restriction.ADVISER
    )
    sites = [
        {"site": key, "face_up": True, "cards": [next(cards) for _ in range(2 if n < 4 else 1)]}
        for n, key in enumerate(keys)
    ]
    s = to_pawns(new(6, chronicle=record(sites)))
    assert [len(player.hand) for player in s.players] == [3] * 6
    assert len(s.deck) == 26
    visions = sum(
        card.key in ("faith", "conquest", "rebellion", "sanctuary", "conspiracy")
        for player in s.players
        for card in player.hand
    )
    assert s.visions_drawn == visions


@case("standing_answers")
def test_a_standing_no_keeps_a_citizen_out_of_both_campaigns() -> None:
    """What a table does with a standing answer: it is given whenever such a question comes."""
    match = position(
        active=RED,
        citizens=[BLUE],
        pawns=["plains", "river", "river"],
        board=[2, 6, 2],
        warbands={"river": (0, 4), "plains": (0, 1)},
        advisers={BLUE: ["longbows"]},
        cards={"plains": ["keep"]},
    )
    assert "campaign_join" in OATH.reactions(match.state)
    asked_blue = []
    for _ in range(2):
        choose(match, "campaign", "player:0")
        follow(match, "campaign_dice", campaign_targets="enough")
        rig(match, [SHIELDS] * 4 + [HOLLOW] * 6)
        choose(match, 0)
        while asked(match)[1] != "act":
            assert match.decision is not None
            if match.decision.seat == BLUE:
                asked_blue.append(match.decision.standing)
                choose(match, "no")
            else:
                choose(match, options(match)[-1])
    assert asked_blue == ["campaign_join", "campaign_join"], "and no battle plan"
    assert match.state.players[BLUE].role is Role.CITIZEN

"""What no scripted player ever does, whoever it is and wherever it sits: miss a win that is there
for the taking, let another win who can be stopped, attack without hope, give the Scepter away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.oath.table import position
from tests.games.oath.test_bots import EACH, answer, play_on
from throneroom.games.oath.acts import Deal
from throneroom.games.oath.bots import BOTS
from throneroom.games.oath.bots.reasons import wins
from throneroom.games.oath.cards import DENIZENS, GRAND_SCEPTER, PEOPLES_FAVOR, RELICS
from throneroom.games.oath.look import Look
from throneroom.games.oath.spots import PASS, USE
from throneroom.kernel import NO, YES, Decision, Match, word

Position = Callable[[], Match]

# A win at the next Wake


def faith_for_secrets() -> Match:
    return position(
        active=1,
        vision={1: "faith"},
        visions_drawn=3,
        secrets=[1, 3, 1],
        banners={"darkest_secret": (-1, 1), "peoples_favor": (0, 2)},
    )


def rebellion_after_a_trade() -> Match:
    """Two favor are short; a card at the site brings them for a secret."""
    return position(
        active=1,
        vision={1: "rebellion"},
        visions_drawn=3,
        favor=[2, 2, 2],
        secrets=[1, 1, 1],
        supply=[7, 2, 7],
        cards={"plains": ["longbows"]},
        advisers={1: ["battle_honors"]},
        banners={"peoples_favor": (0, 3), "darkest_secret": (-1, 1)},
    )


def faith_that_lies_face_down() -> Match:
    """The goal is met; only the Vision must be shown."""
    return position(
        active=1,
        hidden={1: ["faith"]},
        visions_drawn=3,
        banners={"darkest_secret": (1, 2), "peoples_favor": (0, 2)},
    )


def faith_below_a_vision_that_is_far() -> Match:
    """The goal of the hidden Vision is met; the one that lies open lacks a relic."""
    return position(
        active=1,
        vision={1: "sanctuary"},
        hidden={1: ["faith"]},
        visions_drawn=3,
        relics={0: ["cup_of_plenty"]},
        banners={"darkest_secret": (1, 2), "peoples_favor": (0, 2)},
    )


def faith_with_secrets_of_the_bank() -> Match:
    """A secret is short; the Magician's Code brings two, beside a relic that would be had, too."""
    return position(
        active=1,
        vision={1: "faith"},
        visions_drawn=3,
        favor=[1, 4, 1],
        secrets=[1, 2, 1],
        pawns=["plains", "mountain", "plains"],
        cards={"mountain": ["magicians_code"]},
        warbands={"mountain": (1, 1)},
        relics_at={"mountain": ["truthful_harp"]},
        banners={"darkest_secret": (-1, 2), "peoples_favor": (0, 6)},
    )


def conquest_against_bandits() -> Match:
    return position(
        active=1,
        vision={1: "conquest"},
        visions_drawn=3,
        board=[0, 9, 0],
        warbands={"river": (0, 1), "mountain": (1, 1)},
        pawns=["river", "plains", "river"],
        banners={"darkest_secret": (0, 2), "peoples_favor": (0, 2)},
    )


def sanctuary_for_a_relic() -> Match:
    return position(
        active=1,
        vision={1: "sanctuary"},
        visions_drawn=3,
        favor=[1, 4, 1],
        secrets=[1, 4, 1],
        pawns=["plains", "mountain", "plains"],
        relics_at={"mountain": ["truthful_harp"]},
        relics={1: ["cup_of_plenty"]},
        banners={"darkest_secret": (-1, 5), "peoples_favor": (-1, 6)},
    )


WON = [
    faith_for_secrets,
    rebellion_after_a_trade,
    faith_that_lies_face_down,
    faith_below_a_vision_that_is_far,
    faith_with_secrets_of_the_bank,
    conquest_against_bandits,
    sanctuary_for_a_relic,
]


@EACH
@pytest.mark.parametrize("there", WON, ids=lambda f: f.__name__)
def test_a_win_that_is_theirs_for_the_taking_is_taken(name: str, there: Position) -> None:
    match = there()
    assert not wins(match.state, 1)
    play_on(name, match, 40)
    assert wins(match.state, 1)


@EACH
@pytest.mark.parametrize("there", WON, ids=lambda f: f.__name__)
def test_a_win_that_is_certain_is_not_given_up(name: str, there: Position) -> None:
    """The rest of the turn undoes nothing, and the next Wake wins."""
    match = there()
    play_on(name, match, 40)
    while match.decision is not None and match.state.active == 1:
        seat = match.decision.seat
        match.answer(BOTS[name](1)(match.look(seat), match.decision))
    assert match.decision is not None
    assert wins(match.state, 1)


@EACH
def test_a_vision_whose_goal_is_met_is_not_replaced(name: str) -> None:
    """The one that lies face down lacks a relic."""
    match = position(
        active=1,
        vision={1: "rebellion"},
        hidden={1: ["sanctuary"]},
        visions_drawn=3,
        relics={0: ["cup_of_plenty"], 1: ["ivory_eye"]},
        banners={"peoples_favor": (1, 2), "darkest_secret": (-1, 1)},
    )
    assert wins(match.state, 1)
    play_on(name, match, 40)
    assert wins(match.state, 1)


# Somebody else's win


def rebellion_of_another(**more: Any) -> Match:
    favor = [2, 2, 2]
    favor[more.get("active", 0)] = 6
    return position(
        vision={1: "rebellion"},
        visions_drawn=3,
        favor=favor,
        banners={"peoples_favor": (1, 2), "darkest_secret": (-1, 1)},
        **more,
    )


def rebellion_and_too_little_favor(**more: Any) -> Match:
    """One favor is short, and a card at the site brings two."""
    secrets = [1, 1, 1]
    return position(
        vision={1: "rebellion"},
        visions_drawn=3,
        favor=[2, 2, 2],
        secrets=secrets,
        cards={"plains": ["longbows"]},
        advisers={0: ["battle_honors"], 2: ["bear_traps"]},
        banners={"peoples_favor": (1, 2), "darkest_secret": (-1, 1)},
        **more,
    )


def usurper_with_a_last_site(**more: Any) -> Match:
    return position(
        warbands={"plains": (1, 1)},
        pawns=["plains", "mountain", "plains"],
        board=[9, 0, 9],
        title=1,
        usurper=True,
        **more,
    )


def usurper_whose_site_is_a_journey_away(**more: Any) -> Match:
    return position(
        warbands={"lush_coast": (1, 1)},
        pawns=["plains", "mountain", "plains"],
        board=[9, 0, 9],
        title=1,
        usurper=True,
        **more,
    )


def faith_of_another(**more: Any) -> Match:
    """The Darkest Secret can be had: its holder's site has a suit that is none of his advisers'."""
    secrets = [1, 1, 1]
    secrets[more.get("active", 0)] = 5
    return position(
        vision={1: "faith"},
        visions_drawn=3,
        secrets=secrets,
        pawns=["plains", "mountain", "plains"],
        cards={"mountain": ["longbows"]},
        banners={"darkest_secret": (1, 3), "peoples_favor": (-1, 1)},
        **more,
    )


def sanctuary_of_another(**more: Any) -> Match:
    """A relic at the site makes it a tie, which is not enough for the other."""
    relics = {0: [], 1: ["cup_of_plenty", "ivory_eye"], 2: ["dowsing_sticks"]}
    return position(
        vision={1: "sanctuary"},
        visions_drawn=3,
        favor=[3, 3, 3],
        secrets=[1, 1, 1],
        pawns=["mountain", "river", "mountain"],
        relics_at={"mountain": ["truthful_harp"]},
        relics=relics,
        banners={"darkest_secret": (-1, 5), "peoples_favor": (-1, 6)},
        **more,
    )


def conquest_of_another(**more: Any) -> Match:
    """A site of the bandits makes it a tie."""
    warbands = {"steppe": (1, 6), "wastes": (1, 6), "river": (0, 1)}
    if not more.get("citizens"):
        warbands["plains"] = (2, 1)
    return position(
        vision={1: "conquest"},
        visions_drawn=3,
        warbands=warbands,
        pawns=["mountain", "steppe", "mountain"],
        board=[9, 0, 9],
        banners={"darkest_secret": (-1, 5), "peoples_favor": (-1, 6)},
        **more,
    )


THREATS = [
    rebellion_of_another,
    rebellion_and_too_little_favor,
    faith_of_another,
    sanctuary_of_another,
    conquest_of_another,
    usurper_with_a_last_site,
    usurper_whose_site_is_a_journey_away,
]
ROLES: dict[str, dict[str, Any]] = {
    "chancellor": {"active": 0},
    "exile": {"active": 2},
    "citizen": {"active": 2, "citizens": [2]},
}


@EACH
@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("threat", THREATS, ids=lambda f: f.__name__)
def test_nobody_who_can_be_stopped_is_let_win(
    name: str, role: str, threat: Callable[..., Match]
) -> None:
    match = threat(**ROLES[role])
    assert wins(match.state, 1)
    play_on(name, match, 40)
    assert not wins(match.state, 1)


# Campaigns


def garrison(warbands: int, **more: Any) -> Match:
    """A Usurper's last site, with a number of warbands."""
    return position(
        warbands={"plains": (1, warbands)},
        pawns=["plains", "mountain", "plains"],
        board=[3, 0, 3],
        title=1,
        usurper=True,
        **more,
    )


@EACH
@pytest.mark.parametrize("role", ROLES)
def test_nobody_attacks_at_hopeless_odds(name: str, role: str) -> None:
    """Three warbands against a wall, even where the game is lost otherwise; against a weak one
    they would."""
    assert answer(name, garrison(1, **ROLES[role])) is word("campaign")
    strong = garrison(9, **ROLES[role])
    assert answer(name, strong) is not word("campaign")
    play_on(name, strong, 40)
    assert strong.state.places[0].warbands == 9


@EACH
def test_a_campaign_that_a_power_offers_is_refused_without_hope(name: str) -> None:
    def replies(warbands: int) -> Any:
        state = garrison(warbands).state
        asked = Decision(0, "second_wind_campaign", (YES, NO))
        return BOTS[name](1)(Look(state, 0), asked)

    assert replies(1) is YES
    assert replies(9) is NO


@EACH
def test_an_answer_with_a_campaign_is_refused_without_hope(name: str) -> None:
    """Knights Errant allow a campaign after a Muster."""

    def replies(warbands: int) -> Any:
        state = garrison(warbands, supply=[0, 7, 7]).state
        asked = Decision(0, "react", (USE, PASS), by=DENIZENS["knights_errant"])
        return BOTS[name](1)(Look(state, 0), asked)

    assert replies(1) is USE
    assert replies(9) is PASS


# The Scepter


@EACH
def test_the_scepter_is_not_given_for_nothing(name: str) -> None:
    def replies(gives: dict[str, int], wants: dict[str, int]) -> Any:
        state = position(favor=[0, 9, 0], secrets=[0, 5, 0]).state
        state.acts.append(Deal(1, to=0, gives=gives, wants=wants))
        asked = Decision(0, "deal_answer", (YES, NO), facts={"player": 1})
        return BOTS[name](1)(Look(state, 0), asked)

    assert replies({}, {GRAND_SCEPTER.key: 1}) is NO
    assert replies({"favor": 9, "secrets": 4}, {GRAND_SCEPTER.key: 1}) is NO
    assert replies({"favor": 9}, {}) is YES


@EACH
def test_the_scepter_is_the_last_thing_to_lose(name: str) -> None:
    match = position(relics={0: ["cup_of_plenty"]}, banners={"peoples_favor": (0, 1)})
    harp = RELICS["cup_of_plenty"]
    for kind, options in (
        ("power_relic", [GRAND_SCEPTER, harp]),
        ("power_swap", [GRAND_SCEPTER, harp]),
        ("power_thing", [GRAND_SCEPTER, PEOPLES_FAVOR]),
    ):
        asked = Decision(0, kind, options)
        assert BOTS[name](1)(Look(match.state, 0), asked) is not GRAND_SCEPTER


@EACH
def test_the_scepter_is_never_offered(name: str) -> None:
    """Whatever could be put into an offer, it is not the Scepter."""
    match = position(favor=[5, 5, 5], secrets=[2, 2, 2], round=3)
    minds = [BOTS[name](seat) for seat in range(3)]
    for _ in range(120):
        decision = match.decision
        if decision is None:
            break
        chosen = minds[decision.seat](match.look(decision.seat), decision)
        assert decision.kind != "deal" or getattr(chosen, "thing", "") != GRAND_SCEPTER.key
        match.answer(chosen)

"""The scripted players finish their games, take a win that is there, and stop others."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.oath.table import LONG_TURN, Patience, asked, choose, position
from throneroom.games.oath import OATH
from throneroom.games.oath.acts import Campaign, Deal
from throneroom.games.oath.bots import BOTS
from throneroom.games.oath.campaign.odds import odds_of
from throneroom.games.oath.cards import DARKEST_SECRET, GRAND_SCEPTER, PEOPLES_FAVOR
from throneroom.games.oath.look import Look
from throneroom.games.oath.state import State
from throneroom.kernel import NO, YES, Chance, Decision, Match, playout, read_options, word

EACH = pytest.mark.parametrize("name", list(BOTS))


def begun(players: int, seed: int) -> State:
    options = read_options(OATH, {"players": players})
    state = OATH.setup(options, Chance(seed))  # type: ignore[arg-type]
    state.options = options
    return state


def answer(name: str, match: Match) -> Any:
    assert match.decision is not None
    seat = match.decision.seat
    return BOTS[name](1)(match.look(seat), match.decision)


def play_on(name: str, match: Match, kinds: int = 12) -> None:
    """Until the turn is over."""
    mind = BOTS[name](1)
    begun_by = match.state.active
    for _ in range(kinds):
        decision = match.decision
        if decision is None or match.state.active != begun_by:
            return
        match.answer(mind(match.look(decision.seat), decision))


def test_a_turn_without_end_is_told() -> None:
    state, patience = position().state, Patience()
    for answers in range(LONG_TURN):
        assert not patience(state, answers)
    with pytest.raises(AssertionError, match=f"seat 0: {LONG_TURN} answers in one turn"):
        patience(state, LONG_TURN)


@pytest.mark.slow
@EACH
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_bot_plays_whole_games(name: str, players: int) -> None:
    state = begun(players, 100 + players)
    minds = [BOTS[name](seat) for seat in range(players)]
    outcome = playout(OATH, state, minds, check=True, enough=Patience())
    assert len(outcome.winners) == 1


@pytest.mark.parametrize("seed", range(6))
def test_nobody_begins_a_hopeless_campaign(seed: int) -> None:
    state = begun(4, seed)
    declared = []

    def watching(mind: Any) -> Any:
        def choose(look: Look, decision: Decision) -> Any:
            act = state.acts[-1] if state.acts else None
            if decision.kind == "campaign_dice" and isinstance(act, Campaign) and act.root:
                declared.append(max(one.win for one in odds_of(state, act)))
            return mind(look, decision)

        return choose

    minds = [watching(maker(seat)) for seat, maker in enumerate(BOTS.values())]
    playout(OATH, state, minds, enough=Patience())
    assert all(win >= 30 for win in declared), declared


@EACH
def test_the_banner_that_wins_is_recovered(name: str) -> None:
    match = position(
        active=1,
        vision={1: "faith"},
        visions_drawn=3,
        secrets=[1, 3, 1],
        banners={"darkest_secret": (-1, 1), "peoples_favor": (0, 2)},
    )
    assert answer(name, match) is word("recover")
    play_on(name, match)
    assert match.state.darkest_secret.holder == 1


@EACH
def test_the_banner_that_would_win_is_taken_away(name: str) -> None:
    match = position(
        vision={1: "rebellion"},
        visions_drawn=3,
        favor=[6, 2, 2],
        banners={"peoples_favor": (1, 2), "darkest_secret": (-1, 1)},
    )
    assert answer(name, match) is word("recover")
    play_on(name, match)
    assert match.state.peoples_favor.holder == 0


@EACH
def test_the_title_that_would_win_is_fought_for(name: str) -> None:
    """The last site of a Usurper is worth a campaign, if it can be won."""
    match = position(
        players=2,
        warbands={"plains": (1, 1)},
        pawns=["plains", "mountain"],
        board=[8, 0],
        title=1,
        usurper=True,
    )
    assert answer(name, match) is word("campaign")


@EACH
def test_the_scepter_is_not_given_away(name: str) -> None:
    state = position(favor=[0, 9, 0]).state
    state.acts.append(Deal(1, to=0, gives={"favor": 3}, wants={GRAND_SCEPTER.key: 1}))
    asked = Decision(0, "deal_answer", (YES, NO), facts={"player": 1})
    assert BOTS[name](1)(Look(state, 0), asked) is NO
    given = Decision(0, "power_relic", [GRAND_SCEPTER, PEOPLES_FAVOR, DARKEST_SECRET])
    assert BOTS[name](1)(Look(state, 0), given) is not GRAND_SCEPTER


def test_only_the_courtier_is_glad_of_citizenship() -> None:
    def replies(name: str) -> Any:
        state = position(round=2).state
        state.acts.append(Deal(0, to=1, citizenship=True))
        asked = Decision(1, "deal_answer", (YES, NO), facts={"player": 0})
        return BOTS[name](1)(Look(state, 1), asked)

    assert replies("courtier") is YES
    assert replies("usurper") is NO


@EACH
def test_nobody_about_to_win_becomes_a_citizen(name: str) -> None:
    state = position(vision={1: "faith"}, visions_drawn=3, banners={"darkest_secret": (1, 2)}).state
    state.acts.append(Deal(0, to=1, citizenship=True, gives={"favor": 2}))
    asked = Decision(1, "deal_answer", (YES, NO), facts={"player": 0})
    assert BOTS[name](1)(Look(state, 1), asked) is NO


@EACH
def test_a_bargain_without_end_is_struck_once(name: str) -> None:
    match = position(cards={"plains": ["witchs_bargain"]}, favor=[4, 4], secrets=[4, 4])
    choose(match, "use:witchs_bargain")
    answers = 0
    while asked(match)[1] != "act":
        match.answer(answer(name, match))
        answers += 1
        assert answers < 9
    assert answers

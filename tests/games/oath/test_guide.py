"""The guide for search: positions are judged by who wins when, and reasons are true."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.oath.table import position
from throneroom.bots.search.contest import Figures
from throneroom.bots.search.hint import advice, hint, reason_for
from throneroom.games.oath import OATH
from throneroom.games.oath.bots import BOTS
from throneroom.games.oath.bots.guide import OathGuide
from throneroom.games.oath.spots import Spot
from throneroom.kernel import Match, Message, Sight
from throneroom.text import LANGUAGES, Voice

GUIDE = OathGuide()
NAMES = ["Anna", "Boris", "Clara"]


def reason(match: Match, key: str) -> Message | None:
    decision = match.decision
    assert decision is not None
    return reason_for(GUIDE, Sight(match).deal(1), decision, decision.read(key))


def said(match: Match, key: str, language: str = "en") -> str:
    found = reason(match, key)
    assert found is not None
    return Voice(OATH, language, NAMES).say(found)


def faith_of_boris(**more: Any) -> Match:
    return position(
        vision={1: "faith"},
        visions_drawn=3,
        secrets=[5, 1, 1],
        pawns=["plains", "mountain", "plains"],
        cards={"mountain": ["longbows"]},
        banners={"darkest_secret": (1, 3), "peoples_favor": (-1, 9)},
        **more,
    )


def test_what_would_stop_a_win_is_named_with_its_price() -> None:
    assert said(faith_of_boris(), "recover") == (
        "Boris wins by the Vision of Faith on the next turn unless the Darkest Secret changes"
        " hands: recover it for 4 secrets"
    )
    assert said(faith_of_boris(), "recover", "ru") == (
        "Boris победит («Видение о вере») в следующий ход, если «Страшная тайна» не сменит"
        " владельца: обретите её за 4 тайны"
    )


def test_no_hint_tells_of_points() -> None:
    match = faith_of_boris()
    assert match.decision is not None
    figures = Figures(0, 44, [0.2, 0.7, 0.1], 0.06, lead=-0.8, ended=True)
    told = advice(match, match.decision, "recover", figures)
    assert (told.wins, told.lead) == (20, 0)


def test_nobody_is_stopped_where_nobody_wins() -> None:
    """The same Recover with two Visions drawn brings a banner, and no more."""
    told = reason(faith_of_boris(change=lambda s: setattr(s, "visions_drawn", 2)), "recover")
    assert told is not None
    assert told.id == "reason-thing"


def test_an_own_win_is_named() -> None:
    match = position(
        active=1,
        vision={1: "rebellion"},
        visions_drawn=3,
        favor=[1, 6, 1],
        banners={"peoples_favor": (-1, 2), "darkest_secret": (-1, 9)},
    )
    assert said(match, "recover") == (
        "you win by the Vision of Rebellion at your next Wake, if nobody prevents it"
    )


def test_a_campaign_is_told_with_its_odds() -> None:
    match = position(
        warbands={"plains": (1, 1)},
        pawns=["plains", "mountain", "plains"],
        board=[9, 0, 0],
        title=1,
        usurper=True,
    )
    told = reason(match, "campaign")
    assert told is not None
    assert told.id == "reason-stop-fight"
    assert told.args["seat"] == 1
    win = told.args["win"]
    assert isinstance(win, int)
    assert win > 90


def test_nothing_hidden_is_told_as_a_reason() -> None:
    """What a Search or a face-down site brings is not known before."""
    match = position(favor=[3, 3, 3], down=["river"])
    told = reason(match, "search")
    assert told is not None
    assert told.id == "reason-search"
    assert all(reason(match.redealt(0, seed=seed), "search") == told for seed in range(5))


def test_a_journey_is_told_by_what_lies_there() -> None:
    match = position(
        pawns=["plains", "mountain", "plains"],
        cards={"mountain": ["longbows"]},
        down=["river"],
    )
    match.answer("travel")
    assert said(match, "mountain") == "there is a card to trade with or to muster from at Mountain"
    decision = match.decision
    assert decision is not None
    hidden = [option.key for option in decision.options if isinstance(option, Spot)]
    assert [said(match, key) for key in hidden] == ["a new site comes to light"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_of_a_whole_game_are_said(language: str) -> None:
    match = Match.new(OATH, {"players": 4}, 3, log=False)
    minds = [make(7) for make in BOTS.values()]
    voice, told = Voice(OATH, language), set()
    while match.decision is not None:
        decision = match.decision
        chosen = minds[decision.seat](match.look(decision.seat), decision)
        if decision.is_single and len(decision.options) > 1:
            found = reason_for(GUIDE, Sight(match).deal(1), decision, chosen)
            if found is not None:
                told.add(found.id)
                assert voice.say(found)
        match.answer(chosen)
    assert len(told) > 4


def test_a_position_is_judged_by_who_wins_when() -> None:
    chances = GUIDE.evaluate(faith_of_boris().state)
    assert sum(chances) == pytest.approx(1)
    assert max(chances) == chances[1]
    waiting = faith_of_boris(change=lambda s: setattr(s, "visions_drawn", 1))
    assert GUIDE.evaluate(waiting.state)[1] < chances[1]


def test_a_hint_stops_the_win_of_another() -> None:
    """Nothing else does: Boris is far away, and there is no army."""
    found = hint(faith_of_boris(supply=[1, 7, 7], round=4), effort=0.3)
    assert found.best.keys == "recover"
    assert found.reason is not None
    assert found.reason.id == "reason-stop-banner"


def test_there_is_always_something_to_consider() -> None:
    match = Match.new(OATH, {"players": 3}, 5, log=False)
    minds = [make(5) for make in BOTS.values()]
    while match.decision is not None:
        decision = match.decision
        look = match.look(decision.seat)
        kept = GUIDE.consider(look, decision, decision.options)
        assert kept
        assert all(option in decision.options for option in kept)
        match.answer(minds[decision.seat](look, decision))

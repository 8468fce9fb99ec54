"""The scripted players: they beat chance, they differ, and they make no move to laugh at."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.conformance.walking import random_answer
from tests.games.paladins.table import CREWS, asked, position
from throneroom.bots.search.hint import hint
from throneroom.games.west_kingdom.paladins import PALADINS
from throneroom.games.west_kingdom.paladins.bots import BOTS
from throneroom.games.west_kingdom.paladins.cards import MODES
from throneroom.games.west_kingdom.paladins.options import PaladinsOptions
from throneroom.kernel import Chance, Decision, Match, Message, Mind, Outcome, playout
from throneroom.text import LANGUAGES, Voice

GAMES = 24
LIKES = {
    "abbess": ("monks", "converted"),
    "marshal": ("attacked", "outposts"),
    "chancellor": ("walls", "jars"),
}


def chance_player(seed: int) -> Mind:
    rng = random.Random(seed)

    def choose(look: Any, decision: Decision) -> Any:
        return random_answer(decision, rng)

    return choose


def play(minds: list[Mind], seed: int) -> tuple[Any, Outcome]:
    options = PaladinsOptions(players=len(minds))
    s = PALADINS.setup(options, Chance(seed))
    s.options = options
    return s, playout(PALADINS, s, minds)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_beats_chance(name: str) -> None:
    won = 0
    for seed in range(GAMES):
        minds = [BOTS[name](seed), chance_player(seed)]
        seat = seed % 2
        won += play(minds[::-1] if seat else minds, seed)[1].winners == [seat]
    assert won >= GAMES - 1


def test_each_does_what_it_likes() -> None:
    done: Counter[tuple[str, str]] = Counter()
    names = list(BOTS)
    for seed in range(GAMES):
        order = [names[(i + seed) % 3] for i in range(3)]
        s, _ = play([BOTS[name](seed) for name in order], seed)
        for name, player in zip(order, s.players, strict=True):
            for whose, kinds in LIKES.items():
                values = [getattr(player, kind) for kind in kinds]
                done[name, whose] += sum(v if isinstance(v, int) else len(v) for v in values)
    for name in names:
        assert max(names, key=lambda other: done[other, name]) == name, done


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_plays_the_same_again(name: str) -> None:
    outcomes = [play([BOTS[name](1), BOTS[name](2)], 5)[1] for _ in range(2)]
    assert outcomes[0] == outcomes[1]


def answer(name: str, t: Any) -> str:
    decision = asked(t)
    option = BOTS[name](1)(t.match.look(decision.seat), decision)
    return str(option.key)


@pytest.mark.parametrize("name", BOTS)
def test_nobody_passes_with_workers_that_are_lost(name: str) -> None:
    t = position(A={"paladin": "otton", "pool": ["labourer"] * 7})
    assert answer(name, t) != "pass"


@pytest.mark.parametrize("name", BOTS)
def test_a_debt_is_paid_off(name: str) -> None:
    t = position(A={"unpaid": 1, "silver": 2, "pool": CREWS["absolve"]})
    t.match.answer("absolve")
    t.match.answer("abs_debt")
    assert answer(name, t) == "yes"


@pytest.mark.parametrize("name", BOTS)
def test_nobody_borrows_for_what_is_cheap(name: str) -> None:
    t = position(
        row={2: "squire_1", 5: "squire_2"}, A={"silver": 9, "pool": ["labourer", "fighter"]}
    )
    t.match.answer("hire")
    assert not answer(name, t).startswith("debt:")


def test_a_thief_keeps_the_suspicion_of_the_last_round() -> None:
    given = {"suspicion": 2, "silver": 2, "converted": ["thief_blue"], "pool": CREWS["absolve"]}
    for round_now, wanted in ((7, "no"), (2, "yes")):
        t = position(round=round_now, A=given)
        t.match.answer("absolve")
        t.match.answer("abs_suspicion")
        assert answer("abbess", t) == wanted


def test_the_guide_says_what_comes_of_it() -> None:
    """A hint's reason, in the words of the game."""
    assert PALADINS.guide is not None
    t = position(A={"silver": 4, "pool": ["labourer", "labourer"]})
    t.match.answer("develop")
    now = t.match.state
    option = asked(t).options[0]
    then = t.match.clone()
    then.answer(option)
    reason = PALADINS.guide.reason(now, then.state, asked(t), option)
    assert reason is not None
    assert reason.id == "reason-workshops"


def test_a_reason_promises_nothing_that_is_unknown() -> None:
    """A conspiracy draws a suspicion card: nobody knows its silver."""
    assert PALADINS.guide is not None
    t = position(tops={"suspicion": ["suspicion_2"]}, A={"pool": ["labourer"]})
    decision = asked(t)
    option = next(one for one in decision.options if one.key == "conspire")
    then = t.match.clone()
    then.answer(option)
    reason = PALADINS.guide.reason(t.match.state, then.state, decision, option)
    assert reason is not None
    assert (reason.id, reason.args) == ("reason-conspire", {})


def test_a_tavern_card_is_for_what_its_workers_can_do() -> None:
    """Every card brings four workers; the actions that become possible tell them apart."""
    assert PALADINS.guide is not None
    match = Match.new(PALADINS, {"players": 2}, 1)
    while (decision := match.decision) is not None and decision.kind != "tavern":
        match.answer(decision.options[0])
    assert decision is not None
    told = set()
    for card in decision.options:
        then = match.clone()
        then.answer(card)
        reason = PALADINS.guide.reason(match.state, then.state, decision, card)
        assert reason is not None
        assert reason.id == "reason-possible"
        actions = reason.args["actions"]
        assert isinstance(actions, list)
        while (asks := then.decision) is not None and asks.kind != "turn":
            then.answer(asks.options[0])
        assert asks is not None
        assert asks.seat == decision.seat
        assert set(actions) <= set(asks.keys)
        told.add(tuple(actions))
    assert len(told) > 1


@pytest.mark.parametrize("mode", MODES)
def test_every_action_has_a_reason_before_its_target_is_chosen(mode: str) -> None:
    assert PALADINS.guide is not None
    t = position(A={"pool": ["criminal"] * 3})
    reason = PALADINS.guide.reason(t.s, None, asked(t), MODES[mode])
    assert reason is not None
    for language in LANGUAGES:
        assert Voice(PALADINS, language, ["Anna", "Boris"]).say(reason) != reason.id


def test_targets_and_paladins_have_reasons() -> None:
    """A place by its reward, a paladin by what he lends most."""
    assert PALADINS.guide is not None
    t = position(A={"provisions": 1, "pool": ["criminal"] * 3})
    t.match.answer("commission")
    place = next(one for one in asked(t).options if one.key == "loc_1_2")
    wanted = Message("reason-reward", {"goods": ["silver", "silver"]})
    assert PALADINS.guide.reason(t.match.state, None, asked(t), place) == wanted
    match = Match.new(PALADINS, {"players": 2}, 1)
    while (decision := match.decision) is not None and decision.kind != "paladin":
        match.answer(decision.options[0])
    assert decision is not None
    lineup = decision.options[0]
    reason = PALADINS.guide.reason(match.state, None, decision, lineup)
    assert reason is not None
    assert reason.id == "reason-lent"
    assert reason.args["n"] == max(
        lineup.played.faith, lineup.played.strength, lineup.played.influence
    )


def test_a_hint_can_be_told() -> None:
    """In the last round the last worker should pay off a debt, and the hint says why."""
    t = position(
        round=7,
        row={5: "debt_collector_2"},
        A={"paladin": "ivon", "unpaid": 1, "pool": ["labourer"]},
        B={"paladin": "ivon", "pool": [], "passed": True},
    )
    found = hint(t.match, effort=0.2)
    assert found.best.keys == "dismiss"
    for language in LANGUAGES:
        voice = Voice(PALADINS, language, ["Anna", "Boris"])
        if found.reason is not None:
            assert voice.say(found.reason)


def test_the_guide_knows_who_leads() -> None:
    assert PALADINS.guide is not None
    t = position(A={"faith": 8, "silver": 5}, B={"faith": 2})
    shares = PALADINS.guide.evaluate(t.s)
    assert shares is not None
    assert shares[0] > shares[1]
    match = Match.new(PALADINS, {"players": 4}, 1)
    even = PALADINS.guide.evaluate(match.state)
    assert even is not None
    assert max(even) - min(even) < 0.05

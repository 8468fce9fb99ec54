"""The three bots: sound, of different character, and stronger than chance."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.conformance.walking import random_answer
from tests.games.viscounts.table import Table, has, new_state, position
from throneroom.bots.search.hint import hint
from throneroom.bots.search.limit import Limit
from throneroom.bots.search.think import Searcher
from throneroom.games.west_kingdom.viscounts import VISCOUNTS
from throneroom.games.west_kingdom.viscounts.bots import BOTS
from throneroom.games.west_kingdom.viscounts.bots.guide import ViscountsGuide
from throneroom.games.west_kingdom.viscounts.state import State
from throneroom.kernel import Match, Mind, Outcome, ask, key_of, playout
from throneroom.text import LANGUAGES, Voice


def stray(seed: int) -> Mind:
    rng = random.Random(seed)
    return lambda look, decision: random_answer(decision, rng)


def play(minds: list[Mind], seed: int, **options: Any) -> tuple[State, Outcome]:
    s = new_state({"players": len(minds), **options}, seed)
    return s, playout(VISCOUNTS, s, minds, check=True)


def test_bots_beat_chance() -> None:
    """By a wide margin, in every seat."""
    for number, name in enumerate(BOTS):
        for seed in range(3):
            minds = [stray(seed), stray(seed + 9), stray(seed + 17)]
            seat = (number + seed) % 3
            minds[seat] = BOTS[name](seed)
            _, outcome = play(minds, seed)
            assert outcome.winners == [seat], (name, seed)


def test_bots_have_different_characters() -> None:
    """Of three at one table each has most of what it likes, over a few games."""
    liked = {"castellan": 0, "scribe": 0, "mason": 0}
    for seed in range(8):
        names = list(liked)
        random.Random(seed).shuffle(names)
        s, _ = play([BOTS[name](seed) for name in names], seed)
        most = {
            "castellan": [sum(s.in_castle(seat)) for seat in range(3)],
            "scribe": [len(player.manuscripts) for player in s.players],
            "mason": [len(player.built) for player in s.players],
        }
        for name, counts in most.items():
            liked[name] += counts[names.index(name)] == max(counts)
    assert min(liked.values()) >= 4, liked


@pytest.mark.parametrize("rival", ["cleric", "builder", "noble", "card"])
def test_bots_play_alone(rival: str) -> None:
    s, outcome = play([BOTS["castellan"](1)], 1, rival=rival, difficulty=1, extra_heroes=True)
    assert outcome.together is not None
    assert outcome.scores[0].total > 20
    assert s.rival is not None


def test_search_thinks_in_every_turn_of_a_game_alone() -> None:
    """Nobody else is asked between two turns."""
    match = Match.new(VISCOUNTS, {"players": 1}, 3, log=False)
    mind = Searcher(Limit(tries=20), 1)
    tries: Counter[int] = Counter()
    while match.decision is not None and match.state.turns < 7:
        turn, before = match.state.turns, mind.spent
        answer = ask(mind, match)
        tries[turn] += int(mind.spent - before if mind.spent >= before else mind.spent)
        match.answer(answer)
    assert all(tries[turn] >= 20 for turn in (1, 3, 5)), tries


def bought(mind: Mind, t: Table, *stop: str) -> None:
    """The bot answers until it is asked for one of these."""
    while t.asked.kind not in stop:
        t.match.answer(mind(t.match.look(t.asked.seat), t.asked))


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("top", "wanted"), [("missionary_play", "no"), ("jeweller", "yes")])
def test_bots_dismiss_for_what_it_brings(name: str, top: str, wanted: str) -> None:
    """Four merchants make two gold: a fifth one brings nothing, two more another gold."""
    t = position(
        phase="action",
        tops={"bay": [top]},
        A={
            "space": "7",
            "board": ["trader", "lender", "financier"],
            "hand": ["abbot", "squire"],
            "silver": 2,
        },
    )
    mind = BOTS[name](1)
    bought(mind, t, "dismiss")
    assert t.asked.facts == {"need": 0}
    assert key_of(mind(t.match.look(0), t.asked)) == wanted
    bought(mind, t, "play")
    has(t.A, gold=3)


def test_the_guide_estimates_who_will_win() -> None:
    guide = ViscountsGuide[State]()
    for players in (1, 3):
        match = Match.new(VISCOUNTS, {"players": players}, 4, log=False)
        minds = [BOTS["mason"](seat) for seat in range(players)]
        while match.decision is not None and match.state.round < 4:
            seat = match.decision.seat
            match.answer(minds[seat](match.look(seat), match.decision))
        odds = guide.evaluate(match.state)
        assert len(odds) == players
        assert all(0 < one < 1 for one in odds)
        if players > 1:
            assert abs(sum(odds) - 1) < 1e-9
        better = match.state.copy()
        better.options = match.state.options
        better.players[0].approved += 5
        assert guide.evaluate(better)[0] > odds[0]


def test_reasons_are_said_of_what_is_certain() -> None:
    guide = ViscountsGuide[State]()
    match = Match.new(VISCOUNTS, {"players": 2}, 6, log=False)
    minds = [BOTS["castellan"](seat) for seat in range(2)]
    voices = [Voice(VISCOUNTS, language, ["Anna", "Boris"]) for language in LANGUAGES]
    found: dict[str, str] = {}
    while match.decision is not None and match.state.round < 8:
        decision = match.decision
        answer = minds[decision.seat](match.look(decision.seat), decision)
        before = match.state.copy()
        before.options = match.state.options
        then = match.foresee(answer)
        state = None if then is None else then.state
        reason = guide.reason(before, state, decision, answer)
        if reason is not None:
            found[decision.kind] = reason.id
            assert all(voice.say(reason) for voice in voices)
        match.answer(answer)
    assert {"play", "move", "action", "recruit"} <= set(found)


def test_a_hint_can_be_told() -> None:
    """A worker that rises is better than a single one elsewhere, and the hint says why."""
    match = Match.new(VISCOUNTS, {"players": 2}, 9, log=False)
    minds = [BOTS["castellan"](seat) for seat in range(2)]
    while match.decision is not None and match.decision.kind != "workers":
        seat = match.decision.seat
        match.answer(minds[seat](match.look(seat), match.decision))
    found = hint(match, effort=0.1)
    assert match.decision is not None
    assert found.best.keys in match.decision.keys
    for language in LANGUAGES:
        voice = Voice(VISCOUNTS, language, ["Anna", "Boris"])
        assert voice.say(found.best.caption[0])
        if found.reason is not None:
            assert voice.say(found.reason)

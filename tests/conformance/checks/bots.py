"""The game's own bots."""

from __future__ import annotations

from typing import Any

from tests.conformance.cases import Case
from tests.conformance.promise import promise
from tests.conformance.walking import LONGEST, seats, some, walk
from throneroom.kernel import Decision, Guide, Picks, playout


@promise(every=3)
def bots_play_by_the_rules_and_again_the_same(case: Case) -> None:
    for maker in case.game.bots().values():
        outcomes = []
        for _ in range(2):
            state = case.begin(log=False).state.copy()
            minds = [maker(seat) for seat in range(state.options.players)]
            outcomes.append(playout(case.game, state, minds, check=True))
        assert outcomes[0] == outcomes[1]


@promise(every=6)
def bots_know_only_what_their_seat_may(case: Case) -> None:
    """A bot answers the same in a world that looks the same to its seat."""
    for maker in case.game.bots().values():
        match = case.begin(log=False)
        minds = [maker(seat) for seat in seats(match)]
        twins = [maker(seat) for seat in seats(match)]
        for number in range(LONGEST):
            decision = match.decision
            if decision is None:
                break
            seat = decision.seat
            other = match.redealt(seat, number)
            assert other.decision is not None
            answer = minds[seat](match.look(seat), decision)
            twin = twins[seat](other.look(seat), other.decision)
            assert decision.read(twin) == decision.read(answer)
            match.answer(answer)


@promise(every=6)
def the_guide_considers_only_what_is_offered(case: Case) -> None:
    """Of a decision for several options, what can be picked next."""
    guide = case.game.guide
    if guide is None:
        return
    match = case.begin(log=False)
    looked_at = some(case, 2, 0.02)
    for decision, answer in walk(match, case.seed):
        if looked_at(decision):
            _stays_within(guide, match.look(decision.seat), decision)
        match.answer(answer)


def _stays_within(guide: Guide[Any], look: Any, decision: Decision) -> None:
    picks = None if decision.is_single else Picks(decision)
    done = False
    while not done:
        offered = picks.options() if picks else decision.options
        considered = guide.consider(look, decision, offered)
        assert considered
        assert all(option in offered for option in considered)
        done = picks is None or picks.pick(considered[0])

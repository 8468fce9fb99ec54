"""The game's own bots."""

from __future__ import annotations

from tests.conformance.cases import Case
from tests.conformance.promise import promise
from tests.conformance.walking import LONGEST, seats
from throneroom.kernel import playout


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

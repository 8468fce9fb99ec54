"""Random games: twenty workers each, every card once, whoever plays and however hard."""

from __future__ import annotations

import pytest

from tests.conformance.cases import Case
from tests.conformance.walking import walk
from throneroom.games.west_kingdom.architects.cards import WORKERS
from throneroom.games.west_kingdom.tomesaga import coop
from throneroom.games.west_kingdom.tomesaga.architects_coop import ARCHITECTS_COOP
from throneroom.games.west_kingdom.tomesaga.architects_coop.check import check
from throneroom.games.west_kingdom.tomesaga.architects_coop.state import State

SETS = [
    {"players": players, "difficulty": difficulty, "events": events}
    for players in (1, 2, 3, 4)
    for difficulty in ("normal", "hard")
    for events in (4, 6)
]


@pytest.mark.parametrize("number", range(len(SETS)))
def test_workers_and_cards_after_every_step(number: int) -> None:
    case = Case(ARCHITECTS_COOP, SETS[number], number)
    match = case.begin(log=False)
    for _, answer in walk(match, case.seed):
        match.answer(answer)
        check(match.state)
        assert_workers(match.state)
    outcome = ARCHITECTS_COOP.outcome(match.state)
    total = sum(score.total for score in outcome.scores)
    assert outcome.together is (total >= match.state.target)
    assert outcome.ranks == [1] * len(match.state.players)


def assert_workers(s: State) -> None:
    for seat, player in enumerate(s.players):
        here = player.free + sum(player.open) + player.prison + s.overlord.captured[seat]
        gone = s.market.count(seat) + s.guildhall.count(seat) + s.overlord.killed[seat]
        assert here + gone == WORKERS
    mine = s.overlord_seat
    his = s.overlord.free + sum(s.overlord.open) + s.overlord.prison
    his += sum(player.captured[mine] for player in s.players)
    assert his + s.market.count(mine) + s.guildhall.count(mine) == coop.WORKERS

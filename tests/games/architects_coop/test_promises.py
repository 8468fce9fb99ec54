"""Random games: twenty workers each, every card once, whoever plays and however hard; and every
promise that a registered game keeps."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.cases import Case, cases
from tests.conformance.checks import CHECKS
from tests.conformance.walking import walk
from throneroom.games.west_kingdom.architects.cards import WORKERS
from throneroom.games.west_kingdom.tomesaga import coop
from throneroom.games.west_kingdom.tomesaga.architects_coop import ARCHITECTS_COOP
from throneroom.games.west_kingdom.tomesaga.architects_coop.check import check
from throneroom.games.west_kingdom.tomesaga.architects_coop.state import State

MORE: list[dict[str, Any]] = [
    {"players": 2, "difficulty": "hard", "events": 6},
    {"players": 4, "characters": "chosen"},
    {"players": 3, "promo_cards": True, "apprentice_refresh": True, "small_taxes_stay": True},
]
SECRETS = {
    "building_kept": ("card", ["seat"]),
    "loss_avoided": ("card", ["seat"]),
    "drew": ("cards", ["seat"]),
    "kept_one": ("card", ["seat"]),
    "discarded": ("cards", ["seat"]),
    "put_back": ("card", ["seat"]),
    "card_handed": ("card", ["seat", "receiver"]),
}
REMEMBERED = ["deck_known", "two_sided", "overlord.given"]
PLAYED = cases(ARCHITECTS_COOP, MORE, [], SECRETS, REMEMBERED)

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


@pytest.mark.parametrize(("number", "name"), list(enumerate(CHECKS)), ids=str)
def test_promise(number: int, name: str) -> None:
    CHECKS[name](PLAYED[number % len(PLAYED)])

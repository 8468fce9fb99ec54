"""What every game promises is walked by the conformance suite; here, what only this one does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from tests.conformance.cases import Case
from tests.conformance.walking import walk
from tests.games.architects.table import workers_of
from throneroom.games.west_kingdom.architects import ARCHITECTS
from throneroom.games.west_kingdom.architects import events as e
from throneroom.games.west_kingdom.architects.cards import BOARDS, PLAIN, WORKERS
from throneroom.games.west_kingdom.architects.check import check
from throneroom.games.west_kingdom.architects.state import State
from throneroom.kernel import Event

SETS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "setup": "variable", "characters": "chosen", "starting_apprentice": True},
    {"players": 5, "promo_cards": True, "starting_apprentice": True},
]
PLAYED = [Case(ARCHITECTS, each, seed) for seed, each in enumerate(SETS)]
HELD = (*PLAIN, "virtue", "unpaid", "paid")


@pytest.mark.parametrize("case", PLAYED, ids=str)
def test_twenty_workers_and_every_card_after_every_step(case: Case) -> None:
    match = case.begin(log=False)
    for _, answer in walk(match, case.seed):
        match.answer(answer)
        check(match.state)
        for seat in range(match.options.players):
            assert workers_of(match.state, seat) == WORKERS


@pytest.mark.parametrize("case", PLAYED, ids=str)
def test_goods_come_and_go_as_it_is_told(case: Case) -> None:
    """What everybody has is what they began with and what was told since: nothing comes from
    nowhere, nothing is lost. In the middle of a payment it is told a little later."""
    match = case.begin()
    s: State = match.state
    told = counted(s)
    read = len(s.log or ())
    for _, answer in walk(match, case.seed):
        match.answer(answer)
        log: Sequence[Event] = match.state.log
        for event in log[read:]:
            book = BOOKS.get(type(event))
            if book is not None:
                book(told, event)
        read = len(log)
        if match.decision is None or match.decision.checkpoint:
            assert told == counted(match.state)


Account = Counter[tuple[int, str]]


def counted(s: State) -> Account:
    return Counter(
        {
            (seat, item): getattr(player, item)
            for seat, player in enumerate(s.players)
            for item in HELD
        }
        | {(-1, "tax"): s.tax, (-1, "coins"): sum(sum(row) for row in s.coins)}
    )


def take_board(told: Account, event: Any) -> None:
    """What a board gives is set."""
    board = BOARDS[event.board]
    given = {**board.gain, "unpaid": board.gain.get("debt", 0)}
    for item in HELD:
        told[event.seat, item] = given.get(item, 0)
    told[event.seat, "silver"], told[event.seat, "virtue"] = board.silver, board.virtue


def change(*items: str, by: int = 1) -> Callable[[Account, Any], None]:
    def book(told: Account, event: Any) -> None:
        for item in items or event.goods:
            told[event.seat, item] += by

    return book


def pay(told: Account, event: Any) -> None:
    for item in getattr(event, "goods", ()):
        told[event.seat, item] -= 1
    told[event.seat, "silver"] -= event.tax
    told[-1, "tax"] += event.tax


def change_virtue(told: Account, event: Any) -> None:
    told[event.seat, "virtue"] += event.change
    assert told[event.seat, "virtue"] == event.virtue


def avoid_debt(told: Account, event: Any) -> None:
    told[event.seat, "silver"] -= event.silver


def pay_debt(told: Account, event: Any) -> None:
    told[event.seat, "unpaid"] -= 1
    told[event.seat, "paid"] += 1


def take_taxes(told: Account, event: Any) -> None:
    assert told[-1, "tax"] == event.silver
    told[-1, "tax"] = 0
    told[event.seat, "silver"] += event.silver


def hire(told: Account, event: Any) -> None:
    told[event.seat, "silver"] += event.found - event.coins
    told[-1, "coins"] += event.coins - event.found


BOOKS: dict[type[Event], Callable[[Account, Any], None]] = {
    e.BoardTaken: take_board,
    e.Gained: change(),
    e.Paid: pay,
    e.TaxPaid: pay,
    e.VirtueChanged: change_virtue,
    e.DebtTaken: change("unpaid"),
    e.DebtDestroyed: change("unpaid", by=-1),
    e.DebtAvoided: avoid_debt,
    e.DebtPaid: pay_debt,
    e.TaxesTaken: take_taxes,
    e.Hired: hire,
}

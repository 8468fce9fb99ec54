"""Asking by name."""

from __future__ import annotations

from typing import Any, TypeVar

import pytest

from tests.kernel.games.caravan import MAP, SALT, SILK
from throneroom.kernel import Asking, Decision, choose, choose_some

T = TypeVar("T")


def ask(asking: Asking[T], *answers: Any) -> tuple[list[Decision], T]:
    """The decisions that were asked, and the result."""
    asked: list[Decision] = []
    left = iter(answers)
    try:
        asked.append(asking.send(None))
        while True:
            asked.append(asking.send(asked[-1].read(next(left))))
    except StopIteration as end:
        return asked, end.value


def test_one_of_several() -> None:
    (decision,), chosen = ask(
        choose(1, "trash", [SILK, MAP], at="hand", by=SALT, checkpoint=True, inner=True, cost=3),
        MAP,
    )
    assert chosen is MAP
    assert decision == Decision(
        *(1, "trash", [SILK, MAP], 1, 1, True, "hand"), facts={"cost": 3}, by=SALT, inner=True
    )


def test_like_options_are_one() -> None:
    (decision,), chosen = ask(choose(0, "trash", [SILK, SILK, MAP]), "silk")
    assert decision.options == [SILK, MAP]
    assert chosen is SILK


@pytest.mark.parametrize("options", [[SILK], [SILK, SILK]])
def test_nobody_is_asked_who_has_no_choice(options: list[Any]) -> None:
    assert ask(choose(0, "trash", options)) == ([], SILK)


def test_to_confirm_is_a_choice_too() -> None:
    (decision,), chosen = ask(choose(0, "trash", [SILK], always=True), SILK)
    assert decision.options == [SILK]
    assert chosen is SILK


def test_some_of_several_come_in_the_order_of_the_options() -> None:
    (decision,), chosen = ask(
        choose_some(0, "discard", [SILK, MAP, SALT], 0, 2, at="hand", by=SALT), [SALT, SILK]
    )
    assert (decision.lo, decision.hi, decision.at, decision.by) == (0, 2, "hand", SALT)
    assert chosen == [SILK, SALT]


def test_an_ordered_choice_keeps_its_order() -> None:
    (decision,), chosen = ask(
        choose_some(0, "discard", [SILK, MAP, SALT], 2, 2, ordered=True), [SALT, SILK]
    )
    assert decision.ordered
    assert chosen == [SALT, SILK]


def test_exactly_one_of_several_is_a_list_too() -> None:
    (decision,), chosen = ask(choose_some(0, "discard", [SILK, MAP], 1, 1), MAP)
    assert decision.is_single
    assert chosen == [MAP]


def test_exactly_one_of_several_is_asked_with_like_ones_as_one() -> None:
    (decision,), chosen = ask(choose_some(0, "discard", [SILK, SILK, MAP], 1, 1), MAP)
    assert decision.options == [SILK, MAP]
    assert chosen == [MAP]


@pytest.mark.parametrize(
    ("options", "lo", "hi", "chosen"),
    [
        ([], 0, 3, []),
        ([SILK, MAP], 0, 0, []),
        ([SILK, MAP], 2, 2, [SILK, MAP]),
        ([SILK, SILK, SILK], 2, 2, [SILK, SILK]),
        ([SILK], 1, 1, [SILK]),
    ],
)
def test_nobody_is_asked_for_some_without_a_choice(
    options: list[Any], lo: int, hi: int, chosen: list[Any]
) -> None:
    assert ask(choose_some(0, "discard", options, lo, hi)) == ([], chosen)


def test_the_order_of_all_is_a_choice() -> None:
    asked, chosen = ask(choose_some(0, "lay", [SILK, MAP], 2, 2, ordered=True), [MAP, SILK])
    assert len(asked) == 1
    assert chosen == [MAP, SILK]

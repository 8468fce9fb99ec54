"""Every scheme, event and side under its own name, and what they do when nothing can be done."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.architects_coop.table import (
    BLUE,
    GREEN,
    RED,
    at,
    demands,
    fill,
    give,
    next_event,
    no_events,
    overlord,
    position,
    run,
    told,
)
from throneroom.games.west_kingdom.tomesaga.architects_coop import ARCHITECTS_COOP
from throneroom.games.west_kingdom.tomesaga.architects_coop.cards import (
    DEMANDS,
    EVENT_CARDS,
    FUTURE,
    OVERLORD_BOARDS,
    SCHEMES,
    SIDES,
    STARTING,
    TWO_SIDED,
)
from throneroom.games.west_kingdom.tomesaga.architects_coop.overlord import carry_out
from throneroom.games.west_kingdom.tomesaga.architects_coop.state import State
from throneroom.games.west_kingdom.tomesaga.architects_coop.view import view


def play(s: State, key: str, **answers: Any) -> list[str]:
    s.overlord.is_on_turn = True
    asked = run(carry_out(s, SCHEMES[key]), **answers)
    s.overlord.is_on_turn = False
    return asked


def his(s: State, place: str) -> int:
    return at(s, s.overlord_seat, place)


# The tables


def test_his_turn_is_no_part_of_a_players() -> None:
    s = position(2)
    assert view(s, RED).steps == ["step-worker", "step-action", "step-discard"]
    s.overlord.is_on_turn = True
    assert (view(s, RED).steps, view(s, RED).step) == (["step-overlord"], 0)


def test_counts_of_the_box() -> None:
    assert len(STARTING) == 8, "nine, less the one of Age of Artisans"
    assert SCHEMES["scheme_9"].requires == "age_of_artisans"
    assert len(FUTURE) == 6
    assert [card.key for card in FUTURE if card.final] == ["future_6"]
    assert len(EVENT_CARDS) == len(DEMANDS) == 8
    assert len(OVERLORD_BOARDS) == 2
    assert len(TWO_SIDED) == 3
    assert len(SIDES) == 6


def test_what_is_ours_says_so() -> None:
    """Only the demand for clay is the rulebook's."""
    assert all(card.reconstructed for card in SCHEMES.values())
    assert [one.key for one in DEMANDS.values() if not one.reconstructed] == ["demand_clay"]
    shown = position(2)
    assert all(board.reconstructed for board in OVERLORD_BOARDS.values())
    assert shown.board.key == "overlord_blue"
    told = ARCHITECTS_COOP.view(shown, None)
    assert told.sides_reconstructed
    assert told.overlord.reconstructed
    assert told.offers_reconstructed == "storehouse"


def test_two_demands_of_each_level() -> None:
    levels = sorted(one.level for one in DEMANDS.values())
    assert levels == [1, 1, 2, 2, 3, 3, 4, 4]
    assert sorted(one.item for one in DEMANDS.values()) == sorted(
        ["clay", "silver", "wood", "stone", "building_card", "debt", "gold", "marble"]
    )


# Starting schemes; the first one is the rulebook's example and among the cases


def test_scheme_1_with_a_free_town() -> None:
    s = position(3)
    play(s, "scheme_1")
    assert (s.overlord_in_guildhall, his(s, "storehouse"), s.overlord.free) == (1, 1, 18)


def test_scheme_2() -> None:
    s = position(3)
    give(s, RED, quarry=3)
    play(s, "scheme_2")
    assert s.overlord.captured[RED] == 2, "strip 1: nobody to imprison, so he captures"
    assert s.overlord_in_guildhall == 1


@pytest.mark.parametrize(("difficulty", "taken"), [("normal", 0), ("hard", 2)])
def test_scheme_3_meets_a_strip_of_the_red_board_only(difficulty: str, taken: int) -> None:
    s = position(3, difficulty=difficulty)
    give(s, RED, forest=4)
    play(s, "scheme_3")
    assert s.overlord.captured[RED] == taken
    assert his(s, "forest") == 1


def test_scheme_4() -> None:
    s = position(3)
    give(s, BLUE, mines=1)
    s.tax = 4
    play(s, "scheme_4")
    assert s.overlord.captured[BLUE] == 1
    assert [player.virtue for player in s.players] == [6, 6, 6]
    assert s.tax == 0


def test_scheme_4_at_virtue_0_is_a_debt() -> None:
    s = position(2)
    give(s, RED, virtue=0)
    s.tax = 4
    play(s, "scheme_4")
    assert (s.players[RED].virtue, s.players[RED].unpaid) == (0, 1)


def test_scheme_5() -> None:
    s = position(3)
    play(s, "scheme_5")
    assert his(s, "silversmith") == 1
    assert s.market == [None, None, s.overlord_seat]


def test_scheme_5_brings_the_reset_as_the_third_worker() -> None:
    s = position(3)
    s.market[:] = [RED, None, BLUE]
    play(s, "scheme_5")
    assert s.market == [None, None, None]
    assert (s.players[RED].prison, s.players[BLUE].prison, s.overlord.prison) == (1, 1, 1)
    assert [player.unpaid for player in s.players] == [1, 1, 0], "they tie with him"


def test_scheme_6() -> None:
    s = position(3)
    next_event(s, "event_greed", left=2)
    play(s, "scheme_6")
    assert his(s, "workshop") == 1
    assert s.overlord.demands_up == 2
    assert [card.key for card in s.overlord.events_past] == ["event_greed"]


def test_scheme_7() -> None:
    s = position(3)
    play(s, "scheme_7")
    assert (his(s, "quarry"), his(s, "mines"), s.overlord.demands_up) == (1, 1, 2)


def test_scheme_8() -> None:
    s = position(3)
    top = s.overlord.future[-1]
    play(s, "scheme_8")
    assert s.market[2] == s.overlord_seat
    assert his(s, "forest") == 1
    assert s.overlord.discards[-1] is top
    assert len(s.overlord.future) == 5


# Future schemes


def test_future_1() -> None:
    s = position(3)
    next_event(s, "event_slander")
    play(s, "future_1")
    assert s.overlord_in_guildhall == 1
    assert [player.virtue for player in s.players] == [6, 6, 6]


def test_future_2() -> None:
    s = position(3)
    give(s, RED, prison=2, storehouse=1)
    play(s, "future_2")
    assert (s.players[RED].prison, s.killed(RED), s.killed(BLUE)) == (1, 1, 0)
    assert s.overlord.captured[RED] == 1


def test_future_3() -> None:
    s = position(3)
    overlord(s, holds={GREEN: 1})
    play(s, "future_3")
    assert s.players[GREEN].prison == 1
    assert (s.overlord_in_guildhall, his(s, "forest"), s.overlord.demands_up) == (1, 1, 2)


def test_future_4_is_decided_by_the_last_player() -> None:
    s = position(3)
    s.first = BLUE
    next_event(s, "event_greed")
    steps = carry_out(s, SCHEMES["future_4"])
    decision = steps.send(None)
    assert (decision.seat, decision.kind) == (RED, "target"), "red is last when blue begins"
    with pytest.raises(StopIteration):
        steps.send(decision.options[0])
    assert sum(s.overlord.killed) == 1


def test_future_5() -> None:
    """The future scheme that goes on top is the one that is carried out next."""
    s = position(3)
    top = SCHEMES["future_3"]
    s.overlord.future.remove(top)
    s.overlord.future.append(top)
    play(s, "future_5")
    assert [event.card for event in told(s, "scheme_revealed")] == ["future_3"]
    assert s.overlord.unseen == 0
    assert (his(s, "mines"), his(s, "forest"), s.overlord_in_guildhall) == (1, 1, 1)


def test_future_6() -> None:
    s = position(3)
    next_event(s, "event_levy")
    s.overlord.schemes.append(SCHEMES["scheme_7"])
    play(s, "future_6")
    assert s.overlord_in_guildhall == 1
    assert [event.card for event in told(s, "scheme_revealed")] == ["scheme_7"]


def test_the_end_cuts_his_turn_short() -> None:
    """Nothing of the rest happens: not the further scheme of the final card."""
    s = position(3)
    no_events(s)
    play(s, "future_6")
    assert s.is_played_out
    assert not told(s, "scheme_revealed")


# Events


def test_slander() -> None:
    s = position(2)
    give(s, RED, virtue=0)
    play(s, "event_slander")
    assert [(player.virtue, player.unpaid) for player in s.players] == [(0, 1), (6, 0)]


def test_slander_and_merovech() -> None:
    """He may discard a building card instead, off turn too."""
    s = position(2)
    give(s, BLUE, board="merovech", hand=["well"])
    play(s, "event_slander", instead_of_virtue="well")
    assert [player.virtue for player in s.players] == [6, 7]


def test_levy() -> None:
    s = position(3)
    give(s, RED, silver=5)
    give(s, BLUE, silver=1)
    give(s, GREEN, silver=0)
    play(s, "event_levy")
    assert [player.silver for player in s.players] == [3, 0, 0]


def test_usury() -> None:
    s = position(3)
    play(s, "event_usury", target="player:1")
    assert [player.unpaid for player in s.players] == [0, 1, 0]


def test_usury_and_hugo() -> None:
    s = position(2)
    give(s, BLUE, board="hugo", silver=2)
    asked = play(s, "event_usury", target="player:1", instead_of_debt="yes")
    assert asked == ["target", "instead_of_debt"]
    assert (s.players[BLUE].unpaid, s.players[BLUE].silver) == (0, 0)


def test_usury_alone_asks_nobody() -> None:
    s = position(1)
    assert play(s, "event_usury") == []
    assert s.players[RED].unpaid == 1


def test_execution() -> None:
    s = position(3)
    give(s, RED, prison=1)
    give(s, BLUE, prison=3)
    play(s, "event_execution")
    assert [player.prison for player in s.players] == [0, 2, 0]
    assert s.overlord.killed == [1, 1, 0]


def test_murder_takes_a_free_worker_first() -> None:
    s = position(3)
    give(s, RED, free=1, forest=4)
    assert play(s, "event_murder", target="player:0") == ["target"]
    assert (s.players[RED].free, at(s, RED, "forest"), s.killed(RED)) == (0, 4, 1)


def test_murder_of_a_prisoner() -> None:
    s = position(2)
    give(s, RED, free=0, prison=2, quarry=1)
    play(s, "event_murder", target="player:0", lose_worker="prison")
    assert (s.players[RED].prison, s.killed(RED)) == (1, 1)


def test_greed_with_all_demands_open() -> None:
    s = position(2)
    demands(s, "demand_clay", "demand_wood", "demand_debts", "demand_gold")
    play(s, "event_greed")
    assert s.overlord.demands_up == 4
    assert not told(s, "demand_revealed")


def test_plot() -> None:
    s = position(2)
    top = s.overlord.future[-1]
    play(s, "event_plot")
    assert s.overlord.schemes[-1] is top
    assert s.overlord.unseen == 1


def test_plot_without_future_schemes() -> None:
    s = position(2)
    s.overlord.discards += s.overlord.future
    s.overlord.future.clear()
    before = list(s.overlord.schemes)
    play(s, "event_plot")
    assert s.overlord.schemes == before


def test_raid() -> None:
    s = position(2)
    s.overlord.schemes.append(SCHEMES["scheme_7"])
    play(s, "event_raid")
    assert his(s, "quarry") == 1


def test_every_scheme_and_event_was_named() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    for card in (*STARTING, *FUTURE, *EVENT_CARDS):
        assert f'(s, "{card.key}"' in source or f'SCHEMES["{card.key}"]' in source


# Placing


def test_a_full_market_is_passed_over() -> None:
    s = position(3)
    s.market[:] = [RED, BLUE, GREEN]
    play(s, "scheme_8")
    assert s.market == [RED, BLUE, GREEN]
    assert len(told(s, "market_full")) == 1


def test_without_any_worker_nothing_is_placed() -> None:
    s = position(3)
    overlord(s, free=0, guildhall=20)
    play(s, "scheme_7")
    assert len(told(s, "no_worker_left")) == 2
    assert s.overlord.demands_up == 2


def test_the_guildhall_resets_the_market_at_once() -> None:
    s = position(2)
    fill(s, 6)
    s.market[0] = RED
    play(s, "scheme_1")
    kinds = [event.kind for event in s.log or ()]
    assert kinds.index("market_reset") < kinds.index("strip_reached")
    assert (s.players[RED].prison, s.players[RED].unpaid) == (1, 1)

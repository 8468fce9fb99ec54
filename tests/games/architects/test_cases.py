"""Every worked case of `cases.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.games.architects.table import (
    COLOURS,
    Illegal,
    Table,
    final_scoring,
    found,
    offer,
    points,
    position,
    recall,
    run,
    turn,
)
from throneroom.games.west_kingdom.architects import ARCHITECTS
from throneroom.games.west_kingdom.architects.actions.market import reset
from throneroom.games.west_kingdom.architects.cards import APPRENTICES, BOARDS
from throneroom.games.west_kingdom.architects.setup import begin_with, setup, take_board
from throneroom.games.west_kingdom.architects.state import Phase
from throneroom.kernel import Chance, read_options

CASES = tomllib.loads((Path(__file__).parent / "cases.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", list(CASES))
def test_case(name: str) -> None:
    case = CASES[name]
    given = case["given"]
    if "steps" in case:
        table = position(given)
        for step in case["steps"]:
            turn(table, **step["when"])
            check(table, step["then"])
        return
    when, then = case["when"], case["then"]
    if then.get("error"):
        with pytest.raises(Illegal):
            play(given, when)
    else:
        check(play(given, when), then)


def play(given: Mapping[str, Any], when: Mapping[str, Any]) -> Table:
    options: dict[str, Any] = {given["option"]: True} if "option" in given else {}
    if "recall" in when:
        return recall(given, when["recall"])
    if "starting_apprentice" in when:
        table = position(given, begin=False, **options)
        card = APPRENTICES[when["starting_apprentice"]]
        put_first(table, card)
        run(table, begin_with(table.s, 0, card))
        return table
    event = when.get("event")
    if event == "setup_variable":
        return variable_setup(given["seats"])
    if event == "black_market_reset":
        table = position(given, begin=False)
        run(table, reset(table.s, 0), **when)
        return table
    if event == "final_scoring":
        table = position(given, begin=False)
        final_scoring(table, **when)
        return table
    if when.get("build") == "any":
        given = {**given, given["active"]: {"hand": ["well"], "wood": 2, "stone": 2}}
    table = position(given, **options)
    turn(table, **when)
    return table


def put_first(table: Table, card: Any) -> None:
    """An apprentice into the rows."""
    s = table.s
    if card in s.apprentice_deck:
        old = s.rows[0][0]
        assert old is not None
        s.apprentice_deck[s.apprentice_deck.index(card)] = old
        s.rows[0][0] = card


def variable_setup(seats: list[str]) -> Table:
    """Boards are taken as given, and the game is begun by the rules."""
    options = {"players": len(seats), "setup": "variable", "characters": "chosen"}
    match = ARCHITECTS.setup(read_options(ARCHITECTS, options), Chance(3))  # type: ignore[arg-type]
    match.options = read_options(ARCHITECTS, options)
    for seat, key in enumerate(seats):
        take_board(match, seat, BOARDS[key])
    match.phase = Phase.BOARDS
    flow = ARCHITECTS.flow(match)
    decision = flow.send(None)
    while decision.kind != "place":
        decision = flow.send(decision.options[0])
    table = position({"players": len(seats)}, begin=False)
    table._s = match  # type: ignore[attr-defined]
    return table


def check(table: Table, then: Mapping[str, Any]) -> None:
    for name, value in then.items():
        if name in COLOURS:
            for what, wanted in value.items():
                assert seen(table, name, what, wanted) == wanted, f"{name}: {what}"
        else:
            assert fact(table, name, value) == value, name


def seen(table: Table, colour: str, what: str, wanted: Any) -> Any:
    if what == "hand":
        hand = [card.key for card in table.player(colour).hand]
        return hand if isinstance(wanted, list) else len(hand)
    return found(table, colour, what)


def fact(table: Table, name: str, value: Any) -> Any:
    s = table.s
    match name:
        case "tax":
            return s.tax
        case "coins" | "coins_after_slide":
            return {place: s.coins[int(place[1]) - 1][int(place[3]) - 1] for place in value}
        case "face_up":
            return {place: s.rows[int(place[1]) - 1][int(place[3]) - 1].key for place in value}  # type: ignore[union-attr]
        case "under_apprentice_deck":
            return [card.key for card in reversed(s.apprentice_deck[: s.apprentices_below])]
        case "building_deck" if isinstance(value, int):
            return len(s.deck)
        case "building_deck":
            return f"{sum(map(bool, s.deck_known))} cards added at the bottom"
        case "turn_over":
            return s.turns == table.before.turns + 1
        case "remaining_turns":
            return [table.colours[seat] for seat in s.seats_from(s.current)[: s.turns_left]]
        case "guildhall_filled":
            return len(s.guildhall)
        case "game_over":
            return s.phase is Phase.OVER
        case "left_offer" | "right_offer":
            return offer(table, name.removesuffix("_offer"))
        case "debts_taken":
            return sum(player.unpaid for player in s.players)
        case "turn_order":
            return [s.players[seat].board.key for seat in s.seats_from(s.first)]  # type: ignore[union-attr]
        case "free" | "prison" | "silver":
            return {p.board.key: getattr(p, name) for p in s.players if p.board}
        case "hand":
            return {p.board.key: len(p.hand) for p in s.players if p.board}
    raise KeyError(name)


def test_the_defaults_of_a_case() -> None:
    """What is not named in a case is as at the start."""
    table = position({})
    assert [found(table, "red", what) for what in ("virtue", "free", "silver")] == [7, 10, 0]
    assert points(table, "red", "total") == 0
    assert setup(table.s.options, Chance(1)).tax == table.s.tax == 4

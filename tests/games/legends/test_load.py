"""Positions that no game could come to are refused, and the field is named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import throneroom
from tests.games.legends.table import position
from throneroom.kernel import ImpossiblePosition

Change = Callable[[dict[str, Any]], None]


def put(*path: Any) -> Change:
    """Sets what stands at a path to the path's last part."""
    *way, last, value = path

    def change(state: dict[str, Any]) -> None:
        part: Any = state
        for name in way:
            part = part[name]
        part[last] = value

    return change


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (put("builder", 3), "state.builder: with 3 players the seats are 0 to 2."),
        (put("by_age", [0, 0, 1]), "state.by_age: every seat once was expected;"),
        (
            put("tiles", "left", "rotation", 4),
            "state.tiles.left.rotation: a whole number from 0 to 3",
        ),
        (put("tiles", "left", "side", "red_forest"), "state.tiles.left.side: that tile lies"),
        (
            put("tiles", "left", "side", "moon"),
            "state.tiles.left.side: no side is called",
        ),
        (put("start", "m2"), "state.start: 'm2' can't be the starting region; these can: "),
        (put("start", None), "state.start: it is chosen once the tiles are laid,"),
        (put("outpost", "m1"), "state.outpost: 'm1' is not on another tile; these are: "),
        (put("players", 0, "armies", "h1", 1), "state.players[0].armies.h1: it is not on this"),
        (
            put("players", 0, "armies", "m1", 0),
            "state.players[0].armies.m1: a whole number from 1 to 18",
        ),
        (
            put("players", 0, "reserve", 18),
            "state.players[0].reserve: with 4 on the board, from 0 to 14 was",
        ),
        (put("players", 0, "reserve", 3), "state.players: 11 armies are off the board"),
        (
            put("players", 0, "cities_left", 2),
            "state.players[0].cities_left: with 0 on the board, 3 was",
        ),
        (put("players", 0, "coins", -1), "state.players[0].coins: a whole number from 0 to 999"),
        (put("players", 0, "bid", 2), "state.players[0].bid: there is no such field."),
        (put("players", 0, "captured", 2), "state.players[0].captured: only the Red Sorceress"),
        (
            put("players", 0, "leader", "white_knight"),
            "state.players: this game has no leaders: null",
        ),
        (put("players", 0, "cards", ["lake"]), "state.deck: there is one 'lake', not 2."),
        (put("deck", []), "state.deck: there is one"),
        (
            put("current", 1),
            "state.current: by the cards that were taken it is the turn of seat 0.",
        ),
        (
            put("tokens", {"m1": "citadel"}),
            "state.tokens: there is no 'citadel' in this game; there are: []",
        ),
        (
            put("tokens", {"m3": "citadel"}),
            "state.tokens.m3: no token can lie there; one can lie in: ",
        ),
        (
            put("face_down", {"m1": {"thing": "stable", "known": 0}}),
            "state.face_down.m1.thing: 'stable' never lies face down.",
        ),
        (put("neutral", {"m1": 1}), "state.neutral: this game has 0 neutral armies, not 1."),
        (put("game", 2), "state.game: a whole number from 1 to 1 was expected"),
        (put("phase", "tea"), "state.phase: 'tea' is not one of new, board,"),
    ],
)
def test_what_is_impossible_is_refused(change: Change, sentence: str) -> None:
    saved = position({"m4": {0: 3}, "m1": {0: 1}}, row=["lake"]).save()
    change(saved["state"])
    with pytest.raises(ImpossiblePosition) as refusal:
        throneroom.load(saved)
    assert str(refusal.value).startswith(sentence)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (
            put("acting", "card", "lake"),
            "state.acting.card: 'lake' was not taken last; that was 'night_hydra'.",
        ),
        (
            put("acting", "todo", ["city:1"]),
            "state.acting.todo: the card does not say so; its actions are: ",
        ),
        (put("acting", "left", 9), "state.acting.left: from 0 to "),
        (put("acting", "refilled", True), "state.row: the row has 6 cards, not 5."),
        (
            put("acting", "victim", 1),
            "state.acting.victim: nobody can be robbed there; these seats can be: []",
        ),
    ],
)
def test_a_turn_that_no_game_comes_to_is_refused(change: Change, sentence: str) -> None:
    match = position({"m4": {0: 3}}, row=["night_hydra"])
    match.answer("night_hydra")
    saved = match.save()
    assert saved["answers"] == [], "the flow begins again inside the turn"
    change(saved["state"])
    with pytest.raises(ImpossiblePosition) as refusal:
        throneroom.load(saved)
    assert str(refusal.value).startswith(sentence)


def test_older_positions_are_read() -> None:
    """They keep bids, and who has seen what, with the players."""
    match = position(
        {"m4": {0: 1}},
        tokens={"m5": "stable", "m1": "poison_swamp", "m2": "cottage", "c1": "magic_tome"}
        | {"c2": "magic_spring", "c3": "hidden_treasure"},
        seen=[["m5"]],
        exploration=True,
        swamp=True,
    )
    saved = match.save()
    older = match.save()
    hidden = older["state"].pop("face_down")
    older["state"]["tokens"] = {region: slot["thing"] for region, slot in hidden.items()}
    for seat, player in enumerate(older["state"]["players"]):
        player |= {"bid": None, "seen": [] if seat else ["m5"]}
    assert throneroom.load(older).save() == saved


def test_the_gates_are_two_or_none() -> None:
    with pytest.raises(ImpossiblePosition, match=r"this game has 2 of 'magic_gate' or none, not 1"):
        position(events=True, tokens={"m1": "magic_gate"})


def test_the_ring_is_all_upright_or_all_on_the_side() -> None:
    tiles = {
        "top_left": "meadows@0",
        "top_right": "volcano@1",
        "bottom_right": "red_forest@0",
        "bottom_left": "castle_rock@0",
    }
    with pytest.raises(ImpossiblePosition, match=r"'volcano' can't lie like that"):
        position(layout="ring", tiles=tiles)

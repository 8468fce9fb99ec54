"""What is told with an option is what happens when it is chosen. What happens is read off views and
questions, never worked out by the rules that a preview asks."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import throneroom
from tests.conformance.walking import walk
from tests.games.dominion.table import position
from throneroom import Match
from throneroom.games.dominion.cards import CARDS
from throneroom.kernel import Choice, Message, Question

TABLES: list[dict[str, Any]] = [
    {"kingdom": "first_game"},
    {"kingdom": "random"},
    {"kingdom": "random", "auto_treasures": True},
    {"kingdom": "interaction", "players": 3, "choose_discard_top": True},
    {"kingdom": "village_square", "players": 4, "auto_treasures": True},
]
GAMES = 8
SHARE = 0.08
"""Questions of which every option is tried."""


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_is_told_happens(table: dict[str, Any]) -> None:
    told: Counter[str] = Counter()
    for seed in range(GAMES):
        match = throneroom.new("dominion", seed=seed, log=False, **table)
        rng = random.Random(f"{table} {seed}")
        for decision, answer in walk(match, (seed, table)):
            if rng.random() < SHARE:
                question = match.question(decision.seat)
                assert isinstance(question, Question)
                for choice in question.choices:
                    told.update(proved(match, question, choice))
            match.answer(answer)
    wanted = {"coins and buys", "the turn ends", "lost-coins", "lost-actions"}
    if not table.get("auto_treasures"):
        wanted.add("lost-treasures")
    assert not wanted - set(told), "this was never told"


def proved(match: Match, question: Question, choice: Choice) -> Iterator[str]:
    """Compares what is told with what happens, and names what was compared."""
    me = question.seat
    if question.lo != 1 or question.hi != 1:
        assert not choice.about
        return
    then = match.clone()
    then.answer(choice.key)
    before, after = match.view(me), then.view(me)
    same_turn = (after.current, after.players[me].turns) == (me, before.players[me].turns)
    if question.kind == "buy" and same_turn and after.phase == "buy":
        assert choice.about == {"coins": after.coins, "buys": after.buys}
        yield "coins and buys"
    else:
        assert choice.about == {}
    if question.kind == "buy":
        assert (choice.ends == "game") == after.over
        assert (choice.ends == "turn") == (not same_turn and not after.over)
        if not same_turn:
            yield "the turn ends"
    if choice.lost is None:
        if question.kind == "buy" and not choice.about:
            assert spare(match, question, choice) == (0, [])
        return
    args = choice.lost.args
    if choice.lost.id == "lost-coins":
        assert (args["coins"], []) == spare(match, question, choice)
    elif choice.lost.id == "lost-treasures":
        assert named(args["cards"]) == Counter(spare(match, question, choice)[1])
    elif choice.lost.id in ("lost-idle", "lost-full"):
        hand = Counter(before.players[me].hand or [])
        assert Counter(after.players[me].hand or []) == hand - Counter([choice.key])
        assert (after.supply, after.trash) == (before.supply, before.trash)
    elif choice.lost.id == "lost-short":
        assert after.players[me].deck_size == 0
    else:
        assert (choice.lost.id, question.kind, choice.key) == ("lost-actions", "action", "end")
        offered = [other.key for other in question.choices if other.key != "end"]
        assert named(args["cards"]) == Counter(offered)
    yield choice.lost.id


def spare(match: Match, question: Question, choice: Choice) -> tuple[int, list[str]]:
    """The coins and the Treasures in hand that nobody can spend any more after this answer."""
    view = match.view(question.seat)
    price = CARDS[choice.key].cost if choice.key in CARDS else 0
    hand = [key for key in view.players[question.seat].hand or [] if CARDS[key].is_treasure]
    waiting = any(other.key == "play_all" for other in question.choices)
    return (0, hand) if waiting else (view.coins - price, [])


def named(cards: Any) -> Counter[str]:
    """The cards of a message's argument."""
    return Counter(str(card) for card in cards)


@pytest.mark.parametrize(
    ("card", "other", "wanted"),
    [
        ("throne_room", "copper", "moat"),
        ("mine", "estate", "copper"),
        ("moneylender", "silver", "copper"),
        ("remodel", None, "estate"),
        ("chapel", None, "copper"),
    ],
)
def test_an_action_that_finds_nothing_in_hand_says_so(
    card: str, other: str | None, wanted: str
) -> None:
    def lost(hand: list[str]) -> str | None:
        match = position([hand, ["copper"] * 5])
        question = match.question(0)
        assert isinstance(question, Question)
        (choice,) = (choice for choice in question.choices if choice.key == card)
        return None if choice.lost is None else choice.lost.id

    assert lost([card, *([other] if other else [])]) == "lost-idle"
    assert lost([card, wanted]) is None


@pytest.mark.parametrize("throned", [False, True])
def test_a_library_that_finds_a_full_hand_says_so(throned: bool) -> None:
    def lost(cards: int) -> Message | None:
        others = ["village", *["copper"] * (cards - 1), *(["throne_room"] if throned else [])]
        match = position([["library", *others], ["copper"] * 5], decks=[["estate"]])
        if throned:
            match.answer("throne_room")
        question = match.question(0)
        assert isinstance(question, Question)
        return next(choice.lost for choice in question.choices if choice.key == "library")

    assert lost(6) is None
    assert lost(7) == Message("lost-full", {"cards": 7})


def test_a_throned_action_that_finds_nothing_in_hand_says_so() -> None:
    hands = [["throne_room", "mine", "village"], ["copper"] * 5]
    match = position(hands, decks=[["estate"] * 2])
    match.answer("throne_room")
    question = match.question(0)
    assert isinstance(question, Question)
    lost = {choice.key: choice.lost for choice in question.choices}
    assert lost == {"mine": Message("lost-idle"), "village": None}

"""Laws of every game, checked at each decision of random games."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import throneroom
from throneroom import Match
from throneroom.games.fallen_lands.cards import CARDS, CLAIM, DECK, FLOOD, FOLLOWERS, STOCK
from throneroom.games.fallen_lands.events import Borrowed, Conquered, Recruited

tables = st.fixed_dictionaries(
    {"players": st.integers(3, 5), "seed": st.integers(0, 2**32), "advanced": st.booleans()}
)
few = settings(max_examples=6, deadline=None)
SOURCES = ("treasure", "lent", "borrowed")
"""Lines of a score that events add up to."""


def moments(table: dict[str, Any], whims: int, answers: int = 250) -> Iterator[Match]:
    """A random game whose players would rather play on than stop, and keep their cards."""
    match = throneroom.new("fallen_lands", **table)
    rng = random.Random(whims)
    yield match
    for _ in range(answers):
        decision = match.decision
        if decision is None:
            return
        options = list(decision.options)
        if decision.kind == "exchange" and rng.random() < 0.7:
            options = [o for o in options if o.key == "trade"] or options
        elif decision.kind in {"recruit", "action"} and rng.random() < 0.8:
            keys = {"stop", "end", "skip"}
            options = [o for o in options if getattr(o, "key", "") not in keys] or options
        match.answer(rng.choice(options))
        yield match


@few
@given(tables, st.integers())
def test_no_card_and_no_token_is_ever_lost(table: dict[str, Any], whims: int) -> None:
    for match in moments(table, whims):
        s = match.state
        cards = Counter([*s.deck, *s.discard, *s.lying])
        for player in s.players:
            cards.update(player.hand)
        for field in s.fields:
            cards.update(card for card in (field.troop, field.fortification) if card)
            cards[CLAIM] += field.claim is not None
            cards[FLOOD] += field.flooded
        assert +cards == Counter(DECK)
        for kind in FOLLOWERS:
            owned = sum(player.followers(kind) for player in s.players)
            assert s.stock[kind] + owned == STOCK[kind]


@few
@given(tables, st.integers())
def test_what_is_kept_ready_follows_from_the_fields(table: dict[str, Any], whims: int) -> None:
    for match in moments(table, whims):
        s = match.state
        assert s.free == tuple(n for n, field in enumerate(s.fields) if not field.closed)
        fresh = type(s).load(s.dump(), "state")
        assert s.around == fresh.around


@few
@given(tables, st.integers())
def test_money_is_what_was_earned_and_spent(table: dict[str, Any], whims: int) -> None:
    """25 at the start, five less for a Follower, the level of each field more."""
    for match in moments(table, whims):
        last = match
    money = [25] * table["players"]
    earned, lent, borrowed = ([0] * table["players"] for _ in SOURCES)
    for event in last.events:
        if isinstance(event, Recruited):
            money[event.seat] -= 5
        elif isinstance(event, Conquered):
            money[event.seat] += event.reward
            earned[event.seat] += event.reward
            assert event.reward in {event.level, 0}
            assert event.attack + event.support >= event.level
        elif isinstance(event, Borrowed):
            money[event.seat] -= event.points
            money[event.lender] += event.points
            lent[event.lender] += event.points
            borrowed[event.seat] -= event.points
    assert money == [player.money for player in last.state.players]
    for seat, score in enumerate(last.game.outcome(last.state).scores):
        lines = Counter({line.what: line.points for line in score.lines})
        assert lines.total() == score.total == money[seat]
        assert [lines[what] for what in SOURCES] == [earned[seat], lent[seat], borrowed[seat]]


@few
@given(tables, st.integers())
def test_support_is_the_recount(table: dict[str, Any], whims: int) -> None:
    for match in moments(table, whims):
        if match.number % 5:
            continue
        s = match.state
        for seat in range(table["players"]):
            for number, near in enumerate(s.board.neighbours):
                own = [s.fields[n].support for n in near if s.fields[n].owner == seat]
                assert s.around[seat][number] == sum(own)


@few
@given(tables, st.integers())
def test_what_was_conquered_stays_conquered(table: dict[str, Any], whims: int) -> None:
    held: dict[int, tuple[Any, ...]] = {}
    built: dict[int, Any] = {}
    flooded: set[int] = set()
    for match in moments(table, whims):
        for number, field in enumerate(match.state.fields):
            if number in held:
                assert (field.owner, field.troop) == held[number]
            if number in built:
                assert field.fortification is built[number]
            assert field.flooded or number not in flooded
            if field.owner is not None:
                held[number] = (field.owner, field.troop)
            if field.fortification is not None:
                built[number] = field.fortification
            if field.flooded:
                flooded.add(number)


@few
@given(tables, st.integers())
def test_outside_their_turn_all_followers_rest(table: dict[str, Any], whims: int) -> None:
    for match in moments(table, whims):
        for seat, player in enumerate(match.state.players):
            if seat != match.state.current:
                assert not any(player.spent.values())


@few
@given(tables, st.integers())
def test_offered_fields_are_exactly_those_that_can_be_taken(
    table: dict[str, Any], whims: int
) -> None:
    """Counted again, straight from the rule."""
    for match in moments(table, whims):
        decision = match.decision
        if decision is None or decision.kind != "conquer":
            continue
        s, me, facts = match.state, decision.seat, decision.facts or {}
        magic = [] if facts["magic"] == "none" else [card.key for card in facts["magic"]]
        all_help = "magic_horn" in magic or table["advanced"]
        strength = facts["card"].attack + sum(CARDS[key].boost for key in magic)
        wanted = []
        for number, field in enumerate(s.fields):
            near = [s.fields[n] for n in s.board.neighbours[number]]
            support = sum(f.support for f in near if f.owner == me or all_help)
            free = field.owner is None and not field.flooded and field.claim is None
            if free and strength + support >= field.level:
                wanted.append(f"field:{number}")
        assert [key for key in decision.keys if key.startswith("field:")] == wanted


@settings(few, max_examples=3)
@given(tables, st.integers())
def test_every_position_of_a_game_can_be_saved_and_loaded(
    table: dict[str, Any], whims: int
) -> None:
    for match in moments(table, whims):
        if match.number % 20 == 0:
            again = throneroom.load(json.loads(json.dumps(match.save())))
            assert again.state == match.state
            assert again.decision == match.decision


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_winner_has_the_most_money(players: int) -> None:
    for match in moments({"players": players, "seed": players}, 1, answers=5000):
        last = match
    outcome = last.outcome
    assert outcome is not None
    money = [player.money for player in last.state.players]
    assert outcome.winners == [seat for seat in range(players) if money[seat] == max(money)]
    assert [score.total for score in outcome.scores] == money

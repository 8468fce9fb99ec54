"""Laws that hold at every moment of every game."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

import throneroom
from tests.games.dominion.table import owned, supply, trash
from throneroom import Match
from throneroom.games.dominion import events as e
from throneroom.games.dominion.cards import CURSE, KINGDOM

POINTS = {"estate": 1, "duchy": 3, "province": 6, "curse": -1}

tables = st.fixed_dictionaries(
    {
        "players": st.integers(2, 4),
        "kingdom": st.permutations([card.key for card in KINGDOM]).map(lambda cards: cards[:10]),
        "seed": st.integers(0, 2**32),
        "auto_treasures": st.booleans(),
        "choose_discard_top": st.booleans(),
        "count_discards": st.booleans(),
    }
)
"""Games to be set up: all kingdoms, all numbers of players, all options."""

few = settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def moments(table: dict[str, Any], whims: int, answers: int = 160) -> Iterator[Match]:
    """A game by players who like to buy and play, stopped at every decision and at its end."""
    match = throneroom.new("dominion", **table)
    whim = random.Random(whims)
    while match.number < answers:
        yield match
        decision = match.decision
        if decision is None:
            return
        if decision.is_single:
            keys = decision.keys
            if len(keys) > 1 and whim.random() < 0.9:
                keys = [key for key in keys if key not in {"end", "copper", "curse"}] or keys
            match.answer("play_all" if "play_all" in keys else whim.choice(keys))
        else:
            count = whim.randint(decision.lo, decision.hi)
            match.answer(whim.sample(decision.keys, count))
    yield match


def cards(match: Match) -> Counter[str]:
    """Every card of the game, wherever it is."""
    count = Counter(supply(match)) + Counter(trash(match))
    for seat in range(match.options.players):
        count += Counter(owned(match, seat))
    return count


@few
@given(tables, st.integers())
def test_every_card_is_always_somewhere_exactly_once(table: dict[str, Any], whims: int) -> None:
    """Rulebook, «Комплект игры»: cards move, none appears or gets lost."""
    at_start: Counter[str] | None = None
    for match in moments(table, whims):
        at_start = at_start or cards(match)
        assert cards(match) == at_start


@few
@given(tables, st.integers())
def test_piles_never_grow_and_counters_are_never_below_zero(
    table: dict[str, Any], whims: int
) -> None:
    """Rulebook, «Выкиньте на свалку»: nothing returns to the supply."""
    before: dict[str, int] = {}
    for match in moments(table, whims):
        now = supply(match)
        assert all(0 <= now[card] <= before.get(card, 60) for card in now)
        before = now
        state = match.state
        assert min(state.actions, state.buys, state.coins) >= 0


@few
@given(tables, st.integers())
def test_one_seat_is_asked_and_one_is_on_turn(table: dict[str, Any], whims: int) -> None:
    """Rulebook, «ХОД»: players take turns; only an attack asks others."""
    asks_others = {"moat", "bureaucrat", "militia", "discard_top"}
    for match in moments(table, whims):
        seats = range(match.options.players)
        state = match.state
        assert state.current in seats
        assert all(not state.players[seat].play for seat in seats if seat != state.current)
        if match.decision is not None:
            kinds = {type(match.question(seat)).__name__ for seat in seats}
            assert kinds == {"Question", "Waiting"}
            assert match.decision.seat == state.current or match.decision.kind in asks_others
        if match.decision is None or match.decision.checkpoint:
            assert all(not state.players[seat].aside for seat in seats)


@few
@given(tables, st.integers())
def test_a_view_does_not_depend_on_what_its_seat_may_not_know(
    table: dict[str, Any], whims: int
) -> None:
    """Rulebook, «ДОПОЛНИТЕЛЬНЫЕ ПРАВИЛА»: with all hidden cards replaced it looks the same."""
    for match in moments(table, whims):
        for seat in (*range(match.options.players), None):
            masked = match.state.copy()
            for other, player in enumerate(masked.players):
                unseen = len(player.deck) - len(player.known_top())
                player.deck[:unseen] = [CURSE] * unseen
                player.discard[:-1] = [CURSE] * len(player.discard[:-1])
                if other != seat:
                    player.hand = [CURSE] * len(player.hand)
            assert match.game.view(masked, seat) == match.view(seat)


@few
@given(tables, st.integers())
def test_nothing_is_known_of_a_deck_since_its_last_shuffle_but_what_was_shown(
    table: dict[str, Any], whims: int
) -> None:
    """Rulebook, «ДОПОЛНИТЕЛЬНЫЕ ПРАВИЛА»: a shuffle makes everybody forget."""
    shown: dict[int, list[str]] = {}
    told = 0
    for match in moments(table, whims):
        for event in match.events[told:]:
            if isinstance(event, e.Shuffled):
                shown[event.seat] = []
            elif isinstance(event, e.Revealed):
                shown.setdefault(event.seat, []).extend(event.cards)
            elif isinstance(event, e.PutOnDeck | e.Gained):
                shown.setdefault(event.seat, []).append(event.card)
        told = len(match.events)
        for seat, player in enumerate(match.view(None).players):
            assert not Counter(player.known_top) - Counter(shown.get(seat, []))


@few
@given(tables, st.integers())
def test_no_event_tells_of_the_hand_of_another(table: dict[str, Any], whims: int) -> None:
    """Rulebook, «Сбросьте»: numbers are told, cards are not."""
    for match in moments(table, whims):
        last = match
    for seat in (*range(last.options.players), None):
        for event in last.seen(seat):
            if isinstance(event, e.Drew | e.Discarded):
                assert (event.cards is not None) == (event.seat == seat)
                if event.cards is not None:
                    assert len(event.cards) == event.count
            assert json.loads(msgspec.json.encode(event))["event"] == event.kind


@few
@given(tables, st.integers())
def test_every_position_of_a_game_can_be_saved_and_loaded(
    table: dict[str, Any], whims: int
) -> None:
    """No position that the rules lead to is taken for an impossible one."""
    for match in moments(table, whims):
        if match.number % 8 == 0:
            again = throneroom.load(json.loads(json.dumps(match.save())))
            assert again.state == match.state
            assert again.decision == match.decision


@settings(few, max_examples=8)
@given(tables, st.integers())
def test_a_final_score_is_the_recount(table: dict[str, Any], whims: int) -> None:
    """Rulebook, «Конец игры»: all cards; most points, then fewer turns, else shared."""
    for match in moments(table, whims, answers=4000):
        last = match
    outcome = last.outcome
    assume(outcome is not None)  # some games take long, none takes this long as a rule
    assert outcome is not None
    standing = []
    for seat in range(last.options.players):
        mine = Counter(owned(last, seat))
        points = sum(POINTS.get(card, 0) * count for card, count in mine.items())
        points += mine["gardens"] * (mine.total() // 10)
        assert outcome.scores[seat].total == points
        assert sum(line.points for line in outcome.scores[seat].lines) == points
        standing.append((points, -last.state.players[seat].turns))
    best = max(standing)
    assert outcome.winners == [seat for seat, own in enumerate(standing) if own == best]
    empty = [card for card, left in supply(last).items() if not left]
    assert "province" in empty or len(empty) >= 3
    assert outcome.reason == ("provinces" if "province" in empty else "three_piles")


@few
@given(tables, st.integers())
def test_the_counts_of_each_player_are_what_the_player_owns(
    table: dict[str, Any], whims: int
) -> None:
    for match in moments(table, whims):
        for seat, player in enumerate(match.state.players):
            counted = {card.key: n for card, n in player.counts.items() if n}
            assert counted == Counter(owned(match, seat))

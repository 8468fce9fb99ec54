"""How a game begins, and what the table may choose."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from throneroom.games.west_kingdom.tomesaga.architects_coop import ARCHITECTS_COOP
from throneroom.games.west_kingdom.tomesaga.architects_coop.cards import Side
from throneroom.kernel import Match


def begin(seed: int = 3, **options: Any) -> Match:
    return Match.new(ARCHITECTS_COOP, options, seed)


def to_first_turn(match: Match) -> list[str]:
    asked = []
    while match.decision is not None and match.decision.kind != "place":
        asked.append(match.decision.kind)
        match.answer(match.decision.options[0])
    return asked


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_order_of_the_start(players: int) -> None:
    """Sides in turn order, then an apprentice in reverse order, then the building cards."""
    match = begin(players=players)
    first = match.state.first
    asked = []
    while match.decision.kind in ("side", "first_apprentice"):  # type: ignore[union-attr]
        asked.append((match.decision.kind, match.decision.seat))  # type: ignore[union-attr]
        match.answer(match.decision.options[0])  # type: ignore[union-attr]
    order = [(first + i) % players for i in range(players)]
    assert asked[:players] == [("side", seat) for seat in order]
    assert asked[players:] == [("first_apprentice", seat) for seat in reversed(order)]
    to_first_turn(match)
    for player in match.state.players:
        more = player.board.gain.get("building_card", 0)
        assert len(player.hand) == 3 + more
        assert [isinstance(card, Side) for card in player.apprentices] == [True, False]


@pytest.mark.parametrize(
    ("options", "events"),
    [
        ({"difficulty": "normal"}, 6),
        ({"difficulty": "hard"}, 4),
        ({"difficulty": "normal", "events": 4}, 4),
        ({"difficulty": "hard", "events": 6}, 6),
    ],
)
def test_events_by_difficulty_or_choice(options: dict[str, Any], events: int) -> None:
    s = begin(**options).state
    assert (len(s.overlord.events), len(s.overlord.events_out)) == (events, 8 - events)


def test_the_final_scheme_lies_at_the_bottom() -> None:
    for seed in range(20):
        future = begin(seed).state.overlord.future
        assert future[0].final
        assert not any(card.final for card in future[1:])


def test_one_demand_of_each_level_and_the_first_is_open() -> None:
    seen: Counter[str] = Counter()
    for seed in range(40):
        s = begin(seed).state
        assert [demand.level for demand in s.overlord.demands] == [1, 2, 3, 4]
        assert s.overlord.demands_up == 1
        seen.update(demand.key for demand in s.overlord.demands)
    assert len(seen) == 8


def test_the_card_of_the_expansion_stays_in_the_box() -> None:
    s = begin().state
    assert "scheme_9" not in [card.key for card in s.overlord.schemes]
    assert len(s.overlord.schemes) == 8


def test_a_card_that_is_put_back_lies_under_the_deck() -> None:
    match = begin(players=2)
    while match.decision.kind != "put_back":  # type: ignore[union-attr]
        match.answer(match.decision.options[0])  # type: ignore[union-attr]
    back = {}
    while match.decision.kind == "put_back":  # type: ignore[union-attr]
        decision = match.decision
        assert decision is not None
        back[decision.seat] = decision.options[0]
        match.answer(decision.options[0])
    s = match.state
    order = [s.first, (s.first + 1) % 2]
    assert s.deck[1] is back[order[0]]
    assert s.deck[0] is back[order[1]], "later ones lie lower"
    for seat in (0, 1):
        shown = [key for key in match.view(seat).deck_below if key]
        assert shown == [back[seat].key]

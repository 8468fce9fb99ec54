"""What is printed: each reminder card, end card and difficulty by name."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.viscounts.table import run
from tests.games.viscounts_coop.table import his, outposts, position, state
from throneroom.games.west_kingdom.tomesaga.viscounts_coop import VISCOUNTS_COOP as GAME
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.actions import after_action
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.cards import (
    BANISHMENTS,
    END_CARD_POINTS,
    END_CARDS_ARE_OURS,
    REMINDERS,
)
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.scoring import score_of
from throneroom.games.west_kingdom.viscounts.actions import take_manuscript
from throneroom.games.west_kingdom.viscounts.cards import (
    ACTIONS,
    BUILD,
    MANUSCRIPTS,
    PLACE,
    TRADE,
    TRANSCRIBE,
    Action,
)
from throneroom.kernel import Match

OUTER = (TRADE, BUILD)


@pytest.mark.parametrize(
    ("ribbon", "removes", "places"),
    [
        ("black", TRANSCRIBE, TRADE),
        ("grey", BUILD, PLACE),
        ("yellow", PLACE, BUILD),
        ("blue", TRADE, TRANSCRIBE),
    ],
)
def test_the_lower_part(ribbon: str, removes: Action, places: Action) -> None:
    """Where the viscount stands, and after no other action."""
    for action in ACTIONS.values():
        space = "5" if action in OUTER else "5.5"
        given: dict[str, Any] = {"players": 3, "reminders": {"A": ribbon}, "A": {"space": space}}
        s = state(position(his={"5": 1, "5.5": 1}, **given))
        after_action(s, 0, action)
        left = {"5": 1, "5.5": 1}
        if action is removes:
            del left[space]
        assert his(s) == left
        s = state(position(**given))
        after_action(s, 0, action)
        assert outposts(s) == ({space: {"A": 1}} if action is places else {})


@pytest.mark.parametrize(
    ("ribbon", "resource"), [("black", "ink"), ("grey", "stone"), ("yellow", "gold")]
)
@pytest.mark.parametrize("reader", [0, 1])
def test_the_upper_part(ribbon: str, resource: str, reader: int) -> None:
    """Whoever transcribes, the holder too."""
    tile = f"{ribbon}_5a"
    t = position(players=3, reminders={"A": ribbon}, tiles={"lake": [tile]})
    run(take_manuscript(state(t), reader, MANUSCRIPTS[tile], ""))
    assert getattr(t.A, resource) == 1
    assert t.A.resources + t.B.resources + t.C.resources == 1


def test_the_upper_part_of_the_blue_card_asks_its_holder() -> None:
    t = position(players=3, reminders={"A": "blue"}, tiles={"lake": ["blue_5a"]})
    assert run(take_manuscript(state(t), 1, MANUSCRIPTS["blue_5a"], ""), "gold") == ["resource"]
    assert (t.A.gold, t.B.gold) == (1, 0)


def test_of_two_cards_only_the_upper_one_follows_an_action() -> None:
    given: dict[str, Any] = {"players": 2, "his": {"5": 1}, "A": {"space": "5"}}
    s = state(position(reminders={"A": "blue black"}, **given))
    after_action(s, 0, TRADE)
    assert his(s) == {}
    s = state(position(reminders={"A": "grey blue"}, **given))
    after_action(s, 0, TRADE)
    assert his(s) == {"5": 1}


@pytest.mark.parametrize(("players", "debts", "deeds"), [(2, 12, 12), (3, 15, 16), (4, 18, 20)])
def test_the_end_cards_lie_as_deep_as_in_the_base_game(
    players: int, debts: int, deeds: int
) -> None:
    s = Match.new(GAME, {"players": players}, 1).state
    assert (s.debts_left, s.deeds_left) == (debts, deeds)


@pytest.mark.parametrize(("card", "flipped"), [("poverty", "approved"), ("prosperity", "paid")])
def test_an_end_card_pays_for_each_flipped_card(card: str, flipped: str) -> None:
    t = position(phase="over", revealed=[card], A={flipped: 5}, B={flipped: 1}, C={})
    s = state(t)
    found = [line for seat in range(3) for line in score_of(s, seat).lines if line.what == card]
    assert [(line.count, line.points) for line in found] == [(5, 10), (1, 2), (0, 0)]
    assert END_CARD_POINTS == {"poverty": 2, "prosperity": 2}


@pytest.mark.parametrize(("difficulty", "workers"), [("normal", 1), ("hard", 3), ("nightmare", 5)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_difficulties(difficulty: str, workers: int, players: int) -> None:
    match = Match.new(GAME, {"players": players, "difficulty": difficulty}, 4)
    while match.decision is not None and match.decision.kind != "play":
        match.answer(match.decision.options[0])
    overlord = match.state.overlord
    assert (sum(overlord.locations), overlord.supply) == (workers, 20 - workers)
    assert max(overlord.locations) == 1


def test_what_is_ours_is_marked() -> None:
    assert all(card.reconstructed for card in REMINDERS.values())
    assert [row.key for row in BANISHMENTS.values() if not row.reconstructed] == ["debt"]
    assert END_CARDS_ARE_OURS

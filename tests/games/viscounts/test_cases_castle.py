"""Worked cases: the castle."""

from __future__ import annotations

import pytest

from tests.games.viscounts.table import Table, has, keys, points, position, run, workers
from throneroom.games.west_kingdom.viscounts import events as e
from throneroom.games.west_kingdom.viscounts.actions import legal_actions
from throneroom.games.west_kingdom.viscounts.cards import BUMPS
from throneroom.games.west_kingdom.viscounts.castle import bump, resolve_castle
from throneroom.games.west_kingdom.viscounts.laws import no_workers
from throneroom.games.west_kingdom.viscounts.verbs import fill_hand

PLAIN = {"lake": ["courier"]}
"""A card on top that shows merchants only: nobody could dismiss it here."""
NOBLES = {
    4: ["squire", "antagonist", "abbot"],
    7: ["squire", "antagonist", "enforcer"],
}
"""Boards by noble strength; one more with the second slot of the Guildhall."""


def inner(nobles: int, built: list[str] | None = None, **own: int) -> Table:
    """A stands at the first section, "ink_and_stone", with this number of nobles."""
    return position(
        phase="action",
        tops=PLAIN,
        A={"space": "1.5", "board": NOBLES[nobles], "built": built or [], **own},
    )


def test_v01_castle_chain() -> None:
    t = position(
        phase="action",
        players=3,
        tops=PLAIN,
        A={
            "space": "1.5",
            "board": ["overseer_virtue", "squire", "antagonist"],
            "built": ["guildhall_2"],
            "gold": 3,
        },
        tier1={"ink_and_stone": {"A": 1}, "two_virtue": {"A": 2}, "flip": {"B": 2, "C": 1}},
        tier2={"ink_and_stone": {"A": 2}},
        tier3={"B": 1},
        leader="B",
    )
    t.do("action place_workers", "workers 4")
    # Twice the first section, once the fifth; then two rise to the third tier.
    t.do("resource ink", "resource gold")
    assert t.kind == "A bump"
    assert t.keys == ["1:flip:0", "1:flip:1", "1:flip:2"]
    t.do("bump 1:flip:1", "bump 1:flip:1")
    assert workers(t, 1) == {
        "flip": {"A": 2, "C": 1},
        "hire_or_destroy": {"A": 1},
        "two_virtue": {"A": 1},
    }
    assert workers(t, 2) == {"ink_and_stone": {"A": 2}, "two_virtue": {"A": 1}}
    assert (t.s.tier3, t.s.leader) == ([2, 1, 0], 0)
    # Two virtue in the castle and one more from the Overseer, who comes last.
    has(t.A, gold=1, ink=3, stone=2, virtue=4, workers=20 - 4 - 3 - 2)
    has(t.B, silver=4, workers=19)
    order = [type(event) for event in t.match.events]
    assert order.index(e.VirtueGained) < len(order) - 1 - order[::-1].index(e.VirtueGained)
    assert order[::-1].index(e.VirtueGained) < order[::-1].index(e.Bumped)


def test_v02_place_table() -> None:
    t = inner(7)
    t.do("action place_workers")
    assert t.keys == ["3", "2", "1"]


def test_v03_place_4_strength() -> None:
    t = inner(4)
    t.do("action place_workers")
    assert t.keys == ["2", "1"]
    t.do("workers 2")
    assert workers(t, 1) == {"ink_and_stone": {"A": 2}}


def test_v04_no_worker() -> None:
    t = position(
        phase="action",
        tops=PLAIN,
        A={"space": "1.5", "board": NOBLES[4], "ink": 9, "gold": 9},
        tier3={"A": 20},
        leader="A",
    )
    assert t.A.workers == 0
    assert no_workers(t.s, 0) == "no_workers"
    assert "place_workers" not in keys(legal_actions(t.s, 0))


def test_v05_second_tier_no_side() -> None:
    t = position(A={}, tier2={"flip": {"A": 3}})
    assert run(resolve_castle(t.s, 0), "gold") == ["resource"]
    assert workers(t, 2) == {"flip": {"A": 2}}
    assert t.s.tier3 == [1, 0]
    assert t.A.gold == 1


@pytest.mark.parametrize("whose", ["A", "B"])
def test_v06_bump_own(whose: str) -> None:
    t = position(A={}, tier1={"flip": {"A": 2, "B": 2}})
    out = BUMPS[0][1]["AB".index(whose)]
    assert run(resolve_castle(t.s, 0), out.key) == ["bump"]
    has(getattr(t, whose), silver=2, workers=19)
    assert sum(t.s.tier1) == 3


def test_v07_bump_tier2() -> None:
    t = position(A={}, tier2={"flip": {"A": 2, "B": 2}})
    assert run(bump(t.s, 0, BUMPS[1][1][1]), "stone") == ["resource"]
    has(t.B, virtue=6, stone=1, workers=19)


def test_v08_leader_tie() -> None:
    t = position(A={}, tier2={"flip": {"A": 3}}, tier3={"B": 1}, leader="B")
    run(resolve_castle(t.s, 0), "ink")
    assert (t.s.tier3, t.s.leader) == ([1, 1], 1)


def test_v09_leader_lost_hand() -> None:
    hand = ["abbot", "squire", "trader", "labourer"]
    t = position(
        A={}, B={"hand": hand}, tier2={"flip": {"A": 3}}, tier3={"A": 1, "B": 1}, leader="B"
    )
    run(resolve_castle(t.s, 0), "ink")
    assert t.s.leader == 0
    assert len(t.B.hand) == 4
    fill_hand(t.s, 1)
    assert len(t.B.hand) == 4
    t.B.hand.pop()
    fill_hand(t.s, 1)
    assert len(t.B.hand) == 3


def test_v42_turn_castle_bump_two_sections() -> None:
    """The player on turn is Blue: here A; Red is B, Yellow C."""
    t = position(
        players=3,
        tops={"forest": ["courier"]},
        A={
            "space": "1.5",
            "board": ["overseer_virtue", "squire", "abbot"],
            "hand": ["princess", "trader", "lender"],
            "draw": 0,
            "discard": ["labourer", "financier"],
            "built": ["guildhall_2"],
            "gold": 1,
            "acquired": 1,
        },
        tier1={
            "flip": {"A": 2, "B": 1},
            "gold_or_move": {"A": 1, "B": 1},
            "hire_or_destroy": {"A": 1, "C": 2},
        },
        tier2={"flip": {"B": 2, "C": 1}, "gold_or_move": {"A": 2}},
        tier3={"B": 1},
        leader="B",
    )
    assert t.A.workers == 14
    t.do("play princess", "move 5.5", "action place_workers", "workers 3")
    t.do("choose gold", "resource ink")
    t.do("bump 1:hire_or_destroy:2", "bump 2:flip:1", "B resource stone")
    assert workers(t, 1) == {
        "ink_and_stone": {"A": 1},
        "flip": {"B": 1},
        "gold_or_move": {"A": 2, "B": 1},
        "hire_or_destroy": {"A": 2, "C": 1},
    }
    assert workers(t, 2) == {"flip": {"A": 1, "B": 1, "C": 1}, "gold_or_move": {"A": 2}}
    assert (t.s.tier3, t.s.leader) == ([1, 1, 0], 1)
    has(t.A, space="5.5", gold=1, ink=1, acquired=0, approved=1, corruption=1, virtue=4, workers=11)
    assert (len(t.A.hand), len(t.A.draw), t.A.discard) == (3, 2, [])
    has(t.C, silver=2)
    has(t.B, virtue=6, stone=1)


def test_v50_castle_move_inside() -> None:
    t = position(A={}, tier1={"gold_or_move": {"A": 3}, "hire_or_destroy": {"A": 2}})
    answers = ["castle_move", "gold_or_move:hire_or_destroy", "destroy", "stop"]
    assert run(resolve_castle(t.s, 0), *answers) == ["choose", "castle_move", "choose", "destroy"]
    assert workers(t, 1) == {
        "gold_or_move": {"A": 1},
        "hire_or_destroy": {"A": 1},
        "two_virtue": {"A": 1},
    }
    assert workers(t, 2) == {"gold_or_move": {"A": 1}, "hire_or_destroy": {"A": 1}}


def test_several_sections_rise_in_any_order() -> None:
    t = position(A={}, tier1={"ink_and_stone": {"A": 3}, "gold_or_move": {"A": 3}})
    flow = resolve_castle(t.s, 0)
    decision = flow.send(None)
    assert (decision.kind, decision.keys) == ("rise", ["ink_and_stone", "gold_or_move"])


def test_somebody_else_resolves_after_the_player_on_turn() -> None:
    """No effect of the box leads there; the rules say what would happen."""
    t = position(A={}, tier1={"flip": {"A": 2}, "two_virtue": {"B": 3}})
    t.s.resolving = (0,)
    assert run(resolve_castle(t.s, 1)) == []
    assert list(t.s.resolving) == [0, 1]
    t.s.resolving = ()
    run(resolve_castle(t.s, 1))
    has(t.B, virtue=5)
    assert workers(t, 2) == {"two_virtue": {"B": 1}}


def test_workers_score_by_tier() -> None:
    t = position(
        A={}, tier1={"flip": {"A": 2}}, tier2={"flip": {"A": 1}}, tier3={"A": 1}, leader="A"
    )
    assert points(t, "A", "tier_1", "tier_2", "tier_3", "leader") == 2 + 2 + 3 + 5

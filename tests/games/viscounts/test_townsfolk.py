"""Every townsfolk card and every hero under its own name."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.games.viscounts.brings import brings, rich
from tests.games.viscounts.table import has, position
from throneroom.games.west_kingdom.viscounts.cards import (
    ACTIONS,
    ICONS,
    TOWNSFOLK,
    Townsfolk,
)
from throneroom.games.west_kingdom.viscounts.collision import resolve_collision
from throneroom.games.west_kingdom.viscounts.flow import play_card, slide_cards
from throneroom.games.west_kingdom.viscounts.laws import (
    dismiss_price,
    force,
    hire_price,
    most_spent,
    strength,
)
from throneroom.games.west_kingdom.viscounts.state import Phase
from throneroom.games.west_kingdom.viscounts.steps import Step
from throneroom.games.west_kingdom.viscounts.verbs import VERBS, answer_to, hire

CARDS = tomllib.loads((Path(__file__).parent / "townsfolk.toml").read_text(encoding="utf-8"))


def test_all_cards_are_here() -> None:
    printed = [key for key, card in TOWNSFOLK.items() if card.kind != "printed"]
    assert sorted(CARDS) == sorted(printed)
    kinds = [TOWNSFOLK[key].kind for key in CARDS]
    counts = {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)}
    assert counts == {"starting": 8, "neutral": 68, "hero": 10, "extra_hero": 6}


@pytest.mark.parametrize("name", list(CARDS))
def test_what_the_card_shows(name: str) -> None:
    card: Townsfolk = TOWNSFOLK[name]
    assert card.silver == CARDS[name]["silver"]
    shown = [icon for icon, n in zip(ICONS, card.icons, strict=True) for _ in range(n)]
    assert sorted(shown) == sorted(CARDS[name]["icons"])
    assert [card.hire_word] == CARDS[name].get("hired", [""])


def alternatives(field: str) -> list[Any]:
    return [
        pytest.param(name, number, id=f"{name}-{number}" if number else name)
        for name, row in CARDS.items()
        for number in range(len(row.get(field, ())))
    ]


@pytest.mark.parametrize(("name", "number"), alternatives("played"))
def test_played(name: str, number: int) -> None:
    t = rich(board=[None, "labourer", "squire"], hand=["trader", "abbot", name])
    t.s.phase = Phase.PLAY
    t.A.hand.remove(TOWNSFOLK[name])
    t.A.hand.insert(0, TOWNSFOLK[name])
    before = t.A.corruption
    found = brings(t, play_card(t.s), [name], number)
    criminals = TOWNSFOLK[name].criminals
    wanted = CARDS[name]["played"][number] + ["corruption"] * criminals
    assert found == sorted(wanted)
    assert t.A.corruption >= before + criminals
    assert t.A.board[0] is TOWNSFOLK[name] or "rearrange" in wanted


@pytest.mark.parametrize(("name", "number"), alternatives("dropped"))
def test_dropped_off(name: str, number: int) -> None:
    t = rich(board=["abbot", "labourer", name])
    found = brings(t, slide_cards(t.s), [name], number)
    assert found == sorted(CARDS[name]["dropped"][number])
    assert t.A.board == (None, TOWNSFOLK["abbot"], TOWNSFOLK["labourer"])


@pytest.mark.parametrize(("name", "number"), alternatives("brings"))
def test_while_it_lies_on_the_board(name: str, number: int) -> None:
    t = rich(board=["abbot", name, "labourer"])
    on, seen = CARDS[name]["on"], [name]
    if on == "gain_debt":
        rules = VERBS["debt"](t.s, 0, Step("debt"), TOWNSFOLK["abbot"])
    elif on == "flip_debt":
        rules = VERBS["flip_debt"](t.s, 0, Step("flip_debt"), TOWNSFOLK["abbot"])
    elif on == "any_collision":
        t.B.corruption = t.B.virtue = 5
        rules = resolve_collision(t.s, 1)
    else:
        rules = answer_to(t.s, 0, on)
    assert brings(t, rules, seen, number) == sorted(CARDS[name]["brings"][number])


@pytest.mark.parametrize("name", [name for name, row in CARDS.items() if "brings" in row])
def test_nothing_while_it_lies_elsewhere(name: str) -> None:
    t = rich(hand=["trader", name])
    assert brings(t, answer_to(t.s, 0, CARDS[name]["on"]), [name]) == []


@pytest.mark.parametrize("name", [name for name, row in CARDS.items() if "hired" in row])
def test_hired(name: str) -> None:
    t = rich()
    for pile in t.s.piles:
        pile[:] = [card for card in pile if card.key != name]
    t.s.piles[4].append(TOWNSFOLK[name])
    found = brings(t, hire(t.s, 0, TOWNSFOLK[name], 0, TOWNSFOLK["abbot"]), [name])
    assert found == sorted(CARDS[name]["hired"])
    if CARDS[name]["hired"] == ["shuffle"]:
        assert TOWNSFOLK[name] in t.A.draw
    else:
        assert TOWNSFOLK[name] in t.A.discard


@pytest.mark.parametrize("name", [name for name, row in CARDS.items() if "counts" in row])
def test_counts_as_icons(name: str) -> None:
    rule = CARDS[name]["counts"]
    action = ACTIONS[rule["action"]]
    t = position(A={"board": [name, "lender", "trader"]})
    power, player = force(t.A), t.A
    own = TOWNSFOLK[name].icons[action.icon]
    merchants = TOWNSFOLK[name].icons[0] + 3
    if "merchants" in rule:
        assert strength(power, action) == own + merchants // 2
        return
    assert strength(power, action) == own
    if "silver" in rule:
        assert [most_spent(player, power, action, n) for n in (1, 2, 5)] == [0, 1, 2]
        return
    resources = rule["resource"] if isinstance(rule["resource"], list) else [rule["resource"]]
    for resource in resources:
        setattr(player, resource, 2)
    wanted = 3 if rule["once"] else 2 * len(resources)
    assert most_spent(player, power, action, 9) == wanted
    assert rule["icons"] == (2 if rule["once"] else 1)


def test_larena() -> None:
    t = position(A={"board": ["larena", "abbot", "squire"]})
    for name, price in (("priest", 2), ("pickpocket", 0)):
        card = TOWNSFOLK[name]
        assert hire_price(force(t.A), card) == dismiss_price(force(t.A), card) == price


@pytest.mark.parametrize("name", ["abbot", "labourer", "squire"])
def test_no_ability(name: str) -> None:
    t = rich(board=["trader", "lender", name], hand=["financier", "thief"])
    assert brings(t, slide_cards(t.s), [name]) == []
    has(t.A, silver=20, virtue=7, corruption=1)


def test_every_card_does_something_here() -> None:
    """No row of the table is left without a test."""
    tested = {"played", "dropped", "brings", "counts"}
    plain = {name for name, row in CARDS.items() if not tested & row.keys()}
    assert plain == {"abbot", "labourer", "squire", "larena"}

"""Every townsfolk card by its name: dismissed, hired, and what it pays (`townsfolk.toml`)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.games.paladins.table import (
    CREWS,
    RICH,
    Table,
    brings,
    do,
    measured,
    position,
    run,
)
from throneroom.games.west_kingdom.paladins.cards import TOWNSFOLK
from throneroom.games.west_kingdom.paladins.verbs import hold_inquisition

CARDS = tomllib.loads((Path(__file__).parent / "townsfolk.toml").read_text(encoding="utf-8"))
NO_TAX = {"suspicion": ["suspicion_0"]}
TARGETS = {
    "develop": "attack",
    "commission": "loc_1_2",
    "fortify": "",
    "garrison": "loc_1_2",
    "absolve": "abs_provisions",
    "attack": "warrior_green",
    "convert": "warrior_green",
}


def test_every_card_is_there() -> None:
    assert set(CARDS) == set(TOWNSFOLK)


@pytest.mark.parametrize("card", CARDS)
def test_dismissed(card: str) -> None:
    t = position(row={5: card}, extra=True, tops=NO_TAX, A={**RICH, "pool": ["labourer"]})
    assert brings(t, "dismiss", card) == CARDS[card]["dismissed"]
    assert TOWNSFOLK[card] in t.s.townsfolk_out


@pytest.mark.parametrize("card", [key for key in CARDS if "dismissed_bare" in CARDS[key]])
def test_dismissed_where_there_is_nothing_to_do(card: str) -> None:
    t = position(row={5: card}, extra=True, tops=NO_TAX, A={"pool": ["labourer"]})
    wanted = {what: n for what, n in CARDS[card]["dismissed_bare"].items() if what != "cleared"}
    assert brings(t, "dismiss", card) == wanted


@pytest.mark.parametrize("card", CARDS)
def test_hired(card: str) -> None:
    t = position(row={5: card}, extra=True, A={**RICH, "pool": ["labourer", "fighter"]})
    assert brings(t, "hire", card) == {**CARDS[card]["hired"], "hired": 1}
    assert TOWNSFOLK[card] in t.A.townsfolk


@pytest.mark.parametrize("card", [key for key in CARDS if "hired_bare" in CARDS[key]])
def test_hired_without_suspicion(card: str) -> None:
    t = position(row={5: card}, extra=True, A={"pool": ["labourer", "fighter"]})
    assert brings(t, "hire", card) == {"hired": 1}


# What they pay


def at_work(on: str, owner: str, cards: list[str]) -> Table:
    """A is about to do what the card waits for; the owner has it, or nobody."""
    pool = CREWS.get(on, ["labourer", "cleric"])
    actor: dict[str, Any] = {
        "pool": pool,
        "silver": 9,
        "provisions": 2,
        "strength": 1,
        "placed": {},
    }
    other: dict[str, Any] = {"pool": ["labourer"]}
    if owner:
        (actor if owner == "A" else other)["townsfolk"] = cards
    if on == "pay_debt":
        actor |= {"unpaid": 1, "pool": CREWS["absolve"]}
    if on == "gain_debt":
        actor["pool"] = ["labourer", "fighter"]
    return position(
        round=3,
        extra=True,
        row={1: "abbot_1" if "abbot_1" not in cards else "abbot_2"},
        outsiders={1: "warrior_green"},
        favours=["favour_any_food"],
        tops={"walls": ["wall_vp2"]},
        A=actor,
        B=other,
    )


def moment(t: Table, on: str, by: str = "A") -> dict[str, Any]:
    if on == "use_kings_favour":
        return brings(t, "favour_any_food", by=by)
    if on == "gain_debt":
        return brings(t, "hire", "debt:" + next(c.key for c in t.s.row if c), by=by)
    if on == "pay_debt":
        return brings(t, "absolve", "abs_debt", by=by)
    return brings(t, on, TARGETS[on], by=by)


ACTING = [key for key in CARDS if CARDS[key]["on"] != "inquisition"]


@pytest.mark.parametrize("card", ACTING)
def test_pays_its_owner(card: str) -> None:
    on = CARDS[card]["on"]
    plain = moment(at_work(on, "", [card]), on)
    with_card = moment(at_work(on, "A", [card]), on)
    more = {k: with_card.get(k, 0) - plain.get(k, 0) for k in {*plain, *with_card}}
    assert {k: n for k, n in more.items() if n} == CARDS[card]["pays"]


@pytest.mark.parametrize("card", ACTING)
def test_pays_nothing_for_what_others_do(card: str) -> None:
    on = CARDS[card]["on"]
    t = at_work(on, "B", [card])
    tax = t.s.tax
    changes = moment(t, on, by="B")
    changes.pop("tax", None)
    assert changes == {}
    assert t.s.tax == tax - (on == "use_kings_favour")


@pytest.mark.parametrize("card", [key for key in CARDS if CARDS[key]["on"] == "pay_debt"])
def test_pays_nothing_without_a_debt(card: str) -> None:
    t = at_work("pay_debt", "A", [card])
    t.state.players[0].unpaid = 0
    assert brings(t, "absolve", "abs_debt") == {"faith": 1}


def in_inquisition(card: str, suspicion: int) -> dict[str, int]:
    """B has more suspicion, so that the owner is not accused."""
    t = position(extra=True, A={"townsfolk": [card], "suspicion": suspicion}, B={"suspicion": 5})
    t.state.tax = 6
    before = measured(t, "A")
    run(t, hold_inquisition(t.s), discard_suspicion=["yes"])
    after = measured(t, "A")
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}


@pytest.mark.parametrize("card", [key for key in CARDS if "suspicion" in CARDS[key]])
def test_pays_in_an_inquisition_by_suspicion(card: str) -> None:
    row = CARDS[card]
    assert in_inquisition(card, row["suspicion"]["pays"]) == row["pays"]
    assert in_inquisition(card, row["suspicion"]["not"]) == {}


@pytest.mark.parametrize("card", ["conspirator_1", "conspirator_2"])
def test_conspirators_discard_in_every_inquisition(card: str) -> None:
    assert in_inquisition(card, 1) == CARDS[card]["pays"]
    assert in_inquisition(card, 0) == {}


@pytest.mark.parametrize("card", [key for key in CARDS if CARDS[key]["on"] == "gain_debt"])
def test_charlatans_answer_to_the_debt_of_an_inquisition(card: str) -> None:
    t = position(extra=True, A={"townsfolk": [card], "suspicion": 1})
    before = measured(t, "A")
    run(t, hold_inquisition(t.s))
    after = measured(t, "A")
    changes = {name: after[name] - before[name] for name in after if after[name] != before[name]}
    assert changes == {**CARDS[card]["pays"], "unpaid": 1}


def test_two_cards_of_one_name_both_pay() -> None:
    t = position(
        A={"townsfolk": ["defender_1", "defender_2"], "strength": 1, "pool": CREWS["attack"]},
        outsiders={1: "lookout_blue"},
    )
    do(t, "attack", "lookout_blue")
    assert (t.A.provisions, sum(t.A.pool)) == (1, 2)

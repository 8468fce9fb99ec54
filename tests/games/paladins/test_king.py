"""Every king's order and favour by name, every spot for jars and every tavern card."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.paladins.table import (
    CREWS,
    RICH,
    Illegal,
    Table,
    brings,
    do,
    has,
    of_suits,
    points,
    position,
    reason,
    run,
    workers,
)
from throneroom.games.west_kingdom.paladins.cards import FAVOURS, ORDERS, SPOTS, TAVERN
from throneroom.games.west_kingdom.paladins.verbs import gain

FIVE = ["abs_pray", "abs_pray", "abs_faith", "abs_debt", "abs_labourer"]


# Orders


def fulfilled(order: str, enough: dict[str, Any], too_few: dict[str, Any]) -> None:
    """5 are needed. The points are those of the slot."""
    for slot, worth in enumerate((4, 6, 8)):
        orders = [key for key in ORDERS if key != order]
        orders.insert(slot, order)
        t = position(round=7, orders=orders[:3], A=enough, B=too_few)
        assert [points(t, name, "kings_orders") for name in "AB"] == [worth, 0]


def test_order_commission() -> None:
    fulfilled("order_commission", {"monks": 5}, {"monks": 4, "outposts": 3})


def test_order_fortify() -> None:
    fulfilled("order_fortify", {"walls": 5}, {"walls": 4})


def test_order_garrison() -> None:
    fulfilled("order_garrison", {"outposts": 6}, {"outposts": 4, "monks": 3})


def test_order_absolve() -> None:
    fulfilled("order_absolve", {"spots": FIVE}, {"spots": FIVE[:4]})


def test_order_attack() -> None:
    fulfilled(
        "order_attack",
        {"attacked": of_suits({"blue": 5})},
        {"attacked": of_suits({"green": 4}), "converted": of_suits({"yellow": 3})},
    )


def test_order_convert() -> None:
    fulfilled(
        "order_convert",
        {"converted": of_suits({"blue": 5})},
        {"converted": of_suits({"green": 4}), "attacked": of_suits({"yellow": 3})},
    )


def test_an_order_counts_only_once_it_is_revealed() -> None:
    t = position(round=1, orders=["order_attack", "order_fortify"], A={"walls": 5})
    assert points(t, "A", "kings_orders") == 0


# Favours


def favour(key: str, *pool: str, **more: Any) -> Table:
    return position(
        round=3,
        favours=[key],
        row={1: "squire_1"},
        tops={"suspicion": ["suspicion_0", "suspicion_0"]},
        A={**RICH, "pool": list(pool), **more},
    )


def test_favour_scout() -> None:
    t = favour("favour_scout", "scout")
    do(t, "favour_scout", free_hire="squire_1")
    has(t.A, townsfolk=["squire_1"], silver=0)
    declined = favour("favour_scout", "scout")
    do(declined, "favour_scout", free_hire="stop")
    has(declined.A, townsfolk=[], pool=[])
    assert reason(favour("favour_scout", "labourer"), "favour_scout") == "no_workers"


def test_favour_cleric() -> None:
    """The suspicion first, then both coins at once."""
    t = favour("favour_cleric", "cleric")
    assert brings(t, "favour_cleric") == {"suspicion": -1, "silver": 2, "tax": -2}
    bare = favour("favour_cleric", "cleric", suspicion=0)
    assert brings(bare, "favour_cleric") == {"silver": 2, "tax": -2}


def test_favour_any_criminals() -> None:
    t = favour("favour_any_criminals", "merchant")
    assert brings(t, "favour_any_criminals") == {"criminal": 2, "suspicion": 2}
    assert reason(favour("favour_any_criminals", "merchant"), "favour_any_criminals") == ""


def test_favour_criminal_attribute() -> None:
    for attribute in ("faith", "strength", "influence"):
        t = favour("favour_criminal_attribute", "criminal")
        pick = f"favour_criminal_attribute:{attribute}"
        assert brings(t, "favour_criminal_attribute", pick=pick) == {attribute: 1}
    with pytest.raises(Illegal):
        do(favour("favour_criminal_attribute", "cleric"), "favour_criminal_attribute")


def test_favour_fighter() -> None:
    pays = favour("favour_fighter", "fighter", silver=3)
    do(pays, "favour_fighter", pick="favour_fighter:pay_debt", pay_debt="yes")
    has(pays.A, silver=0, unpaid=0, paid=1)
    repents = favour("favour_fighter", "fighter", silver=3)
    two = "favour_fighter:discard_suspicion-discard_suspicion"
    do(repents, "favour_fighter", pick=two, discard_suspicion=["yes", "no"])
    has(repents.A, silver=0, suspicion=1)
    assert reason(favour("favour_fighter", "fighter", silver=2), "favour_fighter") == "no_silver"


def test_favour_any_debt() -> None:
    t = favour("favour_any_debt", "labourer")
    wanted = {"unpaid": 1, "scout": 1, "merchant": 1, "fighter": 1}
    assert brings(t, "favour_any_debt") == wanted


def test_favour_merchant() -> None:
    works = favour("favour_merchant", "merchant", provisions=1, townsfolk=["architect_2"])
    do(
        *(works, "favour_merchant"),
        pick="favour_merchant:free_develop",
        free_develop="convert",
    )
    has(works.A, provisions=1, pool=["fighter"], workshops=1)
    men = favour("favour_merchant", "merchant", provisions=1)
    assert brings(men, "favour_merchant", pick="favour_merchant:fighter-cleric") == {
        "fighter": 1,
        "cleric": 1,
    }
    assert reason(favour("favour_merchant", "merchant"), "favour_merchant") == "no_provisions"


def test_favour_criminal_labour() -> None:
    t = favour("favour_criminal_labour", "criminal")
    assert brings(t, "favour_criminal_labour") == {"labourer": 3}


def test_favour_any_food() -> None:
    t = favour("favour_any_food", "labourer")
    assert brings(t, "favour_any_food") == {"provisions": 2, "silver": 1, "tax": -1}
    last = favour("favour_any_food", "labourer", suspicion=0)
    last.state.tax = 1
    do(last, "favour_any_food")
    has(last.A, provisions=2, silver=1)
    assert last.s.tax == 6  # the inquisition has filled it again


def test_favour_any_pray() -> None:
    t = favour("favour_any_pray", "labourer")
    assert brings(t, "favour_any_pray") == {"cleared": "hunt"}
    declined = favour("favour_any_pray", "labourer")
    do(declined, "favour_any_pray", free_pray="stop")
    assert declined.A.placed[1] is not None


def test_every_order_and_favour_has_a_test_of_its_name() -> None:
    assert all(f"test_{key}" in globals() for key in (*ORDERS, *FAVOURS))


def test_a_favour_is_free_again_next_round() -> None:
    t = position(
        round=3,
        favours=["favour_any_food"],
        A={"paladin": "ivon", "pool": ["labourer"]},
        B={"paladin": "ivon", "pool": [], "passed": True},
    )
    do(t, "favour_any_food")
    assert t.s.round == 4
    assert t.s.favour_crews[0] is None
    assert t.s.favour_users[0] is None


# Spots and tavern cards


@pytest.mark.parametrize(
    ("spot", "wanted"),
    [
        ("abs_free_hire", {"hired": 1}),
        ("abs_labourer", {"labourer": 1}),
        ("abs_pray", {"cleared": "hunt"}),
        ("abs_faith", {"faith": 1}),
        ("abs_provisions", {"provisions": 2}),
        ("abs_suspicion", {"suspicion": -1}),
        ("abs_debt", {"unpaid": -1, "paid": 1}),
    ],
)
def test_spot(spot: str, wanted: dict[str, Any]) -> None:
    """With one faith of the action; the spot is taken afterwards, one of two has another place."""
    player = {**RICH, "silver": 2, "pool": CREWS["absolve"]}
    t = position(row={5: "peddler_1"}, A=player)
    assert brings(t, "absolve", spot) == {**wanted, "faith": wanted.get("faith", 0) + 1}
    assert t.A.spots[SPOTS[spot].number] == 1
    again = position(A={**player, "spots": [spot], "influence": 2})
    again.match.answer("absolve")
    assert again.match.decision is not None
    assert (spot in again.match.decision.keys) is (spot == "abs_pray")


@pytest.mark.parametrize("card", TAVERN)
def test_tavern_card(card: str) -> None:
    """Four workers, and a suspicion card for each criminal."""
    t = position(tops={"suspicion": ["suspicion_0", "suspicion_0"]})
    words = list(TAVERN[card].workers.words)
    run(t, gain(t.s, 0, TAVERN[card].workers, TAVERN[card]))
    assert len(words) == 4
    has(t.A, pool=workers(*words), suspicion=words.count("criminal"))


def test_tavern_cards_as_a_whole() -> None:
    """24 cards with 14 criminals among 96 workers, and no card twice."""
    listed = [tuple(sorted(card.workers.words)) for card in TAVERN.values()]
    assert len(listed) == len(set(listed)) == 24
    everybody = [worker for card in listed for worker in card]
    counted = {worker: everybody.count(worker) for worker in everybody}
    assert counted == {
        "cleric": 16,
        "scout": 17,
        "labourer": 15,
        "fighter": 17,
        "criminal": 14,
        "merchant": 17,
    }

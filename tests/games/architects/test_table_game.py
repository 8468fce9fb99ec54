"""Seven points in which the best known program for this game differs from the game on a table. Ours
plays each of them as on the table: `docs/architects.md`."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.architects.table import position, turn
from throneroom.games.west_kingdom.architects import ARCHITECTS
from throneroom.games.west_kingdom.architects.cards import APPRENTICES, BUILDINGS, MARKET_CARDS
from throneroom.games.west_kingdom.architects.state import State
from throneroom.kernel import Match


def start(**options: Any) -> State:
    state: State = Match.new(ARCHITECTS, options, 5).state
    return state


def test_1_all_ten_market_cards_are_in_play() -> None:
    s = start(players=2)
    assert len(MARKET_CARDS) == 10
    assert {card.key for card in s.pile} == set(MARKET_CARDS)


def test_2_rules_of_the_expansion_are_off_unless_chosen() -> None:
    """Nobody begins with an apprentice, and the third space of a row renews nobody."""
    match = Match.new(ARCHITECTS, {"players": 3}, 5)
    assert match.decision is not None
    assert match.decision.kind == "draft"
    given = {
        "players": 2,
        "red": {"guildhall": 2, "gold": 1, "hand": 1},
        "face_up": {"r1c1": "miner_1", "r2c1": "thief"},
    }
    kept, renewed = position(given), position(given, apprentice_refresh=True)
    for table in (kept, renewed):
        turn(table, place="guildhall", cathedral=True)
    assert [row[0].key for row in kept.s.rows if row[0]] == ["miner_1", "thief"]
    assert "thief" not in [card.key for row in renewed.s.rows for card in row if card]


def test_3_promo_cards_stay_in_the_box() -> None:
    promo = {key for key, card in APPRENTICES.items() if card.promo}
    promo |= {key for key, card in BUILDINGS.items() if card.promo}
    assert len(promo) == 6

    def used(s: State) -> set[str]:
        open_cards = [card for row in s.rows for card in row if card is not None]
        dealt = [card for packet in s.packets for card in packet]
        return {card.key for card in (*open_cards, *dealt, *s.deck, *s.apprentice_deck)}

    assert promo.isdisjoint(used(start(players=3)))
    assert promo <= used(start(players=3, promo_cards=True))


def test_4_a_conspirator_makes_one_placement_cheaper_not_every_capture() -> None:
    given = {
        "players": 3,
        "tax": 0,
        "red": {"town_centre": 2, "silver": 2, "mines": 1, "apprentices": ["conspirator_1"]},
        "blue": {"forest": 2, "mines": 1},
    }
    captures = [("forest", "blue"), ("mines", "blue"), ("mines", "red")]
    once, always = position(given), position(given, conspirator_per_capture=True)
    for table in (once, always):
        turn(table, place="town_centre", capture=captures)
    assert (once.s.tax, once.player("red").silver) == (1, 0)
    assert (always.s.tax, always.player("red").silver) == (1, 1)


@pytest.mark.parametrize(
    ("order", "gold", "debts"),
    [(["gatekeeper", "squire_gold"], 1, 0), (["squire_gold", "gatekeeper"], 0, 0)],
)
def test_5_reset_abilities_run_in_the_order_of_the_player(
    order: list[str], gold: int, debts: int
) -> None:
    """A Gatekeeper who goes first empties the prison for one's own Squire."""
    table = position(
        {
            "black_market": ["blue", "red"],
            "red": {"virtue": 6, "silver": 3, "apprentices": ["gatekeeper", "squire_gold"]},
            "blue": {},
        }
    )
    turn(table, place="black_market_right", reset_order=order)
    red = table.player("red")
    assert (red.gold, red.unpaid, red.prison) == (gold, debts, 0)


@pytest.mark.parametrize(("released", "left"), [(0, 2), (1, 1), (2, 0)])
def test_6_a_gatekeeper_releases_as_many_as_the_player_likes(released: int, left: int) -> None:
    red = {"virtue": 6, "silver": 3, "apprentices": ["gatekeeper"]}
    table = position({"players": 2, "black_market": ["red", "blue"], "red": red, "blue": {}})
    turn(table, place="black_market_right", release=released)
    assert table.player("red").prison == left


@pytest.mark.parametrize(("released", "left"), [(0, 3), (1, 2)])
def test_6_fara_releases_as_many_as_she_likes(released: int, left: int) -> None:
    red = {"board": "fara", "virtue": 6, "silver": 3}
    table = position({"black_market": ["red", "red"], "red": red})
    turn(table, place="black_market_right", release=released)
    assert table.player("red").prison == left


def test_7_judith_merovech_emma_and_guntram_can_be_played() -> None:
    extra = ("judith", "merovech", "emma", "guntram")
    match = Match.new(ARCHITECTS, {"players": 4, "setup": "variable", "characters": "chosen"}, 5)
    for board in extra:
        match.answer(board)
    s: State = match.state
    assert [player.board.key for player in s.players if player.board] == list(extra)
    # Each power at work: a card for stone, a card for virtue, silver and clay for a debt, silver
    # for virtue.
    judith = {"board": "judith", "hand": ["church", "castle"], "stone": 2, "clay": 3}
    table = position({"red": judith})
    turn(table, place="guildhall", build="church", pay_with_cards={"stone": ["castle"]})
    assert [card.key for card in table.player("red").buildings] == ["church"]
    merovech = {"board": "merovech", "hand": 2, "virtue": 5}
    table = position({"tax": 3, "red": merovech})
    turn(table, place="tax_stand", instead_of_virtue=[True])
    assert (table.player("red").virtue, len(table.player("red").hand)) == (4, 1)
    emma = {"board": "emma", "virtue": 0, "silver": 1, "clay": 0}
    table = position({"small_market": {"gold": 2}, "red": emma})
    turn(table, place="black_market_left")
    assert (table.player("red").unpaid, table.player("red").silver) == (1, 1)
    guntram = {"board": "guntram", "wood": 2, "silver": 0, "virtue": 3}
    table = position({"red": guntram})
    turn(table, place="storehouse", trades=[{"pay": {"wood": 2}, "gain": "virtue"}])
    assert (table.player("red").virtue, table.player("red").silver) == (4, 1)

"""Worked cases: suspicion and inquisitions, rounds, scoring."""

from __future__ import annotations

import importlib
from typing import Any

from tests.games.paladins.cases import CASES
from tests.games.paladins.table import (
    NAMES,
    asked,
    attributes,
    do,
    has,
    keys,
    of_suits,
    passes,
    points,
    position,
    run,
    workers,
)
from throneroom.games.west_kingdom.paladins import PALADINS, scoring
from throneroom.games.west_kingdom.paladins.cards import (
    FAVOUR_ROUNDS,
    ORDER_ROUNDS,
    SUSPICION,
    TAVERN,
    TOWNSFOLK,
)
from throneroom.games.west_kingdom.paladins.cards import PALADINS as CARDS
from throneroom.games.west_kingdom.paladins.events import Gained, SuspicionDiscarded
from throneroom.games.west_kingdom.paladins.rows import fill_townsfolk, renew
from throneroom.games.west_kingdom.paladins.state import Phase
from throneroom.games.west_kingdom.paladins.verbs import gain, hold_inquisition, take_tax
from throneroom.games.west_kingdom.paladins.workers import pool_of
from throneroom.kernel import Match


def test_every_case_has_a_test() -> None:
    files = ("test_cases", "test_cases_rounds", "test_case_round")
    modules = [importlib.import_module(f"tests.games.paladins.{name}") for name in files]
    found = [name for module in modules for name in vars(module) if name.startswith("test_pal_")]
    assert sorted(found) == sorted(f"test_{name}" for name in CASES)
    assert [int(name.split("_")[1]) for name in CASES] == list(range(1, 73))


# Scoring


def test_pal_01_attr_vp() -> None:
    assert attributes(position(A={"faith": 7, "strength": 11, "influence": 12}), "A") == 42


def test_pal_03_goods() -> None:
    assert points(position(A={"silver": 5, "provisions": 4}), "A", "goods") == 3


def test_pal_04_debts() -> None:
    t = position(A={"unpaid": 2, "paid": 3})
    assert points(t, "A", "debts_unpaid") + points(t, "A", "debts_paid") == -3


def test_pal_05_monks() -> None:
    spots = ["abs_pray", "abs_pray", "abs_faith", "abs_debt", "abs_labourer"]
    workshops = {"attack": 2, "convert": 2, "absolve": 2, "garrison": 1}
    t = position(
        orders=["order_attack"],
        A={"monks": 6, "outposts": 5, "walls": 7, "spots": spots, "workshops": workshops},
    )
    lines = ("commission", "garrison", "fortify", "absolve", "workshops")
    assert [points(t, "A", line) for line in lines] == [5, 2, 6, 1, 3]
    assert points(t, "A") == 17


def test_pal_06_orders() -> None:
    t = position(
        round=7,
        orders=["order_attack", "order_fortify", "order_convert"],
        A={
            "attacked": of_suits({"blue": 3, "green": 3}),
            "walls": 5,
            "converted": of_suits({"yellow": 4}),
        },
    )
    assert points(t, "A", "kings_orders") == 10


def test_pal_07_order_shared() -> None:
    spots = ["abs_pray", "abs_pray", "abs_faith", "abs_debt", "abs_labourer"]
    t = position(
        round=7,
        orders=["order_attack", "order_absolve", "order_convert"],
        A={"spots": spots},
        B={"spots": spots},
    )
    assert [points(t, name, "kings_orders") for name in "AB"] == [6, 6]


def test_pal_08_paladin_bonus_not_scored() -> None:
    t = position(round=7, A={"paladin": "oliver", "faith": 8}, B={"paladin": "ivon", "pool": []})
    assert t.match.decision is None
    assert points(t, "A", "faith") == 9


def test_pal_37_mercenaries() -> None:
    three = ["mercenary_yellow_1", "mercenary_green", "mercenary_blue"]
    assert points(position(A={"converted": three}), "A", "outsiders") == 9


def test_pal_68_negative() -> None:
    assert points(position(A={"unpaid": 5}), "A") == -15


def test_pal_69_traitor() -> None:
    t = position(A={"converted": ["traitor_green"], "unpaid": 2})
    assert (points(t, "A", "outsiders"), points(t, "A", "debts_unpaid")) == (2, -6)


def test_pal_72_final_scoring() -> None:
    spots = ["abs_pray", "abs_pray", "abs_faith", "abs_debt", "abs_labourer"]
    t = position(
        round=7,
        orders=["order_fortify", "order_attack", "order_convert"],
        A={
            "faith": 6,
            "strength": 9,
            "influence": 10,
            "monks": 3,
            "outposts": 4,
            "workshops": {"attack": 2, "convert": 1},
            "spots": spots[:2],
            "walls": [
                *("wall_vp2", "wall_labourer_vp", "wall_scout", "wall_cleric", "wall_fighter")
            ],
            "attacked": [
                *("protector_blue", "guardian_blue", "archer_green"),
                *("archer_yellow", "champion_yellow", "warrior_yellow"),
            ],
            "converted": ["assassin_green", "armourer_blue"],
            "unpaid": 1,
            "paid": 2,
            "silver": 4,
            "provisions": 4,
            "suspicion": 3,
        },
        B={
            "faith": 6,
            "strength": 7,
            "influence": 6,
            "monks": 6,
            "outposts": 1,
            "workshops": {"attack": 2, "convert": 2, "absolve": 2, "garrison": 2},
            "walls": ["wall_merchant", "wall_labourer2"],
            "spots": spots,
            "converted": [
                *("mercenary_yellow_1", "mercenary_green", "mercenary_blue"),
                *("adventurer_blue", "champion_green"),
            ],
            "paid": 1,
            "silver": 2,
        },
        C={
            "faith": 12,
            "strength": 7,
            "influence": 7,
            "monks": 2,
            "outposts": 7,
            "workshops": {"attack": 2, "convert": 2, "absolve": 2},
            "walls": ["wall_vp2", "wall_labourer3", "wall_scout_merchant"],
            "spots": spots,
            "attacked": [
                *("assassin_blue", "barbarian_blue", "lookout_blue", "marauder_blue"),
                "hunter_green",
            ],
            "converted": ["invader_green", "traitor_blue"],
            "unpaid": 2,
            "silver": 3,
            "provisions": 1,
            "paladin": "otton",
        },
    )
    lines = (
        *("kings_orders", "workshops", "commission", "fortify", "garrison", "absolve", "walls"),
        *("outsiders", "debts_paid", "debts_unpaid", "goods"),
    )
    assert [points(t, "A", line) for line in lines] == [10, 0, 0, 1, 0, 0, 3, 5, 2, -3, 2]
    assert [points(t, "B", line) for line in lines] == [8, 6, 5, 0, 0, 1, 0, 13, 1, 0, 0]
    assert [points(t, "C", line) for line in lines] == [6, 1, 0, 0, 9, 1, 2, 6, 0, -6, 1]
    assert [attributes(t, name) for name in "ABC"] == [30, 18, 32]
    outcome = scoring.outcome(t.s)
    assert [score.total for score in outcome.scores] == [50, 52, 52]
    assert (outcome.ranks, outcome.tie) == ([3, 2, 1], "silver")


def test_a_tie_in_everything_is_shared() -> None:
    t = position(A={"silver": 3, "provisions": 1}, B={"silver": 3, "provisions": 1})
    assert scoring.outcome(t.s).ranks == [1, 1]


def test_provisions_break_a_tie_of_silver() -> None:
    t = position(A={"silver": 3, "provisions": 1}, B={"silver": 3, "provisions": 2})
    outcome = scoring.outcome(t.s)
    assert (outcome.ranks, outcome.tie) == ([2, 1], "provisions")


# Suspicion, taxes, inquisitions


def test_pal_21_criminal_suspicion() -> None:
    t = position(tops={"suspicion": ["suspicion_1", "suspicion_2"]}, tax=6)
    run(t, gain(t.s, 0, TAVERN["tavern_12"].workers, TAVERN["tavern_12"]))
    has(t.A, suspicion=2, silver=3, pool=workers("fighter", "scout", "criminal", "criminal"))
    assert t.s.tax == 3


def test_pal_22_tax_short() -> None:
    t = position(tops={"suspicion": ["suspicion_2"]}, tax=1, A={"pool": ["labourer"]})
    do(t, "conspire")
    has(t.A, silver=1, suspicion=1, unpaid=1, pool=["criminal"])
    assert t.s.tax == 6


def test_pal_23_inquisition_tie() -> None:
    t = position(A={"suspicion": 3}, B={"suspicion": 3}, C={"suspicion": 1})
    run(t, hold_inquisition(t.s))
    has(t.A, unpaid=1, suspicion=2)
    has(t.B, unpaid=1, suspicion=2)
    has(t.C, unpaid=0, suspicion=1)
    assert t.s.tax == 7


def test_pal_24_inquisition_none() -> None:
    t = position(tax=1, B={"townsfolk": ["squire_1"]})
    run(t, take_tax(t.s, 0, 1, TOWNSFOLK["abbot_3"]))
    has(t.A, silver=1, unpaid=0)
    has(t.B, strength=1, unpaid=0)
    assert t.s.tax == 6


def test_pal_25_peddler() -> None:
    t = position(A={"suspicion": 2, "townsfolk": ["peddler_1"]})
    run(t, hold_inquisition(t.s))
    has(t.A, unpaid=1, suspicion=1, pool=["labourer"])


def test_pal_43_tax_one_taking() -> None:
    t = position(
        tax=1,
        players=3,
        outsiders={1: "mercenary_yellow_2"},
        A={"strength": 1, "pool": ["scout", "labourer", "fighter"]},
    )
    do(t, "attack")
    has(t.A, silver=1, influence=1)
    assert t.s.tax == 7


def test_pal_44_tax_two_lists() -> None:
    t = position(
        tax=1,
        players=3,
        outsiders={1: "invader_green"},
        A={
            "strength": 1,
            "townsfolk": ["defender_3"],
            "pool": ["scout", "labourer", "fighter"],
        },
    )
    do(t, "attack")
    has(t.A, silver=2, provisions=1, influence=1)
    assert t.s.tax == 6
    told = [event.kind for event in t.match.events if event.kind in ("inquisition", "gained")]
    assert told == ["inquisition", "gained", "gained"]


def test_pal_51_inquisition_refill_first() -> None:
    t = position(players=3, extra=True, tax=1, A={"suspicion": 4, "townsfolk": ["charlatan_3"]})
    run(t, take_tax(t.s, 1, 1, TOWNSFOLK["abbot_3"]))
    has(t.A, unpaid=1, suspicion=2, silver=1)
    assert t.s.tax == 6


def test_pal_52_inquisition_order() -> None:
    t = position(
        first=1,
        A={"suspicion": 2, "townsfolk": ["peddler_1"]},
        B={"pool": [], "townsfolk": ["squire_3"]},
        C={"suspicion": 3, "townsfolk": ["conspirator_2"]},
    )
    t.s.log = []
    run(t, hold_inquisition(t.s), discard_suspicion="yes")
    has(t.A, unpaid=0, suspicion=2, pool=["labourer"])
    has(t.B, faith=1)
    has(t.C, unpaid=1, suspicion=1)
    after = [event.kind for event in t.s.log].index("tax_refilled")
    answered = [e for e in t.s.log[after + 1 :] if isinstance(e, Gained | SuspicionDiscarded)]
    assert [event.seat for event in answered] == [1, 2, 0]
    assert len(answered) == len(t.s.log) - after - 1


def test_pal_53_two_peddlers() -> None:
    t = position(A={"suspicion": 4, "townsfolk": ["peddler_2", "peddler_3"]})
    run(t, hold_inquisition(t.s))
    has(t.A, unpaid=1, suspicion=2, provisions=2, silver=2)


def test_pal_54_inquisition_of_one() -> None:
    t = position(A={"suspicion": 1})
    run(t, hold_inquisition(t.s))
    has(t.A, unpaid=1, suspicion=1)


def test_pal_55_criminal_in_reward() -> None:
    t = position(
        tax=6,
        tops={"suspicion": ["suspicion_1"]},
        outsiders={1: "thief_green"},
        A={"strength": 1, "pool": ["scout", "labourer", "fighter"]},
    )
    do(t, "attack")
    has(t.A, pool=["criminal"], suspicion=1, silver=1, influence=1)
    told = [event.kind for event in t.match.events]
    assert told.index("suspicion_drawn") < told.index("tax_taken")
    assert told[told.index("tax_taken") + 1 :][0] == "gained"


def test_pal_56_decline() -> None:
    t = position(
        A={
            "silver": 2,
            "suspicion": 3,
            "converted": ["thief_blue"],
            "pool": ["cleric", "labourer", "merchant"],
        }
    )
    do(t, "absolve", "abs_suspicion", discard_suspicion="no")
    has(t.A, suspicion=3)
    assert points(t, "A", "outsiders") == 3


def test_pal_64_last_pool() -> None:
    t = position(
        tax=1,
        A={"paladin": "ivon", "pool": ["labourer", "labourer"], "townsfolk": ["watchman_3"]},
        B={"paladin": "ivon", "passed": True, "suspicion": 2, "townsfolk": ["peddler_1"]},
        tops={"suspicion": ["suspicion_2"]},
    )
    do(t, "conspire")
    has(t.B, pool=["labourer", "labourer"], unpaid=1)
    assert asked(t).seat == 0
    passes(t)
    assert (t.s.round, t.s.phase) == (2, Phase.PALADINS)
    has(t.B, pool=["labourer", "labourer"])


def test_no_suspicion_card_is_left() -> None:
    """7.1: with all cards before players, the criminal is gained and nothing else."""
    t = position(A={"pool": ["labourer"]})
    cards, t.state.suspicion[:] = tuple(t.state.suspicion), []
    t.state.players[1].suspicion = cards
    do(t, "conspire")
    has(t.A, pool=["criminal"], suspicion=0, silver=0)


def test_suspicion_discards_are_shuffled() -> None:
    t = position(A={"pool": ["labourer"]})
    t.state.suspicion_out[:], t.state.suspicion[:] = [SUSPICION["suspicion_1"]], []
    do(t, "conspire")
    has(t.A, suspicion=1, silver=1)
    assert t.s.suspicion_out == []


# Rounds


def new(players: int = 2, **options: Any) -> Match:
    match = Match.new(PALADINS, {"players": players, "first": 0, **options}, 3)
    while match.decision is not None and match.decision.kind == "first_townsfolk":
        match.answer(match.decision.options[0])
    return match


def to_next_round(match: Match) -> None:
    """Everybody takes the first answer that ends the round."""
    round_now = match.state.round
    while match.decision is not None and match.state.round == round_now:
        decision = match.decision
        if decision.kind == "turn":
            match.answer("pass")
        elif decision.is_single:
            match.answer(decision.options[0])
        else:
            match.answer(list(decision.options[: decision.lo]))


def test_pal_29_king_reveal() -> None:
    match = new()
    shown = {}
    while match.decision is not None:
        view = match.view(0)
        orders = sum(order.card is not None for order in view.orders)
        shown[view.round] = (orders, sum(one.card is not None for one in view.favours))
        to_next_round(match)
    assert shown == {1: (1, 0), 2: (2, 0), 3: (3, 1), 4: (3, 2), 5: (3, 3), 6: (3, 4), 7: (3, 5)}
    assert (ORDER_ROUNDS, FAVOUR_ROUNDS) == ((1, 2, 3), (3, 4, 5, 6, 7))


def test_pal_31_paladin_cycle() -> None:
    match = new()
    hand = match.view(0).players[0].hand
    played, top, under = hand
    deck = [card.key for card in match.state.players[0].deck]
    match.answer(f"{played}-{top}-{under}", seat=0)
    to_next_round(match)
    mine = match.view(0).players[0]
    assert mine.hand == [top, deck[-1], deck[-2]]
    assert mine.played == [played]
    assert mine.deck_under == [under]


def test_pal_32_keep_three() -> None:
    pool = ["scout", "scout", "cleric", "merchant", "labourer"]
    t = position(
        A={"paladin": "ivon", "pool": pool}, B={"paladin": "ivon", "pool": [], "passed": True}
    )
    passes(t)
    assert asked(t).kind == "keep"
    t.match.answer(["scout", "scout#2", "cleric"])
    has(t.A, pool=workers("scout", "scout", "cleric"), played=["ivon"], paladin=None)
    assert t.s.round == 2


def test_who_has_three_workers_of_one_kind_is_not_asked() -> None:
    t = position(
        A={"paladin": "ivon", "pool": ["scout"] * 5},
        B={"paladin": "ivon", "pool": [], "passed": True},
    )
    passes(t)
    has(t.A, pool=["scout"] * 3)


def test_pal_50_initial_on_hire() -> None:
    t = position(row={1: "acolyte_2", 2: "abbot_3"}, A={"silver": 3}, B={"silver": 3})
    t.state.phase, t.state.round, t.state.turns = Phase.TOWNSFOLK, 0, 0
    for player in t.state.players:
        player.pool = pool_of([])
    t.match.answer("abbot_3")  # B, the last player
    assert keys(t.s.row).count(None) == 0
    has(t.B, silver=3, suspicion=0, townsfolk=["abbot_3"])
    has(t.A, silver=4, townsfolk=["acolyte_2"])
    assert (t.s.round, t.s.phase) == (1, Phase.PALADINS)


def test_pal_60_row_slide() -> None:
    t = position(
        row={1: "abbot_1", 3: "abbot_2", 4: "abbot_3"},
        tops={"townsfolk": ["squire_1", "squire_2"]},
    )
    renew(t.s)
    assert keys(t.s.row) == ["squire_2", "squire_1", "abbot_1", "abbot_2", "abbot_3"]
    assert t.s.townsfolk_out == []


def test_pal_62_decks_empty() -> None:
    four = {1: "archer_green", 2: "archer_yellow", 4: "thief_blue", 6: "thief_green"}
    t = position(outsiders=four)
    t.s.outsiders.clear()
    renew(t.s)
    assert keys(t.s.outsider_row) == [
        *("archer_yellow", "thief_blue", "thief_green", "archer_green", None, None)
    ]


def test_a_full_row_stays_as_it_is() -> None:
    t = position(row={1: "abbot_1", 2: "abbot_2", 3: "abbot_3", 4: "squire_1", 5: "squire_2"})
    fill_townsfolk(t.s)
    assert keys(t.s.row) == ["abbot_1", "abbot_2", "abbot_3", "squire_1", "squire_2"]


def test_pal_70_tavern_forced() -> None:
    t = position(players=3)
    s = t.state
    s.phase, s.current = Phase.TAVERN, 2
    cards = [TAVERN[key] for key in ("tavern_12", "tavern_16", "tavern_23", "tavern_02")]
    for card in cards:
        s.tavern_deck.remove(card)
    s.tavern_taken[:], s.tavern[:] = cards[:2], cards[2:]
    for seat, name in enumerate(NAMES[:3]):
        player = s.players[seat]
        player.pool = pool_of([])
        player.deck.remove(CARDS["ivon"])
        player.paladin = CARDS["ivon"] if name != "C" else None
        if name == "C":
            player.chosen.append(CARDS["ivon"])
    decision = asked(t)
    assert (decision.seat, decision.keys) == (2, ["tavern_23", "tavern_02"])
    t.match.answer("tavern_23")
    has(t.C, suspicion=2)

"""Sentences of the rules that no worked case shows, in the rules' order."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.paladins.table import (
    CREWS,
    asked,
    do,
    has,
    keys,
    passes,
    points,
    position,
    reason,
    run,
    targets,
    workers,
)
from throneroom.games.west_kingdom.paladins import PALADINS
from throneroom.games.west_kingdom.paladins import events as e
from throneroom.games.west_kingdom.paladins.cards import (
    FAVOURS,
    ORDERS,
    OUTSIDERS,
    TAVERN,
    TOWNSFOLK,
)
from throneroom.games.west_kingdom.paladins.flow import open_tavern
from throneroom.games.west_kingdom.paladins.state import Phase, State
from throneroom.games.west_kingdom.paladins.verbs import gain_debts, hold_inquisition
from throneroom.kernel import Match

LEFT = {
    "develop": "labourer-labourer",
    "hunt": "labourer",
    "trade": "labourer",
    "recruit": "labourer",
    "pray": "cleric",
    "conspire": "labourer",
}


def new(players: int = 3, seed: int = 1, **options: Any) -> Match:
    return Match.new(PALADINS, {"players": players, **options}, seed, log=False)


# 5. Setup


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_table_at_the_start(players: int) -> None:
    s: State = new(players).state
    assert (len(s.row), len(s.outsider_row)) == (5, 6)
    assert None not in (*s.row, *s.outsider_row)
    assert (len(s.townsfolk), len(s.outsiders)) == (32 - 5, 36 - 6)
    assert (len(s.walls), len(s.suspicion), len(s.tavern_deck)) == (24, 24, 24)
    assert (len(s.orders), len(s.favours)) == (3, 5)
    assert {*s.orders, *s.orders_out} == set(ORDERS.values())
    assert {*s.favours, *s.favours_out} == set(FAVOURS.values())
    assert s.tax == 4 + players
    for player in s.players:
        has(player, silver=3, provisions=1, faith=0, strength=0, influence=0, pool=[])
        assert len({*player.deck}) == 12


def test_decks_are_shuffled() -> None:
    one, other = new(seed=1).state, new(seed=2).state
    for deck in ("townsfolk", "outsiders", "walls", "suspicion", "tavern_deck"):
        assert getattr(one, deck) != getattr(other, deck)
    assert len({str(player.deck) for player in (*one.players, *other.players)}) == 6


def test_anybody_may_begin() -> None:
    assert {new(4, seed).state.first for seed in range(40)} == {0, 1, 2, 3}


def test_townsfolk_of_the_tomesaga_only_if_chosen() -> None:
    extra = {card.key for card in TOWNSFOLK.values() if card.extra}
    assert len(extra) == 6
    for chosen in (False, True):
        s = new(extra_townsfolk=chosen).state
        found = set(keys((*s.row, *s.townsfolk)))
        assert found & extra == (extra if chosen else set())
    assert new().options.extra_townsfolk is False


def test_the_row_is_filled_when_all_have_chosen() -> None:
    """The cards that are left slide to the cheap end, and none is discarded."""
    match = new(players=2)
    before = keys(match.state.row)
    deck = keys(match.state.townsfolk)
    for slot in (4, 1):
        match.answer(before[slot])
    left = [before[0], before[2], before[3]]
    assert keys(match.state.row) == [deck[-2], deck[-1], *left]
    assert match.state.townsfolk_out == []


# 6.1 The start of a round


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_tavern_card_for_everybody_and_one_more(players: int) -> None:
    s = new(players).state
    open_tavern(s)
    assert len(s.tavern) == players + 1


def test_tavern_cards_come_again_when_the_deck_is_empty() -> None:
    """Never one that lies open already."""
    s = new(4).state
    s.tavern_out[:], s.tavern_deck[:] = s.tavern_deck[2:], s.tavern_deck[:2]
    kept = set(s.tavern_deck)
    open_tavern(s)
    assert len(set(s.tavern)) == 5
    assert kept < set(s.tavern)
    assert (len(s.tavern_deck), s.tavern_out) == (24 - 5, [])


def test_paladin_and_tavern_in_turn_order() -> None:
    """The first has all workers, and their suspicion, before the next one chooses."""
    match = new(players=3, first=1)
    while match.decision is not None and match.decision.kind != "tavern":
        match.answer(match.decision.options[0])
    s: State = match.state
    criminals = TAVERN["tavern_12"]
    if criminals not in s.tavern:
        s.tavern_deck.remove(criminals)
        s.tavern_deck.append(s.tavern[0])
        s.tavern[0] = criminals
    assert [player.paladin is not None for player in s.players] == [False, True, False]
    match = Match.load(PALADINS, match.save())
    match.answer("tavern_12")
    has(match.state.players[1], suspicion=2)
    assert match.state.players[1].workers == 2 + 4
    order = []
    while match.decision is not None and match.decision.kind == "tavern":
        order.append(match.decision.seat)
        match.answer(match.decision.options[0])
    assert order == [2, 0]
    s = match.state
    assert (s.tavern, s.tavern_taken, len(s.tavern_out)) == ([], [], 4)
    assert (s.phase, s.current) == (Phase.ACTIONS, 1)


# 6.2 Actions


def test_turns_go_round_without_those_who_have_passed() -> None:
    three = {"pool": ["labourer"] * 3}
    t = position(A=three, B=three, C=three)
    do(t, "hunt_one")
    passes(t)
    do(t, "hunt_one")
    assert asked(t).seat == 0
    do(t, "trade_one")
    assert asked(t).seat == 2


def test_a_favour_alone_is_reason_enough_to_be_asked() -> None:
    t = position(
        round=3, favours=["favour_any_food"], A={"pool": ["labourer"], "placed": LEFT}, players=2
    )
    assert (asked(t).seat, asked(t).keys) == (0, ["favour_any_food", "pass"])


def test_passing_is_always_allowed() -> None:
    rich = {"pool": [kind for crew in CREWS.values() for kind in crew], "silver": 9}
    rich |= {"provisions": 9, "faith": 12, "strength": 12, "influence": 12}
    row, outsiders = {5: "abbot_1"}, {1: "archer_green"}
    t = position(row=row, outsiders=outsiders, A={**rich, "placed": {"hunt": "labourer"}})
    assert len(asked(t).keys) > 10
    passes(t)
    assert t.A.passed


def test_first_the_paladin_then_the_townsfolk() -> None:
    t = position(
        outsiders={1: "archer_green"},
        A={"pool": CREWS["attack"], "paladin": "engelier", "townsfolk": ["defender_2"]},
    )
    do(t, "attack")
    gains = [event for event in t.match.events if isinstance(event, e.Gained)]
    assert [event.by for event in gains] == ["archer_green", "attack", "engelier", "defender_2"]


def test_townsfolk_pay_in_the_order_of_hiring() -> None:
    """Those of an inquisition too."""
    for cards in (["abbot_1", "abbot_2"], ["abbot_2", "abbot_1"]):
        t = position(A={"pool": CREWS["absolve"], "silver": 2, "townsfolk": cards})
        do(t, "absolve", "abs_faith")
        gains = [event for event in t.match.events if isinstance(event, e.Gained)]
        assert [event.by for event in gains][2:] == cards
    for cards in (["peddler_2", "peddler_3"], ["peddler_3", "peddler_2"]):
        t = position(A={"suspicion": 2, "townsfolk": cards})
        assert t.match.decision is not None
        run(t, hold_inquisition(t.s))
        gains = [event for event in t.match.events if isinstance(event, e.Gained)]
        assert [event.by for event in gains] == cards


def test_a_card_hired_by_an_action_waits_beside_those_that_pay() -> None:
    t = position(
        row={5: "acolyte_2"},
        A={"pool": CREWS["commission"], "provisions": 1, "townsfolk": ["acolyte_1"]},
    )
    do(t, "commission", "loc_1_1", free_hire="acolyte_2")
    has(t.A, silver=1, pool=["labourer"], townsfolk=["acolyte_1", "acolyte_2"])


# 6.3 The end of a round


def played(**more: Any) -> dict[str, Any]:
    return {"paladin": "oliver", **more}


def test_the_table_is_cleared_for_the_next_round() -> None:
    t = position(
        players=3,
        round=3,
        first=1,
        favours=["favour_any_food"],
        row={3: "abbot_1", 5: "abbot_2"},
        outsiders={1: "archer_green", 2: "archer_yellow"},
        A=played(pool=[], passed=True, placed={"hunt": "labourer"}),
        B=played(pool=["scout", "cleric"]),
        C=played(pool=[], passed=True),
    )
    do(t, "favour_any_food", crew="scout")
    passes(t)
    s = t.s
    assert (s.round, s.first, s.phase) == (4, 2, Phase.PALADINS)
    assert (s.favour_crews, s.favour_users) == ([None] * 5, [None] * 5)
    has(t.B, pool=["cleric"], paladin=None, played=["oliver"], passed=False)
    assert t.B.value("faith") == 0
    assert "oliver" not in keys((*t.B.deck, *t.B.hand))
    assert set(t.A.placed) == {None}
    assert (keys(s.townsfolk_out), keys(s.outsiders_out)) == (["abbot_2"], ["archer_green"])
    assert (s.row[4], s.outsider_row[0]) == (TOWNSFOLK["abbot_1"], OUTSIDERS["archer_yellow"])
    assert None not in (*s.row, *s.outsider_row)


def test_whoever_has_three_workers_keeps_them_unasked() -> None:
    three = workers("scout", "cleric", "criminal")
    t = position(A=played(pool=three), B=played(pool=[], passed=True))
    passes(t)
    assert asked(t).kind == "paladin"
    has(t.A, pool=three, suspicion=0)


def test_nobody_keeps_workers_after_the_last_round() -> None:
    pool = ["scout", "scout", "cleric", "merchant"]
    t = position(round=7, A=played(pool=pool), B=played(pool=pool))
    passes(t, 2)
    assert t.match.decision is None
    assert t.match.outcome is not None
    has(t.A, pool=workers(*pool), paladin="oliver")


# 7. Suspicion, debts, clearing, abilities


def test_two_criminals_are_suspected_one_by_one() -> None:
    """The inquisition over the first one knows nothing of the second."""
    t = position(
        round=3,
        tax=1,
        favours=["favour_any_criminals"],
        A={"pool": ["labourer"]},
        B={"pool": ["labourer"], "suspicion": ["suspicion_1"]},
        tops={"suspicion": ["suspicion_2", "suspicion_1"]},
    )
    do(t, "favour_any_criminals")
    has(t.A, pool=["criminal", "criminal"], suspicion=2, unpaid=1, silver=2)
    has(t.B, suspicion=1, unpaid=1)
    assert t.s.tax == 6 - 1


def test_the_oldest_suspicion_is_discarded() -> None:
    cards = ["suspicion_2", "suspicion_0", "suspicion_1"]
    t = position(
        row={5: "peddler_3"}, A={"pool": ["labourer"], "suspicion": cards, "townsfolk": []}
    )
    do(t, "dismiss", discard_suspicion=["yes", "no"])
    assert keys(t.A.suspicion) == cards[1:]
    assert keys(t.s.suspicion_out) == cards[:1]


def test_an_inquisition_begins_with_the_start_player_of_the_round() -> None:
    """Whoever's turn it is, and whoever began the game."""
    t = position(
        first=2,
        A={"townsfolk": ["squire_1"]},
        B={"townsfolk": ["squire_2"]},
        C={"townsfolk": ["squire_3"]},
    )
    t.state.start, t.state.current = 0, 1
    assert t.match.decision is not None
    run(t, hold_inquisition(t.s))
    gains = [event for event in t.match.events if isinstance(event, e.Gained)]
    assert [event.seat for event in gains] == [2, 0, 1]


def test_a_charlatan_without_a_debt_has_no_part_in_an_inquisition() -> None:
    t = position(
        extra=True,
        A={"suspicion": 1, "townsfolk": ["charlatan_1"], "pool": []},
        B={"suspicion": 2, "townsfolk": ["charlatan_2"], "pool": []},
    )
    run(t, hold_inquisition(t.s))
    has(t.A, pool=[], unpaid=0)
    has(t.B, provisions=1, unpaid=1)


def test_charlatans_pay_for_every_debt() -> None:
    t = position(extra=True, A={"townsfolk": ["charlatan_1", "charlatan_2"]})
    run(t, gain_debts(t.s, 0, 2, FAVOURS["favour_any_debt"]))
    has(t.A, unpaid=2, pool=["labourer", "labourer"], provisions=2)


def test_a_debt_for_a_charlatan_is_answered_only_by_those_hired_before() -> None:
    t = position(
        extra=True,
        row={1: "charlatan_1"},
        A={"pool": ["labourer", "fighter"], "townsfolk": ["charlatan_2"]},
    )
    do(t, "hire", "debt:charlatan_1")
    has(t.A, unpaid=1, provisions=1, pool=[], townsfolk=["charlatan_2", "charlatan_1"])


def test_a_noblewoman_hired_by_a_favour_pays_from_the_next_one_on() -> None:
    t = position(
        extra=True,
        round=3,
        favours=["favour_scout"],
        row={5: "noblewoman_1"},
        A={"pool": ["scout"], "townsfolk": ["noblewoman_2"]},
    )
    do(t, "favour_scout", free_hire="noblewoman_1")
    has(t.A, pool=[], silver=1)


def test_a_noblewoman_pays_after_the_favour() -> None:
    """Its tax finds what the favour has left."""
    t = position(
        extra=True,
        round=3,
        tax=3,
        favours=["favour_cleric"],
        A={"pool": ["cleric"], "townsfolk": ["noblewoman_3"]},
        B={"pool": ["labourer"], "townsfolk": ["squire_1"]},
    )
    do(t, "favour_cleric")
    gains = [event for event in t.match.events if isinstance(event, e.TaxTaken)]
    assert [(event.silver, event.by) for event in gains] == [
        (2, "favour_cleric"),
        (1, "noblewoman_3"),
    ]


def test_an_architect_answers_to_a_workshop_for_nothing() -> None:
    t = position(
        round=3,
        favours=["favour_merchant"],
        A={"pool": ["merchant"], "provisions": 1, "townsfolk": ["architect_2"]},
    )
    do(t, "favour_merchant", pick="favour_merchant:free_develop", free_develop="garrison")
    has(t.A, provisions=1, pool=["merchant"])


def test_a_workshop_for_nothing_may_be_declined() -> None:
    t = position(
        round=3,
        favours=["favour_merchant"],
        A={"pool": ["merchant"], "provisions": 1, "townsfolk": ["architect_2"]},
    )
    do(t, "favour_merchant", pick="favour_merchant:free_develop", free_develop="stop")
    has(t.A, provisions=0, pool=[], workshops=0)


# 8. The actions

FAR = {"faith": 12, "strength": 12, "influence": 12, "silver": 9, "provisions": 3}


@pytest.mark.parametrize(
    ("action", "most", "cost"),
    [
        ("commission", {"monks": 7}, "provisions"),
        ("garrison", {"outposts": 7}, "provisions"),
        ("fortify", {"walls": 7}, "provisions"),
        ("absolve", {"spots": [*["abs_pray"] * 2, "abs_faith", "abs_debt", "abs_labourer"]}, ""),
    ],
)
def test_the_seventh_is_the_last(action: str, most: dict[str, Any], cost: str) -> None:
    spots = most.get("spots", [])
    last: dict[str, Any] = {"spots": [*spots, "abs_provisions", "abs_suspicion"]} if spots else most
    t = position(A={"pool": CREWS[action], **FAR, **last})
    assert reason(t, action) == "all_done"
    (name, count), *_ = last.items()
    before = {name: count[:-1] if isinstance(count, list) else count - 1}
    t = position(A={"pool": CREWS[action], **FAR, **before})
    assert reason(t, action) == ""
    if cost:
        t = position(A={"pool": CREWS[action], **FAR, "provisions": 2, **before})
        assert reason(t, action) == "no_provisions"


LADDERS = {
    "fortify": (0, 1, 3, 5, 7, 9, 11),
    "absolve": (0, 2, 4, 6, 8, 10, 12),
}
SPOTS = ["abs_pray", "abs_pray", "abs_faith", "abs_debt", "abs_labourer", "abs_provisions"]


@pytest.mark.parametrize("action", LADDERS)
def test_ladders_of_influence(action: str) -> None:
    for done, least in enumerate(LADDERS[action]):
        pieces: dict[str, Any] = {"walls": done} if action == "fortify" else {"spots": SPOTS[:done]}
        for influence in {least, max(0, least - 1)}:
            have = {**FAR, **pieces, "influence": influence}
            t = position(A={"pool": CREWS[action], **have})
            assert reason(t, action) == ("" if influence >= least else "low_attribute")


@pytest.mark.parametrize(
    ("action", "pieces"), [("commission", "monks"), ("fortify", "walls"), ("garrison", "outposts")]
)
def test_ladders_of_provisions(action: str, pieces: str) -> None:
    for done, price in enumerate((1, 1, 1, 2, 2, 3, 3)):
        for provisions in (price, price - 1):
            have = {**FAR, pieces: done, "provisions": provisions}
            t = position(A={"pool": CREWS[action], **have})
            assert reason(t, action) == ("" if provisions == price else "no_provisions")


def test_eight_workshops_are_all() -> None:
    full = {"commission": 2, "fortify": 2, "garrison": 2, "absolve": 1}
    have = {"pool": CREWS["develop"], "silver": 4}
    t = position(A={**have, "workshops": full})
    assert targets(t, "develop") == ["absolve", "attack", "convert"]
    t = position(
        round=3,
        favours=["favour_merchant"],
        A={
            **have,
            "pool": [*CREWS["develop"], "merchant"],
            "provisions": 1,
            "workshops": {**full, "absolve": 2},
        },
    )
    assert reason(t, "develop") == "no_workshop"
    do(t, "favour_merchant", crew="merchant", pick="favour_merchant:free_develop")
    assert t.A.workshops == 8


def test_a_dismissed_card_goes_to_the_discards() -> None:
    t = position(row={5: "missionary_2"}, A={"pool": ["labourer"]})
    do(t, "dismiss")
    assert keys(t.s.townsfolk_out) == ["missionary_2"]
    has(t.A, faith=1, townsfolk=[])


def test_two_jars_on_the_spot_of_prayer() -> None:
    have = {"pool": CREWS["absolve"], **FAR}
    for jars, free in ((0, True), (1, True), (2, False)):
        t = position(A={**have, "spots": ["abs_pray"] * jars})
        assert ("abs_pray" in targets(t, "absolve")) is free
    t = position(A={**have, "spots": ["abs_faith"]})
    assert "abs_faith" not in targets(t, "absolve")


# 9. The end


def test_all_three_orders_count() -> None:
    t = position(
        round=7,
        orders=["order_commission", "order_garrison", "order_fortify"],
        A={"monks": 5, "outposts": 5, "walls": 5},
    )
    assert points(t, "A", "kings_orders") == 4 + 6 + 8

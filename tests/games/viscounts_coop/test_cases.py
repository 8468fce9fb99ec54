"""The worked cases of the scenario; `test_protection` has those of protection and the castle."""

from __future__ import annotations

import pytest

from tests.games.viscounts.table import Table, has, run, workers
from tests.games.viscounts_coop.table import (
    ROWS,
    arrive,
    his,
    his_castle,
    outposts,
    overlords_turn,
    position,
    state,
    told,
)
from throneroom.games.west_kingdom.tomesaga.viscounts_coop import VISCOUNTS_COOP, events
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.cards import BANISHMENTS, TARGET
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.check import check
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.flow import draw
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.overlord import carry_out_orders
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.scoring import outcome, score_of
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.state import State
from throneroom.games.west_kingdom.viscounts import events as base
from throneroom.games.west_kingdom.viscounts.cards import (
    TOWNSFOLK,
    Section,
)
from throneroom.games.west_kingdom.viscounts.ring import SPACES
from throneroom.games.west_kingdom.viscounts.state import Phase
from throneroom.kernel import Match

# The goal


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("total", "won"), [(159, False), (160, True)])
def test_vc_01_target(players: int, total: int, won: bool) -> None:
    t = position(players=players, phase="over", A={}, revealed=["poverty"])
    s = state(t)
    s.players[0].acquired = total - sum(score.total for score in outcome(s).scores)
    found = outcome(s)
    assert sum(score.total for score in found.scores) == total
    assert (found.together, found.ranks) == (won, [1] * players)
    assert TARGET == 160


# The start


def begin(players: int, seed: int = 1, **options: object) -> Match:
    return Match.new(VISCOUNTS_COOP, {"players": players, **options}, seed)


def until(match: Match, kind: str) -> None:
    while match.decision is not None and match.decision.kind != kind:
        match.answer(match.decision.options[0])


def test_vc_02_setup_difficulty() -> None:
    match = begin(4, difficulty="nightmare")
    until(match, "play")
    s: State = match.state
    assert len({*s.overlord.revealed}) == 5
    assert his(s) == {str(card.start): 1 for card in s.overlord.revealed}
    assert s.overlord.supply == 15
    assert not {player.card for player in s.players} & {*s.overlord.revealed}


def test_vc_03_piece_start() -> None:
    for seed in range(8):
        match = begin(3, seed)
        until(match, "pair")
        s = match.state
        dealt = [card for card, _ in s.pairs]
        heroes = [hero for _, hero in s.pairs]
        until(match, "play")
        s = match.state
        (left,) = [card for card in dealt if card not in [player.card for player in s.players]]
        (hero,) = [one for one in heroes if one not in [player.hero for player in s.players]]
        assert s.overlord.space is SPACES[str(left.start)]
        assert left not in s.overlord.revealed
        owned = [card for p in s.players for card in (*p.hand, *p.draw, *p.discard, *p.board)]
        assert hero not in [*owned, *s.removed]
        assert not s.pairs


def test_vc_23_two_player_cards() -> None:
    """First, second, second, first; then each which lies on top."""
    match = begin(2, first=1)
    asked = []
    while match.decision is not None and match.decision.kind != "pair":
        asked.append((match.decision.kind, match.decision.seat))
        match.answer(match.decision.options[-1])
    assert asked == [
        *[("reminder", 1), ("reminder", 0), ("reminder", 0)],  # nobody is asked for the last one
        *[("upper", 1), ("upper", 0)],
    ]
    s: State = match.state
    assert [len(cards) for cards in s.reminders] == [2, 2]
    assert not s.reminders_left
    for cards, upper in zip(s.reminders, s.upper, strict=True):
        assert upper is cards[-1]


@pytest.mark.parametrize(("players", "left"), [(3, 1), (4, 0)])
def test_one_reminder_card_each_and_the_rest_to_the_box(players: int, left: int) -> None:
    match = begin(players, first=2)
    asked = []
    while match.decision is not None and match.decision.kind != "pair":
        asked.append(match.decision.seat)
        match.answer(match.decision.options[0])
    order = [(2 + i) % players for i in range(players)]
    assert asked == order[: 4 - 1]
    s: State = match.state
    assert [len(cards) for cards in s.reminders] == [1] * players
    assert list(s.upper) == [cards[0] for cards in s.reminders]
    assert len(s.reminders_left) == left


# The Overlord moves and acts


def test_vc_04_move_value() -> None:
    t = position(piece="3", players=2, tops={"stream": ["acolyte"]})
    s = overlords_turn(t)
    assert s.overlord.space is SPACES["6"]
    (moved,) = told(s, events.OverlordMoved)
    assert (moved.card, moved.silver, moved.space) == ("acolyte", 3, "6")


def test_he_goes_round_the_outer_road_in_the_order_of_the_ring() -> None:
    order = ("lake", "bay", "stream", "peaks", "forest")
    t = position(piece="8", players=2, order=order, tops={"bay": ["acolyte"]})
    assert overlords_turn(t).overlord.space is SPACES["9"], "8, 3, 4, 9"


def test_an_empty_pile_moves_him_by_what_is_printed() -> None:
    t = position(piece="1", players=2, empty=["lake"])
    assert overlords_turn(t).overlord.space is SPACES["3"]


def test_vc_05_empty_location() -> None:
    s = overlords_turn(arrive(6))
    assert (his(s), s.overlord.supply) == ({"6": 1}, 19)
    assert not s.removed, "nobody is banished"


def test_vc_06_player_workers() -> None:
    t = arrive(6, outposts={"6": {"A": 1, "B": 1}})
    s = overlords_turn(t, "6:1")
    assert (his(s), outposts(s), s.overlord.supply) == ({}, {"6": {"A": 1}}, 20)
    assert t.B.workers == 20


def test_vc_36_overlord_stops_on_two_colours_off_turn() -> None:
    """The one whose turn has just ended is asked."""
    t = arrive(5, players=4, current=3, outposts={"5": {"A": 1, "D": 1}}, D={"board": ["abbot"]})
    s = state(t)
    s.phase, s.played = Phase.DRAW, s.players[3].board[0]
    decision = next(draw(s))
    assert (decision.seat, decision.kind, decision.keys) == (3, "send_home", ["5:0", "5:3"])
    check(s)


def test_vc_24_no_rearrange() -> None:
    t = arrive(6, A={"space": "6", "board": ["abbot", "squire", "trader"]})
    assert not told(overlords_turn(t), base.Rearranged), "and nobody was asked"


# Banishing


def test_vc_07_banish_two_here() -> None:
    t = arrive(6, "discard", his={"6": 1})
    s = overlords_turn(t)
    (order,) = told(s, events.AdvanceOrdered)
    assert (order.space, order.count) == ("6", 3)
    assert his(s) == {"5": 1, "7": 1, "5.5": 1}
    assert [card.key for card in s.removed if card.kind == "neutral"] == ["artisan"]


@pytest.mark.parametrize(
    ("row", "after"),
    [
        ("discard", {"3": 1, "5": 1, "3.5": 1}),  # three on space 4, so an order follows
        ("virtue", {"4": 1, "3": 2}),
        ("corruption", {"4": 1, "5": 2}),
        ("rearrange", {"4": 1, "3": 1, "5": 1}),
        ("shuffle", {"3.5": 1}),
        ("debt", {"4": 2}),
    ],
)
def test_the_rows_of_his_card(row: str, after: dict[str, int]) -> None:
    t = arrive(4, row, his={"4": 1})
    s = overlords_turn(t)
    assert his(s) == after
    assert s.overlord.supply == 20 - sum(after.values())
    assert s.players[0].unpaid == (row == "debt")
    (banished,) = told(s, events.Banished)
    assert (banished.card, banished.row, banished.printed) == (ROWS[row], row, False)
    assert TOWNSFOLK[ROWS[row]] in s.removed


def test_every_hire_effect_has_a_row() -> None:
    """The counts of the table: townsfolk by row."""
    counts = dict.fromkeys(BANISHMENTS, 0)
    for card in TOWNSFOLK.values():
        if card.kind == "neutral":
            counts[card.hire_word] += 1
    assert counts == {
        "discard": 18,
        "debt": 3,
        "virtue": 19,
        "corruption": 10,
        "rearrange": 10,
        "shuffle": 8,
    }
    printed = {card.hire_word for card in TOWNSFOLK.values() if card.kind == "printed"}
    assert printed <= {*BANISHMENTS}


def test_a_printed_card_is_not_removed() -> None:
    """Peaks shows corruption: two workers clockwise, that is on space 1."""
    t = arrive(10, empty=["peaks"], his={"10": 1})
    s = state(t)
    before = len(s.removed)
    overlords_turn(t)
    assert his(s) == {"10": 1, "1": 2}
    assert len(s.removed) == before
    assert told(s, events.Banished)[0].printed


def test_vc_12_replacement_double() -> None:
    t = arrive(6, "corruption", his={"6": 1}, outposts={"7": {"A": 1}})
    s = overlords_turn(t)
    assert (his(s), outposts(s), s.overlord.supply) == ({"6": 1, "7": 1}, {}, 18)
    assert [(one.seat, one.reason) for one in told(s, events.SentHome)] == [(0, "instead")]


def test_two_placements_remove_two() -> None:
    t = arrive(6, "corruption", his={"6": 1}, outposts={"7": {"A": 2, "B": 1}}, supply=0)
    s = overlords_turn(t, "7:0", "7:1")
    assert (outposts(s), s.overlord.won_by) == ({"7": {"A": 1}}, "")


def test_vc_13_debt_row() -> None:
    t = arrive(6, "debt", current=1, his={"6": 1})
    s = overlords_turn(t)
    assert his(s) == {"6": 2}
    has(t.A, unpaid=0)
    has(t.B, unpaid=1)


def test_a_racketeer_answers_to_the_debt() -> None:
    board = ["racketeer_rearrange", "squire", "abbot"]
    t = arrive(6, "debt", his={"6": 1}, A={"board": board})
    s = overlords_turn(t, "rearrange", "213")
    assert [card.key for card in s.players[0].board if card] == [board[1], board[0], board[2]]


def test_vc_28_debt_reveals_poverty() -> None:
    t = arrive(6, "debt", current=1, his={"6": 1, "1": 2}, debts_left=1)
    s = overlords_turn(t)
    assert his(s) == {"6": 1, "1": 1}
    assert s.poverty
    assert s.last_round == s.round + 1
    assert not told(s, events.AdvanceOrdered)
    (thinned,) = told(s, events.Thinned)
    assert (thinned.card, sorted(thinned.spaces)) == ("poverty", ["1", "6"])


def test_vc_31_advance_inward_from_row() -> None:
    t = arrive(4, "shuffle", his={"4": 1})
    s = overlords_turn(t)
    assert (his(s), s.overlord.supply) == ({"3.5": 1}, 19)
    assert not told(s, events.OverlordPlaced)


# Advance orders


def orders(t: Table, *answers: str) -> State:
    s = state(t)
    run(carry_out_orders(s), *answers)
    return s


def test_vc_08_advance_basic() -> None:
    s = orders(position(piece="6", players=2, his={"6": 3}))
    assert his(s) == {"5": 1, "7": 1, "5.5": 1}


@pytest.mark.parametrize(
    ("tier1", "tier2", "castle", "won"),
    [
        ((), (), (["gold_or_move"], []), ""),
        (("gold_or_move",), (), (["gold_or_move"], ["gold_or_move"]), ""),
        (("gold_or_move",), ("gold_or_move",), (["gold_or_move"], ["gold_or_move"]), "tier3"),
        (("flip",), ("flip",), (["flip", "gold_or_move"], ["flip"]), ""),
        ((), ("gold_or_move",), (["gold_or_move"], ["gold_or_move"]), ""),
    ],
)
def test_vc_09_advance_chain_castle(
    tier1: tuple[str, ...],
    tier2: tuple[str, ...],
    castle: tuple[list[str], list[str]],
    won: str,
) -> None:
    t = arrive(6, "discard", his={"6": 1, "5.5": 1}, his_tier1=tier1, his_tier2=tier2)
    s = overlords_turn(t)
    assert his(s) == {"5": 1, "7": 1, "5.5": 1}
    assert his_castle(s) == castle
    assert (s.overlord.won_by, s.overlord.tier3) == (won, bool(won))


def test_the_third_tier_ends_the_game_at_once() -> None:
    t = arrive(6, "discard", his={"6": 1, "5.5": 1}, his_tier1=("gold_or_move",),
               his_tier2=("gold_or_move",), A={"acquired": 300, "board": ["abbot"]})  # fmt: skip
    s = state(t)
    s.phase, s.played = Phase.DRAW, s.players[0].board[0]
    run(draw(s))
    assert (s.phase, s.played) == (Phase.OVER, None)
    found = outcome(s)
    assert (found.together, found.reason) == (False, "tier3"), "whatever the points"
    check(s)


def test_vc_10_advance_blocked() -> None:
    t = position(piece="6", players=2, his={"6": 3}, outposts={"5.5": {"A": 2}})
    s = orders(t)
    assert (his(s), outposts(s)) == ({"5": 1, "7": 1}, {"5.5": {"A": 1}})
    assert (s.overlord.supply, t.A.workers) == (18, 19)


def test_vc_11_advance_repeat() -> None:
    s = orders(position(piece="6", players=2, his={"6": 5, "5": 2, "7": 2}))
    assert his(s) == {"4": 1, "5": 1, "6": 1, "7": 1, "8": 1, "5.5": 1, "7.5": 1}
    assert his_castle(s) == (["gold_or_move"], ["gold_or_move"])
    assert [one.space for one in told(s, events.AdvanceOrdered)] == ["6", "7", "6", "5"]


# Defeat by the supply


def test_vc_14_supply_out() -> None:
    s = overlords_turn(arrive(6, supply=0))
    assert s.overlord.won_by == "supply"
    s = overlords_turn(arrive(6, supply=0, outposts={"6": {"B": 1}}))
    assert (s.overlord.won_by, outposts(s)) == ("", {})


def test_vc_15_twenty_placed() -> None:
    s = overlords_turn(arrive(6, supply=1))
    assert (s.overlord.supply, s.overlord.won_by) == (0, "")


def test_vc_30_supply_before_advance() -> None:
    t = arrive(8, "discard", his={"8": 1}, supply=1)
    s = overlords_turn(t)
    assert (his(s), s.overlord.won_by) == ({"8": 2}, "supply")


# The end


def test_vc_21_end_card() -> None:
    t = position(players=2, piece="4", his={"4": 2, "1": 1, "6": 2, "8": 3}, debts_left=1)
    s = state(t)
    s.take_debt()
    assert s.poverty
    assert his(s) == {"4": 1, "1": 1, "6": 1, "8": 3}
    assert s.overlord.supply == 14


def test_both_end_cards_take_workers() -> None:
    t = position(players=2, his={"6": 2}, deeds_left=1)
    s = state(t)
    s.take_deed()
    assert (s.prosperity, his(s)) == (True, {"6": 1})


def test_vc_25_scoring() -> None:
    t = position(
        players=2, phase="over", revealed=["poverty"],
        A={"approved": 3, "paid": 4}, B={"approved": 2},
    )  # fmt: skip
    s = state(t)
    lines = [line for seat in (0, 1) for line in score_of(s, seat).lines]
    assert [line.points for line in lines if line.what == "poverty"] == [6, 4]
    assert not [line for line in lines if line.what == "prosperity"], "it was not revealed"


def test_vc_26_turn_order() -> None:
    """Four turns of his in a round, each after a player has drawn; the very last turn too."""
    match = begin(4, 3)
    until(match, "play")
    while match.decision is not None:
        match.answer(match.decision.options[0])
        if match.state.last_round == 0 and match.state.round > 2:
            break
    s: State = match.state
    turns = [one.seat for one in match.events if isinstance(one, base.TurnBegan)]
    first = s.first
    wanted = [seat for i in range(4) for seat in ((first + i) % 4, 4)]
    assert turns[:8] == wanted


def test_he_acts_after_the_very_last_turn() -> None:
    t = arrive(6, players=2, current=1, first=0, revealed=["poverty"], B={"board": ["abbot"]})
    s = state(t)
    s.phase, s.played = Phase.DRAW, s.players[1].board[0]
    run(draw(s))
    assert s.phase is Phase.OVER
    assert his(s) == {"6": 1}


def test_vc_27_overlord_turn() -> None:
    t = position(
        players=2,
        piece="9",
        his={"1": 2, "2": 2, "1.5": 1, "6": 1, "7": 2},
        supply=12,
        outposts={"3": {"A": 1}},
        tier1={"ink_and_stone": {"A": 2, "B": 1}},
        tier2={"ink_and_stone": {"B": 2}},
        tops={"peaks": ["acolyte"], "lake": ["artisan"]},
    )
    s = state(t)
    s.tier2[1] = 3  # more than a player's turn leaves, as the case has it
    overlords_turn(t)
    assert (s.overlord.space, s.overlord.supply) == (SPACES["2"], 11)
    assert his(s) == {"2": 2, "10": 1, "1.5": 1, "6": 1, "7": 2}
    assert his_castle(s) == (["ink_and_stone"], ["ink_and_stone"])
    assert outposts(s) == {}
    assert workers(t, 1) == {"ink_and_stone": {"A": 1}}
    assert workers(t, 2) == {"ink_and_stone": {"B": 2}}
    assert TOWNSFOLK["artisan"] in s.removed
    assert s.is_protected(SPACES["2"])
    assert s.is_protected(SPACES["1.5"])
    assert not s.is_protected(SPACES["1"])
    assert s.protected_section == Section.table["ink_and_stone"].number
    cleared = [(one.tier, one.seats) for one in told(s, events.CastleCleared)]
    assert cleared == [(1, [0, 1]), (2, [1])]

"""Sentences of the rules that no card and no worked case is about: the start, orders, ties."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.architects.table import position
from throneroom.games.west_kingdom.architects import ARCHITECTS, scoring
from throneroom.games.west_kingdom.architects.cards import PRINTED_LARGE
from throneroom.games.west_kingdom.architects.state import State
from throneroom.kernel import Match


def begun(seed: int = 3, **options: Any) -> Match:
    return Match.new(ARCHITECTS, options, seed)


def state_of(match: Match) -> State:
    state: State = match.state
    return state


def asked(match: Match) -> tuple[int, str]:
    assert match.decision is not None
    return match.decision.seat, match.decision.kind


# 2. The start


def test_the_standard_start() -> None:
    s = state_of(begun(players=4, first=2))
    assert [player.silver for player in s.players] == [5, 6, 3, 4]
    assert {(player.virtue, player.free, player.level) for player in s.players} == {(7, 20, 0)}
    assert (s.tax, len(s.rewards), len(s.pile), s.turned) == (4, 9, 10, [])
    assert s.large_offer is PRINTED_LARGE
    assert [len(row) for row in s.rows] == [4, 4]


@pytest.mark.parametrize(("players", "spaces"), [(2, 12), (3, 16), (4, 20), (5, 24)])
def test_the_guildhall_grows_with_the_players(players: int, spaces: int) -> None:
    assert state_of(begun(players=players)).spaces == spaces


def test_packets_go_to_the_left_and_their_last_cards_under_the_deck() -> None:
    match = begun(players=3, first=1)
    s = state_of(match)
    dealt = [[card.key for card in packet] for packet in s.packets]
    for _ in range(3):
        match.answer(s.packets[asked(match)[0]][0])
    passed = [[card.key for card in packet] for packet in s.packets]
    assert passed == [dealt[2][1:], dealt[0][1:], dealt[1][1:]]
    for _ in range(6):
        match.answer(s.packets[asked(match)[0]][0])
    assert [[card.key for card in player.hand] for player in s.players] == [
        [dealt[0][0], dealt[2][1], dealt[1][2]],
        [dealt[1][0], dealt[0][1], dealt[2][2]],
        [dealt[2][0], dealt[1][1], dealt[0][2]],
    ]
    # In turn order 1, 2, 0: the last one lies lowest.
    assert [card.key for card in s.deck[:3]] == [dealt[1][3], dealt[0][3], dealt[2][3]]
    assert asked(match) == (1, "place")


def test_starting_apprentices_in_reverse_order_before_the_building_cards() -> None:
    match = begun(players=3, first=1, starting_apprentice=True)
    s = state_of(match)
    for seat, left in ((0, 8), (2, 7), (1, 6)):
        assert asked(match) == (seat, "first_apprentice")
        assert sum(card is not None for row in s.rows for card in row) == left
        assert not s.packets
        assert match.decision is not None
        match.answer(match.decision.options[0])
    assert all(len(player.apprentices) == 1 for player in s.players)
    assert all(card is not None for row in s.rows for card in row)
    assert asked(match)[1] == "draft"


def test_two_sides_of_a_board_are_never_both_in_play() -> None:
    match = begun(players=3, setup="variable", characters="chosen")
    match.answer("lothaire")
    assert match.decision is not None
    assert {"lothaire", "therese"}.isdisjoint(match.decision.keys)
    match.answer("emma")
    assert len(match.decision.keys) == 14 - 3


def test_the_most_virtuous_begins_and_chance_breaks_ties() -> None:
    begin = set()
    for seed in range(12):
        match = begun(seed, players=3, setup="variable", characters="chosen")
        for board in ("emma", "judith", "merovech"):
            match.answer(board)
        begin.add(state_of(match).first)
    assert begin == {1, 2}


def test_what_a_board_gives_is_set_and_no_power_answers() -> None:
    match = begun(players=2, setup="variable", characters="chosen")
    for board in ("guntram", "caroline"):
        match.answer(board)
    guntram, caroline = state_of(match).players
    assert (guntram.unpaid, guntram.silver, guntram.gold, guntram.prison) == (1, 9, 2, 12)
    assert (caroline.unpaid, caroline.silver, caroline.marble, caroline.free) == (1, 10, 1, 12)


# 3. No free worker


def test_only_where_nobody_stands_in_the_open_others_come_back() -> None:
    """From prison, from another board, from the black market; each is a turn."""
    red = {"free": 0, "prison": 1, "guildhall": 4}
    given = {"red": red, "blue": {"captured": {"red": 2}}, "black_market": ["red"]}
    for origin in ("prison", "board:1", "black_market_left"):
        match = position(given).match
        assert match.decision is not None
        assert match.decision.keys == ["prison", "board:1", "black_market_left"]
        match.answer(origin)
        s = state_of(match)
        left = (s.players[0].prison, s.players[1].captured[0], s.market.count(0))
        assert sum(left) == 3
        assert (s.players[0].free, asked(match)) == (1, (1, "place"))


# Orders


def test_discards_go_under_the_deck_in_the_order_named() -> None:
    given = {"red": {"workshop": 3, "hand": 5}}
    match = position(given).match
    match.answer("workshop")
    assert asked(match) == (0, "discard")
    named = [card.key for card in state_of(match).players[0].hand[3:1:-1]]
    match.answer(named)
    assert [card.key for card in state_of(match).deck[:2]] == named[::-1]


def test_the_middle_market_puts_cards_back_in_the_order_drawn() -> None:
    match = position({"red": {"virtue": 6, "silver": 2}}).match
    s = state_of(match)
    top = [card.key for card in s.deck[:-6:-1]]
    match.answer("black_market_middle")
    match.answer("black_market_middle:cards")
    match.answer(top[2])
    assert [card.key for card in s.players[0].hand] == [top[2]]
    assert [card.key for card in s.deck[:4]] == [top[4], top[3], top[1], top[0]]


def test_the_dismissed_apprentice_is_not_among_those_to_hire() -> None:
    held = ["miner_1", "miner_2", "jeweller_1", "jeweller_2", "squire_gold"]
    match = position({"red": {"workshop": 3, "silver": 4, "apprentices": held}}).match
    match.answer("workshop")
    match.answer("workshop:hire")
    assert match.decision is not None
    assert set(held).isdisjoint(match.decision.keys)
    match.answer(match.decision.options[0])
    match.answer("squire_gold")
    assert state_of(match).apprentice_deck[0].key == "squire_gold"


def test_several_players_from_the_one_on_turn() -> None:
    """Monument: green builds, then yellow is asked, then red."""
    full = {"virtue": 14, "unpaid_debts": 1}
    build = {"hand": ["monument"], "apprentices": ["labourer"], "wood": 2, "stone": 3, "marble": 2}
    given = {"active": "green", "red": full, "blue": {}, "green": build, "yellow": full}
    match = position(given).match
    match.answer("guildhall")
    match.answer("monument")
    assert asked(match) == (3, "destroy_debt")
    match.answer("no")
    assert asked(match) == (0, "destroy_debt")


def test_a_swindler_hired_on_the_middle_space_answers_already() -> None:
    face_up = {"r1c1": "swindler_clay"}
    match = position({"face_up": face_up, "red": {"virtue": 6, "silver": 2}}).match
    for answer in ("black_market_middle", "black_market_middle:hire", "swindler_clay"):
        match.answer(answer)
    assert state_of(match).players[0].clay == 2


# 7, 9


def test_a_marker_that_moved_up_frees_its_space() -> None:
    """Three stand on the first level; once one of them is higher, the next may come."""
    wants = {"gold": 1, "hand": 1}
    there = {"cathedral": 1}
    full = {"red": wants, "blue": there, "green": there, "yellow": there}
    for given, is_open in ((full, False), ({**full, "yellow": {"cathedral": 2}}, True)):
        decision = position(given).match.decision
        assert decision is not None
        assert ("guildhall" in decision.keys) is is_open


def test_the_second_worker_of_a_crane_can_reset_the_market() -> None:
    """After all that is built."""
    red = {"hand": ["crane", "well"], "wood": 5, "stone": 3}
    given = {"guildhall_filled": 5, "black_market": ["blue"], "red": red, "blue": {}}
    match = position(given).match
    for answer in ("guildhall", "crane", "well"):
        match.answer(answer)
    s = state_of(match)
    assert (s.players[0].clay, len(s.guildhall)) == (4, 7)
    assert (s.market, s.players[1].prison, s.players[1].unpaid) == ([None] * 3, 1, 1)


@pytest.mark.parametrize(
    ("red", "blue", "ranks"),
    [
        ({"virtue": 7, "silver": 9}, {"virtue": 8}, [2, 1]),
        ({"virtue": 7, "silver": 4}, {"virtue": 7, "silver": 3}, [1, 2]),
        ({"virtue": 7, "silver": 4, "clay": 5}, {"virtue": 7, "silver": 4}, [1, 1]),
    ],
)
def test_ties(red: dict[str, int], blue: dict[str, int], ranks: list[int]) -> None:
    """More virtue, then more silver; else they share it."""
    s = position({"red": red, "blue": blue}, begin=False).s
    outcome = scoring.outcome(s)
    assert outcome.scores[0].total == outcome.scores[1].total
    assert outcome.ranks == ranks


def test_points_of_virtue_and_of_the_cathedral() -> None:
    """9.2, 9.3, as they are printed."""
    virtue = [-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7]
    for value, points in enumerate(virtue):
        assert lines({"red": {"virtue": value}}).get("virtue", 0) == points
    for level, points in enumerate([0, 2, 4, 7, 12, 20]):
        assert lines({"red": {"cathedral": level}}).get("cathedral", 0) == points


def lines(given: dict[str, Any]) -> dict[str, int]:
    return {line.what: line.points for line in scoring.score_of(position(given).s, 0).lines}


def test_a_fortress_under_the_limit_of_locations() -> None:
    """6.6: four players, so the second capture is at the place of the first."""
    given = {
        "players": 4,
        "red": {
            "hand": ["fortress"],
            "apprentices": ["labourer"],
            "clay": 3,
            "stone": 4,
            "gold": 1,
            "marble": 2,
        },
        "blue": {"forest": 2},
        "green": {"quarry": 4, "forest": 1},
    }
    match = position(given, fortress_any_locations=False).match
    for answer in ("guildhall", "fortress", "forest:1"):
        match.answer(answer)
    assert match.decision is not None
    assert {"forest:2", "quarry:2"} & set(match.decision.keys) == {"forest:2"}


def test_no_building_cards_from_an_empty_deck_on_the_middle_market() -> None:
    match = position({"building_deck": 0, "red": {"silver": 2}}).match
    match.answer("black_market_middle")
    assert match.decision is not None
    assert match.decision.kind == "hire"

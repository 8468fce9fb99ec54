"""Every worked case of the scenario, the examples of the rulebook among them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.architects_coop.table import (
    BLUE,
    GREEN,
    RED,
    Illegal,
    at,
    demands,
    fill,
    give,
    next_event,
    no_events,
    overlord,
    pile,
    position,
    red_turn,
    run,
    told,
)
from throneroom.games.west_kingdom.architects import scoring as architects
from throneroom.games.west_kingdom.architects.actions.market import reset
from throneroom.games.west_kingdom.architects.cards import APPRENTICES
from throneroom.games.west_kingdom.architects.scoring import end_effects
from throneroom.games.west_kingdom.architects.state import Phase
from throneroom.games.west_kingdom.effects import Use
from throneroom.games.west_kingdom.tomesaga.architects_coop.actions import offer
from throneroom.games.west_kingdom.tomesaga.architects_coop.cards import DEMANDS, SCHEMES, Step
from throneroom.games.west_kingdom.tomesaga.architects_coop.flow import turns
from throneroom.games.west_kingdom.tomesaga.architects_coop.overlord import (
    STEPS,
    carry_out,
    next_scheme,
    place,
)
from throneroom.games.west_kingdom.tomesaga.architects_coop.scoring import (
    common_lines,
    outcome,
    score_of,
    team_total,
)
from throneroom.games.west_kingdom.tomesaga.architects_coop.state import State


def scheme(s: State, key: str, **answers: object) -> list[str]:
    """A card of the Overlord, carried out."""
    s.overlord.is_on_turn = True
    asked = run(carry_out(s, SCHEMES[key]), **answers)
    s.overlord.is_on_turn = False
    return asked


def icon(s: State, name: str, whom: str = "", **answers: object) -> list[str]:
    return run(STEPS[name](s, Step(name, target=whom), SCHEMES["scheme_1"]), **answers)


def put(s: State, where: str) -> None:
    run(place(s, Step("place", where), SCHEMES["scheme_1"]))


def extra(s: State) -> int:
    """Points that each player gets beside their own."""
    return sum(line.points for line in common_lines(s))


def line(s: State, what: str) -> int:
    return next((line.points for line in common_lines(s) if line.what == what), 0)


# Demands


def test_1_twelve_clay_of_four_players_meet_the_demand() -> None:
    """The rulebook's example."""
    s = position(4)
    demands(s, "demand_clay")
    give(s, RED, clay=12)
    run(offer(s, RED, {"up_to": 12}, Use(None)), offer="demand_clay")
    assert s.players[RED].clay == 0
    assert not s.lacking(DEMANDS["demand_clay"])
    assert line(s, "demand_clay") == 1
    assert [event.demand for event in told(s, "demand_met")] == ["demand_clay"]


def test_2_eight_of_nine_are_not_enough() -> None:
    s = position(3)
    demands(s, "demand_clay", given={"demand_clay": 8})
    assert s.needed(DEMANDS["demand_clay"]) == 9
    assert line(s, "demand_clay") == -5


def test_14_therese_offers_no_gold_for_marble() -> None:
    """The rulebook's example: only the real item counts."""
    s = position(2)
    demands(s, "demand_clay", "demand_wood", "demand_debts", "demand_marble")
    give(s, RED, board="therese", gold=2)
    with pytest.raises(Illegal):
        run(offer(s, RED, {"up_to": 1}, Use(None)), offer="demand_marble")


def test_23_a_demand_takes_no_more_than_it_needs() -> None:
    s = position(2)
    demands(s, "demand_clay", given={"demand_clay": 5})
    give(s, RED, clay=4, storehouse=1)
    s.current = RED
    with pytest.raises(Illegal):
        red_turn(
            s,
            place="storehouse",
            storehouse=["overlay_storehouse:offer", "overlay_storehouse:offer"],
            offer="demand_clay",
        )
    assert s.overlord.given[0] == 6


def test_29_the_next_demand_is_turned_up() -> None:
    s = position(4)
    demands(s, "demand_clay", "demand_wood")
    for key in ("demand_debts", "demand_gold"):
        demand = DEMANDS[key]
        at_level = demand.level - 1
        if s.overlord.demands[at_level] is not demand:
            row, out = s.overlord.demands, s.overlord.demands_out
            row[at_level], out[at_level] = demand, row[at_level]
    icon(s, "reveal_demand")
    keys = [demand.key for demand in s.open_demands]
    assert keys == ["demand_clay", "demand_wood", "demand_debts"]


# The strips


def test_3_two_of_each_player_for_each_of_his_workers() -> None:
    """The rulebook's example of a scheme."""
    s = position(3)
    overlord(s, free=19, storehouse=1)
    give(s, RED, storehouse=5)
    give(s, BLUE, storehouse=1)
    scheme(s, "scheme_1")
    assert s.overlord_in_guildhall == 1
    assert [at(s, who, "storehouse") for who in (s.overlord_seat, RED, BLUE)] == [2, 1, 0]
    assert s.overlord.captured[:2] == [4, 1]
    (arrested,) = told(s, "arrested")
    assert (arrested.own, arrested.most, arrested.owners) == (2, 4, [RED, BLUE])
    assert (arrested.taken, arrested.left) == ([4, 1], [1, 0])


def test_4_with_nobody_there_his_captives_go_to_prison() -> None:
    s = position(3)
    overlord(s, holds={RED: 3})
    scheme(s, "scheme_1")
    assert s.overlord.captured == [0, 0, 0, 0]
    assert s.players[RED].prison == 3


def test_5_otherwise_the_strip_is_passed_over() -> None:
    s = position(3)
    scheme(s, "scheme_1")
    assert at(s, s.overlord_seat, "storehouse") == 1
    assert len(told(s, "strip_idle")) == 1


def test_30_the_first_strip_imprisons_and_then_does_not_capture() -> None:
    s = position(3)
    give(s, RED, quarry=2)
    overlord(s, holds={BLUE: 2})
    scheme(s, "scheme_2")
    assert s.players[BLUE].prison == 2
    assert s.overlord.captured == [0, 0, 0, 0]
    assert [at(s, who, "quarry") for who in (s.overlord_seat, RED)] == [1, 2]


def test_31_the_red_board_has_no_strip_there() -> None:
    s = position(3, difficulty="hard")
    give(s, RED, quarry=2)
    overlord(s, holds={BLUE: 2})
    scheme(s, "scheme_2")
    assert s.overlord.captured == [0, 2, 0, 0]
    assert [at(s, who, "quarry") for who in (s.overlord_seat, RED)] == [1, 2]


# The reset


def debts_after_reset(s: State, his: int, *prisoners: int) -> list[tuple[int, int]]:
    """What it costs each player in virtue, and the debts."""
    s.overlord.prison = his
    for player, number in zip(s.players, prisoners, strict=True):
        player.prison = number
    before = [player.virtue for player in s.players]
    run(reset(s, RED))
    return [
        (player.virtue - was, player.unpaid) for player, was in zip(s.players, before, strict=True)
    ]


def test_6_nobody_takes_a_debt_where_the_overlord_has_the_most() -> None:
    assert debts_after_reset(position(2), 4, 3, 1) == [(-1, 0), (0, 0)]


def test_7_who_ties_with_him_takes_it() -> None:
    assert debts_after_reset(position(2), 3, 3, 1) == [(-1, 1), (0, 0)]


def test_32_all_who_tie_with_him_take_it() -> None:
    assert debts_after_reset(position(3), 2, 2, 2, 0) == [(0, 1), (0, 1), (0, 0)]


# His workers


def test_8_he_takes_the_rightmost_empty_space() -> None:
    s = position(3)
    s.market[0] = RED
    put(s, "black_market")
    assert s.market == [RED, None, s.overlord_seat]


def test_9_without_a_worker_all_come_back_first() -> None:
    s = position(3)
    overlord(s, free=0, quarry=4, mines=3, workshop=2, prison=2, guildhall=5)
    give(s, RED, overlords=3)
    s.market[1] = s.overlord_seat
    put(s, "forest")
    assert s.overlord.free == 13
    assert sum(s.overlord.open) == at(s, s.overlord_seat, "forest") == 1
    assert s.overlord.prison == s.players[RED].captured[s.overlord_seat] == 0
    assert s.overlord_in_guildhall == 5
    assert s.market[1] == s.overlord_seat


def test_26_beside_the_full_guildhall_his_worker_counts_and_resets_nothing() -> None:
    s = position(2)
    fill(s, 8)
    overlord(s, free=6, guildhall=4)
    s.turns_left = 3
    put(s, "guildhall")
    assert (s.overlord_in_guildhall, s.overlord.free, len(s.guildhall)) == (5, 5, 13)
    assert not told(s, "market_reset")


# Icons


def test_10_many_taxes_cost_virtue() -> None:
    s = position(3)
    s.tax = 5
    icon(s, "tax_check")
    assert [player.virtue for player in s.players] == [6, 6, 6]
    assert s.tax == 0


def test_11_few_taxes_only_go_back() -> None:
    s = position(3)
    s.tax = 3
    icon(s, "tax_check")
    assert [player.virtue for player in s.players] == [7, 7, 7]
    assert s.tax == 0


def test_11_small_taxes_stay_where_the_table_reads_it_so() -> None:
    s = position(3, small_taxes_stay=True)
    s.tax = 3
    icon(s, "tax_check")
    assert s.tax == 3
    s.tax = 4
    icon(s, "tax_check")
    assert s.tax == 0


def test_12_the_owner_chooses_who_is_killed_in_town() -> None:
    s = position(3)
    give(s, RED, free=0, forest=2, quarry=1, guildhall=1)
    asked = icon(s, "kill_worker", "one", target="player:0", lose_worker="forest")
    assert asked == ["target", "lose_worker"]
    assert at(s, RED, "forest") == 1
    assert s.killed(RED) == 1
    assert s.guildhall == [RED]


def test_24_nobody_is_killed_in_the_guildhall_or_in_his_hands() -> None:
    s = position(3)
    give(s, RED, free=0, guildhall=2)
    overlord(s, holds={RED: 3})
    icon(s, "kill_worker", "one", target="player:0")
    assert s.killed(RED) == 0
    assert s.overlord.captured[RED] == 3
    assert [event.seat for event in told(s, "nobody_killed")] == [RED]


def test_13_without_an_event_the_game_is_over() -> None:
    s = position(3)
    no_events(s)
    icon(s, "reveal_event")
    assert s.is_played_out
    assert line(s, "no_event_left") == -10
    assert outcome(s).reason == "events"


def test_25_a_scheme_is_shuffled_in_while_it_is_carried_out() -> None:
    s = position(3)
    overlord_cards = s.overlord
    kept = [SCHEMES[key] for key in ("scheme_2", "scheme_3", "future_6")]
    overlord_cards.schemes, overlord_cards.discards = [], kept[:]
    run(next_scheme(s, Step("next_scheme"), SCHEMES["future_6"]), target="player:0")
    assert told(s, "schemes_shuffled")[0].cards == 3
    (revealed,) = told(s, "scheme_revealed")[:1]
    assert revealed.card in [card.key for card in kept]
    everywhere = [*overlord_cards.schemes, *overlord_cards.discards]
    assert sorted(card.key for card in everywhere) == sorted(card.key for card in kept)


# Players' turns


def test_16_captures_at_any_locations() -> None:
    """The rulebook's example."""
    s = position(3)
    give(s, RED, town_centre=3, mines=1, quarry=1, silver=9)
    overlord(s, free=17, storehouse=1, quarry=2)
    mine = s.overlord_seat
    groups = ["mines:0", f"storehouse:{mine}", "quarry:0", f"quarry:{mine}"]
    red_turn(s, place="town_centre", capture=groups)
    assert s.players[RED].captured[mine] == 3
    assert s.players[RED].silver == 9 - 1 - 3


def test_27_nobody_captures_a_friend() -> None:
    s = position(3)
    give(s, RED, silver=3, forest=1)
    give(s, BLUE, forest=2)
    with pytest.raises(Illegal):
        red_turn(s, place="town_centre", capture="forest:1")


def test_17_two_silver_for_each_of_his_workers() -> None:
    s = position(3)
    give(s, RED, overlords=3)
    red_turn(s, place="guardhouse")
    assert s.players[RED].silver == 6
    assert s.overlord.prison == 3


def test_28_a_friend_is_freed_for_nothing() -> None:
    s = position(3)
    give(s, BLUE, prison=4, free=3)
    red_turn(s, place="guardhouse")
    assert (s.players[BLUE].prison, s.players[BLUE].free) == (0, 7)
    assert s.players[RED].silver == 0


def test_21_a_discarded_priest_leaves_the_game() -> None:
    s = position(3)
    held = ["priest_carpentry", "miner_1", "miner_2", "jeweller_1", "jeweller_2"]
    give(s, RED, apprentices=held, silver=9)
    s.rows[0][0] = _out_of_deck(s, "woodcutter_1", s.rows[0][0])
    red_turn(s, place="workshop", choose="workshop:hire", hire="woodcutter_1", dismiss=held[0])
    keys = [card.key for card in s.players[RED].apprentices]
    assert keys == [*held[1:], "woodcutter_1"]
    assert not any(card.leaves for card in s.apprentice_deck)


def _out_of_deck(s: State, key: str, old: Any) -> Any:
    card = APPRENTICES[key]
    if card in s.apprentice_deck:
        s.apprentice_deck[s.apprentice_deck.index(card)] = old
    for row in s.rows:
        if card in row:
            row[row.index(card)] = old
    return card


def test_22_the_priest_counts_the_level_after_the_action() -> None:
    s = position(3)
    demands(s, "demand_clay")
    give(
        *(s, RED),
        apprentices=["priest_carpentry"],
        level=2,
        virtue=7,
        marble=1,
        clay=9,
        hand=["well"],
    )
    red_turn(
        s,
        place="guildhall",
        guildhall="guildhall:cathedral",
        offer=["demand_clay", "demand_clay", "demand_clay"],
    )
    assert s.players[RED].level == 3
    assert s.overlord.given[0] == 3


# Two turns, and the end


def test_18_two_turns_of_the_overlord() -> None:
    s = position(3)
    pile(s, "market_4", "market_7")
    next_event(s, "event_levy", left=5)
    give(s, RED, free=5, storehouse=3, mines=4, guildhall=3, prison=4, virtue=6, silver=5)
    give(
        *(s, BLUE),
        free=7,
        storehouse=1,
        forest=6,
        guildhall=1,
        prison=4,
        virtue=5,
        silver=1,
        apprentices=["gatekeeper"],
    )
    give(
        *(s, GREEN),
        free=5,
        workshop=8,
        silversmith=5,
        guildhall=1,
        virtue=8,
        silver=2,
        apprentices=["squire_gold"],
    )
    overlord(s, free=1, guildhall=3, quarry=2, storehouse=1, forest=4, prison=5, holds={RED: 1})
    give(s, RED, overlords=4)
    s.market[:2] = [BLUE, GREEN]
    assert len(s.guildhall) == 8
    scheme(s, "scheme_1", release=2)
    red, blue, green = s.players
    assert s.small_offer.counted(0) == {"gold": 2}
    assert s.large_offer.counted(0) == {"gold": 1, "stone": 1, "wood": 2}
    his = s.overlord
    assert (his.free, s.overlord_in_guildhall, his.prison) == (15, 4, 0)
    assert [at(s, s.overlord_seat, key) for key in ("quarry", "storehouse", "forest")] == [0, 1, 0]
    assert (red.captured[3], his.captured) == (0, [3, 1, 0, 0])
    assert (red.free, at(s, RED, "storehouse"), red.prison, red.virtue) == (5, 1, 4, 5)
    assert (blue.free, at(s, BLUE, "storehouse"), blue.prison, blue.virtue) == (9, 0, 3, 4)
    assert (green.free, green.prison, green.virtue, green.gold) == (5, 1, 8, 0)
    assert [player.unpaid for player in s.players] == [0, 0, 0]

    scheme(s, "future_4", target="player:2")
    assert (his.free, s.overlord_in_guildhall, his.captured) == (14, 4, [0, 0, 0, 0])
    assert [at(s, s.overlord_seat, key) for key in ("quarry", "storehouse")] == [1, 1]
    assert [(player.prison, player.silver) for player in s.players[:2]] == [(7, 3), (4, 0)]
    assert (green.free, s.killed(GREEN), green.silver) == (4, 1, 0)
    assert len(his.events) == 4


def test_15_the_target() -> None:
    """The rulebook's example is 240 for normal, four players and six workers."""
    hard = position(3, difficulty="hard")
    overlord(hard, guildhall=5)
    assert hard.target == 180
    normal = position(4)
    overlord(normal, guildhall=6)
    assert normal.target == 240


def ended(s: State) -> None:
    s.phase = Phase.END
    run(end_effects(s))


def test_19_a_game_that_is_won() -> None:
    s = position(3)
    overlord(s, guildhall=4)
    no_events(s, 4)
    demands(s, "demand_clay", "demand_wood", given={"demand_clay": 9})
    give(
        *(s, RED),
        buildings=["tavern", "fountain"],
        level=2,
        virtue=9,
        unpaid=1,
        gold=2,
        marble=1,
        silver=13,
        prison=3,
    )
    give(
        *(s, BLUE),
        buildings=["dungeon", "watchtower"],
        virtue=8,
        unpaid=2,
        silver=9,
        prison=4,
    )
    give(s, GREEN, buildings=["steeple"], level=4, virtue=13, gold=4, marble=2, silver=20)
    ended(s)
    assert [architects.score_of(s, seat).total for seat in range(3)] == [16, 19, 31]
    assert line(s, "demand_clay") + line(s, "demand_wood") == -4
    assert (line(s, "events_left"), line(s, "hidden_demand")) == (20, 5)
    assert extra(s) == 21
    assert (team_total(s), s.target) == (129, 120)
    assert outcome(s).together is True


def test_20_a_game_that_is_lost() -> None:
    s = position(2, difficulty="hard")
    overlord(s, guildhall=3)
    no_events(s)
    met = {"demand_clay": 6, "demand_wood": 6}
    demands(s, "demand_clay", "demand_wood", "demand_buildings", "demand_gold", given=met)
    give(s, RED, buildings=["university", "lighthouse"], level=3, virtue=12, gold=1, silver=8)
    give(
        *(s, BLUE),
        buildings=["castle", "keep"],
        level=1,
        virtue=5,
        unpaid=2,
        gold=4,
        silver=10,
        prison=2,
        overlords=6,
    )
    icon(s, "reveal_event")
    ended(s)
    assert [architects.score_of(s, seat).total for seat in range(2)] == [33, 26]
    assert line(s, "no_event_left") == -10
    assert (line(s, "events_left"), line(s, "hidden_demand"), extra(s)) == (0, 0, -17)
    assert (team_total(s), s.target) == (25, 72)
    result = outcome(s)
    assert (result.together, result.winners) == (False, [])
    assert [score.total for score in result.scores] == [score_of(s, i).total for i in (0, 1)]


# The last turns


def test_the_overlord_has_a_last_turn_too() -> None:
    """Blue fills the Guildhall: then green, the Overlord, red, and blue last of all."""
    s = position(3)
    s.first = s.current = RED
    s.turns_left = None
    for player in s.players:
        player.free = 9
    fill(s, 15)
    s.current = BLUE
    s.turns = 1
    give(s, BLUE, hand=["well"], wood=2, stone=2, apprentices=["labourer"])
    asked = run(
        turns(s),
        place=["guildhall", "quarry", "quarry", "quarry"],
        guildhall="well",
        target="player:0",
        release_whose="player:0",
    )
    assert asked.count("place") == 4
    order = [event.seat for event in told(s, "turn_began")]
    assert order == [GREEN, s.overlord_seat, RED, BLUE]
    assert s.phase is Phase.END


def test_his_worker_may_fill_the_guildhall() -> None:
    """His turn is finished; then everybody has one, he last of all."""
    s = position(2)
    s.current = BLUE
    s.turns = 1
    fill(s, 11)
    s.overlord.schemes.remove(SCHEMES["scheme_2"])
    s.overlord.schemes.append(SCHEMES["scheme_2"])
    s.overlord.schemes.remove(SCHEMES["scheme_4"])
    s.overlord.schemes.insert(-1, SCHEMES["scheme_4"])
    asked = run(turns(s), place="forest")
    assert asked == ["place"] * 3
    order = [event.seat for event in told(s, "turn_began")]
    assert order == [s.overlord_seat, RED, BLUE, s.overlord_seat]
    assert at(s, s.overlord_seat, "quarry") == 1

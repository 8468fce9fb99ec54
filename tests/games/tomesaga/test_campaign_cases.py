"""The worked cases of the campaign, under their own names."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.architects import table as architects
from tests.games.paladins import table as paladins
from tests.games.tomesaga.campaigns import (
    NAMES,
    beside,
    campaign_of,
    held,
    keeper,
    standing,
    started,
)
from throneroom.games.west_kingdom.campaign.board import (
    Share,
    close_board,
    final_order,
    is_major,
    settle,
    shares,
    strict,
)
from throneroom.games.west_kingdom.campaign.cards import (
    CHRONICLES,
    CRESTS,
    GAMES,
    chronicles_of,
    crests_needed,
)
from throneroom.games.west_kingdom.campaign.keepers import Keeper
from throneroom.games.west_kingdom.campaign.options import Holding, Standing
from throneroom.games.west_kingdom.paladins.cards import PALADINS, TOWNSFOLK
from throneroom.games.west_kingdom.paladins.laws import slot_price
from throneroom.games.west_kingdom.paladins.rewards import read_reward
from throneroom.games.west_kingdom.paladins.verbs import gain, hold_inquisition, take_tax
from throneroom.kernel import Match, Outcome, Score
from throneroom.registry import game

LION, EAGLE, BOAR = CRESTS.values()


def given_out(slug: str, *scores: int) -> list[tuple[int, bool]]:
    """Victory chronicles and whether a token is taken, by place; scores fall."""
    ranks = [1 + i for i in range(len(scores))]
    return [(share.victory, share.token) for share in shares(slug, scores, ranks)]


# Victory chronicles


def test_camp_01_major_threshold() -> None:
    assert given_out("architects", 41, 31, 20) == [(2, False), (1, False), (0, True)]


def test_camp_02_major() -> None:
    assert given_out("architects", 42, 31, 20) == [(3, False), (0, True), (0, False)]


def test_camp_03_paladins_threshold() -> None:
    assert not is_major("paladins", [80, 68], [1, 2])
    assert is_major("paladins", [81, 68], [1, 2])


def test_camp_04_viscounts_threshold() -> None:
    assert not is_major("viscounts", [70, 55], [1, 2])
    assert is_major("viscounts", [71, 55], [1, 2])


def test_camp_05_two_players_minor() -> None:
    assert given_out("architects", 30, 28) == [(2, False), (1, False)]


def test_camp_06_two_players_major() -> None:
    assert given_out("architects", 30, 10) == [(3, False), (0, True)]


def outcome(ranks: list[int], scores: list[int]) -> Outcome:
    return Outcome(ranks, [Score(one) for one in scores], "rounds")


def test_camp_07_tie_first() -> None:
    found = strict(outcome([1, 1], [40, 40]), (0, 1))
    assert found.ranks == [2, 1]
    assert found.tie == "turn_order"
    assert not is_major("architects", [40, 40], found.ranks)


def test_camp_26_paladins_turn_order() -> None:
    """The order of round 1 counts, though C began round 7."""
    t = paladins.position(players=4, round=7, A={"silver": 3}, C={"silver": 3})
    t.s.start, t.s.first = 0, 2
    t.s.campaign = beside(t.s)
    assert game("paladins").outcome(t.s).ranks == [2, 4, 1, 3]


def test_camp_36_no_shared_victory() -> None:
    t = paladins.position(A={"silver": 3}, B={"silver": 3})
    assert game("paladins").outcome(t.s).ranks == [1, 1]
    t.s.campaign = beside(t.s)
    assert game("paladins").outcome(t.s).ranks == [2, 1]


def test_camp_37_tie_second_major() -> None:
    found = strict(outcome([1, 2, 2], [90, 70, 70]), (0, 1, 2))
    assert found.ranks == [1, 3, 2]
    assert shares("paladins", [90, 70, 70], found.ranks) == [
        Share(0, 1, 3, token=False),
        Share(2, 2, 0, token=True),
        Share(1, 3, 0, token=False),
    ]


def test_camp_38_four_players() -> None:
    assert given_out("viscounts", 50, 49, 48, 47) == [(2, False), (1, False), (0, True), (0, False)]


# Silver and the start marker


def test_camp_08_catch_up() -> None:
    marble, buildings = "chr_arch_marble", "chr_arch_buildings"
    given = standing(0, Holding((), 3), Holding((marble,)), Holding())
    assert campaign_of(given.holdings).behind() == [0, 2, 3]
    match = started("paladins", standing(0, Holding((), 3), Holding((buildings,)), Holding()))
    start = 3
    assert silver_without_hire(match) == [start, start + 2 + 3, start + 3]


def silver_without_hire(match: Any) -> list[int]:
    """Start silver: the first townsfolk may bring some, too."""
    s = match.state
    hired = [one.on_hire.words.count("silver") for p in s.players for one in p.townsfolk]
    return [player.silver - more for player, more in zip(s.players, hired, strict=True)]


def test_camp_09_catch_up_counts_crest() -> None:
    two = ("chr_arch_marble", "chr_arch_debts")
    a = Holding(two, 1, ("lion",), ("boar",))
    assert campaign_of([a, Holding((), 2, (), ("eagle",))]).behind() == [0, 2]


def test_camp_10_no_catch_up_first_game() -> None:
    match = started("architects", Standing((Holding(),) * 3))
    kinds = [event.kind for event in match.events]
    assert "goals_turned_up" in kinds
    assert not {"caught_up", "advantage_used", "marker_passed"} & set(kinds)


@pytest.mark.parametrize(
    ("players", "winner", "chosen", "order"),
    [(4, 2, "BADC", "DABC"), (2, 0, "BA", "BA"), (3, 1, "ACB", "CAB")],
)
@pytest.mark.parametrize("slug", ["paladins", "viscounts"])
def test_camp_11_start_marker(
    slug: str, players: int, winner: int, chosen: str, order: str
) -> None:
    """And camp_40 with two players, and the second game of the whole campaign."""
    goals = 3 if slug == "paladins" else 6
    holdings = [Holding((), goals if seat == winner else 0) for seat in range(players)]
    match = started(slug, standing(winner, *holdings))
    took = [event.seat for event in match.events if event.kind in ("began", "pair_taken")]  # type: ignore[attr-defined]
    assert "".join(NAMES[seat] for seat in took) == chosen
    assert "".join(NAMES[seat] for seat in game(slug).turn_order(match.state)) == order  # type: ignore[attr-defined]
    assert match.decision is not None
    first = NAMES.index(order[0])
    assert match.state.first == first
    # Who holds the marker in the setup is not said to go first.
    assert "first_player" not in {event.kind for event in match.events}
    if slug == "viscounts":
        assert match.decision.seat == first


def test_camp_27_goals_after_hiring() -> None:
    """And camp_12: three goals lie face up, three chronicles in the pile."""
    given = standing(1, Holding(), Holding((), 3))
    options = {"players": 2, "campaign": given}
    match = Match.new(game("paladins"), options, 1)
    while match.decision is not None and match.decision.kind == "first_townsfolk":
        board = match.state.campaign
        assert (board.open, board.pile) == ([], 0)
        assert {player.silver for player in match.state.players} <= {3, 4, 5}
        match.answer(match.decision.options[0])
    board = match.state.campaign
    assert (len(board.open), board.pile) == (3, 3)
    assert set(board.open) <= set(chronicles_of("paladins"))


def test_camp_39_two_leaders() -> None:
    assert campaign_of([Holding((), 4), Holding((), 4), Holding((), 1)]).behind() == [0, 0, 3]


# Goals


def test_camp_12_pile_is_empty_after_handing_out() -> None:
    t = architects.position({"red": {"silver": 50}}, begin=False)
    board = beside(t.s)
    for _ in close_board(t.s, "architects", strict(game("architects").outcome(t.s), (0, 1))):
        raise AssertionError("with two players and a minor victory nobody is asked")
    assert board.pile == 0
    assert [one.victory for one in board.keepers] == [2, 1]


def test_camp_13_unclaimed() -> None:
    """The next game knows what was won and nothing of what was not."""
    t = architects.position({}, begin=False)
    board = beside(t.s, "chr_arch_marble", keepers=[keeper("chr_arch_debts"), keeper()])
    after = board.standing(0, extra_cards=True)
    assert [one.goals for one in after.holdings] == [("chr_arch_debts",), ()]
    assert len(campaign_of(after.holdings).crests) == 3


def test_camp_14_first_only() -> None:
    t = architects.position({"red": {"marble": 8}}, begin=False)
    board = beside(t.s, "chr_arch_marble")
    settle(t.s)
    t.s.players[0].marble, t.s.players[1].marble = 0, 9
    settle(t.s)
    assert (held(board, 0), held(board, 1)) == (["chr_arch_marble"], [])


def test_camp_15_two_goals_one_turn() -> None:
    t = architects.position({"red": {"marble": 8, "unpaid_debts": 5}}, begin=False)
    board = beside(t.s, "chr_arch_marble", "chr_arch_debts")
    settle(t.s)
    assert held(board, 0) == ["chr_arch_marble", "chr_arch_debts"]


def test_the_player_on_turn_comes_first() -> None:
    """Ruling: at the same instant, in turn order from the current player."""
    both = {"marble": 8}
    t = architects.position({"active": "blue", "red": both, "blue": both}, begin=False)
    board = beside(t.s, "chr_arch_marble")
    settle(t.s)
    assert (held(board, 0), held(board, 1)) == ([], ["chr_arch_marble"])


def test_camp_32_goal_off_turn() -> None:
    """The tax supply runs out on A's turn; C's squire pays before A's reward goes on."""
    t = paladins.position(
        players=3, tax=1, A={"influence": 7}, C={"influence": 7, "townsfolk": ["squire_2"]}
    )
    squire = TOWNSFOLK["squire_2"].ability.reward.words
    name = squire[0]
    for player in (t.s.players[0], t.s.players[2]):
        player.influence = 0
        setattr(player, name, 7)
    board = beside(t.s, "chr_pal_attribute")
    rules = take_tax(t.s, 0, 1, TOWNSFOLK["squire_2"])
    paladins.run(t, rules)
    setattr(t.s.players[0], name, 8)
    settle(t.s)
    assert (held(board, 0), held(board, 2)) == ([], ["chr_pal_attribute"])


def test_camp_33_paladin_bonus_no_goal() -> None:
    oliver = next(key for key, one in PALADINS.items() if getattr(one, "faith", 0) >= 4)
    t = paladins.position(A={"faith": 5, "paladin": oliver})
    board = beside(t.s, "chr_pal_attribute")
    assert t.A.value("faith") >= 8
    settle(t.s)
    assert held(board, 0) == []


def test_camp_34_initial_townsfolk_counts() -> None:
    four = ["squire_1", "squire_2", "peddler_1", "peddler_2"]
    t = paladins.position(A={"townsfolk": four})
    board = beside(t.s, "chr_pal_townsfolk")
    settle(t.s)
    assert held(board, 0) == []
    t.A.townsfolk += (t.s.townsfolk.pop(),)
    settle(t.s)
    assert held(board, 0) == ["chr_pal_townsfolk"]


# Crests


def test_camp_16_crest_three() -> None:
    board = campaign_of([Holding()] * 3)
    board.keepers[0] = keeper("chr_arch_marble", "chr_pal_walls")
    assert board.take_crests(0) == []
    board.keepers[0].tokens.append(LION)
    assert board.take_crests(0) == [LION]
    assert board.keepers[0].crests == [LION]


def test_camp_17_crest_four_in_two_player() -> None:
    board = campaign_of([Holding()] * 2)
    board.keepers[0] = keeper("chr_arch_buildings", "chr_pal_monks", tokens=["eagle"])
    assert board.keepers[0].count(EAGLE) == 3
    assert board.take_crests(0) == []
    board.keepers[0].goals.append(CHRONICLES["chr_arch_cathedral"])
    assert board.take_crests(0) == [EAGLE]


def test_camp_18_double_crest() -> None:
    """Chronicles with two crests count for both."""
    one = keeper("chr_arch_cathedral", "chr_pal_attribute", tokens=["lion"])
    assert [one.count(crest) for crest in (LION, EAGLE, BOAR)] == [3, 1, 1]


def test_camp_19_victory_no_crests() -> None:
    one = Keeper(victory=3)
    assert [one.count(crest) for crest in CRESTS.values()] == [0, 0, 0]
    match = started("paladins", standing(0, Holding((), 3), Holding()))
    assert not [event for event in match.events if event.kind == "advantage_used"]


def test_camp_20_crest_once() -> None:
    board = campaign_of([Holding((), 0, ("lion",)), Holding(), Holding()])
    board.keepers[1] = keeper("chr_arch_marble", "chr_pal_walls", tokens=["lion"])
    assert board.take_crests(1) == []


def test_camp_21_between_games() -> None:
    """And camp_35: the token that is handed out last completes a set, which counts at once."""
    t = paladins.position(players=3, A={"silver": 9}, B={"silver": 6}, C={"silver": 3})
    two = keeper("chr_arch_marble", "chr_pal_walls")
    board = beside(t.s, keepers=[keeper(), keeper(), two])
    rules = close_board(t.s, "paladins", game("paladins").outcome(t.s))
    decision = rules.send(None)
    assert (decision.seat, decision.keys) == (2, ["lion", "eagle", "boar"])
    with pytest.raises(StopIteration):
        rules.send(LION)
    assert board.keepers[2].crests == [LION]
    assert board.behind() == [1, 2, 0]


def test_camp_35_last_token() -> None:
    """The only token left is taken without a question."""
    t = paladins.position(players=3, A={"silver": 9}, B={"silver": 6}, C={"silver": 3})
    third = keeper("chr_arch_buildings", "chr_pal_monks")
    board = beside(t.s, keepers=[keeper(tokens=["lion", "boar"]), keeper(), third])
    assert not list(close_board(t.s, "paladins", game("paladins").outcome(t.s)))
    assert board.keepers[2].crests == [EAGLE]
    assert (board.tokens, board.is_over) == ([], True)


# Advantages


def test_camp_22_advantage_next_game_only() -> None:
    holdings = Holding(("chr_arch_buildings",), 6), Holding(("chr_pal_walls",))
    match = started("viscounts", standing(0, *holdings))
    used = [event for event in match.events if event.kind == "advantage_used"]
    assert [(one.seat, one.chronicle) for one in used] == [(1, "chr_pal_walls")]  # type: ignore[attr-defined]


def test_camp_28_recruit_discount() -> None:
    t = paladins.position(
        row={1: "squire_1", 4: "squire_2", 5: "peddler_1"},
        A={"silver": 9, "pool": ["criminal"] * 3},
    )
    assert [slot_price(t.A, slot) for slot in (0, 3, 4)] == [3, 1, 0]
    t.A.hire_discount = 1
    assert [slot_price(t.A, slot) for slot in (0, 3, 4)] == [2, 0, 0]
    assert [key for key in paladins.targets(t, "hire") if "squire_1" in key] == [
        "squire_1",
        TOWNSFOLK["squire_1"].on_debt.key,
    ]


def test_the_discount_leaves_a_price_that_a_paladin_sets() -> None:
    """Roland sets the price; a discount changes nothing about it."""
    setting = [
        one for one in PALADINS.values() if one.silver is not None and one.action.key == "recruit"
    ]
    for paladin in setting:
        t = paladins.position(A={"paladin": paladin.key})
        t.A.hire_discount = 1
        assert slot_price(t.A, 0) == paladin.silver


@pytest.mark.parametrize(
    ("silver", "answers", "unpaid", "left"),
    [
        (2, {"buy_off_debt": "yes"}, 0, 0),
        (2, {"buy_off_debt": "no"}, 1, 2),
        (1, {}, 1, 1),
    ],
)
def test_camp_29_debt_advantage_hire(
    silver: int, answers: dict[str, str], unpaid: int, left: int
) -> None:
    t = paladins.position(row={1: "squire_1"}, A={"silver": silver, "pool": ["criminal"] * 3})
    t.A.debt_silver = 2
    before = TOWNSFOLK["squire_1"].on_hire.words.count("silver")
    paladins.do(t, "hire", TOWNSFOLK["squire_1"].on_debt.key, **answers)
    paladins.has(t.A, unpaid=unpaid, silver=left + before)
    assert [one.key for one in t.A.townsfolk] == ["squire_1"]


@pytest.mark.parametrize(("answer", "unpaid", "silver"), [("yes", 0, 0), ("no", 1, 2)])
def test_camp_30_debt_advantage_inquisition(answer: str, unpaid: int, silver: int) -> None:
    t = paladins.position(extra=True, A={"suspicion": 4, "silver": 2, "townsfolk": ["charlatan_1"]})
    t.A.debt_silver = 2
    paladins.run(t, hold_inquisition(t.s), buy_off_debt=answer)
    paid = ["labourer"] if unpaid else []
    paladins.has(t.A, unpaid=unpaid, suspicion=2, silver=silver, pool=paid)


def test_camp_31_start_attribute() -> None:
    match = started("paladins", standing(0, Holding((), 3), Holding(("chr_arch_cathedral",))))
    hired = match.state.players[1].townsfolk[0].on_hire.words.count("faith")
    assert match.state.players[1].faith == 1 + hired


# The end


def test_camp_23_final_tie() -> None:
    a, b = (
        keeper("chr_arch_marble", "chr_pal_walls", "chr_visc_castle", victory=4),
        Keeper(victory=7),
    )
    assert a.chronicles == b.chronicles == 7
    assert final_order([a, b], [1, 2]) == [1, 0]
    same = Keeper(victory=7)
    assert final_order([same, b], [1, 2]) == [0, 1]
    assert final_order([same, b], [2, 1]) == [1, 0]


def test_camp_24_seed_example() -> None:
    """«Пример подсчёта результатов по итогам кампании»."""
    one = keeper(
        *("chr_arch_marble", "chr_pal_walls", "chr_pal_attribute", "chr_visc_castle"),
        victory=1 + 3,
        crests=["lion"],
        tokens=["lion"],
    )
    assert one.count(LION) >= crests_needed(4)
    assert (one.chronicles, one.victory) == (9, 4)


def test_camp_25_coop_separate() -> None:
    """A game that is part of no campaign has no board beside it."""
    for slug in GAMES:
        assert Match.new(game(slug), {}, 1).state.campaign is None


def test_camp_41_whole_campaign() -> None:
    """Three players, played through in numbers."""
    board = campaign_of([Holding()] * 3)
    assert crests_needed(3) == 3
    a, b, c = range(3)

    def claim(seat: int, *goals: str) -> list[str]:
        board.keepers[seat].goals += [CHRONICLES[key] for key in goals]
        return [crest.key for crest in board.take_crests(seat)]

    def over(slug: str, scores: list[int], ranks: list[int], token: str) -> tuple[int, list[str]]:
        completed: list[str] = []
        for share in shares(slug, scores, ranks):
            board.keepers[share.seat].victory += share.victory
            if share.token:
                board.tokens.remove(CRESTS[token])
                board.keepers[share.seat].tokens.append(CRESTS[token])
                completed = [crest.key for crest in board.take_crests(share.seat)]
        return next(one.seat for one in shares(slug, scores, ranks) if one.token), completed

    def totals() -> list[int]:
        return [one.chronicles for one in board.keepers]

    def crests(seat: int) -> list[int]:
        return [board.keepers[seat].count(crest) for crest in CRESTS.values()]

    claim(a, "chr_arch_marble")
    claim(b, "chr_arch_captives")
    assert over("architects", [37, 44, 31], [2, 1, 3], "lion") == (c, [])
    assert totals() == [2, 3, 0]
    assert [crests(seat) for seat in range(3)] == [[1, 0, 0], [0, 1, 1], [1, 0, 0]]
    assert board.behind() == [1, 0, 3]

    claim(c, "chr_pal_walls")
    claim(a, "chr_pal_convert", "chr_pal_townsfolk")
    ranks = strict(outcome([1, 3, 1], [71, 60, 71]), (c, a, b)).ranks
    assert ranks == [1, 3, 2]
    assert over("paladins", [71, 60, 71], ranks, "boar") == (b, [])
    assert totals() == [6, 3, 2]
    assert [crests(seat) for seat in range(3)] == [[2, 2, 1], [0, 1, 2], [2, 0, 0]]
    assert board.behind() == [0, 3, 4]

    assert claim(b, "chr_visc_castle") == ["boar"]
    assert claim(b, "chr_visc_deeds") == []
    assert claim(c, "chr_visc_manuscripts") == []
    assert over("viscounts", [51, 60, 66], [3, 2, 1], "eagle") == (a, ["eagle"])
    assert [crests(seat) for seat in range(3)] == [[2, 3, 1], [1, 2, 3], [2, 1, 0]]
    assert totals() == [7, 7, 5]
    assert [one.victory for one in board.keepers] == [3, 3, 3]
    assert [crest.key for crest in board.crests] == ["lion"]
    assert final_order(board.keepers, [3, 2, 1]) == [b, a, c]


def test_a_reward_is_settled_when_it_is_complete() -> None:
    """Not in the middle of a list: eight of an attribute at its end."""
    t = paladins.position(A={"faith": 7})
    board = beside(t.s, "chr_pal_attribute")
    paladins.run(t, gain(t.s, 0, read_reward(["faith", "silver"]), TOWNSFOLK["squire_1"]))
    assert held(board, 0) == ["chr_pal_attribute"]

"""Cases with their numbers: the rulebook's examples, and the corners around them."""

from __future__ import annotations

from collections import Counter

import pytest

import throneroom
from tests.games.fallen_lands.table import (
    around,
    asked,
    attack,
    build,
    can_take,
    choose,
    discard,
    end_turn,
    field,
    hand,
    money,
    options,
    position,
    ready,
    spent,
    told,
)
from throneroom import IllegalAnswer, Match
from throneroom.games.fallen_lands import events as e
from throneroom.games.fallen_lands.cards import STOCK

MIDDLE = 18
NEXT = around(MIDDLE)


def gathered(players: int, first: int) -> Match:
    """Everybody takes two Warriors."""
    match = throneroom.new("fallen_lands", players=players, first=first, seed=3)
    for _ in range(2 * players):
        match.answer("warrior")
    return match


def levels(match: Match) -> Counter[int]:
    return Counter(one.level for one in match.view(None).fields)


# Setup


def test_setup_three() -> None:
    """Rulebook, «Форма игровой доски»: which 37 fields three players use."""
    match = throneroom.new("fallen_lands", players=3, seed=1)
    wanted = {12: 1, 11: 2, 10: 2} | dict.fromkeys((6, 7, 8, 9), 3) | dict.fromkeys(range(1, 6), 4)
    assert levels(match) == Counter(wanted)
    for _ in range(6):
        match.answer("mage")
    view = match.view(None)
    assert len(view.fields) == 37
    assert [player.money for player in view.players] == [25] * 3
    assert [player.hand_size for player in view.players] == [8] * 3
    assert [player.ready["mage"] for player in view.players] == [2] * 3


def test_setup_five() -> None:
    match = throneroom.new("fallen_lands", players=5, seed=1)
    assert len(match.view(None).fields) == 61
    assert match.view(None).deck_size == 128 - 40


@pytest.mark.parametrize("seed", range(12))
def test_setup_quick_four(seed: int) -> None:
    match = throneroom.new("fallen_lands", players=4, quick=True, seed=seed)
    assert len(match.view(None).fields) == 51
    assert levels(match)[12] >= 1


# The order of turns


def turn_order(match: Match, count: int) -> list[int]:
    order = []
    for _ in range(count):
        order.append(match.state.current)
        match.state.players[0].idle = False  # or a game in which nobody does anything would end
        match.state.players[1].idle = False
        end_turn(match)
    return order


def test_order_three_players() -> None:
    """Rulebook: the first round counter-clockwise, then clockwise from who was last."""
    assert turn_order(gathered(3, first=0), 9) == [0, 2, 1, 1, 2, 0, 1, 2, 0]


def test_order_five_players() -> None:
    assert turn_order(gathered(5, first=2), 10) == [2, 1, 0, 4, 3, 3, 4, 0, 1, 2]


# Step 1


def test_buy_one_only() -> None:
    match = position([["claim"]], followers=[""], phase="recruit")
    choose(match, "mage")
    assert money(match, 0) == 20
    assert "mage" not in options(match)
    with pytest.raises(IllegalAnswer):
        match.answer("mage")
    assert ready(match, 0) == "M"
    assert "claim" in options(match), "the Mage can be used in this turn"


def test_buy_after_action() -> None:
    match = position([["spearmen"]], followers=["WW"], levels={MIDDLE: 1})
    attack(match, "spearmen", MIDDLE)
    assert options(match) == ["end", "stop"]
    with pytest.raises(IllegalAnswer):
        match.answer("warrior")


# Conquest


def test_seed_halberdiers() -> None:
    """Rulebook, pictured: two Warriors and a Craftsman, Attack 2, a field of level 2."""
    match = position([["halberdiers"]], followers=["WWC"], levels={MIDDLE: 2})
    attack(match, "halberdiers", MIDDLE)
    assert money(match, 0) == 25 + 2
    assert (ready(match, 0), spent(match, 0)) == ("", "WWC")
    assert (field(match, MIDDLE).owner, field(match, MIDDLE).troop) == (0, "halberdiers")
    assert hand(match, 0) == []


def test_seed_halberdiers_too_hard() -> None:
    match = position([["halberdiers"]], followers=["WWC"], levels={MIDDLE: 3, 0: 2})
    assert can_take(match, "halberdiers") == _of_level(match, 1, 2)
    assert MIDDLE not in can_take(match, "halberdiers")


def _of_level(match: Match, low: int, high: int) -> list[int]:
    return [n for n, one in enumerate(match.view(None).fields) if low <= one.level <= high]


def test_seed_spearmen_supported() -> None:
    """Rulebook, pictured: Attack 1 with the Halberdiers' Support of 2 reaches level 3."""
    match = position(
        [["spearmen"]],
        followers=["W"],
        levels={MIDDLE: 3},
        held={NEXT[0]: (0, "halberdiers")},
    )
    attack(match, "spearmen", MIDDLE)
    assert money(match, 0) == 28
    (event,) = told(match, e.Conquered)
    assert (event.attack, event.support, event.reward) == (1, 2, 3)


def test_spearmen_level_four() -> None:
    match = position(
        [["spearmen"]],
        followers=["W"],
        levels={MIDDLE: 4},
        held={NEXT[0]: (0, "halberdiers")},
    )
    assert MIDDLE not in can_take(match, "spearmen")
    choose(match, "spearmen")
    with pytest.raises(IllegalAnswer):
        match.answer(f"field:{MIDDLE}")


def test_no_substitution() -> None:
    match = position([["halberdiers", "spearmen"]], followers=["WWW"], levels={MIDDLE: 1})
    assert options(match) == ["spearmen", "end"]


def test_any_field_no_adjacency() -> None:
    match = position(
        [["spearmen"]], followers=["W"], levels={0: 5, 36: 1}, held={0: (0, "spearmen")}
    )
    attack(match, "spearmen", 36)
    assert field(match, 36).owner == 0


def test_opponent_support_ignored() -> None:
    match = position(
        [["spearmen"]],
        followers=["W"],
        levels={MIDDLE: 3},
        held={NEXT[0]: (1, "crossbowmen")},
    )
    assert MIDDLE not in can_take(match, "spearmen")


def test_chain_in_one_turn() -> None:
    match = position(
        [["halberdiers", "spearmen"]], followers=["WWWC"], levels={MIDDLE: 2, NEXT[0]: 3}
    )
    attack(match, "halberdiers", MIDDLE)
    attack(match, "spearmen", NEXT[0])
    assert money(match, 0) == 25 + 5


def test_a_field_of_six_brings_six_coins() -> None:
    """Rulebook, «Сокровища!»."""
    held = {NEXT[0]: (0, "crossbowmen")}
    match = position([["swordsmen"]], followers=["WW"], levels={MIDDLE: 6}, held=held)
    attack(match, "swordsmen", MIDDLE)
    assert money(match, 0) == 25 + 6


# Fortifications


def test_fort_same_turn() -> None:
    match = position([["spearmen", "garrison"]], followers=["WC"], levels={MIDDLE: 1})
    attack(match, "spearmen", MIDDLE)
    build(match, "garrison", MIDDLE)
    assert field(match, MIDDLE).support == 1 + 2
    assert money(match, 0) == 26, "a Fortification brings no money"


def test_second_fort_refused() -> None:
    match = position(
        [["garrison"]],
        followers=["C"],
        held={MIDDLE: (0, "spearmen"), 0: (0, "spearmen")},
        forts={MIDDLE: "fortress"},
    )
    choose(match, "garrison")
    assert options(match) == ["field:0"]


def test_fort_on_opponent_or_free() -> None:
    held = {MIDDLE: (1, "spearmen"), 0: (0, "spearmen")}
    match = position([["garrison"]], followers=["C"], held=held)
    choose(match, "garrison")
    assert options(match) == ["field:0"]


def test_stronghold_on_catapult() -> None:
    """Rulebook, pictured: four Craftsmen; both Supports count for all neighbours."""
    match = position([["stronghold"]], followers=["CCCC"], held={MIDDLE: (0, "catapult")})
    build(match, "stronghold", MIDDLE)
    assert field(match, MIDDLE).support == 3 + 5
    assert [field(match, n).around[0] for n in NEXT] == [8] * 6
    assert (ready(match, 0), spent(match, 0)) == ("", "CCCC")


def test_level_twelve() -> None:
    match = position(
        [["swordsmen"]],
        followers=["WW"],
        levels={MIDDLE: 12},
        held={NEXT[0]: (0, "catapult"), NEXT[3]: (0, "halberdiers")},
        forts={NEXT[0]: "stronghold"},
    )
    attack(match, "swordsmen", MIDDLE)
    (event,) = told(match, e.Conquered)
    assert (event.attack, event.support, event.reward) == (2, 10, 12)
    assert money(match, 0) == 37


# Magic


def test_sword_helps() -> None:
    match = position(
        [["spearmen", "magic_sword"]],
        followers=["WMM"],
        levels={MIDDLE: 3},
        deck=["garrison", "garrison", "garrison"],
    )
    attack(match, "spearmen", MIDDLE, "magic_sword")
    assert money(match, 0) == 28
    assert discard(match)[-1] == "magic_sword"
    assert spent(match, 0) == "WMM"
    match.answer("end")
    assert hand(match, 0) == ["garrison"], "no card for Mages that were used"


def test_two_boosts() -> None:
    match = position(
        [["spearmen", "magic_sword", "strength_potion"]],
        followers=["WMMM"],
        levels={MIDDLE: 4},
    )
    assert MIDDLE not in can_take(match, "spearmen", "magic_sword")
    attack(match, "spearmen", MIDDLE, "magic_sword", "strength_potion")
    (event,) = told(match, e.Conquered)
    assert (event.attack, event.support) == (1 + 2 + 1, 0)


def test_magic_horn_no_money() -> None:
    held = {NEXT[0]: (1, "crossbowmen"), NEXT[1]: (2, "halberdiers"), NEXT[2]: (0, "spearmen")}
    match = position([["spearmen", "magic_horn"]], followers=["WMM"], levels={MIDDLE: 8}, held=held)
    assert MIDDLE not in can_take(match, "spearmen")
    attack(match, "spearmen", MIDDLE, "magic_horn")
    (event,) = told(match, e.Conquered)
    assert (event.attack, event.support, event.reward) == (1, 7, 0)
    assert field(match, MIDDLE).owner == 0
    assert money(match, 0) == 25


def test_magic_builder() -> None:
    match = position(
        [["stronghold", "magic_builder"]], followers=["MM"], held={MIDDLE: (0, "spearmen")}
    )
    build(match, "stronghold", MIDDLE, "magic_builder")
    assert field(match, MIDDLE).fortification == "stronghold"
    assert spent(match, 0) == "MM"
    assert discard(match) == ["magic_builder"]


def test_claim_blocks_everyone() -> None:
    match = position(
        [["knights", "claim"], ["knights"], ["knights"]],
        followers=["WWWWCM", "WWWWC", "WWWWC"],
        levels={MIDDLE: 4},
    )
    choose(match, "claim", f"field:{MIDDLE}")
    assert MIDDLE not in can_take(match, "knights")
    end_turn(match)
    for seat in (1, 2):
        assert match.state.current == seat
        choose(match, "skip")
        assert MIDDLE not in can_take(match, "knights")
        assert match.state.fields[MIDDLE].claim == 0
        end_turn(match)


def test_claim_returns() -> None:
    match = position(
        [["knights", "claim"], [], []], followers=["WWWWCM", "", ""], levels={MIDDLE: 4}
    )
    choose(match, "claim", f"field:{MIDDLE}")
    assert discard(match) == []
    for _ in range(3):
        end_turn(match)
    assert match.state.current == 0
    assert match.state.fields[MIDDLE].claim is None
    assert discard(match) == ["claim"]
    choose(match, "skip")
    attack(match, "knights", MIDDLE)


def test_flood_forever() -> None:
    match = position([["flood", "knights"]], followers=["WWWWCMM"], levels={MIDDLE: 1})
    choose(match, "flood", f"field:{MIDDLE}")
    assert MIDDLE not in can_take(match, "knights")
    assert discard(match) == []
    for _ in range(3):
        match.state.players[1].idle = False
        end_turn(match)
    assert field(match, MIDDLE).flooded
    choose(match, "skip")
    assert MIDDLE not in can_take(match, "knights")


@pytest.mark.parametrize("seed", range(6))
def test_plague(seed: int) -> None:
    match = position(
        [["plague"]], followers=["MMMW", "", "WCM", "C"], players=4, seed=seed, levels={30: 1}
    )
    before = sum(match.state.stock.values())
    choose(match, "plague")
    counts = [sum(player.ready.values()) for player in match.state.players]
    assert counts == [1, 0, 2, 0]
    assert (ready(match, 0), spent(match, 0)) == ("W", "MMM")
    assert sum(match.state.stock.values()) == before + 2
    assert [event.seat for event in told(match, e.LostFollower)] == [2, 3]
    assert discard(match) == ["plague"]


def test_plague_is_blind() -> None:
    lost = set()
    for seed in range(20):
        match = position([["plague"]], followers=["MMM", "WCM"], seed=seed)
        choose(match, "plague")
        lost.add(told(match, e.LostFollower)[0].follower)
    assert lost == {"warrior", "craftsman", "mage"}


def test_shadow_army() -> None:
    match = position([["shadow_army", "knights"]], followers=["WMM"], spent="WW")
    choose(match, "shadow_army")
    assert ready(match, 0) == "WWWW", "three of them are shadows"
    assert match.view(None).players[0].shadows["warrior"] == 3
    assert match.view(None).lying == ["shadow_army"]
    assert match.view(None).stock["warrior"] == 24 - 6
    end_turn(match)
    assert (ready(match, 0), spent(match, 0)) == ("WWWMM", "")
    assert match.view(None).stock["warrior"] == 24 - 3
    assert discard(match) == ["shadow_army"]


def test_shadow_follower_types() -> None:
    match = position([["shadow_follower"]], followers=["M"])
    choose(match, "shadow_follower")
    assert options(match) == ["warrior", "craftsman"]
    choose(match, "craftsman")
    assert ready(match, 0) == "C"


def test_invisible_thief() -> None:
    loot = ["knights", "flood", "spearmen", "spearmen", "fortress"]
    match = position([["invisible_thief"], loot, ["claim"]], followers=["MM"])
    choose(match, "invisible_thief", "player:1")
    assert sorted(match.view(0).players[1].known) == sorted(loot)
    assert match.view(2).players[1].known == []
    assert options(match) == ["knights", "flood", "spearmen", "fortress"]
    choose(match, "knights")
    assert hand(match, 0) == ["knights"]
    assert len(hand(match, 1)) == 4
    for seat, card in ((0, "knights"), (1, "knights"), (2, None), (None, None)):
        assert told(match, e.Stole, seat)[0].card == card
        assert (told(match, e.LookedAtHand, seat)[0].cards is None) == (card is None)


# Step 3


def test_draw_with_mages() -> None:
    match = position([["claim"]], followers=["MMM"])
    choose(match, "claim", "field:0", "end")
    assert len(hand(match, 0)) == 1 + 2


def test_exchange() -> None:
    seven = ["archers"] * 4 + ["garrison"] * 2
    match = position([seven], followers=["W"], deck=["flood", "claim", "claim", "plague"])
    end_turn_to_exchange(match)
    assert len(hand(match, 0)) == 7
    choose(match, "archers", "archers", "garrison", "garrison")
    before = match.clone()
    choose(match, "trade")
    assert hand(match, 0) == ["archers", "archers", "claim", "claim", "flood"]
    assert discard(match)[-4:] == ["archers", "archers", "garrison", "garrison"]
    choose(before, "archers")
    assert "trade" not in options(before), "five cards can't be exchanged"


def end_turn_to_exchange(match: Match) -> None:
    while asked(match)[1] != "exchange":
        match.answer("end")


# The first turn


def first_turn(cards: list[str], followers: str, levels: dict[int, int] | None = None) -> Match:
    return position([cards], followers=[followers], levels=levels, phase="redeal", turn=0, turns=0)


def test_first_turn_mulligan() -> None:
    match = first_turn(["halberdiers", "knights", "fortress"], "WM")
    assert asked(match) == (0, "redeal")
    choose(match, "yes")
    assert len(hand(match, 0)) == 8
    assert sorted(discard(match)) == ["fortress", "halberdiers", "knights"]
    assert asked(match)[1] != "redeal", "once"
    end_turn(match)
    end_turn(match)
    end_turn(match)
    assert match.outcome or asked(match)[1] != "redeal"


def test_first_turn_mulligan_refused() -> None:
    match = first_turn(["spearmen"], "W", levels={MIDDLE: 1})
    assert asked(match) == (0, "action")


def test_first_turn_mulligan_counts_magic() -> None:
    easy = dict.fromkeys((0, 1, 2, 3), 1) | dict.fromkeys((4, 5, 6, 7), 2)
    held_back = first_turn(["swordsmen", "shadow_follower"], "WM", levels=easy)
    assert asked(held_back) == (0, "action")
    assert asked(first_turn(["swordsmen", "strength_potion"], "WM", levels=easy))[1] == "redeal"


def test_no_mulligan_in_the_second_turn() -> None:
    match = position([["knights"]], followers=["WM"], phase="redeal")
    assert asked(match)[1] != "redeal"


# The deck


def test_empty_deck() -> None:
    cards = ["archers", "claim", "flood", "garrison", "knights", "spearmen"]
    saved = position([[]], followers=["M"], phase="recruit", money=[25]).save()
    state = saved["state"]
    all_cards = state["deck"]
    for card in cards:
        all_cards.remove(card)
    state["players"][1]["hand"] = all_cards
    state["deck"], state["discard"] = [], cards
    match = throneroom.load(saved)
    choose(match, "skip")
    if asked(match) == (0, "action"):
        choose(match, "end")
    drawn = told(match, e.Drew, 0)[0].cards
    assert drawn is not None
    assert len(drawn) == 2
    assert told(match, e.Shuffled) == [e.Shuffled(6)]
    assert len(match.state.deck) == 4
    assert not match.state.discard


# The end


def full_but(players: int, free: list[int]) -> dict[int, tuple[int, str]]:
    troops = ["spearmen"] * 13 + ["archers"] * 12 + ["swordsmen"] * 12
    return {n: (n % players, troops[n]) for n in range(37) if n not in free}


def test_end_full_board() -> None:
    match = position(
        [["halberdiers", "halberdiers"]],
        followers=["WWWWCC"],
        levels={MIDDLE: 2},
        held=full_but(3, [MIDDLE]),
        money=[30, 31, 31],
    )
    attack(match, "halberdiers", MIDDLE)
    assert match.outcome is not None
    assert match.outcome.reason == "full"
    assert match.outcome.winners == [0]
    assert [score.total for score in match.outcome.scores] == [32, 31, 31]


def test_a_score_tells_where_the_money_came_from() -> None:
    match = position(
        [["halberdiers"]], followers=["WW"], levels={MIDDLE: 2}, phase="recruit", money=[25]
    )
    choose(match, "craftsman")
    attack(match, "halberdiers", MIDDLE)
    lines = match.game.outcome(match.state).scores[0].lines
    assert [(line.what, line.count, line.points) for line in lines] == [
        ("start", 1, 25),
        ("treasure", 1, 2),
        ("hired", 1, -5),
    ]


def test_end_with_flood() -> None:
    free = [MIDDLE, 0, 36]
    match = position(
        [["halberdiers"]],
        followers=["WWC"],
        levels={MIDDLE: 2},
        held=full_but(3, free),
        floods=[0, 36],
    )
    attack(match, "halberdiers", MIDDLE)
    assert match.outcome is not None
    assert match.outcome.reason == "full"


def test_end_stalled() -> None:
    match = position()
    end_turn(match)
    end_turn(match)
    assert match.outcome is None
    end_turn(match)
    assert match.outcome is not None
    assert match.outcome.reason == "stalled"


def test_claim_keeps_alive() -> None:
    match = position([[], [], ["claim"]], followers=["", "", "M"], idle=[0, 1], current=2)
    choose(match, "claim", "field:0")
    for _ in range(3):
        assert match.outcome is None
        end_turn(match)
    assert match.outcome is None, "the count begins again"
    end_turn(match)
    assert match.outcome is not None


def test_all_tokens_are_there() -> None:
    assert sum(STOCK.values()) == 72

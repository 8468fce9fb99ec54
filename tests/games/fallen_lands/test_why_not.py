"""Why something that a player might want is not possible now."""

from __future__ import annotations

import random

import pytest

import throneroom
from tests.games.fallen_lands.table import around, choose, options, position
from throneroom import Match
from throneroom.kernel import Message, Question, key_of

MIDDLE = 18
NEXT = around(MIDDLE)


def test_what_is_possible_needs_no_reason() -> None:
    match = position([["spearmen"]], followers=["W"], levels={MIDDLE: 1}, phase="recruit")
    for key in options(match):
        assert match.why_not(key) is None
    choose(match, "skip", "spearmen")
    for key in options(match):
        assert match.why_not(key) is None


def test_what_is_nothing_has_no_reason() -> None:
    match = position([["spearmen"]], followers=["W"], levels={MIDDLE: 1})
    for key in ("dragon", "", "field:60", "field:x", "player:3"):
        assert match.why_not(key) is None


def test_a_card_that_is_not_in_hand() -> None:
    match = position([["spearmen"]], followers=["W"], levels={MIDDLE: 1})
    assert match.why_not("knights") == Message("why-not_in_hand", {"card": "knights"})


def test_followers_that_are_missing() -> None:
    match = position([["crossbowmen", "spearmen"]], followers=["WC"], levels={MIDDLE: 1})
    assert match.why_not("crossbowmen") == Message(
        "why-no_followers",
        {"card": "crossbowmen", "missing": ["warrior", "craftsman", "craftsman"]},
    )


def test_a_troop_that_reaches_nothing() -> None:
    held = dict.fromkeys(range(33, 37), (1, "spearmen"))
    levels = {33: 1, 34: 1, 35: 1, 36: 1}
    match = position([["spearmen"]], followers=["W"], levels=levels, held=held)
    assert match.why_not("spearmen") == Message("why-no_reach", {"card": "spearmen"})


def test_magic_that_needs_company() -> None:
    """What it is played with comes first, if anything of it can be played."""
    magic, held = ["magic_sword", "magic_builder"], {MIDDLE: (0, "spearmen")}
    match = position([[*magic, "spearmen", "garrison"]], followers=["WCMM"], held=held)
    assert match.why_not("magic_sword") == Message("why-needs_troop", {"card": "magic_sword"})
    assert match.why_not("magic_builder") == Message(
        "why-needs_fortification", {"card": "magic_builder"}
    )
    match = position([[*magic, "spearmen", "garrison"]], followers=["MM"])
    assert match.why_not("magic_sword") == Message("why-no_troop", {"card": "magic_sword"})
    assert match.why_not("magic_builder") == Message(
        "why-no_fortification", {"card": "magic_builder"}
    )
    match = position([[*magic, "spearmen", "garrison"]], followers=["WCM"], held=held)
    for card in magic:
        assert match.why_not(card) == Message("why-no_mages", {"card": card})


def test_a_fortification_without_a_field() -> None:
    match = position([["garrison"]], followers=["C"])
    assert match.why_not("garrison") == Message("why-no_site", {"card": "garrison"})


def test_magic_without_effect() -> None:
    match = position([["plague"]], followers=["MMM"])
    assert match.why_not("plague") == Message("why-nobody_to_plague", {"card": "plague"})


def test_a_field_where_nothing_can_be_done_now() -> None:
    """ "First choose a card" is said only where a card can be chosen that does something there."""
    nothing = Message("why-no_card_there")
    held = {MIDDLE: (0, "spearmen"), NEXT[0]: (1, "spearmen")}
    idle = position([["knights", "plague"], ["spearmen"]], followers=["MMM"], held=held)
    assert idle.why_not(f"field:{NEXT[1]}") == nothing
    assert idle.why_not(f"field:{MIDDLE}") == nothing
    assert idle.why_not(f"field:{NEXT[0]}") == Message("why-conquered", {"player": 1})
    first = Message("why-first_action")
    builds = position([["garrison"]], followers=["C"], held=held)
    assert builds.why_not(f"field:{MIDDLE}") == first
    assert builds.why_not(f"field:{NEXT[1]}") == nothing
    floods = position([["flood"]], followers=["MM"], held=held)
    assert floods.why_not(f"field:{NEXT[1]}") == first


def test_a_field_that_no_card_of_the_hand_could_take() -> None:
    """With all the magic that can be paid for; another field can be taken."""
    levels = {MIDDLE: 3, NEXT[0]: 1, NEXT[1]: 2}
    hand = [["spearmen", "strength_potion", "strength_potion"]]
    match = position(hand, followers=["WM"], levels=levels)
    assert match.why_not(f"field:{MIDDLE}") == Message("why-no_card_there")
    assert match.why_not(f"field:{NEXT[0]}") == Message("why-first_action")
    assert match.why_not(f"field:{NEXT[1]}") == Message("why-first_action")
    match = position(hand, followers=["WMM"], levels=levels)
    assert match.why_not(f"field:{MIDDLE}") == Message("why-first_action")


def test_a_field_that_is_too_strong() -> None:
    match = position(
        [["spearmen"]],
        followers=["W"],
        levels={MIDDLE: 4},
        held={NEXT[0]: (0, "halberdiers")},
    )
    choose(match, "spearmen")
    assert match.why_not(f"field:{MIDDLE}") == Message(
        "why-too_strong", {"level": 4, "attack": 1, "support": 2, "sum": 3}
    )


def test_fields_that_are_closed() -> None:
    match = position(
        [["spearmen"]],
        followers=["W"],
        levels={0: 1},
        held={1: (0, "archers"), 2: (1, "archers")},
        claims={3: 2},
        floods=[4],
    )
    choose(match, "spearmen")
    assert match.why_not("field:1") == Message("why-already_yours")
    assert match.why_not("field:2") == Message("why-conquered", {"player": 1})
    assert match.why_not("field:3") == Message("why-claimed", {"player": 2})
    assert match.why_not("field:4") == Message("why-flooded")


def test_magic_that_does_not_join() -> None:
    match = position(
        [["spearmen", "claim", "magic_horn", "heavens_fist", "strength_potion"]],
        followers=["WMM"],
        levels={MIDDLE: 1},
    )
    choose(match, "spearmen")
    assert match.why_not("spearmen") == Message("why-already_added", {"card": "spearmen"})
    assert match.why_not("claim") == Message("why-not_with_troop", {"card": "claim"})
    assert match.why_not("heavens_fist") == Message("why-no_mages", {"card": "heavens_fist"})
    choose(match, "magic_horn")
    assert match.why_not("magic_horn") == Message("why-already_added", {"card": "magic_horn"})
    assert match.why_not("strength_potion") == Message("why-no_mages", {"card": "strength_potion"})


def test_where_nothing_can_be_built() -> None:
    match = position(
        [["garrison", "magic_builder"]],
        followers=["C"],
        held={0: (0, "archers"), 1: (1, "archers"), 2: (0, "spearmen")},
        forts={2: "fortress"},
    )
    choose(match, "garrison")
    assert match.why_not("field:1") == Message("why-not_yours")
    assert match.why_not("field:2") == Message("why-fortified", {"card": "fortress"})
    assert match.why_not("magic_builder") == Message("why-no_mages", {"card": "magic_builder"})


def test_followers_that_are_not_in_stock() -> None:
    match = position(followers=["W" * 24], phase="recruit")
    assert match.why_not("warrior") == Message("why-no_stock", {"follower": "warrior"})


def test_no_mage_is_a_shadow() -> None:
    match = position([["shadow_follower"]], followers=["M"])
    choose(match, "shadow_follower")
    assert match.why_not("mage") == Message("why-no_shadow", {"follower": "mage"})
    match = position([["shadow_follower"], []], followers=["M", "W" * 24])
    choose(match, "shadow_follower")
    assert match.why_not("warrior") == Message("why-no_stock", {"follower": "warrior"})


def test_a_follower_is_hired_before_any_action() -> None:
    match = position([["spearmen"]], followers=["W"], levels={MIDDLE: 1})
    assert match.why_not("mage") == Message("why-hire_first", {"price": 5})


# Everything that a player would tap


@pytest.mark.parametrize("advanced", [False, True])
def test_every_thing_on_the_table_is_an_option_or_has_a_reason(advanced: bool) -> None:
    """Fields, one's own cards, Followers in stock and the other players, at any moment."""
    kinds = set()
    for seed in range(12):
        rng = random.Random(seed)
        match = throneroom.new("fallen_lands", players=3 + seed % 3, seed=seed, advanced=advanced)
        while (decision := match.decision) and match.number < 150:
            if rng.random() < 0.25:
                kinds.add(decision.kind)
                lit = _lit(match)
                for thing in _things(match, decision.seat):
                    why = match.why_not(thing)
                    assert (why is None) is (thing in lit), f"{decision.kind}: {thing}: {why}"
            wanted = [o for o in decision.options if key_of(o) not in {"stop", "end", "skip"}]
            if decision.kind == "exchange" and rng.random() < 0.8:
                wanted = [o for o in decision.options if key_of(o) == "trade"]
            match.answer(rng.choice(wanted or list(decision.options)))
    assert kinds >= {"follower", "recruit", "action", "conquer", "build", "claim", "exchange"}


def _lit(match: Match) -> set[str]:
    assert match.decision is not None
    question = match.question(match.decision.seat)
    assert isinstance(question, Question)
    return {choice.target for choice in question.choices}


def _things(match: Match, seat: int) -> list[str]:
    view = match.view(seat)
    others = [other for other in range(len(view.players)) if other != seat]
    return [
        *(f"field/{number}" for number in range(len(view.fields))),
        *(f"hand/{card}" for card in view.players[seat].hand),
        *(f"stock/{kind}" for kind in view.stock),
        *(f"player/{other}" for other in others),
    ]


def test_a_player_with_nothing_to_steal_or_to_lend() -> None:
    match = position([["invisible_thief"], ["archers"], []], followers=["MM"])
    choose(match, "invisible_thief")
    assert match.why_not("player/2") == Message("why-empty_hand", {"player": 2})
    assert match.why_not("player/0") == Message("why-yourself")
    assert match.why_not("hand/invisible_thief") == Message("why-first_thief")


def test_a_card_of_an_open_hand_is_not_a_card_of_ones_own() -> None:
    match = position([["invisible_thief", "flood"], ["archers", "flood"], []], followers=["MM"])
    choose(match, "invisible_thief", "player:1")
    assert match.why_not("player/1/hand/flood") is None
    assert match.why_not("hand/flood") == Message("why-first_thief_card")
    assert match.why_not("player/2/hand/flood") == Message("why-not_your_card")


def test_a_proposal_that_was_refused() -> None:
    match = position([["spearmen"]], followers=["W"], levels={MIDDLE: 1}, phase="recruit")
    choose(match, "stop", "no")
    assert match.why_not("stop") == Message("why-refused")
    choose(match, "warrior", "spearmen")
    assert match.why_not("stop") == Message("why-first_conquer")


def test_cards_are_exchanged_in_pairs() -> None:
    match = position([["archers", "flood", "flood"]], phase="exchange")
    choose(match, "archers")
    assert match.why_not("trade") == Message("why-odd")
    assert match.why_not("archers") == Message("why-already_offered", {"card": "archers"})
    choose(match, "flood")
    assert match.why_not("flood") == Message("why-no_pair", {"card": "flood"})

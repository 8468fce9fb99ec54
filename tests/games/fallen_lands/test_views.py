"""Exactly what each seat may know."""

from __future__ import annotations

from tests.games.fallen_lands.table import (
    around,
    asked,
    choose,
    end_turn,
    options,
    position,
    told,
)
from throneroom.games.fallen_lands import FALLEN_LANDS
from throneroom.games.fallen_lands import events as e
from throneroom.kernel import Waiting
from throneroom.text import Voice

EVERYBODY = (0, 1, 2, None)


def test_a_seat_sees_its_own_hand_and_of_others_how_many_cards_they_have() -> None:
    match = position([["archers", "flood"], ["claim"], []], followers=["W"])
    for seat in EVERYBODY:
        view = match.view(seat)
        assert [player.hand_size for player in view.players] == [2, 1, 0]
        for other, player in enumerate(view.players):
            assert (player.hand is not None) == (other == seat)
            assert player.known == []
    assert match.view(0).players[0].hand == ["archers", "flood"]


def test_everybody_sees_the_board() -> None:
    match = position(
        [["spearmen"]],
        followers=["WCM", "WW"],
        spent="M",
        levels={18: 7, 0: 12},
        held={18: (1, "catapult")},
        forts={18: "stronghold"},
        claims={1: 2},
        floods=[2],
        discard=["plague"],
        money=[3, 4, 5],
    )
    for seat in EVERYBODY:
        view = match.view(seat)
        middle = view.fields[18]
        assert (middle.q, middle.r, middle.level, middle.monster) == (0, 0, 7, "trolls")
        assert (middle.owner, middle.troop, middle.fortification) == (1, "catapult", "stronghold")
        assert middle.support == 8
        assert [view.fields[n].around for n in around(18)] == [[0, 8, 0]] * 6
        assert (view.fields[1].claim, view.fields[2].flooded) == (2, True)
        assert view.fields[0].monster == "dragons"
        assert view.discard == ["plague"]
        assert [player.money for player in view.players] == [3, 4, 5]
        assert view.players[0].ready == {"warrior": 1, "craftsman": 1, "mage": 1}
        assert view.players[0].spent == {"warrior": 0, "craftsman": 0, "mage": 1}
        assert [player.fields for player in view.players] == [0, 1, 0]
        assert [player.claims for player in view.players] == [0, 0, 1]


def test_a_card_that_was_begun_with_is_nobody_elses_business() -> None:
    match = position([["spearmen"]], followers=["W"], levels={0: 1})
    before = [match.view(seat) for seat in (1, 2, None)]
    choose(match, "spearmen")
    assert [match.view(seat) for seat in (1, 2, None)] == before


def test_what_a_thief_has_seen_stays_known() -> None:
    match = position(
        [["invisible_thief"], ["archers", "flood", "claim"], []], followers=["MM", "M"]
    )
    choose(match, "invisible_thief", "player:1", "flood")
    assert sorted(match.view(0).players[1].known) == ["archers", "claim"]
    assert match.view(1).players[0].known == ["flood"], "its owner knows where it went"
    assert match.view(2).players[0].known == match.view(2).players[1].known == []
    end_turn(match)
    choose(match, "skip", "claim", "field:0")
    assert match.view(0).players[1].known == ["archers"]


def test_a_second_thief_makes_the_first_one_unsure() -> None:
    match = position(
        [["invisible_thief"], ["archers", "flood", "claim"], ["invisible_thief"]],
        followers=["MM", "", "MM"],
    )
    choose(match, "invisible_thief", "player:1", "flood")
    end_turn(match)
    end_turn(match)
    choose(match, "skip", "invisible_thief", "player:1", "claim")
    assert match.view(0).players[1].known == []
    assert "archers" in match.view(2).players[1].known


def test_a_redealt_match_keeps_what_the_seat_has_seen() -> None:
    match = position(
        [["invisible_thief", "archers"], ["archers", "flood", "claim"], ["knights"]],
        followers=["MM"],
    )
    choose(match, "invisible_thief", "player:1", "flood")
    hands = set()
    for seed in range(20):
        other = match.redealt(0, seed)
        cards = [card.key for card in other.state.players[1].hand]
        assert sorted(cards) == ["archers", "claim"]
        assert [card.key for card in other.state.players[0].hand] == ["archers", "flood"]
        hands.add(other.state.players[2].hand[0].key)
    assert len(hands) > 3


def test_drawn_cards_are_told_to_their_owner_only() -> None:
    match = position([[]], followers=["W"], deck=["flood", "claim"])
    choose(match, "end")
    assert told(match, e.Drew, 0)[0].cards == ["flood"]
    for seat in (1, 2, None):
        assert told(match, e.Drew, seat)[0].cards is None


# Two worlds: what others see does not depend on what the hand is good for


def test_others_do_not_see_that_a_hand_can_not_conquer_anything() -> None:
    """Only the owner is told; for all others the step of actions has begun."""
    stuck = position([["plague"] * 2], followers=["M"], phase="redeal", turn=0, turns=0)
    able = position([["spearmen", "claim"]], followers=["WM"], phase="redeal", turn=0, turns=0)
    assert asked(stuck) == (0, "redeal")
    assert asked(able) == (0, "action")
    for seat in EVERYBODY:
        assert stuck.view(seat).phase == able.view(seat).phase == "act"
    for seat in (1, 2, None):
        assert stuck.question(seat) == able.question(seat) == Waiting([0])


def test_a_player_with_cards_and_followers_is_asked_even_if_nothing_can_be_played() -> None:
    match = position([["plague"]], followers=["W"], money=[0], phase="recruit")
    assert asked(match) == (0, "action")
    assert options(match) == ["end", "stop"]


def test_a_player_without_cards_or_followers_is_passed_over() -> None:
    """Everybody can see that nothing can be played."""
    for hands, followers in (([["plague"]], [""]), ([[]], ["W"])):
        match = position(hands, followers=followers, money=[0, 25], phase="recruit")
        assert asked(match)[0] != 0 or asked(match)[1] == "exchange"


def test_whether_a_thief_is_asked_does_not_tell_that_cards_are_alike() -> None:
    for loot in (["archers", "archers"], ["archers", "flood"]):
        match = position([["invisible_thief"], loot], followers=["MM"])
        choose(match, "invisible_thief", "player:1")
        assert asked(match) == (0, "thief_card")
        assert match.question(2) == Waiting([0])
        act = match.view(2).act
        assert act is not None, "everybody knows whose hand lies open"
        assert (act.card, act.victim) == ("invisible_thief", 1)


def test_what_is_offered_for_exchange_is_seen_by_its_owner_only() -> None:
    match = position([["archers", "flood"]], phase="exchange")
    before = [match.view(seat) for seat in (1, 2, None)]
    choose(match, "archers")
    assert match.view(0).offer == ["archers"]
    assert [match.view(seat) for seat in (1, 2, None)] == before


def test_an_action_in_progress_is_seen_by_its_owner() -> None:
    match = position([["halberdiers", "magic_sword"]], followers=["WWCMM"], levels={0: 4})
    choose(match, "halberdiers", "magic_sword")
    act = match.view(0).act
    assert act is not None
    assert (act.card, act.magic, act.attack) == ("halberdiers", ["magic_sword"], 4)
    assert act.cost == {"warrior": 2, "craftsman": 1, "mage": 2}
    choose(match, "field:0")
    assert match.view(0).act is None


def test_an_attack_tells_what_it_comes_to_on_every_field() -> None:
    """Also where it can't succeed; with the Support of others only where that can count."""
    near = around(18)
    held = {near[0]: (0, "archers"), near[1]: (1, "catapult")}
    for advanced, magic, support in ((False, (), 2), (False, ("magic_horn",), 5), (True, (), 5)):
        match = position(
            [["spearmen", "magic_horn"]], followers=["WMM"], held=held, advanced=advanced
        )
        choose(match, "spearmen", *magic)
        act = match.view(0).act
        assert act is not None
        assert (act.sums[18], act.shared) == (1 + support, support == 5)
        assert match.view(1).act is None


def test_what_is_no_attack_comes_to_nothing() -> None:
    match = position([["claim"]], followers=["M"])
    choose(match, "claim")
    act = match.view(0).act
    assert act is not None
    assert act.sums == []


def test_a_thief_looks_at_your_cards_and_leaves_you_out_of_the_list() -> None:
    looked = e.LookedAtHand(0, 1, ["spearmen", "claim"])
    said = [
        Voice(FALLEN_LANDS, "ru", ["Анна", "Борис"], you=you).tell(looked) for you in (None, 0, 1)
    ]
    assert said == [
        "Анна посылает Вора и смотрит чужие карты. Борис: Копейщики, Заявка.",
        "Вы посылаете Вора и смотрите чужие карты. Борис: Копейщики, Заявка.",
        "Анна посылает Вора и смотрит ваши карты: Копейщики, Заявка.",
    ]


def test_a_land_with_flooded_fields_is_not_called_conquered() -> None:
    for language, word in (("en", "conquered"), ("ru", "захвачен")):
        assert word not in Voice(FALLEN_LANDS, language).tell(e.Ended("full"))

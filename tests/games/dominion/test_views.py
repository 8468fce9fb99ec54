"""Exactly what each seat may know."""

from __future__ import annotations

import json

import msgspec
import pytest

from tests.games.dominion.table import (
    buy,
    choose,
    deck,
    discard,
    end_turn,
    hand,
    owned,
    play,
    position,
    spend,
    told,
)
from throneroom import IllegalAnswer, Match
from throneroom.games.dominion import events as e
from throneroom.games.dominion.view import PlayerView
from throneroom.kernel import Question, Waiting

FIVE = ["estate"] * 5
EVERYBODY = (0, 1, None)


def known(match: Match, seat: int) -> list[str]:
    """The cards on top of a deck that everybody knows; all are told the same."""
    tops = [match.view(viewer).players[seat].known_top for viewer in EVERYBODY]
    assert tops[0] == tops[1] == tops[2]
    top: list[str] = tops[0]
    return top


def test_a_seat_sees_its_own_hand_and_of_others_only_how_many_cards_they_have() -> None:
    """Rulebook, «ДОПОЛНИТЕЛЬНЫЕ ПРАВИЛА»: nobody looks through decks and discard piles."""
    match = position(
        hands=[["village", "gold"], ["duchy", "curse", "curse"]],
        decks=[["smithy"], ["witch", "silver"]],
        discards=[["estate", "copper"], ["moat"]],
        in_play=[["festival", "silver"], []],
        turns=[2, 1],
    )
    first = PlayerView(
        hand=["village", "gold"],
        hand_size=2,
        deck_size=1,
        known_top=[],
        discard_top="copper",
        discard_size=None,
        play=["festival", "silver"],
        aside=[],
        turns=2,
        owned={
            "village": 1,
            "gold": 1,
            "smithy": 1,
            "estate": 1,
            "copper": 1,
            "festival": 1,
            "silver": 1,
        },
    )
    second = PlayerView(
        hand=["duchy", "curse", "curse"],
        hand_size=3,
        deck_size=2,
        known_top=[],
        discard_top="moat",
        discard_size=None,
        play=[],
        aside=[],
        turns=1,
        owned={"duchy": 1, "curse": 2, "witch": 1, "silver": 1, "moat": 1},
    )
    hidden = [
        msgspec.structs.replace(player, hand=None, deck_size=None, owned=None)
        for player in (first, second)
    ]
    assert match.view(0).players == [first, hidden[1]]
    assert match.view(1).players == [hidden[0], second]
    assert match.view(None).players == hidden
    assert [match.view(seat).seat for seat in EVERYBODY] == [0, 1, None]


def test_everybody_sees_the_supply_the_trash_and_the_counters() -> None:
    """Rulebook, «ДОПОЛНИТЕЛЬНЫЕ ПРАВИЛА»: the trash may be studied, any pile counted."""
    match = position(
        trash=["copper", "feast"], supply={"duchy": 3}, actions=2, buys=3, coins=4, current=1
    )
    for seat in EVERYBODY:
        view = match.view(seat)
        assert view.trash == ["copper", "feast"]
        assert view.supply["duchy"] == 3
        assert len(view.supply) == 17
        assert (view.actions, view.buys, view.coins) == (2, 3, 4)
        assert (view.current, view.over) == (1, False)


def phases(match: Match) -> list[str]:
    """The phase as seats 0 and 1 and a spectator see it."""
    return [match.view(seat).phase for seat in EVERYBODY]


def test_nobody_sees_from_the_phase_whether_a_hand_holds_an_action() -> None:
    """Rulebook, «ДЕЙСТВИЯ»: whoever has no Action or does not want to play one goes on to buying;
    the others see it when something is done."""
    without = position(hands=[["copper", "estate"]])
    assert phases(without) == ["buy", "action", "action"]
    declined = position(hands=[["village", "copper"]])
    assert phases(declined) == ["action"] * 3
    before = declined.view(1)
    declined.answer("end")
    assert phases(declined) == ["buy", "action", "action"]
    assert declined.view(1) == before


@pytest.mark.parametrize("done", ["play:copper", "play_all", "curse"])
def test_others_see_the_buy_phase_when_something_is_done(done: str) -> None:
    """Rulebook, «ФАЗА ПРИОБРЕТЕНИЯ»: Treasures are laid out before everybody's eyes."""
    match = position(hands=[["copper", "silver", "estate"]], buys=2)
    match.answer(done)
    assert phases(match) == ["buy"] * 3


def test_others_see_the_buy_phase_when_no_action_is_left() -> None:
    match = position(hands=[["smithy", "village", "copper"]])
    play(match, "smithy")
    assert phases(match) == ["buy"] * 3


def test_treasures_that_are_played_without_asking_are_seen_when_they_are_used() -> None:
    """Until then, a hand without an Action looks like one with an Action."""
    match = position(hands=[["copper", "silver", "estate"]], decks=[FIVE], auto_treasures=True)
    assert [match.view(seat).coins for seat in EVERYBODY] == [3, 0, 0]
    assert phases(match) == ["buy", "action", "action"]
    assert match.view(1).players[0].play == []
    buy(match, "silver")
    assert told(match, e.PlayedTreasures, 1) == [e.PlayedTreasures(0, ["copper", "silver"], 3)]
    assert match.view(1).players[0].discard_top == "silver"


def test_a_hidden_card_is_nowhere_in_what_others_see() -> None:
    """Rulebook, «ДОПОЛНИТЕЛЬНЫЕ ПРАВИЛА»."""
    match = position(
        hands=[["copper"], ["witch"]],
        decks=[["smithy"], ["thief"]],
        discards=[["moat", "estate"], ["spy", "estate"]],
    )
    for seat, hidden in [
        (0, ["witch", "smithy", "thief", "moat", "spy"]),
        (1, ["smithy", "thief", "moat", "spy"]),
        (None, ["witch", "smithy", "thief", "moat", "spy"]),
    ]:
        shown = msgspec.to_builtins(match.view(seat))
        del shown["supply"]
        for player in shown["players"]:
            del player["owned"]  # everybody has seen what was gained, though not where it lies
        text = json.dumps(shown)
        assert [card for card in hidden if card in text] == []


def test_others_cards_are_counted_only_where_the_table_counts() -> None:
    match = position(hands=[["copper"], ["witch"]], count_discards=False)
    assert [player.owned is None for player in match.view(0).players] == [False, True]
    assert [player.owned is None for player in match.view(None).players] == [True, True]


def test_a_player_counts_the_own_deck_and_nothing_else() -> None:
    """Rulebook, «ДОПОЛНИТЕЛЬНЫЕ ПРАВИЛА»: «Игрок вправе подсчитать, сколько карт в его колоде.
    Считать карты в сбросе ему не позволено»."""
    match = position(decks=[["copper"] * 4, ["copper"] * 5], discards=[["copper"] * 3, []])
    sizes = [[p.deck_size for p in match.view(seat).players] for seat in EVERYBODY]
    assert sizes == [[4, None], [None, 5], [None, None]]
    for seat in EVERYBODY:
        assert [p.discard_size for p in match.view(seat).players] == [None, None]


def test_that_a_deck_is_empty_shows() -> None:
    match = position(decks=[[], ["copper"]])
    assert [p.deck_size for p in match.view(None).players] == [0, None]


def test_a_table_may_count_discard_piles() -> None:
    """Rulebook, side note: «Игрок может считать карты в колоде и сбросе»."""
    match = position(discards=[["copper"] * 3, []], count_discards=True)
    for seat in EVERYBODY:
        assert [p.discard_size for p in match.view(seat).players] == [3, 0]


def test_a_table_may_count_all_decks() -> None:
    match = position(decks=[["copper"] * 4, ["copper"] * 5], count_decks=True)
    for seat in EVERYBODY:
        assert [p.deck_size for p in match.view(seat).players] == [4, 5]


def test_an_empty_discard_pile_has_no_top() -> None:
    match = position(discards=[[], ["gold"]])
    assert [p.discard_top for p in match.view(None).players] == [None, "gold"]


def test_there_are_no_other_seats() -> None:
    match = position(players=2)
    for seat in (-1, 2):
        with pytest.raises(IllegalAnswer, match="There is no seat"):
            match.view(seat)
        with pytest.raises(IllegalAnswer, match="There is no seat"):
            match.question(seat)
        with pytest.raises(IllegalAnswer, match="There is no seat"):
            match.seen(seat)


# Cards on top of decks that everybody knows


def test_a_silver_gained_onto_the_deck_is_known_until_it_is_drawn() -> None:
    """Rulebook, «Чиновник»: the Silver is taken openly from the supply."""
    match = position(
        hands=[["bureaucrat", "village", "village"]], decks=[["gold", "duchy"]], actions=2
    )
    play(match, "bureaucrat")
    assert known(match, 0) == ["silver"]
    play(match, "village")
    assert known(match, 0) == []


def test_a_victory_card_put_back_is_known_until_it_is_drawn() -> None:
    """Rulebook, «Чиновник»: it was revealed."""
    match = position(hands=[["bureaucrat"], ["estate"]], decks=[["copper"] * 5, ["gold"] * 6])
    play(match, "bureaucrat")
    assert known(match, 1) == ["estate"]
    end_turn(match)
    assert known(match, 1) == ["estate"]
    end_turn(match)  # seat 1 draws its new hand
    assert known(match, 1) == []


def test_known_cards_lie_on_each_other() -> None:
    """Rulebook, «Чиновник»: the one that was put there last lies on top."""
    match = position(
        hands=[["throne_room", "bureaucrat"], ["estate", "duchy"]],
        decks=[["copper"] * 6, ["gold"]],
    )
    play(match, "throne_room")
    choose(match, "duchy", seat=1)
    assert known(match, 0) == ["silver", "silver"]
    assert known(match, 1) == ["estate", "duchy"]
    assert deck(match, 1) == ["estate", "duchy", "gold"]


def test_the_known_card_below_stays_known_when_the_upper_one_is_drawn() -> None:
    match = position(
        hands=[["throne_room", "bureaucrat", "village"]], decks=[["copper"] * 6], actions=2
    )
    play(match, "throne_room")
    choose(match, "bureaucrat")
    assert known(match, 0) == ["silver", "silver"]
    play(match, "village")
    assert known(match, 0) == ["silver"]


def test_what_spy_leaves_on_a_deck_is_known_and_what_it_discards_is_not() -> None:
    """Rulebook, «Шпион»: the card goes back on top."""
    match = position(hands=[["spy"]], decks=[["copper", "estate", "gold"], ["duchy", "curse"]])
    play(match, "spy")
    assert known(match, 0) == ["estate"]  # revealed, not yet decided
    choose(match, "keep")
    assert known(match, 0) == ["estate"]
    assert known(match, 1) == ["duchy"]
    choose(match, "discard")
    assert known(match, 1) == []
    assert deck(match, 1) == ["curse"]


def test_a_known_card_is_forgotten_when_the_deck_is_shuffled() -> None:
    """Rulebook, «ДОПОЛНИТЕЛЬНЫЕ ПРАВИЛА»: after a shuffle nobody knows the order."""
    match = position(
        hands=[["bureaucrat", "chancellor", "village"]], decks=[["gold", "duchy"]], actions=3
    )
    play(match, "bureaucrat")
    assert known(match, 0) == ["silver"]
    play(match, "chancellor")
    choose(match, "yes")
    assert known(match, 0) == []
    play(match, "village")  # shuffles three cards, draws one
    assert len(deck(match, 0)) == 2
    assert known(match, 0) == []


def test_nothing_is_known_of_a_deck_made_after_a_known_one_was_drawn_up() -> None:
    """Rulebook, «ДОПОЛНИТЕЛЬНЫЕ ПРАВИЛА»: the new deck is shuffled, however small the old one."""
    match = position(
        hands=[["bureaucrat", "village", "village"]],
        discards=[["gold", "duchy", "estate", "copper"]],
        actions=2,
    )
    play(match, "bureaucrat")
    assert known(match, 0) == ["silver"]
    play(match, "village")  # draws the Silver, the whole deck
    play(match, "village")  # shuffles four cards, draws one
    assert len(deck(match, 0)) == 3
    assert known(match, 0) == []


def test_a_new_known_card_on_a_deck_that_was_drawn_from() -> None:
    match = position(
        hands=[["smithy", "bureaucrat"]], decks=[["gold", "gold", "gold", "duchy"]], actions=2
    )
    play(match, "smithy")
    play(match, "bureaucrat")
    assert known(match, 0) == ["silver"]
    assert deck(match, 0) == ["silver", "duchy"]


def test_a_known_card_that_a_thief_reveals_is_gone_from_the_deck() -> None:
    match = position(
        hands=[["bureaucrat", "thief"], ["estate"]],
        decks=[[], ["gold", "copper"]],
        actions=2,
    )
    play(match, "bureaucrat")
    assert known(match, 1) == ["estate"]
    play(match, "thief")
    assert known(match, 1) == []
    choose(match)


def test_at_the_start_nothing_is_known_of_any_deck() -> None:
    match = position(decks=[["gold"], ["gold"]])
    assert known(match, 0) == known(match, 1) == []


# What may be re-dealt: everything that a seat can't know, and nothing else


def redealt(match: Match, seat: int | None) -> list[Match]:
    return [match.redealt(seat, seed) for seed in range(24)]


def test_cards_discarded_unseen_at_clean_up_may_be_anywhere_for_others() -> None:
    """Rulebook, «ФАЗА РАСЧИСТКИ»: only the top card of the pile was seen."""
    match = position(
        hands=[["village", "province", "duchy"]],
        decks=[["copper"] * 8],
        kingdom=["moat"],
        coins=2,
    )
    play(match, "village")
    buy(match, "moat")
    assert discard(match, 0) == ["moat", "province", "duchy", "copper", "village"]
    hands = set()
    for other in redealt(match, 1):
        assert other.view(1) == match.view(1)
        assert "moat" in discard(other, 0)  # bought before everybody's eyes
        assert discard(other, 0)[-1] == "village"
        assert owned(other, 0) == owned(match, 0)
        hands.add(tuple(hand(other, 0)))
    assert any("province" in one for one in hands)
    assert any("duchy" in one for one in hands)


def test_cards_discarded_unseen_to_militia_may_be_anywhere_for_others() -> None:
    """Rulebook, «Сбросьте»: only the top card of the pile was seen."""
    match = position(
        hands=[["militia"], ["copper", "copper", "copper", "gold", "province"]],
        decks=[["copper"] * 5, ["copper"] * 5],
    )
    play(match, "militia")
    choose(match, "gold", "province")
    tops = {discard(other, 1)[-1] for other in redealt(match, 0)}
    assert tops == {"province"}
    below = {discard(other, 1)[0] for other in redealt(match, 0)}
    assert below == {"gold", "copper"}


def test_a_deck_put_into_the_discard_pile_is_unseen_but_for_its_top() -> None:
    """Rulebook, «Канцлер»: nobody looks through it."""
    match = position(
        hands=[["chancellor", "estate", "estate"]], decks=[["gold", "silver", "duchy"]]
    )
    play(match, "chancellor")
    choose(match, "yes")
    hands = {tuple(hand(other, 0)) for other in redealt(match, 1)}
    assert any("gold" in one or "silver" in one for one in hands)
    assert {discard(other, 0)[-1] for other in redealt(match, 1)} == {discard(match, 0)[-1]}


def test_a_seat_knows_its_own_hand_and_what_is_in_its_deck_but_not_in_which_order() -> None:
    """Rulebook, «ДОПОЛНИТЕЛЬНЫЕ ПРАВИЛА»: the own deck is not looked through either."""
    match = position(
        hands=[["gold"], ["estate"]],
        decks=[["copper", "silver", "duchy", "curse"], ["copper"]],
        discards=[["province", "estate"], []],
    )
    decks = set()
    for other in redealt(match, 0):
        assert hand(other, 0) == ["gold"]
        assert discard(other, 0) == ["province", "estate"]
        assert sorted(deck(other, 0)) == sorted(deck(match, 0))
        decks.add(tuple(deck(other, 0)))
    assert len(decks) > 1


def test_a_known_top_card_is_not_dealt_again() -> None:
    """Rulebook, «Шпион»: everybody has seen it."""
    match = position(hands=[["spy"]], decks=[["copper"], ["gold", "estate", "curse", "duchy"]])
    play(match, "spy")
    choose(match, "keep")
    for seat in EVERYBODY:
        assert {deck(other, 1)[0] for other in redealt(match, seat)} == {"gold"}


# What is asked


def test_only_the_asked_seat_learns_what_is_asked() -> None:
    """The options may be a hand: everybody else learns only who is asked."""
    match = position(hands=[["militia"], ["copper", "estate", "gold", "silver"], []])
    play(match, "militia")
    question = match.question(1)
    assert isinstance(question, Question)
    assert [choice.key for choice in question.choices] == ["copper", "estate", "gold", "silver"]
    for seat in (0, 2, None):
        assert match.question(seat) == Waiting([1])


def targets(match: Match) -> dict[str, str]:
    """Where the options of the seat that is asked lie."""
    assert match.decision is not None
    question = match.question(match.decision.seat)
    assert isinstance(question, Question)
    return {choice.key: choice.target for choice in question.choices}


def test_options_are_found_where_they_lie() -> None:
    """A question says of each option where it lies on the table; of a mere word, nothing."""
    match = position(
        hands=[["thief", "copper"], ["moat"]], decks=[["estate"] * 5, ["gold", "silver"]]
    )
    assert targets(match) == {"thief": "hand/thief", "end": ""}
    play(match, "thief")
    assert targets(match) == {"yes": "", "no": ""}
    choose(match, "no")
    assert targets(match) == {"gold": "player/1/aside/gold", "silver": "player/1/aside/silver"}
    choose(match, "gold")
    assert targets(match) == {"gold": "trash/gold"}
    choose(match, "gold")
    assert targets(match) == {
        "play_all": "",
        "play:copper": "hand/copper",
        "copper": "supply/copper",
        "curse": "supply/curse",
        "end": "",
    }


@pytest.mark.parametrize("seat", [1, None])
def test_the_turn_of_another_is_waiting(seat: int | None) -> None:
    match = position(hands=[["village"], ["smithy"]])
    assert match.question(seat) == Waiting([0])


# What happened


def test_others_learn_how_many_cards_were_drawn_but_not_which() -> None:
    """Rulebook, «+X карт»: into hand."""
    match = position(hands=[["smithy"]], decks=[["gold", "duchy", "curse"]])
    play(match, "smithy")
    (own,) = told(match, e.Drew, 0)
    assert own.cards is not None
    assert sorted(own.cards) == ["curse", "duchy", "gold"]
    for seat in (1, None):
        assert told(match, e.Drew, seat) == [e.Drew(0, 3, None)]


def test_others_learn_how_many_cards_were_discarded_and_the_top_one() -> None:
    """Rulebook, «Сбросьте»: «вы не обязаны показывать соперникам все эти карты»."""
    match = position(hands=[["militia"], ["copper", "estate", "gold", "silver", "duchy"], []])
    play(match, "militia")
    choose(match, "estate", "duchy", seat=1)
    top = discard(match, 1)[-1]
    (own,) = told(match, e.Discarded, 1)
    assert own.cards is not None
    assert sorted(own.cards) == ["duchy", "estate"]
    for seat in (0, 2, None):
        assert told(match, e.Discarded, seat) == [e.Discarded(1, 2, top, None)]


def test_nobody_learns_what_was_left_in_hand_at_clean_up() -> None:
    """Rulebook, «ФАЗА РАСЧИСТКИ»: the player need not show the hand."""
    match = position(
        hands=[["copper", "witch", "thief"]], decks=[FIVE], kingdom=["moat"], coins=1, phase="buy"
    )
    spend(match)
    buy(match, "moat")
    for seat in (1, None):
        told_all = json.dumps([msgspec.to_builtins(event) for event in match.seen(seat)])
        assert "witch" not in told_all
        assert "thief" not in told_all
        assert match.view(seat).players[0].discard_top == "copper"


def test_open_play_is_told_to_all_alike() -> None:
    """Rulebook, «ДЕЙСТВИЯ»: cards are played, gained and trashed openly."""
    match = position(
        hands=[["throne_room", "remodel", "estate", "copper", "gold"]], decks=[FIVE], actions=1
    )
    play(match, "throne_room")
    choose(match, "estate")
    choose(match, "silver")
    choose(match, "copper")
    choose(match, "curse")
    spend(match)
    buy(match, "silver")
    hidden = (e.Drew, e.Discarded)
    seen = [
        [event for event in match.seen(seat) if not isinstance(event, hidden)] for seat in EVERYBODY
    ]
    assert seen[0] == seen[1] == seen[2]
    assert e.Trashed(0, ["estate"]) in seen[1]
    assert e.Gained(0, "curse", "discard") in seen[1]
    assert e.PlayedTreasures(0, ["gold"], 3) in seen[1]
    assert e.Bought(0, "silver") in seen[1]


def test_what_mine_gains_into_hand_is_told() -> None:
    """Rulebook, «Получите»: from the supply, before everybody's eyes."""
    match = position(hands=[["mine", "copper"]])
    play(match, "mine")
    choose(match, "silver")
    assert told(match, e.Gained, 1) == [e.Gained(0, "silver", "hand")]

"""What all five Attacks have in common, and the Moat against each of them."""

from __future__ import annotations

import pytest

from tests.games.dominion.table import (
    asked,
    changes,
    choose,
    deck,
    discard,
    hand,
    options,
    play,
    position,
    snapshot,
    told,
)
from throneroom import CannotUndo, Match
from throneroom.games.dominion import events as e
from throneroom.games.dominion.cards import CARDS, KINGDOM
from throneroom.kernel import Question

ATTACKS = ["bureaucrat", "militia", "spy", "thief", "witch"]
VICTIM = ["estate", "copper", "gold", "silver"]


def attack_on(attack: str, *hands: list[str], current: int = 0) -> Match:
    """A seat is about to play an attack against hands; all have a deck that can be hit."""
    seats = [*hands]
    seats.insert(current, [attack])
    return position(
        hands=seats,
        decks=[["copper", "estate", "silver"] for _ in seats],
        kingdom=["moat"],
        current=current,
    )


def finish(match: Match, attacker: int) -> None:
    """Everybody else takes the first options that come, until the attacker's turn goes on."""
    while asked(match) not in {(attacker, "buy"), (attacker, "action")}:
        assert match.decision is not None
        match.answer(options(match)[: match.decision.lo])


def of_seat(seat: int, changed: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in changed.items() if name.endswith(f" {seat}")}


def test_there_are_five_attacks() -> None:
    """Rulebook, «Ров»: an attack says «Атака» at the bottom."""
    assert [card.key for card in KINGDOM if card.is_attack] == ATTACKS


@pytest.mark.parametrize("attack", ATTACKS)
def test_moat_is_asked_for_before_anything_of_the_attack_happens(attack: str) -> None:
    """Rulebook, «Ров»: «до выяснения исхода атаки»."""
    match = attack_on(attack, ["moat", *VICTIM])
    before = snapshot(match)
    play(match, attack)
    assert asked(match) == (1, "moat")
    assert changes(before, match) == {"hand 0": [], "in play 0": [attack], "actions": 0}


@pytest.mark.parametrize("attack", ATTACKS)
def test_the_question_says_who_attacks_with_what(attack: str) -> None:
    """Rulebook, «ДЕЙСТВИЯ»: the player announces which card is played."""
    match = attack_on(attack, ["moat"], ["copper"], current=2)
    play(match, attack)
    question = match.question(0)
    assert isinstance(question, Question)
    assert question.prompt.args["card"] == attack
    assert question.prompt.args["player"] == 2


@pytest.mark.parametrize("attack", ATTACKS)
def test_nothing_of_an_attack_touches_a_player_behind_a_moat(attack: str) -> None:
    """Rulebook, «Ров»: «Вы как будто выходите из игры на время атаки»."""
    match = attack_on(attack, ["moat", *VICTIM])
    before = snapshot(match)
    play(match, attack)
    choose(match, "yes", seat=1)
    finish(match, attacker=0)
    changed = changes(before, match)
    assert of_seat(1, changed) == {}
    assert "trash" not in changed
    assert "supply curse" not in changed
    hits = e.Revealed | e.RevealedHand | e.PutOnDeck | e.Trashed | e.Gained | e.Discarded
    assert [event for event in match.events if isinstance(event, hits) and event.seat == 1] == []


@pytest.mark.parametrize("attack", ATTACKS)
def test_an_attack_hits_a_player_who_does_not_show_the_moat(attack: str) -> None:
    """Rulebook, «Ров»: showing it is optional."""
    match = attack_on(attack, ["moat", *VICTIM])
    before = snapshot(match)
    play(match, attack)
    choose(match, "no", seat=1)
    finish(match, attacker=0)
    assert of_seat(1, changes(before, match)) != {}
    assert told(match, e.Reacted) == []


@pytest.mark.parametrize("attack", ATTACKS)
def test_a_moat_protects_its_holder_only(attack: str) -> None:
    """Rulebook, «Ров»: «не предотвращает влияние атаки на других игроков»."""
    match = attack_on(attack, VICTIM, ["moat", *VICTIM], VICTIM)
    before = snapshot(match)
    play(match, attack)
    choose(match, "yes", seat=2)
    finish(match, attacker=0)
    changed = changes(before, match)
    assert of_seat(1, changed) != {}
    assert of_seat(2, changed) == {}
    assert of_seat(3, changed) != {}


@pytest.mark.parametrize("attack", ATTACKS)
def test_the_attackers_own_part_happens_behind_all_moats(attack: str) -> None:
    """Rulebook, «Ров»: the attacker still draws, gets coins, gains the Silver."""
    match = attack_on(attack, ["moat"], ["moat"])
    play(match, attack)
    choose(match, "yes", seat=1)
    choose(match, "yes", seat=2)
    finish(match, attacker=0)
    state = match.state
    if attack == "bureaucrat":
        assert deck(match, 0)[0] == "silver"
    if attack == "militia":
        assert state.coins == 2
    if attack == "spy":
        assert hand(match, 0) == ["copper"]
        assert state.actions == 1
        assert told(match, e.Revealed) == [e.Revealed(0, ["estate"])]
    if attack == "witch":
        assert hand(match, 0) == ["copper", "estate"]


@pytest.mark.parametrize("attack", ATTACKS)
@pytest.mark.parametrize("attacker", range(4))
def test_moats_are_asked_for_in_turn_order_from_the_left(attack: str, attacker: int) -> None:
    """Rulebook, «ДОПОЛНИТЕЛЬНЫЕ ПРАВИЛА»: in turn order."""
    match = attack_on(attack, ["moat"], ["moat"], ["moat"], current=attacker)
    play(match, attack)
    for step in (1, 2, 3):
        assert asked(match) == ((attacker + step) % 4, "moat")
        choose(match, "yes")
    finish(match, attacker)
    assert [event.seat for event in told(match, e.Reacted)] == [
        (attacker + step) % 4 for step in (1, 2, 3)
    ]


@pytest.mark.parametrize("attack", ATTACKS)
def test_all_moats_are_asked_for_before_the_first_victim_is_hit(attack: str) -> None:
    """Rulebook, «Ров»: an attack begins when everybody has said what they show."""
    match = attack_on(attack, VICTIM, ["moat", *VICTIM])
    before = snapshot(match)
    play(match, attack)
    assert asked(match) == (2, "moat")
    assert of_seat(1, changes(before, match)) == {}


@pytest.mark.parametrize("attack", ATTACKS)
def test_the_attackers_moat_is_not_asked_for(attack: str) -> None:
    """Rulebook, «Ров»: when somebody else plays an attack."""
    match = position(
        hands=[[attack, "moat"], VICTIM], decks=[["copper", "estate"], ["copper", "estate"]]
    )
    play(match, attack)
    while match.decision and asked(match) != (0, "buy") and asked(match) != (0, "action"):
        assert asked(match)[1] != "moat"
        match.answer(options(match)[: match.decision.lo])
    assert told(match, e.Reacted) == []


@pytest.mark.parametrize("card", [card.key for card in KINGDOM if card.is_action])
def test_moat_is_asked_for_by_attacks_only(card: str) -> None:
    """Rulebook, «Ров»: only cards with «Атака»; not the Council Room."""
    match = position(hands=[[card, "copper"], ["moat"]], decks=[["copper"] * 4, ["copper"] * 2])
    play(match, card)
    assert (asked(match) == (1, "moat")) == CARDS[card].is_attack


@pytest.mark.parametrize("attack", ATTACKS)
def test_a_throned_attack_asks_for_the_moat_twice(attack: str) -> None:
    """Rulebook, «Тронный зал»: two plays, each of them an attack."""
    match = position(
        hands=[["throne_room", attack], ["moat", "moat"]],
        decks=[["copper"] * 6, ["copper"] * 6],
    )
    play(match, "throne_room")
    asks = 0
    while asked(match) not in {(0, "buy"), (0, "action")}:
        assert match.decision is not None
        if asked(match) == (1, "moat"):
            asks += 1
            choose(match, "yes")
        else:
            match.answer(options(match)[: match.decision.lo])
    assert asks == 2
    assert told(match, e.Reacted) == [e.Reacted(1, "moat")] * 2
    assert (hand(match, 1), deck(match, 1), discard(match, 1)) == (
        ["moat", "moat"],
        ["copper"] * 6,
        [],
    )


def test_a_moat_drawn_in_between_wards_off_the_next_attack() -> None:
    """Rulebook, «Ров»: whoever has it in hand when the attack is played."""
    match = position(hands=[["council_room", "witch"], []], decks=[[], ["moat"]], actions=2)
    play(match, "council_room")
    play(match, "witch")
    assert asked(match) == (1, "moat")


def test_whether_a_moat_was_declined_is_not_told() -> None:
    """Rulebook, «Ров»: only a Moat that is revealed is shown."""
    match = position(hands=[["witch"], ["moat"]])
    play(match, "witch")
    choose(match, "no", seat=1)
    assert told(match, e.Reacted, 0) == []


def test_an_attack_is_not_taken_back_once_others_have_to_answer() -> None:
    """They may have begun to think, or to show what they hold."""
    match = position(hands=[["militia", "witch"], ["moat"]])
    play(match, "militia")
    assert asked(match) == (1, "moat")
    assert not match.can_undo(0)
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_an_attack_is_not_taken_back_once_a_victim_has_shown_cards() -> None:
    """Undo never crosses a reveal."""
    match = position(hands=[["militia", "village"], ["copper"] * 5])
    play(match, "militia")
    choose(match, "copper", "copper", seat=1)
    assert discard(match, 1) == ["copper"] * 2
    assert not match.can_undo(0)

"""Strategies: the list of purchases, and what a sensible player answers to everything else."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dominion.table import play, position
from throneroom import Match, ThroneroomError, game
from throneroom.games.dominion.bots.strategy import PLAY_ORDER, RULES, Strategy, Wish
from throneroom.games.dominion.cards import ACTIONS, CARDS, END, KINGDOM
from throneroom.games.dominion.view import Look
from throneroom.kernel import NO, Chance, Decision, Mind, key_of, playout, read_options

DOMINION = game("dominion")
MONEY = Strategy("money", buy=["province", "gold", "silver"])


def answer(match: Match, strategy: Strategy = MONEY) -> Any:
    """What a strategy says to the pending decision: a key, or a list of keys."""
    decision = match.decision
    assert decision is not None
    given = strategy.choose(match.look(decision.seat), decision)
    return decision.keys_for(decision.read(given))


def bought(coins: int, *wishes: Wish, **table: Any) -> str:
    """What a list buys with a number of coins."""
    match = position([[], []], phase="buy", coins=coins, **table)
    return str(answer(match, Strategy("list", buy=wishes)))


# Buying


@pytest.mark.parametrize(
    ("coins", "card"),
    [(8, "province"), (11, "province"), (7, "gold"), (5, "silver"), (2, "end"), (0, "end")],
)
def test_the_first_card_of_the_list_that_can_be_had_is_bought(coins: int, card: str) -> None:
    assert bought(coins, "province", "gold", "silver") == card


def test_a_condition_is_asked_about_the_seat() -> None:
    wishes: list[Wish] = [("gold", lambda t: t.owned("gold") < 1), "silver"]
    assert bought(6, *wishes) == "gold"
    assert bought(6, *wishes, discards=[["gold"]]) == "silver"


def test_empty_piles_and_cards_that_are_not_in_the_game_are_passed_over() -> None:
    kingdom = [card.key for card in KINGDOM if card.key != "witch"][:10]
    assert bought(6, "witch", "gold", "silver", kingdom=kingdom) == "gold"
    assert bought(6, "gold", "silver", supply={"gold": 0}) == "silver"


def test_treasures_are_played_before_the_first_purchase() -> None:
    match = position([["copper", "estate"], []], phase="buy")
    assert answer(match) == "play_all"


# Actions


def test_listed_actions_are_played_first_and_others_follow_in_a_sensible_order() -> None:
    match = position([["militia", "smithy", "village"], []])
    assert answer(match) == "village"
    assert answer(match, Strategy("x", buy=[], play=["militia"])) == "militia"


def test_an_action_that_would_do_no_good_is_left_in_hand() -> None:
    assert answer(position([["moneylender", "gold"], []])) == "end"
    assert answer(position([["chapel", "gold"], ["copper"]])) == "end"
    assert answer(position([["remodel", "province"], []], supply={"province": 1})) == "end"


def test_throne_room_comes_before_the_only_other_action_and_after_a_village() -> None:
    assert answer(position([["laboratory", "throne_room"], []])) == "throne_room"
    assert answer(position([["smithy", "village", "throne_room"], []])) == "village"


def test_every_action_has_its_place() -> None:
    assert sorted(PLAY_ORDER, key=key_of) == sorted(ACTIONS, key=key_of)


# The other questions, in the order of the alphabet


def asked(match: Match, card: str) -> Match:
    play(match, card)
    return match


RICH = ["gold"] * 8


@pytest.mark.parametrize(
    ("match", "expected"),
    [
        pytest.param(
            asked(position([["bureaucrat"], ["estate", "duchy"]]), "bureaucrat"),
            "duchy",
            id="bureaucrat",
        ),
        pytest.param(
            asked(position([["cellar", "copper", "estate", "curse", "smithy"]]), "cellar"),
            ["estate", "curse"],
            id="cellar keeps what can be used",
        ),
        pytest.param(
            asked(position([["cellar", "copper", "gold"]], discards=[RICH]), "cellar"),
            ["copper"],
            id="cellar of the rich",
        ),
        pytest.param(
            asked(position([["cellar", "witch", "smithy", "moat"]]), "cellar"),
            ["smithy", "moat"],
            id="cellar discards Actions that can't be played",
        ),
        pytest.param(
            asked(position([["chancellor"]], decks=[["copper"]]), "chancellor"),
            "yes",
            id="chancellor",
        ),
        pytest.param(
            asked(
                position([["chancellor"]], decks=[["copper"]], supply={"province": 3}), "chancellor"
            ),
            "no",
            id="chancellor late",
        ),
        pytest.param(
            asked(
                position([["chapel", "copper", "estate", "curse", "gold"]], discards=[RICH]),
                "chapel",
            ),
            ["copper", "estate", "curse"],
            id="chapel",
        ),
        pytest.param(
            asked(position([["chapel", "copper", "copper", "curse"]]), "chapel"),
            ["curse"],
            id="chapel keeps the last coins",
        ),
        pytest.param(
            asked(position([["chapel", "curse", "estate"]], supply={"province": 2}), "chapel"),
            ["curse"],
            id="chapel keeps points late",
        ),
        pytest.param(
            asked(position([["chapel", "gold", "gold", "copper", "copper", "curse"]]), "chapel"),
            ["curse"],
            id="chapel keeps what buys a Province",
        ),
        pytest.param(
            asked(position([["workshop"]]), "workshop"), "silver", id="gain what is on the list"
        ),
        pytest.param(
            asked(position([["library"]], decks=[["smithy", "copper"]]), "library"),
            "yes",
            id="library without an action left",
        ),
        pytest.param(
            asked(position([["library"]], decks=[["smithy", "copper"]], actions=2), "library"),
            "no",
            id="library with an action left",
        ),
        pytest.param(
            asked(position([["militia"], ["estate", "copper", "gold", "gold", "gold"]]), "militia"),
            ["estate", "copper"],
            id="militia",
        ),
        pytest.param(
            asked(position([["militia"], ["smithy", "witch", "copper", "silver"]]), "militia"),
            "smithy",
            id="militia: one terminal is enough",
        ),
        pytest.param(asked(position([["mine", "copper", "silver"]]), "mine"), "silver", id="mine"),
        pytest.param(
            asked(position([["mine", "copper", "silver"]], supply={"gold": 0}), "mine"),
            "copper",
            id="mine without Gold",
        ),
        pytest.param(asked(position([["witch"], ["moat"]]), "witch"), "yes", id="moat"),
        pytest.param(
            asked(position([["remodel", "estate", "copper", "gold"]]), "remodel"),
            "estate",
            id="remodel",
        ),
        pytest.param(
            asked(position([["remodel", "estate", "gold"]], supply={"province": 3}), "remodel"),
            "gold",
            id="remodel late",
        ),
        pytest.param(
            asked(position([["spy"]], decks=[["copper", "estate"], ["gold"]]), "spy"),
            "discard",
            id="spy on oneself",
        ),
        pytest.param(
            asked(position([["thief"]], decks=[[], ["copper", "gold"]]), "thief"),
            "gold",
            id="thief",
        ),
        pytest.param(
            asked(position([["throne_room", "chapel", "witch"]]), "throne_room"),
            "witch",
            id="throne room",
        ),
        pytest.param(
            asked(position([["cellar", "gold", "estate"]]), "cellar"),
            ["estate"],
            id="discards",
        ),
    ],
)
def test_what_a_sensible_player_answers(match: Match, expected: str | list[str]) -> None:
    assert answer(match) == expected


def test_spy_leaves_bad_cards_on_the_decks_of_others() -> None:
    match = asked(position([["spy"]], decks=[["copper", "gold"], ["estate"]]), "spy")
    assert answer(match) == "keep"
    match.answer("keep")
    assert answer(match) == "keep"


def test_mine_takes_the_best_and_thief_no_coppers() -> None:
    match = asked(position([["mine", "copper", "silver"]]), "mine")
    match.answer("silver")
    assert answer(match) == "gold"
    match = asked(position([["thief"]], decks=[[], ["copper", "estate"]]), "thief")
    assert answer(match) == []


def test_the_top_of_the_discard_pile_gives_nothing_away() -> None:
    match = position([["militia"], ["duchy", "estate", "gold", "gold", "gold"]])
    play(match, "militia")
    assert answer(match) == ["duchy", "estate"]
    match = position([["copper", "gold"]], phase="buy", choose_discard_top=True)
    match.answer("play:gold")
    match.answer("end")
    assert answer(match) == "gold"


def test_a_rule_replaces_an_answer() -> None:
    stubborn = Strategy("stubborn", buy=[], rules={"chancellor": lambda t, decision: NO})
    match = asked(position([["chancellor"]], decks=[["copper"]]), "chancellor")
    assert answer(match, stubborn) == "no"
    thrifty = Strategy("thrifty", buy=["gold"], rules={"buy": lambda t, decision: END})
    assert answer(position([[]], phase="buy", coins=6), thrifty) == "end"


# Whole games


def everything(number: int) -> Mind:
    """A strategy that wants some of each card, in an order of its own; the quick way to buy is
    compared with the plain rule at each purchase."""
    keys = [key for key in CARDS if key not in {"copper", "curse"}]
    Chance(number).shuffle(keys)

    def want(key: str) -> Wish:
        return key, lambda t: t.owned(key) < 2

    strategy = Strategy("all", buy=["province", *map(want, keys), "gold", "silver"])

    def choose(look: Look, decision: Decision) -> Any:
        given = strategy.choose(look, decision)
        if decision.kind == "buy":
            assert given is RULES["buy"](strategy, look, decision)
        asked_kinds.add(decision.kind)
        assert isinstance(given, list) is not decision.is_single
        return given

    return choose


asked_kinds: set[str] = set()


def test_all_questions_get_a_legal_answer() -> None:
    """Games with all cards of the box, treasures played by hand, tops of piles chosen."""
    asked_kinds.clear()
    for number in range(24):
        kingdom = [card.key for card in KINGDOM]
        Chance(number).shuffle(kingdom)
        players = 2 + number % 3
        options = {
            "players": players,
            "kingdom": kingdom[:10],
            "choose_discard_top": True,
            "auto_treasures": number % 2 == 0,
        }
        chosen = read_options(DOMINION, options)
        state = DOMINION.setup(chosen, Chance(number))
        state.options = chosen
        seats = [everything(number + seat) for seat in range(players)]
        assert playout(DOMINION, state, seats, check=True).winners
    assert asked_kinds == set(RULES)


# What can't be understood


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (
            {"buy": ["wich"]},
            "Strategy 'mine': no card is called 'wich' (did you mean 'witch'?).",
        ),
        ({"buy": [], "play": ["xyzzy"]}, "Strategy 'mine': no card is called 'xyzzy'."),
        ({"buy": [], "trash": [7]}, "Strategy 'mine': no card is called '7'."),
        (
            {"buy": [("gold", True)]},
            "Strategy 'mine': ('gold', True) is neither a card nor a card with a condition.",
        ),
        (
            {"buy": [], "rules": {"chancelor": min}},
            "Strategy 'mine': no question is called 'chancelor' (did you mean 'chancellor'?).",
        ),
    ],
)
def test_a_mistake_is_told_at_once(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ThroneroomError) as refusal:
        Strategy("mine", **given)
    assert str(refusal.value) == sentence


# What can be seen


def test_a_look_counts_what_everybody_could_have_counted() -> None:
    match = position(
        [["copper", "gardens"], ["gold"]],
        decks=[["estate"] * 8, ["province"]],
        discards=[["gardens"], ["curse", "duchy"]],
        turns=[3, 2],
        supply={"village": 0},
    )
    look = match.look(0)
    assert (look.points(), look.points(1)) == (8 + 2 * 1, 6 + 3 - 1)
    assert (look.turn, look.turns(), look.turns(1)) == (4, 3, 2)
    assert (look.owned("gardens"), look.owned("gold", 1), look.owned_cards()) == (2, 1, 11)
    assert (look.deck_coins(), match.look(1).deck_coins()) == (1, 3)
    assert look.in_game("village")
    assert not look.left("village")
    assert not look.in_game("witch")


def test_counts_follow_what_is_gained_and_trashed() -> None:
    match = position([["remodel", "copper"], []], kingdom=["cellar"])
    play(match, "remodel")
    match.answer("cellar")
    look = match.look(0)
    assert [look.owned(card) for card in ("copper", "cellar", "remodel")] == [0, 1, 1]
    clone = match.clone()
    clone.answer("copper")
    assert (clone.look(0).owned("copper"), look.owned("copper")) == (1, 0)

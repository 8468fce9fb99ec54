from __future__ import annotations

import pytest

from tests.games.dominion.table import (
    asked,
    changes,
    choose,
    deck,
    discard,
    options,
    play,
    position,
    snapshot,
    told,
    trash,
)
from throneroom import IllegalAnswer
from throneroom.games.dominion import events as e


def test_thief_reveals_two_trashes_one_treasure_and_keeps_what_it_likes() -> None:
    """Rulebook, «Вор»."""
    match = position(hands=[["thief"]], decks=[[], ["gold", "copper", "estate"]])
    before = snapshot(match)
    play(match, "thief")
    assert asked(match) == (0, "thief_trash")
    assert options(match) == ["gold", "copper"]
    choose(match, "gold")
    assert asked(match) == (0, "thief_take")
    choose(match, "gold")
    assert changes(before, match) == {
        "hand 0": [],
        "discard 0": ["gold"],
        "in play 0": ["thief"],
        "deck 1": ["estate"],
        "discard 1": ["copper"],
        "actions": 0,
    }


def test_thief_trashes_a_single_treasure_without_asking() -> None:
    """Rulebook, «Вор»: one Treasure of those revealed."""
    match = position(hands=[["thief"]], decks=[[], ["gold", "estate", "copper"]])
    before = snapshot(match)
    play(match, "thief")
    assert asked(match) == (0, "thief_take")
    choose(match)
    assert changes(before, match) == {
        "hand 0": [],
        "in play 0": ["thief"],
        "deck 1": ["copper"],
        "discard 1": ["estate"],
        "trash": ["gold"],
        "actions": 0,
    }


def test_thief_trashes_one_of_two_like_treasures() -> None:
    """Rulebook, «Вор»: one card, the other is discarded."""
    match = position(hands=[["thief"]], decks=[[], ["silver", "silver"]])
    play(match, "thief")
    choose(match, "silver")
    assert discard(match, 0) == ["silver"]
    assert discard(match, 1) == ["silver"]
    assert trash(match) == []


def test_thief_must_trash_a_treasure_where_there_is_one() -> None:
    """Rulebook, «Вор»: the thief names which, not whether."""
    match = position(hands=[["thief"]], decks=[[], ["gold", "copper"]])
    play(match, "thief")
    with pytest.raises(IllegalAnswer):
        match.answer([])
    assert asked(match) == (0, "thief_trash")


def test_thief_finds_no_treasure() -> None:
    """Rulebook, «Вор»: what was revealed is discarded."""
    match = position(hands=[["thief"]], decks=[[], ["estate", "village", "gold"]])
    before = snapshot(match)
    play(match, "thief")
    assert changes(before, match) == {
        "hand 0": [],
        "in play 0": ["thief"],
        "deck 1": ["gold"],
        "discard 1": ["estate", "village"],
        "actions": 0,
    }
    assert asked(match) == (0, "buy")


@pytest.mark.parametrize(
    "taken",
    [[], ["gold"], ["silver"], ["copper"], ["gold", "copper"], ["gold", "silver", "copper"]],
)
def test_thief_takes_all_some_or_none_of_what_was_trashed(taken: list[str]) -> None:
    """Rulebook, «Вор»: «Можно взять их все, не брать ничего или выбрать любой вариант»."""
    match = position(
        hands=[["thief"]],
        decks=[[], ["gold", "estate"], ["silver", "estate"], ["copper", "estate"]],
    )
    play(match, "thief")
    assert sorted(options(match)) == ["copper", "gold", "silver"]
    choose(match, *taken)
    assert sorted(discard(match, 0)) == sorted(taken)
    assert sorted(trash(match) + taken) == ["copper", "gold", "silver"]
    assert [discard(match, seat) for seat in (1, 2, 3)] == [["estate"]] * 3


def test_thief_can_take_like_treasures_from_several_players() -> None:
    """Rulebook, «Вор»: one of each player's."""
    match = position(
        hands=[["thief"]], decks=[[], ["gold", "estate"], ["gold", "estate"], ["gold", "estate"]]
    )
    play(match, "thief")
    assert options(match) == ["gold", "gold", "gold"]
    choose(match, "gold", "gold")
    assert discard(match, 0) == ["gold", "gold"]
    assert trash(match) == ["gold"]


def test_thief_does_not_take_what_lay_in_the_trash_before() -> None:
    """Rulebook, «Вор»: «лишь те сокровища, которые были только что выкинуты»."""
    match = position(hands=[["thief"]], decks=[[], ["copper", "estate"]], trash=["gold"])
    play(match, "thief")
    assert options(match) == ["copper"]
    with pytest.raises(IllegalAnswer):
        choose(match, "gold")
    choose(match, "copper")
    assert trash(match) == ["gold"]
    assert discard(match, 0) == ["copper"]


def test_thief_goes_round_from_the_left_before_anything_is_taken() -> None:
    """Rulebook, «ДОПОЛНИТЕЛЬНЫЕ ПРАВИЛА»: in turn order; taking comes after all the trashing."""
    match = position(
        hands=[[], ["thief"]],
        decks=[["silver", "copper"], [], ["gold", "silver"]],
        current=1,
    )
    play(match, "thief")
    assert told(match, e.Revealed) == [e.Revealed(2, ["gold", "silver"])]
    choose(match, "silver", seat=1)
    assert told(match, e.Revealed)[1:] == [e.Revealed(0, ["silver", "copper"])]
    choose(match, "copper", seat=1)
    assert trash(match) == ["silver", "copper"]
    assert asked(match) == (1, "thief_take")
    choose(match, "silver", seat=1)
    assert discard(match, 1) == ["silver"]
    assert trash(match) == ["copper"]
    assert (discard(match, 2), discard(match, 0)) == (["gold"], ["silver"])


@pytest.mark.parametrize("seed", range(8))
def test_thief_shuffles_without_the_card_already_revealed(seed: int) -> None:
    """Rulebook, «Вор»: «делает новую колоду из сброса (не замешивая раскрытую)»."""
    match = position(
        hands=[["thief"]],
        decks=[[], ["estate"]],
        discards=[[], ["village", "duchy"]],
        seed=seed,
    )
    play(match, "thief")
    assert len(deck(match, 1)) == 1
    (other,) = deck(match, 1)
    assert other in {"village", "duchy"}
    assert discard(match, 1) == ["estate", {"village": "duchy", "duchy": "village"}[other]]


def test_thief_makes_a_player_with_an_empty_deck_shuffle_for_both_cards() -> None:
    """Rulebook, «Вор»: «игрок без карт делает то же самое, чтобы раскрыть обе карты»."""
    match = position(hands=[["thief"]], discards=[[], ["copper", "copper", "copper"]])
    before = snapshot(match)
    play(match, "thief")
    choose(match)
    assert changes(before, match) == {
        "hand 0": [],
        "in play 0": ["thief"],
        "deck 1": ["copper"],
        "discard 1": ["copper"],
        "trash": ["copper"],
        "actions": 0,
    }


def test_thief_makes_do_with_one_card() -> None:
    """Rulebook, «Вор»: «игрок раскрывает то, что есть»."""
    match = position(hands=[["thief"]], decks=[[], ["silver"]])
    play(match, "thief")
    choose(match, "silver")
    assert discard(match, 0) == ["silver"]
    assert (deck(match, 1), discard(match, 1)) == ([], [])


def test_thief_passes_over_a_player_without_cards() -> None:
    """Rulebook, «Вор»: the same, with no card at all. Hands are not touched."""
    match = position(hands=[["thief"], ["gold"]])
    before = snapshot(match)
    play(match, "thief")
    assert changes(before, match) == {"hand 0": [], "in play 0": ["thief"], "actions": 0}
    assert told(match, e.Revealed) == []


def test_thief_leaves_its_own_deck_alone() -> None:
    """Card text, «Вор»: each other player."""
    match = position(hands=[["thief"]], decks=[["gold", "gold"], ["estate", "estate"]])
    play(match, "thief")
    assert deck(match, 0) == ["gold", "gold"]


def test_what_thief_takes_does_not_come_from_the_supply() -> None:
    """Rulebook, «Вор»: from the trash, even where the supply has none left."""
    match = position(hands=[["thief"]], decks=[[], ["gold", "estate"]], supply={"gold": 0})
    play(match, "thief")
    choose(match, "gold")
    assert discard(match, 0) == ["gold"]
    assert match.view(0).supply["gold"] == 0


def test_everybody_sees_what_the_thief_does() -> None:
    """Rulebook, «Раскройте»: shown to all."""
    match = position(hands=[["thief"]], decks=[[], ["gold", "estate"]])
    play(match, "thief")
    choose(match, "gold")
    for seat in (0, 1, None):
        assert told(match, e.Revealed, seat) == [e.Revealed(1, ["gold", "estate"])]
        assert told(match, e.Trashed, seat) == [e.Trashed(1, ["gold"])]
        assert told(match, e.DiscardedOpenly, seat) == [e.DiscardedOpenly(1, ["estate"])]
        assert told(match, e.TakenFromTrash, seat) == [e.TakenFromTrash(0, ["gold"])]

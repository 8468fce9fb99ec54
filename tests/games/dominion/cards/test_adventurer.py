from __future__ import annotations

import pytest

from tests.games.dominion.table import (
    aside,
    changes,
    deck,
    discard,
    hand,
    play,
    position,
    snapshot,
    told,
)
from throneroom.games.dominion import events as e


def test_adventurer_takes_two_treasures_and_discards_what_else_it_revealed() -> None:
    """Rulebook, «Искатель приключений»."""
    match = position(
        hands=[["adventurer"]], decks=[["estate", "copper", "village", "gold", "silver"]]
    )
    before = snapshot(match)
    play(match, "adventurer")
    assert changes(before, match) == {
        "hand 0": ["copper", "gold"],
        "deck 0": ["silver"],
        "discard 0": ["estate", "village"],
        "in play 0": ["adventurer"],
        "actions": 0,
    }


def test_adventurer_stops_at_the_second_treasure() -> None:
    """Rulebook, «Искатель приключений»: two Treasures, never more."""
    match = position(hands=[["adventurer"]], decks=[["silver", "gold", "copper", "estate"]])
    before = snapshot(match)
    play(match, "adventurer")
    assert changes(before, match) == {
        "hand 0": ["gold", "silver"],
        "deck 0": ["copper", "estate"],
        "in play 0": ["adventurer"],
        "actions": 0,
    }


def test_adventurer_shows_what_it_reveals_to_everybody() -> None:
    """Rulebook, «Раскройте»: a revealed card is shown to all players."""
    match = position(hands=[["adventurer"]], decks=[["estate", "copper", "gold"]])
    play(match, "adventurer")
    for seat in (0, 1, None):
        assert told(match, e.Revealed, seat) == [e.Revealed(0, ["estate", "copper", "gold"])]
        assert told(match, e.TookRevealed, seat) == [e.TookRevealed(0, ["copper", "gold"])]
        assert told(match, e.DiscardedOpenly, seat) == [e.DiscardedOpenly(0, ["estate"])]


@pytest.mark.parametrize("seed", range(12))
def test_adventurer_shuffles_but_leaves_out_what_it_has_revealed(seed: int) -> None:
    """Rulebook, «Искатель приключений»: revealed cards are not shuffled into the new deck."""
    match = position(
        hands=[["adventurer"]],
        decks=[["estate", "silver"]],
        discards=[["duchy", "copper"]],
        seed=seed,
    )
    play(match, "adventurer")
    assert hand(match, 0) == ["copper", "silver"]
    # Whether the Duchy lay above the Copper is chance; the Estate was never in that deck.
    assert (deck(match, 0), discard(match, 0)) in [
        (["duchy"], ["estate"]),
        ([], ["estate", "duchy"]),
    ]


def test_adventurer_shuffles_at_once_with_an_empty_deck() -> None:
    """Rulebook, «Искатель приключений»: «Перетасуйте сброс, если придётся»."""
    match = position(hands=[["adventurer"]], discards=[["gold", "silver"]])
    before = snapshot(match)
    play(match, "adventurer")
    assert changes(before, match) == {
        "hand 0": ["gold", "silver"],
        "discard 0": [],
        "in play 0": ["adventurer"],
        "actions": 0,
    }
    assert told(match, e.Shuffled) == [e.Shuffled(0)]


def test_adventurer_keeps_the_only_treasure_there_is() -> None:
    """Rulebook, «Искатель приключений»: if only one Treasure is found, that one is taken."""
    match = position(hands=[["adventurer"]], decks=[["estate"]], discards=[["gold", "duchy"]])
    play(match, "adventurer")
    assert hand(match, 0) == ["gold"]
    assert deck(match, 0) == []
    assert sorted(discard(match, 0)) == ["duchy", "estate"]
    assert aside(match, 0) == []


def test_adventurer_discards_everything_where_there_is_no_treasure() -> None:
    """Rulebook, «Искатель приключений»: as much as possible is done."""
    match = position(hands=[["adventurer"]], decks=[["estate", "village"]], discards=[["curse"]])
    before = snapshot(match)
    play(match, "adventurer")
    assert changes(before, match) == {
        "hand 0": [],
        "deck 0": [],
        "discard 0": ["estate", "village", "curse"],
        "in play 0": ["adventurer"],
        "actions": 0,
    }


def test_adventurer_without_a_single_card_to_reveal_does_nothing() -> None:
    """Rulebook, «ДЕЙСТВИЯ»: a card can be played even if its text can't be carried out."""
    match = position(hands=[["adventurer", "copper"]])
    before = snapshot(match)
    play(match, "adventurer")
    assert changes(before, match) == {
        "hand 0": ["copper"],
        "in play 0": ["adventurer"],
        "actions": 0,
    }
    assert told(match, e.Revealed) == []
    assert told(match, e.DiscardedOpenly) == []


def test_adventurer_leaves_the_other_players_alone() -> None:
    """Rulebook, «Искатель приключений»: only one's own deck is revealed."""
    match = position(hands=[["adventurer"], ["moat"]], decks=[["copper"], ["gold", "gold"]])
    play(match, "adventurer")
    assert deck(match, 1) == ["gold", "gold"]
    assert hand(match, 1) == ["moat"]

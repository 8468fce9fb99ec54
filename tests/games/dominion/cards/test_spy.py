from __future__ import annotations

from tests.games.dominion.table import (
    Left,
    asked,
    changes,
    choose,
    deck,
    discard,
    hand,
    left,
    options,
    play,
    position,
    snapshot,
    told,
)
from throneroom.games.dominion import events as e
from throneroom.kernel import Question


def test_spy_decides_about_everybodys_top_card_its_own_first() -> None:
    """Rulebook, «Шпион»."""
    match = position(hands=[["spy"]], decks=[["gold", "estate", "copper"], ["silver", "duchy"]])
    before = snapshot(match)
    play(match, "spy")
    choose(match, "discard", seat=0)  # the own Estate
    choose(match, "keep", seat=0)  # the other's Silver
    assert changes(before, match) == {
        "hand 0": ["gold"],
        "deck 0": ["copper"],
        "discard 0": ["estate"],
        "in play 0": ["spy"],
    }


def test_spy_can_discard_the_card_of_another_and_keep_its_own() -> None:
    """Rulebook, «Шпион»: what is not discarded goes back on top."""
    match = position(hands=[["spy"]], decks=[["gold", "estate"], ["silver", "duchy"]])
    before = snapshot(match)
    play(match, "spy")
    choose(match, "keep")
    choose(match, "discard")
    assert changes(before, match) == {
        "hand 0": ["gold"],
        "deck 0": ["estate"],
        "in play 0": ["spy"],
        "deck 1": ["duchy"],
        "discard 1": ["silver"],
    }


def test_spy_draws_before_anything_is_revealed_and_gives_its_action_back() -> None:
    """Rulebook, «Шпион»: «вы тянете карту за розыгрыш до того, как раскрываете»."""
    match = position(hands=[["spy"]], decks=[["gold", "estate"], []])
    play(match, "spy")
    assert hand(match, 0) == ["gold"]
    assert left(match) == Left(actions=1, buys=1, coins=0)
    assert told(match, e.Revealed) == [e.Revealed(0, ["estate"])]
    choose(match, "keep")
    assert asked(match) == (0, "buy")


def test_an_action_drawn_by_spy_can_be_played_afterwards() -> None:
    """Card text, «Шпион»: +1 card, +1 action."""
    match = position(hands=[["spy"]], decks=[["village", "copper"], []])
    play(match, "spy")
    choose(match, "discard")
    assert asked(match) == (0, "action")
    assert options(match) == ["village", "end"]


def test_spy_goes_clockwise_and_settles_each_card_before_the_next_is_shown() -> None:
    """Rulebook, «Шпион»: «процесс начинается с вас и дальше передаётся по часовой стрелке»."""
    match = position(
        hands=[[], [], ["spy"], []],
        decks=[["copper"], ["silver"], ["curse", "gold"], ["estate"]],
        current=2,
    )
    play(match, "spy")
    shown = [(2, "gold"), (3, "estate"), (0, "copper"), (1, "silver")]
    for number, (seat, card) in enumerate(shown, start=1):
        assert asked(match) == (2, "spy")
        question = match.question(2)
        assert isinstance(question, Question)
        assert question.prompt.args["player"] == seat
        assert question.prompt.args["card"] == card
        assert told(match, e.Revealed) == [e.Revealed(s, [c]) for s, c in shown[:number]]
        choose(match, "discard" if seat in {3, 0} else "keep", seat=2)
    assert [deck(match, seat) for seat in range(4)] == [[], ["silver"], ["gold"], []]
    assert [discard(match, seat) for seat in range(4)] == [["copper"], [], [], ["estate"]]


def test_spy_makes_players_with_an_empty_deck_shuffle() -> None:
    """Rulebook, «Шпион»: «Если карт в чьей-либо колоде нет, он перетасовывает сброс»."""
    match = position(hands=[["spy"]], decks=[["copper"]], discards=[["estate"], ["gold", "gold"]])
    before = snapshot(match)
    play(match, "spy")
    choose(match, "keep")
    choose(match, "discard")
    assert changes(before, match) == {
        "hand 0": ["copper"],
        "deck 0": ["estate"],
        "discard 0": [],
        "in play 0": ["spy"],
        "deck 1": ["gold"],
        "discard 1": ["gold"],
    }
    assert told(match, e.Shuffled) == [e.Shuffled(0), e.Shuffled(1)]


def test_spy_passes_over_those_who_have_nothing_to_reveal() -> None:
    """Rulebook, «Шпион»: «он освобождается от ответственности»."""
    match = position(hands=[["spy"], ["gold"]])
    before = snapshot(match)
    play(match, "spy")
    assert changes(before, match) == {"hand 0": [], "in play 0": ["spy"]}
    assert asked(match) == (0, "buy")


def test_the_spys_own_moat_is_no_help_against_it() -> None:
    """Rulebook, «Шпион»: all players reveal, the one who played it too."""
    match = position(hands=[["spy", "moat"]], decks=[["copper", "gold"], []])
    play(match, "spy")
    assert asked(match) == (0, "spy")
    choose(match, "discard")
    assert discard(match, 0) == ["gold"]


def test_a_player_behind_a_moat_reveals_nothing() -> None:
    """Rulebook, «Ров»: «Шпион» не заставит вас раскрыть карту»."""
    match = position(hands=[["spy"], ["moat"], []], decks=[[], ["gold"], ["silver"]])
    play(match, "spy")
    choose(match, "yes", seat=1)
    assert told(match, e.Revealed) == [e.Revealed(2, ["silver"])]
    choose(match, "discard", seat=0)
    assert deck(match, 1) == ["gold"]
    assert discard(match, 2) == ["silver"]
    assert asked(match) == (0, "buy")


def test_everybody_sees_what_spy_reveals() -> None:
    """Rulebook, «Раскройте»: shown to all."""
    match = position(hands=[["spy"]], decks=[[], ["gold"]])
    play(match, "spy")
    for seat in (0, 1, None):
        assert told(match, e.Revealed, seat) == [e.Revealed(1, ["gold"])]
        assert match.view(seat).players[1].known_top == ["gold"]

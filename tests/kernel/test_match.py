"""A running game: its beginning, its refusals, and what outlives a change of rules."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from types import FrameType
from typing import Any

import pytest

from tests.conformance.walking import asked, bits, play_on, snapshot, told
from tests.kernel.games.caravan import CARAVAN
from tests.kernel.games.pebbles import PEBBLES, Pebbles, PebblesState
from tests.kernel.games.script import SCRIPT, Script, ScriptState, steps
from throneroom.kernel import (
    NO,
    YES,
    Answer,
    BadOptions,
    BadRecord,
    CannotClone,
    Chance,
    Decision,
    Flow,
    IllegalAnswer,
    ImpossiblePosition,
    Match,
    Record,
)

# Beginning


@pytest.mark.parametrize(
    ("options", "text"),
    [
        ({"players": 7}, "players: a whole number from 1 to 2 was expected, not 7."),
        ({"players": "2"}, "players: a whole number from 1 to 2 was expected, not '2'."),
        ({"players": None}, "players: a whole number from 1 to 2 was expected, not null."),
        ({"stones": 5}, "stones: there is no such option; there are: players, heap."),
    ],
)
def test_options_that_do_not_fit_are_refused(options: dict[str, Any], text: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        Match.new(PEBBLES, options, 0)
    assert str(refusal.value) == text


def test_a_game_refuses_what_its_schema_allows() -> None:
    with pytest.raises(BadOptions, match="together: four players never agree"):
        Match.new(CARAVAN, {"players": 4, "together": True}, 0)


def test_there_are_as_many_names_as_players() -> None:
    assert Match.new(PEBBLES, {"players": 2}, 0, names=["a", "b"]).names == ["a", "b"]
    with pytest.raises(BadOptions, match=r"^names: 2 were expected, not 1\.$"):
        Match.new(PEBBLES, {"players": 2}, 0, names=["a"])


def test_names_are_texts() -> None:
    """Otherwise the record could not be read back."""
    names: Any = [1, 2]
    with pytest.raises(BadOptions):
        Match.new(PEBBLES, {"players": 2}, 0, names=names)


def test_a_game_can_be_over_before_anybody_is_asked() -> None:
    match = Match.new(SCRIPT, steps(), 0)
    assert match.decision is None
    assert match.outcome is not None
    assert match.clone().outcome == match.outcome
    assert Match.load(SCRIPT, match.save()).outcome == match.outcome


# Looking


def test_only_seats_at_the_table_see_something() -> None:
    match = Match.new(PEBBLES, {"players": 2}, 0)
    for look in (match.view, match.seen, match.question):
        for seat in (-1, 2, 99):
            with pytest.raises(IllegalAnswer, match=rf"^There is no seat {seat}; seats are 0 to 1"):
                look(seat)


@pytest.mark.parametrize("seat", ["0", []])
def test_a_seat_is_a_number(seat: Any) -> None:
    match = Match.new(PEBBLES, {"players": 2}, 0)
    with pytest.raises(IllegalAnswer):
        match.view(seat)
    with pytest.raises(IllegalAnswer):
        match.answer(1, seat=seat)


def test_events_are_told_from_a_number_on() -> None:
    match = Match.new(SCRIPT, steps("0", "1", "2"), 0)
    for _ in range(3):
        match.answer("left")
    assert len(match.seen(0)) == 3
    assert match.seen(0, since=2) == match.events[2:]
    assert match.seen(None, since=3) == []


def test_without_a_log_nothing_is_told() -> None:
    match = Match.new(SCRIPT, steps("0"), 0, log=False)
    match.answer("left")
    assert match.events == []
    assert match.seen(0) == []


# Answering


def test_answers_are_counted_and_recorded() -> None:
    match = Match.new(SCRIPT, steps("1", "2"), 0)
    match.answer("left", seat=1)
    match.answer(["right"])
    assert match.number == 2
    assert match.record().answers == [Answer(1, "step", "left"), Answer(2, "step", "right")]


def test_repeating_an_answer_looks_at_its_kind_and_seat() -> None:
    match = Match.new(SCRIPT, steps("1", "2"), 0)
    for wrong in (Answer(1, "stride", "left"), Answer(0, "step", "left"), Answer(1, "step", "up")):
        with pytest.raises(IllegalAnswer):
            match.repeat(wrong)
    match.repeat(Answer(1, "step", "left"))
    assert match.state.answers == ["left"]


class Confirming(Script):
    """Before each step everybody confirms that the game goes on."""

    def flow(self, state: ScriptState) -> Flow:
        rules = super().flow(state)
        decision = next(rules)
        while True:
            for seat in range(state.options.players):
                yield Decision(seat, "confirm", [YES])
            try:
                decision = rules.send((yield decision))
            except StopIteration:
                return


def test_answers_that_an_older_record_lacks_are_given_where_there_is_only_one() -> None:
    old = Match.new(SCRIPT, steps("1", "2"), 0)
    old.answer("left")
    old.answer("right")
    match = Match.replay(Confirming(), old.record())
    assert match.state.answers == ["left", "right"]
    given = [answer for answer in match.record().answers if answer.kind == "step"]
    assert given == old.record().answers
    assert match.number > old.number


def test_a_forced_decision_has_one_answer() -> None:
    assert Decision(0, "moat", [NO]).forced is NO
    assert Decision(0, "moat", [YES, NO]).forced is None
    assert Decision(0, "discard", ["copper"] * 3, 2, 2).forced == ["copper", "copper"]
    assert Decision(0, "discard", ["copper"] * 3, 0, 2).forced is None
    assert Decision(0, "discard", ["copper", "estate"], 2, 2, ordered=True).forced is None


class Interrupted(Script):
    """Ctrl-C, in the middle of a rule."""

    armed = False

    def after(self, s: ScriptState, does: list[str]) -> None:
        if self.armed:
            self.armed = False
            raise KeyboardInterrupt


def test_an_interrupted_answer_was_not_given() -> None:
    """Otherwise the next answer would find the flow finished, and the game over."""
    game = Interrupted()
    match = Match.new(game, steps("0", "1", "2"), 0)
    match.answer("left")
    before = snapshot(match)
    game.armed = True
    with pytest.raises(KeyboardInterrupt):
        match.answer("left")
    assert snapshot(match) == before
    match.answer("left")
    assert match.outcome is None


class Endless(Pebbles):
    def flow(self, s: PebblesState) -> Flow:
        while True:
            yield Decision(0, "take", [1], checkpoint=True)


def test_the_thousandth_answer_takes_no_more_steps_than_the_first() -> None:
    """A player alone can go a long way without a reveal; what undo keeps must not slow it down.
    How long it takes is measured by `throneroom bench`."""
    match = Match.new(Endless(), {"players": 1}, 0, log=False)

    def calls() -> int:
        made = 0

        def count(frame: FrameType, event: str, argument: object) -> None:
            nonlocal made
            made += 1

        sys.setprofile(count)
        try:
            match.answer(1)
        finally:
            sys.setprofile(None)
        return made

    match.answer(1)
    first = calls()
    for _ in range(1000):
        match.answer(1)
    assert calls() == first


# Saving and loading

POSITION: dict[str, Any] = {
    "throneroom": 1,
    "game": "pebbles",
    "rules_version": 1,
    "options": {"players": 2, "heap": 9},
    "names": [],
    "state": {"chance": {"seed": 0, "count": 0}, "reveals": 0, "heap": 9, "current": 0},
    "answers": [],
}


def test_a_saved_match_is_plain_json() -> None:
    assert Match.new(PEBBLES, {}, 0).save() == POSITION


@pytest.mark.parametrize(
    ("changes", "text"),
    [
        ({"throneroom": 2}, "throneroom: this version reads format 1."),
        ({"throneroom": "1"}, "throneroom: int was expected, not str."),
        (
            {"options": {"players": 9}},
            "options.players: a whole number from 1 to 2 was expected, not 9.",
        ),
        ({"options": []}, "options: object was expected, not array."),
        ({"names": ["a"]}, "names: 2 were expected, not 1."),
        ({"names": [1, 2]}, "names[0]: str was expected, not int."),
        ({"state": []}, "state: object was expected, not array."),
        ({"answers": [[0, "take", "9"]]}, "answers[0]: '9' is not an option here; "),
        ({"answers": [[1, "take", "1"]]}, "answers[0]: Seat 1 can't answer now: "),
        ({"answers": [[0, "give", "1"]]}, "answers[0]: 'give' was answered, but "),
        ({"answers": [[0, "take"]]}, "answers[0]: a list of 3 was expected, not of 2."),
        ({"extra": 1}, "extra: there is no such field."),
    ],
)
def test_positions_that_do_not_fit_are_refused(changes: dict[str, Any], text: str) -> None:
    with pytest.raises(ImpossiblePosition) as refusal:
        Match.load(PEBBLES, {**POSITION, **changes})
    assert str(refusal.value).lower().startswith(text.lower())


@pytest.mark.parametrize("missing", ["throneroom", "game", "rules_version", "options", "state"])
def test_a_missing_part_of_a_position_is_named(missing: str) -> None:
    position = {name: value for name, value in POSITION.items() if name != missing}
    with pytest.raises(ImpossiblePosition, match=missing):
        Match.load(PEBBLES, position)


def test_invariants_are_checked_on_loading() -> None:
    state = {**POSITION["state"], "heap": -1}
    with pytest.raises(ImpossiblePosition, match=r"^state\.heap: it can't be below 0\.$"):
        Match.load(PEBBLES, {**POSITION, "state": state})


def test_a_position_of_another_game_is_refused() -> None:
    with pytest.raises(ImpossiblePosition, match="game"):
        Match.load(PEBBLES, {**POSITION, "game": "chess"})


def test_loading_leaves_the_position_alone() -> None:
    position = json.loads(json.dumps(inside().save()))
    text = json.dumps(position)
    loaded = Match.load(SCRIPT, position)
    loaded.answer("left")
    assert json.dumps(position) == text
    start = loaded.record().header.start
    position["state"]["at"] = 99
    position["options"]["steps"].clear()
    kept = json.loads(json.dumps(start))
    assert kept == json.loads(text), "the record kept the position as it was"


def inside() -> Match:
    """A match two answers into an effect, at the third."""
    match = Match.new(SCRIPT, steps("0", "1 inside", "2 inside", "0 inside", "1"), 0)
    for said in ("left", "right", "left"):
        match.answer(said)
    return match


def test_a_match_saved_inside_an_effect_has_the_checkpoint_and_the_answers() -> None:
    saved = inside().save()
    assert saved["state"]["at"] == 0
    assert saved["answers"] == [
        [0, "step", "left"],
        [1, "step", "right"],
        [2, "step", "left"],
    ]
    assert snapshot(Match.load(SCRIPT, saved)) == snapshot(inside())


# Rules that were fixed


class Fixed(Script):
    """Seat 1 has a different choice than before; everything else is the same."""

    rules_version = 2
    words = ("left", "up")


class Renamed(Script):
    rules_version = 2
    kind = "stride"


def test_answers_that_no_longer_fit_are_asked_again() -> None:
    match = Match.load(Fixed(), inside().save())
    assert match.state.answers == ["left"], "what still fits was kept"
    assert match.decision is not None
    assert match.decision.seat == 1
    assert list(match.decision.options) == ["left", "up"]
    match.answer("up")
    play_on(match, 0)
    assert match.state.answers[:2] == ["left", "up"]


def test_a_decision_of_another_kind_is_asked_again() -> None:
    match = Match.load(Renamed(), inside().save())
    assert match.number == 0
    assert match.state.answers == []
    assert match.decision is not None
    assert match.decision.kind == "stride"


def test_answers_of_the_same_rules_must_fit() -> None:
    class Other(Script):
        words = ("left", "up")

    with pytest.raises(ImpossiblePosition, match=r"^answers\[1\]: 'right' is not an option here;"):
        Match.load(Other(), inside().save())


def test_a_mended_match_is_saved_with_its_new_version() -> None:
    match = Match.load(Fixed(), inside().save())
    assert match.save()["rules_version"] == 2
    assert match.record().header.rules_version == 2
    again = Match.replay(Fixed(), Record.from_jsonl(match.record().to_jsonl()))
    assert snapshot(again) == snapshot(match)


@dataclass(slots=True)
class RicherState(ScriptState):
    bonus: int = 0


class Richer(Script):
    """A game in which fixing a rule needed a new field."""

    rules_version = 2
    State = RicherState

    def setup(self, options: Any, chance: Chance) -> RicherState:
        return RicherState(chance)


def test_an_old_table_goes_on_when_the_state_has_got_a_new_field() -> None:
    """The field has a default; the old position could not know of it."""
    match = Match.load(Richer(), inside().save())
    assert match.state.bonus == 0
    assert match.state.answers == ["left", "right", "left"]


def test_a_record_of_older_rules_says_so_when_it_does_not_fit() -> None:
    with pytest.raises(BadRecord, match="version"):
        Match.replay(Fixed(), inside().record())


# Cloning and re-dealing


def auction() -> Match:
    """The second of three bidders is asked; the first has bid."""
    match = Match.new(CARAVAN, {"players": 3}, 3)
    match.answer(4)
    return match


def test_a_secret_bid_is_dealt_again() -> None:
    match = auction()
    assert match.decision is not None
    seat = match.decision.seat
    bidder = match.record().answers[0].seat
    bids = {match.redealt(seat, seed).state.traders[bidder].bid for seed in range(50)}
    assert bids == set(range(6))
    assert match.redealt(bidder, 1).state.traders[bidder].bid == 4


def test_a_match_redealt_inside_an_effect_is_cloned_only_after_the_next_checkpoint() -> None:
    other = auction().redealt(auction().decision.seat, 1)  # type: ignore[union-attr]
    for copied in (other.clone, other.save):
        with pytest.raises(CannotClone):
            copied()
    while other.decision and not other.decision.checkpoint:
        other.answer(list(other.decision.options)[: max(1, other.decision.lo)])
    assert asked(other.clone().decision) == asked(other.decision)
    other.save()


def test_a_redealt_match_has_its_own_chance() -> None:
    match = auction()
    seat = match.decision.seat if match.decision else 0
    assert match.redealt(seat, 1).state.chance.seed == 1
    assert bits(match.redealt(seat, 1).state) == bits(match.redealt(seat, 1).state)
    assert bits(match.redealt(seat, 1).state) != bits(match.redealt(seat, 2).state)


def test_a_redealt_match_does_not_tell_another_game_as_its_own() -> None:
    """Its answers were given in a world that its seed does not lead to."""
    match = auction()
    other = match.redealt(match.decision.seat if match.decision else 0, 1)
    play_on(other, 1)
    try:
        record = other.record()
    except CannotClone:
        return
    again = Match.replay(CARAVAN, record)
    assert bits(again.state) == bits(other.state)


class Crashing(Script):
    armed = False

    def after(self, s: ScriptState, does: list[str]) -> None:
        if self.armed:
            raise ZeroDivisionError("a mistake in the rules")


def test_a_crash_in_a_redealt_match_is_not_hidden() -> None:
    """The author of a bot must see the mistake, not that the match can't go back."""
    game = Crashing()
    match = Match.new(game, steps("0", "1 inside", "2 inside"), 0)
    match.answer("left")
    other = match.redealt(1, 5)
    game.armed = True
    with pytest.raises(ZeroDivisionError):
        other.answer("left")


@pytest.mark.parametrize("log", [True, False])
def test_a_clone_keeps_the_log_if_asked(log: bool) -> None:
    match = Match.new(SCRIPT, steps("0", "1 inside", "2"), 0)
    match.answer("left")
    clone = match.clone(log=log)
    clone.answer("right")
    assert len(clone.events) == (2 if log else 0)
    assert len(match.events) == 1
    assert told(clone.events[:1]) == (told(match.events) if log else [])


def test_a_clone_keeps_the_record() -> None:
    match = inside()
    clone = match.clone()
    assert clone.record() == match.record()
    clone.answer("right")
    assert clone.number == match.number + 1
    assert len(match.record().answers) == match.number


# The flow may ask anything at a checkpoint or inside, and nothing of it is lost


@pytest.mark.parametrize("keep", [Match.clone, lambda m: Match.load(SCRIPT, m.save())])
def test_long_effects_are_kept_to_the_last_answer(keep: Callable[[Match], Match]) -> None:
    match = Match.new(SCRIPT, steps("0", *["1 inside", "2 inside"] * 50, "0"), 0)
    for number in range(101):
        match.answer(("left", "right")[number % 2])
        match = keep(match)
        assert len(match.state.answers) == number + 1
    assert match.decision is not None
    assert match.decision.checkpoint


# Foreseeing


def test_an_answer_is_foreseen_and_not_given() -> None:
    match = Match.new(SCRIPT, steps("0", "0 inside", "1"), 0)
    match.answer("left")
    before = snapshot(match)
    then = match.foresee("right")
    assert then is not None
    assert then.state.answers == ["left", "right"]
    assert then.number == 2
    assert snapshot(match) == before


@pytest.mark.parametrize("does", ["reveal", "chance", "inside reveal", "inside chance"])
def test_what_teaches_something_is_not_foreseen(does: str) -> None:
    match = Match.new(SCRIPT, steps("0", f"0 {does}", "1"), 0)
    match.answer("left")
    assert match.foresee("right") is None


def test_only_an_option_can_be_foreseen() -> None:
    match = Match.new(SCRIPT, steps("0", "1"), 0)
    with pytest.raises(IllegalAnswer):
        match.foresee("up")

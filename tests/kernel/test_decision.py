"""What a player is asked, and how an answer is read."""

from __future__ import annotations

import pickle
from enum import StrEnum
from typing import Any, NamedTuple

import pytest

from throneroom.kernel import NO, YES, Decision, IllegalAnswer, Reference, Word, key_of, word


class Token(Reference):
    __slots__ = ()


RED, BLUE = Token("red"), Token("blue")

ONE = Decision(0, "one", [RED, BLUE, 7, "seven"])
TWO = Decision(0, "two", [RED, BLUE, RED, RED], lo=2, hi=2)
SOME = Decision(0, "some", [RED, BLUE, RED], lo=0, hi=3)
MAYBE = Decision(0, "maybe", [RED], lo=0, hi=1)
ORDER = Decision(0, "order", [RED, BLUE, RED], lo=2, hi=3, ordered=True)


@pytest.mark.parametrize(
    ("decision", "answer", "value"),
    [
        (ONE, RED, RED),
        (ONE, "blue", BLUE),
        (ONE, [BLUE], BLUE),
        (ONE, ("blue",), BLUE),
        (ONE, 7, 7),
        (ONE, "7", 7),
        (ONE, "seven", "seven"),
        (TWO, [BLUE, RED], [RED, BLUE]),
        (TWO, ["blue", "red"], [RED, BLUE]),
        (TWO, ["red", "red"], [RED, RED]),
        (TWO, [RED, "red"], [RED, RED]),
        (TWO, ["red#3", "red#2"], [RED, RED]),
        (TWO, ("red#3", BLUE), [RED, BLUE]),
        (SOME, [], []),
        (SOME, (), []),
        (SOME, "red", [RED]),
        (SOME, BLUE, [BLUE]),
        (SOME, [RED, RED, BLUE], [RED, BLUE, RED]),
        (MAYBE, [], []),
        (MAYBE, RED, [RED]),
        (MAYBE, ["red"], [RED]),
        (ORDER, [BLUE, RED], [BLUE, RED]),
        (ORDER, ["red", "blue", "red"], [RED, BLUE, RED]),
        (ORDER, ["red#2", "blue", "red"], [RED, BLUE, RED]),
    ],
)
def test_answers_that_are_read(decision: Decision, answer: Any, value: Any) -> None:
    assert decision.read(answer) == value


@pytest.mark.parametrize(
    ("decision", "answer", "text"),
    [
        (ONE, "green", "'green' is not an option here; the options are red, blue, 7, seven."),
        (ONE, ["red", "blue"], "Choose exactly 1 option, not 2."),
        (ONE, [], "Choose exactly 1 option, not 0."),
        (ONE, "red#2", "'red#2' is not an option here; the options are red, blue, 7, seven."),
        (ONE, 8, "8 is not an option here; the options are red, blue, 7, seven."),
        (ONE, True, "True is not an option here; the options are red, blue, 7, seven."),
        (ONE, 7.0, "7.0 is not an option here; the options are red, blue, 7, seven."),
        (ONE, None, "None is not an option here; the options are red, blue, 7, seven."),
        (ONE, Token("red"), "red is not an option here; the options are red, blue, 7, seven."),
        (TWO, [RED], "Choose exactly 2, not 1."),
        (TWO, "red", "Choose exactly 2, not 1."),
        (TWO, [RED] * 3, "Choose exactly 2, not 3."),
        (TWO, [BLUE, BLUE], "'blue' can't be chosen as often as that."),
        (TWO, ["blue", "blue"], "'blue' can't be chosen as often as that."),
        (TWO, ["red#2", "red#2"], "'red#2' can't be chosen as often as that."),
        (TWO, ["red", "red#4"], "'red#4' is not an option here; the options are red, blue."),
        (SOME, [RED] * 4, "Choose from 0 to 3, not 4."),
        (SOME, [RED, RED, RED], "'red' can't be chosen as often as that."),
        (MAYBE, [RED, RED], "Choose from 0 to 1, not 2."),
        (MAYBE, "blue", "'blue' is not an option here; only red is."),
        (ORDER, [BLUE], "Choose from 2 to 3, not 1."),
        (ORDER, [BLUE, BLUE], "'blue' can't be chosen as often as that."),
    ],
)
def test_answers_that_are_refused(decision: Decision, answer: Any, text: str) -> None:
    with pytest.raises(IllegalAnswer) as refusal:
        decision.read(answer)
    assert str(refusal.value) == text


def test_many_options_are_not_all_named() -> None:
    with pytest.raises(IllegalAnswer, match=r"there are 100 options, such as 0, 1, .*, 11\.$"):
        Decision(0, "number", list(range(100))).read("x")


def test_long_junk_is_cut_short() -> None:
    with pytest.raises(IllegalAnswer) as refusal:
        ONE.read("x" * 1000)
    assert len(str(refusal.value)) < 120


@pytest.mark.parametrize("junk", ["red\n", "\x1b[31mred", "\ud800", "red\u2028blue"])
def test_a_refusal_is_one_line_that_can_be_printed(junk: str) -> None:
    """Refusals go to logs, terminals and sockets."""
    with pytest.raises(IllegalAnswer) as refusal:
        ONE.read(junk)
    assert str(refusal.value).isprintable()


def test_nothing_can_be_chosen_where_there_is_nothing() -> None:
    with pytest.raises(IllegalAnswer):
        Decision(0, "none", []).read("red")


def test_keys_number_what_is_alike() -> None:
    assert TWO.keys == ["red", "blue", "red#2", "red#3"]


def test_the_keys_of_an_answer_are_read_back() -> None:
    assert ONE.keys_for(RED) == "red"
    assert TWO.keys_for([RED, RED]) == ["red", "red"]
    assert ORDER.keys_for([BLUE, RED]) == ["blue", "red"]
    assert ORDER.read(ORDER.keys_for([BLUE, RED])) == [BLUE, RED]


def test_which_of_like_ones_is_taken_makes_no_difference() -> None:
    assert TWO.read(["red", "blue"]) == TWO.read(["blue", "red#3"])


def test_reading_leaves_options_and_answer_alone() -> None:
    options, answer = [RED, BLUE, RED], ["red", "red"]
    Decision(0, "two", options, lo=2, hi=2).read(answer)
    assert options == [RED, BLUE, RED]
    assert answer == ["red", "red"]


def test_what_is_read_is_a_new_list() -> None:
    """A flow may keep or change what it was sent."""
    options = [RED, BLUE]
    chosen = Decision(0, "all", options, lo=2, hi=2).read(options)
    assert chosen == options
    assert chosen is not options


class Road(NamedTuple):
    """A frozen value with parts, such as a game's own option may be."""

    start: str
    end: str

    @property
    def key(self) -> str:
        return f"road:{self.start}-{self.end}"


def test_an_option_can_be_a_named_tuple() -> None:
    """Options are the game's own values; one of them is not a list of answers."""
    roads = [Road("a", "b"), Road("b", "c")]
    assert Decision(0, "road", roads).read(roads[1]) is roads[1]
    assert Decision(0, "roads", roads, lo=0, hi=2).read(roads[1]) == [roads[1]]


class Suit(StrEnum):
    ORDER = "order"
    HEARTH = "hearth"


def test_an_option_can_be_an_enum() -> None:
    """A state can hold one, so a player can be asked for one."""
    decision = Decision(0, "suit", list(Suit))
    assert decision.keys == ["order", "hearth"]
    assert decision.read("hearth") is Suit.HEARTH


def test_words_are_the_same_everywhere() -> None:
    assert word("yes") is YES
    assert word("no") is NO
    assert isinstance(YES, Word)
    assert key_of(YES) == "yes"
    assert repr(YES) == "yes"


def test_a_word_is_known_in_every_process() -> None:
    """A worker that has not met a word yet is sent one as an answer."""
    sent = pickle.dumps(word("travel:far_away"))
    del Word.table["travel:far_away"]
    assert pickle.loads(sent) is word("travel:far_away")

"""Messages rendered in the reader's language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.kernel.games.caravan import CARAVAN, BidsOpened, Drew, Passed
from throneroom.games.west_kingdom.architects.events import Captured
from throneroom.kernel import Event, Message, Seat
from throneroom.registry import game
from throneroom.text import LANGUAGES, MissingText, UnknownLanguage, Voice


def voice(tmp_path: Path, text: str, language: str = "en", **kwargs: Any) -> Voice:
    """A voice with a few words more."""
    (tmp_path / language).mkdir(exist_ok=True)
    (tmp_path / language / "words.ftl").write_text(text, encoding="utf-8")
    return Voice(None, language, also=[tmp_path], **kwargs)


def test_a_language_nobody_has_written() -> None:
    with pytest.raises(UnknownLanguage, match=r"^There is no language 'tlh'; there are: en, ru\.$"):
        Voice(None, "tlh")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_product_has_words_of_its_own(language: str) -> None:
    assert Voice(None, language).text("option-yes") in {"Yes", "Да"}


@pytest.mark.parametrize("id", ["nothing", "nothing.at-all", "player.nothing", "", "."])
def test_a_message_that_is_missing(id: str) -> None:
    voice = Voice()
    assert not voice.has(id)
    with pytest.raises(MissingText, match="there is no message"):
        voice.text(id)


def test_a_message_without_its_argument_can_not_be_said() -> None:
    with pytest.raises(MissingText, match="'player' can't be said"):
        Voice().text("player")


def test_players_are_numbered_or_named() -> None:
    assert Voice().player(0) == "Player 1"
    assert Voice(None, "ru").player(1) == "Игрок 2"
    assert Voice(names=["Анна", "Bob"]).player(1) == "Bob"


@pytest.mark.parametrize(
    ("language", "id", "said"),
    [
        ("en", "won", "You win. Anna looks at your hand: you draw."),
        ("ru", "won", "Вы берёте карту."),
    ],
)
def test_the_reader_is_you(tmp_path: Path, language: str, id: str, said: str) -> None:
    words = {
        "en": 'won = { PLAYER($b) } { DOES($b, you: "win", other: "wins") }. { PLAYER($a) } looks '
        'at { PLAYER($b, form: "whose") } hand: { PLAYER($b) } draw.',
        "ru": 'won = { PLAYER($b) } { DOES($b, you: "берёте", other: "берёт") } карту.',
    }[language]
    reader = voice(tmp_path, words, language, names=["Anna", "Boris"], you=1)
    assert reader.say(Message(id, {"a": 0, "b": 1})) == said
    assert reader.player(1) == "Boris"
    others = voice(tmp_path, words, language, names=["Anna", "Boris"])
    assert others.say(Message(id, {"a": 0, "b": 1})).startswith("Boris ")


def test_names_come_out_as_they_were_given(tmp_path: Path) -> None:
    """A name is not a part of the message: nothing in it is read as one."""
    names = ["{ $x }", 'a"b\\', "-term", "\u2068x\u2069"]
    said = voice(tmp_path, "hello = Hello, { PLAYER($seat) }!", names=names)
    for seat, name in enumerate(names):
        assert said.text("hello", seat=seat) == f"Hello, {name}!"


def test_things_have_names_and_cases(tmp_path: Path) -> None:
    text = """
card-mill = мельница
    .acc = мельницу
relic-cup = чаша
build = строит { NAME($card, case: "acc") }
see = { NAME($card) }
take = { NAME($what, of: "relic") }
"""
    said = voice(tmp_path, text, "ru")
    assert said.text("build", card="mill") == "строит мельницу"
    assert said.text("see", card="mill") == "мельница"
    assert said.text("take", what="cup") == "чаша"
    with pytest.raises(MissingText):
        said.text("see", card="castle")


def test_several_things_are_counted(tmp_path: Path) -> None:
    said = voice(tmp_path, "card-a = A\ncard-b = B\nall = { NAMES($cards) }")
    assert said.text("all", cards=["a"]) == "A"
    assert said.text("all", cards=["a", "b", "a"]) == "A ×2, B"


@pytest.mark.parametrize(
    ("count", "text"),
    [(1, "1 карта"), (3, "3 карты"), (5, "5 карт"), (11, "11 карт"), (21, "21 карта")],
)
def test_russian_counts_in_three_ways(tmp_path: Path, count: int, text: str) -> None:
    said = voice(
        tmp_path,
        "n = { $n ->\n    [one] { $n } карта\n    [few] { $n } карты\n   *[many] { $n } карт\n}",
        "ru",
    )
    assert said.text("n", n=count) == text


def test_numbers_are_plain(tmp_path: Path) -> None:
    """Seats, years and points come without separators of thousands."""
    assert voice(tmp_path, "n = { $n }").text("n", n=12) == "12"


def test_events_are_told_from_their_fields() -> None:
    said = Voice(CARAVAN, names=["Anna", "Bob"])
    assert said.tell(Drew(0, ["silk", "silk"])) == "Anna draws Silk ×2."
    assert said.tell(Drew(0, [])) == "Anna draws nothing."
    assert said.tell(Passed(0, 1, "silk")) == "Anna passes Silk to Bob."
    assert said.tell(Passed(0, 1, None)) == "Anna passes a good to Bob."


def test_an_event_can_have_a_list_of_numbers() -> None:
    """Dice, bids, seats."""
    assert Voice(CARAVAN, names=["Anna", "Bob"]).tell(BidsOpened([3, 1], 0)) == "Anna bids most."


class Switched(Event, frozen=True):
    seat: Seat
    on: bool


def test_an_event_can_be_true_or_false(tmp_path: Path) -> None:
    text = "event-switched = { $on ->\n    [true] on\n   *[false] off\n}"
    said = voice(tmp_path, text)
    assert said.tell(Switched(0, True)) == "on"
    assert said.tell(Switched(0, False)) == "off"


def test_a_message_is_said_with_its_arguments() -> None:
    message = Message("prompt-bid", {"goods": ["silk", "salt"], "lo": 1, "hi": 1})
    assert Voice(CARAVAN).say(message) == "What do you bid for Silk, Salt?"


def test_a_game_adds_to_the_words_of_the_product() -> None:
    dominion = Voice(game("dominion"), "ru")
    assert dominion.has("option-yes")
    assert dominion.has("card-village")
    assert not Voice().has("card-village")


@pytest.mark.parametrize(
    ("language", "own", "friends", "his"),
    [
        ("en", "2 workers of yours", "2 workers of Boris", "2 workers of the Overlord"),
        ("ru", "2 рабочих из ваших", "2 рабочих игрока Boris", "2 рабочих Владыки"),
    ],
)
def test_whose_workers_are_captured(language: str, own: str, friends: str, his: str) -> None:
    """The Overlord is no player."""
    voice = Voice(game("architects_coop"), language, names=["Anna", "Boris"], you=0)
    for owner, said in enumerate((own, friends, his)):
        assert said in voice.tell(Captured(seat=1, owner=owner, place="quarry", workers=2))

"""Words: Fluent files beside each game, rendered in the reader's language.

Messages of the whole product are in `throneroom/locales/<language>/*.ftl`, those of a game in its
own `locales` folder; the browser reads the same files. Four functions are known to them:

- `PLAYER($seat)`: the name of who sits there;
- `PLAYER($seat, form: "whose")`: the same as "Anna’s", `form: "of"` as "of Anna". For a reader who
  sits there it is "you", "your", "of yours";
- `DOES($seat, you: "play", other: "plays")`: what goes with "you", and what with a name;
- `NAME($card, of: "card", case: "acc")`: the name of a thing, in a grammatical case: the attribute
  `.acc` of the message `card-<key>`. Without `of` it is a card, without `case` the name itself;
- `NAMES($cards, ...)`: the same for several things, like ones counted: "Copper ×2, Estate".
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Resource

from throneroom import registry
from throneroom.kernel import (
    AnyGame,
    BadOptions,
    Event,
    ImpossiblePosition,
    Message,
    ThroneroomError,
)
from throneroom.kernel.message import Argument

LANGUAGES = ("en", "ru")

CASED = "\u0004"
"""Before "you", which has a capital letter at the beginning of a sentence."""
BEGINNING = re.compile(rf"(^|[.!?]\s+){CASED}(\w)")


class UnknownLanguage(ThroneroomError):
    """A language nobody has written."""


class MissingText(LookupError):
    """A message that no Fluent file has, or that can't be rendered: a mistake of ours."""


class Voice:
    """Says the messages of a game (or, without one, of the product) in one language.

    >>> from throneroom.registry import game
    >>> Voice(game("dominion"), "ru").text("card-village")
    'Деревня'
    """

    def __init__(
        self,
        game: AnyGame | None = None,
        language: str = "en",
        names: Sequence[str] = (),
        also: Sequence[Traversable] = (),
        you: int | None = None,
    ) -> None:
        """`you`: the seat of the only reader, who is "you" in what happens and what is asked."""
        if language not in LANGUAGES:
            raise UnknownLanguage(
                f"There is no language '{language}'; there are: {', '.join(LANGUAGES)}."
            )
        self.language = language
        self._names = list(names)
        self._you = you
        self._addressing = False
        self._game = game.slug if game else ""
        folders = [files("throneroom") / "locales", *(game.vocabulary if game else []), *also]
        functions: dict[str, Any] = {
            "PLAYER": self._player,
            "DOES": self._does,
            "NAME": self._name,
            "NAMES": self._several,
        }
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        for folder in folders:
            for text in read_locale(folder, language):
                self._bundle.add_resource(_parse(text))

    def text(self, id: str, **args: Argument | float) -> str:
        """A message by its id; "card-village.text" is an attribute of one.

        Raises `MissingText`.
        """
        pattern = self._pattern(id)
        if pattern is None:
            raise MissingText(f"{self.language}: there is no message '{id}'")
        given = {k: ",".join(map(str, v)) if isinstance(v, list) else v for k, v in args.items()}
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise MissingText(f"{self.language}: '{id}' can't be said: {errors[0]}")
        return str(text)

    def has(self, id: str) -> bool:
        return self._pattern(id) is not None

    def _pattern(self, id: str) -> Pattern | None:
        name, _, attribute = id.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def say(self, message: Message) -> str:
        return self._address(message.id, **message.args)

    def _address(self, id: str, **args: Argument) -> str:
        """A message to the reader; headings, plaques and commands call everybody by name."""
        if self._you is None:
            return self.text(id, **args)
        self._addressing = True
        try:
            text = self.text(id, **args)
        finally:
            self._addressing = False
        return BEGINNING.sub(lambda begun: begun[1] + begun[2].upper(), text).replace(CASED, "")

    def refusal(self, error: ThroneroomError) -> str:
        """Why something was refused. The error's own text is English, and may tell more; a game
        from elsewhere may know its sentences in no other language."""
        if self.language == "en":
            return str(error)
        if error.said is not None and error.game in ("", self._game):
            return self.say(error.said)
        if error.said is not None and error.game in registry.games():
            return Voice(registry.game(error.game), self.language).say(error.said)
        if isinstance(error, BadOptions | ImpossiblePosition):
            return self.text("refused-otherwise", text=str(error))
        return str(error)

    def tell(self, event: Event) -> str:
        """An event as a sentence: the message `event-<kind>`, given the event's fields."""
        return self._address(f"event-{event.kind}", **_arguments(event))

    def player(self, seat: int) -> str:
        if seat < len(self._names):
            return self._names[seat]
        if self._is_opponent(seat):
            return self.text(self._opponent)
        return self.text("player", number=seat + 1)

    def _is_opponent(self, seat: int) -> bool:
        """A seat beyond those of the table belongs to an opponent that the rules play."""
        return 0 < len(self._names) <= seat

    @property
    def _opponent(self) -> str:
        return "opponent-own" if self.has("opponent-own") else "opponent"

    # What Fluent files can call

    def _player(self, seat: Any, form: str = "") -> str:
        if self._is_reader(seat):
            return CASED + self.text(f"player-{form}.you" if form else "player-you")
        # Who is no player has forms of its own.
        if form and self._is_opponent(int(seat)):
            return self.text(f"{self._opponent}.{form}")
        name = self.player(int(seat))
        return self.text(f"player-{form}", name=name) if form else name

    def _does(self, seat: Any, you: str, other: str) -> str:
        return you if self._is_reader(seat) else other

    def _is_reader(self, seat: Any) -> bool:
        return self._addressing and int(seat) == self._you

    def _name(self, key: Any, of: str = "card", case: str = "") -> str:
        return self.text(f"{of}-{key}.{case}" if case else f"{of}-{key}")

    def _several(self, keys: Any, of: str = "card", case: str = "") -> str:
        count: dict[str, int] = {}
        for key in str(keys).split(","):
            count[key] = count.get(key, 0) + 1
        return ", ".join(
            self._name(key, of, case) + (f" ×{n}" if n > 1 else "")
            for key, n in count.items()
            if key
        )


def _arguments(event: Event) -> dict[str, Argument]:
    """An event's fields; what this reader may not know, and what is empty, is "none"."""
    fields = msgspec.structs.asdict(event)
    return {name: _argument(value) for name, value in fields.items()}


def _argument(value: Any) -> Any:
    if isinstance(value, bool):
        return "true" if value else "false"
    return "none" if value in (None, []) else value


def read_locale(folder: Traversable, language: str) -> list[str]:
    """The texts of all Fluent files of a language, in the order of their names; none where a game
    has no words."""
    if not (folder / language).is_dir():
        return []
    found = [file for file in (folder / language).iterdir() if file.name.endswith(".ftl")]
    return [file.read_text(encoding="utf-8") for file in sorted(found, key=lambda f: f.name)]


@lru_cache(maxsize=512)
def _parse(text: str) -> Resource:
    return FluentResource(text)

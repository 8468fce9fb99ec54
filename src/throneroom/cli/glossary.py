"""Everything for which a game has a text, by its name in any language: the things that `?` can
explain."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from throneroom.cli.choices import called
from throneroom.kernel import AnyGame
from throneroom.text import Voice, read_locale

_MESSAGE = re.compile(r"^([a-z]+)-(\w+) *=", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Thing:
    """A message of the game with a `.text` for the reader: a card, a site, a relic."""

    id: str
    key: str


class Glossary:
    def __init__(self, game: AnyGame, voice: Voice, others: Sequence[Voice] = ()) -> None:
        self._voices = [voice, *others]
        texts = [text for one in game.vocabulary for text in read_locale(one, voice.language)]
        source = "\n".join(texts)
        found = [Thing(match[0].rstrip(" ="), match[2]) for match in _MESSAGE.finditer(source)]
        self.things = [thing for thing in found if voice.has(f"{thing.id}.text")]

    def find(self, typed: str) -> list[Thing]:
        return called(typed, self.things, self._spellings)

    def name(self, thing: Thing) -> str:
        return self._voices[0].text(thing.id)

    def _spellings(self, thing: Thing) -> list[str]:
        return [*(voice.text(thing.id) for voice in self._voices), thing.key]

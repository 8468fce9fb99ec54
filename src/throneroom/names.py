"""What the seats of a table are called. Bots have names of their own, and no two seats share one:
the second Anna is "Anna II"."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from functools import cache

from throneroom.bots import is_written
from throneroom.kernel import AnyGame
from throneroom.registry import games
from throneroom.text import LANGUAGES, Voice

NUMERALS = ("", "", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")

Alike = Callable[[str], str]
"""A key that is the same for names which a reader would take for one another."""


@cache
def of_bots(game: AnyGame, language: str = "en") -> tuple[str, ...]:
    """The names that bots have in a game, in the same order in each language: the game's own, or
    those of the house."""
    return _list(game, language)


@cache
def of_women(game: AnyGame, language: str = "en") -> tuple[str, ...]:
    """Those of them that are names of women."""
    return _list(game, language, ".women")


def _list(game: AnyGame, language: str, part: str = "") -> tuple[str, ...]:
    voice = _voice(game, language)
    own = "bot-names" if voice.has("bot-names") else "house-names"
    return tuple(voice.text(own + part).split(", "))


@cache
def _voice(game: AnyGame, language: str) -> Voice:
    return Voice(game, language)


def _free_names(
    game: AnyGame, taken: Iterable[str], alike: Alike = str.casefold, seed: str | int = 0
) -> list[str]:
    """English names for bots that nobody at the table has, in any language; in random order."""
    used = {alike(name) for name in taken}
    every = zip(*(of_bots(game, language) for language in LANGUAGES), strict=True)
    found = [each[0] for each in every if used.isdisjoint(map(alike, each))]
    random.Random(seed).shuffle(found)
    return found


def names_for(
    game: AnyGame,
    bots: Sequence[str],
    taken: Iterable[str],
    alike: Alike = str.casefold,
    seed: str | int = 0,
) -> list[str | None]:
    """A free name for each of these bots that agrees with its character: an Abbess is a woman, a
    King a man. None once all names are taken."""
    free = _free_names(game, taken, alike, seed)
    genders = [_gender(game, bot) for bot in bots]
    women = of_women(game)
    found: list[str | None] = [None] * len(bots)
    for i in sorted(range(len(bots)), key=lambda i: not genders[i]):
        fitting = [n for n in free if genders[i] in ("", _FEMININE if n in women else _MASCULINE)]
        chosen = next(iter(fitting or free), None)
        if chosen is not None:
            free.remove(chosen)
        found[i] = chosen
    return found


_FEMININE, _MASCULINE = "feminine", "masculine"


def _gender(game: AnyGame, bot: str) -> str:
    """Of the word for a bot's character; "" where anybody can be that."""
    voice, told = _voice(game, "en"), f"bot-{bot.partition('@')[0]}.gender"
    return voice.text(told) if voice.has(told) else ""


def in_language(game: AnyGame, name: str, language: str) -> str:
    """A bot's name, given in English, as readers of a language know it. In a campaign a bot brings
    along the name that it had in the game before, which may be another game."""
    for one in (game, *games().values()):
        english = of_bots(one)
        if name in english:
            return of_bots(one, language)[english.index(name)]
    return name


def kind_of_bot(game: AnyGame, bot: str, language: str) -> str:
    """The character or level of a bot: "Banker", "King"; for a strategy that is written out, what
    it is."""
    voice = _voice(game, language)
    if is_written(bot):
        return voice.text("bot-written")
    return voice.text(f"bot-{bot}") if voice.has(f"bot-{bot}") else bot


def told_apart(names: Sequence[str], alike: Alike = str.casefold) -> list[str]:
    """The same names, those that came before with a number.

    >>> told_apart(["Anna", "Boris", "anna"])
    ['Anna', 'Boris', 'anna II']
    """
    taken: set[str] = set()
    shown: list[str] = []
    for name in names:
        tries = (f"{name} {numeral}".rstrip() for numeral in NUMERALS[1:])
        free = next(one for one in tries if alike(one) not in taken)
        taken.add(alike(free))
        shown.append(free)
    return shown

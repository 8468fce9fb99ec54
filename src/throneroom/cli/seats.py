"""The seats of a game in the terminal: people at this keyboard, and bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from throneroom.cli.parser import UsageError
from throneroom.cli.words import printable
from throneroom.kernel import AnyGame, Mind
from throneroom.names import in_language, names_for, told_apart
from throneroom.text import Voice

BOT = "bot:"


@dataclass(frozen=True, slots=True)
class Sitter:
    """One seat as given on the command line: "me", "Anna", "bot:big_money"."""

    spec: str

    @property
    def bot(self) -> str | None:
        return self.spec.removeprefix(BOT) if self.spec.startswith(BOT) else None

    def mind(self, game: AnyGame, seed: int) -> Mind | None:
        """A new mind for the bot; None for people."""
        from throneroom import bots

        return bots.make(game, self.bot, seed) if self.bot is not None else None


def read_seats(text: str, game: AnyGame, voice: Voice) -> list[Sitter]:
    """The seats in a text such as "me,bot:big_money". Raises `UsageError`."""
    words = [word.strip() for word in text.split(",")]
    if not all(words):
        raise UsageError(voice.text("cli-empty-seat", seats=text))
    return [Sitter(BOT + usual_bot(game) if word in ("bot", BOT) else word) for word in words]


def usual_seats(game: AnyGame, players: int) -> list[Sitter]:
    """The default seats: one person, and bots."""
    return [Sitter("me"), *[Sitter(BOT + usual_bot(game))] * (players - 1)]


def usual_bot(game: AnyGame) -> str:
    return next(iter(game.bots()), "random")


def seat_names(seats: Sequence[Sitter], game: AnyGame, voice: Voice, seed: int) -> list[str]:
    """The names of the seats, all different. Bots have names of their own."""
    people = [_name(seat, voice) for seat in seats if seat.bot is None]
    bots = [seat.bot for seat in seats if seat.bot is not None]
    found = iter(names_for(game, bots, people, seed=seed))
    names = [
        _name(seat, voice)
        if seat.bot is None
        else in_language(game, next(found) or kind_of(seat, voice), voice.language)
        for seat in seats
    ]
    return told_apart(names)


def _name(seat: Sitter, voice: Voice) -> str:
    return voice.text("cli-me") if seat.spec == "me" else printable(seat.spec)


def kind_of(seat: Sitter, voice: Voice) -> str:
    """The level or character of a bot."""
    assert seat.bot is not None
    level = seat.bot.partition("@")[0]
    if voice.has(f"bot-{level}"):
        return voice.text(f"bot-{level}")
    name = seat.bot.rpartition(":")[2].replace("_", " ").title()
    return voice.text("cli-bot-name", name=printable(name))

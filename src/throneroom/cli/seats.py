"""The seats of a game in the terminal: people at this keyboard, and bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from throneroom.cli.parser import UsageError
from throneroom.cli.words import printable
from throneroom.kernel import AnyGame, Mind
from throneroom.text import Voice

BOT = "bot:"


@dataclass(frozen=True, slots=True)
class Sitter:
    """One seat as it was written: "me", "Anna", "bot:big_money"."""

    spec: str

    @property
    def bot(self) -> str | None:
        return self.spec.removeprefix(BOT) if self.spec.startswith(BOT) else None

    def mind(self, game: AnyGame, seed: int) -> Mind | None:
        """The bot, made afresh; None for people."""
        from throneroom import bots

        return bots.make(game, self.bot, seed) if self.bot is not None else None


def read_seats(text: str, game: AnyGame, voice: Voice) -> list[Sitter]:
    """ "me,bot:big_money". Raises `UsageError`."""
    words = [word.strip() for word in text.split(",")]
    if not all(words):
        raise UsageError(voice.text("cli-empty-seat", seats=text))
    return [Sitter(BOT + usual_bot(game) if word in ("bot", BOT) else word) for word in words]


def usual_seats(game: AnyGame, players: int) -> list[Sitter]:
    """One person, and bots around."""
    return [Sitter("me"), *[Sitter(BOT + usual_bot(game))] * (players - 1)]


def usual_bot(game: AnyGame) -> str:
    return next(iter(game.bots()), "random")


def seat_names(seats: Sequence[Sitter], voice: Voice) -> list[str]:
    """What the seats are called, each differently."""
    names: list[str] = []
    wanted = [_name(seat, voice) for seat in seats]
    for seat, name in enumerate(wanted):
        number = wanted[: seat + 1].count(name)
        names.append(f"{name} {number}" if wanted.count(name) > 1 else name)
    return names


def _name(seat: Sitter, voice: Voice) -> str:
    if seat.bot is None:
        return voice.text("cli-me") if seat.spec == "me" else printable(seat.spec)
    if voice.has(f"bot-{seat.bot}"):
        return voice.text(f"bot-{seat.bot}")
    name = seat.bot.rpartition(":")[2].replace("_", " ").title()
    return voice.text("cli-bot-name", name=printable(name))

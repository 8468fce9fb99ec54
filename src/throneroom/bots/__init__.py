"""Bots for every game: the game's own, searching bots, `random`, and bots that people write in
files."""

from __future__ import annotations

from typing import TypeAlias

from throneroom.bots.foreign import (
    BrokenBot,
    Plan,
    bring,
    is_file,
    is_written,
    load,
    name_of,
    read,
    source_file,
)
from throneroom.bots.gentle import page
from throneroom.bots.levels import LEVELS, with_limit
from throneroom.bots.random import RandomBot
from throneroom.kernel import AnyGame, BotMaker, Message, Mind, ThroneroomError

__all__ = [
    "LEVELS",
    "Bot",
    "BrokenBot",
    "Plan",
    "UnknownBot",
    "is_written",
    "make",
    "maker",
    "name_of",
    "names",
    "source_file",
]

Bot: TypeAlias = str | Plan | Mind
"""A bot, as one of these: a name; a level with a limit ("king@0.5", "king@200i"); FILE.py,
FILE.py:NAME, FILE.toml, FILE.json, or the text of a FILE.json; a strategy; a function (look,
decision) -> answer."""

FOR_ALL: dict[str, BotMaker] = {**LEVELS, "random": RandomBot}
"""The bots that can play any game."""


class UnknownBot(ThroneroomError):
    """A bot that a game does not have."""


def names(game: AnyGame) -> list[str]:
    """The bots that can play a game, its own first. A game may have its own `random`."""
    own = [name for name in game.bots() if name not in FOR_ALL]
    return [*own, *(["page"] if own else []), *FOR_ALL]


def counterpart(bot: str, before: AnyGame, game: AnyGame) -> str:
    """The bot that takes a bot's place in another game: itself, or if the other game does not have
    it, the one at the same place in its list."""
    known, own = names(game), names(before)
    if bot in known:
        return bot
    return known[own.index(bot) % len(known)] if bot in own else known[0]


def maker(game: AnyGame, bot: Bot) -> BotMaker:
    """The maker of a bot.

    Raises `UnknownBot`, or `BrokenBot` for a file that can't be used, or what the game raises for a
    strategy that makes no sense.
    """
    if not isinstance(bot, str):
        return bring(bot)
    if is_written(bot):
        return read(game, bot)
    if is_file(bot):
        return load(game, bot)
    found = {**FOR_ALL, **game.bots()}.get(bot) or with_limit(bot)
    if bot == "page":
        found = found or page(game)
    if found is None:
        allowed = ", ".join(names(game))
        raise UnknownBot(
            f"There is no bot called '{bot}' for {game.slug};"
            f" there are: {allowed}, or a file of your own: FILE.py.",
            Message("refused-bot", {"given": f"'{bot}'", "game": game.slug, "allowed": allowed}),
        )
    return found


def make(game: AnyGame, bot: Bot, seed: int) -> Mind:
    """A bot, reproducible from a seed. The answers of bots that somebody brought along are checked.
    All bots are asked with `kernel.ask`.

    >>> from throneroom.registry import game
    >>> choose = make(game("dominion"), "big_money", seed=0)
    """
    return maker(game, bot)(seed)

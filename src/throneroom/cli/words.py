"""What the command line says: the product's words, its own, and those of a game."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files

from throneroom.kernel import AnyGame
from throneroom.text import Voice


def speak(game: AnyGame | None, language: str, names: Sequence[str] = ()) -> Voice:
    return Voice(game, language, names, also=[files("throneroom.cli") / "locales"])


def printable(text: str) -> str:
    """A name from a file or a command line may not steer the terminal."""
    return "".join(letter for letter in text if letter.isprintable()).strip()


def title(game: AnyGame, voice: Voice) -> str:
    """What a game is called."""
    return voice.text(f"game-{game.slug}") if voice.has(f"game-{game.slug}") else game.slug

"""What the command line says: the product's words, its own, and those of a game."""

from __future__ import annotations

import errno
import shutil
import textwrap
from collections.abc import Sequence
from importlib.resources import files

from throneroom.kernel import AnyGame, Seat
from throneroom.text import Voice


def speak(
    game: AnyGame | None, language: str, names: Sequence[str] = (), you: Seat | None = None
) -> Voice:
    return Voice(game, language, names, also=[files("throneroom.cli") / "locales"], you=you)


def printable(text: str) -> str:
    """A name from a file or a command line may not steer the terminal."""
    return "".join(letter for letter in text if letter.isprintable()).strip()


def wrapped(text: str) -> str:
    """Broken between words where a terminal ends; whole where a program reads it."""
    return textwrap.fill(text, shutil.get_terminal_size(fallback=(max(80, len(text)), 24)).columns)


def title(game: AnyGame, voice: Voice) -> str:
    """What a game is called."""
    return voice.text(f"game-{game.slug}") if voice.has(f"game-{game.slug}") else game.slug


TROUBLES = {
    errno.ENOENT: "cli-file-missing",
    errno.EACCES: "cli-file-denied",
    errno.EPERM: "cli-file-denied",
    errno.EISDIR: "cli-file-folder",
    errno.ENOSPC: "cli-file-full",
}


def trouble(error: OSError, voice: Voice) -> str:
    """What the system says of a file; the rarer things as it says them itself."""
    known = TROUBLES.get(error.errno or 0)
    return voice.text(known) if known else error.strerror or str(error)

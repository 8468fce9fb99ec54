"""The words of the command line: the product's, its own, and those of a game."""

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
    """A name without control characters: names from files and command lines must not control the
    terminal."""
    return "".join(letter for letter in text if letter.isprintable()).strip()


def wrapped(text: str) -> str:
    """A text wrapped to the width of the terminal, or in one line for a program."""
    return textwrap.fill(text, shutil.get_terminal_size(fallback=(max(80, len(text)), 24)).columns)


def title(game: AnyGame, voice: Voice) -> str:
    """The name of a game."""
    return voice.text(f"game-{game.slug}") if voice.has(f"game-{game.slug}") else game.slug


TROUBLES = {
    errno.ENOENT: "cli-file-missing",
    errno.EACCES: "cli-file-denied",
    errno.EPERM: "cli-file-denied",
    errno.EISDIR: "cli-file-folder",
    errno.ENOSPC: "cli-file-full",
}


def trouble(error: OSError, voice: Voice) -> str:
    """The reason for an error with a file; rarer ones in the system's own words."""
    known = TROUBLES.get(error.errno or 0)
    return voice.text(known) if known else error.strerror or str(error)

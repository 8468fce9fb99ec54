"""The errors with which Throneroom refuses something, each with one clear sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from throneroom.kernel.message import Message


class ThroneroomError(Exception):
    """Bad input. The text is one sentence for the person who gave it; nothing has changed."""

    said: Message | None
    """The same sentence as a message to translate; None where it exists in English only."""
    game: str
    """The slug of the game whose texts include `said`; empty where it is one of the product's own
    texts."""

    def __init__(self, text: str = "", said: Message | None = None, game: str = "") -> None:
        super().__init__(text)
        self.said = said
        self.game = game


class IllegalAnswer(ThroneroomError):
    """An answer that the pending decision does not allow."""


class ImpossiblePosition(ThroneroomError):
    """A saved match that no game could have reached; the text begins with the field."""


class BadOptions(ThroneroomError):
    """Options with which a game can't be set up."""


class BadRecord(ThroneroomError):
    """A record that can't be read, or whose answers do not fit the rules."""


class UnknownGame(ThroneroomError):
    """A slug that no installed game has."""


class CannotUndo(ThroneroomError):
    """Undo would take back something another player has seen, decided or drawn."""


class CannotClone(ThroneroomError):
    """A re-dealt match that is still in the middle of an effect can only be played on."""


LONGEST = 300
"""The most characters of a message that quotes somebody's JSON."""


def fit_to_print(sentence: str) -> str:
    """The sentence, which may quote somebody's JSON, on one line and at most `LONGEST` long."""
    if not sentence.isprintable():
        sentence = "".join([c if c.isprintable() else ascii(c)[1:-1] for c in sentence])
    if len(sentence) > LONGEST:
        sentence = f"{sentence[: LONGEST - 4]}...."
    return sentence

"""Everything Throneroom refuses, it refuses with one of these and one clear sentence."""

from __future__ import annotations


class ThroneroomError(Exception):
    """Bad input. The text is one sentence for the person who gave it; nothing has changed."""


class IllegalAnswer(ThroneroomError):
    """An answer that the pending decision does not allow."""


class ImpossiblePosition(ThroneroomError):
    """A saved match that no game could have reached; the text begins with the field."""


class BadOptions(ThroneroomError):
    """Options a game can't be set up with."""


class BadRecord(ThroneroomError):
    """A record that can't be read, or whose answers do not fit the rules."""


class UnknownGame(ThroneroomError):
    """A slug that no installed game has."""


class CannotUndo(ThroneroomError):
    """Undo would take back something another player has seen, decided or drawn."""


class CannotClone(ThroneroomError):
    """A re-dealt match that is still in the middle of an effect can only be played on."""

"""Continues a game under fixed rules."""

from __future__ import annotations

from throneroom.kernel import CannotUndo, IllegalAnswer, ImpossiblePosition, Match, stored_options
from throneroom.server.storage.entries import Beginning, Checkpoint, Entry, Position, Saved, apply


def upgraded(
    begin: Beginning, checkpoint: Saved | Checkpoint | None, entries: list[Entry]
) -> tuple[Match, Position]:
    """The match at its last checkpoint plus the later answers that still fit, and the same as a
    position from which the record continues. Answers that no longer fit are asked again."""
    if checkpoint is None:
        options = stored_options(begin.game, begin.options)
        match = Match.new(begin.game, options, begin.seed, names=begin.names)
        later = entries
    else:
        match = Match.load(begin.game, checkpoint.saved)
        later = entries[checkpoint.number :]
    for entry in later:
        try:
            match = apply(begin.game, match, entry)
        except (IllegalAnswer, CannotUndo, ImpossiblePosition):
            break
    position = Position(match.save())
    return Match.load(begin.game, position.saved), position

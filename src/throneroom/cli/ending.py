"""The end of a game: the winner, and the scores line by line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from throneroom.cli.boards import Board
from throneroom.cli.log import Sentence
from throneroom.cli.style import HEADING, QUIET, seat_mark, seat_style, signed
from throneroom.kernel import Outcome
from throneroom.text import Voice


def verdict(outcome: Outcome, voice: Voice) -> str:
    """Who won, in a sentence."""
    if outcome.together is not None:
        return voice.text("cli-won-together" if outcome.together else "cli-lost-together")
    winners = [voice.player(seat) for seat in outcome.winners]
    if len(winners) == 1:
        return voice.text("cli-winner", name=winners[0])
    return voice.text("cli-winners", names=", ".join(winners))


def reason(outcome: Outcome, voice: Voice) -> str:
    """Why the game ended, as the game's log says it."""
    if voice.has("event-ended"):
        return voice.text("event-ended", reason=outcome.reason)
    return outcome.reason


def tie(outcome: Outcome, voice: Voice) -> str:
    """The tie-breaker in words; empty where the points decided."""
    key = f"tie-{outcome.tie}"
    return voice.text(key) if outcome.tie and voice.has(key) else ""


def scores(view: Any, outcome: Outcome, voice: Voice, board: Board) -> RenderableType:
    """A table with a column per player and a row for everything that counted."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style=HEADING)
    table.add_column()
    for seat in range(len(outcome.ranks)):
        head = Text.assemble((seat_mark(seat), seat_style(seat)), " ", voice.player(seat))
        table.add_column(head, justify="right")
    for what in _what_counted(outcome):
        cells = [
            next((_line(line.count, line.points) for line in score.lines if line.what == what), "–")
            for score in outcome.scores
        ]
        table.add_row(_name(what, voice), *cells)
    if table.row_count:
        table.add_section()
    total = [Text(signed(score.total), style=HEADING) for score in outcome.scores]
    table.add_row(Text(voice.text("cli-total"), style=HEADING), *total)
    if outcome.together is not None:  # no ties and no ranks
        return table
    for label, values in board.tally(view, voice):
        table.add_row(Text(label, style=QUIET), *[Text(value, style=QUIET) for value in values])
    ranks = [voice.text("cli-place", rank=rank) for rank in outcome.ranks]
    table.add_row(Text(voice.text("cli-rank"), style=QUIET), *[Text(r, style=QUIET) for r in ranks])
    return table


def ending(view: Any, outcome: Outcome, voice: Voice, board: Board) -> RenderableType:
    won = Text(verdict(outcome, voice), style=HEADING)
    told = " ".join(filter(None, (reason(outcome, voice), tie(outcome, voice))))
    return Group(Text(told), won, scores(view, outcome, voice, board))


def without_reason(told: Sequence[Sentence], outcome: Outcome, voice: Voice) -> Sequence[Sentence]:
    """The log, without its last sentence if the ending repeats it."""
    return told[:-1] if told and told[-1].text == reason(outcome, voice) else told


def series(wins: Sequence[int], voice: Voice) -> str:
    """The standings of a series: "Anna 2, Boris 1"."""
    standing = ", ".join(f"{voice.player(seat)} {count}" for seat, count in enumerate(wins))
    return voice.text("cli-series", standing=standing)


def _what_counted(outcome: Outcome) -> list[str]:
    """The kinds of score lines, those with the highest score for any player first."""
    best: dict[str, int] = {}
    for line in (line for score in outcome.scores for line in score.lines):
        best[line.what] = max(line.points, best.get(line.what, line.points))
    return sorted(best, key=lambda what: -best[what])


def _line(count: int, points: int) -> str:
    """The points, with the number of things where that adds something."""
    shown = signed(points)
    return f"{shown} (×{count})" if count > 1 and count != points else shown


def _name(what: str, voice: Voice) -> str:
    for id in (f"score-{what}", f"count-{what}", f"card-{what}"):
        if voice.has(id):
            return voice.text(id)
    return what

"""Architects against the Overlord: the town of Architects, and his things below the target."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from throneroom.cli.boards import architects
from throneroom.cli.choices import Entry
from throneroom.cli.style import QUIET, ink, seat_mark, seat_style, signed
from throneroom.cli.west_kingdom import Numbers, numbered, numbers_of
from throneroom.games.west_kingdom.tomesaga.architects_coop.view import (
    ArchitectsCoopView,
    DemandView,
    OverlordView,
)
from throneroom.kernel import Question
from throneroom.text import Voice

describe, catalogue = architects.describe, architects.catalogue


def draw(
    view: ArchitectsCoopView,
    voice: Voice,
    question: Question | None,
    width: int,
    asked: Sequence[Entry] = (),
) -> RenderableType:
    numbers = numbers_of(asked)
    return Group(
        _goal(view.overlord, len(view.players), voice),
        _demands(view.overlord, voice, numbers),
        _overlord(view, voice),
        Rule(style=QUIET),
        architects.draw(view, voice, question, width, asked),
    )


def shown(view: ArchitectsCoopView, question: Question) -> Sequence[str]:
    """Open demands, and the choices that Architects shows."""
    places = [f"demand/{one.card}" for one in view.overlord.demands]
    found = [choice.key for choice in question.choices if choice.target in places]
    return [*found, *architects.shown(view, question)]


def _goal(overlord: OverlordView, players: int, voice: Voice) -> Text:
    text = Text(f"{voice.text('overlord-goal')}: ", style="bold")
    text.append(f"{signed(overlord.total)} / {overlord.target}", style=ink("gold"))
    product = voice.text(
        *("label-team_sum",),
        each=overlord.per_worker,
        players=players,
        workers=overlord.in_guildhall,
    )
    text.append(f"   {product}", style=QUIET)
    left = voice.text("label-events_left", count=overlord.events_left)
    return text.append(f"   {voice.text('label-events')}: {left}")


def _demands(overlord: OverlordView, voice: Voice, numbers: Numbers) -> Text:
    text = Text(f"{voice.text('label-demands')}: ", style="bold")
    for i, one in enumerate(overlord.demands):
        text.append("   " if i else "").append(f"{one.level} ")
        text.append_text(numbered(numbers, f"demand/{one.card}"))
        text.append(_demand(one, voice), style=QUIET if one.card is None else "")
    return text


def _demand(one: DemandView, voice: Voice) -> str:
    if one.card is None:
        return voice.text("label-demand_hidden")
    given = voice.text("overlord-of", given=one.given, needed=one.needed)
    return f"{voice.text(f'card-{one.card}')} {given}" + (" ✓" if one.met else "")


def _overlord(view: ArchitectsCoopView, voice: Voice) -> Text:
    """The Overlord's workers, his prisoners, and the open scheme."""
    overlord = view.overlord
    mark, style = seat_mark(overlord.seat), seat_style(overlord.seat)
    text = Text(f"{mark} {voice.text('opponent-own')}", style=style)
    text.append(f": {voice.text('overlord-free')} {overlord.free}")
    for place, workers in zip(view.places, overlord.open, strict=True):
        if workers:
            text.append(f" · {voice.text(f'location-{place}')} {workers}")
    if overlord.prison:
        text.append(f" · {voice.text('label-prison')} {overlord.prison}")
    if any(overlord.captured):
        text.append(f" · {voice.text('overlord-holds')}:")
        for seat, workers in enumerate(overlord.captured):
            if workers:
                text.append(f" {seat_mark(seat)}{workers}", seat_style(seat))
    if overlord.discards:
        text.append(f" · {voice.text(f'card-{overlord.discards[-1]}')}", style=QUIET)
    return text


def tally(view: ArchitectsCoopView, voice: Voice) -> Sequence[tuple[str, Sequence[str]]]:
    return architects.tally(view, voice)

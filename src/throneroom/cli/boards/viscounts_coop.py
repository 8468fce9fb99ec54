"""Viscounts against the Overlord: the goal and his workers above the ring of Viscounts."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from throneroom.cli.boards import viscounts
from throneroom.cli.choices import Entry
from throneroom.cli.style import QUIET, ink, seat_mark, seat_style, signed
from throneroom.cli.west_kingdom import Numbers, numbered, numbers_of
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.view import (
    OverlordView,
    ViscountsCoopView,
)
from throneroom.kernel import Question
from throneroom.text import Voice

describe, catalogue = viscounts.describe, viscounts.catalogue


def draw(
    view: ViscountsCoopView,
    voice: Voice,
    question: Question | None,
    width: int,
    asked: Sequence[Entry] = (),
) -> RenderableType:
    numbers = numbers_of(asked)
    return Group(
        _goal(view.overlord, voice),
        _roads(view.overlord, voice, numbers),
        _castle(view.overlord, voice),
        _reminders(view, voice, numbers),
        Rule(style=QUIET),
        viscounts.draw(view, voice, question, width, asked),
    )


def shown(view: ViscountsCoopView, question: Question) -> Sequence[str]:
    """Reminder cards and workers on the roads, and the choices that Viscounts shows."""
    places = [f"reminder/{card}" for card in _lying(view)]
    places += [
        f"outpost/{one.space}:{seat}"
        for one in view.overlord.locations
        for seat, count in enumerate(one.outposts)
        if count
    ]
    found = [choice.key for choice in question.choices if choice.target in places]
    return [*found, *viscounts.shown(view, question)]


def _lying(view: ViscountsCoopView) -> list[str]:
    """Reminder cards of players, and those to choose from."""
    return [*(card for holder in view.reminders for card in holder.cards), *view.reminders_left]


def _goal(overlord: OverlordView, voice: Voice) -> Text:
    text = Text(f"{voice.text('overlord-goal')}: ", style="bold")
    text.append(f"{signed(overlord.total)} / {overlord.target}", style=ink("gold"))
    text.append(f"   {voice.text(f'label-overlord_{overlord.difficulty}')}", style=QUIET)
    return text


def _roads(overlord: OverlordView, voice: Voice, numbers: Numbers) -> Text:
    """The Overlord's place, his next action, and all workers on the roads."""
    text = Text(
        f"{seat_mark(overlord.seat)} {voice.text('opponent-own')}", seat_style(overlord.seat)
    )
    if overlord.space is not None:
        text.append(f" {voice.text('label-space', number=overlord.space)}")
    text.append(f" · {voice.text('label-overlord_supply', count=overlord.supply)}")
    if overlord.next is not None:
        coming = overlord.next
        said = voice.text("label-overlord_next", silver=coming.silver, space=coming.space)
        does = voice.text(f"label-overlord_{coming.does}", card=coming.banishes or "")
        text.append(f" · {said}: {does}", style=QUIET)
    for one in overlord.locations:
        if one.his or any(one.outposts):
            text.append(f"\n  {voice.text('label-space', number=one.space)}: ")
            text.append(seat_mark(overlord.seat) * one.his, seat_style(overlord.seat))
            if one.his and one.protected:
                text.append(f" {voice.text('label-protected')}", style=QUIET)
            for seat, count in enumerate(one.outposts):
                if count:
                    text.append_text(numbered(numbers, f"outpost/{one.space}:{seat}"))
                    text.append(seat_mark(seat) * count, seat_style(seat))
    return text


def _castle(overlord: OverlordView, voice: Voice) -> Text:
    """Sections of the castle that his workers have reached."""
    text = Text("")
    for one in overlord.castle:
        for tier, count in ((1, one.tier1), (2, one.tier2)):
            if count:
                text.append(f"{seat_mark(overlord.seat)} ", seat_style(overlord.seat))
                text.append(f"{voice.text(f'section-{one.section}')}, ")
                text.append(voice.text("label-tier", n=tier))
                text.append(f" ({voice.text('label-protected')})  " if one.protected else "  ")
    return text


def _reminders(view: ViscountsCoopView, voice: Voice, numbers: Numbers) -> Text:
    text = Text(f"{voice.text('label-reminders')}: ", style="bold")
    for seat, holder in enumerate(view.reminders):
        for card in holder.cards:
            text.append(f"{seat_mark(seat)} ", seat_style(seat))
            text.append_text(_reminder(card, voice, numbers))
            if len(holder.cards) > 1 and card == holder.upper:
                text.append(f"({voice.text('label-upper')}) ", style=QUIET)
    if view.phase == "pairs":
        for card in view.reminders_left:
            text.append_text(_reminder(card, voice, numbers))
    return text


def _reminder(card: str, voice: Voice, numbers: Numbers) -> Text:
    text = numbered(numbers, f"reminder/{card}").append(voice.text(f"card-{card}"))
    return text.append(f" {voice.text(f'card-{card}.short')}  ", style=QUIET)


def tally(view: ViscountsCoopView, voice: Voice) -> Sequence[tuple[str, Sequence[str]]]:
    return viscounts.tally(view, voice)

"""Parts that the boards of the West Kingdom share in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Protocol

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from throneroom.cli.choices import Entry
from throneroom.cli.people import cards_in_hand, players
from throneroom.cli.style import BAND, NUMBER, QUIET, ink, seat_mark
from throneroom.games.west_kingdom.campaign.view import CampaignView, GoalView
from throneroom.kernel import Seat
from throneroom.text import Voice

Numbers = Mapping[str, int]
"""The numbers of the choices by place: "town/forest" is number 7."""


class Holder(Protocol):
    @property
    def hand(self) -> Sequence[str] | None: ...


class FamilyView(Protocol):
    @property
    def seat(self) -> Seat | None: ...
    @property
    def current(self) -> Seat: ...
    @property
    def over(self) -> bool: ...
    @property
    def players(self) -> Sequence[Holder]: ...


def numbers_of(asked: Sequence[Entry]) -> Numbers:
    return {entry.target: entry.number for entry in asked if entry.target}


def numbered(numbers: Numbers, target: str) -> Text:
    """The number of a choice, to stand before the name of its place."""
    number = numbers.get(target)
    return Text(f"{number} ", style=NUMBER) if number else Text("")


def band(seat: Seat, phase: str, right: str, voice: Voice, width: int) -> Text:
    """A band with the player whose turn it is, the phase, and the progress of the game."""
    text = Text(f" {seat_mark(seat)} {voice.player(seat)} · {phase}", style=BAND)
    return text.append(f"{right} ".rjust(max(width - text.cell_len, 1)), style="bold")


def chronicles(campaign: CampaignView | None, voice: Voice) -> list[RenderableType]:
    """The chronicle board of a campaign: the goals, everybody's progress, and all chronicles."""
    if campaign is None:
        return []
    table = Table.grid(padding=(0, 2, 0, 0))
    for goal in campaign.goals:
        name = voice.text(f"chronicle-{goal.chronicle}")
        asked = Text(voice.text(f"chronicle-{goal.chronicle}.goal"), style=QUIET)
        table.add_row(name, asked, _race(goal, campaign.faces[goal.chronicle].n, voice))
    totals = [
        f"{seat_mark(seat)} {voice.player(seat)} {keeper.total}"
        for seat, keeper in enumerate(campaign.keepers)
    ]
    title = voice.text("campaign-goals" if campaign.goals else "campaign-goals-later")
    held = Text(f"{voice.text('campaign-chronicles')}: {', '.join(totals)}")
    return [Rule(style=QUIET), Group(Text(title), table, held), Rule(style=QUIET)]


def _race(goal: GoalView, n: int, voice: Voice) -> str:
    if goal.owner is not None:
        return voice.text("campaign-taken-by", name=voice.player(goal.owner))
    counts = [f"{seat_mark(seat)} {count}/{n}" for seat, count in enumerate(goal.progress)]
    return "  ".join(counts)


def in_threes(cells: Sequence[Text], gap: int) -> Table:
    table = Table.grid(padding=(0, gap, 0, 0))
    for start in range(0, len(cells), 3):
        table.add_row(*cells[start : start + 3])
    return table


def people(
    view: FamilyView, voice: Voice, numbers: Numbers, width: int, facts: Callable[[Seat], Text]
) -> Table:
    """All players with what is known about them, and the reader's hand."""

    def hand(room: int) -> Text:
        held = view.players[view.seat].hand or () if view.seat is not None else ()
        cards = [(key, 1, partial(ink, "blue")) for key in held]
        return cards_in_hand(cards, voice, numbers, room, nothing="—")

    return players(
        len(view.players),
        view.seat,
        voice,
        width,
        on_turn=None if view.over else view.current,
        facts=facts,
        hand=(voice.text("label-hand"), hand),
    )

"""Paladins against the Overlord: the goal, the threats and honour above the table of Paladins."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from throneroom.cli.boards import paladins
from throneroom.cli.choices import Entry
from throneroom.cli.style import QUIET, ink, seat_mark, seat_style, signed
from throneroom.cli.west_kingdom import Numbers, numbered, numbers_of
from throneroom.games.west_kingdom.tomesaga.paladins_coop.view import (
    OverlordView,
    PaladinsCoopView,
    ThreatView,
)
from throneroom.kernel import Question
from throneroom.text import Voice

describe, catalogue = paladins.describe, paladins.catalogue


def draw(
    view: PaladinsCoopView,
    voice: Voice,
    question: Question | None,
    width: int,
    asked: Sequence[Entry] = (),
) -> RenderableType:
    numbers = numbers_of(asked)
    return Group(
        _goal(view.overlord, len(view.players), voice),
        _threats(view.overlord, voice),
        _orders(view, voice, numbers),
        _honour(view, voice),
        Rule(style=QUIET),
        paladins.draw(view, voice, question, width, asked),
    )


def shown(view: PaladinsCoopView, question: Question) -> Sequence[str]:
    """Open orders, and the choices that Paladins shows."""
    places = [f"king/{one.card}" for one in view.orders if one.card]
    found = [choice.key for choice in question.choices if choice.target in places]
    return [*found, *paladins.shown(view, question)]


def _goal(overlord: OverlordView, players: int, voice: Voice) -> Text:
    text = Text(f"{voice.text('overlord-goal')}: ", style="bold")
    text.append(f"{signed(overlord.total)} / {overlord.target}", style=ink("gold"))
    product = voice.text("label-team_sum", each=overlord.per_player, players=players)
    return text.append(f"   {product}", style=QUIET)


def _threats(overlord: OverlordView, voice: Voice) -> Text:
    text = Text(f"{voice.text('label-threats')}: ", style="bold")
    due = voice.text("label-outsiders_due", removed=overlord.removed, required=overlord.required)
    text.append(f"{voice.text('card-outsider_threat')} {due}")
    for one in overlord.threats:
        text.append("   ").append(_threat(one, voice), style="" if one.workers else QUIET)
    coming = voice.text("label-king_comes", round=overlord.king_round, more=overlord.king_more)
    return text.append(f"   {voice.text('card-king_threat')}: {coming}", style=QUIET)


def _threat(one: ThreatView, voice: Voice) -> str:
    """ "Seized markets ×2 (Trade; 1 honour / 1 silver)"."""
    if one.card is None:
        return voice.text("label-threat_hidden", round=one.round)
    name = voice.text(f"card-{one.card}")
    if not one.workers:
        return f"{name}: {voice.text('label-threat_gone')}"
    costs = " / ".join(voice.text(f"penalty-{key}") for key in one.penalty)
    return f"{name} ×{one.workers} ({voice.text(f'action-{one.action}')}; {costs})"


def _orders(view: PaladinsCoopView, voice: Voice, numbers: Numbers) -> Text:
    text = Text(f"{voice.text('label-king')}:", style="bold")
    for order, team in zip(view.orders, view.team_orders, strict=True):
        if order.card is None:
            continue
        text.append("  ").append_text(numbered(numbers, f"king/{order.card}"))
        text.append(
            ", ".join(f"{voice.text(f'attribute-{name}')} {n}" for name, n in team.requires.items())
        )
        if team.worker is not None:
            text.append(f" ✓{seat_mark(team.worker.seat)}", seat_style(team.worker.seat))
    return text


def _honour(view: PaladinsCoopView, voice: Voice) -> Text:
    text = Text(f"{voice.text('label-honour')}:", style="bold")
    for seat, mate in enumerate(view.mates):
        text.append(f"  {seat_mark(seat)} {mate.honour}", seat_style(seat))
    return text


def tally(view: PaladinsCoopView, voice: Voice) -> Sequence[tuple[str, Sequence[str]]]:
    return paladins.tally(view, voice)

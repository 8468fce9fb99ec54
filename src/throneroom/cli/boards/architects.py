"""Architects of the West Kingdom: the town, apprentices, market, Guildhall, Cathedral, players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from throneroom.cli.choices import Entry
from throneroom.cli.style import QUIET, ink, seat_mark, seat_style, signed
from throneroom.cli.west_kingdom import (
    Numbers,
    band,
    chronicles,
    in_threes,
    numbered,
    numbers_of,
    people,
)
from throneroom.games.west_kingdom.architects.cards import APPRENTICES, BUILDINGS, GOODS
from throneroom.games.west_kingdom.architects.view import ArchitectsView, PlayerView
from throneroom.kernel import Question, Seat
from throneroom.text import Voice


def draw(
    view: ArchitectsView,
    voice: Voice,
    question: Question | None,
    width: int,
    asked: Sequence[Entry] = (),
) -> RenderableType:
    numbers = numbers_of(asked)
    return Group(
        _band(view, voice, width),
        *chronicles(view.campaign, voice),
        _town(view, voice, numbers),
        _rows(view, voice, numbers),
        _market(view, voice, numbers),
        _guildhall(view, voice, numbers),
        Rule(style=QUIET),
        people(view, voice, numbers, width, lambda seat: _facts(view, seat, voice)),
    )


def shown(view: ArchitectsView, question: Question) -> Sequence[str]:
    """Places, open apprentices and cards in hand; everything else is listed."""
    places = [f"town/{place}" for place in (*view.places, *view.spaces, "guildhall")]
    places += [f"row/{card}" for row in view.rows for card in row if card]
    if view.seat is not None:
        places += [f"hand/{card}" for card in view.players[view.seat].hand or ()]
    found = [choice for choice in question.choices if choice.target in places]
    found.sort(key=lambda choice: places.index(choice.target))
    return [choice.key for choice in found]


def _band(view: ArchitectsView, voice: Voice, width: int) -> Text:
    phase = voice.text(f"phase-{view.phase}" if view.phase != "turns" else view.steps[view.step])
    filled = min(len(view.guildhall.workers), view.guildhall.spaces)
    count = voice.text("label-guildhall_count", n=filled, spaces=view.guildhall.spaces)
    return band(view.current, phase, f"{voice.text('label-guildhall')} {count}", voice, width)


def _crowd(counts: Sequence[int]) -> Text:
    """Workers by seat: "◆3 ●1"."""
    text = Text()
    for seat, n in enumerate(counts):
        if n:
            text.append(f" {seat_mark(seat)}{n}", seat_style(seat))
    return text


def _town(view: ArchitectsView, voice: Voice, numbers: Numbers) -> Table:
    """The town, three locations per line."""
    cells = []
    for i, place in enumerate(view.places):
        cell = numbered(numbers, f"town/{place}")
        cell.append(voice.text(f"location-{place}"))
        if place == "tax_stand":
            cell.append(f" {view.tax}", style="bold")
        cells.append(cell.append_text(_crowd([player.open[i] for player in view.players])))
    return in_threes(cells, gap=2)


def _rows(view: ArchitectsView, voice: Voice, numbers: Numbers) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    for row, coins in zip(view.rows, view.coins, strict=True):
        cells = []
        for card, silver in zip(row, coins, strict=True):
            cell = numbered(numbers, f"row/{card}")
            cell.append(voice.text(f"card-{card}") if card else "—", style=ink("gold"))
            cells.append(cell.append(f" +{silver}" if silver else ""))
        table.add_row(*cells)
    return table


def _market(view: ArchitectsView, voice: Voice, numbers: Numbers) -> Text:
    text = Text(f"{voice.text('label-black_market')}: ", style="bold")
    for i, space in enumerate(view.spaces):
        text.append("   " if i else "").append_text(numbered(numbers, f"town/{space}"))
        offer = _goods(view.offers[i], voice) or voice.text("label-apprentices")
        text.append(offer, style=ink("purple"))
        worker = view.market[i]
        if worker is not None:
            text.append(f" {seat_mark(worker)}", seat_style(worker))
    return text


def _goods(goods: Sequence[str], voice: Voice) -> str:
    return ", ".join(f"{n} {voice.text(f'good-{good}')}" for good, n in Counter(goods).items())


def _guildhall(view: ArchitectsView, voice: Voice, numbers: Numbers) -> Text:
    text = numbered(numbers, "town/guildhall")
    text.append(f"{voice.text('label-guildhall')}: ", style="bold")
    for worker in view.guildhall.workers:
        text.append(seat_mark(worker), seat_style(worker))
    text.append("·" * (view.guildhall.spaces - len(view.guildhall.workers)), style=QUIET)
    text.append(f"   {voice.text('label-cathedral')}:", style="bold")
    for level in view.cathedral[1:]:
        text.append(f" {level.vp}")
        for seat in level.seats:
            text.append(seat_mark(seat), seat_style(seat))
    text.append(f"   {voice.text('label-prison')}:", style="bold")
    return text.append_text(_crowd([player.prison for player in view.players]))


def _facts(view: ArchitectsView, seat: Seat, voice: Voice) -> Text:
    player = view.players[seat]
    goods = [item for item in (*GOODS, "silver") for _ in range(getattr(player, item))]
    facts = [
        f"{signed(player.score.total)} ★",
        f"{voice.text('label-virtue')} {player.virtue}",
        f"{voice.text('label-free_workers')} {player.free}",
    ]
    if player.board:
        facts.insert(0, voice.text(f"board-{player.board}"))
    if goods:
        facts.append(_goods(goods, voice))
    if player.unpaid:
        facts.append(f"{voice.text('label-debts')} {player.unpaid}")
    facts += [_named(player, voice)] if player.apprentices or player.buildings else []
    text = Text(" · ".join(facts))
    if any(player.captured):
        text.append(f" · {voice.text('label-captured')}:").append_text(_crowd(player.captured))
    return text


def _named(player: PlayerView, voice: Voice) -> str:
    return ", ".join(voice.text(f"card-{key}") for key in (*player.apprentices, *player.buildings))


# Reading


def describe(key: str, voice: Voice) -> str:
    """ "Carpentry; 3 wood, 2 stone, 1 gold; 6 ★"."""
    if key in APPRENTICES:
        skills = ", ".join(voice.text(f"skill-{skill}") for skill in APPRENTICES[key].skills)
        return f"{skills}."
    if key not in BUILDINGS:
        return ""
    building = BUILDINGS[key]
    parts = [voice.text(f"skill-{skill}") for skill in building.skills]
    cost = [item for item, n in building.cost.counted(0).items() for _ in range(n)]
    return f"{'; '.join([*parts, _goods(cost, voice), f'{building.vp} ★'])}."


def tally(view: ArchitectsView, voice: Voice) -> Sequence[tuple[str, Sequence[str]]]:
    return [
        (voice.text("label-cathedral"), [str(player.level) for player in view.players]),
        (voice.text("label-virtue"), [str(player.virtue) for player in view.players]),
    ]


def catalogue(voice: Voice, width: int) -> RenderableType:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(voice.text("label-hand"), no_wrap=True)
    table.add_column("★", justify="right")
    table.add_column(voice.text("label-supplies"))
    for card in BUILDINGS.values():
        cost = [item for item, n in card.cost.counted(0).items() for _ in range(n)]
        title = Text(voice.text(f"card-{card.key}"), style=ink("blue"))
        table.add_row(title, str(card.vp), _goods(cost, voice))
    return table

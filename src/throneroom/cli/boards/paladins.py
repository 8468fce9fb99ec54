"""Paladins of the West Kingdom: king, rows, map, the reader's actions, players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

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
from throneroom.games.west_kingdom.paladins.cards import (
    FAVOURS,
    ORDERS,
    OUTSIDERS,
    PALADINS,
    TAVERN,
    TOWNSFOLK,
    WALLS,
)
from throneroom.games.west_kingdom.paladins.view import (
    ActionView,
    LocationView,
    ModeView,
    PaladinsView,
    PlayerView,
)
from throneroom.kernel import Question, Seat
from throneroom.text import Voice

PIECES = {"monk": "☩", "outpost": "⚑"}


def draw(
    view: PaladinsView,
    voice: Voice,
    question: Question | None,
    width: int,
    asked: Sequence[Entry] = (),
) -> RenderableType:
    numbers = numbers_of(asked)
    parts: list[RenderableType] = [
        _band(view, voice, width),
        *chronicles(view.campaign, voice),
        _king(view, voice, numbers),
        _townsfolk(view, voice, numbers),
        _map(view, voice, numbers),
    ]
    if view.tavern:
        parts.append(_tavern(view, voice, numbers))
    reader = view.seat if view.seat is not None else view.current
    parts += [
        Rule(style=QUIET),
        _actions(view.players[reader], voice, numbers),
        _spots(view.players[reader], question, voice, numbers),
        Rule(style=QUIET),
        people(view, voice, numbers, width, lambda seat: _facts(view, seat, voice)),
    ]
    return Group(*parts)


def shown(view: PaladinsView, question: Question) -> Sequence[str]:
    """The open things on the table and on the reader's board; lines-up and crews are listed."""
    places = [f"king/{favour.card}" for favour in view.favours if favour.card]
    places += [f"townsfolk/{slot.card}" for slot in view.townsfolk if slot.card]
    places += [f"outsider/{slot.card}" for slot in view.outsiders if slot.card]
    places += [f"map/{place.location}" for place in view.map]
    places += [f"tavern/{card}" for card in view.tavern]
    for action in view.players[question.seat].actions:
        places += [f"action/{mode.mode}" for mode in action.modes]
        places.append(f"action/{action.action}")
    places += [choice.target for choice in question.choices if choice.target.startswith("spot/")]
    at = {place: i for i, place in reversed(list(enumerate(places)))}
    # A card that can be hired in two ways is listed with both.
    lying = Counter(choice.target for choice in question.choices)
    found = [
        choice for choice in question.choices if choice.target in at and lying[choice.target] == 1
    ]
    found.sort(key=lambda choice: at[choice.target])
    return [choice.key for choice in found]


def _band(view: PaladinsView, voice: Voice, width: int) -> Text:
    far = voice.text("label-round", n=view.round, rounds=view.rounds)
    taxes = voice.text("label-tax_left", n=view.tax, full=view.tax_full)
    phase = voice.text(view.steps[view.step])
    return band(view.current, phase, f"{far} · {taxes}", voice, width)


def _goods(words: Iterable[str], voice: Voice, sort: str = "good") -> str:
    """ "silver ×2, cleric"."""
    return ", ".join(
        voice.text(f"{sort}-{word}") + (f" ×{n}" if n > 1 else "")
        for word, n in Counter(words).items()
    )


def _card(key: str, voice: Voice) -> str:
    return voice.text(f"card-{key}")


# The table


def _king(view: PaladinsView, voice: Voice, numbers: Numbers) -> Text:
    text = Text(f"{voice.text('label-king')}:", style="bold")
    for order in view.orders:
        name = _card(order.card, voice) if order.card else "—"
        text.append(f"  {name} {order.points} ★", style=ink("gold") if order.card else QUIET)
    for favour in view.favours:
        if favour.card:
            text.append("  ").append_text(numbered(numbers, f"king/{favour.card}"))
            text.append(_card(favour.card, voice), style=ink("purple"))
            if favour.seat is not None:
                text.append(f" {seat_mark(favour.seat)}", seat_style(favour.seat))
    return text


def _townsfolk(view: PaladinsView, voice: Voice, numbers: Numbers) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    reader = view.players[view.seat if view.seat is not None else view.current]
    for slot, price in zip(view.townsfolk, reader.hire_prices, strict=True):
        if slot.card is None:
            table.add_row(Text("—", style=QUIET))
            continue
        name = numbered(numbers, f"townsfolk/{slot.card}")
        name.append(_card(slot.card, voice), style=ink("gold"))
        cost = voice.text("label-or_debt", n=price) if slot.debt and price else str(price)
        table.add_row(name, cost, Text(voice.text(f"card-{slot.card}.text"), style=QUIET))
    return table


def _map(view: PaladinsView, voice: Voice, numbers: Numbers) -> Table:
    """One column for each column of the map, with its outsider at the bottom."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    faith, strength = view.columns["faith"], view.columns["strength"]
    for least, most in zip(faith, strength, strict=True):
        head = f"{voice.text('attribute-faith')} {least}, {voice.text('attribute-strength')} {most}"
        table.add_column(head)
    columns = [[place for place in view.map if place.column == n] for n in range(1, 7)]
    for row in range(max(map(len, columns))):
        cells = [column[row] if row < len(column) else None for column in columns]
        table.add_row(*(_place(place, voice, numbers) for place in cells))
    foot = []
    for slot in view.outsiders:
        cell = numbered(numbers, f"outsider/{slot.card}")
        foot.append(cell.append(_card(slot.card, voice) if slot.card else "—", ink("red")))
    table.add_row(*foot)
    return table


def _place(place: LocationView | None, voice: Voice, numbers: Numbers) -> Text:
    if place is None:
        return Text("")
    if not place.open:
        return Text("×", style=QUIET)
    if place.piece is not None and place.seat is not None:
        return Text(f"{PIECES[place.piece]}{seat_mark(place.seat)}", seat_style(place.seat))
    return numbered(numbers, f"map/{place.location}").append(_goods(place.reward, voice))


def _tavern(view: PaladinsView, voice: Voice, numbers: Numbers) -> Text:
    text = Text(f"{voice.text('label-tavern')}:", style="bold")
    for card in view.tavern:
        text.append("  ").append_text(numbered(numbers, f"tavern/{card}"))
        text.append(_goods(view.cards.tavern[card], voice), style=ink("blue"))
    return text


# The reader's board


def _actions(player: PlayerView, voice: Voice, numbers: Numbers) -> Table:
    """The actions, three per line, the left half first."""
    return in_threes([_action(action, voice, numbers) for action in player.actions], gap=3)


def _action(action: ActionView, voice: Voice, numbers: Numbers) -> Text:
    text = numbered(numbers, f"action/{action.action}") if len(action.modes) > 1 else Text("")
    if action.workers:
        text.append(voice.text(f"action-{action.action}"), style=QUIET)
        return text.append(f": {_goods(action.workers, voice, 'worker')}", style=QUIET)
    for i, mode in enumerate(action.modes):
        text.append(" / " if i else "").append_text(numbered(numbers, f"action/{mode.mode}"))
        # With only one way, the name of the action says enough.
        name = mode.mode if len(action.modes) > 1 else action.action
        text.append(voice.text(f"action-{name}"), style=QUIET if mode.missing else "bold")
        text.append(f" ({_asked(mode, action.workshops, voice)})", style=QUIET)
    return text


def _asked(mode: ModeView, workshops: int, voice: Voice) -> str:
    """The requirements: workers, goods, an attribute."""
    parts = ["⌂" * workshops] if workshops else []
    parts += [voice.text(f"worker-{kind}") for kind in mode.spaces]
    if mode.silver:
        parts.append(f"{mode.silver} {voice.text('good-silver')}")
    if mode.provisions:
        parts.append(f"{mode.provisions} {voice.text('good-provision')}")
    if mode.least:
        parts.append(f"{voice.text(f'attribute-{mode.needs}')} {mode.least}")
    return ", ".join(parts)


def _spots(player: PlayerView, question: Question | None, voice: Voice, numbers: Numbers) -> Text:
    text = Text(f"{voice.text('label-jars')} {player.jars}", style="bold")
    for choice in question.choices if question is not None else ():
        if choice.target.startswith("spot/"):
            text.append("  ").append_text(numbered(numbers, choice.target))
            text.append(voice.say(choice.text))
    return text


def _facts(view: PaladinsView, seat: Seat, voice: Voice) -> Text:
    player = view.players[seat]
    facts = [f"{signed(player.score.total)} ★"]
    if player.paladin:
        facts.append(_card(player.paladin, voice))
    for attribute in player.attributes:
        lent = f"+{attribute.bonus}" if attribute.bonus else ""
        facts.append(f"{voice.text(f'attribute-{attribute.attribute}')} {attribute.value}{lent}")
    workers = [kind for kind, n in player.pool.items() for _ in range(n)]
    facts.append(_goods(workers, voice, "worker") or voice.text("label-no_workers"))
    facts.append(f"{voice.text('good-silver')} {player.silver}")
    facts.append(f"{voice.text('good-provision')} {player.provisions}")
    if player.suspicion:
        facts.append(f"{voice.text('label-suspicion')} {len(player.suspicion)}")
    if player.unpaid:
        facts.append(f"{voice.text('label-debts')} {player.unpaid}")
    if player.passed:
        facts.append(voice.text("label-passed"))
    if player.townsfolk:
        facts.append(", ".join(_card(key, voice) for key in player.townsfolk))
    return Text(" · ".join(facts))


# Reading


def describe(key: str, voice: Voice) -> str:
    """The facts about a thing that are not in its text ("King's favour; scout.")."""
    if key in OUTSIDERS:
        return f"{voice.text(f'suit-{OUTSIDERS[key].suit}')}."
    if key in FAVOURS:
        return f"{_goods(FAVOURS[key].spaces.printed, voice, 'worker')}."
    return ""


def tally(view: PaladinsView, voice: Voice) -> Sequence[tuple[str, Sequence[str]]]:
    return [
        (voice.text("good-silver"), [str(player.silver) for player in view.players]),
        (voice.text("good-provision"), [str(player.provisions) for player in view.players]),
    ]


def catalogue(voice: Voice, width: int) -> RenderableType:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(voice.text("label-cards"), no_wrap=True)
    table.add_column("")
    for cards in (PALADINS, TOWNSFOLK, OUTSIDERS, ORDERS, FAVOURS, WALLS, TAVERN):
        for key in cards:
            title = Text(_card(key, voice), style=ink("blue"))
            table.add_row(title, voice.text(f"card-{key}.text"))
    return table

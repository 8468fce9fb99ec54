"""Dominion's table: the turn, the supply, the players, the hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from rich import box
from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from throneroom.cli.choices import Entry
from throneroom.cli.people import cards_in_hand, players
from throneroom.cli.style import BAND, NUMBER, QUIET, ink, seat_mark
from throneroom.games.dominion.cards import BASIC, CARDS, KINGDOM, SETS, Card
from throneroom.games.dominion.view import DominionView, PlayerView
from throneroom.kernel import Question
from throneroom.text import Voice

INKS = {
    "attack": "red",
    "reaction": "blue",
    "treasure": "gold",
    "victory": "green",
    "curse": "purple",
}
"""A card's colour, by the first of these types that it has; plain Actions have the terminal's own
colour."""

PILE, GAP, INSET = 11, 2, 3
"""Widths in cells: of a pile without its name, of the gap between columns, and of a number."""
LAYOUTS = ((3, 4, 5, 5), (7, 5, 5), (7, 10), (17,))
"""Layouts: the number of piles in each column. The first layout that fits the width is used."""

Numbers = Mapping[str, int]
"""The numbers of the choices by place: "supply/village" is number 7."""


def draw(
    view: DominionView,
    voice: Voice,
    question: Question | None,
    width: int,
    asked: Sequence[Entry] = (),
) -> RenderableType:
    numbers = {entry.target: entry.number for entry in asked if entry.target}
    return Group(
        _band(view, voice, width),
        *_supply(view, voice, numbers, width),
        Rule(style=QUIET),
        _players(view, voice, numbers, width),
    )


def shown(view: DominionView, question: Question) -> Sequence[str]:
    """Cards in the supply and in hand. Choices with words of their own are listed."""
    places = [f"supply/{card.key}" for card in _piles(view)]
    if view.seat is not None:
        places += [f"hand/{card.key}" for card, _ in _counted(view.players[view.seat].hand or ())]
    found = [
        choice
        for choice in question.choices
        if choice.target in places and choice.text.id.startswith("card-")
    ]
    found.sort(key=lambda choice: places.index(choice.target))
    return [choice.key for choice in found]


# The turn


def _band(view: DominionView, voice: Voice, width: int) -> Text:
    player = view.players[view.current]
    if view.over:
        left, right = voice.text("board-dominion-over"), ""
    else:
        id = "board-dominion-your-turn" if view.current == view.seat else "board-dominion-turn"
        turn = voice.text(id, name=voice.player(view.current), turn=player.turns + 1)
        left = f"{seat_mark(view.current)} {turn} · {voice.text(f'phase-{view.phase}')}"
        right = " · ".join(
            voice.text(f"board-dominion-{what}", count=count)
            for what, count in (
                ("actions", view.actions),
                ("buys", view.buys),
                ("coins", view.coins),
            )
        )
    band = Text(f" {left}", style=BAND)
    band.append(f"{right} ".rjust(max(width - band.cell_len, 1)), style="bold")
    return band


# The supply


def _supply(view: DominionView, voice: Voice, numbers: Numbers, width: int) -> list[Text]:
    columns, names = _columns(view, voice, width)
    rows = []
    for i in range(max(map(len, columns))):
        row = Text()
        for column, name_width in zip(columns, names, strict=True):
            if i < len(column):
                card = column[i]
                row.append_text(_pile(card, view, voice, numbers, name_width))
            else:
                row.append(" " * (name_width + PILE))
            row.append(" " * GAP)
        row.rstrip()
        rows.append(row)
    if view.trash:
        trash = Text(f"{voice.text('board-dominion-trash')} ", style=QUIET)
        trash.append_text(_cards(view.trash, voice))
        free = len(columns) > 1 and len(columns[0]) >= len(columns[1]) + 2
        if free:  # there is room below the shorter columns
            rows[-1].append(" " * (names[0] + PILE + GAP - rows[-1].cell_len + INSET))
            rows[-1].append_text(trash)
            rows[-1].truncate(width, overflow="ellipsis")
        else:
            rows.append(trash)
    return rows


def _piles(view: DominionView) -> list[Card]:
    """The basic cards, then the kingdom from cheap to expensive."""
    basic = [card for card in BASIC if card.key in view.supply]
    kingdom = [CARDS[key] for key in view.supply if CARDS[key] not in basic]
    return [*basic, *sorted(kingdom, key=lambda card: card.cost)]


def _columns(view: DominionView, voice: Voice, width: int) -> tuple[list[list[Card]], list[int]]:
    """The piles in columns, and the width of the names in each column."""
    for layout in LAYOUTS:
        rest = _piles(view)
        columns = []
        for count in layout:
            columns.append(rest[:count])
            rest = rest[count:]
        names = [max(cell_len(voice.text(f"card-{card.key}")) for card in c) for c in columns]
        if sum(names) + len(names) * PILE + (len(names) - 1) * GAP <= width:
            return columns, names
    return columns, [max(width - PILE, 1)]


def _pile(card: Card, view: DominionView, voice: Voice, numbers: Numbers, name_width: int) -> Text:
    """ "12 Village (3) ×10": `PILE` cells and the name."""
    number = numbers.get(f"supply/{card.key}")
    left = view.supply[card.key]
    name = set_cell_size(_cropped(voice.text(f"card-{card.key}"), name_width), name_width)
    cell = Text()
    cell.append(f"{number:>2}" if number else "  ", style=NUMBER if number else "")
    style = _ink(card, lit=number is not None)
    rest = f"({card.cost}) {f'×{left}':<3}"
    if not left:
        return cell.append(f" {name} {rest}", style=QUIET)
    return cell.append(" ").append(name, style=style).append(f" {rest}")


def _cropped(name: str, width: int) -> str:
    return name if cell_len(name) <= width else set_cell_size(name, width - 1) + "…"


# The players


def _players(view: DominionView, voice: Voice, numbers: Numbers, width: int) -> Table:
    def hand(room: int) -> Text:
        held = view.players[view.seat].hand or () if view.seat is not None else ()
        cards = [(c.key, count, partial(_ink, c)) for c, count in _counted(held)]
        nothing = voice.text("board-dominion-no-hand")
        return cards_in_hand(cards, voice, numbers, room, nothing=nothing)

    return players(
        len(view.players),
        view.seat,
        voice,
        width,
        on_turn=None if view.over else view.current,
        facts=lambda seat: _facts(view.players[seat], voice),
        hand=(voice.text("board-dominion-hand"), hand),
    )


def _facts(player: PlayerView, voice: Voice) -> Text:
    facts = []
    if player.hand is None:
        facts.append(voice.text("board-dominion-hand-size", count=player.hand_size))
    if player.deck_size is not None:
        facts.append(voice.text("board-dominion-deck", count=player.deck_size))
    if player.known_top:
        facts.append(voice.text("board-dominion-known-top", cards=player.known_top))
    if player.discard_top is None:
        facts.append(voice.text("board-dominion-no-discard"))
    else:
        top, size = player.discard_top, player.discard_size
        facts.append(
            voice.text("board-dominion-discard", card=top)
            if size is None
            else voice.text("board-dominion-discard-size", card=top, count=size)
        )
    text = Text(" · ".join(facts))
    for id, cards in (("board-dominion-play", player.play), ("board-dominion-aside", player.aside)):
        if cards:
            text.append(f" · {voice.text(id)} ").append_text(_cards(cards, voice))
    return text


def _cards(keys: Sequence[str], voice: Voice) -> Text:
    """ "Village, Copper ×3", in colour."""
    parts = [
        Text(voice.text(f"card-{card.key}"), style=_ink(card)).append(
            f" ×{count}" if count > 1 else "", style="ink.plain"
        )
        for card, count in _counted(keys)
    ]
    return Text(", ").join(parts)


def _counted(keys: Sequence[str]) -> list[tuple[Card, int]]:
    """The cards with their counts: Actions, then Treasures, then the rest, expensive ones first."""
    cards = {CARDS[key]: keys.count(key) for key in keys}
    order = sorted(cards, key=lambda c: (not c.is_action, not c.is_treasure, -c.cost, c.key))
    return [(card, cards[card]) for card in order]


def _ink(card: Card, lit: bool = False) -> str:
    return ink(next((colour for kind, colour in INKS.items() if kind in card.types), "plain"), lit)


# Reading


def describe(key: str, voice: Voice) -> str:
    card = CARDS.get(key)
    if card is None:
        return ""
    return voice.text("board-dominion-card", types=_types(card, voice), cost=card.cost)


def tally(view: DominionView, voice: Voice) -> Sequence[tuple[str, Sequence[str]]]:
    return [(voice.text("board-dominion-turns"), [str(player.turns) for player in view.players])]


def catalogue(voice: Voice, width: int) -> RenderableType:
    sets = Table(box=box.SIMPLE_HEAD, pad_edge=False, title_justify="left")
    sets.add_column(voice.text("board-dominion-set"), no_wrap=True)
    sets.add_column("--kingdom", no_wrap=True)
    sets.add_column(voice.text("board-dominion-cards"))
    for name, kingdom in SETS.items():
        names = ", ".join(voice.text(f"card-{card.key}") for card in kingdom)
        sets.add_row(voice.text(f"set-{name}"), name, names)
    sets.add_row(voice.text("set-random"), "random", "")
    cards = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    cards.add_column(voice.text("board-dominion-name"), no_wrap=True)
    cards.add_column(voice.text("board-dominion-cost"), justify="right")
    cards.add_column(voice.text("board-dominion-type"))
    cards.add_column(voice.text("board-dominion-key"), style=QUIET)
    for card in [*BASIC, *sorted(KINGDOM, key=lambda card: card.cost)]:
        title = Text(voice.text(f"card-{card.key}"), style=_ink(card))
        cards.add_row(title, str(card.cost), _types(card, voice), card.key)
    return Group(sets, cards)


def _types(card: Card, voice: Voice) -> str:
    return ", ".join(voice.text(f"type-{kind}") for kind in card.types)

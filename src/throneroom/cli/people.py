"""The players at the table: a line for each, and the reader's hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from throneroom.cli.layout import flow
from throneroom.cli.style import HEADING, NUMBER, QUIET, seat_mark, seat_style
from throneroom.kernel import Seat
from throneroom.text import Voice

GAP = 2


def name_of(seat: Seat, voice: Voice, *, on_turn: bool) -> Text:
    """ "▸ ◆ Anna": the arrow marks the player whose turn it is."""
    arrow = "▸" if on_turn else " "
    return Text.assemble(arrow, " ", (f"{seat_mark(seat)} {voice.player(seat)}", seat_style(seat)))


def players(
    count: int,
    reader: Seat | None,
    voice: Voice,
    width: int,
    *,
    on_turn: Seat | None,
    facts: Callable[[Seat], Text],
    hand: tuple[str, Callable[[int], Text]],
) -> Table:
    """The others clockwise, then the reader with their hand: its heading, and the hand itself in a
    number of columns."""
    longest = max(cell_len(voice.player(seat)) for seat in range(count))
    first_column = min(longest, width // 3) + 4
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_column(no_wrap=True, width=first_column)
    grid.add_column()
    first = (reader + 1) % count if reader is not None else 0
    for seat in [(first + i) % count for i in range(count)]:
        grid.add_row(name_of(seat, voice, on_turn=seat == on_turn), facts(seat))
    if reader is not None:
        heading, held = hand
        grid.add_row(Text("  " + heading, style=HEADING), held(width - first_column - GAP))
    return grid


def cards_in_hand(
    cards: Iterable[tuple[str, int, Callable[[bool], str]]],
    voice: Voice,
    numbers: Mapping[str, int],
    width: int,
    *,
    nothing: str,
) -> Text:
    """Cards, equal ones once, with their number if they can be chosen. A card is given by its key,
    its count, and its style, lit or not."""
    items = []
    for key, count, style in cards:
        number = numbers.get(f"hand/{key}")
        item = Text()
        if number:
            item.append(f"{number:>2}", style=NUMBER).append(" ")
        item.append(voice.text(f"card-{key}"), style=style(number is not None))
        items.append(item.append(f" ×{count}" if count > 1 else ""))
    return Text("\n").join(flow(items, width)) if items else Text(nothing, style=QUIET)

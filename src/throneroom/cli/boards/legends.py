"""Legends' table: the turn, the market, the map tile by tile, the players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich import box
from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from throneroom.cli.choices import Entry
from throneroom.cli.layout import flow
from throneroom.cli.people import name_of
from throneroom.cli.style import BAND, HEADING, NUMBER, QUIET, ink, seat_mark, seat_style
from throneroom.games.legends.cards import CARDS, LEADERS, TOKENS, Card
from throneroom.games.legends.tiles import LAYOUTS, SIDES
from throneroom.games.legends.view import LegendsView, PlayerView, RegionView
from throneroom.kernel import Question
from throneroom.text import Voice

NEUTRAL_MARK, CITY, NOBODY, START = "□", "♜", "·", "⌂"
TOKEN_MARK = "✦"
TURNS = ("", "↻", "↻↻", "↺")
"""Signs for the rotation of a tile, in quarter turns."""
ROWS = {
    "t": (("left", "centre", "right"), ("", "bottom", "")),
    "ring": (("top_left", "top_right"), ("bottom_left", "bottom_right")),
}
"""The positions of the slots of each layout."""
GAP, NARROWEST = 2, 24
INKS = {
    "ancient": "gold",
    "arcane": "purple",
    "cursed": "bone",
    "dire": "red",
    "forest": "green",
    "mountain": "bone",
    "night": "blue",
    "noble": "gold",
}

Numbers = Mapping[str, int]
"""The numbers of the choices by place: "region/d5" is number 7."""


def draw(
    view: LegendsView,
    voice: Voice,
    question: Question | None,
    width: int,
    asked: Sequence[Entry] = (),
) -> RenderableType:
    lying = shown(view, question) if question else ()
    numbers = {entry.target: entry.number for entry in asked if entry.keys[0] in lying}
    return Group(
        _band(view, voice, width),
        *_market(view, voice, numbers, width),
        *([Rule(style=QUIET)] if view.row else []),
        *_map(view, voice, numbers, width),
        Rule(style=QUIET),
        *(_player(view, seat, voice, width) for seat in range(len(view.players))),
    )


def shown(view: LegendsView, question: Question) -> Sequence[str]:
    """Cards in the row and regions on the map. Steps, which have two ends, are listed."""
    places = [f"market/{i}" for i in range(len(view.row))]
    places += [f"region/{region.region}" for region in view.regions]
    found = [
        choice
        for choice in question.choices
        if choice.target in places
        and (choice.text.id == "option-card" or choice.text.id.startswith("region-"))
    ]
    found.sort(key=lambda choice: places.index(choice.target))
    return [choice.key for choice in found]


# The turn


def _band(view: LegendsView, voice: Voice, width: int) -> Text:
    phase = voice.text(f"phase-{view.phase}")
    if view.phase == "turns":
        name = f"{seat_mark(view.current)} {voice.player(view.current)}"
        round = voice.text("label-round", round=view.round, rounds=view.rounds)
        phase = f"{name} · {round}"
    if view.games > 1:
        game = voice.text("label-game", game=view.game, games=view.games)
        phase = f"{game} · {phase}"
    right = ""
    if view.acting and view.acting.action:
        action = voice.text(f"action-{view.acting.action}")
        right = f"{action}: {view.acting.left}/{view.acting.total}"
    band = Text(f" {phase}", style=BAND)
    band.append(f"{right} ".rjust(max(width - band.cell_len, 1)), style="bold")
    band.truncate(width, overflow="ellipsis")
    return band


# The market


def _market(view: LegendsView, voice: Voice, numbers: Numbers, width: int) -> list[Text]:
    lines = []
    names = max((cell_len(voice.text(f"card-{key}")) for key in view.row), default=0)
    for place, (key, price) in enumerate(zip(view.row, view.prices, strict=True)):
        number = numbers.get(f"market/{place}")
        card = CARDS[key]
        line = Text()
        line.append(f"{number:>2}" if number else "  ", style=NUMBER if number else "")
        line.append(f" {'●' * price:<3} ", style=ink("gold"))
        name = set_cell_size(voice.text(f"card-{key}"), names)
        line.append(f"{name}  ", style=_ink(card, lit=number is not None))
        line.append(f"{voice.text(f'card-{key}.action')}", style="bold")
        line.append(f" · {voice.text(f'card-{key}.ability')}")
        line.truncate(width, overflow="ellipsis")
        lines.append(line)
    return lines


def _ink(card: Card, lit: bool = False) -> str:
    return ink(INKS.get(card.family, "plain"), lit)


# The map


def _map(view: LegendsView, voice: Voice, numbers: Numbers, width: int) -> list[Text]:
    """The tiles in their layout, each a column of its regions; below them, the sea lanes."""
    rows: tuple[tuple[str, ...], ...] = ROWS[view.layout]
    columns = max(map(len, rows))
    wide = (width - GAP * (columns - 1)) // columns
    if wide < NARROWEST:  # one below the other
        rows = tuple((slot,) for row in rows for slot in row if slot)
        wide = min(width, 60)
    lines: list[Text] = []
    for row in rows:
        tiles = [_tile(view, slot, voice, numbers, wide) for slot in row]
        for i in range(max(map(len, tiles))):
            line = Text()
            for tile in tiles:
                part = tile[i].copy() if i < len(tile) else Text()
                part.truncate(wide, overflow="ellipsis")
                part.append(" " * (wide - part.cell_len + GAP))
                line.append_text(part)
            line.rstrip()
            lines.append(line)
    return [*lines, *_lanes(view, voice, width)]


def _tile(view: LegendsView, slot: str, voice: Voice, numbers: Numbers, width: int) -> list[Text]:
    tile = next((tile for tile in view.tiles if tile.slot == slot), None)
    if tile is None:
        return [Text(f"({voice.text(f'slot-{slot}')})" if slot else "", style=QUIET)]
    title = f"{voice.text(f'side-{tile.side}')} {TURNS[tile.rotation]}".rstrip()
    lines = [Text(f"── {title} ".ljust(width, "─")[:width], style=HEADING)]
    of_tile = [region for region in view.regions if region.slot == slot]
    last = of_tile[0].island if of_tile else ""
    for region in of_tile:
        if region.island != last:  # the next island begins
            last = region.island
            lines[-1].stylize("underline")
        lines.append(_region(view, region, voice, numbers, width))
    return lines


def _region(
    view: LegendsView, region: RegionView, voice: Voice, numbers: Numbers, width: int
) -> Text:
    """A region: its owner, its number if it can be chosen, its name, and the armies in it."""
    number = numbers.get(f"region/{region.region}")
    line = Text()
    if region.control is not None:
        line.append(seat_mark(region.control), style=seat_style(region.control))
    else:
        line.append(NEUTRAL_MARK if region.neutral_control else NOBODY, style=QUIET)
    line.append(f"{number:>2}" if number else "  ", style=NUMBER if number else "")
    pieces = _pieces(region)
    extra = (START if region.is_start else "") + (TOKEN_MARK if region.token else "")
    room = max(width - 4 - pieces.cell_len - len(extra) - 1, 4)
    name = voice.text(f"region-{region.region}")
    if cell_len(name) > room:
        name = set_cell_size(name, room - 1) + "…"
    line.append(f" {name}{extra}", style="bold" if number else "")
    line.append(" ").append_text(pieces)
    return line


def _pieces(region: RegionView) -> Text:
    text = Text()
    for seat, (armies, cities) in enumerate(zip(region.armies, region.cities, strict=True)):
        if armies or cities:
            count = f"{armies or ''}{CITY * cities}"
            text.append(f"{seat_mark(seat)}{count}", style=seat_style(seat))
    if region.neutral:
        text.append(f"{NEUTRAL_MARK}{region.neutral}", style=QUIET)
    return text


def _lanes(view: LegendsView, voice: Voice, width: int) -> list[Text]:
    """The routes that a map in words can't show, and the tokens."""
    items = []
    for link in view.links:
        if link.way in ("sea", "gate"):
            names = [voice.text(f"region-{key}") for key in (link.a, link.b)]
            mark = "~" if link.way == "sea" else "≈"
            items.append(Text(f"{names[0]} {mark}{link.cost}{mark} {names[1]}", style=QUIET))
    for region in view.regions:
        if region.token:
            token = voice.text(f"token-{region.token}")
            items.append(Text(f"{TOKEN_MARK}{token}: {voice.text(f'region-{region.region}')}"))
    return flow(items, width)


# The players


def _player(view: LegendsView, seat: int, voice: Voice, width: int) -> Text:
    player = view.players[seat]
    on_turn = seat == view.current and view.phase == "turns"
    line = name_of(seat, voice, on_turn=on_turn).append("  ")
    line.append(f"{player.score.total}", style=HEADING)
    facts = [
        voice.text("count-coins", count=player.coins),
        voice.text("board-legends-reserve", armies=player.reserve, cities=player.cities_left),
        *_abilities(player, voice),
    ]
    if player.leader:
        facts.insert(0, voice.text(f"leader-{player.leader}"))
    line.append(" · " + " · ".join(facts))
    line.truncate(width, overflow="ellipsis")
    return line


def _abilities(player: PlayerView, voice: Voice) -> list[str]:
    own = player.abilities
    found = [
        f"{voice.text(f'ability-{name}')} {sign}{value}"
        for name, sign, value in (
            ("move_bonus", "+", own.move_bonus),
            ("army_bonus", "+", own.army_bonus),
            ("flying", "×", own.flying),
            ("elixirs", "", own.elixirs),
        )
        if value
    ]
    return found + ([voice.text("ability-immune")] if own.immune else [])


# Reading


def describe(key: str, voice: Voice) -> str:
    card = CARDS.get(key)
    if card is None:
        return ""
    kind = voice.text(f"class-{card.kind}")
    return f"{kind}, {voice.text(f'family-{card.family}')}" if card.family else kind


def tally(view: LegendsView, voice: Voice) -> Sequence[tuple[str, Sequence[str]]]:
    """The numbers that break ties."""
    return [
        (voice.text("board-legends-coins"), [str(player.coins) for player in view.players]),
        (voice.text("board-legends-armies"), [str(player.armies) for player in view.players]),
    ]


def catalogue(voice: Voice, width: int) -> RenderableType:
    cards = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    cards.add_column(voice.text("board-legends-card"), no_wrap=True)
    cards.add_column(voice.text("board-legends-ability"))
    cards.add_column(voice.text("board-legends-action"))
    cards.add_column(voice.text("board-legends-key"), style=QUIET, no_wrap=True)
    for card in CARDS.values():
        number = f" ({card.from_players}+)" if card.from_players > 2 else ""
        name = Text(voice.text(f"card-{card.key}") + number, style=_ink(card))
        ability, action = (voice.text(f"card-{card.key}.{part}") for part in ("ability", "action"))
        cards.add_row(name, ability, action, card.key)
    others = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    others.add_column(voice.text("board-legends-name"), no_wrap=True)
    others.add_column(voice.text("board-legends-text"))
    for leader in LEADERS:
        text = voice.text(f"leader-{leader}.text").replace("\n", " ")
        others.add_row(voice.text(f"leader-{leader}"), text)
    for token in TOKENS:
        others.add_row(voice.text(f"token-{token}"), voice.text(f"token-{token}.text"))
    tiles = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    tiles.add_column(voice.text("board-legends-tile"), no_wrap=True)
    tiles.add_column(voice.text("board-legends-borders"))
    for side in SIDES.values():
        ways = [
            f"{voice.text(f'region-{a.key}')} {'~' if way == 'sea' else '–'} "
            f"{voice.text(f'region-{b.key}')}"
            for a, b, way in side.links
        ]
        tiles.add_row(voice.text(f"side-{side.key}"), ", ".join(ways))
    layouts = ", ".join(voice.text(f"layout-{key}") for key in LAYOUTS)
    return Group(cards, others, tiles, Text(layouts, style=QUIET))

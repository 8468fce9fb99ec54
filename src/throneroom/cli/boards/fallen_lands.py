"""The Fallen Lands: the turn, the hex board, the players, the hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from rich import box
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from throneroom.cli.choices import Entry
from throneroom.cli.people import cards_in_hand, players
from throneroom.cli.style import BAND, NUMBER, QUIET, ink, seat_mark, seat_style
from throneroom.games.fallen_lands.cards import CARDS, FOLLOWERS, Card
from throneroom.games.fallen_lands.view import FallenLandsView, FieldView, PlayerView
from throneroom.kernel import Question
from throneroom.text import Voice

INKS = {"troop": "red", "fortification": "gold", "magic": "purple"}
CELLS = (8, 6, 4)
"""Possible widths of a field in cells; the widest that fits is used."""

Numbers = Mapping[str, int]
"""The numbers of the choices by place: "field/12" is number 7."""


def draw(
    view: FallenLandsView,
    voice: Voice,
    question: Question | None,
    width: int,
    asked: Sequence[Entry] = (),
) -> RenderableType:
    numbers = {entry.target: entry.number for entry in asked if entry.target}
    return Group(
        _band(view, voice, width),
        *_board(view, numbers, width),
        Rule(style=QUIET),
        _players(view, voice, numbers, width),
    )


def shown(view: FallenLandsView, question: Question) -> Sequence[str]:
    """Fields on the board and cards in hand; Followers and words are listed."""
    places = [f"field/{number}" for number in range(len(view.fields))]
    if view.seat is not None:
        places += [f"hand/{card.key}" for card, _ in _counted(view.players[view.seat].hand or ())]
    found = [choice for choice in question.choices if choice.target in places]
    found.sort(key=lambda choice: places.index(choice.target))
    return [choice.key for choice in found]


# The turn


def _band(view: FallenLandsView, voice: Voice, width: int) -> Text:
    if view.over:
        left = voice.text("board-fallen-over")
    else:
        mine = view.current == view.seat
        turn = voice.text(
            "board-fallen-your-turn" if mine else "board-fallen-turn",
            name=voice.player(view.current),
            round=view.round,
        )
        left = f"{seat_mark(view.current)} {turn} · {voice.text(f'phase-{view.phase}')}"
    right = voice.text("board-fallen-piles", deck=view.deck_size, discard=len(view.discard))
    band = Text(f" {left}", style=BAND)
    band.append(f"{right} ".rjust(max(width - band.cell_len, 1)), style="bold")
    return band


# The board


def _board(view: FallenLandsView, numbers: Numbers, width: int) -> list[Text]:
    """One line per row, each shifted by half a field. The number of a choice stands before the
    level; a conquered field shows its owner and the Support that it gives."""
    widest = max(view.rows)
    cell = next((size for size in CELLS if size * widest <= width), CELLS[-1])
    lines, first = [], 0
    for count in view.rows:
        line = Text(" " * ((widest - count) * cell // 2))
        for number in range(first, first + count):
            drawn = _field(view.fields[number], numbers.get(f"field/{number}"))
            left = max(0, cell - drawn.cell_len) // 2
            line.append(" " * left).append_text(drawn)
            line.append(" " * max(0, cell - left - drawn.cell_len))
        line.rstrip()
        line.truncate(width)
        lines.append(line)
        first += count
    return lines


def _field(field: FieldView, number: int | None) -> Text:
    """ "12 9" (choice 12, level 9), "◆+3" (conquered, Support 3), "●?5" (claimed), "~~"."""
    text = Text()
    if number is not None:
        text.append(f"{number}", style=NUMBER).append(" ")
    if field.owner is not None:
        return text.append(f"{seat_mark(field.owner)}+{field.support}", seat_style(field.owner))
    if field.flooded:
        return text.append("~~", ink("blue"))
    if field.claim is not None:
        text.append(f"{seat_mark(field.claim)}?", seat_style(field.claim))
    return text.append(f"{field.level}", style="bold" if number is not None else "")


# The players


def _players(view: FallenLandsView, voice: Voice, numbers: Numbers, width: int) -> Table:
    def hand(room: int) -> Text:
        held = view.players[view.seat].hand or () if view.seat is not None else ()
        cards = [(c.key, count, partial(ink, INKS[c.kind])) for c, count in _counted(held)]
        nothing = voice.text("board-fallen-no-hand")
        return cards_in_hand(cards, voice, numbers, room, nothing=nothing)

    return players(
        len(view.players),
        view.seat,
        voice,
        width,
        on_turn=None if view.over else view.current,
        facts=lambda seat: _facts(view.players[seat], voice),
        hand=(voice.text("board-fallen-hand"), hand),
    )


def _facts(player: PlayerView, voice: Voice) -> Text:
    followers = ", ".join(
        f"{voice.text(f'follower-{kind.value}.plural')} {player.ready[kind.value]}"
        f"/{player.ready[kind.value] + player.spent[kind.value]}"
        for kind in FOLLOWERS
    )
    facts = [voice.text("count-coins", count=player.money), followers]
    facts.append(voice.text("count-fields", count=player.fields))
    if player.hand is None:
        facts.append(voice.text("count-cards", count=player.hand_size))
    if player.known:
        facts.append(voice.text("board-fallen-known", cards=player.known))
    return Text(" · ".join(facts))


def _counted(keys: Sequence[str]) -> list[tuple[Card, int]]:
    """The cards with their counts, in the order of the table: Troops, Fortifications, magic."""
    return [(card, keys.count(card.key)) for card in CARDS.values() if card.key in keys]


# Reading


def describe(key: str, voice: Voice) -> str:
    """ "Troop: 2 × Warrior, 1 × Craftsman. Attack 2, Support 2"."""
    card = CARDS.get(key)
    if card is None:
        return ""
    text = f"{voice.text(f'kind-{card.kind}')}: {_cost(card, voice)}."
    if card.reconstructed:
        values = ", ".join(voice.text(f"reconstructed-{name}") for name in card.reconstructed)
        text += f" {voice.text('value-reconstructed', values=values)}"
    return text


def _cost(card: Card, voice: Voice) -> str:
    return ", ".join(
        f"{count} × {voice.text(f'follower-{kind.value}')}" for kind, count in card.cost.items()
    )


def tally(view: FallenLandsView, voice: Voice) -> Sequence[tuple[str, Sequence[str]]]:
    return [
        (voice.text("board-fallen-fields"), [str(player.fields) for player in view.players]),
        (voice.text("board-fallen-turns"), [str(player.turns) for player in view.players]),
    ]


def catalogue(voice: Voice, width: int) -> RenderableType:
    cards = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    cards.add_column(voice.text("board-fallen-name"), no_wrap=True)
    cards.add_column(voice.text("value-cost"))
    cards.add_column(voice.text("value-attack"), justify="right")
    cards.add_column(voice.text("value-support"), justify="right")
    cards.add_column("×", justify="right")
    cards.add_column(voice.text("board-fallen-key"), style=QUIET, no_wrap=True)
    for card in CARDS.values():
        title = Text(voice.text(f"card-{card.key}"), style=ink(INKS[card.kind]))
        values = (
            str(card.attack) if card.attack else "",
            str(card.support) if card.support else "",
        )
        cards.add_row(title, _cost(card, voice), *values, str(card.count), card.key)
    return cards

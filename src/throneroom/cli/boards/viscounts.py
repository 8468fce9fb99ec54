"""Viscounts of the West Kingdom: the ring of segments, the castle, the reader's cards, players."""

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
from throneroom.cli.west_kingdom import Numbers, band, chronicles, numbered, numbers_of, people
from throneroom.games.west_kingdom.viscounts.cards import (
    BONUSES,
    MANUSCRIPTS,
    PLAYER_CARDS,
    SLOTS,
    TOWNSFOLK,
)
from throneroom.games.west_kingdom.viscounts.faces import listed
from throneroom.games.west_kingdom.viscounts.view import (
    PlayerView,
    RivalView,
    SectionView,
    SegmentView,
    SpaceView,
    SpotView,
    ViscountsView,
)
from throneroom.kernel import Question, Seat
from throneroom.text import Voice

PIECES = {"trading_post": "△", "guildhall": "◇", "workshop": "□"}


def draw(
    view: ViscountsView,
    voice: Voice,
    question: Question | None,
    width: int,
    asked: Sequence[Entry] = (),
) -> RenderableType:
    numbers = numbers_of(asked)
    reader = view.seat if view.seat is not None else min(view.current, len(view.players) - 1)
    parts: list[RenderableType] = [
        _band(view, voice, width),
        *chronicles(view.campaign, voice),
        _ring(view, voice, numbers),
        _castle(view, voice, numbers),
    ]
    if view.pairs:
        parts.append(_pairs(view, voice, numbers))
    if view.rival is not None:
        parts.append(_rival(view.rival, voice))
    parts += [
        Rule(style=QUIET),
        _board(view.players[reader], voice, numbers),
        _slots(view.players[reader], voice, numbers),
        Rule(style=QUIET),
        people(view, voice, numbers, width, lambda seat: _facts(view, seat, voice)),
    ]
    return Group(*parts)


def shown(view: ViscountsView, question: Question) -> Sequence[str]:
    """The choices on the board, on the reader's own board and in the hand."""
    places: list[str] = []
    for segment in view.ring:
        places += [f"space/{space.space}" for space in segment.spaces]
        places += [f"townsfolk/{segment.townsfolk}", f"manuscript/{segment.manuscript}"]
        places += [f"spot/{spot.spot}" for spot in segment.spots]
    places += [f"section/{section.section}" for section in view.castle]
    places += [f"pair/{pair.card}-{pair.hero}" for pair in view.pairs]
    player = view.players[question.seat]
    places += [f"slot/{key}" for key in SLOTS if key not in player.built]
    places += [f"hand/{key}" for key in player.hand or ()]
    at = {place: i for i, place in reversed(list(enumerate(places)))}
    lying = Counter(choice.target for choice in question.choices)
    found = [
        choice for choice in question.choices if choice.target in at and lying[choice.target] == 1
    ]
    found.sort(key=lambda choice: at[choice.target])
    return [choice.key for choice in found]


def _band(view: ViscountsView, voice: Voice, width: int) -> Text:
    far = voice.text("label-round", n=view.round)
    if view.last_round:
        far = voice.text("label-last_round", n=view.round, last=view.last_round)
    end = voice.text("label-end_cards", debts=view.debts_left, deeds=view.deeds_left)
    phase = voice.text(view.steps[view.step])
    return band(view.current, phase, f"{far} · {end}", voice, width)


def _effects(words: Iterable[str], voice: Voice, sort: str = "effect") -> str:
    """ "silver ×2, virtue"."""
    return ", ".join(
        voice.text(f"{sort}-{word}") + (f" ×{n}" if n > 1 else "")
        for word, n in Counter(words).items()
    )


def _card(key: str, voice: Voice) -> str:
    return voice.text(f"card-{key}")


# The ring


def _ring(view: ViscountsView, voice: Voice, numbers: Numbers) -> Table:
    """A row for each segment, clockwise."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for label in ("segment", "roads", "townsfolk", "manuscript", "spots"):
        table.add_column(voice.text(f"label-{label}"))
    for segment in view.ring:
        table.add_row(
            _name(segment, voice),
            _roads(segment, voice, numbers),
            _townsfolk(view, segment, voice, numbers),
            _manuscript(view, segment, voice, numbers),
            _spots(segment, voice, numbers),
        )
    return table


def _name(segment: SegmentView, voice: Voice) -> Text:
    text = Text(voice.text(f"segment-{segment.segment}"), style="bold")
    return text.append(f"\n{voice.text(f'section-{segment.section}')}", style=QUIET)


def _roads(segment: SegmentView, voice: Voice, numbers: Numbers) -> Text:
    text = Text("")
    for i, space in enumerate(segment.spaces):
        text.append("\n" if i else "").append_text(_space(space, voice, numbers))
    return text


def _space(space: SpaceView, voice: Voice, numbers: Numbers) -> Text:
    text = numbered(numbers, f"space/{space.space}").append(space.space, style="bold")
    for seat in space.viscounts:
        text.append(f" {seat_mark(seat)}", seat_style(seat))
    if space.exchange:
        text.append(f" {voice.text(f'exchange-{space.exchange}')}", style=QUIET)
    return text


def _townsfolk(view: ViscountsView, segment: SegmentView, voice: Voice, numbers: Numbers) -> Text:
    face = view.cards.townsfolk[segment.townsfolk]
    text = numbered(numbers, f"townsfolk/{segment.townsfolk}")
    text.append(_card(segment.townsfolk, voice), style=ink("gold"))
    text.append(f" {face.silver}\n{_effects(face.icons, voice, 'icon')}", style=QUIET)
    return text.append(f"\n+{segment.townsfolk_left}", style=QUIET)


def _manuscript(view: ViscountsView, segment: SegmentView, voice: Voice, numbers: Numbers) -> Text:
    text = numbered(numbers, f"manuscript/{segment.manuscript}")
    text.append(_card(segment.manuscript, voice), style=ink("purple"))
    said = voice.text(f"card-{segment.manuscript}.text")
    return text.append(f"\n{said}\n+{segment.manuscripts_left}", style=QUIET)


def _spots(segment: SegmentView, voice: Voice, numbers: Numbers) -> Text:
    text = Text("")
    for i, spot in enumerate(segment.spots):
        text.append("\n" if i else "").append_text(_spot(spot, voice, numbers))
    return text


def _spot(spot: SpotView, voice: Voice, numbers: Numbers) -> Text:
    text = numbered(numbers, f"spot/{spot.spot}").append(f"{spot.space}: ", style=QUIET)
    if spot.building is not None and spot.seat is not None:
        text.append(f"{PIECES[spot.building]}{seat_mark(spot.seat)}", seat_style(spot.seat))
    else:
        text.append(_effects(spot.effect, voice))
    if spot.link is not None:
        text.append(f" ⟶ {_effects(spot.link, voice)}", style=QUIET)
    return text


# The castle


def _castle(view: ViscountsView, voice: Voice, numbers: Numbers) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(voice.text("label-castle"))
    for section in view.castle:
        head = numbered(numbers, f"section/{section.section}")
        table.add_column(head.append(voice.text(f"section-{section.section}")))
    for tier in (2, 1):
        cells = [_workers(_tier(section, tier)) for section in view.castle]
        table.add_row(voice.text("label-tier", n=tier), *cells)
    third = Text(voice.text("label-tier", n=3)).append(" ").append_text(_workers(view.tier3))
    if view.leader is not None:
        third.append(f" ♛{seat_mark(view.leader)}", seat_style(view.leader))
    table.add_row(third)
    return table


def _tier(section: SectionView, tier: int) -> Sequence[int]:
    return section.tier1 if tier == 1 else section.tier2


def _workers(counts: Sequence[int]) -> Text:
    text = Text("")
    for seat, count in enumerate(counts):
        text.append(seat_mark(seat) * count, seat_style(seat))
    return text if any(counts) else Text("—", style=QUIET)


# Before the first turn, and the opponent


def _pairs(view: ViscountsView, voice: Voice, numbers: Numbers) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    for pair in view.pairs:
        name = numbered(numbers, f"pair/{pair.card}-{pair.hero}")
        name.append(f"{_card(pair.card, voice)}, {_card(pair.hero, voice)}", style=ink("gold"))
        said = [voice.text(f"card-{key}.text") for key in (pair.card, pair.hero)]
        table.add_row(name, Text(" ".join(said), style=QUIET))
    return table


def _rival(rival: RivalView, voice: Voice) -> Text:
    text = Text(f"{seat_mark(rival.seat)} {_card(rival.board, voice)}", seat_style(rival.seat))
    schemes = ", ".join(_card(key, voice) if key else "—" for key in rival.schemes)
    facts = [
        f"{rival.score.total} ★",
        schemes,
        *(f"{voice.text(f'good-{name}')} {getattr(rival, name)}" for name in GOODS[1:]),
        *_paper(rival, voice),
        voice.text("label-schemes", draw=rival.draw_size, future=rival.future_size),
    ]
    return text.append(" · ".join(["", *facts]), style="default")


# The reader's board


GOODS = ("silver", "ink", "stone", "gold")


def _board(player: PlayerView, voice: Voice, numbers: Numbers) -> Table:
    """The three cards of a player's board; the right one drops off next turn."""
    table = Table.grid(padding=(0, 3, 0, 0))
    cells = []
    for key in player.board:
        if key is None:
            cells.append(Text("—", style=QUIET))
            continue
        cell = numbered(numbers, f"board/{key}").append(_card(key, voice), style=ink("blue"))
        icons = _effects(listed(TOWNSFOLK[key].icons), voice, "icon")
        cell.append(f" {TOWNSFOLK[key].silver}\n{icons}")
        cells.append(cell.append(f"\n{voice.text(f'card-{key}.text')}", style=QUIET))
    table.add_row(*cells)
    return table


def _slots(player: PlayerView, voice: Voice, numbers: Numbers) -> Text:
    text = Text("")
    for i, action in enumerate(player.actions):
        text.append(" · " if i else "").append(voice.text(f"action-{action.action}"), style="bold")
        more = f"–{action.most}" if action.most > action.strength else ""
        text.append(f" {action.strength}{more}")
    text.append("\n")
    for key in SLOTS:
        done = key in player.built
        text.append_text(numbered(numbers, f"slot/{key}"))
        text.append(f"{_card(key, voice)}  ", style="bold" if done else QUIET)
    return text


def _paper(player: PlayerView | RivalView, voice: Voice) -> list[str]:
    """Debts, deeds and markers."""
    return [
        voice.text("label-debts", unpaid=player.unpaid, paid=player.paid),
        voice.text("label-deeds", acquired=player.acquired, approved=player.approved),
        voice.text("label-track", corruption=player.corruption, virtue=player.virtue),
    ]


def _facts(view: ViscountsView, seat: Seat, voice: Voice) -> Text:
    player = view.players[seat]
    facts = [f"{signed(player.score.total)} ★"]
    facts += [f"{voice.text(f'good-{name}')} {getattr(player, name)}" for name in GOODS]
    facts += _paper(player, voice)
    facts.append(voice.text("label-workers", n=player.workers))
    facts.append(voice.text("label-piles", draw=player.draw_size, discard=len(player.discard)))
    if any(player.board):
        facts.append(", ".join(_card(key, voice) for key in player.board if key))
    if player.manuscripts:
        facts.append(", ".join(_card(key, voice) for key in player.manuscripts))
    if player.bonuses:
        facts.append(", ".join(_card(key, voice) for key in player.bonuses))
    return Text(" · ".join(facts))


# Reading


def describe(key: str, voice: Voice) -> str:
    """The facts printed on a card besides its text: its silver value and its icons."""
    card = TOWNSFOLK.get(key)
    if card is None:
        return ""
    return (
        f"{card.silver} {voice.text('good-silver')}; {_effects(listed(card.icons), voice, 'icon')}."
    )


def tally(view: ViscountsView, voice: Voice) -> Sequence[tuple[str, Sequence[str]]]:
    return [
        (voice.text(f"good-{name}"), [str(getattr(player, name)) for player in view.players])
        for name in GOODS
    ]


def catalogue(voice: Voice, width: int) -> RenderableType:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(voice.text("label-cards"), no_wrap=True)
    table.add_column("")
    bonuses = [bonus.key for bonus in BONUSES.values()]
    for cards in (TOWNSFOLK, MANUSCRIPTS, PLAYER_CARDS, SLOTS, bonuses):
        for key in cards:
            title = Text(_card(key, voice), style=ink("blue"))
            table.add_row(title, voice.text(f"card-{key}.text"))
    return table

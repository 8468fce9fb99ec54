"""A chronicle as people keep it: its name, its games in order, and the world as it stands now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TypeVar

import msgspec

from throneroom.games.oath import events as e
from throneroom.games.oath.cards import DENIZENS, SUITS
from throneroom.games.oath.chronicle.record import record_of
from throneroom.games.oath.options import Chronicle, OathOptions
from throneroom.games.oath.state import State
from throneroom.kernel import BadRecord, Event, Match, Message
from throneroom.kernel.message import Argument

FORMAT = 1
E = TypeVar("E", bound=Event)


class Work(msgspec.Struct, frozen=True):
    """An edifice that rose or fell, and where."""

    card: str
    site: str


class Reign(msgspec.Struct, frozen=True):
    """One game of a chronicle: how it was won, and what its winner wrote."""

    number: int
    names: list[str]
    """By seat."""
    chancellor: int
    winner: int
    colour: str
    role: str
    """The winner's, when the game was won."""
    ways: list[str]
    vision: str
    """The Vision that was fulfilled, if one was."""
    round: int
    oath_before: str
    oath: str
    citizens: list[int] = []
    """Those who accepted Citizenship from the winner."""
    built: list[Work] = []
    repaired: list[str] = []
    fell: list[Work] = []
    lost: list[str] = []
    """Sites that left the map, of those that lay face up."""
    added: list[str] = []
    """The suits of which 3, 2 and 1 cards joined the world deck."""
    healed: str = ""
    """The suit that came back from the Dispossessed."""
    relics: list[str] = []
    """Those of the winner, which lie on top of the next relic deck."""
    suits: dict[str, int] = {}
    """Denizens in play after the game, by suit."""
    dispossessed: int = 0
    world: Chronicle | None = None
    """As the game left it, for those who want to go on from there."""


class Book(msgspec.Struct, frozen=True):
    """A chronicle with its history. `world` is None before the first game."""

    name: str
    reigns: list[Reign] = []
    world: Chronicle | None = None
    start: Chronicle | None = None
    """The world in which the first of these games began, where it was brought along."""
    format: int = FORMAT

    @property
    def number(self) -> int:
        """Of the game that comes next."""
        return self.world.number if self.world is not None else 1

    def options(self, players: int, chancellor: int | None = None) -> OathOptions:
        """The table of the next game."""
        world = self.world
        if world is not None and world.winner is not None and world.winner >= players:
            world = msgspec.structs.replace(world, winner=None)
        return OathOptions(players=players, chancellor=chancellor, chronicled=True, chronicle=world)

    def after(self, match: Match) -> Book:
        """The book with a game that was played to its end."""
        world = record_of(match.state)
        winner = _names(match)[match.state.winner]
        world = msgspec.structs.replace(world, name=self.name, winner_name=winner)
        reign = msgspec.structs.replace(reign_of(match), world=world)
        start = self.start if self.reigns else self.world
        return msgspec.structs.replace(self, reigns=[*self.reigns, reign], world=world, start=start)

    def until(self, games: int) -> Book:
        """The book as it was after so many of its games."""
        reigns = self.reigns[:games]
        world = reigns[-1].world if reigns else self.start if self.reigns else self.world
        start = self.start if reigns else None
        return msgspec.structs.replace(self, reigns=reigns, world=world, start=start)


def reign_of(match: Match) -> Reign:
    s: State = match.state
    before = s.options.chronicle
    written = _written(match.events)
    world = record_of(s)
    won = next(event for event in written if isinstance(event, e.Won))
    return Reign(
        number=world.number - 1,
        names=_names(match),
        chancellor=s.chancellor,
        winner=s.winner,
        colour=s.players[s.winner].colour,
        role=won.role,
        ways=list(won.ways),
        vision=won.vision,
        round=s.round,
        oath_before=before.goal if before is not None else "supremacy",
        oath=s.goal.key,
        citizens=[one.seat for one in _of(written, e.RoleChanged) if one.role == "citizen"],
        built=[Work(one.card, one.site) for one in _of(written, e.Built)],
        repaired=[one.card for one in _of(written, e.Repaired)],
        fell=[Work(one.card, one.site) for one in _of(written, e.Fell)],
        lost=[site for one in _of(written, e.SitesLost) for site in one.sites],
        added=[suit for one in _of(written, e.CardsAdded) for suit in one.suits],
        healed=next((one.suit for one in _of(written, e.ArchiveHealed)), ""),
        relics=list(won.relics),
        suits=suits_of(world),
        dispossessed=len(world.dispossessed),
    )


def _names(match: Match) -> list[str]:
    """By seat; numbers where nobody was named."""
    return list(match.names) or [str(seat + 1) for seat in range(len(match.state.players))]


def _written(events: list[Event]) -> list[Event]:
    """What happened from the victory on."""
    start = next(i for i, event in enumerate(events) if isinstance(event, e.Won))
    return events[start:]


def _of(events: list[Event], kind: type[E]) -> Iterator[E]:
    return (event for event in events if isinstance(event, kind))


def suits_of(world: Chronicle) -> dict[str, int]:
    """The denizens of a world by suit, on the map and in the deck."""
    keys = [*world.deck, *(key for site in world.sites for key in site.cards)]
    counted = Counter(str(DENIZENS[key].suit) for key in keys if key in DENIZENS)
    return {suit.value: counted[suit.value] for suit in SUITS}


# Stories


def story(reign: Reign) -> list[Message]:
    """A few sentences about a game, true to what happened in it."""
    name = reign.names[reign.winner]
    told = [Message(f"story-{_way(reign)}", {**_facts(reign), "name": name})]
    if reign.oath != reign.oath_before:
        told.append(Message("story-oath", {"name": name, "oath": reign.oath}))
    if reign.citizens:
        names = [reign.names[seat] for seat in reign.citizens]
        told.append(Message("story-citizens", {"names": ", ".join(names), "count": len(names)}))
    told += [Message("story-built", {"card": w.card, "site": w.site}) for w in reign.built]
    told += [Message("story-repaired", {"card": card}) for card in reign.repaired]
    told += [Message("story-fell", {"card": w.card, "site": w.site}) for w in reign.fell]
    if reign.lost:
        told.append(Message("story-lost", {"sites": list(reign.lost), "count": len(reign.lost)}))
    if reign.added:
        told.append(Message("story-added", {"suit": reign.added[0]}))
    elif reign.healed:
        told.append(Message("story-healed", {"suit": reign.healed}))
    return told


def _facts(reign: Reign) -> dict[str, Argument]:
    return {
        "round": reign.round,
        "vision": reign.vision,
        "oath": reign.oath_before,
        "chancellor": reign.names[reign.chancellor],
    }


def _way(reign: Reign) -> str:
    """The story that fits: an heir, an Exile with a Vision, the title or both, or the Empire."""
    ways = set(reign.ways)
    if "successor" in ways:
        return "successor"
    if {"usurper", "visionary"} <= ways:
        return "both"
    for way in ("usurper", "visionary"):
        if way in ways:
            return way
    return "stable_regime" if "stable_regime" in ways else "war_exhaustion"


# Files


def dump(book: Book) -> bytes:
    return msgspec.json.format(msgspec.json.encode(book), indent=1)


def load(data: bytes) -> Book:
    try:
        book = msgspec.json.decode(data, type=Book)
    except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
        raise BadRecord(
            f"This is no chronicle: {wrong}.", Message("chronicle-bad"), "oath"
        ) from None
    if book.format != FORMAT:
        raise BadRecord(
            f"This chronicle is of format {book.format}; this version reads {FORMAT}.",
            Message("chronicle-format", {"given": book.format, "format": FORMAT}),
            "oath",
        )
    return book

"""A chronicle as people keep it: its name, its games in order, and the current world."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TypeVar

import msgspec

from throneroom.games.oath import events as e
from throneroom.games.oath.cards import DENIZENS, GRAND_SCEPTER, SUITS
from throneroom.games.oath.chronicle.realm import ADDED
from throneroom.games.oath.chronicle.record import dealt_again, record_of
from throneroom.games.oath.chronicle.story import Deed, deeds_of
from throneroom.games.oath.options import Chronicle, OathOptions
from throneroom.games.oath.state import State
from throneroom.kernel import Chance, Event, Match

FORMAT = 1
E = TypeVar("E", bound=Event)


class Work(msgspec.Struct, frozen=True):
    """An edifice that was built or fell, and its site."""

    card: str
    site: str


class Joined(msgspec.Struct, frozen=True):
    """Cards of a suit that joined the world deck."""

    suit: str
    count: int


class Reign(msgspec.Struct, frozen=True):
    """One game of a chronicle: the victory, and what the winner wrote."""

    number: int
    names: list[str]
    """Names by seat."""
    roles: list[str]
    """Roles by seat, at the time of the victory."""
    chancellor: int
    winner: int
    colour: str
    ways: list[str]
    vision: str
    """The Vision that was fulfilled, if any."""
    round: int
    oath_before: str
    oath: str
    citizens: list[int] = []
    """Those who accepted Citizenship from the winner."""
    built: list[Work] = []
    repaired: list[str] = []
    fell: list[Work] = []
    lost: list[str] = []
    """The sites that left the map, without those that were face down."""
    added: list[Joined] = []
    healed: bool = False
    """Whether cards came back from the Dispossessed."""
    relics: list[str] = []
    """The winner's relics, which lie on top of the next relic deck."""
    treasure: int = 0
    """The number of relics on top of the next relic deck, those of the Reliquary included."""
    suits: dict[str, int] = {}
    """Denizens in play after the game, by suit."""
    driven_out: int = 0
    """Cards that joined the Dispossessed."""
    dispossessed: int = 0
    deeds: list[Deed] = []
    """Deeds before the victory."""
    world: Chronicle | None = None
    """The world as the game left it, for those who want to continue from there."""

    @property
    def role(self) -> str:
        """The winner's role at the time of the victory."""
        return self.roles[self.winner]

    @property
    def way(self) -> str:
        """The most telling way to win: an heir, an Exile with a Vision, the title or both, or the
        Empire."""
        ways = set(self.ways)
        if "successor" in ways:
            return "successor"
        if {"usurper", "visionary"} <= ways:
            return "both"
        for way in ("usurper", "visionary"):
            if way in ways:
                return way
        return "stable_regime" if "stable_regime" in ways else "war_exhaustion"


class Book(msgspec.Struct, frozen=True):
    """A chronicle with its history. `world` is None before the first game."""

    name: str
    reigns: list[Reign] = []
    world: Chronicle | None = None
    start: Chronicle | None = None
    """The world in which the first of these games began, if it was brought along."""
    format: int = FORMAT

    @property
    def number(self) -> int:
        """The number of the next game."""
        return self.world.number if self.world is not None else 1

    def options(self, seats: Sequence[int | None], chance: Chance | None = None) -> OathOptions:
        """The options of the next game's table. `seats` are those of the last game for its players,
        None for new ones. With `chance`, unseen cards are dealt again."""
        world = self.world
        if world is not None:
            if chance is not None and self.reigns:
                world = dealt_again(world, self.reigns[-1].treasure, chance)
            won = world.winner
            winner = seats.index(won) if won is not None and won in seats else None
            world = msgspec.structs.replace(world, winner=winner)
        return OathOptions(
            players=len(seats),
            chronicled=True,
            realm=self.name,
            number=self.number,
            chronicle=world,
        )

    def after(self, match: Match) -> Book:
        """The book with a game that was played to its end."""
        world = record_of(match.state)
        winner = _names(match)[match.state.winner]
        world = msgspec.structs.replace(world, name=self.name, winner_name=winner)
        reign = msgspec.structs.replace(reign_of(match), world=world)
        start = self.start if self.reigns else self.world
        return msgspec.structs.replace(self, reigns=[*self.reigns, reign], world=world, start=start)

    def until(self, games: int) -> Book:
        """The book as it was after that number of its games."""
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
        roles=_roles(s, written),
        chancellor=s.chancellor,
        winner=s.winner,
        colour=s.players[s.winner].colour,
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
        added=_added(written),
        healed=any(_of(written, e.ArchiveHealed)),
        relics=[key for key in won.relics if key != GRAND_SCEPTER.key],
        treasure=sum(one.count for one in _of(written, e.RelicsLaid)),
        suits=suits_of(world),
        driven_out=sum(one.count for one in _of(written, e.CardsLost)),
        dispossessed=len(world.dispossessed),
        deeds=deeds_of(match.events, won),
    )


def _names(match: Match) -> list[str]:
    """Names by seat; numbers for seats without a name."""
    return list(match.names) or [str(seat + 1) for seat in range(len(match.state.players))]


def _roles(s: State, written: list[Event]) -> list[str]:
    """Roles at the time of the victory: boards turned since then showed their other side."""
    roles = [player.role.value for player in s.players]
    for one in _of(written, e.RoleChanged):
        roles[one.seat] = "exile" if one.role == "citizen" else "citizen"
    return roles


def _added(written: list[Event]) -> list[Joined]:
    joined = [
        Joined(suit, count)
        for one in _of(written, e.CardsAdded)
        for suit, count in zip(one.suits, ADDED, strict=True)
    ]
    return joined + [Joined(one.suit, one.count) for one in _of(written, e.ArchiveHealed)]


def _written(events: list[Event]) -> list[Event]:
    """The events from the victory on."""
    start = next(i for i, event in enumerate(events) if isinstance(event, e.Won))
    return events[start:]


def _of(events: list[Event], kind: type[E]) -> Iterator[E]:
    return (event for event in events if isinstance(event, kind))


def suits_of(world: Chronicle) -> dict[str, int]:
    """The denizens of a world by suit, on the map and in the deck."""
    keys = [*world.deck, *(key for site in world.sites for key in site.cards)]
    counted = Counter(str(DENIZENS[key].suit) for key in keys if key in DENIZENS)
    return {suit.value: counted[suit.value] for suit in SUITS}


def dump(book: Book) -> bytes:
    return msgspec.json.format(msgspec.json.encode(book), indent=1)

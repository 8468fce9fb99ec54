"""The events of a game, for players and spectators. Cards are named by key, sites by slot."""

from __future__ import annotations

from typing import Self

from throneroom.kernel import Event, Seat


class BoardTaken(Event, frozen=True):
    seat: Seat
    colour: str
    role: str


class PawnPlaced(Event, frozen=True):
    seat: Seat
    slot: int
    site: str


class AdviserKept(Event, frozen=True):
    """[1.23] One of three cards, face down."""

    seat: Seat
    card: str | None
    vision: bool

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else type(self)(self.seat, None, self.vision)


class TurnBegan(Event, frozen=True):
    seat: Seat
    round: int


class PhaseBegan(Event, frozen=True):
    seat: Seat
    phase: str


class ActBegan(Event, frozen=True):
    """A major action."""

    seat: Seat
    act: str
    supply: int


class PowerUsed(Event, frozen=True):
    seat: Seat
    """The acting seat; -1 for bandits."""
    card: str
    power: str


class Drew(Event, frozen=True):
    """Others learn how many cards were drawn, and whether there are Visions among them."""

    seat: Seat
    source: str
    count: int
    backs: list[bool]
    """For each card, whether it is a Vision."""
    cards: list[str] | None

    def seen_by(self, seat: Seat | None) -> Self:
        if seat == self.seat:
            return self
        return type(self)(self.seat, self.source, self.count, self.backs, None)


class Discarded(Event, frozen=True):
    """Cards are discarded. Everybody knows those that lay face up; only the discarding player knows
    the others."""

    seat: Seat
    region: str
    count: int
    cards: list[str] | None
    open: bool

    def seen_by(self, seat: Seat | None) -> Self:
        if self.open or seat == self.seat:
            return self
        return type(self)(self.seat, self.region, self.count, None, False)


class Played(Event, frozen=True):
    """A card was played face up."""

    seat: Seat
    card: str
    place: str
    slot: int
    site: str | None
    """The site; None if the card was not played to one."""


class PlayedFacedown(Event, frozen=True):
    seat: Seat
    card: str | None
    vision: bool

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else type(self)(self.seat, None, self.vision)


class Peeked(Event, frozen=True):
    """A player looks at face-down cards."""

    seat: Seat
    where: str
    cards: list[str] | None

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else type(self)(self.seat, self.where, None)


class Shown(Event, frozen=True):
    """A face-down card was shown to somebody."""

    seat: Seat
    to: Seat
    card: str | None

    def seen_by(self, seat: Seat | None) -> Self:
        known = seat in (self.seat, self.to)
        return self if known else type(self)(self.seat, self.to, None)


class Revealed(Event, frozen=True):
    """Cards were shown to everybody."""

    seat: Seat
    cards: list[str]


class SiteRevealed(Event, frozen=True):
    slot: int
    site: str


class Travelled(Event, frozen=True):
    seat: Seat
    start: int
    to: int
    site: str | None
    """None where it lay face down."""


class Gained(Event, frozen=True):
    """Favor, secrets, warbands or Supply."""

    seat: Seat
    what: str
    count: int
    source: str


class Gave(Event, frozen=True):
    seat: Seat
    to: Seat
    what: str
    count: int


class Burned(Event, frozen=True):
    seat: Seat
    what: str
    count: int


class Returned(Event, frozen=True):
    """Favor from a board to a favor bank."""

    seat: Seat
    count: int
    suit: str


class BanksShifted(Event, frozen=True):
    """Favor from one favor bank to another."""

    source: str
    to: str
    count: int


class CardMoved(Event, frozen=True):
    """A faceup card moved to a site."""

    card: str
    slot: int


class CardsSwapped(Event, frozen=True):
    """Two faceup cards changed places."""

    one: str
    two: str


class PileMoved(Event, frozen=True):
    """A discard pile came onto another one."""

    seat: Seat
    source: str
    to: str


class FavorPlaced(Event, frozen=True):
    """Favor from a board onto a card."""

    seat: Seat
    count: int
    card: str


class VisionMarked(Event, frozen=True):
    """A warband came onto a revealed Vision."""

    seat: Seat
    vision: str


class Exchanged(Event, frozen=True):
    """Face-down cards were exchanged for Dispossessed ones."""

    seat: Seat
    count: int


class Repaired(Event, frozen=True):
    """A ruin was made whole."""

    seat: Seat
    card: str


class HiddenSwapped(Event, frozen=True):
    """Face-down advisers of two players changed places."""

    seat: Seat
    one: Seat
    two: Seat


class Killed(Event, frozen=True):
    colour: str
    """Of a board; purple is the Empire's."""
    owner: Seat
    """The seat whose colour it is."""
    count: int
    slot: int
    """-1 for a board."""
    seat: Seat
    """The seat whose board it is; -1 for a site."""
    site: str | None


class Placed(Event, frozen=True):
    """Warbands, from a board to a site."""

    seat: Seat
    slot: int
    count: int
    site: str


class Withdrawn(Event, frozen=True):
    """Warbands, from a site to a board."""

    seat: Seat
    slot: int
    count: int
    site: str


class Mustered(Event, frozen=True):
    seat: Seat
    card: str
    count: int


class Traded(Event, frozen=True):
    seat: Seat
    card: str
    favor: int
    secrets: int


class RelicTaken(Event, frozen=True):
    seat: Seat
    relic: str
    source: Seat
    how: str


class RelicGone(Event, frozen=True):
    """A relic went under the relic deck."""

    seat: Seat
    relic: str | None

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else type(self)(self.seat, None)


class BannerTaken(Event, frozen=True):
    seat: Seat
    banner: str
    source: Seat
    how: str
    tokens: int


class BannerStep(Event, frozen=True):
    """[4.1.1] Favor placed on the People's Favor (1), or returned to a bank (-1)."""

    seat: Seat
    change: int
    suit: str


class MobRose(Event, frozen=True):
    mob: bool


class TitlePassed(Event, frozen=True):
    seat: Seat
    source: Seat


class TitleTurned(Event, frozen=True):
    seat: Seat
    usurper: bool


class VisionDrawn(Event, frozen=True):
    """The marker of Visions drawn moves."""

    seat: Seat
    count: int


class RoleChanged(Event, frozen=True):
    seat: Seat
    role: str


class Offered(Event, frozen=True):
    """An offer, with everything in it."""

    seat: Seat
    to: Seat
    gives: dict[str, int]
    wants: dict[str, int]
    citizenship: bool
    power: str


class Countered(Event, frozen=True):
    """Terms other than those of an offer: the gifts and wishes of their writer."""

    seat: Seat
    to: Seat
    gives: dict[str, int]
    wants: dict[str, int]


class Answered(Event, frozen=True):
    seat: Seat
    question: str
    yes: bool


class Promised(Event, frozen=True):
    """[7.6.3] A player's new obligation."""

    seat: Seat
    to: Seat
    promise: str
    what: str
    count: int
    until: int
    favor: int
    secrets: int


class PromiseBroken(Event, frozen=True):
    seat: Seat
    to: Seat
    promise: str
    what: str


class CampaignDeclared(Event, frozen=True):
    seat: Seat
    defender: Seat
    sites: list[int]
    treasures: list[str]
    pawn: bool
    attack: int
    defense: int
    targets: list[str]
    """Sites, relics and banners by their keys."""


class Rolled(Event, frozen=True):
    seat: Seat
    kind_of_dice: str
    faces: list[str]


class CampaignCounted(Event, frozen=True):
    seat: Seat
    swords: int
    sacrificed: int
    shields: int
    force: int
    won: bool


class EndDie(Event, frozen=True):
    result: int
    needed: int


class Rested(Event, frozen=True):
    seat: Seat
    favor: int
    secrets: int
    supply: int
    """The Supply after the refresh."""


class Won(Event, frozen=True):
    seat: Seat
    ways: list[str]
    role: str
    vision: str
    """The Vision that was fulfilled, if any."""
    relics: list[str]
    """The relics of the winner."""


# [8]


class OathSworn(Event, frozen=True):
    seat: Seat
    oath: str


class Built(Event, frozen=True):
    """An edifice takes the place of a denizen."""

    seat: Seat
    card: str
    denizen: str
    slot: int
    site: str


class Fell(Event, frozen=True):
    """An edifice becomes a ruin."""

    card: str
    ruin: str
    slot: int
    site: str


class SitesLost(Event, frozen=True):
    """Sites leave the map; face-down ones are not named."""

    sites: list[str]
    was: list[str]
    """The former map, from the top of the Cradle; "" for a face-down site."""


class MapRenewed(Event, frozen=True):
    """The sites of the next game, from the top of the Cradle; "" for a face-down site."""

    sites: list[str]


class CardsAdded(Event, frozen=True):
    """Cards of the archive join the world deck: 3 of the first suit, 2 and 1 of the next ones."""

    suits: list[str]


class ArchiveHealed(Event, frozen=True):
    """The Dispossessed come back, the largest stack into the world deck."""

    suit: str
    count: int


class CardsLost(Event, frozen=True):
    count: int


class RelicsLaid(Event, frozen=True):
    """The relics of the winner and of the Reliquary lie on top of the relic deck."""

    count: int


class ChronicleWritten(Event, frozen=True):
    seat: Seat


EVENTS: tuple[type[Event], ...] = tuple(
    kind
    for kind in list(vars().values())
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)

"""The realm's page: the public part of a chronicle."""

from __future__ import annotations

from collections import Counter

import msgspec

from throneroom.games.oath.cards import DENIZENS, SUITS
from throneroom.games.oath.chronicle.book import Book, Joined, Reign, Work, suits_of
from throneroom.games.oath.chronicle.story import how, story
from throneroom.games.oath.options import Chronicle
from throneroom.games.oath.state import REGION_OF
from throneroom.kernel import Message

ARMS = 6
"""The number of different arms."""


class Land(msgspec.Struct, frozen=True):
    """A site of the map."""

    region: str
    site: str | None
    """The site; None if it lies face down."""
    cards: list[str]
    relics: int


class Realm(msgspec.Struct, frozen=True):
    """The world as it lies on the table: without the order of decks, the cards of the archive, and
    the face-down relics."""

    oath: str
    ruler: str
    """The winner of the last game; "" if unknown."""
    lands: list[Land]
    """From the top of the Cradle to the bottom of the Hinterland."""
    citizens: list[str]
    """The colours of the boards with the Citizen's side up."""
    suits: dict[str, int] | None
    """Denizens by suit; None before a deck is built."""
    dispossessed: int


class ReignPage(msgspec.Struct, frozen=True):
    number: int
    winner: str
    arms: int
    """The winner's arms."""
    role: str
    way: str
    how: Message
    vision: str
    first_year: int
    """The first year of the game. A round is a year, counted from the first game."""
    last_year: int
    oath: str
    story: list[Message]
    citizens: list[str]
    """Those who accepted Citizenship from the winner."""
    built: list[Work]
    repaired: list[str]
    fell: list[Work]
    lost: list[str]
    added: list[Joined]
    healed: bool
    """Whether cards came back from the Dispossessed."""
    driven_out: int
    dispossessed: int
    relics: list[str]
    """The winner's relics."""
    suits: dict[str, int]


class Person(msgspec.Struct, frozen=True):
    name: str
    arms: int
    roles: list[str]
    """The person's role by game; "" if they did not play."""
    won: list[bool]


class RealmPage(msgspec.Struct, frozen=True):
    name: str
    number: int
    """The number of the next game."""
    reigns: list[ReignPage]
    people: list[Person]
    suits: dict[str, int]
    """Denizens by suit before the first of these games."""
    tide: Message | None
    """The suit that has grown most since then, and the one that has shrunk."""
    realm: Realm | None
    """None before the first game."""


def page(book: Book) -> RealmPage:
    people = people_of(book)
    arms = {person.name: person.arms for person in people}
    first = book.start if book.reigns else book.world
    before = suits_of(first) if first is not None and first.deck else _first_suits()
    reigns, year = [], 0
    for reign in book.reigns:
        reigns.append(_reign(reign, year, arms))
        year += reign.round
    return RealmPage(
        book.name,
        book.number,
        reigns,
        people,
        before,
        tide(before, book.reigns[-1].suits) if book.reigns else None,
        _realm(book.world) if book.world is not None else None,
    )


def _reign(reign: Reign, year: int, arms: dict[str, int]) -> ReignPage:
    name = reign.names[reign.winner]
    return ReignPage(
        number=reign.number,
        winner=name,
        arms=arms[name],
        role=reign.role,
        way=reign.way,
        how=how(reign),
        vision=reign.vision,
        first_year=year + 1,
        last_year=year + reign.round,
        oath=reign.oath,
        story=story(reign),
        citizens=[reign.names[seat] for seat in reign.citizens],
        built=reign.built,
        repaired=reign.repaired,
        fell=reign.fell,
        lost=reign.lost,
        added=reign.added,
        healed=reign.healed,
        driven_out=reign.driven_out,
        dispossessed=reign.dispossessed,
        relics=reign.relics,
        suits=reign.suits,
    )


def _realm(world: Chronicle) -> Realm:
    return Realm(
        world.goal,
        world.winner_name,
        [
            Land(
                REGION_OF[slot].value,
                site.site if site.face_up else None,
                list(site.cards),
                len(site.relics),
            )
            for slot, site in enumerate(world.sites)
        ],
        list(world.citizens),
        suits_of(world) if world.deck else None,
        len(world.dispossessed),
    )


def people_of(book: Book) -> list[Person]:
    """All people who played, in order of appearance. Their arms never change."""
    arms: dict[str, int] = {}
    for reign in book.reigns:
        for seat, name in enumerate(reign.names):
            if name not in arms:
                free = [one for one in range(ARMS) if one not in arms.values()]
                arms[name] = seat if seat in free or not free else free[0]
    return [
        Person(
            name,
            one,
            [r.roles[r.names.index(name)] if name in r.names else "" for r in book.reigns],
            [r.names[r.winner] == name for r in book.reigns],
        )
        for name, one in arms.items()
    ]


def _first_suits() -> dict[str, int]:
    starting = Counter(str(card.suit) for card in DENIZENS.values() if card.starting)
    return {suit.value: starting[suit.value] for suit in SUITS}


def tide(before: dict[str, int], now: dict[str, int]) -> Message | None:
    change = {suit: now[suit] - before[suit] for suit in before}
    most, least = max(change, key=change.__getitem__), min(change, key=change.__getitem__)
    if change[most] <= 0 or change[least] >= 0:
        return None
    return Message(
        "realm-tide",
        {"risen": most, "faded": least, "more": change[most], "fewer": -change[least]},
    )

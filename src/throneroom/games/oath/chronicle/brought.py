"""A chronicle that somebody brought along: read from JSON and checked in every part."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import msgspec

from throneroom.games.oath.cards import DARKEST_SECRET as SECRET
from throneroom.games.oath.cards import (
    DENIZENS,
    EDIFICE_SIDES,
    EXILE_BOARD,
    OATHS,
    PEOPLES_FAVOR,
    RELICS,
    SITES,
    SUITS,
    VISIONS,
)
from throneroom.games.oath.chronicle.book import FORMAT, Book, Reign
from throneroom.games.oath.chronicle.story import DEEDS
from throneroom.games.oath.chronicle.valid import MOST_GAMES, MOST_SEATS, check_chronicle
from throneroom.games.oath.state import PURPLE, Role
from throneroom.kernel import BadRecord, Message
from throneroom.kernel.refusing import short, unfit

ROUNDS = 8
LONGEST_NAME = 60
FEWEST = 2
WAYS = ("usurper", "visionary", "successor", "stable_regime", "war_exhaustion")
TARGETS = (*SITES, *RELICS, SECRET.key, PEOPLES_FAVOR.key)


def load(data: bytes) -> Book:
    try:
        return read(msgspec.json.decode(data))
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise _no_book("JSON") from None


def read(plain: object) -> Book:
    """A whole book, each of whose worlds can be set up. Raises an error that names the bad part."""
    given = plain.get("format", FORMAT) if isinstance(plain, dict) else FORMAT
    if given != FORMAT:
        raise BadRecord(
            f"This chronicle is of format {short(given)}; this version reads {FORMAT}.",
            Message("chronicle-format", {"given": short(given), "format": FORMAT}),
            "oath",
        )
    try:
        book = msgspec.convert(plain, Book)
    except msgspec.ValidationError as wrong:
        said = unfit(BadRecord, wrong, "{}").said
        raise _no_book(said.args["place"] if said else wrong) from None
    if len(book.name) > LONGEST_NAME:
        raise _no_book("name")
    for number, reign in enumerate(book.reigns):
        _check(reign, f"reigns[{number}]")
    for world in (book.world, book.start):
        if world is not None:
            check_chronicle(world)
    if book.reigns and book.world is None:
        raise _no_book("world")
    return book


def _check(reign: Reign, place: str) -> None:
    """Checks that every name and number in it can be displayed."""
    seats = range(len(reign.names))

    def known(part: str, given: Iterable[object], allowed: Collection[object]) -> None:
        if any(one not in allowed for one in given):
            raise _no_book(f"{place}.{part}")

    def within(part: str, given: Iterable[int], least: int, most: int) -> None:
        if any(not least <= one <= most for one in given):
            raise _no_book(f"{place}.{part}")

    within("names", [len(reign.names)], FEWEST, MOST_SEATS)
    within("names", map(len, reign.names), 1, LONGEST_NAME)
    within("roles", [len(reign.roles)], len(seats), len(seats))
    known("roles", reign.roles, list(Role))
    for part in ("winner", "chancellor"):
        known(part, [getattr(reign, part)], seats)
    known("citizens", reign.citizens, seats)
    known("colour", [reign.colour], (PURPLE, *EXILE_BOARD.colours))
    known("ways", reign.ways, WAYS)
    within("ways", [len(reign.ways)], 1, len(WAYS))
    known("vision", [reign.vision], VISIONS if "visionary" in reign.ways else ("", *VISIONS))
    within("number", [reign.number], 1, MOST_GAMES)
    within("round", [reign.round], 1, ROUNDS)
    for part in ("oath", "oath_before"):
        known(part, [getattr(reign, part)], OATHS)
    for part in ("built", "fell"):
        works = getattr(reign, part)
        known(part, [work.card for work in works], EDIFICE_SIDES)
        known(part, [work.site for work in works], SITES)
    known("repaired", reign.repaired, EDIFICE_SIDES)
    known("lost", reign.lost, SITES)
    known("relics", reign.relics, RELICS)
    suits = [suit.value for suit in SUITS]
    known("added", [one.suit for one in reign.added], suits)
    within("added", [one.count for one in reign.added], 0, len(DENIZENS))
    if set(reign.suits) != set(suits):
        raise _no_book(f"{place}.suits")
    within("suits", reign.suits.values(), 0, len(DENIZENS))
    for part in ("driven_out", "dispossessed", "treasure"):
        within(part, [getattr(reign, part)], 0, len(DENIZENS))
    for deed in reign.deeds:
        known("deeds", [deed.kind], DEEDS)
        known("deeds", [deed.seat], seats)
        known("deeds", [deed.other], (-1, *seats))
        known("deeds", deed.things, TARGETS)
        within("deeds", [deed.round], 1, ROUNDS)
        within("deeds", [len(deed.things)], int(deed.kind in ("banner", "battle")), len(TARGETS))
    if reign.world is None:
        raise _no_book(f"{place}.world")
    check_chronicle(reign.world)


def _no_book(wrong: object) -> BadRecord:
    return BadRecord(
        f"This is no chronicle: {wrong}.", Message("chronicle-bad", {"place": str(wrong)}), "oath"
    )

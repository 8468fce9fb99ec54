"""The chronicle as one line of text, as players of Oath exchange it between programs.

All numbers are hexadecimal, without separators: a version, the number of the next game, the name,
the boards, the oath, the map from the top of the Cradle, and the decks. `read` corrects known
faults of such lines, and reports the corrections.
"""

from __future__ import annotations

from collections import Counter
from importlib.resources import files
from typing import NamedTuple

from msgspec.structs import replace

from throneroom.games.oath.cards import (
    DENIZENS,
    EDIFICES,
    EXILE_BOARD,
    FIRST_MAP,
    REGIONS,
    RELIC_DECK,
    VISIONS,
    Card,
    Denizen,
    Relic,
    Vision,
)
from throneroom.games.oath.cards.tables import read as table
from throneroom.games.oath.chronicle.lying import numbered, twice
from throneroom.games.oath.options import Chronicle, SiteRecord
from throneroom.kernel import Impossible, ImpossiblePosition, Message

_TABLE = table("line")
_impossible = Impossible("oath", files("throneroom.games.oath") / "locales")

NOTHING = 0xFF
FACE_DOWN = 24
PLACES = 3
"""Number of cards or relics that can lie at one site."""
WRITTEN = (3, 3, 3)
"""The version that is written."""
UNKNOWN = "UNKNOWN"
"""The name written for an unknown winner."""

SITE_CODES: dict[str, int] = _TABLE["sites"]
SITES_BY_CODE = {code: key for key, code in SITE_CODES.items()}
CITIZENS: dict[str, int] = _TABLE["citizens"]
CHANCELLOR: int = _TABLE["chancellor"]
OATHS: list[str] = _TABLE["oaths"]
SUITS: list[str] = _TABLE["suits"]

CODES: dict[str, int] = {key: card.number - 1 for key, card in DENIZENS.items()}
for _key, _code in _TABLE["edifices"].items():
    CODES[EDIFICES[_key].intact.key] = _code
    CODES[EDIFICES[_key].ruined.key] = _code + 1
CODES |= _TABLE["visions"] | _TABLE["relics"]
CARDS = {code: Card.table[key] for key, code in CODES.items()}


def refused(id: str, place: str, **args: object) -> ImpossiblePosition:
    """The error to raise. `place` is a part of the line, with the number of a card in it."""
    part, _, number = place.removesuffix("]").partition("[")
    inner = {"part": f"{part}_card", "number": int(number) + 1} if number else {"part": part}
    return _impossible(id, place, **({"number": 0} | inner), **args)


class Line(NamedTuple):
    """A line that was read."""

    record: Chronicle
    corrected: list[Message]
    """Messages about the corrected faults."""


class _Reader:
    """Reads fields from a text, and keeps its position."""

    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0

    def number(self, digits: int, place: str) -> int:
        part = self.take(digits, place)
        try:
            if part.strip() != part or part.startswith(("+", "-")) or "_" in part:
                raise ValueError
            return int(part, 16)
        except ValueError:
            raise refused("refused-line-number", place, given=part) from None

    def take(self, count: int, place: str) -> str:
        part = self.text[self.at : self.at + count]
        if len(part) < count:
            raise refused("refused-line-short", place)
        self.at += count
        return part

    def cards(self, place: str) -> list[Card]:
        count = self.number(2, place)
        found = []
        for number in range(count):
            code = self.number(2, f"{place}[{number}]")
            if code not in CARDS:
                raise refused("refused-line-code", f"{place}[{number}]", given=f"{code:02X}")
            found.append(CARDS[code])
        return found


def read(text: str) -> Line:
    text = text.strip()
    reader = _Reader(text)
    version = tuple(reader.number(2, "version") for _ in range(3))
    if not ((1, 6, 0) <= version <= (2, 0, 3) or (3, 1, 0) <= version <= (3, 3, 3)):
        raise refused("refused-line-version", "version", given=".".join(map(str, version)))
    number = reader.number(4, "number")
    name = reader.take(reader.number(2, "name"), "name")
    played = reader.number(2, "played")
    citizens = _colours(reader.number(2, "citizens"))
    goal = reader.number(2, "oath")
    if goal >= len(OATHS):
        raise refused("refused-line-oath", "oath", given=f"{goal:02X}")
    suits = [reader.number(1, "suits") for _ in SUITS]
    if sorted(suits) != list(range(len(SUITS))):
        raise refused("refused-line-suits", "suits")
    sites = [_site(reader, slot) for slot in range(sum(map(len, FIRST_MAP.values())))]
    deck = reader.cards("world_deck")
    dispossessed = reader.cards("dispossessed")
    relics = reader.cards("relic_deck") if version >= (3, 1, 0) else []
    before, won, winner = (0, 0, "")
    if version >= (3, 3, 1):
        before = reader.number(2, "citizens_before")
        won = reader.number(2, "winner")
        winner = reader.take(reader.number(2, "winner_name"), "winner_name")
    if reader.at < len(text):
        raise refused("refused-line-more", "line", count=len(text) - reader.at)
    _check_cards(sites, deck, dispossessed, relics)
    if not deck:
        sites = _first_map(sites)
    corrected: list[Message] = []
    sites, relics = _correct_relics(sites, relics, corrected)
    lying = {key for site in sites for key in site.cards} | {card.key for card in dispossessed}
    first = tuple(key for key, card in DENIZENS.items() if card.starting and key not in lying)
    record = Chronicle(
        goal=OATHS[goal],
        sites=tuple(sites),
        deck=tuple(card.key for card in deck),
        denizens=() if deck else first,
        relics=tuple(card.key for card in reversed(relics)),
        citizens=citizens,
        dispossessed=tuple(card.key for card in dispossessed),
        name=name,
        number=max(1, number),
        played=_colours(played & ~CHANCELLOR),
        citizens_before=_colours(before),
        won_as="purple" if won & CHANCELLOR else "".join(_colours(won)[:1]),
        winner_name="" if winner == UNKNOWN else winner,
        suits=tuple(SUITS[code] for code in suits),
    )
    line = text if not corrected else _write(record, version, played)
    return Line(replace(record, line=line), corrected)


def _colours(bits: int) -> tuple[str, ...]:
    return tuple(colour for colour in EXILE_BOARD.colours if bits & CITIZENS[colour])


def _site(reader: _Reader, slot: int) -> SiteRecord:
    place = f"map[{slot}]"
    code = reader.number(2, place)
    lying = [reader.number(2, place) for _ in range(PLACES)]
    lying = [card for card in lying if card != NOTHING]
    if code == NOTHING:
        if lying:
            raise refused("refused-line-nowhere", place)
        return SiteRecord("")
    up = code < FACE_DOWN
    key = SITES_BY_CODE.get(code if up else code - FACE_DOWN)
    if key is None:
        raise refused("refused-line-code", place, given=f"{code:02X}")
    if lying and not up:
        raise refused("refused-line-nowhere", place)
    cards = []
    for one in lying:
        if one not in CARDS or isinstance(CARDS[one], Vision):
            raise refused("refused-line-code", place, given=f"{one:02X}")
        cards.append(CARDS[one])
    return SiteRecord(
        key,
        up,
        tuple(card.key for card in cards if not isinstance(card, Relic)),
        tuple(card.key for card in reversed(cards) if isinstance(card, Relic)),
    )


def _check_cards(
    sites: list[SiteRecord], deck: list[Card], dispossessed: list[Card], relics: list[Card]
) -> None:
    """Checks that every site, denizen, edifice and Vision occurs once, and in a deck of its
    kind."""
    for place, cards, kinds in (
        ("world_deck", deck, (Denizen, Vision)),
        ("dispossessed", dispossessed, Denizen),
        ("relic_deck", relics, Relic),
    ):
        for number, card in enumerate(cards):
            if not isinstance(card, kinds):
                raise refused("refused-line-kind", f"{place}[{number}]", given=card.key)
    lying = [
        (f"map[{slot}]", key)
        for slot, site in enumerate(sites)
        for key in (site.site, *site.cards)
        if key
    ]
    for place, cards in (("world_deck", deck), ("dispossessed", dispossessed)):
        lying += numbered(place, [card.key for card in cards])
    if found := twice(lying):
        place, given = found
        raise refused("refused-line-twice", place, given=given)
    missing = [key for key in VISIONS if deck and VISIONS[key] not in deck]
    if missing:
        raise refused("refused-line-vision", "world_deck", given=missing[0])


def _first_map(sites: list[SiteRecord]) -> list[SiteRecord]:
    """The map at the start of a chronicle: empty slots get the sites of the first game."""
    used = {site.site for site in sites}
    slots = [slot for region in REGIONS for slot in FIRST_MAP[region]]
    return [
        SiteRecord(slot.site.key) if not site.site and slot.site.key not in used else site
        for site, slot in zip(sites, slots, strict=True)
    ]


def _correct_relics(
    sites: list[SiteRecord], relics: list[Card], corrected: list[Message]
) -> tuple[list[SiteRecord], list[Card]]:
    """Corrects a relic that lies in two places, or in none; the end of the list is the top of the
    deck."""
    seen: set[str] = set()
    kept = []
    for site in sites:
        own = tuple(key for key in dict.fromkeys(site.relics) if key not in seen)
        again = (Counter(site.relics) - Counter(own)).elements()
        corrected += [Message("corrected-relic-map", {"relic": key}) for key in again]
        seen |= set(own)
        kept.append(replace(site, relics=own))
    if not relics:  # all that lie nowhere, shuffled
        return kept, relics
    deck: list[Card] = []
    for card in reversed(relics):  # of two the lower one goes
        if card.key in seen:
            corrected.append(Message("corrected-relic-deck", {"relic": card.key}))
        else:
            seen.add(card.key)
            deck.append(card)
    deck.reverse()
    for card in sorted(RELIC_DECK, key=lambda relic: CODES[relic.key]):
        if card.key not in seen:
            corrected.append(Message("corrected-relic-missing", {"relic": card.key}))
            deck.append(card)
    return kept, deck


def write(record: Chronicle) -> str:
    """The line of a chronicle; if it was read and not played since, the very same line."""
    if record.line:
        return record.line
    played = CHANCELLOR | sum(CITIZENS[colour] for colour in record.played)
    return _write(record, WRITTEN, played if record.played else 0)


def _write(record: Chronicle, version: tuple[int, ...], played: int) -> str:
    name = _plain(record.name) or "Oath"
    parts = [_hex(*version), f"{record.number:04X}", _hex(len(name)), name]
    parts.append(_hex(played, _bits(record.citizens), OATHS.index(record.goal)))
    parts.append("".join(f"{SUITS.index(suit):X}" for suit in record.suits))
    parts += [_written_site(site) for site in record.sites]
    deck = [CODES[key] for key in record.deck]
    lost = [CODES[key] for key in record.dispossessed]
    parts += [_hex(len(deck), *deck), _hex(len(lost), *lost)]
    if version >= (3, 1, 0):
        relics = [CODES[key] for key in reversed(record.relics)]
        parts.append(_hex(len(relics), *relics))
    if version >= (3, 3, 1):
        won = CHANCELLOR if record.won_as == "purple" else CITIZENS.get(record.won_as, 0)
        winner = _plain(record.winner_name) or UNKNOWN
        parts += [_hex(_bits(record.citizens_before), won, len(winner)), winner]
    return "".join(parts)


def _written_site(site: SiteRecord) -> str:
    """Cards from the first place on, relics from the last one back."""
    lying = len(site.cards) + len(site.relics)
    if lying > PLACES:
        raise refused("refused-line-full", site.site, count=PLACES, given=lying)
    cards = [CODES[key] for key in site.cards]
    relics = [CODES[key] for key in reversed(site.relics)]
    between = [NOTHING] * (PLACES - lying)
    code = SITE_CODES[site.site] + (0 if site.face_up else FACE_DOWN) if site.site else NOTHING
    return _hex(code, *cards, *between, *relics)


def _hex(*numbers: int) -> str:
    return "".join(f"{number:02X}" for number in numbers)


def _bits(colours: tuple[str, ...]) -> int:
    return sum(CITIZENS[colour] for colour in colours)


def _plain(name: str) -> str:
    """The name with characters that other programs count differently replaced."""
    return "".join(c if " " <= c <= "~" else "?" for c in name)[:255]

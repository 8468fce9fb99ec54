"""Whether a game can begin with a chronicle that somebody has handed in."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from throneroom.games.oath.cards import (
    DENIZENS,
    EDIFICE_SIDES,
    EXILE_BOARD,
    GRAND_SCEPTER,
    OATHS,
    RELICS,
    SITES,
    SUITS,
    VISIONS,
)
from throneroom.games.oath.chronicle.lying import numbered, twice
from throneroom.games.oath.options import Chronicle, OathOptions
from throneroom.games.oath.state import MAP, PURPLE
from throneroom.kernel import BadOptions, listed, refused
from throneroom.kernel.refusing import short

MOST_GAMES = 0xFFFF
"""The highest number of a game that a chronicle line can hold."""
MOST_SEATS = 6


def check_options(options: OathOptions) -> None:
    """Raises `BadOptions`, naming the place."""
    seats: list[tuple[str, int | None]] = [("chancellor", options.chancellor)]
    record = options.chronicle
    if record is not None:
        check_chronicle(record)
        seats.append(("chronicle.winner", record.winner))
    for place, seat in seats:
        if seat is not None and not 0 <= seat < options.players:
            last = options.players - 1
            raise refused(BadOptions, "refused-seat", place, players=options.players, last=last)


def check_chronicle(record: Chronicle) -> None:
    if not 1 <= record.number <= MOST_GAMES:
        place, given = "chronicle.number", record.number
        raise refused(BadOptions, "refused-range", place, low=1, high=MOST_GAMES, given=given)
    _one_of("chronicle.goal", record.goal, OATHS)
    if len(record.sites) != len(MAP):
        raise refused(
            BadOptions, "refused-count", "chronicle.sites", count=len(MAP), given=len(record.sites)
        )
    lying: list[tuple[str, str]] = []
    held = [key for key in RELICS if key != GRAND_SCEPTER.key]
    for slot, site in enumerate(record.sites):
        place = f"chronicle.sites[{slot}]"
        if site.site:
            _one_of(f"{place}.site", site.site, SITES)
        if (site.cards or site.relics) and not (site.site and site.face_up):
            raise refused(BadOptions, "refused-value", f"{place}.cards", given=listed(site.cards))
        _all_of(f"{place}.cards", site.cards, (*DENIZENS, *EDIFICE_SIDES))
        _all_of(f"{place}.relics", site.relics, held)
        lying += [(f"{place}.site", site.site)] if site.site else []
        lying += numbered(f"{place}.cards", site.cards) + numbered(f"{place}.relics", site.relics)
    _all_of("chronicle.deck", record.deck, (*DENIZENS, *VISIONS))
    _all_of("chronicle.denizens", record.denizens, DENIZENS)
    _all_of("chronicle.dispossessed", record.dispossessed, DENIZENS)
    _all_of("chronicle.relics", record.relics, held)
    for name in ("deck" if record.deck else "denizens", "dispossessed", "relics"):
        lying += numbered(f"chronicle.{name}", getattr(record, name))
    if found := twice(lying):
        place, key = found
        raise refused(BadOptions, "refused-twice", place, given=key)
    missing = [key for key in VISIONS if record.deck and key not in record.deck]
    if missing:
        raise refused(BadOptions, "refused-missing", f"chronicle.deck.{missing[0]}")
    for name in ("citizens", "played", "citizens_before"):
        _all_of(f"chronicle.{name}", getattr(record, name), EXILE_BOARD.colours)
    _one_of("chronicle.won_as", record.won_as, ("", PURPLE, *EXILE_BOARD.colours))
    if record.winner is not None and not 0 <= record.winner < MOST_SEATS:
        seats = {"players": MOST_SEATS, "last": MOST_SEATS - 1}
        raise refused(BadOptions, "refused-seat", "chronicle.winner", **seats)
    if sorted(record.suits) != sorted(suit.value for suit in SUITS):
        raise refused(BadOptions, "refused-value", "chronicle.suits", given=listed(record.suits))


def _one_of(place: str, given: str, allowed: Iterable[str]) -> None:
    if given not in allowed:
        raise refused(
            BadOptions, "refused-one-of", place, given=short(given), allowed=listed(list(allowed))
        )


def _all_of(place: str, given: Sequence[str], allowed: Iterable[str]) -> None:
    for number, key in enumerate(given):
        _one_of(f"{place}[{number}]", key, allowed)

"""Suits and regions."""

from __future__ import annotations

from enum import StrEnum


class Suit(StrEnum):
    """[2.6.1] In the order of the favor banks: clockwise, and from left to right on the map."""

    DISCORD = "discord"
    ARCANE = "arcane"
    ORDER = "order"
    HEARTH = "hearth"
    BEAST = "beast"
    NOMAD = "nomad"

    __hash__ = str.__hash__  # that of Enum is slow, and banks are asked for often

    @property
    def next(self) -> Suit:
        """The next suit clockwise."""
        return _NEXT[self]


SUITS = tuple(Suit)
_NEXT = dict(zip(SUITS, (*SUITS[1:], SUITS[0]), strict=True))


class Region(StrEnum):
    """[2.1] From the top of the map."""

    CRADLE = "cradle"
    PROVINCES = "provinces"
    HINTERLAND = "hinterland"

    __hash__ = str.__hash__


REGIONS = tuple(Region)

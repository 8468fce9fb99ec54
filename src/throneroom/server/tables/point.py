"""Pointing at something on the table, for everybody at the table to see."""

from __future__ import annotations

import re

import msgspec

from throneroom.kernel import Match, Message, Seat
from throneroom.server.hall.live_table import LiveTable
from throneroom.server.refusal import Refusal

PLACE = re.compile(r"[\w:.+-]+(/[\w:.+-]+)+", re.ASCII)
LONGEST = 100
"""The most characters of a place."""
NAME = re.compile(r"[^\W\d]\w*", re.ASCII)
"""A part of a place that is a name, not a number."""


def check_place(live: LiveTable, person: str, place: str) -> None:
    """Raises `Refusal` if this person may not point there. Pointing never reveals hidden things:
    only places that a spectator sees are allowed."""
    if not live.seats_of(person):
        raise Refusal("not_allowed", "Only those who sit here can point at the table.")
    if live.match is None or live.row.status != "running":
        raise Refusal("not_now", "The game is not running.")
    if len(place) > LONGEST or not PLACE.fullmatch(place):
        raise Refusal("bad_request", "This is no place on the table.")
    if not is_public(live.match, place):
        raise Refusal(
            "not_allowed",
            "Only what everybody sees can be pointed at.",
            Message("refused-point-hidden"),
        )


def is_public(match: Match, place: str) -> bool:
    """Whether a place and all names in it are visible to everybody."""
    zone, *path = place.split("/")
    if zone in match.game.private_places:
        return False
    seen = msgspec.json.encode(match.view(None))
    return all(f'"{name}"'.encode() in seen for key in path for name in NAME.findall(key))


def check_advice(live: LiveTable, person: str, points: str | None, to: Seat) -> None:
    """Raises `Refusal` if the seat can't be advised."""
    if not live.game.is_cooperative:
        raise Refusal("not_allowed", "Here everybody plays for themselves.")
    if points is None:
        raise Refusal("bad_request", "Advice points at something.")
    if not 0 <= to < len(live.seats) or live.seats[to].person is None:
        raise Refusal("bad_request", "Nobody sits there who could be advised.")
    if to in live.seats_of(person):
        raise Refusal("bad_request", "This seat is your own.")

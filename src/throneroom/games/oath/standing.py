"""The players' ways to win, and the unmet conditions of each, from public information."""

from __future__ import annotations

import msgspec

from throneroom.games.oath import rule
from throneroom.games.oath.cards import (
    CONQUEST,
    DEVOTION,
    FAITH,
    PROTECTION,
    REBELLION,
    SANCTUARY,
    SUPREMACY,
    THE_PEOPLE,
    VISIONS_TO_WIN,
)
from throneroom.games.oath.state import Phase, Role, State
from throneroom.games.oath.victory import goals, meets, succeeds
from throneroom.kernel import Seat


class Way(msgspec.Struct, frozen=True):
    """A way to win, and its unmet conditions."""

    way: str
    """"usurper", "visionary", "stable_regime" or "successor"."""
    ready: bool
    """Whether it would win at its next moment as things stand."""
    lacks: list[str]
    """The unmet conditions: "title", "turn" (the title must be held at the next Wake), "visions",
    "sites", "treasures", "peoples_favor", "darkest_secret", "scepter"."""
    missing: int
    """The number of missing sites, treasures or Visions."""
    vision: str
    """The Vision with the goal, for a visionary."""


def counted(s: State, seat: Seat) -> int | None:
    """[2.10] A player's amount of what the oath counts; None if the oath requires a banner, and for
    Citizens where the Empire counts as one."""
    if s.goal is PROTECTION:
        return s.treasures(seat)
    if s.goal is SUPREMACY and s.players[seat].role is not Role.CITIZEN:
        return rule.score(s, seat)
    return None


def ways_to_win(s: State, seat: Seat) -> list[Way]:
    player = s.players[seat]
    if s.phase in (Phase.BOARDS, Phase.TOKENS, Phase.PAWNS):
        return []
    if player.role is Role.CHANCELLOR:
        imperial = s.players[s.title].role is not Role.EXILE
        return [Way("stable_regime", imperial, [] if imperial else ["title"], 0, "")]
    if player.role is Role.CITIZEN:
        return [_successor(s, seat)]
    found = [_usurper(s, seat)]
    for vision in goals(s, seat):
        lacks, missing = [], 0
        if s.visions_drawn < VISIONS_TO_WIN:
            lacks.append("visions")
            missing = VISIONS_TO_WIN - s.visions_drawn
        if vision is REBELLION and s.peoples_favor.holder != seat:
            lacks.append("peoples_favor")
        elif vision is FAITH and s.darkest_secret.holder != seat:
            lacks.append("darkest_secret")
        elif vision is SANCTUARY:
            more = max(s.treasures(one) for one in s.others(seat)) + 1 - s.treasures(seat)
            if more > 0:
                lacks.append("treasures")
                missing = more
        elif vision is CONQUEST:
            more = max(rule.score(s, one) for one in s.others(seat)) + 1 - rule.score(s, seat)
            if more > 0:
                lacks.append("sites")
                missing = more
        found.append(Way("visionary", meets(s, seat, vision), lacks, missing, vision.key))
    return found


def _usurper(s: State, seat: Seat) -> Way:
    if s.title == seat:
        return Way("usurper", s.usurper, [] if s.usurper else ["turn"], 0, "")
    if s.goal is THE_PEOPLE:
        return Way("usurper", False, ["peoples_favor"], 0, "")
    if s.goal is DEVOTION:
        return Way("usurper", False, ["darkest_secret"], 0, "")
    if s.goal is PROTECTION:
        more = s.treasures(s.title) + 1 - s.treasures(seat)
        return Way("usurper", False, ["treasures"], max(0, more), "")
    more = rule.score(s, s.title) + 1 - rule.score(s, seat)
    return Way("usurper", False, ["sites"], max(0, more), "")


def _successor(s: State, seat: Seat) -> Way:
    ready = succeeds(s, seat)
    lacks: list[str] = []
    missing = 0
    if not ready:
        if s.goal is SUPREMACY:
            lacks = ["treasures"]
            rivals = [o for o in s.others(seat) if s.players[o].role is not Role.EXILE]
            missing = max(s.treasures(one) for one in rivals) + 1 - s.treasures(seat)
        elif s.goal is THE_PEOPLE:
            lacks = ["darkest_secret"]
        elif s.goal is PROTECTION:
            lacks = ["peoples_favor"]
        else:
            lacks = ["scepter"]
    return Way("successor", ready, lacks, missing, "")

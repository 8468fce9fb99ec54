"""[3] The holder of the title, the winner, and the way of winning."""

from __future__ import annotations

from throneroom.games.oath import events as e
from throneroom.games.oath import rule
from throneroom.games.oath.cards import (
    CONQUEST,
    DEVOTION,
    FAITH,
    GRAND_SCEPTER,
    PROTECTION,
    REBELLION,
    SANCTUARY,
    SUPREMACY,
    THE_PEOPLE,
    VISIONS_TO_WIN,
    Vision,
)
from throneroom.games.oath.moments import GOAL
from throneroom.games.oath.state import NOBODY, Phase, Role, State
from throneroom.kernel import Outcome, Score, Seat


def keepers(s: State) -> list[Seat]:
    """[2.11] The players who meet the Oathkeeper's goal; in a tie for the most, all of them."""
    if s.goal is THE_PEOPLE:
        return [s.peoples_favor.holder] if s.peoples_favor.holder >= 0 else []
    if s.goal is DEVOTION:
        return [s.darkest_secret.holder] if s.darkest_secret.holder >= 0 else []
    if s.goal is PROTECTION:
        scores = {seat: s.treasures(seat) for seat in s.seats_from(s.chancellor)}
    else:  # the Empire is one, and the Chancellor stands for it
        scores = {
            seat: rule.score(s, seat)
            for seat in s.seats_from(s.chancellor)
            if s.players[seat].role is not Role.CITIZEN
        }
    most = max(scores.values())
    meeting = [seat for seat, score in scores.items() if score == most]
    if s.goal is SUPREMACY and s.chancellor in meeting and s.players[s.title].role is Role.CITIZEN:
        return [s.chancellor]  # [R47]
    return meeting


def meets(s: State, seat: Seat, vision: Vision) -> bool:
    """[3.2] Whether a player fulfils a Vision; a tie is not enough."""
    if s.visions_drawn < VISIONS_TO_WIN:
        return False
    if vision is REBELLION:
        return s.peoples_favor.holder == seat
    if vision is FAITH:
        return s.darkest_secret.holder == seat
    if vision is SANCTUARY:
        own = s.treasures(seat)
        return all(s.treasures(other) < own for other in s.others(seat))
    if vision is CONQUEST:
        own = rule.score(s, seat)
        return all(rule.score(s, other) < own for other in s.others(seat))
    return False


def goals(s: State, seat: Seat) -> list[Vision]:
    """The Visions by which a player can win: the revealed one, and those that a card adds."""
    player = s.players[seat]
    if player.role is not Role.EXILE:
        return []
    found = [player.vision] if player.vision is not None else []
    for source in s.index.get(GOAL, ()):
        found += source.f.run(s, source, seat)
    return found


def ways_in_wake(s: State, seat: Seat) -> list[str]:
    """[4.1.2] The ways by which an Exile wins at once, if any."""
    if s.players[seat].role is not Role.EXILE:
        return []
    ways = ["usurper"] if s.title == seat and s.usurper else []
    if any(meets(s, seat, vision) for vision in goals(s, seat)):
        ways.append("visionary")
    return ways


def win(s: State, seat: Seat, ways: list[str]) -> None:
    """[3] The game is won; in a chronicle the winner still has to write [8]."""
    s.winner, s.ways = seat, ways
    if s.log is not None:
        player = s.players[seat]
        met = [vision for vision in goals(s, seat) if meets(s, seat, vision)]
        vision = min(met, key=lambda one: one.priority).key if met and "visionary" in ways else ""
        relics = [relic.key for relic in player.relics]
        s.log.append(e.Won(seat, ways, player.role.value, vision, relics))
    if s.options.chronicled:
        s.active, s.phase, s.step, s.used = seat, Phase.CHRONICLE, 0, []
    else:
        s.phase = Phase.OVER


def successor(s: State) -> Seat:
    """[3.3.1] The Citizen who wins instead of the Chancellor; NOBODY if none does."""
    for seat in s.others(s.chancellor):
        if s.players[seat].role is Role.CITIZEN and succeeds(s, seat):
            return seat
    return NOBODY


def succeeds(s: State, seat: Seat) -> bool:
    if s.goal is THE_PEOPLE:
        return s.darkest_secret.holder == seat
    if s.goal is PROTECTION:
        return s.peoples_favor.holder == seat
    if s.goal is DEVOTION:
        return GRAND_SCEPTER in s.players[seat].relics
    return all(
        s.treasures(other) < s.treasures(seat)
        for other in s.others(seat)
        if s.players[other].role is not Role.EXILE
    )


def empire_wins(s: State, way: str) -> None:
    heir = successor(s)
    if heir >= 0:
        win(s, heir, [way, "successor"])
    else:
        win(s, s.chancellor, [way])


def exhaust(s: State) -> None:
    """[3.4] The end of the last round."""
    holder = s.title
    if s.players[holder].role is not Role.EXILE:
        empire_wins(s, "war_exhaustion")
    elif s.usurper:
        win(s, holder, ["war_exhaustion", "usurper"])
    else:
        met = [
            (vision.priority, seat)
            for seat in s.seats_from(s.chancellor)
            for vision in goals(s, seat)
            if meets(s, seat, vision)
        ]
        if met:
            win(s, min(met)[1], ["war_exhaustion", "visionary"])
        else:
            empire_wins(s, "war_exhaustion")


def outcome(s: State) -> Outcome:
    """There are no points: one player wins, and all others lose."""
    seats = range(len(s.players))
    ranks = [1 if s.winner in (seat, NOBODY) else 2 for seat in seats]
    return Outcome(ranks, [Score(int(seat == s.winner)) for seat in seats], "-".join(s.ways))

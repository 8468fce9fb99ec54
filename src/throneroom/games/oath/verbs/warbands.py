"""[10] Warbands: gained, placed, killed, caged."""

from __future__ import annotations

from throneroom.games.oath import events as e
from throneroom.games.oath import rule
from throneroom.games.oath.acts import Campaign
from throneroom.games.oath.cards import Card, Vision
from throneroom.games.oath.moments import INSTEAD
from throneroom.games.oath.powers.registry import named
from throneroom.games.oath.state import NOBODY, Role, State
from throneroom.kernel import Seat


def bank_of(s: State, seat: Seat) -> Seat:
    """The seat whose personal bank holds a player's warbands."""
    return seat if s.players[seat].role is Role.EXILE else s.chancellor


def gain_warbands(s: State, seat: Seat, count: int) -> int:
    """Moves warbands from the personal bank (a Citizen's from the Chancellor's) onto the board."""
    bank = s.players[bank_of(s, seat)]
    count = min(count, bank.bank)
    bank.bank -= count
    s.players[seat].warbands += count
    if count and s.log is not None:
        s.log.append(e.Gained(seat, "warbands", count, ""))
    return count


def bury(s: State, colour: str, count: int) -> None:
    """Warbands that have left their place go to the personal bank of their colour."""
    s.players[s.seat_of(colour)].bank += count


def _die(s: State, colour: str, count: int, side: str) -> None:
    """[10] Kill; in a campaign the dead are counted by side, and a plan may set them aside."""
    c = rule.campaign(s)
    if c is not None and side:
        for used in c.used:
            saved = named(used.name).thens.get(f"{INSTEAD}.kill")
            if saved is not None and saved(s, c, used, side):
                key = (used.seat, colour)
                c.set_aside[key] = c.set_aside.get(key, 0) + count
                return
        c.killed[side] = c.killed.get(side, 0) + count
    bury(s, colour, count)


def side_of(c: Campaign, seat: Seat) -> str:
    """The side on which a player fights; "" for neither."""
    if seat == c.by:
        return "attacker"
    return "defender" if seat == c.defender or seat in c.allies else ""


def kill_on_board(s: State, seat: Seat, count: int) -> int:
    player = s.players[seat]
    count = min(count, player.warbands)
    if count > 0:
        player.warbands -= count
        c = rule.campaign(s)
        _die(s, rule.colour(s, seat), count, side_of(c, seat) if c else "")
        s.stirred = True
        if s.log is not None:
            s.log.append(e.Killed(rule.colour(s, seat), seat, count, NOBODY, seat, None))
    return max(count, 0)


def kill_at_site(s: State, slot: int, count: int) -> int:
    place = s.places[slot]
    count = min(count, place.warbands)
    if count > 0:
        colour = place.colour
        c = rule.campaign(s)
        side = ""
        if c is not None:
            attacks = slot in rule.joined_slots(s, c)
            side = "attacker" if attacks else "defender" if slot in c.sites else ""
        lift(s, slot, count)
        _die(s, colour, count, side)
        if s.log is not None:
            s.log.append(e.Killed(colour, s.seat_of(colour), count, slot, NOBODY, place.site.key))
    return max(count, 0)


def lift(s: State, slot: int, count: int) -> None:
    """Warbands leave a site. The caller puts them somewhere."""
    place = s.places[slot]
    place.warbands -= count
    if not place.warbands:
        place.colour = ""
    s.stirred = True


def land(s: State, slot: int, colour: str, count: int) -> None:
    """Warbands that have left their place come to a site."""
    if count <= 0:
        return
    place = s.places[slot]
    assert place.colour in ("", colour), "a site has warbands of one colour"
    place.colour = colour
    place.warbands += count
    s.stirred = True


def place_warbands(s: State, seat: Seat, slot: int, count: int) -> None:
    """Moves warbands from a player's board to a site."""
    s.players[seat].warbands -= count
    land(s, slot, rule.colour(s, seat), count)
    if count and s.log is not None:
        s.log.append(e.Placed(seat, slot, count, s.places[slot].site.key))


def withdraw(s: State, seat: Seat, slot: int, count: int) -> None:
    """Moves warbands from a site to a player's board."""
    lift(s, slot, count)
    s.players[seat].warbands += count
    if count and s.log is not None:
        s.log.append(e.Withdrawn(seat, slot, count, s.places[slot].site.key))


def cage(s: State, card: Card, colour: str, count: int) -> None:
    """Puts warbands that have left their place on a relic."""
    if count:
        s.warbands_on[card, colour] = s.warbands_on.get((card, colour), 0) + count


def cage_board(s: State, seat: Seat, card: Card) -> None:
    """Puts all warbands of a board on a relic."""
    player = s.players[seat]
    cage(s, card, rule.colour(s, seat), player.warbands)
    player.warbands = 0
    s.stirred = True


def uncage(s: State, card: Card, colour: str, count: int, to: Seat) -> None:
    """Warbands on a relic go to a board; those of a new Citizen turn purple."""
    s.warbands_on[card, colour] -= count
    if not s.warbands_on[card, colour]:
        del s.warbands_on[card, colour]
    if colour == rule.colour(s, to):
        s.players[to].warbands += count
        if s.log is not None:
            s.log.append(e.Gained(to, "warbands", count, ""))
    else:
        bury(s, colour, count)
        gain_warbands(s, to, count)


def mark_vision(s: State, seat: Seat, vision: Vision) -> None:
    """Moves a warband from a board onto a revealed Vision."""
    s.players[seat].warbands -= 1
    key = (vision, rule.colour(s, seat))
    s.warbands_on[key] = s.warbands_on.get(key, 0) + 1
    s.tell(e.VisionMarked(seat, vision.key))


def kill_on_vision(s: State, vision: Card) -> None:
    """The warbands on a Vision die."""
    for key in [key for key in s.warbands_on if key[0] is vision]:
        bury(s, key[1], s.warbands_on.pop(key))

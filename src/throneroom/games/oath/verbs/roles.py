"""[10] Roles: an Exile becomes a Citizen, and back."""

from __future__ import annotations

from throneroom.games.oath import events as e
from throneroom.games.oath.cards import MOST_SUPPLY
from throneroom.games.oath.spots import BOARD_BODIES, SITE_BODIES
from throneroom.games.oath.state import NOBODY, PURPLE, Role, State
from throneroom.games.oath.verbs.cards import discard, reindex
from throneroom.kernel import Flow, Seat, choose_some


def become_citizen(s: State, seat: Seat) -> Flow:
    """[6.6.2]"""
    player, chancellor = s.players[seat], s.players[s.chancellor]
    own = player.colour
    sites = [slot for slot, place in enumerate(s.places) if place.colour == own]
    pieces: list[int] = [NOBODY] * player.warbands
    for slot in sites:
        pieces += [slot] * s.places[slot].warbands
    kept = pieces
    if len(pieces) > chancellor.bank:  # too few purple ones: the new Citizen says which stay
        bodies = [BOARD_BODIES[seat] if at < 0 else SITE_BODIES[at] for at in pieces]
        chosen = yield from choose_some(
            seat, "replace_short", bodies, chancellor.bank, chancellor.bank
        )
        kept = [NOBODY if body.seat >= 0 else body.slot for body in chosen]
    player.role = Role.CITIZEN
    if player.vision is not None:
        yield from discard(s, seat, [player.vision])
    player.bank += len(pieces)
    player.warbands = kept.count(NOBODY)
    for slot in sites:
        place = s.places[slot]
        place.warbands = kept.count(slot)
        place.colour = PURPLE if place.warbands else ""
    chancellor.bank -= len(kept)
    if s.title == seat and s.usurper:
        s.usurper = False
        s.tell(e.TitleTurned(seat, False))
    if seat == s.active:
        s.act_over = True
    player.supply = MOST_SUPPLY
    s.promises = [p for p in s.promises if not (p.lapses and seat in (p.by, p.to))]
    reindex(s)
    s.tell(e.RoleChanged(seat, player.role.value))


def become_exile(s: State, seat: Seat) -> None:
    """[6.7]"""
    player = s.players[seat]
    player.role = Role.EXILE
    purple = player.warbands
    s.players[s.chancellor].bank += purple
    player.warbands = min(purple, player.bank)
    player.bank -= player.warbands
    player.supply = MOST_SUPPLY
    s.promises = [p for p in s.promises if not (p.lapses and seat in (p.by, p.to))]
    reindex(s)
    s.tell(e.RoleChanged(seat, player.role.value))

"""3. The Overlord's turn, after each turn of a player. He never chooses; where the players decide,
the one whose turn has just ended is asked."""

from __future__ import annotations

from throneroom.games.west_kingdom.tomesaga.viscounts_coop import events as e
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.cards import (
    ADVANCE,
    BANISHMENTS,
    CLOCKWISE,
    COUNTER_CLOCKWISE,
    INWARD,
    BanishStep,
)
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.state import State
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.verbs import (
    Defeat,
    along,
    go,
    go_inward,
    place,
    send_home,
)
from throneroom.games.west_kingdom.viscounts import events as base
from throneroom.games.west_kingdom.viscounts.cards import SECTIONS, Townsfolk
from throneroom.games.west_kingdom.viscounts.castle import HOLDS
from throneroom.games.west_kingdom.viscounts.ring import Space
from throneroom.games.west_kingdom.viscounts.verbs import resolve
from throneroom.kernel import Flow

WAYS = {CLOCKWISE: 1, COUNTER_CLOCKWISE: -1}


def take_turn(s: State) -> Flow:
    overlord = s.overlord
    overlord.is_on_turn = True
    if s.log is not None:
        s.tell(base.TurnBegan(s.overlord_seat, s.round))
    try:
        move(s)
        yield from act(s)
        yield from carry_out_orders(s)
        clear_castle(s)
    except Defeat as defeat:
        s.set_scene()
        overlord.won_by = str(defeat)
        if s.log is not None:
            s.tell(e.OverlordWon(overlord.won_by))
    s.set_scene()
    overlord.is_on_turn, overlord.banished, overlord.step = False, None, 0


# 3.1 He moves


def place_of(s: State) -> Space:
    """The location of his piece."""
    space = s.overlord.space
    assert space is not None
    return space


def move(s: State) -> None:
    """As many steps as the silver of the townsfolk where he starts. He is not a viscount: nobody
    rearranges anything."""
    card = s.top(place_of(s).segment)
    space = s.overlord.space = along(s, place_of(s), card.silver)
    if s.log is not None:
        s.tell(e.OverlordMoved(card.key, card.silver, space.key))


# 3.2 He acts


def act(s: State) -> Flow:
    """Acts according to what stands where he stops."""
    space = place_of(s)
    if any(s.outposts_on(space)):
        yield from send_home(s, space, "stop")
    elif s.overlord.locations[space.number]:
        yield from banish(s, space)
    else:
        yield from place(s, space)


# Banishing


def banish(s: State, space: Space) -> Flow:
    """The townsfolk of the segment leaves the game. The row for its hire effect is carried out in
    order."""
    s.set_scene()
    overlord, card = s.overlord, s.top(space.segment)
    row = BANISHMENTS[card.hire_word]
    printed = card.kind == "printed"
    if not printed:
        s.take(card)
        s.removed.append(card)
    overlord.banished = card
    if s.log is not None:
        s.tell(e.Banished(card.key, row.key, printed))
    for number, step in enumerate(row.steps):
        overlord.step = number
        if s.log is not None and len(row.steps) > 1:
            s.tell(e.StepBegan(row.key, number + 1))
        yield from carry_out(s, space, step, card)
    overlord.banished, overlord.step = None, 0


def carry_out(s: State, space: Space, step: BanishStep, card: Townsfolk) -> Flow:
    if step.where == INWARD:
        for _ in range(step.n):
            yield from go_inward(s, space)
    elif step.gain:
        yield from resolve(s, s.current, step.gain, card)
    else:
        where = along(s, space, WAYS.get(step.where, 0))
        for _ in range(step.n):
            yield from place(s, where)


# 3.4 Advance orders


def carry_out_orders(s: State) -> Flow:
    """Repeats while there are many of his workers on a location of the outer road."""
    while (space := next_order(s)) is not None:
        yield from advance(s, space)


def next_order(s: State) -> Space | None:
    """The next location with an order: his own first, then clockwise."""
    outer, his = s.ring.outer, s.overlord.locations
    start = outer.index(place_of(s))
    for space in (*outer[start:], *outer[:start]):
        if his[space.number] >= ADVANCE:
            return space
    return None


def advance(s: State, space: Space) -> Flow:
    """One worker clockwise, one counter-clockwise, one inward."""
    s.set_scene()
    if s.log is not None:
        s.tell(e.AdvanceOrdered(space.key, s.overlord.locations[space.number]))
    for way, step in WAYS.items():
        yield from go(s, space, way, along(s, space, step))
    yield from go_inward(s, space)


# 3.6 The castle is cleared


def clear_castle(s: State) -> None:
    """Each crowded section loses a worker of every player there, and nobody gains anything."""
    n = len(s.players)
    for tier, counts in enumerate((s.tier1, s.tier2)):
        for section in SECTIONS:
            if s.crowd(counts, section.number) + s.strangers(tier)[section.number] <= HOLDS:
                continue
            s.set_scene()
            seats = [seat for seat in range(n) if counts[section.number * n + seat]]
            for seat in seats:
                counts[section.number * n + seat] -= 1
                s.players[seat].workers += 1
            if s.log is not None:
                s.tell(e.CastleCleared(section.key, tier + 1, seats))

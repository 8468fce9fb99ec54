"""2. The start, where it differs from that of Paladins."""

from __future__ import annotations

from throneroom.games.west_kingdom.paladins.flow import first_townsfolk as take_first
from throneroom.games.west_kingdom.paladins.setup import first_of, give_marker, lay_out
from throneroom.games.west_kingdom.tomesaga.paladins_coop import events as e
from throneroom.games.west_kingdom.tomesaga.paladins_coop.cards import (
    PLACES,
    STARTERS,
    THREATS,
    Starter,
)
from throneroom.games.west_kingdom.tomesaga.paladins_coop.options import PaladinsCoopOptions
from throneroom.games.west_kingdom.tomesaga.paladins_coop.state import Player, State
from throneroom.kernel import Chance, Flow, Seat, choose


def setup(options: PaladinsCoopOptions, chance: Chance) -> State:
    s = State(chance, [Player() for _ in range(options.players)])
    lay_out(s, options)
    give_marker(s, first_of(s, options.first))
    threats = list(THREATS.values())
    chance.shuffle(threats)
    places = len(PLACES[options.difficulty])
    s.threats, s.threats_out = threats[:places], threats[places:]
    s.overlords = [0] * places
    s.starters = list(STARTERS.values())
    if options.starters == "random":
        chance.shuffle(s.starters)
    return s


def first_townsfolk(s: State) -> Flow:
    """2.5: a starting townsfolk card with its overlay for each player, by chance or by choice in
    turn order; then the first choice as in Paladins."""
    for seat in s.seats_from(s.first):
        if s.players[seat].starter is None:
            s.current = seat
            starter = s.starters[0]
            if s.options.starters == "chosen":
                starter = yield from choose(
                    seat, "starter", s.starters, at="townsfolk", checkpoint=True
                )
            take_starter(s, seat, starter)
    yield from take_first(s)


def take_starter(s: State, seat: Seat, starter: Starter) -> None:
    s.starters.remove(starter)
    s.players[seat].townsfolk = (starter,)
    if s.log is not None:
        s.tell(e.StarterTaken(seat, starter.key, starter.overlay.key))

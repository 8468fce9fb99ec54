"""A table of the scenario for tests: a position in one call, and parts of the rules by themselves.

Players are called by colour, in turn order. A position names only what matters; workers that nobody
names stand nowhere.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import Any

from throneroom.games.west_kingdom.architects.cards import (
    APPRENTICES,
    BOARDS,
    BUILDINGS,
    GOODS,
    LOCATIONS,
    MARKET_CARDS,
)
from throneroom.games.west_kingdom.architects.flow import turn
from throneroom.games.west_kingdom.architects.state import Phase
from throneroom.games.west_kingdom.tomesaga.architects_coop import ARCHITECTS_COOP
from throneroom.games.west_kingdom.tomesaga.architects_coop.cards import (
    DEMANDS,
    SCHEMES,
    SIDES,
    Demand,
)
from throneroom.games.west_kingdom.tomesaga.architects_coop.setup import setup
from throneroom.games.west_kingdom.tomesaga.architects_coop.state import State
from throneroom.kernel import Chance, Decision, Seat, key_of, read_options

RED, BLUE, GREEN, YELLOW = range(4)
PLAIN = (*GOODS, "silver", "virtue", "unpaid", "paid", "level", "free", "prison")


class Illegal(Exception):
    """What was wanted is not allowed."""


def position(players: int = 3, **options: Any) -> State:
    """Red's turn, nobody's workers anywhere, nobody's cards."""
    read = read_options(ARCHITECTS_COOP, {"players": players, **options})
    s = setup(read, Chance(7))  # type: ignore[arg-type]
    s.options = read
    s.log = []
    s.phase, s.boards = Phase.TURNS, []
    for player in s.players:
        player.free = 10
    return s


def give(s: State, seat: Seat, **things: Any) -> None:
    """Goods, numbers, workers by location, a board, cards."""
    player = s.players[seat]
    for name, value in things.items():
        if name in PLAIN:
            setattr(player, name, value)
        elif name in LOCATIONS and LOCATIONS[name].is_open:
            player.open[LOCATIONS[name].number] = value
        elif name == "guildhall":
            s.guildhall += [seat] * value
        elif name == "board":
            player.board = BOARDS[value]
        elif name == "apprentices":
            player.apprentices[:] = [_apprentice(s, key) for key in value]
        elif name == "buildings":
            player.buildings[:] = [_building(s, key) for key in value]
        elif name == "hand":
            player.hand[:] = [_building(s, key) for key in value]
        elif name == "overlords":
            player.captured[s.overlord_seat] = value
        else:
            raise KeyError(name)
    player.find_powers()


def _building(s: State, key: str) -> Any:
    card = BUILDINGS[key]
    at = s.deck.index(card)
    del s.deck[at], s.deck_known[at]
    return card


def _apprentice(s: State, key: str) -> Any:
    if key in SIDES:
        return SIDES[key]
    card = APPRENTICES[key]
    if card in s.apprentice_deck:
        s.apprentice_deck.remove(card)
    for row in s.rows:
        if card in row:
            row[row.index(card)] = s.apprentice_deck.pop()
    return card


def overlord(s: State, **things: Any) -> None:
    """His workers: `free`, `prison`, `guildhall`, by location; whom he `holds`, by seat."""
    for name, value in things.items():
        if name in ("free", "prison"):
            setattr(s.overlord, name, value)
        elif name == "guildhall":
            s.guildhall += [s.overlord_seat] * value
        elif name == "holds":
            for seat, workers in value.items():
                s.overlord.captured[seat] = workers
        else:
            s.overlord.open[LOCATIONS[name].number] = value


def demands(s: State, *shown: str, given: Mapping[str, int] | None = None) -> None:
    """Open demands by key, and what lies on them; the others lie face down."""
    for key in shown:
        _put_in_row(s, DEMANDS[key])
    s.overlord.demands_up = len(shown)
    for key, number in (given or {}).items():
        s.overlord.given[s.overlord.demands.index(DEMANDS[key])] = number


def _put_in_row(s: State, demand: Demand) -> None:
    at = demand.level - 1
    if s.overlord.demands[at] is not demand:
        s.overlord.demands[at], s.overlord.demands_out[at] = demand, s.overlord.demands[at]


def fill(s: State, spaces: int, owner: Seat = RED) -> None:
    """The Guildhall up to this number of spaces."""
    s.guildhall += [owner] * (spaces - len(s.guildhall))


def next_event(s: State, key: str, left: int = 1) -> None:
    """An event on top of the deck, and how many the deck has."""
    event = SCHEMES[key]
    every = [*s.overlord.events, *s.overlord.events_out, *s.overlord.events_past]
    every.remove(event)
    s.overlord.events = [*every[: left - 1], event]
    s.overlord.events_out, s.overlord.events_past = every[left - 1 :], []


def no_events(s: State, left: int = 0) -> None:
    overlord = s.overlord
    overlord.events_out += overlord.events[left:]
    del overlord.events[left:]


def pile(s: State, top: str, then: str) -> None:
    """Market cards with their small side up."""
    for key in (then, top):
        s.pile.remove(MARKET_CARDS[key])
        s.pile.append(MARKET_CARDS[key])


# Playing


def run(rules: Generator[Decision, Any, Any], **answers: Any) -> list[str]:
    """A part of the rules by itself, with answers by kind of decision: one for all times, or a
    list. The kinds that were asked."""
    given = {kind: list(a) if isinstance(a, list) else a for kind, a in answers.items()}
    asked = []
    try:
        decision = rules.send(None)
        while True:
            asked.append(decision.kind)
            decision = rules.send(_answer(decision, given))
    except StopIteration:
        left = [kind for kind, answer in given.items() if isinstance(answer, list) and answer]
        if left:
            raise Illegal(f"nobody was asked: {left}") from None
        return asked


def _answer(decision: Decision, given: dict[str, Any]) -> Any:
    if decision.kind not in given:
        raise Illegal(f"{decision.kind} was asked: {decision.keys}")
    wanted = given[decision.kind]
    if isinstance(wanted, list):
        if not wanted:
            raise Illegal(f"{decision.kind} was asked once more: {decision.keys}")
        wanted = wanted.pop(0)
    if not decision.is_single:
        return _several(decision, wanted)
    for option in decision.options:
        if key_of(option) == str(wanted):
            return option
    raise Illegal(f"{decision.kind}: {wanted} is not among {decision.keys}")


def _several(decision: Decision, wanted: Sequence[str]) -> list[Any]:
    return [option for option in decision.options if key_of(option) in wanted]


def red_turn(s: State, **answers: Any) -> list[str]:
    """A turn of the player who is on turn."""
    return run(turn(s), **answers)


def told(s: State, kind: str) -> list[Any]:
    assert s.log is not None
    return [event for event in s.log if event.kind == kind]


def at(s: State, owner: Seat, place: str) -> int:
    """Somebody's workers at an open location."""
    return s.crews[owner].open[LOCATIONS[place].number]

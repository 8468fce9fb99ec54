"""1. The start, where it differs from that of Architects."""

from __future__ import annotations

from throneroom.games.west_kingdom.architects import events as base
from throneroom.games.west_kingdom.architects.cards import RULES
from throneroom.games.west_kingdom.architects.setup import (
    boards_of,
    end_draft,
    lay_out,
    starting_apprentices,
)
from throneroom.games.west_kingdom.architects.state import Player
from throneroom.games.west_kingdom.tomesaga.architects_coop import events as e
from throneroom.games.west_kingdom.tomesaga.architects_coop.cards import (
    BOARD_OF,
    COPIES,
    DEMANDS,
    EVENT_CARDS,
    FUTURE,
    LEVELS,
    STARTING,
    TWO_SIDED,
    TwoSided,
)
from throneroom.games.west_kingdom.tomesaga.architects_coop.options import ArchitectsCoopOptions
from throneroom.games.west_kingdom.tomesaga.architects_coop.state import Overlord, State
from throneroom.kernel import Chance, Decision, Flow, Seat, choose, together

PUT_BACK: int = RULES["setup"]["dealt"] - RULES["setup"]["kept"]


def setup(options: ArchitectsCoopOptions, chance: Chance) -> State:
    n = options.players
    s = State(chance, [Player(captured=[0] * (n + 1)) for _ in range(n)])
    lay_out(s, options)
    s.boards = boards_of(options)
    s.overlord = overlord_of(options, chance)
    s.two_sided = deal_sides(chance, n)
    return s


def overlord_of(options: ArchitectsCoopOptions, chance: Chance) -> Overlord:
    """1.5-1.9: his schemes, demands, events and workers."""
    n = options.players
    overlord = Overlord(captured=[0] * (n + 1), killed=[0] * n, given=[0] * len(LEVELS))
    overlord.schemes = list(STARTING)
    chance.shuffle(overlord.schemes)
    future = [scheme for scheme in FUTURE if not scheme.final]
    chance.shuffle(future)
    overlord.future = [*(scheme for scheme in FUTURE if scheme.final), *future]
    for level in LEVELS:
        pair = [demand for demand in DEMANDS.values() if demand.level == level]
        chance.shuffle(pair)
        used, *out = pair
        overlord.demands.append(used)
        overlord.demands_out += out
    events = list(EVENT_CARDS)
    chance.shuffle(events)
    count = number_of_events(options)
    overlord.events, overlord.events_out = events[:count], events[count:]
    return overlord


def number_of_events(options: ArchitectsCoopOptions) -> int:
    return options.events or BOARD_OF[options.difficulty].events


def deal_sides(chance: Chance, players: int) -> list[TwoSided]:
    """1.1: a double-sided apprentice for each player; the rest stays in the box."""
    cards = [card for card in TWO_SIDED for _ in range(COPIES)]
    chance.shuffle(cards)
    return cards[:players]


def begin_crews(s: State) -> Flow:
    """1.1, 1.2: sides, openly and in turn order; then one apprentice each, in reverse order."""
    for seat in s.seats_from(s.first):
        player = s.players[seat]
        if not player.apprentices:
            sides = s.two_sided[seat].sides
            side = yield from choose(seat, "side", sides, at="side", checkpoint=True)
            s.add_apprentice(seat, side)
            if s.log is not None:
                s.tell(e.SideChosen(seat, side.key))
    yield from starting_apprentices(s)


# 1.3 Building cards


def keep_plans(s: State) -> Flow:
    """Each player puts one of four cards under the deck, in turn order. The gains from boards
    follow."""
    seats = s.seats_from(s.first)
    back = yield from together(seats, lambda seat: back_of(s, seat))
    for seat, card in zip(seats, back, strict=True):
        packet = s.packets[seat]
        packet.remove(card)
        s.players[seat].hand += packet
        if s.log is not None:
            for kept in packet:
                s.tell(base.BuildingKept(seat, kept.key))
            s.tell(e.PutBack(seat, card.key))
        packet[:] = [card]
    s.reveals += 1
    end_draft(s)


def back_of(s: State, seat: Seat) -> Decision:
    packet = tuple(s.packets[seat])
    return Decision(seat, "put_back", packet, checkpoint=True, at="packet", facts={"n": PUT_BACK})

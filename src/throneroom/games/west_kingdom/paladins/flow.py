"""6. The rules from the start to the end: seven rounds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import permutations
from typing import Any, TypeAlias

from throneroom.games.west_kingdom.buttons import Button
from throneroom.games.west_kingdom.paladins import events as e
from throneroom.games.west_kingdom.paladins import setup
from throneroom.games.west_kingdom.paladins.actions import act, use_favour
from throneroom.games.west_kingdom.paladins.cards import (
    DRAWN,
    FAVOUR_ROUNDS,
    KEPT_WORKERS,
    LINEUPS,
    ORDER_POINTS,
    ORDER_ROUNDS,
    ROUNDS,
    Favour,
    Lineup,
    Mode,
)
from throneroom.games.west_kingdom.paladins.laws import legal_favours, legal_modes
from throneroom.games.west_kingdom.paladins.printed import RULES
from throneroom.games.west_kingdom.paladins.rows import renew
from throneroom.games.west_kingdom.paladins.state import Phase, Player, State
from throneroom.games.west_kingdom.paladins.verbs import gain
from throneroom.games.west_kingdom.paladins.workers import WORKERS, Worker, listed, pool_of
from throneroom.kernel import Decision, Flow, Seat, choose, together

PASS = Button("pass")


def flow(s: State) -> Flow:
    while s.phase is not Phase.OVER:
        yield from PHASES[s.phase](s)


def first_townsfolk(s: State) -> Flow:
    yield from setup.first_townsfolk(s)
    begin_round(s)


# 6.1 The start of a round


def begin_round(s: State) -> None:
    s.round += 1
    s.phase = Phase.PALADINS
    s.current = s.first
    if s.log is not None:
        s.tell(e.RoundBegan(s.round, s.first))
    reveal_kings_cards(s)
    open_tavern(s)
    for seat in s.seats_from(s.first):
        draw_paladins(s, seat)


def reveal_kings_cards(s: State) -> None:
    """The cards revealed earlier stay open."""
    if s.round in ORDER_ROUNDS:
        slot = ORDER_ROUNDS.index(s.round)
        s.reveals += 1
        if s.log is not None:
            s.tell(e.OrderRevealed(s.orders[slot].key, ORDER_POINTS[slot]))
    if s.round in FAVOUR_ROUNDS:
        s.reveals += 1
        if s.log is not None:
            s.tell(e.FavourRevealed(s.favours[FAVOUR_ROUNDS.index(s.round)].key))
    s.reveal_more()


def open_tavern(s: State) -> None:
    for _ in range(len(s.players) + RULES["tavern_more"]):
        card = s.draw_tavern()
        assert card is not None, "there are more tavern cards than lie open at once"
        s.tavern.append(card)
    if s.log is not None:
        s.tell(e.TavernOpened([card.key for card in s.tavern]))


def draw_paladins(s: State, seat: Seat) -> None:
    player = s.players[seat]
    player.hand[:] = [player.deck.pop() for _ in range(DRAWN)]
    player.top_known = False
    player.under = min(player.under, len(player.deck))
    s.reveals += 1
    if s.log is not None:
        s.tell(e.PaladinsDrawn(seat, [card.key for card in player.hand]))


def choose_paladins(s: State) -> Flow:
    """Secretly, and all at the same time."""
    seats = s.seats_from(s.first)
    lineups = yield from together(seats, lambda seat: lineup_of(s, seat))
    for seat, chosen in zip(seats, lineups, strict=True):
        line_up(s, seat, chosen)
    s.phase = Phase.TAVERN


def lineup_of(s: State, seat: Seat) -> Decision:
    options = [LINEUPS[three] for three in permutations(s.players[seat].hand)]
    return Decision(seat, "paladin", options, checkpoint=True, at="paladin")


def line_up(s: State, seat: Seat, chosen: Lineup) -> None:
    """One for this round, one on top of the deck, one under it."""
    player = s.players[seat]
    player.hand.clear()
    player.chosen.append(chosen.played)
    player.deck.append(chosen.top)
    player.deck.insert(0, chosen.under)
    player.top_known = True
    player.under += 1
    if s.log is not None:
        s.tell(e.PaladinChosen(seat, [chosen.played.key, chosen.top.key, chosen.under.key]))


def visit_tavern(s: State) -> Flow:
    """In turn order: the paladin and his workers, then a tavern card with its workers."""
    while True:
        seat = s.current
        if s.players[seat].chosen:
            yield from reveal_paladin(s, seat)
        card = yield from choose(seat, "tavern", s.tavern, at="tavern", checkpoint=True)
        s.tavern.remove(card)
        s.tavern_taken.append(card)
        if s.log is not None:
            s.tell(e.TavernTaken(seat, card.key))
        yield from gain(s, seat, card.workers, card)
        s.current = (seat + 1) % len(s.players)
        if s.current == s.first:
            break
    s.tavern_out += s.tavern_taken
    s.tavern_out += s.tavern
    s.tavern_taken.clear()
    s.tavern.clear()
    s.phase = Phase.ACTIONS
    begin_turn(s, s.first)


def reveal_paladin(s: State, seat: Seat) -> Flow:
    player = s.players[seat]
    paladin = player.paladin = player.chosen.pop()
    s.reveals += 1
    if s.log is not None:
        s.tell(e.PaladinRevealed(seat, paladin.key))
    yield from gain(s, seat, paladin.workers, paladin)


# 6.2 Actions


def begin_turn(s: State, seat: Seat) -> None:
    s.current = seat
    s.turns += 1
    if s.log is not None:
        s.tell(e.TurnBegan(seat, s.round))


def take_turns(s: State) -> Flow:
    return take_turns_by(s, turn)


def take_turns_by(s: State, turn: Callable[[State], Flow]) -> Flow:
    """Clockwise, one action each, until everybody has passed."""
    while True:
        yield from turn(s)
        for seat in (*s.others(s.current), s.current):
            if not s.players[seat].passed:
                begin_turn(s, seat)
                break
        else:
            break
    s.phase = Phase.CLEAN_UP


def turn(s: State) -> Flow:
    options: list[Any] = []
    if any(s.players[s.current].pool):
        options += legal_modes(s, s.current)
        options += legal_favours(s, s.current)
    return choose_turn(s, options, DOES)


def choose_turn(s: State, options: list[Any], does: Mapping[type, Does]) -> Flow:
    """A player with no other option passes without being asked."""
    me = s.current
    chosen: Any = PASS
    if options:
        options.append(PASS)
        chosen = yield Decision(me, "turn", options, 1, 1, True, "action")
    if chosen is PASS:
        s.players[me].passed = True
        if s.log is not None:
            s.tell(e.Passed(me))
    else:
        yield from does[type(chosen)](s, me, chosen)


Does: TypeAlias = Callable[[Any, Seat, Any], Flow]

DOES: Mapping[type, Does] = {Mode: act, Favour: use_favour}
"""The actions of a turn, by type of option."""


# 6.3 The end of a round


def clean_up(s: State) -> Flow:
    if s.round == ROUNDS:
        s.phase = Phase.OVER
        if s.log is not None:
            s.tell(e.Ended())
        return
    for player in s.players:
        player.placed = (None,) * len(s.actions)
    s.clear_favours()
    yield from keep_workers(s)
    for player in s.players:
        assert player.paladin is not None
        player.played += (player.paladin,)
        player.paladin = None
        player.passed = False
    renew(s)
    s.first = (s.first + 1) % len(s.players)
    begin_round(s)


def keep_workers(s: State) -> Flow:
    """Three at most. Nothing about it is hidden, but nobody has to wait for the others either."""
    choosing: list[Seat] = []
    for seat in s.seats_from(s.first):
        player = s.players[seat]
        if player.workers > KEPT_WORKERS:
            if max(player.pool) == player.workers:  # all alike
                keep(s, seat, unused(player)[:KEPT_WORKERS])
            else:
                choosing.append(seat)
    kept = yield from together(choosing, lambda seat: keep_of(s, seat))
    for seat, workers in zip(choosing, kept, strict=True):
        keep(s, seat, workers)


def unused(player: Player) -> list[Worker]:
    return [worker for worker in WORKERS for _ in range(player.pool[worker.number])]


def keep_of(s: State, seat: Seat) -> Decision:
    workers = unused(s.players[seat])
    return Decision(seat, "keep", workers, KEPT_WORKERS, KEPT_WORKERS, checkpoint=True, at="pool")


def keep(s: State, seat: Seat, workers: list[Worker]) -> None:
    s.players[seat].pool = pool_of([worker.key for worker in workers])
    if s.log is not None:
        s.tell(e.WorkersKept(seat, listed(s.players[seat].pool)))


PHASES: dict[Phase, Callable[[State], Flow]] = {
    Phase.NEW: setup.begin,
    Phase.TOWNSFOLK: first_townsfolk,
    Phase.PALADINS: choose_paladins,
    Phase.TAVERN: visit_tavern,
    Phase.ACTIONS: take_turns,
    Phase.CLEAN_UP: clean_up,
}

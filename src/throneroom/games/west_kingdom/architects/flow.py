"""The rules from the start to the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from throneroom.games.west_kingdom.architects import events as e
from throneroom.games.west_kingdom.architects import setup
from throneroom.games.west_kingdom.architects.actions import market
from throneroom.games.west_kingdom.architects.actions.places import (
    act,
    legal_places,
    place_worker,
)
from throneroom.games.west_kingdom.architects.cards import MARKET, OPEN, Location
from throneroom.games.west_kingdom.architects.scoring import end_effects
from throneroom.games.west_kingdom.architects.state import Phase, Stage, State
from throneroom.games.west_kingdom.architects.verbs import PRISON, FromBoard
from throneroom.kernel import Decision, Flow, Seat, choose, choose_some


def flow(s: State) -> Flow:
    while s.phase is not Phase.OVER:
        yield from PHASES[s.phase](s)


# 3. Turns


def turns(s: State) -> Flow:
    """Clockwise, until the Guildhall is full and each player has had one more turn."""
    while True:
        yield from turn(s)
        if s.turns_left == 0:
            break
        s.current = (s.current + 1) % len(s.players)
        if s.log is not None:
            s.tell(e.TurnBegan(s.current, s.round))
    s.phase = Phase.END


def turn(s: State) -> Flow:
    me = s.current
    if s.acting is None:
        if s.players[me].free:
            place: Location = yield Decision(me, "place", legal_places(s, me), 1, 1, True, "town")
            place_worker(s, me, place)
        else:
            yield from recall(s, me)
    if s.acting is not None:
        if s.acting.stage is Stage.ACTION:
            yield from act(s, me, s.acting)
            if s.acting.reset:
                yield from market.reset(s, me)
            s.acting.stage = Stage.DISCARD
        for seat in s.seats_from(me) if s.cards_are_given else (me,):
            yield from discard_to_limit(s, seat)
        s.acting = None
    end_turn(s, me)


def end_turn(s: State, me: Seat) -> None:
    s.turns += 1
    count_down(s, me)


def count_down(s: State, me: Seat) -> None:
    """8: after the turn that fills the Guildhall each player has one more, this one last."""
    if s.turns_left is not None:
        s.turns_left -= 1
    elif len(s.guildhall) >= s.spaces:
        s.turns_left = s.last_turns
        if s.log is not None:
            s.tell(e.GuildhallFull(me))


def recall(s: State, me: Seat) -> Flow:
    """3.2: no worker is free, so one comes back. That is the whole turn."""
    options = recalls(s, me)
    if not options:
        if s.log is not None:
            s.tell(e.TurnLost(me))
        return
    origin = yield from choose(me, "recall", options, at="town", checkpoint=True)
    player = s.players[me]
    player.free += 1
    captor = None
    if isinstance(origin, FromBoard):
        captor = origin.seat
        s.crews[captor].captured[me] -= 1
    elif origin is PRISON:
        player.prison -= 1
    elif origin.is_open:
        player.open[origin.number] -= 1
    else:
        s.market[origin.number] = None
    if s.log is not None:
        named = "board" if captor is not None else origin.key
        s.tell(e.Recalled(me, named, captor))


def recalls(s: State, me: Seat) -> list[Any]:
    """From open locations. If none stands there: from prison, other boards, the black market."""
    player = s.players[me]
    options: list[Any] = [place for place in OPEN if player.open[place.number]]
    if options:
        return options
    if player.prison:
        options.append(PRISON)
    boards = (*s.others(me), *range(len(s.players), len(s.crews)))
    options += [FromBoard(owner) for owner in boards if s.crews[owner].captured[me]]
    options += [place for place in MARKET if s.market[place.number] == me]
    return options


def discard_to_limit(s: State, me: Seat) -> Flow:
    """3.3: at the end of the turn, in the order in which they are named."""
    player = s.players[me]
    over = len(player.hand) - player.powers.hand_limit
    if over > 0:
        cards = yield from choose_some(
            *(me, "discard", player.hand, over, over),
            at="hand",
            ordered=True,
            checkpoint=True,
            inner=True,
        )
        s.discard(me, cards, "hand_limit")


PHASES: dict[Phase, Callable[[State], Flow]] = {
    Phase.NEW: setup.begin,
    Phase.BOARDS: setup.take_boards,
    Phase.APPRENTICES: setup.starting_apprentices,
    Phase.DRAFT: setup.draft,
    Phase.TURNS: turns,
    Phase.END: end_effects,
}

"""The rules from the start to the end: six phases in a turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from throneroom.games.west_kingdom.buttons import STOP
from throneroom.games.west_kingdom.viscounts import events as e
from throneroom.games.west_kingdom.viscounts import setup
from throneroom.games.west_kingdom.viscounts.actions import PASS, act, legal_actions
from throneroom.games.west_kingdom.viscounts.collision import resolve_collision
from throneroom.games.west_kingdom.viscounts.laws import force, hire_price, no_hire
from throneroom.games.west_kingdom.viscounts.ring import LONGEST, Reach, reach
from throneroom.games.west_kingdom.viscounts.rival import take_turn
from throneroom.games.west_kingdom.viscounts.scoring import ending
from throneroom.games.west_kingdom.viscounts.state import Phase, State
from throneroom.games.west_kingdom.viscounts.verbs import (
    draw_top,
    fill_hand,
    gain_corruption,
    hire,
    meet,
    resolve,
)
from throneroom.kernel import Asking, Decision, Flow, Seat, choose


def flow(s: State) -> Flow:
    while (phase := PHASES.get(s.phase)) is not None:
        yield from phase(s)


# The order of turns


def begin_turn(s: State, seat: Seat) -> None:
    if seat == s.first:
        s.round += 1
    s.current = seat
    s.turns += 1
    is_rival = s.rival is not None and seat
    s.phase = Phase.RIVAL if is_rival else Phase.CARDS
    if s.log is not None:
        s.tell(e.TurnBegan(seat, s.round))


def end_turn(s: State) -> None:
    """5: the player before the start player has the last turn."""
    s.played = None
    seat = (s.current + 1) % len(s.players)
    if seat == s.first and s.last_round and s.round >= s.last_round:
        s.phase = Phase.OVER
        if s.log is not None:
            s.tell(e.Ended(ending(s)))
    else:
        begin_turn(s, seat)


# 4.1 Cards


def slide_cards(s: State) -> Flow:
    """Every card moves one slot to the right; the one that leaves the board is discarded, and its
    effect happens before a card is played."""
    player = s.players[s.current]
    left, middle, right = player.board
    player.board = (None, left, middle)
    if right is not None:
        player.discard.append(right)
        if s.log is not None:
            s.tell(e.DroppedOff(s.current, right.key))
        if right.drop_off:
            yield from resolve(s, s.current, right.drop_off, right)
    s.phase = Phase.PLAY


def play_card(s: State) -> Flow:
    """If the hand is empty, the top card of the draw pile is played, unseen."""
    seat = s.current
    player = s.players[seat]
    unseen = not player.hand
    if unseen:
        card = draw_top(s, seat)
        assert card is not None, "nobody owns fewer than three cards"
    else:
        hand = player.hand
        card = hand[0]
        if len(hand) > 1:
            card = yield Decision(seat, "play", tuple(hand), checkpoint=True, at="hand")
        hand.remove(card)
    player.board = (card, *player.board[1:])
    s.played = card
    if s.log is not None:
        s.tell(e.Played(seat, card.key, unseen))
    if card.criminals:
        gain_corruption(s, seat, force(player).criminals, card)
    if card.immediate:
        yield from resolve(s, seat, card.immediate, card)
    s.phase = Phase.MOVEMENT


# 4.2 Movement


def reach_of(s: State, seat: Seat) -> Reach:
    """The reach of the card that was played in this turn, wherever it lies now."""
    player = s.players[seat]
    assert player.space is not None
    assert s.played is not None
    silver = min(player.silver, LONGEST)
    return reach(s.ring, player.space, s.played.silver, force(player).free_move, silver)


def move(s: State) -> Flow:
    seat = s.current
    player = s.players[seat]
    found = reach_of(s, seat)
    space = found.spaces[0]
    if len(found.spaces) > 1:
        space = yield Decision(seat, "move", found.spaces, checkpoint=True, at="space")
    price = found.prices[space]
    player.silver -= price
    player.space = space
    if s.log is not None:
        s.tell(e.Moved(seat, space.key, price))
    yield from meet(s, seat)
    s.phase = Phase.ACTION


# 4.3 The primary action


def primary_action(s: State) -> Asking[Any]:
    """Returns the action that was done."""
    seat = s.current
    action = yield from choose(seat, "action", legal_actions(s, seat), at="action", checkpoint=True)
    if action is PASS:
        if s.log is not None:
            s.tell(e.Passed(seat))
    else:
        yield from act(s, seat, action)
    s.phase = Phase.RECRUIT
    return action


# 4.4 Recruit


def recruit(s: State) -> Flow:
    seat = s.current
    player = s.players[seat]
    if not no_hire(s, seat):
        assert player.space is not None
        card = s.piles[player.space.segment.number][-1]
        chosen = yield Decision(seat, "recruit", (card, STOP), checkpoint=True, at="townsfolk")
        if chosen is card:
            price = hire_price(force(player), card)
            player.silver -= price
            yield from hire(s, seat, card, price, player.space.segment)
    s.phase = Phase.COLLISION


# 4.5 Collision


def collide(s: State) -> Flow:
    """Only for the player on turn, and only here."""
    seat = s.current
    if s.players[seat].collides:
        yield from resolve_collision(s, seat)
    s.phase = Phase.DRAW


# 4.6 Draw


def draw(s: State) -> Flow:
    fill_hand(s, s.current)
    end_turn(s)
    return
    yield


# 11 The opponent


def rival_turn(s: State) -> Flow:
    yield from take_turn(s)
    end_turn(s)


# 2 The start


def pick_pairs(s: State) -> Flow:
    yield from setup.pick_pairs(s)
    begin_turn(s, s.first)


PHASES: dict[Phase, Callable[[State], Flow]] = {
    Phase.NEW: setup.begin,
    Phase.PAIRS: pick_pairs,
    Phase.CARDS: slide_cards,
    Phase.PLAY: play_card,
    Phase.MOVEMENT: move,
    Phase.ACTION: primary_action,
    Phase.RECRUIT: recruit,
    Phase.COLLISION: collide,
    Phase.DRAW: draw,
    Phase.RIVAL: rival_turn,
}
"""The function of each phase; none once the game is over."""

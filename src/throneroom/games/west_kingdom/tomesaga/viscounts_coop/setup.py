"""1. The start, where it differs from that of Viscounts."""

from __future__ import annotations

from throneroom.games.west_kingdom.tomesaga.viscounts_coop import events as e
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.cards import STARTING_WORKERS
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.options import ViscountsCoopOptions
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.state import State
from throneroom.games.west_kingdom.viscounts.cards import PLAYER_CARDS
from throneroom.games.west_kingdom.viscounts.ring import SPACES
from throneroom.games.west_kingdom.viscounts.setup import (
    deal_hands,
    lay_out,
    new_players,
    take_pairs,
)
from throneroom.kernel import Chance, Flow, Seat, choose


def setup(options: ViscountsCoopOptions, chance: Chance) -> State:
    n = options.players
    s = State(chance, new_players(n))
    lay_out(s, options)
    s.outposts = [0] * (len(SPACES) * n)
    s.reminders, s.upper = [()] * n, [None] * n
    return s


def pick(s: State) -> Flow:
    """1.2-1.4: reminder cards before the pairs; then the Overlord comes."""
    yield from take_reminders(s)
    yield from take_pairs(s)
    place_overlord(s)
    deal_hands(s)


# 1.2 Reminder cards


def order_of_reminders(s: State) -> tuple[Seat, ...]:
    """One each in turn order; two players take two, the first one first and last."""
    seats = s.seats_from(s.first)
    return (*seats, *reversed(seats)) if len(seats) == 2 else seats


def take_reminders(s: State) -> Flow:
    order = order_of_reminders(s)
    for seat in order[sum([len(cards) for cards in s.reminders]) :]:
        s.current = seat
        card = yield from choose(seat, "reminder", s.reminders_left, at="reminder", checkpoint=True)
        s.reminders[seat] += (card,)
        if s.log is not None:
            s.tell(e.ReminderTaken(seat, card.key))
    for seat in s.seats_from(s.first):
        if s.upper[seat] is None:
            yield from put_on_top(s, seat)


def put_on_top(s: State, seat: Seat) -> Flow:
    """With two cards, the lower part of only one counts, for the whole game."""
    cards = s.reminders[seat]
    s.current = seat
    s.upper[seat] = yield from choose(seat, "upper", cards, at="reminder", checkpoint=True)
    if s.log is not None and len(cards) > 1:
        card = s.upper[seat]
        assert card is not None
        s.tell(e.ReminderOnTop(seat, card.key))


# 1.3, 1.4 The Overlord comes


def place_overlord(s: State) -> None:
    """At the space on the remaining card. Cards from the box give him his first workers."""
    overlord = s.overlord
    left = s.pairs[0][0]
    overlord.space = SPACES[str(left.start)]
    if s.log is not None:
        s.tell(e.OverlordCame(left.key, overlord.space.key))
    used = [left, *(player.card for player in s.players)]
    box = [card for card in PLAYER_CARDS.values() if card not in used]
    s.chance.shuffle(box)
    s.reveals += 1
    overlord.revealed = box[: STARTING_WORKERS[s.options.difficulty]]
    for card in overlord.revealed:
        space = SPACES[str(card.start)]
        overlord.supply -= 1
        overlord.locations[space.number] += 1
        if s.log is not None:
            s.tell(e.WorkerRevealed(card.key, space.key))

"""4.3 The primary actions, and their payment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from throneroom.games.west_kingdom.buttons import Button
from throneroom.games.west_kingdom.viscounts import events as e
from throneroom.games.west_kingdom.viscounts.cards import (
    BONUS_MANUSCRIPTS,
    BONUSES,
    BUILD,
    LEAST_CARDS,
    NO_ICONS,
    PIECES,
    PLACE,
    SECTIONS,
    TRADE,
    TRANSCRIBE,
    Action,
    Manuscript,
    Slot,
)
from throneroom.games.west_kingdom.viscounts.castle import place_workers, resolve_castle
from throneroom.games.west_kingdom.viscounts.laws import (
    all_open_spots,
    dismiss_price,
    force,
    free_tiles,
    may_pass,
    most_spent,
    no_build,
    no_dismissal,
    no_transcribing,
    no_workers,
    open_slots,
    open_spots,
    slots_of,
    strength,
    ways_to_spend,
    worker_steps,
)
from throneroom.games.west_kingdom.viscounts.ring import Exchange, Link, Spot
from throneroom.games.west_kingdom.viscounts.state import Player, State
from throneroom.games.west_kingdom.viscounts.steps import Step
from throneroom.games.west_kingdom.viscounts.verbs import VERBS, answer_to, resolve
from throneroom.kernel import NO, YES, Decision, Flow, Seat, choose, key_of

PASS = Button("pass")


def legal_actions(s: State, seat: Seat) -> list[Any]:
    """On the outer road a trade without any gain is always possible. On the inner one nobody is
    forced to spend anything or to dismiss."""
    space = s.players[seat].space
    assert space is not None
    options: list[Any] = []
    if not space.inner:
        options.append(TRADE)
        if not no_build(s, seat):
            options.append(BUILD)
        return options
    if not no_workers(s, seat):
        options.append(PLACE)
    if not no_transcribing(s, seat):
        options.append(TRANSCRIBE)
    if not options or may_pass(s, seat):
        options.append(PASS)
    return options


def act(s: State, seat: Seat, action: Action) -> Flow:
    """The action, then the reactions to it."""
    s.acting = action.key
    yield from DONE_BY[action](s, seat)
    s.acting, s.dismissed = "", None
    yield from answer_to(s, seat, action.after)


# Funding


def dismiss(s: State, seat: Seat, action: Action, need: int) -> Flow:
    """The top townsfolk of the segment, if the player likes or could not pay otherwise. Its icons
    count in this action, and its hire effect happens at once."""
    player = s.players[seat]
    power = force(player)
    if no_dismissal(s, player, power, action, need):
        return
    assert player.space is not None
    card = s.top(player.space.segment)
    if strength(power, action) + most_spent(player, power, action, player.silver) >= need:
        answer = yield Decision(seat, "dismiss", (YES, NO), by=card, facts={"need": need})
        if answer is NO:
            return
    silver = dismiss_price(power, card)
    player.silver -= silver
    s.dismissed = card
    if card.kind != "printed":
        s.take(card)
        s.removed.append(card)
    if s.log is not None:
        s.tell(e.Dismissed(seat, card.key, silver))
    yield from resolve(s, seat, card.hire, card)


def pay(s: State, seat: Seat, action: Action, need: int) -> Flow:
    """Goods are spent for the missing icons. The first way is the best proposal."""
    player = s.players[seat]
    missing = need - own_strength(s, player, action)
    spent: list[str] = []
    if missing > 0:
        ways = ways_to_spend(player, action, missing)
        way = ways[0]
        if len(ways) > 1:
            way = yield Decision(seat, "pay", ways, by=action)
        for name, n in way.items:
            setattr(player, name, getattr(player, name) - n)
        spent = way.goods
    if s.log is not None:
        s.tell(e.Acted(seat, action.key, spent))


def own_strength(s: State, player: Player, action: Action) -> int:
    """With the icons of the dismissed card."""
    more = NO_ICONS if s.dismissed is None else s.dismissed.icons
    return strength(force(player), action, more)


# Trade


def trade(s: State, seat: Seat) -> Flow:
    """The exchange of the space, as often as the player likes and can pay; the rest is lost."""
    yield from dismiss(s, seat, TRADE, 0)
    player = s.players[seat]
    assert player.space is not None
    exchange = player.space.exchange(s.side)
    most = most_exchanges(s, player, exchange)
    times = 0
    if most:
        times = yield Decision(
            seat, "exchange", tuple(range(most, -1, -1)), at="times", by=exchange
        )
    price = exchange_silver(s, player, exchange, times)
    player.silver -= price
    if s.log is not None:
        s.tell(e.Acted(seat, TRADE.key, ["silver"] * price))
        s.tell(e.Exchanged(seat, exchange.key, times))
    for _ in range(times):
        yield from resolve(s, seat, exchange.do, exchange)


def most_exchanges(s: State, player: Player, exchange: Exchange) -> int:
    """The most exchanges worth offering: not silver for silver, and none that is impossible."""
    merchants = own_strength(s, player, TRADE)
    if exchange.key != "silver":
        merchants += player.silver
    most = merchants // exchange.merchants
    if exchange.key == "flip":
        most = min(most, player.unpaid + player.acquired)
    if exchange.key == "destroy":
        most = min(most, max(0, player.cards - LEAST_CARDS))
    return most


def exchange_silver(s: State, player: Player, exchange: Exchange, times: int) -> int:
    return max(0, times * exchange.merchants - own_strength(s, player, TRADE))


# Build


def build(s: State, seat: Seat) -> Flow:
    slots = open_slots(s, seat)
    slot = yield from choose(seat, "building", slots, at="slot")
    yield from dismiss(s, seat, BUILD, slot.building.builders)
    yield from pay(s, seat, BUILD, slot.building.builders)
    yield from put(s, seat, slot, open_spots(s, seat))


def put(s: State, seat: Seat, slot: Slot, spots: list[Spot]) -> Flow:
    """The building leaves the player board, which frees its slot; the player gains the effect of
    the spot, and then of each link to another building."""
    spot = yield from choose(seat, "spot", spots, at="spot", by=slot)
    yield from put_on(s, seat, slot, spot)


def put_on(s: State, seat: Seat, slot: Slot, spot: Spot) -> Flow:
    s.players[seat].built += (slot,)
    s.spots[spot.number] = PIECES[slot.building, seat]
    if s.log is not None:
        s.tell(e.Built(seat, slot.key, slot.building.key, spot.key))
    if slot.on == "on_reveal":
        yield from resolve(s, seat, slot.do, slot)
    yield from resolve(s, seat, spot.effect, spot)
    joined: list[tuple[Link, Seat]] = []
    for link, other in s.ring.neighbours[spot.number]:
        piece = s.spots[other.number]
        if piece is not None:
            joined.append((link, piece.seat))
    while joined:
        chosen = joined[0]
        if len(joined) > 1 and not (s.rival is not None and seat):
            link = yield Decision(seat, "link", tuple([one for one, _ in joined]), at="link")
            chosen = next(one for one in joined if one[0] is link)
        joined.remove(chosen)
        yield from join(s, seat, *chosen)


def join(s: State, seat: Seat, link: Link, other: Seat) -> Flow:
    """The builder gains first, then the owner of the other end; a player who owns both gains
    once."""
    if s.log is not None:
        s.tell(e.Linked(seat, other, link.key))
    yield from resolve(s, seat, link.effect, link)
    if other != seat:
        yield from resolve(s, other, link.effect, link)


def free_building(s: State, seat: Seat, step: Step, by: Any) -> Flow:
    """Not a primary action: nothing is dismissed, and no card reacts."""
    slots = slots_of(s.players[seat], step.name)
    spots = open_spots(s, seat) if step.own_space else all_open_spots(s)
    if slots and spots:
        slot = yield from choose(seat, "building", tuple(slots), at="slot", by=by)
        yield from put(s, seat, slot, spots)


# Place workers


def place(s: State, seat: Seat) -> Flow:
    """On the section that faces the segment; then the castle is resolved."""
    steps = worker_steps(s, seat)
    need, count = steps[0]
    if len(steps) > 1:
        count = yield Decision(seat, "workers", tuple([n for _, n in reversed(steps)]), at="times")
        need = next(nobles for nobles, n in steps if n == count)
    yield from dismiss(s, seat, PLACE, need)
    yield from pay(s, seat, PLACE, need)
    space = s.players[seat].space
    assert space is not None
    place_workers(s, seat, SECTIONS[s.ring.section[space.segment.number]], count)
    yield from resolve_castle(s, seat)


# Transcribe


def transcribe(s: State, seat: Seat) -> Flow:
    space = s.players[seat].space
    assert space is not None
    tile = s.tile(space.segment)
    yield from dismiss(s, seat, TRANSCRIBE, tile.cost)
    yield from pay(s, seat, TRANSCRIBE, tile.cost)
    yield from take_manuscript(s, seat, tile, "")


def take_manuscript(s: State, seat: Seat, tile: Manuscript, by: str) -> Flow:
    """The bonus for three of a ribbon comes before the effect of the tile. A tile printed on the
    board stays there."""
    if s.log is not None:
        s.tell(e.Transcribed(seat, tile.key, by))
    if tile.ribbon:
        player = s.players[seat]
        s.take_tile(tile)
        player.manuscripts += (tile,)
        bonus = BONUSES[tile.ribbon]
        alike = sum([one.ribbon == tile.ribbon for one in player.manuscripts])
        if alike >= BONUS_MANUSCRIPTS and bonus in s.bonuses:
            s.bonuses = tuple([one for one in s.bonuses if one is not bonus])
            player.bonuses += (bonus,)
            if s.log is not None:
                s.tell(e.BonusTaken(seat, bonus.key))
        yield from s.transcribed(tile)
    yield from resolve(s, seat, tile.do, tile)


def free_manuscript(s: State, seat: Seat, step: Step, by: Any) -> Flow:
    for _ in range(step.n):
        tiles = free_tiles(s)
        if tiles:
            tile = yield from choose(seat, "free_manuscript", tiles, at="manuscript", by=by)
            yield from take_manuscript(s, seat, tile, key_of(by))


DONE_BY: dict[Action, Callable[[State, Seat], Flow]] = {
    TRADE: trade,
    BUILD: build,
    PLACE: place,
    TRANSCRIBE: transcribe,
}
VERBS |= {"free_building": free_building, "free_manuscript": free_manuscript}

"""3, 5, 6 Placing a worker: the possible places, and the actions there."""

from __future__ import annotations

from typing import Any

from throneroom.games.west_kingdom.architects import events as e
from throneroom.games.west_kingdom.architects.actions.guildhall import (
    act_in_guildhall,
    no_guildhall,
    put_worker,
    resets_market,
)
from throneroom.games.west_kingdom.architects.cards import (
    APPRENTICES,
    GUILDHALL,
    LOCATIONS,
    Location,
)
from throneroom.games.west_kingdom.architects.laws import (
    counted_workers,
    no_market,
    price_of,
    too_dear,
)
from throneroom.games.west_kingdom.architects.state import Acting, Player, State
from throneroom.games.west_kingdom.architects.verbs import (
    EFFECTS,
    Trade,
    fire,
    gain_plain,
    pay_price,
    perform,
)
from throneroom.games.west_kingdom.buttons import STOP
from throneroom.games.west_kingdom.campaign.board import settle
from throneroom.games.west_kingdom.effects import Branch, On, Use
from throneroom.games.west_kingdom.goods import Price, number_of
from throneroom.kernel import Flow, Seat, choose

PLACES = tuple(LOCATIONS.values())


# Possible places


def legal_places(s: State, seat: Seat) -> list[Location]:
    return [place for place in PLACES if place.free_always or not no_place(s, seat, place)]


def no_place(s: State, seat: Seat, place: Location) -> str:
    """Why no worker can be placed there: a placement is legal only if its action can be done."""
    player = s.players[seat]
    if not player.free:
        return "no_worker"
    if place.is_open:
        use = Use(place, player.open[place.number] + 1, place.key)
        return EFFECTS.no_do(s, seat, s.does[place], use)
    if place is GUILDHALL:
        return no_guildhall(s, seat)
    if s.market[place.number] is not None:
        return "space_taken"
    # A player who can pay always finds something there: an offer, or an apprentice.
    return no_market(player) or too_dear(player, market_price(player, place))


def market_price(player: Player, place: Location) -> Price:
    return price_of(player, place.cost, place.key)


# Actions


def place_worker(s: State, seat: Seat, place: Location) -> None:
    player = s.players[seat]
    s.acting = Acting(place, 1)
    if place is GUILDHALL:
        put_worker(s, seat)
        return
    player.free -= 1
    if place.is_open:
        player.open[place.number] += 1
        s.acting.workers = player.open[place.number]
    else:
        s.acting.reset = brings_reset(s, place)
        s.market[place.number] = seat
    if s.log is not None:
        s.tell(e.Placed(seat, place.key, s.acting.workers))


def brings_reset(s: State, place: Location) -> bool:
    """6.8: whether a reset follows the action of a worker placed there now."""
    if place is GUILDHALL:
        return resets_market(s, len(s.guildhall))
    return place.is_market and s.market.count(None) == 1


def act(s: State, seat: Seat, acting: Acting) -> Flow:
    """The action of the location, then the reactions to it."""
    place, powers = acting.place, s.players[seat].powers
    if place is GUILDHALL:
        yield from act_in_guildhall(s, seat)
        return
    use = Use(place, acting.workers, place.key)
    if place.is_market:
        yield from pay_price(s, seat, market_price(s.players[seat], place), place)
    does = s.does[place]
    if does.plain is not None:
        gain_plain(s, seat, does.plain, acting.workers, place)
    elif does.repeat is not None:
        yield from act_repeatedly(s, seat, acting, use)
    else:
        yield from EFFECTS.perform(s, seat, does, use)
    settle(s)
    if place.key in powers.collect:
        for by, do in powers.collect[place.key]:
            yield from perform(s, seat, do, Use(by))
    if place.is_market:
        yield from fire(s, seat, "black_market_action")


def act_repeatedly(s: State, seat: Seat, acting: Acting, use: Use) -> Flow:
    """6.1, 6.5: up to W actions of the location, in any mix."""
    place = acting.place
    repeat = s.does[place].repeat
    assert repeat is not None
    most = number_of(repeat.up_to, counted_workers(s.players[seat], place, acting.workers))
    while acting.done < most:
        options = repeated_options(s, seat, place, use)
        if not options:
            return
        if acting.done >= repeat.at_least:
            options.append(STOP)
        chosen = yield from choose(
            *(seat, place.key, options),
            at="branch",
            by=place,
            checkpoint=True,
            inner=True,
            left=most - acting.done,
        )
        if chosen is STOP:
            return
        acting.done += 1
        if isinstance(chosen, Branch):
            yield from EFFECTS.perform_branch(s, seat, chosen, use)
        else:
            yield from EFFECTS.perform(s, seat, chosen.do, Use(chosen.card))
        settle(s)


def repeated_options(s: State, seat: Seat, place: Location, use: Use) -> list[Any]:
    """The branches that can be carried out. `trades: own` stands for those of all apprentices."""
    options: list[Any] = []
    for branch in s.does[place].branches:
        if branch.do.verbs[0][0] == "trades":
            options += [trade for trade in own_trades(s, seat) if not no_trade(s, seat, trade)]
        elif not EFFECTS.no_branch(s, seat, branch, use):
            options.append(branch)
    return options


def own_trades(s: State, seat: Seat) -> list[Trade]:
    return [TRADES[bonus.by.key] for bonus in s.players[seat].powers.trades]


TRADES = {
    card.key: Trade(card, clause.do)
    for card in APPRENTICES.values()
    for clause in card.clauses
    if isinstance(clause, On) and clause.moment == "storehouse_trade"
}


def no_trade(s: State, seat: Seat, trade: Trade) -> str:
    return EFFECTS.no_do(s, seat, trade.do, Use(trade.card))

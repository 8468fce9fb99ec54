"""Effects shared by cards of several suits."""

from __future__ import annotations

from throneroom.games.oath import rule
from throneroom.games.oath.actions.travel import destinations
from throneroom.games.oath.acts import Campaign, Search, Travel
from throneroom.games.oath.answered import bury_relic
from throneroom.games.oath.campaign import forces
from throneroom.games.oath.cards import SUITS, Card, Suit
from throneroom.games.oath.moments import PLAN
from throneroom.games.oath.powers.registry import Source, Use
from throneroom.games.oath.spots import BANK_OF, Bank, Facedown, facedown
from throneroom.games.oath.state import MAP, NOBODY, State
from throneroom.games.oath.verbs import (
    ban_on,
    become_citizen,
    discard,
    draw_relic,
    gain_favor,
    lock_on,
    place_warbands,
    take_relics,
    withdraw,
)
from throneroom.kernel import NO, YES, Flow, Seat, choose


def banks(s: State) -> list[Bank]:
    """The favor banks that have any favor."""
    return [BANK_OF[suit] for suit in SUITS if s.banks[suit]]


def gain_from_any_bank(s: State, use: Use, count: int) -> Flow:
    """Favor from one bank of the user's choice; none where all are empty."""
    if banks(s):
        bank = yield from choose(use.seat, "bank", banks(s), by=use.card, count=count)
        gain_favor(s, use.seat, count, bank.suit)


def search_of(s: State) -> Search | None:
    """The Search in progress, the innermost one."""
    for act in reversed(s.acts):
        if isinstance(act, Search):
            return act
    return None


def offer_citizenship(s: State, use: Use) -> Flow:
    """[7.6.1] The user may become a Citizen, without a relic."""
    chosen = yield from choose(use.seat, "power_citizen", (YES, NO), by=use.card)
    if chosen is YES:
        yield from become_citizen(s, use.seat)


def join_with_relic(s: State, use: Use) -> Flow:
    """The user becomes a Citizen, and takes a relic of the Reliquary unseen."""
    yield from become_citizen(s, use.seat)
    spaces = [
        facedown("reliquary", number)
        for number, relic in enumerate(s.reliquary)
        if relic is not None
    ]
    if spaces:
        space = yield from choose(use.seat, "power_relic", spaces, by=use.card)
        relic = s.reliquary[space.index]
        assert relic is not None
        take_relics(s, use.seat, [relic])


def draw_and_keep(s: State, use: Use) -> Flow:
    """The top relic is drawn, and kept or put under the relic deck."""
    relic = draw_relic(s, use.seat)
    if relic is not None:
        way = yield from choose(use.seat, "power_way", ["keep_relic", "bury_relic"], by=use.card)
        if way == "keep_relic":
            take_relics(s, use.seat, [relic])
        else:
            yield from bury_relic(s, use.seat, relic)


def facedown_advisers(s: State) -> list[Facedown]:
    """All face-down advisers, from the Chancellor clockwise."""
    return [
        facedown(f"hidden:{seat}", number)
        for seat in s.seats_from(s.chancellor)
        for number in range(len(s.players[seat].hidden))
    ]


def owner_of(place: Facedown) -> Seat:
    """The owner of a face-down adviser."""
    return int(place.where.removeprefix("hidden:"))


def journey(s: State, traveller: Seat, by: Seat) -> Travel:
    """A travel that one player forces on another."""
    start = s.players[traveller].pawn
    return Travel(traveller, NOBODY, "go", free=True, start=start, forced_by=by)


def ways_of(s: State, traveller: Seat, by: Seat) -> list[int]:
    """The slots to which a player could go without Supply."""
    act = journey(s, traveller, by)
    s.acts.append(act)
    found = destinations(s, act)
    s.acts.pop()
    return found


def ruled_cards(s: State, seat: Seat) -> list[Card]:
    """The faceup advisers of a player, and the cards at sites that the player rules."""
    found = list(s.players[seat].advisers)
    for slot in MAP:
        found += rule.cards_ruled(s, seat, slot)
    return found


def cards_of_side(s: State, c: Campaign, side: str) -> list[Card]:
    """The cards that a side of a campaign rules, each once; bandits those at their sites."""
    players = forces.players_of(c, side)
    found = [card for seat in players for card in ruled_cards(s, seat)]
    if not players:
        for slot, place in enumerate(s.places):
            if place.up and not rule.rulers(s, slot):
                found += place.cards
    return list(dict.fromkeys(found))


def has_suit(s: State, c: Campaign, side: str, suit: Suit) -> bool:
    """Whether a side has a faceup adviser of a suit."""
    return any(suit in s.suits_of(seat) for seat in forces.players_of(c, side))


def opposes(s: State, source: Source, use: Use) -> bool:
    """Whether a battle plan is used against the side of a card's owner."""
    c = rule.campaign(s)
    if c is None or PLAN not in use.f.moments:
        return False
    side = forces.side_of(c, source.owner)
    return bool(side) and side != forces.side_of(c, use.seat)


def give_up(s: State, use: Use) -> Flow:
    """A battle plan is discarded, unless its card is gone or locked by then."""
    slot, owner = s.where(use.card)
    if (slot >= 0 or owner >= 0) and not lock_on(s, use.seat, use.card, slot):
        yield from discard(s, use.seat, [use.card])


def redeploy(s: State, me: Seat, card: Card) -> Flow:
    """The user's warbands are redistributed over the board and the sites ruled; no site loses its
    last one."""
    own = rule.colour(s, me)
    posts = [slot for slot in rule.sites_ruled(s, me) if s.places[slot].colour in ("", own)]
    least = {slot: min(1, s.places[slot].warbands) for slot in posts}
    left = s.players[me].warbands + sum(s.places[slot].warbands for slot in posts)
    closed = bool(ban_on(s, "place", me))
    wanted: dict[int, int] = {}
    for number, slot in enumerate(posts):
        most = left - sum(least[later] for later in posts[number + 1 :])
        most = min(most, s.places[slot].warbands) if closed else most
        counts = list(range(least[slot], most + 1))
        wanted[slot] = yield from choose(
            me, "power_post", counts, by=card, site=s.places[slot].site
        )
        left -= wanted[slot]
    for slot, count in wanted.items():
        if count < s.places[slot].warbands:
            withdraw(s, me, slot, s.places[slot].warbands - count)
    for slot, count in wanted.items():
        if count > s.places[slot].warbands:
            place_warbands(s, me, slot, count - s.places[slot].warbands)

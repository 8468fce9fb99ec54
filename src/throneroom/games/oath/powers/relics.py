"""Powers of the relics, of the banners, and of the spaces of the Imperial Reliquary."""

from __future__ import annotations

from throneroom.games.oath.actions.minor import exile_ban
from throneroom.games.oath.actions.search import price
from throneroom.games.oath.acts import Campaign, Play, Search, Trade, Travel
from throneroom.games.oath.campaign.aftermath import MUST, Loss
from throneroom.games.oath.cards import (
    DARKEST_SECRET,
    GRAND_SCEPTER,
    Banner,
    Card,
    Cost,
    Denizen,
    Region,
    Relic,
)
from throneroom.games.oath.deals import exiles, offer_citizenship
from throneroom.games.oath.moments import (
    ACTION,
    AMOUNT,
    BAN_ACT,
    BAN_POWER,
    BAN_TAKE,
    LOSSES,
    MAKE_ROOM,
    PRICE,
    REACH,
)
from throneroom.games.oath.powers.price import Amount, Price
from throneroom.games.oath.powers.registry import Source, Use, law, power
from throneroom.games.oath.spots import RIVALS, Facedown, facedown
from throneroom.games.oath.state import SLOTS_OF, Role, State
from throneroom.games.oath.verbs import become_exile, give_favor, peek, purse
from throneroom.kernel import Flow, Seat, choose

# [2.4.3] The Grand Scepter


@law("grand_scepter", BAN_POWER, part="lock")
def grand_scepter_lock(s: State, source: Source, use: Use, cost: Cost) -> bool:
    """Not in the turn in which its holder took it."""
    return use.card is GRAND_SCEPTER and GRAND_SCEPTER in s.taken


@power("grand_scepter", ACTION, part="peek", needs="holder")
def grand_scepter_peek(s: State, use: Use) -> Flow:
    """[6.4] A relic of the Reliquary."""
    chosen = yield from choose(use.seat, "peek_reliquary", _unseen(s, use.seat), by=use.card)
    relic = s.reliquary[chosen.index]
    assert relic is not None
    peek(s, use.seat, [relic], "reliquary")


@grand_scepter_peek.when
def _grand_scepter_peek(s: State, use: Use) -> str:
    return "" if _unseen(s, use.seat) else "nothing"


def _unseen(s: State, seat: Seat) -> list[Facedown]:
    return [
        facedown("reliquary", number)
        for number, relic in enumerate(s.reliquary)
        if relic is not None and not s.knows(seat, relic)
    ]


@power("grand_scepter", ACTION, part="offer", needs="holder")
def grand_scepter_offer(s: State, use: Use) -> Flow:
    """[6.6] Citizenship for an Exile."""
    yield from offer_citizenship(s, use.seat, use.card)


@grand_scepter_offer.when
def _grand_scepter_offer(s: State, use: Use) -> str:
    if not exiles(s):
        return "no_exile"
    return "" if any(s.reliquary) else "empty_reliquary"


def exile_price(s: State, me: Seat, citizen: Seat) -> int:
    """[6.7] A Usurper is no Oathkeeper: these are the two sides of the title [2.11]."""
    price = 5
    for seat, step in ((citizen, 1), (me, -1)):
        price += step * (s.title == seat and not s.usurper)
        price += step * (s.peoples_favor.holder == seat)
    return price


def exilable(s: State, me: Seat) -> list[Seat]:
    return [
        seat
        for seat in s.others(me)
        if s.players[seat].role is Role.CITIZEN
        and exile_price(s, me, seat) <= purse(s, me)
        and not exile_ban(s, seat, "exile")
    ]


@power("grand_scepter", ACTION, part="exile", needs="holder")
def grand_scepter_exile(s: State, use: Use) -> Flow:
    """[6.7] A Citizen is exiled, for favor."""
    me = use.seat
    citizens = [RIVALS[seat] for seat in exilable(s, me)]
    citizen = (yield from choose(me, "exile_citizen", citizens, by=use.card)).seat
    yield from give_favor(s, me, exile_price(s, me, citizen), citizen)
    become_exile(s, citizen)


@grand_scepter_exile.when
def _grand_scepter_exile(s: State, use: Use) -> str:
    return "" if exilable(s, use.seat) else "no_citizen"


# [2.5] The banners


@law("peoples_favor", MAKE_ROOM, part="room")
def peoples_favor_room(s: State, source: Source, who: Seat, act: Play, slot: int) -> list[Card]:
    """[R19] A denizen of the region, before a card is played to a site of it."""
    if source.owner != who or act.origin == "moved":
        return []
    region = s.region(act.at)
    if s.region(slot) is not region:
        return []
    return [
        card
        for other in SLOTS_OF[region]
        for card in s.places[other].cards
        if isinstance(card, Denizen)
    ]


@law("peoples_favor", REACH, part="reach", kinds=["play"])
def peoples_favor_reach(s: State, source: Source, who: Seat, act: Play) -> tuple[int, ...]:
    return SLOTS_OF[s.region(act.at)] if source.owner == who else ()


@law("darkest_secret", PRICE, part="search", kinds=["search"])
def darkest_secret_search(s: State, source: Source, who: Seat, act: Search) -> Price | None:
    if source.owner == who and act.source == "deck":
        return Price(base=DARKEST_SECRET.search)
    return None


@law("darkest_secret", BAN_TAKE, part="guard")
def darkest_secret_guard(
    s: State, source: Source, who: Seat, thing: Relic | Banner, holder: Seat, how: str
) -> bool:
    """[5.4.1] Recovered from another player only if a suit at that player's site is missing among
    the faceup advisers."""
    if thing is not DARKEST_SECRET or how != "recover" or holder in (who, -1):
        return False
    advisers = s.suits_of(holder)
    here = [card.suit for card in s.places[s.players[holder].pawn].cards if card.suit is not None]
    return not any(suit not in advisers for suit in here)


# [2.3] The Imperial Reliquary


@law("brutal", LOSSES)
def brutal(s: State, source: Source, c: Campaign, side: str) -> Loss | None:
    return Loss("all", MUST) if c.by == source.owner else None


@law("decadent", PRICE, kinds=["travel"])
def decadent(s: State, source: Source, who: Seat, act: Travel) -> Price | None:
    if who != source.owner:
        return None
    to, start = s.region(act.to), s.region(act.start)
    if to is Region.CRADLE and start is not Region.CRADLE:
        return Price(free=True)
    return Price(more=1) if to is Region.HINTERLAND else None


@law("careless", AMOUNT, kinds=["trade"])
def careless(s: State, source: Source, who: Seat, act: Trade) -> Amount | None:
    if who != source.owner:
        return None
    return Amount(favor=1, secrets=-1 if act.wanted == "secrets" else 0)


@law("greedy", AMOUNT, part="cards", kinds=["search"])
def greedy_cards(s: State, source: Source, who: Seat, act: Search) -> Amount | None:
    return Amount(cards=2) if who == source.owner else None


@law("greedy", BAN_ACT, part="ban", kinds=["search"])
def greedy_ban(s: State, source: Source, who: Seat, act: Search) -> bool:
    return who == source.owner and price(s, act).supply > 2

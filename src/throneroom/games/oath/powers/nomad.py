"""Powers of the Nomad denizens."""

from __future__ import annotations

from typing import Any

from throneroom.games.oath import rule
from throneroom.games.oath.actions import play, travel
from throneroom.games.oath.actions.search import as_searched
from throneroom.games.oath.acts import Campaign, Play, Taken, Travel
from throneroom.games.oath.campaign import declare, forces
from throneroom.games.oath.campaign.plans import add_dice
from throneroom.games.oath.cards import (
    CONSPIRACY,
    DARKEST_SECRET,
    REGIONS,
    Banner,
    Card,
    Cost,
    Denizen,
    Relic,
    Restriction,
    Suit,
    Vision,
)
from throneroom.games.oath.deals import binding_deal
from throneroom.games.oath.moments import (
    ACTION,
    ADVISER_LIMIT,
    BAN_ACT,
    BAN_PLAY,
    BAN_POWER,
    BAN_TAKE,
    BAN_TARGETS,
    INSTEAD,
    LOCKED,
    MODIFY,
    PLAN,
    PLAN_END,
    PRICE,
    TAKEN,
    TRAVELLED,
    WHEN_PLAYED,
)
from throneroom.games.oath.powers.common import (
    cards_of_side,
    give_up,
    has_suit,
    join_with_relic,
    redeploy,
    ruled_cards,
)
from throneroom.games.oath.powers.price import Price, lacks
from throneroom.games.oath.powers.registry import Source, Use, law, must, power, reaction
from throneroom.games.oath.powers.using import is_exile, orders
from throneroom.games.oath.spots import BANK_OF, PASS, PILES
from throneroom.games.oath.state import MAP, NOBODY, State
from throneroom.games.oath.verbs import (
    burn_secrets_on,
    discard,
    exile_to_dispossessed,
    gain_favor,
    gain_secrets,
    gain_supply,
    give_banner,
    give_favor,
    lay_on_pile,
    lock_on,
    lose_secrets,
    move_pile,
    purse,
    put_pawn,
    return_favor,
    stays,
    swap_cards,
    take_vision_out,
)
from throneroom.kernel import NO, YES, Flow, Seat, choose, choose_some

# Battle plans; most of them are discarded at the end of the campaign


@power("rain_boots", PLAN, needs="rule")
def rain_boots(s: State, use: Use, c: Campaign) -> Flow:
    c.ignore.append("single_shields")
    yield from ()


@power("horse_archers", PLAN, needs="rule", signs=True)
def horse_archers(s: State, use: Use, c: Campaign) -> Flow:
    add_dice(s, c, use, 3)
    yield from ()


@power("warning_signals", PLAN, needs="rule")
def warning_signals(s: State, use: Use, c: Campaign) -> Flow:
    """The defender's warbands are spread again."""
    if c.defender >= 0:
        yield from redeploy(s, c.defender, use.card)


@power("wild_mounts", PLAN, needs="rule", rank=-1)
def wild_mounts(s: State, use: Use, c: Campaign) -> Flow:
    """A Beast card may go in place of all Nomad plans."""
    yield from ()


@wild_mounts.then(PLAN_END)
def wild_mounts_end(s: State, use: Use, c: Campaign) -> Flow:
    side, rider = forces.side_of(c, use.seat), use.seat
    leaving = [
        used.name
        for used in c.used
        if forces.side_of(c, used.seat) == side and _leaves(c, used.name)
    ]
    beasts = [
        card
        for card in cards_of_side(s, c, side)
        if card.suit is Suit.BEAST and not stays(s, rider, card, s.where(card)[0])
    ]
    if not leaving or not beasts:
        return
    gone: Card | None = None
    if rider >= 0:
        options: list[Any] = [*beasts, PASS]
        chosen = yield from choose(rider, "power_card", options, at="card", by=use.card)
        gone = chosen if chosen is not PASS else None
    elif len(leaving) >= 2:
        gone = beasts[0]
    if gone is not None:
        c.stay += leaving
        yield from discard(s, rider, [gone])


def _leaves(c: Campaign, name: str) -> bool:
    """Whether a Nomad plan is to be discarded at the end."""
    return name in _LEAVING and (name != "mountain_giant" or c.notes.get(name) == 3)


@power("lancers", PLAN, needs="rule")
def lancers(s: State, use: Use, c: Campaign) -> Flow:
    """Every result of the attack counts twice."""
    c.twice = True
    yield from ()


@power("mountain_giant", PLAN, needs="rule", signs=True)
def mountain_giant(s: State, use: Use, c: Campaign) -> Flow:
    """One die; or three, and the giant leaves."""
    dice = yield from choose(use.seat, "power_dice", (1, 3), by=use.card)
    add_dice(s, c, use, dice)
    c.notes["mountain_giant"] = dice


@mountain_giant.then(PLAN_END)
def mountain_giant_end(s: State, use: Use, c: Campaign) -> Flow:
    if _leaves(c, "mountain_giant"):
        yield from give_up(s, use)


@power("rival_khan", PLAN, needs="rule", signs=True)
def rival_khan(s: State, use: Use, c: Campaign) -> Flow:
    add_dice(s, c, use, 4)
    yield from ()


@rival_khan.when
def _rival_khan(s: State, use: Use, c: Campaign) -> str:
    foe = forces.other(forces.side_of(c, use.seat))
    return "" if has_suit(s, c, foe, Suit.NOMAD) else "other_suit"


@power("mounted_patrol", PLAN, needs="rule")
def mounted_patrol(s: State, use: Use, c: Campaign) -> Flow:
    c.half_attack = True
    yield from ()


@power("great_crusade", PLAN, needs="rule", signs=True)
def great_crusade(s: State, use: Use, c: Campaign) -> Flow:
    """A die for each Nomad card that the side rules."""
    ruled = cards_of_side(s, c, forces.side_of(c, use.seat))
    add_dice(s, c, use, sum(card.suit is Suit.NOMAD for card in ruled))
    yield from ()


@power("storm_caller", PLAN, needs="rule")
def storm_caller(s: State, use: Use, c: Campaign) -> Flow:
    c.defense += 2
    yield from ()


for _plan in (
    *(rain_boots, horse_archers, warning_signals, lancers, rival_khan),
    *(mounted_patrol, great_crusade, storm_caller),
):
    _plan.then(PLAN_END)(lambda s, use, c: give_up(s, use))
_LEAVING = (
    *("rain_boots", "horse_archers", "warning_signals", "lancers", "rival_khan"),
    *("mounted_patrol", "great_crusade", "storm_caller", "mountain_giant"),
)

# All others


@power("ancient_binding", ACTION)
def ancient_binding(s: State, use: Use) -> Flow:
    """Everybody burns all secrets but one; the user keeps the one on this card."""
    for seat in orders(s):
        lose_secrets(s, seat, 0 if seat == use.seat else 1)
    for card in list(s.secrets_on):
        burn_secrets_on(s, card, 1 if card is use.card else 0)
    yield from ()


@power("elders", ACTION)
def elders(s: State, use: Use) -> Flow:
    gain_secrets(s, use.seat, 1)
    yield from ()


@must("the_gathering", WHEN_PLAYED)
def the_gathering(s: State, use: Use, act: Play) -> Flow:
    """Everybody may come; then those present deal with one another until all have enough."""
    slot = act.slot
    for seat in orders(s):
        if s.players[seat].pawn != slot:
            comes = yield from choose(seat, "gathering_come", (YES, NO), by=use.card)
            if comes is YES:
                put_pawn(s, seat, slot)
    present = s.at(slot)
    if len(present) < 2:
        return
    passed = turn = 0
    while passed < len(present):
        seat = present[turn % len(present)]
        turn += 1
        made = False
        deals = yield from choose(seat, "gathering_deal", (YES, NO), by=use.card)
        if deals is YES:
            kinds = ["favor", "secrets", "relics", "advisers"]
            others = [other for other in present if other != seat]
            made = yield from binding_deal(s, seat, kinds, use.card, others)
        passed = 0 if made else passed + 1


@must("faithful_friend", WHEN_PLAYED)
def faithful_friend(s: State, use: Use, act: Play) -> Flow:
    gain_supply(s, use.seat, 4)
    yield from ()


@power("tents", MODIFY, kinds=["travel"], frees=True)
def tents(s: State, use: Use, act: Travel) -> Flow:
    """Free inside the region."""
    act.free_if.append("tents")
    yield from ()


@tents.then(PRICE)
def tents_price(s: State, use: Use, act: Travel) -> bool:
    return act.to >= 0 and s.region(act.to) is s.region(act.start)


def _swap_or_not(s: State, use: Use, others: list[Card]) -> Flow:
    if others:
        options: list[Any] = [*others, PASS]
        chosen = yield from choose(use.seat, "power_swap", options, at="card", by=use.card)
        if chosen is not PASS:
            swap_cards(s, use.card, chosen)


@must("great_herd", WHEN_PLAYED)
def great_herd(s: State, use: Use, act: Play) -> Flow:
    """It may change places with a Nomad card of another site."""
    others = [
        card
        for slot, place in enumerate(s.places)
        if slot != use.slot
        for card in place.cards
        if card.suit is Suit.NOMAD and not lock_on(s, use.seat, card, slot)
    ]
    if not lock_on(s, use.seat, use.card, use.slot):
        yield from _swap_or_not(s, use, others)


@power("convoys", ACTION)
def convoys(s: State, use: Use) -> Flow:
    """Another region's discard pile comes onto that of the own region."""
    own = REGIONS.index(s.region(s.site(use.seat)))
    piles = [pile for pile in PILES if pile.region != own]
    pile = yield from choose(use.seat, "power_pile", piles, by=use.card)
    move_pile(s, use.seat, pile.region, own)


@must("vow_of_kinship", WHEN_PLAYED, part="vow")
def vow_of_kinship_vow(s: State, use: Use, act: Play) -> Flow:
    """All favor of its owner goes to the Nomad bank."""
    if act.place == "advisers":
        return_favor(s, use.seat, s.players[use.seat].favor, Suit.NOMAD)
    yield from ()


@law("vow_of_kinship", INSTEAD, part="purse", kinds=["favor", "purse"])
def vow_of_kinship_purse(s: State, source: Source, who: Seat) -> Suit | None:
    """Its owner's favor comes to the Nomad bank, and may be paid from there."""
    return Suit.NOMAD if who == source.owner else None


@law("lost_tongue", BAN_TAKE)
def lost_tongue(
    s: State, source: Source, who: Seat, thing: Relic | Banner, holder: Seat, how: str
) -> bool:
    """Its owner's relics and banners are out of reach for those who rule no Nomad card."""
    if holder != source.owner or who == source.owner:
        return False
    return not any(card.suit is Suit.NOMAD for card in ruled_cards(s, who))


@power("special_envoy", MODIFY, kinds=["travel"], frees=True)
def special_envoy(s: State, use: Use, act: Travel) -> Flow:
    """Free, but the Act phase ends with it."""
    act.free = True
    yield from ()


@special_envoy.then(TRAVELLED)
def special_envoy_travelled(s: State, use: Use, act: Travel) -> Flow:
    s.act_over = True
    yield from ()


@power("resettle", ACTION)
def resettle(s: State, use: Use) -> Flow:
    """A Nomad adviser of any player moves to any site."""
    me = use.seat
    card = yield from choose(me, "power_card", _migrants(s, me), at="advisers", by=use.card)
    spots = [s.spot(slot) for slot in _homes(s, me, card)]
    spot = yield from choose(me, "power_site", spots, at="site", by=use.card)
    yield from play.move_to_site(s, me, card, s.slot_of(spot))


def _homes(s: State, me: Seat, card: Card) -> list[int]:
    act = Play(me, s.site(me), card=card, origin="moved")
    return [slot for slot in MAP if s.places[slot].up and play.can_have_room(s, me, act, slot)]


def _migrants(s: State, me: Seat) -> list[Card]:
    return [
        card
        for player in s.players
        for card in player.advisers
        if isinstance(card, Denizen)
        and card.suit is Suit.NOMAD
        and card.restriction is not Restriction.ADVISER
        and not lock_on(s, me, card, NOBODY)
        and _homes(s, me, card)
    ]


@resettle.when
def _resettle(s: State, use: Use) -> str:
    return "" if _migrants(s, use.seat) else "no_target"


@power("oracle", ACTION)
def oracle(s: State, use: Use) -> Flow:
    """The topmost Vision of the world deck, as if searched for."""
    vision = take_vision_out(s, use.seat)
    if vision is not None:
        yield from as_searched(s, use.seat, vision)


@oracle.when
def _oracle(s: State, use: Use) -> str:
    act = Play(use.seat, s.site(use.seat))
    return lacks(s, use.seat, play.price(s, use.seat, act))


@must("pilgrimage", WHEN_PLAYED)
def pilgrimage(s: State, use: Use, act: Play) -> Flow:
    """The denizens of the site join the Dispossessed; as many of those, unseen by others, come
    onto the region's discard pile."""
    me = use.seat
    slot = s.site(me)
    gone = [
        card
        for card in s.places[slot].cards
        if isinstance(card, Denizen) and not lock_on(s, me, card, slot)
    ]
    if not gone:
        return
    drawn = exile_to_dispossessed(s, me, gone)
    if len(drawn) > 1:
        drawn = yield from choose_some(
            me, "discard_order", drawn, len(drawn), len(drawn), ordered=True, at="hand"
        )
    lay_on_pile(s, me, drawn, REGIONS.index(s.region(slot)))


def _costs_secrets(use: Use, cost: Cost) -> bool:
    return bool(cost.place_secret or cost.burn_secret or use.f.flips)


@law("spell_breaker", BAN_POWER, part="power")
def spell_breaker_power(s: State, source: Source, use: Use, cost: Cost) -> bool:
    """No power that costs secrets, for enemies of its ruler."""
    return _costs_secrets(use, cost) and rule.is_hostile(s, source, use.seat)


@law("spell_breaker", BAN_ACT, part="travel", kinds=["travel"])
def spell_breaker_travel(s: State, source: Source, who: Seat, act: Travel) -> bool:
    """Nor is a secret turned over to enter a site."""
    if act.to < 0 or not rule.is_hostile(s, source, who):
        return False
    return travel.price(s, act).flips > 0


@law("spell_breaker", BAN_TARGETS, part="targets")
def spell_breaker_targets(s: State, source: Source, c: Campaign) -> bool:
    return rule.is_hostile(s, source, c.by) and declare.price(s, c).flips > 0


@law("ancient_bloodline", LOCKED)
def ancient_bloodline(s: State, source: Source, who: Seat, card: Card, slot: int) -> bool:
    """Denizens and relics at its owner's sites are locked for enemies."""
    if slot < 0 or not isinstance(card, Denizen | Relic):
        return False
    return rule.rules(s, source.owner, slot) and rule.is_enemy(s, source.owner, who)


@must("ancient_pact", WHEN_PLAYED)
def ancient_pact(s: State, use: Use, act: Play) -> Flow:
    """An Exile may hand the Darkest Secret to the Chancellor, and becomes a Citizen with a relic of
    the Reliquary."""
    me = use.seat
    chosen = yield from choose(me, "power_citizen", (YES, NO), by=use.card)
    if chosen is NO:
        return
    give_banner(s, DARKEST_SECRET, s.chancellor)
    yield from join_with_relic(s, use)


@ancient_pact.when
def _ancient_pact(s: State, use: Use, act: Play) -> str:
    if not is_exile(s, use.seat):
        return "exiles_only"
    return "" if s.darkest_secret.holder == use.seat else "no_darkest_secret"


@law("family_wagon", ADVISER_LIMIT)
def family_wagon(
    s: State, card: Card, owner: Seat, advisers: list[Card], incoming: Card | None
) -> tuple[int | None, list[Card]]:
    """Any number of Nomad advisers, and one other."""
    return 1, [one for one in advisers if one.suit is Suit.NOMAD]


@law("way_station", PRICE, part="ruler", kinds=["travel"])
def way_station_ruler(s: State, source: Source, who: Seat, act: Travel) -> Price | None:
    home = act.to == source.slot and rule.rules_card(s, who, source)
    return Price(free=True) if home else None


@power("way_station", MODIFY, part="guest", kinds=["travel"], needs="none", frees=True)
def way_station_guest(s: State, use: Use, act: Travel) -> Flow:
    """Whoever does not rule it pays its ruler a favor to come for free."""
    yield from give_favor(s, use.seat, 1, rule.card_ruler(s, use))
    act.free_if.append("way_station")


@way_station_guest.when
def _way_station_guest(s: State, use: Use, act: Travel) -> str:
    if rule.rules_card(s, use.seat, use) or act.start == use.slot:
        return "nothing"
    return "" if purse(s, use.seat) else "no_favor"


@way_station_guest.then(PRICE)
def way_station_price(s: State, use: Use, act: Travel) -> bool:
    return act.to == use.slot


@must("twin_brother", WHEN_PLAYED)
def twin_brother(s: State, use: Use, act: Play) -> Flow:
    """It may change places with a Nomad adviser of another player."""
    others = [
        card
        for seat in s.others(use.seat)
        for card in s.players[seat].advisers
        if card.suit is Suit.NOMAD and not lock_on(s, use.seat, card, NOBODY)
    ]
    yield from _swap_or_not(s, use, others)


@reaction("hospitality", TRAVELLED, rank=3)
def hospitality(s: State, use: Use, act: Travel) -> Flow:
    """A favor of a suit that the new site and the own advisers share; after a forced travel,
    too."""
    shared = [BANK_OF[suit] for suit in _shared(s, use.seat, act.to)]
    bank = yield from choose(use.seat, "bank", shared, by=use.card, count=1)
    gain_favor(s, use.seat, 1, bank.suit)


def _shared(s: State, seat: Seat, slot: int) -> list[Suit]:
    here = {card.suit for card in s.places[slot].cards}
    mine = s.suits_of(seat)
    return [suit for suit in Suit if suit in here and suit in mine and s.banks[suit]]


@hospitality.when
def _hospitality(s: State, use: Use, act: Travel) -> str:
    if act.by != use.seat:
        return "own_act_only"
    return "" if _shared(s, use.seat, act.to) else "nothing"


@power("a_fast_steed", MODIFY, kinds=["travel"], frees=True)
def a_fast_steed(s: State, use: Use, act: Travel) -> Flow:
    act.free = True
    yield from ()


@a_fast_steed.when
def _a_fast_steed(s: State, use: Use, act: Travel) -> str:
    return "" if s.players[use.seat].warbands <= 3 else "too_many_warbands"


@reaction("relic_worship", TAKEN, needs="access", rank=1)
def relic_worship(s: State, use: Use, taken: Taken) -> Flow:
    """Three Supply for a recovered relic."""
    gain_supply(s, use.seat, 3)
    yield from ()


@relic_worship.when
def _relic_worship(s: State, use: Use, taken: Taken) -> str:
    mine = taken.by == use.seat and taken.how == "recover" and taken.relics
    return "" if mine else "own_act_only"


@law("sacred_ground", BAN_PLAY)
def sacred_ground(s: State, source: Source, who: Seat, act: Play) -> bool:
    """True Visions are revealed only at its site."""
    if act.place != "vision" or not isinstance(act.card, Vision) or act.card is CONSPIRACY:
        return False
    return s.site(who) != source.slot

"""Powers of the Beast denizens."""

from __future__ import annotations

from throneroom.games.oath import rule
from throneroom.games.oath.actions import trade
from throneroom.games.oath.actions.play import capacity, move_to_site
from throneroom.games.oath.acts import Act, Campaign, Muster, Play, Search, Trade, Travel, Used
from throneroom.games.oath.answered import bury_relic
from throneroom.games.oath.campaign import could_campaign, forces, free_campaign
from throneroom.games.oath.campaign.plans import add_dice
from throneroom.games.oath.cards import GRAND_SCEPTER, REGIONS, SUITS, Card, Cost, Denizen, Suit
from throneroom.games.oath.moments import (
    ACTION,
    ADVISER_LIMIT,
    AMOUNT,
    BAN_ACT,
    BAN_POWER,
    BAN_TARGETS,
    FORCE,
    MODIFY,
    PLAN,
    PLAYED,
    PRICE,
    REACH,
    REST,
    TRAVELLED,
    WHEN_PLAYED,
)
from throneroom.games.oath.powers.common import (
    gain_from_any_bank,
    offer_citizenship,
    opposes,
    search_of,
)
from throneroom.games.oath.powers.driver import finishes
from throneroom.games.oath.powers.price import Amount, Price
from throneroom.games.oath.powers.registry import Source, Use, law, must, power, reaction
from throneroom.games.oath.powers.using import is_exile
from throneroom.games.oath.spots import BANK_OF, BOARD_BODIES, RIVALS
from throneroom.games.oath.state import MAP, SLOTS_OF, State
from throneroom.games.oath.verbs import (
    discard,
    draw_relic,
    gain_supply,
    gain_warbands,
    kill_on_board,
    lock_on,
    move_adviser,
    move_between_banks,
    stays,
    take_favor,
    take_relics,
)
from throneroom.kernel import Flow, Seat, choose


def beasts(s: State) -> int:
    """The Beast cards at all sites."""
    return sum(card.suit is Suit.BEAST for place in s.places for card in place.cards)


def _has_beast(s: State, slot: int) -> bool:
    place = s.places[slot]
    return place.up and any(card.suit is Suit.BEAST for card in place.cards)


@power("errand_boy", MODIFY, kinds=["search"], frees=True)
def errand_boy(s: State, use: Use, act: Search) -> Flow:
    """Another region's discard pile."""
    act.sources += [region.value for region in REGIONS if region is not s.region(act.at)]
    yield from ()


@power("wolves", ACTION)
def wolves(s: State, use: Use) -> Flow:
    """A warband on any board."""
    boards = [BOARD_BODIES[seat] for seat, player in enumerate(s.players) if player.warbands]
    board = yield from choose(use.seat, "power_warbands", boards, by=use.card)
    kill_on_board(s, board.seat, 1)


@wolves.when
def _wolves(s: State, use: Use) -> str:
    return "" if any(player.warbands for player in s.players) else "no_warbands"


@law("animal_playmates", PRICE, kinds=["muster"])
def animal_playmates(s: State, source: Source, who: Seat, act: Muster) -> Price | None:
    beast = act.card is not None and act.card.suit is Suit.BEAST
    return Price(free=True) if who == source.owner and beast else None


@law("true_names", BAN_POWER)
def true_names(s: State, source: Source, use: Use, cost: Cost) -> bool:
    """No plan of the other side with a suit of its owner's advisers."""
    return opposes(s, source, use) and use.card.suit in s.suits_of(source.owner)


@power("the_old_oak", MODIFY, kinds=["trade"])
def the_old_oak(s: State, use: Use, act: Trade) -> Flow:
    """A secret more, for a Trade with this card."""
    yield from ()


@the_old_oak.then(AMOUNT)
def the_old_oak_amount(s: State, use: Use, act: Trade) -> Amount | None:
    if act.card is use.card and act.wanted == "secrets" and trade.counted(s, act, Suit.BEAST):
        return Amount(secrets=1)
    return None


@power("forest_paths", MODIFY, kinds=["travel"], frees=True)
def forest_paths(s: State, use: Use, act: Travel) -> Flow:
    """To a site with a Beast card without Supply, past the powers of sites."""
    act.free_if.append("forest_paths")
    act.ignores.append("sites_to_beasts")
    yield from ()


@forest_paths.then(PRICE)
def forest_paths_price(s: State, use: Use, act: Travel) -> bool:
    return act.to >= 0 and _has_beast(s, act.to)


@must("long_lost_heir", WHEN_PLAYED)
def long_lost_heir(s: State, use: Use, act: Play) -> Flow:
    yield from offer_citizenship(s, use)


@long_lost_heir.when
def _long_lost_heir(s: State, use: Use, act: Play) -> str:
    return "" if is_exile(s, use.seat) else "exiles_only"


@power("rangers", PLAN, needs="rule")
def rangers(s: State, use: Use, c: Campaign) -> Flow:
    """No skulls; two dice against four defense dice or more."""
    c.ignore.append("skulls")
    if c.defense >= 4:
        forces.add_attack(c, 2)
    yield from ()


@power("roving_terror", ACTION)
def roving_terror(s: State, use: Use) -> Flow:
    """A denizen of another site is discarded, and this card moves there."""
    me = use.seat
    prey = yield from choose(me, "power_card", _prey(s, use), at="card", by=use.card)
    slot, _ = s.where(prey)
    yield from discard(s, me, [prey])
    yield from move_to_site(s, me, use.card, slot)


def _prey(s: State, use: Use) -> list[Card]:
    return [
        card
        for slot, place in enumerate(s.places)
        if slot != use.slot and len(place.cards) <= capacity(s, slot, use.card)
        for card in place.cards
        if isinstance(card, Denizen) and not lock_on(s, use.seat, card, slot)
    ]


@roving_terror.when
def _roving_terror(s: State, use: Use) -> str:
    if lock_on(s, use.seat, use.card, use.slot):
        return "locked"
    return "" if _prey(s, use) else "no_target"


@power("nature_worship", PLAN, needs="rule", signs=True)
def nature_worship(s: State, use: Use, c: Campaign) -> Flow:
    """A die for each Beast adviser of the side."""
    players = forces.players_of(c, forces.side_of(c, use.seat))
    add_dice(s, c, use, sum(s.suits_of(seat).count(Suit.BEAST) for seat in players))
    yield from ()


@law("birdsong", PRICE, kinds=["trade"])
def birdsong(s: State, source: Source, who: Seat, act: Trade) -> Price | None:
    wild = act.card is not None and act.card.suit in (Suit.BEAST, Suit.NOMAD)
    return Price(free=True) if who == source.owner and wild else None


@power("small_friends", MODIFY, kinds=["trade"], needs="adviser", frees=True)
def small_friends(s: State, use: Use, act: Trade) -> Flow:
    """A Trade as if at any site with a Beast card."""
    spots = [s.spot(slot) for slot in _haunts(s, act)]
    spot = yield from choose(use.seat, "power_site", spots, at="site", by=use.card)
    act.at = s.slot_of(spot)


def _haunts(s: State, act: Trade) -> list[int]:
    """Where the Trade can be finished, be it with modifiers that wait there."""
    here, used = act.at, act.used
    act.used = [*used, Used("small_friends", act.by)]
    found = []
    for slot in MAP:
        if slot != here and _has_beast(s, slot):
            act.at = slot
            if finishes(s, act, trade.possible):
                found.append(slot)
    act.at, act.used = here, used
    return found


@small_friends.when
def _small_friends(s: State, use: Use, act: Trade) -> str:
    return "" if not act.has_used("small_friends") and _haunts(s, act) else "no_target"


@must("grasping_vines", TRAVELLED, rank=1)
def grasping_vines(s: State, use: Use, travel: Travel) -> Flow:
    """Enemies who leave a site of its ruler lose a warband of their board."""
    kill_on_board(s, travel.by, 1)
    yield from ()


@grasping_vines.when
def _grasping_vines(s: State, use: Use, travel: Travel) -> str:
    ruler = rule.card_ruler(s, use)
    if travel.left_ruler != ruler or not rule.is_enemy(s, ruler, travel.by):
        return "elsewhere"
    return "" if s.players[travel.by].warbands else "no_warbands"


@must("threatening_roar", WHEN_PLAYED)
def threatening_roar(s: State, use: Use, act: Play) -> Flow:
    """All Nomad and all other Beast cards at sites of the region are discarded."""
    me = use.seat
    gone = [
        card
        for slot in SLOTS_OF[s.region(s.site(me))]
        for card in s.places[slot].cards
        if card.suit in (Suit.BEAST, Suit.NOMAD)
        and card is not use.card
        and not stays(s, me, card, slot)
    ]
    yield from discard(s, me, gone)


@power("fae_merchant", ACTION)
def fae_merchant(s: State, use: Use) -> Flow:
    """The top relic for one of one's own, which goes under the relic deck."""
    me = use.seat
    relic = draw_relic(s, me)
    assert relic is not None
    take_relics(s, me, [relic])
    held = [one for one in s.players[me].relics if one is not GRAND_SCEPTER]
    given = yield from choose(me, "power_relic", held, at="relic", by=use.card)
    yield from bury_relic(s, me, given)


@fae_merchant.when
def _fae_merchant(s: State, use: Use) -> str:
    return "" if s.relic_deck else "empty"


@power("second_chance", ACTION)
def second_chance(s: State, use: Use) -> Flow:
    """A warband of somebody with Order or Discord advisers becomes one's own."""
    boards = [BOARD_BODIES[seat] for seat in _deserters(s)]
    board = yield from choose(use.seat, "power_warbands", boards, by=use.card)
    kill_on_board(s, board.seat, 1)
    gain_warbands(s, use.seat, 1)


def _deserters(s: State) -> list[Seat]:
    return [
        seat
        for seat, player in enumerate(s.players)
        if player.warbands and {Suit.ORDER, Suit.DISCORD} & {*s.suits_of(seat)}
    ]


@second_chance.when
def _second_chance(s: State, use: Use) -> str:
    return "" if _deserters(s) else "no_target"


@law("pied_piper", ADVISER_LIMIT, part="limit")
def pied_piper_limit(
    s: State, card: Card, owner: Seat, advisers: list[Card], incoming: Card | None
) -> tuple[int | None, list[Card]]:
    """It never forces a discard itself, but counts when another card comes."""
    return None, [card] if incoming is None or incoming is card else []


@power("pied_piper", ACTION, part="move", power=2, needs="adviser")
def pied_piper_move(s: State, use: Use) -> Flow:
    """It moves to another player's advisers, and brings two of that player's favor."""
    rivals = [RIVALS[seat] for seat in s.others(use.seat)]
    rival = yield from choose(use.seat, "power_player", rivals, at="player", by=use.card)
    move_adviser(s, use.card, rival.seat)
    take_favor(s, use.seat, 2, rival.seat)


@power("mushrooms", MODIFY, kinds=["search"], frees=True)
def mushrooms(s: State, use: Use, act: Search) -> Flow:
    """Without Supply, but one card only, from under the region's discard pile."""
    act.free = True
    act.count -= 2
    act.from_bottom = True
    yield from ()


@law("insect_swarm", PRICE, kinds=["plan"])
def insect_swarm(s: State, source: Source, use: Use) -> Cost | None:
    """Each plan against its owner's side burns a favor more."""
    return Cost(burn_favor=1) if opposes(s, source, use) else None


@law("vow_of_union", FORCE, part="force")
def vow_of_union_force(s: State, source: Source, c: Campaign, side: str) -> list[int]:
    """The warbands at all sites of an attacking owner fight along."""
    if side != forces.ATTACKER or c.by != source.owner:
        return []
    return rule.sites_ruled(s, source.owner)


@law("vow_of_union", BAN_ACT, part="stay", power=2, kinds=["travel"])
def vow_of_union_stay(s: State, source: Source, who: Seat, act: Travel) -> bool:
    """Nobody with warbands on the board leaves a site of one's own."""
    if who != source.owner or not s.players[who].warbands:
        return False
    return rule.rules(s, who, act.start)


@law("giant_python", BAN_TARGETS)
def giant_python(s: State, source: Source, c: Campaign) -> bool:
    """An attack on its owner needs targets with an even number of defense dice."""
    owner = source.owner
    allied = owner == s.chancellor and rule.is_imperial(s, c.defender)
    if owner != c.defender and not allied:
        return False
    return forces.target_dice(s, c) % 2 == 1


@power("war_tortoise", PLAN, needs="rule")
def war_tortoise(s: State, use: Use, c: Campaign) -> Flow:
    """The other side's double faces count nothing."""
    attacks = forces.side_of(c, use.seat) == forces.ATTACKER
    c.ignore.append("two_shields" if attacks else "two_swords")
    yield from ()


@law("new_growth", REACH, kinds=["play"])
def new_growth(s: State, source: Source, who: Seat, act: Play) -> tuple[int, ...]:
    """Beast and Hearth cards go to any site with room."""
    suit = act.card.suit if act.card is not None else None
    if suit not in (Suit.BEAST, Suit.HEARTH) or not rule.has_access(s, who, source):
        return ()
    return tuple(MAP)


@reaction("wild_cry", PLAYED, needs="access", rank=2)
def wild_cry(s: State, use: Use, play: Play) -> Flow:
    """A Beast card played: a Supply and two warbands, once a Search."""
    search = search_of(s)
    assert search is not None
    search.used.append(Used("wild_cry", use.seat))
    gain_supply(s, use.seat, 1)
    gain_warbands(s, use.seat, 2)
    yield from ()


@wild_cry.when
def _wild_cry(s: State, use: Use, play: Play) -> str:
    search = search_of(s)
    if play.by != use.seat or search is None:
        return "own_act_only"
    if play.card is None or play.card.suit is not Suit.BEAST or play.card is use.card:
        return "other_suit"
    return "once" if search.has_used("wild_cry") else ""


@must("animal_host", WHEN_PLAYED)
def animal_host(s: State, use: Use, act: Play) -> Flow:
    gain_warbands(s, use.seat, beasts(s))
    yield from ()


@power("memory_of_nature", ACTION)
def memory_of_nature(s: State, use: Use) -> Flow:
    """A favor of other banks for each Beast card at a site, to the Beast bank."""
    for left in range(beasts(s), 0, -1):
        full = [BANK_OF[x] for x in SUITS if x is not Suit.BEAST and s.banks[x]]
        if full:
            bank = yield from choose(use.seat, "bank", full, by=use.card, count=left)
            move_between_banks(s, bank.suit, Suit.BEAST, 1)


@law("marsh_spirit", BAN_POWER)
def marsh_spirit(s: State, source: Source, use: Use, cost: Cost) -> bool:
    """An attacker of its site uses no plans."""
    c = rule.campaign(s)
    if c is None or PLAN not in use.f.moments:
        return False
    return use.seat == c.by and source.slot in c.sites


@law("vow_of_poverty", AMOUNT, part="trade", kinds=["trade"])
def vow_of_poverty_trade(s: State, source: Source, who: Seat, act: Trade) -> Amount | None:
    return Amount(no_favor=True) if who == source.owner else None


@power("vow_of_poverty", REST, part="rest", power=2, needs="adviser")
def vow_of_poverty_rest(s: State, use: Use) -> Flow:
    """Two favor for an owner without any."""
    yield from gain_from_any_bank(s, use, 2)


@vow_of_poverty_rest.when
def _vow_of_poverty_rest(s: State, use: Use) -> str:
    return "" if not s.players[use.seat].favor else "has_favor"


@law("forest_council", BAN_ACT, kinds=["trade", "muster"])
def forest_council(s: State, source: Source, who: Seat, act: Trade | Muster) -> bool:
    """Beast cards serve no enemy of its ruler."""
    beast = act.card is not None and act.card.suit is Suit.BEAST
    return beast and rule.is_hostile(s, source, who)


@power("walled_garden", PLAN, needs="rule")
def walled_garden(s: State, use: Use, c: Campaign) -> Flow:
    """A defense die for each Beast card at a site."""
    c.defense += beasts(s)
    yield from ()


@walled_garden.when
def _walled_garden(s: State, use: Use, c: Campaign) -> str:
    return "" if use.slot in c.sites else "no_target"


@law("vow_of_beastkin", BAN_ACT, part="suit", kinds=["muster"])
def vow_of_beastkin_suit(s: State, source: Source, who: Seat, act: Act) -> bool:
    """Its owner musters only where an adviser is of that suit."""
    if who != source.owner or not isinstance(act, Muster) or act.card is None:
        return False
    return act.card.suit not in s.suits_of(who)


@law("vow_of_beastkin", AMOUNT, part="more", kinds=["muster"])
def vow_of_beastkin_more(s: State, source: Source, who: Seat, act: Muster) -> Amount | None:
    return Amount(warbands=1) if who == source.owner else None


@power("bracken", MODIFY, kinds=["search"], plays=True)
def bracken(s: State, use: Use, act: Search) -> Flow:
    """All discards of the Search go to one end of one pile."""
    act.discards_to = "?"
    yield from ()


@bracken.when
def _bracken(s: State, use: Use, act: Search) -> str:
    return "once" if act.discards_to else ""


@power("wild_allies", ACTION)
def wild_allies(s: State, use: Use) -> Flow:
    """A free campaign as if from a site with a Beast card, with one's warbands there."""
    me = use.seat
    spots = [s.spot(slot) for slot in _dens(s, me)]
    slot = s.slot_of((yield from choose(me, "power_site", spots, at="site", by=use.card)))
    yield from free_campaign(s, me, at=slot, joined=_mine_at(s, me, slot))


def _mine_at(s: State, me: Seat, slot: int) -> tuple[int, ...]:
    return (slot,) if s.places[slot].colour == rule.colour(s, me) else ()


def _dens(s: State, me: Seat) -> list[int]:
    return [
        slot
        for slot in MAP
        if _has_beast(s, slot) and could_campaign(s, me, at=slot, joined=_mine_at(s, me, slot))
    ]


@wild_allies.when
def _wild_allies(s: State, use: Use) -> str:
    return "" if _dens(s, use.seat) else "no_target"

"""Powers of the Order denizens."""

from __future__ import annotations

from throneroom.games.oath import rule
from throneroom.games.oath.actions.recover import take_ban
from throneroom.games.oath.actions.travel import chooser, forced_travel
from throneroom.games.oath.acts import Act, Campaign, Muster, Play, Search, Trade, Travel
from throneroom.games.oath.answered import bury_relic
from throneroom.games.oath.campaign import could_campaign, forces, free_campaign
from throneroom.games.oath.campaign.aftermath import IGNORE, MUST, Loss
from throneroom.games.oath.campaign.plans import add_dice
from throneroom.games.oath.campaign.rolls import bodies, strike
from throneroom.games.oath.cards import DARKEST_SECRET, GRAND_SCEPTER, Banner, Relic, Suit
from throneroom.games.oath.moments import (
    ACT_OVER,
    ACTION,
    BAN_ACT,
    BAN_PLAY,
    BAN_TAKE,
    LOSSES,
    PLAN,
    PLAN_SPOILS,
    PLAN_VICTORY,
    PRICE,
    REACH,
    REST,
    TRAVELLED,
    WHEN_PLAYED,
)
from throneroom.games.oath.powers.common import (
    gain_from_any_bank,
    journey,
    offer_citizenship,
    redeploy,
    ways_of,
)
from throneroom.games.oath.powers.price import Price
from throneroom.games.oath.powers.registry import Source, Use, law, must, power, reaction
from throneroom.games.oath.powers.using import is_exile
from throneroom.games.oath.spots import RIVALS, Facedown, facedown
from throneroom.games.oath.state import NOBODY, SLOTS_OF, State
from throneroom.games.oath.verbs import (
    ban_on,
    gain_supply,
    gain_warbands,
    give_favor,
    kill_at_site,
    kill_on_board,
    place_warbands,
    purse,
    take_favor,
    win_favor,
)
from throneroom.kernel import Flow, Seat, choose, choose_some


@power("wrestlers", PLAN, needs="rule")
def wrestlers(s: State, use: Use, c: Campaign) -> Flow:
    """A warband of the defending force for a defense die."""
    own = bodies(s, c, forces.DEFENDER)
    body = yield from choose(
        c.defender, "power_warbands", list(dict.fromkeys(own)), by=use.card, count=1
    )
    strike(s, [body])
    c.defense += 1


@wrestlers.when
def _wrestlers(s: State, use: Use, c: Campaign) -> str:
    return "" if bodies(s, c, forces.DEFENDER) else "no_warbands"


@power("battle_honors", PLAN, needs="rule")
def battle_honors(s: State, use: Use, c: Campaign) -> Flow:
    yield from ()


@battle_honors.then(PLAN_VICTORY)
def battle_honors_victory(s: State, use: Use, c: Campaign) -> Flow:
    win_favor(s, use.seat, 2, Suit.ORDER)
    yield from ()


@power("bear_traps", PLAN, needs="rule")
def bear_traps(s: State, use: Use, c: Campaign) -> Flow:
    """One attack die less, and one warband on the attacker's board."""
    forces.add_attack(c, -1)
    kill_on_board(s, c.by, 1)
    yield from ()


@power("longbows", PLAN, needs="rule", signs=True)
def longbows(s: State, use: Use, c: Campaign) -> Flow:
    add_dice(s, c, use, 1)
    yield from ()


@power("keep", PLAN, needs="rule")
def keep(s: State, use: Use, c: Campaign) -> Flow:
    c.defense += 2
    yield from ()


@keep.when
def _keep(s: State, use: Use, c: Campaign) -> str:
    return "" if use.slot in c.sites else "no_target"


@law("pressgangs", REACH, kinds=["muster"])
def pressgangs(s: State, source: Source, who: Seat, act: Muster) -> bool:
    """Cards that bear tokens serve, too."""
    return rule.has_access(s, who, source)


@must("garrison", WHEN_PLAYED)
def garrison(s: State, use: Use, act: Play) -> Flow:
    """A warband for each site ruled, and one from the board onto each of them."""
    me = use.seat
    sites = rule.sites_ruled(s, me)
    gain_warbands(s, me, len(sites))
    if ban_on(s, "place", me):
        return
    count = min(len(sites), s.players[me].warbands)
    spots = [s.spot(slot) for slot in sites]
    chosen = yield from choose_some(me, "power_sites", spots, count, count, at="site", by=use.card)
    for spot in chosen:
        place_warbands(s, me, s.slot_of(spot), 1)


@power("scouts", PLAN, needs="rule")
def scouts(s: State, use: Use, c: Campaign) -> Flow:
    if use.seat >= 0:
        gain_supply(s, use.seat, 1)
    yield from ()


@power("martial_culture", PLAN, needs="rule")
def martial_culture(s: State, use: Use, c: Campaign) -> Flow:
    yield from ()


@martial_culture.when
def _martial_culture(s: State, use: Use, c: Campaign) -> str:
    """[M2] No other player is asked for it; bandits use whatever is free [R8]."""
    fighters = use.seat, _opponent(c, use.seat)
    both = all(seat >= 0 and is_exile(s, seat) for seat in fighters)
    return "" if both or use.seat < 0 else "exiles_only"


@martial_culture.then(PLAN_VICTORY)
def martial_culture_victory(s: State, use: Use, c: Campaign) -> Flow:
    """An Exile who has beaten an Exile may become a Citizen."""
    if use.seat >= 0:
        yield from offer_citizenship(s, use)


def _first_plan(c: Campaign, use: Use) -> str:
    """Whether this side has used no other plan: the reason why not."""
    side = forces.side_of(c, use.seat)
    return "not_alone" if any(forces.side_of(c, u.seat) == side for u in c.used) else ""


@power("code_of_honor", PLAN, needs="rule", signs=True, alone=True)
def code_of_honor(s: State, use: Use, c: Campaign) -> Flow:
    """Two dice, and no other plan of this side."""
    add_dice(s, c, use, 2)
    c.closed.append(forces.side_of(c, use.seat))
    yield from ()


@code_of_honor.when
def _code_of_honor(s: State, use: Use, c: Campaign) -> str:
    return _first_plan(c, use)


@power("outriders", PLAN, needs="rule")
def outriders(s: State, use: Use, c: Campaign) -> Flow:
    c.ignore.append("skulls")
    yield from ()


@power("messenger", ACTION)
def messenger(s: State, use: Use) -> Flow:
    yield from redeploy(s, use.seat, use.card)


@messenger.when
def _messenger(s: State, use: Use) -> str:
    return "" if rule.sites_ruled(s, use.seat) else "no_warbands_to_move"


@power("field_promotion", PLAN, needs="rule")
def field_promotion(s: State, use: Use, c: Campaign) -> Flow:
    yield from ()


@field_promotion.then(PLAN_VICTORY)
def field_promotion_victory(s: State, use: Use, c: Campaign) -> Flow:
    gain_warbands(s, use.seat, 3)
    yield from ()


@power("palanquin", ACTION, needs="adviser")
def palanquin(s: State, use: Use) -> Flow:
    """A player at the site is carried somewhere, and one's own pawn goes along."""
    me = use.seat
    carried = [RIVALS[seat] for seat in _carried(s, me)]
    rival = (yield from choose(me, "power_player", carried, at="player", by=use.card)).seat
    spots = [s.spot(slot) for slot in ways_of(s, rival, me)]
    slot = s.slot_of((yield from choose(me, "power_site", spots, at="site", by=use.card)))
    decides = chooser(s, journey(s, rival, me), rival)
    only = [slot] if decides == rival else []  # whoever rules the Shrouded Wood sends them anywhere
    yield from forced_travel(s, rival, me, only, escort=(me, slot))


def _carried(s: State, me: Seat) -> list[Seat]:
    return [seat for seat in s.at(s.site(me), but=me) if ways_of(s, seat, me)]


@palanquin.when
def _palanquin(s: State, use: Use) -> str:
    return "" if _carried(s, use.seat) else "no_target"


@power("shield_wall", PLAN, needs="rule")
def shield_wall(s: State, use: Use, c: Campaign) -> Flow:
    """Two defense dice; but if they do not hold, nobody lives."""
    c.defense += 2
    yield from ()


@shield_wall.then(LOSSES)
def shield_wall_losses(s: State, use: Use, c: Campaign, side: str) -> Loss | None:
    return Loss("all", MUST) if side == forces.DEFENDER else None


@power("military_parade", PLAN, needs="rule")
def military_parade(s: State, use: Use, c: Campaign) -> Flow:
    yield from ()


@military_parade.then(PLAN_VICTORY)
def military_parade_victory(s: State, use: Use, c: Campaign) -> Flow:
    """A favor for each faceup adviser of the beaten side, from the bank of its suit."""
    for foe in forces.players_of(c, forces.other(forces.side_of(c, use.seat))):
        for suit in s.suits_of(foe):
            win_favor(s, use.seat, 1, suit)
    yield from ()


# Powers that bind the enemies of a card's ruler


@law("tome_guardians", BAN_TAKE)
def tome_guardians(
    s: State, source: Source, who: Seat, thing: Relic | Banner, holder: Seat, how: str
) -> bool:
    return thing is DARKEST_SECRET and rule.is_hostile(s, source, who)


@must("tyrant", TRAVELLED, rank=2)
def tyrant(s: State, use: Use, travel: Travel) -> Flow:
    """Where its owner arrives, a warband dies."""
    kill_at_site(s, travel.to, 1)
    yield from ()


@tyrant.when
def _tyrant(s: State, use: Use, travel: Travel) -> str:
    if travel.by != use.seat:
        return "own"
    return "" if s.places[travel.to].warbands else "no_warbands"


@law("forced_labor", PRICE, kinds=["search", "play"])
def forced_labor(s: State, source: Source, who: Seat, act: Search | Play) -> Price | None:
    """A favor to the ruler, from enemies at the ruler's sites."""
    if rule.is_hostile(s, source, who) and rule.is_theirs(s, source, act.at):
        return Price(favor=1, to=rule.card_ruler(s, source))
    return None


@law("secret_police", BAN_PLAY)
def secret_police(s: State, source: Source, who: Seat, act: Play) -> bool:
    """Enemies at the ruler's sites reveal no Vision."""
    return (
        act.place == "vision"
        and rule.is_hostile(s, source, who)
        and rule.is_theirs(s, source, s.site(who))
    )


@power("specialist", PLAN, needs="rule")
def specialist(s: State, use: Use, c: Campaign) -> Flow:
    c.closed.append(forces.DEFENDER)
    yield from ()


@power("captains", ACTION)
def captains(s: State, use: Use) -> Flow:
    """A free campaign as if from a ruled site, whose warbands join the attack."""
    spots = [s.spot(slot) for slot in _bases(s, use.seat)]
    spot = yield from choose(use.seat, "power_site", spots, at="site", by=use.card)
    slot = s.slot_of(spot)
    yield from free_campaign(s, use.seat, at=slot, joined=(slot,))


def _bases(s: State, me: Seat) -> list[int]:
    return [
        slot for slot in rule.sites_ruled(s, me) if could_campaign(s, me, at=slot, joined=(slot,))
    ]


@captains.when
def _captains(s: State, use: Use) -> str:
    return "" if _bases(s, use.seat) else "no_target"


@power("siege_engines", ACTION)
def siege_engines(s: State, use: Use) -> Flow:
    """Two warbands at a site of the region."""
    spots = [s.spot(slot) for slot in _garrisons(s, use.seat)]
    spot = yield from choose(use.seat, "power_site", spots, at="site", by=use.card)
    kill_at_site(s, s.slot_of(spot), 2)


def _garrisons(s: State, me: Seat) -> list[int]:
    return [slot for slot in SLOTS_OF[s.region(s.site(me))] if s.places[slot].warbands]


@siege_engines.when
def _siege_engines(s: State, use: Use) -> str:
    return "" if _garrisons(s, use.seat) else "no_warbands"


@must("royal_tax", WHEN_PLAYED)
def royal_tax(s: State, use: Use, act: Play) -> Flow:
    """Two favor of each player at the own sites of the region."""
    me = use.seat
    for slot in SLOTS_OF[s.region(s.site(me))]:
        if rule.rules(s, me, slot):
            for seat in s.at(slot, but=me):
                take_favor(s, me, 2, seat)
    yield from ()


@law("toll_roads", PRICE, kinds=["travel"])
def toll_roads(s: State, source: Source, who: Seat, act: Travel) -> Price | None:
    """Enemies pay the ruler to come to the ruler's sites."""
    if rule.is_hostile(s, source, who) and rule.is_theirs(s, source, act.to):
        return Price(favor=1, to=rule.card_ruler(s, source))
    return None


@law("curfew", PRICE, kinds=["trade"])
def curfew(s: State, source: Source, who: Seat, act: Trade) -> Price | None:
    """Enemies pay the ruler to trade with the ruler's cards."""
    if act.card is None or not rule.is_hostile(s, source, who):
        return None
    slot, _ = s.where(act.card)
    return (
        Price(favor=1, to=rule.card_ruler(s, source)) if rule.is_theirs(s, source, slot) else None
    )


@reaction("knights_errant", ACT_OVER, kinds=["muster"], needs="access", rank=3)
def knights_errant(s: State, use: Use, over: Muster) -> Flow:
    """A free campaign after mustering."""
    yield from free_campaign(s, use.seat)


@knights_errant.when
def _knights_errant(s: State, use: Use, over: Muster) -> str:
    return _promised(s, use, over)


def _promised(s: State, use: Use, over: Act) -> str:
    """[M3] Why no campaign follows an act."""
    if over.by != use.seat:
        return "own_act_only"
    return "" if not s.act_over and could_campaign(s, use.seat) else "no_target"


@law("vow_of_obedience", BAN_PLAY, part="ban")
def vow_of_obedience_ban(s: State, source: Source, who: Seat, act: Play) -> bool:
    return act.place == "vision" and who == source.owner


@power("vow_of_obedience", REST, part="rest", power=2, needs="adviser")
def vow_of_obedience_rest(s: State, use: Use) -> Flow:
    """A favor from any bank."""
    yield from gain_from_any_bank(s, use, 1)


@reaction("hunting_party", ACT_OVER, kinds=["search"], needs="access", rank=3)
def hunting_party(s: State, use: Use, over: Search) -> Flow:
    """A free campaign after a Search of the world deck."""
    yield from free_campaign(s, use.seat)


@hunting_party.when
def _hunting_party(s: State, use: Use, over: Search) -> str:
    return _promised(s, use, over) if over.source == "deck" else "nothing"


@law("council_seat", BAN_ACT, kinds=["exile", "self_exile"])
def council_seat(s: State, source: Source, who: Seat, act: Act) -> bool:
    return who == source.owner


@power("encirclement", PLAN, needs="rule", signs=True)
def encirclement(s: State, use: Use, c: Campaign) -> Flow:
    """Two dice for the larger force."""
    add_dice(s, c, use, 2)
    yield from ()


@encirclement.when
def _encirclement(s: State, use: Use, c: Campaign) -> str:
    side = forces.side_of(c, use.seat)
    own, theirs = forces.force(s, c, side), forces.force(s, c, forces.other(side))
    return "" if own > theirs else "smaller_force"


@power("peace_envoy", PLAN, needs="rule", alone=True)
def peace_envoy(s: State, use: Use, c: Campaign) -> Flow:
    """The campaign is bought, for a favor a defense die."""
    yield from give_favor(s, use.seat, c.defense, _opponent(c, use.seat))
    c.winner = forces.side_of(c, use.seat)


def _opponent(c: Campaign, seat: Seat) -> Seat:
    return c.defender if seat == c.by else c.by


@peace_envoy.when
def _peace_envoy(s: State, use: Use, c: Campaign) -> str:
    foe = _opponent(c, use.seat)
    mine = c.by if use.seat == c.by else c.defender  # [5.5.3] an ally's site is the defender's
    if foe < 0 or s.site(foe) != s.site(mine):
        return "no_target"
    if purse(s, use.seat) < c.defense:
        return "no_favor"
    return _first_plan(c, use)


@peace_envoy.then(LOSSES)
def peace_envoy_losses(s: State, use: Use, c: Campaign, side: str) -> Loss:
    return Loss("none", IGNORE)


@power("relic_hunter", PLAN, needs="rule")
def relic_hunter(s: State, use: Use, c: Campaign) -> Flow:
    """Face-down relics at targeted sites become targets, for a defense die each."""
    options = _loose(s, c)
    chosen = yield from choose_some(use.seat, "power_relics", options, 0, len(options), by=use.card)
    for place in chosen:
        slot = int(place.where.removeprefix("relics:"))
        c.loose.append(s.places[slot].relics[place.index])
    c.defense += len(chosen)


def _loose(s: State, c: Campaign) -> list[Facedown]:
    return [
        facedown(f"relics:{slot}", number)
        for slot in sorted(c.sites)
        for number, relic in enumerate(s.places[slot].relics)
        if not take_ban(s, c.by, relic, NOBODY, "target")
    ]


@relic_hunter.then(PLAN_SPOILS)
def relic_hunter_spoils(s: State, use: Use, c: Campaign) -> Flow:
    """Any relic just taken may go under the relic deck; the Grand Scepter never does."""
    mine = s.players[use.seat].relics
    taken = [r for r in (*c.relics, *c.loose) if r in mine and r is not GRAND_SCEPTER]
    buried = yield from choose_some(
        use.seat, "power_bury", taken, 0, len(taken), at="relic", by=use.card
    )
    for relic in buried:
        yield from bury_relic(s, use.seat, relic)

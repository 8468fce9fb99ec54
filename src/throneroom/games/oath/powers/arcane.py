"""Powers of the Arcane denizens."""

from __future__ import annotations

from throneroom.games.oath import rule
from throneroom.games.oath.actions import trade
from throneroom.games.oath.actions.play import play
from throneroom.games.oath.acts import Campaign, Muster, Play, Recover, Search, Taken, Trade, Travel
from throneroom.games.oath.campaign import forces
from throneroom.games.oath.campaign.aftermath import IGNORE, Loss
from throneroom.games.oath.campaign.plans import add_dice
from throneroom.games.oath.campaign.rolls import strike
from throneroom.games.oath.cards import (
    CONSPIRACY,
    DARKEST_SECRET,
    REGIONS,
    Banner,
    Card,
    Cost,
    Relic,
    Suit,
)
from throneroom.games.oath.moments import (
    ACTION,
    AMOUNT,
    BAN_ACT,
    BAN_DEED,
    BAN_TAKE,
    DICE,
    LOSSES,
    MODIFY,
    PLAN,
    PRICE,
    REACH,
    ROLLED,
    TAKEN,
    WHEN_PLAYED,
)
from throneroom.games.oath.powers.common import (
    banks,
    cards_of_side,
    facedown_advisers,
    gain_from_any_bank,
    offer_citizenship,
    opposes,
    owner_of,
)
from throneroom.games.oath.powers.driver import finishes
from throneroom.games.oath.powers.price import Price
from throneroom.games.oath.powers.registry import Source, Use, law, must, power, reaction
from throneroom.games.oath.powers.using import is_exile, orders
from throneroom.games.oath.spots import (
    BOARD_BODIES,
    DONE,
    RIVALS,
    SITE_BODIES,
    Body,
    Facedown,
    Rival,
    facedown,
)
from throneroom.games.oath.state import NOBODY, SLOTS_OF, State
from throneroom.games.oath.verbs import (
    add_to_banner,
    ban_on,
    burn_favor,
    discard,
    draw_out,
    gain_favor,
    gain_secrets,
    give_favor,
    give_secrets,
    kill_on_board,
    lock_on,
    lose_favor,
    peek,
    purse,
    return_favor,
    roll_again,
    stays,
    swap_hidden,
    take_favor,
    take_secrets,
    yield_favor_on,
)
from throneroom.kernel import Flow, Seat, choose, choose_some


@power("alchemist", ACTION)
def alchemist(s: State, use: Use) -> Flow:
    """Four favor, from any banks."""
    for left in range(4, 0, -1):
        if banks(s):
            bank = yield from choose(use.seat, "bank", banks(s), by=use.card, count=left)
            gain_favor(s, use.seat, 1, bank.suit)


@power("fire_talkers", PLAN, needs="rule", signs=True)
def fire_talkers(s: State, use: Use, c: Campaign) -> Flow:
    """Three attack dice, by side, for the side with the Darkest Secret."""
    add_dice(s, c, use, 3)
    yield from ()


@fire_talkers.when
def _fire_talkers(s: State, use: Use, c: Campaign) -> str:
    return _darkest_side(s, use, c)


def _darkest_side(s: State, use: Use, c: Campaign) -> str:
    side = forces.side_of(c, use.seat)
    return "" if forces.holds(s, c, side, s.darkest_secret) else "no_darkest_secret"


@power("magicians_code", MODIFY, kinds=["recover"], frees=True)
def magicians_code(s: State, use: Use, act: Recover) -> Flow:
    """Two of the secrets that the Darkest Secret costs come from the shared bank."""
    act.extra += 2
    yield from ()


@law("magicians_code", BAN_ACT, part="only", kinds=["recover"])
def magicians_code_only(s: State, source: Source, who: Seat, act: Recover) -> bool:
    return act.has_used("magicians_code") and act.banner is not DARKEST_SECRET


@power("spirit_snare", ACTION)
def spirit_snare(s: State, use: Use) -> Flow:
    """A favor from any bank."""
    yield from gain_from_any_bank(s, use, 1)


@power("wizard_school", ACTION)
def wizard_school(s: State, use: Use) -> Flow:
    gain_secrets(s, use.seat, 1)
    s.act_over = True
    yield from ()


@must("dazzle", WHEN_PLAYED)
def dazzle(s: State, use: Use, act: Play) -> Flow:
    """All Hearth and Order cards at sites of the region are discarded."""
    me = use.seat
    gone = [
        card
        for slot in SLOTS_OF[s.region(s.site(me))]
        for card in s.places[slot].cards
        if card.suit in (Suit.HEARTH, Suit.ORDER) and not stays(s, me, card, slot)
    ]
    yield from discard(s, me, gone)


@power("acting_troupe", MODIFY, kinds=["trade"], needs="adviser", frees=True)
def acting_troupe(s: State, use: Use, act: Trade) -> Flow:
    """Counts as Beast or Order in this Trade."""
    suits = _costumes(s, use, act)
    act.suit_of[use.card] = Suit((yield from choose(use.seat, "power_suit", suits, by=use.card)))


def _costumes(s: State, use: Use, act: Trade) -> list[str]:
    """The suits with which the Trade can be finished."""
    both, found = ["beast", "order"], []
    for suit in both:
        act.suit_of[use.card] = Suit(suit)
        if finishes(s, act, trade.possible):
            found.append(suit)
    del act.suit_of[use.card]
    return found or both


@power("taming_charm", ACTION)
def taming_charm(s: State, use: Use) -> Flow:
    """A Beast or Nomad card of the site goes; two favor of its suit."""
    card = yield from choose(use.seat, "power_card", _tameable(s, use.seat), at="card", by=use.card)
    suit = card.suit
    assert suit is not None
    yield from discard(s, use.seat, [card])
    gain_favor(s, use.seat, 2, suit)


def _tameable(s: State, seat: Seat) -> list[Card]:
    here = s.site(seat)
    return [
        card
        for card in s.places[here].cards
        if card.suit in (Suit.BEAST, Suit.NOMAD) and not lock_on(s, seat, card, here)
    ]


@taming_charm.when
def _taming_charm(s: State, use: Use) -> str:
    return "" if _tameable(s, use.seat) else "no_target"


@power("inquisitor", ACTION)
def inquisitor(s: State, use: Use) -> Flow:
    """Peeks at a face-down adviser at the site. The Conspiracy is played or discarded; for any
    other card its owner gets the favor that lies here."""
    me = use.seat
    chosen = yield from choose(me, "power_facedown", _hidden_here(s, me), by=use.card)
    owner = owner_of(chosen)
    card = s.players[owner].hidden[chosen.index]
    peek(s, me, [card], chosen.where)
    if card is CONSPIRACY:
        draw_out(s, me, card)
        yield from play(s, me, card)
    else:
        yield_favor_on(s, use.card, owner)


def _hidden_here(s: State, seat: Seat) -> list[Facedown]:
    return [
        facedown(f"hidden:{other}", number)
        for other in s.at(s.site(seat), but=seat)
        for number in range(len(s.players[other].hidden))
    ]


@inquisitor.when
def _inquisitor(s: State, use: Use) -> str:
    return "" if _hidden_here(s, use.seat) else "no_target"


@power("secret_signal", MODIFY, kinds=["trade"], needs="adviser")
def secret_signal(s: State, use: Use, act: Trade) -> Flow:
    """A second favor where the bank pays exactly one."""
    yield from ()


@secret_signal.then(f"{AMOUNT}.capped")
def _secret_signal(s: State, use: Use, act: Trade) -> int:
    return int(act.favor == 1)


@power("augury", MODIFY, kinds=["search"])
def augury(s: State, use: Use, act: Search) -> Flow:
    act.count += 1
    yield from ()


@power("rusting_ray", PLAN, needs="rule")
def rusting_ray(s: State, use: Use, c: Campaign) -> Flow:
    c.ignore.append("hollow")
    yield from ()


@rusting_ray.when
def _rusting_ray(s: State, use: Use, c: Campaign) -> str:
    return _darkest_side(s, use, c)


@power("portal", MODIFY, kinds=["travel"], frees=True)
def portal(s: State, use: Use, act: Travel) -> Flow:
    """From its site anywhere, or to its site from anywhere, past the powers of all sites."""
    if act.start == use.slot:
        act.free = True
        act.ignores.append("sites")
    else:
        act.free_if.append("portal")
        act.ignores.append(f"sites_to_{use.slot}")
    yield from ()


@portal.then(PRICE)
def portal_price(s: State, use: Use, act: Travel) -> bool:
    return act.to == use.slot


@power("billowing_fog", PLAN, needs="rule")
def billowing_fog(s: State, use: Use, c: Campaign) -> Flow:
    """Nobody of the beaten force dies."""
    yield from ()


@billowing_fog.then(LOSSES)
def _billowing_fog(s: State, use: Use, c: Campaign, side: str) -> Loss | None:
    return Loss("none", IGNORE) if forces.side_of(c, use.seat) == side else None


@power("kindred_warriors", PLAN, needs="rule", signs=True)
def kindred_warriors(s: State, use: Use, c: Campaign) -> Flow:
    """No skulls for the side that rolls attack dice, and at most as many dice as there are other
    suits among the cards that this side rules."""
    side = forces.side_of(c, use.seat)
    if side == forces.ATTACKER:
        c.ignore.append("skulls")
    most = len({card.suit for card in cards_of_side(s, c, side)} - {Suit.ARCANE, None})
    if most:
        dice = yield from choose(use.seat, "power_dice", range(most, -1, -1), by=use.card)
        add_dice(s, c, use, dice)


@power("terror_spells", ACTION)
def terror_spells(s: State, use: Use) -> Flow:
    """Two warbands of the region die, wherever they are."""
    near = _in_region(s, use.seat)
    count = min(2, len(near))
    chosen = yield from choose_some(
        use.seat, "power_warbands", near, count, count, by=use.card, count=count
    )
    strike(s, chosen)


def _in_region(s: State, seat: Seat) -> list[Body]:
    slots = SLOTS_OF[s.region(s.site(seat))]
    near: list[Body] = []
    for slot in slots:
        near += [SITE_BODIES[slot]] * s.places[slot].warbands
    for other, player in enumerate(s.players):
        if player.pawn in slots:
            near += [BOARD_BODIES[other]] * player.warbands
    return near


@terror_spells.when
def _terror_spells(s: State, use: Use) -> str:
    if s.darkest_secret.holder != use.seat:
        return "no_darkest_secret"
    return "" if _in_region(s, use.seat) else "no_warbands"


@power("blood_pact", ACTION)
def blood_pact(s: State, use: Use) -> Flow:
    """A secret for every two warbands."""
    me = use.seat
    counts = range(2, s.players[me].warbands + 1, 2)
    count = yield from choose(me, "power_sacrifice", counts, by=use.card)
    kill_on_board(s, me, count)
    gain_secrets(s, me, count // 2)


@blood_pact.when
def _blood_pact(s: State, use: Use) -> str:
    return "" if s.players[use.seat].warbands >= 2 else "no_warbands"


@must("revelation", WHEN_PLAYED)
def revelation(s: State, use: Use, act: Play) -> Flow:
    """Everybody may burn favor for as many secrets, the Chancellor first."""
    for seat in orders(s):
        own = seat == use.seat
        most = purse(s, seat) if own else s.players[seat].favor
        count = yield from choose(seat, "power_burn", range(most + 1), by=use.card)
        if own:
            yield from burn_favor(s, seat, count)
        else:
            lose_favor(s, seat, count)
        gain_secrets(s, seat, count)


@law("observatory", REACH, kinds=["search"])
def observatory(s: State, source: Source, who: Seat, act: Search) -> list[str]:
    return [region.value for region in REGIONS] if act.at == source.slot else []


@power("plague_engines", ACTION)
def plague_engines(s: State, use: Use) -> Flow:
    """Everybody loses a favor for each site ruled, to the Arcane bank."""
    for seat in orders(s):
        return_favor(s, seat, len(rule.sites_ruled(s, seat)), Suit.ARCANE)
    yield from ()


@law("gleaming_armor", PRICE, kinds=["plan"])
def gleaming_armor(s: State, source: Source, use: Use) -> Cost | None:
    """Each plan against its owner's side costs a secret more."""
    return Cost(place_secret=1) if opposes(s, source, use) else None


@must("bewitch", WHEN_PLAYED)
def bewitch(s: State, use: Use, act: Play) -> Flow:
    """An Exile with more secrets than the Chancellor may become a Citizen."""
    yield from offer_citizenship(s, use)


@bewitch.when
def _bewitch(s: State, use: Use, act: Play) -> str:
    me, chancellor = s.players[use.seat], s.players[s.chancellor]
    if not is_exile(s, use.seat):
        return "exiles_only"
    own = me.secrets + me.flipped + sum(s.secrets_on.values())
    return "" if own > chancellor.secrets + chancellor.flipped else "no_secret"


@reaction("jinx", ROLLED, needs="rule")
def jinx(s: State, use: Use, kind: str, roller: Seat) -> Flow:
    """All dice of one's own roll once more."""
    roll_again(s, use.seat)
    yield from ()


@jinx.when
def _jinx(s: State, use: Use, kind: str, roller: Seat) -> str:
    return "" if roller == use.seat and kind in ("attack", "defense") else "own_roll_only"


@power("tutor", ACTION, needs="adviser")
def tutor(s: State, use: Use) -> Flow:
    gain_secrets(s, use.seat, 1)
    yield from ()


@power("dream_thief", ACTION)
def dream_thief(s: State, use: Use) -> Flow:
    """Two face-down advisers of two players change places."""
    me = use.seat
    one = yield from choose(me, "power_facedown", facedown_advisers(s), by=use.card)
    others = [place for place in facedown_advisers(s) if place.where != one.where]
    two = yield from choose(me, "power_facedown", others, by=use.card)
    swap_hidden(s, me, (owner_of(one), one.index), (owner_of(two), two.index))


@dream_thief.when
def _dream_thief(s: State, use: Use) -> str:
    return "" if sum(bool(player.hidden) for player in s.players) >= 2 else "no_target"


@power("cracking_ground", PLAN, needs="rule", signs=True)
def cracking_ground(s: State, use: Use, c: Campaign) -> Flow:
    """A die for each targeted site."""
    add_dice(s, c, use, len(c.sites))
    yield from ()


@law("sealing_ward", DICE)
def sealing_ward(s: State, source: Source, c: Campaign) -> tuple[int, int]:
    return 0, len(c.relics) if c.defender == source.owner else 0


@law("initiation_rite", PRICE, kinds=["muster"])
def initiation_rite(s: State, source: Source, who: Seat, act: Muster) -> Price | None:
    return Price(secret=True) if who == source.owner else None


@law("vow_of_silence", BAN_TAKE, part="recover")
def vow_of_silence_recover(
    s: State, source: Source, who: Seat, thing: Relic | Banner, holder: Seat, how: str
) -> bool:
    return who == source.owner and thing is DARKEST_SECRET and how == "recover"


@law("vow_of_silence", BAN_DEED, part="give", kinds=["give"])
def vow_of_silence_give(s: State, source: Source, who: Seat) -> bool:
    return who == source.owner


@must("vow_of_silence", TAKEN, part="gain", power=2, rank=1)
def vow_of_silence_gain(s: State, use: Use, taken: Taken) -> Flow:
    """A player who recovers the Darkest Secret gains as many secrets as were placed on it."""
    gain_secrets(s, use.seat, taken.placed)
    yield from ()


@vow_of_silence_gain.when
def _vow_of_silence_gain(s: State, use: Use, taken: Taken) -> str:
    return "" if taken.how == "recover" and DARKEST_SECRET in taken.banners else "nothing"


@power("forgotten_vault", ACTION)
def forgotten_vault(s: State, use: Use) -> Flow:
    """A secret onto the Darkest Secret, or off it."""
    ways = ["add", "remove"] if s.darkest_secret.tokens > 1 else ["add"]
    way = yield from choose(use.seat, "power_way", ways, by=use.card)
    add_to_banner(s, DARKEST_SECRET, 1 if way == "add" else -1)


@law("map_library", REACH, kinds=["trade"])
def map_library(s: State, source: Source, who: Seat, act: Trade) -> list[int]:
    return [*SLOTS_OF[s.region(act.at)]] if act.at == source.slot else []


@power("witchs_bargain", ACTION)
def witchs_bargain(s: State, use: Use) -> Flow:
    """With players at the site, as often as one likes: a secret for two favor, or two favor for a
    secret."""
    me = use.seat
    done: list[Rival | object] = []
    while partners := _partners(s, me):
        chosen = yield from choose(
            me, "power_player", [*(RIVALS[seat] for seat in partners), *done], by=use.card
        )
        if not isinstance(chosen, Rival):
            return
        ways = _bargains(s, me, chosen.seat)
        way = yield from choose(me, "power_way", ways, by=use.card, player=chosen.seat)
        if way == "secret_for_favor":
            give_secrets(s, me, 1, chosen.seat)
            take_favor(s, me, 2, chosen.seat)
        else:
            yield from give_favor(s, me, 2, chosen.seat)
            yield from take_secrets(s, me, 1, chosen.seat)
        done = [DONE]


def _bargains(s: State, me: Seat, other: Seat) -> list[str]:
    they = s.players[other]
    ways = []
    if s.players[me].secrets and they.favor and not ban_on(s, "give", me):
        ways.append("secret_for_favor")
    if purse(s, me) >= 2 and they.secrets + they.flipped:
        ways.append("favor_for_secret")
    return ways


def _partners(s: State, me: Seat) -> list[Seat]:
    return [seat for seat in s.at(s.site(me), but=me) if _bargains(s, me, seat)]


@witchs_bargain.when
def _witchs_bargain(s: State, use: Use) -> str:
    return "" if _partners(s, use.seat) else "no_target"


@power("master_of_disguise", MODIFY, kinds=["trade"], needs="adviser", frees=True)
def master_of_disguise(s: State, use: Use, act: Trade) -> Flow:
    """For this Trade another player's advisers are one's own, and the own ones are silent."""
    rivals = [RIVALS[seat] for seat in _models(s, use, act)]
    act.borrows = (yield from choose(use.seat, "power_player", rivals, by=use.card)).seat


def _models(s: State, use: Use, act: Trade) -> list[Seat]:
    """With whose advisers the Trade can be finished."""
    found = []
    for seat in s.others(use.seat):
        act.borrows = seat
        if finishes(s, act, trade.possible):
            found.append(seat)
    act.borrows = NOBODY
    return found or list(s.others(use.seat))

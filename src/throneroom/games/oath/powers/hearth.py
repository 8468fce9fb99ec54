"""Powers of the Hearth denizens."""

from __future__ import annotations

from throneroom.games.oath import rule
from throneroom.games.oath.actions.play import can_have_room, move_to_site
from throneroom.games.oath.acts import Campaign, Muster, Play, Search, Trade, Used
from throneroom.games.oath.answered import bury_relic
from throneroom.games.oath.campaign import forces
from throneroom.games.oath.campaign.aftermath import IGNORE, Loss
from throneroom.games.oath.campaign.plans import add_dice
from throneroom.games.oath.cards import (
    DARKEST_SECRET,
    REGIONS,
    SUITS,
    Card,
    Denizen,
    Restriction,
    Suit,
    Vision,
)
from throneroom.games.oath.deals import binding_deal
from throneroom.games.oath.flow import return_tokens
from throneroom.games.oath.moments import (
    ACT_OVER,
    ACTION,
    ADVISER_WEIGHT,
    AMOUNT,
    BAN_ACT,
    BAN_DEED,
    INSTEAD,
    LOSSES,
    MAKE_ROOM,
    MODIFY,
    PLAN,
    PLAN_DEFEAT,
    PLAN_END,
    PLAYED,
    WHEN_PLAYED,
)
from throneroom.games.oath.powers.common import (
    banks,
    draw_and_keep,
    gain_from_any_bank,
    give_up,
    ruled_cards,
    search_of,
)
from throneroom.games.oath.powers.price import Amount
from throneroom.games.oath.powers.registry import Source, Use, law, must, power, reaction
from throneroom.games.oath.powers.using import is_exile
from throneroom.games.oath.spots import BANK_OF, RIVALS, Bank, Facedown, facedown
from throneroom.games.oath.state import NOBODY, State
from throneroom.games.oath.verbs import (
    add_to_banner,
    ban_on,
    become_citizen,
    bury,
    discard,
    gain_favor,
    gain_supply,
    gain_warbands,
    kill_on_board,
    land,
    lock_on,
    move_between_banks,
    peek,
    take_favor,
)
from throneroom.kernel import Flow, Seat, choose


@power("tinkers_fair", ACTION)
def tinkers_fair(s: State, use: Use) -> Flow:
    yield from binding_deal(s, use.seat, ["favor", "secrets", "relics"], use.card)


@power("wayside_inn", ACTION)
def wayside_inn(s: State, use: Use) -> Flow:
    gain_supply(s, use.seat, 2)
    yield from ()


@power("extra_provisions", PLAN, needs="rule")
def extra_provisions(s: State, use: Use, c: Campaign) -> Flow:
    c.defense += 1
    yield from ()


@power("memory_of_home", ACTION)
def memory_of_home(s: State, use: Use) -> Flow:
    """All favor of a bank goes to the Hearth bank."""
    bank = yield from choose(use.seat, "bank", _others(s), by=use.card)
    move_between_banks(s, bank.suit, Suit.HEARTH, s.banks[bank.suit])


def _others(s: State) -> list[Bank]:
    return [bank for bank in banks(s) if bank.suit is not Suit.HEARTH]


@memory_of_home.when
def _memory_of_home(s: State, use: Use) -> str:
    return "" if _others(s) else "nothing"


@reaction("welcoming_party", PLAYED, needs="access", rank=2)
def welcoming_party(s: State, use: Use, play: Play) -> Flow:
    """A favor for a denizen played face up straight from the draw, once a Search."""
    search = search_of(s)
    assert search is not None
    search.used.append(Used("welcoming_party", use.seat))
    gain_favor(s, use.seat, 1, Suit.HEARTH)
    yield from ()


@welcoming_party.when
def _welcoming_party(s: State, use: Use, play: Play) -> str:
    search = search_of(s)
    if play.by != use.seat or not play.straight or search is None:
        return "own_act_only"
    if not isinstance(play.card, Denizen) or play.card is use.card:
        return "nothing"
    return "once" if search.has_used("welcoming_party") else ""


@power("traveling_doctor", PLAN, needs="rule")
def traveling_doctor(s: State, use: Use, c: Campaign) -> Flow:
    """Nobody of the beaten force dies, and the doctor leaves."""
    yield from ()


@traveling_doctor.then(LOSSES)
def traveling_doctor_losses(s: State, use: Use, c: Campaign, side: str) -> Loss | None:
    return Loss("none", IGNORE) if forces.side_of(c, use.seat) == side else None


@traveling_doctor.then(PLAN_DEFEAT)
def traveling_doctor_defeat(s: State, use: Use, c: Campaign) -> Flow:
    yield from give_up(s, use)


@power("storyteller", ACTION)
def storyteller(s: State, use: Use) -> Flow:
    add_to_banner(s, DARKEST_SECRET, 1)
    yield from ()


@power("armed_mob", ACTION)
def armed_mob(s: State, use: Use) -> Flow:
    """An adviser of whoever holds the Darkest Secret without the People's Favor."""
    card = yield from choose(
        use.seat, "power_card", _lynched(s, use.seat), at="advisers", by=use.card
    )
    yield from discard(s, use.seat, [card])


def _lynched(s: State, me: Seat) -> list[Card]:
    holder = s.darkest_secret.holder
    if holder < 0 or holder == s.peoples_favor.holder:
        return []
    return [card for card in s.players[holder].advisers if not lock_on(s, me, card, NOBODY)]


@armed_mob.when
def _armed_mob(s: State, use: Use) -> str:
    return "" if _lynched(s, use.seat) else "no_target"


@power("tavern_songs", ACTION)
def tavern_songs(s: State, use: Use) -> Flow:
    """The top three cards of the region's discard pile."""
    region = s.region(s.site(use.seat))
    peek(s, use.seat, s.piles[REGIONS.index(region)][-3:], region.value)
    yield from ()


@tavern_songs.when
def _tavern_songs(s: State, use: Use) -> str:
    pile = s.piles[REGIONS.index(s.region(s.site(use.seat)))][-3:]
    return "" if any(not s.knows(use.seat, card) for card in pile) else "nothing"


@power("homesteaders", ACTION)
def homesteaders(s: State, use: Use) -> Flow:
    """A faceup adviser moves to the site."""
    me = use.seat
    card = yield from choose(me, "power_card", _settlers(s, me), at="advisers", by=use.card)
    yield from move_to_site(s, me, card, s.site(me))


def _settlers(s: State, me: Seat) -> list[Card]:
    slot = s.site(me)
    return [
        card
        for card in s.players[me].advisers
        if isinstance(card, Denizen)
        and card.restriction is not Restriction.ADVISER
        and not lock_on(s, me, card, NOBODY)
        and can_have_room(s, me, Play(me, slot, card=card, origin="moved"), slot)
    ]


@homesteaders.when
def _homesteaders(s: State, use: Use) -> str:
    return "" if _settlers(s, use.seat) else "no_target"


@law("crop_rotation", MAKE_ROOM)
def crop_rotation(s: State, source: Source, who: Seat, act: Play, slot: int) -> list[Card]:
    """A denizen of the site to which a card is played."""
    if act.origin == "moved" or not rule.has_access(s, who, source):
        return []
    cards = [card for card in s.places[slot].cards if isinstance(card, Denizen)]
    return [card for card in cards if card is not source.card]


@power("a_round_of_ale", ACTION)
def a_round_of_ale(s: State, use: Use) -> Flow:
    """The tokens of the Rest phase, now; what was paid for the ale stays."""
    return_tokens(s, use.seat, but=use.card)
    yield from ()


@power("land_warden", MODIFY, kinds=["search"])
def land_warden(s: State, use: Use, act: Search) -> Flow:
    """Two of the drawn cards are played, at least one to a site."""
    act.plays = 2
    act.to_site = 1
    yield from ()


@power("charming_friend", ACTION, needs="adviser")
def charming_friend(s: State, use: Use) -> Flow:
    """A favor of a player at the site."""
    rivals = [RIVALS[seat] for seat in _rich(s, use.seat)]
    rival = yield from choose(use.seat, "power_player", rivals, at="player", by=use.card)
    take_favor(s, use.seat, 1, rival.seat)


def _rich(s: State, me: Seat) -> list[Seat]:
    return [seat for seat in s.at(s.site(me), but=me) if s.players[seat].favor]


@charming_friend.when
def _charming_friend(s: State, use: Use) -> str:
    return "" if _rich(s, use.seat) else "no_target"


def _unloved(s: State, use: Use, c: Campaign) -> str:
    """Whether the other side lacks the People's Favor: the reason why not."""
    foe = forces.other(forces.side_of(c, use.seat))
    return "peoples_favor" if forces.holds(s, c, foe, s.peoples_favor) else ""


@power("village_constable", PLAN, needs="rule", signs=True)
def village_constable(s: State, use: Use, c: Campaign) -> Flow:
    add_dice(s, c, use, 2)
    yield from ()


@village_constable.when
def _village_constable(s: State, use: Use, c: Campaign) -> str:
    return _unloved(s, use, c)


@must("family_heirloom", WHEN_PLAYED)
def family_heirloom(s: State, use: Use, act: Play) -> Flow:
    """The top relic is drawn, and kept or put under the relic deck."""
    yield from draw_and_keep(s, use)


@power("news_from_afar", MODIFY, kinds=["search"], frees=True)
def news_from_afar(s: State, use: Use, act: Search) -> Flow:
    act.free = True
    yield from ()


@power("levelers", ACTION)
def levelers(s: State, use: Use) -> Flow:
    """Two favor from the richest bank to the poorest."""
    most = max(s.banks.values())
    rich = [BANK_OF[suit] for suit in SUITS if s.banks[suit] == most]
    giver = (yield from choose(use.seat, "bank", rich, by=use.card, count=2)).suit
    least = min(s.banks[suit] for suit in SUITS if suit is not giver)
    poor = [BANK_OF[suit] for suit in SUITS if suit is not giver and s.banks[suit] == least]
    taker = (yield from choose(use.seat, "bank_to", poor, by=use.card)).suit
    move_between_banks(s, giver, taker, 2)


@levelers.when
def _levelers(s: State, use: Use) -> str:
    return "" if banks(s) else "nothing"


@must("fabled_feast", WHEN_PLAYED)
def fabled_feast(s: State, use: Use, act: Play) -> Flow:
    """From one bank a favor for each Hearth card ruled, this one included."""
    ruled = {use.card, *ruled_cards(s, use.seat)}
    yield from gain_from_any_bank(s, use, sum(card.suit is Suit.HEARTH for card in ruled))


@power("the_great_levy", PLAN, needs="rule", signs=True)
def the_great_levy(s: State, use: Use, c: Campaign) -> Flow:
    """Three dice, and no skulls for the attacker."""
    add_dice(s, c, use, 3)
    if forces.side_of(c, use.seat) == forces.ATTACKER:
        c.ignore.append("skulls")
    yield from ()


@the_great_levy.when
def _the_great_levy(s: State, use: Use, c: Campaign) -> str:
    return _unloved(s, use, c)


@power("hearts_and_minds", PLAN, needs="rule")
def hearts_and_minds(s: State, use: Use, c: Campaign) -> Flow:
    """The defender wins without dice."""
    c.winner = forces.DEFENDER
    yield from ()


@hearts_and_minds.then(PLAN_END)
def hearts_and_minds_end(s: State, use: Use, c: Campaign) -> Flow:
    if not forces.holds(s, c, forces.DEFENDER, s.peoples_favor):
        yield from give_up(s, use)


@power("relic_breaker", ACTION)
def relic_breaker(s: State, use: Use) -> Flow:
    """A face-down relic of the site goes under the relic deck; three warbands."""
    me = use.seat
    chosen = yield from choose(me, "power_relic", _breakable(s, me), by=use.card)
    yield from bury_relic(s, me, s.places[s.site(me)].relics[chosen.index])
    gain_warbands(s, me, 3)


def _breakable(s: State, me: Seat) -> list[Facedown]:
    slot = s.site(me)
    return [
        facedown(f"relics:{slot}", number)
        for number, relic in enumerate(s.places[slot].relics)
        if not lock_on(s, me, relic, slot)
    ]


@relic_breaker.when
def _relic_breaker(s: State, use: Use) -> str:
    return "" if _breakable(s, use.seat) else "no_target"


@must("book_binders", PLAYED, rank=2)
def book_binders(s: State, use: Use, play: Play) -> Flow:
    """Two favor when another player reveals a Vision."""
    yield from gain_from_any_bank(s, use, 2)


@book_binders.when
def _book_binders(s: State, use: Use, play: Play) -> str:
    return "" if play.by != use.seat and isinstance(play.card, Vision) else "own"


@power("ballot_box", ACTION)
def ballot_box(s: State, use: Use) -> Flow:
    yield from become_citizen(s, use.seat)


@ballot_box.when
def _ballot_box(s: State, use: Use) -> str:
    if not is_exile(s, use.seat):
        return "exiles_only"
    return "" if s.peoples_favor.holder == use.seat else "no_peoples_favor"


@must("saddle_makers", PLAYED, rank=2)
def saddle_makers(s: State, use: Use, play: Play) -> Flow:
    """Two favor when another player plays a Nomad or Order card face up."""
    assert play.card is not None
    assert play.card.suit is not None
    gain_favor(s, use.seat, 2, play.card.suit)
    yield from ()


@saddle_makers.when
def _saddle_makers(s: State, use: Use, play: Play) -> str:
    suit = play.card.suit if play.card is not None else None
    return "" if play.by != use.seat and suit in (Suit.NOMAD, Suit.ORDER) else "other_suit"


@must("herald", ACT_OVER, kinds=["campaign"], rank=1)
def herald(s: State, use: Use, over: Campaign) -> Flow:
    """A favor after another player's campaign against a player."""
    yield from gain_from_any_bank(s, use, 1)


@herald.when
def _herald(s: State, use: Use, over: Campaign) -> str:
    return "" if over.by != use.seat and over.defender >= 0 else "own"


@power("rowdy_pub", MODIFY, kinds=["muster"])
def rowdy_pub(s: State, use: Use, act: Muster) -> Flow:
    """A third warband, if mustered on this card."""
    yield from ()


@rowdy_pub.when
def _rowdy_pub(s: State, use: Use, act: Muster) -> str:
    return "" if use.slot == act.at else "elsewhere"


@rowdy_pub.then(AMOUNT)
def rowdy_pub_amount(s: State, use: Use, act: Muster) -> Amount | None:
    return Amount(warbands=1) if act.card is use.card else None


@law("vow_of_peace", BAN_ACT, part="ban", kinds=["campaign"])
def vow_of_peace_ban(s: State, source: Source, who: Seat, act: Campaign) -> bool:
    return who == source.owner


@law("vow_of_peace", BAN_DEED, part="shield", power=2, kinds=["sacrifice"])
def vow_of_peace_shield(s: State, source: Source, who: Seat) -> bool:
    """Nobody sacrifices warbands against its owner."""
    c = rule.campaign(s)
    return c is not None and source.owner in forces.players_of(c, forces.DEFENDER)


@power("deed_writer", ACTION)
def deed_writer(s: State, use: Use) -> Flow:
    yield from binding_deal(s, use.seat, ["favor", "secrets", "sites"], use.card)


@must("salad_days", WHEN_PLAYED)
def salad_days(s: State, use: Use, act: Play) -> Flow:
    """A favor from each of three banks."""
    used: list[Bank] = []
    for left in range(3, 0, -1):
        full = [bank for bank in banks(s) if bank not in used]
        if full:
            bank = yield from choose(use.seat, "bank", full, by=use.card, count=left)
            gain_favor(s, use.seat, 1, bank.suit)
            used.append(bank)


@law("marriage", ADVISER_WEIGHT)
def marriage(s: State, card: Card) -> list[Suit]:
    return [Suit.HEARTH, Suit.HEARTH]


@power("hospital", PLAN, needs="rule", rank=-2)
def hospital(s: State, use: Use, c: Campaign) -> Flow:
    """The dead of its side are set aside, and come to its site at the end."""
    yield from ()


@hospital.then(f"{INSTEAD}.kill")
def hospital_kill(s: State, c: Campaign, used: Used, side: str) -> bool:
    return used.seat >= 0 and forces.side_of(c, used.seat) == side


@hospital.then(PLAN_END)
def hospital_end(s: State, use: Use, c: Campaign) -> Flow:
    """On its site, if its user rules it now; otherwise they die after all."""
    for seat, colour in [key for key in c.set_aside if key[0] == use.seat]:
        count = c.set_aside.pop((seat, colour))
        rules = use.slot >= 0 and rule.rules(s, seat, use.slot)
        place = s.places[use.slot]
        if rules and place.colour in ("", colour) and not ban_on(s, "place", seat):
            land(s, use.slot, colour, count)
        else:
            bury(s, colour, count)
    yield from ()


@power("awaited_return", MODIFY, kinds=["trade"], frees=True)
def awaited_return(s: State, use: Use, act: Trade) -> Flow:
    """A warband of the board in place of Supply."""
    kill_on_board(s, use.seat, 1)
    act.free = True
    yield from ()


@awaited_return.when
def _awaited_return(s: State, use: Use, act: Trade) -> str:
    return "" if s.players[use.seat].warbands else "no_warbands"

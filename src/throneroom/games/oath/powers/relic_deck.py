"""Powers of the relics of the relic deck. The Grand Scepter is in `relics.py`."""

from __future__ import annotations

from typing import Any

from throneroom.games.oath import rule
from throneroom.games.oath.actions import trade
from throneroom.games.oath.actions.travel import chooser, forced_travel, free_travel
from throneroom.games.oath.acts import Act, Campaign, Muster, Play, Search, Trade, Travel
from throneroom.games.oath.answered import bury_relic
from throneroom.games.oath.campaign import forces
from throneroom.games.oath.cards import REGIONS, RELICS, Banner, Card, Denizen, Relic, Restriction
from throneroom.games.oath.moments import (
    ACTION,
    AMOUNT,
    BAN_DEED,
    BAN_TAKE,
    DICE,
    FORCE_BANDITS,
    LEAVES,
    MODIFY,
    PLAN,
    PLAN_VICTORY,
    PRICE,
    RULE,
    RULE_CARDS,
    TRAVELLED,
)
from throneroom.games.oath.powers.common import (
    draw_and_keep,
    facedown_advisers,
    journey,
    owner_of,
    ways_of,
)
from throneroom.games.oath.powers.price import Amount, Price
from throneroom.games.oath.powers.registry import Source, Use, law, must, power, reaction
from throneroom.games.oath.powers.using import is_exile
from throneroom.games.oath.spots import RIVALS, SPOTS, Facedown, Spot, facedown
from throneroom.games.oath.state import MAP, NOBODY, PURPLE, State
from throneroom.games.oath.verbs import (
    ban_on,
    gain_supply,
    gain_warbands,
    give_favor,
    lock_on,
    peek,
    peek_site,
    purse,
    reveal,
    swap_cards,
    take_relics,
    uncage,
    yield_secret_on,
)
from throneroom.kernel import NO, YES, Flow, Seat, choose


@power("sticky_fire", PLAN, needs="holder")
def sticky_fire(s: State, use: Use, c: Campaign) -> Flow:
    """All of the beaten force may die, for a favor to whoever was fought."""
    yield from ()


@sticky_fire.then("losses.ask")
def sticky_fire_losses(s: State, use: Use, c: Campaign, loser: str) -> Flow:
    foe = c.defender if use.seat == c.by else c.by
    if forces.side_of(c, use.seat) == loser or foe < 0:
        return
    if (yield from choose(use.seat, "power_may", (YES, NO), by=use.card)) is YES:
        c.losses = "all"
        if purse(s, use.seat):
            yield from give_favor(s, use.seat, 1, foe)


@power("cursed_cauldron", PLAN, needs="holder")
def cursed_cauldron(s: State, use: Use, c: Campaign) -> Flow:
    yield from ()


@cursed_cauldron.then(PLAN_VICTORY)
def cursed_cauldron_victory(s: State, use: Use, c: Campaign) -> Flow:
    """A warband for each that the other side lost."""
    gain_warbands(s, use.seat, c.killed.get(forces.other(forces.side_of(c, use.seat)), 0))
    yield from ()


@power("brass_horse", ACTION, needs="holder")
def brass_horse(s: State, use: Use) -> Flow:
    """The top card of the region's discard pile is shown; then to a site with a card of its suit,
    or anywhere if there is none."""
    me = use.seat
    card = s.piles[REGIONS.index(s.region(s.site(me)))][-1]
    reveal(s, me, [card])
    alike = [
        slot
        for slot in ways_of(s, me, me)
        if card.suit is not None and any(x.suit is card.suit for x in s.places[slot].cards)
    ]
    yield from free_travel(s, me, alike)


@brass_horse.when
def _brass_horse(s: State, use: Use) -> str:
    return "" if s.piles[REGIONS.index(s.region(s.site(use.seat)))] else "empty"


@power("truthful_harp", MODIFY, kinds=["search"], needs="holder")
def truthful_harp(s: State, use: Use, act: Search) -> Flow:
    """Two cards more, but everybody sees them."""
    act.count += 2
    act.open = True
    yield from ()


@law("grand_mask", RULE_CARDS)
def grand_mask(s: State, source: Source, slot: int) -> Seat | None:
    """In the own turn an Exile rules the cards at imperial sites, alone."""
    owner = source.owner
    if owner != s.active or not is_exile(s, owner):
        return None
    return owner if rule.is_empire(s, rule.ruler(s, slot)) else None


@power("horned_mask", ACTION, needs="holder")
def horned_mask(s: State, use: Use) -> Flow:
    """A faceup adviser and a card of the site change places."""
    me = use.seat
    adviser = yield from choose(me, "power_card", _masked(s, me), at="advisers", by=use.card)
    card = yield from choose(me, "power_swap", _beside(s, me), at="card", by=use.card)
    swap_cards(s, adviser, card)


def _masked(s: State, me: Seat) -> list[Card]:
    return [
        card
        for card in s.players[me].advisers
        if isinstance(card, Denizen)
        and card.restriction is not Restriction.ADVISER
        and not lock_on(s, me, card, NOBODY)
    ]


def _beside(s: State, me: Seat) -> list[Card]:
    slot = s.site(me)
    return [
        card
        for card in s.places[slot].cards
        if isinstance(card, Denizen)
        and card.restriction is not Restriction.SITE
        and not lock_on(s, me, card, slot)
    ]


@horned_mask.when
def _horned_mask(s: State, use: Use) -> str:
    return "" if _masked(s, use.seat) and _beside(s, use.seat) else "no_target"


@law("cup_of_plenty", PRICE, kinds=["trade"])
def cup_of_plenty(s: State, source: Source, who: Seat, act: Trade) -> Price | None:
    """Free with a card of an adviser's suit."""
    if who != source.owner or act.card is None or act.card.suit is None:
        return None
    return Price(free=True) if trade.counted(s, act, act.card.suit) else None


@power("whistle", ACTION, needs="holder")
def whistle(s: State, use: Use) -> Flow:
    """A player travels here, if able, and gets the secret that was paid."""
    me = use.seat
    here = s.site(me)
    rivals = [RIVALS[seat] for seat in _callable(s, me)]
    rival = (yield from choose(me, "power_player", rivals, at="player", by=use.card)).seat
    decides = chooser(s, journey(s, rival, me), me)
    only = [here] if decides in (me, rival) else []
    yield from forced_travel(s, rival, me, only)
    if s.players[rival].pawn == here and not ban_on(s, "give", me):
        yield_secret_on(s, use.card, rival)


def _callable(s: State, me: Seat) -> list[Seat]:
    return [seat for seat in s.others(me) if s.players[seat].pawn != s.site(me)]


@whistle.when
def _whistle(s: State, use: Use) -> str:
    return "" if _callable(s, use.seat) else "no_target"


@power("dowsing_sticks", ACTION, needs="holder")
def dowsing_sticks(s: State, use: Use) -> Flow:
    yield from draw_and_keep(s, use)


@dowsing_sticks.when
def _dowsing_sticks(s: State, use: Use) -> str:
    return "" if s.relic_deck else "empty"


@power("cracked_horn", MODIFY, kinds=["search"], needs="holder", plays=True)
def cracked_horn(s: State, use: Use, act: Search) -> Flow:
    """All discards of the Search go under the world deck."""
    act.discards_to = "deck:bottom"
    yield from ()


@cracked_horn.when
def _cracked_horn(s: State, use: Use, act: Search) -> str:
    return "once" if act.discards_to else ""


@law("bandit_crown", RULE, part="rule")
def bandit_crown_rule(s: State, source: Source, slot: int) -> list[Seat]:
    """Sites without warbands; an imperial holder's are the Empire's."""
    if not rule.is_imperial(s, source.owner):
        return [source.owner]
    return [seat for seat in s.seats_from(s.chancellor) if rule.is_imperial(s, seat)]


@law("bandit_crown", FORCE_BANDITS, part="force")
def bandit_crown_force(s: State, source: Source, c: Campaign, side: str) -> int:
    """Bandits at targets defend with their lord, and join an attack with the warbands of a
    site."""
    if source.owner not in forces.players_of(c, side):
        return 0
    slots = c.sites if side == forces.DEFENDER else rule.joined_slots(s, c)
    return sum(rule.bandits(s, slot, beside=True) for slot in slots)


@law("ring_of_devotion", BAN_DEED, part="ban", kinds=["place"])
def ring_of_devotion_ban(s: State, source: Source, who: Seat) -> bool:
    return who == source.owner


@law("ring_of_devotion", AMOUNT, part="more", kinds=["muster"])
def ring_of_devotion_more(s: State, source: Source, who: Seat, act: Muster) -> Amount | None:
    return Amount(warbands=2) if who == source.owner else None


@power("skeleton_key", ACTION, needs="holder")
def skeleton_key(s: State, use: Use) -> Flow:
    """At a site of the Chancellor: peeks at a relic of the Reliquary, which may be taken."""
    me = use.seat
    spaces = [
        facedown("reliquary", number)
        for number, relic in enumerate(s.reliquary)
        if relic is not None
    ]
    space = yield from choose(me, "power_relic", spaces, by=use.card)
    relic = s.reliquary[space.index]
    assert relic is not None
    if not s.knows(me, relic):
        peek(s, me, [relic], "reliquary")
    if (yield from choose(me, "skeleton_key", (YES, NO), by=use.card)) is YES:
        relic = s.reliquary[space.index]
        assert relic is not None
        take_relics(s, me, [relic])


@skeleton_key.when
def _skeleton_key(s: State, use: Use) -> str:
    if not rule.rules(s, s.chancellor, s.site(use.seat)):
        return "not_the_chancellors"
    return "" if any(s.reliquary) else "no_target"


@power("oracular_pig", ACTION, needs="holder")
def oracular_pig(s: State, use: Use) -> Flow:
    """The top three cards of the world deck."""
    peek(s, use.seat, s.deck[-3:], "deck")
    yield from ()


@oracular_pig.when
def _oracular_pig(s: State, use: Use) -> str:
    return "" if any(not s.knows(use.seat, card) for card in s.deck[-3:]) else "nothing"


@law("circlet_of_command", BAN_TAKE, part="ban")
def circlet_of_command_ban(
    s: State, source: Source, who: Seat, thing: Relic | Banner, holder: Seat, how: str
) -> bool:
    """Its holder's banners and other relics are safe from other players."""
    return holder == source.owner != who and thing is not source.card


@law("circlet_of_command", DICE, part="dice")
def circlet_of_command_dice(s: State, source: Source, c: Campaign) -> tuple[int, int]:
    return 0, int(c.pawn and c.defender == source.owner)


@power("ivory_eye", ACTION, needs="holder")
def ivory_eye(s: State, use: Use) -> Flow:
    """Peeks at a face-down site, adviser or relic."""
    me = use.seat
    place = yield from choose(me, "power_peek", _unseen(s, me), by=use.card)
    if isinstance(place, Spot):
        peek_site(s, me, place.slot)
        return
    where, _, number = place.where.partition(":")
    things: list[Any] = list(
        s.players[int(number)].hidden if where == "hidden" else s.places[int(number)].relics
    )
    peek(s, me, [things[place.index]], place.where)


def _unseen(s: State, me: Seat) -> list[Spot | Facedown]:
    found: list[Spot | Facedown] = [
        SPOTS[slot] for slot in MAP if not s.places[slot].up and not s.knows_site(me, slot)
    ]
    found += [
        place
        for place in facedown_advisers(s)
        if not s.knows(me, s.players[owner_of(place)].hidden[place.index])
    ]
    for slot in MAP:
        for number, relic in enumerate(s.places[slot].relics):
            if not s.knows(me, relic):
                found.append(facedown(f"relics:{slot}", number))
    return found


@ivory_eye.when
def _ivory_eye(s: State, use: Use) -> str:
    return "" if _unseen(s, use.seat) else "nothing"


@power("map", ACTION, needs="holder")
def map_(s: State, use: Use) -> Flow:
    """Under the relic deck, for four Supply."""
    yield from bury_relic(s, use.seat, use.card)
    gain_supply(s, use.seat, 4)


@power("obsidian_cage", PLAN, part="cage", needs="holder")
def obsidian_cage_cage(s: State, use: Use, c: Campaign) -> Flow:
    """The survivors of the beaten force come onto this relic."""
    yield from ()


@obsidian_cage_cage.then("survivors")
def obsidian_cage_survivors(s: State, use: Use, c: Campaign, side: str) -> Card | None:
    card: Card = use.card
    return card if forces.side_of(c, use.seat) != side else None


@power("obsidian_cage", ACTION, part="free", power=2, needs="holder")
def obsidian_cage_free(s: State, use: Use) -> Flow:
    """Some of them go to a board of their colour."""
    colour = yield from choose(use.seat, "cage_colour", _caged(s), by=use.card)
    most = s.warbands_on[RELICS["obsidian_cage"], colour]
    count = yield from choose(use.seat, "cage_count", range(1, most + 1), by=use.card)
    yield from _release(s, use, colour, count)


def _release(s: State, use: Use, colour: str, count: int) -> Flow:
    homes = [s.seat_of(colour)]
    if colour == PURPLE:
        homes = [seat for seat in s.seats_from(s.chancellor) if not is_exile(s, seat)]
    home = yield from choose(
        use.seat, "power_player", [RIVALS[seat] for seat in homes], at="player", by=use.card
    )
    uncage(s, use.card, colour, count, home.seat)


def _caged(s: State) -> list[str]:
    cage = RELICS["obsidian_cage"]
    return [colour for card, colour in s.warbands_on if card is cage]


@obsidian_cage_free.when
def _obsidian_cage_free(s: State, use: Use) -> str:
    return "" if _caged(s) else "no_warbands"


@must("obsidian_cage", LEAVES, part="return", power=2)
def obsidian_cage_return(s: State, use: Use, card: Card, who: Seat) -> Flow:
    """Before it goes to the relic deck all of them go back."""
    for colour in _caged(s):
        yield from _release(s, use, colour, s.warbands_on[use.card, colour])


@obsidian_cage_return.when
def _obsidian_cage_return(s: State, use: Use, card: Card, who: Seat) -> str:
    return "" if card is use.card and _caged(s) else "nothing"


@law("book_of_records", AMOUNT, kinds=["play"])
def book_of_records(s: State, source: Source, who: Seat, act: Act) -> Amount | None:
    """A secret in place of the favor for a play to a site."""
    to_site = isinstance(act, Play) and act.place == "site"
    return Amount(as_secret=True) if to_site and who == source.owner else None


@reaction("dragonskin_drum", TRAVELLED, needs="holder", rank=3)
def dragonskin_drum(s: State, use: Use, act: Travel) -> Flow:
    """A warband after each travel, a forced one too."""
    gain_warbands(s, use.seat, 1)
    yield from ()


@dragonskin_drum.when
def _dragonskin_drum(s: State, use: Use, act: Travel) -> str:
    return "" if act.by == use.seat else "own_act_only"

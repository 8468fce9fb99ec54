"""Powers of the Discord denizens."""

from __future__ import annotations

from throneroom.games.oath import rule
from throneroom.games.oath.actions.recover import take_ban
from throneroom.games.oath.actions.search import as_searched
from throneroom.games.oath.acts import Campaign, Muster, Play, Taken, Travel
from throneroom.games.oath.answered import roll
from throneroom.games.oath.campaign import could_campaign, free_campaign
from throneroom.games.oath.cards import (
    DARKEST_SECRET,
    PEOPLES_FAVOR,
    SUITS,
    Banner,
    Card,
    Cost,
    Denizen,
    Relic,
    Suit,
    Vision,
)
from throneroom.games.oath.moments import (
    ACT_OVER,
    ACTION,
    ADVISER_LIMIT,
    AMOUNT,
    BAN_PLAY,
    BAN_POWER,
    BAN_TAKE,
    BANDITS,
    CAPACITY,
    GOAL,
    INSTEAD,
    LEAVES,
    MODIFY,
    REST,
    TAKEN,
    TITLE_PASSED,
    TRAVELLED,
    WHEN_PLAYED,
)
from throneroom.games.oath.powers.common import (
    gain_from_any_bank,
    join_with_relic,
    opposes,
    ruled_cards,
)
from throneroom.games.oath.powers.price import Amount
from throneroom.games.oath.powers.registry import Source, Use, law, must, power, reaction
from throneroom.games.oath.powers.using import is_exile, orders
from throneroom.games.oath.settle import meet_limit
from throneroom.games.oath.spots import BANK_OF, PILES, RIVALS, Bank
from throneroom.games.oath.state import MAP, NOBODY, State
from throneroom.games.oath.verbs import (
    add_to_banner,
    ban_on,
    discard,
    gain_favor,
    gain_secrets,
    gain_warbands,
    give_favor,
    kill_at_site,
    kill_on_board,
    kill_on_vision,
    lock_on,
    mark_vision,
    peek,
    place_favor_on,
    place_warbands,
    purse,
    shields,
    stays,
    swap_cards,
    take_favor,
    take_from_pile,
    take_relics,
    take_secrets,
)
from throneroom.kernel import NO, YES, Flow, Seat, choose


@must("a_small_favor", WHEN_PLAYED)
def a_small_favor(s: State, use: Use, *_: object) -> Flow:
    gain_warbands(s, use.seat, 4)
    yield from ()


@power("gambling_hall", ACTION)
def gambling_hall(s: State, use: Use) -> Flow:
    """Four defense dice; as much favor as they show, from one bank."""
    yield from roll(s, use.seat, "defense", 4)
    if shields(s):
        yield from gain_from_any_bank(s, use, shields(s))


@must("boiling_lake", TRAVELLED, rank=2)
def boiling_lake(s: State, use: Use, travel: Travel) -> Flow:
    """Two warbands on the board of a traveller who comes here and does not rule the card."""
    kill_on_board(s, travel.by, 2)
    yield from ()


@boiling_lake.when
def _boiling_lake(s: State, use: Use, travel: Travel) -> str:
    if travel.to != use.slot or rule.rules_card(s, travel.by, use):
        return "elsewhere"
    return "" if s.players[travel.by].warbands else "no_warbands"


@reaction("relic_thief", TAKEN, rank=2)
def relic_thief(s: State, use: Use, taken: Taken) -> Flow:
    """After another player in your region took relics: a die each; no shield, and they are
    yours."""
    relics = [relic for relic in taken.relics if relic in s.players[taken.by].relics]
    yield from roll(s, use.seat, "defense", len(relics))
    if not shields(s):
        take_relics(s, use.seat, relics)


@relic_thief.when
def _relic_thief(s: State, use: Use, taken: Taken) -> str:
    if taken.by == use.seat:
        return "own"
    mine, theirs = s.players[use.seat].pawn, s.players[taken.by].pawn
    if s.region(mine) is not s.region(theirs):
        return "other_region"
    left = [
        relic
        for relic in taken.relics
        if relic in s.players[taken.by].relics
        and not take_ban(s, use.seat, relic, taken.by, "card")
    ]
    return "" if left else "nothing"


@reaction("sneak_attack", ACT_OVER, kinds=["campaign"], rank=2)
def sneak_attack(s: State, use: Use, over: Campaign) -> Flow:
    """After another player's campaign: one of your own against that player, for nothing."""
    yield from free_campaign(s, use.seat, only=over.by)


@sneak_attack.when
def _sneak_attack(s: State, use: Use, over: Campaign) -> str:
    if over.by == use.seat:
        return "own"
    return "" if could_campaign(s, use.seat, only=over.by) else "no_target"


@law("vow_of_renewal", INSTEAD, part="burn", power=2, kinds=["burn"])
def vow_of_renewal_burn(s: State, source: Source) -> Seat | None:
    """Burned favor comes to the owner's board."""
    return source.owner if source.owner >= 0 else None


@law("vow_of_renewal", BAN_TAKE, part="ban")
def vow_of_renewal_ban(
    s: State, source: Source, who: Seat, thing: Relic | Banner, holder: Seat, how: str
) -> bool:
    return who == source.owner and thing is PEOPLES_FAVOR and how == "recover"


@power("sleight_of_hand", ACTION, needs="adviser")
def sleight_of_hand(s: State, use: Use) -> Flow:
    """A secret of a player at the site, but not the last one."""
    rivals = [RIVALS[seat] for seat in _secretive(s, use.seat)]
    rival = yield from choose(use.seat, "power_player", rivals, at="player", by=use.card)
    yield from take_secrets(s, use.seat, 1, rival.seat)


def _secretive(s: State, me: Seat) -> list[Seat]:
    return [
        seat
        for seat in s.at(s.site(me), but=me)
        if s.players[seat].secrets + s.players[seat].flipped >= 2
    ]


@sleight_of_hand.when
def _sleight_of_hand(s: State, use: Use) -> str:
    return "" if _secretive(s, use.seat) else "no_target"


@must("key_to_the_city", WHEN_PLAYED)
def key_to_the_city(s: State, use: Use, act: Play) -> Flow:
    """Where no ruler is at home, the garrison dies and a warband of one's own moves in."""
    me = use.seat
    kill_at_site(s, act.slot, s.places[act.slot].warbands)
    if gain_warbands(s, me, 1) and not ban_on(s, "place", me):
        place_warbands(s, me, act.slot, 1)
    yield from ()


@key_to_the_city.when
def _key_to_the_city(s: State, use: Use, act: Play) -> str:
    home = any(s.players[seat].pawn == act.slot for seat in rule.rulers(s, act.slot))
    return "ruler_at_home" if home else ""


@power("scryer", ACTION)
def scryer(s: State, use: Use) -> Flow:
    """The whole of a discard pile."""
    piles = [PILES[region] for region in _veiled(s, use.seat)]
    pile = yield from choose(use.seat, "power_pile", piles, by=use.card)
    peek(s, use.seat, s.piles[pile.region], pile.key.removeprefix("pile:"))


def _veiled(s: State, me: Seat) -> list[int]:
    return [
        region for region, pile in enumerate(s.piles) if any(not s.knows(me, card) for card in pile)
    ]


@scryer.when
def _scryer(s: State, use: Use) -> str:
    return "" if _veiled(s, use.seat) else "nothing"


@power("naysayers", REST, needs="adviser")
def naysayers(s: State, use: Use) -> Flow:
    """A favor of the Chancellor while an Exile holds the title."""
    take_favor(s, use.seat, 1, s.chancellor)
    yield from ()


@naysayers.when
def _naysayers(s: State, use: Use) -> str:
    if not is_exile(s, s.title) or use.seat == s.chancellor:
        return "nothing"
    return "" if s.players[s.chancellor].favor else "no_target"


@must("charlatan", WHEN_PLAYED)
def charlatan(s: State, use: Use, act: Play) -> Flow:
    """One secret is left on the Darkest Secret."""
    add_to_banner(s, DARKEST_SECRET, 1 - s.darkest_secret.tokens)
    yield from ()


def _two(
    s: State, card: Card, owner: Seat, advisers: list[Card], incoming: Card | None
) -> tuple[int | None, list[Card]]:
    """A limit of two advisers."""
    return 2, []


for _card in ("assassin", "silver_tongue", "insomnia"):
    law(_card, ADVISER_LIMIT, part="limit")(_two)


@power("assassin", ACTION, part="kill", power=2, needs="adviser")
def assassin_kill(s: State, use: Use) -> Flow:
    """A faceup adviser of a player at the site."""
    card = yield from choose(
        use.seat, "power_card", _marked(s, use.seat), at="advisers", by=use.card
    )
    yield from discard(s, use.seat, [card])


def _marked(s: State, me: Seat) -> list[Card]:
    return [
        card
        for seat in s.at(s.site(me), but=me)
        for card in s.players[seat].advisers
        if not lock_on(s, me, card, NOBODY)
    ]


@assassin_kill.when
def _assassin_kill(s: State, use: Use) -> str:
    return "" if _marked(s, use.seat) else "no_target"


@power("downtrodden", MODIFY, kinds=["muster"])
def downtrodden(s: State, use: Use, act: Muster) -> Flow:
    """Two warbands more, where the bank of the card's suit is the poorest of all."""
    yield from ()


@downtrodden.then(AMOUNT)
def downtrodden_amount(s: State, use: Use, act: Muster) -> Amount | None:
    assert act.card is not None
    return Amount(warbands=2) if s.poorest() == [act.card.suit] else None


@must("blackmail", WHEN_PLAYED)
def blackmail(s: State, use: Use, act: Play) -> Flow:
    """A player at the site pays three favor, or loses the relic that is named."""
    me = use.seat
    relics = [
        relic
        for seat in s.at(s.site(me), but=me)
        for relic in s.players[seat].relics
        if not take_ban(s, me, relic, seat, "card")
    ]
    if not relics:
        return
    relic = yield from choose(me, "power_relic", relics, at="relic", by=use.card)
    _, victim = s.where(relic)
    ways = ["pay_favor", "lose_relic"] if purse(s, victim) >= 3 else ["lose_relic"]
    way = yield from choose(victim, "blackmail", ways, by=use.card, relic=relic, player=me)
    if way == "pay_favor":
        yield from give_favor(s, victim, 3, me)
    else:
        take_relics(s, me, [relic])


@must("dissent", WHEN_PLAYED)
def dissent(s: State, use: Use, act: Play) -> Flow:
    """Everybody but the holder of the People's Favor pays a favor for each suit ruled."""
    for seat in orders(s):
        if seat != s.peoples_favor.holder:
            suits = {card.suit for card in ruled_cards(s, seat)} - {None}
            place_favor_on(s, seat, len(suits), use.card)
    yield from ()


@must("false_prophet", WHEN_PLAYED, part="mark")
def false_prophet_mark(s: State, use: Use, act: Play) -> Flow:
    """A warband onto a revealed Vision, which counts for its owner, too. Without a Vision the rest
    of it still holds [7.1.3]."""
    visions = [player.vision for player in s.players if player.vision is not None]
    if gain_warbands(s, use.seat, 1) and visions:
        vision = yield from choose(use.seat, "power_vision", visions, at="vision", by=use.card)
        mark_vision(s, use.seat, vision)


@false_prophet_mark.when
def _false_prophet_mark(s: State, use: Use, act: Play) -> str:
    return "" if is_exile(s, use.seat) else "exiles_only"


@law("false_prophet", GOAL, part="goal")
def false_prophet_goal(s: State, source: Source, who: Seat) -> list[Vision]:
    """The Vision on which its owner's warband lies."""
    return [
        card
        for card, colour in s.warbands_on
        if who == source.owner and isinstance(card, Vision) and colour == s.players[who].colour
    ]


@must("false_prophet", LEAVES, part="heir", power=2)
def false_prophet_heir(s: State, use: Use, card: Card, who: Seat) -> Flow:
    """The marked Vision was discarded: it comes to its prophet, as if searched for."""
    kill_on_vision(s, card)
    take_from_pile(s, use.seat, card)
    yield from as_searched(s, use.seat, card)


@false_prophet_heir.when
def _false_prophet_heir(s: State, use: Use, card: Card, who: Seat) -> str:
    marked = (card, s.players[use.seat].colour) in s.warbands_on
    return "" if isinstance(card, Vision) and marked else "nothing"


@must("royal_ambitions", WHEN_PLAYED)
def royal_ambitions(s: State, use: Use, act: Play) -> Flow:
    """An Exile with more sites than the Empire may join it, with a relic of the Reliquary."""
    if (yield from choose(use.seat, "power_citizen", (YES, NO), by=use.card)) is YES:
        yield from join_with_relic(s, use)


@royal_ambitions.when
def _royal_ambitions(s: State, use: Use, act: Play) -> str:
    if not is_exile(s, use.seat):
        return "exiles_only"
    return "" if rule.score(s, use.seat) > rule.score(s, s.chancellor) else "too_few_sites"


@law("salt_the_earth", BAN_PLAY, part="ban")
def salt_the_earth_ban(s: State, source: Source, who: Seat, act: Play) -> bool:
    """Not where a card lies that cannot be discarded."""
    if act.card is not source.card or act.place != "site":
        return False
    return any(stays(s, who, card, act.slot) for card in s.places[act.slot].cards)


@must("salt_the_earth", WHEN_PLAYED, part="earth", power=2)
def salt_the_earth(s: State, use: Use, act: Play) -> Flow:
    """All other denizens of the site are discarded."""
    others = [
        card
        for card in s.places[act.slot].cards
        if isinstance(card, Denizen) and card is not use.card
    ]
    yield from discard(s, use.seat, others)


@law("salt_the_earth", CAPACITY, part="capacity", power=2)
def salt_the_earth_capacity(s: State, source: Source, slot: int, card: Card | None) -> int | None:
    """No limit while it is played, then one."""
    if slot != source.slot:
        return None
    return 1 if source.card in s.places[slot].cards else len(s.places[slot].cards) + 1


@law("beast_tamer", BAN_POWER)
def beast_tamer(s: State, source: Source, use: Use, cost: Cost) -> bool:
    return opposes(s, source, use) and use.card.suit in (Suit.BEAST, Suit.NOMAD)


@must("riots", WHEN_PLAYED)
def riots(s: State, use: Use, act: Play) -> Flow:
    """All cards of the most common suit at sites are discarded, but for this one."""
    here = [card for place in s.places for card in place.cards if card.suit is not None]
    counts = {suit: sum(card.suit is suit for card in here) for suit in SUITS}
    most = max(counts.values())
    common = [suit.value for suit in SUITS if most and counts[suit] == most]
    if not common:
        return
    suit = yield from choose(use.seat, "power_suit", common, by=use.card)
    gone = [
        card
        for card in here
        if card.suit == suit
        and card is not use.card
        and not stays(s, use.seat, card, s.where(card)[0])
    ]
    yield from discard(s, use.seat, gone)


@riots.when
def _riots(s: State, use: Use, act: Play) -> str:
    return "" if s.peoples_favor.mob else "no_mob"


@power("silver_tongue", REST, part="rest", power=2, needs="adviser")
def silver_tongue_rest(s: State, use: Use) -> Flow:
    """A favor of a suit at the site."""
    bank = yield from choose(use.seat, "bank", _here(s, use.seat), by=use.card, count=1)
    gain_favor(s, use.seat, 1, bank.suit)


def _here(s: State, me: Seat) -> list[Bank]:
    suits = {card.suit for card in s.places[s.site(me)].cards}
    return [BANK_OF[suit] for suit in SUITS if suit in suits and s.banks[suit]]


@silver_tongue_rest.when
def _silver_tongue_rest(s: State, use: Use) -> str:
    return "" if _here(s, use.seat) else "nothing"


@power("enchantress", ACTION, needs="adviser")
def enchantress(s: State, use: Use) -> Flow:
    """It changes places with a faceup adviser of another player, whom it does not leave again if
    they have too many then (because the Pied Piper has gone)."""
    card = yield from choose(
        use.seat, "power_swap", _charmed(s, use.seat), at="advisers", by=use.card
    )
    _, rival = s.where(card)
    swap_cards(s, use.card, card)
    yield from meet_limit(s, rival, keep=use.card)


def _charmed(s: State, me: Seat) -> list[Card]:
    return [
        card
        for seat in s.others(me)
        for card in s.players[seat].advisers
        if not lock_on(s, me, card, NOBODY)
    ]


@enchantress.when
def _enchantress(s: State, use: Use) -> str:
    return "" if _charmed(s, use.seat) else "no_target"


@power("insomnia", REST, part="rest", power=2, needs="adviser")
def insomnia_rest(s: State, use: Use) -> Flow:
    gain_secrets(s, use.seat, 1)
    yield from ()


@law("gossip", BAN_PLAY)
def gossip(s: State, source: Source, who: Seat, act: Play) -> bool:
    """Enemies of its ruler play no adviser face down."""
    return act.place == "facedown" and rule.is_hostile(s, source, who)


@must("bandit_chief", WHEN_PLAYED, part="kill")
def bandit_chief_kill(s: State, use: Use, act: Play) -> Flow:
    """A warband at each site."""
    for slot in MAP:
        kill_at_site(s, slot, 1)
    yield from ()


@law("bandit_chief", BANDITS, part="bandits", power=2)
def bandit_chief_bandits(s: State, source: Source, slot: int) -> int:
    return 2


@must("chaos_cult", TITLE_PASSED)
def chaos_cult(s: State, use: Use, old: Seat, new: Seat) -> Flow:
    """A favor of whoever gets the title."""
    take_favor(s, use.seat, 1, new)
    yield from ()


@chaos_cult.when
def _chaos_cult(s: State, use: Use, old: Seat, new: Seat) -> str:
    return "" if new != use.seat else "own"

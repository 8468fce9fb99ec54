"""Powers of the sites. Sites with one text share their functions."""

from __future__ import annotations

from throneroom.games.oath import rule
from throneroom.games.oath.acts import Act, Campaign, Muster, Play, Search, Travel
from throneroom.games.oath.campaign.forces import targets_at
from throneroom.games.oath.cards import COASTS, SITES, Card
from throneroom.games.oath.deals import binding_deal
from throneroom.games.oath.moments import (
    ACTION,
    AMOUNT,
    BAN_ACT,
    BAN_TARGETS,
    CHOOSER,
    DICE,
    MAKE_ROOM,
    MODIFY,
    PLAYED,
    PRICE,
    WAKE,
)
from throneroom.games.oath.powers.price import Amount, Price
from throneroom.games.oath.powers.registry import Source, Use, law, must, power
from throneroom.games.oath.spots import FAVOR, SECRET, facedown
from throneroom.games.oath.state import NOBODY, SLOTS_OF, State
from throneroom.games.oath.verbs import (
    gain_favor,
    gain_secrets,
    gain_warbands,
    lock_on,
    receive_favor,
    take_relics,
)
from throneroom.kernel import Flow, Seat, choose

# Tokens on the site


@power("opportunity", WAKE, needs="here", part="wake")
def opportunity(s: State, use: Use) -> Flow:
    """[4.1.4] One favor or one secret of those that lie on the site."""
    place = s.places[use.slot]
    kinds = [*([FAVOR] if place.favor else []), *([SECRET] if place.secrets else [])]
    kind = yield from choose(use.seat, "opportunity", kinds, by=use.card)
    if kind is FAVOR:
        place.favor -= 1
        receive_favor(s, use.seat, 1)
    else:
        place.secrets -= 1
        s.players[use.seat].secrets += 1


@opportunity.when
def _opportunity(s: State, use: Use) -> str:
    place = s.places[use.slot]
    return "" if place.favor or place.secrets else "nothing"


# Home lands


@must("homeland", PLAYED, rank=1)
def homeland(s: State, use: Use, play: Play) -> Flow:
    """A reward for a card of the suit that was played here."""
    home, me = s.places[use.slot].site.homeland, play.by
    assert home is not None
    match home.reward:
        case "favor":
            gain_favor(s, me, home.amount, home.suit)
        case "secret":
            gain_secrets(s, me, home.amount)
        case "warband":
            gain_warbands(s, me, home.amount)
        case _:
            relics = s.places[use.slot].relics
            options = [
                facedown(f"relics:{use.slot}", number)
                for number, relic in enumerate(relics)
                if not lock_on(s, me, relic, use.slot)
            ]
            if options:
                chosen = yield from choose(me, "homeland_relic", options, by=use.card)
                take_relics(s, me, [relics[chosen.index]], "recover")


@homeland.when
def _homeland(s: State, use: Use, play: Play) -> str:
    home = s.places[use.slot].site.homeland
    if home is None or play.place != "site" or play.slot != use.slot:
        return "elsewhere"
    if play.card is None or play.card.suit is not home.suit:
        return "other_suit"
    return "cleared" if (use.slot, home.suit) in s.cleared else ""


# Travel


def _is_from(source: Source, act: Act) -> bool:
    return isinstance(act, Travel) and act.start == source.slot


@law("coast", PRICE, part="price", kinds=["travel"])
def coast_price(s: State, source: Source, who: Seat, act: Travel) -> Price | None:
    """To another faceup coast for 1."""
    return Price(base=1) if _is_from(source, act) and _is_coast(s, act.to) else None


def _is_coast(s: State, slot: int) -> bool:
    place = s.places[slot]
    return place.up and place.site in COASTS


@law("charming_valley", PRICE, kinds=["travel"])
def charming_valley(s: State, source: Source, who: Seat, act: Travel) -> Price | None:
    return Price(more=1) if _is_from(source, act) else None


@law("shrouded_wood", PRICE, part="price", kinds=["travel"])
def shrouded_wood_price(s: State, source: Source, who: Seat, act: Travel) -> Price | None:
    return Price(fixed=2) if _is_from(source, act) else None


@law("shrouded_wood", CHOOSER, part="chooser")
def shrouded_wood_chooser(s: State, source: Source, act: Travel) -> Seat | None:
    """An enemy who rules it says where the traveller goes."""
    if not _is_from(source, act):
        return None
    ruler = rule.ruler(s, source.slot)
    return ruler if ruler != NOBODY and rule.is_enemy(s, ruler, act.by) else None


def leaves_freely(s: State, act: Travel) -> bool:
    """Whether neither the Narrow Pass nor The Hidden Place binds a traveller: from the Shrouded
    Wood."""
    return s.places[act.start].up and s.places[act.start].site is SITES["shrouded_wood"]


@law("narrow_pass", BAN_ACT, part="travel", kinds=["travel"])
def narrow_pass_travel(s: State, source: Source, who: Seat, act: Travel) -> bool:
    """Whoever comes from another region comes here first."""
    region = s.region(source.slot)
    if act.to == source.slot or s.region(act.to) is not region or s.region(act.start) is region:
        return False
    start = s.places[act.start]
    from_coast = start.up and start.site in COASTS and _is_coast(s, act.to)
    return not (from_coast or leaves_freely(s, act))


@law("narrow_pass", BAN_TARGETS, part="targets")
def narrow_pass_targets(s: State, source: Source, c: Campaign) -> bool:
    region = s.region(source.slot)
    if s.region(c.at) is region or source.slot in c.sites:
        return False
    if rule.rules(s, c.by, source.slot):
        return False
    return any(targets_at(s, c, slot) for slot in SLOTS_OF[region])


@law("hidden_place", PRICE, part="travel", kinds=["travel"])
def hidden_place_travel(s: State, source: Source, who: Seat, act: Travel) -> Price | None:
    return Price(flips=1) if act.to == source.slot and not leaves_freely(s, act) else None


@law("hidden_place", PRICE, part="targets", kinds=["campaign"])
def hidden_place_targets(s: State, source: Source, who: Seat, c: Campaign) -> Price | None:
    return Price(flips=1) if targets_at(s, c, source.slot) else None


@power("buried_giant", MODIFY, needs="here", kinds=["travel"], flips=1, frees=True)
def buried_giant(s: State, use: Use, act: Travel) -> Flow:
    """A secret face down: no Supply, and no Narrow Pass."""
    act.free = True
    act.ignores.append("narrow_pass")
    yield from ()


@buried_giant.when
def _buried_giant(s: State, use: Use, act: Travel) -> str:
    return "" if act.start == use.slot else "elsewhere"


# Campaigns


@law("plains", DICE)
def plains(s: State, source: Source, c: Campaign) -> tuple[int, int]:
    return (1, 0) if targets_at(s, c, source.slot) else (0, 0)


@law("mountain", DICE)
def mountain(s: State, source: Source, c: Campaign) -> tuple[int, int]:
    return (-1, 0) if targets_at(s, c, source.slot) else (0, 0)


# The rest


@power("river", MODIFY, needs="rule", kinds=["muster"])
def river(s: State, use: Use, act: Muster) -> Flow:
    """One more warband for its ruler."""
    act.more += 1
    yield from ()


@river.when
def _river(s: State, use: Use, act: Muster) -> str:
    return "" if act.at == use.slot else "elsewhere"


@law("marshes", AMOUNT, kinds=["search"])
def marshes(s: State, source: Source, who: Seat, act: Search) -> Amount | None:
    return Amount(cards=-1) if act.at == source.slot else None


@law("great_slum", MAKE_ROOM)
def great_slum(s: State, source: Source, who: Seat, act: Play, slot: int) -> list[Card]:
    return list(s.places[slot].cards) if slot == source.slot else []


@power("tribunal", ACTION)
def tribunal(s: State, use: Use) -> Flow:
    """A binding deal with any one player."""
    yield from binding_deal(s, use.seat, ["favor", "secrets", "promises"], use.card)

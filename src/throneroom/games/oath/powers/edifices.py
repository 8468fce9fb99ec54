"""Powers of the edifices, of both sides."""

from __future__ import annotations

from throneroom.games.oath import rule
from throneroom.games.oath.acts import Campaign, Play, Search, Taken
from throneroom.games.oath.campaign import forces
from throneroom.games.oath.cards import PEOPLES_FAVOR, REGIONS, Banner, Denizen, Relic, Suit
from throneroom.games.oath.deals import binding_deal
from throneroom.games.oath.moments import (
    ACTION,
    BAN_PLAY,
    BAN_TAKE,
    CHRONICLE,
    DICE,
    DRAWN,
    MODIFY,
    PLAN,
    ROLLED,
    TAKEN,
)
from throneroom.games.oath.powers.common import draw_and_keep
from throneroom.games.oath.powers.registry import Source, Use, law, must, power, reaction
from throneroom.games.oath.state import Role, State
from throneroom.games.oath.verbs import repair, swap_with_dispossessed, turn_mob
from throneroom.kernel import Flow, Seat, choose, choose_some

# Order: Sprawling Rampart, Bandit Rampart


@law("sprawling_rampart", DICE)
def sprawling_rampart(s: State, source: Source, c: Campaign) -> tuple[int, int]:
    """A die more for each targeted site of its ruler."""
    return 0, sum(rule.is_theirs(s, source, slot) for slot in c.sites)


@power("bandit_rampart", PLAN, needs="rule")
def bandit_rampart(s: State, use: Use, c: Campaign) -> Flow:
    forces.add_attack(c, -2)
    yield from ()


@bandit_rampart.when
def _bandit_rampart(s: State, use: Use, c: Campaign) -> str:
    return "" if use.slot in c.sites else "no_target"


# Hearth: Hall of Debate, Hall of Mockery


@law("hall_of_debate", BAN_TAKE)
def hall_of_debate(
    s: State, source: Source, who: Seat, thing: Relic | Banner, holder: Seat, how: str
) -> bool:
    """The People's Favor is nobody's target."""
    return thing is PEOPLES_FAVOR and how == "target"


@must("hall_of_mockery", TAKEN, rank=1)
def hall_of_mockery(s: State, use: Use, taken: Taken) -> Flow:
    """A recovered People's Favor turns to its Mob side."""
    turn_mob(s, True)
    yield from ()


@hall_of_mockery.when
def _hall_of_mockery(s: State, use: Use, taken: Taken) -> str:
    return "" if taken.how == "recover" and PEOPLES_FAVOR in taken.banners else "nothing"


# Beast: Forest Temple, Ruined Temple


@law("forest_temple", CHRONICLE)
def forest_temple(s: State, source: Source, slot: int) -> bool:
    """[8.3.2] Sites with a Beast card stay on the map."""
    return any(card.suit is Suit.BEAST for card in s.places[slot].cards)


@law("ruined_temple", BAN_PLAY)
def ruined_temple(s: State, source: Source, who: Seat, act: Play) -> bool:
    """Enemies of its ruler play no Beast card face up."""
    beast = act.card is not None and act.card.suit is Suit.BEAST
    return beast and act.place in ("site", "advisers") and rule.is_hostile(s, source, who)


# Discord: Festival District, Squalid District


@power("festival_district", ACTION)
def festival_district(s: State, use: Use) -> Flow:
    yield from binding_deal(s, use.seat, ["favor", "secrets", "advisers"], use.card)


@reaction("squalid_district", ROLLED, needs="none")
def squalid_district(s: State, use: Use, kind: str, roller: Seat) -> Flow:
    """Its ruler adds one to the end die, or takes one away. That is nobody's turn, so that what
    holds in somebody's turn (the Grand Mask) does not count."""
    way = yield from choose(use.seat, "power_way", ["plus_one", "minus_one"], by=use.card)
    s.dice = [s.dice[0] + (1 if way == "plus_one" else -1)]


@squalid_district.when
def _squalid_district(s: State, use: Use, kind: str, roller: Seat) -> str:
    if kind != "end":
        return "nothing"
    if not rule.rules(s, use.seat, use.slot):
        return "not_ruled"
    return "not_yours" if s.players[use.seat].role is Role.CITIZEN else ""


# Arcane: Great Spire, Fallen Spire


@power("great_spire", MODIFY, kinds=["search"])
def great_spire(s: State, use: Use, act: Search) -> Flow:
    """Drawn denizens are exchanged for Dispossessed ones."""
    yield from ()


@great_spire.when
def _great_spire(s: State, use: Use, act: Search) -> str:
    return "" if s.dispossessed else "empty"


@great_spire.then(DRAWN)
def great_spire_drawn(s: State, use: Use, act: Search) -> Flow:
    hand = s.players[use.seat].hand
    drawn = [card for card in hand if isinstance(card, Denizen)]
    most = min(len(drawn), len(s.dispossessed))
    chosen = yield from choose_some(
        use.seat, "power_exchange", drawn, 0, most, at="hand", by=use.card
    )
    places = [hand.index(card) for card in chosen]
    swap_with_dispossessed(s, use.seat, hand, places)
    act.drawn = list(hand)


@power("fallen_spire", ACTION)
def fallen_spire(s: State, use: Use) -> Flow:
    """The top denizens of the region's discard pile, up to five, are exchanged unseen for
    Dispossessed ones."""
    pile = s.piles[REGIONS.index(s.region(s.site(use.seat)))]
    count = yield from choose(use.seat, "power_number", range(1, 6), by=use.card)
    places = [i for i in reversed(range(len(pile))) if isinstance(pile[i], Denizen)]
    swap_with_dispossessed(s, use.seat, pile, places[: min(count, len(s.dispossessed))])


@fallen_spire.when
def _fallen_spire(s: State, use: Use) -> str:
    pile = s.piles[REGIONS.index(s.region(s.site(use.seat)))]
    some = s.dispossessed and any(isinstance(card, Denizen) for card in pile)
    return "" if some else "empty"


# Nomad: Ancient Forge, Broken Forge


@power("ancient_forge", ACTION)
def ancient_forge(s: State, use: Use) -> Flow:
    yield from draw_and_keep(s, use)


@ancient_forge.when
def _ancient_forge(s: State, use: Use) -> str:
    return "" if s.relic_deck else "empty"


@power("broken_forge", ACTION)
def broken_forge(s: State, use: Use) -> Flow:
    """It is whole again; what lies on it stays."""
    repair(s, use.seat, use.card)
    yield from ()

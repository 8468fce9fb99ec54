"""Battle plans of the Discord denizens."""

from __future__ import annotations

from throneroom.games.oath.actions.travel import free_travel
from throneroom.games.oath.acts import Campaign
from throneroom.games.oath.campaign import could_campaign, forces, free_campaign
from throneroom.games.oath.campaign.plans import add_dice
from throneroom.games.oath.cards import (
    Suit,
)
from throneroom.games.oath.moments import (
    ACT_OVER,
    PLAN,
    PLAN_DEFEAT,
    PLAN_SPOILS,
    PLAN_VICTORY,
)
from throneroom.games.oath.powers.common import (
    give_up,
    has_suit,
)
from throneroom.games.oath.powers.registry import Use, power
from throneroom.games.oath.powers.using import act_is_over
from throneroom.games.oath.state import State
from throneroom.games.oath.verbs import lose_secrets
from throneroom.kernel import NO, YES, Flow, choose


@power("mercenaries", PLAN, needs="rule", signs=True)
def mercenaries(s: State, use: Use, c: Campaign) -> Flow:
    """Three attack dice, by side; the beaten side discards the card."""
    add_dice(s, c, use, 3)
    yield from ()


@mercenaries.then(PLAN_DEFEAT)
def mercenaries_defeat(s: State, use: Use, c: Campaign) -> Flow:
    yield from give_up(s, use)


@power("second_wind", PLAN, needs="rule")
def second_wind(s: State, use: Use, c: Campaign) -> Flow:
    yield from ()


@second_wind.then(ACT_OVER)
def second_wind_over(s: State, use: Use, c: Campaign) -> Flow:
    """After a victory a free travel, and after it a free campaign."""
    me = use.seat
    if c.winner != forces.ATTACKER or act_is_over(s):
        return
    if (yield from choose(me, "second_wind_travel", (YES, NO), by=use.card)) is YES:
        yield from free_travel(s, me)
    if not act_is_over(s) and could_campaign(s, me):
        again = yield from choose(me, "second_wind_campaign", (YES, NO), by=use.card)
        if again is YES:
            yield from free_campaign(s, me)


@power("disgraced_captain", PLAN, needs="rule")
def disgraced_captain(s: State, use: Use, c: Campaign) -> Flow:
    forces.add_attack(c, 4)
    yield from ()


@disgraced_captain.when
def _disgraced_captain(s: State, use: Use, c: Campaign) -> str:
    order = any(card.suit is Suit.ORDER for slot in c.sites for card in s.places[slot].cards)
    return "" if order else "no_target"


@power("book_burning", PLAN, needs="rule")
def book_burning(s: State, use: Use, c: Campaign) -> Flow:
    yield from ()


@book_burning.then(PLAN_VICTORY)
def book_burning_victory(s: State, use: Use, c: Campaign) -> Flow:
    """A beaten pawn leaves its player one secret."""
    if c.pawn:
        lose_secrets(s, c.defender, 1)
    yield from ()


@power("cracked_sage", PLAN, needs="rule", signs=True)
def cracked_sage(s: State, use: Use, c: Campaign) -> Flow:
    add_dice(s, c, use, 4)
    yield from ()


@cracked_sage.when
def _cracked_sage(s: State, use: Use, c: Campaign) -> str:
    foe = forces.other(forces.side_of(c, use.seat))
    return "" if has_suit(s, c, foe, Suit.ARCANE) else "other_suit"


@power("zealots", PLAN, needs="rule")
def zealots(s: State, use: Use, c: Campaign) -> Flow:
    """Each sacrificed warband is worth three."""
    c.worth = 3
    yield from ()


@zealots.when
def _zealots(s: State, use: Use, c: Campaign) -> str:
    own, theirs = forces.force(s, c, forces.ATTACKER), forces.force(s, c, forces.DEFENDER)
    return "" if theirs > own else "larger_force"


@power("slander", PLAN, needs="rule")
def slander(s: State, use: Use, c: Campaign) -> Flow:
    """A beaten pawn costs its player all favor."""
    yield from ()


@slander.then(PLAN_SPOILS)
def slander_spoils(s: State, use: Use, c: Campaign) -> Flow:
    c.notes["burn_all"] = 1
    yield from ()

"""Powers of the Discord denizens."""

from __future__ import annotations

from throneroom.games.oath import rule
from throneroom.games.oath.acts import Campaign, Taken, Travel
from throneroom.games.oath.campaign.plans import add_dice
from throneroom.games.oath.cards import SUITS
from throneroom.games.oath.moments import (
    ACT_OVER,
    ACTION,
    INSTEAD,
    PLAN,
    PLAN_DEFEAT,
    TAKEN,
    TRAVELLED,
    WHEN_PLAYED,
)
from throneroom.games.oath.powers.registry import Source, Use, law, must, power, reaction
from throneroom.games.oath.spots import BANK_OF
from throneroom.games.oath.state import State
from throneroom.games.oath.verbs import (
    discard,
    gain_favor,
    gain_warbands,
    kill_on_board,
    roll,
    shields,
    take_relics,
)
from throneroom.kernel import Flow, Seat, choose


@power("mercenaries", PLAN, needs="rule", signs=True)
def mercenaries(s: State, use: Use, c: Campaign) -> Flow:
    """Three attack dice, by side; the beaten side discards the card."""
    add_dice(s, c, use, 3)
    yield from ()


@mercenaries.then(PLAN_DEFEAT)
def mercenaries_defeat(s: State, use: Use, c: Campaign) -> Flow:
    yield from discard(s, use.seat, [use.card])


@must("a_small_favor", WHEN_PLAYED)
def a_small_favor(s: State, use: Use, *_: object) -> Flow:
    gain_warbands(s, use.seat, 4)
    yield from ()


@power("gambling_hall", ACTION)
def gambling_hall(s: State, use: Use) -> Flow:
    """Four defense dice; as much favor as they show, from one bank."""
    yield from roll(s, use.seat, "defense", 4)
    count = shields(s)
    banks = [BANK_OF[suit] for suit in SUITS if s.banks[suit]]
    if count and banks:
        bank = yield from choose(use.seat, "bank", banks, by=use.card, count=count)
        gain_favor(s, use.seat, count, bank.suit)


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
    from throneroom.games.oath.actions.recover import take_ban

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
    from throneroom.games.oath.campaign import free_campaign

    yield from free_campaign(s, use.seat, only=over.by)


@sneak_attack.when
def _sneak_attack(s: State, use: Use, over: Campaign) -> str:
    from throneroom.games.oath.campaign import could_campaign

    if over.by == use.seat:
        return "own"
    return "" if could_campaign(s, use.seat, only=over.by) else "no_target"


@law("vow_of_renewal", INSTEAD, part="burn", power=2, kinds=["burn"])
def vow_of_renewal_burn(s: State, source: Source) -> Seat | None:
    """Burned favor comes to the owner's board."""
    return source.owner if source.owner >= 0 else None

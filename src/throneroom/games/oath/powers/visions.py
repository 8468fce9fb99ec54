"""The Conspiracy. The goals of true Visions are rules, in `victory.py`."""

from __future__ import annotations

from typing import Any

from throneroom.games.oath.actions.recover import take_ban
from throneroom.games.oath.acts import Play
from throneroom.games.oath.cards import Banner, Cost, Relic
from throneroom.games.oath.moments import BAN_POWER, WHEN_PLAYED
from throneroom.games.oath.powers.registry import Use, laws, must
from throneroom.games.oath.spots import PASS
from throneroom.games.oath.state import State
from throneroom.games.oath.verbs import burn_secrets, seize, take_relics
from throneroom.kernel import Flow, Seat, choose


@must("conspiracy", WHEN_PLAYED)
def conspiracy(s: State, use: Use, play: Play) -> Flow:
    """[5.1.4.IV] For a burned secret: a relic or banner of another player at the own site who has
    two suits of advisers in common."""
    me = use.seat
    options: list[Any] = list(spoils(s, me))
    price = Cost(burn_secret=1)
    if not options or any(law.f.run(s, law, use, price) for law in laws(s, BAN_POWER)):
        return
    options.append(PASS)
    chosen = yield from choose(me, "conspiracy", options, by=use.card)
    if isinstance(chosen, Relic):
        burn_secrets(s, me, 1)
        take_relics(s, me, [chosen], "conspiracy")
    elif isinstance(chosen, Banner):
        burn_secrets(s, me, 1)
        seize(s, me, chosen, "conspiracy")


def spoils(s: State, me: Seat) -> list[Relic | Banner]:
    if not s.players[me].secrets:
        return []
    found: list[Relic | Banner] = []
    for seat in s.at(s.site(me), but=me):
        theirs = s.suits_of(seat)
        if sum(suit in theirs for suit in s.suits_of(me)) < 2:  # [R31]
            continue
        things: list[Relic | Banner] = [*s.players[seat].relics, *s.banners(seat)]
        found += [thing for thing in things if not take_ban(s, me, thing, seat, "conspiracy")]
    return found

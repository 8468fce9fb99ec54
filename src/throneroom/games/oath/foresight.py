"""The changes that an offer would make, from public information."""

from __future__ import annotations

from typing import Any

from throneroom.games.oath import deals, rule
from throneroom.games.oath.acts import Deal
from throneroom.games.oath.settle import settle
from throneroom.games.oath.standing import ways_to_win
from throneroom.games.oath.state import State
from throneroom.games.oath.verbs import become_citizen
from throneroom.kernel import Seat


def changes(s: State, deal: Deal) -> list[str]:
    """One line per change for both sides: whose, what, before and after, as "2/role/exile/citizen".
    Empty if a player would be asked before everything is done."""
    then = _accepted(s)
    if then is None:
        return []
    found: list[str] = []
    for seat in (deal.to, deal.by):
        before, after = _figures(s, seat), _figures(then, seat)
        if deal.citizenship and seat == deal.to:
            after["treasures"] += 1  # the relic of the Reliquary
        found += [
            f"{seat}/{what}/{before[what]}/{after[what]}"
            for what in before
            if before[what] != after[what]
        ]
    if s.title != then.title:
        found.append(f"{then.title}/title/{s.title}/{then.title}")
    return found


def _accepted(s: State) -> State | None:
    """The state after acceptance, without the relic of the Reliquary, which one side may not
    know."""
    then = s.copy()
    deal = then.acts[-1]
    assert isinstance(deal, Deal)
    steps = [deals.exchange(then, deal), settle(then)]
    if deal.citizenship:
        steps.insert(0, become_citizen(then, deal.to))
    if any(next(step, None) is not None for step in steps):
        return None
    return then


def _figures(s: State, seat: Seat) -> dict[str, Any]:
    player = s.players[seat]
    return {
        "role": player.role.value,
        "supply": player.supply,
        "warbands": player.warbands,
        "sites": rule.score(s, seat),
        "treasures": s.treasures(seat),
        "refresh": rule.next_rest(s, seat),
        "way": ",".join(way.way for way in ways_to_win(s, seat) if way.ready),
    }

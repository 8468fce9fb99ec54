"""Refuses states that no game can reach, naming the field."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files

from throneroom.games.west_kingdom.tomesaga.coop import WORKERS
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.cards import (
    ADVANCE,
    STARTING_WORKERS,
)
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.setup import order_of_reminders
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.state import Overlord, State
from throneroom.games.west_kingdom.viscounts.cards import SECTIONS
from throneroom.games.west_kingdom.viscounts.cards import WORKERS as OWN_WORKERS
from throneroom.games.west_kingdom.viscounts.castle import HOLDS
from throneroom.games.west_kingdom.viscounts.check import EARLY
from throneroom.games.west_kingdom.viscounts.check import check as check_viscounts
from throneroom.games.west_kingdom.viscounts.check import check_checkpoint as check_turn
from throneroom.games.west_kingdom.viscounts.ring import SPACES
from throneroom.games.west_kingdom.viscounts.state import Phase
from throneroom.kernel import Impossible

impossible = Impossible("viscounts_coop", files(__package__) / "locales")


def check(s: State) -> None:
    _check_lengths(s, s.overlord)
    check_viscounts(s)
    _check_workers(s, s.overlord)
    _check_roads(s, s.overlord)
    _check_castle(s, s.overlord)
    _check_start(s, s.overlord)
    _check_reminders(s)
    _check_turn(s, s.overlord)


def check_checkpoint(s: State) -> None:
    """Checks that no flow starts in the middle of the Overlord's turn."""
    check_turn(s)
    if s.overlord.is_on_turn:
        raise impossible("refused-overlord-turn", "state.overlord.is_on_turn")


def _between(place: str, given: int, low: int, high: int) -> None:
    if not low <= given <= high:
        raise impossible("refused-range", place, low=low, high=high, given=given)


def _length(place: str, given: Sequence[object], count: int) -> None:
    if len(given) != count:
        raise impossible("refused-length", place, count=count, given=len(given))


def _check_lengths(s: State, overlord: Overlord) -> None:
    """Checks the lengths of lists that other checks index."""
    n = s.options.players
    _length("state.outposts", s.outposts, len(SPACES) * n)
    _length("state.reminders", s.reminders, n)
    _length("state.upper", s.upper, n)
    _length("state.overlord.locations", overlord.locations, len(SPACES))
    for name in ("tier1", "tier2"):
        _length(f"state.overlord.{name}", getattr(overlord, name), len(SECTIONS))


# Workers


def _check_workers(s: State, overlord: Overlord) -> None:
    """Checks that he has twenty, wherever they are."""
    _between("state.overlord.supply", overlord.supply, 0, WORKERS)
    _between("state.overlord.tier3", overlord.tier3, 0, 1)
    for name, most in (("locations", WORKERS), ("tier1", 1), ("tier2", 1)):
        for i, count in enumerate(getattr(overlord, name)):
            _between(f"state.overlord.{name}[{i}]", count, 0, most)
    for i, count in enumerate(s.outposts):
        _between(f"state.outposts[{i}]", count, 0, OWN_WORKERS)
    parts = (overlord.locations, overlord.tier1, overlord.tier2, (overlord.supply, overlord.tier3))
    total = sum(map(sum, parts))
    if total != WORKERS:
        place = "state.overlord.supply"
        raise impossible("refused-overlord-workers", place, count=WORKERS, given=total)


def _check_roads(s: State, overlord: Overlord) -> None:
    """Checks that his workers and those of players never share a location."""
    calm = not overlord.is_on_turn and not overlord.won_by
    for space in SPACES.values():
        place, his = f"state.overlord.locations[{space.number}]", overlord.locations[space.number]
        if his and any(s.outposts_on(space)):
            raise impossible("refused-shared", place)
        if space.inner:
            _between(place, his, 0, 1)
        elif calm:
            _between(place, his, 0, ADVANCE - 1)


def _check_castle(s: State, overlord: Overlord) -> None:
    if s.resolving or overlord.is_on_turn or overlord.won_by:
        return
    for tier, counts in enumerate((s.tier1, s.tier2)):
        for section in SECTIONS:
            crowd = s.crowd(counts, section.number) + s.strangers(tier)[section.number]
            _between(f"state.overlord.tier{tier + 1}[{section.number}]", crowd, 0, HOLDS)


# The start


def _check_start(s: State, overlord: Overlord) -> None:
    """Checks that he comes once all pairs are taken."""
    early = s.phase in EARLY
    if early is not (overlord.space is None):
        raise impossible("refused-space", "state.overlord.space")
    if overlord.space is not None and overlord.space.inner:
        raise impossible("refused-outer", "state.overlord.space")
    count = 0 if early else STARTING_WORKERS[s.options.difficulty]
    _length("state.overlord.revealed", overlord.revealed, count)
    taken = [player.card for player in s.players]
    if len({*overlord.revealed}) < count or any(card in taken for card in overlord.revealed):
        raise impossible("refused-revealed", "state.overlord.revealed")


def _check_reminders(s: State) -> None:
    """Checks the reminder cards, in the order of taking; the upper card must be the player's
    own."""
    taken = [card for cards in s.reminders for card in cards]
    if len({*taken}) < len(taken):
        raise impossible("refused-reminder", "state.reminders")
    order = order_of_reminders(s)
    for seat, cards in enumerate(s.reminders):
        full, upper = order.count(seat), s.upper[seat]
        begun = s.players[seat].card is not None or s.phase not in EARLY
        _between(f"state.reminders[{seat}]", len(cards), full if begun else 0, full)
        if (begun and upper is None) or (upper is not None and upper not in cards):
            raise impossible("refused-reminder", f"state.upper[{seat}]")


# His turn


def _check_turn(s: State, overlord: Overlord) -> None:
    if overlord.is_on_turn and (s.phase is not Phase.DRAW or s.acting):
        raise impossible("refused-overlord-turn", "state.overlord.is_on_turn")
    if overlord.banished is not None and not overlord.is_on_turn:
        raise impossible("refused-overlord-turn", "state.overlord.banished")
    if bool(overlord.won_by) and s.phase is not Phase.OVER:
        raise impossible("refused-overlord-turn", "state.overlord.won_by")
    if (overlord.won_by == "tier3") is not bool(overlord.tier3) or (
        overlord.won_by == "supply" and overlord.supply
    ):
        raise impossible("refused-overlord-turn", "state.overlord.won_by")

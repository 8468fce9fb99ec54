"""Refuses states that no game can reach, naming the field."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from importlib.resources import files

from throneroom.games.west_kingdom.architects.cards import OPEN
from throneroom.games.west_kingdom.architects.check import check as check_architects
from throneroom.games.west_kingdom.architects.check import check_checkpoint as check_turn
from throneroom.games.west_kingdom.architects.state import Phase
from throneroom.games.west_kingdom.tomesaga.architects_coop.cards import (
    COPIES,
    EVENT_CARDS,
    FUTURE,
    LEVELS,
    STARTING,
    Scheme,
    Side,
)
from throneroom.games.west_kingdom.tomesaga.architects_coop.setup import number_of_events
from throneroom.games.west_kingdom.tomesaga.architects_coop.state import Overlord, State
from throneroom.games.west_kingdom.tomesaga.coop import WORKERS
from throneroom.kernel import Impossible

impossible = Impossible("architects_coop", files(__package__) / "locales")


def check(s: State) -> None:
    _check_lengths(s, s.overlord)
    check_architects(s)
    _check_workers(s, s.overlord)
    _check_schemes(s.overlord)
    _check_demands(s, s.overlord)
    _check_events(s, s.overlord)
    _check_sides(s)
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
    _length("state.overlord.open", overlord.open, len(OPEN))
    _length("state.overlord.captured", overlord.captured, n + 1)
    _length("state.overlord.killed", overlord.killed, n)
    _length("state.overlord.demands", overlord.demands, len(LEVELS))
    _length("state.overlord.given", overlord.given, len(LEVELS))
    _length("state.two_sided", s.two_sided, n)


# His workers


def _check_workers(s: State, overlord: Overlord) -> None:
    """Checks that he has twenty, and that nobody but the Overlord holds workers of others."""
    mine = s.overlord_seat
    for name in ("free", "prison"):
        _between(f"state.overlord.{name}", getattr(overlord, name), 0, WORKERS)
    for name in ("open", "captured", "killed"):
        for i, workers in enumerate(getattr(overlord, name)):
            _between(f"state.overlord.{name}[{i}]", workers, 0, WORKERS)
    if overlord.captured[mine]:
        raise impossible("refused-overlord-own", f"state.overlord.captured[{mine}]")
    for seat, player in enumerate(s.players):
        for owner, workers in enumerate(player.captured):
            if workers and owner != mine:
                raise impossible("refused-friend", f"state.players[{seat}].captured[{owner}]")
    total = overlord.free + sum(overlord.open) + overlord.prison
    total += sum([player.captured[mine] for player in s.players])
    total += s.market.count(mine) + s.overlord_in_guildhall
    if total != WORKERS:
        place = "state.overlord.free"
        raise impossible("refused-overlord-workers", place, count=WORKERS, given=total)


# His cards


def _all_there(place: str, found: Iterable[Scheme], expected: Iterable[Scheme]) -> None:
    counted, wanted = Counter(found), Counter(expected)
    for card in sorted({*counted, *wanted}, key=lambda card: card.key):
        if counted[card] != wanted[card]:
            given, count = counted[card], wanted[card]
            raise impossible("refused-total", place, thing=card.key, count=count, given=given)


def _check_schemes(overlord: Overlord) -> None:
    schemes = [*overlord.schemes, *overlord.discards, *overlord.future]
    _all_there("state.overlord.schemes", schemes, [*STARTING, *FUTURE])
    for i, card in enumerate(overlord.future):
        if not card.future or card.final != (i == 0):
            raise impossible("refused-future", f"state.overlord.future[{i}]")
    _between("state.overlord.unseen", overlord.unseen, 0, len(overlord.schemes))
    for card in overlord.schemes[len(overlord.schemes) - overlord.unseen :]:
        if not card.future:
            raise impossible("refused-future", "state.overlord.unseen")


def _check_demands(s: State, overlord: Overlord) -> None:
    for i, level in enumerate(LEVELS):
        if overlord.demands[i].level != level:
            raise impossible("refused-demand-level", f"state.overlord.demands[{i}]", level=level)
        most = s.needed(overlord.demands[i]) if i < overlord.demands_up else 0
        _between(f"state.overlord.given[{i}]", overlord.given[i], 0, most)
    _length("state.overlord.demands_out", overlord.demands_out, len(LEVELS))
    for i, level in enumerate(LEVELS):
        out = overlord.demands_out[i]
        if out.level != level or out is overlord.demands[i]:
            place = f"state.overlord.demands_out[{i}]"
            raise impossible("refused-demand-level", place, level=level)
    _between("state.overlord.demands_up", overlord.demands_up, 1, len(LEVELS))
    cards = [
        given
        for demand, given in zip(overlord.demands, overlord.given, strict=True)
        if demand.item == "building_card"
    ]
    _length("state.overlord.given_cards", overlord.given_cards, sum(cards))


def _check_events(s: State, overlord: Overlord) -> None:
    events = [*overlord.events, *overlord.events_past, *overlord.events_out]
    _all_there("state.overlord.events", events, EVENT_CARDS)
    out = len(EVENT_CARDS) - number_of_events(s.options)
    _length("state.overlord.events_out", overlord.events_out, out)


def _check_sides(s: State) -> None:
    for card in set(s.two_sided):
        if s.two_sided.count(card) > COPIES:
            given = s.two_sided.count(card)
            raise impossible(
                "refused-total", "state.two_sided", thing=card.key, count=COPIES, given=given
            )
    for seat, player in enumerate(s.players):
        held = [card for card in player.apprentices if isinstance(card, Side)]
        if any(card not in s.two_sided[seat].sides for card in held) or len(held) > 1:
            raise impossible("refused-side", f"state.players[{seat}].apprentices")


# His turn


def _check_turn(s: State, overlord: Overlord) -> None:
    if overlord.is_on_turn and (s.phase is not Phase.TURNS or s.acting is not None):
        raise impossible("refused-overlord-turn", "state.overlord.is_on_turn")
    if overlord.acts and not overlord.is_on_turn and not overlord.out_of_events:
        raise impossible("refused-overlord-turn", "state.overlord.acts")
    for i, act in enumerate(overlord.acts):
        _between(f"state.overlord.acts[{i}].step", act.step, 0, len(act.card.steps) - 1)
    if overlord.out_of_events and overlord.events:
        raise impossible("refused-overlord-turn", "state.overlord.out_of_events")

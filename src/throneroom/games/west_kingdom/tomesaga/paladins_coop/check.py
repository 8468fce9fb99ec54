"""Refuses states that no game can reach, naming the field."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from importlib.resources import files

from throneroom.games.west_kingdom.paladins.cards import FAVOUR_ROUNDS, ORDER_ROUNDS, PIECES
from throneroom.games.west_kingdom.paladins.check import check as check_paladins
from throneroom.games.west_kingdom.paladins.check import check_checkpoint as check_turn
from throneroom.games.west_kingdom.paladins.state import Phase
from throneroom.games.west_kingdom.tomesaga.coop import WORKERS
from throneroom.games.west_kingdom.tomesaga.paladins_coop.cards import (
    HONOUR_MAX,
    STARTERS,
    THREATS,
    Starter,
)
from throneroom.games.west_kingdom.tomesaga.paladins_coop.state import State
from throneroom.kernel import Impossible, Reference

impossible = Impossible("paladins_coop", files(__package__) / "locales")


def check(s: State) -> None:
    _check_lengths(s)
    check_paladins(s)
    _check_players(s)
    _check_starters(s)
    _check_orders(s)
    _check_favours(s)
    _check_threats(s)
    _check_end(s)


def check_checkpoint(s: State) -> None:
    check_turn(s)
    if s.receiver is not None:
        raise impossible("refused-not-now", "state.receiver")


def _between(place: str, given: int, low: int, high: int) -> None:
    if not low <= given <= high:
        raise impossible("refused-range", place, low=low, high=high, given=given)


def _length(place: str, given: Sequence[object], count: int) -> None:
    if len(given) != count:
        raise impossible("refused-length", place, count=count, given=len(given))


def _all_there(place: str, found: Iterable[Reference], expected: Iterable[Reference]) -> None:
    counted, wanted = Counter(found), Counter(expected)
    for card in sorted({*counted, *wanted}, key=lambda card: card.key):
        if counted[card] != wanted[card]:
            given, count = counted[card], wanted[card]
            raise impossible("refused-total", place, thing=card.key, count=count, given=given)


def _check_lengths(s: State) -> None:
    """Checks the lengths of lists that other checks index."""
    for name in ("threats", "overlords"):
        _length(f"state.{name}", getattr(s, name), len(s.places))
    for name in ("order_crews", "order_users"):
        _length(f"state.{name}", getattr(s, name), len(ORDER_ROUNDS))
    for name in ("favour_stacks", "favour_seats"):
        _length(f"state.{name}", getattr(s, name), len(FAVOUR_ROUNDS))


# Players


def _check_players(s: State) -> None:
    for seat, player in enumerate(s.players):
        where = f"state.players[{seat}]"
        _between(f"{where}.honour", player.honour, 0, HONOUR_MAX)
        _between(f"{where}.lost_workshops", player.lost_workshops, 0, PIECES["workshops"])
        if s.phase is Phase.OVER:
            for name in ("faith", "strength", "influence"):
                _between(f"{where}.{name}", getattr(player, name), 0, player.honour)
    if s.receiver is not None:
        if not 0 <= s.receiver < len(s.players):
            n = len(s.players)
            raise impossible("refused-seat", "state.receiver", players=n, last=n - 1)
        if not s.acting:
            raise impossible("refused-not-now", "state.receiver")


def _check_starters(s: State) -> None:
    """Checks that each player has one, and has it first."""
    held: list[Starter] = []
    late = s.phase not in (Phase.NEW, Phase.TOWNSFOLK)
    for seat, player in enumerate(s.players):
        where = f"state.players[{seat}].townsfolk"
        own = [card for card in player.townsfolk if isinstance(card, Starter)]
        first = player.starter
        if own != ([] if first is None else [first]):
            raise impossible("refused-starter", where)
        if first is None and (late or player.townsfolk):
            raise impossible("refused-starter", where)
        if late and len(player.townsfolk) <= s.dealt_townsfolk:
            raise impossible("refused-first-townsfolk", where)
        held += own
    _all_there("state.starters", [*s.starters, *held], STARTERS.values())


# The king's cards


def _check_orders(s: State) -> None:
    n = len(s.players)
    for slot, (crew, user) in enumerate(zip(s.order_crews, s.order_users, strict=True)):
        if user is not None and not 0 <= user < n:
            raise impossible("refused-seat", f"state.order_users[{slot}]", players=n, last=n - 1)
        if (crew is None) != (user is None):
            raise impossible("refused-order-worker", f"state.order_users[{slot}]")
        fits = crew is None or crew in s.orders[slot].spaces.crews
        if not fits or (crew is not None and slot >= s.open_orders):
            raise impossible("refused-order-worker", f"state.order_crews[{slot}]")


def _check_favours(s: State) -> None:
    """Checks that the last worker of a stack is the one that Paladins keeps."""
    n = len(s.players)
    for slot, (crews, seats) in enumerate(zip(s.favour_stacks, s.favour_seats, strict=True)):
        _length(f"state.favour_seats[{slot}]", seats, len(crews))
        if any(not 0 <= seat < n for seat in seats):
            raise impossible("refused-seat", f"state.favour_seats[{slot}]", players=n, last=n - 1)
        if any(crew not in s.favours[slot].spaces.crews for crew in crews):
            raise impossible("refused-favour-worker", f"state.favour_stacks[{slot}]")
        top = (crews[-1], seats[-1]) if crews else (None, None)
        if top != (s.favour_crews[slot], s.favour_users[slot]):
            raise impossible("refused-favour-worker", f"state.favour_crews[{slot}]")


# The Overlord


def _check_threats(s: State) -> None:
    _all_there("state.threats", [*s.threats, *s.threats_out], THREATS.values())
    for at, workers in enumerate(s.overlords):
        _between(f"state.overlords[{at}]", workers, 0, WORKERS if s.is_revealed(at) else 0)
    _between("state.overlords", sum(s.overlords), 0, WORKERS)
    _between("state.removed", s.removed, 0, 9999)


def _check_end(s: State) -> None:
    """Checks that threats are resolved only at the end of a round."""
    ending = s.phase in (Phase.CLEAN_UP, Phase.OVER)
    if (s.resolved or s.struck) and (s.phase is not Phase.CLEAN_UP or s.is_resolved):
        raise impossible("refused-not-now", "state.resolved")
    if s.is_resolved and not ending:
        raise impossible("refused-not-now", "state.is_resolved")
    if s.phase is Phase.OVER and not s.is_resolved:
        raise impossible("refused-not-now", "state.is_resolved")
    _between("state.resolved", s.resolved, 0, len(s.face_up) + 1)
    _between("state.struck", s.struck, 0, len(s.players) if s.resolved else 0)

"""Checks that hold for every position that a game can reach."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from importlib.resources import files
from typing import NoReturn

from throneroom.games.fallen_lands.board import (
    ALL_FIELDS,
    HIGHEST,
    QUICK,
    THREE_PLAYER_SET,
    board_for,
)
from throneroom.games.fallen_lands.cards import (
    BUILDER,
    CLAIM,
    DECK,
    FLOOD,
    FOLLOWERS,
    MAGE,
    START_FOLLOWERS,
    STOCK,
    THIEF,
    WITH_TROOP,
    Card,
    Follower,
)
from throneroom.games.fallen_lands.state import ACT, EXCHANGE, GATHER, Act, Field, State
from throneroom.kernel import Impossible, listed

impossible = Impossible("fallen_lands", files("throneroom.games.fallen_lands") / "locales")

WHOLE_DECK = Counter(DECK)
WHOLE_BOX, THREE_PLAYER_BOX = Counter(ALL_FIELDS), Counter(THREE_PLAYER_SET)
MOST = 10_000
"""More money than the fields of any board give."""


def check(s: State) -> None:
    players = len(s.players)
    if players != s.options.players:
        raise impossible("refused-count", "state.players", count=s.options.players, given=players)
    for name in ("first", "current"):
        if not 0 <= getattr(s, name) < players:
            raise impossible("refused-seat", f"state.{name}", players=players, last=players - 1)
    for name in ("turn", "reveals"):
        if getattr(s, name) < 0:
            raise impossible("refused-from", f"state.{name}", low=0, given=getattr(s, name))
    if s.phase is not GATHER and s.current != s.whose_turn(s.turn):
        seat = s.whose_turn(s.turn)
        raise impossible(
            "refused-turn-of", "state.current", turn=s.turn, seat=seat, given=s.current
        )
    if s.phase is GATHER and (s.turn or s.discard or s.end):
        raise impossible("refused-gathering", "state.phase")
    _check_board(s)
    _check_followers(s)
    _check_cards(s)
    _check_progress(s)
    _check_end(s)


def _check_board(s: State) -> None:
    board = board_for(s.options.players, s.options.quick)
    if len(s.fields) != len(board):
        raise impossible("refused-count", "state.fields", count=len(board), given=len(s.fields))
    levels = [one.level for one in s.fields]
    box = THREE_PLAYER_BOX if len(s.players) == 3 else WHOLE_BOX
    if not Counter(levels) <= box:
        _refuse_level(levels, box)
    for number, one in enumerate(s.fields):
        if one.closed or one.troop is not None or one.fortification is not None:
            _check_field(s, one, f"state.fields[{number}]")
    if board is QUICK and HIGHEST not in levels:
        raise impossible("refused-highest", "state.fields", level=HIGHEST)


def _refuse_level(levels: list[int], box: Counter[int]) -> NoReturn:
    """Refuses the first field of a level that the box has run out of."""
    number = next(n for n, level in enumerate(levels) if levels[: n + 1].count(level) > box[level])
    left = listed(sorted(box - Counter(levels[:number])))
    place = f"state.fields[{number}].level"
    raise impossible("refused-fields-left", place, given=levels[number], allowed=left)


def _check_field(s: State, one: Field, where: str) -> None:
    """Checks the things that lie on a field."""
    for name in ("owner", "claim"):
        seat = getattr(one, name)
        if seat is not None and not 0 <= seat < len(s.players):
            n = len(s.players)
            raise impossible("refused-seat", f"{where}.{name}", players=n, last=n - 1)
    if (one.owner is None) != (one.troop is None):
        raise impossible("refused-held", f"{where}.owner")
    if one.troop is not None and not one.troop.is_troop:
        troops = listed(card for card in WHOLE_DECK if card.is_troop)
        raise impossible(
            "refused-troop", f"{where}.troop", given=repr(one.troop.key), allowed=troops
        )
    if one.fortification is not None:
        if not one.fortification.is_fortification:
            place, given = f"{where}.fortification", repr(one.fortification.key)
            built = listed(card for card in WHOLE_DECK if card.is_fortification)
            raise impossible("refused-fortification", place, given=given, allowed=built)
        if one.owner is None:
            raise impossible("refused-nobody-holds", f"{where}.fortification")
    if (one.owner is not None) + (one.claim is not None) + one.flooded > 1:
        raise impossible("refused-one-fate", f"{where}.flooded")


def _check_followers(s: State) -> None:
    for name, counts in _pools(s):
        for kind in FOLLOWERS:
            if kind not in counts:
                raise impossible("refused-missing", f"{name}.{kind.value}")
            if counts[kind] < 0:
                where = f"{name}.{kind.value}"
                raise impossible("refused-from", where, low=0, given=counts[kind])
    for kind in FOLLOWERS:
        most = s.players[s.current].followers(kind)
        if s.shadows[kind] > most:
            where, given = f"state.shadows.{kind.value}", s.shadows[kind]
            raise impossible("refused-shadows", where, seat=s.current, most=most, given=given)
        total = s.stock[kind] + sum(player.followers(kind) for player in s.players)
        if total != STOCK[kind]:
            where = f"state.stock.{kind.value}"
            raise impossible("refused-followers", where, given=total, count=STOCK[kind])
    if s.shadows[MAGE]:
        raise impossible("refused-shadow-mage", f"state.shadows.{MAGE.value}")
    if any(s.shadows.values()) != bool(s.lying):
        raise impossible("refused-lying", "state.lying")
    for seat, player in enumerate(s.players):
        if seat != s.current and any(player.spent.values()):
            raise impossible("refused-spent", f"state.players[{seat}].spent", seat=s.current)
        if s.phase is GATHER:
            count = sum(player.followers(kind) for kind in FOLLOWERS)
            place = (seat - s.first) % len(s.players)
            now = (s.current - s.first) % len(s.players)
            wrong = count >= START_FOLLOWERS
            if place != now:
                wrong = count != (START_FOLLOWERS if place < now else 0)
            if wrong:
                where = f"state.players[{seat}].ready"
                raise impossible("refused-gathered", where, count=START_FOLLOWERS)


def _pools(s: State) -> list[tuple[str, dict[Follower, int]]]:
    pools = [("state.stock", s.stock), ("state.shadows", s.shadows)]
    for seat, player in enumerate(s.players):
        pools.append((f"state.players[{seat}].ready", player.ready))
        pools.append((f"state.players[{seat}].spent", player.spent))
    return pools


def _check_cards(s: State) -> None:
    """Checks that the whole deck is somewhere, and that no card occurs too often."""
    for seat, player in enumerate(s.players):
        where = f"state.players[{seat}]"
        if not 0 <= player.money <= MOST:
            money = player.money
            raise impossible("refused-range", f"{where}.money", low=0, high=MOST, given=money)
        for name in ("turns", "hired", "lent", "borrowed"):
            number = getattr(player, name)
            if number < 0:
                raise impossible("refused-from", f"{where}.{name}", low=0, given=number)
        if len(player.known) != len(s.players):
            count, given = len(s.players), len(player.known)
            raise impossible("refused-length", f"{where}.known", count=count, given=given)
        for known in player.known:
            for card in known:
                if known.count(card) > player.hand.count(card):
                    raise impossible("refused-known", f"{where}.known", thing=repr(card.key))
    places = _places(s)
    if Counter([card for _, cards in places for card in cards]) == WHOLE_DECK:
        return
    left_over = dict(WHOLE_DECK)
    for where, cards in places:
        for card in cards:
            left_over[card] -= 1
            if left_over[card] < 0:
                count = WHOLE_DECK[card]
                raise impossible("refused-no-more", where, thing=repr(card.key), count=count)
    for card, count in left_over.items():
        if count:
            raise impossible("refused-lacking", "state.deck", given=count, thing=repr(card.key))


def _places(s: State) -> list[tuple[str, list[Card]]]:
    """All the places of cards, with their names."""
    places = [("state.deck", s.deck), ("state.discard", s.discard), ("state.lying", s.lying)]
    places += [(f"state.players[{seat}].hand", one.hand) for seat, one in enumerate(s.players)]
    for number, field in enumerate(s.fields):
        if field.closed:
            lies = [card for card in (field.troop, field.fortification) if card is not None]
            lies += [CLAIM] * (field.claim is not None) + [FLOOD] * field.flooded
            places.append((f"state.fields[{number}]", lies))
    return places


def _check_progress(s: State) -> None:
    """Checks what the current player has begun and not finished."""
    act = s.act
    if s.offer and (s.phase is not EXCHANGE or not _has_all(s, s.offer)):
        raise impossible("refused-offer", "state.offer", allowed=_hand(s))
    if act is None:
        return
    if s.phase is not ACT:
        raise impossible("refused-act-phase", "state.act", phase=ACT.value)
    if act.victim is not None:
        others = s.others(s.current)
        if act.card is not THIEF or act.victim not in others or not s.players[act.victim].hand:
            robbed = listed(seat for seat in others if s.players[seat].hand)
            raise impossible("refused-victim", "state.act.victim", allowed=robbed)
        victim = s.players[act.victim]
        if Counter(victim.known[s.current]) != Counter(victim.hand):
            place = f"state.players[{act.victim}].known[{s.current}]"
            raise impossible("refused-unseen", place)
        return
    if not _has_all(s, [act.card, *act.magic]):
        raise impossible("refused-act-cards", "state.act", allowed=_hand(s))
    if not act.card.is_troop and (act.place is not None or act.loans):
        raise impossible("refused-attack", "state.act.place", given=repr(act.card.key))
    allowed = WITH_TROOP if act.card.is_troop else (BUILDER,) if act.card.is_fortification else ()
    for card in act.magic:
        if card not in allowed:
            given, thing = repr(card.key), repr(act.card.key)
            raise impossible(
                "refused-magic",
                "state.act.magic",
                given=given,
                thing=thing,
                allowed=listed(allowed),
            )
    mages, ready = sum(card.cost[MAGE] for card in act.magic), s.players[s.current].ready[MAGE]
    if mages > ready:
        raise impossible("refused-mages", "state.act.magic", given=mages, most=ready)
    _check_loans(s, act)


def _check_loans(s: State, act: Act) -> None:
    if act.place is None:
        if act.loans:
            raise impossible("refused-loans", "state.act.loans")
        return
    if not 0 <= act.place < len(s.fields) or s.fields[act.place].closed:
        free = listed(number for number, field in enumerate(s.fields) if not field.closed)
        raise impossible("refused-free-field", "state.act.place", given=act.place, allowed=free)
    if len(act.loans) != len(s.players):
        count, given = len(s.players), len(act.loans)
        raise impossible("refused-length", "state.act.loans", count=count, given=given)
    for seat, points in enumerate(act.loans):
        most = 0 if seat == s.current else s.around[seat][act.place]
        if not 0 <= points <= most:
            place = f"state.act.loans[{seat}]"
            raise impossible("refused-range", place, low=0, high=most, given=points)


def _hand(s: State) -> str:
    """The name of the current player's hand, for a message."""
    return listed(s.players[s.current].hand) or "[]"


def _has_all(s: State, cards: Sequence[Card]) -> bool:
    """Whether the current player has these cards in hand."""
    hand = s.players[s.current].hand
    return all(hand.count(card) >= cards.count(card) for card in cards)


REASONS = ("full", "stalled", "agreed")


def _check_end(s: State) -> None:
    if s.end not in ("", *REASONS):
        allowed = listed(["''", *REASONS])
        raise impossible("refused-one-of", "state.end", given=repr(s.end), allowed=allowed)
    is_full = all(one.owner is not None or one.flooded for one in s.fields)
    if is_full != (s.end == "full"):
        allowed = "'full'" if is_full else "'', 'stalled', 'agreed'"
        raise impossible("refused-end-board", "state.end", allowed=allowed)
    is_idle = all(player.idle for player in s.players)
    if is_idle != (s.end == "stalled"):
        allowed = "'stalled'" if is_idle else "'', 'full', 'agreed'"
        raise impossible("refused-end-idle", "state.end", allowed=allowed)
    if s.active and any(player.idle for player in s.players):
        raise impossible("refused-active", "state.active")

"""What is true of every position that a game can reach."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

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
from throneroom.kernel import ImpossiblePosition

WHOLE_DECK = Counter(DECK)
MOST = 10_000
"""More money than the fields of any board give."""


def check(s: State) -> None:
    players = len(s.players)
    if players != s.options.players:
        raise ImpossiblePosition(
            f"state.players: {s.options.players} seats were expected, not {players}."
        )
    for name in ("first", "current"):
        if not 0 <= getattr(s, name) < players:
            raise ImpossiblePosition(
                f"state.{name}: seat {getattr(s, name)} does not exist;"
                f" seats are 0 to {players - 1}."
            )
    for name in ("turn", "reveals"):
        if getattr(s, name) < 0:
            raise ImpossiblePosition(f"state.{name}: it can't be below 0.")
    if s.phase is not GATHER and s.current != s.whose_turn(s.turn):
        raise ImpossiblePosition(
            f"state.current: turn {s.turn} is seat {s.whose_turn(s.turn)}'s, not {s.current}'s."
        )
    if s.phase is GATHER and (s.turn or s.discard or s.end):
        raise ImpossiblePosition("state.phase: Followers are gathered before the first turn.")
    _check_board(s)
    _check_followers(s)
    _check_cards(s)
    _check_progress(s)
    _check_end(s)


def _check_board(s: State) -> None:
    board = board_for(s.options.players, s.options.quick)
    if len(s.fields) != len(board):
        raise ImpossiblePosition(f"state.fields: {len(board)} were expected, not {len(s.fields)}.")
    box = list(THREE_PLAYER_SET if len(s.players) == 3 else ALL_FIELDS)
    for number, one in enumerate(s.fields):
        if one.level not in box:
            raise ImpossiblePosition(
                f"state.fields[{number}].level: the box has no more fields of {one.level}."
            )
        box.remove(one.level)
        if one.closed or one.troop is not None or one.fortification is not None:
            _check_field(s, one, f"state.fields[{number}]")
    if board is QUICK and all(one.level != HIGHEST for one in s.fields):
        raise ImpossiblePosition(f"state.fields: one of level {HIGHEST} must be among them.")


def _check_field(s: State, one: Field, where: str) -> None:
    """What lies on a field."""
    for name in ("owner", "claim"):
        seat = getattr(one, name)
        if seat is not None and not 0 <= seat < len(s.players):
            raise ImpossiblePosition(f"{where}.{name}: seat {seat} does not exist.")
    if (one.owner is None) != (one.troop is None):
        raise ImpossiblePosition(f"{where}.owner: a field is held by a Troop.")
    if one.troop is not None and not one.troop.is_troop:
        raise ImpossiblePosition(f"{where}.troop: '{one.troop.key}' is no Troop.")
    if one.fortification is not None:
        if not one.fortification.is_fortification:
            raise ImpossiblePosition(
                f"{where}.fortification: '{one.fortification.key}' is no Fortification."
            )
        if one.owner is None:
            raise ImpossiblePosition(f"{where}.fortification: nobody holds this field.")
    if (one.owner is not None) + (one.claim is not None) + one.flooded > 1:
        raise ImpossiblePosition(
            f"{where}.flooded: a field is conquered, claimed or flooded, never two of these."
        )


def _check_followers(s: State) -> None:
    for name, counts in _pools(s):
        for kind in FOLLOWERS:
            if kind not in counts:
                raise ImpossiblePosition(f"{name}.{kind.value}: this field is missing.")
            if counts[kind] < 0:
                raise ImpossiblePosition(f"{name}.{kind.value}: it can't be below 0.")
    for kind in FOLLOWERS:
        if s.shadows[kind] > s.players[s.current].followers(kind):
            raise ImpossiblePosition(
                f"state.shadows.{kind.value}: the player on turn does not have that many."
            )
        total = s.stock[kind] + sum(player.followers(kind) for player in s.players)
        if total != STOCK[kind]:
            raise ImpossiblePosition(
                f"state.stock.{kind.value}: with those of the players that makes {total};"
                f" the game has {STOCK[kind]}."
            )
    if s.shadows[MAGE]:
        raise ImpossiblePosition(f"state.shadows.{MAGE.value}: no magic brings Mages.")
    if any(s.shadows.values()) != bool(s.lying):
        raise ImpossiblePosition("state.lying: shadows come with a card, and a card with shadows.")
    for seat, player in enumerate(s.players):
        if seat != s.current and any(player.spent.values()):
            raise ImpossiblePosition(
                f"state.players[{seat}].spent: only the player on turn has spent Followers."
            )
        if s.phase is GATHER:
            count = sum(player.followers(kind) for kind in FOLLOWERS)
            place = (seat - s.first) % len(s.players)
            now = (s.current - s.first) % len(s.players)
            wrong = count >= START_FOLLOWERS
            if place != now:
                wrong = count != (START_FOLLOWERS if place < now else 0)
            if wrong:
                raise ImpossiblePosition(
                    f"state.players[{seat}].ready: Followers are gathered in the order of seats."
                )


def _pools(s: State) -> list[tuple[str, dict[Follower, int]]]:
    pools = [("state.stock", s.stock), ("state.shadows", s.shadows)]
    for seat, player in enumerate(s.players):
        pools.append((f"state.players[{seat}].ready", player.ready))
        pools.append((f"state.players[{seat}].spent", player.spent))
    return pools


def _check_cards(s: State) -> None:
    """All cards of the deck are somewhere, and none is there too often."""
    for seat, player in enumerate(s.players):
        where = f"state.players[{seat}]"
        if player.money > MOST:
            raise ImpossiblePosition(f"{where}.money: no board gives more than {MOST}.")
        for name in ("money", "turns", "hired"):
            if getattr(player, name) < 0:
                raise ImpossiblePosition(f"{where}.{name}: it can't be below 0.")
        if len(player.known) != len(s.players):
            raise ImpossiblePosition(f"{where}.known: a list for each seat was expected.")
        for known in player.known:
            for card in known:
                if known.count(card) > player.hand.count(card):
                    raise ImpossiblePosition(f"{where}.known: '{card.key}' is not in that hand.")
    places = _places(s)
    if Counter([card for _, cards in places for card in cards]) == WHOLE_DECK:
        return
    left_over = dict(WHOLE_DECK)
    for where, cards in places:
        for card in cards:
            left_over[card] -= 1
            if left_over[card] < 0:
                raise ImpossiblePosition(f"{where}: the deck has no more of '{card.key}'.")
    for card, count in left_over.items():
        if count:
            raise ImpossiblePosition(f"state.deck: {count} of '{card.key}' are missing.")


def _places(s: State) -> list[tuple[str, list[Card]]]:
    """Everywhere that a card can lie."""
    places = [("state.deck", s.deck), ("state.discard", s.discard), ("state.lying", s.lying)]
    places += [(f"state.players[{seat}].hand", one.hand) for seat, one in enumerate(s.players)]
    for number, field in enumerate(s.fields):
        if field.closed:
            lies = [card for card in (field.troop, field.fortification) if card is not None]
            lies += [CLAIM] * (field.claim is not None) + [FLOOD] * field.flooded
            places.append((f"state.fields[{number}]", lies))
    return places


def _check_progress(s: State) -> None:
    """What the player on turn has begun and not finished."""
    act = s.act
    if s.offer and (s.phase is not EXCHANGE or not _has_all(s, s.offer)):
        raise ImpossiblePosition("state.offer: cards of the hand, once they are exchanged.")
    if act is None:
        return
    if s.phase is not ACT:
        raise ImpossiblePosition("state.act: actions are done in the phase of actions.")
    if act.victim is not None:
        others = s.others(s.current)
        if act.card is not THIEF or act.victim not in others or not s.players[act.victim].hand:
            raise ImpossiblePosition("state.act.victim: a thief looks at another player's hand.")
        return
    if not _has_all(s, [act.card, *act.magic]):
        raise ImpossiblePosition("state.act: its cards are in the hand until it is paid.")
    if not act.card.is_troop and (act.place is not None or act.loans):
        raise ImpossiblePosition("state.act.place: only Troops attack.")
    allowed = WITH_TROOP if act.card.is_troop else (BUILDER,) if act.card.is_fortification else ()
    for card in act.magic:
        if card not in allowed:
            raise ImpossiblePosition(f"state.act.magic: '{card.key}' does not go with that.")
    if sum(card.cost[MAGE] for card in act.magic) > s.players[s.current].ready[MAGE]:
        raise ImpossiblePosition("state.act.magic: there are not that many Mages.")
    _check_loans(s, act)


def _check_loans(s: State, act: Act) -> None:
    if act.place is None:
        if act.loans:
            raise ImpossiblePosition("state.act.loans: Support is borrowed for a field.")
        return
    if not 0 <= act.place < len(s.fields) or s.fields[act.place].closed:
        raise ImpossiblePosition("state.act.place: a free field was expected.")
    if len(act.loans) != len(s.players):
        raise ImpossiblePosition("state.act.loans: a number for each seat was expected.")
    for seat, points in enumerate(act.loans):
        most = 0 if seat == s.current else s.around[seat][act.place]
        if not 0 <= points <= most:
            raise ImpossiblePosition(f"state.act.loans[{seat}]: from 0 to {most}.")


def _has_all(s: State, cards: Sequence[Card]) -> bool:
    """Whether the player on turn has these cards in hand."""
    hand = s.players[s.current].hand
    return all(hand.count(card) >= cards.count(card) for card in cards)


REASONS = ("full", "stalled", "agreed")


def _check_end(s: State) -> None:
    if s.end not in ("", *REASONS):
        raise ImpossiblePosition(f"state.end: nothing, or one of {', '.join(REASONS)}.")
    is_full = all(one.owner is not None or one.flooded for one in s.fields)
    if is_full != (s.end == "full"):
        raise ImpossiblePosition("state.end: the board does not say so.")
    if all(player.idle for player in s.players) != (s.end == "stalled"):
        raise ImpossiblePosition("state.end: who has been idle does not say so.")
    if s.active and any(player.idle for player in s.players):
        raise ImpossiblePosition("state.active: a conquest or a Claim ends all idleness.")

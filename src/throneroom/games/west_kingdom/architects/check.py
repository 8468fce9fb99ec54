"""Refuses states that no game can reach, naming the field."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from importlib.resources import files

from throneroom.games.west_kingdom.architects.cards import (
    COLUMNS,
    GOODS,
    LEVELS,
    MARKET,
    MARKET_CARDS,
    MAX_VIRTUE,
    OPEN,
    REWARDS,
    ROWS,
    RULES,
    TOP,
    TOWN_CENTRE,
    WORKERS,
)
from throneroom.games.west_kingdom.architects.setup import (
    DEALT,
    KEPT,
    apprentices_of,
    boards_of,
    buildings_of,
)
from throneroom.games.west_kingdom.architects.state import Acting, Phase, Player, Stage, State
from throneroom.kernel import Impossible, Reference

impossible = Impossible("architects", files(__package__) / "locales")

RICHEST = 9999
"""More of anything than anybody ever has."""


def check(s: State) -> None:
    _check_seats(s)
    _check_players(s)
    _check_workers(s)
    _check_cards(s)
    _check_rows(s)
    _check_board(s)
    _check_phase(s)
    if s.acting is not None:
        _check_acting(s, s.acting)


def check_checkpoint(s: State) -> None:
    """Checks that a flow can start here: before a turn, at a repeated action, at the discards."""
    if s.drawn:
        raise impossible("refused-not-now", "state.drawn")
    choosing = s.phase is Phase.APPRENTICES
    if not choosing and any(None in row for row in s.rows):
        raise impossible("refused-row-full", "state.rows")
    acting = s.acting
    if acting is None:
        return
    if acting.building is not None:
        raise impossible("refused-not-now", "state.acting.building")
    repeated = s.does[acting.place].repeat is not None or acting.place is TOWN_CENTRE
    if acting.stage is Stage.ACTION and not repeated:
        raise impossible("refused-acting-place", "state.acting.place")


# Seats and players


def _check_seats(s: State) -> None:
    n = s.options.players
    if len(s.players) != n:
        raise impossible("refused-count", "state.players", count=n, given=len(s.players))
    for name in ("first", "current"):
        if not 0 <= getattr(s, name) < n:
            raise impossible("refused-seat", f"state.{name}", players=n, last=n - 1)
    _between("state.turns", s.turns, 0, 10**6)
    if s.turns_left is not None:
        _between("state.turns_left", s.turns_left, 0, s.last_turns)


def _between(place: str, given: int, low: int, high: int) -> None:
    if not low <= given <= high:
        raise impossible("refused-range", place, low=low, high=high, given=given)


def _check_players(s: State) -> None:
    for seat, player in enumerate(s.players):
        where = f"state.players[{seat}]"
        for item in (*GOODS, "silver", "unpaid", "paid"):
            _between(f"{where}.{item}", getattr(player, item), 0, RICHEST)
        _between(f"{where}.virtue", player.virtue, 0, MAX_VIRTUE)
        _between(f"{where}.level", player.level, 0, TOP)
        if len(player.apprentices) > player.powers.limit:
            given, count = len(player.apprentices), player.powers.limit
            raise impossible("refused-limit", f"{where}.apprentices", count=count, given=given)
        _check_hand(s, player, where, on_turn=s.cards_are_given or s.current == seat)
    for level in range(1, TOP + 1):
        seats = [seat for seat, player in enumerate(s.players) if player.level == level]
        if len(seats) > LEVELS[level].spaces:
            place = f"state.players[{seats[-1]}].level"
            raise impossible("refused-level", place, level=level, count=LEVELS[level].spaces)


def _check_hand(s: State, player: Player, where: str, *, on_turn: bool) -> None:
    """Checks the hand: only on their own turn does a player hold more cards than the limit."""
    limit = player.powers.hand_limit
    growing = s.phase is not Phase.TURNS or (on_turn and s.acting is not None)
    if not growing and len(player.hand) > limit:
        raise impossible("refused-limit", f"{where}.hand", count=limit, given=len(player.hand))


# Workers


def _check_workers(s: State) -> None:
    n, owners = len(s.players), len(s.crews)
    for seat, player in enumerate(s.players):
        where = f"state.players[{seat}]"
        for name, length in (("open", len(OPEN)), ("captured", owners)):
            held = getattr(player, name)
            if len(held) != length:
                place = f"{where}.{name}"
                raise impossible("refused-length", place, count=length, given=len(held))
            for i, workers in enumerate(held):
                _between(f"{where}.{name}[{i}]", workers, 0, WORKERS)
        if player.captured[seat]:
            raise impossible("refused-own-worker", f"{where}.captured[{seat}]")
        for name in ("free", "prison"):
            _between(f"{where}.{name}", getattr(player, name), 0, WORKERS)
    if len(s.market) != len(MARKET):
        given = len(s.market)
        raise impossible("refused-length", "state.market", count=len(MARKET), given=given)
    for name, seats in (("market", s.market), ("guildhall", s.guildhall)):
        for i, owner in enumerate(seats):
            if owner is not None and not 0 <= owner < owners:
                place = f"state.{name}[{i}]"
                raise impossible("refused-seat", place, players=n, last=n - 1)
    for seat, player in enumerate(s.players):
        total = player.free + sum(player.open) + player.prison + s.on_boards(seat)
        total += s.market.count(seat) + s.guildhall.count(seat) + s.killed(seat)
        if total != WORKERS:
            place = f"state.players[{seat}].free"
            raise impossible("refused-workers", place, count=WORKERS, given=total)


# Cards


def _check_cards(s: State) -> None:
    buildings = [*s.deck, *s.drawn, *s.buildings_out]
    buildings += [card for packet in s.packets for card in packet]
    for player in s.players:
        buildings += [*player.hand, *player.buildings]
    if s.acting is not None and s.acting.building is not None:
        buildings.append(s.acting.building)
    _all_there("state.deck", buildings, buildings_of(s.options))
    apprentices = [card for row in s.rows for card in row if card is not None]
    apprentices += s.apprentice_deck
    for player in s.players:
        apprentices += [card for card in player.apprentices if not card.leaves]
    _all_there("state.apprentice_deck", apprentices, apprentices_of(s.options))
    _all_there("state.pile", [*s.pile, *s.turned], MARKET_CARDS.values())
    rewards = [reward for reward in REWARDS.values() for _ in range(reward.count)]
    _all_there("state.rewards", [*s.rewards, *s.rewards_out, *s.rewards_gained], rewards)
    out = len(rewards) - RULES["setup"]["rewards_per_player"] * len(s.players)
    out -= RULES["setup"]["rewards_more"]
    if len(s.rewards_out) != out:
        given = len(s.rewards_out)
        raise impossible("refused-length", "state.rewards_out", count=out, given=given)
    if len(s.deck_known) != len(s.deck):
        given, count = len(s.deck_known), len(s.deck)
        raise impossible("refused-length", "state.deck_known", count=count, given=given)
    for i, known in enumerate(s.deck_known):
        _between(f"state.deck_known[{i}]", known, 0, (1 << len(s.players)) - 1)
    most = len(s.apprentice_deck)
    _between("state.apprentices_below", s.apprentices_below, 0, most)


def _all_there(place: str, found: Iterable[Reference], expected: Iterable[Reference]) -> None:
    """Checks that every card of the game exists once, wherever it lies."""
    counted, wanted = Counter(found), Counter(expected)
    if counted == wanted:
        return
    for card in sorted({*counted, *wanted}, key=lambda card: card.key):
        if counted[card] != wanted[card]:
            given, count = counted[card], wanted[card]
            raise impossible("refused-total", place, thing=card.key, count=count, given=given)


def _check_rows(s: State) -> None:
    shown: list[tuple[str, Sequence[Sequence[object]]]] = [("rows", s.rows), ("coins", s.coins)]
    for name, rows in shown:
        if len(rows) != ROWS:
            raise impossible("refused-length", f"state.{name}", count=ROWS, given=len(rows))
        for i, row in enumerate(rows):
            if len(row) != COLUMNS:
                place = f"state.{name}[{i}]"
                raise impossible("refused-length", place, count=COLUMNS, given=len(row))
    for i, coins in enumerate(s.coins):
        for j, silver in enumerate(coins):
            _between(f"state.coins[{i}][{j}]", silver, 0, RICHEST)
    open_place = s.phase is Phase.APPRENTICES or s.acting is not None
    if not open_place and any(None in row for row in s.rows):
        raise impossible("refused-row-full", "state.rows")


# The rest of the board


def _check_board(s: State) -> None:
    _between("state.tax", s.tax, 0, RICHEST)
    _between("state.guildhall", len(s.guildhall), 0, s.spaces + 2 * WORKERS)
    standard = s.options.setup == "standard"
    taken = [player.board for player in s.players if player.board is not None]
    allowed = [] if standard else boards_of(s.options)
    for seat, player in enumerate(s.players):
        if player.board is not None and player.board not in allowed:
            raise impossible("refused-board", f"state.players[{seat}].board")
        needed = not standard and s.phase not in (Phase.NEW, Phase.BOARDS)
        if needed and player.board is None:
            raise impossible("refused-board", f"state.players[{seat}].board")
    colours = [board.colour for board in taken if board.colour is not None]
    if len(set(taken)) < len(taken) or len(set(colours)) < len(colours):
        raise impossible("refused-board-twice", "state.players")
    left = [
        board
        for board in allowed
        if board not in taken and (board.colour is None or board.colour not in colours)
    ]
    _all_there("state.boards", s.boards, left)


def _check_phase(s: State) -> None:
    drafting = s.phase is Phase.DRAFT
    if drafting:
        _check_packets(s)
    elif s.packets:
        raise impossible("refused-not-now", "state.packets")
    early = s.phase in (Phase.NEW, Phase.BOARDS, Phase.APPRENTICES, Phase.DRAFT)
    if s.acting is not None and s.phase is not Phase.TURNS:
        raise impossible("refused-not-now", "state.acting")
    if s.drawn and s.acting is None:
        raise impossible("refused-not-now", "state.drawn")
    if early:
        for seat, player in enumerate(s.players):
            if player.buildings or (player.hand and not drafting):
                raise impossible("refused-not-begun", f"state.players[{seat}].hand")
        needed = DEALT * len(s.players)
        if not drafting and len(s.deck) < needed:
            raise impossible("refused-from", "state.deck", low=needed, given=len(s.deck))
        if s.guildhall or s.turns or s.turns_left is not None:
            raise impossible("refused-not-begun", "state.guildhall")
    ending = s.turns_left is not None
    full = len(s.guildhall) >= s.spaces
    if ending and not full:
        raise impossible("refused-last-turns", "state.turns_left")
    if s.phase is Phase.TURNS and full and not ending and not s.is_busy:
        raise impossible("refused-last-turns", "state.turns_left")
    last = s.phase in (Phase.END, Phase.OVER)
    if last != s.is_played_out:
        raise impossible("refused-last-turns", "state.turns_left")


def _check_packets(s: State) -> None:
    n = len(s.players)
    if len(s.packets) != n:
        raise impossible("refused-length", "state.packets", count=n, given=len(s.packets))
    size = len(s.packets[0])
    _between("state.packets[0]", size, DEALT - KEPT + 1, DEALT)
    for seat, packet in enumerate(s.packets):
        if len(packet) != size:
            place = f"state.packets[{seat}]"
            raise impossible("refused-length", place, count=size, given=len(packet))
        held = len(s.players[seat].hand)
        if held != DEALT - size:
            place = f"state.players[{seat}].hand"
            raise impossible("refused-length", place, count=DEALT - size, given=held)


def _check_acting(s: State, acting: Acting) -> None:
    _between("state.acting.workers", acting.workers, 1, WORKERS)
    _between("state.acting.done", acting.done, 0, WORKERS + 1)
    _between("state.acting.saved", acting.saved, 0, WORKERS)
    _between("state.acting.imprisoned", acting.imprisoned, 0, WORKERS * len(s.players))
    for i, place in enumerate(acting.places):
        if not place.is_open or acting.places.count(place) > 1:
            raise impossible("refused-capture-place", f"state.acting.places[{i}]")

"""Refuses states that no game can reach, naming the field."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from importlib.resources import files

from throneroom.games.west_kingdom.viscounts.cards import (
    ACTIONS,
    BONUSES,
    LEAST_CARDS,
    MANUSCRIPTS,
    SECTIONS,
    SLOTS,
    TRACK,
    WORKERS,
    of_kind,
)
from throneroom.games.west_kingdom.viscounts.castle import HOLDS, RISES
from throneroom.games.west_kingdom.viscounts.printed import RULES
from throneroom.games.west_kingdom.viscounts.ring import SEGMENTS, SIDES, SPOTS
from throneroom.games.west_kingdom.viscounts.schemes import RIVALS
from throneroom.games.west_kingdom.viscounts.setup import STARTING, heroes_of
from throneroom.games.west_kingdom.viscounts.state import Phase, Player, State
from throneroom.games.west_kingdom.viscounts.steps import GOODS
from throneroom.kernel import Impossible, Reference, Seat

impossible = Impossible("viscounts", files(__package__) / "locales")

RICHEST = 9999
"""More of anything than anybody ever has."""
EARLY = (Phase.NEW, Phase.PAIRS)
IDLE = (*EARLY, Phase.CARDS, Phase.RIVAL, Phase.OVER)
"""Phases in which no card has been played."""


def check(s: State) -> None:
    _check_table(s)
    _check_rival(s)
    for seat in range(len(s.players)):
        _check_player(s, seat, f"state.players[{seat}]")
    _check_board(s)
    _check_castle(s)
    _check_cards(s)
    _check_end(s)
    _check_phase(s)


def check_checkpoint(s: State) -> None:
    """Checks that a flow starts between two phases."""
    for name in ("acting", "dismissed", "resolving"):
        if getattr(s, name):
            raise impossible("refused-not-now", f"state.{name}")
    if s.phase in (Phase.CARDS, Phase.COLLISION, Phase.DRAW, Phase.RIVAL):
        raise impossible("refused-not-now", "state.phase")
    if s.phase is Phase.PLAY and s.played is not None:
        raise impossible("refused-not-now", "state.played")


def _between(place: str, given: int, low: int, high: int) -> None:
    if not low <= given <= high:
        raise impossible("refused-range", place, low=low, high=high, given=given)


def _length(place: str, given: Sequence[object], count: int) -> None:
    if len(given) != count:
        raise impossible("refused-length", place, count=count, given=len(given))


def _once(place: str, things: Sequence[Reference]) -> None:
    for thing, count in Counter(things).items():
        if count > 1:
            raise impossible("refused-twice", place, given=thing.key)


# Seats and players


def _check_table(s: State) -> None:
    n = s.options.players
    sides = max(2, n)
    if len(s.players) != sides:
        raise impossible("refused-count", "state.players", count=sides, given=len(s.players))
    if not 0 <= s.first < n:
        raise impossible("refused-seat", "state.first", players=n, last=n - 1)
    if not 0 <= s.current < sides or (s.phase in EARLY and s.current >= n):
        raise impossible("refused-seat", "state.current", players=n, last=n - 1)
    wanted = RULES["sides"]["by_players"][n - 1] if s.options.side == "by_players" else ""
    if s.side not in SIDES or s.side != (wanted or s.options.side):
        raise impossible("refused-value", "state.side", given=s.side)
    _between("state.turns", s.turns, 0, 10**6)
    _between("state.round", s.round, 0 if s.phase in EARLY else 1, 0 if s.phase in EARLY else 10**6)
    _between("state.castle_turn", s.castle_turn, 0, len(SECTIONS) - 1)
    if s.acting and s.acting not in ACTIONS:
        raise impossible("refused-value", "state.acting", given=s.acting)
    for seat in s.resolving:
        if not 0 <= seat < sides:
            raise impossible("refused-seat", "state.resolving", players=n, last=n - 1)
    if s.leader is not None and not 0 <= s.leader < sides:
        raise impossible("refused-seat", "state.leader", players=n, last=n - 1)
    _all_there("state.order", s.order, SEGMENTS)


def _check_player(s: State, seat: Seat, where: str) -> None:
    player = s.players[seat]
    for name in (*GOODS, "unpaid", "paid", "acquired", "approved"):
        _between(f"{where}.{name}", getattr(player, name), 0, RICHEST)
    _between(f"{where}.corruption", player.corruption, 1, TRACK)
    _between(f"{where}.virtue", player.virtue, player.corruption, TRACK)
    _length(f"{where}.board", player.board, 3)
    _once(f"{where}.built", player.built)
    _check_built(s, seat, where)
    if s.rival is not None and seat:
        for name in ("hand", "draw", "discard"):
            _length(f"{where}.{name}", getattr(player, name), 0)
        for name in ("card", "hero"):
            if getattr(player, name) is not None:
                raise impossible("refused-not-now", f"{where}.{name}")
        if any(card is not None for card in player.board) or player.silver:
            raise impossible("refused-not-now", f"{where}.board")
        if (player.space is None) is not (s.phase in EARLY) and s.phase is not Phase.PAIRS:
            raise impossible("refused-space", f"{where}.space")
        if player.space is not None and player.space.inner:
            raise impossible("refused-outer", f"{where}.space")
        return
    _check_own_cards(s, player, where)


def _check_own_cards(s: State, player: Player, where: str) -> None:
    begun = player.card is not None
    if begun is (player.space is None):
        raise impossible("refused-space", f"{where}.space")
    if begun is (player.hero is None):
        raise impossible("refused-hero", f"{where}.hero")
    if not begun and s.phase not in EARLY:
        raise impossible("refused-player-card", f"{where}.card")
    if s.phase in EARLY:
        for name in ("hand", "draw"):
            # All players draw once everybody has picked.
            if getattr(player, name):
                raise impossible("refused-not-now", f"{where}.{name}")
    if player.hero is not None and player.hero not in heroes_of(s.options):
        raise impossible("refused-hero", f"{where}.hero")
    owned = [*player.hand, *player.draw, *player.discard]
    owned += [card for card in player.board if card is not None]
    _once(f"{where}.discard", owned)
    if player.cards < LEAST_CARDS:
        raise impossible("refused-few-cards", f"{where}.discard")
    for card in owned:
        if card.kind == "printed" or (
            card.kind in ("hero", "extra_hero") and card is not player.hero
        ):
            raise impossible("refused-value", f"{where}.discard", given=card.key)
    left, middle, right = (card is not None for card in player.board)
    sliding = s.phase in (Phase.CARDS, Phase.PLAY) and s.players[s.current] is player
    if (right and not middle) or (middle and not left and not sliding):
        raise impossible("refused-slots", f"{where}.board")


def _check_built(s: State, seat: Seat, where: str) -> None:
    """Checks that the buildings taken off the player board stand on the main board."""
    slots = SLOTS.values()
    if s.rival is not None and seat:
        slots = {slot.key: slot for slot in s.rival.board.slots}.values()
    for slot in s.players[seat].built:
        if slot not in slots:
            raise impossible("refused-value", f"{where}.built", given=slot.key)
    built = Counter(slot.building.key for slot in s.players[seat].built)
    standing = Counter(
        piece.building.key for piece in s.spots if piece is not None and piece.seat == seat
    )
    if built != standing:
        count, given = sum(built.values()), sum(standing.values())
        raise impossible("refused-buildings", "state.spots", count=count, given=given)


# 3, 6 The board and the castle


def _check_board(s: State) -> None:
    _length("state.spots", s.spots, len(SPOTS))
    _length("state.piles", s.piles, len(SEGMENTS))
    _length("state.tiles", s.tiles, len(SEGMENTS))
    for number, piece in enumerate(s.spots):
        if piece is not None and piece.seat >= len(s.players):
            n = s.options.players
            raise impossible("refused-seat", f"state.spots[{number}]", players=n, last=n - 1)


def _check_castle(s: State) -> None:
    sides = len(s.players)
    for name in ("tier1", "tier2"):
        tier = getattr(s, name)
        _length(f"state.{name}", tier, sides * len(SECTIONS))
        for i, count in enumerate(tier):
            _between(f"state.{name}[{i}]", count, 0, WORKERS if s.resolving else RISES - 1)
        for section in SECTIONS if not s.resolving else ():
            _between(f"state.{name}", s.crowd(tier, section.number), 0, HOLDS)
    _length("state.tier3", s.tier3, sides)
    for seat, player in enumerate(s.players):
        _between(f"state.tier3[{seat}]", s.tier3[seat], 0, WORKERS)
        count = WORKERS - sum(s.in_castle(seat)) - s.on_locations(seat)
        if player.workers != count:
            place = f"state.players[{seat}].workers"
            raise impossible("refused-count", place, count=count, given=player.workers)
    most = max(s.tier3)
    if (s.leader is None) is not (most == 0) or (s.leader is not None and s.tier3[s.leader] < most):
        raise impossible("refused-leader", "state.leader")


# Cards


def _check_cards(s: State) -> None:
    cards = [card for pile in s.piles for card in pile] + s.removed
    tiles = [tile for pile in s.tiles for tile in pile]
    bonuses = list(s.bonuses)
    heroes = []
    for player in s.players:
        cards += [*player.hand, *player.draw, *player.discard]
        cards += [card for card in player.board if card is not None]
        tiles += player.manuscripts
        bonuses += player.bonuses
        heroes += [player.hero] if player.hero is not None else []
    _once("state.players", heroes)
    for i, pile in enumerate(s.piles):
        for card in pile:
            if card.kind != "neutral":
                raise impossible("refused-value", f"state.piles[{i}]", given=card.key)
    expected = [*of_kind("neutral"), *heroes, *(STARTING * s.options.players)]
    _all_there("state.piles", cards, expected)
    _all_there("state.tiles", tiles, MANUSCRIPTS.values())
    _all_there("state.bonuses", bonuses, BONUSES.values())
    _once("state.pairs", [card for card, _ in s.pairs])
    _once("state.pairs", [hero for _, hero in s.pairs])


def _all_there(place: str, found: Iterable[Reference], expected: Iterable[Reference]) -> None:
    """Checks that every card of the game is somewhere."""
    counted, wanted = Counter(found), Counter(expected)
    if counted == wanted:
        return
    for card in sorted({*counted, *wanted}, key=lambda card: card.key):
        if counted[card] != wanted[card]:
            given, count = counted[card], wanted[card]
            raise impossible("refused-total", place, thing=card.key, count=count, given=given)


# 11 The opponent


def _check_rival(s: State) -> None:
    rival = s.rival
    if (rival is None) is (s.options.players == 1):
        raise impossible("refused-alone", "state.rival")
    if rival is None:
        return
    if rival.board is not RIVALS[f"rival_{s.options.rival}"]:
        raise impossible("refused-value", "state.rival.board", given=rival.board.key)
    _length("state.rival.schemes", rival.schemes, 3)
    lying = [scheme for scheme in rival.schemes if scheme is not None]
    used = [*rival.board.schemes, *rival.board.future]
    found = [*rival.draw, *rival.discard, *rival.future, *lying]
    _all_there("state.rival.draw", found, used)
    for scheme in rival.future:
        if not scheme.future:
            raise impossible("refused-value", "state.rival.future", given=scheme.key)


# 5 The end


def _check_end(s: State) -> None:
    n = s.options.players
    for left, card, revealed in (
        ("debts_left", "poverty", s.poverty),
        ("deeds_left", "prosperity", s.prosperity),
    ):
        count: int = getattr(s, left)
        _between(f"state.{left}", count, 0, RULES["end_cards"][card]["above"][n - 1])
        if revealed is not (count == 0):
            raise impossible("refused-end-card", f"state.{card}")
    if bool(s.last_round) is not (s.poverty or s.prosperity):
        raise impossible("refused-end-card", "state.last_round")
    if s.last_round:
        _between("state.last_round", s.last_round, max(2, s.round), s.round + 1)


# Phases


def _check_phase(s: State) -> None:
    rivals = s.rival is not None and s.current == len(s.players) - 1
    if rivals is not (s.phase is Phase.RIVAL) and s.phase is not Phase.OVER:
        raise impossible("refused-not-now", "state.phase")
    waiting = sum(player.card is None for player in s.players[: s.options.players])
    dealt = s.phase is Phase.NEW or (s.phase is Phase.PAIRS and waiting > 0)
    if dealt:
        _length("state.pairs", s.pairs, waiting + 1)
    elif s.pairs and s.phase is not Phase.PAIRS:
        raise impossible("refused-not-now", "state.pairs")
    if s.phase is Phase.NEW and waiting < s.options.players:
        raise impossible("refused-not-now", "state.phase")
    _check_played(s)


def _check_played(s: State) -> None:
    player = s.players[s.current]
    if s.phase in IDLE:
        if s.played is not None:
            raise impossible("refused-not-now", "state.played")
    elif s.phase is Phase.PLAY and s.played is None:
        if player.board[0] is not None:
            raise impossible("refused-slots", f"state.players[{s.current}].board")
    elif s.played is None or s.played not in player.board:
        raise impossible("refused-played", "state.played")

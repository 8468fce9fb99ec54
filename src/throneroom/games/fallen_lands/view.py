"""What each seat sees."""

from __future__ import annotations

from operator import attrgetter

import msgspec

from throneroom.games.fallen_lands.board import MONSTERS, Board
from throneroom.games.fallen_lands.cards import Card, Follower
from throneroom.games.fallen_lands.state import Field, Player, State, keys
from throneroom.kernel import Chance, Seat

by_key = attrgetter("key")


class FieldView(msgspec.Struct, frozen=True):
    """A field: where it lies, who lives there, what stands on it."""

    q: int
    r: int
    """Axial coordinates; r grows downwards, the middle of the board is (0, 0)."""
    level: int
    monster: str
    owner: Seat | None
    troop: str | None
    fortification: str | None
    support: int
    """What its own cards give to an attack on a neighbouring field."""
    claim: Seat | None
    flooded: bool
    around: list[int]
    """By seat: the Support of that seat's cards on the neighbouring fields."""


class PlayerView(msgspec.Struct, frozen=True):
    """One player as seen from a seat."""

    hand: list[str] | None
    """None for the hands of others."""
    hand_size: int
    known: list[str]
    """The cards of another's hand that the seat has seen there."""
    money: int
    ready: dict[str, int]
    """Followers face up, those for this turn only included."""
    spent: dict[str, int]
    """Followers face down."""
    shadows: dict[str, int]
    """How many of these are there for this turn only."""
    fields: int
    """How many fields are conquered."""
    claims: int
    idle: bool
    turns: int


class FallenLandsView(msgspec.Struct, frozen=True):
    seat: Seat | None
    board: str
    """ "small", "quick" or "large"."""
    rows: list[int]
    fields: list[FieldView]
    players: list[PlayerView]
    stock: dict[str, int]
    deck_size: int
    discard: list[str]
    """Open to all; the last one lies on top."""
    lying: list[str]
    """Shadow magic that lies before the player on turn until the turn ends."""
    first: Seat
    current: Seat
    phase: str
    """ "gather", "recruit", "redeal", "act" or "exchange"."""
    turn: int
    """How many turns are over."""
    round: int
    clockwise: bool
    """Which way the turns go in this round."""
    order: list[Seat]
    """Whose turn it is now, and whose the next ones are, as many as there are players."""
    over: bool
    end: str


def view(s: State, seat: Seat | None) -> FallenLandsView:
    board = s.board
    return FallenLandsView(
        seat=seat,
        board=board.name,
        rows=list(board.rows),
        fields=[_field(s, board, number, one) for number, one in enumerate(s.fields)],
        players=[_player(s, i, player, seat) for i, player in enumerate(s.players)],
        stock=_counts(s.stock),
        deck_size=len(s.deck),
        discard=keys(s.discard),
        lying=keys(s.lying),
        first=s.first,
        current=s.current,
        phase=s.phase.value,
        turn=s.turn,
        round=s.round,
        clockwise=s.round > 1,
        order=[s.whose_turn(s.turn + i) for i in range(len(s.players))],
        over=s.over,
        end=s.end,
    )


def _field(s: State, board: Board, number: int, one: Field) -> FieldView:
    q, r = board.cells[number]
    return FieldView(
        q=q,
        r=r,
        level=one.level,
        monster=MONSTERS[one.level],
        owner=one.owner,
        troop=one.troop.key if one.troop else None,
        fortification=one.fortification.key if one.fortification else None,
        support=one.support,
        claim=one.claim,
        flooded=one.flooded,
        around=[row[number] for row in s.around],
    )


def _player(s: State, i: Seat, player: Player, seat: Seat | None) -> PlayerView:
    return PlayerView(
        hand=keys(player.hand) if i == seat else None,
        hand_size=len(player.hand),
        known=[] if seat is None or i == seat else keys(player.known[seat]),
        money=player.money,
        ready=_counts(player.ready),
        spent=_counts(player.spent),
        shadows=_counts(s.shadows) if i == s.current else {},
        fields=sum(one.owner == i for one in s.fields),
        claims=sum(one.claim == i for one in s.fields),
        idle=player.idle,
        turns=player.turns,
    )


def _counts(followers: dict[Follower, int]) -> dict[str, int]:
    return {kind.value: count for kind, count in followers.items()}


def redeal(s: State, seat: Seat | None, chance: Chance) -> None:
    """The deck and the hands of others, but for those cards that the seat has seen there.

    Cards are sorted before they are shuffled: how they really lie decides nothing.
    """
    certain = [_certain(player, i, seat) for i, player in enumerate(s.players)]
    pool = list(s.deck)
    for player, known in zip(s.players, certain, strict=True):
        rest = list(player.hand)
        for card in known:
            rest.remove(card)
        pool += rest
    pool.sort(key=by_key)
    chance.shuffle(pool)
    for i, (player, known) in enumerate(zip(s.players, certain, strict=True)):
        if i != seat:
            missing = len(player.hand) - len(known)
            player.hand[:] = known + pool[:missing]
            del pool[:missing]
            chance.shuffle(player.hand)
            _know_anew(player, seat, chance)
    s.deck[:] = pool


def _certain(player: Player, i: Seat, seat: Seat | None) -> list[Card]:
    if i == seat:
        return list(player.hand)
    return [] if seat is None else list(player.known[seat])


def _know_anew(player: Player, seat: Seat | None, chance: Chance) -> None:
    """What third players have seen of a hand that was dealt anew."""
    for other, known in enumerate(player.known):
        if known and other != seat:
            cards = list(player.hand)
            chance.shuffle(cards)
            known[:] = cards[: len(known)]


class Look:
    """What a bot may look at: nothing that its seat could not know, read as it is needed."""

    __slots__ = ("_s", "seat")

    def __init__(self, s: State, seat: Seat) -> None:
        self._s = s
        self.seat = seat

    @property
    def hand(self) -> list[Card]:
        return self._s.players[self.seat].hand

    @property
    def players(self) -> int:
        return len(self._s.players)

    @property
    def board(self) -> Board:
        return self._s.board

    @property
    def fields(self) -> list[Field]:
        """All of them, as they lie; not to be changed."""
        return self._s.fields

    @property
    def around(self) -> list[list[int]]:
        """By seat and field: the Support of that seat's cards around it; not to be changed."""
        return self._s.around

    @property
    def turn(self) -> int:
        return self._s.turn

    @property
    def round(self) -> int:
        return self._s.round

    @property
    def stock(self) -> dict[Follower, int]:
        return self._s.stock

    @property
    def deck_size(self) -> int:
        return len(self._s.deck)

    @property
    def discard(self) -> list[Card]:
        return self._s.discard

    @property
    def advanced(self) -> bool:
        advanced: bool = self._s.options.advanced
        return advanced

    def money(self, seat: Seat | None = None) -> int:
        return self._s.players[self.seat if seat is None else seat].money

    def ready(self, seat: Seat | None = None) -> dict[Follower, int]:
        return self._s.players[self.seat if seat is None else seat].ready

    def followers(self, seat: Seat | None = None) -> dict[Follower, int]:
        """Ready and spent ones, without those that are there for this turn only."""
        seat = self.seat if seat is None else seat
        player = self._s.players[seat]
        shadows = self._s.shadows if seat == self._s.current else {}
        return {
            kind: count + player.spent[kind] - shadows.get(kind, 0)
            for kind, count in player.ready.items()
        }

    def hand_size(self, seat: Seat) -> int:
        return len(self._s.players[seat].hand)

    def known(self, seat: Seat) -> list[Card]:
        """The cards of another's hand that the bot has seen there."""
        return self._s.players[seat].known[self.seat]

    def idle(self, seat: Seat) -> bool:
        return self._s.players[seat].idle

    def others(self) -> tuple[Seat, ...]:
        return self._s.others(self.seat)

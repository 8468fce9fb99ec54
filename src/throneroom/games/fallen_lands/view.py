"""The view of each seat."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from throneroom.games.fallen_lands.board import MONSTERS, Board
from throneroom.games.fallen_lands.cards import FOLLOWERS, Card, Follower
from throneroom.games.fallen_lands.effects import conquest
from throneroom.games.fallen_lands.state import Act, Field, Player, State, keys
from throneroom.kernel import Chance, LookAtCopy, Seat, Unseen, deal_again, unseen


class FieldView(msgspec.Struct, frozen=True):
    """A field: its place, its monster, and the things on it."""

    q: int
    r: int
    """Axial coordinates; r grows downwards, the middle of the board is (0, 0)."""
    level: int
    monster: str
    owner: Seat | None
    troop: str | None
    fortification: str | None
    support: int
    """The points that its cards give to an attack on a neighbouring field."""
    claim: Seat | None
    flooded: bool
    around: list[int]
    """By seat: the Support of that seat's cards on the neighbouring fields."""


class PlayerView(msgspec.Struct, frozen=True):
    """One player as seen from a seat."""

    hand: list[str] | None
    """The cards in hand; None for the hands of others."""
    hand_size: int
    known: list[str]
    """The cards of another player's hand that the seat has seen."""
    money: int
    ready: dict[str, int]
    """Followers face up, including those for this turn only."""
    spent: dict[str, int]
    """Followers face down."""
    shadows: dict[str, int]
    """Those of the face-up Followers that are there for this turn only."""
    followers: int
    """The number of all Followers, face up and face down."""
    fields: int
    """The number of conquered fields."""
    claims: int
    idle: bool
    """Whether the player's latest turn brought neither a conquest nor a Claim, and no other turn
    has since."""
    turns: int
    """Finished turns."""


class ActView(msgspec.Struct, frozen=True):
    """An action in progress."""

    card: str
    magic: list[str]
    """Magic that joins it."""
    cost: dict[str, int]
    """By kind: the Followers that it costs with the cards chosen so far."""
    attack: int
    field: int | None
    """The attacked field, while lenders of Support are chosen."""
    sums: list[int]
    """By field: the Attack plus all Support that an attack there can have, borrowable Support
    included; empty where nothing is attacked."""
    shared: bool
    """Whether the Support of others counts for it too."""
    loans: list[int]
    """By seat: points of Support borrowed for it so far."""
    victim: Seat | None
    """The player whose hand the thief sees."""


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
    """The discard pile, open to all; the last card lies on top."""
    lying: list[str]
    """Shadow magic that lies in front of the current player until the turn ends."""
    first: Seat
    current: Seat
    phase: str
    """ "gather", "recruit", "act" or "exchange"."""
    steps: list[str]
    """The parts of a turn in order, by the ids of their texts."""
    step: int
    """The index of the current part."""
    act: ActView | None
    """The seat's own action, or one that everybody knows of."""
    offer: list[str]
    """The cards that the seat itself is about to exchange."""
    turn: int
    """Finished turns."""
    round: int
    clockwise: bool
    """The direction of turns in this round."""
    order: list[Seat]
    """The seats of this turn and the following ones, one per player."""
    over: bool
    end: str


def view(s: State, seat: Seat | None) -> FallenLandsView:
    return _seen_from(s, seat, _open_to_all(s))


def views(s: State, seats: Sequence[Seat | None]) -> list[FallenLandsView]:
    shown = _open_to_all(s)
    return [_seen_from(s, seat, shown) for seat in seats]


def _open_to_all(s: State) -> FallenLandsView:
    """The view of a spectator."""
    board = s.board
    around = zip(*s.around, strict=True)
    owners = [one.owner for one in s.fields]
    claims = [one.claim for one in s.fields]
    return FallenLandsView(
        seat=None,
        board=board.name,
        rows=list(board.rows),
        fields=[
            _field(cell, one, list(points))
            for cell, one, points in zip(board.cells, s.fields, around, strict=True)
        ],
        players=[_player(s, i, player, owners, claims) for i, player in enumerate(s.players)],
        stock=_counts(s.stock),
        deck_size=len(s.deck),
        discard=keys(s.discard),
        lying=keys(s.lying),
        first=s.first,
        current=s.current,
        phase=s.shown_phase.value,
        steps=[f"phase-{phase.value}" for phase in s.steps],
        step=s.steps.index(s.shown_phase),
        act=_act(s, s.act) if s.act is not None and _sees_act(s, None) else None,
        offer=[],
        turn=s.turn,
        round=s.round,
        clockwise=s.round > 1,
        order=[s.whose_turn(s.turn + i) for i in range(len(s.players))],
        over=s.over,
        end=s.end,
    )


def _seen_from(s: State, seat: Seat | None, shown: FallenLandsView) -> FallenLandsView:
    """The same with what only this seat knows."""
    if seat is None:
        return shown
    players = [
        replace(one, hand=keys(player.hand))
        if i == seat
        else replace(one, known=keys(player.known[seat]))
        if player.known[seat]
        else one
        for i, (player, one) in enumerate(zip(s.players, shown.players, strict=True))
    ]
    if seat != s.current:
        return replace(shown, seat=seat, players=players)
    act = _act(s, s.act) if s.act is not None else None
    return replace(shown, seat=seat, players=players, act=act, offer=keys(s.offer))


def _sees_act(s: State, seat: Seat | None) -> bool:
    """Whether the seat sees the current action. Until it is paid for, only its player does."""
    return seat == s.current or (s.act is not None and s.act.victim is not None)


def _act(s: State, act: Act) -> ActView:
    support = conquest.usable_support(s, s.current, act) if act.card.is_troop else ()
    cost = dict.fromkeys(FOLLOWERS, 0)
    for card in act.paying:
        for kind, count in card.cost.items():
            cost[kind] += count
    return ActView(
        card=act.card.key,
        magic=keys(act.magic),
        cost={kind.value: count for kind, count in cost.items() if count},
        attack=act.attack,
        field=act.place,
        sums=[act.attack + points for points in support],
        shared=conquest.is_shared(s, act),
        loans=list(act.loans),
        victim=act.victim,
    )


def _field(cell: tuple[int, int], one: Field, around: list[int]) -> FieldView:
    q, r = cell
    return FieldView(
        q=q,
        r=r,
        level=one.level,
        monster=MONSTERS[one.level],
        owner=one.owner,
        troop=one.troop.key if one.troop else None,
        fortification=one.fortification.key if one.fortification else None,
        support=one.support if one.troop else 0,
        claim=one.claim,
        flooded=one.flooded,
        around=around,
    )


def _player(
    s: State, i: Seat, player: Player, owners: list[Seat | None], claims: list[Seat | None]
) -> PlayerView:
    return PlayerView(
        hand=None,
        hand_size=len(player.hand),
        known=[],
        money=player.money,
        ready=_counts(player.ready),
        spent=_counts(player.spent),
        shadows=_counts(s.shadows) if i == s.current else {},
        followers=sum(player.ready.values()) + sum(player.spent.values()),
        fields=owners.count(i),
        claims=claims.count(i),
        idle=player.idle,
        turns=player.turns,
    )


def _counts(followers: dict[Follower, int]) -> dict[str, int]:
    return {kind.value: count for kind, count in followers.items()}


def redeal(s: State, seat: Seat | None, chance: Chance) -> None:
    """Re-deals the deck and the hands of others, except for the cards that the seat has seen there.
    Another player's unfinished action is dropped: it would not fit the new hand."""
    if not _sees_act(s, seat):
        s.act = None
    if seat != s.current:
        s.offer.clear()
    hidden = [unseen(s.deck)]
    for i, player in enumerate(s.players):
        if i != seat:
            hidden.append(Unseen(player.hand, _unknown(player, seat)))
    deal_again(chance, seat, lists=hidden)
    for i, player in enumerate(s.players):
        if i != seat:
            _redeal_known(player, seat, chance)


def _unknown(player: Player, seat: Seat | None) -> list[int]:
    """The indices in another player's hand of cards that the seat has not seen."""
    seen = [] if seat is None else list(player.known[seat])
    found = []
    for i, card in enumerate(player.hand):
        if card in seen:
            seen.remove(card)
        else:
            found.append(i)
    return found


def _redeal_known(player: Player, seat: Seat | None, chance: Chance) -> None:
    """Re-deals what third players have seen of a hand that was dealt again."""
    for other, known in enumerate(player.known):
        if known and other != seat:
            cards = list(player.hand)
            chance.shuffle(cards)
            known[:] = cards[: len(known)]


class Look:
    """A bot's eyes: only what its seat may know, read when needed."""

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
        """All fields; not to be changed."""
        return self._s.fields

    @property
    def around(self) -> list[tuple[int, ...]]:
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
        """The ready and spent Followers, without those that are there for this turn only."""
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
        """The cards of another player's hand that the bot has seen."""
        return self._s.players[seat].known[self.seat]

    def idle(self, seat: Seat) -> bool:
        return self._s.players[seat].idle

    def others(self) -> tuple[Seat, ...]:
        return self._s.others(self.seat)


class CopiedLook(LookAtCopy, Look):  # type: ignore[override]
    """The same for a bot that somebody brought along."""

    __slots__ = ("_copied", "_copy")

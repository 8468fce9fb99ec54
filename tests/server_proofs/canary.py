"""A game of nothing but secrets. Every hidden thing has a name that occurs nowhere else, so that
whoever is told of it can be found out.

Players draw, show and give away slips of paper, peek at the pile, and at the end of each round bid
one slip each in secret.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, ClassVar, Self

import msgspec
from msgspec import Meta

from throneroom import kernel
from throneroom.kernel import (
    NO,
    YES,
    Chance,
    Decision,
    Event,
    Flow,
    Game,
    ImpossiblePosition,
    Match,
    Options,
    Outcome,
    Plain,
    Score,
    Seat,
)

SLIP = re.compile(rb"canary-[0-9a-f]{16}")
HAND, PILE, ROUNDS = 3, 40, 8


def install(folder: Path) -> Path:
    """Makes the game known to whoever has the folder on its path, as a package of its own would."""
    info = folder / "canary-1.dist-info"
    info.mkdir(parents=True, exist_ok=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: canary\nVersion: 1\n")
    (info / "entry_points.txt").write_text(
        "[throneroom.games]\ncanary = tests.server_proofs.canary:CANARY\n"
    )
    return folder


class CanaryOptions(Options, frozen=True, kw_only=True):
    players: Annotated[int, Meta(ge=2, le=4)] = 3


@dataclass(slots=True)
class Player(Plain):
    hand: list[str]
    bid: list[str] = field(default_factory=list)
    """Laid down, face down, until everybody has."""


@dataclass(slots=True)
class Papers(kernel.State):
    players: list[Player]
    pile: list[str]
    shown: list[str] = field(default_factory=list)
    current: Seat = 0
    round: int = 0


class Drew(Event, frozen=True):
    """Nobody else notices."""

    seat: Seat
    slip: str

    def seen_by(self, seat: Seat | None) -> Self | None:
        return self if seat == self.seat else None


class Gave(Event, frozen=True):
    seat: Seat
    to: Seat
    slip: str | None

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat in (self.seat, self.to) else type(self)(self.seat, self.to, None)


class Shown(Event, frozen=True):
    seat: Seat
    slip: str


class Bid(Event, frozen=True):
    seat: Seat
    slip: str


class PapersView(msgspec.Struct, frozen=True):
    hand: list[str]
    bid: list[str]
    hands: list[int]
    pile: int
    shown: list[str]
    round: int


class Canary(Game[Papers, CanaryOptions]):
    slug: ClassVar[str] = "canary"
    rules_version: ClassVar[int] = 1

    Options = CanaryOptions
    State = Papers
    View = PapersView
    events = (Drew, Gave, Shown, Bid)

    def setup(self, options: CanaryOptions, chance: Chance) -> Papers:
        names = [_name(chance) for _ in range(PILE + HAND * options.players)]
        hands = [[names.pop() for _ in range(HAND)] for _ in range(options.players)]
        return Papers(chance, [Player(hand) for hand in hands], names)

    def flow(self, state: Papers) -> Flow:
        while state.round < ROUNDS:
            while state.current < len(state.players):
                yield from self._turn(state, state.current)
                state.current += 1
            yield from self._bids(state)
            state.current = 0
            state.round += 1

    def _turn(self, s: Papers, me: Seat) -> Flow:
        player = s.players[me]
        others = [seat for seat in range(len(s.players)) if seat != me]
        moves = ["draw", "peek", *(f"show:{slip}" for slip in player.hand)]
        moves += [f"give:{slip}:{other}" for slip in player.hand for other in others]
        move: str = yield Decision(me, "move", moves, checkpoint=True)
        match move.split(":"):
            case ["draw"]:
                slip = s.pile.pop()
                player.hand.append(slip)
                s.reveals += 1
                self._tell(s, Drew(me, slip))
            case ["peek"]:
                s.reveals += 1
                if (yield Decision(me, "bury", (YES, NO), facts={"slip": s.pile[-1]})) is YES:
                    s.pile.insert(0, s.pile.pop())
            case ["show", slip]:
                player.hand.remove(slip)
                s.shown.append(slip)
                s.reveals += 1
                self._tell(s, Shown(me, slip))
            case ["give", slip, other]:
                player.hand.remove(slip)
                s.players[int(other)].hand.append(slip)
                s.reveals += 1
                self._tell(s, Gave(me, int(other), slip))

    def _bids(self, s: Papers) -> Flow:
        for seat, player in enumerate(s.players):
            if player.hand:
                chosen: list[str] = yield Decision(seat, "bid", list(player.hand), 0, 1)
                for slip in chosen:
                    player.hand.remove(slip)
                    player.bid.append(slip)
        s.reveals += 1
        for seat, player in enumerate(s.players):
            for slip in player.bid:
                self._tell(s, Bid(seat, slip))
            s.shown += player.bid
            player.bid.clear()

    def _tell(self, s: Papers, event: Event) -> None:
        if s.log is not None:
            s.log.append(event)

    def check(self, state: Papers) -> None:
        if len(state.players) != state.options.players:
            raise ImpossiblePosition("state.players: not as many as there are seats.")

    def view(self, state: Papers, seat: Seat | None) -> PapersView:
        own = state.players[seat] if seat is not None else Player([])
        return PapersView(
            hand=own.hand,
            bid=own.bid,
            hands=[len(player.hand) for player in state.players],
            pile=len(state.pile),
            shown=state.shown,
            round=state.round,
        )

    def redeal(self, state: Papers, seat: Seat | None, chance: Chance) -> None:
        chance.shuffle(state.pile)

    def outcome(self, state: Papers) -> Outcome:
        players = len(state.players)
        return Outcome([1] * players, [Score(0)] * players, "over")


def _name(chance: Chance) -> str:
    return f"canary-{chance.below(2**32):08x}{chance.below(2**32):08x}"


CANARY = Canary()


class Knowledge:
    """Who may know which slips, by the rules and from the true state: what one has held or
    peeked at, and what was shown to all."""

    def __init__(self, match: Match) -> None:
        self.seats: dict[Seat | None, set[bytes]] = {None: set()}
        self.seats |= {seat: set() for seat in range(match.options.players)}
        self.learn(match)

    def learn(self, match: Match) -> None:
        """As the game stands now."""
        state: Any = match.state
        for seat, known in self.seats.items():
            known.update(slip.encode() for slip in state.shown)
            if seat is not None:
                held = state.players[seat]
                known.update(slip.encode() for slip in [*held.hand, *held.bid])
        decision = match.decision
        if decision is not None and decision.kind == "bury":
            self.seats[decision.seat].add(state.pile[-1].encode())

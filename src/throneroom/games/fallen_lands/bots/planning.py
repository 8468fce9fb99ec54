"""How a bot plans its turn: the possible sequences of actions, and their values.

The bot tries a turn out on paper: its own Followers, hand and Support, and the free fields. Nothing
on the paper is hidden from the seat.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any, NamedTuple, TypeAlias

from throneroom.games.fallen_lands.board import PLACES
from throneroom.games.fallen_lands.cards import (
    BUILDER,
    CARDS,
    CLAIM,
    CRAFTSMAN,
    FLOOD,
    FOLLOWERS,
    HORN,
    MAGE,
    PLAGUE,
    SHADOW_ARMY,
    SHADOW_FOLLOWER,
    THIEF,
    WARRIOR,
    Card,
    Follower,
)
from throneroom.games.fallen_lands.view import Look

DEPTH = 7
"""The most actions in a line."""


REACH = (0.55, 0.55, 0.48, 0.36, 0.25, 0.15, 0.09, 0.05, 0.03, 0.02, 0.01, 0.0, 0.0)
"""The chance that a field is taken some day, by the points that an Attack must still bring."""
_MOST_SUPPORT = 60


@lru_cache
def _from_most_support(reach: tuple[float, ...]) -> tuple[float, ...]:
    """The same chances for needs from zero downwards, where Support alone is more than enough."""
    return (reach[0],) * _MOST_SUPPORT + reach


_REACH = _from_most_support(REACH)


def chance_of(need: int) -> float:
    """The chance that a field is taken some day, by the points that an Attack must still bring."""
    return _REACH[need + _MOST_SUPPORT]


class Taste(NamedTuple):
    """The value that a bot gives to things, in coins."""

    hope: float = 0.0
    """The value of a field that could be taken later, as a share of its level."""
    denial: float = 0.0
    """The value of keeping a field from another player who could have taken it, as a share of its
    level."""
    card: float = 0.0
    """The value of a card drawn."""
    troop: float = 0.0
    """The value of a point on a Troop that is kept for later."""
    reach: tuple[float, ...] = REACH
    """The chance that a field is taken some day, by the points that an Attack must still bring."""
    fear: float = 1.0
    """The chance of other players, as a share of one's own chance (`reach`)."""
    rivalry: float = 0.5
    """The loss in value of a field that another player can take too, as a share of that player's
    chance."""
    horizon: float = 4.0
    """Number of turns left below which later gains count less."""
    branches: int = 6
    """Moves that are tried at each step of a line."""
    beam: int = 5
    """Lines that are kept at each step."""


class Move(NamedTuple):
    """An action as the answers to its questions, in order."""

    answers: tuple[Any, ...]
    value: float
    gain: int
    """The coins that it brings at once."""
    cards: tuple[Card, ...]
    paid: tuple[Card, ...]
    """The cards whose Followers are spent."""
    number: int = -1
    support: int = 0
    takes: bool = False


class Paper:
    """A turn, as far as it is planned."""

    __slots__ = (
        *("around", "done", "free", "gain", "hand"),
        *("look", "moves", "own", "ready", "value"),
    )

    def __init__(self, look: Look, extra: Mapping[Follower, int] | None = None) -> None:
        self.look = look
        ready = look.ready()
        self.ready = {kind: ready[kind] + (extra or {}).get(kind, 0) for kind in FOLLOWERS}
        self.hand = list(look.hand)
        self.around = list(look.around[look.seat])
        self.free = {n for n, field in enumerate(look.fields) if not field.closed}
        self.own = {
            n
            for n, field in enumerate(look.fields)
            if field.owner == look.seat and field.fortification is None
        }
        self.moves: tuple[Move, ...] = ()
        self.done: frozenset[tuple[int, tuple[Card, ...]]] = frozenset()
        """The actions so far, whatever their order: their fields and cards."""
        self.value = 0.0
        self.gain = 0

    def after(self, move: Move) -> Paper:
        new = Paper.__new__(Paper)
        new.look = self.look
        new.ready = dict(self.ready)
        for card in move.paid:
            for kind, count in card.cost.items():
                new.ready[kind] -= count
        new.hand = list(self.hand)
        for card in move.cards:
            new.hand.remove(card)
        new.around, new.free, new.own = self.around, self.free, self.own
        if move.support:
            new.around = self.around[:]
            for n in self.look.board.neighbours[move.number]:
                new.around[n] += move.support
        if move.takes:
            new.free = self.free - {move.number}
            new.own = self.own | {move.number}
        elif move.number >= 0:
            new.own = self.own - {move.number}
        new.moves = (*self.moves, move)
        new.done = self.done | {(move.number, move.cards)}
        new.value = self.value + move.value
        new.gain = self.gain + move.gain
        return new


_Idea: TypeAlias = tuple[float, int, Card, tuple[Card, ...]]
"""A possible action: its value, the field, the card, and the magic that it needs."""


class Thinker:
    """Weighs moves. Whatever can't change during one's own turn is computed once."""

    def __init__(self, look: Look, taste: Taste) -> None:
        self.look = look
        self.taste = taste
        fields = look.fields
        self.left = turns_left(look)
        late = min(1.0, self.left / taste.horizon)
        self.reach = _from_most_support(taste.reach)
        self.rivals = [0.0] * len(fields)
        """By field: the best chance that another player has of taking it."""
        free = [(n, field.level) for n, field in enumerate(fields) if not field.closed]
        for seat in look.others():
            around = look.around[seat]
            for n, level in free:
                chance = taste.fear * self.reach[level - around[n] + _MOST_SUPPORT]
                self.rivals[n] = max(self.rivals[n], chance)
        self.worth = [
            field.level * taste.hope * late * (1 - taste.rivalry * self.rivals[n])
            for n, field in enumerate(fields)
        ]
        self.card = taste.card * late
        self.troop = taste.troop * late
        self.levels = [field.level for field in fields]
        self.neighbours = look.board.neighbours

    # Moves

    def moves(self, paper: Paper, most: int | None = None) -> list[Move]:
        """The best actions, the best one first; all of them if `most` is None."""
        found = [*self.conquests(paper), *self.buildings(paper)]
        found.sort(key=lambda idea: -idea[0])
        return [self._move(*idea) for idea in found[:most]]

    def conquests(self, paper: Paper) -> Iterator[_Idea]:
        levels, around = self.levels, paper.around
        boosts = _boosts(paper.hand, paper.ready[MAGE])
        most = boosts[-1][0]
        for troop in dict.fromkeys(paper.hand):
            if not troop.is_troop or not _payable(paper.ready, troop):
                continue
            kept = self.troop * (troop.attack + troop.support)
            for n in paper.free:
                need = levels[n] - around[n] - troop.attack
                if need > most:
                    continue
                magic: tuple[Card, ...] = ()
                cost = kept
                if need > 0:
                    magic = next(cards for strength, cards in boosts if strength >= need)
                    cost += sum([self.card * (1 + card.cost[MAGE]) for card in magic])
                yield self.value_of(paper, n, troop.support) + levels[n] - cost, n, troop, magic

    def value_of(self, paper: Paper, number: int, support: int) -> float:
        """The value of a conquest besides its coins: the neighbours that come within reach, and the
        players who are kept out."""
        level = self.levels[number]
        value = self.taste.denial * level * self.rivals[number]
        value -= self.worth[number] * self.reach[level - paper.around[number] + _MOST_SUPPORT]
        return value + self.promise(paper, number, support)

    def promise(self, paper: Paper, number: int, support: int) -> float:
        """The value of more Support for the neighbouring fields."""
        levels, around, free = self.levels, paper.around, paper.free
        worth, reach = self.worth, self.reach
        value = 0.0
        for n in self.neighbours[number]:
            if n in free:
                need = levels[n] - around[n] + _MOST_SUPPORT
                value += worth[n] * (reach[need - support] - reach[need])
        return value

    def buildings(self, paper: Paper) -> Iterator[_Idea]:
        for card in dict.fromkeys(paper.hand):
            if not card.is_fortification:
                continue
            for magic in _ways_to_build(paper, card):
                cost = sum([self.card * (1 + used.cost[MAGE]) for used in magic])
                for n in paper.own:
                    yield self.promise(paper, n, card.support) - cost, n, card, magic

    def _move(self, value: float, n: int, card: Card, magic: tuple[Card, ...]) -> Move:
        level = self.levels[n]
        cards = (card, *magic)
        answers = (*cards, PLACES[n][level])
        if card.is_troop:
            return Move(answers, value, level, cards, cards, n, card.support, takes=True)
        return Move(answers, value, 0, cards, magic or (card,), n, card.support)

    # Turns

    def plan(self, paper: Paper) -> Paper:
        """The best line of actions."""
        best = paper
        lines = [paper]
        branches, beam = self.taste.branches, self.taste.beam
        for _ in range(DEPTH):
            found: dict[frozenset[Any], tuple[float, Paper, Move]] = {}
            for line in lines:
                for move in self.moves(line, branches):
                    value = line.value + move.value
                    key = line.done | {(move.number, move.cards)}
                    if key not in found or found[key][0] < value:
                        found[key] = value, line, move
            order = sorted(found.values(), key=lambda step: -step[0])
            lines = [line.after(move) for _, line, move in order[:beam]]
            if not lines:
                break
            if lines[0].value > best.value:
                best = lines[0]
        return best

    def value_of_turn(self, extra: Mapping[Follower, int]) -> float:
        paper = Paper(self.look, extra)
        return self.plan(paper).value + self.card * extra.get(MAGE, 0)


def turns_left(look: Look) -> float:
    """An estimate of the number of turns that each player still has."""
    free = sum(not field.closed for field in look.fields)
    return max(1.0, free / (1.25 * look.players))


def _payable(ready: Mapping[Follower, int], card: Card) -> bool:
    return all(ready[kind] >= count for kind, count in card.cost.items())


def _boosts(hand: Sequence[Card], mages: int) -> Sequence[tuple[int, tuple[Card, ...]]]:
    """The points that magic can add to an Attack, from none to the most, each with its cheapest set
    of cards."""
    cards = [card for card in hand if card.boost and card.cost[MAGE] <= mages]
    return _combined(tuple(cards), mages) if cards else _NO_BOOSTS


_NO_BOOSTS: Sequence[tuple[int, tuple[Card, ...]]] = [(0, ())]


@lru_cache(maxsize=1000)
def _combined(cards: tuple[Card, ...], mages: int) -> Sequence[tuple[int, tuple[Card, ...]]]:
    best: dict[int, tuple[Card, ...]] = {0: ()}
    for count in range(1, min(3, len(cards)) + 1):
        for some in combinations(cards, count):
            strength = sum(card.boost for card in some)
            cost = sum(card.cost[MAGE] for card in some)
            if cost <= mages and strength not in best:
                best[strength] = some
    return sorted(best.items(), key=lambda item: item[0])


def _ways_to_build(paper: Paper, card: Card) -> list[tuple[Card, ...]]:
    if _payable(paper.ready, card):
        return [()]
    if BUILDER in paper.hand and _payable(paper.ready, BUILDER):
        return [(BUILDER,)]
    return []


# Single cards


def shadows(look: Look) -> Iterator[tuple[tuple[Any, ...], dict[Follower, int]]]:
    """Magic that brings Followers for this turn: the answers, and the change in ready Followers."""
    ready = look.ready()
    if SHADOW_ARMY in look.hand and _payable(ready, SHADOW_ARMY):
        count = min(look.followers()[WARRIOR], look.stock[WARRIOR])
        if count:
            yield (SHADOW_ARMY,), {WARRIOR: count, MAGE: -SHADOW_ARMY.cost[MAGE]}
    if SHADOW_FOLLOWER in look.hand and _payable(ready, SHADOW_FOLLOWER):
        for kind in (WARRIOR, CRAFTSMAN):
            if look.stock[kind]:
                yield (SHADOW_FOLLOWER, kind), {kind: 1, MAGE: -SHADOW_FOLLOWER.cost[MAGE]}


def card_value(look: Look, card: Card, have: Mapping[Follower, int]) -> float:
    """The value of a card in hand, which depends on how soon it can be paid for."""
    missing = sum([max(0, count - have[kind]) for kind, count in card.cost.items()])
    soon = (1.0, 0.7, 0.4, 0.2)[min(missing, 3)]
    if card.is_troop:
        return (1.2 + 0.6 * card.attack + 0.5 * card.support) * soon
    if card.is_fortification:
        return (0.4 + 0.4 * card.support) * soon
    return MAGIC_VALUES[card] * soon


MAGIC_VALUES: Mapping[Card, float] = {
    **{card: 0.6 + 0.5 * card.boost for card in CARDS.values() if card.boost},
    CLAIM: 1.0,
    FLOOD: 0.7,
    BUILDER: 0.8,
    HORN: 0.5,
    PLAGUE: 1.0,
    SHADOW_ARMY: 1.3,
    SHADOW_FOLLOWER: 0.9,
    THIEF: 1.2,
}

"""How a bot evaluates a position and plans with a card. Nothing here is a rule.

A position is evaluated for one seat. While that seat plans its own turn, nobody else's pieces move.
So one table per region suffices: the value of the region for every number of own pieces there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from throneroom.games.legends.bots.leads import HELD, LEADS, MOST, NOBODY, holds, region_worth
from throneroom.games.legends.bots.ways import Graph, Ways
from throneroom.games.legends.cards import (
    BANDIT_KING,
    CITADEL,
    DRAGON,
    FAIRY_QUEEN,
    GATE,
    RED_SORCERESS,
    ROGUES,
    SWAMP,
    TOKENS,
    WHITE_KNIGHT,
    Action,
    Card,
)
from throneroom.games.legends.state import SEA_COST
from throneroom.games.legends.tiles import Region
from throneroom.games.legends.view import Look
from throneroom.kernel import Seat

LITTLE = 1e-6
"""A march is made only if it gains more than this."""
MANY = 1000
_WAYS: dict[Any, Ways] = {}
"""Ways by board, cost of the sea, and gates. Many positions share a board."""


class Taste(NamedTuple):
    """The weights of a bot. They were tuned by letting bots play one another."""

    width: int = 1
    """Lines of play that are kept at each step of a march."""
    again: int = 0
    """Lines that are kept in a second search, made before a march is stopped; 0: no second
    search."""
    denial: float = 0.0
    """The worth of taking a point away from another player."""
    doubt: float = 0.0
    """The rate at which a lead loses its value as more turns follow."""
    armies: float = 0.0
    """The worth of a spare army for later turns."""
    city: float = 0.0
    """The worth of a city for each round that follows."""
    abilities: float = 0.0
    coin: float = 0.0
    last: bool = False
    """Whether to let the opponent begin in a game for two: the last move decides control."""


class _Line(NamedTuple):
    """Some steps of a march, and the pieces after them."""

    gain: float
    armies: tuple[int, ...]
    mine: tuple[int, ...]
    steps: tuple[tuple[int, int], ...]


def _moved(pieces: tuple[int, ...], a: int, b: int) -> tuple[int, ...]:
    new = list(pieces)
    new[a] -= 1
    new[b] += 1
    return tuple(new)


class Position:
    """The board as one seat evaluates it."""

    def __init__(self, look: Look, taste: Taste, ahead: int = 0) -> None:
        """`ahead` is the number of own turns after the one that is being planned."""
        self.look, self.taste, self.ahead = look, taste, ahead
        me = self.me = look.seat
        n = self.players = look.players
        self.regions = look.board.regions
        self._known: dict[int, Ways] = {}
        self.index = {region: i for i, region in enumerate(self.regions)}
        size = len(self.regions)
        self.pieces = [[0] * size for _ in range(n + 1)]
        for seat in range(n):
            for held in (look.armies(seat), look.cities(seat)):
                for region, count in held.items():
                    self.pieces[seat][self.index[region]] += count
        for region, count in look.neutral.items():
            self.pieces[n][self.index[region]] += count
        self.armies = [0] * size
        for region, count in look.armies(me).items():
            self.armies[self.index[region]] = count
        self.mine = self.pieces[me][:]
        self.tokens = look.tokens
        self.citadel = [self.tokens.get(region) == CITADEL.key for region in self.regions]
        self.islands = [
            tuple(self.index[region] for region in island.regions) for island in look.board.islands
        ]
        self.island_of = [0] * size
        for i, island in enumerate(self.islands):
            for r in island:
                self.island_of[r] = i
        knight = look.leader(me) is WHITE_KNIGHT
        self.island_worth = [1 + (knight and len(island) >= 3) for island in self.islands]
        self.weights = self._weights()
        self.sure = self._sure()
        self.worth: list[list[float]] = [[] for _ in range(size)]
        self.owner: list[list[int]] = [[] for _ in range(size)]
        self._marches: dict[int, list[_Line]] = {}
        """The best lines by the cost of the sea, then by units."""
        self.top = [0] * size
        """The most pieces of another owner, by region."""
        for r in range(size):
            self._tabulate(r)
        self.island_value = [self._island(i) for i in range(len(self.islands))]
        self.potential = self._potential()

    # The value of others' points, and the certainty of a lead

    def _weights(self) -> list[float]:
        """The weight of each owner's points; 0 for the neutral colour's."""
        scores = [score.total for score in self.look.scores()]
        others = [seat for seat in range(self.players) if seat != self.me]
        best = max(scores[seat] for seat in others)
        share = 1 / len(others)
        weights = [0.0] * (self.players + 1)
        for seat in others:
            leads = scores[seat] == best
            weights[seat] = self.taste.denial * (share + (1 - share) * 0.4 * leads)
        return weights

    def _sure(self) -> tuple[float, ...]:
        """The share of a region that counts as one's own, by the lead over the next owner."""
        look, n = self.look, self.players
        is_last = all(len(look.cards(seat)) >= look.rounds for seat in range(n) if seat != self.me)
        if is_last or not self.taste.doubt:
            return HELD
        turns = self.taste.doubt * self.ahead
        return tuple([holds(lead, turns) for lead in LEADS])

    def _tabulate(self, r: int) -> None:
        """Tabulates the value and the owner of a region for each number of own pieces there."""
        top = second = 0
        leader = NOBODY
        for owner, pieces in enumerate(self.pieces):
            count = pieces[r]
            if owner == self.me or not count:
                continue
            if count > top:
                top, second, leader = count, top, owner
            elif count == top:
                second, leader = top, NOBODY
            elif count > second:
                second = count
        weight = self.weights[leader] if leader != NOBODY else 0.0
        self.worth[r], self.owner[r] = region_worth(
            self.me, top, second, leader, 1 + self.citadel[r], weight, self.sure
        )
        self.top[r] = top

    def _island(self, i: int) -> float:
        counts = [0] * (self.players + 2)
        for r in self.islands[i]:
            counts[self.owner[r][self.mine[r]]] += 1
        counts[NOBODY] = 0
        top = max(counts)
        if not top:
            return 0.0
        if counts.count(top) > 1:
            return 0.21 * bool(self.taste.doubt and self.ahead) if counts[self.me] == top else 0.0
        owner = counts.index(top)
        if owner == self.me:
            return float(self.island_worth[i])
        return -self.weights[owner]

    def _potential(self) -> list[float]:
        """The value of a spare army by region, from what it could take and how far away that is."""
        size = len(self.regions)
        if not self.ahead or not self.taste.armies:
            return [0.0] * size
        prize = []
        for r in range(size):
            gap = 1
            while self.owner[r][min(self.mine[r] + gap, MOST - 1)] != self.me and gap < 6:
                gap += 1
            more = min(self.mine[r] + gap, MOST - 1)
            prize.append(max(0.0, self.worth[r][more] - self.worth[r][self.mine[r]]) / gap)
        found = [
            max([prize[end] / discount for end, discount in ways], default=0.0)
            for ways in self._ways(self.sea_cost()).discounts
        ]
        factor = self.taste.armies * min(1.0, self.ahead / 3)
        return [factor * value for value in found]

    # Ways

    def sea_cost(self, card: Card | None = None) -> int:
        flying = sum(own.flying for own in self.look.cards(self.me))
        if card is not None and card not in self.look.cards(self.me):
            flying += card.flying
        return max(1, SEA_COST - flying)

    def near_by_sea(self, sea: int) -> Graph:
        return self._ways(sea).graph

    def _ways(self, sea: int) -> Ways:
        if sea not in self._known:
            board = self.look.board
            gates = tuple([region for region, key in self.tokens.items() if key == GATE.key])
            key = (board.layout, board.tiles, sea, gates)
            ways = _WAYS.get(key)
            if ways is None:
                near = [self.look.steps(region, sea) for region in self.regions]
                ways = Ways([[(self.index[step.end], step.cost) for step in x] for x in near])
                if len(_WAYS) > MANY:
                    _WAYS.clear()
                _WAYS[key] = ways
            self._known[sea] = ways
        return self._known[sea]

    # Values

    def spare(self, r: int, mine: int) -> float:
        """The worth of the armies beyond a safe lead, which can go elsewhere."""
        beyond = mine - self.top[r] - 1
        if beyond <= 0:
            return 0.0
        return min(self.armies[r], beyond) * self.potential[r]

    def change(self, r: int, armies: int, cities: int = 0) -> None:
        """Adds own pieces, or takes them away."""
        before = self.mine[r]
        after = self.mine[r] = before + armies + cities
        self.armies[r] += armies
        owners = self.owner[r]
        if owners[before] != owners[after]:
            i = self.island_of[r]
            self.island_value[i] = self._island(i)

    def gain(self, r: int, armies: int, cities: int = 0) -> float:
        """The value of such a change, without making it."""
        before = self._local(r)
        self.change(r, armies, cities)
        after = self._local(r)
        self.change(r, -armies, -cities)
        return after - before

    def _local(self, r: int) -> float:
        mine = self.mine[r]
        return self.worth[r][mine] + self.spare(r, mine) + self.island_value[self.island_of[r]]

    # Planning

    def recruit(self, n: int) -> tuple[float, list[int]]:
        """The gain of n new armies placed one by one, and where they go."""
        look = self.look
        n = min(n, look.reserve(self.me))
        places = [i for i, r in enumerate(self.regions) if r is look.start]
        places += [self.index[r] for r in look.cities(self.me) if r is not look.start]
        total = 0.0
        placed: list[int] = []
        for _ in range(n):
            best = max(places, key=lambda r: self.gain(r, 1))
            total += self.gain(best, 1) + self.entering(best)
            self.change(best, 1)
            placed.append(best)
        for r in placed:
            self.change(r, -1)
        return total, placed

    def entering(self, r: int, moving: bool = False) -> float:
        """The value of the side effects of an army's arrival: a dragon slain, a coin lost."""
        token = self.tokens.get(self.regions[r])
        if token == DRAGON.key:
            there = self.look.neutral.get(self.regions[r], 0) + self.armies[r] + 1
            for seat in range(self.players):
                if seat != self.me:
                    there += self.look.armies(seat).get(self.regions[r], 0)
            return float(DRAGON.vp) if there >= DRAGON.armies else 0.05
        if token == ROGUES.key and moving and self.look.coins(self.me):
            return -self.coin_worth()
        return 0.0

    def coin_worth(self) -> float:
        """The value of a coin: high while turns are many and coins few. Even a spare coin counts a
        little, to break ties."""
        coins = self.look.coins(self.me)
        scarce = max(0.0, 1.95 - coins / (self.ahead + 1)) if self.ahead else 0.0
        saved = any(a.type == "vp_per_coins" for c in self.look.cards(self.me) for a in c.abilities)
        return 0.04 + self.taste.coin * (0.4 + scarce) * bool(self.ahead) + 0.3 * saved

    def march(self, units: int, sea: int) -> tuple[float, tuple[tuple[int, int], ...]]:
        """The best gain found with these units, and the steps that lead to it."""
        found = self._marches.get(sea)
        if found is None or len(found) <= units:
            found = self._marches[sea] = self._best_marches(max(units, self._farthest()), sea)
        best = found[units]
        return (best.gain if best.steps else 0.0), best.steps

    def _farthest(self) -> int:
        """The most units that a card of the row would give for a march."""
        held = (*self.look.cards(self.me), *self.look.held_tokens(self.me))
        bonus = sum([x.move_bonus for x in held])
        marches = [
            action.n + bonus + card.move_bonus
            for card in self.look.row
            for action in card.actions
            if action.type == "march"
        ]
        return max(marches, default=0)

    def _best_marches(self, units: int, sea: int) -> list[_Line]:
        """The best line found for each number of units up to this one."""
        graph = self.near_by_sea(sea)
        armies_now, mine_now = self.armies, self.mine
        start = _Line(0.0, tuple(armies_now), tuple(mine_now), ())
        at: list[dict[tuple[int, ...], _Line]] = [{} for _ in range(units + 1)]
        """Lines that lead to different places, by the units spent."""
        at[0][start.armies] = start
        best = [_Line(LITTLE, (), (), ())] * (units + 1)
        for spent in range(units):
            lines = sorted(at[spent].values(), key=lambda line: -line.gain)
            for gained, armies, mine, steps in lines[: self.taste.width]:
                self.armies, self.mine = list(armies), list(mine)
                self._refresh()
                for a, count in enumerate(armies):
                    if not count:
                        continue
                    leaving = self._local(a)
                    for b, cost in graph[a]:
                        whole = spent + cost
                        if whole > units:
                            continue
                        gain = gained + self._step(a, b, leaving)
                        moved = _moved(armies, a, b)
                        there = at[whole]
                        if moved in there and there[moved].gain >= gain:
                            continue
                        line = _Line(gain, moved, _moved(mine, a, b), (*steps, (a, b)))
                        there[moved] = line
                        if gain > best[whole].gain:
                            best[whole] = line
        self.armies, self.mine = armies_now, mine_now
        self._refresh()
        for spent in range(1, units + 1):
            best[spent] = max(best[spent - 1], best[spent], key=lambda line: line.gain)
        return best

    def _refresh(self) -> None:
        self.island_value = [self._island(i) for i in range(len(self.islands))]

    def _step(self, a: int, b: int, leaving: float) -> float:
        """The value of a step from a to b, without making it."""
        armies, mine = self.armies, self.mine
        from_, to = self.island_of[a], self.island_of[b]
        before = leaving + self._local(b)
        if from_ == to:
            before -= self.island_value[to]
        entering = self.entering(b, moving=True)
        owners_a, owners_b = self.owner[a], self.owner[b]
        lost = owners_a[mine[a]] != owners_a[mine[a] - 1]
        won = owners_b[mine[b]] != owners_b[mine[b] + 1]
        armies[a] -= 1
        mine[a] -= 1
        armies[b] += 1
        mine[b] += 1
        after = self.worth[a][mine[a]] + self.spare(a, mine[a])
        # An island changes hands only with one of its regions.
        left = lost or (won and from_ == to)
        after += self._island(from_) if left else self.island_value[from_]
        after += self.worth[b][mine[b]] + self.spare(b, mine[b])
        if from_ != to:
            after += self._island(to) if won else self.island_value[to]
        armies[a] += 1
        mine[a] += 1
        armies[b] -= 1
        mine[b] -= 1
        return after - before + entering

    def city(self) -> tuple[float, int | None]:
        """The best place for a city, and its value there."""
        look = self.look
        if not look.cities_left(self.me):
            return 0.0, None
        best: tuple[float, int | None] = (0.0, None)
        knight = look.leader(self.me) is WHITE_KNIGHT and look.reserve(self.me) > 0
        bases = {self.index[r] for r in look.cities(self.me)}
        if look.start is not None:
            bases.add(self.index[look.start])
        for r, count in enumerate(self.armies):
            if count:
                gain = self.gain(r, int(knight), 1) + self.token(self.regions[r])
                if r not in bases:
                    near = any(end in bases for end, _ in self.near_by_sea(SEA_COST)[r])
                    gain += self.taste.city * self.ahead * (0.6 if near else 1.0)
                if best[1] is None or gain > best[0]:
                    best = (gain, r)
        return best

    def token(self, region: Region) -> float:
        """The value of the token that a city there would find."""
        key = self.tokens.get(region, "")
        if key == "face_down":
            return 0.5
        token = TOKENS.get(key)
        if token is None or token.kind not in ("exploration", SWAMP.kind):
            return 0.0
        return (
            token.vp
            + 0.6 * token.wins_ties
            + token.coins * self.coin_worth()
            + self.taste.abilities * self.ahead * (token.move_bonus + token.army_bonus)
            + self.elixirs(token.elixirs)
        )

    def destroy(self) -> tuple[float, tuple[int, int] | None]:
        """The army whose loss is worth most: its region and its owner's index (neutral: after all
        seats)."""
        best: tuple[float, tuple[int, int] | None] = (0.0, None)
        sorceress = self.look.leader(self.me) is RED_SORCERESS
        bandit = self.look.leader(self.me) is BANDIT_KING
        for r, count in enumerate(self.armies):
            if not count:
                continue
            for owner in range(self.players + 1):
                if owner == self.me or not self.army_of(owner, r):
                    continue
                gain = self._without(r, owner)
                if owner < self.players:
                    gain += 0.06 * (1 + self.weights[owner]) + 0.15 * bandit
                gain += 0.33 * sorceress
                if gain > best[0]:
                    best = (gain, (r, owner))
        return best

    def army_of(self, owner: int, r: int) -> bool:
        region = self.regions[r]
        if owner == self.players:
            return region in self.look.neutral
        if any(card.immune for card in self.look.cards(owner)):
            return False
        return region in self.look.armies(owner)

    def _without(self, r: int, owner: int) -> float:
        i = self.island_of[r]
        before = self._local(r)
        values, owners, top = self.worth[r], self.owner[r], self.top[r]
        self.pieces[owner][r] -= 1
        self._tabulate(r)
        self.island_value[i] = self._island(i)
        after = self._local(r)
        self.pieces[owner][r] += 1
        self.worth[r], self.owner[r], self.top[r] = values, owners, top
        self.island_value[i] = self._island(i)
        return after - before

    # Cards

    def card(self, card: Card, price: int, act: bool = True) -> float:
        """The worth of taking a card."""
        gain = self.action(card) if act else 0.0
        return gain + self.ability(card) - price * self.coin_worth()

    def action(self, card: Card) -> float:
        gains = [self.one_action(action, card) for action in card.actions]
        return max(gains) if card.mode == "or" else sum(gains)

    def one_action(self, action: Action, card: Card) -> float:
        own = self.look.cards(self.me)
        new = () if card in own else (card,)
        held = (*own, *new, *self.look.held_tokens(self.me))
        if action.type == "recruit":
            return self.recruit(action.n + sum(x.army_bonus for x in held))[0]
        if action.type == "march":
            units = action.n + sum(x.move_bonus for x in held)
            return self.march(units, self.sea_cost(card))[0]
        if action.type == "city":
            return self.city()[0]
        return self.destroy()[0]

    def ability(self, card: Card) -> float:
        """The value of the card's abilities for the rest of the game, to this seat and to
        others."""
        taste, ahead = self.taste, self.ahead
        worth = self.points_with(self.me, card)
        if not taste.abilities:
            return worth
        flying = sum(own.flying for own in self.look.cards(self.me))
        worth += taste.abilities * ahead * (card.move_bonus + card.army_bonus)
        worth += taste.abilities * ahead * card.flying * (1.3 if flying < 2 else 0.2)
        worth += taste.abilities * ahead * 0.6 * card.immune
        worth += self.elixirs(card.elixirs)
        worth += card.coins * self.coin_worth()
        worth += self.hope(card)
        for seat in range(self.players):
            if seat != self.me:
                worth += 0.35 * self.weights[seat] * self.points_with(seat, card)
        return worth

    def points_with(self, seat: Seat, card: Card) -> float:
        """The points that a card would add to those of a player's abilities."""
        cards = self.look.cards(seat)
        coins = self.look.coins(seat)
        before = ability_points(cards, coins)
        after = ability_points([*cards, card], coins)
        queen = self.look.leader(seat) is FAIRY_QUEEN and card.family == FAIRY_QUEEN.family
        return after - before + 0.34 * queen

    def hope(self, card: Card) -> float:
        """The worth of cards of a family that may still come."""
        if not self.ahead:
            return 0.0
        gone = [c for seat in range(self.players) for c in self.look.cards(seat)]
        own = self.look.cards(self.me)
        hope = 0.0
        for ability in card.abilities:
            if ability.type == "vp_per_family":
                row = sum(c.family == ability.family for c in self.look.row if c is not card)
                hope += 1.2 * row + 0.8 * min(3, self.ahead / 3)
            if ability.type == "vp_set":
                have = sum(c.family == ability.family for c in own) + 1
                lost = sum(c.family == ability.family for c in gone if c not in own)
                hope += 0.0 if lost else ability.vp * (0.6 if have == 1 else 1.0)
            if ability.type == "vp_per_flying":
                hope += 0.6 * min(3, self.ahead / 2)
            if ability.type == "vp_per_coins":
                hope += 0.4
        return hope

    def elixirs(self, more: int) -> float:
        """The worth of more elixirs: the chance of the points for most of them."""
        if not more:
            return 0.0
        mine = self._elixirs(self.me)
        best = max(self._elixirs(seat) for seat in range(self.players) if seat != self.me)
        return self._majority(mine + more - best) - self._majority(mine - best)

    def majority(self) -> float:
        """The value of the seat's elixirs."""
        mine = self._elixirs(self.me)
        best = max(self._elixirs(seat) for seat in range(self.players) if seat != self.me)
        return self._majority(mine - best) if mine or best else 0.0

    def _elixirs(self, seat: Seat) -> int:
        held = (*self.look.cards(seat), *self.look.held_tokens(seat))
        return sum(x.elixirs for x in held)

    def _majority(self, lead: int) -> float:
        if not self.ahead:
            return 2.0 if lead > 0 else 1.0 if lead == 0 else 0.0
        spread = 1.0 + 0.4 * self.ahead
        return 2.0 * min(1.0, max(0.0, 0.5 + lead / (2 * spread)))


def ability_points(cards: Sequence[Card], coins: int) -> float:
    """The points of these cards' abilities."""
    total = 0.0
    for card in cards:
        for ability in card.abilities:
            if ability.type == "vp_per_family":
                total += sum(c.family == ability.family for c in cards)
            elif ability.type == "vp_set":
                if sum(c.family == ability.family for c in cards) >= ability.need:
                    total += ability.vp
            elif ability.type == "vp_per_flying":
                total += sum(c.flying for c in cards)
            elif ability.type == "vp_per_coins":
                total += coins // ability.per
    return total

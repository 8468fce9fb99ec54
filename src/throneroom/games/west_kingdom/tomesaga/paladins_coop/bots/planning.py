"""The values of things to a player whose points are the team's."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, ClassVar, NamedTuple

from throneroom.games.west_kingdom.paladins.bots.planning import (
    AHEAD,
    GOODS_POINT,
    Plan,
    Prices,
    Taste,
)
from throneroom.games.west_kingdom.paladins.cards import (
    ACTIONS,
    COVER_BONUS,
    COVERS,
    FIRST_RIGHT,
    KEPT_WORKERS,
    ORDER_POINTS,
    RIGHT,
    TRACK,
    Action,
    Favour,
    Mode,
    Paladin,
)
from throneroom.games.west_kingdom.paladins.rewards import ATTRIBUTES
from throneroom.games.west_kingdom.paladins.scoring import PIECE_POINTS, TRACK_POINTS
from throneroom.games.west_kingdom.paladins.workers import CRIMINAL, KINDS, LABOURER
from throneroom.games.west_kingdom.tomesaga.paladins_coop.bots.roles import ROLES, role_of
from throneroom.games.west_kingdom.tomesaga.paladins_coop.cards import (
    HONOUR,
    HONOUR_MAX,
    KING_MORE,
    LEFT_POINTS,
    Penalty,
    TeamOrder,
)
from throneroom.games.west_kingdom.tomesaga.paladins_coop.look import Look, Side
from throneroom.kernel import Seat

CLIMB = 0.9
"""Expected steps of an attribute per round."""
HEAL = 0.6
"""Steps of honour that may be won back per round."""
SPARE_HONOUR = 0.15
"""The value of a step of honour that limits no attribute yet."""
REACH = 2.7
"""Expected steps towards an order per round."""
NEARLY = 0.5
"""The share of an order's value that is left for each step by which a paladin misses it."""
OUTSIDER = 1.3
"""The cost to a player of too few outsiders at the end of a round."""
STRUCK = 0.7
"""The cost to a player of a threat at the end of a round."""
HURRY = 0.25
"""The share of a worker's final penalty that counts before the last round."""
ENOUGH = 9
"""Workers beyond which more of them are worth nothing."""
OFTEN = 4
"""Workers on a favour from which on the bots don't use it again: without honour, two favours could
feed each other for ever."""
SELF = 0.45
"""The advantage of keeping an action's effect for oneself."""
KEEN = 0.07
"""The increase in a colour's value for an action that the player likes."""
GLUT = 0.2
"""The decrease in a colour's value for each worker of it that the player has."""
LAST = 0.8
"""The value of workers in the last round, where none is kept."""
FIT = 1.3
"""The weight of a player's liking for an order's tracks, in steps towards the order."""
SILVER, SILVER_LASTS = 0.4, 8.0
"""The value of the first silver beyond its point, and the amount of silver that is of use."""
PROVISIONS, PROVISIONS_LAST = 0.4, 4.0
"""The same for provisions."""
CHARGE = 0.1
"""The share of a step of honour that a second suspicion card costs."""
SHARED = (ACTIONS["develop"], ACTIONS["pray"], HONOUR)
"""Actions meant for a friend. Others may turn out to be more useful to one."""
HUNGER = 1.0
"""The increase in a worker's value to a player whose workshops wait for one."""
EARLY = 0.3
"""The increase, more than in proportion, in a workshop's value with the number of rounds left."""
USES = 0.6
"""Uses per round of an action that the taste does not mention."""
SHARE = 0.6
"""The share of the points for all workshops that counts for each one."""
LATE_STEP = 0.4
"""In the last round: the share of the points two steps ahead that counts."""
LENT = 0.35
"""The value of a step that a paladin lends, as a share of a step."""

PRICES = Prices(
    labourer=0.85,
    coloured=0.9,
    criminal=1.7,
    surplus=0.09,
    saved=2.3,
    opens=0.4,
    prayer=0.35,
    again=0.3,
    used=0.55,
    wall=1.9,
)
"""Tuned in many games of teams against the Overlord, like the tastes of the roles."""


class Care(NamedTuple):
    """The weight of the team's interests for a player."""

    threats: float = 0.65
    """The value of a threat, as a share of its cost to everybody."""
    orders: float = 1.1
    """The value of an order, as a share of its points."""


class TeamPlan(Plan):
    """The position as seen by one player among friends."""

    __slots__ = ("_friends", "_honour", "_hungry", "_quests", "_seat", "care", "dangers", "keen")

    prices: ClassVar[Prices] = PRICES

    look: Look
    me: Side

    def __init__(self, look: Look, taste: Taste, care: Care, seat: Seat | None = None) -> None:
        """`seat`: a friend for whom things are valued."""
        super().__init__(look, taste)
        self.care = care
        self._seat = look.seat if seat is None else seat
        if seat is not None:
            self.me = look.friend(seat)
        self.dangers = {one.threat.action: one for one in look.dangers}
        self.keen = keen(tuple(taste.actions.items()), self.me.covered)
        self._quests: dict[str, float] | None = None
        self._hungry: int | None = None
        self._honour: dict[int, float] = {}
        self._friends: dict[Seat, TeamPlan] = {}

    def of_friend(self, seat: Seat) -> TeamPlan:
        if seat not in self._friends:
            role = ROLES[role_of(self.look.friend(seat), seat)]
            self._friends[seat] = TeamPlan(self.look, role, self.care, seat)
        return self._friends[seat]

    def count(self, quantity: str) -> int:
        return self.look.count_of(quantity, self._seat)

    # Honour

    def honour(self, n: int = 1) -> float:
        """The value of steps of honour, up or down: their effect on attributes at the end."""
        if n not in self._honour:
            self._honour[n] = self._of_honour(n)
        return self._honour[n]

    def _of_honour(self, n: int) -> float:
        now = self.me.honour
        then = max(0, min(HONOUR_MAX, now + n))
        slope = (self._held(min(TRACK, then + 1)) - self._held(max(0, now - 1))) / 2
        step = self._held(then) - self._held(now)
        return 0.5 * (step + (slope if n > 0 else step)) + SPARE_HONOUR * (then - now)

    def _held(self, honour: int) -> float:
        """The value of the expected attributes at this level of honour."""
        total = 0.0
        more = CLIMB * self.rounds_left
        for name in ATTRIBUTES:
            likes = min(1.0, self.taste.attributes[name])
            hoped = min(TRACK, round(getattr(self.me, name) + likes * more))
            total += TRACK_POINTS[min(hoped, honour)]
        return total

    def attribute(self, name: str, n: int = 1) -> float:
        """The value of a step. Beyond the honour it scores nothing, but it may serve an order."""
        value: int = getattr(self.me, name)
        if value >= TRACK:
            return 0.0
        worth = self.quests.get(name, 0.0) * n
        top = min(HONOUR_MAX, round(self.me.honour + HEAL * self.rounds_left))
        if value < top:
            now = TRACK_POINTS[min(top, value + n)] - TRACK_POINTS[value]
            soon = min(top, value + 2)
            far = min(top, value + AHEAD)
            near = (TRACK_POINTS[soon] - TRACK_POINTS[value]) / (soon - value)
            step = (TRACK_POINTS[far] - TRACK_POINTS[value]) / (far - value)
            late = (1 - LATE_STEP) * now + LATE_STEP * near * n
            worth += self.later * step * n * self.taste.attributes[name] + (1 - self.later) * late
        return worth + self.prices.opens * self.later * n

    def silver(self, n: int) -> float:
        return stock(self.me.silver, n, self.later * SILVER, SILVER_LASTS)

    def provisions(self, n: int) -> float:
        return stock(self.me.provisions, n, self.later * PROVISIONS, PROVISIONS_LAST)

    def word(self, word: str, n: int) -> float:
        if word == "honour":
            return self.honour(n)
        if word == "discard_suspicion":
            charged = len(self.me.suspicion) >= 2
            return super().word(word, n) + (CHARGE * max(0.0, -self.honour(-1)) if charged else 0.0)
        return super().word(word, n)

    def suspicion(self) -> float:
        """The value of a suspicion card: a second one costs honour in every inquisition, but each
        brings silver."""
        more = CHARGE * max(0.0, -self.honour(-1)) if len(self.me.suspicion) >= 1 else 0.0
        return super().suspicion() + more - self.silver(1)

    def worker(self, kind: int) -> float:
        """The value of a worker, limited because favours that are used again and again could bring
        workers without end."""
        me = self.me
        if me.workers >= ENOUGH:
            return 0.0
        if me.passed and (not self.rounds_left or me.workers >= KEPT_WORKERS):
            return 0.0
        if kind == CRIMINAL:
            worth = self.prices.criminal
        elif kind == LABOURER:
            worth = self.prices.labourer
        else:
            worth = self.prices.coloured + KEEN * self.keen[kind]
            worth -= GLUT * max(0, me.pool[kind] - 1)
        if self.hungry > 0:
            worth += HUNGER
        return worth if self.rounds_left else worth * LAST

    @property
    def hungry(self) -> int:
        """Open actions that workshops have made cheap, minus the player's workers."""
        if self._hungry is None:
            me = self.me
            open_ones = [me.placed[action.number] is None for action in RIGHT]
            cheap = [n == COVERS and free for n, free in zip(me.covered, open_ones, strict=True)]
            self._hungry = sum(cheap) - me.workers
        return self._hungry

    # Orders

    @property
    def quests(self) -> dict[str, float]:
        """By attribute: the value of a step towards an order."""
        if self._quests is None:
            self._quests = self._found_quests(self._seat)
        return self._quests

    def _found_quests(self, seat: Seat) -> dict[str, float]:
        """Assigns each order to one player: the nearest to it; among equally near ones, a different
        player for each."""
        found: dict[str, float] = {}
        players = self.look.players
        for slot, order in self.look.open_orders.items():
            needs = [sum(self.short(order, one).values()) for one in range(players)]
            chosen = min(
                range(players),
                key=lambda one: (needs[one] - self.fit(order, one), (one - slot) % players),
            )
            need = needs[seat]
            if chosen != seat or not need or need > REACH * (self.rounds_left + 1):
                continue
            worth = 2.0 * ORDER_POINTS[slot] * players * self.care.orders
            for name in self.short(order, seat):
                found[name] = found.get(name, 0.0) + 0.5 * worth / (need + 2)
        return found

    @staticmethod
    def fit(order: TeamOrder, seat: Seat) -> float:
        """How well an order fits a player's tracks."""
        likes = ROLES[seat % len(ROLES)].attributes
        return FIT * sum([likes[name] for name in order.requires])

    def short(self, order: TeamOrder, seat: Seat) -> dict[str, int]:
        """Missing steps on the tracks, with a paladin who lends three."""
        friend = self.look.friend(seat)
        more = KING_MORE if not self.rounds_left else 0
        lent = 0 if friend.paladin is not None and not self.rounds_left else 3
        missing = {}
        for at, (name, n) in enumerate(order.requires.items()):
            track: int = getattr(friend, name)
            value = friend.value(name) if not lent else track + (lent if at == 0 else 0)
            if n + more > value:
                missing[name] = n + more - value
        return missing

    def order(self, order: TeamOrder) -> float:
        """The points of an order, for everybody: a loss turned into a gain."""
        slot = next(slot for slot, one in self.look.open_orders.items() if one is order)
        worth = 2.0 * ORDER_POINTS[slot] * self.look.players
        return worth - self.crew(self.look.order_crews(order)[0])

    def paladin(self, paladin: Paladin) -> float:
        """A paladin that makes an order possible now, or nearly so, is the best."""
        worth: float = LENT * sum(
            [getattr(paladin, name) * self.taste.attributes[name] for name in ATTRIBUTES]
        )
        worth += 0.8 * self.taste.actions.get(paladin.action.key, 0.0)
        worth += self.words(paladin.workers)
        more = self.look.order_more
        for slot, order in self.look.open_orders.items():
            missing = 0
            for name, n in order.requires.items():
                missing += max(0, n + more - getattr(self.me, name) - getattr(paladin, name))
            if missing <= 4:
                worth += 2.0 * ORDER_POINTS[slot] * self.look.players * NEARLY**missing
        return worth

    # Threats

    def fought(self, action: Action) -> float:
        """The team's gain if an action takes a worker off a threat or an outsider."""
        worth = 0.0
        danger = self.dangers.get(action)
        if danger is not None:
            rest = self.rounds_left + 1
            struck = STRUCK * self.look.players * rest / danger.workers
            hurry = 1.0 if not self.rounds_left else HURRY
            worth += hurry * -LEFT_POINTS * self.look.players + struck
            if self.look.grows:
                worth += 0.5 * -LEFT_POINTS * self.look.players / danger.workers
        if action.key in ("attack", "convert") and self.look.outsiders_missing:
            worth += OUTSIDER * self.look.players / self.look.outsiders_missing
        return self.care.threats * worth

    def does(self, mode: Mode) -> float:
        return super().does(mode) + self.fought(mode.action)

    def mode(self, mode: Mode) -> float:
        """The value of an action of the left half, to the player who needs it most."""
        if mode.coverable:
            return super().mode(mode)
        me = self.look.seat
        seats = self.look.receivers(mode) if mode.action in SHARED else [me]
        worth: float = max([self.gift(mode, to) for to in seats])
        worth += self.taste.actions.get(mode.action.key, 0.0) + self.fought(mode.action)
        return worth - self.crew(self.look.crews(mode)[0])

    def clearing(self, action: Action) -> float:
        """The value of doing an action again, if the workers and the goods for it are there."""
        if self.me.passed:
            return 0.0
        best = 0.0
        for mode in self.me.modes_of(action):
            if not self.look.has_means(mode, self._seat):
                continue
            worth = self.does(mode)
            if mode.verb:
                goals = self.look.goals_of(mode, self._seat)
                worth += max([self.target(mode, one) for one in goals])
            covers = self.me.covered[action.number - FIRST_RIGHT] if action.coverable else 0
            worth -= self.prices.labourer * mode.spaces[covers].size
            best = max(best, self.prices.again * worth)
        return best

    def workshop(self, action: Action) -> float:
        """The value of a workshop, higher early: it saves a worker each time that the action is
        done."""
        covers = self.me.covered[action.number - FIRST_RIGHT]
        space = action.modes[0].spaces[covers].printed[0]
        have = self.me.workshops
        table: tuple[int, ...] = PIECE_POINTS["workshops"]
        share = (table[-1] - table[have]) / (len(table) - 1 - have)
        often = self.rounds_left * (self.rounds_left / 6) ** EARLY
        saved: float = (
            self.prices.saved * often * (USES + 0.2 * self.taste.actions.get(action.key, 0.0))
        )
        return self.words(COVER_BONUS[space]) + saved * self.taste.develop + SHARE * share

    def favour(self, favour: Favour) -> float:
        if self.look.uses(favour) >= OFTEN:
            return -1.0
        return super().favour(favour) + self.honour(-self.look.uses(favour))

    # Friends

    def gift(self, mode: Mode, to: Seat) -> float:
        """The value of an action of the left half to a player, its silver paid."""
        own = to == self.look.seat
        plan: TeamPlan = self if own else self.of_friend(to)
        worth: float = plan.words(mode.do)
        paladin = self.me.paladin
        if paladin is not None and paladin.action is mode.action:
            worth += plan.words(paladin.gain)
        if mode.verb:
            worth += max([self.reached(plan, mode, one) for one in self.look.targets_for(mode, to)])
        for card in plan.me.townsfolk:
            if card.ability.on == mode.action.key:
                worth += plan.words(card.ability.reward)
        return worth + (SELF if own else 0.0)

    def reached(self, plan: TeamPlan, mode: Mode, target: Any) -> float:
        """The value of a target to the player who gets it, its silver paid."""
        silver = self.look.silver_of(mode, target)
        return plan.target(mode, target) + self.silver(-silver)

    # The end of a round

    def loss(self, penalty: Penalty) -> float:
        """The cost of a penalty."""
        me, key = self.me, penalty.key
        if key == "honour":
            return -self.honour(-1)
        if key == "silver":
            return -self.silver(-1)
        if key == "provision":
            return -self.provisions(-1)
        if key == "worker":
            return 0.0 if me.workers > 3 else 0.5
        if key == "suspicion":
            return self.suspicion()
        if key == "workshop":
            return 0.9 * self.rounds_left
        value: int = getattr(me, key)
        steps = TRACK_POINTS[min(value, me.honour)] - TRACK_POINTS[min(value - 1, me.honour)]
        return steps + 0.6 * self.later + self.quests.get(key, 0.0)

    def workshop_kept(self, action: Any) -> float:
        """The value of a workshop on an action from now on."""
        return 0.5 + self.taste.actions.get(action.key, 0.0)


@lru_cache(maxsize=4096)
def stock(held: int, n: int, first: float, lasts: float) -> float:
    """The value of n goods more or fewer: each is worth a little less than the one before."""
    pieces = range(min(held, held + n), max(held, held + n))
    worth = sum([first * max(0.0, 1 - i / lasts) for i in pieces])
    return GOODS_POINT * n + (worth if n > 0 else -worth)


@lru_cache(maxsize=4096)
def keen(likes: tuple[tuple[str, float], ...], covered: tuple[int, ...]) -> tuple[float, ...]:
    """The demand for each kind of worker, from the actions of the right half that the player
    likes."""
    found = [0.0] * len(KINDS)
    for key, like in likes:
        for action, covers in zip(RIGHT, covered, strict=True):
            if action.key == key:
                for kind in range(len(KINDS)):
                    if action.wanted[covers] >> kind & 1:
                        found[kind] += like
    return tuple(found)

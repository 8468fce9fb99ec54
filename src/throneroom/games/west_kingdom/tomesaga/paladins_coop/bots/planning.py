"""What things are worth to a player whose points are those of the team."""

from __future__ import annotations

from typing import Any, NamedTuple

from throneroom.games.west_kingdom.paladins.bots.planning import Plan, Taste
from throneroom.games.west_kingdom.paladins.cards import (
    ORDER_POINTS,
    TRACK,
    Action,
    Favour,
    Mode,
    Paladin,
)
from throneroom.games.west_kingdom.paladins.rewards import ATTRIBUTES
from throneroom.games.west_kingdom.paladins.scoring import TRACK_POINTS
from throneroom.games.west_kingdom.tomesaga.paladins_coop.cards import (
    HONOUR_MAX,
    KING_MORE,
    LEFT_POINTS,
    Penalty,
    TeamOrder,
)
from throneroom.games.west_kingdom.tomesaga.paladins_coop.look import Look, Side
from throneroom.kernel import Seat

CLIMB = 0.8
"""Steps of an attribute in a round, as one may hope."""
SPARE_HONOUR = 0.15
"""A step of honour that lowers no attribute yet."""
REACH = 3.0
"""Steps towards an order in a round that may be hoped for."""
OUTSIDER = 1.6
"""What too few outsiders cost a player at the end of a round."""
STRUCK = 0.7
"""What a threat costs a player at the end of a round."""
ENOUGH = 9
"""Workers beyond which more of them are worth nothing."""
OFTEN = 4
"""Workers on a favour with which nobody uses it once more: without honour two favours could feed
each other for ever."""
SELF = 0.25
"""How much rather one keeps what an action brings."""


class Care(NamedTuple):
    """What the team is to a player."""

    threats: float = 0.7
    """A threat, as a share of what it costs everybody."""
    orders: float = 1.0
    """An order, as a share of its points."""


class TeamPlan(Plan):
    """The position through the eyes of one player among friends."""

    __slots__ = ("care", "dangers", "quests")

    look: Look
    me: Side

    def __init__(self, look: Look, taste: Taste, care: Care, seat: Seat | None = None) -> None:
        """`seat`: a friend for whom things are weighed."""
        super().__init__(look, taste)
        self.care = care
        if seat is not None:
            self.me = look.friend(seat)
        self.dangers = {one.threat.action: one for one in look.dangers}
        self.quests = self._quests(look.seat if seat is None else seat)
        """By attribute: what a step towards an order is worth."""

    def of_friend(self, seat: Seat) -> TeamPlan:
        return TeamPlan(self.look, self.taste, self.care, seat)

    # Honour

    def honour(self, n: int = 1) -> float:
        """Steps of honour up, or down: what they do to attributes at the end."""
        now = self.me.honour
        then = max(0, min(HONOUR_MAX, now + n))
        slope = (self._held(min(TRACK, then + 1)) - self._held(max(0, now - 1))) / 2
        step = self._held(then) - self._held(now)
        return 0.5 * (step + (slope if n > 0 else step)) + SPARE_HONOUR * (then - now)

    def _held(self, honour: int) -> float:
        """What the attributes that one may hope for are worth with this honour."""
        total = 0.0
        for name in ATTRIBUTES:
            hoped = min(TRACK, round(getattr(self.me, name) + CLIMB * self.rounds_left))
            total += TRACK_POINTS[min(hoped, honour)]
        return total

    def attribute(self, name: str, n: int = 1) -> float:
        """Beyond the honour a step scores nothing; but it may serve an order."""
        value: int = getattr(self.me, name)
        quest = self.quests.get(name, 0.0) * n if value < TRACK else 0.0
        if value >= self.me.honour and not self.rounds_left:
            return quest
        return super().attribute(name, n) + quest

    def word(self, word: str, n: int) -> float:
        if word == "honour":
            return self.honour(n)
        if word == "discard_suspicion":
            charged = len(self.me.suspicion) >= 2
            return super().word(word, n) + (0.4 * max(0.0, -self.honour(-1)) if charged else 0.0)
        return super().word(word, n)

    def suspicion(self) -> float:
        """The second card costs honour in every inquisition."""
        more = 0.4 * max(0.0, -self.honour(-1)) if len(self.me.suspicion) >= 1 else 0.0
        return super().suspicion() + more

    def worker(self, kind: int) -> float:
        """Favours that are used again and again could bring workers without end."""
        return super().worker(kind) if self.me.workers < ENOUGH else 0.0

    # Orders

    def _quests(self, seat: Seat) -> dict[str, float]:
        """Each order has one player who goes for it: the nearest to it, and of those who are equal
        another one for each."""
        found: dict[str, float] = {}
        players = self.look.players
        for slot, order in self.look.open_orders.items():
            needs = [sum(self.short(order, one).values()) for one in range(players)]
            chosen = min(range(players), key=lambda one: (needs[one], (one - slot) % players))
            need = needs[seat]
            if chosen != seat or not need or need > REACH * (self.rounds_left + 1):
                continue
            worth = 2.0 * ORDER_POINTS[slot] * players * self.care.orders
            for name in self.short(order, seat):
                found[name] = found.get(name, 0.0) + 0.5 * worth / (need + 2)
        return found

    def short(self, order: TeamOrder, seat: Seat) -> dict[str, int]:
        """Steps of the tracks that are missing, with a paladin who lends three."""
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
        """From a loss to a gain, for everybody."""
        slot = next(slot for slot, one in self.look.open_orders.items() if one is order)
        worth = 2.0 * ORDER_POINTS[slot] * self.look.players
        return worth - self.crew(self.look.order_crews(order)[0])

    def paladin(self, paladin: Paladin) -> float:
        """One who makes an order possible now is the best."""
        worth = super().paladin(paladin)
        for slot, order in self.look.open_orders.items():
            more = self.look.order_more
            if all(
                getattr(self.me, name) + getattr(paladin, name) >= n + more
                for name, n in order.requires.items()
            ):
                worth += 2.0 * ORDER_POINTS[slot] * self.look.players
        return worth

    # Threats

    def fought(self, action: Action) -> float:
        """What it brings the team that an action takes a worker off a threat or an outsider."""
        worth = 0.0
        danger = self.dangers.get(action)
        if danger is not None:
            rest = self.rounds_left + 1
            struck = STRUCK * self.look.players * rest / danger.workers
            hurry = 1.0 if not self.rounds_left else 0.45
            worth += hurry * -LEFT_POINTS * self.look.players + struck
            if self.look.grows:
                worth += 0.5 * -LEFT_POINTS * self.look.players / danger.workers
        if action.key in ("attack", "convert") and self.look.outsiders_missing:
            worth += OUTSIDER * self.look.players / self.look.outsiders_missing
        return self.care.threats * worth

    def does(self, mode: Mode) -> float:
        return super().does(mode) + self.fought(mode.action)

    def mode(self, mode: Mode) -> float:
        if mode.verb and not self.look.targets(mode):
            return self.fought(mode.action) + 0.3 - self.crew(self.look.crews(mode)[0])
        return super().mode(mode)

    def favour(self, favour: Favour) -> float:
        if self.look.uses(favour) >= OFTEN:
            return -1.0
        return super().favour(favour) + self.honour(-self.look.uses(favour))

    # Friends

    def gift(self, mode: Mode, to: Seat) -> float:
        """What an action brings a player."""
        own = to == self.look.seat
        plan: TeamPlan = self if own else self.of_friend(to)
        targets = self.look.targets_for(mode, to)
        worth = plan.words(mode.do)
        if mode.verb:
            worth += max([plan.target(mode, one) for one in targets], default=0.0)
        for card in plan.me.townsfolk:
            if card.ability.on == mode.action.key:
                worth += plan.words(card.ability.reward)
        return worth + (SELF if own else 0.0)

    # The end of a round

    def loss(self, penalty: Penalty) -> float:
        """What a penalty costs."""
        me, key = self.me, penalty.key
        if key == "honour":
            return -self.honour(-1)
        if key == "silver":
            return self.goods(me.silver - 1, 1)
        if key == "provision":
            return self.goods(me.provisions - 1, 1)
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
        """What a workshop on an action is worth from now on."""
        return 0.5 + self.taste.actions.get(action.key, 0.0)

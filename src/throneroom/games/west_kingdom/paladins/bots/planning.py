"""What things are worth to a player, in points at the end of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple

from throneroom.games.west_kingdom.paladins.cards import (
    COVER_BONUS,
    FIRST_RIGHT,
    KEPT_WORKERS,
    ORDER_POINTS,
    ROUNDS,
    TRACK,
    Action,
    Favour,
    Mode,
    OnDebt,
    Outsider,
    Paladin,
    Tavern,
    Townsfolk,
)
from throneroom.games.west_kingdom.paladins.look import Look
from throneroom.games.west_kingdom.paladins.rewards import ATTRIBUTES, Reward
from throneroom.games.west_kingdom.paladins.scoring import PIECE_POINTS, TRACK_POINTS
from throneroom.games.west_kingdom.paladins.workers import CRIMINAL, KINDS, LABOURER, Crew, fits

GOODS_POINT = 1 / 3
"""What a silver or provision scores."""
DEBT = 4.0
"""A debt that is paid off: from -3 to 1."""
AHEAD = 4
"""Steps of a track or a ladder that are looked ahead, because points lie far apart."""
COUNTED = {
    "commission": "monks_commissioned",
    "fortify": "walls_built",
    "garrison": "outposts_garrisoned",
    "absolve": "jars_absolved",
    "attack": "outsiders_attacked",
    "convert": "outsiders_converted",
}
"""What an action adds to, as orders name it."""


class Prices(NamedTuple):
    """What things are worth that score nothing themselves."""

    few: int = 4
    """Goods that are always needed."""
    scarce: float = 0.35
    """What each of them is worth beyond its point."""
    labourer: float = 0.55
    coloured: float = 0.7
    criminal: float = 0.95
    surplus: float = 0.12
    """How much cheaper workers are for each one that can't be kept."""
    saved: float = 1.2
    """What a workshop saves in each round."""
    opens: float = 0.45
    """What a step of an attribute opens up, beside its points."""
    prayer: float = 0.4
    """A prayer before one knows for what."""
    again: float = 1.0
    """The share of an action done again."""
    ordered: float = 1.0
    """The share of an order's points that each of its pieces counts."""
    used: float = 0.7
    """How often hired cards pay, by what one would think."""
    wall: float = 0.9
    """An unknown wall."""


class Taste(NamedTuple):
    """What a player likes, as factors and as points added to an action."""

    attributes: Mapping[str, float]
    actions: Mapping[str, float]
    hire: float = 1.0
    develop: float = 1.0


class Plan:
    """What things are worth now."""

    __slots__ = ("later", "look", "me", "rounds_left", "taste", "urges")

    prices: ClassVar[Prices] = Prices()

    def __init__(self, look: Look, taste: Taste) -> None:
        self.look, self.taste = look, taste
        self.me = look.me
        self.rounds_left = ROUNDS - look.round
        """Rounds after this one."""
        self.later = min(1.0, self.rounds_left / 3)
        """How much of what helps later still counts."""
        self.urges = look.urges
        """What goals of a campaign add."""

    def count(self, quantity: str) -> int:
        """One's own amount of something that orders and outsiders count."""
        return self.look.count(quantity)

    # Goods, workers, attributes

    def goods(self, held: int, n: int) -> float:
        """n more of silver or provisions: a few are needed, many only score."""
        needed = max(0, min(n, self.prices.few - held))
        return needed * (GOODS_POINT + self.prices.scarce * self.later) + (n - needed) * GOODS_POINT

    def silver(self, n: int) -> float:
        """n more of it; less, if n is negative."""
        return self._more(self.me.silver, n)

    def provisions(self, n: int) -> float:
        return self._more(self.me.provisions, n)

    def _more(self, held: int, n: int) -> float:
        return self.goods(held, n) if n >= 0 else -self.goods(held + n, -n)

    def worker(self, kind: int) -> float:
        """Even at the end a worker may serve for one more action of this round."""
        if kind == CRIMINAL:
            return self.prices.criminal
        return self.prices.labourer if kind == LABOURER else self.prices.coloured

    def attribute(self, name: str, n: int = 1) -> float:
        """The points of the next steps of the track, and what it opens up."""
        value: int = getattr(self.me, name)
        if value >= TRACK:
            return 0.0
        top = min(TRACK, value + AHEAD)
        step = (TRACK_POINTS[top] - TRACK_POINTS[value]) / (top - value)
        now = TRACK_POINTS[min(TRACK, value + n)] - TRACK_POINTS[value]
        worth: float = self.later * step * n + (1 - self.later) * now
        worth = worth * self.taste.attributes[name] + self.prices.opens * self.later * n
        if self.urges and value == max([getattr(self.me, one) for one in ATTRIBUTES]):
            worth += n * self.urges.get("any_attribute", 0.0)
        return worth

    def suspicion(self) -> float:
        """What one more suspicion card costs: a debt, if the inquisition comes while one has the
        most."""
        own = len(self.me.suspicion) + 1
        most = max([len(other.suspicion) for other in self.look.others], default=0)
        danger = 0.35 if own > most else 0.2 if own == most else 0.08
        near = 1.3 if self.look.tax <= 2 else 1.0
        return 3.0 * danger * near * (0.4 + 0.6 * self.later)

    def words(self, reward: Reward) -> float:
        """A reward, word by word."""
        total = 0.0
        for word in dict.fromkeys(reward.words):
            total += self.word(word, reward.words.count(word))
        return total

    def word(self, word: str, n: int) -> float:
        me = self.me
        if word in KINDS:
            kind = KINDS.index(word)
            return n * (self.worker(kind) - (self.suspicion() if kind == CRIMINAL else 0.0))
        if word in ATTRIBUTES:
            return self.attribute(word, n)
        if word == "silver":
            return self.silver(n)
        if word == "tax":
            return self.silver(min(n, self.look.tax)) - (0.4 if self.accused() else 0.0)
        if word == "provision":
            return self.provisions(n)
        if word == "discard_suspicion":
            return 0.5 * min(n, len(self.me.suspicion))
        if word == "pay_debt":
            return DEBT * min(n, me.unpaid)
        if word == "gain_debt":
            return -2.6 * n
        if word == "pray":
            return self.prices.prayer if any(crew is not None for crew in me.placed) else 0.0
        if word == "free_hire":
            return max([self.card(card) for card in self.look.row if card], default=0.0)
        return 2.0 if word == "free_develop" else 0.0

    def accused(self) -> bool:
        """Whether an inquisition now would hit this player."""
        own = len(self.me.suspicion)
        others = [len(other.suspicion) for other in self.look.others]
        return own > 0 and own >= max(others, default=0)

    def crew(self, crew: Crew) -> float:
        """What workers cost: only some of them could be kept, and each has another use."""
        spare = max(0.0, 1 - self.prices.surplus * max(0, self.me.workers - KEPT_WORKERS))
        return spare * sum([self.worker(kind) * n for kind, n in crew.items])

    # Cards

    def card(self, card: Townsfolk) -> float:
        """A hired card: its bonus, and what it pays as often as it will."""
        often = {
            "inquisition": 0.3,
            "pay_debt": 0.25,
            "gain_debt": 0.2,
            "use_kings_favour": 0.5,
        }.get(card.ability.on, 0.5 + 0.25 * self.taste.actions.get(card.ability.on, 0.0))
        paid = (
            self.prices.used
            * often
            * (0.5 + self.rounds_left)
            * max(0.2, self.words(card.ability.reward))
        )
        goal = self.urges.get("townsfolk_hired", 0.0)
        return (self.words(card.on_hire) + paid) * self.taste.hire + goal

    def outsider(self, card: Outsider) -> float:
        """A converted one: its points now, and a little for what will come."""
        own = self.count(card.points.of) / card.points.per
        if card.points.of == "mercenaries_converted":
            own = 2 * own + 1
        return int(own) + 0.35 + 0.15 * self.rounds_left * self.later

    def paladin(self, paladin: Paladin) -> float:
        value: float = 0.35 * sum(
            [getattr(paladin, name) * self.taste.attributes[name] for name in ATTRIBUTES]
        )
        value += 0.8 * self.taste.actions.get(paladin.action.key, 0.0)
        return value + self.words(paladin.workers)

    def tavern(self, card: Tavern) -> float:
        return self.words(card.workers)

    # Actions

    def piece(self, action: Action) -> float:
        """One more monk, wall, outpost, jar or outsider: its share of the points for many, and of
        an order."""
        counted = COUNTED.get(action.key)
        if counted is None:
            return 0.0
        have = self.count(counted)
        worth = self.urges.get(counted, 0.0)
        table = PIECE_POINTS.get(action.key)
        if table is not None and have + 1 < len(table):
            ahead = min(len(table) - 1, have + 1 + self.rounds_left)
            worth += (table[ahead] - table[have]) / (ahead - have)
        for slot, order in enumerate(self.look.orders):
            left = order.condition.n - have
            if order.condition.count == counted and 0 < left <= 1 + 1.5 * self.rounds_left:
                worth += self.prices.ordered * ORDER_POINTS[slot] / order.condition.n
        return worth

    def target(self, mode: Mode, target: Any) -> float:
        """What the target of an action brings."""
        verb = mode.verb
        if verb == "place_workshop":
            return self.workshop(target)
        if verb == "dismiss_townsfolk":
            return self.words(target.dismiss)
        if verb == "hire_townsfolk":
            on_debt = isinstance(target, OnDebt)
            return self.card(target.card if on_debt else target) - (2.6 if on_debt else 0.0)
        if verb == "clear_space":
            return self.clearing(target)
        if verb in ("place_monk", "place_outpost", "place_jar"):
            return self.words(target.reward)
        if verb == "draw_wall":
            return self.prices.wall
        if verb == "attack_outsider":
            return self.words(target.attack)
        return self.words(target.convert) + self.outsider(target)

    def workshop(self, action: Action) -> float:
        """The worker now, one less in each round that follows, and the points for many."""
        covers = self.me.covered[action.number - FIRST_RIGHT]
        space = action.modes[0].spaces[covers].printed[0]
        have = self.me.workshops
        table = PIECE_POINTS["workshops"]
        share = (table[-1] - table[have]) / (len(table) - 1 - have) if self.rounds_left else 0.0
        saved = (
            self.prices.saved
            * self.rounds_left
            * (0.6 + 0.2 * self.taste.actions.get(action.key, 0.0))
        )
        return (self.words(COVER_BONUS[space]) + saved) * self.taste.develop + 0.6 * share

    def clearing(self, action: Action) -> float:
        """To do it again, if the workers are there."""
        best = 0.0
        for mode in action.modes:
            free = mode.spaces[
                self.me.covered[action.number - FIRST_RIGHT] if action.coverable else 0
            ]
            if fits(self.me.pool, free):
                worth = self.prices.again * self.does(mode)
                best = max(best, worth - self.prices.labourer * free.size)
        return best

    def does(self, mode: Mode) -> float:
        """What an action brings whatever its target."""
        worth = self.piece(mode.action) + self.taste.actions.get(mode.action.key, 0.0)
        worth += self.words(mode.do)
        paladin = self.me.paladin
        if paladin is not None and paladin.action is mode.action:
            worth += self.words(paladin.gain)
        for card in self.me.townsfolk:
            if card.ability.on == mode.action.key:
                worth += self.words(card.ability.reward)
        return worth

    def best_target(self, mode: Mode) -> tuple[float, Any]:
        """The target that is worth most, its silver paid."""
        found: tuple[float, Any] = (-99.0, None)
        for target in self.look.targets(mode):
            silver = self.look.silver_of(mode, target)
            worth = self.target(mode, target) if mode.verb else 0.0
            worth += self.silver(-silver)
            if worth > found[0]:
                found = (worth, target)
        return found

    def mode(self, mode: Mode) -> float:
        provisions = self.look.provision_price(mode)
        worth = self.does(mode) + self.best_target(mode)[0]
        worth += self.provisions(-provisions)
        return worth - self.crew(self.look.crews(mode)[0])

    def favour(self, favour: Favour) -> float:
        worth = max([self.words(pick.reward) for pick in favour.picks])
        worth += self.silver(-favour.silver) + self.provisions(-favour.provisions)
        worth -= 2.6 * favour.debts
        return worth - self.crew(self.look.favour_crews(favour)[0])

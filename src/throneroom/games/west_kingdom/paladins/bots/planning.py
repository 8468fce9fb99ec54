"""The values of things to a player, in points at the end of the game."""

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
"""The points of a silver or provision."""
DEBT = 4.0
"""The value of paying off a debt: from -3 to 1."""
AHEAD = 4
"""Steps of a track or a ladder in a look-ahead, because the steps with points lie far apart."""
COUNTED = {
    "commission": "monks_commissioned",
    "fortify": "walls_built",
    "garrison": "outposts_garrisoned",
    "absolve": "jars_absolved",
    "attack": "outsiders_attacked",
    "convert": "outsiders_converted",
}
"""The quantity that an action adds to, as orders name it."""


class Prices(NamedTuple):
    """The values of things that score nothing themselves."""

    few: int = 4
    """Number of goods that are always needed."""
    scarce: float = 0.35
    """The value of each of them beyond its point."""
    labourer: float = 0.55
    coloured: float = 0.7
    criminal: float = 0.95
    surplus: float = 0.12
    """The share by which a worker's value drops for each worker that can't be kept."""
    saved: float = 1.2
    """The saving of a workshop in each round."""
    opens: float = 0.45
    """The value of the new options from a step of an attribute, beyond its points."""
    prayer: float = 0.4
    """The value of a prayer whose use is not decided yet."""
    again: float = 1.0
    """The value of repeating an action, as a share."""
    ordered: float = 1.0
    """The share of an order's points that counts for each of its pieces."""
    used: float = 0.7
    """The actual use of hired cards, as a share of the expected use."""
    wall: float = 0.9
    """The value of an unknown wall."""


class Taste(NamedTuple):
    """A player's preferences, as factors and as points added to an action."""

    attributes: Mapping[str, float]
    actions: Mapping[str, float]
    hire: float = 1.0
    develop: float = 1.0


class Plan:
    """The current values of things."""

    __slots__ = ("later", "look", "me", "rounds_left", "taste", "urges")

    prices: ClassVar[Prices] = Prices()

    def __init__(self, look: Look, taste: Taste) -> None:
        self.look, self.taste = look, taste
        self.me = look.me
        self.rounds_left = ROUNDS - look.round
        """Rounds after this one."""
        self.later = min(1.0, self.rounds_left / 3)
        """The weight of gains that help later."""
        self.urges = look.urges
        """The values that goals of a campaign add."""

    def count(self, quantity: str) -> int:
        """The player's own amount of a quantity that orders and outsiders count."""
        return self.look.count(quantity)

    # Goods, workers, attributes

    def goods(self, held: int, n: int) -> float:
        """The value of n more silver or provisions: a few are needed, the rest only scores."""
        needed = max(0, min(n, self.prices.few - held))
        return needed * (GOODS_POINT + self.prices.scarce * self.later) + (n - needed) * GOODS_POINT

    def silver(self, n: int) -> float:
        """The value of n more silver; negative if n is."""
        return self._more(self.me.silver, n)

    def provisions(self, n: int) -> float:
        return self._more(self.me.provisions, n)

    def _more(self, held: int, n: int) -> float:
        return self.goods(held, n) if n >= 0 else -self.goods(held + n, -n)

    def worker(self, kind: int) -> float:
        """The value of a worker, who even at the end may serve for one more action of this
        round."""
        if kind == CRIMINAL:
            return self.prices.criminal
        return self.prices.labourer if kind == LABOURER else self.prices.coloured

    def attribute(self, name: str, n: int = 1) -> float:
        """The points of the next steps of the track, and the value of the new options."""
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
        """The cost of one more suspicion card: a debt, if the inquisition comes while the player
        has the most."""
        own = len(self.me.suspicion) + 1
        most = max([len(other.suspicion) for other in self.look.others], default=0)
        danger = 0.35 if own > most else 0.2 if own == most else 0.08
        near = 1.3 if self.look.tax <= 2 else 1.0
        return 3.0 * danger * near * (0.4 + 0.6 * self.later)

    def words(self, reward: Reward) -> float:
        """The value of a reward, word by word."""
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
        """Whether an inquisition now would charge this player."""
        own = len(self.me.suspicion)
        others = [len(other.suspicion) for other in self.look.others]
        return own > 0 and own >= max(others, default=0)

    def crew(self, crew: Crew) -> float:
        """The cost of using workers: only some could be kept, and each has another use."""
        spare = max(0.0, 1 - self.prices.surplus * max(0, self.me.workers - KEPT_WORKERS))
        return spare * sum([self.worker(kind) * n for kind, n in crew.items])

    # Cards

    def card(self, card: Townsfolk) -> float:
        """The value of a hired card: its bonus, and its expected payments."""
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
        """The value of a converted outsider: its points now, and a little for the future."""
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
        """The value of one more monk, wall, outpost, jar or outsider: its share of the points for
        many, and of an order."""
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
        """The value of an action's target."""
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
        """The value of a workshop: the worker now, one saved in each following round, and the
        points for many."""
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
        """The value of repeating an action, if the workers are there."""
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
        """The value of an action's effect, whatever its target."""
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
        """The most valuable target, its silver paid."""
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

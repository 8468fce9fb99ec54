"""The scripted players. `random` makes any legal move; `greedy` takes the move that brings most at
once; `builder` builds Fortifications on its fields before it conquers more; `planner` plans its
turn ahead, builds Support, hires Followers while they can still earn their price, and keeps others
out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from throneroom.games.fallen_lands.board import PLACES, Place
from throneroom.games.fallen_lands.bots.planning import (
    Move,
    Paper,
    Taste,
    Thinker,
    card_value,
    chance_of,
    shadows,
    turns_left,
)
from throneroom.games.fallen_lands.cards import (
    CLAIM,
    CRAFTSMAN,
    FLOOD,
    FOLLOWERS,
    MAGE,
    PLAGUE,
    PRICE,
    START_FOLLOWERS,
    THIEF,
    WARRIOR,
    Card,
    Follower,
)
from throneroom.games.fallen_lands.verbs import END, RIVALS, SKIP, STOP, STUDY, TRADE
from throneroom.games.fallen_lands.view import Look
from throneroom.kernel import NO, YES, Chance, Decision

LATE = 30
"""The round after which `random` no longer expects a conquest."""


class Random:
    """Chooses among all moves with equal chances. But it ends its actions only when there is
    nothing left to do, keeps its cards, and never stops the game: blind picks among all options
    would end most games in the second round. Late in the game it plays no Claims, because they keep
    a game going in which nobody conquers any more."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def __call__(self, look: Look, decision: Decision) -> Any:
        if decision.kind == "stop":
            return NO
        if decision.kind == "exchange":
            return TRADE
        left_alone = (END, STOP, *([CLAIM] if look.round > LATE else []))
        moves = [option for option in decision.options if option not in left_alone]
        return self.chance.pick(moves) if moves else END


ENOUGH = 3
"""Number of turns left below which nobody is hired for later turns."""

DRAWS = (2.0, 1.4, 0.8, 0.3, 0.0)
"""The value of the card that the first Mage draws, the second one, and so on, in coins."""


class Greedy:
    """Takes the best immediate gain: the field that brings most, again and again."""

    taste = Taste(hope=0.02)  # among fields that bring the same, prefers the one that helps more

    def __init__(self) -> None:
        self.answers: list[Any] = []
        """The remaining answers of the current action."""

    def __call__(self, look: Look, decision: Decision) -> Any:
        if decision.kind == "action":
            self.answers = list(self.begin(look, decision))
        if self.answers and self.answers[0] in decision.options:
            return self.answers.pop(0)
        self.answers = []
        return getattr(self, decision.kind)(look, decision)

    def action(self, look: Look, decision: Decision) -> Any:
        return END

    # Followers

    def follower(self, look: Look, decision: Decision) -> Any:
        """Warriors: two of them can conquer a field in the first turn."""
        return WARRIOR

    def recruit(self, look: Look, decision: Decision) -> Any:
        """A Follower that earns its price in this turn, or, early in the game, the one that the
        hand needs most."""
        now = self.gain(look, {})
        kinds = [kind for kind in decision.options if isinstance(kind, Follower)]
        gains = {kind: self.gain(look, {kind: 1}) for kind in kinds}
        best = max(gains, key=lambda kind: gains[kind])
        if gains[best] - now >= PRICE or (not now and gains[best]):
            return best
        if turns_left(look) < ENOUGH:
            return SKIP
        return max(kinds, key=lambda kind: gains[kind] - now + self.use(look, kind))

    def use(self, look: Look, kind: Follower) -> float:
        """The increase in the value of the hand from one more Follower. Mages also draw."""
        have = look.followers()
        more = {**have, kind: have[kind] + 1}
        use = sum(card_value(look, card, more) - card_value(look, card, have) for card in look.hand)
        return use + (DRAWS[min(have[MAGE], len(DRAWS) - 1)] if kind is MAGE else 0)

    def gain(self, look: Look, extra: Mapping[Follower, int]) -> int:
        """The coins of a greedy turn with extra Followers."""
        thinker, paper = Thinker(look, self.taste), Paper(look, extra)
        while moves := thinker.moves(paper):
            if not moves[0].gain:
                break
            paper = paper.after(moves[0])
        return paper.gain

    # Actions

    def redeal(self, look: Look, decision: Decision) -> Any:
        return YES

    def begin(self, look: Look, decision: Decision) -> tuple[Any, ...]:
        moves = Thinker(look, self.taste).moves(Paper(look))
        if moves:
            return moves[0].answers
        return (STUDY,) if STUDY in decision.options else (END,)

    def conquer(self, look: Look, decision: Decision) -> Any:
        return self.highest(look, decision)

    def build(self, look: Look, decision: Decision) -> Any:
        return decision.options[0]

    def highest(self, look: Look, decision: Decision) -> Any:
        places = [place for place in decision.options if isinstance(place, Place)]
        if not places:
            return decision.options[0]
        return max(places, key=lambda place: look.fields[place.number].level)

    claim = flood = highest

    def shadow_follower(self, look: Look, decision: Decision) -> Any:
        return decision.options[0]

    def thief(self, look: Look, decision: Decision) -> Any:
        """The rival with the fullest hand."""
        return max(decision.options, key=lambda rival: look.hand_size(rival.seat))

    def thief_card(self, look: Look, decision: Decision) -> Any:
        have = look.followers()
        return max(decision.options, key=lambda card: card_value(look, card, have))

    def lender(self, look: Look, decision: Decision) -> Any:
        """The poorest lender: a coin matters least there."""
        return min(decision.options, key=lambda rival: look.money(rival.seat))

    # Cards

    def exchange(self, look: Look, decision: Decision) -> Any:
        """Exchanges the two worst cards for a new one while that is no loss."""
        have = look.followers()
        chosen = (decision.facts or {})["chosen"]
        left = list(look.hand)
        for card in () if chosen == "none" else chosen:
            left.remove(card)
        left.sort(key=lambda card: (card_value(look, card, have), card.key))
        is_even = chosen == "none" or len(chosen) % 2 == 0
        if not is_even:
            return left[0]
        worst = left[:2]
        if len(worst) == 2 and sum(card_value(look, card, have) for card in worst) < self.patience:
            return worst[0]
        return TRADE

    patience = 1.2
    """Two cards worth less than this together are exchanged."""

    def stop(self, look: Look, decision: Decision) -> Any:
        """Agrees to stop if the bot is ahead."""
        ahead = all(look.money() > look.money(seat) for seat in look.others())
        return YES if ahead else NO


class Builder(Greedy):
    """Builds Fortifications first, as many as the Craftsmen can, then conquers the fields that they
    open."""

    taste = Taste(hope=0.3)

    def follower(self, look: Look, decision: Decision) -> Any:
        """A Warrior to conquer the first field, and a Craftsman to build there."""
        return CRAFTSMAN if look.followers()[WARRIOR] else WARRIOR

    def begin(self, look: Look, decision: Decision) -> tuple[Any, ...]:
        for move in Thinker(look, self.taste).moves(Paper(look)):
            if move.answers[0].is_fortification:
                return move.answers
        return super().begin(look, decision)


EARNINGS: Mapping[Follower, tuple[float, ...]] = {
    WARRIOR: (2.4, 2.1, 1.8, 1.6, 1.2, 0.9, 0.7, 0.4, 0.3, 0.1),
    CRAFTSMAN: (1.7, 1.3, 1.0, 0.8, 0.5, 0.3, 0.1),
    MAGE: (2.0, 1.6, 1.0, 0.5, 0.3, 0.1),
}
"""Coins that a Follower of each kind earns in a turn: the first one, the second one, and so on. An
estimate."""


class Planner(Greedy):
    taste = Taste(hope=0.65, denial=0.6, card=2.0, troop=0.25)
    earnings = EARNINGS
    patience = 0.7

    def thinker(self, look: Look, decision: Decision) -> Thinker:
        return Thinker(look, self.taste)

    # Followers

    def follower(self, look: Look, decision: Decision) -> Any:
        """The Follower that makes the best first turn, with the pair and a third one hired."""
        have = sum(look.followers().values())
        thinker = self.thinker(look, decision)
        best, chosen = float("-inf"), None
        for kind in FOLLOWERS:
            for other in FOLLOWERS if have + 1 < START_FOLLOWERS else (None,):
                extra = dict.fromkeys(FOLLOWERS, 0)
                extra[kind] += 1
                if other is not None:
                    extra[other] += 1
                value = thinker.value_of_turn(extra) + self.mix(look, extra)
                if value > best and kind in decision.options:
                    best, chosen = value, kind
        return chosen or decision.options[0]

    def mix(self, look: Look, extra: Mapping[Follower, int]) -> float:
        """The coins that Followers will earn in the coming turns."""
        have = look.followers()
        value = sum(
            self.earnings[kind][min(have[kind] + n, len(self.earnings[kind]) - 1)]
            for kind in FOLLOWERS
            for n in range(extra.get(kind, 0))
        )
        return value * (turns_left(look) - 1)

    def recruit(self, look: Look, decision: Decision) -> Any:
        thinker = self.thinker(look, decision)
        now = thinker.value_of_turn({})
        best: float = 0
        chosen: Any = SKIP
        for kind in decision.options:
            if isinstance(kind, Follower):
                value = thinker.value_of_turn({kind: 1}) - now + self.mix(look, {kind: 1}) - PRICE
                if value > best:
                    best, chosen = value, kind
        return chosen

    # Actions

    def begin(self, look: Look, decision: Decision) -> tuple[Any, ...]:
        thinker = self.thinker(look, decision)
        best = thinker.plan(Paper(look))
        for answers, extra in shadows(look):
            cost = thinker.card * (1 - extra[MAGE])
            if thinker.plan(Paper(look, extra)).value - cost > best.value + 0.5:
                return answers
        magic = self.magic(look, thinker, decision)
        if best.moves and (magic is None or magic.value <= 0 or not _needs_mages(best)):
            return best.moves[0].answers
        if magic is not None and magic.value > 0:
            return magic.answers
        return (STUDY,) if STUDY in decision.options else (END,)

    def magic(self, look: Look, thinker: Thinker, decision: Decision) -> Move | None:
        """The best single magic card, if it is better than the cards its Mages would draw."""
        found = []
        for card in decision.options:
            if isinstance(card, Card) and card.is_magic:
                weigh = WEIGHING.get(card)
                if weigh is not None:
                    answers, value = weigh(look, thinker)
                    value -= thinker.card * card.cost[MAGE] * (not look.advanced)
                    found.append(Move((card, *answers), value, 0, (card,), (card,)))
        return max(found, key=lambda move: move.value, default=None)


def _needs_mages(line: Paper) -> bool:
    return any(MAGE in card.cost for move in line.moves for card in move.paid)


def _claim(look: Look, thinker: Thinker) -> tuple[tuple[Any, ...], float]:
    """A field that the bot could take next turn and another player would take first."""
    have = look.followers()
    attacks = [
        card.attack
        for card in look.hand
        if card.is_troop and all(have[kind] >= count for kind, count in card.cost.items())
    ]
    around = look.around[look.seat]
    best, where = 0.0, -1
    for n, field in enumerate(look.fields):
        if not field.closed and attacks and field.level - around[n] <= max(attacks):
            value = field.level * thinker.rivals[n] * 0.6
            if value > best:
                best, where = value, n
    if where < 0:
        return (), -1.0
    return (PLACES[where][look.fields[where].level],), best


def _flood(look: Look, thinker: Thinker) -> tuple[tuple[Any, ...], float]:
    """A field that others can reach and the bot can't."""
    around = look.around[look.seat]
    best, where = -1.0, 0
    for n, field in enumerate(look.fields):
        if not field.closed:
            ours = chance_of(field.level - around[n])
            value = field.level * (thinker.rivals[n] * 0.5 - ours)
            if value > best:
                best, where = value, n
    return (PLACES[where][look.fields[where].level],), best


def _plague(look: Look, thinker: Thinker) -> tuple[tuple[Any, ...], float]:
    hit = sum(any(look.followers(seat).values()) for seat in look.others())
    return (), 0.35 * hit * min(thinker.left, 8)


def _thief(look: Look, thinker: Thinker) -> tuple[tuple[Any, ...], float]:
    """The fullest hand; of equally full ones, the richest player's."""
    victims = [seat for seat in look.others() if look.hand_size(seat)]
    richest = max(victims, key=lambda seat: (look.hand_size(seat), look.money(seat)))
    return (RIVALS[richest],), 2.2 * min(1.0, thinker.left / 4)


WEIGHING = {CLAIM: _claim, FLOOD: _flood, PLAGUE: _plague, THIEF: _thief}

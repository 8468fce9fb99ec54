"""Advice for bots that search: a quick policy, the options worth considering, and the value of a
position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from throneroom.games.fallen_lands.board import Place
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
from throneroom.games.fallen_lands.bots.policies import EARNINGS, Planner
from throneroom.games.fallen_lands.cards import CRAFTSMAN, MAGE, WARRIOR, Card, Follower
from throneroom.games.fallen_lands.state import State
from throneroom.games.fallen_lands.verbs import END, STOP, STUDY
from throneroom.games.fallen_lands.view import Look
from throneroom.games.fallen_lands.words import about
from throneroom.kernel import NO, BotMaker, Decision, Guide, Message, Mind, Seat, shares

SHARP = Taste(
    hope=1.6,
    denial=1.45,
    card=2.1,
    troop=0.62,
    reach=(0.72, 0.72, 0.7, 0.64, 0.56, 0.45, 0.35, 0.26, 0.18, 0.11, 0.07, 0.04, 0.02),
    fear=0.55,
    rivalry=0.95,
    horizon=8.0,
)
"""These values and the earnings below were found in games between varied players."""
SHARP_EARNINGS: Mapping[Follower, tuple[float, ...]] = {
    **EARNINGS,
    WARRIOR: (2.03, 1.59, 1.22, 0.97, 0.65, 0.44, 0.3, 0.15, 0.1, 0.03),
    CRAFTSMAN: (1.29, 1.07, 0.89, 0.77, 0.52, 0.33, 0.12),
    MAGE: (1.8, 1.44, 0.9, 0.45, 0.27, 0.09),
}
ROUNDS = 4
"""Turns of each player in an imagined game."""
FIELDS = 4
"""Fields that are considered for a card."""
MOVES = 8
"""Number of best moves whose first cards are considered."""


class FallenLandsGuide(Guide[State]):
    clear = 12.0
    trust = 1.0
    depth = 1
    hint_tries = 360
    review_tries = 4000

    def policies(self, state: State, seat: Seat) -> Sequence[BotMaker]:
        return (quick,)

    def consider(self, look: Look, decision: Decision, options: Sequence[Any]) -> Sequence[Any]:
        """The options worth considering. The proposal to stop is left out. Of many cards and fields
        only those are kept that a planner would weigh."""
        if decision.kind == "stop":
            return (NO,)
        left = [option for option in options if option is not STOP]
        if len(left) < 2:
            return left or options
        if decision.kind == "action":
            return cards_to_play(look, left)
        if decision.kind == "exchange":
            return cards_to_trade(look, left)
        places = [option for option in left if isinstance(option, Place)]
        if len(places) <= FIELDS:
            return left
        card = (decision.facts or {}).get("card")
        others = [option for option in left if not isinstance(option, Place)]
        return [*best_places(look, places, card)[:FIELDS], *others]

    def enough(self, start: State, state: State) -> bool:
        return state.turn - start.turn >= ROUNDS * len(state.players)

    def evaluate(self, state: State) -> Sequence[float]:
        """The value of a position for each seat, from the coins that the player can expect. The
        more turns are left, the less they decide."""
        unsure = 2.8 + min(turns_left(Look(state, 0)), 5.6)
        return shares([coins / unsure for coins in expected(state)])

    def reason(
        self, now: State, then: State | None, decision: Decision, option: Any
    ) -> Message | None:
        """What a field brings and opens, or the fields that a card reaches."""
        if then is None:
            return None
        told = about(now, then, decision, option)
        opens = len(told.get("opens", ()))
        if decision.kind == "conquer" and told.get("reward", 0) > 0:
            facts = {"coins": told["reward"]}
            if told["rivals"]:
                return Message.of("reason-contested", {**facts, "rival": told["rivals"][0].seat})
            return Message.of("reason-field", {**facts, "opens": opens})
        if opens:
            return Message.of("reason-opens", {"opens": opens})
        if isinstance(option, Card) and option.is_troop and told.get("reach"):
            fields = told["reach"]
            best = max(place.level for place in fields)
            facts = {"card": option, "fields": len(fields), "level": best}
            return Message.of("reason-reach", facts)
        return None


def expected(s: State) -> list[float]:
    """By seat: the expected coins at the end. Fitted to thousands of games of the quick policy
    against itself that began with random moves."""
    players = len(s.players)
    free = [(n, field.level) for n, field in enumerate(s.fields) if not field.closed]
    reach = [[chance_of(level - around[n]) for n, level in free] for around in s.around]
    rush = [sum(chances) for chances in zip(*reach, strict=True)]
    found = []
    for seat, player in enumerate(s.players):
        look = Look(s, seat)
        left = turns_left(look) if free else 0.0
        have = look.followers()
        coins = float(player.money)
        for (_, level), own, everybody in zip(free, reach[seat], rush, strict=True):
            coins += level * own * (1.4 / (0.15 + everybody) - 0.7)
        values = [card_value(look, card, have) for card in player.hand]
        coins += min(1.0, left / 2) * 1.8 * max(values, default=0.0)
        turn = (seat - s.current) % players  # an earlier turn chooses first
        late = min(1.0, left / 4)
        coins += late * (0.3 * sum(values) + 0.75 * len(values) - 15 * turn / players)
        coins += 0.7 * earnings({MAGE: have[MAGE]}) * min(left, 3.0)
        coins += 0.85 * earnings(have) * max(0.0, left - 3.0)
        found.append(coins)
    return found


def earnings(have: Mapping[Follower, int]) -> float:
    """An estimate of the coins that Followers earn in a turn."""
    return sum([sum(EARNINGS[kind][:count]) for kind, count in have.items()])


def cards_to_play(look: Look, options: Sequence[Any]) -> list[Any]:
    """Cards that begin a good move, magic, and the end of the actions."""
    moves = Thinker(look, SHARP).moves(Paper(look), MOVES)
    begun = {move.answers[0]: None for move in moves}
    found = [card for card in begun if card in options]
    found += [
        option
        for option in options
        if option not in begun and not (isinstance(option, Card) and not option.is_magic)
    ]
    return found


def cards_to_trade(look: Look, options: Sequence[Any]) -> list[Any]:
    """The worst card, or the end of the exchange."""
    have = look.followers()
    cards = [option for option in options if isinstance(option, Card)]
    worst = sorted(cards, key=lambda card: (card_value(look, card, have), card.key))[:1]
    return [*worst, *(option for option in options if option not in cards)]


def best_places(look: Look, places: Sequence[Place], card: Card | None) -> list[Place]:
    """The best fields for a Troop or a Fortification; without a card, for magic that closes one."""
    thinker, paper = Thinker(look, SHARP), Paper(look)

    def value(place: Place) -> float:
        number = place.number
        if card is None:
            return place.level * thinker.rivals[number]
        if card.is_troop:
            return place.level + thinker.value_of(paper, number, card.support)
        return thinker.promise(paper, number, card.support)

    return sorted(places, key=value, reverse=True)


class Quick(Planner):
    """Plans a turn once and then plays it."""

    taste = SHARP
    earnings = SHARP_EARNINGS
    narrow = SHARP._replace(branches=4, beam=2)
    """The taste for recruiting, where every kind of Follower is tried."""

    def __init__(self) -> None:
        super().__init__()
        self.turn = -1
        self.line: list[Move] = []

    def thinker(self, look: Look, decision: Decision) -> Thinker:
        return Thinker(look, self.narrow if decision.kind == "recruit" else self.taste)

    def begin(self, look: Look, decision: Decision) -> tuple[Any, ...]:
        if look.turn != self.turn:
            self.turn = look.turn
            return self._plan(look, decision)
        if self.line:
            move = self.line.pop(0)
            if move.answers[0] in decision.options:
                return move.answers
            self.line = []
        return self._rest(look, decision)

    def _plan(self, look: Look, decision: Decision) -> tuple[Any, ...]:
        thinker = self.thinker(look, decision)
        best = thinker.plan(Paper(look))
        self.line = list(best.moves)
        for answers, extra in shadows(look):
            if thinker.plan(Paper(look, extra)).value > best.value + 1.5:
                self.turn = -1  # plan again, with the new Follower
                return answers
        if self.line:
            return self.line.pop(0).answers
        return self._rest(look, decision)

    def _rest(self, look: Look, decision: Decision) -> tuple[Any, ...]:
        """A useful magic card, once nothing can be conquered any more."""
        if any(card.is_magic for card in look.hand):
            magic = self.magic(look, Thinker(look, self.taste), decision)
            if magic is not None and magic.value > 0:
                return magic.answers
        return (STUDY,) if STUDY in decision.options else (END,)

    def conquer(self, look: Look, decision: Decision) -> Any:
        """The best field for a card that somebody else chose."""
        places = [option for option in decision.options if isinstance(option, Place)]
        if not places:
            return decision.options[0]
        return best_places(look, places, (decision.facts or {})["card"])[0]

    build = conquer


def quick(seed: int) -> Mind:
    return Quick()

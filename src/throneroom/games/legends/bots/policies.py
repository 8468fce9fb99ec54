"""Three bots: one takes the largest immediate gain, one fights the leader, and one also weighs
later turns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from throneroom.games.legends.bots.planning import Position, Taste
from throneroom.games.legends.cards import PRICES, Action
from throneroom.games.legends.roads import Step
from throneroom.games.legends.tiles import Lay, Region
from throneroom.games.legends.verbs import NOTHING, READY, STOP, Piece
from throneroom.games.legends.view import Look
from throneroom.kernel import NO, YES, Chance, Decision, Mind

GREEDY = Taste(again=40)
WARLORD = Taste(width=3, again=40, denial=0.9, coin=0.5)
EMPEROR = Taste(
    width=10, denial=0.2, doubt=0.9, armies=0.45, city=0.5, abilities=0.035, coin=1.4, last=True
)


class Ruler:
    """A player who follows a `Taste`."""

    def __init__(self, taste: Taste, seed: int) -> None:
        self.taste = taste
        self.chance = Chance(seed)

    def choose(self, look: Look, decision: Decision) -> Any:
        ask: Callable[[Look, Decision], Any] | None = getattr(self, f"on_{decision.kind}", None)
        if ask is None:
            return self.any(decision)
        return ask(look, decision)

    def any(self, decision: Decision) -> Any:
        """A random answer to a question that matters little."""
        options = decision.options
        return self.chance.pick(options) if decision.is_single else list(options)

    def position(self, look: Look) -> Position:
        return Position(look, self.taste, ahead=look.rounds - look.round)

    # The start

    def on_lay(self, look: Look, decision: Decision) -> Any:
        """Lays only new tiles; it never changes one that is already on the board."""
        laid = {lay.side.tile for lay in look.board.tiles}
        lays = [lay for lay in decision.options if isinstance(lay, Lay)]
        return self.chance.pick([lay for lay in lays if lay.side.tile not in laid])

    def on_start(self, look: Look, decision: Decision) -> Any:
        return self._region(decision)

    def on_token(self, look: Look, decision: Decision) -> Any:
        return self._region(decision)

    def on_face_down(self, look: Look, decision: Decision) -> Any:
        return self._region(decision)

    def on_ready(self, look: Look, decision: Decision) -> Any:
        return READY

    def _region(self, decision: Decision) -> Region:
        return self.chance.pick([o for o in decision.options if isinstance(o, Region)])

    def on_bid(self, look: Look, decision: Decision) -> Any:
        return 0

    def on_first(self, look: Look, decision: Decision) -> Any:
        """Seats are offered clockwise, the bot's own first. With more than two players, going last
        makes no measurable difference."""
        return decision.options[1 if self.taste.last and look.players == 2 else 0]

    # The turn

    def on_take(self, look: Look, decision: Decision) -> Any:
        position = self.position(look)
        cards = list(decision.options)
        worth = [position.card(card, PRICES[i]) for i, card in enumerate(cards)]
        return cards[worth.index(max(worth))]

    def on_extra(self, look: Look, decision: Decision) -> Any:
        position = Position(look, self.taste)
        cards = [card for card in decision.options if card is not STOP]
        worth = [position.card(card, PRICES[i], act=False) for i, card in enumerate(cards)]
        return cards[worth.index(max(worth))] if max(worth) > 0 else STOP

    def on_choose(self, look: Look, decision: Decision) -> Any:
        position, card = self.position(look), look.using
        assert card is not None
        actions: list[Action] = [option for option in decision.options if option is not NOTHING]
        worth = [position.one_action(action, card) for action in actions]
        return actions[worth.index(max(worth))]

    def on_recruit(self, look: Look, decision: Decision) -> Any:
        position = self.position(look)
        _, places = position.recruit(1)
        place = places[0] if places else None
        best: Any = position.regions[place] if place is not None else STOP
        paid = [option for option in decision.options if isinstance(option, Piece)]
        if paid and place is not None:
            gains = [position.gain(position.index[option.region], 1) for option in paid]
            top = max(gains)
            if top - position.coin_worth() > position.gain(place, 1) + 0.3:
                return paid[gains.index(top)]
        return best

    def on_march(self, look: Look, decision: Decision) -> Any:
        steps = self._march(look, self.taste)
        if not steps and self.taste.again:
            steps = self._march(look, self.taste._replace(width=self.taste.again))
        if not steps:
            return STOP
        start, end = steps[0]
        return next(
            option
            for option in decision.options
            if isinstance(option, Step) and option.start is start and option.end is end
        )

    def _march(self, look: Look, taste: Taste) -> list[tuple[Region, Region]]:
        position = Position(look, taste, ahead=look.rounds - look.round)
        _, steps = position.march(look.left, position.sea_cost())
        return [(position.regions[start], position.regions[end]) for start, end in steps]

    def on_city(self, look: Look, decision: Decision) -> Any:
        position = self.position(look)
        gain, place = position.city()
        return position.regions[place] if place is not None and gain > -0.5 else STOP

    def on_destroy(self, look: Look, decision: Decision) -> Any:
        position = self.position(look)
        _, victim = position.destroy()
        if victim is None:
            return STOP
        region: Region = position.regions[victim[0]]
        owner = victim[1] if victim[1] < look.players else None
        return next(
            option
            for option in decision.options
            if isinstance(option, Piece) and option.region is region and option.owner == owner
        )

    def on_loot(self, look: Look, decision: Decision) -> Any:
        return YES if YES in decision.options else NO

    def on_peek(self, look: Look, decision: Decision) -> Any:
        return decision.options[0]


def greedy(seed: int) -> Mind:
    """Takes whatever brings the most points at once."""
    return Ruler(GREEDY, seed).choose


def warlord(seed: int) -> Mind:
    """Values a point that others lose nearly as much as one of its own, the leader's points most;
    careful with coins."""
    return Ruler(WARLORD, seed).choose


def emperor(seed: int) -> Mind:
    """Weighs control and doubt, denies points to others, saves coins, and picks abilities that
    pay."""
    return Ruler(EMPEROR, seed).choose

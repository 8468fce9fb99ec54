"""The guide for search: a quick policy, and an estimate of how good a position is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any

from throneroom.games.legends import scoring
from throneroom.games.legends.bots.planning import Position
from throneroom.games.legends.bots.policies import EMPEROR, Ruler
from throneroom.games.legends.cards import Card
from throneroom.games.legends.roads import Step
from throneroom.games.legends.state import Phase, State
from throneroom.games.legends.tiles import Region
from throneroom.games.legends.verbs import STOP
from throneroom.games.legends.view import Look
from throneroom.games.legends.words import about, place_of
from throneroom.kernel import DONE, BotMaker, Decision, Guide, Message, Mind, Seat, shares

QUICK = EMPEROR._replace(width=2)
OWN = EMPEROR._replace(denial=0.0)
"""Ignores what other players have."""
MAP = ("regions", "islands", "citadels", "elixirs")
"""Score lines that can still go down. They are estimated, not counted."""
SETUP = ("lay", "token", "face_down", "ready", "events", "bid")
"""Questions before the first turn. Search can't tell their answers apart."""


class LegendsGuide(Guide[State]):
    clear = 6.0
    trust = 1.0
    depth = 1
    hint_tries = 180
    review_tries = 1400

    def policies(self, state: State, seat: Seat) -> Sequence[BotMaker]:
        return (quick,)

    def consider(self, look: Look, decision: Decision, options: Sequence[Any]) -> Sequence[Any]:
        if decision.kind not in SETUP:
            return options
        wished = quick(len(options))(look, decision)
        if decision.is_single:
            return (wished,)
        return (next((option for option in options if option in wished), DONE),)

    def enough(self, start: State, state: State) -> bool:
        """Whether an imagined game has gone far enough: it goes to the game's end, because armies
        are hard to value before that. The later games of a series are not imagined."""
        return state.phase is Phase.TURNS and state.game > start.game

    def evaluate(self, state: State) -> Sequence[float]:
        """The value of a position for each seat, from the points that the player can expect in this
        game and has from earlier ones. The more turns are left, the less these points decide.
        Fitted to games of the quick policy with random deviations."""
        left = state.cards_to_collect - min(len(player.cards) for player in state.players)
        later = (state.options.games - state.game) * state.cards_to_collect
        unsure, unsure_of_all = 0.5 + 2.5 * sqrt(left), 0.5 + sqrt(left + later)
        odds = [
            expected(state, seat, score.total - on_map(score)) / unsure
            + sum([earlier[seat] for earlier in state.points]) / unsure_of_all
            for seat, score in enumerate(scoring.scores(state))
        ]
        return shares(odds)

    def reason(
        self, now: State, then: State | None, decision: Decision, option: Any
    ) -> Message | None:
        """The changes on the map, or the lasting effects."""
        if then is None:
            return None
        told = about(now, then, decision, option)
        if isinstance(option, Card):
            return why_taken(now, then, decision.seat, told.get("points", 0))
        if "control" not in told:
            return None
        return why_there(told, decision.seat, place_of(option))


def why_taken(now: State, then: State, me: Seat, points: int) -> Message | None:
    """The immediate or lasting effect of a card."""
    if points > 0:
        return Message.of("reason-map", {"points": points})
    before, after = now.players[me], then.players[me]
    if (armies := after.army_bonus - before.army_bonus) > 0:
        return Message.of("reason-armies", {"n": armies})
    if (steps := after.move_bonus - before.move_bonus) > 0:
        return Message.of("reason-marches", {"n": steps})
    if after.sea_cost < before.sea_cost:
        return Message.of("reason-sea", {"cost": after.sea_cost})
    return Message.of("reason-safe", {}) if after.immune and not before.immune else None


def why_there(told: Mapping[str, Any], me: Seat, region: Region | None) -> Message | None:
    """The change in a region and on its island."""
    was, control = told["was"], told["control"]
    facts: dict[str, Any] = {"region": region}
    # The sums include losses elsewhere.
    elsewhere = any(word.startswith(("leaves", "island_lost")) for word in told["told"])
    if control == me != was and told["region_points"] > 0 and not elsewhere:
        facts["points"] = told["region_points"]
        if told["island_points"] > 0:
            return Message.of("reason-island", {**facts, "island": told["island_points"]})
        if isinstance(was, int):
            return Message.of("reason-from", {**facts, "seat": was})
        return Message.of("reason-region", facts)
    if isinstance(was, int) and was not in (me, control):
        return Message.of("reason-frees", {**facts, "seat": was})
    return Message.of("reason-map", {"points": told["points"]}) if told["points"] > 0 else None


def on_map(score: Any) -> int:
    return sum([line.points for line in score.lines if line.what in MAP])


def expected(s: State, seat: Seat, certain: int) -> float:
    look = Look(s, seat)
    player = s.players[seat]
    ahead = s.cards_to_collect - len(player.cards)
    position = Position(look, OWN, ahead)
    weighed = sum([worth[mine] for worth, mine in zip(position.worth, position.mine, strict=True)])
    weighed += sum(position.island_value)
    weighed += sum([position.spare(r, mine) for r, mine in enumerate(position.mine)])
    weighed += position.majority()
    weighed += len(player.cities) * OWN.city * ahead
    weighed += position.coin_worth() * min(player.coins, 2 * ahead + 1)
    bonuses = player.move_bonus + player.army_bonus + 1.3 * min(player.flying, 2)
    weighed += OWN.abilities * ahead * (bonuses + 0.6 * player.immune)
    return certain + weighed


class Quick(Ruler):
    """Plans an action once and then follows the plan."""

    def __init__(self, seed: int) -> None:
        super().__init__(QUICK, seed)
        self.plan: list[Any] = []

    def on_march(self, look: Look, decision: Decision) -> Any:
        if not self.plan or self.plan[0] not in decision.options:
            position = self.position(look)
            _, steps = position.march(look.left, position.sea_cost())
            ways = {
                (step.start, step.end): step for step in decision.options if isinstance(step, Step)
            }
            where = [(position.regions[a], position.regions[b]) for a, b in steps]
            self.plan = [ways.get(pair, pair) for pair in where]
            for i, pair in enumerate(self.plan):  # steps that become possible only during the march
                if isinstance(pair, tuple):
                    del self.plan[i:]
                    break
        return self.plan.pop(0) if self.plan else STOP

    def on_recruit(self, look: Look, decision: Decision) -> Any:
        if not self.plan or self.plan[0] not in decision.options:
            position = self.position(look)
            _, places = position.recruit(look.left)
            self.plan = [position.regions[place] for place in places]
        chosen: Region | Any = self.plan.pop(0) if self.plan else STOP
        return chosen

    def on_take(self, look: Look, decision: Decision) -> Any:
        self.plan = []
        return super().on_take(look, decision)


def quick(seed: int) -> Mind:
    return Quick(seed).choose

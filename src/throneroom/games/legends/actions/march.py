"""[Марш-бросок]"""

from __future__ import annotations

from throneroom.games.legends import events as e
from throneroom.games.legends.roads import Step, too_far
from throneroom.games.legends.state import Acting, Player, State
from throneroom.games.legends.verbs import Stop, choose_or_stop
from throneroom.kernel import Flow, Seat


def march(s: State, me: Seat, acting: Acting) -> Flow:
    """Units of movement, split among the player's armies at will, step by step."""
    sea_cost = s.players[me].sea_cost
    while acting.left:
        steps = possible_steps(s, me, sea_cost, acting.left)
        if not steps:
            return
        facts = {"left": acting.left, "total": acting.total, "sea": sea_cost}
        step = yield from choose_or_stop(me, "march", steps, acting.card, facts)
        if isinstance(step, Stop):
            return
        take_step(s, me, acting, step)


def take_step(s: State, me: Seat, acting: Acting, step: Step) -> None:
    acting.left -= step.cost
    if s.log is not None:
        s.log.append(e.Marched(me, step.start.key, step.end.key, step.way, step.cost))
    s.move(me, step.start, step.end)


def possible_steps(s: State, me: Seat, sea_cost: int, left: int) -> list[Step]:
    armies = s.players[me].armies
    steps = s.roads(sea_cost).steps_within
    return [step for start in s.board.regions if start in armies for step in steps(start, left)]


def no_step(player: Player, step: Step, left: int) -> str:
    """Players move only their own armies, and only while the units last."""
    return too_far(step, left) if step.start in player.armies else "no_army"

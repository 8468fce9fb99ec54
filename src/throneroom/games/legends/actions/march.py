"""[Марш-бросок]"""

from __future__ import annotations

from throneroom.games.legends import events as e
from throneroom.games.legends.choices import Stop, choose_or_stop
from throneroom.games.legends.roads import Step
from throneroom.games.legends.state import Acting, Player, State
from throneroom.kernel import Flow, Seat


def march(s: State, me: Seat, acting: Acting) -> Flow:
    """Units of movement, split among one's armies at will, step by step."""
    while acting.left:
        steps = possible_steps(s, me, acting.left)
        if not steps:
            return
        facts = {"left": acting.left, "total": acting.total, "sea": s.players[me].sea_cost}
        step = yield from choose_or_stop(me, "march", steps, acting.card, facts)
        if isinstance(step, Stop):
            return
        take_step(s, me, acting, step)


def take_step(s: State, me: Seat, acting: Acting, step: Step) -> None:
    acting.left -= step.cost
    s.tell(e.Marched(me, step.start.key, step.end.key, step.way, step.cost))
    s.move(me, step.start, step.end)


def possible_steps(s: State, me: Seat, left: int) -> list[Step]:
    player = s.players[me]
    steps = s.roads(player.sea_cost).steps
    return [
        step
        for start in s.board.regions
        if start in player.armies
        for step in steps(start)
        if not no_step(player, step, left)
    ]


def no_step(player: Player, step: Step, left: int) -> str:
    """Only an army of one's own goes, and only as far as the units last."""
    if step.start not in player.armies:
        return "no_army"
    return "too_far" if step.cost > left else ""

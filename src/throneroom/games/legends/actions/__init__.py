"""What the scrolls of the cards let a player do. [Действия на картах]

Everything about an action in progress is in `State.acting`: the flow can restart at each of its
questions.
"""

from __future__ import annotations

from collections.abc import Callable

from throneroom.games.legends.actions.city import found_city, no_city_at_all
from throneroom.games.legends.actions.destroy import destroy, victims_of
from throneroom.games.legends.actions.march import march
from throneroom.games.legends.actions.recruit import recruit
from throneroom.games.legends.cards import Action
from throneroom.games.legends.state import Acting, State
from throneroom.games.legends.verbs import NOTHING, Button
from throneroom.kernel import Flow, Seat, choose


def perform(s: State, me: Seat, acting: Acting) -> Flow:
    """[И/или] With "/" one of the two actions, with "+" both in this order; any may be left out."""
    if acting.card.mode == "or" and len(acting.todo) == len(acting.card.actions):
        yield from choose_action(s, me, acting)
    while acting.action or acting.todo:
        if acting.action is None:
            begin(s, me, acting, acting.todo.pop(0))
        assert acting.action is not None
        yield from ACTIONS[acting.action.type](s, me, acting)
        acting.action = None
        acting.total = acting.left = 0


def choose_action(s: State, me: Seat, acting: Acting) -> Flow:
    possible: list[Action | Button] = [a for a in acting.todo if not useless(s, me, a)]
    if possible:
        chosen = yield from choose(
            *(me, "choose", [*possible, NOTHING]),
            at="acting",
            by=acting.card,
            checkpoint=True,
            inner=True,
            card=acting.card,
            recruit=bonus(s, me, "recruit"),
            march=bonus(s, me, "march"),
        )
        acting.todo = [chosen] if isinstance(chosen, Action) else []
    else:
        acting.todo = []


def begin(s: State, me: Seat, acting: Acting, action: Action) -> None:
    """[Свойства карт] Abilities of cards and tokens give more armies, or longer marches."""
    acting.action = action
    acting.total = acting.left = action.n + bonus(s, me, action.type)


def bonus(s: State, me: Seat, action: str) -> int:
    """[Свойства карт] The amount that abilities of cards and tokens add to an action."""
    player = s.players[me]
    return {"recruit": player.army_bonus, "march": player.move_bonus}.get(action, 0)


ACTIONS: dict[str, Callable[[State, Seat, Acting], Flow]] = {
    "recruit": recruit,
    "march": march,
    "city": found_city,
    "destroy": destroy,
}


def useless(s: State, me: Seat, action: Action) -> str:
    """Why there is no point in choosing an action; "" if there is."""
    player = s.players[me]
    if action.type == "recruit":
        return "" if player.reserve else "no_reserve"
    if action.type == "march":
        return "" if player.armies else "no_armies"
    if action.type == "city":
        return no_city_at_all(player)
    return "" if victims_of(s, me) else "no_victims"

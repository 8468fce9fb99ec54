"""Decisions as messages, and the JSON schema of all that is sent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from throneroom.kernel.decision import Decision, Seat, key_of
from throneroom.kernel.game import Game
from throneroom.kernel.message import Argument, Message, arguments
from throneroom.kernel.outcome import Outcome
from throneroom.kernel.state import State
from throneroom.kernel.world import World

Ends: TypeAlias = Literal["", "shown", "turn", "game"]
"""What an answer ends for good: nothing, the way back, the turn, the game."""


class Choice(msgspec.Struct, frozen=True):
    """One option: its key, what to call it, and where it lies on the table."""

    key: str
    text: Message
    target: str
    about: dict[str, Argument] = {}
    """What the game has to show with it: the sum that takes a field, the price of a loan."""
    ends: Ends = ""
    """What it ends for good: the chance to take it back ("shown"), the turn, or the game."""
    lost: Message | None = None
    """What it leaves unused: coins, movement."""
    aside: bool = False
    """Hardly anybody wants it: it stands in the list of all options and is not lit."""


class Question(msgspec.Struct, frozen=True, tag_field="ask", tag="question"):
    """A decision, for the seat that has to take it."""

    seat: Seat
    number: int
    """The decision's number in the game, which an answer refers to."""
    kind: str
    prompt: Message
    lo: int
    hi: int
    ordered: bool
    choices: list[Choice]
    by: str = ""
    """The key of what asks: a card, an ability."""
    rules: str = ""
    """The section of the rules page that concerns this."""
    standing: str = ""
    """The reaction that is asked for; one answer may be given for all such questions."""
    safe: str = ""
    """The key of the answer that harms least, where the question is no more than yes or no."""
    together: list[Seat] = []
    """Those who are still to answer at the same time, this seat included."""


class Waiting(msgspec.Struct, frozen=True, tag_field="ask", tag="waiting"):
    """A decision, for everybody else. Only the seats: what is asked would tell too much."""

    seats: list[Seat]


class Foretold(NamedTuple):
    """What is known of an answer before it is given."""

    state: State | None = None
    """The state after it; None where the seat would learn something by it."""
    ends: Ends = ""


Foretell: TypeAlias = Callable[[Decision, Any], Foretold]

MOST = 60
"""Options of a question that are all tried out, unless the game wants to see what they lead to."""


def foretold(
    decision: Decision, value: Any, world: World, imagined: Callable[[], World]
) -> Foretold:
    """Gives an answer in a copy of the match. Where something would be learned by it, an imagined
    world, as the seat may believe it to be, tells what the answer ends."""
    state: State = world.state
    learned = state.chance.count, state.reveals
    ends = _ends(decision, value, world)
    if (state.chance.count, state.reveals) == learned:
        return Foretold(state, ends)
    return Foretold(None, _ends(decision, value, imagined()) or "shown")


def _ends(decision: Decision, value: Any, world: World) -> Ends:
    mine = world.game.on_turn(world.state) == decision.seat
    told = world.state.log = []
    world.answer(value)
    if world.decision is None:
        return "game"
    if mine and any(event.kind == "turn_began" for event in told):
        return "turn"
    return "" if world.decision.seat == decision.seat else "shown"


def question_for(
    game: Game[Any, Any], state: State, decision: Decision, number: int, foretell: Foretell
) -> Question:
    """A decision for the seat that has to take it."""
    foreseen = decision.is_single and decision.kind in game.foreseen
    tried = foreseen or (decision.is_single and len(decision.options) <= MOST)

    def choice(key: str, option: Any) -> Choice:
        after = foretell(decision, option) if tried else Foretold()
        about = game.about(state, after.state if foreseen else None, decision, option)
        return Choice(
            key,
            game.caption(decision, option),
            game.target(decision, option),
            arguments(about),
            after.ends,
            game.lost(state, decision, option),
            game.aside(state, decision, option),
        )

    safe = game.safe.get(decision.kind, "")
    return Question(
        seat=decision.seat,
        number=number,
        kind=decision.kind,
        prompt=game.prompt(decision),
        lo=decision.lo,
        hi=decision.hi,
        ordered=decision.ordered,
        choices=[
            choice(key, option) for key, option in zip(decision.keys, decision.options, strict=True)
        ],
        by="" if decision.by is None else key_of(decision.by),
        rules=game.section(decision),
        standing=decision.standing,
        safe=safe if safe in decision.keys else "",
        together=list(decision.together),
    )


def schema(game: Game[Any, Any]) -> dict[str, Any]:
    """The JSON schema of a game's options, view, events, questions and outcome."""
    event = game.events[0]
    for other in game.events[1:]:
        event = event | other  # type: ignore[assignment]
    parts = {
        "Options": game.Options,
        "View": game.View,
        "Event": event,
        "Question": Question | Waiting,
        "Outcome": Outcome,
    }
    schemas, components = msgspec.json.schema_components(
        parts.values(), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": game.slug,
        "type": "object",
        "properties": dict(zip(parts, schemas, strict=True)),
        "$defs": components,
    }

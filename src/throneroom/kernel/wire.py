"""What leaves the process about a decision, and the JSON schema of everything that does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from throneroom.kernel.decision import Decision, Seat, key_of
from throneroom.kernel.game import Game
from throneroom.kernel.message import Argument, Message, arguments
from throneroom.kernel.outcome import Outcome
from throneroom.kernel.state import State


class Choice(msgspec.Struct, frozen=True):
    """One option: its key, what to call it, and where it lies on the table."""

    key: str
    text: Message
    target: str
    about: dict[str, Argument] = {}
    """What the game has to show with it: the sum that takes a field, the price of a loan."""


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
    together: list[Seat] = []
    """Those who are still to answer at the same time, this seat included."""


class Waiting(msgspec.Struct, frozen=True, tag_field="ask", tag="waiting"):
    """A decision, for everybody else. What is asked would tell too much: who is asked is all."""

    seats: list[Seat]


Then: TypeAlias = Callable[[Decision, Any], State | None]
"""The state after an answer, where it can be foreseen."""


def question_for(
    game: Game[Any, Any], state: State, decision: Decision, number: int, then: Then
) -> Question:
    """A decision for the seat that has to take it."""
    foreseen = decision.is_single and decision.kind in game.foreseen

    def about(option: Any) -> dict[str, Argument]:
        after = then(decision, option) if foreseen else None
        return arguments(game.about(state, after, decision, option))

    return Question(
        seat=decision.seat,
        number=number,
        kind=decision.kind,
        prompt=game.prompt(decision),
        lo=decision.lo,
        hi=decision.hi,
        ordered=decision.ordered,
        choices=[
            Choice(
                key, game.caption(decision, option), game.target(decision, option), about(option)
            )
            for key, option in zip(decision.keys, decision.options, strict=True)
        ],
        by="" if decision.by is None else key_of(decision.by),
        rules=game.section(decision),
        standing=decision.standing,
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

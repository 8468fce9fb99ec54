"""What leaves the process about a decision, and the JSON schema of everything that does."""

from __future__ import annotations

from typing import Any

import msgspec

from throneroom.kernel.decision import Decision, Seat
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
    kind: str
    prompt: Message
    lo: int
    hi: int
    ordered: bool
    choices: list[Choice]


class Waiting(msgspec.Struct, frozen=True, tag_field="ask", tag="waiting"):
    """A decision, for everybody else. What is asked would tell too much: who is asked is all."""

    seat: Seat


def question_for(
    game: Game[Any, Any], state: State, decision: Decision | None, seat: Seat | None
) -> Question | Waiting | None:
    if decision is None:
        return None
    if seat != decision.seat:
        return Waiting(decision.seat)
    return Question(
        seat=decision.seat,
        kind=decision.kind,
        prompt=game.prompt(decision),
        lo=decision.lo,
        hi=decision.hi,
        ordered=decision.ordered,
        choices=[
            Choice(
                key,
                game.caption(decision, option),
                game.target(decision, option),
                arguments(game.about(state, decision, option)),
            )
            for key, option in zip(decision.keys, decision.options, strict=True)
        ],
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

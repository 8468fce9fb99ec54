"""Decisions as messages, and the JSON schema of all that is sent."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

import msgspec

from throneroom.kernel.decision import Decision, Seat
from throneroom.kernel.foresight import UNKNOWN, Ends, Foresight, Foretold
from throneroom.kernel.game import Game
from throneroom.kernel.keys import key_of
from throneroom.kernel.message import Argument, Message, arguments
from throneroom.kernel.outcome import Outcome
from throneroom.kernel.state import State


class Choice(msgspec.Struct, frozen=True):
    """One option: its key, what to call it, and where it lies on the table."""

    key: str
    text: Message
    target: str
    about: dict[str, Argument] = {}
    """Facts to show with it: the sum of a field that it takes, the price of a loan."""
    ends: Ends = ""
    """What it ends: the turn, the game, or the chance to take it back, at once ("shown") or when
    another seat answers ("passed"). Where several are chosen: what the shortest answer with it
    ends."""
    lost: Message | None = None
    """What it leaves unused: coins, movement."""
    aside: bool = False
    """Whether hardly anybody wants it, so that it appears in the list of all options and is not
    lit."""


class Question(msgspec.Struct, frozen=True, tag_field="ask", tag="question"):
    """A decision, for the seat that has to make it."""

    seat: Seat
    number: int
    """The decision's number in the game; an answer refers to it."""
    kind: str
    prompt: Message
    lo: int
    hi: int
    ordered: bool
    choices: list[Choice]
    by: str = ""
    """The key of what asks: a card, an ability."""
    rules: str = ""
    """The section of the rules page about this decision."""
    standing: str = ""
    """The reaction that the question is about; one answer may be given to all such questions."""
    safe: str = ""
    """The key of the least harmful answer, if the question is a plain yes or no."""
    together: list[Seat] = []
    """The seats that have yet to answer at the same time, this one included."""


class Waiting(msgspec.Struct, frozen=True, tag_field="ask", tag="waiting"):
    """A decision, for everybody else: only the seats, because the question itself would tell too
    much."""

    seats: list[Seat]


MOST = 60
"""The most options of a question that are all tried out, unless the game wants to see what they
lead to."""


def question_for(
    game: Game[Any, Any], state: State, decision: Decision, number: int, foresight: Foresight
) -> Question:
    """A decision for the seat that has to take it."""
    keys, options = decision.keys, decision.options
    foreseen = decision.is_single and decision.kind in game.foreseen
    tried = foreseen or len(options) <= MOST
    look_ahead = foresight.foretell if foreseen else foresight.ends
    known: dict[Hashable, Foretold] = {}

    def foretell(place: int) -> Foretold:
        option = options[place]
        alike = game.alike(state, decision, option) if decision.is_single else option
        if alike is None:
            return look_ahead(option)
        found = known.get(alike)
        if found is None:
            found = known[alike] = look_ahead(decision.least_with(place))
        return found

    def choice(place: int) -> Choice:
        key, option = keys[place], options[place]
        after = foretell(place) if tried else UNKNOWN
        about = game.about(state, after.shown if foreseen else None, decision, option)
        return Choice(
            key,
            game.caption(decision, option),
            game.target(decision, option),
            arguments(about) if about else {},
            after.ends,
            game.lost(state, decision, option),
            game.aside(state, decision, option),
        )

    prompt, facts = game.prompt(decision), game.facts(state, decision)
    if facts:
        prompt = Message(prompt.id, {**prompt.args, **arguments(facts)})
    safe = game.safe.get(decision.kind, "")
    return Question(
        seat=decision.seat,
        number=number,
        kind=decision.kind,
        prompt=prompt,
        lo=decision.lo,
        hi=decision.hi,
        ordered=decision.ordered,
        choices=[choice(place) for place in range(len(options))],
        by="" if decision.by is None else key_of(decision.by),
        rules=game.section(decision),
        standing=decision.standing,
        safe=safe if safe in keys else "",
        together=list(decision.together),
    )


def schema(game: Game[Any, Any]) -> dict[str, Any]:
    """The JSON schema of a game's options, view, events, questions and outcome, and of the page of
    its saga, if it has one."""
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
    if game.saga is not None:
        parts["Page"] = game.saga.Page
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

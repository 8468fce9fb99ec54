"""The messages between clients and the server at a table. In words: `docs/protocol.md`."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from throneroom.bots.search import Hint
from throneroom.kernel import Message, Origin, Outcome, Question, Seat, Waiting
from throneroom.server.storage.times import Clock, Times

# From the client


class GiveAnswer(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="answer", tag_field="type"
):
    """Answers the decision of that number with an option's key or several keys."""

    number: int
    keys: str | list[str]
    seat: Seat | None = None
    """Needed where several of your seats are asked at once."""


class Undo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="undo", tag_field="type"):
    """Takes back the last answer; `number` is `can_undo` of the last state."""

    number: int
    whole: bool = False
    """Takes back all answers since the action began."""


class AskHint(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="hint", tag_field="type"
):
    """Asks for King's answer to the decision of that number."""

    number: int
    seat: Seat | None = None


class StopHint(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="stop", tag_field="type"
):
    """The hint that is being worked out is not wanted any more."""


class AskWhy(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="why", tag_field="type"):
    """Asks why something is not an option of the decision of that number."""

    number: int
    what: str
    """An option's key, or its place and key: "supply/market"."""
    seat: Seat | None = None


class SetStanding(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="standing", tag_field="type"
):
    """Sets a seat's standing answer to a reaction."""

    seat: Seat
    reaction: str
    answer: Literal["always", "never", "turn", "vain", "ask"]


class SwitchSeat(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="switch", tag_field="type"
):
    """Turns to another of one's own seats (hot seat), or to none: the view of a spectator."""

    seat: Seat | None


class Chat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="chat", tag_field="type"):
    """Says a line to everybody at the table, or points at something there, or both."""

    text: str = ""
    points: str | None = None
    """A place on the table that everybody sees, as options name it: "town/quarry"."""
    to: Seat | None = None
    """Where all play together: whom the speaker advises to choose what is pointed at."""


class Ping(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ping", tag_field="type"):
    """Is anybody there?"""


FromClient: TypeAlias = (
    GiveAnswer | Undo | AskHint | StopHint | AskWhy | SetStanding | SwitchSeat | Chat | Ping
)

# From the server


class SeatInfo(msgspec.Struct, frozen=True):
    seat: Seat
    kind: str
    """"person", "open" or "bot"."""
    name: str | None
    """The name of whoever sits here; no other seat has the same. None at an open seat."""
    names: dict[str, str]
    """A bot's name by language."""
    person: str | None
    """The public id of the person at this seat."""
    bot: str | None
    """The bot that plays here, for itself or in a person's place."""
    present: bool
    """Somebody is connected for this seat, or a bot plays it."""
    was: str | None
    """At an open seat: who sat there in the game that was brought along."""
    resigned: bool
    """Whether the player here has given up. A bot plays on, and ends last."""


class Proposal(msgspec.Struct, frozen=True):
    """What a player proposes to the others. It comes about when all of them agree."""

    kind: Literal["stop", "abandon", "take_over"]
    """To stop as the game stands, or without a result; or to let a bot play for somebody."""
    by: str
    """The public id of the person who proposed it."""
    agreed: list[str]
    """The people who have agreed, the proposer among them."""
    declined: str | None = None
    """The person who would rather play on."""
    number: int = 0
    """The number of entries when it was proposed."""
    seat: Seat | None = None
    """The seat that a bot is to play."""
    until: float | None = None
    """From this time on, the person at that seat is no longer asked, unless present."""


class Reminder(msgspec.Struct, frozen=True):
    """A friendly word to those who are awaited."""

    by: str
    """The person who has sent it."""
    at: float


class Series(msgspec.Struct, frozen=True):
    """The games that were played one after another with the same seats."""

    games: int
    wins: list[int]
    """By seat. A shared victory counts for each of the winners."""
    together: bool = False
    """Whether all seats have played together, and so have the same wins."""


class Result(msgspec.Struct, frozen=True):
    ranks: list[int]
    totals: list[int]
    """The points of each seat."""
    together: bool | None = None
    """Whether all have won, where they played together."""


class TableInfo(msgspec.Struct, frozen=True):
    id: str
    game: str
    options: dict[str, Any]
    status: str
    """"open", "running" or "finished"."""
    public: bool
    spectators: bool
    hints: bool
    """Whether those who play here may ask for hints."""
    host: str
    seats: list[SeatInfo]
    asked: list[Seat]
    """The seats that everybody waits for."""
    watching: int
    hurried: bool
    """Whether searching bots think for less time than usual here, because the server is busy."""
    previous: str | None
    next: str | None
    """The rematch, once there is one."""
    turn: int
    """The number of the turn or round, as the game counts them; 0 before the start."""
    result: Result | None
    """How the game ended. An abandoned game has no result."""
    ending: str | None
    """Why it ended, where its rules did not end it: "resigned", "time", "agreed", "abandoned" or
    "closed"."""
    proposal: Proposal | None
    """What a player proposes, while the game runs."""
    series: Series | None
    """The series with this game, once it is over; None where there is nothing to count."""
    origin: Origin | None
    """Where the game came from, if somebody brought it along."""
    saga: str | None
    """The saga that the game belongs to."""
    clock: Clock | None
    """The time that players have. None: as long as they like."""
    created: float
    updated: float


class MyTable(TableInfo, frozen=True):
    """A table with what only you may know of it."""

    archived: bool
    prompt: Message | None
    """What you are asked there."""
    left: float | None
    """The seconds that you have left if you are asked, otherwise the least that anybody has who is
    awaited. None where no time runs."""
    reminder: Reminder | None
    """What somebody has sent since the last move."""
    may_remind: bool
    """Whether you may send one now: somebody else is awaited, and none was sent today."""


class ChatLine(msgspec.Struct, frozen=True):
    number: int
    name: str
    person: str
    text: str
    at: float
    points: str | None = None
    """The place on the table that it points at."""
    to: Seat | None = None
    """The seat that is advised to choose it."""


class TableMessage(msgspec.Struct, frozen=True, tag="table", tag_field="type"):
    """The table and its seats: at the start and on every change."""

    table: TableInfo
    you: str | None
    """Your public id."""
    yours: list[Seat]
    at: float
    """The server's time: what `times` of the state count from."""


class Scene(msgspec.Struct, frozen=True):
    """The table between two steps of a turn that no seat takes."""

    at: int
    """The number of events before it."""
    view: Any


class State(msgspec.Struct, frozen=True, tag="state", tag_field="type"):
    """The game as one seat sees it: after connecting, after `switch`, and whenever it changed."""

    seat: Seat | None
    view: Any
    question: Question | Waiting | None
    number: int | None
    """The number of the decision, for the one who is asked."""
    can_undo: int | None
    """The number to send with `undo`, where you may."""
    can_undo_whole: bool
    """Whether the whole action can be undone."""
    standing: dict[str, str]
    """Your standing answer ("always", "never", "turn": not this turn, "vain": not where it would
    change nothing, or "ask") to each reaction of this game."""
    standing_choices: dict[str, list[str]]
    """Which of them can be chosen, by reaction."""
    events: list[Any]
    """New events since the last state that was sent; after connecting, since `since`."""
    events_from: int
    """The number of events you should have before these. Drop any beyond."""
    outcome: Outcome | None
    times: Times | None
    """How the clock stands, where the table has one."""
    scenes: list[Scene] = []
    """Where the new events have a turn that no seat takes: the table after each of its steps."""


class Accepted(msgspec.Struct, frozen=True, tag="accepted", tag_field="type"):
    """The answer (or undo) of that number is stored."""

    number: int


class Refused(msgspec.Struct, frozen=True, tag="refused", tag_field="type"):
    """Nothing has changed. The codes are listed in `docs/protocol.md`."""

    code: str
    text: str
    number: int | None = None
    said: Message | None = None
    """The same in no language yet, where the product has words for it."""


class Thinking(msgspec.Struct, frozen=True, tag="thinking", tag_field="type"):
    """How far a hint has come, sent only to the person who asked."""

    number: int
    done: int
    """Continuations that were imagined by now."""
    of: int
    """Continuations after which it is surely found; often it is found sooner."""
    is_close: bool
    """Whether two answers are so close that they are tried further."""


class Hinted(msgspec.Struct, frozen=True, tag="hint", tag_field="type"):
    """King's answer to the decision of that number, sent only to the person who asked."""

    number: int
    hint: Hint


class Why(msgspec.Struct, frozen=True, tag="why", tag_field="type"):
    """Why something is not an option, sent only to the person who asked."""

    number: int
    what: str
    reason: Message | None
    """None where the game can't tell."""


class Said(msgspec.Struct, frozen=True, tag="said", tag_field="type"):
    """Chat: the last lines after connecting, then each new one."""

    lines: list[ChatLine]


class Pong(msgspec.Struct, frozen=True, tag="pong", tag_field="type"):
    """Yes."""


class Pulse(msgspec.Struct, frozen=True, tag="pulse", tag_field="type"):
    """In a stream of decisions: nothing new; the connection is alive."""


FromServer: TypeAlias = (
    TableMessage | State | Accepted | Refused | Thinking | Hinted | Why | Said | Pong | Pulse
)

decode_client = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode


def schema() -> dict[str, Any]:
    """The JSON schema of both unions."""
    (client, server), components = msgspec.json.schema_components(
        [FromClient, FromServer], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Throneroom table protocol",
        "type": "object",
        "properties": {"FromClient": client, "FromServer": server},
        "$defs": components,
    }

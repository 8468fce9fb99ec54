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
    """Answers the decision with that number by an option's key or several keys."""

    number: int
    keys: str | list[str]
    seat: Seat | None = None
    """Your seat that answers; needed if several of your seats are asked at once."""


class Undo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="undo", tag_field="type"):
    """Takes back the last answer; `number` is `can_undo` of the last state."""

    number: int
    whole: bool = False
    """Whether to take back all answers since the action began."""


class AskHint(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="hint", tag_field="type"
):
    """Asks for King's answer to the decision with that number."""

    number: int
    seat: Seat | None = None


class StopHint(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="stop", tag_field="type"
):
    """Cancels the hint that is being computed."""


class AskWhy(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="why", tag_field="type"):
    """Asks why something is not an option of the decision with that number."""

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
    """Switches to another of one's own seats (hot seat), or to none: a spectator's view."""

    seat: Seat | None


class Chat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="chat", tag_field="type"):
    """Sends a line to everybody at the table, points at something there, or both."""

    text: str = ""
    points: str | None = None
    """A place on the table that everybody sees, named as options name it: "town/quarry"."""
    to: Seat | None = None
    """In a co-operative game: the seat that the speaker advises to choose this place."""


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
    """The name at this seat, unique at the table; None for an open seat."""
    names: dict[str, str]
    """A bot's name by language."""
    person: str | None
    """The public id of the person at this seat."""
    bot: str | None
    """The bot that plays here, for itself or in a person's place."""
    present: bool
    """Whether a person is connected for this seat, or a bot plays it."""
    was: str | None
    """For an open seat: the name of the player who had it in the imported game."""
    resigned: bool
    """Whether the player has resigned. A bot plays on, and is ranked last."""


class Proposal(msgspec.Struct, frozen=True):
    """A player's proposal to the others. It takes effect when all of them agree."""

    kind: Literal["stop", "abandon", "take_over"]
    """To stop with the result as it stands, or without a result; or to let a bot play for a
    player."""
    by: str
    """The public id of the person who proposed it."""
    agreed: list[str]
    """The people who have agreed, including the proposer."""
    declined: str | None = None
    """The person who declined; None if nobody has."""
    number: int = 0
    """The number of entries at the time of the proposal."""
    seat: Seat | None = None
    """The seat for the bot to play."""
    until: float | None = None
    """The time from which the person at that seat is no longer asked, unless present."""


class Reminder(msgspec.Struct, frozen=True):
    """A friendly reminder to the players whose answers are awaited."""

    by: str
    """The person who sent it."""
    at: float


class Series(msgspec.Struct, frozen=True):
    """The games that were played one after another with the same seats."""

    games: int
    wins: list[int]
    """The number of wins by seat. A shared victory counts for each of the winners."""
    together: bool = False
    """Whether the games are co-operative, so that all seats have the same wins."""


class Result(msgspec.Struct, frozen=True):
    ranks: list[int]
    totals: list[int]
    """The points of each seat."""
    together: bool | None = None
    """Whether a co-operative game was won; None where players compete."""


class TableInfo(msgspec.Struct, frozen=True):
    id: str
    game: str
    options: dict[str, Any]
    status: str
    """"open", "running" or "finished"."""
    public: bool
    spectators: bool
    hints: bool
    """Whether the players here may ask for hints."""
    host: str
    seats: list[SeatInfo]
    asked: list[Seat]
    """The seats whose answers everybody waits for."""
    watching: int
    hurried: bool
    """Whether searching bots here think for less time than usual because the server is busy."""
    previous: str | None
    next: str | None
    """The id of the rematch's table, once there is one."""
    turn: int
    """The number of the turn or round, as the game counts them; 0 before the start."""
    result: Result | None
    """The result of the game. An abandoned game has none."""
    ending: str | None
    """Why the game ended, if its rules did not end it: "resigned", "time", "agreed", "abandoned" or
    "closed"."""
    proposal: Proposal | None
    """The pending proposal of a player, while the game runs."""
    series: Series | None
    """The series including this game, once it is over; None if there is nothing to count."""
    origin: Origin | None
    """The origin of the game, if somebody imported it."""
    saga: str | None
    """The saga that the game belongs to."""
    clock: Clock | None
    """The time limits of the players. None: no limit."""
    created: float
    updated: float


class MyTable(TableInfo, frozen=True):
    """A table, with facts that are only for you."""

    archived: bool
    prompt: Message | None
    """The question that you are asked there."""
    left: float | None
    """The seconds left to you if you are asked, otherwise the least that any awaited player has
    left. None if no clock is running."""
    reminder: Reminder | None
    """The reminder that somebody has sent since the last move."""
    may_remind: bool
    """Whether you may send a reminder now: somebody else is awaited, and none was sent today."""


class ChatLine(msgspec.Struct, frozen=True):
    number: int
    name: str
    person: str
    text: str
    at: float
    points: str | None = None
    """The place on the table at which it points."""
    to: Seat | None = None
    """The seat that is advised to choose it."""


class TableMessage(msgspec.Struct, frozen=True, tag="table", tag_field="type"):
    """The table and its seats: at the start and on every change."""

    table: TableInfo
    you: str | None
    """Your public id."""
    yours: list[Seat]
    at: float
    """The server's time, from which the state's `times` count."""


class Scene(msgspec.Struct, frozen=True):
    """The table between two steps of a turn that no seat takes."""

    at: int
    """The number of events before it."""
    view: Any


class State(msgspec.Struct, frozen=True, tag="state", tag_field="type"):
    """The game as one seat sees it, sent after connecting, after `switch`, and after every
    change."""

    seat: Seat | None
    view: Any
    question: Question | Waiting | None
    number: int | None
    """The number of the decision, for the seat that is asked."""
    can_undo: int | None
    """The number to send with `undo`; None where you may not undo."""
    can_undo_whole: bool
    """Whether the whole action can be undone."""
    standing: dict[str, str]
    """Your standing answer ("always", "never", "turn": not this turn, "vain": not where it would
    change nothing, or "ask") to each reaction of this game."""
    standing_choices: dict[str, list[str]]
    """The standing answers that can be chosen, by reaction."""
    events: list[Any]
    """The events since the last state that was sent; after connecting, the events since `since`."""
    events_from: int
    """The number of events you should already have. Drop any beyond that."""
    outcome: Outcome | None
    times: Times | None
    """The state of the clock, if the table has one."""
    scenes: list[Scene] = []
    """If the new events include a turn that no seat takes: the table after each of its steps."""


class Accepted(msgspec.Struct, frozen=True, tag="accepted", tag_field="type"):
    """The answer or undo with that number is stored."""

    number: int


class Refused(msgspec.Struct, frozen=True, tag="refused", tag_field="type"):
    """A request was refused, and nothing has changed. `docs/protocol.md` lists the codes."""

    code: str
    text: str
    number: int | None = None
    said: Message | None = None
    """The same sentence as a message to translate; None where there is none."""


class Thinking(msgspec.Struct, frozen=True, tag="thinking", tag_field="type"):
    """The progress of a hint, sent only to the person who asked."""

    number: int
    done: int
    """The number of continuations imagined so far."""
    of: int
    """The number of continuations after which the hint is certain to be ready; often it is ready
    sooner."""
    is_close: bool
    """Whether the two best answers are so close that they are tried further."""


class Hinted(msgspec.Struct, frozen=True, tag="hint", tag_field="type"):
    """King's answer to the decision with that number, sent only to the person who asked."""

    number: int
    hint: Hint


class Why(msgspec.Struct, frozen=True, tag="why", tag_field="type"):
    """Why something is not an option, sent only to the person who asked."""

    number: int
    what: str
    reason: Message | None
    """The reason; None if the game can't tell."""


class Said(msgspec.Struct, frozen=True, tag="said", tag_field="type"):
    """Chat: after connecting the last lines, then each new one."""

    lines: list[ChatLine]


class Pong(msgspec.Struct, frozen=True, tag="pong", tag_field="type"):
    """Yes."""


class Pulse(msgspec.Struct, frozen=True, tag="pulse", tag_field="type"):
    """Sent in a stream of decisions when nothing is new, to show that the connection is alive."""


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

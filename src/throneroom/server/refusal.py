"""The server's refusals, each with a code for programs and a sentence for people."""

from __future__ import annotations

from throneroom.kernel import Message, ThroneroomError

CODES = {
    "bad_request": 400,  # the request can't be read
    "bad_options": 400,  # options, a record or a position that no game accepts
    "bad_saga": 400,  # a line or a book that the game can't read
    "bad_plan": 400,  # a plan for the lab that can't be played
    "bad_name": 400,
    "illegal_answer": 400,  # not an option, too few or too many
    "who_are_you": 401,  # no cookie and no token
    "wrong_password": 401,
    "name_taken": 403,  # the name is protected by a password
    "not_allowed": 403,  # somebody else has to do it
    "wrong_origin": 403,  # a page of another site
    "not_found": 404,
    "too_late": 409,  # the decision has already been answered
    "not_your_turn": 409,
    "cannot_undo": 409,
    "not_now": 409,  # the table has started, or has not, or has ended
    "seat_taken": 409,
    "invite_used": 409,  # somebody has taken a seat with this link
    "invite_withdrawn": 409,  # the link was replaced, or the seat was given away
    "too_large": 413,
    "too_many": 429,
    "broken": 500,  # an error in the server
    "unavailable": 503,  # no answer from storage: the next state tells what was stored
}


LENGTH = 300
"""The most characters of a sentence, which may quote what was sent, but not a megabyte of it."""


class Refusal(ThroneroomError):
    """A request that is refused; nothing has changed."""

    def __init__(self, code: str, text: str, said: Message | None = None, game: str = "") -> None:
        text = text if len(text) <= LENGTH else text[: LENGTH - 3] + "..."
        super().__init__(text, said, game)
        self.code = code
        self.text = text

    @staticmethod
    def of(error: ThroneroomError, code: str = "bad_options") -> Refusal:
        """A refusal for options, a position, a record or a saga that the rules refuse."""
        return Refusal(code, str(error), error.said, error.game)

    @property
    def status(self) -> int:
        return CODES[self.code]


class Overtaken(Refusal):
    """Another process has stored an entry first. After reading it, the caller may try again."""

    def __init__(self) -> None:
        super().__init__("too_late", "This decision has been answered already.")

"""What every game needs and no game is: decisions, matches, chance, state, views, records."""

from throneroom.kernel.chance import Chance
from throneroom.kernel.choosing import choose, choose_some, together
from throneroom.kernel.decision import NO, YES, Asking, Decision, Flow, Seat, Word, word
from throneroom.kernel.errors import (
    BadOptions,
    BadRecord,
    CannotClone,
    CannotUndo,
    IllegalAnswer,
    ImpossiblePosition,
    ThroneroomError,
    UnknownGame,
)
from throneroom.kernel.event import Event
from throneroom.kernel.game import AnyGame, BotMaker, Game, Mind, Sequel
from throneroom.kernel.guide import Guide, shares
from throneroom.kernel.hidden import Facedown, Unseen, deal_again, unseen
from throneroom.kernel.keys import key_of
from throneroom.kernel.looking import LookAtCopy
from throneroom.kernel.match import Match
from throneroom.kernel.message import Message
from throneroom.kernel.options import (
    HIDDEN,
    SEAT,
    SEATS,
    SECRET,
    Options,
    before,
    copied_options,
    matters,
    needs,
    options_schema,
    read_options,
    stored_options,
    told_options,
)
from throneroom.kernel.outcome import Outcome, Score, ScoreLine, tie_breaker
from throneroom.kernel.plain import Plain
from throneroom.kernel.playout import play_match, playout
from throneroom.kernel.record import Answer, Header, Origin, Record
from throneroom.kernel.refusing import Impossible, listed, refused
from throneroom.kernel.saga import ReadSaga, Saga, SagaBook
from throneroom.kernel.shapes import Kept, Reference, Unchanging, unsaved
from throneroom.kernel.standing import (
    ALWAYS,
    ASK_ME,
    IN_VAIN,
    NEVER,
    STANDING,
    THIS_TURN,
    standing_answer,
)
from throneroom.kernel.state import State
from throneroom.kernel.stepwise import DONE, Picks, Stepwise
from throneroom.kernel.wire import Choice, Question, Waiting, schema
from throneroom.kernel.world import Foreign, Searching, Sight, World, ask

__all__ = [
    "ALWAYS",
    "ASK_ME",
    "DONE",
    "HIDDEN",
    "IN_VAIN",
    "NEVER",
    "NO",
    "SEAT",
    "SEATS",
    "SECRET",
    "STANDING",
    "THIS_TURN",
    "YES",
    "Answer",
    "AnyGame",
    "Asking",
    "BadOptions",
    "BadRecord",
    "BotMaker",
    "CannotClone",
    "CannotUndo",
    "Chance",
    "Choice",
    "Decision",
    "Event",
    "Facedown",
    "Flow",
    "Foreign",
    "Game",
    "Guide",
    "Header",
    "IllegalAnswer",
    "Impossible",
    "ImpossiblePosition",
    "Kept",
    "LookAtCopy",
    "Match",
    "Message",
    "Mind",
    "Options",
    "Origin",
    "Outcome",
    "Picks",
    "Plain",
    "Question",
    "ReadSaga",
    "Record",
    "Reference",
    "Saga",
    "SagaBook",
    "Score",
    "ScoreLine",
    "Searching",
    "Seat",
    "Sequel",
    "Sight",
    "State",
    "Stepwise",
    "ThroneroomError",
    "Unchanging",
    "UnknownGame",
    "Unseen",
    "Waiting",
    "Word",
    "World",
    "ask",
    "before",
    "choose",
    "choose_some",
    "copied_options",
    "deal_again",
    "key_of",
    "listed",
    "matters",
    "needs",
    "options_schema",
    "play_match",
    "playout",
    "read_options",
    "refused",
    "schema",
    "shares",
    "standing_answer",
    "stored_options",
    "tie_breaker",
    "together",
    "told_options",
    "unsaved",
    "unseen",
    "word",
]

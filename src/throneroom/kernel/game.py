"""The contract between a game and everything else. A game that fulfils it can be played, saved,
copied, replayed, searched, shown and served, without a line about it anywhere else.

The four promises, checked for every registered game in `tests/conformance`:

1. State is plain data (`kernel.plain`).
2. Flow restarts at a checkpoint: `flow(state.copy())` asks the same decision again.
3. Chance is counted (`kernel.chance`).
4. Nothing leaks: `view` is all that a seat may know, and `redeal` does not change it.
"""

from __future__ import annotations

import inspect
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeAlias, TypeVar

import msgspec

from throneroom.kernel.chance import Chance, Unshuffled
from throneroom.kernel.decision import Decision, Flow, Seat
from throneroom.kernel.event import Event
from throneroom.kernel.keys import key_of
from throneroom.kernel.looking import LookAtCopy
from throneroom.kernel.message import Message
from throneroom.kernel.options import O, Options, copied_options
from throneroom.kernel.outcome import Outcome
from throneroom.kernel.standing import ALWAYS, STANDING
from throneroom.kernel.state import State

if TYPE_CHECKING:
    from throneroom.kernel.guide import Guide
    from throneroom.kernel.saga import Saga


class Sequel(NamedTuple):
    """The next game of a series."""

    slug: str
    options: Options


S = TypeVar("S", bound=State)

Mind: TypeAlias = Callable[[Any, Decision], Any]
"""A bot's mind: takes a look and a decision, and gives the answer."""

BotMaker: TypeAlias = Callable[[int], Mind]
"""Makes a bot that is reproducible from a seed."""


class Game(ABC, Generic[S, O]):
    """One game. The methods come in the order in which a game meets them."""

    slug: ClassVar[str]
    rules_version: ClassVar[int]
    """Bumped when a rule is fixed, so that a record says which rules it was played by."""

    Options: type[O]
    State: type[S]
    View: type[msgspec.Struct]
    events: tuple[type[Event], ...]

    # The start

    def check_options(self, options: O) -> None:
        """Raises `BadOptions` for what the schema can't refuse (`kernel.options`)."""

    @abstractmethod
    def setup(self, options: O, chance: Chance) -> S: ...

    # The game

    @abstractmethod
    def flow(self, state: S) -> Flow:
        """The rules, from the state's last checkpoint to the end of the game.

        Between two decisions a flow may keep in its own variables only what the state holds
        too, or what every seat knows: `redeal` changes the state under a running flow.
        """

    @abstractmethod
    def check(self, state: S) -> None:
        """Raises `ImpossiblePosition`, naming the field, for a state no game could reach.

        Called for every position that somebody loads, whatever was edited in it: the fields have
        their types, and nothing else is certain.
        """

    def check_checkpoint(self, state: S) -> None:
        """The same, for what is true only where a flow can start."""

    # What is known

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> Any:
        """All that a seat (None: a spectator) may know, as a `View`.

        Called at any decision, also in the middle of an effect. It changes nothing, and shares no
        list or dict with the state.
        """

    def views(self, state: S, seats: Sequence[Seat | None]) -> list[Any]:
        """The `view` of each of these seats. A game overrides it where most of a view is the same
        for all: that part is then made once."""
        return [self.view(state, seat) for seat in seats]

    @abstractmethod
    def redeal(self, state: S, seat: Seat | None, chance: Chance) -> None:
        """Re-deals, in place, everything that the seat may not know.

        Called at any decision, under a flow that goes on afterwards: lists and dicts keep their
        identity, and only their contents change. The view of the seat stays the same.
        """

    lasting_look: ClassVar[bool] = False
    """Whether one look serves a bot for a whole game, because it reads the state as it is."""

    def look(self, state: S, seat: Seat) -> Any:
        """What bots of this game get: the view, or something quicker that shows no more."""
        return self.view(state, seat)

    CopiedLook: ClassVar[type[LookAtCopy] | None] = None
    """The class of looks at copies, where a game has looks of its own."""

    def copied_look(self, state: S, seat: Seat, options: O | None = None) -> Any:
        """The same for a bot that somebody brought along: over a copy in which everything hidden
        is re-dealt, so that nothing it does to its look can reach the game. `options` is a copy
        of the table's options that is this bot's own, where there is one already."""
        if self.CopiedLook is None:
            return self.look(self.copied_state(state, seat, options), seat)
        return self.CopiedLook(lambda: self.copied_state(state, seat, options), seat)

    def copied_looks(self, state: S, seat: Seat) -> Callable[[], Any]:
        """Makes such a look for each question of a game that is played in place."""
        options = copied_options(state.options)
        if self.CopiedLook is None:
            return lambda: self.copied_look(state, seat, options)
        return self.CopiedLook(lambda: self.copied_state(state, seat, options), seat).again

    def copied_state(self, state: S, seat: Seat, options: O | None = None) -> S:
        """The copy that such a look reads."""
        copy = state.copy()
        copy.chance = Unshuffled(0)
        copy.options = copied_options(state.options) if options is None else options
        self.redeal(copy, seat, copy.chance)
        return copy

    def turn(self, state: S) -> int:
        """The number of the turn or round, as players count them; 0 where nothing is counted."""
        return 0

    def part(self, state: S) -> int:
        """The number of the game that is being played, where one match is several games, from 1;
        0 where it is only one. Each of them counts its turns from 1."""
        return 0

    # The end

    @abstractmethod
    def outcome(self, state: S) -> Outcome:
        """How the game stands; final once the flow has ended."""

    def sequel(self, state: S, outcome: Outcome, chance: Chance) -> Sequel | None:
        """The next game of a series, from how this one ended: the same again, unless a game says
        otherwise. The outcome may rank players other than the state does: whoever resigned is
        last. None: there is nothing to go on with."""
        return Sequel(self.slug, state.options)

    saga: ClassVar[Saga | None] = None
    """Games that follow from one another, with a book that tells of them (`kernel.saga`)."""

    # Bots and words

    def bots(self) -> Mapping[str, BotMaker]:
        """The game's own scripted players by name."""
        return {}

    def strategy(self, file: Path) -> BotMaker | None:
        """The player that a file keeps as data, FILE.toml or FILE.json; None where the game knows
        no such files. Raises `ThroneroomError` with the place of a mistake."""
        return None

    def written_strategy(self, text: str) -> BotMaker | None:
        """The same from the text of a JSON file; it may come from anybody. None where the game
        knows no strategies that are data."""
        return None

    guide: ClassVar[Guide[Any] | None] = None
    """The game's advice to bots that search (`kernel.guide`)."""

    def prompt(self, decision: Decision) -> Message:
        """What is asked, for the deciding seat."""
        facts: dict[str, Any] = {"lo": decision.lo, "hi": decision.hi}
        facts.update(decision.facts or {})
        return Message.of(f"prompt-{decision.kind}", facts)

    def caption(self, decision: Decision, option: Any) -> Message:
        """The name of an option: what the option itself says (`option.caption(decision)`), or
        else the message of its key. "travel:mine" is `option-travel`, given "mine"; a number is
        `option-<kind>`, given n."""
        own = getattr(option, "caption", None)
        if own is not None:
            message: Message = own(decision)
            return message
        if type(option) is int:
            return Message(f"option-{decision.kind}", {"n": option})
        name, _, what = key_of(option).partition(":")
        return Message.of(f"option-{name}", {"what": what} if what else {})

    def target(self, decision: Decision, option: Any) -> str:
        """Where an option lies on the table ("hand/village"), or nothing for a button: what
        the option itself says (`option.target(decision)`), or else its key where the decision's
        options lie."""
        own = getattr(option, "target", None)
        if own is not None:
            place: str = own(decision)
            return place
        return f"{decision.at}/{key_of(option)}" if decision.at else ""

    def reactions(self, state: S) -> Sequence[str]:
        """The reactions that may be asked for in this game (`Decision.standing`), from what all
        seats know."""
        return ()

    def standing_choices(self, reaction: str) -> Sequence[str]:
        """What a player may say beforehand to a reaction. Not ALWAYS, where that would pay or give
        something away."""
        return STANDING

    def is_vain(self, state: S, decision: Decision) -> bool:
        """Whether a reaction could change nothing that counts, so that those who said IN_VAIN are
        not asked. From what all seats know."""
        return False

    def turn_key(self, state: S) -> str:
        """What tells this turn from every other one of the game; eight letters at most. A standing
        answer for one turn ends when it changes."""
        return str(self.turn(state))

    standing: ClassVar[str] = ALWAYS
    """What holds for a reaction until its player says otherwise. `ASK_ME`, where a reaction costs
    something: then people are asked, and so are bots."""

    sections: ClassVar[Mapping[str, str]] = {}
    """The sections of the rules page by the kind of decision."""

    def section(self, decision: Decision) -> str:
        """The section of the rules page that concerns a decision: that of the thing which asks, or
        of the kind of decision."""
        section: str = getattr(decision.by, "section", "")
        return section or self.sections.get(decision.kind, "")

    def facts(self, state: S, decision: Decision) -> Mapping[str, Any]:
        """Numbers and keys for the line that says what follows from any answer to a question: how
        many cards are left to draw. They join the arguments of the prompt. Only for the deciding
        seat."""
        return {}

    foreseen: ClassVar[Collection[str]] = ()
    """The kinds of decisions for which `about` is shown what each answer leads to."""

    def about(self, now: S, then: S | None, decision: Decision, option: Any) -> Mapping[str, Any]:
        """Numbers and keys to show with an option: what it would cost, what it changes. `then` is
        the state after that answer, where the kind of decision is `foreseen` and nothing would be
        learned by it; where only the turn of the house that follows tells something, the state
        before that turn. Only for the deciding seat, and only worked out where somebody is shown
        the question."""
        return {}

    def alike(self, state: S, decision: Decision, option: Any) -> Hashable | None:
        """Something that is equal for options which can be told the same about: their answers end
        the same, and what `about` reads of the states after them is the same. Only one of them is
        tried out. None: an option that is like no other."""
        return None

    safe: ClassVar[Mapping[str, str]] = {}
    """By kind of decision: the key of the answer that harms least."""

    def on_turn(self, state: S) -> Seat | None:
        """Whose turn it is; None before the first turn. When one begins, this or `turn` changes,
        and an event `TurnBegan` tells so."""
        return None

    def may_go_on(self, state: S, decision: Decision, answer: Any) -> bool:
        """Whether it depends on what an answer brings to light if the seat is asked for more in the
        same turn. Then nobody says of it that it ends the turn."""
        return False

    def house_begins(self, state: S, event: Event) -> bool:
        """Whether an event begins a turn that no seat takes. What comes of that turn is not told as
        what the answer before it does."""
        return False

    def house_ends(self, state: S) -> bool:
        """Whether the game is over after the turn of the house that begins now, whatever comes of
        it."""
        return False

    def lost(self, state: S, decision: Decision, option: Any) -> Message | None:
        """What an answer leaves unused that the seat could still use: coins, movement. It is named
        before the answer is given."""
        return None

    def aside(self, state: S, decision: Decision, option: Any) -> bool:
        """Whether an option stands in the list of all options only: a player who clicks on it
        almost certainly means something else."""
        return False

    def why_not(self, state: S, decision: Decision, at: str, key: str) -> Message | None:
        """Why something a player might want is not an option now, where the game can tell. It is
        named by its key, and by its place on the table where somebody pointed at it."""
        return None

    is_cooperative: ClassVar[bool] = False
    """Whether all players win or lose together."""

    private_places: ClassVar[frozenset[str]] = frozenset({"hand"})
    """Places of options at which only their owner sees what lies there: nobody can point at them
    for others, even if the same thing is open elsewhere."""

    changes: ClassVar[Game[Any, Any] | None] = None
    """The game that this one is a scenario of. What has no words here has those of that game."""

    @property
    def vocabulary(self) -> list[Traversable]:
        """The folders of Fluent files in which words are looked up, one after another."""
        return [self.locales, *(self.changes.vocabulary if self.changes else ())]

    @property
    def locales(self) -> Traversable:
        """The folder of the game's Fluent files: `<language>/*.ftl`. A game in one file has it
        beside that file."""
        module = sys.modules[type(self).__module__]
        if hasattr(module, "__path__"):
            return files(module.__name__) / "locales"
        return Path(inspect.getfile(type(self))).parent / "locales"


AnyGame: TypeAlias = Game[Any, Any]

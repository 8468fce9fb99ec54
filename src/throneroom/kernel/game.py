"""The contract between a game and everything else. A game that fulfils it can be played, saved,
copied, replayed, searched, shown and served; no other code has to mention it.

It makes four promises, which `tests/conformance` checks for every registered game:

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
    """One game. The methods are in the order in which they are needed."""

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
        """Raises `ImpossiblePosition`, naming the field, for a state that no game could reach.

        Called for every position that somebody loads and may have edited: only the types of the
        fields are certain.
        """

    def check_checkpoint(self, state: S) -> None:
        """Checks in the same way what must be true only where a flow can start."""

    # What is known

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> Any:
        """All that a seat (None: a spectator) may know, as a `View`.

        Called at any decision, also in the middle of an effect. It changes nothing, and shares no
        list or dict with the state.
        """

    def views(self, state: S, seats: Sequence[Seat | None]) -> list[Any]:
        """The `view` of each of these seats. A game overrides this where most of a view is the same
        for all seats, to build that part once."""
        return [self.view(state, seat) for seat in seats]

    @abstractmethod
    def redeal(self, state: S, seat: Seat | None, chance: Chance) -> None:
        """Re-deals, in place, everything that the seat may not know.

        Called at any decision, while a flow is running and will go on: lists and dicts stay the
        same objects, and only their contents change. The seat's view stays the same.
        """

    lasting_look: ClassVar[bool] = False
    """Whether one look serves a bot for a whole game, because it reads the state as it is."""

    def look(self, state: S, seat: Seat) -> Any:
        """What this game's bots get: the view, or something that is quicker to make and shows no
        more."""
        return self.view(state, seat)

    CopiedLook: ClassVar[type[LookAtCopy] | None] = None
    """The class of looks at copies, for a game that has its own class of looks."""

    def copied_look(self, state: S, seat: Seat, options: O | None = None) -> Any:
        """The look for a bot that somebody brought along. It reads a copy in which everything
        hidden is re-dealt, so nothing the bot does to its look can reach the game. `options` is the
        bot's own copy of the table's options, if it has one already."""
        if self.CopiedLook is None:
            return self.look(self.copied_state(state, seat, options), seat)
        return self.CopiedLook(lambda: self.copied_state(state, seat, options), seat)

    def copied_looks(self, state: S, seat: Seat) -> Callable[[], Any]:
        """A function that makes a copied look for each question of a game that is played in
        place."""
        options = copied_options(state.options)
        if self.CopiedLook is None:
            return lambda: self.copied_look(state, seat, options)
        return self.CopiedLook(lambda: self.copied_state(state, seat, options), seat).again

    def copied_state(self, state: S, seat: Seat, options: O | None = None) -> S:
        """The copy that a copied look reads."""
        copy = state.copy()
        copy.chance = Unshuffled(0)
        copy.options = copied_options(state.options) if options is None else options
        self.redeal(copy, seat, copy.chance)
        return copy

    def turn(self, state: S) -> int:
        """The number of the turn or round, as players count them; 0 in a game that counts none."""
        return 0

    def part(self, state: S) -> int:
        """The number of the game that is being played, where one match is several games, from 1;
        0 where it is only one. Each of them counts its turns from 1."""
        return 0

    # The end

    @abstractmethod
    def outcome(self, state: S) -> Outcome:
        """The standings now; the final result once the flow has ended."""

    def sequel(self, state: S, outcome: Outcome, chance: Chance) -> Sequel | None:
        """The next game of a series, or None where the series ends. By default the same game with
        the same options. `outcome` may differ from that of the state: a player who resigned is
        ranked last."""
        return Sequel(self.slug, state.options)

    saga: ClassVar[Saga | None] = None
    """The saga this game belongs to: games that follow from one another and share a book
    (`kernel.saga`)."""

    # Bots and words

    def bots(self) -> Mapping[str, BotMaker]:
        """The game's own scripted players by name."""
        return {}

    def strategy(self, file: Path) -> BotMaker | None:
        """The player described by a strategy file, FILE.toml or FILE.json; None where the game has
        no strategy files. Raises `ThroneroomError` with the place of a mistake."""
        return None

    def written_strategy(self, text: str) -> BotMaker | None:
        """The player described by the text of a JSON strategy, which is not trusted; None where the
        game has no strategies as data."""
        return None

    guide: ClassVar[Guide[Any] | None] = None
    """The game's advice to bots that search (`kernel.guide`)."""

    def prompt(self, decision: Decision) -> Message:
        """The question, as the deciding seat reads it."""
        facts: dict[str, Any] = {"lo": decision.lo, "hi": decision.hi}
        facts.update(decision.facts or {})
        return Message.of(f"prompt-{decision.kind}", facts)

    def caption(self, decision: Decision, option: Any) -> Message:
        """The name of an option: its own (`option.caption(decision)`) if it has one, otherwise the
        message of its key. "travel:mine" is `option-travel` with the argument "mine"; a number is
        `option-<kind>` with the argument n."""
        own = getattr(option, "caption", None)
        if own is not None:
            message: Message = own(decision)
            return message
        if type(option) is int:
            return Message(f"option-{decision.kind}", {"n": option})
        name, _, what = key_of(option).partition(":")
        return Message.of(f"option-{name}", {"what": what} if what else {})

    def target(self, decision: Decision, option: Any) -> str:
        """Where an option lies on the table ("hand/village"); empty for a button. The option's own
        answer (`option.target(decision)`) if it has one, otherwise its key at the place of the
        decision's options."""
        own = getattr(option, "target", None)
        if own is not None:
            place: str = own(decision)
            return place
        return f"{decision.at}/{key_of(option)}" if decision.at else ""

    def reactions(self, state: S) -> Sequence[str]:
        """The reactions that this game may ask for (`Decision.standing`), computed only from what
        all seats know."""
        return ()

    def standing_choices(self, reaction: str) -> Sequence[str]:
        """The standing answers a player may choose for a reaction. They leave out ALWAYS where
        using the reaction costs something."""
        return STANDING

    def is_vain(self, state: S, decision: Decision) -> bool:
        """Whether a reaction could change nothing that matters, so that players who chose IN_VAIN
        are not asked. Computed only from what all seats know."""
        return False

    def turn_key(self, state: S) -> str:
        """A key that is different for each turn of the game, at most eight characters long. A
        standing answer for one turn ends when it changes."""
        return str(self.turn(state))

    standing: ClassVar[str] = ALWAYS
    """The standing answer for a reaction until its player changes it. With `ASK_ME`, for reactions
    that cost something, people and bots are asked."""

    sections: ClassVar[Mapping[str, str]] = {}
    """The sections of the rules page by the kind of decision."""

    def section(self, decision: Decision) -> str:
        """The section of the rules page about a decision: the section of the thing that asks,
        otherwise that of the kind of decision."""
        section: str = getattr(decision.by, "section", "")
        return section or self.sections.get(decision.kind, "")

    def facts(self, state: S, decision: Decision) -> Mapping[str, Any]:
        """Numbers and keys for the line that says what follows from any answer to a question: how
        many cards are left to draw. They join the arguments of the prompt. Only for the deciding
        seat."""
        return {}

    foreseen: ClassVar[Collection[str]] = ()
    """The kinds of decisions for which `about` gets the state after each answer."""

    def about(self, now: S, then: S | None, decision: Decision, option: Any) -> Mapping[str, Any]:
        """Numbers and keys to show with an option: what it would cost, what it changes.

        `then` is the state after that answer, where the kind of decision is in `foreseen` and the
        seat would learn nothing by the answer. If it would learn something only in the turn of the
        house that follows, `then` is the state before that turn. Only the deciding seat sees the
        result, and it is computed only when the question is shown to somebody.
        """
        return {}

    def alike(self, state: S, decision: Decision, option: Any) -> Hashable | None:
        """A value that is equal for options whose answers end the same thing and lead to states in
        which `about` reads the same. Only one of them is tried out. None: no other option is
        alike."""
        return None

    safe: ClassVar[Mapping[str, str]] = {}
    """The key of the least harmful answer, by kind of decision."""

    def on_turn(self, state: S) -> Seat | None:
        """The seat whose turn it is; None before the first turn. When a turn begins, this or `turn`
        changes, and a `TurnBegan` event says so."""
        return None

    def may_go_on(self, state: S, decision: Decision, answer: Any) -> bool:
        """Whether the answer reveals something that decides if the seat is asked again in the same
        turn. Such an answer is never said to end the turn."""
        return False

    def house_begins(self, state: S, event: Event) -> bool:
        """Whether an event begins a turn that no seat takes. The effects of that turn are not shown
        as effects of the answer before it."""
        return False

    def house_ends(self, state: S) -> bool:
        """Whether the game is over after the turn of the house that begins now, whatever happens in
        it."""
        return False

    def lost(self, state: S, decision: Decision, option: Any) -> Message | None:
        """What an answer leaves unused that the seat could still use: coins, movement. It is shown
        before the answer is given."""
        return None

    def aside(self, state: S, decision: Decision, option: Any) -> bool:
        """Whether an option appears only in the list of all options, because a player who clicks on
        it on the table almost certainly means something else."""
        return False

    def why_not(self, state: S, decision: Decision, at: str, key: str) -> Message | None:
        """Why something a player might want is not an option now, if the game can tell. `key` names
        it, and `at` is its place on the table if somebody pointed at it."""
        return None

    is_cooperative: ClassVar[bool] = False
    """Whether all players win or lose together."""

    private_places: ClassVar[frozenset[str]] = frozenset({"hand"})
    """Places on the table where only the owner sees what lies there. Nobody can point at them for
    others, even if the same thing lies open elsewhere."""

    changes: ClassVar[Game[Any, Any] | None] = None
    """The game of which this one is a scenario. Words that are missing here come from that game."""

    @property
    def vocabulary(self) -> list[Traversable]:
        """The folders of Fluent files in which words are looked up, in this order."""
        return [self.locales, *(self.changes.vocabulary if self.changes else ())]

    @property
    def locales(self) -> Traversable:
        """The folder of the game's Fluent files: `<language>/*.ftl`. For a game that is a single
        file, the folder lies beside that file."""
        module = sys.modules[type(self).__module__]
        if hasattr(module, "__path__"):
            return files(module.__name__) / "locales"
        return Path(inspect.getfile(type(self))).parent / "locales"


AnyGame: TypeAlias = Game[Any, Any]

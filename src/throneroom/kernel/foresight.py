"""What an answer leads to, tried before it is given."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias

from throneroom.kernel.decision import Decision
from throneroom.kernel.event import Event
from throneroom.kernel.state import State
from throneroom.kernel.world import World

if TYPE_CHECKING:
    from throneroom.kernel.game import Game

Ends: TypeAlias = Literal["", "passed", "shown", "turn", "game"]
"""What an answer ends: nothing (""), the chance to undo as soon as another seat answers ("passed")
or at once ("shown"), the turn, or the game."""


class Foretold(NamedTuple):
    """What is known of an answer before it is given."""

    state: State | None = None
    """The state after it; None where the seat would learn something by it."""
    ends: Ends = ""
    before_house: State | None = None
    """The state before the turn of the house, where that turn follows the answer and the seat would
    learn nothing before it begins."""

    @property
    def shown(self) -> State | None:
        """The state that shows the effect of the answer itself, without the turn of the house; None
        where the seat may not be shown one."""
        return self.before_house or self.state


UNKNOWN = Foretold()
SECRET = Foretold(ends="shown")


class Foresight:
    """Tries answers to a decision, each in a world of its own."""

    __slots__ = ("_decision", "_imagined_world", "_same_world")

    def __init__(
        self,
        decision: Decision,
        same_world: Callable[[], World] | None,
        imagined_world: Callable[[], World],
    ) -> None:
        """`same_world` makes copies of the match at this decision; None where it can't be copied.
        `imagined_world` makes worlds that the seat could take for the match, all with the same
        deal."""
        self._decision = decision
        self._same_world = same_world
        self._imagined_world = imagined_world

    def foretell(self, value: Any) -> Foretold:
        """The state after an answer, and what the answer ends. Where the answer would teach the
        seat something, there is no state, and an imagined world shows what the answer ends."""
        if self._decision.together:
            return SECRET
        if self._same_world is None:
            return UNKNOWN
        world = self._same_world()
        curtain = _Curtain.of(world)
        ends, learned = self._try(value, world)
        before = None if curtain is None else curtain.before
        if not learned:
            return Foretold(world.state, ends, before)
        return Foretold(None, _learned(self._imagine(value)[0]), before)

    def ends(self, value: Any) -> Foretold:
        """Only what an answer ends. An imagined world is enough for that."""
        if self._decision.together:
            return SECRET
        if self._same_world is None:
            return UNKNOWN
        ends, learned = self._imagine(value)
        return Foretold(None, _learned(ends) if learned else ends)

    def _imagine(self, value: Any) -> tuple[Ends, bool]:
        """The same as `_try` in an imagined world. The cards that the house draws there may differ
        from the real ones, so an answer counts as ending the game only if the game is over after
        the turn of the house in any case."""
        world = self._imagined_world()
        curtain = _Curtain.of(world)
        own = world.game.on_turn(world.state) == self._decision.seat
        ends, learned = self._try(value, world)
        if learned and curtain is not None and curtain.fallen:
            if curtain.is_last:
                ends = "game"
            elif ends == "game":
                ends = "turn" if own else "shown"
        return ends, learned

    def _try(self, value: Any, world: World) -> tuple[Ends, bool]:
        """What an answer ends in a world, and whether the seat learns something by it."""
        game, state, seat = world.game, world.state, self._decision.seat
        count, reveals = state.chance.count, state.reveals
        on_turn, turn = game.on_turn(state), game.turn_key(state)
        may_go_on = game.may_go_on(state, self._decision, value)
        world.answer(value)
        learned = state.chance.count != count or state.reveals != reveals
        if world.decision is None:
            return "game", learned
        if on_turn == seat and (game.on_turn(state) != seat or game.turn_key(state) != turn):
            return ("shown" if learned and may_go_on else "turn"), learned
        return ("" if world.decision.seat == seat else "passed"), learned


def _learned(ends: Ends) -> Ends:
    """What an answer ends if the seat learns something by it: at least the chance to undo."""
    return ends if ends in ("turn", "game") else "shown"


class _Curtain(list[Event]):
    """A listener in a world that keeps the state before the house takes its turn, unless the seat
    has learned something by then."""

    def __init__(self, game: Game[Any, Any], state: State) -> None:
        self.before: State | None = None
        self.fallen = False
        self.is_last = False
        """Whether the game is over after that turn in any case."""
        self._game, self._state = game, state
        self._known = state.chance.count, state.reveals

    @classmethod
    def of(cls, world: World) -> _Curtain | None:
        """A curtain for a world in which the house may take turns; None for any other."""
        if not world.game.is_cooperative:
            return None
        curtain = world.state.log = cls(world.game, world.state)
        return curtain

    def append(self, event: Event) -> None:
        if self.fallen or not self._game.house_begins(self._state, event):
            return
        self.fallen = True
        state = self._state
        self.is_last = self._game.house_ends(state)
        if (state.chance.count, state.reveals) == self._known:
            self.before = state.copy()

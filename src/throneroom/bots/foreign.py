"""Bots that people bring along. They are other people's code, so they get copies, and each of their
failures is reported in one sentence."""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Callable
from pathlib import Path
from traceback import walk_tb
from types import ModuleType
from typing import Any, NamedTuple, Protocol, runtime_checkable

from msgspec.structs import replace

from throneroom.kernel import (
    AnyGame,
    BotMaker,
    Decision,
    Foreign,
    IllegalAnswer,
    Message,
    Mind,
    Searching,
    Seat,
    Sight,
    State,
    ThroneroomError,
    World,
    copied_options,
)

USUAL_NAMES = ("STRATEGY", "BOT", "choose")
"""The names to look for in a file if none is given."""

_SPEC = re.compile(r"(?P<file>.+\.py)(:(?P<name>\w+))?|(?P<data>.+\.(toml|json))")


class BrokenBot(ThroneroomError):
    """A bot that can't be read, fails, or gives an illegal answer."""


@runtime_checkable
class Plan(Protocol):
    """Something that knows how to play, such as a Dominion `Strategy`. It makes a bot from a seed:
    one that gets looks, or a `Searching` one."""

    name: str

    def bot(self, seed: int) -> Mind: ...


def is_file(spec: str) -> bool:
    """Whether a bot is named as FILE.py or FILE.py:NAME, or as FILE.toml or FILE.json."""
    return _SPEC.fullmatch(spec) is not None


def is_written(spec: str) -> bool:
    """Whether a bot is the text of a strategy as JSON, not a name.

    >>> is_written('{"name": "money", "buy": ["gold", "silver"]}'), is_written("king")
    (True, False)
    """
    return spec.startswith("{")


def source_file(spec: str) -> Path | None:
    """The file that a bot's name stands for; None if it stands for none."""
    parts = _SPEC.fullmatch(spec)
    return Path(parts["file"] or parts["data"]) if parts else None


def load(game: AnyGame, spec: str) -> BotMaker:
    """The bot in a file: a plan, a `Searching` bot, a function that takes a look and a decision and
    returns the answer, or a strategy that is data. Raises `BrokenBot`, and what the game raises for
    data that makes no sense."""
    parts = _SPEC.fullmatch(spec)
    assert parts is not None
    if parts["data"]:
        return _data(game, Path(parts["data"]))
    path = Path(parts["file"])
    name, found = _find(_run(path), path, parts["name"])
    return _maker(found, f"{path}: '{name}'", spec)


def _data(game: AnyGame, path: Path) -> BotMaker:
    """The bot of a strategy file, which is data and not code, so it needs no guard."""
    return _known(game.strategy(path), game, str(path))


def read(game: AnyGame, text: str) -> BotMaker:
    """The bot of a strategy written as JSON. It is data and not code, so it may come from anybody.
    Raises `BrokenBot`, and what the game raises for data that makes no sense."""
    return _known(game.written_strategy(text), game, "strategy")


def _known(found: BotMaker | None, game: AnyGame, place: str) -> BotMaker:
    if found is None:
        raise BrokenBot(
            f"{place}: {game.slug} has no strategies that are kept as data.",
            Message("refused-bot-data", {"place": place, "game": game.slug}),
        )
    return found


def bring(found: Plan | Mind) -> BotMaker:
    """The bot of a plan, a `Searching` bot or a function. Raises `BrokenBot`."""
    return _maker(found, repr(found), name_of(found))


def name_of(found: str | Plan | Mind) -> str:
    """The name of a bot in reports."""
    if isinstance(found, str):
        return found
    if isinstance(found, Plan):
        return found.name
    kind = type(found).__name__ if isinstance(found, Searching) else repr(found)
    return str(getattr(found, "__name__", kind))


def _maker(found: Any, what: str, name: str) -> BotMaker:
    if isinstance(found, Plan) and not inspect.isclass(found):
        return lambda seed: _guarded(found.bot(seed), name)
    if isinstance(found, Searching) or _takes_two(found):
        return lambda seed: _guarded(found, name)
    raise BrokenBot(
        f"{what} is neither a strategy, nor a bot that searches, nor a function that takes a look"
        " and a decision.",
        Message("refused-bot-kind", {"place": what}),
    )


def _takes_two(found: Any) -> bool:
    try:
        inspect.signature(found).bind(None, None)
    except (TypeError, ValueError):
        return False
    return not inspect.isclass(found)


# Reading a file


def _run(path: Path) -> dict[str, Any]:
    """All names that a file defines."""
    try:
        source = path.read_bytes()
    except FileNotFoundError:
        said = Message("refused-bot-file", {"place": str(path)})
        raise BrokenBot(f"{path}: there is no such file.", said) from None
    except OSError as error:
        said = Message("refused-bot-read", {"place": str(path), "why": str(error.strerror)})
        raise BrokenBot(f"{path}: {error.strerror}.", said) from None
    module = ModuleType(f"bot from {path}")
    module.__file__ = str(path)
    sys.modules[module.__name__] = module  # dataclasses look up their module there
    try:
        exec(compile(source, str(path), "exec"), vars(module))
    except (Exception, SystemExit) as error:
        complaint = _complaint(error, str(path))
        raise BrokenBot(str(complaint), complaint.said) from None
    return vars(module)


def _find(names: dict[str, Any], path: Path, wanted: str | None) -> tuple[str, Any]:
    for name in USUAL_NAMES if wanted is None else (wanted,):
        if name in names:
            return name, names[name]
    if wanted is not None:
        said = Message("refused-bot-name", {"place": str(path), "given": f"'{wanted}'"})
        raise BrokenBot(f"{path}: there is no '{wanted}' in it.", said)
    example = f"{path.name}:NAME"
    there = {"names": ", ".join(USUAL_NAMES), "example": example, "place": str(path)}
    raise BrokenBot(
        f"{path}: there is no {', no '.join(USUAL_NAMES[:-1])} and no {USUAL_NAMES[-1]} in it;"
        f" any other bot is named as {example}.",
        Message.of("refused-bot-usual", there),
    )


# Playing


def _guarded(mind: Mind, name: str) -> Mind:
    """The same bot, guarded: it gets copies, its answers are checked, and its failures are reported
    in one sentence."""
    return GuardedSearch(mind, name) if isinstance(mind, Searching) else Guarded(mind, name)


class Guarded(Foreign):
    """Somebody's function of a look and a decision."""

    __slots__ = ("_mind", "_name")

    def __init__(self, mind: Mind, name: str) -> None:
        self._mind = mind
        self._name = name

    def __call__(self, look: Any, decision: Decision) -> Any:
        return self._answering(lambda: look)(look, decision)

    def at(self, game: AnyGame, state: State, seat: Seat) -> Mind:
        return self._answering(game.copied_looks(state, seat))

    def _answering(self, look_again: Callable[[], Any]) -> Mind:
        mind, name = self._mind, self._name

        def answer(look: Any, decision: Decision) -> Any:
            try:
                given = mind(look_again(), copied(decision))
            except Exception as error:
                raise _failure(error, decision, name) from None
            try:
                return decision.read(given)
            except IllegalAnswer as error:
                raise _refusal(error, decision, name) from None

        return answer


class GuardedSearch(Searching):
    """Somebody's bot that searches."""

    def __init__(self, mind: Searching, name: str) -> None:
        self._mind = mind
        self._name = name

    def search(self, sight: Sight) -> Any:
        try:
            answer = self._mind.search(CopiedSight(sight))
        except Exception as error:
            raise _failure(error, sight.decision, self._name) from None
        try:
            return sight.decision.read(answer)
        except IllegalAnswer as error:
            raise _refusal(error, sight.decision, self._name) from None


class CopiedSight(Sight):
    """A sight without the match: it can only deal worlds."""

    __slots__ = ("_deal", "_in_a_row", "_options", "_turn")

    def __init__(self, sight: Sight) -> None:
        self.game = sight.game
        self.seat = sight.seat
        self.decision = copied(sight.decision)
        self._options = copied_options(sight.options)
        self._in_a_row = sight.in_a_row
        self._turn = sight.turn
        self._deal = _dealing(sight)

    @property
    def options(self) -> Any:
        return self._options

    @property
    def in_a_row(self) -> int:
        return self._in_a_row

    @property
    def turn(self) -> int:
        return self._turn

    def deal(self, seed: int) -> World:
        return self._deal(seed)

    def sealed(self) -> None:
        """None: a saved match would hold all that is hidden."""


def _dealing(sight: Sight) -> Callable[[int], World]:
    """A function that deals worlds which share nothing with the match, not even the options."""

    def deal(seed: int) -> World:
        world = sight.deal(seed)
        world.state.options = copied_options(world.state.options)
        return world

    return deal


def copied(decision: Decision) -> Decision:
    """The same decision, without anything that the rules still use."""
    options, facts = decision.options, decision.facts
    if type(options) is not tuple:
        return replace(decision, options=list(options), facts=facts and _copied(facts))
    return decision if facts is None else replace(decision, facts=_copied(facts))


def _copied(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _copied(one) for name, one in value.items()}
    return [_copied(one) for one in value] if isinstance(value, list) else value


def _failure(error: Exception, decision: Decision, name: str) -> BrokenBot:
    complaint = _complaint(error, name)
    asked = {"bot": name, "kind": decision.kind}
    return BrokenBot(
        f"{name} failed when it was asked '{decision.kind}': {complaint}",
        Message("refused-bot-failed", complaint.said.args | asked),
    )


def _refusal(error: IllegalAnswer, decision: Decision, name: str) -> BrokenBot:
    asked = {"bot": name, "kind": decision.kind}
    said = error.said and error.said.args | asked | {"why": error.said.id}
    return BrokenBot(
        f"{name} gave no legal answer when it was asked '{decision.kind}': {error}",
        Message("refused-bot-answer", said) if said else None,
    )


class _Complaint(NamedTuple):
    """ "my.py, line 7: NameError: name 'gold' is not defined."."""

    file: str
    line: int
    """0 where no line is known."""
    what: str

    def __str__(self) -> str:
        place = f"{self.file}, line {self.line}" if self.line else self.file
        return f"{place}: {self.what}"

    @property
    def said(self) -> Message:
        """A message around Python's own words, which are in English."""
        return Message("refused-bot-code", self._asdict())


def _complaint(error: BaseException, name: str) -> _Complaint:
    if isinstance(error, SyntaxError) and error.lineno:
        file, line, what = str(error.filename), error.lineno, str(error.msg)
    else:
        file, line = _place(error, name)
        kind = "" if isinstance(error, ThroneroomError) else f"{type(error).__name__}: "
        what = f"{kind}{error}"
    what = " ".join(what.split()).removesuffix(":")
    return _Complaint(file, line, what if what.endswith((".", "!", "?")) else f"{what}.")


def _place(error: BaseException, name: str) -> tuple[str, int]:
    """The last line of the bot's own file that led to an error, or simply the last line."""
    steps = [(frame.f_code.co_filename, line) for frame, line in walk_tb(error.__traceback__)]
    steps = [step for step in steps if step[0] != __file__]
    parts = _SPEC.fullmatch(name)
    file = str(Path(parts["file"])) if parts and parts["file"] else name
    own = [step for step in steps if step[0] == file] or steps
    return own[-1] if own else (file, 0)

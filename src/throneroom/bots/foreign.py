"""Bots that people bring along: somebody else's code, so whatever it does ends in one sentence."""

from __future__ import annotations

import inspect
import re
import sys
from pathlib import Path
from traceback import walk_tb
from types import ModuleType
from typing import Any, Protocol, runtime_checkable

from throneroom.kernel import BotMaker, Decision, IllegalAnswer, Mind, ThroneroomError

USUAL_NAMES = ("STRATEGY", "choose")
"""What a file is asked for if no name is given."""

_SPEC = re.compile(r"(?P<file>.+\.py)(:(?P<name>\w+))?")


class BrokenBot(ThroneroomError):
    """A bot that can't be read, fails, or gives an answer that is not allowed."""


@runtime_checkable
class Plan(Protocol):
    """Something that knows how to play, such as a Dominion `Strategy`."""

    name: str

    def bot(self, seed: int) -> Mind: ...


def is_file(spec: str) -> bool:
    """Whether a bot is named as FILE.py or FILE.py:NAME."""
    return _SPEC.fullmatch(spec) is not None


def source_file(spec: str) -> Path | None:
    """The file that a bot lies in, if it does."""
    parts = _SPEC.fullmatch(spec)
    return Path(parts["file"]) if parts else None


def load(spec: str) -> BotMaker:
    """The bot of a file: a plan, or a function that takes a look and a decision and gives the
    answer. Raises `BrokenBot`."""
    parts = _SPEC.fullmatch(spec)
    assert parts is not None
    path = Path(parts["file"])
    name, found = _find(_run(path), path, parts["name"])
    return _maker(found, f"{path}: '{name}'", spec)


def bring(found: Plan | Mind) -> BotMaker:
    """The bot of a plan or a function. Raises `BrokenBot`."""
    return _maker(found, repr(found), name_of(found))


def name_of(found: str | Plan | Mind) -> str:
    """The name of a bot in reports."""
    if isinstance(found, str):
        return found
    return found.name if isinstance(found, Plan) else getattr(found, "__name__", repr(found))


def _maker(found: Any, what: str, name: str) -> BotMaker:
    if isinstance(found, Plan) and not inspect.isclass(found):
        return lambda seed: _guarded(found.bot(seed), name)
    if _takes_two(found):
        return lambda seed: _guarded(found, name)
    raise BrokenBot(
        f"{what} is neither a strategy nor a function that takes a look and a decision."
    )


def _takes_two(found: Any) -> bool:
    try:
        inspect.signature(found).bind(None, None)
    except (TypeError, ValueError):
        return False
    return not inspect.isclass(found)


# Reading a file


def _run(path: Path) -> dict[str, Any]:
    """All names of a file."""
    try:
        source = path.read_bytes()
    except FileNotFoundError:
        raise BrokenBot(f"{path}: there is no such file.") from None
    except OSError as error:
        raise BrokenBot(f"{path}: {error.strerror}.") from None
    module = ModuleType(f"bot from {path}")
    module.__file__ = str(path)
    sys.modules[module.__name__] = module  # dataclasses look their module up there
    try:
        exec(compile(source, str(path), "exec"), vars(module))
    except (Exception, SystemExit) as error:
        raise BrokenBot(_complaint(error, str(path))) from None
    return vars(module)


def _find(names: dict[str, Any], path: Path, wanted: str | None) -> tuple[str, Any]:
    for name in USUAL_NAMES if wanted is None else (wanted,):
        if name in names:
            return name, names[name]
    if wanted is not None:
        raise BrokenBot(f"{path}: there is no '{wanted}' in it.")
    raise BrokenBot(
        f"{path}: there is no {' and no '.join(USUAL_NAMES)} in it;"
        f" any other bot is named as {path.name}:NAME."
    )


# Playing


def _guarded(choose: Mind, name: str) -> Mind:
    """The same bot, its answers checked and its failures told in a sentence."""

    def guarded(look: Any, decision: Decision) -> Any:
        try:
            answer = choose(look, decision)
        except Exception as error:
            raise BrokenBot(
                f"{name} failed when it was asked '{decision.kind}': {_complaint(error, name)}"
            ) from None
        try:
            return decision.read(answer)
        except IllegalAnswer as error:
            raise BrokenBot(
                f"{name} gave no legal answer when it was asked '{decision.kind}': {error}"
            ) from None

    return guarded


def _complaint(error: BaseException, name: str) -> str:
    """ "my.py, line 7: NameError: name 'gold' is not defined."."""
    if isinstance(error, SyntaxError) and error.lineno:
        place, what = f"{error.filename}, line {error.lineno}", str(error.msg)
    else:
        place = _place(error, name)
        kind = "" if isinstance(error, ThroneroomError) else f"{type(error).__name__}: "
        what = f"{kind}{error}"
    what = " ".join(what.split()).removesuffix(":")
    return f"{place}: {what}" + ("" if what.endswith((".", "!", "?")) else ".")


def _place(error: BaseException, name: str) -> str:
    """The last line of the bot's own file that led to an error, or simply the last line."""
    steps = [(frame.f_code.co_filename, line) for frame, line in walk_tb(error.__traceback__)]
    steps = [step for step in steps if step[0] != __file__]
    parts = _SPEC.fullmatch(name)
    file = str(Path(parts["file"])) if parts else name
    own = [step for step in steps if step[0] == file] or steps
    return f"{own[-1][0]}, line {own[-1][1]}" if own else file

"""An argparse in the reader's language that raises errors instead of exiting."""

from __future__ import annotations

import argparse
import re
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, NoReturn

from throneroom.kernel import ThroneroomError, UnknownGame
from throneroom.text import LANGUAGES, Voice

CHOICE = re.compile(r"invalid choice: (?P<given>.+) \(choose from (?P<choices>.+)\)")
"""argparse's message about an unknown word."""


class UsageError(ThroneroomError):
    """A command line that can't be read."""


class Parser(argparse.ArgumentParser):
    """Every command has --help and --lang; every refusal is a `UsageError`."""

    def __init__(self, voice: Voice, **kwargs: Any) -> None:
        kwargs |= {"add_help": False, "allow_abbrev": False, "exit_on_error": False}
        super().__init__(conflict_handler="resolve", **kwargs)
        self.voice = voice
        self._positionals.title = voice.text("cli-arguments")
        self._optionals.title = voice.text("cli-options")
        self.add_argument("-h", "--help", action="help", help=voice.text("cli-help"))
        self.add_argument("--lang", metavar="|".join(LANGUAGES), help=voice.text("cli-lang"))

    def add_subparsers(self, **kwargs: Any) -> Any:
        kwargs["parser_class"] = partial(type(self), self.voice)
        return super().add_subparsers(**kwargs)

    def whole(self, text: str) -> int:
        """The type of arguments that are whole numbers."""
        try:
            return int(text)
        except ValueError:
            sentence = self.voice.text("cli-not-a-number", given=text)
            raise argparse.ArgumentTypeError(sentence) from None

    def positive(self, text: str) -> int:
        """The type of arguments that are counts: at least one."""
        count = self.whole(text)
        if count < 1:
            raise argparse.ArgumentTypeError(self.voice.text("cli-not-positive", given=text))
        return count

    def number(self, text: str) -> float:
        """The type of arguments that are numbers of any kind."""
        try:
            return float(text)
        except ValueError:
            sentence = self.voice.text("cli-not-any-number", given=text)
            raise argparse.ArgumentTypeError(sentence) from None

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        try:
            return super().parse_known_args(args, namespace)
        except argparse.ArgumentError as error:
            self._refuse(error.argument_name, error.message)

    def error(self, message: str) -> NoReturn:
        self._refuse(None, message)

    def format_help(self) -> str:
        return super().format_help().replace("usage: ", self.voice.text("cli-usage") + " ", 1)

    def _refuse(self, argument: str | None, message: str) -> NoReturn:
        say = partial(self.voice.text, help=f"{self.prog} --help")
        if argument is None:
            raise UsageError(say("cli-missing", what=message.rpartition(": ")[2]))
        if message.startswith("expected"):
            raise UsageError(say("cli-needs-value", argument=argument))
        if found := CHOICE.match(message):
            words = {name: text.replace("'", "") for name, text in found.groupdict().items()}
            message = self.voice.text("cli-no-choice", **words)
        raise UsageError(say("cli-bad-argument", argument=argument, what=message))


class Commands:
    """The registry to which command modules add themselves."""

    def __init__(self, table: Any, voice: Voice, arguments: Sequence[str]) -> None:
        self._table = table
        self.voice = voice
        self._arguments = arguments
        """The arguments after the command."""

    def add_parser(self, name: str, **kwargs: Any) -> Parser:
        """Adds the parser of a command, by default with the message `cli-<name>` as its help."""
        if "help" not in kwargs:
            kwargs["help"] = kwargs["description"] = self.voice.text(f"cli-{name}")
        parser: Parser = self._table.add_parser(name, **kwargs)
        return parser

    def slug(self) -> str | None:
        """The game of the command line, so that a command can take the game's own options: the one
        that is named, or the only one there is. Raises `UnknownGame`."""
        from throneroom.registry import games

        named = [word for word in self._arguments if word in games()]
        if named:
            return named[0]
        if self._arguments and not self._arguments[0].startswith("-"):
            raise UnknownGame(
                self.voice.text("cli-no-game", game=self._arguments[0], games=", ".join(games()))
            )
        return next(iter(games())) if len(games()) == 1 else None


def language(arguments: Sequence[str], environment: Mapping[str, str]) -> tuple[str, list[str]]:
    """The language from --lang, anywhere on the command line, or else from the environment; and the
    other arguments."""
    first = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    first.add_argument("--lang", nargs="?", const="")
    found, rest = first.parse_known_args(list(arguments))
    if found.lang is not None:
        return found.lang, rest
    locale = environment.get("LC_ALL") or environment.get("LANG") or ""
    return ("ru" if locale.startswith("ru") else "en"), rest

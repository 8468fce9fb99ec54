"""`throneroom`: the command line.

Each command is a module of this package with two functions: `add(commands)` adds its parser, and
`run(args)` does the work and returns the exit status. A command that is not called is not imported.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module

from throneroom.cli.parser import Commands, Parser, UsageError, language
from throneroom.cli.words import speak, trouble
from throneroom.kernel import ThroneroomError
from throneroom.text import Voice

COMMANDS = (
    "play",
    "serve",
    "admin",
    "replay",
    "review",
    "games",
    "simulate",
    "strategy",
    "plan",
    "arena",
    "chronicle",
    "campaign",
    "bench",
    "shot",
    "schema",
)

REFUSED, INTERRUPTED = 2, 130
"""Exit statuses, the ones that argparse and shells use."""


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command. Every failure ends in one sentence on stderr, never in a traceback."""
    _spell_out_what_can_be_printed()
    arguments = list(sys.argv[1:] if argv is None else argv)
    words = None
    try:
        chosen, arguments = language(arguments, os.environ)
        words = speak(None, chosen)
        parser = _parser(arguments, words)
        args, unknown = parser.parse_known_args(arguments)
        if unknown:
            raise UsageError(words.text("cli-unknown-arguments", arguments=" ".join(unknown)))
        if not hasattr(args, "run"):
            parser.print_help()
            return REFUSED
        args.lang, args.voice = chosen, words
        status: int = args.run(args)
        sys.stdout.flush()
        return status
    except SystemExit as done:  # argparse leaves this way after --help and --version
        return int(done.code or 0)
    except KeyboardInterrupt as stop:
        words = words or speak(None, "en")
        return _refuse(str(stop) or words.text("cli-stopped"), INTERRUPTED)
    except EOFError:
        words = words or speak(None, "en")
        return _refuse(words.text("cli-input-ended"))
    except BrokenPipeError:
        words = words or speak(None, "en")
        _forget_output()
        return _refuse(words.text("cli-output-closed"))
    except (ThroneroomError, OSError) as error:
        return _refuse(_sentence(error, words))


def _parser(arguments: Sequence[str], words: Voice) -> Parser:
    """A parser with only the command that is called, or with all commands where help is asked
    for."""
    parser = Parser(words, prog="throneroom", description=words.text("cli-about"))
    parser.add_argument(
        "--version", action="version", version=_version(), help=words.text("cli-version")
    )
    table = parser.add_subparsers(
        title=words.text("cli-commands"), metavar=words.text("cli-command"), dest="command"
    )
    called = next((word for word in arguments if not word.startswith("-")), None)
    if called is not None and called not in COMMANDS:
        names = ", ".join(COMMANDS)
        raise UsageError(words.text("cli-no-command", command=called, commands=names))
    rest = list(arguments[arguments.index(called) + 1 :]) if called else []
    commands = Commands(table, words, rest)
    for name in [called] if called else COMMANDS:
        import_module(f"throneroom.cli.{name}").add(commands)
    return parser


def _version() -> str:
    from throneroom import __version__

    return f"throneroom {__version__}"


def _sentence(error: Exception, words: Voice | None) -> str:
    if isinstance(error, ThroneroomError) and words is not None:
        return words.refusal(error)
    if isinstance(error, OSError) and error.strerror:
        why = trouble(error, words) if words is not None else error.strerror
        return f"{error.filename}: {why}." if error.filename else f"{why}."
    return str(error)


def _refuse(sentence: str, status: int = REFUSED) -> int:
    print(" ".join(sentence.split()), file=sys.stderr)
    return status


def _spell_out_what_can_be_printed() -> None:
    """Makes terminals show a question mark for a letter that they lack, instead of failing."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _forget_output() -> None:
    """Discards buffered output after its reader has gone, because writing it at exit would fail
    again."""
    try:
        descriptor = sys.stdout.fileno()
    except (OSError, ValueError):
        return
    os.dup2(os.open(os.devnull, os.O_WRONLY), descriptor)

"""`throneroom games`: the list of games, and their components."""

from __future__ import annotations

import argparse
import shutil
import textwrap

from throneroom import registry
from throneroom.cli.options import flag, help_of, properties
from throneroom.cli.parser import Commands
from throneroom.cli.words import speak, title
from throneroom.kernel import AnyGame
from throneroom.text import Voice


def add(commands: Commands) -> None:
    parser = commands.add_parser("games")
    say = commands.voice.text
    parser.add_argument("game", nargs="?", metavar=say("cli-game"), help=say("cli-one-game"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.game is None:
        _all(args.voice)
    else:
        _one(registry.game(args.game), args.lang)
    return 0


def _all(voice: Voice) -> None:
    """Prints the list as plain text, because this command has to be fast."""
    width = shutil.get_terminal_size().columns
    for slug, one in registry.games().items():
        print(f"{slug}  {title(one, voice)}, {players(one, voice)}")
        about = f"game-{slug}.about"
        if voice.has(about):
            text = voice.text(about)
            print(textwrap.fill(text, width, initial_indent="  ", subsequent_indent="  "))


def players(one: AnyGame, voice: Voice) -> str:
    """ "2 to 4 players"."""
    schema = properties(one)["players"]
    least = schema.get("minimum", 1)
    return voice.text("cli-players", least=least, most=schema.get("maximum", least))


def _one(one: AnyGame, language: str) -> None:
    from rich.padding import Padding
    from rich.text import Text

    from throneroom import bots
    from throneroom.cli import boards
    from throneroom.cli.screen import Screen
    from throneroom.cli.style import HEADING, QUIET

    voice = speak(one, language)
    screen = Screen(voice)
    screen.show(Text(f"{title(one, voice)}, {players(one, voice)}", style=HEADING))
    if voice.has(f"game-{one.slug}.about"):
        screen.say(voice.text(f"game-{one.slug}.about"))
    screen.show(Text(), Text(voice.text("cli-options"), style=HEADING))
    for name, schema in properties(one).items():
        usual = _shown(schema.get("default"), voice)
        screen.show(Text.assemble("  ", flag(name), (f"  {usual}", QUIET)))
        screen.show(Padding(Text(help_of(name, schema, voice)), (0, 0, 0, 6)))
    screen.show(Text(), Text(voice.text("cli-bots"), style=HEADING))
    for name in bots.names(one):
        called = voice.text(f"bot-{name}") if voice.has(f"bot-{name}") else ""
        screen.show(Text.assemble(f"  bot:{name}", (f"  {called}", QUIET)))
    catalogue = boards.find(one.slug).catalogue(voice, screen.width)
    if catalogue is not None:
        screen.show(catalogue)


def _shown(value: object, voice: Voice) -> str:
    """The default of an option, as text."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return voice.text("option-yes" if value else "option-no")
    return str(value)

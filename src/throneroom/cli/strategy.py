"""`throneroom strategy`: a Dominion strategy in words or as a file."""

from __future__ import annotations

import argparse

from throneroom.cli.parser import Commands

FORMATS = ("words", "toml", "json")


def add(commands: Commands) -> None:
    from throneroom.lab.words import speak

    say = speak(None, commands.voice.language).text
    parser = commands.add_parser(
        "strategy", help=say("strategy-about"), description=say("strategy-about")
    )
    parser.add_argument("strategy", metavar="NAME|FILE.toml", help=say("strategy-which"))
    parser.add_argument(
        "--as", dest="form", choices=FORMATS, default="words", help=say("strategy-as")
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from throneroom.lab.strategies import find_recipe, in_words
    from throneroom.lab.words import speak
    from throneroom.registry import game

    recipe = find_recipe(args.strategy)
    if args.form == "words":
        print(in_words(recipe, speak(game("dominion"), args.lang)))
    else:
        print(recipe.toml() if args.form == "toml" else recipe.json(), end="")
    return 0

"""`throneroom schema`: the JSON schema of a game's options, views, events, questions and
outcome."""

from __future__ import annotations

import argparse
import json

from throneroom.cli.parser import Commands


def add(commands: Commands) -> None:
    parser = commands.add_parser("schema")
    say = commands.voice.text
    parser.add_argument("game", metavar=say("cli-game"), help=say("cli-one-game"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    import throneroom

    print(json.dumps(throneroom.schema(args.game), indent=2, ensure_ascii=False))
    return 0

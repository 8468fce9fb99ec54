"""`throneroom serve`: tables over the network."""

from __future__ import annotations

import argparse
import sys

from throneroom.cli.parser import Commands
from throneroom.text import Voice


def add(commands: Commands) -> None:
    parser = commands.add_parser("serve")
    say = commands.voice.text
    parser.add_argument("--host", default="127.0.0.1", help=say("cli-serve-host"))
    parser.add_argument("--port", type=parser.whole, default=None, help=say("cli-serve-port"))
    parser.add_argument("--database", default="", metavar="URL", help=say("cli-serve-database"))
    parser.add_argument("--no-browser", action="store_true", help=say("cli-serve-no-browser"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from throneroom.server.serve import address_for_others, serve
    from throneroom.server.settings import Settings

    voice: Voice = args.voice

    def ready(address: str) -> None:
        print(voice.text("cli-serving", address=address), flush=True)
        if others := address_for_others(address, args.host):
            print(voice.text("cli-serving-others", address=others), flush=True)
        if sys.stdout.isatty():
            print(voice.text("cli-serving-stop"), flush=True)

    serve(
        Settings(database=args.database),
        args.host,
        args.port,
        browser=not args.no_browser,
        # Who watches a terminal wants to hear of trouble only; what collects logs wants all.
        log_level="warning" if sys.stderr.isatty() else "info",
        ready=ready,
    )
    return 0

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
    parser.add_argument("--url", default="", metavar="URL", help=say("cli-serve-url"))
    parser.add_argument("--database", default="", metavar="URL", help=say("cli-serve-database"))
    parser.add_argument("--no-browser", action="store_true", help=say("cli-serve-no-browser"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from throneroom.server.doors.pages import has_client
    from throneroom.server.serve import serve
    from throneroom.server.settings import Settings

    voice: Voice = args.voice

    def ready(address: str) -> None:
        print(voice.text("cli-serving", address=address), flush=True)
        if not has_client():
            print(voice.text("cli-serving-without-pages"), flush=True)
        if sys.stdout.isatty():
            print(voice.text("cli-serving-stop"), flush=True)

    serve(
        Settings(database=args.database, url=args.url),
        args.host,
        args.port,
        browser=not args.no_browser,
        # Who watches a terminal wants to hear of trouble only; what collects logs wants all.
        log_level="warning" if sys.stderr.isatty() else "info",
        ready=ready,
    )
    return 0

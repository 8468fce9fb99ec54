"""`throneroom serve`: tables over the network."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Any

from throneroom.cli.parser import Commands
from throneroom.text import Voice

FLAGS = ("host", "port", "url", "database")
"""Settings with a command-line argument of their own."""


def add(commands: Commands) -> None:
    parser = commands.add_parser("serve")
    say = commands.voice.text
    parser.add_argument("--host", help=say("cli-serve-host"))
    parser.add_argument("--port", type=parser.whole, help=say("cli-serve-port"))
    parser.add_argument("--url", metavar="URL", help=say("cli-serve-url"))
    parser.add_argument("--database", metavar="URL", help=say("cli-serve-database"))
    parser.add_argument("--no-browser", action="store_true", help=say("cli-serve-no-browser"))
    parser.add_argument("--settings", type=Path, metavar="FILE", help=say("cli-serve-settings"))
    parser.add_argument("--check", action="store_true", help=say("cli-serve-check"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from throneroom.bots.levels import SECONDS
    from throneroom.server.configuration import configure
    from throneroom.server.doors.pages import has_client
    from throneroom.server.play.scheduler import capacity
    from throneroom.server.serve import checked_url, serve

    voice: Voice = args.voice
    configuration = configure(os.environ, given(args), args.settings)
    settings = configuration.settings
    if args.check:
        if settings.url:
            checked_url(settings.url)
        for name, value, source in configuration.held():
            said = f"# {name} is left out" if value is None else f"{name} = {shown(value)}"
            print(f"{said}  # {source}")
        full, most = capacity(settings.bot_processes, SECONDS["king"])
        seconds = f"{SECONDS['king']:g}"
        told = voice.text("cli-serve-capacity", full=full, most=most, seconds=seconds)
        print(f"# {told}")
        return 0

    def ready(address: str) -> None:
        print(voice.text("cli-serving", address=address), flush=True)
        if not has_client():
            print(voice.text("cli-serving-without-pages"), flush=True)
        if sys.stdout.isatty():
            print(voice.text("cli-serving-stop"), flush=True)

    serve(
        settings,
        browser=settings.browser,
        # A person at a terminal wants to see only trouble; a log collector wants everything.
        log_level=settings.log_level or ("warning" if sys.stderr.isatty() else "info"),
        ready=ready,
    )
    return 0


def given(args: argparse.Namespace) -> dict[str, Any]:
    """The settings given as arguments."""
    flags = {name: getattr(args, name) for name in FLAGS if getattr(args, name) is not None}
    return flags | ({"browser": False} if args.no_browser else {})


def shown(value: Any) -> str:
    """A value as TOML writes it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple):
        return f"[{', '.join(shown(item) for item in value)}]"
    if isinstance(value, int | float):
        return str(value)
    return '"' + str(value).replace("\\", "\\\\").replace('"', '\\"') + '"'

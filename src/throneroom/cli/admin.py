"""`throneroom admin`: the operator's actions on the tables and people of a server."""

from __future__ import annotations

import argparse
import asyncio
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING

from throneroom.cli.parser import Commands, UsageError
from throneroom.text import Voice

if TYPE_CHECKING:
    from throneroom.server.storage.database import Database

ALONE = ("tables", "people")
WITH = ("close", "delete", "password", "ban", "unban", "backup", "restore", "export")
"""Actions with an object: a table, a person, a file, a folder."""


def add(commands: Commands) -> None:
    parser = commands.add_parser("admin")
    say = commands.voice.text
    parser.add_argument("action", metavar=say("cli-admin-action"), help=say("cli-admin-actions"))
    parser.add_argument(
        "what", nargs="?", metavar=say("cli-admin-what"), help=say("cli-admin-whats")
    )
    parser.add_argument("--database", metavar="URL", help=say("cli-serve-database"))
    parser.add_argument("--settings", type=Path, metavar="FILE", help=say("cli-serve-settings"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from throneroom.server.configuration import configure

    voice: Voice = args.voice
    if args.action not in (*ALONE, *WITH):
        names = ", ".join((*ALONE, *WITH))
        raise UsageError(voice.text("cli-admin-no-action", action=args.action, actions=names))
    if (args.what is None) == (args.action in WITH):
        wanted = "cli-admin-needs" if args.action in WITH else "cli-admin-alone"
        raise UsageError(voice.text(wanted, action=args.action))
    flags = {"database": args.database} if args.database is not None else {}
    settings = configure(os.environ, flags, args.settings).settings
    asyncio.run(_do(settings.database_url, args.action, args.what or "", voice))
    return 0


async def _do(url: str, action: str, what: str, voice: Voice) -> None:
    from throneroom.server import admin

    async with admin.opened(url) as database:
        match action:
            case "tables":
                await _list_tables(database)
            case "people":
                for person in await admin.people(database):
                    kind = "protected" if person.password else "guest"
                    print(person.id, _date(person.created), kind, person.name, sep="  ")
            case "close":
                await admin.close(database, what)
                print(voice.text("cli-admin-closed", table=what))
            case "delete":
                await admin.remove(database, what)
                print(voice.text("cli-admin-deleted", table=what))
            case "password":
                password = await admin.reset_password(database, what)
                print(voice.text("cli-admin-password", name=what, password=password))
            case "ban":
                await admin.ban(database, what)
                print(voice.text("cli-admin-banned", name=what))
            case "unban":
                await admin.unban(database, what)
                print(voice.text("cli-admin-unbanned", name=what))
            case "backup":
                rows = await admin.back_up(database, Path(what))
                print(voice.text("cli-admin-backed-up", rows=rows, file=what))
            case "restore":
                rows = await admin.restore(database, Path(what))
                print(voice.text("cli-admin-restored", rows=rows, file=what))
            case "export":
                games = await admin.export(database, Path(what))
                print(voice.text("cli-admin-exported", games=games, folder=what))


async def _list_tables(database: Database) -> None:
    from throneroom.server import admin
    from throneroom.server.people.seating import all_called

    for row, seats in await admin.tables(database):
        names = ", ".join(one.name or "-" for one in all_called(row.game, seats))
        print(row.id, _date(row.updated), row.status, row.game, names, sep="  ")


def _date(seconds: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))

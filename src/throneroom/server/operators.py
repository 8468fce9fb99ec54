"""Sentences for the operator of a server about what can't be done: in English for logs and
programs, and as messages for a terminal in any language (the command line's `operator.ftl`)."""

from __future__ import annotations

import errno
from typing import Any, TypeVar

from throneroom.kernel import Message, ThroneroomError

SENTENCES = {
    "operator-setting-unknown": "{place}: there is no such setting.",
    "operator-setting-file": "{place}: {why}.",
    "operator-setting-toml": "{place}: this is not TOML: {why}.",
    "operator-setting-table": "{place}: a table was expected.",
    "operator-setting-value": "{place}: {why}.",
    "operator-setting-number": "{place}: a number from 0 up was expected.",
    "operator-database-address": "This is not the address of a database; "
    "write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.",
    "operator-database-kind": "{kind}: only SQLite and PostgreSQL are supported.",
    "operator-database-newer": "The database {database} was made by a newer version of Throneroom.",
    "operator-database-unusable": "The database {database} can't be used: {why}",
    "operator-database-in-use": "The database {database} is in use by another server. "
    "Several servers can share a PostgreSQL.",
    "operator-database-failed": "The database {database} failed: {why}",
    "operator-no-database": "There is no database {database}.",
    "operator-no-table": "There is no table {table}.",
    "operator-table-over": "The game at table {table} is over.",
    "operator-nobody": "Nobody has the id or the protected name {who}.",
    "operator-guest": "{name} is a guest and has no password.",
    "operator-file-there": "{file} is there already.",
    "operator-no-file": "There is no file {file}.",
    "operator-folder-full": "{folder} is not empty.",
    "operator-not-started": "The server could not start.",
    "operator-port": "{port} is not a port: they are numbered from 0 to 65535.",
    "operator-listen": "{address} can't be used: {why}.",
    "operator-url": "{url} is not an address; write it like https://games.example.org.",
}

E = TypeVar("E", bound=ThroneroomError)


def told(error: type[E], id: str, **args: Any) -> E:
    """The error to raise."""
    given = {name: str(value) for name, value in args.items()}
    return error(SENTENCES[id].format(**given), Message(id, dict(given)))


def system(error: OSError) -> dict[str, str]:
    """The system's reason for an error: its own words, and the name of its error number."""
    code = errno.errorcode.get(error.errno or 0, "") if (error.errno or 0) > 0 else ""
    return {"why": (error.strerror or str(error)).lower(), "code": code}

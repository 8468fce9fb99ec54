"""The source of chance for the games of a server."""

from __future__ import annotations

import secrets


def new_seed() -> int:
    """A number that nobody can guess."""
    return secrets.randbits(63)

"""The same PostgreSQL as for the tests of the server."""

from __future__ import annotations

from tests.server.conftest import everybody_leaves, new_database, postgres, same_seeds

__all__ = ["everybody_leaves", "new_database", "postgres", "same_seeds"]

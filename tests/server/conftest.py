"""One PostgreSQL for all tests, one database for each module, one server for each of these."""

from __future__ import annotations

import itertools
import os
import random
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from tests.server.client import Guest, Visitor
from tests.server.postgres import start_postgres
from tests.server.running import Running, make_database, running
from throneroom.server.tables import chance

_numbers = itertools.count()


@pytest.fixture(scope="session")
def postgres() -> str:
    """The address of a PostgreSQL server, which all workers share; the last one removes it.

    Not in pytest's own folder: that is closed to the user as whom root runs PostgreSQL.
    """
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    folder = Path(tempfile.gettempdir()) / f"throneroom-postgres-{run}"
    address: str = start_postgres(folder, cleanup_mode="delete").get_uri()
    return address


@pytest.fixture(scope="session")
def new_database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Callable[[str], str]:
    """Makes an empty database, "sqlite" or "postgres"; its address."""

    def make(kind: str) -> str:
        if kind == "sqlite":
            return f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('data') / 'throneroom.db'}"
        worker = os.environ.get("PYTEST_XDIST_WORKER", "main")
        return make_database(request.getfixturevalue("postgres"), f"test_{worker}_{next(_numbers)}")

    return make


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def database(request: pytest.FixtureRequest, new_database: Callable[[str], str]) -> str:
    """The module's database; quick runs leave out PostgreSQL."""
    return new_database(request.param)


@pytest.fixture
def own_database(database: str, new_database: Callable[[str], str]) -> str:
    """A database that no other server uses."""
    return new_database("sqlite" if database.startswith("sqlite") else "postgres")


@pytest.fixture(scope="module")
def server(database: str) -> Iterator[Running]:
    with running(database) as server:
        yield server


@pytest.fixture(autouse=True)
def same_seeds(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers in this process deal the same cards whenever a test runs."""
    drawn = random.Random(request.node.nodeid)
    monkeypatch.setattr(chance, "new_seed", lambda: drawn.getrandbits(63))


@pytest.fixture(autouse=True)
def everybody_leaves() -> Iterator[None]:
    yield
    for visitor in Visitor.visiting:
        visitor.http.close()
    Visitor.visiting.clear()


@pytest.fixture
def visitor(server: Running) -> Visitor:
    return Visitor(server.address)


@pytest.fixture
def guest(server: Running) -> Callable[[str], Guest]:
    """Makes guests at the module's server."""
    return partial(Guest, server.address)


@pytest.fixture
def anna(guest: Callable[[str], Guest]) -> Guest:
    return guest("Anna")


@pytest.fixture
def boris(guest: Callable[[str], Guest]) -> Guest:
    return guest("Борис")

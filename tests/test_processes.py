"""The pool of processes: one that dies or hangs costs only its own job."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from throneroom.processes import Lost, Pool

SECONDS = 2.0
"""That the first job of a process has. On a busy machine it may be interrupted meanwhile."""


@pytest.fixture(scope="module")
def pool() -> Iterator[Pool]:
    with Pool(2) as pool:
        yield pool


def wait_for(file: str) -> int:
    """Works until a file is there; says first who works."""
    Path(f"{file}.pid").write_text(str(os.getpid()))
    while not Path(file).exists():
        time.sleep(0.01)
    return os.getpid()


def begun(file: Path, but: int = 0) -> int:
    """The process that works for a file, once it does."""
    told = file.with_name(f"{file.name}.pid")
    while not (told.exists() and told.read_text() not in ("", str(but))):
        time.sleep(0.01)
    return int(told.read_text())


def two_jobs(pool: Pool, folder: Path) -> tuple[Future[int], Future[int], Path, Path]:
    one, other = folder / "one", folder / "other"
    return pool.submit(wait_for, str(one)), pool.submit(wait_for, str(other)), one, other


def test_a_killed_process_costs_one_job_another_try(pool: Pool, tmp_path: Path) -> None:
    killed, kept, one, other = two_jobs(pool, tmp_path)
    first, neighbour = begun(one), begun(other)
    os.kill(first, signal.SIGKILL)
    again = begun(one, but=first)
    one.touch()
    other.touch()
    assert killed.result(60) == again != first
    assert kept.result(60) == neighbour


def test_a_job_over_which_processes_die_again_and_again_fails_alone(
    pool: Pool, tmp_path: Path
) -> None:
    other = tmp_path / "other"
    kept = pool.submit(wait_for, str(other))
    neighbour = begun(other)
    with pytest.raises(Lost):
        pool.submit(os.abort).result(60)
    other.touch()
    assert kept.result(60) == neighbour


def test_a_job_that_runs_out_of_time_fails_alone(pool: Pool, tmp_path: Path) -> None:
    other = tmp_path / "other"
    kept = pool.submit(wait_for, str(other))
    neighbour = begun(other)
    with pytest.raises(TimeoutError):
        pool.submit(wait_for, str(tmp_path / "never"), seconds=0.1).result(60)
    other.touch()
    assert kept.result(60) == neighbour


class Slow:
    """Takes longer to be read than a job has."""

    def __reduce__(self) -> tuple[Any, ...]:
        return time.sleep, (SECONDS + 0.5,)


def whose_job(_: object) -> int:
    return os.getpid()


@pytest.mark.slow
def test_the_start_of_a_process_is_no_thinking_time() -> None:
    with Pool(1, seconds=SECONDS) as pool:
        assert pool.submit(whose_job, Slow()).result(60) in pool.pids

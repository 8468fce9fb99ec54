"""Plays parts of some work in this process, in several processes, or on a Ray cluster. The results
are the same everywhere; only their order differs."""

from __future__ import annotations

import logging
import os
import pickle
import socket
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, Literal, TypeAlias, get_args

from throneroom.kernel import BadOptions, ThroneroomError, listed, refused
from throneroom.processes import TRIES, Lost, Play, Pool, Work, play_part

EngineName: TypeAlias = Literal["local", "ray"]
ENGINES: tuple[str, ...] = get_args(EngineName)


@contextmanager
def crew(
    work: Work, *, jobs: int = 1, engine: str = "local", address: str | None = None
) -> Iterator[Play]:
    """A context with a function that plays parts until all of them are done.

    A process that dies loses only its current part, which another one plays again. Raises what the
    work raises, and `ThroneroomError` where a part can't be played at all.
    """
    if engine not in ENGINES:
        raise refused(
            BadOptions, "refused-one-of", "engine", given=repr(engine), allowed=listed(ENGINES)
        )
    if address is not None and engine != "ray":
        raise refused(BadOptions, "refused-address", "address")
    if engine == "ray":
        with cluster(address):
            yield partial(_play_on_ray, work)
    elif jobs == 1:
        here = work.open()
        yield lambda parts: map(here, parts)
    else:
        with Pool(jobs) as pool:
            yield partial(pool.play, work)


# Ray


@contextmanager
def cluster(address: str | None) -> Iterator[None]:
    """Joins the Ray cluster at the address or starts one, unless this process is in one already."""
    try:
        import ray
    except ImportError:
        raise refused(ThroneroomError, "refused-ray", "engine") from None
    if ray.is_initialized():
        yield
        return
    _join(address)
    try:
        yield
    finally:
        ray.shutdown()


def _play_on_ray(work: Work, parts: Sequence[Any]) -> Iterator[Any]:
    """Plays parts on Ray. Workers need throneroom and the files of bots at the same paths as this
    process. Ray replaces a worker that dies, and its part is played again."""
    import ray
    from ray.exceptions import RayError, RayTaskError

    task = ray.remote(max_retries=TRIES - 1)(play_part)
    told = ray.put(pickle.dumps(work))
    # Ray has types for its tasks, and none for its cluster.
    processors = ray.cluster_resources().get("CPU", 1)  # type: ignore[no-untyped-call]
    at_once = 2 * max(1, int(processors))
    left = deque(parts)
    flying: list[Any] = []
    try:
        while left or flying:
            while left and len(flying) < at_once:
                flying.append(task.remote(told, left.popleft()))
            done, flying = ray.wait(flying)
            yield from ray.get(done)
    except RayTaskError as error:
        raise error.cause from None
    except RayError:
        raise Lost from None


def _join(address: str | None) -> None:
    """Joins the cluster at the address; without one, starts a new one on this machine."""
    import ray

    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    if address is not None:
        _check_somebody_answers(address)
    for tries_left in reversed(range(TRIES if address is None else 1)):
        try:
            ray.init(
                address=address or "local",
                include_dashboard=None if address else False,
                log_to_driver=False,
                logging_level=logging.ERROR,
            )
            return
        except Exception as error:  # Ray raises a bare one on a machine that is too busy
            ray.shutdown()
            if not tries_left:
                why = " ".join(str(error).split()) or type(error).__name__
                raise refused(ThroneroomError, "refused-no-cluster", "address", why=why) from None


def _check_somebody_answers(address: str) -> None:
    """Ray would end this process if nobody did."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:  # "auto": Ray finds it, and says so if there is none
        return
    try:
        socket.create_connection((host, int(port)), timeout=10).close()
    except (OSError, ValueError, OverflowError):
        raise refused(ThroneroomError, "refused-cluster", "address", address=address) from None

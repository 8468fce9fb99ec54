"""Where games are played: in this process, in several, or on a Ray cluster. What is played, and so
what comes out, is the same everywhere; only the order differs."""

from __future__ import annotations

import logging
import multiprocessing
import os
import pickle
import signal
import socket
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import lru_cache, partial
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias, cast, get_args

from throneroom.kernel import BadOptions, ThroneroomError

EngineName: TypeAlias = Literal["local", "ray"]
ENGINES: tuple[str, ...] = get_args(EngineName)

TRIES = 3
"""A part is given up when so many processes have died over it."""

LOST = "A process died {tries} times over the same games; is there enough memory?"


class Work(Protocol):
    """What another process must be told. It can be pickled."""

    def open(self) -> Callable[[Any], Any]:
        """The function that plays a part; made once in each process."""


Play: TypeAlias = Callable[[Sequence[Any]], Iterator[Any]]
"""Gives the results of parts, each as soon as it is there."""


@contextmanager
def crew(
    work: Work, *, jobs: int = 1, engine: str = "local", address: str | None = None
) -> Iterator[Play]:
    """Those who play, until all parts are done.

    A process that dies costs only the part it was at, which another one plays again. Raises what
    the work raises, and `ThroneroomError` where a part can't be played at all.
    """
    if engine not in ENGINES:
        raise BadOptions(f"engine: '{engine}' is not one of {', '.join(ENGINES)}.")
    if address is not None and engine != "ray":
        raise BadOptions("address: only the engine 'ray' has one.")
    if engine == "ray":
        with cluster(address):
            yield partial(_play_on_ray, work)
    elif jobs == 1:
        here = work.open()
        yield lambda parts: map(here, parts)
    else:
        workers: Workers = {}
        try:
            yield partial(_play_in_processes, work, jobs, workers)
        finally:
            for worker in workers.values():
                _dismiss(worker)


# Processes of this machine


class _Worker(NamedTuple):
    process: SpawnProcess
    pipe: Connection


Workers: TypeAlias = dict[Connection, _Worker]
"""By the pipe that leads to each."""


def _play_in_processes(
    work: Work, jobs: int, workers: Workers, parts: Sequence[Any]
) -> Iterator[Any]:
    waiting = deque(range(len(parts)))
    tries = [0] * len(parts)
    at: dict[Connection, int] = {}
    """Which part is played at the other end of a pipe."""
    while waiting or at:
        while waiting and len(at) < jobs:
            pipe = next((p for p in workers if p not in at), None) or _hire(work, workers)
            part = at[pipe] = waiting.popleft()
            tries[part] += 1
            with suppress(OSError):  # dead already: noticed when its answer is awaited
                pipe.send(parts[part])
        for ready in wait(list(at)):
            pipe = cast("Connection", ready)
            part = at.pop(pipe)
            try:
                done, result = pipe.recv()
            except (EOFError, OSError):
                _dismiss(workers.pop(pipe))
                if tries[part] == TRIES:
                    raise ThroneroomError(LOST.format(tries=TRIES)) from None
                waiting.appendleft(part)
                continue
            if not done:
                raise result
            yield result


def _hire(work: Work, workers: Workers) -> Connection:
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=_serve, args=(there, work), daemon=True)
    with _deaf_to_interrupts():  # and so is the process that begins here
        process.start()
    there.close()  # or its death would go unnoticed
    workers[here] = _Worker(process, here)
    return here


def _dismiss(worker: _Worker) -> None:
    worker.pipe.close()
    worker.process.terminate()
    worker.process.join()


def _serve(pipe: Connection, work: Work) -> None:
    """A worker's whole life. It ends with the one who hired it: then the pipe is closed."""
    play_one = None
    while True:
        try:
            part = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            play_one = play_one or work.open()
            answer = True, play_one(part)
        except Exception as error:
            answer = False, error
        try:
            pipe.send(answer)
        except OSError:
            return


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Ctrl-C reaches every process of a terminal; only the first one is to act on it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


# Ray


@contextmanager
def cluster(address: str | None) -> Iterator[None]:
    """In a Ray cluster: that of the address, or one of our own; or the one this process is in."""
    try:
        import ray
    except ImportError:
        raise ThroneroomError('Ray is missing: pip install "throneroom[ray]".') from None
    if ray.is_initialized():
        yield
        return
    _join(address)
    try:
        yield
    finally:
        ray.shutdown()


def _play_on_ray(work: Work, parts: Sequence[Any]) -> Iterator[Any]:
    """Workers find throneroom, and the files of bots, where this process finds them. One that dies
    is replaced by Ray itself, and its part is played again."""
    import ray
    from ray.exceptions import RayError, RayTaskError

    task = ray.remote(max_retries=TRIES - 1)(_play_part)
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
        raise ThroneroomError(LOST.format(tries=TRIES)) from None


def _join(address: str | None) -> None:
    """The cluster of that address; without one, a new one on this machine."""
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
        except Exception as error:  # Ray says with a bare one that a busy machine was too slow
            ray.shutdown()
            if not tries_left:
                why = " ".join(str(error).split()) or type(error).__name__
                raise ThroneroomError(f"No Ray cluster can be reached: {why}") from None


def _check_somebody_answers(address: str) -> None:
    """Where nobody does, Ray would end this process."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:  # "auto": Ray looks for it itself, and says if there is none
        return
    try:
        socket.create_connection((host, int(port)), timeout=10).close()
    except (OSError, ValueError, OverflowError):
        raise ThroneroomError(f"No Ray cluster can be reached at {address}.") from None


def _play_part(told: bytes, part: Any) -> Any:
    return _opened(told)(part)


@lru_cache(maxsize=1)
def _opened(told: bytes) -> Callable[[Any], Any]:
    work: Work = pickle.loads(told)
    return work.open()

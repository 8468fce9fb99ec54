"""Processes of this machine that play parts of some work. One that dies costs only its own part."""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, NamedTuple, Protocol, TypeAlias, cast

from throneroom.kernel import ThroneroomError

TRIES = 3
"""A part is given up when so many processes have died over it."""

LOST = "A process died {tries} times over the same games; is there enough memory?"


class Work(Protocol):
    """What another process must be told. It can be pickled."""

    def open(self) -> Callable[[Any], Any]:
        """The function that plays a part; made once in each process."""


Play: TypeAlias = Callable[[Sequence[Any]], Iterator[Any]]
"""Gives the results of parts, each as soon as it is there."""


class Worker(NamedTuple):
    process: SpawnProcess
    pipe: Connection


Workers: TypeAlias = dict[Connection, Worker]
"""By the pipe that leads to each."""


def play_in_processes(
    work: Work, jobs: int, workers: Workers, parts: Sequence[Any]
) -> Iterator[Any]:
    waiting = deque(range(len(parts)))
    tries = [0] * len(parts)
    at: dict[Connection, int] = {}
    """Which part is played at the other end of a pipe."""
    try:
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
                    dismiss(workers.pop(pipe))
                    if tries[part] == TRIES:
                        raise ThroneroomError(LOST.format(tries=TRIES)) from None
                    waiting.appendleft(part)
                    continue
                if not done:
                    raise result
                yield result
    finally:
        for pipe in at:  # nobody waits for their answers any more
            dismiss(workers.pop(pipe))


def _hire(work: Work, workers: Workers) -> Connection:
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=_serve, args=(there, work), daemon=True)
    with _deaf_to_interrupts():  # and so is the process that begins here
        process.start()
    there.close()  # or its death would go unnoticed
    workers[here] = Worker(process, here)
    return here


def dismiss(worker: Worker) -> None:
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

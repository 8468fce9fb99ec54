"""A pool of processes on this machine. A process that dies or hangs costs only its own job."""

from __future__ import annotations

import multiprocessing
import multiprocessing.connection
import os
import pickle
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from functools import lru_cache
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

from throneroom.kernel import ThroneroomError

T = TypeVar("T")

TRIES = 3
"""The number of processes that may die over one job before it fails."""
START_SECONDS = 120.0
"""Seconds that a new process has to start and to load what its first job needs."""
POLITENESS = 10
"""The niceness of processes for work in the background."""


class Lost(ThroneroomError):
    """A job over which several processes died."""

    def __init__(self) -> None:
        super().__init__(
            f"A process died {TRIES} times over the same work; is there enough memory?"
        )


class Work(Protocol):
    """Work in many parts. It can be pickled."""

    def open(self) -> Callable[[Any], Any]:
        """The function that does a part; made once in each process."""


Play: TypeAlias = Callable[[Sequence[Any]], Iterator[Any]]
"""Gives the results of parts, each as soon as it is there."""


class Reply(NamedTuple):
    is_result: bool
    value: Any
    """The result, or what the function raised."""


class Worker:
    def __init__(self, process: SpawnProcess, pipe: Connection) -> None:
        self.process = process
        self.pipe = pipe
        self._is_new = True

    def call(
        self, function: Callable[..., Any], args: tuple[Any, ...], seconds: float | None
    ) -> Reply:
        """Calls a function there. Its seconds begin with the work: a process that is still starting
        has time of its own.

        Raises `TimeoutError`, `EOFError` or `OSError` where the process can't be used any more.
        """
        self.pipe.send((function, args))
        is_starting = self._is_new and seconds is not None
        self._receive(START_SECONDS if is_starting else seconds)  # it has begun
        self._is_new = False
        return Reply(*self._receive(seconds))

    def _receive(self, seconds: float | None) -> Any:
        if not self.pipe.poll(seconds):
            raise TimeoutError
        return self.pipe.recv()

    def end(self) -> None:
        """At once, also in the middle of a job."""
        self.process.kill()
        self.process.join()


class Pool:
    """Up to `size` processes, started when they are needed, and up to `background` more for
    background jobs. Those give way to everything else on the machine.

    A job that runs longer than `seconds` counts as hung: its process is ended and it fails with
    `TimeoutError`. A job whose process dies is tried again, and fails with `Lost` in the end.
    """

    def __init__(self, size: int, *, seconds: float | None = None, background: int = 0) -> None:
        self._seconds = seconds
        self._front = _Crew(size, 0)
        self._back = _Crew(background, POLITENESS) if background else None
        self._closed = threading.Event()

    def __enter__(self) -> Pool:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def submit(
        self,
        function: Callable[..., T],
        *args: Any,
        background: bool = False,
        seconds: float | None = None,
    ) -> Future[T]:
        """Calls a function in one of the processes; `seconds` overrides the pool's."""
        crew = self._back if background else self._front
        assert crew is not None
        seconds = self._seconds if seconds is None else seconds
        return crew.threads.submit(self._do, crew, function, args, self._closed, seconds)

    def play(self, work: Work, parts: Sequence[Any]) -> Iterator[Any]:
        """The results of parts, each as soon as it is there. Raises what the work raises."""
        told, crew, dropped = pickle.dumps(work), self._front, threading.Event()
        jobs = [
            crew.threads.submit(self._do, crew, play_part, (told, part), dropped, self._seconds)
            for part in parts
        ]
        try:
            for job in as_completed(jobs):
                yield job.result()
        finally:
            dropped.set()
            running = [job for job in jobs if not job.cancel() and not job.done()]
            if running:
                crew.end_busy()  # their results are not wanted any more

    @property
    def pids(self) -> list[int]:
        """The ids of the processes for ordinary jobs."""
        return self._front.pids

    def end_background(self) -> None:
        """Ends the idle processes for background jobs; the next such job starts new ones."""
        if self._back is not None:
            self._back.end_idle()

    @property
    def has_background(self) -> bool:
        """Whether there are processes for background jobs."""
        return self._back is not None and bool(self._back.pids)

    def close(self) -> None:
        """Ends all processes. Jobs that have not begun are cancelled, others are lost."""
        self._closed.set()
        for crew in (self._front, self._back):
            if crew is not None:
                crew.close()

    def _do(
        self,
        crew: _Crew,
        function: Callable[..., T],
        args: tuple[Any, ...],
        dropped: threading.Event,
        seconds: float | None,
    ) -> T:
        for _ in range(TRIES):
            if dropped.is_set() or self._closed.is_set():
                break
            with crew.worker() as worker:
                try:
                    answer = worker.call(function, args, seconds)
                except (EOFError, OSError) as error:
                    worker.end()
                    if isinstance(error, TimeoutError):
                        raise
                    continue
            if not answer.is_result:
                raise answer.value
            done: T = answer.value
            return done
        raise Lost


class _Crew:
    """The processes for one sort of job, and a thread here for each of them."""

    def __init__(self, size: int, niceness: int) -> None:
        self.threads = ThreadPoolExecutor(size, thread_name_prefix="pool")
        self._niceness = niceness
        self._lock = threading.Lock()
        self._idle: deque[Worker] = deque()
        self._busy: list[Worker] = []
        self._is_closed = False

    @property
    def pids(self) -> list[int]:
        return [worker.process.pid or 0 for worker in [*self._idle, *self._busy]]

    @contextmanager
    def worker(self) -> Iterator[Worker]:
        """A process for one job. One that has ended meanwhile does not come back."""
        with self._lock:
            found = self._idle.pop() if self._idle else _hire(self._niceness)
            self._busy.append(found)
        try:
            yield found
        finally:
            with self._lock:
                self._busy.remove(found)
                if not found.process.is_alive():
                    found.pipe.close()
                elif self._is_closed:
                    found.end()
                else:
                    self._idle.append(found)

    def end_busy(self) -> None:
        with self._lock:
            for worker in self._busy:
                worker.process.kill()

    def end_idle(self) -> None:
        with self._lock:
            while self._idle:
                worker = self._idle.pop()
                worker.end()
                worker.pipe.close()

    def close(self) -> None:
        self._is_closed = True
        self.threads.shutdown(wait=False, cancel_futures=True)
        self.end_idle()
        self.end_busy()


def _hire(niceness: int) -> Worker:
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=_serve, args=(there, niceness), daemon=True)
    with _deaf_to_interrupts():
        process.start()
    there.close()  # otherwise its death would go unnoticed
    return Worker(process, here)


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Ctrl-C reaches every process of a terminal; a process started here does not act on it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # its own start would let the signal through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# In the processes


def _serve(pipe: Connection, niceness: int) -> None:
    """A worker's whole life."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow_parent, daemon=True).start()
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    while True:
        try:
            told = pipe.recv_bytes()
        except (EOFError, OSError):
            return
        answer: tuple[bool, Any]
        try:
            function, args = pickle.loads(told)  # this may import a great deal
        except Exception as error:
            function, args = _raise, (error,)
        try:
            pipe.send(None)  # it begins
            try:
                answer = True, function(*args)
            except Exception as error:
                answer = False, error
            pipe.send(answer)
        except OSError:
            return
        except Exception as error:  # the result can't be pickled
            pipe.send((False, ThroneroomError(f"{type(error).__name__}: {error}")))


def _raise(error: Exception) -> None:
    raise error


def _follow_parent() -> None:
    """Ends this process with the one that started it, also in the middle of a job."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(0)


def play_part(told: bytes, part: Any) -> Any:
    """Does a part of pickled work."""
    return _opened(told)(part)


@lru_cache(maxsize=1)
def _opened(told: bytes) -> Callable[[Any], Any]:
    work: Work = pickle.loads(told)
    return work.open()

"""Structured logs: one JSON object per line, on stderr. They never contain names, secrets or cards.

An error is logged by its type and its lines of code. Its message is left out, because it may quote
an answer, and so are the variables around it, which may hold hands and passwords.
"""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any

import structlog

FRAMES = 12


def configure(level: str = "info") -> None:
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            tell_error,
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(
            logging.getLevelNamesMapping()[level.upper()]
        ),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    root = logging.getLogger()
    root.handlers = [Forwarding()]
    root.setLevel(logging.WARNING)


def tell_error(_: Any, __: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Replaces an error by its type and the place where it happened."""
    error = line.pop("exc_info", None)
    if error is True:
        error = sys.exc_info()[1]
    elif isinstance(error, tuple):
        error = error[1]
    if isinstance(error, BaseException):
        line.update(told(error))
    return line


def told(error: BaseException) -> dict[str, Any]:
    frames = traceback.extract_tb(error.__traceback__)[-FRAMES:]
    return {
        "error": type(error).__name__,
        "at": [f"{_short(f.filename)}:{f.lineno} {f.name}" for f in frames],
    }


def _short(filename: str) -> str:
    return "/".join(Path(filename).parts[-2:])


class Forwarding(logging.Handler):
    """A handler that writes the log lines of libraries in the same form."""

    def emit(self, record: logging.LogRecord) -> None:
        line: dict[str, Any] = {"logger": record.name}
        if record.exc_info and record.exc_info[1] is not None:
            line.update(told(record.exc_info[1]))
        # The format without its arguments, which may come from anybody.
        structlog.get_logger().log(record.levelno, str(record.msg).strip().split("\n")[0], **line)

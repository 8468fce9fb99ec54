"""The levels of searching bots: the time they have for a decision."""

from __future__ import annotations

import re

from throneroom.bots.search import searcher
from throneroom.kernel import BotMaker

SECONDS = {"squire": 0.2, "knight": 1.0, "king": 3.0}
"""Seconds for one decision, on one core."""

LEVELS: dict[str, BotMaker] = {name: searcher(seconds=limit) for name, limit in SECONDS.items()}

_SPEC = re.compile(
    r"(?P<level>\w+)@(?:(?P<seconds>\d+(?:\.\d+)?)s?|(?P<tries>[1-9]\d*)i)(?:x(?P<processes>[1-9]\d?))?"
)


def with_limit(spec: str) -> BotMaker | None:
    """The maker of a level with a limit: "king@0.5" thinks for half a second, "king@200i" for 200
    tries, which is reproducible; "king@0.5x4" thinks for half a second in four processes.

    >>> with_limit("king@200i") is not None, with_limit("king") is None
    (True, True)
    """
    parts = _SPEC.fullmatch(spec)
    if parts is None or parts["level"] not in LEVELS:
        return None
    processes = int(parts["processes"] or 1)
    if parts["tries"]:
        return searcher(tries=max(processes, int(parts["tries"])), processes=processes)
    return searcher(seconds=float(parts["seconds"]), processes=processes)

"""What an effect brings, counted from what happened: words such as "gold", "hire", "flip_debt"."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from tests.games.viscounts.table import Table, position
from throneroom.games.west_kingdom.viscounts import events as e
from throneroom.games.west_kingdom.viscounts.verbs import ARRANGEMENTS
from throneroom.kernel import Decision, Event

RICH = {
    "board": ["abbot", "labourer", "squire"],
    "hand": ["trader", "financier"],
    "discard": ["journeyman"],
    "unpaid": 4,
    "acquired": 4,
    "silver": 20,
}
"""Somebody for whom every effect finds something."""
PLAIN_PILES = {"lake": ["friar"], "stream": ["miner"], "forest": ["princess"]}


def rich(**own: Any) -> Table:
    """With A on turn, a worker of A in the castle, and cards on the piles that bring virtue."""
    return position(
        tops=PLAIN_PILES,
        tiles={"lake": ["grey_3a"]},
        A={"space": "1", **RICH, **own},
        tier1={"flip": {"A": 1}},
    )


def brings(
    t: Table, rules: Generator[Decision, Any, Any], by: Sequence[str], branch: int = 0
) -> list[str]:
    """Runs a part of the rules and takes whatever is offered. `by`: the things whose gains count;
    `branch`: which of several things to choose."""
    log: list[Event] = []
    t.s.log = log
    try:
        decision = rules.send(None)
        while True:
            decision = rules.send(taken(decision, branch))
    except StopIteration:
        pass
    t.s.log = None
    return sorted(word for event in log for word in words_of(event, by))


def taken(decision: Decision, branch: int) -> Any:
    options = decision.options
    if decision.kind == "choose":
        return options[branch]
    if decision.kind == "rearrange":
        return ARRANGEMENTS[len(options[0].order)][-1]
    return options[0]


def words_of(event: Event, by: Sequence[str]) -> list[str]:
    if isinstance(event, e.Rearranged):
        return ["rearrange"]
    if isinstance(event, e.Discarded):
        return ["discard"]
    if isinstance(event, e.Destroyed):
        return ["destroy"]
    if isinstance(event, e.Shuffled):
        return ["shuffle"]
    if isinstance(event, e.WorkerMoved):
        return ["castle_move"]
    if isinstance(event, e.WorkersPlaced):
        return ["place"] * event.count
    if isinstance(event, e.Built):
        return [f"build_{event.building}"]
    if getattr(event, "by", None) not in by:
        return []
    if isinstance(event, e.Gained):
        return list(event.goods)
    if isinstance(event, e.Flipped):
        return [f"flip_{event.what}"]
    for kind, word in COUNTED:
        if isinstance(event, kind):
            return [word] * getattr(event, "count", 1)
    return []


COUNTED: tuple[tuple[type[Event], str], ...] = (
    (e.VirtueGained, "virtue"),
    (e.CorruptionGained, "corruption"),
    (e.DebtsGained, "debt"),
    (e.DeedsGained, "deed"),
    (e.Hired, "hire"),
    (e.Transcribed, "manuscript"),
)

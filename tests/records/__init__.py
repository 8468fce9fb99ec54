"""Games that were played once and must replay to the same end.

`python -m tests.records` tells how to add one. What a record came to is in `ends.json`: the
outcome, to be read, and a digest of the final state, to be compared.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from throneroom.kernel import Match, Record
from throneroom.registry import game

FOLDER = Path(__file__).parent
ENDS = FOLDER / "ends.json"


def names() -> list[str]:
    return sorted(file.stem for file in FOLDER.glob("*.jsonl"))


def read(name: str) -> Record:
    return Record.from_jsonl((FOLDER / f"{name}.jsonl").read_bytes())


def ends() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(ENDS.read_text(encoding="utf-8"))
    return found


def end_of(record: Record) -> dict[str, Any]:
    """What a record comes to."""
    match = Match.replay(game(record.header.game), record)
    outcome = match.outcome
    return {
        "rules_version": record.header.rules_version,
        "answers": match.number,
        "reason": outcome.reason if outcome else "unfinished",
        "ranks": outcome.ranks if outcome else None,
        "points": [score.total for score in outcome.scores] if outcome else None,
        "state": sha256(msgspec.json.encode(match.state.dump())).hexdigest(),
        "events": sha256(b"\n".join(map(msgspec.json.encode, match.events))).hexdigest(),
    }


def write_ends(found: dict[str, Any]) -> None:
    text = json.dumps(dict(sorted(found.items())), indent=2, ensure_ascii=False)
    ENDS.write_text(f"{text}\n", encoding="utf-8", newline="\n")

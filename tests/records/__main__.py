"""Adds to the corpus of records.

    python -m tests.records add bug.jsonl thief_bug        a record that somebody attached
    python -m tests.records play oath_5 oath players=5     a game played by chance
    python -m tests.records play late oath start=POSITION.json
    python -m tests.records settle                         what all of them come to now

`settle` accepts a change of rules: review what it did to ends.json.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from tests.playthroughs import chosen
from tests.records import ENDS, FOLDER, end_of, ends, names, read, write_ends
from throneroom.kernel import Chance, Match, Record, ThroneroomError
from throneroom.registry import game


def add(name: str, record: Record) -> None:
    end = end_of(record)
    file = FOLDER / f"{name}.jsonl"
    file.write_text(record.to_jsonl(), encoding="utf-8", newline="\n")
    write_ends({**(ends() if ENDS.exists() else {}), name: end})
    print(f"{file.name}: {end['answers']} answers, {end['reason']}")


def play(slug: str, settings: dict[str, Any]) -> Record:
    """A game to its end, answered by counted chance."""
    seed = settings.pop("seed", 1)
    start = settings.pop("start", None)
    if start is None:
        match = Match.new(game(slug), settings, seed)
    else:
        match = Match.load(game(slug), json.loads(Path(start).read_text(encoding="utf-8")))
    chance = Chance(seed)
    while decision := match.decision:
        match.answer(chosen(decision, chance))
    return match.record()


def _setting(text: str) -> tuple[str, Any]:
    name, _, value = text.partition("=")
    try:
        return name, json.loads(value)
    except json.JSONDecodeError:
        return name, value


def main(arguments: list[str]) -> None:
    match arguments:
        case ["add", file, name]:
            add(name, Record.from_jsonl(Path(file).read_bytes()))
        case ["play", name, slug, *settings]:
            add(name, play(slug, dict(map(_setting, settings))))
        case ["settle"]:
            write_ends({name: end_of(read(name)) for name in names()})
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except ThroneroomError as error:
        sys.exit(str(error))

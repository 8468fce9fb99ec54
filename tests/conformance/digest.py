"""Random games of every game in a line each: `python -m tests.conformance.digest 17`.

The number shifts where things lie in memory. An order that comes out of a set depends on that;
a record must not.
"""

from __future__ import annotations

import sys
from hashlib import sha256

import msgspec

GAMES = 8


def digest(slug: str) -> str:
    from tests.conformance.cases import cases
    from tests.conformance.options import MORE
    from tests.conformance.walking import bits, encode, told, walk
    from throneroom.registry import game

    found = sha256()
    chosen = cases(game(slug), MORE.get(slug, []))
    for case in chosen[:: max(1, len(chosen) // GAMES)]:
        match = case.begin()
        for decision, answer in walk(match, case.seed):
            found.update(encode(decision.keys))
            match.answer(answer)
        for part in (match.record().to_jsonl().encode(), bits(match.state), *told(match.events)):
            found.update(part)
        found.update(encode([match.view(seat) for seat in range(match.options.players)]))
    return found.hexdigest()


def digests() -> dict[str, str]:
    from throneroom.registry import games

    return {slug: digest(slug) for slug in games()}


if __name__ == "__main__":
    padding = [bytes(n % 300) for n in range(int(sys.argv[1]))]
    print(msgspec.json.encode(digests()).decode())

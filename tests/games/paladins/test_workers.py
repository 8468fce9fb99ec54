"""6.2 Which workers can fill which spaces, against a search through all of them; and which ones are
proposed first."""

from __future__ import annotations

import random
from itertools import combinations, permutations

import pytest

from tests.games.paladins.table import position
from throneroom.games.west_kingdom.paladins.cards import FAVOURS, MODES
from throneroom.games.west_kingdom.paladins.laws import crews_for, crews_for_favour
from throneroom.games.west_kingdom.paladins.workers import (
    ANY,
    KINDS,
    Spaces,
    fits,
    listed,
    pool_of,
    spaces_of,
    ways_to_fill,
)

PRINTED = sorted(
    {spaces.printed for mode in MODES.values() for spaces in mode.spaces}
    | {favour.spaces.printed for favour in FAVOURS.values()}
    | {("scout", "scout", "any"), ("criminal", "cleric"), ("criminal", "any", "criminal")}
)


def takes(space: str, worker: str) -> bool:
    return space in (ANY, worker) or (worker == "criminal" and space != ANY)


def searched(workers: list[str], spaces: Spaces) -> set[str]:
    """Every choice of workers that can stand on the spaces in some order."""
    found = set()
    for some in combinations(workers, spaces.size):
        for order in permutations(some):
            if all(
                takes(space, worker) for space, worker in zip(spaces.printed, order, strict=True)
            ):
                found.add("-".join(sorted(some, key=KINDS.index)))
                break
    return found


@pytest.mark.parametrize("printed", PRINTED, ids="-".join)
def test_workers_fill_spaces(printed: tuple[str, ...]) -> None:
    rng = random.Random(str(printed))
    spaces = spaces_of(printed)
    for _ in range(200):
        pool = pool_of(rng.choices(KINDS, k=rng.randint(0, 7)))
        wanted = searched(listed(pool), spaces)
        ways = ways_to_fill(pool, spaces, rng.randrange(64))
        assert {crew.key for crew in ways} == wanted
        assert len(ways) == len(wanted)
        assert fits(pool, spaces) is bool(wanted)


# What is proposed


def proposed(mode: str, pool: list[str], **more: object) -> str:
    t = position(A={"pool": pool, **more})
    return crews_for(t.A, MODES[mode])[0].key


def test_a_labourer_before_everybody_else() -> None:
    assert proposed("conspire", ["criminal", "scout", "labourer"]) == "labourer"


def test_a_criminal_only_where_nobody_else_can() -> None:
    assert proposed("conspire", ["criminal", "scout"]) == "scout"
    assert proposed("hunt_two", ["criminal", "scout", "cleric"]) == "scout-cleric"
    assert proposed("hunt_two", ["criminal", "cleric", "labourer"]) == "labourer-criminal"


def test_no_colour_that_another_open_action_asks_for() -> None:
    """Every action that asks for a scout is done, but for this one."""
    done = {
        "hunt": "labourer",
        "commission": "labourer-scout-cleric",
        "fortify": "labourer-scout-merchant",
        "attack": "labourer-scout-fighter",
    }
    assert proposed("conspire", ["cleric", "scout", "merchant"], placed=done) == "scout"


def test_a_covered_space_asks_for_nobody() -> None:
    done = {"hunt": "labourer", "fortify": "labourer-scout-merchant"}
    workshops = {"commission": 1, "attack": 1}
    pool = ["cleric", "scout", "merchant"]
    assert proposed("conspire", pool, placed=done, workshops=workshops) == "scout"


def test_the_colour_of_which_there_are_most() -> None:
    assert proposed("conspire", ["cleric", "merchant", "merchant"]) == "merchant"


def test_workers_for_a_favour() -> None:
    t = position(A={"pool": ["criminal", "labourer", "fighter"]})
    assert crews_for_favour(t.A, FAVOURS["favour_any_pray"])[0].key == "labourer"
    assert crews_for_favour(t.A, FAVOURS["favour_fighter"])[0].key == "fighter"
    ways = crews_for_favour(t.A, FAVOURS["favour_criminal_labour"])
    assert [crew.key for crew in ways] == ["criminal"]


def test_a_player_may_choose_otherwise() -> None:
    """Criminals are never forced, and never forbidden."""
    t = position(A={"pool": ["criminal", "labourer", "fighter"]})
    t.match.answer("conspire")
    assert t.match.decision is not None
    assert sorted(t.match.decision.keys) == ["criminal", "fighter", "labourer"]
    t.match.answer("criminal")
    assert listed(t.A.pool) == ["labourer", "fighter", "criminal"]

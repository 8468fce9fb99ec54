"""Every recorded game replays to the end it had."""

from __future__ import annotations

import pytest

from tests.records import end_of, ends, names, read
from throneroom.kernel import Match, Record, stored_options
from throneroom.registry import game, games


@pytest.mark.parametrize("name", names())
def test_a_recorded_game_ends_as_it_did(name: str) -> None:
    """After a change of rules that means to break it: `python -m tests.records settle`."""
    assert end_of(read(name)) == ends()[name]


@pytest.mark.parametrize("name", names())
def test_a_recorded_game_is_written_as_it_was(name: str) -> None:
    """Today's rules may ask more than those of an older record, where there is only one answer."""
    record = read(name)
    again = Match.replay(game(record.header.game), record).record()
    answers = Record.from_jsonl(again.to_jsonl()).answers
    if record.header.rules_version == again.header.rules_version:
        assert answers == record.answers
        assert again.header.options == stored_options(
            game(record.header.game), record.header.options
        )
    else:
        rest = iter(answers)
        assert all(answer in rest for answer in record.answers)
        assert again.header.options.items() >= record.header.options.items()


def test_every_record_has_an_end_and_every_end_a_record() -> None:
    assert list(ends()) == names()


@pytest.mark.parametrize("slug", list(games()))
def test_every_game_has_records(slug: str) -> None:
    headers = [read(name).header for name in names()]
    own = [header for header in headers if header.game == slug]
    assert len(own) >= 3
    assert any(header.start for header in own), "none of them begins from a position"

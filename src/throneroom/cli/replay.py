"""`throneroom replay`: a recorded game in sentences."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path

from throneroom.cli.parser import Commands, UsageError
from throneroom.cli.words import printable, speak
from throneroom.kernel import BadRecord, Event, IllegalAnswer, Match, Record, Seat
from throneroom.text import Voice


def add(commands: Commands) -> None:
    parser = commands.add_parser("replay")
    say = commands.voice.text
    parser.add_argument("file", type=Path, metavar="FILE", help=say("cli-replay-file"))
    eyes = parser.add_mutually_exclusive_group()
    eyes.add_argument("--seat", metavar="N", help=say("cli-replay-seat"))
    eyes.add_argument("--open", action="store_true", help=say("cli-replay-open"))
    parser.add_argument(
        "--from",
        dest="start",
        type=parser.whole,
        default=1,
        metavar="N",
        help=say("cli-replay-from"),
    )
    parser.add_argument("--step", action="store_true", help=say("cli-replay-step"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from rich.text import Text

    from throneroom import replay
    from throneroom.cli import boards, log
    from throneroom.cli.ending import ending, without_reason
    from throneroom.cli.screen import Screen
    from throneroom.cli.style import QUIET

    record = read(args.file, args.voice)
    match = replay(record, upto=0)
    names = [printable(name) for name in match.names]
    voice = speak(match.game, args.lang, names)
    seat = named_seat(args.seat, match, names, voice)
    screen = Screen(voice)
    for number, events in enumerate(steps(match, record, args.file, voice)):
        if number < args.start:
            continue
        seen = events if args.open else _seen(events, seat)
        sentences = log.sentences(seen, voice)
        if match.outcome is not None:
            sentences = [*without_reason(sentences, match.outcome, voice)]
        told = log.lines(sentences, names)
        for i, line in enumerate(told):
            mark = f"{number:>4} " if i == 0 else " " * 5
            screen.show(Text.assemble((mark, QUIET), line))
        if told and args.step:
            screen.ask("")
    if match.outcome is None:
        screen.show(Text(), Text(voice.text("cli-unfinished", count=len(record.answers))))
    else:
        board = boards.find(match.game.slug)
        screen.show(Text(), ending(match.view(), match.outcome, voice, board))
    return 0


def read(path: Path, voice: Voice) -> Record:
    """Raises `BadRecord`, naming the file and the line."""
    try:
        return Record.from_jsonl(path.read_bytes())
    except BadRecord as error:
        raise BadRecord(
            voice.text("cli-bad-file", file=str(path), why=voice.refusal(error))
        ) from None


def steps(match: Match, record: Record, path: Path, voice: Voice) -> Iterator[Sequence[Event]]:
    """The events of the start, then those of each answer. Raises `BadRecord`, naming the line."""
    yield match.events
    for number, answer in enumerate(record.answers, start=1):
        told = len(match.events)
        try:
            match.repeat(answer)
        except IllegalAnswer as error:
            why = voice.text("cli-bad-line", line=number + 1, why=voice.refusal(error))
            raise BadRecord(voice.text("cli-bad-file", file=str(path), why=why)) from None
        yield match.events[told:]


def _seen(events: Sequence[Event], seat: Seat | None) -> list[Event]:
    seen = (event.seen_by(seat) for event in events)
    return [event for event in seen if event is not None]


def named_seat(given: str | None, match: Match, names: Sequence[str], voice: Voice) -> Seat | None:
    """A seat by its number or by the name of its player."""
    if given is None:
        return None
    players = match.options.players
    if given.isdecimal() and int(given) < players:
        return int(given)
    known = [name.casefold() for name in names]
    if given.casefold() in known:
        return known.index(given.casefold())
    raise UsageError(voice.text("cli-no-seat", seat=given, last=players - 1))

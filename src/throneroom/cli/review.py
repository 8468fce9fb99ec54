"""`throneroom review`: how the chances went in a recorded game, and which decisions cost most."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Collection, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from throneroom.cli.parser import Commands, UsageError
from throneroom.cli.progress import progress
from throneroom.cli.replay import named_seat, read
from throneroom.cli.words import printable, speak
from throneroom.kernel import Answer, Match, Record, Seat
from throneroom.text import Voice

if TYPE_CHECKING:
    from rich.console import RenderableType

    from throneroom.bots.search.review import Costly, Review

HEIGHTS = "▁▂▃▄▅▆▇█"
MARK = "▲"


def add(commands: Commands) -> None:
    parser = commands.add_parser("review")
    say = commands.voice.text
    parser.add_argument("file", type=Path, metavar="FILE", help=say("cli-replay-file"))
    parser.add_argument("--seat", metavar="N", help=say("cli-review-seat"))
    parser.add_argument("--jobs", type=parser.whole, metavar="N", help=say("cli-review-jobs"))
    parser.add_argument("--deep", action="store_true", help=say("cli-review-deep"))
    parser.add_argument("--json", type=Path, metavar="FILE", help=say("cli-review-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from throneroom import replay
    from throneroom.cli.screen import Screen

    record = read(args.file, args.voice)
    match = replay(record)
    names = [printable(name) for name in match.names]
    voice = speak(match.game, args.lang, names)
    if match.outcome is None:
        raise UsageError(voice.text("cli-review-not-over", file=str(args.file)))
    seat = named_seat(args.seat, match, names, voice)
    judged = range(match.options.players) if seat is None else [seat]
    found = review(record, match, judged, args.jobs, voice, deep=args.deep)
    screen = Screen(voice)
    screen.show(*told(found, voice, screen.width))
    if args.json is not None:
        args.json.write_bytes(msgspec.json.encode(found) + b"\n")
        screen.say(voice.text("cli-review-written", file=str(args.json)))
    return 0


class ReviewWork:
    """The work of one process."""

    def __init__(self, slug: str) -> None:
        self.slug = slug

    def open(self) -> Callable[[Any], Any]:
        from throneroom.bots.search.review import examine, judge
        from throneroom.registry import game

        rules = game(self.slug)

        def examined(part: tuple[Any, ...]) -> Any:
            one, *better = part
            match = Match.load(rules, one.saved, log=False)
            return judge(one, match, *better) if better else examine(one, match)

        return examined


def review(
    record: Record,
    match: Match,
    judged: Collection[Seat],
    jobs: int | None,
    voice: Voice,
    *,
    deep: bool = False,
) -> Review:
    import os

    from throneroom.bots.search import review as searching
    from throneroom.lab.engine import crew

    total = len(record.answers)
    decided = {one.number: one for one in searching.decided(steps(record), judged, deep=deep)}
    with (
        progress(len(decided), voice.text("cli-review-progress")) as watch,
        crew(ReviewWork(match.game.slug), jobs=jobs or os.cpu_count() or 1) as play,
    ):
        examined = []
        for one in play([(one,) for one in decided.values()]):
            examined.append(one)
            watch(len(examined))
        examined.sort(key=lambda one: one.number)
        again = [(decided[one.number], one.better) for one in searching.suspects(examined)]
        costly = [one for one in play(again) if one is not None]
    costly.sort(key=lambda one: one.number)
    assert match.outcome is not None
    worst = searching.worst(costly)
    chances = [*searching.chances(examined, worst), searching.ended(total, match.outcome)]
    return searching.Review(chances, worst, deep)


def steps(record: Record) -> Iterator[tuple[int, Match, Answer]]:
    from throneroom import replay

    match = replay(record, upto=0)
    for number, answer in enumerate(record.answers):
        yield number, match, answer
        match.repeat(answer)


# What is shown


def told(found: Review, voice: Voice, width: int) -> list[RenderableType]:
    from rich.text import Text

    from throneroom.cli.style import HEADING

    parts: list[RenderableType] = [Text(voice.text("cli-review-chances"), style=HEADING)]
    parts += chart(found, voice, width)
    if not found.costly:
        return [*parts, Text(), Text(voice.text("cli-review-none"))]
    parts += [Text(), Text(voice.text("cli-review-costly"), style=HEADING)]
    for one in found.costly:
        parts += costly(one, voice)
    return parts


def chart(found: Review, voice: Voice, width: int) -> list[RenderableType]:
    """A row a seat, a column a moment, and marks under the costly ones."""
    from rich.text import Text

    from throneroom.cli.style import QUIET, seat_mark, seat_style

    last = found.chances[-1].number
    seats = range(len(found.chances[0].seats))
    names = [voice.player(seat) for seat in seats]
    margin = max(map(len, names)) + 3
    columns = max(10, min(len(found.chances) * 2, width - margin - 6))

    def at(number: int) -> int:
        return round(number / max(1, last) * (columns - 1))

    rows: list[RenderableType] = []
    for seat in seats:
        row, known = [], iter(found.chances)
        upcoming = now = next(known)
        for column in range(columns):
            while at(upcoming.number) <= column:
                now, after = upcoming, next(known, None)
                if after is None:
                    break
                upcoming = after
            row.append(HEIGHTS[min(7, now.seats[seat] * 8 // 100)])
        mark = (seat_mark(seat), seat_style(seat))
        line = ("".join(row), seat_style(seat))
        end = f" {found.chances[-1].seats[seat]} %"
        rows.append(Text.assemble(mark, f" {names[seat].ljust(margin - 2)}", line, end))
    marks = {at(one.number) for one in found.costly}
    under = "".join(MARK if column in marks else " " for column in range(columns))
    rows.append(Text(" " * margin + under.rstrip(), style=QUIET))
    return rows


def costly(one: Costly, voice: Voice) -> list[RenderableType]:
    from rich.text import Text

    from throneroom.cli.style import HEADING, QUIET, seat_mark, seat_style

    name, prompt = voice.player(one.seat), voice.say(one.prompt)
    head = voice.text("cli-review-at", number=one.number + 1, name=name, prompt=prompt)
    answers = [_called(answer.caption, voice) for answer in (one.taken, one.better)]
    labels = [voice.text("cli-review-taken"), voice.text("cli-review-better")]
    wide, long = max(map(len, labels)), max(map(len, answers))
    rows: list[RenderableType] = [
        Text.assemble((seat_mark(one.seat), seat_style(one.seat)), f" {head}")
    ]
    for label, answer, advice, style in zip(
        labels, answers, (one.taken, one.better), ("", HEADING), strict=True
    ):
        line = Text(f"    {label.ljust(wide)}  ", style=QUIET)
        line.append(f"{answer.ljust(long)}  {advice.wins:>3} %", style=f"not dim {style}".strip())
        rows.append(line)
    if one.reason is not None:
        rows.append(Text(f"    {' ' * wide}  {voice.say(one.reason)}", style=QUIET))
    return rows


def _called(caption: Sequence[Any], voice: Voice) -> str:
    return ", ".join(voice.say(name) for name in caption) or voice.text("hint-nothing")

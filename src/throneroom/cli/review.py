"""`throneroom review`: the course of the chances in a recorded game, and the decisions that cost
most."""

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


# Display


def told(found: Review, voice: Voice, width: int) -> list[RenderableType]:
    from rich.text import Text

    from throneroom.cli.style import HEADING

    of_team = any(one.standing is not None for one in found.chances)
    heading = voice.text("cli-review-team" if of_team else "cli-review-chances")
    parts: list[RenderableType] = [Text(heading, style=HEADING)]
    parts += team_chart(found, width) if of_team else chart(found, voice, width)
    if not found.costly:
        return [*parts, Text(), Text(voice.text("cli-review-none"))]
    parts += [Text(), Text(voice.text("cli-review-costly"), style=HEADING)]
    for one in found.costly:
        parts += costly(one, voice)
    return parts


def chart(found: Review, voice: Voice, width: int) -> list[RenderableType]:
    """A chart with a row per seat and a column per moment, and marks under costly decisions."""
    from rich.text import Text

    from throneroom.cli.style import QUIET, seat_mark, seat_style

    seats = range(len(found.chances[0].seats))
    names = [voice.player(seat) for seat in seats]
    margin = max(map(len, names)) + 3
    columns = max(10, min(len(found.chances) * 2, width - margin - 6))
    rows: list[RenderableType] = []
    for seat in seats:
        chances = [(one.number, one.seats[seat]) for one in found.chances]
        line = _line([(number, min(7, share * 8 // 100)) for number, share in chances], columns)
        mark = (seat_mark(seat), seat_style(seat))
        name = f" {names[seat].ljust(margin - 2)}"
        rows.append(Text.assemble(mark, name, (line, seat_style(seat)), f" {chances[-1][1]} %"))
    rows.append(Text(" " * margin + _marks(found, chances[-1][0], columns), style=QUIET))
    return rows


def team_chart(found: Review, width: int) -> list[RenderableType]:
    """A chart with one row, from the team's lowest standing to its highest one or to its goal."""
    from rich.text import Text

    from throneroom.cli.style import QUIET

    known = [(one.number, one.standing) for one in found.chances if one.standing is not None]
    low = min(0, *[standing for _, standing in known])
    reach = max(1, max(0, *[standing for _, standing in known]) - low)
    first, last = (f"{known[i][1]:+}".replace("-", "−") for i in (0, -1))
    columns = max(10, min(len(known) * 2, width - len(first) - len(last) - 2))
    line = _line([(number, (one - low) * 7 // reach) for number, one in known], columns)
    marks = _marks(found, known[-1][0], columns)
    return [Text(f"{first} {line} {last}"), Text(" " * (len(first) + 1) + marks, style=QUIET)]


def _column(number: int, last: int, columns: int) -> int:
    return round(number / max(1, last) * (columns - 1))


def _line(heights: Sequence[tuple[int, int]], columns: int) -> str:
    """A row of bars. Heights run from 0 to 7, are given by the number of their moment, and hold
    until the next one."""
    row, last = [], heights[-1][0]
    for column in range(columns):
        reached = [height for number, height in heights if _column(number, last, columns) <= column]
        row.append(HEIGHTS[reached[-1] if reached else heights[0][1]])
    return "".join(row)


def _marks(found: Review, last: int, columns: int) -> str:
    marks = {_column(one.number, last, columns) for one in found.costly}
    return "".join(MARK if column in marks else " " for column in range(columns)).rstrip()


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
        figure = f"  {advice.wins:>3} %" if one.standing is None else ""
        line.append(f"{answer.ljust(long)}{figure}".rstrip(), style=f"not dim {style}".strip())
        rows.append(line)
    if one.standing is not None:
        told = voice.text("cli-review-points", points=one.cost)
        rows.append(Text(f"    {' ' * wide}  {told}"))
    if one.reason is not None:
        rows.append(Text(f"    {' ' * wide}  {voice.say(one.reason)}", style=QUIET))
    return rows


def _called(caption: Sequence[Any], voice: Voice) -> str:
    return ", ".join(voice.say(name) for name in caption) or voice.text("hint-nothing")

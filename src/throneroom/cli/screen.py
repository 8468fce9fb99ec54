"""The terminal: output and input."""

from __future__ import annotations

import contextlib
import sys
from bisect import bisect_left
from collections.abc import Iterator, Sequence

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from throneroom.cli import log
from throneroom.cli.choices import Entry
from throneroom.cli.layout import flow
from throneroom.cli.log import Sentence
from throneroom.cli.style import HEADING, NUMBER, QUIET, dress, seat_mark, seat_style
from throneroom.kernel import Seat
from throneroom.text import Voice

WIDEST = 100
"""The width of the longest line, in characters; longer lines are hard to read."""
LEAST_LOG = 3


class Screen:
    """A terminal that is cleared for each question, or a stream to which everything is written in
    turn."""

    def __init__(self, voice: Voice, console: Console | None = None) -> None:
        self.voice = voice
        self.console = console or Console(highlight=False, markup=False, emoji=False)
        dress(self.console)
        self._apart = False
        """Whether an alternate screen is or was in use."""

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    @property
    def height(self) -> int | None:
        """The height in lines; None where nothing is lost by scrolling."""
        return self.console.height if self.console.is_terminal else None

    # Showing

    def show(self, *parts: RenderableType) -> None:
        self.console.print(Group(*parts), width=self.width)

    def say(self, sentence: str) -> None:
        self.show(Text(sentence))

    def clear(self) -> None:
        """Starts a new page, or draws a line across in a stream."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.clear()
        else:
            self.show(Text(), Rule(style=QUIET))

    def page(self, content: RenderableType) -> None:
        """Shows content that may be longer than the screen, one screenful at a time."""
        rows = self.rows(content)
        room = (self.height or len(rows) + 2) - 2
        while rows:
            for row in rows[:room]:
                self.console.print(row, soft_wrap=True)
            rows = rows[room:]
            if rows and self.ask(self.voice.text("cli-more") + " ").strip():
                return

    def rows(self, content: RenderableType) -> list[Text]:
        """The content as lines."""
        options = self.console.options.update_width(self.width)
        rows = []
        for line in self.console.render_lines(content, options, pad=False):
            row = Text()
            for segment in line:
                row.append(segment.text, segment.style or "")
            rows.append(row)
        return rows

    def question(
        self,
        board: RenderableType,
        told: Sequence[Sentence],
        names: Sequence[str],
        prompt: RenderableType,
    ) -> None:
        """Shows one decision, fitted to the screen: only the log is shortened."""
        self.clear()
        room = None
        if self.height is not None:
            taken = len(self.rows(Group(board, prompt))) + 3  # a line across, a blank, the answer
            room = max(self.height - taken, LEAST_LOG)
        history = self.history(told, names, room)
        if history:
            history.append(Text())
        self.show(board, Rule(style=QUIET), *history, prompt)

    def history(
        self, told: Sequence[Sentence], names: Sequence[str], room: int | None
    ) -> list[RenderableType]:
        """The log, fitted to the room: a line per sentence, else a paragraph per turn, else only
        the end of that."""
        lines: list[RenderableType] = [*log.lines(told, names)]
        if room is None or len(self.rows(Group(*lines))) <= room:
            return lines
        whole = len(told)
        start = bisect_left(
            range(whole),
            True,
            key=lambda i: len(self.rows(Group(*log.paragraphs(told[i:], names)))) < room + (i == 0),
        )
        turns: list[RenderableType] = [*log.paragraphs(told[start:], names)]
        if not start:
            return turns
        return [Text(self.voice.text("cli-earlier"), style=QUIET), *turns]

    def ending(self, told: Sequence[Sentence], names: Sequence[str], end: RenderableType) -> None:
        """Shows the last events and the result."""
        if not self._apart:
            self.clear()
        room = None
        if self.height is not None:
            room = max(self.height - len(self.rows(end)) - 3, LEAST_LOG)
        self.show(*self.history(told, names, room), Text(), end)

    def menu(self, entries: Sequence[Entry], none: str = "") -> list[Text]:
        """Numbered choices side by side, none broken in two; 0 where choosing nothing is
        allowed."""
        numbered = [(entry.number, entry.label) for entry in entries]
        if none:
            numbered.append((0, none))
        end = "" if self.console.color_system else ")"  # without colours, "1) 3 coins"
        items = [
            Text.assemble((f"{number:>2}{end}", NUMBER), " ", label) for number, label in numbered
        ]
        return flow(items, self.width, gap=3)

    def prompt(
        self, text: str, extra: str, hint: str, menu: Sequence[RenderableType]
    ) -> RenderableType:
        line = Text(text, style=HEADING)
        if extra:
            line.append(" " + extra, style="not bold")
        if line.cell_len + len(hint) + 2 <= self.width:
            line.append(hint.rjust(self.width - line.cell_len), style="not bold dim")
        return Group(line, *menu)

    def point(self, text: str, mark: str) -> RenderableType:
        """An indented paragraph with a mark before it."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_row(mark.rjust(2), text)
        return grid

    def cover(self, sentence: str, seat: Seat) -> None:
        """Shows nothing but whose turn it is to sit down, and forgets what the last person
        typed."""
        self.clear()
        if _line_editing():
            import readline

            readline.clear_history()
        self.show(Text(), Text.assemble("  ", (seat_mark(seat), seat_style(seat)), f" {sentence}"))

    # Asking

    def ask(self, prompt: str) -> str:
        """A typed line. Raises `EOFError`."""
        self.console.file.flush()
        if sys.stdin.isatty():
            _line_editing()
            try:
                return input(prompt)
            except (EOFError, KeyboardInterrupt):
                self.show(Text())  # so that the next output begins on a line of its own
                raise
        self.console.print(prompt, end="", soft_wrap=True)
        line = sys.stdin.readline()
        self.console.print(line.rstrip("\n"), soft_wrap=True)  # a transcript shows the answers too
        if not line:
            raise EOFError
        return line.rstrip("\n")

    def confirm(self, question: str) -> bool:
        """Asks yes or no, in either language. Other answers repeat the question, and an empty one
        means no."""
        while True:
            typed = self.ask(f"{question} ").strip().casefold()
            if typed in self.voice.text("cli-yes-words").split():
                return True
            if not typed or typed in self.voice.text("cli-no-words").split():
                return False

    @contextlib.contextmanager
    def private(self) -> Iterator[None]:
        """Uses an alternate screen, so that scrolling back shows nobody's hand."""
        self._apart = self.console.is_terminal and not self.console.is_dumb_terminal
        if self._apart:
            self.console.set_alt_screen(True)
        try:
            yield
        finally:
            if self._apart:
                self.console.set_alt_screen(False)


def _line_editing() -> bool:
    """Turns on line editing with arrow keys where the system has it."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return False
    return True

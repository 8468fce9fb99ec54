"""The terminal: what is shown, and what is asked."""

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
"""Lines longer than that are hard to read."""
LEAST_LOG = 3


class Screen:
    """A terminal that is cleared for each question, or a stream to which all is written in turn."""

    def __init__(self, voice: Voice, console: Console | None = None) -> None:
        self.voice = voice
        self.console = console or Console(highlight=False, markup=False, emoji=False)
        dress(self.console)
        self._apart = False
        """A screen of its own is in use, or was."""

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    @property
    def height(self) -> int | None:
        """None where nothing is lost by scrolling."""
        return self.console.height if self.console.is_terminal else None

    # Showing

    def show(self, *parts: RenderableType) -> None:
        self.console.print(Group(*parts), width=self.width)

    def say(self, sentence: str) -> None:
        self.show(Text(sentence))

    def clear(self) -> None:
        """A new page; on paper, a line across."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.clear()
        else:
            self.show(Text(), Rule(style=QUIET))

    def page(self, content: RenderableType) -> None:
        """What may be longer than the screen, a screenful at a time."""
        rows = self.rows(content)
        room = (self.height or len(rows) + 2) - 2
        while rows:
            for row in rows[:room]:
                self.console.print(row, soft_wrap=True)
            rows = rows[room:]
            if rows and self.ask(self.voice.text("cli-more") + " ").strip():
                return

    def rows(self, content: RenderableType) -> list[Text]:
        """The lines that something takes."""
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
        """One decision, fitted to the screen: only the log gives way."""
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
        """The log in as many lines as there is room for: a line a sentence, else a turn a
        paragraph, else the end of that."""
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
        """What happened last, and how it ended."""
        if not self._apart:
            self.clear()
        room = None
        if self.height is not None:
            room = max(self.height - len(self.rows(end)) - 3, LEAST_LOG)
        self.show(*self.history(told, names, room), Text(), end)

    def menu(self, entries: Sequence[Entry], none: str = "") -> list[Text]:
        """Numbered choices side by side, none broken in two; 0 where nothing may be chosen."""
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
        """A paragraph that is set in, behind a mark."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_row(mark.rjust(2), text)
        return grid

    def cover(self, sentence: str, seat: Seat) -> None:
        """Nothing but whose turn it is to sit down; what the last one typed is forgotten too."""
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
                self.show(Text())  # what is said next begins on a line of its own
                raise
        self.console.print(prompt, end="", soft_wrap=True)
        line = sys.stdin.readline()
        self.console.print(line.rstrip("\n"), soft_wrap=True)  # a transcript shows the answers too
        if not line:
            raise EOFError
        return line.rstrip("\n")

    def confirm(self, question: str) -> bool:
        """Yes or no, in either language; anything else asks again, nothing means no."""
        while True:
            typed = self.ask(f"{question} ").strip().casefold()
            if typed in self.voice.text("cli-yes-words").split():
                return True
            if not typed or typed in self.voice.text("cli-no-words").split():
                return False

    @contextlib.contextmanager
    def private(self) -> Iterator[None]:
        """A screen of its own, so that scrolling back shows nobody's hand."""
        self._apart = self.console.is_terminal and not self.console.is_dumb_terminal
        if self._apart:
            self.console.set_alt_screen(True)
        try:
            yield
        finally:
            if self._apart:
                self.console.set_alt_screen(False)


def _line_editing() -> bool:
    """Arrow keys and so on, where the system has them."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return False
    return True

"""One game at the terminal, from the first question to the end. It has no code for any particular
game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from throneroom.bots import BrokenBot
from throneroom.bots.search import hint
from throneroom.bots.search.parallel import play_in_processes
from throneroom.cli import advice, boards, keep, log
from throneroom.cli.choices import NO_NUMBERS, Misread, Reader, how_many, shortened
from throneroom.cli.ending import ending, series, without_reason
from throneroom.cli.glossary import Glossary, Thing
from throneroom.cli.keep import Keeper
from throneroom.cli.log import Sentence
from throneroom.cli.screen import Screen
from throneroom.cli.seats import Sitter, kind_of
from throneroom.cli.style import HEADING, QUIET
from throneroom.cli.words import printable, speak, trouble
from throneroom.kernel import (
    ALWAYS,
    ASK_ME,
    NEVER,
    Decision,
    Match,
    Mind,
    Outcome,
    Question,
    Seat,
    ThroneroomError,
    ask,
    standing_answer,
)
from throneroom.text import LANGUAGES, Voice

STANDING_WORDS = {
    ALWAYS: "cli-always-words",
    NEVER: "cli-never-words",
    ASK_ME: "cli-ask-words",
}


class Quit(Exception):
    """A player has left the game, which is kept."""


class Sitting:
    """A match, its seats, and the terminal that the people among them share."""

    def __init__(
        self,
        match: Match,
        seats: Sequence[Sitter],
        minds: Sequence[Mind | None],
        keeper: Keeper,
        language: str,
        screen: Screen | None = None,
    ) -> None:
        self.match = match
        self.seats = seats
        self.minds = minds
        self.keeper = keeper
        self.names = [printable(name) for name in match.names]
        self.people = [seat for seat, mind in enumerate(minds) if mind is None]
        alone = self.people[0] if len(self.people) == 1 else None
        self.voice = speak(match.game, language, self.names, you=alone)
        self.screen = screen or Screen(self.voice)
        self.board = boards.find(match.game.slug)
        self.standing: dict[tuple[Seat, str], str] = {}
        """Standing answers that people have chosen, by seat and reaction."""
        self.seal = "all"
        """Which answers need a confirmation: "all" that can't be undone, "turn", or "never"."""
        self._asked: tuple[Seat, str] | None = None
        self._numbers = NO_NUMBERS
        """The numbers of the last question, for its seat and kind."""
        self._at_keyboard = alone
        self._told = dict.fromkeys(self.people, self._last_round())
        """The number of events at each person's last decision."""
        self._commands: dict[str, Callable[[Seat, Reader, str], bool]] = {
            word: command
            for id, command in (
                ("cli-word-undo", self._undo),
                ("cli-word-help", self._help),
                ("cli-word-log", self._log),
                ("cli-word-why", self._why),
                ("cli-word-hint", self._hint),
                ("cli-word-react", self._react),
                ("cli-word-seal", self._seal),
                ("cli-word-save", self._save),
                ("cli-word-quit", self._quit),
            )
            for word in self.voice.text(id).split()
        }

    @cached_property
    def _others(self) -> list[Voice]:
        """The other languages, in which things can also be named."""
        return [
            speak(self.match.game, other, self.names)
            for other in LANGUAGES
            if other != self.voice.language
        ]

    @cached_property
    def _glossary(self) -> Glossary:
        return Glossary(self.match.game, self.voice, self._others)

    def _last_round(self) -> int:
        """The number of events a round ago, where the log starts for people who come back."""
        began = [i for i, e in enumerate(self.match.events) if e.kind.endswith("_began")]
        turns = len(self.seats) + 1
        return began[-turns] if len(began) >= turns else 0

    # The game

    def play(self) -> Outcome:
        """Plays to the end of the game. Raises `Quit`, `EOFError`, `KeyboardInterrupt`."""
        bots = [
            self.voice.text("cli-bot-here", name=name, kind=kind_of(sitter, self.voice))
            for name, sitter in zip(self.names, self.seats, strict=False)
            if sitter.bot is not None
        ]
        if self.people and bots:
            self.screen.show(Text(", ".join(bots), style=QUIET))
        if len(self.people) > 1:
            with self.screen.private():
                self._play()
        else:
            self._play()
        outcome = self.match.outcome
        assert outcome is not None
        return outcome

    def _play(self) -> None:
        while decision := self.match.decision:
            mind = self.minds[decision.seat]
            if mind is not None:
                self._move(decision, mind)
            elif (option := self._standing_answer(decision)) is not None:
                self.match.answer(option, seat=decision.seat)
            else:
                self.keeper.keep(self.match, self.seats)
                self._ask(decision.seat)
        self.keeper.keep(self.match, self.seats)

    def end(self, outcome: Outcome, wins: Sequence[int]) -> None:
        """Shows who won and why, and the standings of a series."""
        screen, voice = self.screen, self.voice
        seat = self.people[0] if len(self.people) == 1 else None
        since = max(self._told.values(), default=0)
        told = log.sentences(self.match.seen(seat, since), voice)
        if not self.people:  # nothing has been shown yet
            screen.show(*log.lines(told, self.names))
            told = []
        parts: list[RenderableType] = [ending(self.match.view(), outcome, voice, self.board)]
        if wins:
            parts.append(Text(series(wins, voice)))
        screen.ending(without_reason(told, outcome, voice), self.names, Group(*parts))

    def _move(self, decision: Decision, mind: Mind) -> None:
        """Lets a bot decide."""
        bot = self.seats[decision.seat].spec
        try:
            answer = ask(mind, self.match)
        except ThroneroomError:
            raise
        except Exception as error:  # it may be anybody's code
            what = f"{type(error).__name__}: {error}"
            raise BrokenBot(self.voice.text("cli-broken-bot", bot=bot, what=what)) from error
        try:
            self.match.answer(answer)
        except ThroneroomError as error:
            what = self.voice.refusal(error)
            raise BrokenBot(self.voice.text("cli-wrong-bot", bot=bot, what=what)) from error

    def _standing_answer(self, decision: Decision) -> Any | None:
        """A person's answer in advance, whether they hold the reaction or not."""
        wish = self.standing.get((decision.seat, decision.standing), self.match.game.standing)
        return standing_answer(decision, wish)

    def _ask(self, seat: Seat) -> None:
        """Lets a person decide or take something back."""
        if seat != self._at_keyboard:
            self._cover(seat)
        reader = self.show(seat)
        while True:
            typed = self.screen.ask(f"{self.voice.player(seat)}> ").strip()
            try:
                if self._obey(seat, reader, typed):
                    return
            except ThroneroomError as error:
                self.screen.say(self.voice.refusal(error))

    def _cover(self, seat: Seat) -> None:
        """Covers the screen between two people, so that neither sees the other's hand."""
        self._at_keyboard = None
        self.screen.cover(self.voice.text("cli-pass", name=self.voice.player(seat)), seat)
        self.screen.ask(f"    {self.voice.text('cli-press-enter')} ")
        self._at_keyboard = seat

    def show(self, seat: Seat) -> Reader:
        """Shows a seat the table and its question. Returns the reader of the answer."""
        question = self.match.question(seat)
        assert isinstance(question, Question)
        screen, voice = self.screen, self.voice
        view = self.match.view(seat)
        shown = self.board.shown(view, question)
        asked = seat, question.kind
        kept = self._numbers if asked == self._asked else NO_NUMBERS
        reader = Reader(question, voice, lambda: self._others, shown, kept)
        self._asked, self._numbers = asked, {**kept, **reader.numbers}
        none = voice.text("cli-none") if question.lo == 0 and not reader.is_single else ""
        menu = screen.menu([e for e in reader.entries if e.keys[0] not in shown], none)
        hints = [voice.text("cli-hint-undo")] if self.match.can_undo(seat) else []
        hints.append(voice.text("cli-hint-help"))
        prompt = screen.prompt(
            voice.say(question.prompt), how_many(question, voice), " · ".join(hints), menu
        )
        board = self.board.draw(view, voice, question, screen.width, reader.entries)
        screen.question(board, self._news(seat), self.names, prompt)
        return reader

    def _news(self, seat: Seat) -> list[Sentence]:
        """The events since the seat's last decision; at the very start, a word of welcome."""
        since = min(self._told[seat], len(self.match.events))
        told = log.sentences(self.match.seen(seat, since), self.voice)
        if self.match.number == 0:
            told.insert(0, Sentence(self.voice.text("cli-welcome"), heading=False))
        if told and told[-1].heading:  # the table itself shows whose turn has begun
            told.pop()
        return told

    # Commands

    def _obey(self, seat: Seat, reader: Reader, typed: str) -> bool:
        """Carries out what was typed. Returns whether the question is settled. Raises errors as
        sentences."""
        if not typed:
            self.show(seat)
            return False
        if typed[0] == "?":
            return self._help(seat, reader, typed[1:].strip())
        verb, _, rest = typed.partition(" ")
        command = self._commands.get(verb.casefold())
        if command is not None:
            return command(seat, reader, rest.strip())
        return self._answer(seat, reader, typed)

    def _answer(self, seat: Seat, reader: Reader, typed: str) -> bool:
        try:
            keys = reader.read(typed)
        except Misread:
            things = [] if reader.find(typed) else self._glossary.find(typed)
            if len(things) != 1:
                raise
            raise Misread(self._reason(things[0])) from None
        if reader.is_single and not self._is_sure(reader, keys[0]):
            return False
        told = len(self.match.events)
        self.match.answer(keys, seat=seat)
        self._told[seat] = told
        return True

    def _is_sure(self, reader: Reader, key: str) -> bool:
        """Asks for confirmation of an answer that can't be undone, unless there is no other
        choice."""
        choice, voice = reader.choice(key), self.voice
        asked = {"all": ("passed", "shown", "turn", "game"), "turn": ("turn", "game")}
        if choice.ends not in asked.get(self.seal, ()) or len(reader.question.choices) == 1:
            return True
        text = choice.text
        own = f"{text.id}.{choice.ends}"
        said = voice.text(own, **text.args) if voice.has(own) else ""
        deed = f"seal-{reader.question.kind}"
        if said or not voice.has(deed):
            what = said or next(e.text for e in reader.entries if key in e.keys)
        else:
            what = voice.text(deed, **{"card": key, **text.args})
        lost = voice.say(choice.lost) if choice.lost else "none"
        ends = "said" if said else choice.ends
        question = voice.text("cli-seal", what=what, ends=ends, lost=lost)
        typed = self.screen.ask(f"{question} ").strip().casefold()
        return not typed or typed in voice.text("cli-yes-words").split()

    def _seal(self, seat: Seat, reader: Reader, rest: str) -> bool:
        """Sets which answers need a confirmation."""
        words = {
            word: kind
            for kind in ("all", "turn", "never")
            for word in self.voice.text(f"cli-seal-words-{kind}").split()
        }
        if rest.casefold() not in words:
            raise Misread(self.voice.text("cli-seal-how"))
        self.seal = words[rest.casefold()]
        self.screen.say(self.voice.text("cli-sealed", seal=self.seal))
        return False

    def _reason(self, thing: Thing) -> str:
        """The reason why something can't be chosen now."""
        why = self.match.why_not(thing.key)
        if why is not None:
            return self.voice.say(why)
        return self.voice.text("cli-not-now", name=self._glossary.name(thing))

    def _undo(self, seat: Seat, reader: Reader, rest: str) -> bool:
        whole = bool(rest)
        if whole and rest.casefold() not in self.voice.text("cli-whole-words").split():
            raise Misread(self.voice.text("cli-undo-what"))
        if not self.match.can_undo(seat, whole=whole):
            raise Misread(self.voice.text("cli-no-undo"))
        self.match.undo(seat, whole=whole)
        return True

    def _react(self, seat: Seat, reader: Reader, rest: str) -> bool:
        """Sets the answer to all reactions of the game, or tells the current one."""
        reactions = self.match.game.reactions(self.match.state)
        if not reactions:
            raise Misread(self.voice.text("cli-no-reactions"))
        if rest:
            said = rest.casefold()
            words = {
                word: answer
                for answer, id in STANDING_WORDS.items()
                for word in self.voice.text(id).split()
            }
            if said not in words:
                raise Misread(self.voice.text("cli-react-how"))
            self.standing |= {
                (seat, reaction): words[said]
                for reaction in reactions
                if words[said] in self.match.game.standing_choices(reaction)
            }
        for reaction in reactions:
            answer = self.standing.get((seat, reaction), self.match.game.standing)
            own = f"standing-{reaction}"
            what = self.voice.text(own if self.voice.has(own) else "standing-card", card=reaction)
            self.screen.say(self.voice.text("cli-reacts", what=what, answer=answer))
        return False

    def _why(self, seat: Seat, reader: Reader, name: str) -> bool:
        found = reader.find(name)
        if found:
            entry = found[0]
            raise Misread(self.voice.text("cli-why-yes", name=entry.text, number=entry.number))
        raise Misread(self._reason(self._thing(name)))

    def _hint(self, seat: Seat, reader: Reader, rest: str) -> bool:
        """Shows King's answer, computed in one process per core."""
        found = hint(self.match, seat, play=play_in_processes(self.match))
        for line in advice.lines(found, self.voice):
            self.screen.say(line)
        return False

    def _thing(self, name: str) -> Thing:
        if not name:
            raise Misread(self.voice.text("cli-which-thing"))
        found = self._glossary.find(name)
        if not found:
            raise Misread(self.voice.text("cli-no-thing", typed=shortened(name)))
        if len(found) > 1:
            names = ", ".join(self._glossary.name(thing) for thing in found)
            raise Misread(self.voice.text("cli-which", typed=shortened(name), choices=names))
        return found[0]

    def _help(self, seat: Seat, reader: Reader, name: str) -> bool:
        if name:
            self.screen.page(self._reading(self._thing(name)))
        else:
            self.screen.page(Text(self.voice.text("cli-commands-help")))
        return False

    def _reading(self, thing: Thing) -> RenderableType:
        """The text of a card: what is printed on it, and the rulings that matter."""
        voice = self.voice
        title = Text(voice.text(thing.id), style=HEADING)
        printed = self.board.describe(thing.key, voice)
        if printed:
            title.append(f" · {printed}", style=f"not bold {QUIET}")
        parts: list[RenderableType] = [title, *self._points(f"{thing.id}.text", "")]
        if voice.has(f"{thing.id}.rulings"):
            parts += [Text(), *self._points(f"{thing.id}.rulings", "·")]
        return Group(*parts)

    def _points(self, id: str, mark: str) -> list[RenderableType]:
        """A text of several lines, each slightly indented."""
        return [self.screen.point(line, mark) for line in self.voice.text(id).splitlines()]

    def _log(self, seat: Seat, reader: Reader, rest: str) -> bool:
        told = log.sentences(self.match.seen(seat), self.voice)
        if not told:
            raise Misread(self.voice.text("cli-empty-log"))
        self.screen.page(Group(*log.lines(told, self.names)))
        return False

    def _save(self, seat: Seat, reader: Reader, name: str) -> bool:
        if not name:
            raise Misread(self.voice.text("cli-save-where"))
        self.screen.say(self._saved(name))
        return False

    def _saved(self, name: str) -> str:
        """Writes the table to a file of the player's choice, and says so."""
        path = Path(name).expanduser()
        if path.exists() and not keep.holds(path, self.match):
            if not keep.is_table(path):
                raise Misread(self.voice.text("cli-in-the-way", file=name))
            if not self.screen.confirm(self.voice.text("cli-save-over", file=name)):
                return self.voice.text("cli-not-saved")
        try:
            keep.write(path, self.match, self.seats)
        except OSError as error:
            why = trouble(error, self.voice)
            raise Misread(self.voice.text("cli-save-failed", file=name, why=why)) from None
        return self.voice.text("cli-saved", file=name)

    def _quit(self, seat: Seat, reader: Reader, rest: str) -> bool:
        name = self.screen.ask(self.voice.text("cli-save-before-quit") + " ").strip()
        if name:
            self.screen.say(self._saved(name))
        raise Quit

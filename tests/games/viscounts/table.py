"""A Viscounts table for tests: a position in one call, and turns that read like the game.

Players are called A, B, C, D in turn order; A is on turn. A position names only what matters: the
segments lie in the order of their numbers, the castle is not turned, side A of the board is used,
nobody has goods, debts, deeds or buildings that are not named. Own cards that are not named lie in
the draw pile.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from typing import Any

from throneroom.games.west_kingdom.viscounts import VISCOUNTS as GAME
from throneroom.games.west_kingdom.viscounts import scoring
from throneroom.games.west_kingdom.viscounts.cards import (
    BONUSES,
    MANUSCRIPTS,
    PIECES,
    PLAYER_CARDS,
    SECTIONS,
    SLOTS,
    TOWNSFOLK,
    Section,
    Slot,
    Townsfolk,
)
from throneroom.games.west_kingdom.viscounts.options import ViscountsOptions
from throneroom.games.west_kingdom.viscounts.ring import SEGMENTS, SPACES, Segment, Spot
from throneroom.games.west_kingdom.viscounts.schemes import SCHEMES
from throneroom.games.west_kingdom.viscounts.setup import STARTING, setup
from throneroom.games.west_kingdom.viscounts.state import Phase, Player, State
from throneroom.kernel import (
    AnyGame,
    Chance,
    Decision,
    Event,
    Header,
    Match,
    Question,
    key_of,
    read_options,
)

NAMES = "ABCD"
PLAIN = (
    *("silver", "ink", "stone", "gold", "unpaid", "paid", "acquired", "approved"),
    *("corruption", "virtue"),
)
HEROES = ("lothaire", "rudolf", "therese", "emma")
"""Of players for whom nobody is named."""


class Illegal(Exception):
    """What was wanted is not allowed."""


class Table:
    def __init__(self, s: State, options: Mapping[str, Any], game: AnyGame = GAME) -> None:
        self.state = s
        self.options = options
        self.game = game
        self._match: Match | None = None

    @property
    def match(self) -> Match:
        """The rules begin to run when somebody first asks for them."""
        if self._match is None:
            slug, options = self.game.slug, dict(self.options)
            header = Header(throneroom=1, game=slug, rules_version=1, options=options, seed=1)
            self._match = Match(self.game, self.state, header, log=True)
        return self._match

    @property
    def s(self) -> State:
        state: State = self._match.state if self._match is not None else self.state
        return state

    def __getattr__(self, name: str) -> Player:
        if len(name) == 1 and name in NAMES:
            return self.s.players[NAMES.index(name)]
        raise AttributeError(name)

    # Questions

    @property
    def asked(self) -> Decision:
        decision = self.match.decision
        assert decision is not None
        return decision

    @property
    def kind(self) -> str:
        """Who is asked for what: "A play"."""
        return f"{NAMES[self.asked.seat]} {self.asked.kind}"

    @property
    def keys(self) -> list[str]:
        return self.asked.keys

    def do(self, *answers: str) -> None:
        """Answers in their order, each with its question: "move 3.5", "B rearrange 213"."""
        for answer in answers:
            words = answer.split()
            seat = NAMES.index(words.pop(0)) if words[0] in NAMES else self.asked.seat
            kind, key = words
            decision = self.asked
            if kind == "action" and decision.kind != kind and self.s.acting == key:
                continue  # the only action that was possible
            assert (decision.seat, decision.kind) == (seat, kind), f"{self.kind}, not {answer}"
            if key not in decision.keys:
                raise Illegal(f"{key} is not among {decision.keys}")
            self.match.answer(key)

    def until(self, kind: str, *stop: str) -> None:
        """Declines or takes the first of whatever is asked before."""
        while self.match.decision is not None and self.asked.kind not in (kind, *stop):
            keys = self.keys
            self.match.answer("stop" if "stop" in keys else "no" if "no" in keys else keys[0])

    def told(self, event: type[Event]) -> list[Any]:
        return [one for one in self.match.events if isinstance(one, event)]


# Positions


def new_state(options: Mapping[str, Any], seed: int = 1) -> State:
    """A table before its first question."""
    read = read_options(GAME, options)
    assert isinstance(read, ViscountsOptions)
    s = setup(read, Chance(seed))
    s.options = read
    return s


def position(
    *,
    players: int = 0,
    phase: str = "cards",
    first: int = 0,
    current: int = 0,
    round: int = 3,
    order: Sequence[str] = (),
    castle_turn: int = 0,
    side: str = "a",
    tops: Mapping[str, Sequence[str]] | None = None,
    tiles: Mapping[str, Sequence[str]] | None = None,
    empty: Sequence[str] = (),
    empty_tiles: Sequence[str] = (),
    spots: Mapping[str, str] | None = None,
    tier1: Mapping[str, Mapping[str, int]] | None = None,
    tier2: Mapping[str, Mapping[str, int]] | None = None,
    tier3: Mapping[str, int] | None = None,
    leader: str = "",
    debts_left: int = 0,
    deeds_left: int = 0,
    revealed: Sequence[str] = (),
    last_round: int = 0,
    rival: Mapping[str, Any] | None = None,
    options: Mapping[str, Any] | None = None,
    game: AnyGame = GAME,
    begin: Callable[[Mapping[str, Any]], State] = new_state,
    **given: Mapping[str, Any],
) -> Table:
    """`tops`: the next townsfolk of a pile, the top one first; `tiles`: the next manuscripts.
    `spots`: "workshop_2:A" by spot. `tier1`, `tier2`: workers by section and player."""
    n = players or max(2, *(1 + NAMES.index(name) for name in given or "A"))
    n = 1 if rival is not None else n
    chosen = {"players": n, "first": first, "side": side, "extra_heroes": True, **(options or {})}
    if rival is not None:
        chosen["rival"] = rival.get("board", "cleric")
    s = begin(chosen)
    s.order = tuple(Segment.table[key] for key in order) or SEGMENTS
    s.castle_turn = castle_turn
    s.phase, s.round, s.turns, s.current = Phase(phase), round, 1, current
    s.pairs.clear()
    _deal(s, tops or {}, tiles or {}, [name for one in given.values() for name in _named(one)])
    for seat in range(n):
        _player(s, seat, given.get(NAMES[seat], {}))
    for key in empty:
        pile = s.piles[Segment.table[key].number]
        s.removed += pile
        pile.clear()
    _castle(s, tier1 or {}, tier2 or {}, tier3 or {}, leader)
    for key, piece in (spots or {}).items():
        _build(s, key, piece)
    if rival is not None:
        _rival(s, rival)
    s.debts_left = debts_left or s.debts_left
    s.deeds_left = deeds_left or s.deeds_left
    s.poverty, s.prosperity = "poverty" in revealed, "prosperity" in revealed
    s.debts_left *= not s.poverty
    s.deeds_left *= not s.prosperity
    s.last_round = last_round or (round if revealed else 0)
    _empty_tiles(s, empty_tiles)
    if s.phase not in (Phase.CARDS, Phase.PLAY, Phase.RIVAL, Phase.OVER):
        s.played = s.players[s.current].board[0]
    return Table(s, chosen, game)


def _named(given: Mapping[str, Any]) -> list[str]:
    """Cards that a player is given."""
    found: list[str] = []
    for name in ("board", "hand", "draw", "discard"):
        part = given.get(name, ())
        found += [key for key in part if key] if not isinstance(part, int) else []
    return found


def _deal(
    s: State,
    tops: Mapping[str, Sequence[str]],
    tiles: Mapping[str, Sequence[str]],
    named: Sequence[str],
) -> None:
    """Cards that are named leave the piles, and the wanted ones come on top of theirs."""
    wanted = {key for part in tops.values() for key in part}
    for pile in s.piles:
        pile[:] = [card for card in pile if card.key not in wanted and card.key not in named]
    for key, names in tops.items():
        s.piles[Segment.table[key].number] += [TOWNSFOLK[name] for name in reversed(names)]
    wanted = {key for part in tiles.values() for key in part}
    for rest in s.tiles:
        rest[:] = [tile for tile in rest if tile.key not in wanted]
    for key, names in tiles.items():
        s.tiles[Segment.table[key].number] += [MANUSCRIPTS[name] for name in reversed(names)]


def _player(s: State, seat: int, given: Mapping[str, Any]) -> None:
    player = s.players[seat]
    player.card = list(PLAYER_CARDS.values())[seat]
    named = _named(given)
    heroes = [key for key in named if TOWNSFOLK[key].kind in ("hero", "extra_hero")]
    player.hero = TOWNSFOLK[heroes[0] if heroes else HEROES[seat]]
    player.space = SPACES[given.get("space", str(2 * seat + 2))]
    own: list[Townsfolk] = [card for card in (*STARTING, player.hero) if card.key not in named]
    board = [TOWNSFOLK[key] if key else None for key in given.get("board", ())]
    player.board = (*board, *[None] * (3 - len(board)))
    player.hand = [TOWNSFOLK[key] for key in given.get("hand", ())]
    player.discard = [TOWNSFOLK[key] for key in given.get("discard", ())]
    draw = given.get("draw", len(own))
    if isinstance(draw, int):
        player.draw, gone = own[:draw], own[draw:]
    else:
        player.draw, gone = [TOWNSFOLK[key] for key in reversed(draw)], own
    s.removed += gone
    for name in PLAIN:
        setattr(player, name, given.get(name, getattr(player, name)))
    for key in given.get("manuscripts", ()):
        for pile in s.tiles:
            pile[:] = [tile for tile in pile if tile.key != key]
        player.manuscripts += (MANUSCRIPTS[key],)
    player.bonuses = tuple(BONUSES[ribbon] for ribbon in given.get("bonuses", ()))
    s.bonuses = tuple(bonus for bonus in s.bonuses if bonus not in player.bonuses)
    far = [spot for spot in s.ring.spots[::-1] if s.spots[spot.number] is None]
    for spot, key in zip(far, given.get("built", ()), strict=False):
        _build(s, spot.key, f"{key}:{NAMES[seat]}")


def _build(s: State, spot: str, piece: str) -> None:
    key, whose = piece.split(":")
    seat = NAMES.index(whose)
    slot: Slot = Slot.table[key]
    s.players[seat].built += (slot,)
    s.spots[Spot.table[spot].number] = PIECES[slot.building, seat]


def _castle(
    s: State,
    tier1: Mapping[str, Mapping[str, int]],
    tier2: Mapping[str, Mapping[str, int]],
    tier3: Mapping[str, int],
    leader: str,
) -> None:
    n = len(s.players)
    for tier, given in ((s.tier1, tier1), (s.tier2, tier2)):
        for key, crowd in given.items():
            for name, count in crowd.items():
                tier[Section.table[key].number * n + NAMES.index(name)] = count
    for name, count in tier3.items():
        s.tier3[NAMES.index(name)] = count
    for seat, player in enumerate(s.players):
        player.workers -= sum(s.in_castle(seat))
    s.leader = NAMES.index(leader) if leader else None


def _empty_tiles(s: State, empty: Sequence[str]) -> None:
    """What lay there goes under another pile."""
    for key in empty:
        pile = s.tiles[Segment.table[key].number]
        other = next(rest for rest in s.tiles if rest is not pile and len(rest) > 1)
        other[:0] = pile
        pile.clear()


def _rival(s: State, given: Mapping[str, Any]) -> None:
    """The opponent is called B. `next`: the schemes that it reveals, the first one first."""
    rival, player = s.rival, s.players[-1]
    assert rival is not None
    player.space = SPACES[given.get("space", "1")]
    for name in PLAIN:
        setattr(player, name, given.get(name, getattr(player, name)))
    named = [SCHEMES[key] for key in (*given.get("schemes", ()), *given.get("next", ())) if key]
    for pile in (rival.draw, rival.future):
        pile[:] = [scheme for scheme in pile if scheme not in named]
    schemes = [SCHEMES[key] if key else None for key in given.get("schemes", ())]
    rival.schemes = (*schemes, *[None] * (3 - len(schemes)))
    rival.draw += [SCHEMES[key] for key in reversed(given.get("next", ()))]
    if given.get("future") == 0:
        rival.discard += rival.future
        rival.future.clear()
    far = [spot for spot in s.ring.spots[::-1] if s.spots[spot.number] is None]
    for spot, slot in zip(far, rival.board.slots[: given.get("built", 0)], strict=False):
        _build(s, spot.key, f"{slot.key}:B")
    for key in given.get("manuscripts", ()):
        for tiles in s.tiles:
            tiles[:] = [tile for tile in tiles if tile.key != key]
        player.manuscripts += (MANUSCRIPTS[key],)


# Running a part of the rules


def run(rules: Generator[Decision, Any, Any], *answers: str) -> list[str]:
    """A part of the rules by itself; the kinds of the questions that it asked."""
    left = list(answers)
    kinds = []
    try:
        decision = rules.send(None)
        while True:
            kinds.append(decision.kind)
            assert left, f"nobody expected {decision.kind}: {decision.keys}"
            decision = rules.send(decision.read(left.pop(0)))
    except StopIteration:
        assert not left, f"nobody asked for {left}"
        return kinds


# What is true


def has(player: Player, **wanted: Any) -> None:
    found = {name: value_of(getattr(player, name)) for name in wanted}
    assert found == wanted


def value_of(value: Any) -> Any:
    if isinstance(value, list | tuple):
        return [value_of(one) for one in value]
    return value if value is None or isinstance(value, int | str) else key_of(value)


def workers(t: Table, tier: int) -> dict[str, dict[str, int]]:
    """By section and player, where anybody stands."""
    n = len(t.s.players)
    counts = t.s.tier1 if tier == 1 else t.s.tier2
    found = {}
    for section in SECTIONS:
        here = counts[section.number * n : section.number * n + n]
        if any(here):
            found[section.key] = {NAMES[seat]: c for seat, c in enumerate(here) if c}
    return found


def told(t: Table, seat: int = 0) -> dict[str, Mapping[str, Any]]:
    """By option: what the question tells about it."""
    question = t.match.question(seat)
    assert isinstance(question, Question)
    return {choice.key: choice.about or {} for choice in question.choices}


def points(t: Table, name: str, *lines: str) -> int:
    score = scoring.score_of(t.s, NAMES.index(name))
    if not lines:
        return score.total
    return sum(one.points for one in score.lines if one.what in lines)


def keys(things: Iterable[Any]) -> list[str]:
    return [key_of(one) for one in things]


ALL_SLOTS = tuple(SLOTS)

"""A Paladins table for tests: a position in one call, and turns that read like the game.

Players are called A, B, C, D in turn order; A is on turn. A position names only what matters:
nobody has workers or goods that are not named (but the others have a labourer, so that they are
asked next), the rows are empty, and no paladin is in play.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping, Sequence
from typing import Any

from throneroom.games.west_kingdom.paladins import PALADINS as GAME
from throneroom.games.west_kingdom.paladins import events as e
from throneroom.games.west_kingdom.paladins import scoring
from throneroom.games.west_kingdom.paladins.cards import (
    ACTIONS,
    FAVOURS,
    LOCATIONS,
    MODES,
    ORDERS,
    OUTSIDERS,
    PALADINS,
    RIGHT,
    SPOTS,
    SUSPICION,
    TOWNSFOLK,
    WALLS,
    Piece,
)
from throneroom.games.west_kingdom.paladins.laws import no_favour, no_mode
from throneroom.games.west_kingdom.paladins.options import PaladinsOptions
from throneroom.games.west_kingdom.paladins.setup import setup
from throneroom.games.west_kingdom.paladins.state import Phase, Player, State, replaced
from throneroom.games.west_kingdom.paladins.workers import KINDS, Crew, listed, pool_of
from throneroom.kernel import (
    Chance,
    Decision,
    Header,
    Match,
    Reference,
    Seat,
    key_of,
)

NAMES = "ABCD"
PLAIN = (
    *("silver", "provisions", "faith", "strength", "influence", "unpaid", "paid", "monks"),
    *("outposts", "passed"),
)


class Illegal(Exception):
    """What was wanted is not allowed."""


class Table:
    game: Any = GAME

    def __init__(self, s: State) -> None:
        self.state = s
        self._match: Match | None = None

    @property
    def match(self) -> Match:
        """The rules begin to run when somebody first asks for them."""
        if self._match is None:
            options = {"players": len(self.state.players)}
            slug = self.game.slug
            header = Header(throneroom=1, game=slug, rules_version=1, options=options, seed=1)
            self._match = Match(self.game, self.state, header, log=True)
        return self._match

    @property
    def s(self) -> State:
        state: State = self._match.state if self._match is not None else self.state
        return state

    def __getattr__(self, name: str) -> Player:
        if name in NAMES:
            return self.s.players[NAMES.index(name)]
        raise AttributeError(name)


# Positions


def position(
    *,
    players: int = 0,
    round: int = 1,
    first: Seat = 0,
    tax: int | None = None,
    row: Mapping[int, str] | None = None,
    outsiders: Mapping[int, str] | None = None,
    orders: Sequence[str] = (),
    favours: Sequence[str] = (),
    map: Mapping[str, str] | None = None,
    extra: bool = False,
    tops: Mapping[str, Sequence[str]] | None = None,
    **given: Mapping[str, Any],
) -> Table:
    """`row` and `outsiders`: cards by slot, counted from 1. `tops`: the next cards of a deck."""
    n = players or max(2, *(1 + NAMES.index(name) for name in given or "A"))
    options = PaladinsOptions(players=n, first=first, extra_townsfolk=extra)
    s = setup(options, Chance(1))
    s.options = options
    clear_table(s, round, first)
    fill_rows(s, row, outsiders)
    put_first(s.orders, s.orders_out, [ORDERS[key] for key in orders])
    put_first(s.favours, s.favours_out, [FAVOURS[key] for key in favours])
    for key, piece in (map or {}).items():
        name, whose = piece.split(":")
        s.pieces[LOCATIONS[key].number] = Piece.table[f"{name}:{NAMES.index(whose)}"]
    s.tax = s.tax if tax is None else tax
    for seat, name in enumerate(NAMES[:n]):
        idle = {"pool": ["labourer"]} if seat else {}
        furnish(s, s.players[seat], {**idle, **given.get(name, {})})
    put_on_top(s, tops)
    return Table(s)


def clear_table(s: State, round: int, first: Seat) -> None:
    """A turn of the first player, with empty rows."""
    s.phase, s.round, s.turns, s.current = Phase.ACTIONS, round, 1, first
    s.townsfolk += [card for card in s.row if card is not None]
    s.outsiders += [card for card in s.outsider_row if card is not None]
    s.row[:] = [None] * len(s.row)
    s.outsider_row[:] = [None] * len(s.outsider_row)


def fill_rows(s: State, row: Mapping[int, str] | None, outsiders: Mapping[int, str] | None) -> None:
    for slot, key in (row or {}).items():
        s.row[slot - 1] = take(s.townsfolk, TOWNSFOLK[key])
    for slot, key in (outsiders or {}).items():
        s.outsider_row[slot - 1] = take(s.outsiders, OUTSIDERS[key])


def put_on_top(s: State, tops: Mapping[str, Sequence[str]] | None) -> None:
    for deck, keys in (tops or {}).items():
        cards = getattr(s, deck)
        for key in reversed(keys):
            found = next(card for card in cards if card.key == key)
            cards.remove(found)
            cards.append(found)


def take(deck: list[Any], card: Reference) -> Any:
    deck.remove(card)
    return card


def put_first(cards: list[Any], out: list[Any], wanted: Sequence[Any]) -> None:
    """These lie in the first slots; what they replace is not used."""
    pool = [card for card in (*cards, *out) if card not in wanted]
    size = len(cards)
    cards[:] = [*wanted, *pool[: size - len(wanted)]]
    out[:] = pool[size - len(wanted) :]


def furnish(s: State, player: Player, given: Mapping[str, Any]) -> None:
    player.silver = player.provisions = 0
    for name, value in given.items():
        if name in PLAIN:
            setattr(player, name, value)
        elif name == "pool":
            player.pool = pool_of(value)
        elif name == "paladin":
            player.paladin = take(player.deck, PALADINS[value])
        elif name == "townsfolk":
            player.townsfolk = tuple(take(s.townsfolk, TOWNSFOLK[key]) for key in value)
        elif name == "suspicion":
            cards = value if isinstance(value, list) else [card.key for card in s.suspicion[:value]]
            player.suspicion = tuple(take(s.suspicion, SUSPICION[key]) for key in cards)
        elif name == "walls":
            walls = value if isinstance(value, list) else plain_walls(s, value)
            player.walls = tuple(take(s.walls, WALLS[key]) for key in walls)
        elif name in ("attacked", "converted"):
            setattr(player, name, tuple(take(s.outsiders, OUTSIDERS[key]) for key in value))
        elif name == "workshops":
            player.covered = tuple(value.get(action.key, 0) for action in RIGHT)
        elif name == "spots":
            player.spots = tuple(value.count(key) for key in SPOTS)
        elif name == "placed":
            for action, crew in value.items():
                number = ACTIONS[action].number
                player.placed = replaced(player.placed, number, Crew.table[crew])
        else:
            raise KeyError(name)


def plain_walls(s: State, count: int) -> list[str]:
    """Walls without points."""
    return [wall.key for wall in s.walls if not wall.points][:count]


def of_suits(suits: Mapping[str, int]) -> list[str]:
    """A number of outsiders of each suit."""
    found = []
    for suit, count in suits.items():
        cards = [card.key for card in OUTSIDERS.values() if card.suit == suit]
        found += [key for key in cards if not key.startswith(("mercenary", "invader"))][-count:]
    return found


# Turns


Answers = Mapping[str, Any]


def do(t: Table, what: str, target: str = "", crew: str = "", **answers: Any) -> None:
    """One action or favour of the player on turn. `answers` are keys by kind of question, or lists
    of them; the workers are the proposed ones unless they are named."""
    decision = asked(t)
    if decision.kind != "turn" or what not in decision.keys:
        raise Illegal(f"{what} is not among {decision.keys}")
    given = {kind: list(v) if isinstance(v, list) else [v] for kind, v in answers.items()}
    if target:
        given[what] = [target]
    if crew:
        given["crew"] = [crew]
    t.match.answer(what)
    if target:
        assert_only_target(t, what, target)
    finish(t, given)


def assert_only_target(t: Table, what: str, target: str) -> None:
    """A target that is the only one is taken without a question."""
    now = t.match.decision
    if (now is None or now.kind != what) and taken_target(t.match) != target:
        raise Illegal(f"{target} was not a target of {what}")


def taken_target(match: Match) -> str:
    """That of the action that is going on, or of the last one."""
    acted = [event for event in match.events if isinstance(event, e.Acted)]
    target: str = match.state.target or (acted[-1].target if acted else "")
    return target


def finish(t: Table, given: dict[str, list[Any]]) -> None:
    """Answers what the action asks, of whomever, until the next turn."""
    while (decision := t.match.decision) is not None:
        if decision.kind in ("turn", "keep", "paladin", "tavern"):
            break
        if decision.kind == "crew" and not given.get("crew"):
            t.match.answer(decision.options[0])
            continue
        if not given.get(decision.kind):
            raise AssertionError(f"nobody expected {decision.kind}: {decision.keys}")
        answer = given[decision.kind].pop(0)
        if answer not in decision.keys:
            raise Illegal(f"{answer} is not among {decision.keys}")
        t.match.answer(answer)
    left = {kind: rest for kind, rest in given.items() if rest and kind in ASKED}
    assert not left, f"nobody asked for {left}"


ASKED = (
    *("discard_suspicion", "pay_debt", "free_pray", "free_hire", "free_develop", "pick"),
    *("penalty", "lose_worker", "lose_workshop"),
)


def run(t: Table, rules: Generator[Decision, Any, Any], **answers: Any) -> None:
    """A part of the rules by itself."""
    given = {kind: list(v) if isinstance(v, list) else [v] for kind, v in answers.items()}
    try:
        decision = rules.send(None)
        while True:
            answer = given[decision.kind].pop(0)
            decision = rules.send(decision.read(answer))
    except StopIteration:
        return


def asked(t: Table) -> Decision:
    decision = t.match.decision
    assert decision is not None
    return decision


def reason(t: Table, what: str) -> str:
    """Why the player on turn can't do it; the same predicate that the options come from."""
    decision = asked(t)
    found = (
        no_favour(t.s, decision.seat, FAVOURS[what])
        if what in FAVOURS
        else no_mode(t.s, decision.seat, MODES[what])
    )
    assert bool(found) is (what not in decision.keys)
    return found


def targets(t: Table, what: str) -> list[str]:
    """The targets of an action, asked or not."""
    match = t.match.clone(log=True)
    match.answer(what)
    decision = match.decision
    if decision is not None and decision.kind == what:
        return decision.keys
    return [taken_target(match)]


def passes(t: Table, times: int = 1) -> None:
    for _ in range(times):
        t.match.answer("pass")


# What is true


def has(player: Player, **wanted: Any) -> None:
    for name, value in wanted.items():
        assert found(player, name) == value, name


def found(player: Player, name: str) -> Any:
    if name == "pool":
        return listed(player.pool)
    if name == "suspicion":
        return len(player.suspicion)
    if name == "walls":
        return len(player.walls)
    value = getattr(player, name)
    if isinstance(value, Reference):
        return key_of(value)
    if isinstance(value, tuple) and all(isinstance(one, Reference) for one in value):
        return [one.key for one in value]
    return value


def workers(*names: str) -> list[str]:
    """In the order of the pool."""
    return listed(pool_of(names))


def points(t: Table, name: str, line: str = "") -> int:
    score = scoring.score_of(t.s, NAMES.index(name))
    if not line:
        return score.total
    return next(one.points for one in score.lines if one.what == line)


def attributes(t: Table, name: str) -> int:
    return sum(points(t, name, line) for line in ("faith", "strength", "influence"))


def keys(cards: Iterable[Any]) -> list[str | None]:
    return [card.key if card is not None else None for card in cards]


# What a card brings


def brings(t: Table, what: str, target: str = "", pick: str = "", by: str = "A") -> dict[str, Any]:
    """Everything that an action changes for a player beside its cost. Whatever is offered is taken;
    of actions that could be cleared only a hunt is."""
    before = measured(t, by)
    told = len(t.match.events)
    t.match.answer(what)
    while (decision := t.match.decision) is not None and decision.kind not in ENDS:
        wanted = [target, pick, "yes", "hunt" if decision.kind == "free_pray" else ""]
        known = [key for key in wanted if key in decision.keys]
        if decision.kind == "free_pray" and not known:
            known = ["stop"]
        t.match.answer(known[0] if known else decision.options[0])
    changes: dict[str, Any] = {
        name: after - before[name] for name, after in measured(t, by).items()
    }
    for event in t.match.events[told:]:
        if isinstance(event, e.Acted | e.FavourUsed) and by == "A":
            for kind in event.workers:
                changes[kind] += 1
            changes["silver"] += event.silver
            changes["provisions"] += event.provisions
        if isinstance(event, e.Cleared):
            changes["cleared"] = event.action
    return {name: change for name, change in changes.items() if change}


ENDS = ("turn", "keep", "paladin", "tavern")


def measured(t: Table, name: str) -> dict[str, int]:
    player = t.s.players[NAMES.index(name)]
    amounts = dict(zip(KINDS, player.pool, strict=True))
    for plain in ("silver", "provisions", "faith", "strength", "influence", "unpaid", "paid"):
        amounts[plain] = getattr(player, plain)
    amounts["suspicion"] = len(player.suspicion)
    amounts["hired"] = len(player.townsfolk)
    amounts["tax"] = t.s.tax
    return amounts


RICH = {"suspicion": 2, "unpaid": 1, "placed": {"hunt": "labourer"}}
"""Somebody for whom every effect finds something."""
CREWS = {
    "develop": ["labourer", "labourer"],
    "commission": ["scout", "labourer", "cleric"],
    "fortify": ["merchant", "labourer", "scout"],
    "garrison": ["merchant", "labourer", "fighter"],
    "absolve": ["cleric", "labourer", "merchant"],
    "attack": ["scout", "labourer", "fighter"],
    "convert": ["fighter", "labourer", "cleric"],
}
"""Workers for each action, without criminals."""

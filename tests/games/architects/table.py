"""An Architects table for tests: a position in one call, and turns that read like the game.

Players are called by colour, in turn order. A position names only what matters; workers that nobody
names stand nowhere, so that a test is not about them. `turn` plays one turn, given the answers to
what is asked; what is not named is answered no.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import Any

from throneroom.games.west_kingdom.architects import ARCHITECTS, scoring
from throneroom.games.west_kingdom.architects.actions.guildhall import ADVANCE
from throneroom.games.west_kingdom.architects.actions.places import no_place
from throneroom.games.west_kingdom.architects.cards import (
    APPRENTICES,
    BOARDS,
    BUILDINGS,
    GOODS,
    LOCATIONS,
    MARKET,
    MARKET_CARDS,
    OPEN,
    REWARDS,
    Building,
    Location,
)
from throneroom.games.west_kingdom.architects.flow import recalls
from throneroom.games.west_kingdom.architects.setup import setup
from throneroom.games.west_kingdom.architects.state import Phase, Player, State
from throneroom.games.west_kingdom.buttons import STOP
from throneroom.games.west_kingdom.effects import Branch
from throneroom.games.west_kingdom.goods import Payment
from throneroom.kernel import (
    NO,
    YES,
    Chance,
    Decision,
    Header,
    Match,
    Seat,
    key_of,
    read_options,
)

COLOURS = ("red", "blue", "green", "yellow", "purple")
OTHER = {
    "unpaid_debts": "unpaid",
    "paid_debts": "paid",
    "cathedral": "level",
    **{name: name for name in (*GOODS, "silver", "virtue", "free", "prison")},
}
FREE = 10


class Illegal(Exception):
    """What was wanted is not allowed."""


class Table:
    """A match with players called by colour."""

    def __init__(self, match: Match, colours: Sequence[str]) -> None:
        self.match = match
        self.colours = list(colours)
        self.before: State = match.state.copy()

    @property
    def s(self) -> State:
        state: State = self.match.state
        return state

    def seat(self, colour: str) -> Seat:
        return self.colours.index(colour)

    def player(self, colour: str) -> Player:
        return self.s.players[self.seat(colour)]


# Positions


def position(given: Mapping[str, Any], *, begin: bool = True, **options: Any) -> Table:
    """A table at the beginning of the active player's turn."""
    named = [colour for colour in COLOURS if colour in given or colour in str(given)]
    n = given.get("players", max(2, len(named)))
    colours = [*named, *(c for c in COLOURS if c not in named)][:n]
    colours.sort(key=COLOURS.index)
    chosen = {"players": n, "first": 0, **options}
    boards = any(isinstance(one, dict) and "board" in one for one in given.values())
    promo = [card.key for card in APPRENTICES.values() if card.promo]
    promo += [card.key for card in BUILDINGS.values() if card.promo]
    if any(f"'{key}'" in str(given) for key in promo):
        chosen["promo_cards"] = True
    if boards:
        chosen |= {"setup": "variable", "first": None}
    read = read_options(ARCHITECTS, chosen)
    s = setup(read, Chance(1))  # type: ignore[arg-type]
    s.options = read
    s.phase, s.boards = Phase.TURNS, []
    s.first = s.current = colours.index(given.get("active", colours[0]))
    for seat, colour in enumerate(colours):
        _player(s, seat, given.get(colour, {}), colours)
    _board(s, given, colours)
    header = Header(
        throneroom=1, game="architects", rules_version=1, options={"players": n}, seed=1
    )
    return Table(Match(ARCHITECTS, s, header, log=True), colours) if begin else _Still(s, colours)


class _Still(Table):
    """A position whose rules have not begun to run."""

    def __init__(self, s: State, colours: Sequence[str]) -> None:
        self._s = s
        self.colours = list(colours)
        self.before = s.copy()

    @property
    def s(self) -> State:
        return self._s


def _player(s: State, seat: Seat, given: Mapping[str, Any], colours: Sequence[str]) -> None:
    player = s.players[seat]
    player.free = FREE
    player.silver = 0
    for name, value in given.items():
        if name in OTHER:
            setattr(player, OTHER[name], value)
        elif name in LOCATIONS and LOCATIONS[name].is_open:
            player.open[LOCATIONS[name].number] = value
        elif name == "board":
            player.board = BOARDS[value]
        elif name == "apprentices":
            player.apprentices[:] = [take(s, APPRENTICES[key]) for key in value]
        elif name == "buildings":
            player.buildings[:] = [take(s, BUILDINGS[key]) for key in value]
        elif name == "captured":
            for colour, workers in value.items():
                player.captured[colours.index(colour)] = workers
        elif name == "guildhall":
            s.guildhall += [seat] * value
        elif name == "hand" and isinstance(value, list):
            player.hand[:] = [take(s, BUILDINGS[key]) for key in value if key in BUILDINGS]
        elif name == "hand":
            player.hand[:] = [_plain_building(s) for _ in range(value)]
        else:
            raise KeyError(name)
    player.find_powers()


def take(s: State, card: Any) -> Any:
    """Out of the deck or the rows; another card comes in its place."""
    if card in s.deck:
        i = s.deck.index(card)
        del s.deck[i], s.deck_known[i]
    elif card in s.apprentice_deck:
        s.apprentice_deck.remove(card)
    else:
        for row in s.rows:
            if card in row:
                row[row.index(card)] = s.apprentice_deck.pop()
    return card


DEAR = ("university", "keep", "fortress", "castle", "watchtower", "barracks", "dungeon", "palace")
"""Buildings that nobody could build by accident."""


def _plain_building(s: State) -> Building:
    key = next(key for key in DEAR if BUILDINGS[key] in s.deck)
    found: Building = take(s, BUILDINGS[key])
    return found


def _board(s: State, given: Mapping[str, Any], colours: Sequence[str]) -> None:
    s.tax = given.get("tax", s.tax)
    for place, silver in given.get("coins", {}).items():
        s.coins[int(place[1]) - 1][int(place[3]) - 1] = silver
    for place, key in given.get("face_up", {}).items():
        row, column = int(place[1]) - 1, int(place[3]) - 1
        put_open(s, key, row, column)
    filled = given.get("guildhall_filled", 0)
    s.guildhall += [i % len(colours) for i in range(filled - len(s.guildhall))]
    if given.get("final_turns"):
        s.turns_left = len(given["final_turns"])
    if "building_deck" in given:
        del s.deck[: len(s.deck) - given["building_deck"]]
        s.deck_known = [0] * len(s.deck)
    if given.get("reward_top") == "none":
        s.rewards.clear()
    elif "reward_top" in given:
        _put_on_top(s.rewards, REWARDS[given["reward_top"].removeprefix("reward_")], s.rewards_out)
    _market(s, given, colours)


def put_open(s: State, key: str, row: int, column: int) -> None:
    """An apprentice into a place of the rows."""
    card = APPRENTICES[key]
    if s.rows[row][column] is card:
        return
    take(s, card)
    old = s.rows[row][column]
    assert old is not None
    s.rows[row][column] = card
    s.apprentice_deck.insert(len(s.apprentice_deck) // 2, old)


def _put_on_top(deck: list[Any], card: Any, beside: list[Any]) -> None:
    if card not in deck:
        deck[0], beside[beside.index(card)] = card, deck[0]
    deck.remove(card)
    deck.append(card)


def _market(s: State, given: Mapping[str, Any], colours: Sequence[str]) -> None:
    workers = given.get("black_market", [])
    if isinstance(workers, Mapping):
        for space, colour in workers.items():
            s.market[LOCATIONS[f"black_market_{space}"].number] = colours.index(colour)
    else:
        for i, colour in enumerate(workers):
            s.market[i] = colours.index(colour)
    if "small_market" in given:
        wanted = given["small_market"]
        card = next(c for c in MARKET_CARDS.values() if c.small.counted(0) == wanted)
        _put_on_top(s.pile, card, [])
    if "next" in given and given["next"] != "none":
        _put_on_top(s.pile, MARKET_CARDS[given["next"]], [])
    if given.get("small_pile_top") == "none":
        s.turned[:], s.pile[:] = s.pile, []
    elif "small_pile_top" in given:
        _put_on_top(s.pile, MARKET_CARDS[given["small_pile_top"]], [])
        if given.get("next") == "none":
            s.turned[:] = s.pile[:-1]
            del s.pile[:-1]
    if "right_top" in given:
        _put_on_top(s.turned, MARKET_CARDS[given["right_top"]], s.pile)


# Turns


FORCED = {"imprisoned": "imprison", "debt_paid": "pay_debt", "released": "free_captives"}
"""What shows that an action of the Guardhouse was done."""


class Answers:
    """The answers of one turn, used up one by one."""

    def __init__(self, table: Table, when: Mapping[str, Any]) -> None:
        self.table = table
        self.when = dict(when)
        self.captures = [(place, table.seat(c)) for place, c in when.get("capture", [])]
        self.trades = list(when.get("trades", []))
        self.actions = list(when.get("actions", []))
        self.lists = {
            name: list(when.get(name, []))
            for name in ("destroy_debt", "instead_of_debt", "instead_of_virtue", "reset_order")
        }
        self.pay: Mapping[str, int] | None = when.get("pay")
        self.cards: list[str] = [
            card for cards in when.get("pay_with_cards", {}).values() for card in cards
        ]
        self.built = 0

    def __call__(self, decision: Decision) -> Any:
        answer = getattr(self, f"_{decision.kind}")(decision)
        options = list(decision.options)
        for one in answer if isinstance(answer, list) else [answer]:
            if one not in options:
                raise Illegal(f"{decision.kind}: {one!r} is not among {options}")
        return answer

    def by_key(self, decision: Decision, key: str) -> Any:
        for option in decision.options:
            if key_of(option) == key:
                return option
        raise Illegal(f"{decision.kind}: {key} is not among {decision.keys}")

    def skip_what_is_forced(self) -> None:
        """Where only one action was possible, nobody was asked for it."""
        asked = self.table.match.decision
        done = [one for one in self.table.match.events if one.kind in FORCED]
        if self.actions and (asked is None or asked.kind != "guardhouse" or done):
            first = self.actions[0] if isinstance(self.actions[0], str) else "free_captives"
            if any(FORCED[one.kind] == first for one in done):
                self.actions.pop(0)

    def _place(self, decision: Decision) -> Any:
        return LOCATIONS[self.when["place"]]

    def _recall(self, decision: Decision) -> Any:
        return self.by_key(decision, self.when["recall"])

    def _choose(self, decision: Decision) -> Any:
        wanted = self.when.get("choose")
        if wanted is None:
            return STOP if STOP in decision.options else decision.options[0]
        named = [o for o in decision.options if isinstance(o, Branch) and o.name == wanted]
        if not named:
            raise Illegal(f"{wanted} is not among {decision.options}")
        return named[0]

    def _storehouse(self, decision: Decision) -> Any:
        if not self.trades:
            return STOP
        trade = self.trades.pop(0)
        if "card" in trade:
            return self.by_key(decision, f"trade:{trade['card']}")
        self.pay = trade["pay"]
        return self.by_key(decision, f"storehouse:{trade['gain']}")

    def _guardhouse(self, decision: Decision) -> Any:
        if not self.actions:
            return STOP
        action = self.actions.pop(0)
        if isinstance(action, Mapping):
            action = (
                "free_captives_by_debt" if action["free_captives"] == "debt" else "free_captives"
            )
        return self.by_key(decision, f"guardhouse:{action}")

    def _capture(self, decision: Decision) -> Any:
        if not self.captures:
            return STOP
        place, seat = self.captures.pop(0)
        return self.by_key(decision, f"{place}:{seat}")

    def _hire(self, decision: Decision) -> Any:
        wanted = self.when.get("hire")
        if wanted == "decline":
            return STOP
        if wanted is not None:
            return APPRENTICES[wanted["card"] if isinstance(wanted, Mapping) else wanted]
        rows = self.table.s.rows
        return rows[self.when.get("row", 1) - 1][self.when.get("col", 1) - 1]

    def _first_apprentice(self, decision: Decision) -> Any:
        return APPRENTICES[self.when["starting_apprentice"]]

    def _dismiss(self, decision: Decision) -> Any:
        wanted = self.when.get("discard_apprentice")
        return APPRENTICES[wanted] if wanted else decision.options[0]

    def _guildhall(self, decision: Decision) -> Any:
        if self.when.get("cathedral"):
            return ADVANCE
        wanted = self.when["then_build" if self.built else "build"]
        self.built += 1
        return decision.options[0] if wanted == "any" else BUILDINGS[wanted]

    def _pay(self, decision: Decision) -> Any:
        ways: Sequence[Payment] = decision.options
        if self.cards:
            return next(way for way in ways if way.cards == len(self.cards))
        if self.pay is None:
            return ways[0]
        for way in ways:
            if dict(way.items) == dict(self.pay) and not way.cards:
                return way
        raise Illegal(f"{self.pay} is not among {ways}")

    def _pay_cards(self, decision: Decision) -> Any:
        return [BUILDINGS[key] for key in self.cards]

    def _give_card(self, decision: Decision) -> Any:
        return decision.options[0]

    def _discard(self, decision: Decision) -> Any:
        return list(decision.options[: decision.lo])

    def _keep(self, decision: Decision) -> Any:
        return decision.options[0]

    def _yes(self, name: str) -> bool:
        return bool(self.lists[name] and self.lists[name].pop(0))

    def _destroy_debt(self, decision: Decision) -> Any:
        return YES if self._yes("destroy_debt") else NO

    def _instead_of_debt(self, decision: Decision) -> Any:
        return YES if self._yes("instead_of_debt") else NO

    def _instead_of_virtue(self, decision: Decision) -> Any:
        return decision.options[0] if self._yes("instead_of_virtue") else NO

    def _may(self, decision: Decision) -> Any:
        return YES if self.when.get("may") else NO

    def _release(self, decision: Decision) -> Any:
        released: int = self.when.get("release", decision.options[0])
        return released

    def _ability(self, decision: Decision) -> Any:
        order = self.lists["reset_order"]
        return self.by_key(decision, order.pop(0)) if order else decision.options[0]

    def _end_order(self, decision: Decision) -> Any:
        wanted = self.when.get("end_order")
        return BUILDINGS[wanted] if wanted else decision.options[0]


def turn(table: Table, **when: Any) -> None:
    """One turn of the player on turn, with what it asks of others."""
    match = table.match
    table.before = table.s.copy()
    answers = Answers(table, when)
    s, me, turns = table.s, table.s.current, table.s.turns
    decision = match.decision
    assert decision is not None
    if "place" in when and decision.kind == "place":
        place = LOCATIONS[when["place"]]
        _assert_same_reason(s, me, place, decision)
        _branch_is_open(s, me, place, when)
    if "place" in when:
        match.answer(answers(decision))
        answers.skip_what_is_forced()
    while match.decision is not None and s.turns == turns:
        match.answer(answers(match.decision))
    if answers.captures or answers.trades or answers.actions:
        raise Illegal("not everything could be done")
    built = [card.key for card in s.players[me].buildings]
    if when.get("build", "any") not in (*built, "any"):
        raise Illegal("it was not built")
    workers_stay(table)


def _assert_same_reason(s: State, me: Seat, place: Location, decision: Decision) -> None:
    assert (place in decision.options) is (not no_place(s, me, place)), place


def _branch_is_open(s: State, me: Seat, place: Location, when: Mapping[str, Any]) -> None:
    """A choice that is not asked, because there is only one, was not the one that was wanted."""
    from throneroom.games.west_kingdom.architects.verbs import EFFECTS
    from throneroom.games.west_kingdom.effects import Use

    branch = place.branches.get(when.get("choose", ""))
    if branch is not None and place.is_open:
        use = Use(place, s.players[me].open[place.number] + 1, place.key)
        reason = EFFECTS.no_branch(s, me, branch, use)
        if reason:
            raise Illegal(reason)


def recall(given: Mapping[str, Any], origin: str) -> Table:
    """A turn without a free worker. Where there is one way only, nobody is asked."""
    table = position(given, begin=False)
    keys = [key_of(option) for option in recalls(table.s, table.s.current)]
    if origin not in (keys or ["none"]):
        raise Illegal(f"{origin} is not among {keys}")
    asked = len(keys) > 1
    begun = position(given)
    begun.before = table.before
    if asked:
        turn(begun, recall=origin)
    return begun


def run(table: Table, rules: Generator[Decision, Any, None], **when: Any) -> None:
    """A part of the rules by itself."""
    answers = Answers(table, when)
    table.before = table.s.copy()
    try:
        decision = rules.send(None)
        while True:
            decision = rules.send(answers(decision))
    except StopIteration:
        workers_stay(table)


def workers_of(s: State, seat: Seat) -> int:
    player = s.players[seat]
    here = player.free + sum(player.open) + player.prison + s.on_boards(seat)
    return here + s.market.count(seat) + s.guildhall.count(seat)


def workers_stay(table: Table) -> None:
    """Nobody's workers come from nowhere or go there."""
    for seat in range(len(table.colours)):
        assert workers_of(table.s, seat) == workers_of(table.before, seat)


# Scores


LINES = {
    "cathedral_vp": "cathedral",
    "virtue_vp": "virtue",
    "debt_vp": "debts",
    "goods_vp": "goods",
    "silver_vp": "silver",
    "prison_vp": "prison",
}


def points(table: Table, colour: str, what: str) -> int:
    score = scoring.score_of(table.s, table.seat(colour))
    if what == "total":
        return score.total
    if what == "building_vp":
        return sum(line.points for line in score.lines if line.what not in LINES.values())
    return next(line.points for line in score.lines if line.what == LINES[what])


def final_scoring(table: Table, **when: Any) -> None:
    run(table, scoring.end_effects(table.s), **when)


# What is true


def holds(table: Table, then: Mapping[str, Any]) -> None:
    """Every line of what should be true."""
    for name, wanted in then.items():
        if name in table.colours:
            for what, value in wanted.items():
                assert found(table, name, what) == value, f"{name} {what}"


def found(table: Table, colour: str, what: str) -> Any:
    player, seat = table.player(colour), table.seat(colour)
    was = table.before.players[seat]
    if what in OTHER:
        return getattr(player, OTHER[what])
    if what in LINES or what in ("building_vp", "total"):
        return points(table, colour, what)
    if what in LOCATIONS:
        return player.open[LOCATIONS[what].number]
    if what == "free_gain":
        placed = table.s.turns > table.before.turns
        return player.free - was.free + placed
    if what == "prison_gain":
        return player.prison - was.prison
    if what == "captured":
        return {table.colours[i]: n for i, n in enumerate(player.captured) if n}
    if what in ("apprentices", "buildings"):
        return [card.key for card in getattr(player, what)]
    raise KeyError(what)


def offer(table: Table, side: str) -> dict[str, int]:
    bag = table.s.small_offer if side == "left" else table.s.large_offer
    return bag.counted(0)


def spaces() -> list[str]:
    return [place.key for place in (*OPEN, *MARKET)]

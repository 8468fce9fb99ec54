"""[4] The game: setup questions, then turns of Wake, Act and Rest, up to eight rounds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from throneroom.games.oath import campaign, chronicle, rule, setup
from throneroom.games.oath import events as e
from throneroom.games.oath.actions import minor, muster, recover, search, trade, travel
from throneroom.games.oath.actions.play import can_play_hidden
from throneroom.games.oath.acts import (
    Act,
    Campaign,
    Muster,
    Recover,
    Search,
    Trade,
    Travel,
)
from throneroom.games.oath.cards import (
    DISCARD_SEARCH_PRICE,
    MOST_SUPPLY,
    PEOPLES_FAVOR,
    SUPPLY_PRICES,
    TRAVEL_PRICES,
    WORLD_SEARCH_PRICES,
)
from throneroom.games.oath.moments import ACTION, MODIFY, REST, WAKE
from throneroom.games.oath.powers.driver import leaves_a_way
from throneroom.games.oath.powers.price import is_printed
from throneroom.games.oath.powers.registry import Function
from throneroom.games.oath.powers.using import usable, use_power
from throneroom.games.oath.promises import settle_debts
from throneroom.games.oath.round_end import end_round
from throneroom.games.oath.settle import settle
from throneroom.games.oath.spots import BANK_OF, DONE, PASS, Bank
from throneroom.games.oath.state import Phase, Role, State
from throneroom.games.oath.verbs import bank_favor, pay_favor, purse, turn_mob
from throneroom.games.oath.victory import ways_in_wake, win
from throneroom.kernel import Decision, Flow, Seat, Word, choose, word

PLACE = word("place")
MAJOR: dict[Word, tuple[Any, type[Act]]] = {
    word("search"): (search, Search),
    word("muster"): (muster, Muster),
    word("trade"): (trade, Trade),
    word("recover"): (recover, Recover),
    word("campaign"): (campaign, Campaign),
    word("travel"): (travel, Travel),
}
LEAST: dict[Word, int] = {
    word("search"): min(DISCARD_SEARCH_PRICE, *WORLD_SEARCH_PRICES),
    word("travel"): min(TRAVEL_PRICES.values()),
    **{word(action.value): supply for action, supply in SUPPLY_PRICES.items()},
}
"""The least Supply that a major action costs, as printed."""
RUNS: dict[type[Act], Callable[[State, Any], Flow]] = {cls: m.run for m, cls in MAJOR.values()}
MODIFIERS = {name: f"{MODIFY}.{act.kind}" for name, (_, act) in MAJOR.items()}
"""The moment of its modifiers."""
ADVISER, PEEK, WARBANDS, SHOW, SELF_EXILE, REST_WORD = map(
    word, ("adviser", "peek", "warbands", "show", "self_exile", "rest")
)


def flow(s: State) -> Flow:
    if s.phase in (Phase.BOARDS, Phase.TOKENS, Phase.PAWNS):
        yield from setup.questions(s)
        begin_turn(s, s.chancellor)
    while not s.over:
        me = s.active
        if s.phase is Phase.WAKE:
            yield from wake(s, me)
        if s.phase is Phase.ACT:
            yield from act(s, me)
        if s.phase is Phase.REST:
            yield from rest(s, me)
            yield from next_turn(s, me)
        if s.phase is Phase.CHRONICLE:
            yield from chronicle.write(s)


def begin_turn(s: State, seat: Seat) -> None:
    s.active, s.phase, s.step = seat, Phase.WAKE, 0
    s.used, s.taken, s.cleared, s.refused = [], [], [], []
    s.act_over = False
    s.tell(e.TurnBegan(seat, s.round))


def next_turn(s: State, me: Seat) -> Flow:
    following = s.seats_from(me)[1]
    if following == s.chancellor:
        yield from end_round(s)
        if s.winner >= 0:
            return
        s.round += 1
        s.promises = [promise for promise in s.promises if promise.until >= s.round]
    begin_turn(s, following)


# [4.1]


def wake(s: State, me: Seat) -> Flow:
    while s.step < 2 and s.peoples_favor.holder == me:  # 4.1.1
        if s.step == 1 and not s.peoples_favor.mob:
            break
        yield from banner_step(s, me)
        s.step += 1
    s.step = max(s.step, 2)
    if s.step == 2:
        if s.peoples_favor.holder == me and s.peoples_favor.tokens >= PEOPLES_FAVOR.mob_from:
            turn_mob(s, True)
        yield from settle(s)
        ways = ways_in_wake(s, me)  # 4.1.2
        if ways:
            win(s, me, ways)
            return
        if s.title == me and s.players[me].role is Role.EXILE and not s.usurper:  # 4.1.3
            s.usurper = True
            s.tell(e.TitleTurned(me, True))
        s.step = 3
    yield from powers_once(s, me, WAKE)  # 4.1.4
    s.phase, s.step, s.used = Phase.ACT, 0, []


def banner_step(s: State, me: Seat) -> Flow:
    """[4.1.1] One favor onto the People's Favor, or from it to the poorest bank."""
    standard, player = s.peoples_favor, s.players[me]
    options: list[Word | Bank] = []
    if player.favor or purse(s, me):
        options.append(PLACE)
    if standard.tokens >= 2:
        options += [BANK_OF[suit] for suit in s.poorest()]
    if not options:
        return
    if options == [PLACE] and not player.favor:
        options.append(PASS)  # nobody has to pay from a bank that a card opens
    chosen = yield from choose(me, "peoples_favor", options, checkpoint=True)
    if chosen is PASS:
        return
    if isinstance(chosen, Bank):
        standard.tokens -= 1
        bank_favor(s, chosen.suit, 1)
        s.tell(e.BannerStep(me, -1, chosen.suit.value))
    else:
        yield from pay_favor(s, me, 1)
        standard.tokens += 1
        s.tell(e.BannerStep(me, 1, ""))


def powers_once(s: State, me: Seat, moment: str) -> Flow:
    """Powers of a phase, each once, in any order."""
    while True:
        options: list[Any] = [u.f for u in usable(s, me, moment) if u.f.name not in s.used]
        if not options:
            return
        options.append(DONE)
        chosen = yield Decision(me, moment, options, 1, 1, True)
        if chosen is DONE:
            return
        s.used.append(chosen.name)
        use = next(u for u in usable(s, me, moment) if u.f is chosen)
        yield from use_power(s, use)
        yield from settle(s)


# [4.2]


def menu(s: State, me: Seat) -> list[Any]:
    """All possible deeds of the player on turn."""
    options: list[Any] = [name for name in MAJOR if can_begin(s, me, name)]
    if can_play_hidden(s, me):
        options.append(ADVISER)
    if minor.unseen_relics(s, me):
        options.append(PEEK)
    if minor.moves(s, me):
        options.append(WARBANDS)
    if minor.showable(s, me):
        options.append(SHOW)
    if not minor.self_exile_refusal(s, me):
        options.append(SELF_EXILE)
    options += [use.f for use in usable(s, me, ACTION)]
    options.append(REST_WORD)
    return options


def can_begin(s: State, me: Seat, name: Word) -> bool:
    """[M4] Whether a major action can be finished, as it is or with a modifier that makes it
    free."""
    module, kind = MAJOR[name]
    moment = MODIFIERS[name]
    if s.players[me].supply < LEAST[name] and moment not in s.index and is_printed(s, kind.kind):
        return False
    started = module.begin(s, me)
    s.acts.append(started)
    try:
        if module.possible(s, started):
            return True
        if moment not in s.index:
            return False
        return any(
            use.f.frees and leaves_a_way(s, started, use, module.possible)
            for use in usable(s, me, moment, started)
        )
    finally:
        s.acts.pop()


def act(s: State, me: Seat) -> Flow:
    if s.promises and not s.acts:
        yield from settle_debts(s, me)
    while True:
        if s.acts:
            started = s.acts[0]
            yield from RUNS[type(started)](s, started)
            continue
        if s.act_over:
            break
        chosen = yield Decision(me, "act", menu(s, me), 1, 1, True, "act")
        if chosen is REST_WORD:
            break
        if isinstance(chosen, Function):
            yield from use_action(s, me, chosen)
        elif chosen in MAJOR:
            s.acts.append(MAJOR[chosen][0].begin(s, me))
        else:
            yield from MINOR[chosen](s, me)
    s.phase, s.step, s.used = Phase.REST, 0, []


MINOR: dict[Word, Callable[[State, Seat], Flow]] = {
    ADVISER: minor.play_adviser,
    PEEK: minor.peek_relic,
    WARBANDS: minor.move_warbands,
    SHOW: minor.show_adviser,
    SELF_EXILE: minor.self_exile,
}


def use_action(s: State, me: Seat, f: Function) -> Flow:
    use = next(u for u in usable(s, me, ACTION) if u.f is f)
    yield from use_power(s, use)
    yield from settle(s)


# [4.3]


def rest(s: State, me: Seat) -> Flow:
    if s.step == 0:
        favor, secrets = return_tokens(s, me)
        refresh(s, me)
        s.tell(e.Rested(me, favor, secrets, s.players[me].supply))
        s.step = 1
    yield from powers_once(s, me, REST)


def return_tokens(s: State, me: Seat, *, but: Any = None) -> tuple[int, int]:
    """[4.3.1, 4.3.2] Favor on cards to the banks of their suits, secrets on cards to this player,
    whose secrets all turn up. Returns how many favor and secrets came from cards."""
    favor = secrets = 0
    for card in [card for card in s.favor_on if card is not but]:
        count = s.favor_on.pop(card)
        bank_favor(s, card.suit, count)
        favor += count
    for card in [card for card in s.secrets_on if card is not but]:
        secrets += s.secrets_on.pop(card)
    player = s.players[me]
    player.secrets += secrets + player.flipped
    player.flipped = 0
    return favor, secrets


def refresh(s: State, me: Seat) -> None:
    """[4.3.4]"""
    player = s.players[me]
    player.supply = min(MOST_SUPPLY, rule.restored(s, me) + player.supply)

"""The verbs of the game: the only way in which goods, virtue and debts come and go. They may ask.
Also here: the options that are not cards, and the interpreter with this game's words."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from throneroom.games.west_kingdom.architects import events as e
from throneroom.games.west_kingdom.architects.cards import (
    GOODS,
    MAX_VIRTUE,
    ON_PAID,
    PLAIN,
    Apprentice,
    Location,
)
from throneroom.games.west_kingdom.architects.laws import count, price_of, too_dear
from throneroom.games.west_kingdom.architects.state import State, listed
from throneroom.games.west_kingdom.buttons import STOP
from throneroom.games.west_kingdom.campaign.board import settle
from throneroom.games.west_kingdom.effects import Do, Interpreter, Use, Verb
from throneroom.games.west_kingdom.goods import NO_GOODS, Bag, Mix, Price, number_of, ways_to_pay
from throneroom.kernel import (
    NO,
    YES,
    Asking,
    Decision,
    Flow,
    Message,
    Reference,
    Seat,
    choose,
    choose_some,
    key_of,
)

# Options


class Prison(Reference):
    """The prison, as the place from which a worker comes back."""

    __slots__ = ()
    what: ClassVar[str] = "prison"

    def caption(self, decision: Decision) -> Message:
        return Message("option-from_prison")

    def target(self, decision: Decision) -> str:
        return "town/prison"


PRISON = Prison("prison")
Prison.table["prison"] = PRISON


class FromBoard(msgspec.Struct, frozen=True):
    """Another player's board, as the place from which a worker comes back: "board:2"."""

    seat: Seat

    @property
    def key(self) -> str:
        return f"board:{self.seat}"

    def caption(self, decision: Decision) -> Message:
        return Message("option-from_board", {"seat": self.seat})

    def target(self, decision: Decision) -> str:
        return f"player/{self.seat}"


class Group(msgspec.Struct, frozen=True):
    """All workers of one owner at one location: "forest:1"."""

    place: Location
    owner: Seat

    @property
    def key(self) -> str:
        return f"{self.place.key}:{self.owner}"

    def caption(self, decision: Decision) -> Message:
        return Message("option-group", {"place": self.place.key, "owner": self.owner})

    def target(self, decision: Decision) -> str:
        return f"group/{self.key}"


class Trade(Reference):
    """The trade of a player's apprentice at the Storehouse: "trade:merchant_clay"."""

    __slots__ = ("card", "do")
    what: ClassVar[str] = "trade"

    def __init__(self, card: Any, do: Do) -> None:
        super().__init__(f"trade:{card.key}")
        self.card, self.do = card, do
        Trade.table[self.key] = self

    def caption(self, decision: Decision) -> Message:
        return Message("option-trade", {"card": self.card.key})

    def target(self, decision: Decision) -> str:
        return f"apprentices/{self.card.key}"


# The language

VERBS: dict[str, Verb] = {}
"""The verbs by name; the modules of `actions` add theirs."""


def possible(s: State, seat: Seat, argument: Any, use: Use) -> str:
    return ""


# Gaining


def gain_plain(s: State, seat: Seat, items: Any, workers: int, by: Any) -> None:
    """Goods and silver: nobody is asked, and nothing reacts."""
    player = s.players[seat]
    for item, amount in items:
        n = amount if type(amount) is int else amount(workers)
        setattr(player, item, getattr(player, item) + n)
    if s.log is not None:
        gained = listed([(item, number_of(amount, workers)) for item, amount in items])
        if gained:
            s.tell(e.Gained(seat, gained, key_of(by)))


def gain(s: State, seat: Seat, bag: Bag, use: Use) -> Flow:
    """All items of a bag, in their order."""
    plain = [(item, amount) for item, amount in bag.items if item in PLAIN]
    if plain:
        gain_plain(s, seat, plain, use.workers, use.by)
    for item, amount in bag.items:
        n = number_of(amount, use.workers)
        if item == "virtue":
            yield from gain_virtue(s, seat, n, use.by)
        elif item == "building_card":
            s.draw(seat, n, key_of(use.by))
        elif item == "debt":
            yield from take_debt(s, seat, n, use.by)


def no_gain(s: State, seat: Seat, bag: Bag, use: Use) -> str:
    """6.3: building cards can't be drawn from an empty deck; everything else has no limit."""
    if bag.items[0][0] == "building_card" and not s.deck:
        return "deck_empty"
    return ""


def perform(s: State, seat: Seat, do: Do, use: Use) -> Flow:
    """Carries out what is written: at once if nobody is asked."""
    if do.plain is not None:
        gain_plain(s, seat, do.plain, use.workers, use.by)
    else:
        yield from EFFECTS.perform(s, seat, do, use)
    settle(s)


def fire(s: State, seat: Seat, moment: str) -> Flow:
    """The effects of a player's board and apprentices at a moment."""
    for by, do in s.players[seat].powers.on.get(moment, ()):
        yield from perform(s, seat, do, Use(by))


# 4. Virtue and debts


def gain_virtue(s: State, seat: Seat, n: int, by: Any) -> Flow:
    """Beyond 14, a debt may be destroyed for each lost point."""
    player = s.players[seat]
    gained = min(n, MAX_VIRTUE - player.virtue)
    if gained:
        player.virtue += gained
        if s.log is not None:
            s.tell(e.VirtueChanged(seat, gained, player.virtue, key_of(by)))
        if "virtue_gained" in player.powers.on:
            for _ in range(gained):
                yield from fire(s, seat, "virtue_gained")
    for _ in range(n - gained):
        yield from may_destroy_debt(s, seat, by)


def may_destroy_debt(s: State, seat: Seat, by: Any) -> Flow:
    if s.players[seat].unpaid:
        answer = yield from choose(seat, "destroy_debt", (YES, NO), by=by)
        if answer is YES:
            destroy_debt(s, seat, by)


def destroy_debt(s: State, seat: Seat, by: Any) -> None:
    """Back to the pile. This does not count as paying it off."""
    s.players[seat].unpaid -= 1
    if s.log is not None:
        s.tell(e.DebtDestroyed(seat, key_of(by)))


def lose_virtue(s: State, seat: Seat, n: int, by: Any) -> Flow:
    """A debt for each point that can't be lost. Another price may be paid for a point."""
    player = s.players[seat]
    lost = 0
    replacing = player.powers.instead.get("would_lose_virtue")
    if replacing is None:
        lost = min(n, player.virtue)
        player.virtue -= lost
        n -= lost
    else:
        n, lost = yield from _replaced_losses(s, seat, n, by, replacing[0])
    if lost and s.log is not None:
        s.tell(e.VirtueChanged(seat, -lost, player.virtue, key_of(by)))
    if n:
        yield from take_debt(s, seat, n, by)


def _replaced_losses(s: State, seat: Seat, n: int, by: Any, board: Any) -> Asking[tuple[int, int]]:
    """Point by point: a card, or the loss. Returns the points that can't be lost, and those that
    were."""
    player = s.players[seat]
    debts = lost = 0
    for left in range(n, 0, -1):
        if player.hand:
            options: list[Any] = [*player.hand, NO]
            given = yield from choose(
                seat, "instead_of_virtue", options, at="hand", by=board, left=left, cause=by
            )
            if given is not NO:
                s.discard(seat, [given], board.key)
                continue
        if player.virtue:
            player.virtue -= 1
            lost += 1
        else:
            debts += 1
    return debts, lost


def take_debt(s: State, seat: Seat, n: int, by: Any) -> Flow:
    player = s.players[seat]
    replacing = player.powers.instead.get("would_take_debt")
    for _ in range(n):
        if replacing is not None:
            board, instead = replacing
            price = price_of(player, instead.pay, "")
            if not too_dear(player, price):
                answer = yield from choose(seat, "instead_of_debt", (YES, NO), by=board, cause=by)
                if answer is YES:
                    player.silver -= price.silver
                    if s.log is not None:
                        s.tell(e.DebtAvoided(seat, price.silver, board.key))
                    continue
        player.unpaid += 1
        if s.log is not None:
            s.tell(e.DebtTaken(seat, key_of(by)))
        settle(s)
        if "debt_taken" in player.powers.on:
            yield from fire(s, seat, "debt_taken")


def pay_off_debt(s: State, seat: Seat, n: int, use: Use) -> Flow:
    """A debt is flipped: 1 virtue, then the reactions."""
    player = s.players[seat]
    for _ in range(n):
        player.unpaid -= 1
        player.paid += 1
        if s.log is not None:
            s.tell(e.DebtPaid(seat))
        yield from gain(s, seat, ON_PAID, use)
        yield from fire(s, seat, "debt_paid")


def no_pay_off_debt(s: State, seat: Seat, n: int, use: Use) -> str:
    return "" if s.players[seat].unpaid else "no_debt"


# 4. Paying


def pay_price(s: State, seat: Seat, price: Price, by: Any) -> Flow:
    """Goods, cards and silver first, then tax, then virtue, then debts."""
    player = s.players[seat]
    goods: list[str] = []
    if price.goods is not NO_GOODS:
        goods = yield from _pay_goods(s, seat, price, by)
    if price.cards:
        cards = yield from choose_some(
            *(seat, "give_card", player.hand, price.cards, price.cards), at="hand", by=by
        )
        s.discard(seat, cards, key_of(by))
    player.silver -= price.silver + price.tax
    s.tax += price.tax
    if s.log is not None:
        given = [*goods, *["silver"] * price.silver]
        if given:
            s.tell(e.Paid(seat, given, price.tax, key_of(by)))
        elif price.tax:
            s.tell(e.TaxPaid(seat, price.tax, key_of(by)))
    if price.virtue:
        yield from lose_virtue(s, seat, price.virtue, by)


def _pay_goods(s: State, seat: Seat, price: Price, by: Any) -> Asking[list[str]]:
    """In one of the possible ways. Cards in place of goods are chosen next."""
    player = s.players[seat]
    cards = len(player.hand) - price.cards if player.powers.pay_with else 0
    ways = ways_to_pay(player, GOODS, price, cards)
    way = yield from choose(seat, "pay", ways, by=by)
    for item, n in way.items:
        setattr(player, item, getattr(player, item) - n)
    if way.cards:
        given = yield from choose_some(
            *(seat, "pay_cards", player.hand, way.cards, way.cards), at="hand", by=by
        )
        s.discard(seat, given, key_of(by))
    return way.goods


def pay(s: State, seat: Seat, cost: Bag | Mix, use: Use) -> Flow:
    price = price_of(s.players[seat], cost, use.place)
    yield from pay_price(s, seat, price, use.by)


def no_pay(s: State, seat: Seat, cost: Bag | Mix, use: Use) -> str:
    player = s.players[seat]
    return too_dear(player, price_of(player, cost, use.place))


def lose(s: State, seat: Seat, bag: Bag, use: Use) -> Flow:
    """Only virtue is ever lost."""
    for item, amount in bag.items:
        assert item == "virtue"
        yield from lose_virtue(s, seat, number_of(amount, use.workers), use.by)


def destroy(s: State, seat: Seat, n: int, use: Use) -> Flow:
    for _ in range(min(n, s.players[seat].unpaid)):
        destroy_debt(s, seat, use.by)
    return
    yield


# Workers come home


def release(s: State, seat: Seat, terms: Any, use: Use) -> Flow:
    """From prison, or from all other boards. If a number is given, the player chooses how many."""
    player = s.players[seat]
    if terms["from"] == "boards":
        workers = s.released_from_boards(seat)
    else:
        workers = player.prison
        if terms["up_to"] != "all" and workers:
            most = min(workers, terms["up_to"])
            numbers = tuple(range(most, -1, -1))
            workers = yield from choose(seat, "release", numbers, by=use.by, most=most)
        player.prison -= workers
        player.free += workers
    if workers and s.log is not None:
        s.tell(e.Released(seat, terms["from"], workers, key_of(use.by)))


def no_release(s: State, seat: Seat, terms: Any, use: Use) -> str:
    if terms["from"] == "boards":
        return "" if s.on_boards(seat) else "no_captives"
    return "" if s.players[seat].prison else "no_prisoners"


# Apprentices leave


def discard_apprentice(s: State, seat: Seat, n: int, use: Use) -> Flow:
    for _ in range(n):
        held: list[Apprentice] = s.players[seat].apprentices
        if held:
            card = yield from choose(seat, "dismiss", held, at="apprentices", by=use.by)
            s.dismiss(seat, card)


EFFECTS: Interpreter[State] = Interpreter(VERBS, count, pay, no_pay, STOP)

VERBS |= {
    "gain": Verb(gain, no_gain),
    "lose": Verb(lose, possible),
    "take_debt": Verb(lambda s, seat, n, use: take_debt(s, seat, n, use.by), possible),
    "destroy_debt": Verb(destroy, no_pay_off_debt),
    "pay_off_debt": Verb(pay_off_debt, no_pay_off_debt),
    "release": Verb(release, no_release),
    "discard_apprentice": Verb(discard_apprentice, possible),
}

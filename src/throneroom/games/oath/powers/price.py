"""The cost of an act and the amounts it brings, with all laws [M6, M7]."""

from __future__ import annotations

from typing import NamedTuple

from throneroom.games.oath import verbs
from throneroom.games.oath.acts import KINDS, Act
from throneroom.games.oath.moments import AMOUNT, BAN_ACT, PRICE
from throneroom.games.oath.powers.registry import laws
from throneroom.games.oath.powers.using import used_by
from throneroom.games.oath.state import NOBODY, State
from throneroom.games.oath.verbs import purse
from throneroom.kernel import Flow, Seat


class Price(NamedTuple):
    """The answer of a PRICE law about an act."""

    base: int | None = None
    """Another price in Supply, if it is lower."""
    fixed: int | None = None
    """A replacement price in Supply, whether higher or lower."""
    more: int = 0
    """Supply in addition."""
    free: bool = False
    """No Supply at all, whatever was added."""
    favor: int = 0
    """Favor paid to a player, which nothing waives."""
    to: Seat = NOBODY
    """The receiver of that favor; bandits burn it."""
    flips: int = 0
    """Secrets that are turned face down."""
    secret: bool = False
    """A placed secret instead of a placed favor."""


PRICES = {kind: f"{PRICE}.{kind}" for kind in KINDS}
BANS = {kind: f"{BAN_ACT}.{kind}" for kind in KINDS}
"""The moments of an act's laws, by its kind."""


class Bill(NamedTuple):
    """The whole price of an act."""

    supply: int
    tolls: tuple[tuple[Seat, int], ...] = ()
    flips: int = 0
    secret: bool = False

    @property
    def favor(self) -> int:
        return sum([favor for _, favor in self.tolls])


def bill(s: State, who: Seat, act: Act, supply: int) -> Bill:
    """[M6] The base, or its replacement by laws; then surcharges; then anything that makes it
    free."""
    in_force = laws(s, PRICES[act.kind])
    if not in_force and not act.free_if:
        return Bill(0 if act.free else supply)
    more, free, flips, secret = 0, act.free, 0, False
    tolls: list[tuple[Seat, int]] = []
    for source in in_force:
        price: Price | None = source.f.run(s, source, who, act)
        if price is None:
            continue
        if price.base is not None:
            supply = min(supply, price.base)
        if price.fixed is not None:
            supply = price.fixed
        more += price.more
        free = free or price.free
        flips += price.flips
        secret = secret or price.secret
        if price.favor and price.to != who:
            tolls.append((price.to, price.favor))
    if not free and act.free_if:
        free = _is_free(s, act)
    return Bill(0 if free else max(0, supply + more), tuple(tolls), flips, secret)


def _is_free(s: State, act: Act) -> bool:
    return any(run(s, use, act) for run, use in used_by(s, act, PRICE))


def is_printed(s: State, kind: str) -> bool:
    """Whether acts of a kind cost the printed price, because no law in force says otherwise."""
    return PRICES[kind] not in s.index


def lacks(s: State, who: Seat, cost: Bill, *, favor: int = 0, secrets: int = 0) -> str:
    """Why a price cannot be paid, together with the favor and secrets that the act itself takes."""
    player = s.players[who]
    if cost.supply > player.supply:
        return "no_supply"
    if cost.tolls:
        favor += cost.favor
    if favor > player.favor and favor > purse(s, who):
        return "no_favor"
    return "no_secret" if secrets + cost.flips > player.secrets else ""


def pay_bill(s: State, who: Seat, cost: Bill) -> Flow:
    s.players[who].supply -= cost.supply
    for seat, favor in cost.tolls:
        yield from verbs.give_favor(s, who, favor, seat)
    if cost.flips:
        verbs.flip_secrets(s, who, cost.flips)


def ban(s: State, who: Seat, act: Act) -> str:
    """Why a law forbids an act as it is, as the key of the card."""
    for source in laws(s, BANS[act.kind]):
        if source.f.run(s, source, who, act):
            key: str = source.card.key
            return key
    return ""


class Amount(NamedTuple):
    """The changes of an AMOUNT law."""

    favor: int = 0
    secrets: int = 0
    warbands: int = 0
    cards: int = 0
    no_favor: bool = False
    """Whether there is none, whatever else is added."""
    as_secret: bool = False
    """Whether the favor becomes a secret."""


def amounts(s: State, who: Seat, act: Act) -> list[Amount]:
    """The changes that laws and used modifiers make to an act's numbers."""
    found: list[Amount] = []
    for source in laws(s, f"{AMOUNT}.{act.kind}"):
        amount = source.f.run(s, source, who, act)
        if amount is not None:
            found.append(amount)
    for run, use in used_by(s, act, AMOUNT):
        amount = run(s, use, act)
        if amount is not None:
            found.append(amount)
    return found

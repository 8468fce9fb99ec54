"""[10] Favor: from banks, to banks, between players, burned."""

from __future__ import annotations

from throneroom.games.oath import events as e
from throneroom.games.oath.cards import Suit
from throneroom.games.oath.moments import INSTEAD
from throneroom.games.oath.powers.registry import laws
from throneroom.games.oath.state import State
from throneroom.kernel import Flow, Seat, choose


def purse(s: State, seat: Seat) -> int:
    """A player's available favor: on the board, and in a bank that a card opens."""
    favor = s.players[seat].favor
    for source in laws(s, f"{INSTEAD}.purse"):
        bank = source.f.run(s, source, seat)
        if bank is not None:
            favor += s.banks[bank]
    return favor


def lend(s: State, seat: Seat, count: int) -> list[tuple[Suit, int]]:
    """Takes favor out of the banks that a card opens, to see the table as if it were paid; the
    caller puts it back."""
    taken: list[tuple[Suit, int]] = []
    for source in laws(s, f"{INSTEAD}.purse"):
        bank = source.f.run(s, source, seat)
        if bank is not None:
            part = min(count, s.banks[bank])
            s.banks[bank] -= part
            count -= part
            taken.append((bank, part))
    return taken


def receive_favor(s: State, seat: Seat, count: int) -> None:
    """Favor comes to a board, or where a card sends it."""
    if count <= 0:
        return
    for source in laws(s, f"{INSTEAD}.favor"):
        bank = source.f.run(s, source, seat)
        if bank is not None:
            s.banks[bank] += count
            return
    s.players[seat].favor += count


def gain_favor(s: State, seat: Seat, count: int, suit: Suit) -> int:
    """Moves favor from a favor bank to a player, as much as there is."""
    count = min(count, s.banks[suit])
    if count > 0:
        s.banks[suit] -= count
        receive_favor(s, seat, count)
        if s.log is not None:
            s.log.append(e.Gained(seat, "favor", count, suit.value))
    return max(count, 0)


def win_favor(s: State, seat: Seat, count: int, suit: Suit) -> None:
    """[R45] A battle plan's gain from a bank; bandits burn it."""
    if seat >= 0:
        gain_favor(s, seat, count, suit)
    else:
        count = min(count, s.banks[suit])
        s.banks[suit] -= count
        burn(s, count)


def pay_favor(s: State, seat: Seat, count: int) -> Flow:
    """Favor leaves a player's board, or the bank from which a card lets its owner pay. The caller
    puts it somewhere."""
    player = s.players[seat]
    for source in laws(s, f"{INSTEAD}.purse"):
        bank = source.f.run(s, source, seat)
        if bank is not None and s.banks[bank]:
            least, most = max(0, count - player.favor), min(count, s.banks[bank])
            used = yield from choose(
                seat, "pay_from_bank", range(least, most + 1), by=source.card, amount=count
            )
            s.banks[bank] -= used
            count -= used
    assert player.favor >= count, "a price is asked before it is offered"
    player.favor -= count


def burn(s: State, count: int) -> None:
    """Favor that has left its place goes to the shared bank, or where a card sends it."""
    if count <= 0:
        return
    for source in laws(s, f"{INSTEAD}.burn"):
        seat = source.f.run(s, source)
        if seat is not None:
            receive_favor(s, seat, count)
            return
    s.shared_favor += count


def burn_favor(s: State, seat: Seat, count: int) -> Flow:
    """Burns favor from a board. Favor that an effect (not a cost) burns is on the board."""
    yield from pay_favor(s, seat, count)
    burn(s, count)
    if count and s.log is not None:
        s.log.append(e.Burned(seat, "favor", count))


def lose_favor(s: State, seat: Seat, count: int) -> int:
    """Another player's effect burns favor on a player's board, as much as there is."""
    count = min(count, s.players[seat].favor)
    s.players[seat].favor -= count
    burn(s, count)
    if count and s.log is not None:
        s.log.append(e.Burned(seat, "favor", count))
    return count


def bank_favor(s: State, suit: Suit | None, count: int) -> None:
    """Favor that has left its place goes to the bank of a suit; without one, to the shared
    bank."""
    if suit is None:
        s.shared_favor += count
    else:
        s.banks[suit] += count


def take_favor(s: State, seat: Seat, count: int, source: Seat) -> int:
    """Takes favor from another player's board, as much as there is."""
    count = min(count, s.players[source].favor)
    if count > 0:
        s.players[source].favor -= count
        receive_favor(s, seat, count)
        if s.log is not None:
            s.log.append(e.Gave(source, seat, "favor", count))
    return count


def give_favor(s: State, seat: Seat, count: int, to: Seat) -> Flow:
    """Gives favor to another player; favor for bandits is burned."""
    yield from pay_favor(s, seat, count)
    if to < 0:
        burn(s, count)
    else:
        receive_favor(s, to, count)
    if count and s.log is not None:
        s.log.append(e.Gave(seat, to, "favor", count))


def move_between_banks(s: State, source: Suit, to: Suit, count: int) -> None:
    """Moves favor from one favor bank to another, as much as there is."""
    count = min(count, s.banks[source])
    s.banks[source] -= count
    s.banks[to] += count
    if count and s.log is not None:
        s.log.append(e.BanksShifted(source.value, to.value, count))


def return_favor(s: State, seat: Seat, count: int, suit: Suit) -> int:
    """Moves favor from a player's board to a favor bank, as much as there is; this burns
    nothing."""
    count = min(count, s.players[seat].favor)
    if count > 0:
        s.players[seat].favor -= count
        s.banks[suit] += count
        if s.log is not None:
            s.log.append(e.Returned(seat, count, suit.value))
    return max(count, 0)

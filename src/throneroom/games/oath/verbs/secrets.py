"""[10] Secrets and Supply."""

from __future__ import annotations

from throneroom.games.oath import events as e
from throneroom.games.oath.cards import MOST_SUPPLY
from throneroom.games.oath.moments import BAN_DEED
from throneroom.games.oath.powers.registry import laws
from throneroom.games.oath.state import State
from throneroom.kernel import Flow, Seat, choose


def gain_secrets(s: State, seat: Seat, count: int) -> int:
    """From the shared bank, which never runs out."""
    s.shared_secrets -= count
    s.players[seat].secrets += count
    if count and s.log is not None:
        s.log.append(e.Gained(seat, "secrets", count, ""))
    return count


def burn_secrets(s: State, seat: Seat, count: int) -> None:
    """Burns faceup secrets, as a price."""
    s.players[seat].secrets -= count
    s.shared_secrets += count
    if count and s.log is not None:
        s.log.append(e.Burned(seat, "secrets", count))


def lose_secrets(s: State, seat: Seat, keep: int) -> int:
    """Burns all but `keep` of the secrets on a board, whatever their side; a faceup one stays if
    there is any [M5]."""
    player = s.players[seat]
    lost = max(0, player.secrets + player.flipped - keep)
    down = min(player.flipped, lost)
    player.flipped -= down
    player.secrets -= lost - down
    s.shared_secrets += lost
    if lost and s.log is not None:
        s.log.append(e.Burned(seat, "secrets", lost))
    return lost


def flip_secrets(s: State, seat: Seat, count: int) -> None:
    """Faceup secrets are turned face down."""
    s.players[seat].secrets -= count
    s.players[seat].flipped += count


def take_secrets(s: State, seat: Seat, count: int, source: Seat) -> Flow:
    """Takes secrets from another player's board; the taker chooses their side, and the side stays
    [M5]."""
    player, other = s.players[seat], s.players[source]
    for _ in range(min(count, other.secrets + other.flipped)):
        sides = [*(["up"] if other.secrets else []), *(["down"] if other.flipped else [])]
        side = yield from choose(seat, "secret_side", sides, player=source)
        if side == "up":
            other.secrets -= 1
            player.secrets += 1
        else:
            other.flipped -= 1
            player.flipped += 1
    if count and s.log is not None:
        s.log.append(e.Gave(source, seat, "secrets", count))


def give_secrets(s: State, seat: Seat, count: int, to: Seat) -> None:
    """Gives faceup secrets to another player."""
    s.players[seat].secrets -= count
    s.players[to].secrets += count
    if count and s.log is not None:
        s.log.append(e.Gave(seat, to, "secrets", count))


def yield_secrets(s: State, seat: Seat, count: int, to: Seat) -> int:
    """Pays what a player owes, as much as there is: faceup secrets first; the side stays. A player
    who cannot give secrets gives none."""
    player, other = s.players[seat], s.players[to]
    if ban_on(s, "give", seat):
        return 0
    up = min(count, player.secrets)
    down = min(count - up, player.flipped)
    player.secrets -= up
    player.flipped -= down
    other.secrets += up
    other.flipped += down
    if up + down and s.log is not None:
        s.log.append(e.Gave(seat, to, "secrets", up + down))
    return up + down


def ban_on(s: State, deed: str, seat: Seat) -> str:
    """Why a player cannot do a deed: give secrets, place warbands, sacrifice for attack."""
    for source in laws(s, f"{BAN_DEED}.{deed}"):
        reason = source.f.run(s, source, seat)
        if reason:
            key: str = source.card.key
            return key
    return ""


def gain_supply(s: State, seat: Seat, count: int) -> None:
    player = s.players[seat]
    gained = min(MOST_SUPPLY - player.supply, count)
    player.supply += gained
    if gained and s.log is not None:
        s.log.append(e.Gained(seat, "supply", gained, ""))

"""[10] Tokens on cards."""

from __future__ import annotations

from throneroom.games.oath import events as e
from throneroom.games.oath.cards import Card, Vision
from throneroom.games.oath.state import State
from throneroom.games.oath.verbs.favor import bank_favor, receive_favor
from throneroom.games.oath.verbs.warbands import bury
from throneroom.kernel import Seat


def place_favor_on(s: State, seat: Seat, count: int, card: Card) -> int:
    """Moves favor from a player's board onto a card, as much as there is."""
    count = min(count, s.players[seat].favor)
    s.players[seat].favor -= count
    put_on(s, card, favor=count)
    if count and s.log is not None:
        s.log.append(e.FavorPlaced(seat, count, card.key))
    return count


def yield_favor_on(s: State, card: Card, seat: Seat) -> None:
    """The favor that lies on a card goes to a player."""
    count = s.favor_on.pop(card, 0)
    receive_favor(s, seat, count)
    if count and s.log is not None:
        s.log.append(e.Gained(seat, "favor", count, ""))


def burn_secrets_on(s: State, card: Card, keep: int) -> None:
    """Burns all but `keep` of the secrets on a card."""
    burned = max(0, s.secrets_on.get(card, 0) - keep)
    if burned:
        s.secrets_on[card] -= burned
        if not s.secrets_on[card]:
            del s.secrets_on[card]
        s.shared_secrets += burned


def yield_secret_on(s: State, card: Card, seat: Seat) -> None:
    """A secret that lies on a card goes face up to a player."""
    s.secrets_on[card] -= 1
    if not s.secrets_on[card]:
        del s.secrets_on[card]
    s.players[seat].secrets += 1
    if s.log is not None:
        s.log.append(e.Gained(seat, "secrets", 1, ""))


def put_on(s: State, card: Card, *, favor: int = 0, secrets: int = 0) -> None:
    """Puts tokens that have left their place on a card."""
    if favor:
        s.favor_on[card] = s.favor_on.get(card, 0) + favor
    if secrets:
        s.secrets_on[card] = s.secrets_on.get(card, 0) + secrets


def clear_tokens(s: State, card: Card) -> None:
    """[10] A card leaves: its favor goes to the bank of its suit, its secrets face down to the
    active player, warbands on it are killed."""
    favor = s.favor_on.pop(card, 0)
    if favor:
        bank_favor(s, card.suit, favor)
    secrets = s.secrets_on.pop(card, 0)
    s.players[s.active].flipped += secrets
    if type(card) is Vision:
        return  # its owner reacts first, and then the warband dies
    for key in [key for key in s.warbands_on if key[0] is card]:
        bury(s, key[1], s.warbands_on.pop(key))

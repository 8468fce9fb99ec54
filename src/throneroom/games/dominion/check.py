"""Checks that hold for every position that a game can reach."""

from __future__ import annotations

from importlib.resources import files

from throneroom.games.dominion.cards import BASIC, CARDS, in_game, pile_size
from throneroom.games.dominion.options import KINGDOM_PILES
from throneroom.games.dominion.scoring import is_stalemate
from throneroom.games.dominion.state import ACTION, Player, State, count
from throneroom.kernel import Impossible, listed

impossible = Impossible("dominion", files("throneroom.games.dominion") / "locales")

MOST = 10_000
"""More actions, buys or coins than all cards of the box can give together."""


def check(s: State) -> None:
    players = len(s.players)
    if players != s.options.players:
        raise impossible("refused-count", "state.players", count=s.options.players, given=players)
    if not 0 <= s.current < players:
        raise impossible("refused-seat", "state.current", players=players, last=players - 1)
    for name in ("actions", "buys", "coins"):
        number = getattr(s, name)
        if not 0 <= number <= MOST:
            raise impossible("refused-range", f"state.{name}", low=0, high=MOST, given=number)
    if s.reveals < 0:
        raise impossible("refused-from", "state.reveals", low=0, given=s.reveals)
    _check_supply(s)
    _check_cards(s)
    for seat, player in enumerate(s.players):
        _check_player(f"state.players[{seat}]", player)
        if player.play and seat != s.current:
            raise impossible("refused-in-play", f"state.players[{seat}].play", seat=s.current)
    if s.bought and s.phase is ACTION:
        raise impossible("refused-bought", "state.bought")
    if s.over and not (s.shop.ending or is_stalemate(s)):
        raise impossible("refused-not-over", "state.over")


def check_checkpoint(s: State) -> None:
    """Checks what is true between two plays."""
    for seat, player in enumerate(s.players):
        if player.aside:
            raise impossible("refused-aside", f"state.players[{seat}].aside")


def _check_supply(s: State) -> None:
    for card in BASIC:
        if card not in s.supply:
            raise impossible("refused-missing", f"state.supply.{card.key}")
    kingdom = len(s.supply) - len(BASIC)
    if kingdom != KINGDOM_PILES:
        raise impossible(
            "refused-kingdom-piles", "state.supply", count=KINGDOM_PILES, given=kingdom
        )
    for card, left in s.supply.items():
        size = pile_size(card, len(s.players))
        if not 0 <= left <= size:
            raise impossible(
                "refused-range", f"state.supply.{card.key}", low=0, high=size, given=left
            )


def _check_cards(s: State) -> None:
    """Checks that every card belongs to this game and that the game has enough copies of it."""
    found = dict.fromkeys(CARDS.values(), 0) | s.supply
    zones = [("state.trash", s.trash)]
    for seat, player in enumerate(s.players):
        zones += [
            (f"state.players[{seat}].{name}", getattr(player, name))
            for name in ("deck", "hand", "discard", "play", "aside")
        ]
    for where, zone in zones:
        for card in zone:
            if card not in s.supply:
                raise impossible(
                    "refused-no-pile", where, thing=repr(card.key), allowed=listed(s.supply)
                )
            found[card] += 1
            limit = in_game(card, len(s.players))
            if found[card] > limit:
                raise impossible(
                    "refused-too-many", where, given=found[card], thing=repr(card.key), count=limit
                )


def _check_player(where: str, player: Player) -> None:
    if {card: n for card, n in player.counts.items() if n} != count(player.owned()):
        raise impossible("refused-counts", f"{where}.counts")
    for name in ("turns", "face_down"):
        if getattr(player, name) < 0:
            raise impossible("refused-from", f"{where}.{name}", low=0, given=getattr(player, name))
    below = player.discard[:-1]
    for card in player.covered:
        if card not in below:
            raise impossible("refused-covered", f"{where}.covered", thing=repr(card.key))
        below.remove(card)

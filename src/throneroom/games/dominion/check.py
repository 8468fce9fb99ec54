"""What is true of every position that a game can reach."""

from __future__ import annotations

from throneroom.games.dominion.cards import BASIC, CARDS, in_game, pile_size
from throneroom.games.dominion.options import KINGDOM_PILES
from throneroom.games.dominion.scoring import is_stalemate
from throneroom.games.dominion.state import ACTION, Player, State, count
from throneroom.kernel import ImpossiblePosition

MOST = 10_000
"""More actions, buys or coins than all cards of the box together give."""


def check(s: State) -> None:
    players = len(s.players)
    if players != s.options.players:
        raise ImpossiblePosition(
            f"state.players: {s.options.players} seats were expected, not {players}."
        )
    if not 0 <= s.current < players:
        raise ImpossiblePosition(
            f"state.current: seat {s.current} does not exist; seats are 0 to {players - 1}."
        )
    for name in ("actions", "buys", "coins", "reveals"):
        if getattr(s, name) < 0:
            raise ImpossiblePosition(f"state.{name}: it can't be below 0.")
    for name in ("actions", "buys", "coins"):
        if getattr(s, name) > MOST:
            raise ImpossiblePosition(f"state.{name}: no turn gives more than {MOST}.")
    _check_supply(s)
    _check_cards(s)
    for seat, player in enumerate(s.players):
        _check_player(f"state.players[{seat}]", player)
        if player.play and seat != s.current:
            raise ImpossiblePosition(
                f"state.players[{seat}].play: only the player on turn has cards in play."
            )
    if s.bought and s.phase is ACTION:
        raise ImpossiblePosition("state.bought: nothing is bought in the action phase.")
    if s.over and not (s.ending or is_stalemate(s)):
        raise ImpossiblePosition("state.over: the piles do not say so.")


def check_checkpoint(s: State) -> None:
    """What is true between two plays."""
    for seat, player in enumerate(s.players):
        if player.aside:
            raise ImpossiblePosition(
                f"state.players[{seat}].aside: between two plays nothing is revealed or set aside."
            )


def _check_supply(s: State) -> None:
    for card in BASIC:
        if card not in s.supply:
            raise ImpossiblePosition(f"state.supply.{card.key}: this basic pile is missing.")
    kingdom = len(s.supply) - len(BASIC)
    if kingdom != KINGDOM_PILES:
        raise ImpossiblePosition(
            f"state.supply: {KINGDOM_PILES} kingdom piles were expected, not {kingdom}."
        )
    for card, left in s.supply.items():
        size = pile_size(card, len(s.players))
        if not 0 <= left <= size:
            raise ImpossiblePosition(
                f"state.supply.{card.key}: a number from 0 to {size} was expected, not {left}."
            )


def _check_cards(s: State) -> None:
    """No card that is not in this game, and none more often than the game has it."""
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
                raise ImpossiblePosition(f"{where}: '{card.key}' has no pile in this game.")
            found[card] += 1
            limit = in_game(card, len(s.players))
            if found[card] > limit:
                raise ImpossiblePosition(
                    f"{where}: that would be {found[card]} of '{card.key}'; this game has {limit}."
                )


def _check_player(where: str, player: Player) -> None:
    if {card: n for card, n in player.counts.items() if n} != count(player.owned()):
        raise ImpossiblePosition(f"{where}.counts: they are not what the player owns.")
    if player.turns < 0:
        raise ImpossiblePosition(f"{where}.turns: it can't be below 0.")
    if player.face_down < 0:
        raise ImpossiblePosition(f"{where}.face_down: it can't be below 0.")
    below = player.discard[:-1]
    for card in player.covered:
        if card not in below:
            raise ImpossiblePosition(
                f"{where}.covered: '{card.key}' does not lie covered in the discard pile."
            )
        below.remove(card)

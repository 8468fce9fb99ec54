"""The order of a campaign's games."""

from __future__ import annotations

from typing import Any

from throneroom.games.west_kingdom.architects.options import ArchitectsOptions
from throneroom.games.west_kingdom.campaign.cards import GAMES, game_after
from throneroom.games.west_kingdom.campaign.options import Holding, Standing
from throneroom.games.west_kingdom.paladins.options import PaladinsOptions
from throneroom.games.west_kingdom.viscounts.options import ViscountsOptions
from throneroom.kernel import Match, Options, Outcome, Sequel


def first_game(players: int, *, extra_cards: bool) -> Sequel:
    """«Подготовка к кампании»: nobody has won anything yet."""
    standing = Standing((Holding(),) * players, extra_cards=extra_cards)
    return Sequel(GAMES[0], options_of(GAMES[0], standing))


def next_game(match: Match) -> Sequel | None:
    """The next game; None after the last one."""
    following = game_after(match.game.slug)
    if following is None:
        return None
    assert match.outcome is not None
    return Sequel(following, options_of(following, standing_after(match.state, match.outcome)))


def standing_after(s: Any, outcome: Outcome) -> Standing:
    standing: Standing = s.campaign.standing(outcome.ranks.index(1), s.options.campaign.extra_cards)
    return standing


def options_of(game: str, standing: Standing) -> Options:
    """«Подготовка к игре», 3: each game by its own rules. Architects: the normal setup, in which
    everybody hires an apprentice before the buildings are chosen."""
    players = len(standing.holdings)
    if game == "architects":
        return ArchitectsOptions(players=players, starting_apprentice=True, campaign=standing)
    if game == "paladins":
        return PaladinsOptions(
            players=players, extra_townsfolk=standing.extra_cards, campaign=standing
        )
    return ViscountsOptions(players=players, extra_heroes=standing.extra_cards, campaign=standing)

"""A game of the West Kingdom that can be part of a campaign."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import ClassVar, TypeVar

from throneroom.games.west_kingdom.campaign.board import close_board, strict
from throneroom.games.west_kingdom.campaign.check import check_campaign, check_settled
from throneroom.games.west_kingdom.campaign.goals import why_not_taken
from throneroom.games.west_kingdom.campaign.keepers import CampaignState
from throneroom.games.west_kingdom.campaign.options import CampaignOptions, check_standing
from throneroom.games.west_kingdom.game import WestKingdomGame
from throneroom.kernel import Chance, Decision, Flow, Message, Outcome, Seat, Sequel

S = TypeVar("S", bound=CampaignState)
Opts = TypeVar("Opts", bound=CampaignOptions)


class CampaignGame(WestKingdomGame[S, Opts]):
    opener: ClassVar[str] = "first"
    """The field of the state with the seat that had the first turn of the game."""

    def check_options(self, options: Opts) -> None:
        check_standing(self.slug, options.players, options.campaign)

    def flow(self, state: S) -> Flow:
        flow = super().flow(state)
        return flow if state.campaign is None else self._with_board(state, flow)

    def _with_board(self, state: S, flow: Flow) -> Flow:
        yield from flow
        yield from close_board(state, self.slug, self._ranked(state))

    def why_not(self, state: S, decision: Decision, at: str, key: str) -> Message | None:
        told = super().why_not(state, decision, at, key)
        if told is None and at in ("", "chronicle"):
            told = why_not_taken(state, decision.seat, key)
        return told

    def check(self, state: S) -> None:
        super().check(state)
        check_campaign(state, self.slug)

    def check_checkpoint(self, state: S) -> None:
        super().check_checkpoint(state)
        check_settled(state)

    def outcome(self, state: S) -> Outcome:
        return super().outcome(state) if state.campaign is None else self._ranked(state)

    def _ranked(self, state: S) -> Outcome:
        return strict(self.rooms.outcome(state), self.turn_order(state))

    def turn_order(self, state: S) -> tuple[Seat, ...]:
        """The order of the first round, which breaks ties in a campaign."""
        return state.seats_from(getattr(state, self.opener))

    def sequel(self, state: S, outcome: Outcome, chance: Chance) -> Sequel | None:
        """The next game of a campaign is a different game, unknown to this one: the campaign's book
        decides (`tomesaga`)."""
        return super().sequel(state, outcome, chance) if state.campaign is None else None

    @property
    def vocabulary(self) -> list[Traversable]:
        shared = files("throneroom.games.west_kingdom.campaign") / "locales"
        return [*super().vocabulary, shared]

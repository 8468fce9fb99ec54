"""The campaign in a game. The game's rules call three functions of it and no others:

- `settle`, after each completed effect: a player who has met a goal takes the chronicle at once;
- `open_board`, once the game is set up by its own rules: goals, catch-up silver, advantages;
- `close_board`, after the scoring: victory chronicles, the token, crest chronicles.

Outside a campaign they do nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

from throneroom.games.west_kingdom.campaign import events as e
from throneroom.games.west_kingdom.campaign.cards import (
    FACE_UP,
    MARGINS,
    PRINTED,
    Chronicle,
    chronicles_of,
    crests_needed,
    game_before,
)
from throneroom.games.west_kingdom.campaign.goals import is_met
from throneroom.games.west_kingdom.campaign.keepers import Campaign, Keeper
from throneroom.games.west_kingdom.campaign.options import CampaignOptions
from throneroom.kernel import Flow, Outcome, Seat, choose

Give: TypeAlias = Callable[[Any, Seat, Chronicle], None]
"""Gives an advantage to its owner, by the gaining rules of the game."""


# 5.1 Goals


def settle(s: Any) -> None:
    """After each completed effect, in any player's turn. If several goals are met at the same
    instant, the player earlier in turn order, from the current one, comes first."""
    campaign: Campaign | None = s.campaign
    if campaign is not None and campaign.open:
        _claim(s, campaign, s.current)


def _claim(s: Any, campaign: Campaign, first: Seat) -> None:
    for seat in s.seats_from(first):
        met = [chronicle for chronicle in campaign.open if is_met(s, seat, chronicle)]
        for chronicle in met:
            campaign.open.remove(chronicle)
            campaign.keepers[seat].goals.append(chronicle)
            if s.log is not None:
                s.tell(e.ChronicleTaken(seat, chronicle.key))
        if met:
            _take_crests(s, campaign, seat)


def _take_crests(s: Any, campaign: Campaign, seat: Seat) -> None:
    for crest in campaign.take_crests(seat):
        if s.log is not None:
            s.tell(e.CrestChronicleTaken(seat, crest.key))


# «Подготовка к игре»


def marker_in_setup(options: CampaignOptions, first: Seat) -> Seat:
    """2: in later games the winner of the previous game holds the start marker in the setup."""
    standing = options.campaign
    return first if standing is None or standing.winner is None else standing.winner


def is_marker_passed_on(options: CampaignOptions) -> bool:
    """Whether the player who holds the start marker in the setup is not the one who goes first."""
    standing = options.campaign
    return standing is not None and standing.winner is not None


def pass_marker(s: Any, holder: Seat) -> Seat:
    """The start player once the game is set up: in later games the next one clockwise."""
    if not is_marker_passed_on(s.options):
        return holder
    following: Seat = s.others(holder)[0]
    if s.log is not None:
        s.tell(e.MarkerPassed(holder, following))
    return following


def open_board(s: Any, game: str, first: Seat, give: Give) -> None:
    """4-6: after the whole setup, so that nobody chooses with the goals in view or the silver in
    hand. `first` is the start player."""
    campaign: Campaign | None = s.campaign
    if campaign is None:
        return
    chronicles = chronicles_of(game)
    s.chance.shuffle(chronicles)
    s.reveals += 1
    campaign.is_set_up = True
    campaign.open[:], campaign.pile = chronicles[:FACE_UP], len(chronicles) - FACE_UP
    if s.log is not None:
        s.tell(e.GoalsTurnedUp([one.key for one in campaign.open]))
    before = game_before(game)
    if before is not None:
        _catch_up(s, campaign, first)
        for seat in s.seats_from(first):
            for chronicle in campaign.keepers[seat].goals:
                if chronicle.game == before:
                    if s.log is not None:
                        s.tell(e.AdvantageUsed(seat, chronicle.key))
                    give(s, seat, chronicle)
    _claim(s, campaign, first)


def _catch_up(s: Any, campaign: Campaign, first: Seat) -> None:
    behind = campaign.behind()
    for seat in s.seats_from(first):
        if behind[seat]:
            s.players[seat].silver += behind[seat]
            if s.log is not None:
                s.tell(e.CaughtUp(seat, behind[seat]))


# 5.3 The end of a game


class Share(NamedTuple):
    """The rewards for a place."""

    seat: Seat
    place: int
    victory: int
    token: bool


def is_major(game: str, scores: Sequence[int], ranks: Sequence[int]) -> bool:
    """Whether the winner leads the second by more than the game's margin. Ranks are strict."""
    first, second = scores[ranks.index(1)], scores[ranks.index(2)]
    return first - second > MARGINS[game]


def shares(game: str, scores: Sequence[int], ranks: Sequence[int]) -> list[Share]:
    """The rewards of all places, in their order."""
    printed = PRINTED["major" if is_major(game, scores, ranks) else "minor"]
    found = []
    for seat in sorted(range(len(ranks)), key=lambda seat: ranks[seat]):
        place = ranks[seat]
        victory = printed["victory"][place - 1] if place <= len(printed["victory"]) else 0
        found.append(Share(seat, place, victory, place == printed["token"]))
    return found


def strict(outcome: Outcome, order: Sequence[Seat]) -> Outcome:
    """Breaks the ties that the game's own rules leave: the player later in turn order ranks higher.
    No victory is shared."""
    later = {seat: place for place, seat in enumerate(order)}
    ranked = sorted(order, key=lambda seat: (outcome.ranks[seat], -later[seat]))
    ranks = [ranked.index(seat) + 1 for seat in range(len(order))]
    tie = outcome.tie
    if outcome.ranks.count(1) > 1:
        tie = "turn_order"
    return Outcome(ranks, outcome.scores, outcome.reason, outcome.together, tie)


def close_board(s: Any, game: str, outcome: Outcome) -> Flow:
    """After the scoring: victory chronicles, then the token, then the crest chronicles that it
    completes."""
    campaign: Campaign = s.campaign
    if campaign.is_over:
        return
    scores = [score.total for score in outcome.scores]
    found = shares(game, scores, outcome.ranks)
    if campaign.pile:
        _hand_victories(s, campaign, found, is_major(game, scores, outcome.ranks))
    for share in found:
        if share.token and campaign.tokens:
            keeper = campaign.keepers[share.seat]
            crest = yield from choose(
                share.seat,
                "crest_token",
                campaign.tokens,
                at="crest",
                checkpoint=True,
                needed=crests_needed(len(campaign.keepers)),
                **_crests_then(campaign, keeper),
            )
            if s.log is not None:
                s.tell(e.TokenTaken(share.seat, crest.key, len(campaign.tokens)))
            campaign.tokens.remove(crest)
            keeper.tokens.append(crest)
            _take_crests(s, campaign, share.seat)
    campaign.is_over = True


def _crests_then(campaign: Campaign, keeper: Keeper) -> dict[str, Any]:
    """The number of equal crests that each token would make, where they can still bring a
    chronicle."""
    return {
        crest.key: keeper.count(crest) + 1 if crest in campaign.crests else 0
        for crest in campaign.tokens
    }


def _hand_victories(s: Any, campaign: Campaign, found: Sequence[Share], major: bool) -> None:
    for share in found:
        if share.victory:
            campaign.pile -= share.victory
            campaign.keepers[share.seat].victory += share.victory
            if s.log is not None:
                s.tell(e.VictoryHanded(share.seat, share.place, share.victory, major))


# 6 The end of the campaign


def final_order(keepers: Sequence[Any], viscounts: Sequence[int]) -> list[Seat]:
    """Seats from first to last: chronicles, then victory chronicles, then the better place in
    Viscounts, or before the end in the latest game. `keepers`: keepers or holdings."""

    def record(seat: Seat) -> tuple[int, int, int]:
        keeper = keepers[seat]
        return keeper.chronicles, keeper.victory, -viscounts[seat]

    return sorted(range(len(keepers)), key=record, reverse=True)

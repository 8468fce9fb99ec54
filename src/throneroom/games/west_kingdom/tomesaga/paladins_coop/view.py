"""The public view: the table of Paladins, honour, and the Overlord's threats."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import asdict, replace

from throneroom.games.west_kingdom.paladins import view as paladins
from throneroom.games.west_kingdom.paladins.cards import Mode
from throneroom.games.west_kingdom.paladins.faces import townsfolk_face
from throneroom.games.west_kingdom.paladins.scoring import TRACK_POINTS
from throneroom.games.west_kingdom.paladins.state import Phase
from throneroom.games.west_kingdom.paladins.view import AttributeView, PaladinsView, PlayerView
from throneroom.games.west_kingdom.tomesaga.paladins_coop.cards import (
    CHARGED,
    GROWTH,
    HONOUR_MAX,
    KING_MORE,
    KING_ROUND,
    LEFT_POINTS,
    OUTSIDERS_ARE_OURS,
    OVERLAYS_ARE_OURS,
    POINTS_PER_PLAYER,
    TURNS,
    TeamOrder,
    outsiders_required,
)
from throneroom.games.west_kingdom.tomesaga.paladins_coop.laws import (
    lacking,
    no_mode_at_all,
    no_order,
)
from throneroom.games.west_kingdom.tomesaga.paladins_coop.overlord import possible
from throneroom.games.west_kingdom.tomesaga.paladins_coop.scoring import score_of
from throneroom.games.west_kingdom.tomesaga.paladins_coop.state import State
from throneroom.kernel import Chance, Seat, Unseen, deal_again, unseen


class ThreatView(msgspec.Struct, frozen=True, gc=False):
    """A place of the row under the king's cards. A face-down card is unknown."""

    slot: int
    """The slot of the king's row, from 1."""
    round: int
    card: str | None
    """The threat; None before its round."""
    action: str
    """The action that takes a worker off it."""
    penalty: list[str]
    """The penalties of which each player suffers one at the end of a round."""
    workers: int
    """The Overlord's workers on it; 0 once it is out of the game."""
    reconstructed: list[str]
    """The parts of its face that are our own reconstruction and not the box's."""


class StandView(msgspec.Struct, frozen=True, gc=False):
    """A worker on a king's card."""

    worker: str
    seat: Seat


class TeamOrderView(msgspec.Struct, frozen=True, gc=False):
    requires: dict[str, int]
    """Both values as currently required; empty while it lies face down."""
    worker: StandView | None
    """The worker on it, once it is fulfilled."""
    reconstructed: bool


class StepView(msgspec.Struct, frozen=True, gc=False):
    """The card being resolved at the end of the round."""

    card: str
    struck: list[Seat]
    """Players who have been struck by it."""


class MateView(msgspec.Struct, frozen=True, gc=False):
    """A player's data that the scenario adds."""

    honour: int
    track: AttributeView
    """Honour as one more track: it scores nothing."""
    starter: str | None
    lost_workshops: int
    order_values: list[dict[str, int]]
    """By open order: the player's values of its attributes, with the paladin's."""
    order_missing: list[str]
    """By open order: why this player can't fulfil it now; "" if they can."""
    penalties: list[list[str]]
    """By place: the possible penalties of an open threat for this player at the end of the
    round."""


class OverlordView(msgspec.Struct, frozen=True, gc=False):
    difficulty: str
    free: int
    """His workers in the supply."""
    left: int
    """His workers on threats."""
    threats: list[ThreatView]
    """The threats from left to right."""
    growth: int
    """Workers that come back to each threat at the end of a round."""
    required: int
    """Outsiders that must be dealt with in this round."""
    removed: int
    outsiders_turn: int
    """The round from which on the number is higher."""
    required_late: int
    outsiders_reconstructed: bool
    king_round: int
    """The round that reveals the king's threat."""
    king_open: bool
    king_more: int
    """The additional requirement of orders from then on."""
    left_points: int
    """Points of each player for each worker left on threats at the end."""
    is_on_turn: bool
    step: StepView | None
    """His current step at the end of the round."""
    total: int
    """Points of all players, as the table stands now."""
    target: int
    per_player: int


class PaladinsCoopView(PaladinsView, frozen=True, gc=False, kw_only=True):
    overlord: OverlordView
    mates: list[MateView]
    honour_max: int
    charged: int
    """The number of suspicion cards from which on an inquisition costs honour."""
    team_orders: list[TeamOrderView]
    favour_workers: list[list[StandView]]
    """By favour: the workers on it; each costs the next user 1 honour."""
    receiver: Seat | None
    """The player who gets the effect of the current action, if it is another one."""
    starters: list[str]
    """Starting townsfolk that nobody has."""
    overlays_reconstructed: bool


def view(s: State, seat: Seat | None) -> PaladinsCoopView:
    return _with_overlord(s, paladins.view(s, seat))


def views(s: State, seats: Sequence[Seat | None]) -> list[PaladinsCoopView]:
    return [_with_overlord(s, one) for one in paladins.views(s, seats)]


def _with_overlord(s: State, shown: PaladinsView) -> PaladinsCoopView:
    players = [_player(s, seat, player) for seat, player in enumerate(shown.players)]
    faces = dict(shown.cards.townsfolk)
    chosen = s.phase is Phase.TOWNSFOLK and s.options.starters == "chosen"
    open_starters = s.starters if chosen else []
    faces.update({card.key: townsfolk_face(card) for card in open_starters})
    fields = {**asdict(shown), "players": players}
    fields["cards"] = replace(shown.cards, townsfolk=faces)
    return PaladinsCoopView(
        **fields,
        overlord=_overlord(s, sum(player.score.total for player in players)),
        mates=[_mate(s, seat) for seat in range(len(s.players))],
        honour_max=HONOUR_MAX,
        charged=CHARGED,
        team_orders=[_order(s, slot, order) for slot, order in enumerate(s.orders)],
        favour_workers=[
            [StandView(crew.key, seat) for crew, seat in zip(crews, seats, strict=True)]
            for crews, seats in zip(s.favour_stacks, s.favour_seats, strict=True)
        ],
        receiver=s.receiver,
        starters=[card.key for card in open_starters],
        overlays_reconstructed=OVERLAYS_ARE_OURS,
    )


def _player(s: State, seat: Seat, shown: PlayerView) -> PlayerView:
    """A player. Attributes count up to the honour; an action may be possible only for a friend."""
    honour = s.players[seat].honour
    attributes = [
        replace(
            one,
            points=TRACK_POINTS[min(one.value, honour)],
            next=one.next if one.next is not None and one.next <= honour else None,
        )
        for one in shown.attributes
    ]
    actions = [
        replace(
            action,
            modes=[
                replace(mode, missing=no_mode_at_all(s, seat, Mode.table[mode.mode]))
                if mode.missing
                else mode
                for mode in action.modes
            ],
        )
        for action in shown.actions
    ]
    return replace(shown, attributes=attributes, actions=actions, score=score_of(s, seat))


def _mate(s: State, seat: Seat) -> MateView:
    player = s.players[seat]
    shown = s.orders[: s.open_orders]
    starter = player.starter
    return MateView(
        honour=player.honour,
        track=AttributeView("honour", player.honour, 0, 0, 0, None),
        starter=None if starter is None else starter.key,
        lost_workshops=player.lost_workshops,
        order_values=[{name: player.value(name) for name in order.requires} for order in shown],
        order_missing=[
            no_order(s, seat, order) or ("low_attributes" if lacking(s, player, order) else "")
            for order in shown
        ],
        penalties=[
            [one.key for one in possible(player, threat)] if workers else []
            for threat, workers in zip(s.threats, s.overlords, strict=True)
        ],
    )


def _order(s: State, slot: int, order: TeamOrder) -> TeamOrderView:
    if slot >= s.open_orders:
        return TeamOrderView({}, None, False)
    crew, user = s.order_crews[slot], s.order_users[slot]
    done = None if crew is None or user is None else StandView(crew.key, user)
    more = 0 if done else s.order_more
    requires = {name: n + more for name, n in order.requires.items()}
    return TeamOrderView(requires, done, order.reconstructed)


def _overlord(s: State, total: int) -> OverlordView:
    n = len(s.players)
    return OverlordView(
        difficulty=s.options.difficulty,
        free=s.free,
        left=sum(s.overlords),
        threats=[_threat(s, at) for at in range(len(s.places))],
        growth=GROWTH[s.options.difficulty],
        required=s.required,
        removed=s.removed,
        outsiders_turn=TURNS,
        required_late=outsiders_required(n, TURNS),
        outsiders_reconstructed=OUTSIDERS_ARE_OURS,
        king_round=KING_ROUND,
        king_open=s.round >= KING_ROUND,
        king_more=KING_MORE,
        left_points=LEFT_POINTS,
        is_on_turn=s.resolved > 0,
        step=_step(s),
        total=total,
        target=s.goal,
        per_player=POINTS_PER_PLAYER,
    )


def _threat(s: State, at: int) -> ThreatView:
    place, threat = s.places[at], s.threats[at]
    if not s.is_revealed(at):
        return ThreatView(place.slot, place.round, None, "", [], 0, [])
    return ThreatView(
        *(place.slot, place.round, threat.key, threat.action.key),
        penalty=[penalty.key for penalty in threat.penalty],
        workers=s.overlords[at],
        reconstructed=list(threat.reconstructed),
    )


def _step(s: State) -> StepView | None:
    if not s.resolved or s.resolved > len(s.face_up):
        return None
    at = s.face_up[s.resolved - 1]
    return StepView(s.threats[at].key, list(s.seats_from(s.first)[: s.struck]))


# Hidden things


def redeal(s: State, seat: Seat | None, chance: Chance) -> None:
    """Re-deals face-down threats and the starting townsfolk still to be dealt as well: everybody
    knows the same about them."""
    paladins.redeal(s, seat, chance)
    down = [at for at in range(len(s.places)) if not s.is_revealed(at)]
    deal_again(chance, seat, lists=[Unseen(s.threats, down), unseen(s.threats_out)])
    if s.options.starters == "random":
        deal_again(chance, seat, lists=[unseen(s.starters)])

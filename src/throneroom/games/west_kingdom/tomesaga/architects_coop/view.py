"""The public view: the table of Architects, and the Overlord's."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import asdict, replace

from throneroom.games.west_kingdom.architects import view as architects
from throneroom.games.west_kingdom.architects.view import (
    PRINTED_BUILDINGS,
    ArchitectsView,
    printed_apprentice,
)
from throneroom.games.west_kingdom.tomesaga.architects_coop.cards import (
    EVENT_LEFT,
    HIDDEN_DEMAND,
    NO_EVENT_LEFT,
    OFFERS_OURS_AT,
    SIDES_ARE_OURS,
    Scheme,
)
from throneroom.games.west_kingdom.tomesaga.architects_coop.scoring import score_of
from throneroom.games.west_kingdom.tomesaga.architects_coop.state import State
from throneroom.kernel import Chance, Seat, Unseen, deal_again, unseen


class StepView(msgspec.Struct, frozen=True, gc=False):
    """A line of a scheme or an event."""

    verb: str
    place: str
    arrow: int
    target: str
    item: str
    amount: int


class CardView(msgspec.Struct, frozen=True, gc=False):
    """The printed facts of a scheme or an event."""

    steps: list[StepView]
    future: bool
    event: bool
    reconstructed: bool
    """Whether its face is our own reconstruction and not the box's."""


class ActView(msgspec.Struct, frozen=True, gc=False):
    """A card that is being carried out, and its current step."""

    card: str
    step: int


class DemandView(msgspec.Struct, frozen=True, gc=False):
    """A demand; None and 0 while it lies face down."""

    level: int
    card: str | None
    item: str | None
    needed: int
    given: int
    met: bool
    done: int
    """Points of each player for meeting it."""
    failed: int
    reconstructed: bool


class StripView(msgspec.Struct, frozen=True, gc=False):
    slot: int
    does: str


class OverlordView(msgspec.Struct, frozen=True, gc=False):
    seat: Seat
    """The index that stands for him on the table."""
    board: str
    difficulty: str
    reconstructed: bool
    strips: list[StripView]
    free: int
    open: list[int]
    """His workers by open location."""
    prison: int
    captured: list[int]
    """Workers that he holds, by owner."""
    on_market: int
    in_guildhall: int
    killed: list[int]
    """Workers out of the game, by seat."""
    is_on_turn: bool
    acts: list[ActView]
    """The cards that he is carrying out, the innermost last."""
    deck_size: int
    top_is_future: bool
    """Whether the card on top of the deck has the back of the future schemes."""
    discards: list[str]
    """The discarded schemes, the last one on top."""
    future_size: int
    demands: list[DemandView]
    given_cards: list[str]
    """Building cards that lie on demands."""
    events_left: int
    events_past: list[str]
    out_of_events: bool
    cards: dict[str, CardView]
    """The printed facts of the open schemes and events."""
    event_left: int
    """Points of each player for each remaining event."""
    hidden_demand: int
    """Points of each player if the last demand is never revealed."""
    no_event_left: int
    """Points of each player if an event is due and none is left."""
    total: int
    """Points of all players, as the table stands now."""
    target: int
    per_worker: int
    """Points of the target for each of his workers in the Guildhall, per player."""


class ArchitectsCoopView(ArchitectsView, frozen=True, gc=False, kw_only=True):
    overlord: OverlordView
    two_sided: list[list[str]]
    """By seat: the sides of which the player chooses one, or has chosen one."""
    sides_reconstructed: bool
    offers_reconstructed: str
    """The location whose offerings are our own reconstruction."""


def view(s: State, seat: Seat | None) -> ArchitectsCoopView:
    return _with_overlord(s, architects.view(s, seat))


def views(s: State, seats: Sequence[Seat | None]) -> list[ArchitectsCoopView]:
    return [_with_overlord(s, one) for one in architects.views(s, seats)]


def _with_overlord(s: State, shown: ArchitectsView) -> ArchitectsCoopView:
    players = [
        replace(player, score=score_of(s, seat)) for seat, player in enumerate(shown.players)
    ]
    cards = dict(shown.apprentice_cards)
    for card in s.two_sided:
        cards.update({side.key: printed_apprentice(side) for side in card.sides})
    buildings = dict(shown.building_cards)
    buildings.update({one.key: PRINTED_BUILDINGS[one.key] for one in s.overlord.given_cards})
    fields = {
        **asdict(shown),
        "players": players,
        "apprentice_cards": cards,
        "building_cards": buildings,
    }
    if s.overlord.is_on_turn:
        fields |= {"steps": ["step-overlord"], "step": 0}
    return ArchitectsCoopView(
        **fields,
        overlord=_overlord(s, sum(player.score.total for player in players)),
        two_sided=[[side.key for side in card.sides] for card in s.two_sided],
        sides_reconstructed=SIDES_ARE_OURS,
        offers_reconstructed=OFFERS_OURS_AT,
    )


def _overlord(s: State, total: int) -> OverlordView:
    overlord, board, mine = s.overlord, s.board, s.overlord_seat
    shown = [*overlord.discards, *overlord.events_past]
    return OverlordView(
        seat=mine,
        board=board.key,
        difficulty=board.difficulty,
        reconstructed=board.reconstructed,
        strips=[StripView(slot, does) for slot, does in board.strips.items()],
        free=overlord.free,
        open=overlord.open[:],
        prison=overlord.prison,
        captured=overlord.captured[:],
        on_market=s.market.count(mine),
        in_guildhall=s.overlord_in_guildhall,
        killed=overlord.killed[:],
        is_on_turn=overlord.is_on_turn,
        acts=[ActView(act.card.key, act.step) for act in overlord.acts],
        deck_size=len(overlord.schemes),
        top_is_future=bool(overlord.schemes) and overlord.schemes[-1].future,
        discards=[card.key for card in overlord.discards],
        future_size=len(overlord.future),
        demands=_demands(s),
        given_cards=[card.key for card in overlord.given_cards],
        events_left=len(overlord.events),
        events_past=[card.key for card in overlord.events_past],
        out_of_events=overlord.out_of_events,
        cards={card.key: PRINTED[card.key] for card in shown},
        event_left=EVENT_LEFT,
        hidden_demand=HIDDEN_DEMAND,
        no_event_left=NO_EVENT_LEFT,
        total=total,
        target=s.target,
        per_worker=board.target,
    )


def _demands(s: State) -> list[DemandView]:
    overlord = s.overlord
    found = []
    for i, one in enumerate(overlord.demands):
        if i < overlord.demands_up:
            done = not s.lacking(one)
            found.append(
                DemandView(
                    *(one.level, one.key, one.item, s.needed(one), overlord.given[i], done),
                    *(one.done, one.failed, one.reconstructed),
                )
            )
        else:
            found.append(DemandView(one.level, None, None, 0, 0, False, 0, 0, False))
    return found


def _printed(card: Scheme) -> CardView:
    steps = [StepView(*step) for step in card.steps]
    return CardView(steps, card.future, card.event, card.reconstructed)


PRINTED = {card.key: _printed(card) for card in Scheme.table.values()}


# Hidden things


def redeal(s: State, seat: Seat | None, chance: Chance) -> None:
    """Re-deals the Overlord's decks as well: everybody knows the same about them."""
    architects.redeal(s, seat, chance)
    overlord = s.overlord
    known = len(overlord.schemes) - overlord.unseen
    for future in (False, True):
        backs = [i for i in range(known) if overlord.schemes[i].future is future]
        deal_again(chance, seat, lists=[Unseen(overlord.schemes, backs)])
    moved = range(known, len(overlord.schemes))
    deal_again(
        *(chance, seat),
        lists=[
            Unseen(overlord.future, range(1, len(overlord.future))),
            Unseen(overlord.schemes, [i for i in moved if not overlord.schemes[i].final]),
        ],
    )
    deal_again(chance, seat, lists=[unseen(overlord.events), unseen(overlord.events_out)])
    for i in range(overlord.demands_up, len(overlord.demands)):
        deal_again(
            *(chance, seat),
            lists=[Unseen(overlord.demands, [i]), Unseen(overlord.demands_out, [i])],
        )

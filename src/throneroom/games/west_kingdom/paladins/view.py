"""The view of each seat. Hidden are the paladins that were not played, the order of all decks, and
the king's cards that were not revealed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from msgspec.structs import replace

from throneroom.games.west_kingdom.campaign.view import CampaignView, campaign_view
from throneroom.games.west_kingdom.paladins import faces, scoring
from throneroom.games.west_kingdom.paladins.cards import (
    COLUMNS,
    FAVOUR_ROUNDS,
    KEPT_WORKERS,
    LOCATIONS,
    ORDER_POINTS,
    ORDER_ROUNDS,
    ROUNDS,
    SLOT_DEBT,
    SLOT_SILVER,
    Action,
    Mode,
    columns_within,
    tax_supply,
)
from throneroom.games.west_kingdom.paladins.faces import Faces
from throneroom.games.west_kingdom.paladins.laws import (
    COUNTS,
    DONE,
    accused,
    brought,
    needed,
    no_favour,
    no_mode,
    orders_met,
    provision_price,
    silver_price,
    slot_price,
    spaces_for,
)
from throneroom.games.west_kingdom.paladins.rewards import ATTRIBUTES
from throneroom.games.west_kingdom.paladins.scoring import TRACK_POINTS
from throneroom.games.west_kingdom.paladins.state import Phase, Player, State
from throneroom.games.west_kingdom.paladins.workers import KINDS, Crew, arranged
from throneroom.kernel import Chance, Reference, Score, Seat
from throneroom.kernel.hidden import Unseen, deal_again, unseen


class ModeView(msgspec.Struct, frozen=True, gc=False):
    """A player's current way to do an action."""

    mode: str
    spaces: tuple[str, ...]
    """Worker spaces that no workshop covers."""
    silver: int
    provisions: int
    needs: str
    """The attribute that it requires, if any."""
    least: int
    """The required value, if a ladder gives it."""
    gives: tuple[str, ...]
    """The effect, with the paladin's additions."""
    missing: str
    """The id of the reason why it can't be done; "" if it can."""


class ActionView(msgspec.Struct, frozen=True, gc=False):
    action: str
    coverable: bool
    """Whether it belongs to the half on which workshops go."""
    done: int | None
    """The number of times it was done; None if that is not counted."""
    workers: tuple[str, ...]
    """The workers on it, by the spaces that they fill."""
    workshops: int
    changed: bool
    """Whether this round's paladin changes it."""
    modes: list[ModeView]


class AttributeView(msgspec.Struct, frozen=True, gc=False):
    attribute: str
    value: int
    bonus: int
    """The paladin's bonus."""
    reach: int
    """The number of columns of the map that it opens."""
    points: int
    next: int | None
    """The next value that scores more; None at the top."""


class PlayerView(msgspec.Struct, frozen=True, gc=False):
    pool: dict[str, int]
    """The number of workers of every kind."""
    silver: int
    provisions: int
    attributes: list[AttributeView]
    unpaid: int
    paid: int
    passed: bool
    suspicion: list[int]
    """The tax of each suspicion card, the oldest first."""
    townsfolk: list[str]
    actions: list[ActionView]
    workshops: int
    monks: int
    outposts: int
    walls: list[str]
    spots: list[int]
    """Jars by absolution spot."""
    jars: int
    attacked: list[str]
    converted: list[str]
    converted_points: list[int]
    """The current points of each converted outsider."""
    orders: list[bool]
    """By open order: whether it is fulfilled."""
    order_counts: list[int]
    """By open order: the player's amount of its quantity."""
    hire_prices: list[int]
    """By slot of the townsfolk row."""
    hire_reach: list[bool]
    """By slot: whether the player has enough silver."""
    paladin: str | None
    played: list[str]
    chosen: bool
    """Whether a chosen paladin is still secret."""
    own_choice: str | None
    """That paladin; None for other players."""
    hand: list[str] | None
    """The paladins in hand; None for other players."""
    deck_size: int
    deck_top: str | None
    """The top card, if its owner put it there; None for other players."""
    deck_under: list[str]
    """Cards put under the deck, the lowest first; empty for other players."""
    favours: list[str]
    """By open favour: why this player can't use it; "" if they can."""
    score: Score
    """The score as the table stands now, line by line."""


class LocationView(msgspec.Struct, frozen=True, gc=False):
    location: str
    column: int
    reward: tuple[str, ...]
    open: bool
    """Whether it is used with this number of players."""
    piece: str | None
    """"monk" or "outpost"."""
    seat: Seat | None


class SlotView(msgspec.Struct, frozen=True, gc=False):
    """A slot of the townsfolk row."""

    card: str | None
    silver: int
    debt: bool
    """Whether a debt may be taken instead."""


class OutsiderSlotView(msgspec.Struct, frozen=True, gc=False):
    card: str | None
    faith: int
    strength: int


class OrderView(msgspec.Struct, frozen=True, gc=False):
    card: str | None
    """The card; None before its round."""
    round: int
    points: int


class FavourView(msgspec.Struct, frozen=True, gc=False):
    card: str | None
    round: int
    worker: str | None
    seat: Seat | None


class PaladinsView(msgspec.Struct, frozen=True, gc=False):
    seat: Seat | None
    phase: str
    steps: list[str]
    """The parts of a round in order, by the ids of their texts."""
    step: int
    players: list[PlayerView]
    round: int
    rounds: int
    start: Seat
    """The start player of the first round."""
    first: Seat
    """The start player of this round."""
    current: Seat
    acting: str
    """The action or favour that is being carried out."""
    target: str
    tax: int
    tax_full: int
    """The tax supply after an inquisition."""
    accused: list[Seat]
    """The players that an inquisition would charge now."""
    map: list[LocationView]
    columns: dict[str, tuple[int, ...]]
    """By attribute: the value that each column requires."""
    townsfolk: list[SlotView]
    """Slots of the townsfolk row, the dearest first."""
    townsfolk_deck: int
    townsfolk_out: list[str]
    outsiders: list[OutsiderSlotView]
    """Slots of the outsider row, the easiest first."""
    outsiders_deck: int
    outsiders_out: list[str]
    walls_deck: int
    suspicion_deck: int
    suspicion_out: list[int]
    """The taxes of the discarded suspicion cards."""
    tavern: list[str]
    tavern_taken: list[str]
    tavern_deck: int
    tavern_out: list[str]
    orders: list[OrderView]
    favours: list[FavourView]
    track_points: tuple[int, ...]
    kept_workers: int
    """The number of workers that a player keeps after a round."""
    cards: Faces
    """The printed facts of each card that this seat sees."""
    campaign: CampaignView | None
    """The campaign; None outside one."""
    over: bool


def view(s: State, seat: Seat | None) -> PaladinsView:
    return views(s, [seat])[0]


def views(s: State, seats: Sequence[Seat | None]) -> list[PaladinsView]:
    """The views of several seats. A player's data looks the same to all other seats."""
    public = [_player(s, one) for one in range(len(s.players))]
    found = []
    for seat in seats:
        players = public[:]
        if seat is not None:
            players[seat] = _own(public[seat], s.players[seat])
        found.append(_view(s, seat, players))
    return found


def _view(s: State, seat: Seat | None, players: list[PlayerView]) -> PaladinsView:
    steps, step = _steps(s)
    orders, favours = s.open_orders, s.open_favours
    return PaladinsView(
        seat=seat,
        phase=s.phase.value,
        steps=steps,
        step=step,
        players=players,
        round=s.round,
        rounds=ROUNDS,
        start=s.start,
        first=s.first,
        current=s.current,
        acting=s.acting,
        target=s.target,
        tax=s.tax,
        tax_full=tax_supply(len(s.players)),
        accused=accused(s),
        map=_map(s),
        columns={name: tuple(values) for name, values in COLUMNS.items()},
        townsfolk=[
            SlotView(_key(card), silver, debt)
            for card, silver, debt in zip(s.row, SLOT_SILVER, SLOT_DEBT, strict=True)
        ],
        townsfolk_deck=len(s.townsfolk),
        townsfolk_out=_keys(s.townsfolk_out),
        outsiders=[
            OutsiderSlotView(_key(card), faith, strength)
            for card, faith, strength in zip(
                s.outsider_row, COLUMNS["faith"], COLUMNS["strength"], strict=True
            )
        ],
        outsiders_deck=len(s.outsiders),
        outsiders_out=_keys(s.outsiders_out),
        walls_deck=len(s.walls),
        suspicion_deck=len(s.suspicion),
        suspicion_out=[card.tax for card in s.suspicion_out],
        tavern=_keys(s.tavern),
        tavern_taken=_keys(s.tavern_taken),
        tavern_deck=len(s.tavern_deck),
        tavern_out=_keys(s.tavern_out),
        orders=[
            OrderView(card.key if i < orders else None, ORDER_ROUNDS[i], ORDER_POINTS[i])
            for i, card in enumerate(s.orders)
        ],
        favours=[
            FavourView(
                card.key if i < favours else None,
                FAVOUR_ROUNDS[i],
                _key(s.favour_crews[i]),
                s.favour_users[i],
            )
            for i, card in enumerate(s.favours)
        ],
        track_points=TRACK_POINTS,
        kept_workers=KEPT_WORKERS,
        cards=faces.seen(s),
        campaign=campaign_view(s, "paladins"),
        over=s.phase is Phase.OVER,
    )


def _steps(s: State) -> tuple[list[str], int]:
    if s.phase in (Phase.NEW, Phase.TOWNSFOLK, Phase.OVER):
        return [f"phase-{s.phase.value}"], 0
    steps = [Phase.PALADINS, Phase.TAVERN, Phase.ACTIONS, Phase.CLEAN_UP]
    return [f"phase-{step.value}" for step in steps], steps.index(s.phase)


def _key(thing: Reference | None) -> str | None:
    return thing.key if thing is not None else None


def _keys(things: Iterable[Reference]) -> list[str]:
    return [thing.key for thing in things]


def _map(s: State) -> list[LocationView]:
    found = []
    for place in LOCATIONS.values():
        piece = s.pieces[place.number]
        found.append(
            LocationView(
                *(place.key, place.column, place.reward.words, place.players <= len(s.players)),
                piece=None if piece is None else "monk" if piece.monk else "outpost",
                seat=None if piece is None else piece.seat,
            )
        )
    return found


# Players


def _player(s: State, seat: Seat) -> PlayerView:
    """A player as everybody sees them."""
    player = s.players[seat]
    prices = [slot_price(player, slot) for slot in range(len(SLOT_SILVER))]
    met = orders_met(s, player)
    return PlayerView(
        pool=dict(zip(KINDS, player.pool, strict=True)),
        silver=player.silver,
        provisions=player.provisions,
        attributes=[_attribute(player, name) for name in ATTRIBUTES],
        unpaid=player.unpaid,
        paid=player.paid,
        passed=player.passed,
        suspicion=[card.tax for card in player.suspicion],
        townsfolk=_keys(player.townsfolk),
        actions=[_action(s, seat, action) for action in s.actions],
        workshops=player.workshops,
        monks=player.monks,
        outposts=player.outposts,
        walls=_keys(player.walls),
        spots=list(player.spots),
        jars=player.jars,
        attacked=_keys(player.attacked),
        converted=_keys(player.converted),
        converted_points=[scoring.outsider_points(s, player, card) for card in player.converted],
        orders=[slot in met for slot in range(s.open_orders)],
        order_counts=[
            COUNTS[order.condition.count](s, player) for order in s.orders[: s.open_orders]
        ],
        hire_prices=prices,
        hire_reach=[price <= player.silver for price in prices],
        paladin=_key(player.paladin),
        played=_keys(player.played),
        chosen=bool(player.chosen),
        own_choice=None,
        hand=None,
        deck_size=len(player.deck),
        deck_top=None,
        deck_under=[],
        favours=[no_favour(s, seat, favour) for favour in s.favours[: s.open_favours]],
        score=scoring.score_of(s, seat),
    )


def _own(public: PlayerView, player: Player) -> PlayerView:
    return replace(
        public,
        own_choice=player.chosen[0].key if player.chosen else None,
        hand=_keys(player.hand),
        deck_top=player.deck[-1].key if player.top_known and player.deck else None,
        deck_under=_keys(player.deck[: player.under]),
    )


def _attribute(player: Player, name: str) -> AttributeView:
    value: int = getattr(player, name)
    points = TRACK_POINTS[value]
    better = [i for i, worth in enumerate(TRACK_POINTS) if worth > points]
    bonus = player.value(name) - value
    reach = columns_within(name, value + bonus) if name in COLUMNS else 0
    return AttributeView(name, value, bonus, reach, points, better[0] if better else None)


def _action(s: State, seat: Seat, action: Action) -> ActionView:
    player = s.players[seat]
    crew = player.placed[action.number]
    return ActionView(
        action.key,
        action.coverable,
        DONE[action.key](player) if action.key in DONE else None,
        _standing(player, action, crew) if crew else (),
        player.covers(action),
        player.paladin is not None and player.paladin.action is action,
        [_mode(s, seat, mode) for mode in player.modes_of(action)],
    )


def _standing(player: Player, action: Action, crew: Crew) -> tuple[str, ...]:
    """The filled spaces. The way to do the action is the one with as many spaces as there are
    workers."""
    ways = player.filled(action)
    return next(arranged(way, crew) for way in ways if way.size == len(crew.workers))


def _mode(s: State, seat: Seat, mode: Mode) -> ModeView:
    player = s.players[seat]
    return ModeView(
        mode.key,
        spaces_for(player, mode).printed,
        silver_price(player, mode),
        provision_price(player, mode),
        mode.needs,
        needed(player, mode),
        brought(player, mode),
        no_mode(s, seat, mode),
    )


# Hidden things


def redeal(s: State, seat: Seat | None, chance: Chance) -> None:
    for one, player in enumerate(s.players):
        if one == seat:
            last = len(player.deck) - player.top_known
            hidden = [Unseen(player.deck, range(min(player.under, last), last))]
        else:
            hidden = [unseen(part) for part in (player.deck, player.hand, player.chosen)]
        deal_again(chance, seat, lists=hidden)
    for cards, out, shown in (
        (s.orders, s.orders_out, s.open_orders),
        (s.favours, s.favours_out, s.open_favours),
    ):
        below = Unseen(cards, range(shown, len(cards)))
        deal_again(chance, seat, lists=[below, unseen(out)])
    for deck in (s.townsfolk, s.outsiders, s.walls, s.suspicion, s.tavern_deck):
        deal_again(chance, seat, lists=[unseen(deck)])

"""The view of each seat. Hidden are building hands, the order of all decks, the cards of the draft
and of the middle market, and the backs of the market cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec
from msgspec.structs import replace

from throneroom.games.west_kingdom.architects import scoring
from throneroom.games.west_kingdom.architects.actions.capture import price_of_capture
from throneroom.games.west_kingdom.architects.actions.guildhall import (
    construct_price,
    level_price,
    no_building,
)
from throneroom.games.west_kingdom.architects.actions.places import market_price
from throneroom.games.west_kingdom.architects.cards import (
    BUILDINGS,
    CATHEDRAL_VIRTUE,
    COLUMNS,
    GUARDHOUSE,
    LEVELS,
    MARKET,
    MARKET_VIRTUE,
    OPEN,
    RULES,
    TAX_DISCOUNT,
    TOP,
    VIRTUE_VP,
    WORKSHOP,
    Apprentice,
    Building,
    row_length,
)
from throneroom.games.west_kingdom.architects.laws import (
    ANY,
    branch_price,
    counted_workers,
    lacking_skills,
)
from throneroom.games.west_kingdom.architects.state import (
    Acting,
    Phase,
    Player,
    Stage,
    State,
    listed,
)
from throneroom.games.west_kingdom.campaign.view import CampaignView, campaign_view
from throneroom.games.west_kingdom.goods import Bag, Mix, Price, missing, number_of
from throneroom.kernel import Chance, Reference, Score, Seat
from throneroom.kernel.hidden import Unseen, deal_again, unseen


class NeedView(msgspec.Struct, frozen=True, gc=False):
    """A number of goods that may be any of these."""

    any_of: tuple[str, ...]
    amount: int
    missing: int = 0
    """The number that the player lacks."""


class PriceView(msgspec.Struct, frozen=True, gc=False):
    """The amounts that a player pays, after all discounts."""

    silver: int = 0
    tax: int = 0
    virtue: int = 0
    cards: int = 0
    goods: list[NeedView] = []
    """The goods; where a discount leaves several alternatives, the first of them."""


class ApprenticeView(msgspec.Struct, frozen=True, gc=False):
    """The printed facts of an apprentice."""

    skills: tuple[str, ...]
    virtue: int
    location: str | None
    """The location where it helps."""


class BuildingView(msgspec.Struct, frozen=True, gc=False):
    """The printed facts of a building."""

    vp: int
    cost: dict[str, int]
    skills: tuple[str, ...]
    virtue: int
    at_end: bool
    """Whether its effect comes at the end of the game."""


class PlanView(msgspec.Struct, frozen=True, gc=False):
    """A card in hand, and the obstacles to building it."""

    card: str
    goods: list[NeedView]
    missing: int
    """Number of missing goods."""
    lacking: list[str]
    """Missing skills."""
    can_build: bool
    """Whether skills and goods allow building it."""


class PricesView(msgspec.Struct, frozen=True, gc=False):
    """A player's current prices."""

    hire: PriceView
    """The price at the Workshop, without coins for skipped columns."""
    rows: list[list[int]]
    """By open apprentice: the total silver for hiring it with the next worker, or with the one just
    placed, coins on other cards included."""
    reach: list[list[bool]]
    """Whether the player has enough silver for that."""
    market: list[PriceView]
    """The price by space of the black market."""
    capture: PriceView
    """The price of the next capture at the Town Centre."""
    free_captives: PriceView
    pay_debt: PriceView
    level: PriceView | None
    """The price of the next level of the Cathedral; None at the top."""


class PlayerView(msgspec.Struct, frozen=True, gc=False):
    board: str | None
    free: int
    open: list[int]
    """Workers by open location, in the order of `places`."""
    prison: int
    captured: list[int]
    """Workers of each seat on this board."""
    held_by: list[int]
    """Own workers on the board of each seat."""
    on_market: int
    in_guildhall: int
    clay: int
    wood: int
    stone: int
    gold: int
    marble: int
    silver: int
    virtue: int
    unpaid: int
    paid: int
    level: int
    tax_discount: int
    """Tax coins of each cost that this player does not pay."""
    apprentices: list[str]
    apprentice_limit: int
    buildings: list[str]
    building_points: list[int]
    """The current points of each building."""
    hand: list[str] | None
    """The cards in hand; None for other players."""
    plans: list[PlanView] | None
    """The same cards, each with the obstacles to building it."""
    hand_size: int
    hand_limit: int
    prices: PricesView
    may_trade: bool
    """Whether this player's virtue gives access to the black market."""
    may_advance: bool
    """Whether this player's virtue gives access to the Cathedral."""
    score: Score
    """The score as the table stands now, line by line."""


class LevelView(msgspec.Struct, frozen=True, gc=False):
    """A level of the Cathedral, the lowest first."""

    level: int
    vp: int
    spaces: int
    seats: list[Seat]
    cost: list[NeedView]


class GuildhallView(msgspec.Struct, frozen=True, gc=False):
    workers: list[Seat]
    """The owners of the workers, in the order of the spaces; those after the last one stand beside
    it."""
    spaces: int
    row_length: int
    resets: list[int]
    """Spaces that reset the black market."""
    refreshes: list[int]
    """Spaces that renew apprentices; none unless the table plays that rule."""


class ActingView(msgspec.Struct, frozen=True, gc=False):
    place: str
    workers: int
    stage: str
    done: int
    most: int
    """Trades, actions or captures that the placement allows; 0 if they are not counted."""
    places: list[str]
    """Where workers were captured."""
    building: str | None
    """The building that is being paid for."""
    reset: bool
    """Whether the black market is reset after the action."""


class ArchitectsView(msgspec.Struct, frozen=True, gc=False):
    seat: Seat | None
    phase: str
    steps: list[str]
    """The parts of a turn in order, by the ids of their texts."""
    step: int
    players: list[PlayerView]
    first: Seat
    current: Seat
    round: int
    turns_left: int | None
    """Once the Guildhall is full: the number of turns left."""
    boards: list[str]
    """Characters that can still be chosen."""
    places: list[str]
    """The open locations."""
    tax: int
    rows: list[list[str | None]]
    """Open apprentices, the cheapest first."""
    coins: list[list[int]]
    """Silver on them."""
    spaces: list[str]
    """The spaces of the black market."""
    market: list[Seat | None]
    """Workers on them."""
    offers: list[list[str]]
    """Their goods, one by one; empty for the middle space."""
    market_pile: int
    market_turned: list[str]
    """Market cards whose large side was open, the last one on top."""
    guildhall: GuildhallView
    cathedral: list[LevelView]
    rewards: int
    """Number of reward cards left."""
    rewards_gained: list[str]
    capture_places: int
    """Locations at which one placement may capture."""
    virtue_vp: tuple[int, ...]
    tax_discounts: tuple[int, ...]
    """The discount by virtue."""
    market_virtue: int
    """The most virtue with which a player may go to the black market."""
    cathedral_virtue: int
    """The least virtue with which a player may advance the Cathedral."""
    deck_size: int
    deck_below: list[str]
    """Cards that were put under the deck, the lowest first; "" for a card that this seat does not
    know."""
    apprentice_deck_size: int
    apprentices_below: list[str]
    """The same for apprentices: everybody saw them."""
    packet: list[str] | None
    """In the draft: the cards to choose from."""
    packet_size: int
    drawn: list[str] | None
    """Cards of which the player on turn keeps one; only that player sees them."""
    drawn_size: int
    apprentice_cards: dict[str, ApprenticeView]
    """The printed facts of each visible apprentice."""
    building_cards: dict[str, BuildingView]
    """The printed facts of each building that this seat sees."""
    acting: ActingView | None
    campaign: CampaignView | None
    """The campaign; None outside one."""
    over: bool


def view(s: State, seat: Seat | None) -> ArchitectsView:
    return _view(s, seat, [_player(s, one, seat) for one in range(len(s.players))])


def views(s: State, seats: Sequence[Seat | None]) -> list[ArchitectsView]:
    """The views of several seats. A player's data looks the same to all other seats."""
    public = [_player(s, one, None) for one in range(len(s.players))]
    found = []
    for seat in seats:
        players = public[:]
        if seat is not None:
            hand = s.players[seat].hand
            players[seat] = replace(
                public[seat], hand=_keys(hand), plans=_plans(s.players[seat], hand)
            )
        found.append(_view(s, seat, players))
    return found


def _view(s: State, seat: Seat | None, players: list[PlayerView]) -> ArchitectsView:
    steps, step = _steps(s)
    packet = s.packets[seat] if s.packets and seat is not None else None
    drawn = s.drawn if s.drawn and seat == s.current else None
    return ArchitectsView(
        seat=seat,
        phase=s.phase.value,
        steps=steps,
        step=step,
        players=players,
        first=s.first,
        current=s.current,
        round=s.round,
        turns_left=s.turns_left,
        boards=_keys(s.boards),
        places=list(PLACES),
        tax=s.tax,
        rows=[[card.key if card else None for card in row] for row in s.rows],
        coins=[row[:] for row in s.coins],
        spaces=list(SPACES),
        market=s.market[:],
        offers=[listed(s.small_offer.items), [], listed(s.large_offer.items)],
        market_pile=len(s.pile),
        market_turned=_keys(s.turned),
        guildhall=_guildhall(s),
        cathedral=_cathedral(s),
        rewards=len(s.rewards),
        rewards_gained=_keys(s.rewards_gained),
        capture_places=s.capture_places,
        virtue_vp=VIRTUE_VP,
        tax_discounts=TAX_DISCOUNT,
        market_virtue=MARKET_VIRTUE,
        cathedral_virtue=CATHEDRAL_VIRTUE,
        deck_size=len(s.deck),
        deck_below=[
            card.key if _knows(known, seat) else ""
            for card, known in zip(s.deck, s.deck_known, strict=True)
            if known
        ],
        apprentice_deck_size=len(s.apprentice_deck),
        apprentices_below=_keys(s.apprentice_deck[: s.apprentices_below]),
        packet=None if packet is None else _keys(packet),
        packet_size=len(s.packets[0]) if s.packets else 0,
        drawn=None if drawn is None else _keys(drawn),
        drawn_size=len(s.drawn),
        apprentice_cards=_apprentice_cards(s),
        building_cards=_building_cards(s, seat, [*(packet or ()), *(drawn or ())]),
        acting=_acting(s, s.acting) if s.acting else None,
        campaign=campaign_view(s, "architects"),
        over=s.phase is Phase.OVER,
    )


PLACES = tuple(place.key for place in OPEN)
SPACES = tuple(place.key for place in MARKET)


def _keys(things: Sequence[Reference]) -> list[str]:
    return [thing.key for thing in things]


def _steps(s: State) -> tuple[list[str], int]:
    """A turn: a worker, the action, discards."""
    if s.phase is not Phase.TURNS:
        return [f"phase-{s.phase.value}"], 0
    steps = ["step-worker", "step-action", "step-discard"]
    if s.acting is None:
        return steps, 0
    return steps, 1 if s.acting.stage is Stage.ACTION else 2


# Players


def _player(s: State, seat: Seat, reader: Seat | None) -> PlayerView:
    player = s.players[seat]
    mine = seat == reader
    return PlayerView(
        board=player.board.key if player.board else None,
        free=player.free,
        open=player.open[:],
        prison=player.prison,
        captured=player.captured[:],
        held_by=[crew.captured[seat] for crew in s.crews],
        on_market=s.market.count(seat),
        in_guildhall=s.guildhall.count(seat),
        clay=player.clay,
        wood=player.wood,
        stone=player.stone,
        gold=player.gold,
        marble=player.marble,
        silver=player.silver,
        virtue=player.virtue,
        unpaid=player.unpaid,
        paid=player.paid,
        level=player.level,
        tax_discount=tax_discount(player),
        apprentices=_keys(player.apprentices),
        apprentice_limit=player.powers.limit,
        buildings=_keys(player.buildings),
        building_points=[scoring.building_points(s, seat, card) for card in player.buildings],
        hand=_keys(player.hand) if mine else None,
        plans=_plans(player, player.hand) if mine else None,
        hand_size=len(player.hand),
        hand_limit=player.powers.hand_limit,
        prices=_prices(s, seat),
        may_trade=player.virtue <= MARKET_VIRTUE,
        may_advance=player.virtue >= CATHEDRAL_VIRTUE,
        score=scoring.score_of(s, seat),
    )


def tax_discount(player: Player) -> int:
    less: int = player.powers.less.get(ANY, {}).get("tax", 0)
    return TAX_DISCOUNT[player.virtue] + less


def _plans(player: Player, cards: Sequence[Building]) -> list[PlanView]:
    found = []
    for card in cards:
        price = construct_price(player, card)
        found.append(
            PlanView(
                card.key,
                _needs(price, player),
                min(missing(player, need) for need in price.goods),
                lacking_skills(player, card),
                not no_building(player, card),
            )
        )
    return found


def _prices(s: State, seat: Seat) -> PricesView:
    player = s.players[seat]
    hire = branch_price(player, WORKSHOP, "hire")
    acting = s.acting if seat == s.current else None
    stands = acting is not None and acting.place is WORKSHOP
    columns = acting.workers if acting and stands else player.open[WORKSHOP.number] + 1
    row = [hire.coins + max(0, column + 1 - columns) for column in range(COLUMNS)]
    return PricesView(
        hire=_price(hire, player),
        rows=[row[:] for _ in s.rows],
        reach=[[silver <= player.silver for silver in row] for _ in s.rows],
        market=[_price(market_price(player, place), player) for place in MARKET],
        capture=_price(price_of_capture(s, seat, acting), player),
        free_captives=_price(branch_price(player, GUARDHOUSE, "free_captives"), player),
        pay_debt=_price(branch_price(player, GUARDHOUSE, "pay_debt"), player),
        level=_price(level_price(player), player) if player.level < TOP else None,
    )


def _price(price: Price, player: Player) -> PriceView:
    return PriceView(price.silver, price.tax, price.virtue, price.cards, _needs(price, player))


def _needs(price: Price, player: Player) -> list[NeedView]:
    return [NeedView(*need, missing(player, (need,))) for need in price.goods[0]]


# Cards


def _apprentice_cards(s: State) -> dict[str, ApprenticeView]:
    cards = [card for row in s.rows for card in row if card is not None]
    cards += s.apprentice_deck[: s.apprentices_below]
    for player in s.players:
        cards += player.apprentices
    return {card.key: printed_apprentice(card) for card in cards}


def _building_cards(
    s: State, seat: Seat | None, shown: Sequence[Building]
) -> dict[str, BuildingView]:
    cards = [*shown, *([] if seat is None else s.players[seat].hand)]
    for player in s.players:
        cards += player.buildings
    if s.acting is not None and s.acting.building is not None:
        cards.append(s.acting.building)
    return {card.key: PRINTED_BUILDINGS[card.key] for card in cards}


@cache
def printed_apprentice(card: Apprentice) -> ApprenticeView:
    return ApprenticeView(card.skills, card.virtue, card.location)


PRINTED_BUILDINGS = {
    card.key: BuildingView(card.vp, card.cost.counted(0), card.skills, card.virtue, card.at_end)
    for card in BUILDINGS.values()
}


# The board


def _guildhall(s: State) -> GuildhallView:
    rules, length = RULES["guildhall"], row_length(len(s.players))
    resets = [(row - 1) * length for row in rules["reset_rows"]]
    refreshes: list[int] = []
    if s.options.apprentice_refresh:
        column = rules["refresh_column"] - 1
        refreshes = [(row - 1) * length + column for row in rules["refresh_rows"]]
    return GuildhallView(s.guildhall[:], s.spaces, length, resets, refreshes)


def _cathedral(s: State) -> list[LevelView]:
    found = []
    for number, level in enumerate(LEVELS):
        seats = [seat for seat, player in enumerate(s.players) if player.level == number]
        found.append(LevelView(number, level.vp, level.spaces, seats, _printed(level.cost)))
    return found


def _printed(cost: Bag | Mix) -> list[NeedView]:
    if isinstance(cost, Mix):
        return [NeedView(cost.any_of, cost.amount)]
    return [NeedView((item,), number_of(n, 0)) for item, n in cost.items]


def _acting(s: State, acting: Acting) -> ActingView:
    return ActingView(
        acting.place.key,
        acting.workers,
        acting.stage.value,
        acting.done,
        most_of(s, acting),
        [place.key for place in acting.places],
        acting.building.key if acting.building else None,
        acting.reset,
    )


def most_of(s: State, acting: Acting) -> int:
    """Trades, guardhouse actions or captures that a placement allows."""
    place, does = acting.place, s.does[acting.place]
    if does.repeat is None:
        return acting.workers if any(verb == "capture" for verb, _ in does.verbs) else 0
    workers = counted_workers(s.players[s.current], place, acting.workers)
    return number_of(does.repeat.up_to, workers)


# Hidden things


def redeal(s: State, seat: Seat | None, chance: Chance) -> None:
    lists = [Unseen(s.deck, [i for i, known in enumerate(s.deck_known) if not _knows(known, seat)])]
    lists += [unseen(player.hand) for one, player in enumerate(s.players) if one != seat]
    lists += [unseen(packet) for one, packet in enumerate(s.packets) if one != seat]
    if seat != s.current:
        lists.append(unseen(s.drawn))
    deal_again(chance, seat, lists=lists)
    hidden = range(s.apprentices_below, len(s.apprentice_deck))
    deal_again(chance, seat, lists=[Unseen(s.apprentice_deck, hidden)])
    deal_again(chance, seat, lists=[unseen(s.rewards), unseen(s.rewards_out)])
    redeal_market(s, chance)


def _knows(known: int, seat: Seat | None) -> bool:
    return seat is not None and bool(known >> seat & 1)


def redeal_market(s: State, chance: Chance) -> None:
    """Re-deals the market pile. Of the top card only the small side is known, and several cards may
    have it."""
    if not s.pile:
        return
    pile = sorted(s.pile, key=lambda card: card.key)
    top = chance.pick([card for card in pile if card.small == s.pile[-1].small])
    pile.remove(top)
    chance.shuffle(pile)
    s.pile[:] = [*pile, top]

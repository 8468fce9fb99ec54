"""[12.2, 12.3] The view of each seat."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from throneroom.games.oath import rule
from throneroom.games.oath.actions.play import capacity
from throneroom.games.oath.acts import (
    Act,
    Campaign,
    Deal,
    Muster,
    Play,
    Power,
    Recover,
    Search,
    Trade,
    Travel,
)
from throneroom.games.oath.campaign.shown import CampaignView, campaign_view, faces_of
from throneroom.games.oath.cards import (
    RELIQUARY,
    ROUNDS,
    SUITS,
    VISIONS_TO_WIN,
    WORLD_SEARCH_PRICES,
    Card,
    Vision,
)
from throneroom.games.oath.standing import Way, counted, ways_to_win
from throneroom.games.oath.state import NOBODY, REGION_OF, Phase, Place, Player, Role, State
from throneroom.kernel import Seat


class CardView(msgspec.Struct, frozen=True):
    """A card: its face if the seat knows it, and its back."""

    card: str | None
    vision: bool


class PlaceView(msgspec.Struct, frozen=True):
    """A slot of the map."""

    slot: int
    region: str
    site: str | None
    """The site; None while it lies face down."""
    capacity: int
    cards: list[str]
    relics: list[str | None]
    """The relics, which lie face down; named for seats that have looked."""
    favor: int
    secrets: int
    colour: str
    warbands: int
    bandits: int
    rulers: list[Seat]
    pawns: list[Seat]
    seen: str | None
    """The face-down site, if the seat has looked at it."""


class PlayerView(msgspec.Struct, frozen=True):
    seat: Seat
    role: str
    colour: str
    warband_colour: str
    pawn: int
    supply: int
    refresh: int
    """The Supply that a rest would give back now."""
    warbands: int
    bank: int
    favor: int
    secrets: int
    flipped: int
    advisers: list[str]
    hidden: list[CardView]
    relics: list[str]
    vision: str | None
    hand: list[CardView]
    sites: int
    """The number of sites ruled; for the Empire, by all of it."""
    treasures: int
    """Relics and banners held."""
    counts: int | None
    """The player's amount of what the oath counts, if it counts something."""
    ways: list[Way]
    """The unmet conditions of each way to win."""


class BannerView(msgspec.Struct, frozen=True):
    holder: Seat | None
    tokens: int
    mob: bool


class SpaceView(msgspec.Struct, frozen=True):
    """A space of the Imperial Reliquary."""

    space: str
    covered: bool
    relic: str | None


class WarbandsView(msgspec.Struct, frozen=True):
    """Warbands on a card."""

    card: str
    colour: str
    count: int


class UsedView(msgspec.Struct, frozen=True):
    power: str
    seat: Seat


class ActView(msgspec.Struct, frozen=True):
    """An act in progress; the innermost is the last one."""

    kind: str
    by: Seat
    at: int
    step: str
    free: bool
    used: list[UsedView]
    card: str | None
    """A public card, or one that the seat knows."""
    source: str
    to: int
    other: Seat | None
    wanted: str
    set_aside: int
    gives: dict[str, int]
    wants: dict[str, int]
    kinds: list[str]
    """For a deal: the kinds of things it may contain."""
    promises: list[dict[str, str | int]]
    """For a deal: the promises of either side."""
    citizenship: bool
    """Whether it is an offer of Citizenship, with the relic of the space `set_aside`."""
    countered: bool
    """For a deal: whether the other side asks for these terms instead of the first ones."""
    first_gives: dict[str, int]
    first_wants: dict[str, int]
    campaign: CampaignView | None


class OathView(msgspec.Struct, frozen=True):
    seat: Seat | None
    round: int
    rounds: int
    phase: str
    steps: tuple[str, ...]
    step: int
    """The current step of the turn, or of the campaign."""
    active: Seat
    chancellor: Seat
    goal: str
    title: Seat
    usurper: bool
    visions_drawn: int
    visions_to_win: int
    search_price: int
    """The price of searching the world deck, by the track."""
    places: list[PlaceView]
    players: list[PlayerView]
    banks: dict[str, int]
    shared_favor: int
    shared_secrets: int
    peoples_favor: BannerView
    darkest_secret: BannerView
    reliquary: list[SpaceView]
    piles: list[list[CardView]]
    """By region, the top card last."""
    deck: CardView | None
    """The back of the top card of the world deck; nobody may count the deck."""
    deck_known: list[CardView]
    """The cards on top that the seat knows, from the top."""
    relic_deck: int
    site_deck: int
    archive: dict[str, int]
    """Number of cards by suit, and of edifices."""
    dispossessed: int
    free_boards: dict[str, bool]
    favor_on: dict[str, int]
    secrets_on: dict[str, int]
    warbands_on: list[WarbandsView]
    acts: list[ActView]
    dice: list[str]
    dice_of: str
    promises: list[dict[str, str | int]]
    box: list[str]
    order: list[Seat]
    over: bool
    winner: Seat | None
    won_by: list[str]


def view(s: State, seat: Seat | None) -> OathView:
    return _seen_from(s, seat, _open_to_all(s))


def views(s: State, seats: Sequence[Seat | None]) -> list[OathView]:
    shown = _open_to_all(s)
    return [_seen_from(s, seat, shown) for seat in seats]


def _open_to_all(s: State) -> OathView:
    """The view of a spectator."""
    last = len(WORLD_SEARCH_PRICES) - 1
    steps, step = _steps(s)
    archive = dict.fromkeys([suit.value for suit in SUITS], 0)
    for card in s.archive:
        if card.suit is not None:
            archive[card.suit.value] += 1
    return OathView(
        seat=None,
        round=s.round,
        rounds=ROUNDS,
        phase=s.phase.value,
        steps=steps,
        step=step,
        active=s.active,
        chancellor=s.chancellor,
        goal=s.goal.key,
        title=s.title,
        usurper=s.usurper,
        visions_drawn=s.visions_drawn,
        visions_to_win=VISIONS_TO_WIN,
        search_price=WORLD_SEARCH_PRICES[min(s.visions_drawn, last)],
        places=[_place(s, slot, place, None) for slot, place in enumerate(s.places)],
        players=[_player(s, seat, player) for seat, player in enumerate(s.players)],
        banks={suit.value: count for suit, count in s.banks.items()},
        shared_favor=s.shared_favor,
        shared_secrets=s.shared_secrets,
        peoples_favor=_banner(s.peoples_favor.holder, s.peoples_favor.tokens, s.peoples_favor.mob),
        darkest_secret=_banner(s.darkest_secret.holder, s.darkest_secret.tokens, False),
        reliquary=_reliquary(s, None),
        piles=[_cards(s, pile, None) for pile in s.piles],
        deck=CardView(None, type(s.deck[-1]) is Vision) if s.deck else None,
        deck_known=[],
        relic_deck=len(s.relic_deck),
        site_deck=len(s.site_deck),
        archive=archive,
        dispossessed=len(s.dispossessed),
        free_boards=dict(sorted(s.free_boards.items())),
        favor_on={card.key: count for card, count in s.favor_on.items()},
        secrets_on={card.key: count for card, count in s.secrets_on.items()},
        warbands_on=[
            WarbandsView(card, colour, count)
            for card, colour, count in sorted(
                (card.key, colour, count) for (card, colour), count in s.warbands_on.items()
            )
        ],
        acts=[_act(s, act, None) for act in s.acts],
        dice=faces_of(s.dice_of, s.dice),
        dice_of=s.dice_of if s.dice else "",
        promises=[_promise(promise) for promise in s.promises],
        box=[card.key for card in s.box],
        order=list(s.seats_from(s.chancellor)),
        over=s.over,
        winner=s.winner if s.winner >= 0 else None,
        won_by=list(s.ways),
    )


def _seen_from(s: State, seat: Seat | None, shown: OathView) -> OathView:
    """The same with what only this seat knows."""
    if seat is None:
        return shown
    players = [
        replace(
            one,
            hidden=_cards(s, player.hidden, seat),
            hand=_cards(s, player.hand, seat) if player.hand else one.hand,
        )
        for one, player in zip(shown.players, s.players, strict=True)
    ]
    places = [
        replace(
            one,
            relics=[_known(s, relic, seat) for relic in place.relics],
            seen=place.site.key if s.knows_site(seat, one.slot) else None,
        )
        if place.relics or s.sites_known
        else one
        for one, place in zip(shown.places, s.places, strict=True)
    ]
    return replace(
        shown,
        seat=seat,
        players=players,
        places=places,
        reliquary=_reliquary(s, seat),
        piles=[_cards(s, pile, seat) for pile in s.piles],
        deck_known=_top(s, seat),
        acts=[_act(s, act, seat) for act in s.acts],
    )


def _known(s: State, card: Card, seat: Seat | None) -> str | None:
    return card.key if s.knows(seat, card) else None


def _cards(s: State, cards: Sequence[Card], seat: Seat | None) -> list[CardView]:
    return [CardView(_known(s, card, seat), type(card) is Vision) for card in cards]


def _top(s: State, seat: Seat) -> list[CardView]:
    """The cards on top of the world deck that the seat has looked at, without a gap."""
    found = []
    for card in reversed(s.deck):
        if not s.knows(seat, card):
            break
        found.append(CardView(card.key, type(card) is Vision))
    return found


def _banner(holder: Seat, tokens: int, mob: bool) -> BannerView:
    return BannerView(holder if holder >= 0 else None, tokens, mob)


def _reliquary(s: State, seat: Seat | None) -> list[SpaceView]:
    return [
        SpaceView(space.key, relic is not None, _known(s, relic, seat) if relic else None)
        for space, relic in zip(RELIQUARY, s.reliquary, strict=True)
    ]


def _place(s: State, slot: int, place: Place, seat: Seat | None) -> PlaceView:
    return PlaceView(
        slot=slot,
        region=REGION_OF[slot].value,
        site=place.site.key if place.up else None,
        capacity=capacity(s, slot),
        cards=[card.key for card in place.cards],
        relics=[_known(s, relic, seat) for relic in place.relics],
        favor=place.favor,
        secrets=place.secrets,
        colour=place.colour,
        warbands=place.warbands,
        bandits=rule.bandits(s, slot),
        rulers=rule.rulers(s, slot),
        pawns=s.at(slot),
        seen=place.site.key if s.knows_site(seat, slot) else None,
    )


def _player(s: State, seat: Seat, player: Player) -> PlayerView:
    return PlayerView(
        seat=seat,
        role=player.role.value,
        colour=player.colour,
        warband_colour=player.colour if player.role is Role.EXILE else "purple",
        pawn=player.pawn,
        supply=player.supply,
        refresh=rule.next_rest(s, seat),
        warbands=player.warbands,
        bank=player.bank,
        favor=player.favor,
        secrets=player.secrets,
        flipped=player.flipped,
        advisers=[card.key for card in player.advisers],
        hidden=_cards(s, player.hidden, None),
        relics=[relic.key for relic in player.relics],
        vision=player.vision.key if player.vision else None,
        hand=_cards(s, player.hand, None),
        sites=rule.score(s, seat),
        treasures=s.treasures(seat),
        counts=counted(s, seat),
        # While the winner writes, the oath and the boards are already those of the next game.
        ways=[] if s.writing else ways_to_win(s, seat),
    )


def _promise(promise: object) -> dict[str, str | int]:
    from dataclasses import asdict

    found: dict[str, str | int] = asdict(promise)  # type: ignore[call-overload]
    return found


def _act(s: State, act: Act, seat: Seat | None) -> ActView:
    shown = ActView(
        kind=act.kind,
        by=act.by,
        at=act.at,
        step=act.step,
        free=act.free,
        used=[UsedView(used.name, used.seat) for used in act.used],
        card=None,
        source="",
        to=-1,
        other=None,
        wanted="",
        set_aside=0,
        gives={},
        wants={},
        kinds=[],
        promises=[],
        citizenship=False,
        countered=False,
        first_gives={},
        first_wants={},
        campaign=None,
    )
    if isinstance(act, Campaign):
        return replace(shown, campaign=campaign_view(s, act))
    if isinstance(act, Search):
        return replace(shown, source=act.source)
    if isinstance(act, Play):
        return replace(
            shown,
            card=_played(s, act, seat),
            source=act.origin,
            to=act.slot,
            wanted=act.place,
        )
    if isinstance(act, Muster | Trade):
        wanted = act.wanted if isinstance(act, Trade) else ""
        return replace(shown, card=act.card.key if act.card else None, wanted=wanted)
    if isinstance(act, Recover):
        banner = act.banner.key if act.banner else ""
        return replace(shown, wanted=banner, set_aside=act.placed)
    if isinstance(act, Travel):
        other = act.forced_by if act.forced_by >= 0 else None
        return replace(shown, source=str(act.start), to=act.to, other=other)
    if isinstance(act, Deal):
        return replace(
            shown,
            card=act.by_name or None,
            other=act.to if act.to >= 0 else None,
            gives=dict(act.gives),
            wants=dict(act.wants),
            kinds=list(act.kinds),
            promises=[_promise(promise) for promise in act.promises],
            set_aside=act.reliquary,
            citizenship=act.citizenship,
            countered=act.countered,
            first_gives=dict(act.first_gives),
            first_wants=dict(act.first_wants),
        )
    if isinstance(act, Power):
        return replace(shown, card=act.card)
    return shown


def _played(s: State, act: Play, seat: Seat | None) -> str | None:
    """The card being played, if it lies face up or the seat knows it."""
    card = act.card
    if card is None:
        return None
    if s.where(card) != (NOBODY, NOBODY) or card in s.box:
        return card.key
    return _known(s, card, seat)


_SETUP = ("phase-setup",)
_TURN = ("phase-wake", "phase-act", "phase-rest")
_WRITING = ("step-oath", "step-citizens", "step-map", "step-cards")
_WRITTEN = (0, 1, 1, 2, 3)
_PHASES = {Phase.WAKE: 0, Phase.ACT: 1, Phase.REST: 2, Phase.OVER: 2}
_FIGHT = ("step-targets", "step-attacker", "step-defender", "step-roll", "step-outcome")
_FIGHTING = {
    **dict.fromkeys(("defender", "targets", "dice", "allies"), 0),
    "attacker_plans": 1,
    "defender_plans": 2,
    **dict.fromkeys(("defense_roll", "attack_roll", "skulls", "sacrifice"), 3),
}


def _steps(s: State) -> tuple[tuple[str, ...], int]:
    """The parts of the turn, or of the campaign in progress, and the index of the current one."""
    for act in reversed(s.acts):
        if isinstance(act, Campaign):
            return _FIGHT, _FIGHTING.get(act.step, len(_FIGHT) - 1)
    if s.phase is Phase.CHRONICLE:
        return _WRITING, _WRITTEN[s.step]
    if s.phase in _PHASES:
        return _TURN, _PHASES[s.phase]
    return _SETUP, 0

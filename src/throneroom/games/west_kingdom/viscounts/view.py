"""The view of each seat. Hidden are the hands of others, the order of draw piles, and everything
below the top of the piles on the board."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from msgspec.structs import replace

from throneroom.games.west_kingdom.campaign.view import CampaignView, campaign_view
from throneroom.games.west_kingdom.viscounts import faces, scoring
from throneroom.games.west_kingdom.viscounts.cards import (
    ACTIONS,
    BONUSES,
    ICONS,
    SECTIONS,
    SLOTS,
    Manuscript,
    PlayerCard,
    Townsfolk,
)
from throneroom.games.west_kingdom.viscounts.collision import COLLISIONS
from throneroom.games.west_kingdom.viscounts.laws import (
    criminals_of,
    dismiss_price,
    force,
    force_of,
    funds,
    hand_limit,
    hire_price,
    most_spent,
    rival_icons,
    strength,
)
from throneroom.games.west_kingdom.viscounts.ring import Segment, Space
from throneroom.games.west_kingdom.viscounts.schemes import Scheme
from throneroom.games.west_kingdom.viscounts.state import RIGHT, Phase, Player, State
from throneroom.kernel import Chance, Reference, Score, Seat
from throneroom.kernel.hidden import Unseen, deal_again, unseen


class SpaceView(msgspec.Struct, frozen=True, gc=False):
    space: str
    inner: bool
    exchange: str
    """The exchange of the space; "" on the inner road."""
    merchants: int
    """Merchants that the exchange needs."""
    to: list[str]
    """The destinations of one step."""
    viscounts: list[Seat]


class SpotView(msgspec.Struct, frozen=True, gc=False):
    spot: str
    space: str
    """The space from which it can be reached."""
    effect: tuple[str, ...]
    building: str | None
    seat: Seat | None
    link: tuple[str, ...] | None
    """The link to the next spot clockwise; None where there is a gap."""
    linked: bool
    """Whether both ends of that link have a building."""


class SegmentView(msgspec.Struct, frozen=True, gc=False):
    segment: str
    section: str
    """The section of the castle that it faces."""
    spaces: list[SpaceView]
    spots: list[SpotView]
    """The spots, clockwise."""
    townsfolk: str
    """The top card, or the one printed on the board if the pile is empty."""
    townsfolk_left: int
    manuscript: str
    manuscripts_left: int


class SectionView(msgspec.Struct, frozen=True, gc=False):
    section: str
    segment: str
    effect: tuple[str, ...]
    """The gain of the second tier."""
    tier1: list[int]
    """Workers by seat."""
    tier2: list[int]


class TrackView(msgspec.Struct, frozen=True, gc=False):
    """A space of the track of virtue and corruption."""

    own: tuple[str, ...]
    others: tuple[str, ...]
    if_criminals: str


class ActionView(msgspec.Struct, frozen=True, gc=False):
    action: str
    strength: int
    """Icons without spending anything."""
    bought: int
    """Icons that the player's goods could buy on top of these."""
    next: int
    """Icons once the cards have slid, before one is played."""
    most: int
    """The most icons within reach: with everything that could be spent, and a dismissal."""


class PlayerView(msgspec.Struct, frozen=True, gc=False):
    space: str | None
    silver: int
    ink: int
    stone: int
    gold: int
    unpaid: int
    paid: int
    acquired: int
    approved: int
    corruption: int
    virtue: int
    workers: int
    board: list[str | None]
    drops: str | None
    """The card that leaves the board when the next turn begins."""
    icons: dict[str, int]
    """Icons of cards, free slots and everything permanent."""
    criminals: int
    """Criminal icons of the cards on the board."""
    actions: list[ActionView]
    built: list[str]
    manuscripts: list[str]
    manuscript_points: list[int]
    """The current points of each manuscript."""
    bonuses: list[str]
    card: str | None
    hero: str | None
    hand: list[str] | None
    """The cards in hand; None for other players."""
    hand_size: int
    hand_limit: int
    draw_size: int
    discard: list[str]
    hire_price: int | None
    """The price of the card where the viscount stands; None if there is none."""
    dismiss_price: int | None
    score: Score
    """The score as the table stands now, line by line."""


class RivalView(msgspec.Struct, frozen=True, gc=False):
    """The opponent in a solo game."""

    seat: Seat
    """The seat that stands for it on the board and in the log."""
    board: str
    space: str | None
    ink: int
    stone: int
    gold: int
    unpaid: int
    paid: int
    acquired: int
    approved: int
    corruption: int
    virtue: int
    workers: int
    schemes: list[str | None]
    icons: dict[str, int]
    criminals: int
    slots: list[str]
    """Its buildings from left to right."""
    built: list[str]
    manuscripts: list[str]
    bonuses: list[str]
    draw_size: int
    discard: list[str]
    future_size: int
    slot_faces: dict[str, faces.SlotFace]
    scheme_faces: dict[str, faces.SchemeFace]
    """The printed facts of the open schemes."""
    score: Score


class PairView(msgspec.Struct, frozen=True, gc=False):
    card: str
    hero: str


class Faces(msgspec.Struct, frozen=True, gc=False):
    townsfolk: dict[str, faces.TownsfolkFace]
    manuscripts: dict[str, faces.ManuscriptFace]
    player_cards: dict[str, faces.PlayerCardFace]
    slots: dict[str, faces.SlotFace]
    bonuses: dict[str, tuple[str, ...]]


class ViscountsView(msgspec.Struct, frozen=True, gc=False):
    seat: Seat | None
    phase: str
    steps: list[str]
    """The phases of a turn in order, by the ids of their texts."""
    step: int
    players: list[PlayerView]
    rival: RivalView | None
    round: int
    last_round: int
    """The last round; 0 until it is known."""
    first: Seat
    current: Seat
    played: str | None
    """The card that was played in this turn."""
    acting: str
    dismissed: str | None
    resolving: list[Seat]
    """The players whose workers move through the castle."""
    side: str
    castle_turn: int
    ring: list[SegmentView]
    """The segments clockwise."""
    castle: list[SectionView]
    """The sections clockwise."""
    tier3: list[int]
    leader: Seat | None
    bonuses: list[str]
    """Cleric bonuses that nobody has."""
    track: list[TrackView]
    debts_left: int
    deeds_left: int
    poverty: bool
    prosperity: bool
    pairs: list[PairView]
    removed: list[str]
    """Townsfolk that left the game."""
    cards: Faces
    """The printed facts of each card that this seat sees."""
    campaign: CampaignView | None
    """The campaign; None outside one."""
    over: bool


def view(s: State, seat: Seat | None) -> ViscountsView:
    return views(s, [seat])[0]


def views(s: State, seats: Sequence[Seat | None]) -> list[ViscountsView]:
    """The views of several seats. A player's data looks the same to all other seats."""
    public = [_player(s, one) for one in range(s.options.players)]
    shown = _view(s, public)
    found = []
    for seat in seats:
        if seat is None:
            found.append(shown)
            continue
        players = public[:]
        hand = s.players[seat].hand
        players[seat] = replace(public[seat], hand=_keys(hand))
        cards = shown.cards
        own = {card.key: faces.townsfolk_face(card) for card in hand}
        cards = replace(cards, townsfolk={**cards.townsfolk, **own})
        found.append(replace(shown, seat=seat, players=players, cards=cards))
    return found


def _view(s: State, players: list[PlayerView]) -> ViscountsView:
    steps, step = _steps(s)
    return ViscountsView(
        seat=None,
        phase=s.phase.value,
        steps=steps,
        step=step,
        players=players,
        rival=_rival(s),
        round=s.round,
        last_round=s.last_round,
        first=s.first,
        current=s.current,
        played=_key(s.played),
        acting=s.acting,
        dismissed=_key(s.dismissed),
        resolving=list(s.resolving),
        side=s.side,
        castle_turn=s.castle_turn,
        ring=[_segment(s, segment) for segment in s.order],
        castle=_castle(s),
        tier3=s.tier3[:],
        leader=s.leader,
        bonuses=_keys(s.bonuses),
        track=[TrackView(one.own.words, one.others.words, one.if_criminals) for one in COLLISIONS],
        debts_left=s.debts_left,
        deeds_left=s.deeds_left,
        poverty=s.poverty,
        prosperity=s.prosperity,
        pairs=[PairView(card.key, hero.key) for card, hero in s.pairs],
        removed=_keys(s.removed),
        cards=_faces(s),
        campaign=campaign_view(s, "viscounts"),
        over=s.phase is Phase.OVER,
    )


TURN = (
    (Phase.CARDS, Phase.PLAY),
    (Phase.MOVEMENT,),
    (Phase.ACTION,),
    (Phase.RECRUIT,),
    (Phase.COLLISION,),
    (Phase.DRAW,),
)
"""The six phases of a turn."""


def _steps(s: State) -> tuple[list[str], int]:
    if s.phase in (Phase.NEW, Phase.PAIRS, Phase.RIVAL, Phase.OVER):
        return [f"phase-{s.phase.value}"], 0
    step = next(i for i, phases in enumerate(TURN) if s.phase in phases)
    return [f"phase-{phases[0].value}" for phases in TURN], step


def _key(thing: Reference | None) -> str | None:
    return thing.key if thing is not None else None


def _keys(things: Iterable[Reference]) -> list[str]:
    return [thing.key for thing in things]


# The board


def _segment(s: State, segment: Segment) -> SegmentView:
    ring = s.ring
    return SegmentView(
        segment.key,
        SECTIONS[ring.section[segment.number]].key,
        [_space(s, space) for space in segment.spaces],
        [
            SpotView(
                *(spot.key, spot.space.key, spot.effect.words),
                building=piece.building.key if piece else None,
                seat=piece.seat if piece else None,
                link=spot.link.effect.words if spot.link else None,
                linked=_is_linked(s, spot.number),
            )
            for spot in segment.spots
            for piece in (s.spots[spot.number],)
        ],
        s.top(segment).key,
        len(s.piles[segment.number]),
        s.tile(segment).key,
        len(s.tiles[segment.number]),
    )


def _is_linked(s: State, number: int) -> bool:
    if s.spots[number] is None:
        return False
    spots = s.ring.spots
    place = [spot.number for spot in spots].index(number)
    after = spots[(place + 1) % len(spots)]
    return spots[place].link is not None and s.spots[after.number] is not None


def _space(s: State, space: Space) -> SpaceView:
    exchange = None if space.inner else space.exchange(s.side)
    return SpaceView(
        space.key,
        space.inner,
        exchange.key if exchange else "",
        exchange.merchants if exchange else 0,
        _keys(s.ring.to[space.number]),
        [seat for seat, player in enumerate(s.players) if player.space is space],
    )


def _castle(s: State) -> list[SectionView]:
    n = len(s.players)
    return [
        SectionView(
            section.key,
            s.ring.segment_at[section.number].key,
            section.effect.words,
            s.tier1[section.number * n : section.number * n + n],
            s.tier2[section.number * n : section.number * n + n],
        )
        for section in SECTIONS
    ]


# Players


def _player(s: State, seat: Seat) -> PlayerView:
    """A player as everybody sees them."""
    player = s.players[seat]
    power = force(player)
    hire, dismiss = _prices(s, player)
    return PlayerView(
        space=_key(player.space),
        silver=player.silver,
        ink=player.ink,
        stone=player.stone,
        gold=player.gold,
        unpaid=player.unpaid,
        paid=player.paid,
        acquired=player.acquired,
        approved=player.approved,
        corruption=player.corruption,
        virtue=player.virtue,
        workers=player.workers,
        board=[_key(card) for card in player.board],
        drops=_key(player.board[RIGHT]),
        icons=dict(zip(ICONS, power.icons, strict=True)),
        criminals=power.criminals,
        actions=_actions(s, player),
        built=_keys(player.built),
        manuscripts=_keys(player.manuscripts),
        manuscript_points=[scoring.manuscript_points(s, seat, tile) for tile in player.manuscripts],
        bonuses=_keys(player.bonuses),
        card=_key(player.card),
        hero=_key(player.hero),
        hand=None,
        hand_size=len(player.hand),
        hand_limit=hand_limit(s, seat),
        draw_size=len(player.draw),
        discard=_keys(player.discard),
        hire_price=hire,
        dismiss_price=dismiss,
        score=scoring.score_of(s, seat),
    )


def _actions(s: State, player: Player) -> list[ActionView]:
    power = force(player)
    slid = force_of((None, *player.board[:RIGHT]), player.built, player.bonuses)
    return [
        ActionView(
            action.key,
            own := strength(power, action),
            most_spent(player, power, action, player.silver),
            strength(slid, action),
            funds(s, player, power, action) if player.space else own,
        )
        for action in ACTIONS.values()
    ]


def _prices(s: State, player: Player) -> tuple[int | None, int | None]:
    if player.space is None:
        return None, None
    power, segment = force(player), player.space.segment
    pile = s.piles[segment.number]
    return hire_price(power, pile[-1]) if pile else None, dismiss_price(power, s.top(segment))


def _rival(s: State) -> RivalView | None:
    rival = s.rival
    if rival is None:
        return None
    seat = len(s.players) - 1
    player = s.players[seat]
    shown: list[Scheme] = [scheme for scheme in rival.schemes if scheme is not None]
    return RivalView(
        seat=seat,
        board=rival.board.key,
        space=_key(player.space),
        ink=player.ink,
        stone=player.stone,
        gold=player.gold,
        unpaid=player.unpaid,
        paid=player.paid,
        acquired=player.acquired,
        approved=player.approved,
        corruption=player.corruption,
        virtue=player.virtue,
        workers=player.workers,
        schemes=[_key(scheme) for scheme in rival.schemes],
        icons=dict(zip(ICONS, rival_icons(s), strict=True)),
        criminals=criminals_of(s, seat),
        slots=_keys(rival.board.slots),
        built=_keys(player.built),
        manuscripts=_keys(player.manuscripts),
        bonuses=_keys(player.bonuses),
        draw_size=len(rival.draw),
        discard=_keys(rival.discard),
        future_size=len(rival.future),
        slot_faces={slot.key: faces.slot_face(slot) for slot in rival.board.slots},
        scheme_faces={one.key: faces.scheme_face(one) for one in [*shown, *rival.discard]},
        score=scoring.score_of(s, seat),
    )


# Open cards


def _faces(s: State) -> Faces:
    townsfolk: list[Townsfolk] = [*s.removed, *(s.top(segment) for segment in s.order)]
    tiles: list[Manuscript] = [s.tile(segment) for segment in s.order]
    cards: list[PlayerCard] = []
    for card, hero in s.pairs:
        cards.append(card)
        townsfolk.append(hero)
    for player in s.players:
        townsfolk += [card for card in player.board if card is not None]
        townsfolk += player.discard
        townsfolk += [player.hero] if player.hero is not None else []
        tiles += player.manuscripts
        cards += [player.card] if player.card is not None else []
    return Faces(
        {card.key: faces.townsfolk_face(card) for card in townsfolk},
        {tile.key: faces.manuscript_face(tile) for tile in tiles},
        {card.key: faces.player_card_face(card) for card in cards},
        {slot.key: faces.slot_face(slot) for slot in SLOTS.values()},
        {bonus.key: faces.bonus_face(bonus) for bonus in BONUSES.values()},
    )


# Hidden things


def redeal(s: State, seat: Seat | None, chance: Chance) -> None:
    """Re-deals hidden cards. A seat knows its own hand; the cards that others own are known, but
    not how they are divided among hand and draw pile."""
    for one, player in enumerate(s.players):
        hidden = [player.draw] if one == seat else [player.draw, player.hand]
        deal_again(chance, seat, lists=[unseen(part) for part in hidden])
    for piles in (s.piles, s.tiles):
        below = [Unseen(pile, range(len(pile) - 1)) for pile in piles if pile]
        deal_again(chance, seat, lists=below)
    if s.rival is not None:
        for part in (s.rival.draw, s.rival.future):
            deal_again(chance, seat, lists=[unseen(part)])

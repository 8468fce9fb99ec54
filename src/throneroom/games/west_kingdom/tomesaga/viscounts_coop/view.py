"""The public view: the table of Viscounts, and the Overlord's, where nothing is hidden."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import asdict, replace

from throneroom.games.west_kingdom.tomesaga.coop import WORKERS
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.cards import (
    ADVANCE,
    BANISHMENTS,
    END_CARD_POINTS,
    END_CARDS_ARE_OURS,
    REMINDERS,
    STARTING_WORKERS,
    TARGET,
    Banishment,
    Reminder,
)
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.scoring import score_of
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.state import State
from throneroom.games.west_kingdom.tomesaga.viscounts_coop.verbs import along, tier_to_enter
from throneroom.games.west_kingdom.viscounts import faces
from throneroom.games.west_kingdom.viscounts import view as viscounts
from throneroom.games.west_kingdom.viscounts.cards import SECTIONS
from throneroom.games.west_kingdom.viscounts.ring import SPACES
from throneroom.games.west_kingdom.viscounts.state import Phase
from throneroom.games.west_kingdom.viscounts.view import ViscountsView
from throneroom.kernel import Chance, Seat


class LocationView(msgspec.Struct, frozen=True, gc=False):
    space: str
    his: int
    """Workers of the Overlord."""
    outposts: list[int]
    """Workers of players, by seat."""
    protected: bool
    """Whether his workers there can't be removed."""
    full: bool
    """Whether one more of his workers there brings an advance order."""


class KeepView(msgspec.Struct, frozen=True, gc=False):
    """A section of the castle."""

    section: str
    tier1: int
    """Workers of the Overlord."""
    tier2: int
    enters: int
    """The tier that his next worker there enters; the third one ends the game."""
    protected: bool


class BanishStepView(msgspec.Struct, frozen=True, gc=False):
    word: str
    """The id of its text."""
    n: int


class BanishmentView(msgspec.Struct, frozen=True, gc=False):
    """A row of the Overlord's card."""

    icon: str
    """The hire effect to which it belongs."""
    steps: list[BanishStepView]
    reconstructed: bool
    """Whether the icon is our own reconstruction and not the box's."""


class ReminderView(msgspec.Struct, frozen=True, gc=False):
    card: str
    ribbon: str
    gain: tuple[str, ...]
    after: dict[str, str]
    """The effect by action: "remove" or "place"."""
    reconstructed: bool


class HolderView(msgspec.Struct, frozen=True, gc=False):
    """The reminder cards of a player."""

    cards: list[str]
    upper: str | None
    """The card whose lower part counts."""


class NextView(msgspec.Struct, frozen=True, gc=False):
    """The Overlord's next turn, if nothing changes before."""

    card: str
    """The townsfolk whose silver he moves by."""
    silver: int
    space: str
    """The location where he stops."""
    does: str
    """"send_home", "place", "banish", or "win" if he has no worker to place."""
    banishes: str | None
    """The townsfolk that he would banish."""
    row: str | None
    """The row of his card that he would carry out."""


class OverlordView(msgspec.Struct, frozen=True, gc=False):
    seat: Seat
    """The seat that stands for him in the log."""
    difficulty: str
    starting_workers: int
    space: str | None
    supply: int
    workers: int
    """The number of all his workers, wherever they are."""
    locations: list[LocationView]
    castle: list[KeepView]
    """The sections clockwise."""
    tier3: int
    revealed: list[str]
    """Player cards that gave him workers at the start."""
    is_on_turn: bool
    banished: str | None
    """The card whose row he is carrying out."""
    step: int
    won_by: str
    """The cause of his immediate victory: "tier3" or "supply"; else ""."""
    next: NextView | None
    """His next turn; None before he has come and after the end."""
    banishments: list[BanishmentView]
    end_points: dict[str, int]
    """Points for each flipped card, by end card."""
    end_reconstructed: bool
    total: int
    """Points of all players, as the table stands now."""
    target: int


class ViscountsCoopView(ViscountsView, frozen=True, gc=False, kw_only=True):
    overlord: OverlordView
    reminders: list[HolderView]
    """The players' reminder cards, by seat."""
    reminders_left: list[str]
    """Reminder cards that nobody has taken."""
    reminder_faces: dict[str, ReminderView]


def view(s: State, seat: Seat | None) -> ViscountsCoopView:
    return views(s, [seat])[0]


def views(s: State, seats: Sequence[Seat | None]) -> list[ViscountsCoopView]:
    scores = [score_of(s, seat) for seat in range(len(s.players))]
    overlord = _overlord(s, sum([score.total for score in scores]))
    holders = [
        HolderView([card.key for card in cards], upper.key if upper is not None else None)
        for cards, upper in zip(s.reminders, s.upper, strict=True)
    ]
    found = []
    for shown in viscounts.views(s, seats):
        players = [
            replace(player, score=score)
            for player, score in zip(shown.players, scores, strict=True)
        ]
        fields = {**asdict(shown), "players": players, "cards": _cards(s, shown)}
        found.append(
            ViscountsCoopView(
                **fields,
                overlord=overlord,
                reminders=holders,
                reminders_left=[card.key for card in s.reminders_left],
                reminder_faces=REMINDER_FACES,
            )
        )
    return found


def _cards(s: State, shown: ViscountsView) -> viscounts.Faces:
    """The faces of visible cards, with the player cards of his first workers."""
    revealed = {card.key: faces.player_card_face(card) for card in s.overlord.revealed}
    return replace(shown.cards, player_cards={**shown.cards.player_cards, **revealed})


def _overlord(s: State, total: int) -> OverlordView:
    overlord = s.overlord
    return OverlordView(
        seat=s.overlord_seat,
        difficulty=s.options.difficulty,
        starting_workers=STARTING_WORKERS[s.options.difficulty],
        space=overlord.space.key if overlord.space is not None else None,
        supply=overlord.supply,
        workers=WORKERS,
        locations=[
            LocationView(
                *(space.key, overlord.locations[space.number], s.outposts_on(space)),
                protected=s.is_protected(space),
                full=not space.inner and overlord.locations[space.number] == ADVANCE - 1,
            )
            for space in SPACES.values()
        ],
        castle=[
            KeepView(
                *(section.key, overlord.tier1[section.number], overlord.tier2[section.number]),
                enters=tier_to_enter(s, section.number),
                protected=section.number == s.protected_section,
            )
            for section in SECTIONS
        ],
        tier3=overlord.tier3,
        revealed=[card.key for card in overlord.revealed],
        is_on_turn=overlord.is_on_turn,
        banished=overlord.banished.key if overlord.banished is not None else None,
        step=overlord.step,
        won_by=overlord.won_by,
        next=_next(s),
        banishments=BANISHMENT_VIEWS,
        end_points=dict(END_CARD_POINTS),
        end_reconstructed=END_CARDS_ARE_OURS,
        total=total,
        target=TARGET,
    )


def _next(s: State) -> NextView | None:
    overlord = s.overlord
    if overlord.space is None or overlord.is_on_turn or s.phase is Phase.OVER:
        return None
    card = s.top(overlord.space.segment)
    space = along(s, overlord.space, card.silver)
    if any(s.outposts_on(space)):
        return NextView(card.key, card.silver, space.key, "send_home", None, None)
    if overlord.locations[space.number]:
        banished = s.top(space.segment)
        row = banished.hire_word
        return NextView(card.key, card.silver, space.key, "banish", banished.key, row)
    does = "place" if overlord.supply else "win"
    return NextView(card.key, card.silver, space.key, does, None, None)


def _banishment(row: Banishment) -> BanishmentView:
    steps = [BanishStepView(step.word, step.n) for step in row.steps]
    return BanishmentView(row.key, steps, row.reconstructed)


def _reminder(card: Reminder) -> ReminderView:
    after = {action.key: does for action, does in card.after.items()}
    return ReminderView(card.key, card.ribbon, card.gain.words, after, card.reconstructed)


BANISHMENT_VIEWS = [_banishment(row) for row in BANISHMENTS.values()]
REMINDER_FACES = {card.key: _reminder(card) for card in REMINDERS.values()}


def redeal(s: State, seat: Seat | None, chance: Chance) -> None:
    """The Overlord hides nothing."""
    viscounts.redeal(s, seat, chance)

"""The eyes of bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from throneroom.games.west_kingdom.architects.actions.capture import price_of_capture
from throneroom.games.west_kingdom.architects.actions.guildhall import no_advance
from throneroom.games.west_kingdom.architects.cards import LEVELS, Apprentice, Location
from throneroom.games.west_kingdom.architects.state import Acting, Player, State
from throneroom.games.west_kingdom.campaign.bots import token_for, urges_of
from throneroom.games.west_kingdom.campaign.cards import Crest
from throneroom.games.west_kingdom.goods import Bag, Price
from throneroom.kernel import Seat


class Look:
    """A bot's eyes: nothing that its seat can't know. It reads the state when asked."""

    __slots__ = ("_s", "seat")

    def __init__(self, s: State, seat: Seat) -> None:
        self._s = s
        self.seat = seat

    @property
    def me(self) -> Player:
        """The seat's own board, goods, cards and workers."""
        return self._s.players[self.seat]

    @property
    def players(self) -> int:
        return len(self._s.players)

    @property
    def others(self) -> tuple[Seat, ...]:
        return self._s.others(self.seat)

    @property
    def tax(self) -> int:
        return self._s.tax

    @property
    def spaces_left(self) -> int:
        """Free spaces of the Guildhall."""
        return max(0, self._s.spaces - len(self._s.guildhall))

    @property
    def last_turn(self) -> bool:
        """Whether this is the seat's last turn."""
        return self._s.turns_left is not None

    @property
    def rows(self) -> list[list[Apprentice | None]]:
        return [row[:] for row in self._s.rows]

    @property
    def coins(self) -> list[list[int]]:
        return [row[:] for row in self._s.coins]

    @property
    def market(self) -> list[Seat | None]:
        return self._s.market[:]

    @property
    def small_offer(self) -> Bag:
        return self._s.small_offer

    @property
    def large_offer(self) -> Bag:
        return self._s.large_offer

    @property
    def held(self) -> int:
        """The seat's workers on other boards."""
        return self._s.on_boards(self.seat)

    @property
    def acting(self) -> Acting | None:
        return self._s.acting

    @property
    def can_advance(self) -> bool:
        return not no_advance(self._s, self.seat)

    def workers(self, seat: Seat, place: Location) -> int:
        """A player's workers at an open location."""
        return self._s.crews[seat].open[place.number]

    def level_is_open(self, level: int) -> bool:
        """Whether a level of the Cathedral has a free space."""
        taken = sum([player.level == level for player in self._s.players])
        return taken < LEVELS[level].spaces

    def capture_price(self) -> Price:
        """The price of the next capture at the Town Centre."""
        return price_of_capture(self._s, self.seat, self._s.acting)

    # The campaign

    @property
    def urges(self) -> Mapping[str, float]:
        """By quantity: the value that open goals add."""
        return urges_of(self._s, self.seat)

    def token(self, tokens: Sequence[Crest]) -> Crest:
        return token_for(self._s, self.seat, tokens)

"""Options that are neither cards nor numbers: places, players, banks and words."""

from __future__ import annotations

from typing import ClassVar

from throneroom.games.oath.cards import REGIONS, SLOTS, SUITS, Suit
from throneroom.kernel import Decision, Message, Reference, Seat, word


class Spot(Reference):
    """A slot of the map whose site lies face down."""

    __slots__ = ("number", "region", "slot")
    what: ClassVar[str] = "place of the map"

    def __init__(self, slot: int, region: str, number: int) -> None:
        super().__init__(f"{region}_{number}")
        self.slot, self.region, self.number = slot, region, number
        Spot.table[self.key] = self

    def caption(self, decision: Decision) -> Message:
        return Message("option-spot", {"region": self.region, "number": self.number})


SPOTS = tuple(
    Spot(slot, region.value, number)
    for slot, (region, number) in enumerate(
        (region, n) for region in REGIONS for n in range(1, SLOTS[region] + 1)
    )
)


class Rival(Reference):
    """A player as an option."""

    __slots__ = ("seat",)
    what: ClassVar[str] = "player"

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"player:{seat}")
        self.seat = seat
        Rival.table[self.key] = self

    def caption(self, decision: Decision) -> Message:
        return Message("option-player", {"player": self.seat})

    def target(self, decision: Decision) -> str:
        return f"player/{self.seat}"


RIVALS = tuple(Rival(seat) for seat in range(6))


class Bank(Reference):
    """A favor bank as an option."""

    __slots__ = ("suit",)
    what: ClassVar[str] = "favor bank"

    def __init__(self, suit: Suit) -> None:
        super().__init__(f"bank:{suit.value}")
        self.suit = suit
        Bank.table[self.key] = self

    def caption(self, decision: Decision) -> Message:
        return Message("option-bank", {"suit": self.suit.value})

    def target(self, decision: Decision) -> str:
        return f"bank/{self.suit.value}"


BANK_OF = {suit: Bank(suit) for suit in SUITS}


class Pile(Reference):
    """A discard pile as an option."""

    __slots__ = ("region",)
    what: ClassVar[str] = "discard pile"

    def __init__(self, region: int) -> None:
        super().__init__(f"pile:{REGIONS[region].value}")
        self.region = region
        Pile.table[self.key] = self

    def caption(self, decision: Decision) -> Message:
        return Message("option-pile", {"region": REGIONS[self.region].value})

    def target(self, decision: Decision) -> str:
        return f"pile/{REGIONS[self.region].value}"


PILES = tuple(Pile(region) for region in range(len(REGIONS)))


class Facedown(Reference):
    """A face-down card by its place, for those who may not know the card."""

    __slots__ = ("index", "where")
    what: ClassVar[str] = "face-down card"

    def __init__(self, where: str, index: int) -> None:
        super().__init__(f"{where}:{index}")
        self.where, self.index = where, index
        Facedown.table[self.key] = self

    def caption(self, decision: Decision) -> Message:
        return Message("option-hidden", {"number": self.index + 1})

    def target(self, decision: Decision) -> str:
        return self.key.replace(":", "/")


def facedown(where: str, index: int) -> Facedown:
    """The place of a face-down card: "relics:3" for the site of slot 3, "reliquary", "hidden:2"."""
    found = Facedown.table.get(f"{where}:{index}")
    return found if isinstance(found, Facedown) else Facedown(where, index)


for _slot in range(len(SPOTS)):
    for _i in range(4):
        facedown(f"relics:{_slot}", _i)
for _seat in range(6):
    for _i in range(6):
        facedown(f"hidden:{_seat}", _i)
for _i in range(4):
    facedown("reliquary", _i)


class Body(Reference):
    """Warbands of one place (a player's board, or a site) as an option, each by itself."""

    __slots__ = ("seat", "slot")
    what: ClassVar[str] = "warband"

    def __init__(self, seat: Seat, slot: int) -> None:
        super().__init__(f"warband:{SPOTS[slot].key}" if seat < 0 else f"warband:board:{seat}")
        self.seat, self.slot = seat, slot
        Body.table[self.key] = self

    def caption(self, decision: Decision) -> Message:
        if self.seat < 0:
            return Message("option-warband-site", {"spot": self.slot})
        return Message("option-warband-board", {"player": self.seat})

    def target(self, decision: Decision) -> str:
        return f"site/{SPOTS[self.slot].key}" if self.seat < 0 else f"player/{self.seat}"


BOARD_BODIES = tuple(Body(seat, -1) for seat in range(6))
SITE_BODIES = tuple(Body(-1, slot) for slot in range(len(SPOTS)))


class Enough(Reference):
    """The option to stop choosing. Its key is not "done", because a question for a set uses
    that."""

    __slots__ = ()

    def caption(self, decision: Decision) -> Message:
        return Message("option-done")

    def target(self, decision: Decision) -> str:
        return ""


DONE = Enough.table["enough"] = Enough("enough")
PASS, USE, DECK, COUNTER = map(word, ("pass", "use", "deck", "counter"))
BANDITS_WORD, PAWN = word("bandits"), word("pawn")
FAVOR, SECRET = word("favor"), word("secret")
DISCARD, ADVISERS, FACEDOWN, REVEAL = map(word, ("discard", "advisers", "facedown", "reveal"))

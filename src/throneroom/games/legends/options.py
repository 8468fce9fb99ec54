"""The options of a table before the start."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from throneroom.kernel import HIDDEN, SEAT, SEATS, Options, before, matters, needs


class LegendsOptions(Options, frozen=True, kw_only=True):
    players: Annotated[int, Meta(ge=2, le=4, description="How many play.")] = 3
    board: Annotated[
        Literal["random", "player"],
        Meta(description="Who lays out the board: chance, or one of the players."),
    ] = "random"
    builder: Annotated[
        Annotated[int, Meta(ge=0, le=3)] | None,
        Meta(description="The seat that sets the board up; by chance if left out."),
        SEAT,
        matters({"board": ["player"]}, {"players": [2]}),
    ] = None
    layout: Annotated[
        Literal["t", "ring"], Meta(description="The tiles form a T, or a ring of two by two.")
    ] = "t"
    neutrals: Annotated[
        Literal["players", "random"],
        Meta(description="Who places the neutral armies of a game for two."),
        matters({"players": [2]}),
    ] = "players"
    ties: Annotated[
        Literal["age", "die"], Meta(description="What decides a tie for the highest bid.")
    ] = "age"
    by_age: Annotated[
        list[int] | None,
        Meta(description="The seats from the youngest to the oldest; by lot if left out."),
        SEATS,
        matters({"ties": ["age"]}),
    ] = None
    exploration: Annotated[bool, Meta(description="Exploration tokens lie on the board.")] = False
    swamp: Annotated[
        bool,
        Meta(description="The Poison Swamp is among the exploration tokens, all face down."),
        needs(exploration=[True]),  # [Гиблое болото]
    ] = False
    citadels: Annotated[bool, Meta(description="Three regions with a citadel count more.")] = False
    leaders: Annotated[bool, Meta(description="Everybody is dealt one of four leaders.")] = False
    events: Annotated[bool, Meta(description="Dragon, gates and rogues lie on the board.")] = False
    long_game: Annotated[bool, Meta(description="Three games in a row; points are added up.")] = (
        False
    )

    sides_first: Annotated[
        bool,
        Meta(description="By chance, sides are tossed before tiles are laid; once they were not."),
        HIDDEN,
        before(False),
    ] = True

    @property
    def games(self) -> int:
        return 3 if self.long_game else 1

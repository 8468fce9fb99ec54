"""[10] Dice on the table."""

from __future__ import annotations

from throneroom.games.oath import events as e
from throneroom.games.oath.cards import ATTACK_DIE, DEFENSE_DIE
from throneroom.games.oath.state import State
from throneroom.kernel import Seat


def roll_again(s: State, seat: Seat) -> None:
    """Rolls all dice on the table again."""
    faces = ATTACK_DIE if s.dice_of == "attack" else DEFENSE_DIE
    s.dice = s.chance.roll(len(s.dice), len(faces))
    if s.log is not None:
        s.log.append(e.Rolled(seat, s.dice_of, [faces[face].key for face in s.dice]))


def shields(s: State) -> int:
    """The sum of the defense dice on the table."""
    faces = [DEFENSE_DIE[face] for face in s.dice]
    total: int = sum([face.shields for face in faces])
    return total << sum([face.doublers for face in faces])

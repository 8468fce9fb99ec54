"""[10] Dice on the table."""

from __future__ import annotations

from throneroom.games.oath import events as e
from throneroom.games.oath.state import State
from throneroom.kernel import Flow, Seat


def roll(s: State, seat: Seat, dice: str, count: int) -> Flow:
    """Attack or defense dice come to lie on the table (`s.dice`); whoever may roll them again is
    asked."""
    from throneroom.games.oath.cards import ATTACK_DIE, DEFENSE_DIE
    from throneroom.games.oath.moments import ROLLED
    from throneroom.games.oath.powers.driver import window

    faces = ATTACK_DIE if dice == "attack" else DEFENSE_DIE
    s.dice = s.chance.roll(count, len(faces))
    s.dice_of = dice
    if s.log is not None:
        s.log.append(e.Rolled(seat, dice, [faces[face].key for face in s.dice]))
    if count:
        yield from window(s, ROLLED, dice, seat)


def roll_again(s: State, seat: Seat) -> None:
    """The dice on the table, all of them."""
    from throneroom.games.oath.cards import ATTACK_DIE, DEFENSE_DIE

    faces = ATTACK_DIE if s.dice_of == "attack" else DEFENSE_DIE
    s.dice = s.chance.roll(len(s.dice), len(faces))
    if s.log is not None:
        s.log.append(e.Rolled(seat, s.dice_of, [faces[face].key for face in s.dice]))


def shields(s: State) -> int:
    """The sum of the defense dice on the table."""
    from throneroom.games.oath.cards import DEFENSE_DIE

    faces = [DEFENSE_DIE[face] for face in s.dice]
    total: int = sum([face.shields for face in faces])
    return total << sum([face.doublers for face in faces])

"""Things that lie face down."""

from __future__ import annotations

from dataclasses import dataclass

from tests.kernel.games.caravan import DICE, GOODS, MAP, SALT, SILK, Good
from throneroom.kernel import Chance, Facedown, deal_again, unseen
from throneroom.kernel.hidden import EVERYBODY, Unseen, shuffle


@dataclass(slots=True)
class FacedownGood(Facedown):
    thing: Good


def test_nobody_knows_what_nobody_has_looked_at() -> None:
    slot = FacedownGood(SILK)
    assert not any(slot.is_known_to(seat) for seat in (0, 1, 2, None))


def test_whoever_peeks_knows_it_and_nobody_else() -> None:
    slot = FacedownGood(SILK)
    assert slot.peek(2) is SILK
    assert [slot.is_known_to(seat) for seat in (0, 1, 2, 3, None)] == [False] * 2 + [True] + [
        False
    ] * 2


def test_what_is_shown_is_known_to_all_and_to_spectators() -> None:
    slot = FacedownGood(SILK, known=0b10)
    assert slot.show() is SILK
    assert all(slot.is_known_to(seat) for seat in (0, 1, 5, None))
    slot.hide()
    assert slot.known == 0


def test_a_slot_is_plain_data() -> None:
    slot = FacedownGood(MAP, known=0b101)
    assert slot.dump() == {"thing": "map", "known": 5}
    assert FacedownGood.load(slot.dump(), "slot") == slot
    copied = slot.copy()
    copied.hide()
    assert slot.known == 5


def test_shuffling_makes_everybody_forget() -> None:
    slots = [FacedownGood(good, known=EVERYBODY) for good in GOODS.values()]
    shuffle(Chance(3), slots)
    assert sorted(slot.thing.key for slot in slots) == sorted(GOODS)
    assert [slot.thing.key for slot in slots] != list(GOODS)
    assert not any(slot.known for slot in slots)


def test_what_a_seat_knows_stays_where_it_is() -> None:
    seen = set()
    for seed in range(20):
        slots = [FacedownGood(SILK, known=0b1), FacedownGood(MAP), FacedownGood(SALT)]
        hand, deck = [DICE, MAP], [SALT, SALT, SALT]
        parts = [unseen(deck), Unseen(hand, [1])]
        deal_again(Chance(seed), 0, slots=slots, lists=parts)
        assert slots[0].thing is SILK
        assert hand[0] is DICE
        everything = [slot.thing.key for slot in slots] + [g.key for g in [*hand, *deck]]
        assert sorted(everything) == sorted(
            ["silk", "map", "salt", "dice", "map", "salt", "salt", "salt"]
        )
        seen.add((slots[1].thing, hand[1]))
    assert len(seen) > 2


def test_how_things_really_lie_decides_nothing() -> None:
    one, other = [DICE, MAP, SALT, SILK], [SILK, SALT, MAP, DICE]
    deal_again(Chance(8), None, lists=[unseen(one)])
    deal_again(Chance(8), None, lists=[unseen(other)])
    assert one == other

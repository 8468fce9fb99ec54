"""Each check can fail: a small game with one thing wrong about it does not pass."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
import pytest
from jsonschema_rs import ValidationError
from msgspec.structs import replace

from tests.conformance.cases import Case, variants
from tests.conformance.checks import CHECKS
from tests.kernel.games import caravan
from tests.kernel.games.caravan import (
    CARAVAN,
    GOODS,
    Caravan,
    CaravanState,
    CaravanView,
    LotOpened,
    Trader,
    TraderView,
)
from tests.kernel.games.pebbles import PEBBLES
from throneroom.kernel import (
    BotMaker,
    Chance,
    Decision,
    Flow,
    Outcome,
    Seat,
    ThroneroomError,
    Word,
)

Wrong = type[Caravan]
WRONG: list[tuple[str, Wrong]] = []


def breaks(*names: str) -> Callable[[Wrong], Wrong]:
    def enter(wrong: Wrong) -> Wrong:
        WRONG.extend((name, wrong) for name in names)
        return wrong

    return enter


def bent(state: CaravanState, bend: Callable[[Decision], Decision]) -> Flow:
    """The flow, with its decisions bent on the way out."""
    inner, answer = caravan.flow(state), None
    while True:
        try:
            decision = inner.send(answer)
        except StopIteration:
            return
        answer = yield bend(decision)


# Keeping


@breaks("a_clone_goes_the_same_way", "a_saved_match_goes_on")
class Forgetful(Caravan):
    """The flow remembers what the state does not know."""

    def flow(self, state: CaravanState) -> Flow:
        asked = 0

        def bend(decision: Decision) -> Decision:
            nonlocal asked
            asked += 1
            state.traders[0].coins += asked % 2
            return decision

        return bent(state, bend)


@breaks("the_order_of_keys_in_a_position_means_nothing")
class ByTheFile(Caravan):
    """What comes first is what came first in a dict, and no table says what that is."""

    def setup(self, options: Any, chance: Chance) -> CaravanState:
        state = super().setup(options, chance)
        for trader in state.traders:
            trader.sold = dict(reversed(trader.sold.items()))
        return state

    def flow(self, state: CaravanState) -> Flow:
        def bend(decision: Decision) -> Decision:
            return replace(decision, facts={"goods": list(state.traders[0].sold)})

        return bent(state, bend)


@breaks("a_record_replays_to_the_bit", "a_match_that_was_loaded_has_a_record")
@breaks("a_playout_is_the_same_game", "single_picks_reach_the_same_states")
class Uncounted(Caravan):
    """Chance that nobody counts."""

    def flow(self, state: CaravanState) -> Flow:
        def bend(decision: Decision) -> Decision:
            state.traders[0].coins += random.randrange(3)
            return decision

        return bent(state, bend)


@breaks("the_flow_restarts_at_checkpoints")
class Meddling(Caravan):
    """To ask is to change."""

    def flow(self, state: CaravanState) -> Flow:
        state.traders[0].coins += 1
        return caravan.flow(state)


class TupleState(CaravanState):
    __slots__ = ()

    def dump(self) -> dict[str, Any]:
        return {**super().dump(), "lot": tuple(good.key for good in self.lot)}


@breaks("the_state_is_plain_json")
class NoJson(Caravan):
    def setup(self, options: Any, chance: Chance) -> CaravanState:
        state = super().setup(options, chance)
        state.__class__ = TupleState
        return state


class SharingState(CaravanState):
    __slots__ = ()

    def copy(self) -> Any:
        new = CaravanState(
            self.chance.copy(),
            [trader.copy() for trader in self.traders],
            self.deck,
            self.first,
            self.weather,
            self.lot[:],
            self.round,
            reveals=self.reveals,
        )
        new.options = self.options
        new.__class__ = SharingState
        return new


@breaks("a_copy_shares_nothing_that_changes", "a_clone_goes_the_same_way")
class Sharing(Caravan):
    State = SharingState

    def setup(self, options: Any, chance: Chance) -> CaravanState:
        state = super().setup(options, chance)
        state.__class__ = SharingState
        return state


@breaks("what_is_saved_is_small")
class Hoarding(Caravan):
    def flow(self, state: CaravanState) -> Flow:
        def bend(decision: Decision) -> Decision:
            state.last_roll += (1,) * 5000
            return decision

        return bent(state, bend)


# Asking


@breaks("decisions_can_be_answered")
class Twice(Caravan):
    """The same option two times in a single pick."""

    def flow(self, state: CaravanState) -> Flow:
        return bent(state, lambda d: msgspec.structs.replace(d, options=[*d.options, d.options[0]]))


@breaks("decisions_can_be_answered")
class TooMany(Caravan):
    def flow(self, state: CaravanState) -> Flow:
        return bent(state, lambda d: msgspec.structs.replace(d, hi=len(d.options) + 1))


@breaks("decisions_can_be_answered")
class NothingToChoose(Caravan):
    def flow(self, state: CaravanState) -> Flow:
        return bent(state, lambda d: msgspec.structs.replace(d, options=[], lo=0, hi=0))


@breaks("options_are_values")
class LiveList(Caravan):
    """The hand itself is what can be chosen from."""

    def flow(self, state: CaravanState) -> Flow:
        def bend(decision: Decision) -> Decision:
            if decision.kind == "sell":
                return replace(decision, options=state.traders[decision.seat].hand)
            return decision

        return bent(state, bend)


@breaks("invariants_hold")
class Losing(Caravan):
    """A good falls off the camel."""

    def flow(self, state: CaravanState) -> Flow:
        def bend(decision: Decision) -> Decision:
            if decision.kind == "arrange":
                state.deck.pop()
            return decision

        return bent(state, bend)


@breaks("the_game_ends")
class Endless(Caravan):
    def flow(self, state: CaravanState) -> Flow:
        while True:
            yield Decision(0, "bid", [0], checkpoint=True)


@breaks("the_game_ends")
class NobodyWins(Caravan):
    def outcome(self, state: CaravanState) -> Outcome:
        return msgspec.structs.replace(super().outcome(state), ranks=[2] * len(state.traders))


@breaks("the_game_ends")
class BadSum(Caravan):
    def outcome(self, state: CaravanState) -> Outcome:
        outcome = super().outcome(state)
        scores = [msgspec.structs.replace(s, total=s.total + 1) for s in outcome.scores]
        return msgspec.structs.replace(outcome, scores=scores)


# Knowing


@breaks("a_view_does_not_change_when_hidden_things_do", "a_redealt_match_plays_to_the_end")
class ShowsHands(Caravan):
    def trader_view(self, trader: Trader, own: bool) -> TraderView:
        return super().trader_view(trader, own=True)


@breaks("a_view_does_not_change_when_hidden_things_do")
class ShowsTheDeck(Caravan):
    def view(self, state: CaravanState, seat: Seat | None) -> CaravanView:
        top = [good.key for good in state.deck[-1:]]
        return msgspec.structs.replace(super().view(state, seat), lot=top)


@breaks("a_view_does_not_change_when_hidden_things_do")
class ShowsAllTheSame(Caravan):
    def views(self, state: CaravanState, seats: Sequence[Seat | None]) -> list[CaravanView]:
        return [self.view(state, seats[0])] * len(seats)


@breaks("redealing_changes_all_that_is_secret")
class ShowsHandsAndRedealsNothing(ShowsHands):
    """The view that leaks, and the way it would pass."""

    def trader_view(self, trader: Trader, own: bool) -> TraderView:
        return Caravan.trader_view(self, trader, own)

    def redeal(self, state: CaravanState, seat: Seat | None, chance: Chance) -> None:
        pass


@breaks("redealing_leaves_a_seat_nothing_it_can_not_know")
class KeepsTheDeck(Caravan):
    """A searching bot would know what comes next."""

    def redeal(self, state: CaravanState, seat: Seat | None, chance: Chance) -> None:
        deck = state.deck[:]
        super().redeal(state, seat, chance)
        state.deck[:] = deck


@breaks(
    "a_redealt_match_plays_to_the_end",
    "a_view_does_not_change_when_hidden_things_do",
    "fresh_chance_keeps_what_lies_open",
)
class RedealsCarelessly(Caravan):
    def redeal(self, state: CaravanState, seat: Seat | None, chance: Chance) -> None:
        state.deck[:] = [chance.pick(list(GOODS.values())) for _ in state.deck]


@breaks("a_bot_looks_at_no_more_than_its_seat_may")
class Peeking(Caravan):
    def look(self, state: CaravanState, seat: Seat) -> Any:
        return CaravanView(seat, [], [good.key for good in state.deck], 0, 0, 0)


@breaks("what_is_seen_does_not_depend_on_what_is_hidden")
class Telltale(Caravan):
    """An event tells what lies on top of the deck."""

    def flow(self, state: CaravanState) -> Flow:
        def bend(decision: Decision) -> Decision:
            state.tell(LotOpened([good.key for good in state.deck[-1:]]))
            return decision

        return bent(state, bend)


# Undoing


@breaks("undo_takes_back_exactly_one_answer")
class NeverBack(Caravan):
    """Everything counts as revealed."""

    def flow(self, state: CaravanState) -> Flow:
        def bend(decision: Decision) -> Decision:
            state.reveals += 1
            return decision

        return bent(state, bend)


@breaks("what_can_be_undone_has_taught_nothing")
class Blurts(Caravan):
    """A prompt shows the top of the deck, and that is not counted."""

    def flow(self, state: CaravanState) -> Flow:
        def bend(decision: Decision) -> Decision:
            if decision.kind == "spice":
                facts = {**(decision.facts or {}), "top": state.deck[-1]}
                seat = (decision.seat + 1) % len(state.traders)
                return replace(decision, facts=facts, seat=seat)
            return decision

        return bent(state, bend)


@breaks("what_can_be_undone_has_taught_nothing")
class AsksWhoHasIt(Caravan):
    """Whoever holds Silk is asked first: who is asked tells who has it."""

    def flow(self, state: CaravanState) -> Flow:
        def ask() -> Iterator[Decision]:
            for seat, trader in enumerate(state.traders):
                if caravan.SILK in trader.hand:
                    yield Decision(seat, "spice", (caravan.PAY, caravan.PASS))

        inner, answer = caravan.flow(state), None
        while True:
            try:
                decision = inner.send(answer)
            except StopIteration:
                return
            answer = yield decision
            if decision.kind == "arrange":
                yield from ask()


# Saying


@breaks("everything_can_be_said")
class Speechless(Caravan):
    @property
    def locales(self) -> Traversable:
        return PEBBLES.locales


@breaks("everything_fits_the_schema")
class WrongType(Caravan):
    def trader_view(self, trader: Trader, own: bool) -> TraderView:
        many: Any = str(trader.coins)
        return msgspec.structs.replace(super().trader_view(trader, own), coins=many)


@breaks("everything_fits_the_schema")
class ForgottenEvent(Caravan):
    events = Caravan.events[1:]


# Refusing


@breaks("an_edited_position_is_refused_or_played")
class Credulous(Caravan):
    def check(self, state: CaravanState) -> None:
        pass


# Bots


class BotCaravan(Caravan):
    choose: Callable[[Any, Decision], Any]

    def bots(self) -> dict[str, BotMaker]:
        return {"some": lambda seed: type(self).choose}


def lowest(look: Any, decision: Decision) -> Any:
    return decision.options[0] if decision.is_single else list(decision.options)[: decision.lo]


@breaks("bots_play_by_the_rules_and_again_the_same")
class LawlessBot(BotCaravan):
    choose = staticmethod(lambda look, decision: Word("anything"))


@breaks("bots_play_by_the_rules_and_again_the_same")
class MoodyBot(BotCaravan):
    choose = staticmethod(lambda look, decision: random.sample(list(decision.options), decision.hi))


@breaks("bots_know_only_what_their_seat_may")
class CheatingBot(BotCaravan):
    def look(self, state: CaravanState, seat: Seat) -> Any:
        return state

    choose = staticmethod(
        lambda state, decision: (
            decision.options[sum(map(ord, state.deck[-1].key)) % len(decision.options)]
            if decision.is_single
            else lowest(state, decision)
        )
    )


@breaks("a_question_shows_no_more_than_the_view")
class Naming(Caravan):
    """The question names what lies face down, and says that something was revealed."""

    def flow(self, state: CaravanState) -> Flow:
        def bend(decision: Decision) -> Decision:
            state.reveals += 1
            return replace(decision, facts={"goods": state.deck[-1:], "player": 0})

        return bent(state, bend)


@breaks("two_worlds_look_the_same")
class Betraying(Caravan):
    """Who is asked depends on what lies face down."""

    def flow(self, state: CaravanState) -> Flow:
        def bend(decision: Decision) -> Decision:
            if decision.checkpoint and state.deck[-1] is caravan.DICE:
                return replace(decision, seat=(decision.seat + 1) % len(state.traders))
            return decision

        return bent(state, bend)


@breaks("what_is_foreseen_happens")
class Guessing(Caravan):
    """What is told about an option has nothing to do with what comes of it."""

    foreseen = ("bid", "spice", "map", "pass")
    guesses = 0

    def about(
        self, now: CaravanState, then: CaravanState | None, decision: Decision, option: Any
    ) -> Mapping[str, Any]:
        self.guesses += 1
        return {"coins": self.guesses}


@breaks("like_options_are_told_the_same")
class AllAlike(Caravan):
    """Whatever is answered, the same is told to follow."""

    def alike(self, state: CaravanState, decision: Decision, option: Any) -> str:
        return decision.kind


def check_all(
    name: str, game: Caravan, secrets: Mapping[str, tuple[str, Sequence[str]]] | None = None
) -> None:
    for seed in range(6):
        for options in variants(game):
            CHECKS[name](Case(game, options, seed, secrets or {}))


@pytest.mark.parametrize(("name", "wrong"), WRONG, ids=[f"{w.__name__}-{n}" for n, w in WRONG])
def test_what_is_wrong_is_found(name: str, wrong: Wrong, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.conformance.walking.LONGEST", 500)
    with pytest.raises((AssertionError, LookupError, ThroneroomError, ValidationError)):
        check_all(name, wrong())


def test_a_public_event_is_no_secret() -> None:
    with pytest.raises(AssertionError, match=r"sees Sold"):
        check_all("secret_parts_of_events_stay_secret", CARAVAN, {"sold": ("goods", ["seat"])})


def test_variants_try_every_option() -> None:
    """All numbers of players, every value of the others, and only what the game allows."""
    sets = variants(CARAVAN)
    assert [s["players"] for s in sets[:3]] == [2, 3, 4]
    assert {s.get("rounds") for s in sets} == {None, 1, 3}
    assert {s.get("weather") for s in sets} == {None, "stormy"}
    assert [s for s in sets if s.get("together")] == [{"players": 2, "together": True}]

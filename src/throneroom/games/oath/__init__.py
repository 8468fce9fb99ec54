"""Oath: Chronicles of Empire and Exile (rulebook: «Обет. Свод законов»), put together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from throneroom.games.oath import redeal, setup, victory, view, words
from throneroom.games.oath.bots import BOTS
from throneroom.games.oath.bots.guide import OathGuide
from throneroom.games.oath.campaign import foresight
from throneroom.games.oath.cards import Banner, Card, Site
from throneroom.games.oath.check import check
from throneroom.games.oath.check_acts import check_checkpoint
from throneroom.games.oath.chronicle import record, valid
from throneroom.games.oath.chronicle.saga import CHRONICLE
from throneroom.games.oath.events import EVENTS
from throneroom.games.oath.flow import flow
from throneroom.games.oath.look import Look
from throneroom.games.oath.options import OathOptions
from throneroom.games.oath.powers import every
from throneroom.games.oath.powers.registry import Minus
from throneroom.games.oath.spots import DECK, DONE, Spot
from throneroom.games.oath.state import Phase
from throneroom.games.oath.state import State as OathState
from throneroom.games.oath.view import OathView
from throneroom.kernel import (
    ASK_ME,
    IN_VAIN,
    NEVER,
    STANDING,
    THIS_TURN,
    BotMaker,
    Chance,
    Decision,
    Flow,
    Game,
    Message,
    Outcome,
    Seat,
    Sequel,
    Word,
)

__all__ = ["OATH", "Oath", "every"]


class Oath(Game[OathState, OathOptions]):
    private_places = frozenset({"hand", "advisers", "card", "deal"})
    slug = "oath"
    rules_version = 1

    Options = OathOptions
    State = OathState
    View = OathView
    events = EVENTS
    lasting_look = True
    guide = OathGuide()
    saga = CHRONICLE
    sections = MappingProxyType(words.SECTIONS)
    safe = MappingProxyType(
        {
            "react": "pass",
            "plan": "enough",
            "campaign_join": "no",
            "campaign_permit": "no",
            "warbands_leave": "no",
            "warbands_share": "no",
            "pay_to_enter": "no",
        }
    )

    def check_options(self, options: OathOptions) -> None:
        valid.check_options(options)

    def setup(self, options: OathOptions, chance: Chance) -> OathState:
        return setup.setup(options, chance)

    def flow(self, state: OathState) -> Flow:
        return flow(state)

    def check(self, state: OathState) -> None:
        check(state)

    def check_checkpoint(self, state: OathState) -> None:
        check_checkpoint(state)

    def view(self, state: OathState, seat: Seat | None) -> OathView:
        return view.view(state, seat)

    def views(self, state: OathState, seats: Sequence[Seat | None]) -> list[OathView]:
        return view.views(state, seats)

    def redeal(self, state: OathState, seat: Seat | None, chance: Chance) -> None:
        redeal.redeal(state, seat, chance)

    def look(self, state: OathState, seat: Seat) -> Look:
        return Look(state, seat)

    def turn(self, state: OathState) -> int:
        return state.round

    def turn_key(self, state: OathState) -> str:
        return f"{state.round}.{state.active}"

    def outcome(self, state: OathState) -> Outcome:
        return victory.outcome(state)

    def sequel(self, state: OathState, outcome: Outcome, chance: Chance) -> Sequel:
        """In a chronicle the next game begins in the world that this one left."""
        options = record.next_options(state) if state.options.chronicled else state.options
        return Sequel(self.slug, options)

    def bots(self) -> Mapping[str, BotMaker]:
        return BOTS

    def caption(self, decision: Decision, option: Any) -> Message:
        return words.caption(decision, option) or super().caption(decision, option)

    def about(
        self, now: OathState, then: OathState | None, decision: Decision, option: Any
    ) -> Mapping[str, Any]:
        return words.about(now, then, decision, option)

    def on_turn(self, state: OathState) -> Seat | None:
        if state.phase in (Phase.BOARDS, Phase.TOKENS, Phase.PAWNS):
            return None
        return state.active

    def aside(self, state: OathState, decision: Decision, option: Any) -> bool:
        return isinstance(option, Minus)

    def target(self, decision: Decision, option: Any) -> str:
        """The place of an option. Cards and sites keep theirs, whatever asks; a turn's deeds and
        numbers are beside the map."""
        if isinstance(option, int):
            return f"count/{option}"
        if isinstance(option, Banner):
            return f"banner/{option.key}"
        if option is DECK:
            return "deck/world"
        if option is DONE and decision.kind == "deal":
            return "deal/send"
        if isinstance(option, Word) and decision.at == "role":
            return f"role/{option.key}"
        if isinstance(option, Word):
            return f"deed/{option.key}" if decision.kind == "act" else ""
        place = super().target(decision, option)
        if place or not isinstance(option, Card | Site | Spot):
            return place
        return f"card/{option.key}" if isinstance(option, Card) else f"site/{option.key}"

    standing = ASK_ME
    """Everything done off turn costs something, or helps another player."""

    def reactions(self, state: OathState) -> Sequence[str]:
        """The reactions that may be asked off turn. All of them lie face up, so the list gives
        nothing away."""
        sources = [source for found in state.index.values() for source in found]
        cards = sorted({source.f.card for source in sources if source.f.sort == "reaction"})
        return [*words.LEAVES, *cards]

    def standing_choices(self, reaction: str) -> Sequence[str]:
        """Only permission that costs nothing can be given in advance."""
        if reaction in words.FREE_LEAVES:
            return STANDING
        plans = (IN_VAIN,) if reaction == "plan" else ()
        return (NEVER, THIS_TURN, *plans, ASK_ME)

    def is_vain(self, state: OathState, decision: Decision) -> bool:
        return decision.kind == "plan" and foresight.is_vain(state, decision)

    def section(self, decision: Decision) -> str:
        """The section of the rules for a question. One without a section of its own comes from a
        power."""
        return super().section(decision) or "powers"

    def prompt(self, decision: Decision) -> Message:
        """The prompt of a decision. Many powers ask the same, so the prompt names the one that
        asks."""
        asked = super().prompt(decision)
        if decision.by is None:
            return asked
        return Message.of(asked.id, {**asked.args, "by": decision.by})

    def why_not(self, state: OathState, decision: Decision, at: str, key: str) -> Message | None:
        return words.why_not(state, decision, at, key)


OATH = Oath()

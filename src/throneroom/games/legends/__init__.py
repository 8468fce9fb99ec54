"""Eight-Minute Empire: Legends (rulebook: «Восьмиминутная империя: Легенды»), put together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from throneroom.games.legends import scoring, setup, view
from throneroom.games.legends.about import FORESEEN, about
from throneroom.games.legends.actions import Piece, Step
from throneroom.games.legends.bots import BOTS
from throneroom.games.legends.cards import CARDS, PRICES, Action, Card
from throneroom.games.legends.check import check, check_checkpoint
from throneroom.games.legends.events import EVENTS
from throneroom.games.legends.flow import flow
from throneroom.games.legends.options import LegendsOptions, check_options
from throneroom.games.legends.search import LegendsGuide
from throneroom.games.legends.state import State as LegendsState
from throneroom.games.legends.tiles import REGIONS, Lay, Region
from throneroom.games.legends.view import LegendsView, Look
from throneroom.games.legends.why import why_not
from throneroom.kernel import (
    BotMaker,
    Chance,
    Decision,
    Flow,
    Game,
    Message,
    Outcome,
    Seat,
    Sequel,
    key_of,
)

__all__ = ["LEGENDS", "Legends"]


class Legends(Game[LegendsState, LegendsOptions]):
    slug = "legends"
    rules_version = 1

    Options = LegendsOptions
    State = LegendsState
    View = LegendsView
    events = EVENTS
    lasting_look = True
    guide = LegendsGuide()
    foreseen = FORESEEN

    def check_options(self, options: LegendsOptions) -> None:
        check_options(options)

    def setup(self, options: LegendsOptions, chance: Chance) -> LegendsState:
        return setup.setup(options, chance)

    def flow(self, state: LegendsState) -> Flow:
        return flow(state)

    def check(self, state: LegendsState) -> None:
        check(state)

    def check_checkpoint(self, state: LegendsState) -> None:
        check_checkpoint(state)

    def view(self, state: LegendsState, seat: Seat | None) -> LegendsView:
        return view.view(state, seat)

    def redeal(self, state: LegendsState, seat: Seat | None, chance: Chance) -> None:
        view.redeal(state, seat, chance)

    def look(self, state: LegendsState, seat: Seat) -> Look:
        return Look(state, seat)

    def outcome(self, state: LegendsState) -> Outcome:
        return scoring.outcome(state)

    def sequel(self, state: LegendsState, chance: Chance) -> Sequel:
        """The board is set up by the next player round the table."""
        options: LegendsOptions = state.options
        if options.builder is not None:
            builder = (options.builder + 1) % options.players
            options = msgspec.structs.replace(options, builder=builder)
        return Sequel(self.slug, options)

    def bots(self) -> Mapping[str, BotMaker]:
        return BOTS

    def caption(self, decision: Decision, option: Any) -> Message:
        """What an option is called."""
        if isinstance(option, Card):
            if decision.kind in ("take", "extra"):
                price = PRICES[decision.options.index(option)]
                return Message("option-card", {"card": option.key, "price": price})
            return Message(f"card-{option.key}")
        if isinstance(option, Region):
            return Message(f"region-{option.key}")
        if isinstance(option, Action):
            return Message(f"option-{option.type}", {"n": option.n})
        if isinstance(option, Step):
            names = {"start": option.start.key, "end": option.end.key}
            return Message("option-step", {**names, "way": option.way, "cost": option.cost})
        if isinstance(option, Piece):
            owner: str | int = "neutral" if option.owner is None else option.owner
            return Message(
                f"option-{decision.kind}_at", {"region": option.region.key, "owner": owner}
            )
        if isinstance(option, Lay):
            return Message.of(
                "option-lay",
                {"side": option.side, "slot": option.slot, "rotation": option.rotation},
            )
        if isinstance(option, int):
            return Message(f"option-{decision.kind}", {"n": option})
        if key_of(option) == "stop":
            return Message(f"option-stop_{decision.kind}")
        if isinstance(option, setup.TakeUp):
            return Message.of("option-take_up", {"region": option.region})
        if decision.kind in ("events", "token", "face_down"):
            return Message(f"token-{key_of(option)}")
        return super().caption(decision, option)

    def target(self, decision: Decision, option: Any) -> str:
        """Where an option lies: "market/2", "region/d5", "player/1", "slot/left"."""
        if isinstance(option, Card):
            return f"market/{decision.options.index(option)}"
        if isinstance(option, Step):
            return f"region/{option.end.key}"
        if isinstance(option, Piece | setup.TakeUp):
            return f"region/{option.region.key}"
        if isinstance(option, Lay):
            return f"slot/{option.slot}"
        if decision.kind in ("token", "face_down") and not isinstance(option, Region):
            return f"token/{key_of(option)}"
        if isinstance(option, Region | int) or decision.kind in ("choose", "events"):
            return super().target(decision, option) if key_of(option) != "nothing" else ""
        return ""

    def about(
        self, now: LegendsState, then: LegendsState | None, decision: Decision, option: Any
    ) -> Mapping[str, Any]:
        return about(now, then, decision, option)

    def why_not(self, state: LegendsState, decision: Decision, at: str, key: str) -> Message | None:
        if key in decision.keys:
            return None
        return why_not(state, decision, CARDS.get(key), REGIONS.get(key), key)


LEGENDS = Legends()

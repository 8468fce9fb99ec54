"""The memorable parts of a game, and the sentences that tell them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from throneroom.games.oath import events as e
from throneroom.games.oath.cards import DARKEST_SECRET, FAITH, PEOPLES_FAVOR, REBELLION
from throneroom.kernel import Event, Message, Seat
from throneroom.kernel.message import Argument

if TYPE_CHECKING:
    from throneroom.games.oath.chronicle.book import Reign

TITLE, BANNER, CITIZEN, BATTLE = DEEDS = ("title", "banner", "citizen", "battle")
BANNERS = {FAITH.key: DARKEST_SECRET.key, REBELLION.key: PEOPLES_FAVOR.key}
"""The banner that a Vision requires."""


class Deed(msgspec.Struct, frozen=True):
    """A notable deed before the victory."""

    kind: str
    round: int
    seat: int
    other: int = -1
    """The player who lost by it; -1 if nobody did."""
    things: list[str] = []
    """The banner that was won, or the targets of a campaign."""


def deeds_of(events: Sequence[Event], won: e.Won) -> list[Deed]:
    """How the winner got what the victory required, and the largest successful campaign against a
    player: the one with the most targets, the latest of several."""
    found: dict[str, Deed] = {}
    declared: e.CampaignDeclared | None = None
    round, largest = 1, (0, 0)
    banner = BANNERS.get(won.vision, "")
    for event in events:
        match event:
            case e.TurnBegan():
                round = event.round
            case e.TitlePassed(seat=won.seat) if "usurper" in won.ways:
                found[TITLE] = Deed(TITLE, round, event.seat, event.source)
            case e.BannerTaken(seat=won.seat) if event.banner == banner:
                found[BANNER] = Deed(BANNER, round, event.seat, event.source, [banner])
            case e.RoleChanged(seat=won.seat) if "successor" in won.ways:
                found[CITIZEN] = Deed(CITIZEN, round, event.seat)
            case e.CampaignDeclared():
                declared = event
            case e.CampaignCounted(won=True) if declared is not None and declared.defender >= 0:
                size = (len(declared.targets), declared.attack)
                if declared.targets and size >= largest:
                    largest = size
                    sides = (declared.seat, declared.defender)
                    found[BATTLE] = Deed(BATTLE, round, *sides, list(declared.targets))
            case e.Won():
                break
    return list(found.values())


def how(reign: Reign) -> Message:
    """The manner of the victory, in a few words."""
    return Message(f"reign-{reign.way}", {"round": reign.round, "vision": reign.vision})


def story(reign: Reign) -> list[Message]:
    """A few sentences about a game, true to its events. `how` and `works` are shown beside them."""
    deeds = {deed.kind: deed for deed in reign.deeds}
    told = [_victory(reign, deeds)]
    if BATTLE in deeds:
        # Told in the order of the rounds; an end without a round comes last.
        rounds = [deed.round for kind, deed in deeds.items() if kind in (TITLE, BANNER)]
        later = any(round < deeds[BATTLE].round for round in rounds)
        told.insert(1 if later else 0, _battle(reign, deeds[BATTLE]))
    if reign.oath != reign.oath_before:
        told.append(Message("story-oath", {"oath": reign.oath}))
    if reign.citizens:
        told.append(_people("story-citizens", reign, reign.citizens))
    if reign.lost:
        told.append(Message("story-lost", {"count": len(reign.lost), "site": reign.lost[0]}))
    if reign.healed and reign.added:
        told.append(Message("story-healed", {"suit": reign.added[0].suit}))
    return told


def works(reign: Reign) -> list[Message]:
    """The edifices that were built or fell."""
    told = [Message("story-built", {"card": w.card, "site": w.site}) for w in reign.built]
    told += [Message("story-repaired", {"card": card}) for card in reign.repaired]
    if reign.fell:
        told.append(_things("story-fell", [work.card for work in reign.fell]))
    return told


def _victory(reign: Reign, deeds: dict[str, Deed]) -> Message:
    facts: dict[str, Argument] = {
        "name": reign.names[reign.winner],
        "chancellor": reign.names[reign.chancellor],
    }
    if reign.way == "usurper" and TITLE in deeds:
        return Message("story-usurper-since", facts | _since(reign, deeds[TITLE]))
    if reign.way == "visionary" and BANNER in deeds:
        return Message("story-visionary-banner", facts | _since(reign, deeds[BANNER]))
    if reign.way == "successor" and CITIZEN in deeds:
        return Message("story-successor-since", facts | _since(reign, deeds[CITIZEN]))
    return Message(f"story-{reign.way}", facts)


def _since(reign: Reign, deed: Deed) -> dict[str, Argument]:
    """The arguments about a deed; `owned` is "yes" if another player lost the thing."""
    return {
        "since": deed.round,
        "owned": "yes" if deed.other >= 0 else "no",
        "other": _name(reign, deed.other),
        "thing": deed.things[0] if deed.things else "",
    }


def _battle(reign: Reign, deed: Deed) -> Message:
    args = _things("story-battle", deed.things).args
    sides = {"name": _name(reign, deed.seat), "other": _name(reign, deed.other)}
    return Message("story-battle", {**args, **sides, "round": deed.round})


def _things(id: str, keys: Sequence[str]) -> Message:
    """The last one stands alone: "Plains, River and Mountain"."""
    things = list(keys[:-1]) or list(keys)
    return Message(id, {"count": len(keys), "things": things, "last": keys[-1]})


def _people(id: str, reign: Reign, seats: Sequence[Seat]) -> Message:
    names = [reign.names[seat] for seat in seats]
    return Message(id, {"count": len(names), "names": ", ".join(names[:-1]), "last": names[-1]})


def _name(reign: Reign, seat: int) -> str:
    return reign.names[seat] if seat >= 0 else ""

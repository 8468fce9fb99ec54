"""Oath: the round and the oath, the map by regions, the banks, the players, the campaign."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from throneroom.cli.choices import Entry
from throneroom.cli.people import players
from throneroom.cli.style import BAND, HEADING, NUMBER, QUIET, ink, seat_mark, seat_style
from throneroom.games.oath.campaign.shown import CampaignView
from throneroom.games.oath.cards import (
    DENIZENS,
    EDIFICE_SIDES,
    REGIONS,
    RELICS,
    SITES,
    Power,
    Restriction,
    Suit,
)
from throneroom.games.oath.view import CardView, OathView, PlaceView, PlayerView
from throneroom.kernel import Question, Seat
from throneroom.text import Voice

INKS: Mapping[Suit, str] = {
    Suit.DISCORD: "red",
    Suit.ARCANE: "purple",
    Suit.ORDER: "blue",
    Suit.HEARTH: "gold",
    Suit.BEAST: "green",
    Suit.NOMAD: "bone",
}

Numbers = Mapping[str, int]
"""The numbers of the choices by place: "site/plains" is number 7."""
ON_TABLE = ("site", "card", "advisers", "hand", "bank", "pile")
"""Places whose choices are numbered on the table."""


def draw(
    view: OathView,
    voice: Voice,
    question: Question | None,
    width: int,
    asked: Sequence[Entry] = (),
) -> RenderableType:
    numbers = {entry.target: entry.number for entry in asked if entry.target}
    parts: list[RenderableType] = [_band(view, voice, width)]
    for region in REGIONS:
        places = [place for place in view.places if place.region == region.value]
        parts.append(_heading(view, region.value, voice, numbers))
        parts += [_place(place, view, voice, numbers) for place in places]
    parts += [_banks(view, voice, numbers), _banners(view, voice)]
    for act in view.acts:
        if act.campaign is not None:
            parts.append(_campaign(act.by, act.campaign, voice))
    parts += [Rule(style=QUIET), _players(view, voice, numbers, width)]
    return Group(*parts)


def shown(view: OathView, question: Question) -> Sequence[str]:
    """Sites, cards, banks and piles; players, powers and words are listed."""
    places = _places(view)
    found = [choice for choice in question.choices if choice.target in places]
    found.sort(key=lambda choice: places.index(choice.target))
    return [choice.key for choice in found]


def _places(view: OathView) -> list[str]:
    """The places that `draw` can number, in reading order."""
    places: list[str] = []
    for region in REGIONS:
        places.append(f"pile/{region.value}")
        for place in view.places:
            if place.region == region.value:
                places.append(_site_target(place, view))
                places += [f"card/{key}" for key in place.cards]
    places += [f"bank/{suit}" for suit in view.banks]
    if view.seat is not None:
        mine = view.players[view.seat]
        hidden = [card.card for card in mine.hidden if card.card]
        places += [f"advisers/{key}" for key in (*mine.advisers, *hidden)]
        places += [f"hand/{card.card}" for card in mine.hand if card.card]
    return places


def _site_target(place: PlaceView, view: OathView) -> str:
    """The place of a site; a facedown site is named by its position in the region."""
    if place.site is not None:
        return f"site/{place.site}"
    slots = [one.slot for one in view.places if one.region == place.region]
    return f"site/{place.region}_{slots.index(place.slot) + 1}"


# The round


def _band(view: OathView, voice: Voice, width: int) -> Text:
    mine = view.active == view.seat
    turn = voice.text(
        "board-oath-your-turn" if mine else "board-oath-turn",
        name=voice.player(view.active),
        round=view.round,
        rounds=view.rounds,
    )
    right = voice.text(
        "board-oath-goal",
        oath=view.goal,
        drawn=view.visions_drawn,
        needed=view.visions_to_win,
        price=view.search_price,
    )
    band = Text(f" {seat_mark(view.active)} {turn}", style=BAND)
    band.append(f"{right} ".rjust(max(width - band.cell_len, 1)), style="bold")
    return band


# The map


def _heading(view: OathView, region: str, voice: Voice, numbers: Numbers) -> Text:
    pile = view.piles[[one.value for one in REGIONS].index(region)]
    text = Text(voice.text(f"region-{region}.start"), style=HEADING)
    text.append("  ")
    _number(text, numbers.get(f"pile/{region}"))
    visions = sum(card.vision for card in pile)
    return text.append(voice.text("board-oath-pile", count=len(pile), visions=visions), style=QUIET)


def _place(place: PlaceView, view: OathView, voice: Voice, numbers: Numbers) -> Text:
    text = Text("  ")
    _number(text, numbers.get(_site_target(place, view)))
    if place.site is None:
        text.append(voice.text("board-oath-unknown"), style=QUIET)
        return _pawns(text, place)
    text.append(voice.text(f"card-{place.site}"), style="bold")
    text.append(f" {len(place.cards)}/{place.capacity}", style=QUIET)
    facts: list[Text] = []
    if place.warbands:
        facts.append(Text(f"{voice.text(f'colour-{place.colour}')} × {place.warbands}"))
    elif place.bandits:
        facts.append(Text(voice.text("board-oath-bandits", count=place.bandits), style=QUIET))
    if place.relics:
        facts.append(Text(voice.text("count-relics", count=len(place.relics))))
    if place.favor:
        facts.append(Text(voice.text("count-favor", count=place.favor)))
    if place.secrets:
        facts.append(Text(voice.text("count-secrets", count=place.secrets)))
    facts += [_card(key, view, voice, numbers.get(f"card/{key}")) for key in place.cards]
    for fact in facts:
        text.append(" · ").append_text(fact)
    return _pawns(text, place)


def _pawns(text: Text, place: PlaceView) -> Text:
    for seat in place.pawns:
        text.append(f" {seat_mark(seat)}", seat_style(seat))
    return text


def _card(key: str, view: OathView, voice: Voice, number: int | None = None) -> Text:
    """ "7 Longbows (1 favor)", in the colour of its suit."""
    text = Text()
    _number(text, number)
    text.append_text(_named(key, voice, lit=number is not None))
    tokens = [
        voice.text(name, count=count)
        for name, count in (
            ("count-favor", view.favor_on.get(key, 0)),
            ("count-secrets", view.secrets_on.get(key, 0)),
        )
        if count
    ]
    return text.append(f" ({', '.join(tokens)})", style=QUIET) if tokens else text


def _named(key: str, voice: Voice, *, lit: bool = False) -> Text:
    suit = _suit(key)
    return Text(voice.text(f"card-{key}"), style=ink(INKS[suit] if suit else "plain", lit))


def _suit(key: str) -> Suit | None:
    card = DENIZENS.get(key) or EDIFICE_SIDES.get(key)
    return card.suit if card is not None else None


def _number(text: Text, number: int | None) -> None:
    if number is not None:
        text.append(f"{number}", style=NUMBER).append(" ")


def _banks(view: OathView, voice: Voice, numbers: Numbers) -> Text:
    text = Text(f"{voice.text('zone-bank')}:", style=HEADING)
    for suit, favor in view.banks.items():
        text.append("  ", style="default")
        _number(text, numbers.get(f"bank/{suit}"))
        text.append(f"{voice.text(f'suit-{suit}')} {favor}", style=ink(INKS[Suit(suit)]))
    return text


def _banners(view: OathView, voice: Voice) -> Text:
    """The holders of the title and the banners, and the open spaces of the Reliquary."""
    title = "title-usurper" if view.usurper else "title-oathkeeper"
    lines = [f"{voice.text(title)}: {seat_mark(view.title)} {voice.player(view.title)}"]
    for key, banner in (
        ("peoples_favor", view.peoples_favor),
        ("darkest_secret", view.darkest_secret),
    ):
        line = f"{voice.text(f'card-{key}')} {banner.tokens}"
        if banner.holder is not None:
            line += f" {seat_mark(banner.holder)}"
        if banner.mob:
            line += f", {voice.text('mob')}"
        lines.append(line)
    spaces = [voice.text(f"card-{one.space}") for one in view.reliquary if not one.covered]
    if spaces:
        lines.append(f"{voice.text('zone-reliquary')}: {', '.join(spaces)}")
    return Text(" · ".join(lines))


def _campaign(by: Seat, campaign: CampaignView, voice: Voice) -> Text:
    foe = voice.text("bandits") if campaign.defender is None else voice.player(campaign.defender)
    return Text(
        voice.text(
            "board-oath-campaign",
            attacker=voice.player(by),
            defender=foe,
            attack=campaign.attack,
            attackers=campaign.attack_force,
            defense=campaign.defense,
            defenders=campaign.defense_force,
        ),
        style="bold",
    )


# The players


def _players(view: OathView, voice: Voice, numbers: Numbers, width: int) -> Table:
    def hand(room: int) -> Text:
        if view.seat is None:
            return Text()
        mine = view.players[view.seat]
        cards = [card.card for card in mine.hand if card.card]
        drawn = [_card(key, view, voice, numbers.get(f"hand/{key}")) for key in cards]
        return Text(" · ").join(drawn) or Text(voice.text("board-oath-no-hand"), style=QUIET)

    return players(
        len(view.players),
        view.seat,
        voice,
        width,
        on_turn=view.active,
        facts=lambda seat: _facts(view.players[seat], view, voice, numbers),
        hand=(voice.text("board-oath-hand"), hand),
    )


def _facts(player: PlayerView, view: OathView, voice: Voice, numbers: Numbers) -> Text:
    counts = [
        voice.text(f"role-{player.role}"),
        voice.text("count-supply", count=player.supply),
        voice.text("count-favor", count=player.favor),
        voice.text("count-secrets", count=player.secrets + player.flipped),
        voice.text("board-oath-warbands", count=player.warbands, bank=player.bank),
    ]
    text = Text(" · ".join(counts))
    parts: list[Text] = [
        _card(key, view, voice, numbers.get(f"advisers/{key}")) for key in player.advisers
    ]
    parts += [_hidden(card, view, voice, numbers) for card in player.hidden]
    parts += [_card(key, view, voice) for key in player.relics]
    if player.vision is not None:
        parts.append(Text(voice.text(f"card-{player.vision}"), style="bold"))
    if parts:
        text.append("\n").append_text(Text(" · ").join(parts))
    return text


def _hidden(card: CardView, view: OathView, voice: Voice, numbers: Numbers) -> Text:
    """A facedown adviser, with its name in brackets for players who know it."""
    if card.card is None:
        back = "board-oath-hidden-vision" if card.vision else "board-oath-hidden"
        return Text(voice.text(back), style=QUIET)
    named = _card(card.card, view, voice, numbers.get(f"advisers/{card.card}"))
    return Text("[").append_text(named).append("]")


# Reading


def describe(key: str, voice: Voice) -> str:
    """ "Discord, only as an adviser, locked. Action (1 favor, placed here)"."""
    if key in SITES:
        return voice.text("site-capacity", count=SITES[key].capacity)
    if key in RELICS:
        relic = RELICS[key]
        return f"{voice.text('relic-defense', count=relic.defense)}. {_powers(relic.powers, voice)}"
    card = DENIZENS.get(key) or EDIFICE_SIDES.get(key)
    if card is None:
        return ""
    words = [voice.text(f"suit-{card.suit.value}" if card.suit else "ruined")]
    if card.restriction is not Restriction.NONE:
        words.append(voice.text(f"restriction-{card.restriction.value}").lower())
    if card.locked:
        words.append(voice.text("locked").lower())
    return f"{', '.join(words)}. {_powers(card.powers, voice)}"


def _powers(powers: Iterable[Power], voice: Voice) -> str:
    return "; ".join(_power(power, voice) for power in powers)


def _power(power: Power, voice: Voice) -> str:
    words = [voice.text(f"power-{power.kind.value}")]
    if power.side is not None:
        words.append(voice.text(f"side-{power.side.value}"))
    words += [voice.text(f"act-{action.value}") for action in power.actions]
    costs = [
        voice.text(f"cost-{name}", count=count)
        for name, count in power.cost._asdict().items()
        if count
    ]
    return ", ".join(words) + (f" ({', '.join(costs)})" if costs else "")


def tally(view: OathView, voice: Voice) -> Sequence[tuple[str, Sequence[str]]]:
    return [
        (
            voice.text("board-oath-role"),
            [voice.text(f"role-{player.role}") for player in view.players],
        ),
        (voice.text("board-oath-sites"), [str(player.sites) for player in view.players]),
        (voice.text("board-oath-treasures"), [str(player.treasures) for player in view.players]),
    ]


def catalogue(voice: Voice, width: int) -> RenderableType:
    cards = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    cards.add_column(voice.text("board-oath-name"), no_wrap=True)
    cards.add_column(voice.text("board-oath-powers"))
    cards.add_column(voice.text("board-oath-key"), style=QUIET, no_wrap=True)
    for key, card in DENIZENS.items():
        cards.add_row(_named(key, voice), _powers(card.powers, voice), key)
    for key, side in EDIFICE_SIDES.items():
        cards.add_row(_named(key, voice), _powers(side.powers, voice), key)
    for key, relic in RELICS.items():
        cards.add_row(voice.text(f"card-{key}"), _powers(relic.powers, voice), key)
    for key, site in SITES.items():
        cards.add_row(voice.text(f"card-{key}"), _power(site.power, voice), key)
    return cards

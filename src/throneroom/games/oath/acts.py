"""The acts in progress, as plain data: a stack, innermost last. Rules and powers read and change
the act; while a player is asked, nothing about an action is kept outside it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from throneroom.games.oath.cards import Banner, Card, Relic, Suit
from throneroom.kernel import Plain, Seat


@dataclass(slots=True, frozen=True)
class Used(Plain):
    """A power that was used in an act, and its user; -1 for bandits."""

    name: str
    seat: Seat


@dataclass(slots=True)
class Act(Plain):
    """Base of all acts."""

    kind: ClassVar[str] = ""

    by: Seat
    at: int = -1
    """The slot that counts as the site of the acting player."""
    step: str = ""
    root: bool = False
    """Whether it began from the menu of the Act phase, so that the flow can restart inside it."""
    done: bool = False
    """Whether it is over, except for its consequences."""
    free: bool = False
    """Whether it costs no Supply."""
    free_if: list[str] = field(default_factory=list)
    """Powers that make it free if their condition holds when the price is computed."""
    ignores: list[str] = field(default_factory=list)
    """Cards whose laws do not apply, by key; "sites" for the powers of all sites."""
    used: list[Used] = field(default_factory=list)
    """Modifiers and battle plans."""
    borrows: Seat = -1
    """The player whose faceup advisers count as the acting player's, instead of their own."""
    passed: list[str] = field(default_factory=list)
    """Powers already offered, or seats that want no more, in the open window."""

    def has_used(self, name: str) -> bool:
        return any(one.name == name for one in self.used)


@dataclass(slots=True)
class Search(Act):
    kind: ClassVar[str] = "search"

    source: str = ""
    """"deck", or the region of a discard pile."""
    count: int = 0
    """The change in the number of cards to draw."""
    sources: list[str] = field(default_factory=list)
    """Regions whose piles modifiers have opened."""
    drawn: list[Card] = field(default_factory=list)
    """Drawn cards that are still in hand."""
    open: bool = False
    """Whether drawn cards, and the kept one, are shown to all."""
    plays: int = 1
    to_site: int = 0
    """The number of plays that must be to a site, if there are several."""
    played: int = 0
    elsewhere: int = 0
    """Cards played, but not to a site."""
    discards_to: str = ""
    """The pile, and "top" or "bottom", to which a modifier sends all discards; "?" until it is
    chosen, with the first discard."""
    from_bottom: bool = False
    """Whether cards are drawn from under a discard pile, never from the world deck."""
    from_draw: bool = True
    """Whether the card was drawn; False if it is played as if it had been searched for."""

    @property
    def only_to_sites(self) -> bool:
        """Whether the remaining plays must be to a site."""
        return self.to_site > 0 and self.elsewhere >= self.plays - self.to_site


@dataclass(slots=True)
class Play(Act):
    """[5.1.4] A card is played."""

    kind: ClassVar[str] = "play"

    card: Card | None = None
    origin: str = "hand"
    """"hand" or "hidden": a drawn card, or a face-down adviser."""
    place: str = ""
    """"site", "advisers", "facedown", "vision", "conspiracy" or "discard"."""
    slot: int = -1
    straight: bool = False
    """Whether it comes straight from the draw of a Search."""
    favor: int = 0
    """Favor gained for playing to a site."""
    made_room: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Muster(Act):
    kind: ClassVar[str] = "muster"

    card: Card | None = None
    gain: int = 0
    more: int = 0


@dataclass(slots=True)
class Trade(Act):
    kind: ClassVar[str] = "trade"

    card: Card | None = None
    wanted: str = ""
    """"favor" or "secrets"."""
    suit_of: dict[Card, Suit] = field(default_factory=dict)
    """Advisers that count as another suit."""
    favor: int = 0
    secrets: int = 0


@dataclass(slots=True)
class Recover(Act):
    kind: ClassVar[str] = "recover"

    relic: int = -1
    """The index of the relic at the site."""
    banner: Banner | None = None
    placed: int = 0
    """Paid tokens that do not lie on anything yet."""
    extra: int = 0
    """Tokens that a power adds from the shared bank."""
    old: int = 0
    """Tokens that lay on the banner."""
    holder: Seat = -1
    """The former holder."""


@dataclass(slots=True)
class Travel(Act):
    kind: ClassVar[str] = "travel"

    start: int = -1
    to: int = -1
    forced_by: Seat = -1
    """The player who forces the travel; -1 if it is the traveller's own act."""
    left_ruler: Seat = -1
    """The ruler of the site that was left; -1 for bandits."""
    only: list[int] = field(default_factory=list)
    """The destinations that a power allows; empty if all are allowed."""


@dataclass(slots=True)
class Campaign(Act):
    kind: ClassVar[str] = "campaign"

    defender: Seat = -1
    """The defender; -1 for bandits."""
    only: Seat = -2
    """The only defender that a power allows."""
    allies: list[Seat] = field(default_factory=list)
    asked: list[Seat] = field(default_factory=list)
    """Citizens who were asked to join."""
    not_imperial: list[Seat] = field(default_factory=list)
    """[5.5.1] Citizens who fight the Empire, or are fought by the Chancellor."""
    sites: list[int] = field(default_factory=list)
    relics: list[Relic] = field(default_factory=list)
    banners: list[Banner] = field(default_factory=list)
    loose: list[Relic] = field(default_factory=list)
    """Face-down relics at targeted sites that a plan turned into targets."""
    pawn: bool = False
    joined: list[int] = field(default_factory=list)
    """Slots whose warbands a power added to the attacking force."""
    chosen: int = 0
    """Number of attack dice that the attacker chose."""
    attack: int = 0
    """Attack dice."""
    defense: int = 0
    """Defense dice."""
    target_dice: int = 0
    """Defense dice of the targets alone."""
    half_attack: bool = False
    ignore: list[str] = field(default_factory=list)
    """The ignored faces: "skulls", "hollow", "single_shields", "two_shields", "two_swords"."""
    twice: bool = False
    """Whether every result of the attack dice counts twice."""
    worth: int = 1
    """The swords that a sacrificed warband adds."""
    closed: list[str] = field(default_factory=list)
    """The sides that can use no more plans: "attacker", "defender"."""
    winner: str = ""
    """"attacker" or "defender"."""
    attack_roll: list[int] = field(default_factory=list)
    """The faces on the table."""
    defense_roll: list[int] = field(default_factory=list)
    rerolled: list[str] = field(default_factory=list)
    skulls: int = 0
    """Resolved skulls, whether they killed a warband or found none."""
    swords: int = 0
    shields: int = 0
    force: int = 0
    """The defending force at the time it was counted."""
    sacrificed: int = 0
    killed: dict[str, int] = field(default_factory=dict)
    """By side: warbands killed in this campaign."""
    set_aside: dict[tuple[Seat, str], int] = field(default_factory=dict)
    """By the user of the Hospital and by colour: warbands that will return."""
    losses: str = ""
    """"", "half", "all" or "none"."""
    stay: list[str] = field(default_factory=list)
    """Plans that are exempt from being discarded at the end."""
    notes: dict[str, int] = field(default_factory=dict)
    """Numbers that a plan needs at a later moment, by its name."""
    placed: int = 0

    @property
    def is_decided(self) -> bool:
        return bool(self.winner)


@dataclass(slots=True)
class Power(Act):
    """A power that runs by itself, with the data it needs while it asks."""

    kind: ClassVar[str] = "power"

    card: str = ""
    name: str = ""
    numbers: dict[str, int] = field(default_factory=dict)


@dataclass(slots=True, frozen=True)
class Promise(Plain):
    """[R61] A player's obligation from a deal of the Tribunal."""

    by: Seat
    to: Seat
    kind: str
    """One of `promises.KINDS`."""
    what: str = ""
    """A site, relic or banner by its key, or "pawn"."""
    amount: int = 0
    until: int = 8
    """The last round in which it binds; for things owed, the round in which they are due."""
    penalty_favor: int = 0
    penalty_secrets: int = 0
    lapses: bool = False
    """Whether a change of role of either side ends it."""


@dataclass(slots=True)
class Deal(Act):
    """[6.6, 7.6.3] An offer of one player to another: the gifts of both sides."""

    kind: ClassVar[str] = "deal"

    to: Seat = -1
    kinds: list[str] = field(default_factory=list)
    """The kinds of things that it may contain: "favor", "secrets", "relics", "banners", "advisers",
    "promises"."""
    citizenship: bool = False
    reliquary: int = -1
    """The space whose relic the new Citizen gets."""
    gives: dict[str, int] = field(default_factory=dict)
    """The offering side's gifts: favor, secrets, flipped secrets by number, things by key."""
    wants: dict[str, int] = field(default_factory=dict)
    countered: bool = False
    """Whether the other side has written terms of its own, to which the offering side replies."""
    first_gives: dict[str, int] = field(default_factory=dict)
    first_wants: dict[str, int] = field(default_factory=dict)
    """The first offer, before other terms were asked for."""
    promises: list[Promise] = field(default_factory=list)
    """[R61] The promises of either side."""
    by_name: str = ""
    """The card that allows the deal."""

    @property
    def writer(self) -> Seat:
        """The player who writes the terms."""
        return self.to if self.countered else self.by


KINDS = tuple([cls.kind for cls in Act.__subclasses__() if cls.kind])


@dataclass(slots=True, frozen=True)
class Taken(Plain):
    """Relics or a banner that a player took, for the powers that react."""

    by: Seat
    relics: tuple[Relic, ...] = ()
    banners: tuple[Banner, ...] = ()
    source: Seat = -1
    """The former owner; -1 for a site, a deck or the shared bank."""
    how: str = ""
    """"recover", "campaign", "card", "conspiracy"."""
    placed: int = 0

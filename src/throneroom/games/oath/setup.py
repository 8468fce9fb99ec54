"""[1] Setup: steps 1-23, from a chronicle or for a first game."""

from __future__ import annotations

from typing import cast

from throneroom.games.oath import events as e
from throneroom.games.oath.cards import (
    CHANCELLOR_BOARD,
    DENIZENS,
    EDIFICES,
    EXILE_BOARD,
    FAVOR,
    FAVOR_PER_BANK,
    FIRST_MAP,
    FIRST_OATH,
    FIRST_SITE_WARBANDS,
    GRAND_SCEPTER,
    OATHS,
    OTHER_SITE_WARBANDS,
    PACKETS,
    PEOPLES_FAVOR,
    REGIONS,
    RELIC_DECK,
    RELICS,
    RELIQUARY,
    SITES,
    SUITS,
    VISIONS,
    WALKTHROUGH_DECK,
    WALKTHROUGH_MOUNTAIN,
    WALKTHROUGH_RELICS,
    Card,
    Region,
    Relic,
    Site,
    Vision,
)
from throneroom.games.oath.options import Chronicle, OathOptions
from throneroom.games.oath.state import (
    MAP,
    NOBODY,
    PURPLE,
    SLOTS_OF,
    Phase,
    Place,
    Player,
    Role,
    Standard,
    State,
)
from throneroom.games.oath.verbs import bottom_of_deck, conceal, discard, put_pawn, reindex
from throneroom.kernel import Chance, Flow, Seat, choose

SECRETS = 20
HAND = 3


def setup(options: OathOptions, chance: Chance) -> State:
    """The steps without a question, up to step 8; `questions` does the rest."""
    record = options.chronicle
    chancellor = options.chancellor
    if chancellor is None:
        won = record.winner if record is not None else None
        chancellor = chance.below(options.players) if won is None else won
    if record is None:
        places, relics, deck, packets, archive = _first_game(options, chance)
        goal, dispossessed = FIRST_OATH, []
        citizens: tuple[str, ...] = ()
    else:
        places, relics, deck, packets, archive = _chronicled(record, chance)
        goal, citizens = OATHS[record.goal], record.citizens
        dispossessed = [cast("Card", DENIZENS[key]) for key in record.dispossessed]
    players = [Player(Role.EXILE) for _ in range(options.players)]
    on_map = [place.site for place in places]
    site_deck = [site for site in SITES.values() if site not in on_map]
    chance.shuffle(site_deck)
    s = State(
        chance,
        players,
        places,
        dict.fromkeys(SUITS, FAVOR_PER_BANK[options.players]),
        0,
        SECRETS,
        goal,
        chancellor,
        deck,
        packets,
        [[] for _ in REGIONS],
        relics,
        [None for _ in RELIQUARY],
        site_deck,
        archive,
        dispossessed,
        chancellor,
    )
    s.options = options
    s.title = chancellor
    s.archive_known = record is None
    s.free_boards = {colour: colour in citizens for colour in EXILE_BOARD.colours}
    s.peoples_favor, s.darkest_secret = Standard(PEOPLES_FAVOR.start), Standard()  # 5
    s.shared_secrets -= s.darkest_secret.tokens
    s.shared_favor = FAVOR - sum(s.banks.values()) - s.peoples_favor.tokens
    _chancellor(s)
    _reliquary(s)
    s.active = s.seats_from(chancellor)[1]
    reindex(s)
    s.stirred = False
    return s


def _first_game(
    options: OathOptions, chance: Chance
) -> tuple[list[Place], list[Relic], list[Card], list[tuple[int, int]], list[Card]]:
    """[15.3]"""
    places = []
    relics = list(WALKTHROUGH_RELICS)[::-1] if options.walkthrough else list(RELIC_DECK)
    if options.walkthrough:
        relics.append(WALKTHROUGH_MOUNTAIN)
    else:
        chance.shuffle(relics)
    for region in REGIONS:
        for slot in FIRST_MAP[region]:
            place = Place(slot.site, slot.face_up, list(slot.denizens))
            for _ in range(slot.relics):
                place.relics.append(relics.pop())
            places.append(place)
    lying = [card for place in places for card in place.cards]
    if options.walkthrough:
        deck = list[Card](reversed(WALKTHROUGH_DECK))
    else:
        starting = [card for card in DENIZENS.values() if card.starting and card not in lying]
        deck = build_deck(list[Card](starting), list(VISIONS.values()), chance)
    packets = packets_of(len(deck))
    archive: list[Card] = [card for card in DENIZENS.values() if not card.starting]
    archive += [edifice.intact for edifice in EDIFICES.values()]
    return places, relics, deck, packets, archive


def build_deck(denizens: list[Card], visions: list[Vision], chance: Chance) -> list[Card]:
    """[8.8] The world deck; its last card lies on top."""
    chance.shuffle(denizens)
    chance.shuffle(visions)
    below = list[Card](denizens)
    parts: list[list[Card]] = []
    for packet in PACKETS:
        part = [below.pop() for _ in range(min(packet.denizens, len(below)))]
        part += [visions.pop() for _ in range(packet.visions)]
        chance.shuffle(part)
        parts.append(part)
    deck = below
    for part in reversed(parts):
        deck += part
    return deck


def packets_of(cards: int) -> list[tuple[int, int]]:
    """The parts of a world deck of that size, from the top."""
    denizens = cards - sum([packet.visions for packet in PACKETS])
    found = []
    for packet in PACKETS:
        count = min(packet.denizens, denizens)
        denizens -= count
        found.append((count + packet.visions, packet.visions))
    return [*found, (denizens, 0)] if denizens else found


def _chronicled(
    record: Chronicle, chance: Chance
) -> tuple[list[Place], list[Relic], list[Card], list[tuple[int, int]], list[Card]]:
    """[12.4]"""
    named = {one.site for one in record.sites}
    unnamed = [site for site in SITES.values() if site.key not in named]
    chance.shuffle(unnamed)
    places = [
        Place(
            SITES[one.site] if one.site else unnamed.pop(),
            one.face_up,
            [Card.table[key] for key in one.cards],
            [RELICS[key] for key in one.relics],
        )
        for one in record.sites
    ]
    lying = {relic for place in places for relic in place.relics}
    if record.relics:
        relics = [RELICS[key] for key in reversed(record.relics)]
    else:
        relics = [relic for relic in RELIC_DECK if relic not in lying]
        chance.shuffle(relics)
    for slots in SLOTS_OF.values():  # [R59] each region has a faceup site
        if not any(places[slot].up for slot in slots):
            places[slots[0]].up = True
    for place in places:
        while place.up and len(place.relics) < place.site.reveal.relics and relics:
            place.relics.append(relics.pop())
    if record.deck:
        deck = [Card.table[key] for key in reversed(record.deck)]
    else:
        deck = build_deck([DENIZENS[key] for key in record.denizens], _visions(), chance)
    used = {card.key for place in places for card in place.cards} | {card.key for card in deck}
    used |= set(record.dispossessed)
    archive: list[Card] = [card for card in DENIZENS.values() if card.key not in used]
    archive += [
        edifice.intact
        for edifice in EDIFICES.values()
        if edifice.intact.key not in used and edifice.ruined.key not in used
    ]
    return places, relics, deck, packets_of(len(deck)), archive


def _visions() -> list[Vision]:
    return list(VISIONS.values())


def _chancellor(s: State) -> None:
    """8, 10-14."""
    player = s.players[s.chancellor]
    player.role, player.colour = Role.CHANCELLOR, PURPLE
    player.relics.append(GRAND_SCEPTER)
    player.bank = CHANCELLOR_BOARD.warbands
    _start(s, s.chancellor)
    top = first_site(s)
    for slot, place in enumerate(s.places):
        count = 0
        if slot == top:
            count = FIRST_SITE_WARBANDS
        elif place.up and any(card.suit is not None for card in place.cards):
            count = OTHER_SITE_WARBANDS
        if count:
            place.colour, place.warbands = PURPLE, count
            player.bank -= count
    if s.goal.banner is not None:
        s.standard(s.goal.banner).holder = s.chancellor


def first_site(s: State) -> int:
    """The topmost faceup site of the Cradle."""
    return next(slot for slot in SLOTS_OF[Region.CRADLE] if s.places[slot].up)


def _start(s: State, seat: Seat) -> None:
    """11, 12, 15: favor, secrets and warbands on a board."""
    player = s.players[seat]
    board = CHANCELLOR_BOARD if seat == s.chancellor else EXILE_BOARD
    player.favor = min(board.favor, s.shared_favor)
    s.shared_favor -= player.favor
    player.secrets = board.secrets
    s.shared_secrets -= board.secrets
    bank = s.players[s.chancellor] if player.role is not Role.EXILE else player
    player.warbands = min(board.on_board, bank.bank)
    bank.bank -= player.warbands


def _reliquary(s: State) -> None:
    """17."""
    drawn = [s.relic_deck.pop() for _ in range(min(len(RELIQUARY), len(s.relic_deck)))]
    if not s.options.walkthrough:
        s.chance.shuffle(drawn)
    s.reliquary = [*drawn, *[None] * (len(RELIQUARY) - len(drawn))]


# Questions


def questions(s: State) -> Flow:
    if s.phase is Phase.BOARDS:
        yield from boards(s)
    if s.phase is Phase.TOKENS:
        yield from tokens(s)
    if s.phase is Phase.PAWNS:
        yield from pawns(s)


def boards(s: State) -> Flow:
    """9, 15: in turn order everybody picks a board."""
    while s.active != s.chancellor:
        me = s.active
        player = s.players[me]
        free = [colour for colour in EXILE_BOARD.colours if colour in s.free_boards]
        colour = yield from choose(me, "board", free, at="board", checkpoint=True, always=True)
        citizen = s.free_boards.pop(colour)
        player.colour = colour
        player.role = Role.CITIZEN if citizen else Role.EXILE
        player.bank = EXILE_BOARD.warbands
        _start(s, me)
        s.tell(e.BoardTaken(me, colour, player.role.value))
        s.active = s.seats_from(me)[1]
    s.phase, s.step = Phase.TOKENS, 0


def tokens(s: State) -> Flow:
    """16: the reveal prompts of faceup sites; if there is too little favor, the Chancellor decides
    where it goes."""
    wanting = [slot for slot in MAP if s.places[slot].up and s.places[slot].site.reveal.favor]
    while s.step < len(wanting):
        slot = wanting[s.step]
        want = s.places[slot].site.reveal.favor
        later = sum([s.places[other].site.reveal.favor for other in wanting[s.step + 1 :]])
        least, most = max(0, min(want, s.shared_favor - later)), min(want, s.shared_favor)
        if want + later <= s.shared_favor:
            least = most
        count = yield from choose(
            *(s.chancellor, "short_favor", range(most, least - 1, -1)),
            checkpoint=True,
            site=s.places[slot].site,
        )
        s.places[slot].favor += count
        s.shared_favor -= count
        s.step += 1
    for place in s.places:
        if place.up:
            s.shared_secrets -= place.site.reveal.secrets
            place.secrets += place.site.reveal.secrets
    s.phase, s.step = Phase.PAWNS, 0
    _deal(s)


def _deal(s: State) -> None:
    """19-22."""
    for pile in s.piles:
        if s.deck:
            pile.append(bottom_of_deck(s))
    for seat in s.seats_from(s.chancellor):
        hand = [bottom_of_deck(s) for _ in range(min(HAND, len(s.deck)))]
        s.players[seat].hand = hand
        s.visions_drawn = min(5, s.visions_drawn + sum(type(card) is Vision for card in hand))
        for card in hand:
            s.known[card] = 1 << seat
    s.reveals += 1
    s.active = s.chancellor


def pawns(s: State) -> Flow:
    """23: a pawn, and one of three cards as an adviser."""
    while s.step < 2 * len(s.players):
        me = s.active
        player = s.players[me]
        if s.step % 2 == 0:
            up = [slot for slot in MAP if s.places[slot].up]
            if me == s.chancellor:
                up = [first_site(s)]
            site: Site = yield from choose(
                me, "pawn", [s.places[slot].site for slot in up], at="site", checkpoint=True
            )
            put_pawn(s, me, s.slot_of(site))
            s.tell(e.PawnPlaced(me, player.pawn, site.key))
            s.step += 1
        if player.hand:
            card: Card = yield from choose(
                me, "keep_adviser", list(player.hand), at="hand", checkpoint=True, inner=True
            )
            conceal(s, me)
            player.hand.remove(card)
            player.hidden.append(card)
            s.tell(e.AdviserKept(me, card.key, type(card) is Vision))
            yield from discard(s, me, list(player.hand))
        s.step += 1
        s.active = s.seats_from(me)[1]
    s.stirred = False
    assert s.phase is Phase.PAWNS
    s.phase = Phase.WAKE


__all__ = ["NOBODY", "build_deck", "packets_of", "questions", "setup"]

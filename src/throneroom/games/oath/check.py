"""[13] Checks that hold for every position that a game can reach."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

from throneroom.games.oath.acts import Campaign, Recover
from throneroom.games.oath.cards import (
    ADVISER_LIMIT,
    CHANCELLOR_BOARD,
    CONSPIRACY,
    DENIZENS,
    EDIFICE_SIDES,
    EDIFICES,
    EXILE_BOARD,
    FAVOR,
    GRAND_SCEPTER,
    MOST_SUPPLY,
    RELICS,
    RELIQUARY,
    ROUNDS,
    SITES,
    VISIONS,
    Card,
    Denizen,
    EdificeSide,
    Relic,
    Vision,
)
from throneroom.games.oath.moments import ADVISER_LIMIT as LIMIT
from throneroom.games.oath.moments import CAPACITY
from throneroom.games.oath.powers.registry import index_of
from throneroom.games.oath.promises import OWED, Pledge
from throneroom.games.oath.setup import SECRETS
from throneroom.games.oath.state import MAP, NOBODY, PURPLE, Phase, Role, State
from throneroom.games.oath.victory import keepers
from throneroom.kernel import Impossible

impossible = Impossible("oath", files("throneroom.games.oath") / "locales")

SETUP = (Phase.BOARDS, Phase.TOKENS, Phase.PAWNS)
ENDED = (Phase.CHRONICLE, Phase.OVER)
MOST_TOKENS = 10_000


def check(s: State) -> None:
    players = len(s.players)
    if players != s.options.players:
        raise impossible("refused-count", "state.players", count=s.options.players, given=players)
    _check_counters(s)
    _check_board(s)
    _check_favor(s)
    _check_secrets(s)
    _check_warbands(s)
    _check_cards(s)
    _check_relics(s)
    _check_title(s)
    _check_promises(s)
    _check_acts(s)
    if s.index != index_of(s):
        raise impossible("refused-index", "state.index")


def _check_counters(s: State) -> None:
    players = len(s.players)
    for name in ("active", "chancellor", "title"):
        if not 0 <= getattr(s, name) < players:
            raise impossible("refused-seat", f"state.{name}", players=players, last=players - 1)
    for name, low, high in (
        ("round", 1, ROUNDS),
        ("visions_drawn", 0, 5),
        ("step", 0, max(4, 2 * players)),
        ("reveals", 0, 10**9),
    ):
        if not low <= getattr(s, name) <= high:
            given = getattr(s, name)
            raise impossible("refused-range", f"state.{name}", low=low, high=high, given=given)
    if not NOBODY <= s.winner < players or (s.winner >= 0) != (s.phase in ENDED):
        raise impossible("refused-winner", "state.winner")
    for seat, player in enumerate(s.players):
        place = f"state.players[{seat}]"
        if not 0 <= player.supply <= MOST_SUPPLY:
            raise impossible(
                "refused-range", f"{place}.supply", low=0, high=MOST_SUPPLY, given=player.supply
            )
        for name in ("warbands", "bank", "favor", "secrets", "flipped"):
            if not 0 <= getattr(player, name) <= MOST_TOKENS:
                raise impossible(
                    "refused-from", f"{place}.{name}", low=0, given=getattr(player, name)
                )
        chancellor = player.role is Role.CHANCELLOR
        if chancellor != (seat == s.chancellor):
            raise impossible("refused-chancellor", f"{place}.role")
        colours = EXILE_BOARD.colours if s.phase is not Phase.BOARDS else ("", *EXILE_BOARD.colours)
        if player.colour not in ((PURPLE,) if chancellor else colours):
            raise impossible("refused-colour", f"{place}.colour", given=player.colour)
        if player.vision is not None and (
            player.role is not Role.EXILE or player.vision is CONSPIRACY
        ):
            raise impossible("refused-vision", f"{place}.vision")
    colours_used = [player.colour for player in s.players if player.colour] + list(s.free_boards)
    if sorted(colours_used) != sorted((PURPLE, *EXILE_BOARD.colours)):
        raise impossible("refused-boards", "state.free_boards")
    for name, standard in (
        ("peoples_favor", s.peoples_favor),
        ("darkest_secret", s.darkest_secret),
    ):
        if not NOBODY <= standard.holder < players:
            raise impossible("refused-seat", f"state.{name}", players=players, last=players - 1)
        if not 1 <= standard.tokens <= MOST_TOKENS:
            raise impossible("refused-from", f"state.{name}.tokens", low=1, given=standard.tokens)
    if s.darkest_secret.mob:
        raise impossible("refused-mob", "state.darkest_secret.mob")


def _check_board(s: State) -> None:
    if len(s.places) != len(MAP):
        raise impossible("refused-count", "state.places", count=len(MAP), given=len(s.places))
    if len(s.piles) != 3:
        raise impossible("refused-count", "state.piles", count=3, given=len(s.piles))
    if len(s.reliquary) != len(RELIQUARY):
        raise impossible(
            "refused-count", "state.reliquary", count=len(RELIQUARY), given=len(s.reliquary)
        )
    sites = Counter([place.site for place in s.places] + s.site_deck)
    if sites != Counter(SITES.values()):
        raise impossible("refused-sites", "state.places")
    for slot, place in enumerate(s.places):
        where = f"state.places[{slot}]"
        for name in ("favor", "secrets", "warbands"):
            if not 0 <= getattr(place, name) <= MOST_TOKENS:
                raise impossible(
                    "refused-from", f"{where}.{name}", low=0, given=getattr(place, name)
                )
        if bool(place.colour) != bool(place.warbands):
            raise impossible("refused-colour", f"{where}.colour", given=place.colour)
        if not place.up and (
            place.cards or place.relics or place.favor or place.secrets or place.warbands
        ):
            raise impossible("refused-facedown", where)
        full = len(place.cards) > place.site.capacity and CAPACITY not in s.index
        if full and s.options.chronicle is None:
            raise impossible("refused-capacity", f"{where}.cards")
    for seat, player in enumerate(s.players):
        where = f"state.players[{seat}].pawn"
        if player.pawn == NOBODY:
            if s.phase not in SETUP and not s.writing:
                raise impossible("refused-pawn", where)
        elif s.phase in (Phase.BOARDS, Phase.TOKENS):
            raise impossible("refused-pawns", where)
        elif player.pawn not in MAP or not s.places[player.pawn].up:
            raise impossible("refused-pawn", where)
    if s.phase is Phase.PAWNS:  # one player after another, and each puts the pawn first
        for number, seat in enumerate(s.seats_from(s.chancellor)):
            placed = s.players[seat].pawn != NOBODY
            if placed != (s.step > 2 * number):
                raise impossible("refused-pawns", f"state.players[{seat}].pawn")
            if s.step // 2 == number and s.active != seat:
                raise impossible("refused-pawns", "state.active")


def _check_favor(s: State) -> None:
    for name, table in (("favor_on", s.favor_on), ("secrets_on", s.secrets_on)):
        for card, count in table.items():
            if not 0 < count <= MOST_TOKENS:
                raise impossible("refused-from", f"state.{name}.{card.key}", low=1, given=count)
            if s.where(card) == (NOBODY, NOBODY):
                raise impossible("refused-tokens", f"state.{name}.{card.key}")
    if any(count < 0 for count in s.banks.values()) or s.shared_favor < 0 or len(s.banks) != 6:
        raise impossible("refused-banks", "state.banks")
    aside = sum(
        act.placed
        for act in s.acts
        if isinstance(act, Recover) and act.banner is not None and act.banner.token == "favor"
    )
    total = s.shared_favor + sum(s.banks.values()) + s.peoples_favor.tokens + aside
    total += sum([player.favor for player in s.players])
    total += sum([place.favor for place in s.places]) + sum(s.favor_on.values())
    if total != FAVOR:
        raise impossible("refused-favor", "state.shared_favor", count=FAVOR, given=total)


def _check_secrets(s: State) -> None:
    total = s.shared_secrets + s.darkest_secret.tokens + sum(s.secrets_on.values())
    total += sum([player.secrets + player.flipped for player in s.players])
    total += sum([place.secrets for place in s.places])
    if total != SECRETS:
        raise impossible("refused-secrets", "state.shared_secrets", count=SECRETS, given=total)


def _check_warbands(s: State) -> None:
    total: Counter[str] = Counter()
    for player in s.players:
        if player.colour:
            total[player.colour] += player.bank
            total[player.colour if player.role is Role.EXILE else PURPLE] += player.warbands
    for place in s.places:
        if place.warbands:
            total[place.colour] += place.warbands
    for (_, colour), count in s.warbands_on.items():
        total[colour] += count
    for act in s.acts:
        if isinstance(act, Campaign):
            for (_, colour), count in act.set_aside.items():
                total[colour] += count
    for player in s.players:
        colour = player.colour
        if colour:
            board = CHANCELLOR_BOARD if colour == PURPLE else EXILE_BOARD
            if total.pop(colour, 0) != board.warbands:
                raise impossible("refused-warbands", "state.players", colour=colour)
    if +total:
        raise impossible("refused-warbands", "state.places", colour=next(iter(+total)))


def _check_cards(s: State) -> None:
    lying: list[Card] = [*s.deck, *s.archive, *s.dispossessed]
    lying += [card for card in s.box if card is not GRAND_SCEPTER]
    for pile in s.piles:
        lying += pile
    for place in s.places:
        lying += place.cards
    for seat, player in enumerate(s.players):
        lying += [*player.advisers, *player.hidden]
        lying += [card for card in player.hand if not isinstance(card, Relic)]
        if player.vision is not None:
            lying.append(player.vision)
        if not all(s.knows(seat, card) for card in (*player.hidden, *player.hand)):
            raise impossible("refused-known", f"state.players[{seat}].hidden")
        if any(not isinstance(card, Denizen) for card in player.advisers):
            raise impossible("refused-advisers", f"state.players[{seat}].advisers")
        settled = not s.acts and not s.stirred and LIMIT not in s.index
        if settled and len(player.advisers) + len(player.hidden) > ADVISER_LIMIT:
            raise impossible("refused-limit", f"state.players[{seat}].advisers")
    found = Counter(lying)
    denizens = Counter({card: n for card, n in found.items() if isinstance(card, Denizen)})
    visions = Counter({card: n for card, n in found.items() if isinstance(card, Vision)})
    edifices = [card for card in lying if isinstance(card, EdificeSide)]
    if denizens != Counter(DENIZENS.values()):
        raise impossible("refused-denizens", "state.deck")
    if visions != Counter(VISIONS.values()):
        raise impossible("refused-visions", "state.deck")
    if len(found) != len(denizens) + len(visions) + len(set(edifices)):
        raise impossible("refused-cards", "state.deck")
    sides = Counter(edifice for edifice in edifices)
    for edifice in EDIFICES.values():
        if sides[edifice.intact] + sides[edifice.ruined] != 1:
            raise impossible("refused-edifices", "state.archive")
    assert len(EDIFICE_SIDES) == 2 * len(EDIFICES)
    if any(isinstance(card, Vision) for place in s.places for card in place.cards):
        raise impossible("refused-site-cards", "state.places")
    if sum([cards for cards, _ in s.packets]) != len(s.deck):
        raise impossible("refused-packets", "state.packets")
    top = len(s.deck)
    for cards, count in s.packets:
        part = s.deck[top - cards : top]
        if cards <= 0 or (count >= 0 and sum(isinstance(c, Vision) for c in part) != count):
            raise impossible("refused-packets", "state.packets")
        top -= cards
    for card, bits in s.known.items():
        if not -1 <= bits < 1 << len(s.players) or bits == 0:
            raise impossible("refused-known", f"state.known.{card.key}")


def _check_relics(s: State) -> None:
    lying: list[Relic] = [*s.relic_deck]
    lying += [relic for relic in s.reliquary if relic is not None]
    for place in s.places:
        lying += place.relics
    for player in s.players:
        lying += player.relics
        lying += [card for card in player.hand if isinstance(card, Relic)]
    lying += [card for card in s.box if isinstance(card, Relic)]
    if Counter(lying) != Counter(RELICS.values()):
        raise impossible("refused-relics", "state.relic_deck")
    held = any(GRAND_SCEPTER in player.relics for player in s.players)
    if held == (GRAND_SCEPTER in s.box) or (GRAND_SCEPTER in s.box and not s.writing):
        raise impossible("refused-scepter", "state.players")


def _check_title(s: State) -> None:
    """[13.12] Checks the title, unless a question about it is pending."""
    if s.usurper and s.players[s.title].role is not Role.EXILE:
        raise impossible("refused-usurper", "state.usurper")
    if s.phase in SETUP or s.writing or s.acts or s.stirred or s.pending or s.left:
        return
    meeting = keepers(s)
    if meeting and s.title not in meeting:
        raise impossible("refused-title", "state.title")


def _check_promises(s: State) -> None:
    """[7.6.3] Checks that promises are between two players, and about something that can be
    promised."""
    seats = range(len(s.players))
    for number, promise in enumerate(s.promises):
        known = any(
            (promise.kind, promise.what) == (pledge.kind, pledge.thing)
            for pledge in Pledge.table.values()
        )
        amounts = (promise.amount, promise.penalty_favor, promise.penalty_secrets)
        if (
            not known
            or promise.by not in seats
            or promise.to not in seats
            or promise.by == promise.to
            or not s.round <= promise.until <= ROUNDS
            or any(not 0 <= amount <= MOST_TOKENS for amount in amounts)
            or (promise.kind in OWED) != (promise.amount > 0)
        ):
            raise impossible("refused-promise", f"state.promises[{number}]")


def _check_acts(s: State) -> None:
    players = len(s.players)
    for number, act in enumerate(s.acts):
        where = f"state.acts[{number}]"
        if not 0 <= act.by < players:
            raise impossible("refused-seat", f"{where}.by", players=players, last=players - 1)
        if act.at not in (NOBODY, *MAP):
            raise impossible("refused-slot", f"{where}.at")
        if isinstance(act, Campaign):
            if not NOBODY <= act.defender < players or act.attack < 0:
                raise impossible("refused-campaign", where)
            if any(slot not in MAP for slot in (*act.sites, *act.joined)):
                raise impossible("refused-slot", f"{where}.sites")

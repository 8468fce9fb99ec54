"""Oath in numbers."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import Any

from throneroom.env.encoding import MOST, Encoding, Part
from throneroom.games.oath import rule
from throneroom.games.oath.acts import Act, Campaign, Deal
from throneroom.games.oath.campaign import forces
from throneroom.games.oath.cards import (
    ATTACK_DIE,
    BANNERS,
    COLOURS,
    DARKEST_SECRET,
    DEFENSE_DIE,
    DENIZENS,
    EDIFICE_SIDES,
    OATHS,
    PEOPLES_FAVOR,
    REGIONS,
    RELICS,
    RELIQUARY,
    SITES,
    SUITS,
    VISIONS,
    Vision,
)
from throneroom.games.oath.deals import COUNTED
from throneroom.games.oath.powers.registry import FUNCTIONS, Minus
from throneroom.games.oath.promises import KINDS as PROMISES
from throneroom.games.oath.spots import SPOTS
from throneroom.games.oath.state import MAP, Phase, Role
from throneroom.kernel import Seat

SEATS = 6
LARGEST = 60
"""The largest number that can be chosen."""
CARDS = (*DENIZENS.values(), *EDIFICE_SIDES.values(), *VISIONS.values(), *RELICS.values())
POWERS = tuple(f.name for f in FUNCTIONS.values())
"""The names of powers and laws, any of which may be an option; a law is one when several laws leave
a choice."""
ACTS = ("search", "play", "muster", "trade", "recover", "travel", "campaign", "power", "deal")
STEPS = (
    *("defender", "targets", "dice", "allies", "attacker_plans", "defender_plans"),
    *("defense_roll", "attack_roll", "skulls", "sacrifice"),
)
"""Numbers of a campaign, until it is decided."""

CARD_INDEX = {card: i for i, card in enumerate(CARDS)}
SITE_INDEX = {site: i for i, site in enumerate(SITES.values())}
RELIC_INDEX = {relic: i for i, relic in enumerate(RELICS.values())}
POWER_INDEX = {name: i for i, name in enumerate(POWERS)}
ACT_INDEX = {kind: i for i, kind in enumerate(ACTS)}
STEP_INDEX = {step: i for i, step in enumerate(STEPS)}
GOAL_INDEX = {goal: i for i, goal in enumerate(OATHS.values())}
PHASES = {phase: i for i, phase in enumerate(Phase)}
ROLES = {role: i for i, role in enumerate(Role)}
COLOUR_INDEX = {colour: i for i, colour in enumerate(COLOURS, 1)}
THINGS = (*COUNTED, *BANNERS, *RELICS, *DENIZENS, *SITES, "hidden", "promise")
"""The things that can be in a deal; the last two are facedown advisers and promises."""
PROMISED = len(THINGS) - 1
THING_INDEX = {thing: i for i, thing in enumerate(THINGS)}

COUNTS = 13
OF_PLAYER = COUNTS + len(ROLES) + len(MAP)
OF_SLOT = 10 + 2 * SEATS
FACES = len(ATTACK_DIE), len(DEFENSE_DIE)
FIGHT = 17

PARTS = (
    Part(
        "players",
        SEATS * OF_PLAYER,
        "by seat: 1 if somebody sits there; colour of the board, from 1; Supply; warbands on the"
        " board; warbands in the own bank; favor; secrets; secrets that lie face down; sites"
        " ruled; relics and banners; face-down advisers, and Visions among them; cards in hand;"
        " chancellor, exile, citizen; by slot: 1 if the pawn is there",
    ),
    Part(
        "slots",
        len(MAP) * OF_SLOT,
        "by slot of the map: 1 if its site lies face up; denizens; face-down relics; favor;"
        " secrets; warbands; their colour, from 1; bandits; region, from 1; 1 if a face-down site"
        " is known; by seat: 1 if it rules there; by seat: 1 if its pawn is there",
    ),
    Part("sites", len(SITES), "by site: its slot, from 1, where the seat knows it"),
    Part("at_site", len(CARDS), "by card: the slot of its site, from 1, where it lies face up"),
    Part(
        "held",
        len(CARDS),
        "by card: the seat, from 1, that has it face up: adviser, relic or revealed Vision",
    ),
    Part("facedown", len(CARDS), "by card: the seat, from 1, whose face-down adviser it is known"),
    Part("hand", len(CARDS), "by card: the seat, from 1, that has it in hand, where it is known"),
    Part("piles", len(CARDS), "by card: the region, from 1, of its pile, where it is known"),
    Part("on_top", len(CARDS), "by card: its place in the world deck, from 1, where it is known"),
    Part("boxed", len(CARDS), "by card: 1 if it has left the game"),
    Part("relic_at", len(RELICS), "by relic: the slot where it is known to lie face down, from 1"),
    Part("relic_in", len(RELICS), "by relic: its space of the Reliquary, from 1, where known"),
    Part("favor_on", len(CARDS), "by card: favor on it"),
    Part("secrets_on", len(CARDS), "by card: secrets on it"),
    Part("warbands_on", len(CARDS), "by card: warbands on it"),
    Part("banks", len(SUITS), "by suit: favor in its bank"),
    Part("archive", len(SUITS), "by suit: denizens in the archive"),
    Part("reliquary", len(RELIQUARY), "by space: 1 if a relic covers it"),
    Part(
        "stacks",
        2 * len(REGIONS) + 4,
        "by region: cards in the discard pile, and Visions among them; 1 if a Vision lies on top of"
        " the world deck; relics and sites left; dispossessed cards",
    ),
    Part(
        "table",
        11,
        "round; Visions drawn; 1 if the title has its Usurper side up; favor in the shared bank;"
        " favor on the People's Favor; 1 if its Mob is up; secrets on the Darkest Secret; 1 if the"
        " Act phase ends; step of the phase; promises; players",
    ),
    Part("goal", len(OATHS), ", ".join(OATHS)),
    Part("phase", len(PHASES), ", ".join(PHASES)),
    *(
        Part(name, SEATS, f"by seat: 1 if it {does}")
        for name, does in (
            ("active", "is on turn"),
            ("chancellor", "is the Chancellor"),
            ("title", "holds the title"),
            ("peoples_favor", "holds the People's Favor"),
            ("darkest_secret", "holds the Darkest Secret"),
        )
    ),
    Part("act", len(ACTS), "what is going on, the innermost: " + ", ".join(ACTS)),
    Part("by", SEATS, "by seat: 1 if it is that seat's act"),
    Part("at", len(MAP), "by slot: 1 if the act is there"),
    Part("used", len(POWERS), "by power: 1 if it was used in this act"),
    Part("fight", len(STEPS), "the campaign that goes on: " + ", ".join(STEPS)),
    Part("defender", SEATS + 1, "by seat: 1 if it defends; 1 if bandits do"),
    Part("allies", SEATS, "by seat: 1 if it is allied with the defender"),
    Part("target_slots", len(MAP), "by slot: 1 if its site is a target"),
    Part("target_relics", len(RELICS), "by relic: 1 if it is a target"),
    Part(
        "battle",
        FIGHT,
        "1 if the People's Favor, the Darkest Secret, the pawn is a target; attack dice chosen;"
        " attack and defense dice; attacking and defending force; swords, skulls, shields;"
        " warbands sacrificed; what one of them adds; 1 if results count twice; 1 if the attack"
        " dice are halved; 1 if the attacker won; 1 if the defender won",
    ),
    Part("rolled", sum(FACES), "by face of the attack die and of the defense die: how many lie"),
    Part("gives", len(THINGS), "by thing: how many the offer on the table gives"),
    Part("wants", len(THINGS), "by thing: how many it asks for"),
    Part("offered_to", SEATS, "by seat: 1 if the offer is made to it"),
)
AT: dict[str, int] = dict(
    zip([part.name for part in PARTS], accumulate([0, *[p.size for p in PARTS]]), strict=False)
)
"""Where the parts begin."""


class OathEncoding(Encoding):
    slug = "oath"
    version = 3
    players = SEATS
    names = tuple(
        dict.fromkeys(
            (
                *(card.key for card in CARDS),
                *SITES,
                *BANNERS,
                *(spot.key for spot in SPOTS),
                *POWERS,
                *(suit.value for suit in SUITS),
                *(region.value for region in REGIONS),
                *COLOURS,
                *OATHS,
                *PROMISES,
                *map(str, range(LARGEST + 1)),
                *("search", "muster", "trade", "recover", "campaign", "travel"),
                *("adviser", "peek", "warbands", "show", "self_exile", "rest"),
                *("use", "minus", "pass", "enough", "yes", "no", "counter", "deck", "pile"),
                *("top", "bottom"),
                *("advisers", "facedown", "discard", "reveal", "up", "down"),
                *("favor", "secret", "secrets", "flipped", "bank", "place"),
                *("player", "bandits", "pawn", "warband", "board"),
                *("to_site", "to_board", "give", "take", "want"),
                *("hidden", "relics", "reliquary"),
                *("add", "remove", "plus_one", "minus_one"),
                *("keep_relic", "bury_relic", "lose_relic"),
                *("promise", "penalty", "none"),
                *("pay_favor", "favor_for_secret", "secret_for_favor"),
            )
        )
    )
    kinds = (
        *("accept_vassalage", "act", "adviser_to_discard", "bank", "bank_to", "blackmail"),
        *("board", "burn", "cage_colour", "cage_count", "campaign_defender", "campaign_dice"),
        *("campaign_join", "campaign_permit", "campaign_targets", "citizen", "citizen_relic"),
        *(
            "conspiracy",
            "counter_answer",
            "deal",
            "deal_amount",
            "deal_answer",
            "deal_partner",
            "discard_order",
        ),
        *("discards_to", "edifice", "exile_citizen", "first", "gathering_come", "gathering_deal"),
        *("grant_title", "homeland_relic", "keep_adviser", "limit_discard", "losses", "make_room"),
        *("make_room_by", "minor_adviser", "modify", "muster_card", "new_oath", "new_suit"),
        *("offer_citizens", "opportunity", "pawn", "pay_from_bank", "pay_to_enter", "peek"),
        *("peek_reliquary", "peoples_favor", "placement", "placement_from", "plan", "play"),
        "power_burn",
        *("power_bury", "power_card", "power_citizen", "power_dice", "power_exchange"),
        *("power_facedown", "power_favor", "power_may", "power_number", "power_peek"),
        *("power_pile", "power_player", "power_post", "power_relic", "power_relics"),
        *("power_sacrifice", "power_secrets", "power_site", "power_sites", "power_suit"),
        *("power_swap", "power_thing", "power_vision", "power_warbands", "power_way"),
        *("promise_amount", "promise_due", "promise_due_in", "promise_lapses", "promise_penalty"),
        *("promise_until", "react", "recover_amount", "recover_start_bank", "recover_target"),
        *("replace_short", "rest", "sacrifice", "sacrifice_from", "search_discard", "search_keep"),
        *("search_play", "search_source", "second_wind_campaign", "second_wind_travel"),
        *("secret_side", "short_favor", "show_adviser", "show_to", "site_garrison"),
        *("skeleton_key", "skull_losses", "trade_card", "trade_kind", "travel_to"),
        *("wake", "warbands_count", "warbands_friend", "warbands_leave", "warbands_share"),
        "warbands_way",
    )
    numbers = (
        *("count", "swords", "defense", "spot", "attacker", "defender", "favor", "flips"),
        "debtor",
    )
    compound = re.compile("[:/]")

    def state_parts(self) -> Sequence[Part]:
        return PARTS

    def path(self, option: Any) -> tuple[int, ...]:
        """The picks for an option. A plan used against its usual sense begins with another pick;
        otherwise "use" and its name would lead to two options."""
        if isinstance(option, Minus):
            return self.number["minus"], self.number[option.function.name]
        return super().path(option)

    def write(self, buffer: bytearray, state: Any, seat: Seat) -> None:
        count = len(state.players)
        for other in range(count):
            self._write_player(buffer, state, other, (other - seat) % count)
        self._write_map(buffer, state, seat)
        self._write_cards(buffer, state, seat)
        self._write_table(buffer, state)
        for name, whose in (
            ("active", state.active),
            ("chancellor", state.chancellor),
            ("title", state.title),
            ("peoples_favor", state.peoples_favor.holder),
            ("darkest_secret", state.darkest_secret.holder),
        ):
            if whose >= 0:
                buffer[AT[name] + (whose - seat) % count] = 1
        if state.acts:
            self._write_acts(buffer, state, seat)

    def _write_player(self, buffer: bytearray, state: Any, seat: Seat, place: int) -> None:
        player, at = state.players[seat], AT["players"] + place * OF_PLAYER
        numbers = (
            *(1, COLOUR_INDEX.get(player.colour, 0), player.supply, player.warbands, player.bank),
            *(player.favor, player.secrets, player.flipped),
            *(rule.score(state, seat), state.treasures(seat)),
            *(len(player.hidden), _visions(player.hidden), len(player.hand)),
        )
        _put(buffer, at, numbers)
        buffer[at + COUNTS + ROLES[player.role]] = 1
        if player.pawn >= 0:
            buffer[at + COUNTS + len(ROLES) + player.pawn] = 1

    def _write_map(self, buffer: bytearray, state: Any, seat: Seat) -> None:
        count = len(state.players)
        for slot, place in enumerate(state.places):
            at, known = AT["slots"] + slot * OF_SLOT, state.knows_site(seat, slot)
            numbers = (
                *(place.up, len(place.cards), len(place.relics), place.favor, place.secrets),
                *(place.warbands, COLOUR_INDEX.get(place.colour, 0), rule.bandits(state, slot)),
                *(1 + REGIONS.index(state.region(slot)), not place.up and known),
            )
            _put(buffer, at, numbers)
            for ruler in rule.rulers(state, slot):
                buffer[at + 10 + (ruler - seat) % count] = 1
            if place.up or known:
                buffer[AT["sites"] + SITE_INDEX[place.site]] = slot + 1
            for card in place.cards:
                buffer[AT["at_site"] + CARD_INDEX[card]] = slot + 1
            for relic in place.relics:
                if state.knows(seat, relic):
                    buffer[AT["relic_at"] + RELIC_INDEX[relic]] = slot + 1
        for other, player in enumerate(state.players):
            if player.pawn >= 0:
                at = AT["slots"] + player.pawn * OF_SLOT + 10 + SEATS
                buffer[at + (other - seat) % count] = 1

    def _write_cards(self, buffer: bytearray, state: Any, seat: Seat) -> None:
        count, knows = len(state.players), state.knows
        for other, player in enumerate(state.players):
            whose = 1 + (other - seat) % count
            for card in (*player.advisers, *player.relics):
                buffer[AT["held"] + CARD_INDEX[card]] = whose
            if player.vision is not None:
                buffer[AT["held"] + CARD_INDEX[player.vision]] = whose
            for part, cards in (("facedown", player.hidden), ("hand", player.hand)):
                for card in cards:
                    if knows(seat, card):
                        buffer[AT[part] + CARD_INDEX[card]] = whose
        for region, pile in enumerate(state.piles):
            for card in pile:
                if knows(seat, card):
                    buffer[AT["piles"] + CARD_INDEX[card]] = region + 1
        for depth, card in enumerate(reversed(state.deck), 1):
            if not knows(seat, card):
                break
            buffer[AT["on_top"] + CARD_INDEX[card]] = min(MOST, depth)
        for card in state.box:
            buffer[AT["boxed"] + CARD_INDEX[card]] = 1
        for space, relic in enumerate(state.reliquary):
            if relic is not None:
                buffer[AT["reliquary"] + space] = 1
                if knows(seat, relic):
                    buffer[AT["relic_in"] + RELIC_INDEX[relic]] = space + 1
        for part, lying in (("favor_on", state.favor_on), ("secrets_on", state.secrets_on)):
            for card, n in lying.items():
                buffer[AT[part] + CARD_INDEX[card]] = min(MOST, n)
        for (card, _), n in state.warbands_on.items():
            buffer[AT["warbands_on"] + CARD_INDEX[card]] += n

    def _write_table(self, buffer: bytearray, state: Any) -> None:
        _put(buffer, AT["banks"], [state.banks[suit] for suit in SUITS])
        stored = [card.suit for card in state.archive]
        _put(buffer, AT["archive"], [stored.count(suit) for suit in SUITS])
        stacks = [n for pile in state.piles for n in (len(pile), _visions(pile))]
        stacks += [_visions(state.deck[-1:]), len(state.relic_deck), len(state.site_deck)]
        _put(buffer, AT["stacks"], [*stacks, len(state.dispossessed)])
        favored, darkest = state.peoples_favor, state.darkest_secret
        numbers = (
            *(state.round, state.visions_drawn, state.usurper, state.shared_favor),
            *(favored.tokens, favored.mob, darkest.tokens),
            *(state.act_over, state.step, len(state.promises), len(state.players)),
        )
        _put(buffer, AT["table"], numbers)
        buffer[AT["goal"] + GOAL_INDEX[state.goal]] = 1
        buffer[AT["phase"] + PHASES[state.phase]] = 1

    def _write_acts(self, buffer: bytearray, state: Any, seat: Seat) -> None:
        act: Act = state.acts[-1]
        count = len(state.players)
        buffer[AT["act"] + ACT_INDEX[act.kind]] = 1
        buffer[AT["by"] + (act.by - seat) % count] = 1
        if act.at >= 0:
            buffer[AT["at"] + act.at] = 1
        for used in act.used:
            if used.name in POWER_INDEX:
                buffer[AT["used"] + POWER_INDEX[used.name]] = 1
        campaign = rule.campaign(state)
        if campaign is not None:
            self._write_campaign(buffer, state, campaign, seat)
        if isinstance(act, Deal):
            if act.to >= 0:
                buffer[AT["offered_to"] + (act.to - seat) % count] = 1
            for part, listed in (("gives", act.gives), ("wants", act.wants)):
                for thing, n in listed.items():
                    at = AT[part] + THING_INDEX[thing.partition(":")[0]]
                    buffer[at] = min(MOST, buffer[at] + n)
            for promise in act.promises:
                buffer[AT["gives" if promise.by == act.by else "wants"] + PROMISED] += 1

    def _write_campaign(self, buffer: bytearray, state: Any, c: Campaign, seat: Seat) -> None:
        count = len(state.players)
        if c.step in STEP_INDEX:
            buffer[AT["fight"] + STEP_INDEX[c.step]] = 1
        aimed = c.step != "defender"
        if aimed:
            place = (c.defender - seat) % count if c.defender >= 0 else SEATS
            buffer[AT["defender"] + place] = 1
        for ally in c.allies:
            buffer[AT["allies"] + (ally - seat) % count] = 1
        for slot in c.sites:
            buffer[AT["target_slots"] + slot] = 1
        for relic in c.relics:
            buffer[AT["target_relics"] + RELIC_INDEX[relic]] = 1
        sides = (forces.ATTACKER, forces.DEFENDER) if aimed else ()
        numbers = (
            *(PEOPLES_FAVOR in c.banners, DARKEST_SECRET in c.banners, c.pawn),
            *(c.chosen, c.attack, c.defense),
            *([forces.force(state, c, side) for side in sides] or (0, 0)),
            *(c.swords, c.skulls, c.shields, c.sacrificed, c.worth, c.twice, c.half_attack),
            *(c.winner == forces.ATTACKER, c.winner == forces.DEFENDER),
        )
        _put(buffer, AT["battle"], numbers)
        for first, faces in ((0, c.attack_roll), (FACES[0], c.defense_roll)):
            for face in faces:
                at = AT["rolled"] + first + face
                buffer[at] = min(MOST, buffer[at] + 1)


def _put(buffer: bytearray, at: int, numbers: Sequence[int]) -> None:
    buffer[at : at + len(numbers)] = bytes([min(MOST, n) for n in numbers])


def _visions(cards: Iterable[Any]) -> int:
    return sum([type(card) is Vision for card in cards])

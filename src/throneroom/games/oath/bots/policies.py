"""Four bots: one defends the Empire, one aims for the title, one for a Vision, and one takes
Citizenship and waits to succeed. Each of them can play every role."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from throneroom.games.oath.actions.minor import TO_BOARD, TO_SITE
from throneroom.games.oath.acts import Campaign
from throneroom.games.oath.bots.bargains import Bargains
from throneroom.games.oath.bots.chronicling import ANSWERS
from throneroom.games.oath.bots.planning import (
    BY_SUCCESSION,
    BY_VISION,
    EARNS,
    SUPPLY,
    WIN,
    Plan,
    Taste,
)
from throneroom.games.oath.cards import (
    ADVISER_LIMIT,
    DARKEST_SECRET,
    GRAND_SCEPTER,
    MOST_SUPPLY,
    PEOPLES_FAVOR,
    Banner,
    Card,
    Denizen,
    Relic,
    Site,
)
from throneroom.games.oath.look import Look, Raid
from throneroom.games.oath.powers.registry import Function
from throneroom.games.oath.spots import (
    ADVISERS,
    DECK,
    DISCARD,
    DONE,
    FACEDOWN,
    FAVOR,
    PASS,
    REVEAL,
    Bank,
    Body,
    Enough,
    Facedown,
    Rival,
    Spot,
)
from throneroom.games.oath.state import Role
from throneroom.kernel import NO, YES, Chance, Decision, Mind, Seat, Word

STEWARD = Taste(title=0.9, vision=0.7, empire=1.3, citizen=0.4, boldness=0.65, army=7)
USURPER = Taste(title=1.4, vision=0.6, empire=1.0, court=0.8, citizen=0.1, boldness=0.55, army=8)
VISIONARY = Taste(
    title=0.7, vision=1.5, empire=1.0, citizen=0.2, boldness=0.6, army=5, oath="devotion"
)
COURTIER = Taste(
    title=0.7,
    vision=0.8,
    empire=1.1,
    court=1.5,
    citizen=0.9,
    boldness=0.65,
    army=5,
    oath="the_people",
)

FIGHTS = {"wild_allies", "captains", "knights_errant", "hunting_party", "sneak_attack"}
"""Powers that begin a campaign, some of them at another site."""
AT_LEAST = 0.05
"""The least value of an action, so that no bot acts for its own sake."""
MOST_LOST = 0.3
"""The amount by which that value may be lower if Supply would be lost otherwise."""
LOSING = {"power_sacrifice", "power_burn", "deal_amount", "blackmail"}
"""Questions about numbers of which less is better."""


class Courtly(Bargains):
    """A player who follows a `Taste`."""

    def __init__(self, taste: Taste, seed: int) -> None:
        self.taste = taste
        self.chance = Chance(seed)

    def choose(self, look: Look, decision: Decision) -> Any:
        plan = Plan(look, self.taste)
        if decision.kind in ANSWERS:
            return ANSWERS[decision.kind](plan, decision)
        if not decision.is_single:
            return self.several(plan, decision)
        ask: Callable[[Plan, Decision], Any] | None
        ask = getattr(self, f"on_{decision.kind}", None)
        if ask is None:
            return self.best(decision.options, lambda o: self.guess(plan, decision, o))
        return ask(plan, decision)

    def best(self, options: Any, worth: Callable[[Any], float]) -> Any:
        """The most valuable; ties are broken by chance."""
        values = [worth(option) for option in options]
        top = max(values)
        return self.chance.pick([o for o, v in zip(options, values, strict=True) if v == top])

    # Questions of cards

    def guess(self, plan: Plan, decision: Decision, option: Any) -> float:
        """The value of an option in a power's question: the player's own things are its cost, those
        of others its gain."""
        look, me = plan.look, plan.me
        if option is YES or option is NO:
            return float(option is YES)
        if isinstance(option, int):
            return float(-option if decision.kind in LOSING else option)
        if option is PASS or option is DONE:
            return 0.0
        if isinstance(option, Rival):
            return plan.danger(option.seat) if option.seat != look.seat else -1.0
        if isinstance(option, Banner):
            return plan.gain(option) * (-1 if look.holder(option) == look.seat else 1)
        if isinstance(option, Relic):
            return plan.gain(option) * (-1 if option in me.relics else 1)
        if isinstance(option, Card):
            own = option in me.advisers or option in me.hidden or option is me.vision
            return -plan.card(option) if own else plan.card(option)
        if isinstance(option, Site | Spot):
            slot = look.slot_of(option)
            return 1.0 - plan.at(slot) if look.rules(slot) else 1.0 + plan.at(slot)
        if isinstance(option, Bank):
            return float(look.bank(option.suit))
        if isinstance(option, Body):
            return float(option.seat != look.seat)
        return 0.5

    def several(self, plan: Plan, decision: Decision) -> list[Any]:
        """Warbands leave the places with the most; of other things as few as possible are
        chosen."""
        options = list(decision.options)
        if options and isinstance(options[0], Body):
            return decision.in_order(self.bodies(options, decision.lo))
        if decision.ordered or decision.lo == len(options):
            return options[: decision.lo]
        ranked = sorted(options, key=lambda option: -self.guess(plan, decision, option))
        return decision.in_order(ranked[: decision.lo])

    def bodies(self, options: list[Body], count: int) -> list[Body]:
        """Warbands of one's own, chosen so that no site is emptied unnecessarily."""
        left = {body: options.count(body) for body in dict.fromkeys(options)}
        chosen = []
        for _ in range(count):
            body = max(left, key=lambda one: left[one] + 0.5 * (one.seat >= 0))
            left[body] -= 1
            chosen.append(body)
        return chosen

    def cheap(self, plan: Plan, f: Function) -> bool:
        """Whether a power costs only things that will not be missed."""
        cost = f.cost
        if cost.burn_secret or cost.burn_favor > 1:
            return False
        favor = cost.place_favor + cost.burn_favor
        if (favor and plan.saves(PEOPLES_FAVOR)) or (
            cost.place_secret and plan.saves(DARKEST_SECRET)
        ):
            return False
        return favor + 1 <= plan.look.purse if favor else cost.place_secret <= plan.me.secrets

    # The start

    def on_pawn(self, plan: Plan, decision: Decision) -> Any:
        def worth(site: Site) -> float:
            ground = plan.ground(plan.look.slot_of(site))
            free = 0.4 * len(ground.cards) + 0.6 * ground.relics * (site.price is not None)
            return free + 0.3 * ground.favor + 0.4 * ground.secrets

        return self.best(decision.options, worth)

    def on_keep_adviser(self, plan: Plan, decision: Decision) -> Any:
        return self.best(decision.options, plan.card)

    # The turn

    def on_act(self, plan: Plan, decision: Decision) -> Any:
        return self.best(decision.options, lambda option: self.deed(plan, option))

    def deed(self, plan: Plan, option: Any) -> float:
        if isinstance(option, Function):
            return self.power(plan, option)
        worth: float = getattr(self, f"deed_{option.key}")(plan)
        return worth

    def deed_rest(self, plan: Plan) -> float:
        """The limit for other actions: Supply that would be lost is better spent, though not on
        everything."""
        lost = plan.me.supply + plan.look.restored - MOST_SUPPLY
        return AT_LEAST - min(MOST_LOST, SUPPLY * max(0, lost))

    def deed_search(self, plan: Plan) -> float:
        return plan.search()

    def deed_muster(self, plan: Plan) -> float:
        return plan.muster()

    def deed_trade(self, plan: Plan) -> float:
        return plan.best_trade(plan.me.pawn)

    def deed_recover(self, plan: Plan) -> float:
        return max(plan.relic_here(plan.me.pawn), *self.banners(plan).values())

    def banners(self, plan: Plan) -> dict[Banner, float]:
        """The value of Recovering each banner; only possible ones are included."""
        return {
            banner: plan.recover(banner)
            if plan.look.can_recover(banner) or self.enabling(plan, banner)
            else -1.0
            for banner in (PEOPLES_FAVOR, DARKEST_SECRET)
        }

    def enabling(self, plan: Plan, banner: Banner) -> list[Function]:
        """Powers with which a decisive banner could be Recovered."""
        return plan.look.enabling(banner) if plan.is_decisive(banner) else []

    def deed_campaign(self, plan: Plan) -> float:
        return plan.best_raid(plan.me.pawn)[0]

    def deed_travel(self, plan: Plan) -> float:
        return plan.best_travel()

    def deed_adviser(self, plan: Plan) -> float:
        return 1.0 if any(self.playable(plan, card) for card in plan.me.hidden) else -1.0

    def playable(self, plan: Plan, card: Card) -> bool:
        return isinstance(card, Denizen) or plan.reveals(card)

    def deed_peek(self, plan: Plan) -> float:
        return 0.5

    def deed_show(self, plan: Plan) -> float:
        return -1.0

    def deed_warbands(self, plan: Plan) -> float:
        wanted = self.garrison(plan)
        way = TO_SITE if wanted > 0 else TO_BOARD
        return 0.6 if wanted and way in plan.look.warband_ways() else -1.0

    def garrison(self, plan: Plan) -> int:
        """Warbands to leave at the player's site; negative: to take from it."""
        here, board = plan.ground(plan.me.pawn).warbands, plan.me.warbands
        if plan.me.role is Role.CITIZEN or not plan.look.rules(plan.me.pawn):
            return 0
        if here < 2 and board >= 4:
            return 2 - here
        return 2 - here if here > 4 else 0

    def deed_self_exile(self, plan: Plan) -> float:
        """The value of leaving the Empire: positive for a Citizen without a chance to succeed, and
        with one to win otherwise."""
        look = plan.look
        hopeless = plan.missing(BY_SUCCESSION[look.goal]) > 1 or self.taste.court < 1
        return 2.0 if hopeless and plan.visions() and look.round <= 5 else -1.0

    def power(self, plan: Plan, f: Function) -> float:
        look = plan.look
        if f.card == GRAND_SCEPTER.key:
            if f.part == "offer":
                return 0.7 if self.guest(plan) is not None else -1.0
            if f.part == "exile":
                return 6.0 if any(look.succeeds(seat) for seat in look.others) else -1.0
            return -1.0
        if f.name in FIGHTS:
            return -1.0
        if not (any(f.cost) or f.once):  # a free power without a limit would go on for ever
            return -1.0
        if f.name in EARNS and (worth := plan.earns(PEOPLES_FAVOR, EARNS[f.name], 0)):
            return worth
        return 0.3 if self.cheap(plan, f) else -1.0

    # Major actions

    def on_search_source(self, plan: Plan, decision: Decision) -> Any:
        return DECK if DECK in decision.options else self.chance.pick(decision.options)

    def on_search_keep(self, plan: Plan, decision: Decision) -> Any:
        return self.best(decision.options, plan.card)

    def on_search_play(self, plan: Plan, decision: Decision) -> Any:
        return self.best(decision.options, plan.card)

    def on_search_discard(self, plan: Plan, decision: Decision) -> Any:
        return self.best(decision.options, lambda card: -plan.card(card))

    def on_play(self, plan: Plan, decision: Decision) -> Any:
        card = (decision.facts or {})["card"]
        return self.best(decision.options, lambda option: self.placing(plan, card, option))

    def placing(self, plan: Plan, card: Card, option: Any) -> float:
        me = plan.me
        held = [*me.advisers, *me.hidden]
        if option is REVEAL:
            replaces = card in BY_VISION and me.vision is not None
            if isinstance(card, Denizen) or replaces:
                return 3.0 * plan.reveals(card)
            return 3.0
        if option is DISCARD:
            return 0.1
        if option in (ADVISERS, FACEDOWN):
            others = [one for one in held if one is not card]
            worth = plan.card(card)
            if len(others) >= ADVISER_LIMIT:
                worth -= min(plan.card(one) for one in others)
            return worth + (0.3 if option is ADVISERS else -0.2)
        slot = plan.look.slot_of(option)
        return 0.7 + 0.3 * plan.look.rules(slot) + 0.6 * (not plan.look.purse)

    def on_adviser_to_discard(self, plan: Plan, decision: Decision) -> Any:
        return self.best(decision.options, lambda card: -plan.card(card))

    on_limit_discard = on_adviser_to_discard

    def on_make_room(self, plan: Plan, decision: Decision) -> Any:
        if PASS in decision.options:
            return PASS
        return self.best(decision.options, lambda card: -plan.card(card))

    def on_minor_adviser(self, plan: Plan, decision: Decision) -> Any:
        return self.best(
            decision.options, lambda card: plan.card(card) + 5 * self.playable(plan, card)
        )

    def on_trade_card(self, plan: Plan, decision: Decision) -> Any:
        return self.best(
            decision.options,
            lambda card: max(plan.trade(card, favor=True), plan.trade(card, favor=False)),
        )

    def on_trade_kind(self, plan: Plan, decision: Decision) -> Any:
        card = (decision.facts or {})["card"]
        return self.best(decision.options, lambda kind: plan.trade(card, favor=kind is FAVOR))

    def on_recover_target(self, plan: Plan, decision: Decision) -> Any:
        worths = self.banners(plan)

        def worth(option: Any) -> float:
            if isinstance(option, Facedown):
                known = plan.look.relic_at(option)
                return plan.relic_here(plan.me.pawn) + 0.01 * (known.defense if known else 1)
            return worths[option]

        return self.best(decision.options, worth)

    def on_recover_amount(self, plan: Plan, decision: Decision) -> Any:
        """Puts enough tokens on a banner that matters that nobody else can Recover it at once."""
        banner = (decision.facts or {})["banner"]
        rivals = [plan.look.rival(seat) for seat in plan.look.others]
        if banner is PEOPLES_FAVOR:
            richest = max(rival.favor for rival in rivals)
        else:
            richest = max(rival.secrets for rival in rivals)
        least = min(decision.options)
        if plan.gain(banner) < 3.0 or richest > max(decision.options):
            return least
        return max(least, richest)

    def on_travel_to(self, plan: Plan, decision: Decision) -> Any:
        mover = (decision.facts or {}).get("player", plan.look.seat)
        sites = [option for option in decision.options if option is not PASS]
        if mover != plan.look.seat:  # sent away, to where there is nothing to gain
            return self.best(sites, lambda spot: -plan.at(plan.look.slot_of(spot)))
        return self.best(sites, lambda spot: plan.travel(plan.look.slot_of(spot)))

    # Campaigns

    def raid_worth(self, plan: Plan, raid: Raid) -> float:
        c = plan.look.campaign
        return plan.raid(raid, c.at if c else plan.me.pawn)

    def on_campaign_defender(self, plan: Plan, decision: Decision) -> Any:
        c = plan.look.campaign
        slot = c.at if c else plan.me.pawn
        best: dict[Seat, float] = {}
        for raid in plan.look.raids(slot):
            best[raid.defender] = max(best.get(raid.defender, -1.0), plan.raid(raid, slot))
        return self.best(
            decision.options,
            lambda o: best.get(o.seat if isinstance(o, Rival) else -1, -1.0),
        )

    def on_campaign_targets(self, plan: Plan, decision: Decision) -> Any:
        """Follows the best of the sets of targets that contain those chosen already."""
        c = plan.look.campaign
        assert c is not None
        chosen = {*self.chosen_targets(plan, c)}
        here = plan.ground(c.at).site
        best, found = -9.0, None
        for raid in plan.look.raids(c.at):
            if raid.defender != c.defender or not chosen <= {*raid.targets, here}:
                continue
            worth = plan.raid(raid, c.at)
            if worth > best:
                best, found = worth, raid
        missing = [target for target in found.targets if target not in chosen] if found else []
        for target in missing:
            if target in decision.options:
                return target
        if DONE in decision.options:
            return DONE
        return self.best(decision.options, lambda target: plan.gain(target, c.defender))

    def chosen_targets(self, plan: Plan, c: Campaign) -> list[Any]:
        sites = [plan.ground(slot).site for slot in c.sites]
        return [*sites, *c.relics, *c.banners]

    def on_campaign_dice(self, plan: Plan, decision: Decision) -> Any:
        return max(decision.options)

    def on_campaign_join(self, plan: Plan, decision: Decision) -> Any:
        """A Citizen helps an Empire that they want to inherit."""
        return YES if plan.me.warbands >= 2 else NO

    def on_campaign_permit(self, plan: Plan, decision: Decision) -> Any:
        return YES

    def fights(self, plan: Plan) -> Any:
        """Whether to begin a campaign that a power allows."""
        return YES if plan.best_raid(plan.me.pawn, free=True)[0] > 0 else NO

    def on_second_wind_campaign(self, plan: Plan, decision: Decision) -> Any:
        return self.fights(plan)

    def on_react(self, plan: Plan, decision: Decision) -> Any:
        if decision.by is not None and decision.by.key in FIGHTS and self.fights(plan) is NO:
            return PASS
        return self.best(decision.options, lambda o: self.guess(plan, decision, o))

    def on_plan(self, plan: Plan, decision: Decision) -> Any:
        plans = [o for o in decision.options if isinstance(o, Function) and self.cheap(plan, o)]
        return self.chance.pick(plans) if plans else DONE

    def on_sacrifice(self, plan: Plan, decision: Decision) -> Any:
        c = plan.look.campaign
        assert c is not None
        count = max(decision.options)
        targets = self.chosen_targets(plan, c)
        stakes = sum(plan.gain(target, c.defender) for target in targets) + 0.2 * c.pawn
        if plan.me.warbands <= count:  # nobody would be left to rule the sites
            stakes -= sum(plan.gain(target) for target in targets if isinstance(target, Site))
        spared = plan.me.warbands // 2  # half of the force dies with a defeat
        return count if stakes > 0.25 * max(0, count - spared) + 0.2 else 0

    def on_placement(self, plan: Plan, decision: Decision) -> Any:
        c = plan.look.campaign
        sites = max(1, len(c.sites) - c.placed if c else 1)
        most = max(decision.options)
        return min(most, max(1, most // (sites + 1)))

    def on_warbands_way(self, plan: Plan, decision: Decision) -> Any:
        way = TO_SITE if self.garrison(plan) > 0 else TO_BOARD
        return way if way in decision.options else self.chance.pick(decision.options)

    def on_warbands_count(self, plan: Plan, decision: Decision) -> Any:
        wanted = abs(self.garrison(plan))
        return min(max(wanted, min(decision.options)), max(decision.options))

    def on_warbands_leave(self, plan: Plan, decision: Decision) -> Any:
        return NO

    on_warbands_share = on_pay_to_enter = on_warbands_leave

    # Powers of phases, modifiers and answers

    def on_modify(self, plan: Plan, decision: Decision) -> Any:
        powers = [o for o in decision.options if isinstance(o, Function)]
        cheap = [f for f in powers if self.cheap(plan, f)]
        if (decision.facts or {}).get("act") == "recover":
            wanted = [b for b in (PEOPLES_FAVOR, DARKEST_SECRET) if plan.is_decisive(b)]
            for banner in wanted:
                if plan.look.can_recover(banner):
                    cheap = []  # it is possible without them
                elif helps := [f for f in self.enabling(plan, banner) if f in powers]:
                    return self.chance.pick(helps)
        if cheap or not any(isinstance(o, Enough) for o in decision.options):
            return self.chance.pick(cheap or powers)
        return DONE

    on_wake = on_rest = on_modify

    def on_peoples_favor(self, plan: Plan, decision: Decision) -> Any:
        """Favor protects the banner, while another player could Recover it."""
        look = plan.look
        richest = max(look.rival(seat).favor for seat in look.others)
        banks = [option for option in decision.options if isinstance(option, Bank)]
        words = [option for option in decision.options if isinstance(option, Word)]
        safe = richest < look.tokens(PEOPLES_FAVOR) and look.tokens(PEOPLES_FAVOR) >= 3
        if not words or (banks and safe and plan.gain(PEOPLES_FAVOR) < 3):
            return self.best(banks, lambda bank: look.advisers_of(bank.suit))
        return words[0]

    def on_power_player(self, plan: Plan, decision: Decision) -> Any:
        """Where a power may be used again and again, uses it once."""
        if DONE in decision.options:
            return DONE
        return self.best(decision.options, lambda o: self.guess(plan, decision, o))

    def on_recover_start_bank(self, plan: Plan, decision: Decision) -> Any:
        return self.best(decision.options, lambda bank: plan.look.advisers_of(bank.suit))

    def on_grant_title(self, plan: Plan, decision: Decision) -> Any:
        """The bot itself, or the least dangerous player."""
        look = plan.look
        return self.best(
            decision.options,
            lambda o: (
                WIN * (not look.is_enemy(o.seat)) - plan.danger(o.seat)
                if o.seat != look.seat
                else 2 * WIN
            ),
        )

    def on_gathering_come(self, plan: Plan, decision: Decision) -> Any:
        return NO


def steward(seed: int) -> Mind:
    return Courtly(STEWARD, seed).choose


def usurper(seed: int) -> Mind:
    return Courtly(USURPER, seed).choose


def visionary(seed: int) -> Mind:
    return Courtly(VISIONARY, seed).choose


def courtier(seed: int) -> Mind:
    return Courtly(COURTIER, seed).choose

"""All moments at which a card can speak. No action names a card: it asks a moment.

Chosen powers (a generator that runs after the driver took the price)
    WAKE            the Wake phase
    ACTION          the menu of the Act phase, and others' minor actions by their own cards
    REST            the last step of the Rest phase
    MODIFY          the start of a Search, Muster, Trade, Recover or Travel, with its kind
    PLAN            the battle plans of a campaign

Laws (pure: a ban, a price, a number; read state and act, move nothing, ask nobody)
    BAN_ACT         (who, act) -> reason: before an action, or a choice in it, is offered
    BAN_PLAY        (who, play) -> reason: for each way to play a card
    BAN_POWER       (use, cost) -> reason: before a power, plan or reaction is offered
    BAN_TAKE        (who, thing, holder, how) -> reason: how is recover, target, conspiracy or card
    BAN_TARGETS     (campaign) -> reason, on the whole set of targets
    BAN_DEED        (who) -> reason, with its kind: give (secrets), place (at sites), sacrifice
    LOCKED          (who, card, slot) -> reason
    PRICE           (who, act) -> Price, with its kind; for kind "plan" (who, act) of the campaign,
                    with the function in `act_of` of the asking
    REACH           (who, act) -> more options, with its kind
    CHOOSER         (travel) -> seat that chooses the destination
    AMOUNT          (who, act) -> Amount, with its kind
    MAKE_ROOM       (who, play, slot) -> cards of which one may be discarded before a card comes
    CAPACITY        (slot, card) -> number
    ADVISER_LIMIT   (owner, cards) -> Limit
    ADVISER_WEIGHT  (card) -> suits that it counts as
    RULE            (slot) -> seats that rule besides
    RULE_CARDS      (slot) -> the only seat that rules the cards there
    BANDITS         (slot) -> change
    FORCE           (campaign, side) -> slots that join the force
    FORCE_BANDITS   (campaign, side) -> bandits that join the force
    DICE            (campaign) -> Dice
    LOSSES          (campaign, side) -> Loss
    INSTEAD         (moved) -> where it goes instead, with its kind: favor, burn, kill
    GOAL            (who) -> whether the Vision's goal is met
    CHRONICLE       (slot) -> stays on the map

Events (generators; `must` by themselves, `reaction` and `power` if their user wants)
    DRAWN           (search) the cards of a Search are in hand, for modifiers used
    PLAYED          (play) a card was put face up, after the favor for it
    WHEN_PLAYED     (play) after that: the card itself
    TRAVELLED       (travel) the pawn has moved
    TAKEN           (taken) relics or banners were taken, not given
    LEAVES          (card, who) a Vision is discarded; a relic goes to the relic deck
    ROLLED          (kind, roller) dice lie on the table
    PLAN_DEFEAT, PLAN_SPOILS, PLAN_VICTORY, PLAN_END    (campaign) of plans that were used
    ACT_OVER        (act) a major action is done, with its kind
    TITLE_PASSED    (old, new) the title has moved
"""

from __future__ import annotations

WAKE = "wake"
ACTION = "action"
REST = "rest"
MODIFY = "modify"
PLAN = "plan"

BAN_ACT = "ban.act"
BAN_PLAY = "ban.play"
BAN_POWER = "ban.power"
BAN_TAKE = "ban.take"
BAN_TARGETS = "ban.targets"
BAN_DEED = "ban.deed"
LOCKED = "locked"
PRICE = "price"
REACH = "reach"
CHOOSER = "chooser"
AMOUNT = "amount"
MAKE_ROOM = "make_room"
CAPACITY = "capacity"
ADVISER_LIMIT = "adviser.limit"
ADVISER_WEIGHT = "adviser.weight"
RULE = "rule"
RULE_CARDS = "rule.cards"
BANDITS = "bandits"
FORCE = "force"
FORCE_BANDITS = "force.bandits"
DICE = "dice"
LOSSES = "losses"
INSTEAD = "instead"
GOAL = "goal"
CHRONICLE = "chronicle"

DRAWN = "drawn"
PLAYED = "played"
WHEN_PLAYED = "when_played"
TRAVELLED = "travelled"
TAKEN = "taken"
LEAVES = "leaves"
ROLLED = "rolled"
PLAN_DEFEAT = "plan.defeat"
PLAN_SPOILS = "plan.spoils"
PLAN_VICTORY = "plan.victory"
PLAN_END = "plan.end"
ACT_OVER = "act.over"
TITLE_PASSED = "title.passed"

BY_KIND = frozenset({MODIFY, PRICE, AMOUNT, BAN_ACT, BAN_DEED, REACH, ACT_OVER, INSTEAD})
"""Moments that speak about some kinds of acts or deeds only; asked as "price.travel"."""
LAWS = frozenset(
    {
        *(BAN_ACT, BAN_PLAY, BAN_POWER, BAN_TAKE, BAN_TARGETS, BAN_DEED, LOCKED, PRICE, REACH),
        *(CHOOSER, AMOUNT, MAKE_ROOM, CAPACITY, ADVISER_LIMIT, ADVISER_WEIGHT, RULE, RULE_CARDS),
        *(BANDITS, FORCE, FORCE_BANDITS, DICE, LOSSES, INSTEAD, GOAL, CHRONICLE),
    }
)

### Paladins of the West Kingdom

## The round

phase-new = Setting up
phase-townsfolk = Townsfolk
phase-paladins = Paladins
phase-tavern = Tavern
phase-actions = Actions
phase-clean_up = Clean-up
phase-over = The end

## Questions

prompt-first_townsfolk = Whom do you begin with?
prompt-paladin = Which paladin do you play, which one goes on top of your deck, which one under it?
prompt-tavern = Which tavern card do you take?
prompt-turn = What do you do?
prompt-crew = Which workers do you use?
    .for = { $what }: whom do you send?
prompt-pick = Which of these do you take?
prompt-keep = Which three workers do you keep?
    .button = Keep these
prompt-develop = Which action gets the workshop?
prompt-dismiss = Whom do you dismiss?
prompt-hire = Whom do you hire?
prompt-pray = Which action do you clear?
prompt-commission = Where do you send the monk?
prompt-garrison = Where do you send the outpost?
prompt-absolve = On which spot do you put the jar?
prompt-attack = Whom do you attack?
prompt-convert = Whom do you convert?
prompt-free_pray = Which action do you clear, if any?
prompt-free_hire = Whom do you hire for nothing, if anybody?
prompt-free_develop = Which action gets a workshop for nothing, if any?
prompt-discard_suspicion = Discard a suspicion card?
prompt-pay_debt = Pay off a debt?
prompt-buy_off_debt = Pay { $silver } silver instead of taking a debt?

## Answers

option-yes_discard_suspicion = Discard a suspicion
option-no_discard_suspicion = Keep it
option-yes_pay_debt = Pay off a debt
option-no_pay_debt = Leave the debt unpaid
option-yes_buy_off_debt = Pay { $silver } silver
option-no_buy_off_debt = Take the debt
option-pass = Pass
option-stop_free_pray = Clear nothing
option-stop_free_hire = Hire nobody
option-stop_free_develop = No workshop
option-crew = { NAMES($workers, of: "worker") }
option-pick = { NAMES($goods, of: "good") }
option-location = Column { $column }: { NAMES($goods, of: "good") }
option-spot = Spot: { NAMES($goods, of: "good") }
option-tavern = { NAMES($workers, of: "worker") }
option-on_debt = { NAME($card) }, for a debt
option-lineup = Play { NAME($played) }; { NAME($top) } on top, { NAME($under) } under the deck

## What an answer leaves unused

lost-pass =
    { $workers ->
        [0] You take no more turns this round.
        [one] One worker is left; you keep it. You take no more turns this round.
       *[other] { $workers } workers are left; you keep { $kept }. You take no more turns this round.
    }

## Why something is not possible

why-first =
    { $kind ->
        [crew] First choose the workers for the action.
        [keep] First choose the workers that you keep.
        [paladin] First choose your paladin.
        [tavern] First take a tavern card.
       *[other] First answer what is asked.
    }
why-by_action = That is done by an action: { NAME($action, of: "action") }.
why-occupied = { NAME($action, of: "action") }: your workers stand there. It can be done again once a prayer clears it, or next round.
why-no_workers = You lack the right workers; it takes: { NAMES($workers, of: "worker") }. A criminal stands for every colour.
why-all_done = { NAME($action, of: "action") }: it can’t be done any more often.
why-low_attribute = Not enough { NAME($attribute, of: "attribute") }: { $least } { $least ->
        [one] is
       *[other] are
    } needed, you have { $value } with your paladin.
why-no_silver = Not enough silver: it costs { $price }, you have { $silver }.
why-no_silver_for_it = Not enough strength, and not enough silver to make up for it: { $price } silver would be needed, you have { $silver }.
why-no_provisions = Not enough provisions: it costs { $price }, you have { $provisions }.
why-no_workshop = All your workshops are on the board.
why-not_coverable = Workshops only go on the six actions of the right half.
why-fully_covered = { NAME($action, of: "action") } has two workshops already.
why-workers_there = { NAME($action, of: "action") }: workers stand there, so no workshop can be put there now.
why-nothing_to_cover = No action can take a workshop now: they have two, or workers stand there.
why-not_face_up = It does not lie open.
why-row_empty = No townsfolk card lies open.
why-no_credit = A debt can be taken for the first two cards of the row only.
why-costs_nothing = It costs nothing: there is nothing to owe.
why-not_pray = A prayer can’t clear the prayer itself.
why-not_occupied = { NAME($action, of: "action") }: nobody stands there.
why-nothing_to_clear = There is nothing to clear: your workers stand nowhere else.
why-closed = This location is only open with { $players } players or more.
why-taken = The location is taken: { PLAYER($seat) } stands there.
why-none_in_reach = Nothing is within reach of your { NAME($attribute, of: "attribute") }: { $value } with your paladin.
why-no_walls = No wall is left.
why-spot_full = This spot has its jar.
why-spots_full = All spots have their jars.
why-no_outsiders = No outsider lies open.
why-favour_used = { PLAYER($seat) } { DOES($seat, you: "have", other: "has") } used this favour in this round.
why-not_revealed = This favour has not been revealed.

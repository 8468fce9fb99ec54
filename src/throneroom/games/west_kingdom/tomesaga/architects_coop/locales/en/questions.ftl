### Architects of the West Kingdom, together against the Overlord

## The turn

phase-draft = Building cards
step-overlord = The Overlord

## Questions

prompt-side = Swindler or Priest? The side stays for the whole game.
prompt-put_back = Which building card do you put back?
prompt-offer =
    { $left ->
        [one] To whom do you make an offering? This is the last one.
       *[other] To whom do you make an offering? { $left } are left.
    }
prompt-offer_item =
    { $receiver ->
        [none] What do you put on the demand?
       *[other] What do you give { PLAYER($receiver) }?
    }
prompt-offer_card =
    { $receiver ->
        [none] Which building card do you put on the demand?
       *[other] Which building card do you give { PLAYER($receiver) }?
    }
prompt-release_whose =
    { $origin ->
        [prison] Whose workers leave prison?
       *[other] Whose workers does the Overlord give back?
    }
prompt-target =
    { $verb ->
        [take_debt] Who takes the debt? You decide for all.
       *[other] Who loses a worker? You decide for all.
    }
prompt-lose_worker = Which of your workers is lost?

## Answers

option-stop_offer = No more offerings
option-teammate = { PLAYER($seat) }
option-item = { NAME($item, of: "item") }
option-overlay_storehouse_virtue = 2 clay, wood or stone for 1 virtue
option-overlay_storehouse_marble = 3 wood or stone for 1 marble
option-overlay_storehouse_offer = Make an offering
option-overlay_storehouse_own = A trade of your apprentices
option-overlay_guardhouse_imprison = Send the Overlord’s workers to prison
option-overlay_guardhouse_free_prisoners = Free somebody’s workers from prison
option-overlay_guardhouse_free_captives = Buy back workers from the Overlord
option-overlay_guardhouse_free_captives_by_debt = Get them back for a debt and a virtue
option-overlay_guardhouse_pay_debt = Pay off a debt

lost-offer =
    { $left ->
        [one] You could make { $left } more offering.
       *[other] You could make { $left } more offerings.
    }

## Why not

why-workers_of_friends = You capture your own workers and the Overlord’s, never those of your friends.
why-demand_face_down = This demand lies face down.
why-demand_met = This demand is met.
why-nothing_for_demand = You have nothing of what it demands: { NAME($item, of: "item") }.
why-nothing_to_offer = You have nothing to offer.
why-offer_elsewhere = Offerings are made at the King’s Storehouse, and by Swindler and Priest.
why-no_captives = The Overlord holds nobody’s workers.
why-no_prisoners = No player has workers in prison.
why-nobody_captured = You have captured none of the Overlord’s workers.
why-first_side = First choose a side.
why-first_put_back = First put a building card back.
why-first_offer = First finish your offerings.
why-first_offer_item = First choose what you offer.
why-first_offer_card = First choose the building card you offer.
why-first_release_whose = First say whose workers come home.
why-first_target = First decide whom it strikes.
why-first_lose_worker = First choose the worker who is lost.

## What follows from an answer, as a second line under the question

follows-side = It counts as one of your apprentices, with its skill.
follows-put_back = It goes under the deck. The other three are yours.
follows-place = Each further worker of yours at a location makes its action stronger, and the Overlord takes two for each of his own there.
follows-capture = The Overlord’s workers stand on your board. At the Guardhouse each of them brings 2 silver.
follows-guardhouse =
    { $left ->
        [one] You may free your friends’ workers, too.
       *[other] The same action may be done again. You may free your friends’ workers, too.
    }
follows-guildhall = The worker stays there for good. When the Guildhall is full, everybody has one turn left, the Overlord too.
follows-storehouse =
    { $left ->
        [one] An offering takes one action.
       *[other] What one trade brings can be used in the next. An offering takes one action.
    }
follows-offer = One item to a friend or onto an open demand. What lies on a demand stays there.
follows-offer_item = The item itself counts; no ability changes it.
follows-offer_card = On a demand it lies face up, out of the game. A friend takes it in hand.
follows-release_whose = All of that colour come home at once.
follows-target = The others go free.
follows-lose_worker = It is out of the game.
follows-dismiss = The card goes under the deck; a Swindler or Priest leaves the game.
follows-release = Whoever has the most workers in prison takes a debt, unless the Overlord has more; three or more cost a virtue.

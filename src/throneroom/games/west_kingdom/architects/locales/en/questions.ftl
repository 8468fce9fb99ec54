### Architects of the West Kingdom

## The turn

phase-new = Setting up
phase-boards = Characters
phase-apprentices = Apprentices
phase-draft = Draft
phase-turns = Turns
phase-end = The last effects
phase-over = The end

step-worker = Worker
step-action = Action
step-discard = Discard

## Questions

prompt-board = Which character do you play?
prompt-first_apprentice = Which apprentice do you begin with?
prompt-draft = Which building card do you keep?
prompt-place = Where do you place a worker?
prompt-recall = No worker is free. Which one do you take back?
prompt-choose =
    { $source ->
        [mines] What do you take from the Mines?
        [workshop] What do you do at the Workshop?
        [black_market_middle] What do you want from the black market?
       *[other] { NAME($source) }: which of these?
    }
prompt-storehouse =
    { $left ->
        [one] Which trade do you make? This is the last one.
       *[other] Which trade do you make? { $left } are left.
    }
prompt-guardhouse =
    { $left ->
        [one] What do you do at the Guardhouse? This is the last action.
       *[other] What do you do at the Guardhouse? { $left } actions are left.
    }
prompt-capture =
    { $left ->
        [one] Whom do you capture? This is the last capture.
       *[other] Whom do you capture? { $left } captures are left.
    }
prompt-hire = Whom do you hire?
prompt-dismiss = Which apprentice leaves you?
prompt-keep = Which building card do you keep?
prompt-guildhall = What do you build?
prompt-pay = How do you pay?
prompt-pay_cards = Which building cards do you pay with?
    .button = Pay with these
prompt-give_card = Which building card do you discard?
    .button = Discard
prompt-may =
    { $source ->
        [church] Church: destroy an unpaid debt?
        [library] Library: discard a building card for 2 gold?
       *[other] { NAME($source) }: use it?
    }
prompt-destroy_debt = Your virtue can’t rise any further. Destroy a debt instead?
prompt-instead_of_debt = Pay 2 silver instead of taking a debt?
prompt-instead_of_virtue = Discard a building card instead of losing a virtue?
prompt-release = How many of your workers leave prison?
prompt-ability = Which ability do you use first?
prompt-discard =
    { $lo ->
        [one] Too many cards in hand: discard one.
       *[other] Too many cards in hand: discard { $lo }.
    }
    .button = Discard
prompt-end_order = Which building takes effect first?

## Answers

option-yes_may =
    { $source ->
        [church] Destroy the debt
        [library] Discard a card for 2 gold
       *[other] Use it
    }
option-no_may =
    { $source ->
        [church] Keep the debt
        [library] Discard nothing
       *[other] Not now
    }
option-yes_destroy_debt = Destroy a debt
option-no_destroy_debt = Keep the debt
option-yes_instead_of_debt = Pay 2 silver
option-no_instead_of_debt = Take the debt
option-no_instead_of_virtue = Lose the virtue
option-stop_storehouse = No more trades
option-stop_guardhouse = No more actions
option-stop_capture = Capture nobody else
option-stop_hire = Hire nobody
option-stop_choose = Neither
option-from_prison = From prison
option-from_board = From { PLAYER($seat) }
option-group = { NAME($place, of: "location") }: { PLAYER($owner) }
option-trade = Trade of the { NAME($card) }
option-pay =
    { $cards ->
        [0] { NAMES($goods, of: "good") }
        [one] { NAMES($goods, of: "good") } and { $cards } building card
       *[other] { NAMES($goods, of: "good") } and { $cards } building cards
    }
option-pay_by_cards =
    { $cards ->
        [one] { $cards } building card
       *[other] { $cards } building cards
    }
option-release =
    { $n ->
        [0] Nobody
        [one] { $n } worker
       *[other] { $n } workers
    }
option-mines_clay = Clay
option-mines_gold = Gold
option-storehouse_virtue = 2 clay, wood or stone for 1 virtue
option-storehouse_marble = 3 wood or stone for 1 marble
option-storehouse_own = A trade of your apprentices
option-workshop_hire = Hire an apprentice
option-workshop_cards = Draw building cards
option-guardhouse_imprison = Send captured workers to prison
option-guardhouse_free_prisoners = Free your workers from prison
option-guardhouse_free_captives = Buy back your captured workers
option-guardhouse_free_captives_by_debt = Get them back for a debt and a virtue
option-guardhouse_pay_debt = Pay off a debt
option-black_market_middle_hire = Hire an apprentice
option-black_market_middle_cards = Draw 5 building cards and keep one
option-guildhall_construct = Construct a building
option-guildhall_cathedral = Advance the Cathedral
option-barracks_free_captives = Take back your captured workers
option-barracks_capture = Make a capture
option-clay_pit_gold = 1 gold
option-clay_pit_marble = 1 marble
option-treasury_gold = 1 gold
option-treasury_silver = 3 silver

## What an answer leaves unused

lost-storehouse =
    { $left ->
        [one] You could make { $left } more trade.
       *[other] You could make { $left } more trades.
    }
lost-guardhouse =
    { $left ->
        [one] You could do { $left } more action.
       *[other] You could do { $left } more actions.
    }
lost-capture =
    { $left ->
        [one] You could make { $left } more capture.
       *[other] You could make { $left } more captures.
    }

## Why not

why-no_worker = You have no free worker.
why-no_silver = Not enough silver: it costs { $price }, and you have { $silver }.
why-no_skip_silver = Too far: { $price } silver more would go on the cards before it, and you have { $silver }.
why-no_goods = You lack { NAMES($goods, of: "good") }.
why-no_card = You have no building card to discard.
why-no_skill = No apprentice of yours has this skill: { NAMES($skills, of: "skill") }.
why-deck_empty = No building card is left.
why-no_debt = You have no unpaid debt.
why-no_captives = None of your workers is captured.
why-no_prisoners = None of your workers is in prison.
why-no_workers = Nobody of that colour stands there.
why-too_many_places =
    { $most ->
        [one] All captures of a placement are made at one location.
       *[other] The captures of a placement are made at { $most } locations at most.
    }
why-nobody_captured = You have captured nobody.
why-nothing_to_build = You can neither construct a building nor advance the Cathedral.
why-nothing_to_do = There is nothing you could do there now.
why-no_taxes = The Tax Stand is empty.
why-needs_two = Gold needs two workers of yours in the Mines.
why-too_wicked = Your virtue is { $virtue }; the Cathedral needs { $least }.
why-cathedral_finished = You have reached the top of the Cathedral.
why-level_full = Level { $level } of the Cathedral is full.
why-space_taken = Somebody stands there already.
why-too_virtuous = Your virtue is { $virtue }; the black market admits nobody above { $most }.
why-open_first = Workers in the town come back first.
why-nobody_there = None of your workers stands there.
why-below_limit = Apprentices leave only at the limit of { $most }.
why-hire_at_workshop = Place a worker in the Workshop to hire.
why-build_in_guildhall = Place a worker in the Guildhall to build this.
why-capture_in_centre = Place a worker in the Town Centre to capture.
why-no_such_apprentice = That apprentice does not work for you.
why-first_board = First choose a character.
why-first_first_apprentice = First choose an apprentice to begin with.
why-first_draft = First choose a building card.
why-first_place = First place a worker.
why-first_recall = First take a worker back.
why-first_choose = First finish the action.
why-first_storehouse = First finish your trades.
why-first_guardhouse = First finish at the Guardhouse.
why-first_capture = First finish capturing.
why-first_hire = First choose an apprentice.
why-first_dismiss = First choose who leaves.
why-first_keep = First choose the card you keep.
why-first_guildhall = First choose what you build.
why-first_pay = First choose how you pay.
why-first_pay_cards = First choose the cards you pay with.
why-first_give_card = First choose the card you discard.
why-first_may = First answer the question.
why-first_destroy_debt = First answer the question.
why-first_instead_of_debt = First answer the question.
why-first_instead_of_virtue = First answer the question.
why-first_release = First say how many workers leave prison.
why-first_ability = First choose an ability.
why-first_discard = First discard down to your limit.
why-first_end_order = First choose a building.

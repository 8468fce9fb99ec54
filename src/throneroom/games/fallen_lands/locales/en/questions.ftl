### Conquest of the Fallen Lands

## The turn

phase-gather = First Followers
phase-recruit = Hiring
phase-act = Actions
phase-exchange = Exchange

## Questions

prompt-follower =
    { $number ->
        [1] Choose the first of your two Followers.
       *[other] Choose your second Follower.
    }
prompt-recruit = Hire a Follower?
prompt-redeal = You can’t conquer any field. Discard your hand and draw eight new cards?
prompt-action = Play a card, or end your actions.
    .study = Let a Mage study, or end your actions.
    .end = End your actions.
prompt-conquer =
    { $magic ->
        [none] { NAME($card) }, Attack { $attack }: which field?
       *[other] { NAME($card) } with { NAMES($magic) }, Attack { $attack }: which field?
    }
prompt-lender =
    { $magic ->
        [none] { NAME($card) }: whose Support do you borrow? Points missing: { $count }.
       *[other] { NAME($card) } with { NAMES($magic) }: whose Support do you borrow? Points missing: { $count }.
    }
prompt-build =
    { $magic ->
        [none] { NAME($card) }: on which of your fields?
       *[other] { NAME($card) } with { NAMES($magic) }: on which of your fields?
    }
prompt-claim = Claim: which field?
prompt-flood = Flood: which field?
prompt-shadow_follower = Shadow Follower: whom do you call?
prompt-thief = Invisible Thief: whose hand do you look at?
prompt-thief_card = Invisible Thief: which card do you take from { PLAYER($player) }?
prompt-exchange =
    { $chosen ->
        [none] Exchange cards, two for one?
       *[other] To be exchanged: { NAMES($chosen) }.
    }
prompt-stop = { PLAYER($player) } { DOES($player, you: "propose", other: "proposes") } to end the game. Do you agree?

## Answers

option-field = Level { $level } (field { $number })
option-player = { PLAYER($player) }
option-recruit = Hire a { NAME($follower, of: "follower") } for { $price }
option-skip = Hire nobody
option-end = End the actions
    .turn = End the actions and the turn
    .game = End the actions and the game
option-stop = Propose to end the game
option-study = Study: a Mage for a card
option-exchange =
    { $count ->
        [0] Keep the hand
        [one] Exchange for { $count } card
       *[other] Exchange for { $count } cards
    }

## What an answer leaves unused

lost-cards = You could still play { NAMES($cards) }

## Why not

why-not_in_hand = You don’t have { NAME($card) } in your hand.
why-no_followers = You have too few ready Followers for { NAME($card) }. Missing: { NAMES($missing, of: "follower") }.
why-no_reach = { NAME($card) } can’t take any free field, whatever you add.
why-no_site = { NAME($card) } needs a field of yours without a Fortification.
why-needs_troop = { NAME($card) } is played together with a Troop: choose the Troop first.
why-needs_fortification = { NAME($card) } is played together with a Fortification: choose that first.
why-no_troop = { NAME($card) } is played together with a Troop, and there is none now to play it with.
why-no_fortification = { NAME($card) } is played together with a Fortification, and there is none now to play it with.
why-not_with_troop = { NAME($card) } can’t be played together with a Troop.
why-not_with_fortification = { NAME($card) } can’t be played together with a Fortification.
why-already_added = You have already chosen { NAME($card) } for this.
why-no_mages = You have too few ready Mages for { NAME($card) }.
why-no_use = Even with { NAME($card) } no field could be taken.
why-already_yours = This field is yours already.
why-conquered = { PLAYER($player) } { DOES($player, you: "have", other: "has") } conquered this field.
why-claimed = A Claim { PLAYER($player, form: "of") } lies on this field.
why-flooded = This field is flooded.
why-no_card_there = None of the cards you can play now does anything on this field.
why-too_strong = The level is { $level }; Attack { $attack } and Support { $support } make { $sum }.
why-not_yours = Fortifications are built on your own fields only.
why-fortified = { NAME($card) } stands here already; a field holds only one Fortification.
why-no_stock = There is no { NAME($follower, of: "follower") } left in the stock.
why-no_shadow = A Shadow Follower is a Warrior or a Craftsman, never a { NAME($follower, of: "follower") }.
why-no_free_field = { NAME($card) } needs a free field, and there is none left.
why-nobody_to_plague = None of the other players has a Follower.
why-no_army = { NAME($card) } doubles your Warriors: you have none, or the stock has none left.
why-no_shadows = There is neither a Warrior nor a Craftsman left in the stock.
why-no_hands = None of the other players has a card in hand.
why-not_your_card = This card is not yours to play.
why-hire_first = A Follower is hired for { $price } coins at the beginning of your turn, before any action.
why-yourself = Choose another player, not yourself.
why-empty_hand = { PLAYER($player) } { DOES($player, you: "have", other: "has") } no cards in hand.
why-no_support = { PLAYER($player) } { DOES($player, you: "have", other: "has") } no more Support to lend next to this field.
why-refused = The proposal was refused. You can make it again once something has happened.
why-no_mage = You have no Mage left who could study.
why-no_cards = There are no cards left to draw.
why-not_advanced = Mages study in the advanced game only.
why-odd = Cards are exchanged in pairs: add another card, or take the last one back.
why-no_pair = Cards are exchanged in pairs, and only one is left.
why-already_offered = You have already offered { NAME($card) } for exchange.

# Something else is asked
why-first_follower = First choose your two Followers.
why-first_recruit = First decide whether to hire a Follower.
why-first_redeal = First decide whether to draw a new hand.
why-first_action = First choose a card to play.
why-first_conquer = First choose the field you attack, or take the action back.
why-first_lender = First choose whose Support you borrow, or take the action back.
why-first_build = First choose where to build, or take the action back.
why-first_claim = First choose the field you claim, or take the action back.
why-first_flood = First choose the field you flood, or take the action back.
why-first_shadow_follower = First choose whom to call, or take the action back.
why-first_thief = First choose whose hand to look at, or take the action back.
why-first_thief_card = First take a card from the hand you are looking at.
why-first_exchange = Your actions are over. You can exchange cards now.
why-first_stop = First answer the proposal to end the game.

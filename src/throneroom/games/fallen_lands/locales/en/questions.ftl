### Conquest of the Fallen Lands

## The turn

phase-gather = Followers
phase-recruit = Follower
phase-redeal = First turn
phase-act = Actions
phase-exchange = Cards

## Questions

prompt-follower =
    { $number ->
        [1] Choose the first of your two Followers.
       *[other] Choose your second Follower.
    }
prompt-recruit = Hire a Follower?
prompt-redeal = You cannot conquer any field. Discard your hand and draw eight new cards?
prompt-action = Play a card, or end your actions.
prompt-conquer =
    { $magic ->
        [none] { NAME($card) }, Attack { $attack }: which field?
       *[other] { NAME($card) } with { NAMES($magic) }, Attack { $attack }: which field?
    }
prompt-lender = { NAME($card) }: whose Support do you borrow? Points missing: { $count }.
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
prompt-stop = { PLAYER($player) } proposes to end the game. Do you agree?

## Answers

option-field = Level { $level } (field { $number })
option-player = { PLAYER($player) }
option-recruit = { NAME($follower, of: "follower") } for { $price }
option-skip = Hire nobody
option-end = End the actions
option-stop = Propose to end the game
option-study = Study: a Mage for a card
option-cancel = Cancel
option-exchange =
    { $count ->
        [0] Keep the hand
        [one] Exchange for { $count } card
       *[other] Exchange for { $count } cards
    }

## Why not

why-not_in_hand = { NAME($card) } is not in your hand.
why-no_followers = { NAME($card) } takes more Followers than you have ready. Missing: { NAMES($missing, of: "follower") }.
why-no_reach = { NAME($card) } cannot take any free field, whatever you add.
why-no_site = { NAME($card) } needs a field of yours without a Fortification.
why-no_effect = { NAME($card) } would do nothing now.
why-needs_troop = { NAME($card) } is played together with a Troop: choose the Troop first.
why-needs_fortification = { NAME($card) } is played together with a Fortification: choose that first.
why-not_with_troop = { NAME($card) } cannot be played together with a Troop.
why-not_with_fortification = { NAME($card) } cannot be played together with a Fortification.
why-already_added = { NAME($card) } is already part of this.
why-no_mages = You have too few ready Mages for { NAME($card) }.
why-no_use = Even with { NAME($card) } no field could be taken.
why-already_yours = This field is yours already.
why-conquered = { PLAYER($player) } has conquered this field.
why-claimed = A Claim of { PLAYER($player) } lies on this field.
why-flooded = This field is flooded.
why-too_strong = The level is { $level }; Attack { $attack } and Support { $support } make { $sum }.
why-not_yours = Fortifications are built on your own fields only.
why-fortified = { NAME($card) } stands here already; one Fortification a field is all.
why-no_stock = There is no { NAME($follower, of: "follower") } left in the stock.
why-no_shadow = A { NAME($follower, of: "follower") } cannot be called now.

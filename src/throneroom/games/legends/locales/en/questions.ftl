### Eight-Minute Empire: Legends

## The turn

phase-new = Setting up
phase-board = Laying the board
phase-start = Starting region
phase-tokens = Tokens
phase-ready = The board is laid
phase-outpost = First armies
phase-neutrals = Neutral armies
phase-bids = Auction
phase-first = First player
phase-turns = Turns
phase-extra = The Fairy Queen’s card
phase-over = The end

step-take = Take a card
step-action = Action
step-end = End of turn

## Questions

prompt-lay = Lay out the board: choose a side, its place and how it is turned.
prompt-start = Choose the starting region: on the central tile, with a sea lane to another.
prompt-token = { NAME($token, of: "token") }: choose its region.
prompt-face_down = Lay a token face down: choose its region.
prompt-events = Which event tokens are in the game?
prompt-ready = The board is laid. Deal the cards?
prompt-outpost = Choose the region of another tile where everybody gets an army.
prompt-neutral =
    { $left ->
        [one] Place the last neutral army.
       *[other] Place a neutral army: { $left } left.
    }
prompt-bid = How many coins do you bid to decide who goes first?
prompt-first = You have won the auction. Who takes the first turn?
prompt-take = Take a card.
prompt-choose = { NAME($card) }: which action?
prompt-recruit =
    { $left ->
        [one] Recruit an army: where?
       *[other] Recruit { $left } armies: where does the next one go?
    }
prompt-march =
    { $left ->
        [one] March: { $left } unit of movement left. A border costs 1, the sea { $sea }.
       *[other] March: { $left } units of movement left. A border costs 1, the sea { $sea }.
    }
prompt-city = Found a city: where?
prompt-destroy = Destroy an army: whose?
prompt-loot = Take a coin from { PLAYER($player) }?
prompt-end_turn = { NAME($card) }: end your turn?
prompt-peek = You may look at a token in a region you control.
prompt-extra = Fairy Queen: you may buy one more card.

## Answers

option-lay =
    { $rotation ->
        [0] { NAME($side, of: "side") }, { NAME($slot, of: "slot") }
       *[other] { NAME($side, of: "side") }, { NAME($slot, of: "slot") }, turned { $rotation }×
    }
option-by_chance = Lay by chance
option-take_up = Take up the token in { NAME($region, of: "region") }
option-ready = Deal the cards
option-bid =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
seal-bid =
    { $n ->
        [0] Bid nothing
        [one] Bid { $n } coin
       *[other] Bid { $n } coins
    }
option-first = { PLAYER($n) }
seal-first = { PLAYER($n) } { DOES($n, you: "begin", other: "begins") }
option-card =
    { $price ->
        [0] { NAME($card) }, free
       *[other] { NAME($card) } for { $price }
    }
seal-card =
    { $price ->
        [0] Take { NAME($card) } for nothing
       *[other] Take { NAME($card) } for { $price }
    }
option-recruit =
    { $n ->
        [one] Recruit an army
       *[other] Recruit { $n } armies
    }
option-march = March { $n }
option-city = Found a city
option-destroy = Destroy an army
option-nothing = Neither
option-loot-yes = Take the coin
option-loot-no = Leave the coin
option-step =
    { $way ->
        [sea] { NAME($start, of: "region") } to { NAME($end, of: "region") }, by sea for { $cost }
        [gate] { NAME($start, of: "region") } to { NAME($end, of: "region") }, through the gates for { $cost }
       *[other] { NAME($start, of: "region") } to { NAME($end, of: "region") } for { $cost }
    }
option-recruit_at = { NAME($region, of: "region") }, a coin to { PLAYER($owner) }
option-destroy_at =
    { $owner ->
        [neutral] { NAME($region, of: "region") }: a neutral army
       *[other] { NAME($region, of: "region") }: an army { PLAYER($owner, form: "of") }
    }
option-end = End the turn
    .turn = End the turn
    .game = End the turn and the game
option-stop_recruit = Recruit no more
option-stop_march = End the march
option-stop_city = Found no city
option-stop_destroy = Destroy nothing
option-stop_peek = Look no further
option-stop_extra = Buy nothing

## What an answer leaves unused

lost-march =
    { $left ->
        [one] { $left } unit of movement unused
       *[other] { $left } units of movement unused
    }
lost-recruit =
    { $left ->
        [one] { $left } army not recruited
       *[other] { $left } armies not recruited
    }

## Why not

why-not_in_row = { NAME($card) } is not in the row.
why-too_dear = { NAME($card) } costs { $price }; you have { $coins }.
why-not_on_board = { NAME($region, of: "region") } is not on this board.
why-no_token = A region has no more than one token, and the starting region has its own.
why-no_token_there = There is no token to take up in { NAME($region, of: "region") }.
why-not_central = { NAME($side, of: "side") } bears the sign of the start: face up it is always the central tile.
why-no_outpost = { NAME($region, of: "region") } is on the central tile; this army goes to another one.
why-no_recruits = You can recruit only in the starting region and where you have a city, not in { NAME($region, of: "region") }.
why-no_host = You can recruit only in the starting region and where there is a city, not in { NAME($region, of: "region") }.
why-no_army = You have no army in { NAME($region, of: "region") }.
why-no_victim = There is no army in { NAME($region, of: "region") } that you could destroy.
why-not_adjacent = No border and no sea lane leads from { NAME($region, of: "region") } to { NAME($end, of: "region") }.
why-too_far = From { NAME($region, of: "region") } to { NAME($end, of: "region") } costs { $cost }; you have { $left } left.
why-off_centre = { NAME($region, of: "region") } can’t be the starting region: it is not on the central tile.
why-no_lane = { NAME($region, of: "region") } can’t be the starting region: no sea lane leads from there to another tile.
why-askew = { NAME($side, of: "side") } can’t lie like that: in the ring all tiles stand upright, or all lie on their sides.
why-slot_taken = Another tile lies there.
why-no_fee = { NAME($region, of: "region") }: you have no coin for the city’s owner.
why-recruits_for_nothing = Recruiting in { NAME($region, of: "region") } costs you nothing.
why-immune = The armies in { NAME($region, of: "region") } can’t be destroyed.
why-no_cities_left = All your cities are on the board.
why-no_armies = You have no army on the board.
why-no_reserve = All your armies are on the board.
why-no_victims = Where your armies stand there is no army you could destroy.
why-choose_army = The army in { NAME($region, of: "region") } can go to { NAME($end, of: "region") } for { $cost }: choose it, then its way.
why-other_army = First let go of the army you have chosen; then choose the one in { NAME($region, of: "region") }.
why-nothing_face_down = Nothing lies face down in { NAME($region, of: "region") }.
why-seen_already = You have looked at the token in { NAME($region, of: "region") } already.
why-no_control = You don’t control { NAME($region, of: "region") }.
why-card_taken = You have taken a card this turn.
why-no_cards_yet = Cards are taken once the turns have begun.
why-too_few_coins = You can’t bid { $n }: you have { $coins }.
why-first_take = Take a card first: it says what you can do on the board.
why-first_choose = Choose one of the card’s actions first.
why-first_lay = Lay out the tiles first.
why-first_events = First choose the event tokens.
why-first_bid = Make your bid first.
why-first_first = First say who begins.
why-first_loot = First decide whether you take the coin.
why-first_end_turn = There is nothing left to do with this card. End your turn.
why-first_extra = The Fairy Queen only buys a card; its action is not performed.

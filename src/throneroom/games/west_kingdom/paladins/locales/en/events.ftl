### Paladins of the West Kingdom

## What happened

event-first_player = { PLAYER($seat) } { DOES($seat, you: "go", other: "goes") } first.
event-rows_dealt = Townsfolk: { NAMES($townsfolk) }. Outsiders: { NAMES($outsiders) }.
event-began = { PLAYER($seat) } { DOES($seat, you: "begin", other: "begins") } with { NAME($card) }.
event-round_began = Round { $round }: { PLAYER($seat) } { DOES($seat, you: "are", other: "is") } the start player.
event-order_revealed = A king’s order is revealed, worth { $points } points: { NAME($card) }.
event-favour_revealed = The king grants a favour: { NAME($card) }.
event-tavern_opened = The tavern opens.
event-paladins_drawn =
    { $cards ->
        [none] { PLAYER($seat) } { DOES($seat, you: "draw", other: "draws") } three paladins.
       *[other] { PLAYER($seat) } { DOES($seat, you: "draw", other: "draws") } { NAMES($cards) }.
    }
event-paladin_chosen =
    { $cards ->
        [none] { PLAYER($seat) } { DOES($seat, you: "have", other: "has") } chosen a paladin.
       *[other] { PLAYER($seat) } { DOES($seat, you: "choose", other: "chooses") } the first of these; the second goes on top, the third under the deck: { NAMES($cards) }.
    }
event-paladin_revealed = { PLAYER($seat) } { DOES($seat, you: "play", other: "plays") } { NAME($card) }.
event-tavern_taken = { PLAYER($seat) } { DOES($seat, you: "look", other: "looks") } for workers in the tavern.
event-turn_began = { PLAYER($seat) }, round { $round }
event-passed = { PLAYER($seat) } { DOES($seat, you: "pass", other: "passes") }.
event-acted = { PLAYER($seat) }: { NAME($action, of: "action") } ({ NAMES($workers, of: "worker") }){ $silver ->
        [0] { "" }
       *[other] , { $silver } silver
    }{ $provisions ->
        [0] { "" }
        [one] , 1 provision
       *[other] , { $provisions } provisions
    }.
event-favour_used = { PLAYER($seat) } { DOES($seat, you: "use", other: "uses") } a king’s favour: { NAME($card) } ({ NAMES($workers, of: "worker") }){ $silver ->
        [0] { "" }
       *[other] , { $silver } silver
    }{ $provisions ->
        [0] { "" }
       *[other] , { $provisions } provision
    }.
event-picked = { PLAYER($seat) } { DOES($seat, you: "choose", other: "chooses") }: { NAMES($goods, of: "good") }.
event-workshop_placed = { PLAYER($seat) } { DOES($seat, you: "put", other: "puts") } a workshop on { NAME($action, of: "action") }.
event-piece_placed =
    { $piece ->
        [monk] { PLAYER($seat) } { DOES($seat, you: "send", other: "sends") } a monk to the map.
       *[outpost] { PLAYER($seat) } { DOES($seat, you: "send", other: "sends") } an outpost to the map.
    }
event-wall_built = { PLAYER($seat) } { DOES($seat, you: "build", other: "builds") } a wall.
event-jar_placed = { PLAYER($seat) } { DOES($seat, you: "place", other: "places") } a jar.
event-attacked = { PLAYER($seat) } { DOES($seat, you: "attack", other: "attacks") } { NAME($card) }.
event-converted = { PLAYER($seat) } { DOES($seat, you: "convert", other: "converts") } { NAME($card) }.
event-hired = { PLAYER($seat) } { DOES($seat, you: "hire", other: "hires") } { NAME($card) }.
event-dismissed = { PLAYER($seat) } { DOES($seat, you: "dismiss", other: "dismisses") } { NAME($card) }.
event-cleared = { PLAYER($seat) } { DOES($seat, you: "clear", other: "clears") } { NAME($action, of: "action") }.
event-gained = { PLAYER($seat) } { DOES($seat, you: "gain", other: "gains") } { NAMES($goods, of: "good") }.
event-suspicion_drawn =
    { $card ->
        [none] No suspicion card is left for { PLAYER($seat) }.
        [suspicion_0] { PLAYER($seat) } { DOES($seat, you: "come", other: "comes") } under suspicion, without tax.
       *[other] { PLAYER($seat) } { DOES($seat, you: "come", other: "comes") } under suspicion.
    }
event-suspicion_discarded =
    { $count ->
        [one] { PLAYER($seat) } { DOES($seat, you: "discard", other: "discards") } a suspicion card.
       *[other] { PLAYER($seat) } { DOES($seat, you: "discard", other: "discards") } { $count } suspicion cards.
    }
event-tax_taken = { PLAYER($seat) } { DOES($seat, you: "take", other: "takes") } { $silver } silver from the tax supply; { $left } left.
event-debt_gained = { PLAYER($seat) } { DOES($seat, you: "take", other: "takes") } a debt.
event-debt_avoided = { PLAYER($seat) } { DOES($seat, you: "pay", other: "pays") } { $silver } silver instead of taking a debt.
event-debt_paid = { PLAYER($seat) } { DOES($seat, you: "pay", other: "pays") } off a debt.
event-inquisition =
    { $seats ->
        [none] The tax supply is empty: inquisition! Nobody is under suspicion.
       *[other] The tax supply is empty: inquisition!
    }
event-tax_refilled = The tax supply has { $silver } silver again.
event-workers_kept = { PLAYER($seat) } { DOES($seat, you: "keep", other: "keeps") }: { NAMES($workers, of: "worker") }.
event-card_left = { NAME($card) } leaves the row.
event-came_up = New in the row: { NAMES($cards) }.
event-ended = The seventh round is over.

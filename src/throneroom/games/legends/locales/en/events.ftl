### Eight-Minute Empire: Legends

## What happened

event-game_began = Game { $game } of three
event-leader_dealt = { PLAYER($seat) } is led by the { NAME($leader, of: "leader") }.
event-tile_laid =
    { $seat ->
        [none] { NAME($side, of: "side") }: { NAME($slot, of: "slot") }{ $rotation ->
            [0] {""}
           *[other] , turned { $rotation }×
        }.
       *[other] { PLAYER($seat) } lays { NAME($side, of: "side") }: { NAME($slot, of: "slot") }{ $rotation ->
            [0] {""}
           *[other] , turned { $rotation }×
        }.
    }
event-start_chosen =
    { $seat ->
        [none] The starting region is { NAME($region, of: "region") }.
       *[other] { PLAYER($seat) } makes { NAME($region, of: "region") } the starting region.
    }
event-token_laid =
    { $token ->
        [none] { $seat ->
            [none] A token lies face down in { NAME($region, of: "region") }.
           *[other] { PLAYER($seat) } lays a token face down in { NAME($region, of: "region") }.
        }
       *[other] { $seat ->
            [none] { NAME($token, of: "token") }: { NAME($region, of: "region") }.
           *[other] { PLAYER($seat) } lays a token in { NAME($region, of: "region") }: { NAME($token, of: "token") }.
        }
    }
event-token_taken_up =
    { $token ->
        [none] { PLAYER($seat) } takes up the token in { NAME($region, of: "region") } again.
       *[other] { PLAYER($seat) } takes up the token in { NAME($region, of: "region") } again: { NAME($token, of: "token") }.
    }
event-row_dealt = The row: { NAMES($cards) }.
event-armies_placed = { PLAYER($seat) } puts { $count } armies into { NAME($region, of: "region") }.
event-outpost_chosen =
    { $seat ->
        [none] One army of everybody goes to { NAME($region, of: "region") }.
       *[other] { PLAYER($seat) } sends one army of everybody to { NAME($region, of: "region") }.
    }
event-neutral_placed =
    { $seat ->
        [none] A neutral army stands in { NAME($region, of: "region") }.
       *[other] { PLAYER($seat) } places a neutral army in { NAME($region, of: "region") }.
    }
event-bids_opened = The bids are opened.
event-bid_shown =
    { $coins ->
        [0] { PLAYER($seat) } has bid nothing.
       *[other] { PLAYER($seat) } has bid { $coins }.
    }
event-tie_rolled = { PLAYER($seat) } rolls { $die }.
event-auction_won =
    { $coins ->
        [0] { PLAYER($seat) } wins the auction for nothing.
       *[other] { PLAYER($seat) } wins the auction for { $coins }.
    }
event-first_named = { PLAYER($seat) } decides: { PLAYER($first) } begins.
event-turn_began = { PLAYER($seat) }, round { $round }
event-took =
    { $price ->
        [0] { PLAYER($seat) } takes { NAME($card) } for nothing.
       *[other] { PLAYER($seat) } pays { $price } and takes { NAME($card) }.
    }
event-got_coins =
    { $coins ->
        [one] { PLAYER($seat) } takes a coin from the bank.
       *[other] { PLAYER($seat) } takes { $coins } coins from the bank.
    }
event-recruited =
    { $paid ->
        [none] { PLAYER($seat) } recruits in { NAME($region, of: "region") }.
       *[other] { PLAYER($seat) } recruits in { NAME($region, of: "region") } and pays { PLAYER($paid) } a coin.
    }
event-marched =
    { $way ->
        [sea] { PLAYER($seat) } sails from { NAME($start, of: "region") } to { NAME($end, of: "region") }, { $cost }.
        [gate] { PLAYER($seat) } goes through the gates from { NAME($start, of: "region") } to { NAME($end, of: "region") }, { $cost }.
       *[other] { PLAYER($seat) } marches from { NAME($start, of: "region") } to { NAME($end, of: "region") }, { $cost }.
    }
event-robbed = Thieves in { NAME($region, of: "region") } rob { PLAYER($seat) } of a coin.
event-founded_city = { PLAYER($seat) } founds a city in { NAME($region, of: "region") }.
event-joined_city = { PLAYER($seat) }’s White Knight sends an army to { NAME($region, of: "region") }.
event-destroyed =
    { $owner ->
        [none] { $captured ->
            [true] { PLAYER($seat) } captures a neutral army in { NAME($region, of: "region") }.
           *[false] { PLAYER($seat) } destroys a neutral army in { NAME($region, of: "region") }.
        }
       *[other] { $captured ->
            [true] { PLAYER($seat) } captures an army of { PLAYER($owner) } in { NAME($region, of: "region") }.
           *[false] { PLAYER($seat) } destroys an army of { PLAYER($owner) } in { NAME($region, of: "region") }.
        }
    }
event-took_coin = { PLAYER($seat) } takes a coin from { PLAYER($owner) }.
event-took_token = { PLAYER($seat) } takes { NAME($token, of: "token") } from { NAME($region, of: "region") }.
event-card_turned_up = { NAME($card) } comes into the row.
event-peeked =
    { $token ->
        [none] { PLAYER($seat) } looks at the token in { NAME($region, of: "region") }.
       *[other] { PLAYER($seat) } looks at the token in { NAME($region, of: "region") }: { NAME($token, of: "token") }.
    }
event-extra_card =
    { $price ->
        [0] { PLAYER($seat) } takes { NAME($card) } for the Fairy Queen, for nothing.
       *[other] { PLAYER($seat) } pays { $price } for the Fairy Queen’s extra card: { NAME($card) }.
    }
event-scored =
    { $points ->
        [one] { PLAYER($seat) } has { $points } point in this game.
       *[other] { PLAYER($seat) } has { $points } points in this game.
    }
event-ended =
    { $reason ->
        [series] Three games are over.
       *[cards] Everybody has all their cards: the game is over.
    }

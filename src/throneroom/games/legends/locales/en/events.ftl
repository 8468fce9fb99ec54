### Eight-Minute Empire: Legends

## What happened

event-game_began = Game { $game } of three
event-leader_dealt = { PLAYER($seat) } { DOES($seat, you: "are", other: "is") } led by the { NAME($leader, of: "leader") }.
event-tile_laid =
    { $seat ->
        [none] { NAME($side, of: "side") }: { NAME($slot, of: "slot") }{ $rotation ->
            [0] {""}
           *[other] , turned { $rotation }×
        }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "lay", other: "lays") } { NAME($side, of: "side") }: { NAME($slot, of: "slot") }{ $rotation ->
            [0] {""}
           *[other] , turned { $rotation }×
        }.
    }
event-start_chosen =
    { $seat ->
        [none] The starting region is { NAME($region, of: "region") }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "make", other: "makes") } { NAME($region, of: "region") } the starting region.
    }
event-token_laid =
    { $token ->
        [none] { $seat ->
            [none] A token lies face down in { NAME($region, of: "region") }.
           *[other] { PLAYER($seat) } { DOES($seat, you: "lay", other: "lays") } a token face down in { NAME($region, of: "region") }.
        }
       *[other] { $seat ->
            [none] { NAME($token, of: "token") }: { NAME($region, of: "region") }.
           *[other] { PLAYER($seat) } { DOES($seat, you: "lay", other: "lays") } a token in { NAME($region, of: "region") }: { NAME($token, of: "token") }.
        }
    }
event-token_taken_up =
    { $token ->
        [none] { PLAYER($seat) } { DOES($seat, you: "take", other: "takes") } up the token in { NAME($region, of: "region") } again.
       *[other] { PLAYER($seat) } { DOES($seat, you: "take", other: "takes") } up the token in { NAME($region, of: "region") } again: { NAME($token, of: "token") }.
    }
event-row_dealt = The row: { NAMES($cards) }.
event-armies_placed = { PLAYER($seat) } { DOES($seat, you: "put", other: "puts") } { $count } armies into { NAME($region, of: "region") }.
event-outpost_chosen =
    { $seat ->
        [none] Everybody sends one army to { NAME($region, of: "region") }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "send", other: "sends") } one army of each player to { NAME($region, of: "region") }.
    }
event-neutral_placed =
    { $seat ->
        [none] A neutral army stands in { NAME($region, of: "region") }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "place", other: "places") } a neutral army in { NAME($region, of: "region") }.
    }
event-bids_opened = The bids are opened.
event-bid_shown =
    { $coins ->
        [0] { PLAYER($seat) } { DOES($seat, you: "have", other: "has") } bid nothing.
       *[other] { PLAYER($seat) } { DOES($seat, you: "have", other: "has") } bid { $coins }.
    }
event-tie_rolled = { PLAYER($seat) } { DOES($seat, you: "roll", other: "rolls") } { $die }.
event-auction_won =
    { $coins ->
        [0] { PLAYER($seat) } { DOES($seat, you: "win", other: "wins") } the auction for nothing.
       *[other] { PLAYER($seat) } { DOES($seat, you: "win", other: "wins") } the auction for { $coins }.
    }
event-first_named = { PLAYER($seat) } { DOES($seat, you: "decide", other: "decides") }: { PLAYER($first) } { DOES($first, you: "begin", other: "begins") }.
event-turn_began = { PLAYER($seat) }, round { $round }
event-took =
    { $price ->
        [0] { PLAYER($seat) } { DOES($seat, you: "take", other: "takes") } { NAME($card) } for nothing.
       *[other] { PLAYER($seat) } { DOES($seat, you: "pay", other: "pays") } { $price } and { DOES($seat, you: "take", other: "takes") } { NAME($card) }.
    }
event-got_coins =
    { $coins ->
        [one] { PLAYER($seat) } { DOES($seat, you: "take", other: "takes") } a coin from the bank.
       *[other] { PLAYER($seat) } { DOES($seat, you: "take", other: "takes") } { $coins } coins from the bank.
    }
event-recruited =
    { $paid ->
        [none] { PLAYER($seat) } { DOES($seat, you: "recruit", other: "recruits") } in { NAME($region, of: "region") }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "recruit", other: "recruits") } in { NAME($region, of: "region") } and { DOES($seat, you: "pay", other: "pays") } { PLAYER($paid) } a coin.
    }
event-marched =
    { $way ->
        [sea] { PLAYER($seat) } { DOES($seat, you: "sail", other: "sails") } from { NAME($start, of: "region") } to { NAME($end, of: "region") } for { $cost }.
        [gate] { PLAYER($seat) } { DOES($seat, you: "go", other: "goes") } through the gates from { NAME($start, of: "region") } to { NAME($end, of: "region") } for { $cost }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "march", other: "marches") } from { NAME($start, of: "region") } to { NAME($end, of: "region") } for { $cost }.
    }
event-robbed = Rogues in { NAME($region, of: "region") } rob { PLAYER($seat) } of a coin.
event-founded_city = { PLAYER($seat) } { DOES($seat, you: "found", other: "founds") } a city in { NAME($region, of: "region") }.
event-joined_city = { PLAYER($seat, form: "whose") } White Knight sends an army to { NAME($region, of: "region") }.
event-destroyed =
    { $owner ->
        [none] { $captured ->
            [true] { PLAYER($seat) } { DOES($seat, you: "capture", other: "captures") } a neutral army in { NAME($region, of: "region") }.
           *[false] { PLAYER($seat) } { DOES($seat, you: "destroy", other: "destroys") } a neutral army in { NAME($region, of: "region") }.
        }
       *[other] { $captured ->
            [true] { PLAYER($seat) } { DOES($seat, you: "capture", other: "captures") } an army { PLAYER($owner, form: "of") } in { NAME($region, of: "region") }.
           *[false] { PLAYER($seat) } { DOES($seat, you: "destroy", other: "destroys") } an army { PLAYER($owner, form: "of") } in { NAME($region, of: "region") }.
        }
    }
event-took_coin = { PLAYER($seat) } { DOES($seat, you: "take", other: "takes") } a coin from { PLAYER($owner) }.
event-took_token = { PLAYER($seat) } { DOES($seat, you: "take", other: "takes") } { NAME($token, of: "token") } from { NAME($region, of: "region") }.
event-card_turned_up = { NAME($card) } comes into the row.
event-peeked =
    { $token ->
        [none] { PLAYER($seat) } { DOES($seat, you: "look", other: "looks") } at the token in { NAME($region, of: "region") }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "look", other: "looks") } at the token in { NAME($region, of: "region") }: { NAME($token, of: "token") }.
    }
event-extra_card =
    { $price ->
        [0] { PLAYER($seat) } { DOES($seat, you: "take", other: "takes") } { NAME($card) } for the Fairy Queen, for nothing.
       *[other] { PLAYER($seat) } { DOES($seat, you: "pay", other: "pays") } { $price } for the Fairy Queen’s extra card: { NAME($card) }.
    }
event-scored =
    { $points ->
        [one] { PLAYER($seat) } { DOES($seat, you: "have", other: "has") } { $points } point in this game.
       *[other] { PLAYER($seat) } { DOES($seat, you: "have", other: "has") } { $points } points in this game.
    }
tie-tome = A tie on points: the Magic Tome decides.
tie-coins = A tie on points: more coins win.
tie-armies = A tie on points and coins: more armies on the board win.
tie-regions = A tie on points, coins and armies: more regions win.
tie-games = A tie on points: more games won decide.
event-ended =
    { $reason ->
        [series] Three games are over.
       *[cards] Everybody has all their cards: the game is over.
    }

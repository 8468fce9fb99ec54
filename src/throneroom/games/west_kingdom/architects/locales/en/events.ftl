### Architects of the West Kingdom

## What happened

event-board_taken = { PLAYER($seat) } { DOES($seat, you: "play", other: "plays") } { NAME($board, of: "board") }.
event-first_player = { PLAYER($seat) } { DOES($seat, you: "go", other: "goes") } first.
event-rows_dealt = Apprentices looking for work: { NAMES($cards) }.
event-building_kept =
    { $card ->
        [none] { PLAYER($seat) } { DOES($seat, you: "keep", other: "keeps") } a building card.
       *[other] { PLAYER($seat) } { DOES($seat, you: "keep", other: "keeps") } { NAME($card) }.
    }
event-draft_ended = The building cards are chosen.
event-turn_began = { PLAYER($seat) }, round { $round }
event-placed =
    { $workers ->
        [one] { PLAYER($seat) } { DOES($seat, you: "place", other: "places") } a worker: { NAME($place, of: "location") }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "place", other: "places") } a worker: { NAME($place, of: "location") }, { $workers } there now.
    }
event-recalled =
    { $origin ->
        [prison] { PLAYER($seat) } { DOES($seat, you: "take", other: "takes") } a worker back from prison.
        [board] { PLAYER($seat) } { DOES($seat, you: "take", other: "takes") } a worker back from { PLAYER($captor) }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "take", other: "takes") } a worker back: { NAME($origin, of: "location") }.
    }
event-turn_lost = { PLAYER($seat) } { DOES($seat, you: "have", other: "has") } no worker to place and none to take back.
event-gained = { PLAYER($seat) } { DOES($seat, you: "gain", other: "gains") } { NAMES($goods, of: "good") }.
event-paid =
    { $tax ->
        [0] { PLAYER($seat) } { DOES($seat, you: "pay", other: "pays") } { NAMES($goods, of: "good") }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "pay", other: "pays") } { NAMES($goods, of: "good") } and { $tax } in tax.
    }
event-tax_paid = { PLAYER($seat) } { DOES($seat, you: "pay", other: "pays") } { $tax } in tax.
event-virtue_changed =
    { $change ->
        [-1] { PLAYER($seat) } { DOES($seat, you: "lose", other: "loses") } 1 virtue: { $virtue }.
        [-2] { PLAYER($seat) } { DOES($seat, you: "lose", other: "loses") } 2 virtue: { $virtue }.
        [one] { PLAYER($seat) } { DOES($seat, you: "gain", other: "gains") } 1 virtue: { $virtue }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "gain", other: "gains") } { $change } virtue: { $virtue }.
    }
event-debt_taken = { PLAYER($seat) } { DOES($seat, you: "take", other: "takes") } a debt.
event-debt_avoided = { PLAYER($seat) } { DOES($seat, you: "pay", other: "pays") } { $silver } silver instead of taking a debt.
event-loss_avoided =
    { $card ->
        [none] { PLAYER($seat) } { DOES($seat, you: "discard", other: "discards") } a building card instead of losing virtue.
       *[other] { PLAYER($seat) } { DOES($seat, you: "discard", other: "discards") } { NAME($card) } instead of losing virtue.
    }
event-debt_destroyed = { PLAYER($seat) } { DOES($seat, you: "destroy", other: "destroys") } a debt.
event-debt_paid = { PLAYER($seat) } { DOES($seat, you: "pay", other: "pays") } off a debt.
event-taxes_taken = { PLAYER($seat) } { DOES($seat, you: "empty", other: "empties") } the Tax Stand: { $silver } silver.
event-drew =
    { $cards ->
        [none] { $count ->
            [one] { PLAYER($seat) } { DOES($seat, you: "draw", other: "draws") } a building card.
           *[other] { PLAYER($seat) } { DOES($seat, you: "draw", other: "draws") } { $count } building cards.
        }
       *[other] { PLAYER($seat) } { DOES($seat, you: "draw", other: "draws") } { NAMES($cards) }.
    }
event-kept_one =
    { $card ->
        [none] { PLAYER($seat) } { DOES($seat, you: "look", other: "looks") } at building cards and { DOES($seat, you: "keep", other: "keeps") } one.
       *[other] { PLAYER($seat) } { DOES($seat, you: "look", other: "looks") } at building cards and { DOES($seat, you: "keep", other: "keeps") } { NAME($card) }.
    }
event-discarded =
    { $cards ->
        [none] { $count ->
            [one] { PLAYER($seat) } { DOES($seat, you: "discard", other: "discards") } a building card.
           *[other] { PLAYER($seat) } { DOES($seat, you: "discard", other: "discards") } { $count } building cards.
        }
       *[other] { PLAYER($seat) } { DOES($seat, you: "discard", other: "discards") } { NAMES($cards) }.
    }
event-hired =
    { $found ->
        [0] { PLAYER($seat) } { DOES($seat, you: "hire", other: "hires") } the { NAME($card) }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "hire", other: "hires") } the { NAME($card) } and { DOES($seat, you: "find", other: "finds") } { $found } silver on the card.
    }
event-dismissed = { PLAYER($seat) } { DOES($seat, you: "let", other: "lets") } the { NAME($card) } go.
event-came_up = { NAME($card) } is looking for work.
event-refreshed = { NAMES($cards) } leave the town.
event-captured =
    { $workers ->
        [one] { PLAYER($seat) } { DOES($seat, you: "capture", other: "captures") } a worker { PLAYER($owner, form: "of") }: { NAME($place, of: "location") }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "capture", other: "captures") } { $workers } workers { PLAYER($owner, form: "of") }: { NAME($place, of: "location") }.
    }
event-took_home =
    { $workers ->
        [one] { PLAYER($seat) } { DOES($seat, you: "take", other: "takes") } a worker home: { NAME($place, of: "location") }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "take", other: "takes") } { $workers } workers home: { NAME($place, of: "location") }.
    }
event-imprisoned =
    { $total ->
        [one] { PLAYER($seat) } { DOES($seat, you: "send", other: "sends") } a captured worker to prison.
       *[other] { PLAYER($seat) } { DOES($seat, you: "send", other: "sends") } { $total } captured workers to prison.
    }
event-released =
    { $origin ->
        [prison] { $workers ->
            [one] A worker { PLAYER($seat, form: "of") } leaves prison.
           *[other] { $workers } workers { PLAYER($seat, form: "of") } leave prison.
        }
       *[other] { $workers ->
            [one] A captured worker { PLAYER($seat, form: "of") } comes home.
           *[other] { $workers } captured workers { PLAYER($seat, form: "of") } come home.
        }
    }
event-built = { PLAYER($seat) } { DOES($seat, you: "build", other: "builds") } the { NAME($card) }.
event-advanced = { PLAYER($seat) } { DOES($seat, you: "advance", other: "advances") } the Cathedral to level { $level }.
event-reward_gained =
    { $reward ->
        [none] No reward is left: 1 virtue.
       *[other] The reward: { NAME($reward, of: "reward") }.
    }
event-market_reset = The black market is raided: whoever stands there goes to prison.
event-market_turned = The black market now offers { NAMES($small, of: "good") }, and { NAMES($large, of: "good") }.
event-guildhall_full = The Guildhall is full: everybody has one turn left.
event-ended = The Guildhall is full, and the work is done.

tie-virtue = A tie on points: more virtue wins.
tie-silver = A tie on points and virtue: more silver wins.

### Architects of the West Kingdom, together against the Overlord

## What happened

event-side_chosen = { PLAYER($seat) } { DOES($seat, you: "begin", other: "begins") } with the { NAME($card) }.
event-put_back =
    { $card ->
        [none] { PLAYER($seat) } { DOES($seat, you: "put", other: "puts") } a building card back.
       *[other] { PLAYER($seat) } { DOES($seat, you: "put", other: "puts") } back: { NAME($card) }.
    }
event-draft_ended = The building cards are dealt.
event-offered = { PLAYER($seat) } { DOES($seat, you: "offer", other: "offers") } { NAME($demand) }: { $given } of { $needed }.
event-handed = { PLAYER($seat) } { DOES($seat, you: "give", other: "gives") } { PLAYER($receiver) }: { NAME($item, of: "item") }.
event-card_handed =
    { $card ->
        [none] { PLAYER($seat) } { DOES($seat, you: "give", other: "gives") } { PLAYER($receiver) } a building card.
       *[other] { PLAYER($seat) } { DOES($seat, you: "give", other: "gives") } { PLAYER($receiver) } a building card: { NAME($card) }.
    }
event-demand_met = The demand is met: { NAME($demand) }.
event-released_others =
    { $origin ->
        [prison] { $workers ->
            [one] { PLAYER($seat) } { DOES($seat, you: "free", other: "frees") } a worker { PLAYER($owner, form: "of") } from prison.
           *[other] { PLAYER($seat) } { DOES($seat, you: "free", other: "frees") } { $workers } workers { PLAYER($owner, form: "of") } from prison.
        }
       *[other] { $workers ->
            [one] { PLAYER($seat) } { DOES($seat, you: "get", other: "gets") } a worker { PLAYER($owner, form: "of") } back from the Overlord.
           *[other] { PLAYER($seat) } { DOES($seat, you: "get", other: "gets") } { $workers } workers { PLAYER($owner, form: "of") } back from the Overlord.
        }
    }
event-scheme_revealed = He turns up: { NAME($card) }.
event-schemes_shuffled = His { $cards } schemes are shuffled.
event-step_began = { NAME($card) }, line { $step }.
event-no_worker_left = He has no worker left to place.
event-market_full = The black market is full: he places nobody.
event-workers_called_back = He calls { $workers } workers back: from the town, from prison and from your boards.
event-strip_reached = { NAME($place, of: "location") }: his strip { $strip } is carried out.
event-arrested =
    { $own ->
        [one] He has { $own } worker there and takes up to { $most } of each colour.
       *[other] He has { $own } workers there and takes up to { $most } of each colour.
    }
event-strip_idle = There is nobody to capture and nobody to imprison.
event-target_chosen = { NAME($card) } strikes { PLAYER($seat) }.
event-worker_killed =
    { $origin ->
        [free] { PLAYER($seat) } { DOES($seat, you: "lose", other: "loses") } a free worker for good.
        [prison] { PLAYER($seat) } { DOES($seat, you: "lose", other: "loses") } a worker in prison for good.
       *[other] { PLAYER($seat) } { DOES($seat, you: "lose", other: "loses") } a worker for good: { NAME($origin, of: "location") }.
    }
event-nobody_killed = { PLAYER($seat) } { DOES($seat, you: "have", other: "has") } no worker who could be lost.
event-silver_lost = { PLAYER($seat) } { DOES($seat, you: "lose", other: "loses") } { $silver } silver.
event-taxes_checked =
    { $harmed ->
        [true] { $tax } taxes: everybody loses 1 virtue, and the taxes go back.
       *[false] { $returned ->
            [true] { $tax } taxes: nobody is harmed, and the taxes go back.
           *[false] { $tax } taxes: nobody is harmed, and the taxes stay.
        }
    }
event-demand_revealed = A new demand: { NAME($demand) }.
event-event_revealed = An event: { NAME($card) }. { $left ->
    [0] None is left.
   *[other] { $left } left.
  }
event-future_discarded = A future scheme joins his discards: { NAME($card) }.
event-future_on_top = A future scheme goes on top of his deck, face down.
event-out_of_events = An event should come, and none is left: the game is over.
event-guildhall_full = The Guildhall is full: everybody has one turn left, the Overlord too.
event-ended = The work is done. Now the points are counted.

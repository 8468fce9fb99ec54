### Viscounts of the West Kingdom

## What happened

event-first_player = { PLAYER($seat) } { DOES($seat, you: "go", other: "goes") } first.
event-pairs_shown = To choose from: { NAMES($cards) }, with { NAMES($heroes) }.
event-pair_taken = { PLAYER($seat) } { DOES($seat, you: "take", other: "takes") } { NAME($card) } and { NAME($hero) }, and { DOES($seat, you: "begin", other: "begins") } on space { $space }.
event-rival_came = { PLAYER($seat) } begins on space { $space }: { NAME($board) }.
event-schemes_added = In its first deck, to make it harder: { NAMES($cards) }.
event-turn_began = { PLAYER($seat) }, round { $round }
event-dropped_off = { NAME($card) } drops off.
event-played =
    { $unseen ->
        [true] { PLAYER($seat) } { DOES($seat, you: "play", other: "plays") } the top card of the draw pile: { NAME($card) }.
       *[false] { PLAYER($seat) } { DOES($seat, you: "play", other: "plays") } { NAME($card) }.
    }
event-scheme_revealed = The opponent reveals { NAME($card) }.
event-moved =
    { $silver ->
        [0] { PLAYER($seat) } { DOES($seat, you: "move", other: "moves") } to space { $space }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "move", other: "moves") } to space { $space }, for { $silver } silver.
    }
event-acted =
    { $goods ->
        [none] { PLAYER($seat) }: { NAME($action, of: "action") }.
       *[other] { PLAYER($seat) }: { NAME($action, of: "action") } ({ NAMES($goods, of: "good") }).
    }
event-passed = { PLAYER($seat) } { DOES($seat, you: "take", other: "takes") } no action.
event-dismissed =
    { $silver ->
        [0] { PLAYER($seat) } { DOES($seat, you: "dismiss", other: "dismisses") } { NAME($card) }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "dismiss", other: "dismisses") } { NAME($card) } for { $silver } silver.
    }
event-exchanged =
    { $times ->
        [0] { PLAYER($seat) } { DOES($seat, you: "trade", other: "trades") } nothing.
       *[other] { NAME($exchange, of: "exchange") }, × { $times }.
    }
event-built = { PLAYER($seat) } { DOES($seat, you: "build", other: "builds") } a { NAME($building) }.
event-linked = { PLAYER($seat) } { DOES($seat, you: "complete", other: "completes") } a link: it pays the owners of both ends.
event-workers_placed =
    { $count ->
        [one] { PLAYER($seat) } { DOES($seat, you: "place", other: "places") } a worker: { NAME($section, of: "section") }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "place", other: "places") } { $count } workers: { NAME($section, of: "section") }.
    }
event-transcribed = { PLAYER($seat) } { DOES($seat, you: "transcribe", other: "transcribes") }: { NAME($card) }.
event-bonus_taken = { PLAYER($seat) } { DOES($seat, you: "take", other: "takes") } a cleric bonus: { NAME($card) }.
event-rose = A worker of { PLAYER($seat) } rises to tier { $tier }: { NAME($section, of: "section") }.
event-worker_moved = A worker of { PLAYER($seat) } goes from “{ NAME($origin, of: "section") }” to “{ NAME($to, of: "section") }”.
event-bumped = { PLAYER($seat) } { DOES($seat, you: "bump", other: "bumps") } a worker of { PLAYER($owner) } from tier { $tier }: { NAME($section, of: "section") }.
event-leader_changed = { PLAYER($seat) } { DOES($seat, you: "become", other: "becomes") } Castle Leader.
event-gained = { PLAYER($seat) } { DOES($seat, you: "gain", other: "gains") } { NAMES($goods, of: "good") }.
event-virtue_gained = { PLAYER($seat) } { DOES($seat, you: "gain", other: "gains") } { $count } virtue.
event-corruption_gained = { PLAYER($seat) } { DOES($seat, you: "gain", other: "gains") } { $count } corruption.
event-debts_gained =
    { $count ->
        [one] { PLAYER($seat) } { DOES($seat, you: "take", other: "takes") } a debt.
       *[other] { PLAYER($seat) } { DOES($seat, you: "take", other: "takes") } { $count } debts.
    }
event-deeds_gained =
    { $count ->
        [one] { PLAYER($seat) } { DOES($seat, you: "acquire", other: "acquires") } a deed.
       *[other] { PLAYER($seat) } { DOES($seat, you: "acquire", other: "acquires") } { $count } deeds.
    }
event-flipped =
    { $what ->
        [debt] { PLAYER($seat) } { DOES($seat, you: "flip", other: "flips") } a debt: it is paid.
       *[deed] { PLAYER($seat) } { DOES($seat, you: "flip", other: "flips") } a deed: it is approved.
    }
event-end_card_revealed = { NAME($card, of: "end") } is revealed. Round { $last } is the last one.
event-hired =
    { $silver ->
        [0] { PLAYER($seat) } { DOES($seat, you: "hire", other: "hires") } { NAME($card) }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "hire", other: "hires") } { NAME($card) } for { $silver } silver.
    }
event-discarded =
    { $unseen ->
        [true] { PLAYER($seat) } { DOES($seat, you: "discard", other: "discards") } the top card of the draw pile: { NAME($card) }.
       *[false] { PLAYER($seat) } { DOES($seat, you: "discard", other: "discards") } { NAME($card) }.
    }
event-destroyed =
    { $unseen ->
        [true] { PLAYER($seat) } { DOES($seat, you: "destroy", other: "destroys") } the top card of the draw pile, { NAME($card) }, for { $silver } silver.
       *[false] { PLAYER($seat) } { DOES($seat, you: "destroy", other: "destroys") } { NAME($card) } for { $silver } silver.
    }
event-rearranged = { PLAYER($seat) } { DOES($seat, you: "rearrange", other: "rearranges") } the board: { NAMES($cards) }.
event-shuffled =
    { $virtuous ->
        [true] { PLAYER($seat) } { DOES($seat, you: "shuffle", other: "shuffles") } without a criminal on the board: 1 virtue.
       *[false] { PLAYER($seat) } { DOES($seat, you: "shuffle", other: "shuffles") } with a criminal on the board: 1 corruption.
    }
event-drew =
    { $cards ->
        [none] { $count ->
            [one] { PLAYER($seat) } { DOES($seat, you: "draw", other: "draws") } a card.
           *[other] { PLAYER($seat) } { DOES($seat, you: "draw", other: "draws") } { $count } cards.
        }
       *[other] { PLAYER($seat) } { DOES($seat, you: "draw", other: "draws") } { NAMES($cards) }.
    }
event-future_came = A future scheme joins the opponent’s discards: { NAME($card) }.
event-collided = Virtue and corruption of { PLAYER($seat) } collide on space { $space }.
event-ended =
    { $reason ->
        [alone_won] The last round is over, and the opponent has fewer points.
        [alone_lost] The last round is over, and the opponent has no fewer points.
        [poverty] Poverty has come, and the last round is over.
        [prosperity] Prosperity has come, and the last round is over.
       *[both] Poverty and Prosperity have come, and the last round is over.
    }

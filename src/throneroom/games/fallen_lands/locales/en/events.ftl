### Conquest of the Fallen Lands

## What happened

event-gathered = { PLAYER($seat) } { DOES($seat, you: "start", other: "starts") } with a { NAME($follower, of: "follower") }.
event-turn_began = { PLAYER($seat) }, round { $round }
event-claim_lifted = { PLAYER($seat) } { DOES($seat, you: "take", other: "takes") } the Claim back from a field of level { $level }.
event-recruited = { PLAYER($seat) } { DOES($seat, you: "hire", other: "hires") } a { NAME($follower, of: "follower") }.
event-hand_redealt = { PLAYER($seat) } can conquer nothing and { DOES($seat, you: "discard", other: "discards") } the hand: { NAMES($cards) }.
event-conquered =
    { $magic ->
        [none] { $reward ->
            [0] { PLAYER($seat) } { DOES($seat, you: "take", other: "takes") } a field of level { $level } with { NAME($card) } ({ $attack } + { $support }), for no coins.
            [one] { PLAYER($seat) } { DOES($seat, you: "take", other: "takes") } a field of level { $level } with { NAME($card) } ({ $attack } + { $support }): { $reward } coin.
           *[other] { PLAYER($seat) } { DOES($seat, you: "take", other: "takes") } a field of level { $level } with { NAME($card) } ({ $attack } + { $support }): { $reward } coins.
        }
       *[other] { $reward ->
            [0] { PLAYER($seat) } { DOES($seat, you: "take", other: "takes") } a field of level { $level } with { NAME($card) } and { NAMES($magic) } ({ $attack } + { $support }), for no coins.
            [one] { PLAYER($seat) } { DOES($seat, you: "take", other: "takes") } a field of level { $level } with { NAME($card) } and { NAMES($magic) } ({ $attack } + { $support }): { $reward } coin.
           *[other] { PLAYER($seat) } { DOES($seat, you: "take", other: "takes") } a field of level { $level } with { NAME($card) } and { NAMES($magic) } ({ $attack } + { $support }): { $reward } coins.
        }
    }
event-borrowed =
    { $points ->
        [one] { PLAYER($seat) } { DOES($seat, you: "borrow", other: "borrows") } Support { $points } from { PLAYER($lender) } for { $points } coin.
       *[other] { PLAYER($seat) } { DOES($seat, you: "borrow", other: "borrows") } Support { $points } from { PLAYER($lender) } for { $points } coins.
    }
event-built =
    { $magic ->
        [none] { PLAYER($seat) } { DOES($seat, you: "build", other: "builds") } { NAME($card) } on a field of level { $level }: Support { $support }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "build", other: "builds") } { NAME($card) } with { NAMES($magic) } on a field of level { $level }: Support { $support }.
    }
event-claimed = { PLAYER($seat) } { DOES($seat, you: "claim", other: "claims") } a field of level { $level }.
event-flooded = { PLAYER($seat) } { DOES($seat, you: "flood", other: "floods") } a field of level { $level }.
event-plagued = { PLAYER($seat) } { DOES($seat, you: "bring", other: "brings") } the Plague upon the others.
event-lost_follower = { PLAYER($seat) } { DOES($seat, you: "lose", other: "loses") } a { NAME($follower, of: "follower") }.
event-shadows_came =
    { $count ->
        [one] { PLAYER($seat) } { DOES($seat, you: "play", other: "plays") } { NAME($card) }: a { NAME($follower, of: "follower") } for this turn.
       *[other] { PLAYER($seat) } { DOES($seat, you: "play", other: "plays") } { NAME($card) }: { $count } { NAME($follower, of: "follower", case: "plural") } for this turn.
    }
event-shadows_left =
    { $count ->
        [one] { PLAYER($seat) }: the shadow goes back to the stock.
       *[other] { PLAYER($seat) }: { $count } shadows go back to the stock.
    }
event-looked_at_hand =
    { $cards ->
        [none] { PLAYER($seat) } { DOES($seat, you: "send", other: "sends") } a Thief and { DOES($seat, you: "look", other: "looks") } at { PLAYER($victim, form: "whose") } hand.
       *[other] { PLAYER($seat) } { DOES($seat, you: "send", other: "sends") } a Thief and { DOES($seat, you: "look", other: "looks") } at { PLAYER($victim, form: "whose") } hand: { NAMES($cards) }.
    }
event-stole =
    { $card ->
        [none] { PLAYER($seat) } { DOES($seat, you: "take", other: "takes") } a card from { PLAYER($victim) }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "take", other: "takes") } { NAME($card) } from { PLAYER($victim) }.
    }
event-studied = { PLAYER($seat) } { DOES($seat, you: "let", other: "lets") } a Mage study.
event-drew =
    { $cards ->
        [none] { $count ->
            [one] { PLAYER($seat) } { DOES($seat, you: "draw", other: "draws") } a card.
           *[other] { PLAYER($seat) } { DOES($seat, you: "draw", other: "draws") } { $count } cards.
        }
       *[other] { PLAYER($seat) } { DOES($seat, you: "draw", other: "draws") } { NAMES($cards) }.
    }
event-exchanged =
    { $count ->
        [one] { PLAYER($seat) } { DOES($seat, you: "exchange", other: "exchanges") } { NAMES($cards) } for { $count } card.
       *[other] { PLAYER($seat) } { DOES($seat, you: "exchange", other: "exchanges") } { NAMES($cards) } for { $count } cards.
    }
event-shuffled =
    { $count ->
        [one] The discard pile becomes the new deck: { $count } card.
       *[other] The discard pile becomes the new deck: { $count } cards.
    }
event-idled = { PLAYER($seat) } neither { DOES($seat, you: "conquer", other: "conquers") } nor { DOES($seat, you: "claim", other: "claims") }.
event-stop_proposed = { PLAYER($seat) } { DOES($seat, you: "propose", other: "proposes") } to end the game.
event-stop_answered =
    { $agreed ->
        [true] { PLAYER($seat) } { DOES($seat, you: "agree", other: "agrees") }.
       *[false] { PLAYER($seat) } { DOES($seat, you: "want", other: "wants") } to play on.
    }
event-ended =
    { $reason ->
        [full] No field is left to conquer: the game is over.
        [stalled] Nobody conquered or claimed a field in a whole round: the game is over.
       *[agreed] All agree to stop: the game is over.
    }

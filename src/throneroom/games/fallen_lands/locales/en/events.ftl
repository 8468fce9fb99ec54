### Conquest of the Fallen Lands

## What happened

event-gathered = { PLAYER($seat) } starts with a { NAME($follower, of: "follower") }.
event-turn_began = { PLAYER($seat) }, round { $round }
event-claim_lifted = { PLAYER($seat) } takes the Claim back from a field of level { $level }.
event-recruited = { PLAYER($seat) } hires a { NAME($follower, of: "follower") }.
event-hand_redealt = { PLAYER($seat) } can conquer nothing and discards the hand: { NAMES($cards) }.
event-conquered =
    { $magic ->
        [none] { $reward ->
            [0] { PLAYER($seat) } takes a field of level { $level } with { NAME($card) } ({ $attack } + { $support }), for no money.
            [one] { PLAYER($seat) } takes a field of level { $level } with { NAME($card) } ({ $attack } + { $support }): { $reward } coin.
           *[other] { PLAYER($seat) } takes a field of level { $level } with { NAME($card) } ({ $attack } + { $support }): { $reward } coins.
        }
       *[other] { $reward ->
            [0] { PLAYER($seat) } takes a field of level { $level } with { NAME($card) } and { NAMES($magic) } ({ $attack } + { $support }), for no money.
            [one] { PLAYER($seat) } takes a field of level { $level } with { NAME($card) } and { NAMES($magic) } ({ $attack } + { $support }): { $reward } coin.
           *[other] { PLAYER($seat) } takes a field of level { $level } with { NAME($card) } and { NAMES($magic) } ({ $attack } + { $support }): { $reward } coins.
        }
    }
event-borrowed =
    { $points ->
        [one] { PLAYER($seat) } borrows Support { $points } from { PLAYER($lender) } for { $points } coin.
       *[other] { PLAYER($seat) } borrows Support { $points } from { PLAYER($lender) } for { $points } coins.
    }
event-built =
    { $magic ->
        [none] { PLAYER($seat) } builds { NAME($card) } on a field of level { $level }: Support { $support }.
       *[other] { PLAYER($seat) } builds { NAME($card) } with { NAMES($magic) } on a field of level { $level }: Support { $support }.
    }
event-claimed = { PLAYER($seat) } claims a field of level { $level }.
event-flooded = { PLAYER($seat) } floods a field of level { $level }.
event-plagued = { PLAYER($seat) } brings the Plague upon the others.
event-lost_follower = { PLAYER($seat) } loses a { NAME($follower, of: "follower") }.
event-shadows_came =
    { $count ->
        [one] { PLAYER($seat) } plays { NAME($card) }: a { NAME($follower, of: "follower") } for this turn.
       *[other] { PLAYER($seat) } plays { NAME($card) }: { $count } { NAME($follower, of: "follower", case: "plural") } for this turn.
    }
event-shadows_left =
    { $count ->
        [one] { PLAYER($seat) }: the shadow goes back to the stock.
       *[other] { PLAYER($seat) }: { $count } shadows go back to the stock.
    }
event-looked_at_hand =
    { $cards ->
        [none] { PLAYER($seat) } sends a Thief and looks at the hand of { PLAYER($victim) }.
       *[other] { PLAYER($seat) } sends a Thief and looks at the hand of { PLAYER($victim) }: { NAMES($cards) }.
    }
event-stole =
    { $card ->
        [none] { PLAYER($seat) } takes a card from { PLAYER($victim) }.
       *[other] { PLAYER($seat) } takes { NAME($card) } from { PLAYER($victim) }.
    }
event-studied = { PLAYER($seat) } lets a Mage study.
event-drew =
    { $cards ->
        [none] { $count ->
            [one] { PLAYER($seat) } draws a card.
           *[other] { PLAYER($seat) } draws { $count } cards.
        }
       *[other] { PLAYER($seat) } draws { NAMES($cards) }.
    }
event-exchanged =
    { $count ->
        [one] { PLAYER($seat) } exchanges { NAMES($cards) } for { $count } card.
       *[other] { PLAYER($seat) } exchanges { NAMES($cards) } for { $count } cards.
    }
event-shuffled =
    { $count ->
        [one] The discard pile becomes the new deck: { $count } card.
       *[other] The discard pile becomes the new deck: { $count } cards.
    }
event-idled = { PLAYER($seat) } neither conquers nor claims.
event-stop_proposed = { PLAYER($seat) } proposes to end the game.
event-stop_answered =
    { $agreed ->
        [true] { PLAYER($seat) } agrees.
       *[false] { PLAYER($seat) } wants to play on.
    }
event-ended =
    { $reason ->
        [full] Every field is conquered: the game is over.
        [stalled] Nobody conquered or claimed a field in a whole round: the game is over.
       *[agreed] All agree to stop: the game is over.
    }

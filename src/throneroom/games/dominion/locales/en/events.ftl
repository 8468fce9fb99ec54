### Dominion

## What happened

event-turn_began = { PLAYER($seat) }, turn { $turn }
event-played = { PLAYER($seat) } { DOES($seat, you: "play", other: "plays") } { NAME($card) }.
event-played_again = { PLAYER($seat) } { DOES($seat, you: "play", other: "plays") } { NAME($card) } again.
event-played_treasures =
    { $coins ->
        [one] { PLAYER($seat) } { DOES($seat, you: "play", other: "plays") } { NAMES($cards) }: { $coins } coin.
       *[other] { PLAYER($seat) } { DOES($seat, you: "play", other: "plays") } { NAMES($cards) }: { $coins } coins.
    }
event-bought = { PLAYER($seat) } { DOES($seat, you: "buy", other: "buys") } { NAME($card) }.
event-gained =
    { $to ->
        [hand] { PLAYER($seat) } { DOES($seat, you: "gain", other: "gains") } { NAME($card) } to hand.
        [deck] { PLAYER($seat) } { DOES($seat, you: "gain", other: "gains") } { NAME($card) } onto the deck.
       *[discard] { PLAYER($seat) } { DOES($seat, you: "gain", other: "gains") } { NAME($card) }.
    }
event-drew =
    { $cards ->
        [none] { $count ->
            [one] { PLAYER($seat) } { DOES($seat, you: "draw", other: "draws") } a card.
           *[other] { PLAYER($seat) } { DOES($seat, you: "draw", other: "draws") } { $count } cards.
        }
       *[other] { PLAYER($seat) } { DOES($seat, you: "draw", other: "draws") } { NAMES($cards) }.
    }
event-shuffled = { PLAYER($seat) } { DOES($seat, you: "shuffle", other: "shuffles") }.
event-discarded =
    { $cards ->
        [none] { $count ->
            [one] { PLAYER($seat) } { DOES($seat, you: "discard", other: "discards") } { NAME($top) }.
           *[other] { PLAYER($seat) } { DOES($seat, you: "discard", other: "discards") } { $count } cards; { NAME($top) } is on top.
        }
       *[other] { PLAYER($seat) } { DOES($seat, you: "discard", other: "discards") } { NAMES($cards) }.
    }
event-discarded_openly = { PLAYER($seat) } { DOES($seat, you: "discard", other: "discards") } { NAMES($cards) }.
event-deck_discarded = { PLAYER($seat) } { DOES($seat, you: "turn", other: "turns") } the deck over onto the discard pile; { NAME($top) } is on top.
event-trashed = { PLAYER($seat) } { DOES($seat, you: "trash", other: "trashes") } { NAMES($cards) }.
event-taken_from_trash = { PLAYER($seat) } { DOES($seat, you: "take", other: "takes") } { NAMES($cards) } from the trash.
event-revealed = { PLAYER($seat) } { DOES($seat, you: "reveal", other: "reveals") } { NAMES($cards) }.
event-revealed_hand =
    { $cards ->
        [none] { PLAYER($seat) } { DOES($seat, you: "have", other: "has") } no card to show.
       *[other] { PLAYER($seat) } { DOES($seat, you: "reveal", other: "reveals") } a hand without Victory cards: { NAMES($cards) }.
    }
event-took_revealed = { PLAYER($seat) } { DOES($seat, you: "take", other: "takes") } { NAMES($cards) } into hand.
event-set_aside = { PLAYER($seat) } { DOES($seat, you: "set", other: "sets") } { NAME($card) } aside.
event-put_on_deck = { PLAYER($seat) } { DOES($seat, you: "put", other: "puts") } { NAME($card) } onto the deck.
event-kept_on_deck = { NAME($card) } stays on top of { PLAYER($seat, form: "whose") } deck.
event-reacted = { PLAYER($seat) } { DOES($seat, you: "show", other: "shows") } { NAME($card) }.
event-cleaned_up = { PLAYER($seat) } { DOES($seat, you: "clean", other: "cleans") } up.
tie-turns = A tie on points: fewer turns win.
event-ended =
    { $reason ->
        [provinces] The last Province is gone: the game is over.
        [three_piles] Three piles are empty: the game is over.
       *[stalemate] Nothing can happen any more: the game is over.
    }

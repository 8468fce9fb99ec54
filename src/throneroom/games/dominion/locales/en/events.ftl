### Dominion

## What happened

event-turn_began = { PLAYER($seat) }, turn { $turn }
event-played = { PLAYER($seat) } plays { NAME($card) }.
event-played_again = { PLAYER($seat) } plays { NAME($card) } again.
event-played_treasures =
    { $coins ->
        [one] { PLAYER($seat) } plays { NAMES($cards) }: { $coins } coin.
       *[other] { PLAYER($seat) } plays { NAMES($cards) }: { $coins } coins.
    }
event-bought = { PLAYER($seat) } buys { NAME($card) }.
event-gained =
    { $to ->
        [hand] { PLAYER($seat) } gains { NAME($card) } to hand.
        [deck] { PLAYER($seat) } gains { NAME($card) } onto the deck.
       *[discard] { PLAYER($seat) } gains { NAME($card) }.
    }
event-drew =
    { $cards ->
        [none] { $count ->
            [one] { PLAYER($seat) } draws a card.
           *[other] { PLAYER($seat) } draws { $count } cards.
        }
       *[other] { PLAYER($seat) } draws { NAMES($cards) }.
    }
event-shuffled = { PLAYER($seat) } shuffles.
event-discarded =
    { $cards ->
        [none] { $count ->
            [one] { PLAYER($seat) } discards { NAME($top) }.
           *[other] { PLAYER($seat) } discards { $count } cards; { NAME($top) } is on top.
        }
       *[other] { PLAYER($seat) } discards { NAMES($cards) }.
    }
event-discarded_openly = { PLAYER($seat) } discards { NAMES($cards) }.
event-deck_discarded = { PLAYER($seat) } turns the deck over onto the discard pile; { NAME($top) } is on top.
event-trashed = { PLAYER($seat) } trashes { NAMES($cards) }.
event-taken_from_trash = { PLAYER($seat) } takes { NAMES($cards) } from the trash.
event-revealed = { PLAYER($seat) } reveals { NAMES($cards) }.
event-revealed_hand =
    { $cards ->
        [none] { PLAYER($seat) } has no card to show.
       *[other] { PLAYER($seat) } has no Victory card and shows the hand: { NAMES($cards) }.
    }
event-took_revealed = { PLAYER($seat) } takes { NAMES($cards) } into hand.
event-set_aside = { PLAYER($seat) } sets { NAME($card) } aside.
event-put_on_deck = { PLAYER($seat) } puts { NAME($card) } onto the deck.
event-kept_on_deck = { NAME($card) } stays on top of { PLAYER($seat) }’s deck.
event-reacted = { PLAYER($seat) } shows { NAME($card) }.
event-cleaned_up = { PLAYER($seat) } cleans up.
event-ended =
    { $reason ->
        [provinces] The last Province is gone: the game is over.
        [three_piles] Three piles are empty: the game is over.
       *[stalemate] Nothing can happen any more: the game is over.
    }

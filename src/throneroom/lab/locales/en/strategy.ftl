### Strategies in words

## The command

strategy-about = Tell in words what a strategy does, or write it as a file.
strategy-which = The name of a bot, or a file like mine.toml.
strategy-as = How to print it: words, toml or json.

## The parts

strategy-buys = Buys and gains the first of these that can be had:
strategy-row = { NAME($card) }
strategy-row-if = { NAME($card) }, if { $conditions }
strategy-and = { " and " }
strategy-plays = Plays first: { $cards }.
strategy-trashes = May trash, the worst first: { $cards }.
strategy-trashes-nothing = Trashes nothing of its own will.
strategy-guard = Never ends a game in which it is behind.

## Ways to answer

strategy-way-bureaucrat-cheapest = Shows a Bureaucrat the cheapest Victory card.
strategy-way-cellar-dead = Discards only Victory cards and Curses to a Cellar.
strategy-way-cellar-coppers = Discards Victory cards, Curses and Coppers to a Cellar.
strategy-way-chancellor-always = Always turns the deck over with a Chancellor.
strategy-way-chancellor-never = Never turns the deck over with a Chancellor.
strategy-way-library-all = Sets every Action aside that a Library draws.
strategy-way-library-none = Keeps every Action that a Library draws.
strategy-way-mine_trash-copper = Turns Coppers into Silver first with a Mine.
strategy-way-moat-never = Never shows a Moat.
strategy-way-spy-never = Discards nothing that a Spy reveals.
strategy-way-thief_take-all = Keeps every Treasure that a Thief has trashed.
strategy-way-thief_take-none = Keeps no Treasure that a Thief has trashed.

## Conditions about one quantity

strategy-amount = { $sign ->
    [most] at most { $number }
    [least] at least { $number }
    [is] exactly { $number }
   *[not] not exactly { $number }
}
strategy-if-turn = { $sign ->
    [most] it is turn { $number } or earlier
    [least] it is turn { $number } or later
    [is] it is turn { $number }
   *[not] it is not turn { $number }
}
strategy-if-coins = { $number ->
    [one] there is { strategy-amount } coin to spend
   *[other] there are { strategy-amount } coins to spend
}
strategy-if-buys = { $number ->
    [one] { strategy-amount } buy is left
   *[other] { strategy-amount } buys are left
}
strategy-if-actions = { $number ->
    [one] { strategy-amount } action is left
   *[other] { strategy-amount } actions are left
}
strategy-if-players = { $number ->
    [one] { strategy-amount } person plays
   *[other] { strategy-amount } people play
}
strategy-if-deck_coins = { $number ->
    [one] its Treasures are worth { strategy-amount } coin
   *[other] its Treasures are worth { strategy-amount } coins
}
strategy-if-owned_cards = { $number ->
    [one] it owns { strategy-amount } card
   *[other] it owns { strategy-amount } cards
}
strategy-if-density = { $number ->
    [one] 100 of its cards hold { strategy-amount } coin
   *[other] 100 of its cards hold { strategy-amount } coins
}
strategy-if-empty_piles = { $number ->
    [one] { strategy-amount } pile is empty
   *[other] { strategy-amount } piles are empty
}
strategy-if-points = { $number ->
    [one] it has { strategy-amount } point
   *[other] it has { strategy-amount } points
}
strategy-if-others_points = { $number ->
    [one] the best of the others has { strategy-amount } point
   *[other] the best of the others has { strategy-amount } points
}
strategy-if-lead = { $number ->
    [one] its lead is { strategy-amount } point
   *[other] its lead is { strategy-amount } points
}
strategy-if-gains_to_end = { $number ->
    [one] { strategy-amount } more card gained can end the game
   *[other] { strategy-amount } more cards gained can end the game
}
strategy-if-ends_game = { $sign ->
    [none] this does not end the game
   *[some] this ends the game
}
strategy-if-lead_after = { $number ->
    [one] its lead with this card is { strategy-amount } point
   *[other] its lead with this card is { strategy-amount } points
}
strategy-if-loses = { $sign ->
    [none] this does not end the game with a loss
   *[some] this ends the game with a loss
}
strategy-if-owned = { $sign ->
    [none] it owns no { NAME($card) }
    [some] it owns at least one { NAME($card) }
    [not] { $number ->
            [one] it does not own exactly { $number } { NAME($card) }
           *[other] it does not own exactly { $number } { NAME($card, case: "plural") }
        }
   *[other] { $number ->
            [one] it owns { strategy-amount } { NAME($card) }
           *[other] it owns { strategy-amount } { NAME($card, case: "plural") }
        }
}
strategy-if-in_hand = { $sign ->
    [none] no { NAME($card) } is in hand
    [some] at least one { NAME($card) } is in hand
   *[other] { $number ->
            [one] { strategy-amount } { NAME($card) } is in hand
           *[other] { strategy-amount } { NAME($card, case: "plural") } are in hand
        }
}
strategy-if-in_play = { $sign ->
    [none] no { NAME($card) } is in play
    [some] at least one { NAME($card) } is in play
   *[other] { $number ->
            [one] { strategy-amount } { NAME($card) } is in play
           *[other] { strategy-amount } { NAME($card, case: "plural") } are in play
        }
}
strategy-if-left = { $sign ->
    [none] no { NAME($card, case: "plural") } are left
    [some] some { NAME($card, case: "plural") } are left
   *[other] { $number ->
            [one] { strategy-amount } { NAME($card) } is left
           *[other] { strategy-amount } { NAME($card, case: "plural") } are left
        }
}
strategy-if-in_game = { $sign ->
    [none] the kingdom has no { NAME($card) }
   *[some] the kingdom has { NAME($card) }
}
strategy-if-others_own = { $sign ->
    [none] no other player owns any { NAME($card, case: "plural") }
    [some] another player owns at least one { NAME($card) }
    [least] { $number ->
            [one] another player owns at least { $number } { NAME($card) }
           *[other] another player owns at least { $number } { NAME($card, case: "plural") }
        }
    [most] { $number ->
            [one] no other player owns more than { $number } { NAME($card) }
           *[other] no other player owns more than { $number } { NAME($card, case: "plural") }
        }
   *[other] the most { NAME($card, case: "plural") } that another player owns is { strategy-amount }
}

## Quantities in a comparison

strategy-the-turn = turn
strategy-the-coins = coins
strategy-the-buys = buys
strategy-the-actions = actions
strategy-the-players = players
strategy-the-deck_coins = coins in the deck
strategy-the-owned_cards = cards owned
strategy-the-density = coins in 100 cards
strategy-the-empty_piles = empty piles
strategy-the-points = points
strategy-the-others_points = points of the best other player
strategy-the-lead = lead
strategy-the-gains_to_end = gains to the end
strategy-the-ends_game = end of the game (0 or 1)
strategy-the-lead_after = lead with this card
strategy-the-loses = lost end of the game (0 or 1)
strategy-the-owned = { NAME($card, case: "plural") } owned
strategy-the-in_hand = { NAME($card, case: "plural") } in hand
strategy-the-in_play = { NAME($card, case: "plural") } in play
strategy-the-left = { NAME($card, case: "plural") } left
strategy-the-in_game = { NAME($card) } in the kingdom (0 or 1)
strategy-the-others_own = { NAME($card, case: "plural") } of another player

### Dominion

## At the table

zone-hand = Hand
zone-deck = Deck
zone-discard = Discard
zone-trash = Trash
zone-play = In play
zone-supply = Supply
zone-aside = Revealed

counter-actions = Actions
counter-buys = Buys
counter-coins = Coins

count-hand = in hand
count-deck = in deck
count-discard = discarded
count-cards =
    { $count ->
        [0] empty
        [one] { $count } card
       *[other] { $count } cards
    }
count-left = { $count } left

result-cellar =
    { $count ->
        [0] Discard nothing
       *[other] Discard { $count }, draw { $count }
    }
    .note =
        { $count ->
            [0] You keep your hand.
            [one] You will draw a card.
           *[other] You will draw { $count } cards.
        }
result-chapel =
    { $count ->
        [0] Trash nothing
       *[other] Trash { $count }
    }
    .note = Trashed cards are out of your deck for good.
result-militia =
    { $count ->
        [0] Discard
       *[other] Discard { $count }
    }
    .note = Three cards stay in your hand.
result-thief_take =
    { $count ->
        [0] Take nothing
       *[other] Take { $count }
    }
    .note = What you take goes to your discard pile.

answer-action = Play { NAME($card) }
answer-buy = Buy { NAME($card) } for { $cost }
answer-moat_yes = Show the Moat
answer-moat_no = Let it happen
standing-moat = Show Moat when attacked
answer-chancellor_yes = Turn the deck over
answer-chancellor_no = Leave it
answer-library_yes = Set it aside
answer-library_no = Keep it in hand

hint-treasures =
    With all your Treasures you have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } to spend.
hint-buy =
    You have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } and { $buys ->
        [one] { $buys } buy
       *[other] { $buys } buys
    }.

preview-buy =
    Buy { NAME($card) } for { $cost }: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } and { $buys ->
        [one] { $buys } buy
       *[other] { $buys } buys
    } left.
preview-last_buy = This is your last buy.
preview-play_all =
    That makes { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } to spend.
preview-spend =
    { NAME($card) }: that makes { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } to spend.
preview-gain = { NAME($card) } goes to your discard pile.
preview-mine_gain = { NAME($card) } goes to your hand.
preview-trash = { NAME($card) } goes to the trash.
preview-remodel = { preview-trash }
preview-mine_trash = { preview-trash }
preview-thief_trash = { preview-trash }
preview-throne_room = { NAME($card) } is played twice.
preview-bureaucrat = { NAME($card) } goes on top of your deck.

about-kingdom = Kingdom card
about-basic = Basic card
about-rulings = Rulings
about-game = In this game
about-owned = { PLAYER($seat) }: { $count }
about-trashed = in the trash: { $count }
about-left =
    { $count ->
        [0] the pile is empty
       *[other] { $count } left in the supply
    }
about-nobody = nobody owns one

score-each =
    { $points ->
        [one] { $points } point each
       *[other] { $points } points each
    }
score-curse_each = −1 each
score-gardens_each = 1 point per ten cards

label-cost = costs { $cost }
label-counters = What is left this turn
label-close = Close

## The end

won-yours = The kingdom is yours, { $name }
won-theirs = The kingdom goes to { $name }
won-points =
    { $count ->
        [one] point
       *[other] points
    }

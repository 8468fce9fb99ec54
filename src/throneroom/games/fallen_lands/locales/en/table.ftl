### Conquest of the Fallen Lands

## At the table

zone-hand = Hand
zone-deck = Deck
zone-discard = Discard
zone-stock = Stock
zone-lying = For this turn

count-hand = hand
count-deck = deck
count-discard = discarded
count-cards =
    { $count ->
        [0] empty
        [one] { $count } card
       *[other] { $count } cards
    }
count-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
count-fields =
    { $count ->
        [one] { $count } field
       *[other] { $count } fields
    }
count-followers =
    { $count ->
        [one] { $count } Follower
       *[other] { $count } Followers
    }

turn-round = Round { $round }
turn-clockwise = Clockwise
turn-counterclockwise = This round goes counter-clockwise

field-level = Level { $level }
field-of = Field of { PLAYER($player) }
field-free = Nobody’s
field-claimed = Claimed by { PLAYER($player) }
field-flooded = Flooded
field-support = Support for the neighbours: { $count }

result-conquer = Attack { $attack } + Support { $support } = { $sum }, level { $level }
result-reward =
    { $count ->
        [0] No coins
        [one] { $count } coin
       *[other] { $count } coins
    }
result-opens =
    { $count ->
        [one] Opens { $count } more field to you.
       *[other] Opens { $count } more fields to you.
    }
result-exchange =
    { $count ->
        [0] Keep the hand
       *[other] Exchange for { $count }
    }

score-start = At the start
score-treasure = Fields
score-lent = Support lent
score-borrowed = Support borrowed
score-hired = Followers hired

label-close = Close
label-reconstructed = Our reconstruction
label-advanced = Advanced rules: our own reconstruction

## On the board

word-coins =
    { $count ->
        [one] coin
       *[other] coins
    }
word-followers =
    { $count ->
        [one] Follower
       *[other] Followers
    }
word-cards =
    { $count ->
        [one] card in hand
       *[other] cards in hand
    }
word-fields =
    { $count ->
        [one] field
       *[other] fields
    }
word-bronze =
    { $count ->
        [one] bronze coin
       *[other] bronze coins
    }

label-board = The land
label-followers = Followers
label-ready = { $ready } of { $all } ready
label-field = Field { $level }
label-some-field = A field
label-place = row { $row }, place { $place }
label-strength = Field { $level }: your strength is { $sum }
label-your-strength = your strength { $sum }
label-loan =
    { $count ->
        [one] { $count } coin for the Support of others
       *[other] { $count } coins for the Support of others
    }
label-recruit = { NAME($follower, of: "follower") } for { $price }
label-left = { $count } left in the stock
label-shadow = for this turn only
label-advanced-short = advanced (ours)
label-rivals = Whose?
label-lenders = Whose Support?
label-hand-of = Cards of { PLAYER($player) }

legend-support = Support for neighbours
legend-attack = Attack of a Troop
legend-strength = your strength there
legend-loan = with bought Support

face-troop = Stays on the field it takes to the end of the game.
face-fortification = On a field of yours. Does not attack, supports all around.
face-guessed = ≈ our number

sum-attack = Attack of { NAME($card) }
sum-near = { NAME($card) } nearby
sum-near_two = { NAME($card) } and { NAME($fort) }
sum-borrowed = Borrowed Support
sum-against = Strength against { $level }
sum-loot =
    { $count ->
        [0] No coins
        [one] Loot: { $count } coin
       *[other] Loot: { $count } coins
    }
sum-loot_shared = Loot: { $level } − { $price } = { $count }
sum-tires = Tires
sum-now = Support now
sum-support = Support of the field
sum-rivals = Support of others here
sum-denied = Others could take it, with Support
sum-near_you = Your Support here
sum-near_other = Support of another player

result-conquer_field =
    { $reward ->
        [0] Conquer
       *[other] Conquer, +{ $reward }
    }
    .note =
        { $price ->
            [0] { $reward ->
                [0] Field { $level }: Attack { $attack } and Support { $support } make { $sum }. It brings no coins.
               *[other] Field { $level }: Attack { $attack } and Support { $support } make { $sum }.
            }
            [one] Field { $level }: Attack { $attack } and Support { $support } make { $sum }. You pay { $price } coin for borrowed Support.
           *[other] Field { $level }: Attack { $attack } and Support { $support } make { $sum }. You pay { $price } coins for borrowed Support.
        }
result-build_field = Build, Support { $support }
    .note = Field { $level }: its Support will be { $support }.
result-claim_field = Claim field { $level }
    .note = Nobody can conquer field { $level } until your next turn.
result-flood_field = Flood field { $level }
    .note = Field { $level } is lost to everybody.

answer-back_conquer = Another card
answer-back_lender = Another card
answer-back_build = Another card
answer-back_claim = Another card
answer-back_flood = Another card
answer-back_shadow_follower = Another card
answer-back_thief = Another card
answer-back_exchange = Start over
answer-exchange_odd =
    { $count ->
        [one] Exchange for { $count } card
       *[other] Exchange for { $count } cards
    }
    .note = Add one more card: two for one
answer-follower = Take the { NAME($follower, of: "follower") }
answer-thief_card = Take { NAME($card) }
answer-play = Play { NAME($card) }
answer-thief = Look at the cards of { $whose }
answer-redeal_yes = Draw eight new cards
answer-redeal_no = Keep these
answer-stop_yes = Agree
answer-stop_no = Play on

hint-follower = Warriors conquer, Craftsmen build, Mages do magic and draw cards. You already have your cards.
hint-recruit =
    { $count ->
        [one] A Follower costs 5, you have { $count } coin. At most one in a turn.
       *[other] A Follower costs 5, you have { $count } coins. At most one in a turn.
    }
hint-action = Lit cards can be played.
hint-action_none = You have no card that can be played now.
hint-conquer = The number with the swords is your strength there.
hint-conquer_magic = Without { $magic ->
    [none] magic
   *[other] more magic
  } it takes no field: add some.
hint-build_magic = Too few Craftsmen are ready: the Magic Builder stands in for them.
hint-conquer_loans = The number with the swords is your strength there; with coins, a part of it is Support you pay others for.
hint-lender = Each answer borrows one point, until nothing is missing.
hint-exchange = Choose what you can spare, as many pairs as you like.

preview-troop = { NAME($card) }, Attack { $attack }.
preview-card = { NAME($card) }: { $text }
preview-magic = With { NAME($card) }.
preview-reach =
    { $count ->
        [0] Takes no field without { $magic ->
            [none] magic
           *[other] more magic
        }.
        [one] Can take { $count } field.
       *[other] Can take { $count } fields.
    }

about-rulings = Rulings
about-game = In this game
about-claim = Nobody can conquer this field before { PLAYER($player, form: "whose") } next turn.
about-around = Support on the fields around
about-nobody = nobody has any
about-owned = { PLAYER($seat) }: { $count }
about-discarded = discarded: { $count }
about-stock = { $count } in the stock
about-field =
    { $level ->
        [one] Whoever takes this field gets { $level } coin.
       *[other] Whoever takes this field gets { $level } coins.
    }

chart-money = Coins by round
score-hired_each = 5 each

won-yours = The land is yours, { $name }
won-theirs = The land goes to { $name }
won-points =
    { $count ->
        [one] coin
       *[other] coins
    }

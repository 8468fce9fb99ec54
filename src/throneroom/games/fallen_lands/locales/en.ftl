### Conquest of the Fallen Lands

## Followers

follower-warrior = Warrior
    .acc = Warrior
    .gen = Warrior
    .plural = Warriors
    .text = Pays for Troops.
follower-craftsman = Craftsman
    .acc = Craftsman
    .gen = Craftsman
    .plural = Craftsmen
    .text = Pays for Fortifications and for sturdy Troops.
follower-mage = Mage
    .acc = Mage
    .gen = Mage
    .plural = Mages
    .text = Pays for magic. A Mage you leave unused draws you a card.

## Troops

card-spearmen = Spearmen
    .acc = Spearmen
    .gen = Spearmen
    .plural = Spearmen
    .text = Attack 1, Support 1
    .rulings =
        Next to your Halberdiers, Spearmen take fields up to level 3: Attack 1 and Support 2.
        The cheapest Troop there is: a single Warrior will do.

card-archers = Archers
    .acc = Archers
    .gen = Archers
    .plural = Archers
    .text = Attack 1, Support 2
    .rulings =
        Weak in the attack, but all six neighbours profit from their Support to the end of the game.

card-swordsmen = Swordsmen
    .acc = Swordsmen
    .gen = Swordsmen
    .plural = Swordsmen
    .text = Attack 2, Support 1
    .rulings =
        They need no Craftsmen, so those stay free for a Fortification.

card-halberdiers = Halberdiers
    .acc = Halberdiers
    .gen = Halberdiers
    .plural = Halberdiers
    .text = Attack 2, Support 2
    .rulings =
        On their own they take a field of level 2, but not one of level 3.
        Two Warriors and a Craftsman pay for them; nobody can stand in for a missing Craftsman.

card-cavalry = Cavalry
    .acc = Cavalry
    .gen = Cavalry
    .plural = Cavalry
    .text = Attack 3, Support 1
    .rulings =
        Quick to strike anywhere on the board, of little help to its neighbours.

card-crossbowmen = Crossbowmen
    .acc = Crossbowmen
    .gen = Crossbowmen
    .plural = Crossbowmen
    .text = Attack 2, Support 4
    .rulings =
        Their Support of 4 is printed on the card: it counts for you alone, unless somebody blows a Magic Horn.

card-catapult = Catapult
    .acc = Catapult
    .gen = Catapult
    .plural = Catapults
    .text = Attack 3, Support 3
    .rulings =
        With a Stronghold on the same field its neighbours get Support 8.

card-knights = Knights
    .acc = Knights
    .gen = Knights
    .plural = Knights
    .text = Attack 4, Support 2
    .rulings =
        The highest Attack of all. Four Warriors have to be ready at once.

## Fortifications

card-garrison = Garrison
    .acc = Garrison
    .gen = Garrison
    .plural = Garrisons
    .text = Support 2
    .rulings =
        It goes on a field of yours, even one you have just conquered. A field holds one Fortification at most.

card-watchtower = Watchtower
    .acc = Watchtower
    .gen = Watchtower
    .plural = Watchtowers
    .text = Support 3
    .rulings =
        Its Support is added to that of the Troop on the same field.

card-fortress = Fortress
    .acc = Fortress
    .gen = Fortress
    .plural = Fortresses
    .text = Support 4
    .rulings =
        A Fortification never attacks, and it brings no money.

card-stronghold = Stronghold
    .acc = Stronghold
    .gen = Stronghold
    .plural = Strongholds
    .text = Support 5
    .rulings =
        Four Craftsmen, or a Magic Builder, put it up. It stays to the end of the game.

## Magic

card-claim = Claim
    .acc = Claim
    .gen = Claim
    .plural = Claims
    .text =
        Put this card on a field that nobody has conquered, with your chip.
        While it lies there, nobody may conquer the field.
        It is discarded just before your next turn.
    .face =
        Nobody may conquer a field of your choice until your next turn.
    .rulings =
        You may not conquer the claimed field either; when your next turn begins you are the first who can.
        A turn with a Claim counts as an active one: the game does not stall.
        A field that is claimed or flooded already can't be claimed.

card-flood = Flood
    .acc = Flood
    .gen = Flood
    .plural = Floods
    .text =
        Put this card on a field that nobody has conquered.
        It stays there to the end of the game, and nobody can conquer the field.
    .face =
        A field nobody has conquered is lost for everybody, for good.
    .rulings =
        A flooded field no longer stands in the way of the end: the game is over when all the others are conquered.
        A claimed field can't be flooded.

card-heavens_fist = Heaven’s Fist
    .acc = Heaven’s Fist
    .gen = Heaven’s Fist
    .plural = Heaven’s Fists
    .text =
        Play it together with a Troop.
        The Troop’s Attack is 3 higher for this conquest.
    .face = +3 Attack for a Troop you play now.
    .rulings =
        It can be combined with other magic on the same Troop.

card-magic_builder = Magic Builder
    .acc = Magic Builder
    .gen = Magic Builder
    .plural = Magic Builders
    .text =
        Play it together with a Fortification.
        You need no Craftsmen for it.
    .face = A Fortification without Craftsmen.
    .rulings =
        All other rules of building hold: a field of your own, one Fortification at most.

card-magic_horn = Magic Horn
    .acc = Magic Horn
    .gen = Magic Horn
    .plural = Magic Horns
    .text =
        Play it together with a Troop.
        The Troop may attack any field of the board, and the Support of all players around it counts.
        You receive no money for this field.
    .face = The Support of all players counts for a Troop you play now. No money.
    .rulings =
        The Troop’s own Followers have to be paid as usual.
        Other magic may be added to the same attack.
        The field can’t be one that is conquered, claimed or flooded.

card-magic_sword = Magic Sword
    .acc = Magic Sword
    .gen = Magic Sword
    .plural = Magic Swords
    .text =
        Play it together with a Troop.
        The Troop’s Attack is 2 higher for this conquest.
    .face = +2 Attack for a Troop you play now.
    .rulings =
        The Mages it takes draw you no cards at the end of the turn.
        It can be combined with other magic on the same Troop.

card-plague = Plague
    .acc = Plague
    .gen = Plague
    .plural = Plagues
    .text =
        All other players turn their Followers face down and may mix them.
        You draw one blindly from each of them; it goes back to the stock.
    .face = Every other player loses a Follower, drawn blindly.
    .rulings =
        Whoever has no Followers loses nothing.
        Nobody gets money for the Follower that is lost.

card-shadow_army = Shadow Army
    .acc = Shadow Army
    .gen = Shadow Army
    .plural = Shadow Armies
    .text =
        Count your Warriors and take as many more from the stock.
        They serve you in this turn only and go back at its end.
    .face = As many Warriors again as you have, for this turn.
    .rulings =
        Warriors you have spent in this turn are counted too; shadows are not.
        If the stock has too few, you get what there is.

card-shadow_follower = Shadow Follower
    .acc = Shadow Follower
    .gen = Shadow Follower
    .plural = Shadow Followers
    .text =
        Take a Warrior or a Craftsman from the stock.
        They serve you in this turn only and go back at its end.
    .face = A Warrior or a Craftsman for this turn.
    .rulings =
        A Mage can’t be called this way.

card-strength_potion = Strength Potion
    .acc = Strength Potion
    .gen = Strength Potion
    .plural = Strength Potions
    .text =
        Play it together with a Troop.
        The Troop’s Attack is 1 higher for this conquest.
    .face = +1 Attack for a Troop you play now.
    .rulings =
        Several Potions may be spent on one Troop.

card-invisible_thief = Invisible Thief
    .acc = Invisible Thief
    .gen = Invisible Thief
    .plural = Invisible Thieves
    .text =
        Look at the hand of a player of your choice.
        Take one of those cards into your own hand.
    .face = Look at another player’s hand and take a card.
    .rulings =
        Nobody but the two of you sees the cards.

## On the cards

kind-troop = Troop
kind-fortification = Fortification
kind-magic = Magic
value-attack = Attack
value-support = Support
value-cost = Cost
value-count = in the deck: { $count }
value-reconstructed = Not printed in our sources, and therefore our own choice: { $values }.
reconstructed-name = its name
reconstructed-cost = what it costs
reconstructed-attack = its Attack
reconstructed-support = its Support
reconstructed-count = how many there are
reconstructed-tokens = how many there are of each kind
reconstructed-monster = who lives here

## Who lives on the fields

monster-goblins = Goblins
monster-imps = Imps
monster-wolves = Wolves
monster-orcs = Orcs
monster-spiders = Spiders
monster-ogres = Ogres
monster-trolls = Trolls
monster-minotaurs = Minotaurs
monster-cyclopes = Cyclopes
monster-hydras = Hydras
monster-wyverns = Wyverns
monster-dragons = Dragons

## Before the start

setting-players = Players
setting-quick = Quick game
    .help = For four: ten fields by chance stay in the box, 51 are left.
    .picker = The land
    .chance = Which monsters live where is left to chance.
setting-first = First player
    .help = Chance decides if you do not.
setting-advanced = Advanced rules (ours)
    .help = The box has advanced rules whose text is lost. This is our own reconstruction: Support of others for money, and Mages who draw at once.

## Who the bots are at the table

bot-greedy = Marauder
bot-planner = Marshal

## The turn

phase-gather = Followers
phase-recruit = Follower
phase-redeal = First turn
phase-act = Actions
phase-exchange = Cards

## Questions

prompt-follower =
    { $number ->
        [1] Choose the first of your two Followers.
       *[other] Choose your second Follower.
    }
prompt-recruit = Hire a Follower?
prompt-redeal = You cannot conquer any field. Discard your hand and draw eight new cards?
prompt-action = Play a card, or end your actions.
prompt-conquer =
    { $magic ->
        [none] { NAME($card) }, Attack { $attack }: which field?
       *[other] { NAME($card) } with { NAMES($magic) }, Attack { $attack }: which field?
    }
prompt-lender = { NAME($card) }: whose Support do you borrow? Points missing: { $count }.
prompt-build =
    { $magic ->
        [none] { NAME($card) }: on which of your fields?
       *[other] { NAME($card) } with { NAMES($magic) }: on which of your fields?
    }
prompt-claim = Claim: which field?
prompt-flood = Flood: which field?
prompt-shadow_follower = Shadow Follower: whom do you call?
prompt-thief = Invisible Thief: whose hand do you look at?
prompt-thief_card = Invisible Thief: which card do you take from { PLAYER($player) }?
prompt-exchange =
    { $chosen ->
        [none] Exchange cards, two for one?
       *[other] To be exchanged: { NAMES($chosen) }.
    }
prompt-stop = { PLAYER($player) } proposes to end the game. Do you agree?

## Answers

option-field = Level { $level } (field { $number })
option-player = { PLAYER($player) }
option-recruit = { NAME($follower, of: "follower") } for { $price }
option-skip = Hire nobody
option-end = End the actions
option-stop = Propose to end the game
option-study = Study: a Mage for a card
option-cancel = Cancel
option-exchange =
    { $count ->
        [0] Keep the hand
        [one] Exchange for { $count } card
       *[other] Exchange for { $count } cards
    }

## Why not

why-not_in_hand = { NAME($card) } is not in your hand.
why-no_followers = { NAME($card) } takes more Followers than you have ready. Missing: { NAMES($missing, of: "follower") }.
why-no_reach = { NAME($card) } cannot take any free field, whatever you add.
why-no_site = { NAME($card) } needs a field of yours without a Fortification.
why-no_effect = { NAME($card) } would do nothing now.
why-needs_troop = { NAME($card) } is played together with a Troop: choose the Troop first.
why-needs_fortification = { NAME($card) } is played together with a Fortification: choose that first.
why-not_with_troop = { NAME($card) } cannot be played together with a Troop.
why-not_with_fortification = { NAME($card) } cannot be played together with a Fortification.
why-already_added = { NAME($card) } is already part of this.
why-no_mages = You have too few ready Mages for { NAME($card) }.
why-no_use = Even with { NAME($card) } no field could be taken.
why-already_yours = This field is yours already.
why-conquered = { PLAYER($player) } has conquered this field.
why-claimed = A Claim of { PLAYER($player) } lies on this field.
why-flooded = This field is flooded.
why-too_strong = The level is { $level }; Attack { $attack } and Support { $support } make { $sum }.
why-not_yours = Fortifications are built on your own fields only.
why-fortified = { NAME($card) } stands here already; one Fortification a field is all.
why-no_stock = There is no { NAME($follower, of: "follower") } left in the stock.
why-no_shadow = A { NAME($follower, of: "follower") } cannot be called now.

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
turn-counterclockwise = Counter-clockwise

field-level = Level { $level }
field-of = Field of { PLAYER($player) }
field-free = Nobody’s
field-claimed = Claimed by { PLAYER($player) }
field-flooded = Flooded
field-support = Support for the neighbours: { $count }

result-conquer = Attack { $attack } + Support { $support } = { $sum }, level { $level }
result-reward =
    { $count ->
        [0] No money
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
label-recruit = { NAME($follower, of: "follower") } for { $price }
label-left = { $count } left in the stock
label-shadow = for this turn only
label-advanced-short = advanced (ours)
label-rivals = Whose?
label-hand-of = Cards of { PLAYER($player) }

legend-support = support for neighbours
legend-attack = attack of a troop
legend-strength = your strength there

face-troop = Stays on the field it takes to the end of the game.
face-fortification = On a field of yours. Does not attack, supports all around.
face-guessed = ≈ our number

sum-attack = Attack of { NAME($card) }
sum-near = { NAME($card) } nearby
sum-near_two = { NAME($card) } and { NAME($fort) }
sum-borrowed = Borrowed support
sum-against = Strength against { $level }
sum-short = Short by { $count }
sum-loot =
    { $count ->
        [0] No money
        [one] Loot: { $count } coin
       *[other] Loot: { $count } coins
    }
sum-tires = To tire
sum-now = Support now
sum-support = Support of the field
sum-rivals = Support of others here
sum-denied = Lost to
sum-near_you = Your support here

result-conquer_field =
    { $reward ->
        [0] Conquer
       *[other] Conquer, +{ $reward }
    }
    .note = Field { $level }: attack { $attack } and support { $support } make { $sum }.
result-build_field = Build, support { $support }
    .note = Field { $level }: its support will be { $support }.
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
answer-redeal_yes = Eight new cards
answer-redeal_no = Keep these
answer-stop_yes = End the game
answer-stop_no = Play on

hint-follower = Warriors conquer, Craftsmen build, Mages do magic and draw cards. You have seen your hand.
hint-recruit =
    { $count ->
        [one] A Follower costs 5, you have { $count } coin. At most one in a turn.
       *[other] A Follower costs 5, you have { $count } coins. At most one in a turn.
    }
hint-conquer = The number on a lit field is your strength there.
hint-exchange = Two cards for one new one; any number of pairs.

preview-troop = { NAME($card) }, attack { $attack }.
preview-magic = With { NAME($card) }.
preview-reach =
    { $count ->
        [0] Takes no field without more magic.
        [one] Can take { $count } field.
       *[other] Can take { $count } fields.
    }

about-rulings = Rulings
about-game = In this game
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

chart-money = Money by round
score-hired_each = 5 each

won-yours = The land is yours, { $name }
won-theirs = The land goes to { $name }
won-points =
    { $count ->
        [one] coin
       *[other] coins
    }

## Why a hint says so

reason-field = takes { $level ->
    [one] a coin
   *[other] { $level } coins
  } and supports the fields around
reason-contested = takes { $level ->
    [one] a coin
   *[other] { $level } coins
  } from a field that others can reach too
reason-follower = { $kind ->
    [warrior] a Warrior conquers fields
    [craftsman] a Craftsman builds
   *[mage] a Mage works magic and brings cards
  }
reason-troop = { NAME($card) } go out with attack { $attack }
reason-card = { NAME($card) } does most now

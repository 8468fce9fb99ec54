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
    .text_advanced = Pays for magic, or studies to draw you a card. A Mage you leave unused draws nothing.

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
        Their Support of 4 counts for you alone, unless somebody blows a Magic Horn or, in the advanced game, borrows it.

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
        A Fortification never attacks, and it brings no coins.

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
        A field that is claimed or flooded already can’t be claimed.

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
        A claimed field can’t be flooded.

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
        You receive no coins for this field.
    .face = The Support of all players counts for a Troop you play now. No coins.
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
        The Mages it takes draw you no cards this turn.
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
        Nobody gets coins for the Follower that is lost.

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
value-count = in the whole game: { $count }
value-reconstructed = Not printed in our sources, and therefore our own choice: { $values }.
reconstructed-name = its name
reconstructed-cost = what it costs
reconstructed-attack = its Attack
reconstructed-support = its Support
reconstructed-count = how many there are
reconstructed-tokens = how many there are of each kind
reconstructed-monster = who lives here

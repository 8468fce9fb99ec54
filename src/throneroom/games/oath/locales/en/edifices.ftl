### Edifices, intact and ruined
## One line of a text for each power of the card; its kind and its cost are printed beside it.

card-sprawling_rampart = Sprawling Rampart
    .text = Every targeted site of this card’s ruler adds 1 more defense die.

card-bandit_rampart = Bandit Rampart
    .text = If this site is a target, remove 2 attack dice.
    .rulings =
        Bandits who rule the site use it by themselves.

card-hall_of_debate = Hall of Debate
    .text = Nobody can target the People’s Favor.
    .rulings =
        It can still be recovered.

card-hall_of_mockery = Hall of Mockery
    .text = A recovered People’s Favor turns to its Mob side.

card-forest_temple = Forest Temple
    .text = In the Chronicle, sites with a Beast card stay on the map.
    .rulings =
        Whoever rules them, and already in the Chronicle in which it is built. Edifices there still fall to ruin if the winner does not rule the site.

card-ruined_temple = Ruined Temple
    .text = Enemies of this card’s ruler cannot play Beast cards face up.
    .rulings =
        If bandits rule it, nobody can.

card-festival_district = Festival District
    .text = Agree on a binding exchange of favor, secrets and advisers with any one player.
    .rulings =
        Locked advisers stay, and limits hold afterwards.

card-squalid_district = Squalid District
    .text = Its ruler may change the result of the end die by 1.
    .rulings =
        After the roll; a 7 counts as 6. A Citizen may not do it, and bandits do not.

card-great_spire = Great Spire
    .text = Swap any of the drawn denizens with random ones of the Dispossessed.
    .rulings =
        With the Truthful Harp you show what you drew and what you keep.

card-fallen_spire = Fallen Spire
    .text = Swap up to 5 denizens from the top of your region’s discard pile with random ones of the Dispossessed.
    .rulings =
        You choose the number unseen; Visions are passed over.

card-ancient_forge = Ancient Forge
    .text = Draw a relic. Keep it or put it under the relic deck.

card-broken_forge = Broken Forge
    .text = Turn this edifice to its intact side.
    .rulings =
        Tokens stay on it. The favor goes to the Nomad bank in Rest, and until then the forge itself is closed.

### Denizens of the Beasts
## One line of a text for each power of the card; its kind and its cost are printed beside it.

card-errand_boy = Errand Boy
    .text = You may search the discard pile of another region.
    .rulings =
        Discards still go by your pawn.

card-wolves = Wolves
    .text = Kill 1 warband on any player’s board.

card-animal_playmates = Animal Playmates
    .text = Spend no Supply if you muster on a Beast card.

card-true_names = True Names
    .text = The enemy cannot use battle plans against you whose suit is found among your advisers.
    .rulings =
        Only face up advisers have a suit. Works when you attack as well, and against bandits.

card-the_old_oak = The Old Oak
    .text = If you trade with this card for secrets and have a Beast adviser, gain 1 more secret.

card-forest_paths = Forest Paths
    .text = Travel to a site with a Beast card without spending Supply, ignoring the powers of sites.
    .rulings =
        Powers of cards, such as Toll Roads, still hold.
        From an enemy’s Shrouded Wood it is free only if its ruler sends you to such a site. If you cannot pay for the others, the ruler may let the travel fail.

card-long_lost_heir = Long-Lost Heir
    .text = If you are an Exile, you may become a Citizen, without a relic.

card-rangers = Rangers
    .text = Ignore skulls you roll. Add 2 attack dice if there are at least 4 defense dice.
    .rulings =
        Dice are counted when you use the plan. Skulls are ignored in any case.

card-roving_terror = Roving Terror
    .text = Discard a denizen at another site and move this card there.
    .rulings =
        Tokens on this card go along. Without a denizen to discard it cannot go there.

card-nature_worship = Nature Worship
    .text = ±1 attack die for each face up Beast adviser of your side.

card-birdsong = Birdsong
    .text = Spend no Supply if you trade with a Beast or Nomad card.

card-small_friends = Small Friends
    .text = Trade as if your pawn were at any site with a Beast card.
    .rulings =
        Trade powers of that site are open to you, those of your real site are not.

card-grasping_vines = Grasping Vines
    .text = Enemies of this card’s ruler who travel from any of the ruler’s sites must kill 1 warband on their board.
    .rulings =
        Also when the travel is forced; without a warband nothing happens. Who ruled is judged before the move.

card-threatening_roar = Threatening Roar
    .text = Discard all Nomad and all other Beast cards at sites of your region.
    .rulings =
        Locked cards stay, and so does this one.

card-fae_merchant = Fae Merchant
    .text = Take the top relic of the deck, then put one of your relics under the deck. Never the Grand Scepter.
    .rulings =
        It may be the new one. The title is checked when all is done.

card-second_chance = Second Chance
    .text = Kill 1 warband on the board of a player with an Order or Discord adviser; gain 1 warband.
    .rulings =
        Yourself included. Without a kill you gain nothing.

card-pied_piper = Pied Piper
    .text =
        Ignore the adviser limit when this card joins your advisers.
        Move this card to another player’s advisers and take 2 favor from them.
    .rulings =
        It does count as an adviser, so the next one may need a discard. The secret travels along and still returns to you in your Rest.

card-mushrooms = Mushrooms
    .text = Spend no Supply, but draw only 1 card, from the bottom of your region’s discard pile.
    .rulings =
        Augury and Greedy add their cards. At the Marshes it draws nothing.

card-insect_swarm = Insect Swarm
    .text = Every battle plan the enemy uses against you also burns 1 favor of theirs.
    .rulings =
        Works when you attack as well. Bandits cannot pay, so they use no plan against you.

card-vow_of_union = Vow of Union
    .text =
        When you attack, your warbands at all sites you rule join your force.
        While you have warbands on your board, you cannot travel from a site you rule.
    .rulings =
        Not optional, and it may cost a site its last warband. Nobody can make you travel while you are bound.
        A Citizen against imperial players adds no imperial sites. With the Bandit Crown bandits join but cannot die.

card-giant_python = Giant Python
    .text = Whoever attacks you must choose targets with an even number of defense dice in all.
    .rulings =
        Dice of the title and of plans do not count; those of Sprawling Rampart, Sealing Ward and the Circlet do.
        If no even set is possible, you cannot be attacked. For an imperial defense only the defender’s or the Chancellor’s copy works.

card-war_tortoise = War Tortoise
    .text = Ignore the enemy’s double swords if you defend, or double shields if you attack.
    .rulings =
        Skulls on ignored faces still kill.

card-new_growth = New Growth
    .text = You may play a Beast or Hearth card to any site.
    .rulings =
        Face up and with room for it.

card-wild_cry = Wild Cry
    .text = If you play a Beast card, gain 1 Supply and 2 warbands.

card-animal_host = Animal Host
    .text = Gain 1 warband for each Beast card at sites.
    .rulings =
        Whoever rules them. This card counts if you play it to a site.

card-memory_of_nature = Memory of Nature
    .text = Move as much favor from other banks to the Beast bank as there are Beast cards at sites.
    .rulings =
        You choose how much from which bank.

card-marsh_spirit = Marsh Spirit
    .text = Whoever targets this site cannot use battle plans in that campaign.

card-vow_of_poverty = Vow of Poverty
    .text =
        You cannot gain favor by trading.
        If you have no favor, take 2 favor from any one bank.
    .rulings =
        The favor of Careless is lost too.

card-forest_council = Forest Council
    .text = Enemies of this card’s ruler cannot trade with Beast cards or muster on them.

card-walled_garden = Walled Garden
    .text = If this site is a target, add 1 defense die for each Beast card at sites.
    .rulings =
        This card counts.

card-vow_of_beastkin = Vow of Beastkin
    .text = You must muster on a card whose suit you have among your advisers, and gain 1 more warband.

card-bracken = Bracken
    .text = Put all discards of this search on the top or the bottom of one discard pile.
    .rulings =
        You name the pile at the first discard. The People’s Favor discard goes there too, but not those of When played. Not together with the Cracked Horn.

card-wild_allies = Wild Allies
    .text = Campaign without spending Supply as if your pawn were at any site with a Beast card. Your warbands there join your force.
    .rulings =
        You need not rule that site.

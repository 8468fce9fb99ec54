### Denizens of Discord
## One line of a text for each power of the card; its kind and its cost are printed beside it.

card-mercenaries = Mercenaries
    .text = ±3 attack dice. If you are defeated, discard this card.
    .rulings =
        ± means that you choose: add these dice to the attack or remove them. An attacker will add, a defender remove.

card-a_small_favor = A Small Favor
    .text = Gain 4 warbands.

card-second_wind = Second Wind
    .text = If you win, then once this campaign is over you may travel and after that campaign, both without spending Supply.
    .rulings =
        You may take either of the two and leave the other.
        Both are lost if your Act phase has ended by then, as with Martial Culture.

card-sleight_of_hand = Sleight of Hand
    .text = Take 1 secret from a player at your site who has at least 2.
    .rulings =
        Only secrets on the player’s board count, face down ones too. You choose which to take; it keeps its facing.

card-key_to_the_city = Key to the City
    .text = If the ruler’s pawn is not at this site, kill all warbands here; then gain 1 warband and place it here.
    .rulings =
        Works at an empty site too, which bandits rule.
        At an imperial site the pawn of any imperial player prevents it.
        If the absent ruler is you, your own warbands die. With the Ring of Devotion the new warband stays on your board.

card-scryer = Scryer
    .text = Look through any one discard pile.
    .rulings =
        You see every card of the pile, not only the top one.

card-disgraced_captain = Disgraced Captain
    .text = Add 4 attack dice if any targeted site has an Order card.
    .rulings =
        The site itself must be a target; a pawn or relic there is not enough. Several such sites do not add more dice.

card-naysayers = Naysayers
    .text = If an Exile has the title, take 1 favor from the Chancellor.
    .rulings =
        That Exile may be you, and the side of the title does not matter.

card-book_burning = Book Burning
    .text = If you win and the defender’s pawn was a target, the defender burns all secrets on their board but one.
    .rulings =
        Face up and face down secrets count alike.

card-charlatan = Charlatan
    .text = Burn secrets from the Darkest Secret until 1 is left on it.
    .rulings =
        Secrets elsewhere are not touched. Nothing is recovered, so the Vow of Silence gains nothing.

card-assassin = Assassin
    .text =
        You may have only 2 advisers.
        Discard a face up adviser of a player at your site, unless it is locked.
    .rulings =
        With two locked advisers you cannot play it face up: the limit could not be met.

card-downtrodden = Downtrodden
    .text = Gain 2 more warbands if the bank of the card’s suit has less favor than every other bank.
    .rulings =
        Banks are compared before you pay. A tie for the poorest bank is not enough.

card-blackmail = Blackmail
    .text = Name a relic of a player at your site. They either give you 3 favor or lose that relic to you.
    .rulings =
        Only a relic that you may take can be named. The 3 favor are given in full or not at all.

card-cracked_sage = Cracked Sage
    .text = ±4 attack dice if the enemy side has a face up Arcane adviser.

card-dissent = Dissent
    .text = Everyone except the holder of the People’s Favor places 1 favor on this card for each suit among the cards they rule.
    .rulings =
        Who has too little gives everything. The Chancellor and each Citizen count the cards at all imperial sites.
        The favor lies here until the active player’s Rest.

card-false_prophet = False Prophet
    .text =
        If you are an Exile, gain 1 warband and put it on any revealed Vision. That Vision counts as revealed by you as well.
        When that Vision is discarded, kill the warband and take the Vision as if you had drawn it in a Search.
    .rulings =
        Without a revealed Vision you keep the warband on your board.
        The warband stays on the Vision if you become a Citizen, but only an Exile can win with it.
        You get the Vision on another player’s turn too, right after the step that discarded it. Play it where that is allowed, or discard it; Forced Labor charges for it.

card-vow_of_renewal = Vow of Renewal
    .text =
        You cannot recover the People’s Favor.
        Favor burned by anyone comes to your board instead.
    .rulings =
        Only Recover is closed: you may seize the banner. Costs paid by burning count as paid.
        Favor burned by you, as the price of a relic, by bandits or from a seized banner comes to you too. With your Vow of Kinship it goes on to the Nomad bank.

card-zealots = Zealots
    .text = If the defending force is larger than yours, every warband you sacrifice is worth 3.
    .rulings =
        Forces are compared when you use it; skulls come later and change nothing. Bandits count as their force.
        You still sacrifice nobody or the fewest that win.

card-royal_ambitions = Royal Ambitions
    .text = If you are an Exile and rule more sites than the Empire, you may become a Citizen and take one relic of the Reliquary, unseen.
    .rulings =
        With an empty Reliquary you become a Citizen without a relic.

card-salt_the_earth = Salt the Earth
    .text =
        Cannot be played to a site with a locked card.
        Play it regardless of capacity, then discard all other denizens here. While this card is here, the site holds 1 card.
    .rulings =
        Drowned City will do, a face down site will not.
        Edifices and ruins are locked, and so is what Ancient Bloodline locks for you.

card-beast_tamer = Beast Tamer
    .text = In your campaigns the enemy side cannot use Beast and Nomad battle plans.
    .rulings =
        Works whether you attack, defend or help as an ally, and against bandits too.

card-riots = Riots
    .text = If the People’s Favor shows the Mob, discard all other cards of the most common suit at sites.
    .rulings =
        You decide a tie. Advisers are neither counted nor discarded. Edifices count for their suit and stay.

card-silver_tongue = Silver Tongue
    .text =
        You may have only 2 advisers.
        Take 1 favor from a bank whose suit is found among the cards at your site.
    .rulings =
        With two locked advisers you cannot play it face up: the limit could not be met.

card-gambling_hall = Gambling Hall
    .text = Roll 4 defense dice. Take as much favor from one bank as there are shields.
    .rulings =
        ×2 doubles the shields as in a campaign. You choose the bank after the roll.

card-boiling_lake = Boiling Lake
    .text = Whoever travels here without ruling this card must kill 2 warbands on their board.
    .rulings =
        Also when the travel is forced. With only 1 warband, that one dies.
        Comes after Grasping Vines and before the Dragonskin Drum.

card-relic_thief = Relic Thief
    .text = After another player in your region has taken relics, roll 1 defense die for each. If no die shows a shield, take all those relics.
    .rulings =
        Blank faces and ×2 have no shield. One roll decides over all the relics.
        Any taking counts: Recover, campaign, drawing from the relic deck, even from you. Relics given in a deal or with Citizenship are safe.
        The title is checked after the first taking and again after the theft.

card-enchantress = Enchantress
    .text = Swap this card with a face up adviser of any player, unless it is locked.
    .rulings =
        A player who is then over the limit discards an adviser, but not Enchantress.

card-insomnia = Insomnia
    .text =
        You may have only 2 advisers.
        Gain 1 secret.
    .rulings =
        With two locked advisers you cannot play it face up: the limit could not be met.

card-sneak_attack = Sneak Attack
    .text = After another player’s campaign you may campaign against that player without spending Supply.
    .rulings =
        That player must be a defender you could name: at your site, or ruling it.
        Comes right after the campaign, before its attacker’s Second Wind.

card-gossip = Gossip
    .text = Enemies of this card’s ruler cannot play advisers face down.
    .rulings =
        Ruled by bandits it binds everybody. Advisers that already lie face down may stay.
        A drawn card that cannot be played face up is discarded.

card-bandit_chief = Bandit Chief
    .text =
        Kill 1 warband at each site.
        Every site has 2 more bandits.
    .rulings =
        Your sites suffer as well; boards are not touched. As long as this card lies face up, a site has 3 bandits.

card-chaos_cult = Chaos Cult
    .text = Whenever the title passes to another player, take 1 favor from them.
    .rulings =
        Turning the title to its Usurper side is no passing.

card-slander = Slander
    .text = If you win and the defender’s pawn was a target, the defender burns all of their favor instead of half.
    .rulings =
        Once the plan is used, the burning is not optional.

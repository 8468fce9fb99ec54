### Denizens of the Hearth
## One line of a text for each power of the card; its kind and its cost are printed beside it.

card-tinkers_fair = Tinker’s Fair
    .text = Agree on a binding exchange of favor, secrets and relics with any one player.
    .rulings =
        Everything changes hands at once; nothing else can be promised.

card-wayside_inn = Wayside Inn
    .text = Gain 2 Supply.

card-extra_provisions = Extra Provisions
    .text = Add 1 defense die.

card-memory_of_home = Memory of Home
    .text = Move all favor of one bank to the Hearth bank.

card-welcoming_party = Welcoming Party
    .text = If you play a denizen face up straight from the draw, gain 1 favor from the Hearth bank.
    .rulings =
        Not for a card kept face down and turned up later, and not for this card itself.

card-traveling_doctor = Traveling Doctor
    .text = If you are defeated, nobody in your force is killed; discard this card.
    .rulings =
        Powers that would kill the whole force are ignored too.

card-storyteller = Storyteller
    .text = Add 1 secret to the Darkest Secret.
    .rulings =
        From the shared bank, and also while the banner lies there.

card-armed_mob = Armed Mob
    .text = Discard a face up adviser of the player who holds the Darkest Secret but not the People’s Favor.
    .rulings =
        You choose which, but no locked one. That player may be you.

card-tavern_songs = Tavern Songs
    .text = Look at the top 3 cards of your region’s discard pile.

card-homesteaders = Homesteaders
    .text = Move a face up adviser of yours to your site.
    .rulings =
        There must be room, and the card’s icon must allow it. A move is no play: you gain no favor.

card-crop_rotation = Crop Rotation
    .text = Before playing a card to a site you may discard a denizen there.
    .rulings =
        May be combined with the People’s Favor.

card-a_round_of_ale = A Round of Ale
    .text = Return all favor and secrets from cards as in Rest. The favor on this card stays.
    .rulings =
        Your face down secrets turn up. Supply is not refreshed, and Rest powers are not used.

card-land_warden = Land Warden
    .text = You may play 2 of the drawn cards, at least one of them to a site.
    .rulings =
        One after the other, each with all that playing brings. The other may go face down. Welcoming Party and Wild Cry pay once.

card-charming_friend = Charming Friend
    .text = Take 1 favor from a player at your site.

card-village_constable = Village Constable
    .text = ±2 attack dice unless your enemy holds the People’s Favor.

card-family_heirloom = Family Heirloom
    .text = Draw a relic. Keep it or put it under the relic deck.

card-news_from_afar = News from Afar
    .text = Spend no Supply on this search.

card-levelers = Levelers
    .text = Move 2 favor from the richest bank to the poorest.
    .rulings =
        You choose between equal banks.

card-fabled_feast = Fabled Feast
    .text = Choose a bank. Take 1 favor from it for each Hearth card you rule.
    .rulings =
        This card counts.

card-the_great_levy = The Great Levy
    .text = Unless your enemy holds the People’s Favor: ±3 attack dice, and ignore skulls you roll.
    .rulings =
        If the enemy has the banner, the whole plan does nothing.

card-hearts_and_minds = Hearts and Minds
    .text = You win at once. At the end of the campaign discard this card unless you hold the People’s Favor.
    .rulings =
        No dice are rolled, and no further plan is used.

card-relic_breaker = Relic Breaker
    .text = Put a face down relic at your site under the relic deck and gain 3 warbands.

card-book_binders = Book Binders
    .text = When another player plays a Vision face up, gain 2 favor from one bank.
    .rulings =
        The Conspiracy counts.

card-ballot_box = Ballot Box
    .text = If you are an Exile holding the People’s Favor, become a Citizen, without a relic.

card-saddle_makers = Saddle Makers
    .text = When another player plays a Nomad or Order card face up, gain 2 favor from the bank of that suit.
    .rulings =
        After that player’s own favor, before the card’s When played.

card-herald = Herald
    .text = After another player’s campaign against a player, gain 1 favor from any bank.
    .rulings =
        Campaigns against bandits do not count. Comes before Sneak Attack, and after one again.

card-rowdy_pub = Rowdy Pub
    .text = Gain 1 more warband if you muster on this card.

card-vow_of_peace = Vow of Peace
    .text =
        You cannot campaign.
        Attackers cannot sacrifice warbands against you.
    .rulings =
        Free campaigns are closed to you as well. The Chancellor’s vow does not bind the Citizens.

card-deed_writer = Deed Writer
    .text = Agree on a binding exchange of favor, secrets and sites you rule with any one player.
    .rulings =
        The old ruler’s warbands go to their board; the new ruler places at least 1 from theirs. Nobody gets a site they could not rule.
        Imperial players do not trade imperial sites with one another. A Citizen needs no leave from the Chancellor.

card-salad_days = Salad Days
    .text = Gain 1 favor from each of three banks.
    .rulings =
        Besides the favor for playing the card.

card-marriage = Marriage
    .text = Counts as two Hearth advisers, but as one towards your limit.
    .rulings =
        So a trade with a Hearth card brings 2 more. Where cards are counted, not advisers, it is one.

card-hospital = Hospital
    .text = Set aside your warbands that would be killed. At the end of the campaign place them here if you rule this site; if not, they are killed.
    .rulings =
        Skulls, plans, sacrifices and defeat: all of them. Saved warbands do not count for the Cursed Cauldron.
        Against the Obsidian Cage: first Hospital, then the rest is caged.

card-awaited_return = Awaited Return
    .text = Sacrifice 1 warband on your board to spend no Supply on this trade.

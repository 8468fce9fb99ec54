### Denizens of the Nomads
## One line of a text for each power of the card; its kind and its cost are printed beside it.

card-rain_boots = Rain Boots
    .text = Ignore single shields the enemy rolls. At the end of the campaign discard this card.

card-ancient_binding = Ancient Binding
    .text = Every player burns all of their secrets but one. Yours is the one on this card.
    .rulings =
        Secrets on boards and on cards, face down ones too; those on the Darkest Secret stay. A face up one is kept if there is any.

card-horse_archers = Horse Archers
    .text = ±3 attack dice. At the end of the campaign discard this card.

card-warning_signals = Warning Signals
    .text = Move your warbands freely between your board and the sites you rule, but no site’s last one. At the end of the campaign discard this card.
    .rulings =
        The force is counted afterwards. A Citizen needs no leave from the Chancellor. If an ally uses it, the defender’s board is meant.

card-elders = Elders
    .text = Gain 1 secret.

card-the_gathering = The Gathering
    .text = Each player may move their pawn here. Then those present may agree on binding exchanges of favor, secrets, relics and advisers.
    .rulings =
        The Chancellor begins, then clockwise. Exchanges go on until all pass. Coming here is no travel, and pawns stay. Locked advisers cannot change hands.

card-faithful_friend = Faithful Friend
    .text = Gain 4 Supply.

card-tents = Tents
    .text = Spend no Supply if you travel within your region.
    .rulings =
        Chosen at the start: lost if the ruler of the Shrouded Wood sends you out of the region.

card-great_herd = Great Herd
    .text = You may swap this card with a Nomad card at any site.
    .rulings =
        Not with a locked one.

card-convoys = Convoys
    .text = Put the discard pile of another region on top of that of your region.
    .rulings =
        Whole and in order.

card-vow_of_kinship = Vow of Kinship
    .text = Your favor is in the Nomad bank: what you have and get goes there, and you may pay from there.
    .rulings =
        It is not on your board, so others cannot take it and nothing makes you use it. It may pay any cost, even on Nomad cards.

card-wild_mounts = Wild Mounts
    .text = If Nomad plans would be discarded at the end of this campaign, you may discard one Beast card you rule instead of all of them.
    .rulings =
        Only for plans of your own side. Bandits with two or more such plans give up the first Beast card from the top of the Cradle.

card-lancers = Lancers
    .text = Your attack roll counts twice. At the end of the campaign discard this card.
    .rulings =
        As if every face had come up twice: hollow swords are paired after that, and each skull kills 2. Sacrifices are not doubled.

card-mountain_giant = Mountain Giant
    .text = ±1 attack die, or ±3 and discard this card at the end of the campaign.

card-rival_khan = Rival Khan
    .text = ±4 attack dice if the enemy side has a face up Nomad adviser. At the end of the campaign discard this card.

card-lost_tongue = Lost Tongue
    .text = Other players can target or take your relics and banners only if they rule a Nomad card.

card-special_envoy = Special Envoy
    .text = Spend no Supply on this travel. After it your Act phase ends.
    .rulings =
        What follows a travel, such as Hospitality, still happens.

card-resettle = Resettle
    .text = Move a face up Nomad adviser of any player to any site.
    .rulings =
        Not a locked one; the site needs room, and the icon must allow it.

card-oracle = Oracle
    .text = Take the topmost Vision of the world deck. Play or discard it as in a Search.
    .rulings =
        The track of Visions advances; the other cards keep their order. You may keep it face down. Forced Labor charges for it.

card-pilgrimage = Pilgrimage
    .text = Put all unlocked denizens at your site among the Dispossessed. Draw as many from there at random, look at them and put them on your region’s discard pile.
    .rulings =
        Tokens on them return as on a discard.

card-spell_breaker = Spell Breaker
    .text = Enemies of this card’s ruler cannot use powers that cost secrets.
    .rulings =
        Powers that turn a secret face down are closed too. Mustering by Initiation Rite is no power.

card-mounted_patrol = Mounted Patrol
    .text = The attacker rolls only half of the dice, rounded down. At the end of the campaign discard this card.
    .rulings =
        Half of what is there after all plans.

card-great_crusade = Great Crusade
    .text = ±1 attack die for each Nomad card your side rules. At the end of the campaign discard this card.
    .rulings =
        This card counts. Bandits count all Nomad cards at their sites.

card-ancient_bloodline = Ancient Bloodline
    .text = For your enemies all denizens and relics at sites you rule are locked.
    .rulings =
        Always: they cannot recover, discard, move or swap them.

card-ancient_pact = Ancient Pact
    .text = If you are an Exile holding the Darkest Secret, you may give it to the Chancellor, become a Citizen and take one relic of the Reliquary, unseen.

card-storm_caller = Storm Caller
    .text = Add 2 defense dice. At the end of the campaign discard this card.

card-family_wagon = Family Wagon
    .text = Nomad advisers do not count towards your limit, but you may have only one other adviser.
    .rulings =
        A face down adviser has no suit and is another one. The limit is checked with this card in place.

card-way_station = Way Station
    .text = Its ruler travels here without spending Supply, and so does anyone who gives the ruler 1 favor.
    .rulings =
        From wherever they are. For the Empire the Chancellor gets the favor; for bandits it is burned.

card-twin_brother = Twin Brother
    .text = You may swap this card with a face up Nomad adviser of another player.
    .rulings =
        Not with a locked one.

card-hospitality = Hospitality
    .text = After traveling gain 1 favor from a bank whose suit you have both at your new site and among your advisers.

card-a_fast_steed = A Fast Steed
    .text = Spend no Supply if you have at most 3 warbands on your board.

card-relic_worship = Relic Worship
    .text = If you recover a relic, gain 3 Supply.

card-sacred_ground = Sacred Ground
    .text = Visions can be played face up only by players whose pawn is here.
    .rulings =
        Everybody is bound. The Conspiracy is exempt.

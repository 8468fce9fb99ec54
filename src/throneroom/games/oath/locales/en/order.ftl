### Denizens of Order
## One line of a text for each power of the card; its kind and its cost are printed beside it.

card-wrestlers = Wrestlers
    .text = Sacrifice 1 warband of the defending force to add 1 defense die.
    .rulings =
        The last warband of a targeted site may go, but that does not save the site. A warband on an ally’s board will do if that board counts.

card-battle_honors = Battle Honors
    .text = If you win, gain 2 favor from the Order bank.
    .rulings =
        If bandits win with it, the favor is burned.

card-bear_traps = Bear Traps
    .text = Remove 1 attack die and kill 1 warband on the attacker’s board.
    .rulings =
        The kill takes no second die away. With no attack die left you add a defense die; with no warband on the board nobody dies.

card-longbows = Longbows
    .text = ±1 attack die.

card-keep = Keep
    .text = If this site is a target, add 2 defense dice.

card-pressgangs = Pressgangs
    .text = You may muster on a card that already bears favor or secrets.

card-garrison = Garrison
    .text = Gain 1 warband for each site you rule, then place 1 at each of them.
    .rulings =
        They come from your board, as far as they go.

card-scouts = Scouts
    .text = Gain 1 Supply.
    .rulings =
        At once, and even if the campaign was free.

card-martial_culture = Martial Culture
    .text = If you are an Exile and defeat an Exile, you may become a Citizen, without a relic.
    .rulings =
        You decide once the result is known; it comes before Second Wind. A winning defender may do so as well.

card-code_of_honor = Code of Honor
    .text = ±2 attack dice. Your side can use no other battle plan.
    .rulings =
        Not after another plan of your side either. Bandits who rule it use it alone.

card-outriders = Outriders
    .text = Ignore skulls you roll.
    .rulings =
        The two swords on those faces count.

card-messenger = Messenger
    .text = Move your warbands freely between your board and the sites you rule, but no site’s last one.
    .rulings =
        A Citizen needs no leave from the Chancellor.

card-field_promotion = Field Promotion
    .text = If you win, gain 3 warbands.

card-palanquin = Palanquin
    .text = Choose another player at your site and another site. Put your pawn there; then they travel there without spending Supply.
    .rulings =
        The place must be one they can travel to, and where they would have to pay they must agree. Your own move is no travel: no toll, no Tyrant.
        From the Shrouded Wood its ruler sends the carried pawn where they like; your own goes where you chose.

card-shield_wall = Shield Wall
    .text = Add 2 defense dice. If you are defeated, your whole force is killed.
    .rulings =
        Traveling Doctor or Billowing Fog on your side still saves everybody.

card-military_parade = Military Parade
    .text = If you win, gain 1 favor for each face up adviser of your enemy, from the bank of that adviser’s suit.
    .rulings =
        Advisers of imperial allies count. If bandits win with it, the favor is burned.

card-tome_guardians = Tome Guardians
    .text = Enemies of this card’s ruler cannot target or take the Darkest Secret.
    .rulings =
        By Recover neither. Ruled by bandits: nobody can.

card-tyrant = Tyrant
    .text = After you travel you must kill 1 warband at the site you came to.
    .rulings =
        Your own if need be. Warbands on boards are never touched, and where there are none nothing happens.

card-forced_labor = Forced Labor
    .text = Enemies of this card’s ruler at any of the ruler’s sites must give the ruler 1 favor to search.
    .rulings =
        Due each time, also for turning up or discarding a face down adviser and for Oracle. For the Empire the Chancellor gets it; for bandits it is burned.

card-secret_police = Secret Police
    .text = Enemies of this card’s ruler at any of the ruler’s sites cannot play Visions face up.
    .rulings =
        The Conspiracy is a Vision too.

card-specialist = Specialist
    .text = The defending side cannot use battle plans.
    .rulings =
        The defender’s imperial allies included.

card-captains = Captains
    .text = Campaign without spending Supply as if your pawn were at any site you rule. Your warbands there join your force.
    .rulings =
        That site need not be a target. A Citizen may attack imperial players this way; those warbands then fight for the attack, not the defense.
        Sites of which you rule only the cards (Grand Mask) will not do.

card-siege_engines = Siege Engines
    .text = Kill 2 warbands at one site of your region.

card-royal_tax = Royal Tax
    .text = Take 2 favor from each player at sites you rule in your region.
    .rulings =
        Who has less gives it all.

card-toll_roads = Toll Roads
    .text = Enemies of this card’s ruler must give the ruler 1 favor to travel to any of the ruler’s sites.
    .rulings =
        A forced traveler enters only if willing to pay. No toll at a face down site. For the Empire the Chancellor gets it; for bandits it is burned.

card-curfew = Curfew
    .text = Enemies of this card’s ruler must give the ruler 1 favor to trade with a card the ruler rules.
    .rulings =
        For the Empire the Chancellor gets it; for bandits it is burned.

card-knights_errant = Knights Errant
    .text = After mustering you may campaign without spending Supply.

card-vow_of_obedience = Vow of Obedience
    .text =
        You cannot play Visions face up.
        Take 1 favor from any bank.
    .rulings =
        A Vision you revealed earlier stays. The Conspiracy is a Vision too.

card-hunting_party = Hunting Party
    .text = After searching the world deck you may campaign without spending Supply.

card-council_seat = Council Seat
    .text = As a Citizen you cannot be exiled, not even by yourself.

card-encirclement = Encirclement
    .text = ±2 attack dice if your force is larger.
    .rulings =
        Forces are compared when the plan is used. Bandits count as their force.

card-peace_envoy = Peace Envoy
    .text = Only if your side uses no other plan and the enemy’s pawn is at your site. Give the enemy 1 favor for each defense die: you win at once, and nobody is killed.
    .rulings =
        Pay in full or not at all. The favor goes to the player you fight, not to allies. An attacker then takes the targets as after any victory.

card-relic_hunter = Relic Hunter
    .text = You may also target face down relics at targeted sites, each with 1 defense die. Any relic you take in this campaign may go under the relic deck instead.
    .rulings =
        You choose these targets when you use the plan, and see the relics only when they are taken. The Grand Scepter never goes under the deck.

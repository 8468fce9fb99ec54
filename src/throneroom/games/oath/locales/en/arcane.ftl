### Denizens of the Arcane
## One line of a text for each power of the card; its kind and its cost are printed beside it.

card-alchemist = Alchemist
    .text = Gain 4 favor from any banks, split as you like.

card-fire_talkers = Fire Talkers
    .text = ±3 attack dice if your side holds the Darkest Secret.
    .rulings =
        Your whole side counts: a Citizen may use it thanks to the Chancellor’s banner if both fight together.

card-magicians_code = Magician’s Code
    .text = When you recover the Darkest Secret, add 2 secrets from the shared bank to those you pay.
    .rulings =
        If 2 are enough, you need pay none of your own.

card-spirit_snare = Spirit Snare
    .text = Take 1 favor from any bank.

card-wizard_school = Wizard School
    .text = Gain 1 secret, then end your Act phase.

card-dazzle = Dazzle
    .text = Discard all Hearth and Order cards at sites of your region.
    .rulings =
        Locked cards stay.

card-acting_troupe = Acting Troupe
    .text = Treat this adviser as a Beast or an Order card in this trade.
    .rulings =
        You may leave it Arcane. Outside Trade it always is.

card-taming_charm = Taming Charm
    .text = Discard a Beast or Nomad card at your site and gain 2 favor from the bank of its suit.
    .rulings =
        Favor lying on the discarded card is back in its bank in time.

card-inquisitor = Inquisitor
    .text = Look at a face down adviser of a player at your site. If it is the Conspiracy, play or discard it yourself. If not, give that player the favor on this card.
    .rulings =
        You may also keep the Conspiracy face down among your advisers. This is not a Search, so Forced Labor charges nothing.

card-secret_signal = Secret Signal
    .text = If this trade brings you exactly 1 favor, gain 1 more from the same bank.
    .rulings =
        What the bank really paid counts. It works with the favor of Careless as well.

card-augury = Augury
    .text = Draw 1 more card.
    .rulings =
        A Vision from the world deck still stops the draw. With Mushrooms you draw 2.

card-rusting_ray = Rusting Ray
    .text = Ignore hollow swords the attacker rolls if your side holds the Darkest Secret.

card-portal = Portal
    .text = Travel to or from this site without spending Supply, ignoring the powers of all sites.
    .rulings =
        To come here you must rule the card; to leave, being here is enough. Powers of cards, such as Toll Roads, still hold.

card-billowing_fog = Billowing Fog
    .text = If you are defeated, nobody in your force is killed.
    .rulings =
        Powers that would kill the whole force are ignored too. Skulls and sacrifices come earlier and are not undone.

card-kindred_warriors = Kindred Warriors
    .text = Ignore skulls you roll. ±1 attack die for each suit but Arcane among the cards your side rules.
    .rulings =
        Advisers and cards at your sites count, intact edifices too. You may take fewer dice.

card-terror_spells = Terror Spells
    .text = If you hold the Darkest Secret, kill any 2 warbands in your region.
    .rulings =
        They may stand at sites or on boards of players whose pawns are in the region, in any mix.

card-blood_pact = Blood Pact
    .text = Sacrifice any even number of warbands on your board: gain 1 secret for every 2.

card-revelation = Revelation
    .text = Each player may burn favor to gain as many secrets.
    .rulings =
        The Chancellor begins, the others follow clockwise, whoever played the card.

card-observatory = Observatory
    .text = With your pawn here, you may search the discard pile of any region.

card-plague_engines = Plague Engines
    .text = Every player moves 1 favor from their board to the Arcane bank for each site they rule.
    .rulings =
        You too. Who has too little moves everything. Each imperial player counts all imperial sites. Nothing is burned.

card-gleaming_armor = Gleaming Armor
    .text = Every battle plan the enemy uses against you costs 1 more secret, placed on it.
    .rulings =
        Works when you attack as well; as a Citizen’s adviser only in campaigns that the Citizen has joined.
        Bandits cannot pay, so they use no plan against you.

card-bewitch = Bewitch
    .text = If you are an Exile with more secrets than the Chancellor, you may become a Citizen, without a relic.
    .rulings =
        Yours count on your board and on cards, the Chancellor’s on the board. Secrets on banners do not count.

card-jinx = Jinx
    .text = After you roll attack or defense dice you may roll all of them again.
    .rulings =
        You must rule the card, and you pay after seeing the roll. The same dice are never rolled a third time.
        It is no battle plan, and works for Relic Thief and Gambling Hall too.

card-tutor = Tutor
    .text = Gain 1 secret.

card-dream_thief = Dream Thief
    .text = Swap any two face down advisers.
    .rulings =
        You do not look at cards of others. Who knew a card still knows it; each new owner sees what they got.

card-cracking_ground = Cracking Ground
    .text = ±1 attack die for each targeted site.

card-sealing_ward = Sealing Ward
    .text = Each of your relics that is a target adds 1 more defense die.

card-initiation_rite = Initiation Rite
    .text = You must muster with 1 secret instead of 1 favor.

card-vow_of_silence = Vow of Silence
    .text =
        You cannot recover the Darkest Secret or give secrets.
        Whenever a player recovers the Darkest Secret, gain as many secrets as were placed on it.
    .rulings =
        You may seize the banner. Others may still take secrets from you. Secrets from the Magician’s Code count.

card-forgotten_vault = Forgotten Vault
    .text = Add 1 secret to the Darkest Secret, or burn 1 from it. The last one stays.
    .rulings =
        Also while the banner lies in the shared bank.

card-map_library = Map Library
    .text = With your pawn here, you may trade with a card at any site of the region.

card-witchs_bargain = Witch’s Bargain
    .text = Any number of times: give a player at your site 1 secret and take 2 favor, or give 2 favor and take 1 secret. They cannot refuse.
    .rulings =
        Several players may be dealt with, and the last secret may go.
        What you give, you give in full. A player with fewer than 2 favor gives what there is.

card-master_of_disguise = Master of Disguise
    .text = In this trade use the advisers of one other player instead of yours.
    .rulings =
        Their trade powers are yours as well. Your own Vow of Poverty or Vow of Kinship does not bind you meanwhile.

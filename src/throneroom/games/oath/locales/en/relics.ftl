### Relics
## One line of a text for each power of the card; its kind and its cost are printed beside it.

card-sticky_fire = Sticky Fire
    .text = If you win, you may kill the enemy’s whole force; if you do, give that enemy 1 favor.
    .rulings =
        The favor goes to the player you fight, not to allies, and is due even if the killing is prevented. Bandits are not touched.

card-cursed_cauldron = Cursed Cauldron
    .text = If you win, gain 1 warband for each enemy warband killed in this campaign.
    .rulings =
        Skulls, plans and defeat all count; bandits and those saved by Hospital do not. A Citizen gains imperial warbands.

card-brass_horse = Brass Horse
    .text = Reveal the top card of your region’s discard pile, then travel without spending Supply to another site with a card of its suit.
    .rulings =
        If there is no such site, or a Vision came up, travel anywhere. With an empty pile it cannot be used.
        From an enemy’s Shrouded Wood its ruler chooses among the allowed sites.

card-truthful_harp = Truthful Harp
    .text = You may draw 2 more cards. If you do, reveal all you draw and the one you keep.
    .rulings =
        Decided at the start; a Vision still stops the draw.

card-grand_mask = Grand Mask
    .text = On your turn, if you are an Exile, you and not the Empire rule the cards at imperial sites, except battle plans.
    .rulings =
        Cards only, not sites. So Toll Roads and the like there do not bind you on your turn.

card-horned_mask = Horned Mask
    .text = Swap a face up adviser of yours with a card at your site.
    .rulings =
        Icons and locks of both hold. A swap is no play: no favor.

card-cup_of_plenty = Cup of Plenty
    .text = Spend no Supply if the card’s suit is found among your advisers.

card-whistle = Whistle
    .text = Another player travels to your site without spending Supply and gets the secret on this relic.
    .rulings =
        Choose a player who is elsewhere. Where they would have to pay to enter they must agree; the Narrow Pass may stop them.
        If the ruler of a Shrouded Wood sends them elsewhere, you keep the secret.

card-dowsing_sticks = Dowsing Sticks
    .text = Draw a relic. Keep it or put it under the relic deck.

card-cracked_horn = Cracked Horn
    .text = You may put all discards of this search under the world deck.
    .rulings =
        All or none. Visions too; the track does not go back.

card-bandit_crown = Bandit Crown
    .text = Treat bandits as your warbands at sites not ruled by an enemy. They cannot be killed, moved or sacrificed.
    .rulings =
        You rule sites without warbands. A site of yours with 1 warband defends itself with 2. You may take the last warband away from your site.

card-ring_of_devotion = Ring of Devotion
    .text = You cannot place warbands at sites. When mustering gain 2 more warbands.
    .rulings =
        No way of placing them is open: after campaigns, by moving, by cards. The 2 warbands are not optional.

card-skeleton_key = Skeleton Key
    .text = At a site ruled by the Chancellor: look at a relic in the Reliquary. You may take it.
    .rulings =
        The emptied space then binds the Chancellor. The Chancellor may use the key as well.

card-oracular_pig = Oracular Pig
    .text = Look at the top 3 cards of the world deck.
    .rulings =
        They keep their order, and the track of Visions does not move.

card-circlet_of_command = Circlet of Command
    .text = Other players cannot target or take your banners and your other relics. As a target, your pawn adds 1 more defense die.
    .rulings =
        The Circlet itself can be targeted. You may recover your own banners.

card-ivory_eye = Ivory Eye
    .text = Look at a face down site, any face down adviser, or a face down relic at any site.

card-map = Map
    .text = Put this relic under the relic deck and gain 4 Supply.
    .rulings =
        Supply above 7 is lost.

card-obsidian_cage = Obsidian Cage
    .text =
        If you win, move the enemy’s surviving warbands to this relic.
        Move any number of warbands from here to a board of their color.
    .rulings =
        Caged warbands are in nobody’s bank. Imperial ones may go to the Chancellor’s or any Citizen’s board.
        If the relic returns to the deck, its holder first sends all warbands back.

card-book_of_records = Book of Records
    .text = For playing a card to a site you must gain 1 secret instead of 1 favor.
    .rulings =
        Also for a face down adviser that you turn up. What a homeland brings is not changed.

card-dragonskin_drum = Dragonskin Drum
    .text = After traveling gain 1 warband.
    .rulings =
        Also if somebody else made you travel. Comes after Grasping Vines, Boiling Lake and Tyrant.

card-grand_scepter = The Grand Scepter
    .text =
        You cannot use its actions on the turn you took it.
        Look at the relics in the Reliquary.
        Offer Citizenship to an Exile.
        Exile another Citizen for 5 favor.
    .rulings =
        If the scepter was given to you, you may use it at once.
        Exiling costs 1 more for each of the title and the People’s Favor that the Citizen has, and 1 less for each that you have.

### Dominion

## Cards

card-copper = Copper
    .acc = Copper
    .gen = Copper
    .plural = Coppers
    .text =
        1 coin
    .rulings =
        Copper is free: as long as you have a buy left, you can get one with no coins at all.
        Should the Copper pile run out, it is one of the three empty piles that end the game.

card-silver = Silver
    .acc = Silver
    .gen = Silver
    .plural = Silvers
    .text =
        2 coins
    .rulings =
        You need not play every Treasure you hold: an unplayed Silver is discarded in clean-up.

card-gold = Gold
    .acc = Gold
    .gen = Gold
    .plural = Golds
    .text =
        3 coins
    .rulings =
        Paying does not use Gold up: it is discarded in clean-up and comes back after a shuffle.

card-estate = Estate
    .acc = Estate
    .gen = Estate
    .plural = Estates
    .text =
        1 victory point
    .rulings =
        Everyone’s starting deck holds three Estates.
        Apart from those, the supply has 8 Estates for two players and 12 for three or four.

card-duchy = Duchy
    .acc = Duchy
    .gen = Duchy
    .plural = Duchies
    .text =
        3 victory points
    .rulings =
        A Duchy cannot be played; all it does is score at the end of the game.
        The supply has 8 Duchies for two players and 12 for three or four.

card-province = Province
    .acc = Province
    .gen = Province
    .plural = Provinces
    .text =
        6 victory points
    .rulings =
        Once the last Province has left the supply, the current turn is played out and the game ends.
        The supply has 8 Provinces for two players and 12 for three or four.

card-curse = Curse
    .acc = Curse
    .gen = Curse
    .plural = Curses
    .text =
        −1 victory point
    .rulings =
        A Curse does not count as a Victory card, so Bureaucrat cannot send it to the top of a deck.
        Its cost is 0, and it can be bought or gained like anything else in the supply.
        Two players use 10 Curses, three use 20, four use 30.

card-adventurer = Adventurer
    .acc = Adventurer
    .gen = Adventurer
    .plural = Adventurers
    .text =
        Keep revealing the top card of your deck until 2 Treasures have turned up.
        Put them into your hand.
        Then discard everything else you revealed.
    .face =
        Reveal cards from your deck until 2 Treasures turn up: take them into hand, discard the rest.
    .rulings =
        When your deck runs out, make a new one from your discard pile. What you have revealed stays out of it, because it is discarded only at the very end.
        If even the new deck does not bring you a second Treasure, you keep the one you found, or go without.
        You never get a third Treasure: the second one ends the search.

card-bureaucrat = Bureaucrat
    .acc = Bureaucrat
    .gen = Bureaucrat
    .plural = Bureaucrats
    .text =
        Gain a Silver straight onto your deck.
        Every other player picks a Victory card in hand, reveals it and puts it on top of their deck.
        Anyone with no Victory card in hand reveals the entire hand.
    .face =
        Gain a Silver onto your deck.
        Every other player puts a Victory card from hand onto their deck, or shows a hand without one.
    .rulings =
        With an empty deck you do not shuffle: the Silver is then your whole deck. The same goes for another player’s Victory card.
        With no Silver left in the supply you gain nothing, but the attack goes ahead.
        Gardens counts as a Victory card; a Curse does not.
        A player with several Victory cards in hand decides which one goes on the deck.

card-cellar = Cellar
    .acc = Cellar
    .gen = Cellar
    .plural = Cellars
    .text =
        +1 action
        Discard as many cards from your hand as you like.
        Then draw 1 card for each of them.
    .face =
        +1 action
        Discard any number of cards, then draw as many.
    .rulings =
        You cannot discard the Cellar you are playing: it has already left your hand.
        Make your whole choice first: all the cards go to the discard pile together, and only then do you draw. You may discard none.
        Everyone knows how many cards you discard, but you need to show only the top one.
        If you have to shuffle in order to draw, cards you have just discarded may come back to you.

card-chancellor = Chancellor
    .acc = Chancellor
    .gen = Chancellor
    .plural = Chancellors
    .text =
        +2 coins
        You may move all of your deck to your discard pile.
    .rulings =
        Make up your mind at once: your turn does not go on to other actions or buys until you have.
        You do not get to see the cards as they move, and their order in the discard pile does not matter.
        The deck moves as a whole; this does not count as discarding one card after another.
        If your deck is empty, either answer comes to the same thing.

card-chapel = Chapel
    .acc = Chapel
    .gen = Chapel
    .plural = Chapels
    .text =
        Choose up to 4 cards in your hand and trash them.
    .rulings =
        You may trash none at all.
        The Chapel you play has left your hand and cannot be trashed by its own effect; a second Chapel still in hand can.

card-council_room = Council Room
    .acc = Council Room
    .gen = Council Room
    .plural = Council Rooms
    .text =
        +4 cards
        +1 buy
        All other players draw 1 card each.
    .rulings =
        Nobody can refuse the card; a player whose deck is empty shuffles to draw it.
        Council Room is not an Attack, so Moat cannot be revealed against it.

card-feast = Feast
    .acc = Feast
    .gen = Feast
    .plural = Feasts
    .text =
        Trash this Feast.
        Gain a supply card that costs 5 or less; it goes to your discard pile.
    .face =
        Trash this card.
        Gain a card costing up to 5.
    .rulings =
        Your coins do not help here: a card that costs more than 5 stays out of reach.
        You gain a card even if there is no Feast left to trash. Throne Room thus turns one Feast into two cards.
        You cannot decline: as long as some supply card costs 5 or less, you gain one. Copper and Curse, at 0, are among them.
        The card comes from the supply, never from the trash.

card-festival = Festival
    .acc = Festival
    .gen = Festival
    .plural = Festivals
    .text =
        +2 actions
        +1 buy
        +2 coins
    .rulings =
        Festival repays the action it took and adds one: open your turn with it and you have 2 actions left, and 3 after a second Festival.

card-gardens = Gardens
    .acc = Gardens
    .gen = Gardens
    .plural = Gardens
    .text =
        1 victory point for every ten cards you own when the game ends, rounded down
    .face =
        1 point for every ten cards you own, rounded down
    .rulings =
        Gardens is a Victory card. It cannot be played and does nothing before the final scoring.
        All your cards count, wherever they are: deck, hand, discard pile and play area. Curses and the Gardens themselves are included.
        Each Gardens scores separately and always rounds down: with 39 cards, each brings 3 points.
        The supply has 8 Gardens for two players and 12 for three or four.

card-laboratory = Laboratory
    .acc = Laboratory
    .gen = Laboratory
    .plural = Laboratories
    .text =
        +2 cards
        +1 action
    .rulings =
        Laboratory repays the action it took, so you can follow it with another Action card, even one you have just drawn.

card-library = Library
    .acc = Library
    .gen = Library
    .plural = Libraries
    .text =
        Draw cards one at a time until your hand has 7.
        Each time you draw an Action card, you may set it aside rather than keep it.
        When you have finished drawing, discard what you set aside.
    .face =
        Draw until you have 7 cards in hand.
        You may set Actions aside as you draw; discard them afterwards.
    .rulings =
        If you already have 7 cards in hand or more, you draw none.
        Cards set aside lie face up and are not shuffled into a new deck: they are discarded at the very end.
        If even a new deck does not bring you to 7, you make do with the cards there are.
        Decide about each Action card as soon as you draw it; you cannot change your mind later.
        Setting aside is never compulsory, and Action cards you held before Library cannot be set aside.

card-market = Market
    .acc = Market
    .gen = Market
    .plural = Markets
    .text =
        +1 card
        +1 action
        +1 buy
        +1 coin
    .rulings =
        You draw the card right away and may follow Market with another Action card.
        The buy and the coin wait for your buy phase, where the coin is added to your Treasures.

card-militia = Militia
    .acc = Militia
    .gen = Militia
    .plural = Militias
    .text =
        +2 coins
        Every other player keeps 3 cards of their choice in hand and discards the rest.
    .face =
        +2 coins
        Every other player discards down to 3 cards.
    .rulings =
        A hand of 3 cards or fewer stays as it is.
        A second Militia in the same turn usually costs the others nothing more, as their hands are already down to 3.

card-mine = Mine
    .acc = Mine
    .gen = Mine
    .plural = Mines
    .text =
        If you have any Treasures in hand, trash one of them.
        In return, gain a supply Treasure that costs up to 3 more; it goes to your hand.
    .face =
        Trash a Treasure from your hand.
        Gain a Treasure costing up to 3 more into your hand.
    .rulings =
        You cannot decline: if you hold even a single Treasure, one has to go.
        The usual trade is Copper for Silver or Silver for Gold, but the same Treasure or a cheaper one will do too.
        The new Treasure is in your hand, so you can spend it this very turn.
        If you hold no Treasure, Mine does nothing.

card-moat = Moat
    .acc = Moat
    .gen = Moat
    .plural = Moats
    .text =
        +2 cards
        Reaction: whenever someone else plays an Attack card, you may reveal Moat from your hand before it takes effect.
        That Attack then passes you by, and Moat stays in your hand.
    .face =
        +2 cards
        When someone plays an Attack, you may show this: the Attack passes you by.
    .rulings =
        Moat shields you alone: the Attack strikes the other players as usual, and the attacker still gets their own cards, coins or Silver.
        Behind a Moat you take no part in the Attack: no Curse from Witch, no card revealed for Spy, no discarding.
        You may reveal Moat each time an Attack is played, including both times when Throne Room doubles it.
        Council Room is not an Attack, so Moat does not stop it.
        You are never forced to reveal Moat.
        On your own turn Moat is an ordinary Action card that draws you 2 cards.
        The Attack cards are Bureaucrat, Militia, Spy, Thief and Witch.

card-moneylender = Moneylender
    .acc = Moneylender
    .gen = Moneylender
    .plural = Moneylenders
    .text =
        If you have any Copper in hand, trash one.
        For the trashed Copper: +3 coins
    .face =
        Trash a Copper from your hand: if you do, 3 coins.
    .rulings =
        With no Copper to trash, Moneylender gives you nothing.
        You cannot hold on to your Copper: if you have one in hand, it has to be trashed.
        Only one Copper is trashed, however many you hold.

card-remodel = Remodel
    .acc = Remodel
    .gen = Remodel
    .plural = Remodels
    .text =
        If you have any cards in hand, trash one of them.
        In return, gain a supply card that costs up to 2 more; it goes to your discard pile.
    .face =
        Trash a card from your hand.
        Gain a card costing up to 2 more.
    .rulings =
        The Remodel you play has left your hand and cannot be trashed by its own effect; another Remodel in hand can.
        You cannot decline: while your hand is not empty, a card has to go.
        With an empty hand you trash nothing and gain nothing.
        The new card can be as cheap as you like, or another copy of the one you trashed.
        Your coins do not raise the limit.
        The card comes from the supply, never from the trash.

card-smithy = Smithy
    .acc = Smithy
    .gen = Smithy
    .plural = Smithies
    .text =
        +3 cards
    .rulings =
        Smithy brings no new action: without one to spare you cannot play the Action cards you draw.

card-spy = Spy
    .acc = Spy
    .gen = Spy
    .plural = Spies
    .text =
        +1 card
        +1 action
        One by one, starting with you, all players reveal the top card of their deck.
        Each time, you decide whether to discard it or put it back on top.
    .face =
        +1 card
        +1 action
        Everyone reveals their top card; you put it back or discard it.
    .rulings =
        You draw your card before anyone reveals.
        A player whose deck is empty shuffles their discard pile; if there is still no card to reveal, that player is passed over.
        A player behind a Moat reveals nothing. Your own Moat is no help against your own Spy.
        Revealing goes clockwise from you, and each card is settled before the next player reveals.

card-thief = Thief
    .acc = Thief
    .gen = Thief
    .plural = Thieves
    .text =
        In turn, all other players reveal 2 cards from the top of their deck.
        If a player reveals any Treasures, choose one of them and trash it.
        The other revealed cards are discarded by their owners.
        Of the Treasures just trashed, you may gain as many as you like; they go to your discard pile.
    .face =
        Every other player reveals 2 cards. Trash one Treasure of each; they discard the rest.
        Keep any of the trashed Treasures.
    .rulings =
        A lone Treasure is trashed without a choice. Of two, you pick one; you cannot spare both.
        A player with too few cards in the deck reveals those, makes a new deck from the discard pile without the card already revealed, and goes on. If that is not enough, fewer than 2 are revealed.
        You may gain all of the trashed Treasures, some or none; those you leave stay in the trash.
        Treasures that were in the trash before this Thief are out of your reach.

card-throne_room = Throne Room
    .acc = Throne Room
    .gen = Throne Room
    .plural = Throne Rooms
    .text =
        If you have any Action cards in hand, choose one and play it twice.
    .face =
        Play an Action from your hand twice.
    .rulings =
        You cannot decline while you hold another Action card; if you hold none, nothing happens.
        All of this takes a single action, the one you used for Throne Room itself.
        Finish the first play before you start the second; no other card can be slipped in between.
        Bonuses come twice: Throne Room with Market as your first play of the turn leaves you 2 actions.
        If you choose a second Throne Room, you play one card twice and then another card twice. A single card never gets four plays that way.
        A card that went to the trash during its first play, such as Feast, still gets its second.
        If the card is an Attack, Moat may be revealed for each of the two plays.

card-village = Village
    .acc = Village
    .gen = Village
    .plural = Villages
    .text =
        +1 card
        +2 actions
    .rulings =
        One of the two actions repays the one you spent, the other is profit: each Village leaves you one action better off.

card-witch = Witch
    .acc = Witch
    .gen = Witch
    .plural = Witches
    .text =
        +2 cards
        Going round from your left, all other players gain a Curse each; it goes to their discard pile.
    .face =
        +2 cards
        Every other player gains a Curse.
    .rulings =
        You draw before any Curse is given out.
        If there are not enough Curses for everyone, they go out in turn order, first to the player on your left.
        Once the Curse pile is empty, Witch only draws you 2 cards.

card-woodcutter = Woodcutter
    .acc = Woodcutter
    .gen = Woodcutter
    .plural = Woodcutters
    .text =
        +1 buy
        +2 coins
    .rulings =
        The coins join those from your Treasures, and you may split the total between your buys.

card-workshop = Workshop
    .acc = Workshop
    .gen = Workshop
    .plural = Workshops
    .text =
        Gain a supply card that costs 4 or less; it goes to your discard pile.
    .face =
        Gain a card costing up to 4.
    .rulings =
        You cannot add coins to reach a card that costs more.
        You cannot decline: as long as the supply has a card that fits, you gain one.
        The card comes from the supply, never from the trash.

## On the cards

worth-points = { $count } VP

### Conquest of the Fallen Lands

## What follows from an answer, as a second line under the question

follows-follower = This Follower can work for you once every turn; only a Plague can take it away.
follows-recruit = A new Follower works at once and in every later turn, but at the end only coins count.
    .skip = You keep your coins and go on to your actions.
follows-redeal = Your hand is discarded, and you draw eight new cards. It happens only once.
    .yes = Your hand is discarded, and you draw eight new cards.
    .no = You keep your hand and go on to your actions.
follows-action =
    { $draws ->
        [all] You may play as many cards as your Followers allow. Then you draw.
       *[few] You may play as many cards as your Followers allow. Then you draw, as far as the cards go.
        [none] You may play as many cards as your Followers allow. Then you draw, if there are any cards left by then.
    }
    .studies = Each Mage who studies draws you a card at once. Then you draw one more, if any are left.
    .study = The Mage draws you a card at once. At the end of the turn unused Mages draw none.
    .end =
        { $exchange ->
            [no] { $draws ->
                [none] No cards are left to draw, and you have too few to exchange.
               *[all] You draw; you will have too few cards to exchange.
            }
           *[yes] { $draws ->
                [none] No cards are left to draw, but you may exchange some.
                [few] You draw the last cards there are, and then you may exchange some.
               *[all] You draw, and then you may exchange cards.
            }
        }
    .end_game = A full round without a conquest or a Claim: the game ends.
follows-conquer = The field stays yours, and the Troop there supports your attacks on the fields beside it.
follows-lender = Each point you borrow costs you a coin, which goes to the lender.
follows-build = It stays there for good and adds its Support to your attacks on the fields beside it.
follows-claim = Until your next turn nobody can take that field, not even you.
follows-flood = Nobody can take that field any more; it is neither free nor anybody’s.
follows-shadow_follower = It works for you this turn, then goes back to the stock.
follows-thief = You see the whole hand, then take one card of it.
follows-thief_card = It comes into your hand; the owner sees which one it was.
follows-exchange = You don’t know the new cards yet, and your turn ends with this.
    .trade = { $count ->
        [0] Your hand stays as it is, and your turn ends with this.
       *[other] You don’t know the new cards yet, and your turn ends with this.
    }
follows-stop = If everybody agrees, the game ends at once with the score as it stands.
    .yes = If everybody else agrees too, the game ends at once with the score as it stands.
    .no = The game goes on.

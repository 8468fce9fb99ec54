### Eight-Minute Empire: Legends

## What follows from an answer, as a second line under the question

follows-lay = Whoever controls the most regions of an island controls it: the way the tiles lie decides which are near.
follows-start = Most armies begin there, and everybody can always recruit there.
follows-token = A token changes what a region is worth or what happens there; press it to read more.
follows-face_down = Whoever controls the region may look at it at the end of their turn.
follows-events = Those you leave out stay in the box.
follows-ready = Once the cards are seen, the board can no longer be changed.
follows-outpost = From there the second island is near, for everybody alike.
follows-neutral = Where neutral armies are in control, nobody scores the region.
follows-bid = The others keep their coins. What is not spent here buys cards later.
follows-first = The first player gets the first choice of cards, the last player the last word.
follows-take = You get its ability for the whole game and perform its action now. The cards to its right move one place to the left.
follows-choose = The card’s ability is yours either way.
follows-recruit = New armies stay where you place them until a later card lets them march.
follows-march = When an army leaves, you may lose the region: whoever has the most pieces there controls it.
follows-city = A city counts like an army, is never destroyed, and lets you recruit there.
follows-destroy = It leaves the board, and the region may change hands.
follows-loot = The coin comes from the player whose army you destroyed.
    .yes = You get a coin of theirs.
    .no = They keep their coin.
follows-end_turn =
    { $next ->
        [row] The row is filled up again, and the next player takes a card.
        [queen] Everybody has all their cards: the Fairy Queen may still buy one more.
        [game] Everybody has all their cards: the points are counted, and the next game begins.
       *[turn] The deck is empty, so the row stays shorter. The next player takes a card.
    }
follows-peek = The others learn that you have looked.
follows-extra = You pay for it and get its ability for the scoring; its action is not performed.

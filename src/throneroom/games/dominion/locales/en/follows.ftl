### Dominion

## What follows from an answer, as a second line under the question

follows-action = Every Action you play uses up one action. After that you play Treasures and buy.
follows-buy =
    { $draws ->
        [all] After your last buy you discard everything and draw all your cards again, up to 5.
       *[five] After your last buy you discard everything and draw 5 new cards.
    }
follows-buy_only = { follows-buy }
follows-clean_up_top = Everything is discarded either way; the others see only the card on top.
follows-moat = Show it: the Attack passes you by, and the Moat stays in your hand.
    .yes = The Attack passes you by, and the Moat stays in your hand.
    .no = Nothing shields you from { NAME($card) }.
follows-bureaucrat = You draw it again before the rest of your deck.
follows-cellar = What you discard comes back after a shuffle; the new cards can be played this turn.
follows-chancellor = Turn it over, and the cards you have bought come into your deck sooner.
    .yes = The next time you draw, everything is shuffled, including the cards you have bought.
    .no = You go on drawing from the deck as it lies.
follows-chapel = What goes to the trash never comes back; a thinner deck draws its best cards more often.
follows-gain = It goes to your discard pile and comes into your hand after a shuffle.
follows-library =
    { $draws ->
        [none] No cards are left to draw. Keep it in your hand, or set it aside and discard it.
       *[more] Keep it, and it is one of your 7 cards. Set it aside, and you keep drawing without it.
    }
    .yes =
        { $draws ->
            [none] No cards are left to draw; it is discarded.
           *[more] You keep drawing without it; it is discarded at the end.
        }
    .no =
        { $draws ->
            [none] No cards are left to draw. It stays in your hand, but this turn you may have no action left for it.
           *[more] It is one of the 7 cards of your hand, but this turn you may have no action left for it.
        }
follows-militia = The cards you discard come back after a shuffle.
follows-mine_trash = It is gone for good; a Treasure that costs up to 3 more comes into your hand.
follows-mine_gain = You can spend it this very turn.
follows-remodel = It is gone for good; then you gain a card that costs up to 2 more.
follows-spy = Leave it, and it is drawn next. Discard it, and it comes back only after a shuffle.
    .discard = It goes to the discard pile and comes back only after a shuffle.
    .keep = It is the next card drawn from that deck.
follows-thief_trash = It leaves that deck for good; the other card is discarded.
follows-thief_take = What you take goes to your discard pile; the rest stays in the trash.
follows-throne_room = It is played, and when all of that is done, played again. This costs no further action.

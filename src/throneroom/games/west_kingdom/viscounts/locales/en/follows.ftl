### Viscounts of the West Kingdom

## What follows from an answer, as a second line under the question

follows-pair = Your viscount starts on the numbered space, you gain what the card shows, and the hero joins your cards.
follows-play = It lies in the left slot. Its silver value is how far your viscount moves.
follows-move = Each further space costs 1 silver. Whoever stands where you end may rearrange their cards.
follows-action = One action a turn. What answers to it comes afterwards.
follows-exchange = Silver makes up for missing merchants; merchants left over are lost.
follows-building = What lies under it works from now on.
follows-spot = The effect of the spot is yours, and every link to another building pays both owners.
follows-link = The other one comes next.
follows-workers = Three of yours in a section: one rises, two go to the sections beside it.
follows-dismiss = Its icons count in this action, and its effect is done at once.
    .yes = You pay, and the card leaves the game.
    .no = It stays where it is.
follows-pay = It makes up for the icons that are missing.
follows-recruit = It joins your discards, and its effect is done at once.
follows-free_hire = It joins your discards, and its effect is done at once.
follows-free_manuscript = Its effect is done at once.
follows-section = Three of yours in a section: one rises, two go to the sections beside it.
follows-rise = One goes inward with its effect, one clockwise, one the other way.
follows-castle_move = To a section beside its own, in the first tier.
follows-bump = Its owner gains 2 silver from the first tier, 1 virtue and a resource from the second.
follows-rearrange = Only their places change; nothing is played or dropped.
follows-discard = It goes to your discards without any effect.
follows-destroy = It leaves the game and brings its silver value.
follows-choose = The others are not done.
follows-order = The others come next.
follows-resource = Ink, stone and gold stand for clerics, builders and nobles.
follows-flip = A paid debt brings a resource and costs nothing at the end; an approved deed scores 3 points.

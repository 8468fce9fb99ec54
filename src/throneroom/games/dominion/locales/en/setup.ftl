### Dominion

## Recommended sets

set-first_game = First Game
set-big_money = Big Money
set-interaction = Interaction
set-size_distortion = Size Distortion
set-village_square = Village Square
set-random = Ten at random
set-own = Ten of your choice

## Before the start

setting-players = Players
setting-kingdom = Kingdom
    .help = A recommended set, ten cards at random, or any ten you like.
setting-first = First player
    .help = Chance decides if you do not.
setting-auto_treasures = Play Treasures for me
    .help = All Treasures in hand are played at the start of the buy phase, without asking.
setting-choose_discard_top = Choose what lies on top
    .help = Whoever discards several cards says which of them is seen. By the book, but it costs a question each turn.
setting-count_discards = Count discard piles
    .help = Their sizes are shown to everyone. The rulebook says no in one place and yes in another.

## Who the bots are at the table

bot-big_money = Banker
bot-plain_money = Miser
bot-smithy = Smith
bot-witch = Sorceress
bot-militia = Captain
bot-chapel_witch = Abbess
bot-village_smithy = Mayor
bot-gardens_workshop = Gardener
bot-thief = Rogue

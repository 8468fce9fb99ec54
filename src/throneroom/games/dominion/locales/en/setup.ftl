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
    .help = If nobody is chosen, chance decides.
setting-auto_treasures = Play Treasures for me
    .help = With your first purchase, all Treasures in your hand are played at once, without asking.
setting-choose_discard_top = Choose what lies on top
    .help = At clean-up you say which card the others see. Without this it is a card you played, which gives nothing away.
setting-count_discards = Count discard piles
    .help = Everyone sees how many cards are in each discard pile. The rulebook does not allow it.
setting-count_decks = Count everyone’s decks
    .help = Everyone sees how many cards are left in each deck. By the rulebook, you count only your own.

## Who the bots are at the table

bot-big_money = Banker
bot-plain_money = Miser
bot-smithy = Smith
bot-witch = Sorceress
    .gender = feminine
bot-militia = Captain
bot-chapel_witch = Abbess
    .gender = feminine
bot-village_smithy = Mayor
bot-gardens_workshop = Gardener
bot-thief = Rogue

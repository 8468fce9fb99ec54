### Paladins of the West Kingdom, together against the Overlord

## Before the start

setting-difficulty = Difficulty
    .help = How many threats the Overlord has, and whether his workers come back.
setting-difficulty-normal = Normal
    .text = Six threats.
setting-difficulty-hard = Hard
    .text = Nine threats: two at once in rounds 4, 5 and 6.
setting-difficulty-nightmare = Nightmare
    .text = Nine threats, and after every round one worker returns to each of them.
setting-starters = Starting townsfolk
    .help = One for each player, with the overlay that belongs to it.
setting-starters-random = By chance
    .text = Everybody gets one of the four.
setting-starters-chosen = By choice
    .text = One after another, from the first player on.

## Who the bots are at the table

bot-warden = Warden
bot-almoner = Almoner
bot-castellan = Castellan

### Viscounts of the West Kingdom, together against the Overlord

## Before the start

setting-players = Players
    .help = Two to four. Who plays alone may take several seats.
setting-difficulty = Difficulty
    .help = How many workers the Overlord has on the board at the start. The names of the levels are ours.
setting-difficulty-normal = Normal
    .text = The Overlord begins with one worker on the board. The names of the levels are ours.
setting-difficulty-hard = Hard
    .text = The Overlord begins with three workers on the board. The names of the levels are ours.
setting-difficulty-nightmare = Nightmare
    .text = The Overlord begins with five workers on the board. The names of the levels are ours.

## Who the bots are at the table

bot-castellan = Castellan
bot-scribe = Scribe
bot-mason = Mason

### Architects of the West Kingdom, together against the Overlord

## Before the start

setting-difficulty = Difficulty
    .help = The Overlord’s board: the blue one asks for 10 points for each of his workers in the Guildhall and each player, the red one for 12.
setting-difficulty-normal = Normal
    .text = The blue board: the team needs 10 points for each player and each worker of the Overlord in the Guildhall. There are 6 events.
setting-difficulty-hard = Hard
    .text = The red board: the team needs 12 points for each player and each worker of the Overlord in the Guildhall. There are 4 events, and the end may come suddenly.
setting-events = Events
    .help = How many event cards lie in the deck; if left out, the difficulty says.
setting-events-usual = By difficulty
setting-events-4 = 4
setting-events-6 = 6
setting-small_taxes_stay = Small taxes stay
    .help = Another reading: fewer than 4 taxes stay on the Tax Stand when the Overlord checks them.

## Who the bots are at the table

bot-builder = Cathedral Builder
bot-steward = Steward
bot-prior = Prior

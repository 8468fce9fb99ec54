### Conquest of the Fallen Lands

## Before the start

setting-players = Players
setting-quick = Quick game
    .help = For four: ten fields by chance stay in the box, 51 are left.
    .picker = The land
    .chance = Which monsters live where is left to chance.
setting-first = First player
    .help = Chance decides if you do not.
setting-advanced = Advanced rules (ours)
    .help = The box has advanced rules whose text is lost. This is our own reconstruction: Support of others for money, and Mages who draw at once.

## Who the bots are at the table

bot-greedy = Marauder
bot-builder = Castellan
bot-planner = Marshal

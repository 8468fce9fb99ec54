### Conquest of the Fallen Lands

## Before the start

setting-players = Players
setting-quick = Quick game
    .help = For four players: ten random fields stay in the box, and 51 are left.
    .picker = The land
    .chance = Which monsters live where is left to chance.
setting-first = First player
    .help = If nobody is chosen, chance decides.
setting-advanced = Advanced rules (ours)
    .help = The box has advanced rules whose text is lost. This is our own reconstruction: you can pay to borrow the Support of others, and Mages can draw cards at once.

## Who the bots are at the table

bot-greedy = Marauder
bot-builder = Castellan
bot-planner = Marshal

### The names of bots at this game's tables, in the same order in each language

bot-names = Aelar, Bryndis, Corvane, Dagmar, Eirik, Faelwen, Grimbald, Halvora, Isendra, Jorund, Lysander, Morwenna
    .women = Bryndis, Dagmar, Faelwen, Halvora, Isendra, Morwenna

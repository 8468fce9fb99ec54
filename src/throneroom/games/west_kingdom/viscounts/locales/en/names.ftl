### The names of bots at this game's tables, in the same order in each language

bot-names = Adela, Balduin, Clothar, Dagobert, Eudes, Frieda, Gerold, Hadrian, Irmina, Lambert, Odilo, Richarda
    .women = Adela, Frieda, Irmina, Richarda

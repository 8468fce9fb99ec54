### The names of bots at this game's tables, in the same order in each language

bot-names = Aldric, Berenice, Cassia, Dorian, Emeric, Fausta, Galen, Honora, Isolde, Leontes, Maelis, Tiberan
    .women = Berenice, Cassia, Fausta, Honora, Isolde, Maelis

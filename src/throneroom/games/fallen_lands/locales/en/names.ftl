### The names of bots at this game's tables, in the same order in each language

bot-names = Arvid, Borga, Calder, Dagna, Egil, Fenna, Gorm, Hedda, Ivar, Korra, Magnar, Sigrun
    .women = Borga, Dagna, Fenna, Hedda, Korra, Sigrun

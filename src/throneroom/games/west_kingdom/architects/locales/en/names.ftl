### The names of bots at this game's tables, in the same order in each language

bot-names = Aldric, Berengar, Clothilde, Dagobert, Ermengarde, Fulbert, Gisela, Hildebert, Irmina, Lanfrank, Odo, Rotrude
    .women = Clothilde, Ermengarde, Gisela, Irmina, Rotrude

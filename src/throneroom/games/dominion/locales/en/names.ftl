### The names of bots at this game's tables, in the same order in each language

bot-names = Aldous, Berengar, Cecily, Drogo, Emmeline, Godwin, Hildegard, Isolde, Lambert, Matilda, Odo, Rosamund
    .women = Cecily, Emmeline, Hildegard, Isolde, Matilda, Rosamund

### The names of bots at this game's tables, in the same order in each language

bot-names = Adelard, Bertrada, Carloman, Drogo, Emma, Fastrada, Guerin, Hildegard, Lothar, Ogier, Plectrude, Turpin
    .women = Bertrada, Emma, Fastrada, Hildegard, Plectrude

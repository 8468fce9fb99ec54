### The names of bots at this game's tables, in the same order in each language

bot-names = Олдос, Беренгар, Сесилия, Дрого, Эммелина, Годвин, Хильдегарда, Изольда, Ламберт, Матильда, Одо, Розамунда
    .women = Сесилия, Эммелина, Хильдегарда, Изольда, Матильда, Розамунда

### The names of bots at this game's tables, in the same order in each language

bot-names = Арвид, Борга, Кальдер, Дагна, Эгиль, Фенна, Горм, Хедда, Ивар, Корра, Магнар, Сигрун
    .women = Борга, Дагна, Фенна, Хедда, Корра, Сигрун

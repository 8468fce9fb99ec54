### The names of bots, in the same order in each language; a game may have its own

house-names = Альдрик, Беатриса, Конрад, Дамарис, Эдмунд, Фелиция, Гавейн, Елена, Исидор, Иокаста, Ламберт, Розамунда
    .women = Беатриса, Дамарис, Фелиция, Елена, Иокаста, Розамунда

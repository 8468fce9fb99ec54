### The names of bots at this game's tables, in the same order in each language

bot-names = Аэлар, Бриндис, Корван, Дагмар, Эйрик, Фаэльвен, Гримбальд, Хальвора, Изендра, Йорунд, Лисандр, Морвенна
    .women = Бриндис, Дагмар, Фаэльвен, Хальвора, Изендра, Морвенна

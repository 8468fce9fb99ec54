### Dominion

## Рекомендованные наборы

set-first_game = Первая игра
set-big_money = Большие деньги
set-interaction = Опасные связи
set-size_distortion = Нарушение равновесия
set-village_square = Деревенская площадь
set-random = Десять случайных
set-own = Свой набор

## До начала

setting-players = Игроки
setting-kingdom = Королевство
    .help = Рекомендованный набор, десять случайных карт или любые десять на ваш вкус.
setting-first = Первый игрок
    .help = Если не выбрать, решит жребий.
setting-auto_treasures = Выкладывать сокровища за меня
    .help = В начале фазы приобретений все сокровища с руки выкладываются сами, без вопроса.
setting-choose_discard_top = Выбирать верхнюю карту сброса
    .help = Кто сбрасывает несколько карт, сам решает, какую из них увидят. Так по правилам, но это лишний вопрос каждый ход.
setting-count_discards = Считать карты в сбросе
    .help = Размеры сбросов видны всем. Правила в одном месте это запрещают, в другом разрешают.

## Как ботов зовут за столом

bot-big_money = Банкир
bot-plain_money = Скряга
bot-smithy = Кузнец
bot-witch = Чародейка
bot-militia = Капитан
bot-chapel_witch = Настоятельница
bot-village_smithy = Староста
bot-gardens_workshop = Садовник
bot-thief = Плут

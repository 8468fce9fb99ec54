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
    .help = При первой покупке все сокровища с руки выкладываются сами, без вопроса.
setting-choose_discard_top = Выбирать верхнюю карту сброса
    .help = При расчистке вы решаете, какую карту увидят остальные. Без этого сверху ляжет сыгранная карта: она ничего не выдаёт.
setting-count_discards = Считать карты в сбросе
    .help = Все видят, сколько карт в каждом сбросе. По правилам это не позволено.
setting-count_decks = Считать карты в чужих колодах
    .help = Все видят, сколько карт осталось в каждой колоде. По правилам считают только свою.

## Как ботов зовут за столом

bot-big_money = Банкир
bot-plain_money = Скряга
bot-smithy = Кузнец
bot-witch = Чародейка
    .gender = feminine
bot-militia = Капитан
bot-chapel_witch = Настоятельница
    .gender = feminine
bot-village_smithy = Староста
bot-gardens_workshop = Садовник
bot-thief = Плут

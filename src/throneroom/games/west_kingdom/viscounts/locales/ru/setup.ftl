### Виконты западного королевства

## Перед началом

setting-players = Игроки
    .help = В одиночку вы играете против соперника из правил.
setting-side = Сторона поля
    .help = На двух сторонах торгуют по-разному.
setting-side-by_players = По числу игроков
setting-side-a = А
setting-side-b = Б
setting-extra_heroes = Выдающиеся горожане «Хроник»
    .help = Ещё шесть выдающихся горожан могут оказаться в парах в начале игры.
setting-rival = Соперник
    .help = С кем вы встретитесь, если играете в одиночку.
setting-rival-cleric = Клирик
setting-rival-builder = Строитель
setting-rival-noble = Дворянин
setting-rival-card = Управляющий
setting-difficulty = Будущие схемы
    .help = Столько будущих схем лежит в первой колоде соперника: чем больше, тем труднее.
setting-first = Первый игрок
    .help = Если никто не выбран, решает жребий.
setting-first-0 = Место 1
setting-first-1 = Место 2
setting-first-2 = Место 3
setting-first-3 = Место 4

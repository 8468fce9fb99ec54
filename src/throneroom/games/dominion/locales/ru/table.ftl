### Dominion

## За столом

zone-hand = Рука
zone-deck = Колода
zone-discard = Сброс
zone-trash = Свалка
zone-play = Разыграно
zone-supply = Резерв
zone-aside = Раскрыто

counter-actions = Действия
counter-buys = Покупки
counter-coins = Монеты

count-hand = на руке
count-deck = в колоде
count-discard = в сбросе
count-cards =
    { $count ->
        [0] пусто
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
count-left = осталось { $count }

result-cellar =
    { $count ->
        [0] Ничего не сбрасывать
       *[other] Сбросить { $count }, взять { $count }
    }
    .note =
        { $count ->
            [0] Рука останется как есть.
            [one] Вы возьмёте { $count } карту.
            [few] Вы возьмёте { $count } карты.
           *[many] Вы возьмёте { $count } карт.
        }
result-chapel =
    { $count ->
        [0] Ничего не выкидывать
        [one] Выкинуть { $count } карту
        [few] Выкинуть { $count } карты
       *[many] Выкинуть { $count } карт
    }
    .note = Выкинутые карты уходят из вашей колоды насовсем.
result-militia =
    { $count ->
        [0] Сбросить
        [one] Сбросить { $count } карту
        [few] Сбросить { $count } карты
       *[many] Сбросить { $count } карт
    }
    .note = На руке останутся три карты.
result-thief_take =
    { $count ->
        [0] Оставить на свалке
        [one] Забрать { $count } карту
        [few] Забрать { $count } карты
       *[many] Забрать { $count } карт
    }
    .note = Взятое уйдёт в ваш сброс.

answer-action = Разыграть { NAME($card, case: "acc") }
answer-buy = Купить { NAME($card, case: "acc") } за { $cost }
answer-moat_yes = Показать Ров
answer-moat_no = Пусть атакует
standing-moat = Показывать Ров при атаке
answer-chancellor_yes = Перевернуть колоду
answer-chancellor_no = Оставить
answer-library_yes = Отложить
answer-library_no = Оставить на руке

hint-treasures =
    Со всеми сокровищами у вас будет { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
hint-buy =
    У вас { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    } и { $buys ->
        [one] { $buys } покупка
        [few] { $buys } покупки
       *[many] { $buys } покупок
    }.

preview-buy =
    Купить { NAME($card, case: "acc") } за { $cost }: { $coins ->
        [one] останется { $coins } монета
        [few] останутся { $coins } монеты
       *[many] останется { $coins } монет
    } и { $buys ->
        [one] { $buys } покупка
        [few] { $buys } покупки
       *[many] { $buys } покупок
    }.
preview-last_buy = Это ваша последняя покупка.
preview-play_all =
    У вас будет { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
preview-spend =
    { NAME($card) }: у вас будет { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
preview-gain = { NAME($card) }: в ваш сброс.
preview-mine_gain = { NAME($card) }: вам на руку.
preview-trash = { NAME($card) }: на свалку.
preview-remodel = { preview-trash }
preview-mine_trash = { preview-trash }
preview-thief_trash = { preview-trash }
preview-throne_room = { NAME($card) }: разыграется дважды.
preview-bureaucrat = { NAME($card) }: на верх вашей колоды.

about-kingdom = Карта королевства
about-basic = Основная карта
about-rulings = Уточнения
about-game = В этой партии
about-owned = { PLAYER($seat) }: { $count }
about-trashed = на свалке: { $count }
about-left =
    { $count ->
        [0] стопка пуста
       *[other] в резерве осталось { $count }
    }
about-nobody = ни у кого нет

score-each =
    { $points ->
        [one] по { $points } очку
       *[other] по { $points }
    }
score-curse_each = по −1
score-gardens_each = очко за десять карт

label-cost = цена { $cost }
label-counters = Что осталось в этот ход
label-close = Закрыть

## Конец

won-yours = Королевство ваше, { $name }
won-theirs = Королевство получает { $name }
won-points =
    { $count ->
        [one] очко
        [few] очка
       *[many] очков
    }

### Виконты западного королевства

## Соперник того, кто играет один

card-rival_cleric = Клирик
card-rival_builder = Строитель
card-rival_noble = Дворянин
card-rival_card = Управляющий
card-scheme_1 = Схема 1
card-scheme_2 = Схема 2
card-scheme_3 = Схема 3
card-scheme_4 = Схема 4
card-scheme_5 = Схема 5
card-scheme_6 = Схема 6
card-scheme_7 = Схема 7
card-scheme_8 = Схема 8
card-future_1 = Будущая схема 1
card-future_2 = Будущая схема 2
card-future_3 = Будущая схема 3
card-future_4 = Будущая схема 4
card-future_5 = Будущая схема 5
card-future_6 = Будущая схема 6
card-future_7 = Будущая схема 7
card-future_8 = Будущая схема 8

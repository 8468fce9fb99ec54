### Архитекторы западного королевства

## Счёт

score-buildings = Сооружения
score-cathedral = Собор
score-virtue = Добродетель
score-debts = Непогашенные долги
score-goods = Золото и мрамор
score-silver = Серебро
score-prison = Рабочие в темнице

## Подписи

label-virtue = Добродетель
label-points_at_end = очки в конце
label-apprentices = Помощники
label-black_market = Чёрный рынок
label-taken = занят
label-guildhall = Гильдия
label-guildhall_count = { $n } из { $spaces }
label-cathedral = Собор
label-prison = Темница
label-free_workers = Свободные рабочие
label-supplies = Запасы
label-debts = Долги
label-no_debts = долгов нет
label-captured = Арестованные
label-your_apprentices = Ваши помощники { $n }/{ $limit }
label-built = Построено { $n }
label-hand = Чертежи
label-tax = Налоги
label-rewards = Осталось наград
label-deck = Осталось чертежей

### Виконты западного королевства

## Подписи

label-round = раунд { $n }
label-last_round = раунд { $n }, последний { $last }
label-end_cards = до Бедности { $debts }, до Процветания { $deeds }
label-segment = Часть поля
label-roads = Дороги
label-townsfolk = Горожане
label-manuscript = Манускрипт
label-spots = Места и связи
label-castle = Замок
label-tier = уровень { $n }
label-hand = Рука
label-cards = Карты
label-debts = долги { $unpaid }, погашено { $paid }
label-deeds = грамоты { $acquired }, утверждено { $approved }
label-track = порочность { $corruption }, добродетель { $virtue }
label-workers = рабочие { $n }
label-piles = колода { $draw }, сброс { $discard }
label-schemes = схемы { $draw }, будущие { $future }

### Архитекторы западного королевства, вместе против Владыки

opponent-own = Владыка
    .whose = Владыки
    .of = Владыки

## Его вещи

card-overlord_blue = Синий планшет
    .text = Владыка обычной силы.
card-overlord_red = Красный планшет
    .text = Владыка во всей силе.
card-scheme_1 = Интрига 1
card-scheme_2 = Интрига 2
card-scheme_3 = Интрига 3
card-scheme_4 = Интрига 4
card-scheme_5 = Интрига 5
card-scheme_6 = Интрига 6
card-scheme_7 = Интрига 7
card-scheme_8 = Интрига 8
card-scheme_9 = Интрига 9
card-future_1 = Будущая интрига 1
card-future_2 = Будущая интрига 2
card-future_3 = Будущая интрига 3
card-future_4 = Будущая интрига 4
card-future_5 = Будущая интрига 5
card-future_6 = Финальная интрига
card-event_slander = Клевета
card-event_levy = Поборы
card-event_usury = Ростовщичество
card-event_execution = Казнь
card-event_murder = Убийство
card-event_greed = Алчность
card-event_plot = Заговор
card-event_raid = Облава
card-demand_clay = Глина
card-demand_silver = Серебро
card-demand_wood = Древесина
card-demand_stone = Камень
card-demand_buildings = Чертежи
card-demand_debts = Долги
card-demand_gold = Золото
card-demand_marble = Мрамор

item-silver = серебро
item-clay = глина
item-wood = древесина
item-stone = камень
item-gold = золото
item-marble = мрамор
item-building_card = чертёж
item-unpaid = непогашенный долг
item-paid = погашенный долг
item-debt = долг

## Строки его карт

step-place = Рабочий: { $place ->
    [black_market] Чёрный рынок
   *[other] { NAME($place, of: "location") }
  }
step-reveal_demand = Открыть следующее требование
step-reveal_event = Открыть событие
step-kill_prisoner = Каждый теряет рабочего в темнице
step-kill_worker = Один игрок теряет рабочего
step-next_scheme = Ещё одна интрига
step-future_to_discard = Будущая интрига уходит в сброс
step-future_to_top = Будущая интрига ложится на колоду
step-tax_check = В казне 4 и больше: каждый теряет 1 добродетель. Казна пустеет
step-take_debt = Один игрок берёт долг
step-lose = { $item ->
    [virtue] Каждый теряет добродетель: { $amount }
   *[other] Каждый теряет серебро: { $amount }
  }
strip-capture_else_imprison = Арест, иначе темница
strip-imprison_else_capture = Темница, иначе арест
strip-none = полосы нет

## Двусторонние помощники

card-swindler_carpentry = Мошенница
    .short = рынок: 2 подношения
    .acc = Мошенницу
    .text = Действуя на чёрном рынке, вы можете сделать до 2 подношений.
card-swindler_tiling = Мошенница
    .short = рынок: 2 подношения
    .acc = Мошенницу
    .text = Действуя на чёрном рынке, вы можете сделать до 2 подношений.
card-swindler_masonry = Мошенница
    .short = рынок: 2 подношения
    .acc = Мошенницу
    .text = Действуя на чёрном рынке, вы можете сделать до 2 подношений.
card-priest_carpentry = Священник
    .short = гильдия: подношения
    .acc = Священника
    .text = Действуя в гильдии, вы можете сделать столько подношений, каков ваш уровень собора.
card-priest_tiling = Священник
    .short = гильдия: подношения
    .acc = Священника
    .text = Действуя в гильдии, вы можете сделать столько подношений, каков ваш уровень собора.
card-priest_masonry = Священник
    .short = гильдия: подношения
    .acc = Священника
    .text = Действуя в гильдии, вы можете сделать столько подношений, каков ваш уровень собора.

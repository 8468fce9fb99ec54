### Паладины западного королевства, вместе против Владыки

## Угрозы

card-outsider_threat = Угроза иноземцев
    .text = Если за раунд победили и обратили слишком мало иноземцев, каждый теряет 1 честь.
card-king_threat = Угроза короля
    .text = В последнем раунде приказы требуют на 2 больше каждого параметра. В конце каждый рабочий Владыки на угрозах отнимает у каждого игрока 3 очка.
card-threat_develop = Разорённые мастерские
card-threat_hunt = Опустошённые леса
card-threat_trade = Захваченные рынки
card-threat_recruit = Вербовщики
card-threat_pray = Закрытые часовни
card-threat_conspire = Доносчики
card-threat_commission = Умолкшие проповедники
card-threat_fortify = Бреши в стенах
card-threat_garrison = Сожжённые заставы
card-threat_absolve = Ложное покаяние

## Приказы короля

card-coop_order_influence_faith = Влияние и вера
    .text = Влияние 10 и вера 6.
card-coop_order_influence_strength = Влияние и сила
    .text = Влияние 10 и сила 6.
card-coop_order_faith_influence = Вера и влияние
    .text = Вера 10 и влияние 6.
card-coop_order_faith_strength = Вера и сила
    .text = Вера 10 и сила 6.
card-coop_order_strength_influence = Сила и влияние
    .text = Сила 10 и влияние 6.
card-coop_order_strength_faith = Сила и вера
    .text = Сила 10 и вера 6.

## Стартовые горожане

card-start_chaplain = Капеллан
    .acc = Капеллана
    .text = Каждый раз, когда вы выполняете назначение, вы получаете 1 честь.
card-start_mason = Каменщик
    .acc = Каменщика
    .text = Каждый раз, когда вы выполняете укрепление, вы получаете 1 честь.
card-start_captain = Капитан
    .acc = Капитана
    .text = Каждый раз, когда вы ставите гарнизон, вы получаете 1 честь.
card-start_confessor = Исповедник
    .acc = Исповедника
    .text = Каждый раз, когда вы отпускаете грехи, вы получаете 1 честь.

## Новое действие

action-honour = Получить честь
    .text = 1 честь, и можно сбросить карту подозрения.
action-honour_cleric = Получить честь: клирик
action-honour_merchant = Получить честь: торговец
action-honour_fighter = Получить честь: боец
action-honour_scout = Получить честь: разведчик
good-honour = честь
attribute-honour = честь
    .gen = чести
gives-honour = честь
gives-discard_suspicion = подозрение −1
moment-honour = честь

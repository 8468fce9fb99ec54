### Паладины западного королевства, вместе против Владыки

## Счёт

score-orders_failed = Невыполненные приказы
score-overlord_workers = Рабочие Владыки

count-orders_failed = Невыполненные приказы
count-overlord_workers = Рабочие Владыки

## Подписи

label-team_sum = { $each } × { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
  }
label-honour = Честь
label-threats = Угрозы
label-threat_hidden = раунд { $round }
label-threat_gone = устранена
label-threat_workers = { $n ->
    [one] { $n } рабочий
    [few] { $n } рабочих
   *[other] { $n } рабочих
  }
label-or = или
label-each = Каждый { $does }
label-loses = теряет { $what }
label-outsiders_due = { $removed } из { $required }
label-outsiders_later = с раунда { $round }: { $required }
label-outsiders_fail = мало: −1 честь каждому
label-king_comes = раунд { $round }: приказы +{ $more }
label-king_left = −{ $points } каждому за рабочего
label-order_done = выполнен за всех
label-order_needs = { $value } из { $needed }
label-favour_price = стоит чести: { $n }
label-goal = цель { $target }, сейчас { $total }
label-threats_strike = Угрозы: что теряет каждый в конце раунда
label-for_me = Себе
label-fought_by = Снимает рабочего действие «{ $action }»
label-foes = { $n ->
    [one] снимает рабочего Владыки
   *[other] снимает одного из рабочих Владыки: их { $n }
  }
preview-overlay = Новое действие: { NAME($overlay, of: "action") }.
preview-order = Честь каждого растёт на 1, если есть куда, а в конце каждый получает за него { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }.
preview-honour = За рабочих на карте теряется честь: { $n }.
preview-friends-pray = { $n ->
    [one] Вам освобождать нечего: действие освободит { PLAYER($seat) }.
   *[other] Вам освобождать нечего: вы выберете союзника, который освободит действие.
  }
preview-friends-develop = { $n ->
    [one] Вам поставить мастерскую нельзя: её поставит { PLAYER($seat) }.
   *[other] Вам поставить мастерскую нельзя: вы выберете союзника, который её поставит.
  }
label-starters = Стартовые горожане
penalty-honour = 1 честь
    .lost = 1 честь
penalty-silver = 1 серебро
    .lost = 1 серебро
penalty-provision = 1 припас
    .lost = 1 припас
penalty-worker = неиспользованный рабочий
    .lost = неиспользованного рабочего
penalty-workshop = мастерская
    .lost = мастерскую
penalty-suspicion = +1 подозрение
    .comes = берёт карту подозрения
penalty-faith = 1 вера
    .lost = 1 веру
penalty-strength = 1 сила
    .lost = 1 силу
penalty-influence = 1 влияние
    .lost = 1 влияние
result-starter = Начать: { $name }
result-receiver = Отдать: { $name }
result-lose_workshop = Убрать оттуда
sort-threat = Угроза Владыки
sort-order = Приказ короля
told-honour = честь: { $count }

## Конец

overlord-won =
    Королевство устояло: { $total ->
        [one] { $total } очко
        [few] { $total } очка
       *[many] { $total } очков
    } при цели { $target }
ours-action = действие
ours-workers = число рабочих
ours-penalty = потеря
ours-outsiders = число иноземцев

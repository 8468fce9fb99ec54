### Паладины западного королевства

## Что произошло

event-first_player = { PLAYER($seat) } { DOES($seat, you: "делаете", other: "делает") } первый ход.
event-rows_dealt = Горожане: { NAMES($townsfolk) }. Иноземцы: { NAMES($outsiders) }.
event-began = { PLAYER($seat) } { DOES($seat, you: "начинаете", other: "начинает") } с картой: { NAME($card) }.
event-round_began = Раунд { $round }, первый игрок: { PLAYER($seat) }.
event-order_revealed = Открывается «{ NAME($card) }», очков: { $points }.
event-favour_revealed = Король оказывает милость: { NAME($card) }.
event-tavern_opened = Таверна открывается.
event-paladins_drawn =
    { $cards ->
        [none] { PLAYER($seat) } { DOES($seat, you: "берёте", other: "берёт") } трёх паладинов.
       *[other] { PLAYER($seat) } { DOES($seat, you: "берёте", other: "берёт") } паладинов: { NAMES($cards) }.
    }
event-paladin_chosen =
    { $cards ->
        [none] { PLAYER($seat) }: паладин выбран.
       *[other] { PLAYER($seat) } { DOES($seat, you: "выбираете", other: "выбирает") } первого, второй ложится на колоду, третий под неё: { NAMES($cards) }.
    }
event-paladin_revealed = { PLAYER($seat) } { DOES($seat, you: "играете", other: "играет") } паладина: { NAME($card) }.
event-tavern_taken = { PLAYER($seat) } { DOES($seat, you: "ищете", other: "ищет") } рабочих в таверне.
event-turn_began = { PLAYER($seat) }, раунд { $round }
event-passed = { PLAYER($seat) } { DOES($seat, you: "пасуете", other: "пасует") }.
event-acted = { PLAYER($seat) }: { NAME($action, of: "action") } ({ NAMES($workers, of: "worker") }){ $silver ->
        [0] { "" }
       *[other] , серебро: { $silver }
    }{ $provisions ->
        [0] { "" }
       *[other] , припасы: { $provisions }
    }.
event-favour_used = { PLAYER($seat) } { DOES($seat, you: "пользуетесь", other: "пользуется") } милостью короля: { NAME($card) } ({ NAMES($workers, of: "worker") }){ $silver ->
        [0] { "" }
       *[other] , серебро: { $silver }
    }{ $provisions ->
        [0] { "" }
       *[other] , припасы: { $provisions }
    }.
event-picked = { PLAYER($seat) } { DOES($seat, you: "выбираете", other: "выбирает") }: { NAMES($goods, of: "good") }.
event-workshop_placed = { PLAYER($seat) } { DOES($seat, you: "ставите", other: "ставит") } мастерскую: { NAME($action, of: "action") }.
event-piece_placed =
    { $piece ->
        [monk] { PLAYER($seat) } { DOES($seat, you: "отправляете", other: "отправляет") } на карту монаха.
       *[outpost] { PLAYER($seat) } { DOES($seat, you: "отправляете", other: "отправляет") } на карту аванпост.
    }
event-wall_built = { PLAYER($seat) } { DOES($seat, you: "строите", other: "строит") } стену.
event-jar_placed = { PLAYER($seat) } { DOES($seat, you: "ставите", other: "ставит") } кувшин.
event-attacked = { PLAYER($seat) } { DOES($seat, you: "атакуете", other: "атакует") }: { NAME($card) }.
event-converted = { PLAYER($seat) } { DOES($seat, you: "обращаете", other: "обращает") }: { NAME($card) }.
event-hired = { PLAYER($seat) } { DOES($seat, you: "нанимаете", other: "нанимает") } { NAME($card, case: "acc") }.
event-dismissed = { PLAYER($seat) } { DOES($seat, you: "отсылаете", other: "отсылает") } { NAME($card, case: "acc") }.
event-cleared = { PLAYER($seat) } { DOES($seat, you: "освобождаете", other: "освобождает") } действие: { NAME($action, of: "action") }.
event-gained = { PLAYER($seat) } { DOES($seat, you: "получаете", other: "получает") }: { NAMES($goods, of: "good") }.
event-suspicion_drawn =
    { $card ->
        [none] Карт подозрения не осталось ({ PLAYER($seat) }).
        [suspicion_0] { PLAYER($seat) } { DOES($seat, you: "попадаете", other: "попадает") } под подозрение, без налога.
       *[other] { PLAYER($seat) } { DOES($seat, you: "попадаете", other: "попадает") } под подозрение.
    }
event-suspicion_discarded =
    { $count ->
        [1] { PLAYER($seat) } { DOES($seat, you: "сбрасываете", other: "сбрасывает") } карту подозрения.
       *[other] { PLAYER($seat) } { DOES($seat, you: "сбрасываете", other: "сбрасывает") } карты подозрения: { $count }.
    }
event-tax_taken = { PLAYER($seat) } { DOES($seat, you: "берёте", other: "берёт") } из налогов серебро: { $silver }. Осталось: { $left }.
event-debt_gained = { PLAYER($seat) } { DOES($seat, you: "берёте", other: "берёт") } долг.
event-debt_avoided = { PLAYER($seat) } { DOES($seat, you: "платите", other: "платит") } { $silver ->
    [one] { $silver } серебро
   *[other] { $silver } серебра
  } вместо долга.
event-debt_paid = { PLAYER($seat) } { DOES($seat, you: "погашаете", other: "погашает") } долг.
event-inquisition =
    { $seats ->
        [none] Налоги кончились: инквизиция! Под подозрением никого.
       *[other] Налоги кончились: инквизиция!
    }
event-tax_refilled = В запасе налогов снова серебро: { $silver }.
event-workers_kept = { PLAYER($seat) } { DOES($seat, you: "оставляете", other: "оставляет") } рабочих: { NAMES($workers, of: "worker") }.
event-card_left = Ряд покидает карта: { NAME($card) }.
event-came_up = Новые карты в ряду: { NAMES($cards) }.
event-ended = Седьмой раунд окончен.

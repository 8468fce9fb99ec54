### Архитекторы западного королевства

## Что произошло

event-board_taken = { PLAYER($seat) } { DOES($seat, you: "играете", other: "играет") } за персонажа: { NAME($board, of: "board") }.
event-first_player = { PLAYER($seat) } { DOES($seat, you: "делаете", other: "делает") } первый ход.
event-rows_dealt = Помощники ищут работу: { NAMES($cards) }.
event-building_kept =
    { $card ->
        [none] { PLAYER($seat) } { DOES($seat, you: "оставляете", other: "оставляет") } себе чертёж.
       *[other] { PLAYER($seat) } { DOES($seat, you: "оставляете", other: "оставляет") } себе { NAME($card, case: "acc") }.
    }
event-draft_ended = Чертежи выбраны.
event-turn_began = { PLAYER($seat) }, раунд { $round }
event-placed =
    { $workers ->
        [1] { PLAYER($seat) } { DOES($seat, you: "ставите", other: "ставит") } рабочего: { NAME($place, of: "location") }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "ставите", other: "ставит") } рабочего: { NAME($place, of: "location") }, теперь их там { $workers }.
    }
event-recalled =
    { $origin ->
        [prison] { PLAYER($seat) } { DOES($seat, you: "забираете", other: "забирает") } рабочего из темницы.
        [board] { PLAYER($seat) } { DOES($seat, you: "забираете", other: "забирает") } рабочего с чужого планшета ({ PLAYER($captor) }).
       *[other] { PLAYER($seat) } { DOES($seat, you: "забираете", other: "забирает") } рабочего: { NAME($origin, of: "location") }.
    }
event-turn_lost = { PLAYER($seat) }: ни поставить, ни забрать некого.
event-gained = { PLAYER($seat) } { DOES($seat, you: "получаете", other: "получает") }: { NAMES($goods, of: "good") }.
event-paid =
    { $tax ->
        [0] { PLAYER($seat) } { DOES($seat, you: "платите", other: "платит") }: { NAMES($goods, of: "good") }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "платите", other: "платит") }: { NAMES($goods, of: "good") }, налог { $tax }.
    }
event-tax_paid = { PLAYER($seat) } { DOES($seat, you: "платите", other: "платит") } налог: { $tax }.
event-virtue_changed =
    { $change ->
        [-1] { PLAYER($seat) } { DOES($seat, you: "теряете", other: "теряет") } 1 добродетель: { $virtue }.
        [-2] { PLAYER($seat) } { DOES($seat, you: "теряете", other: "теряет") } 2 добродетели: { $virtue }.
        [-3] { PLAYER($seat) } { DOES($seat, you: "теряете", other: "теряет") } 3 добродетели: { $virtue }.
        [one] { PLAYER($seat) } { DOES($seat, you: "получаете", other: "получает") } { $change } добродетель: { $virtue }.
        [few] { PLAYER($seat) } { DOES($seat, you: "получаете", other: "получает") } { $change } добродетели: { $virtue }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "получаете", other: "получает") } { $change } добродетелей: { $virtue }.
    }
event-debt_taken = { PLAYER($seat) } { DOES($seat, you: "берёте", other: "берёт") } долг.
event-debt_avoided = { PLAYER($seat) } { DOES($seat, you: "платите", other: "платит") } { $silver ->
    [one] { $silver } серебро
   *[other] { $silver } серебра
  } вместо долга.
event-loss_avoided =
    { $card ->
        [none] { PLAYER($seat) } { DOES($seat, you: "сбрасываете", other: "сбрасывает") } чертёж вместо потери добродетели.
       *[other] { PLAYER($seat) } { DOES($seat, you: "сбрасываете", other: "сбрасывает") } { NAME($card, case: "acc") } вместо потери добродетели.
    }
event-debt_destroyed = { PLAYER($seat) } { DOES($seat, you: "уничтожаете", other: "уничтожает") } долг.
event-debt_paid = { PLAYER($seat) } { DOES($seat, you: "погашаете", other: "погашает") } долг.
event-taxes_taken = { PLAYER($seat) } { DOES($seat, you: "забираете", other: "забирает") } казну: { $silver ->
    [one] { $silver } серебро
   *[other] { $silver } серебра
  }.
event-drew =
    { $cards ->
        [none] { $count ->
            [one] { PLAYER($seat) } { DOES($seat, you: "берёте", other: "берёт") } { $count } чертёж.
            [few] { PLAYER($seat) } { DOES($seat, you: "берёте", other: "берёт") } { $count } чертежа.
           *[other] { PLAYER($seat) } { DOES($seat, you: "берёте", other: "берёт") } { $count } чертежей.
        }
       *[other] { PLAYER($seat) } { DOES($seat, you: "берёте", other: "берёт") } чертежи: { NAMES($cards) }.
    }
event-kept_one =
    { $card ->
        [none] { PLAYER($seat) } { DOES($seat, you: "смотрите", other: "смотрит") } чертежи и { DOES($seat, you: "оставляете", other: "оставляет") } один.
       *[other] { PLAYER($seat) } { DOES($seat, you: "смотрите", other: "смотрит") } чертежи и { DOES($seat, you: "оставляете", other: "оставляет") } { NAME($card, case: "acc") }.
    }
event-discarded =
    { $cards ->
        [none] { $count ->
            [one] { PLAYER($seat) } { DOES($seat, you: "сбрасываете", other: "сбрасывает") } { $count } чертёж.
            [few] { PLAYER($seat) } { DOES($seat, you: "сбрасываете", other: "сбрасывает") } { $count } чертежа.
           *[other] { PLAYER($seat) } { DOES($seat, you: "сбрасываете", other: "сбрасывает") } { $count } чертежей.
        }
       *[other] { PLAYER($seat) } { DOES($seat, you: "сбрасываете", other: "сбрасывает") }: { NAMES($cards) }.
    }
event-hired =
    { $found ->
        [0] { PLAYER($seat) } { DOES($seat, you: "нанимаете", other: "нанимает") } { NAME($card, case: "acc") }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "нанимаете", other: "нанимает") } { NAME($card, case: "acc") } и { DOES($seat, you: "находите", other: "находит") } на карте { $found ->
            [one] { $found } серебро
           *[other] { $found } серебра
        }.
    }
event-dismissed = { PLAYER($seat) } { DOES($seat, you: "отпускаете", other: "отпускает") } { NAME($card, case: "acc") }.
event-came_up = Работу ищет { NAME($card) }.
event-refreshed = Город покидают: { NAMES($cards) }.
event-captured =
    { $workers ->
        [one] { PLAYER($seat) } { DOES($seat, you: "арестовываете", other: "арестовывает") } { $workers } рабочего { PLAYER($owner, form: "of") }: { NAME($place, of: "location") }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "арестовываете", other: "арестовывает") } { $workers } рабочих { PLAYER($owner, form: "of") }: { NAME($place, of: "location") }.
    }
event-took_home =
    { $workers ->
        [one] { PLAYER($seat) } { DOES($seat, you: "возвращаете", other: "возвращает") } домой { $workers } рабочего: { NAME($place, of: "location") }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "возвращаете", other: "возвращает") } домой { $workers } рабочих: { NAME($place, of: "location") }.
    }
event-imprisoned =
    { $total ->
        [one] { PLAYER($seat) } { DOES($seat, you: "отправляете", other: "отправляет") } в темницу { $total } арестованного.
       *[other] { PLAYER($seat) } { DOES($seat, you: "отправляете", other: "отправляет") } в темницу { $total } арестованных.
    }
event-released =
    { $origin ->
        [prison] Из темницы возвращаются рабочие { PLAYER($seat, form: "of") }: { $workers }.
       *[other] Из-под ареста возвращаются рабочие { PLAYER($seat, form: "of") }: { $workers }.
    }
event-built = { PLAYER($seat) } { DOES($seat, you: "строите", other: "строит") } { NAME($card, case: "acc") }.
event-advanced = { PLAYER($seat) } { DOES($seat, you: "поднимаетесь", other: "поднимается") } в соборе на уровень { $level }.
event-reward_gained =
    { $reward ->
        [none] Наград больше нет: 1 добродетель.
       *[other] Награда: { NAME($reward, of: "reward") }.
    }
event-market_reset = Облава на чёрном рынке: все, кто там стоит, отправляются в темницу.
event-market_turned = Чёрный рынок теперь предлагает: { NAMES($small, of: "good") }; { NAMES($large, of: "good") }.
event-guildhall_full = Гильдия заполнена: у каждого остался один ход.
event-ended = Гильдия заполнена, работа окончена.

tie-virtue = Очков поровну: побеждает более добродетельный.
tie-silver = Поровну и очков, и добродетели: побеждает тот, у кого больше серебра.

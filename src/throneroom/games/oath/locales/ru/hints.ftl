### Обет

## Why a hint says so

reason-stop-banner = { PLAYER($seat) } { DOES($seat, you: "победите", other: "победит") } { $way ->
    [usurper] как узурпатор
   *[other] («{ NAME($vision) }»)
  } в следующий ход, если «{ NAME($banner) }» не сменит владельца: обретите её за { $token ->
    [favor] { $n } поддержки
   *[other] { $n ->
        [one] { $n } тайну
        [few] { $n } тайны
       *[other] { $n } тайн
    }
  }
reason-stop = { PLAYER($seat) } больше не { DOES($seat, you: "победите", other: "победит") } { $way ->
    [usurper] как узурпатор
   *[other] («{ NAME($vision) }»)
  } в следующий ход
reason-stop-fight = { PLAYER($seat) } { DOES($seat, you: "победите", other: "победит") } { $way ->
    [usurper] как узурпатор
   *[other] («{ NAME($vision) }»)
  } в следующий ход, если не разбить врага: шанс набега — { $win } %
reason-fight = шанс набега — { $win } %, пока другая сторона не применила планы битвы
reason-over = это победа
reason-win = в следующем подъёме вы победите { $way ->
    [usurper] как узурпатор
   *[other] («{ NAME($vision) }»)
  }, если никто не помешает
reason-title = титул станет вашим
reason-empire = { PLAYER($seat) } { DOES($seat, you: "уступите", other: "уступит") } титул Империи
reason-heir = вы станете преемником и победите вместо канцлера
reason-no-heir = { PLAYER($seat) } больше не { DOES($seat, you: "наследуете", other: "наследует") } канцлеру
reason-thing = вашим станет: { NAME($thing) }
reason-vision = теперь вы сможете победить: { NAME($vision) }
reason-site = вы станете править локацией «{ NAME($site) }»
reason-search-vision = у вас ещё нет видения, а поиск может его принести
reason-search = в совете ещё есть место: { $n }
reason-unknown = откроется новая локация
reason-relic-there = в локации «{ NAME($site) }» лежит реликвия
reason-rival-there = с места «{ NAME($site) }» её можно отбить у соперника
reason-cards-there = в локации «{ NAME($site) }» есть с кем торговать и кого созвать, карт: { $n }
reason-more = приносит { $what ->
    [warbands] { $n ->
        [one] { $n } отряд
        [few] { $n } отряда
       *[other] { $n } отрядов
    }
    [secrets] { $n ->
        [one] { $n } тайну
        [few] { $n } тайны
       *[other] { $n } тайн
    }
   *[other] { $n ->
        [one] { $n } поддержку
       *[other] { $n } поддержки
    }
  }

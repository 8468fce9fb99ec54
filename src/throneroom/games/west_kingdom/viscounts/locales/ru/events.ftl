### Виконты западного королевства

## Что произошло

event-first_player = { PLAYER($seat) } { DOES($seat, you: "делаете", other: "делает") } первый ход.
event-pairs_shown = На выбор: { NAMES($cards) }; с ними { NAMES($heroes) }.
event-pair_taken = { PLAYER($seat) } { DOES($seat, you: "берёте", other: "берёт") } { NAME($card, case: "acc") } и { NAME($hero, case: "acc") }, начальная клетка: { $space }.
event-rival_came = { PLAYER($seat) } начинает на клетке { $space }: { NAME($board) }.
event-schemes_added = В первой колоде соперника, чтобы было труднее: { NAMES($cards) }.
event-turn_began = { PLAYER($seat) }, раунд { $round }
event-dropped_off = { NAME($card) }: уходит с планшета.
event-played =
    { $unseen ->
        [true] { PLAYER($seat) } { DOES($seat, you: "играете", other: "играет") } верхнюю карту колоды: { NAME($card) }.
       *[false] { PLAYER($seat) } { DOES($seat, you: "играете", other: "играет") } { NAME($card, case: "acc") }.
    }
event-scheme_revealed = Соперник открывает: { NAME($card) }.
event-moved =
    { $silver ->
        [0] { PLAYER($seat) } { DOES($seat, you: "идёте", other: "идёт") } на клетку { $space }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "идёте", other: "идёт") } на клетку { $space }, серебро: { $silver }.
    }
event-acted =
    { $goods ->
        [none] { PLAYER($seat) }: { NAME($action, of: "action") }.
       *[other] { PLAYER($seat) }: { NAME($action, of: "action") } ({ NAMES($goods, of: "good") }).
    }
event-passed = { PLAYER($seat) } { DOES($seat, you: "обходитесь", other: "обходится") } без действия.
event-dismissed =
    { $silver ->
        [0] { PLAYER($seat) } { DOES($seat, you: "изгоняете", other: "изгоняет") } { NAME($card, case: "acc") }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "изгоняете", other: "изгоняет") } { NAME($card, case: "acc") }, серебро: { $silver }.
    }
event-exchanged =
    { $times ->
        [0] { PLAYER($seat) } ничего не { DOES($seat, you: "меняете", other: "меняет") }.
       *[other] { NAME($exchange, of: "exchange") }, × { $times }.
    }
event-built = { PLAYER($seat) } { DOES($seat, you: "строите", other: "строит") } { NAME($building, case: "acc") }.
event-linked = { PLAYER($seat) } { DOES($seat, you: "замыкаете", other: "замыкает") } связь: она платит хозяевам обоих концов.
event-workers_placed =
    { $count ->
        [1] { PLAYER($seat) } { DOES($seat, you: "размещаете", other: "размещает") } рабочего: «{ NAME($section, of: "section") }».
       *[other] { PLAYER($seat) } { DOES($seat, you: "размещаете", other: "размещает") } рабочих, { $count }: «{ NAME($section, of: "section") }».
    }
event-transcribed = { PLAYER($seat) } { DOES($seat, you: "переводите", other: "переводит") } { NAME($card, case: "acc") }.
event-bonus_taken = { PLAYER($seat) } { DOES($seat, you: "берёте", other: "берёт") } { NAME($card, case: "acc") }.
event-rose = Рабочий ({ PLAYER($seat) }) поднимается на уровень { $tier }: «{ NAME($section, of: "section") }».
event-worker_moved = Рабочий ({ PLAYER($seat) }) переходит: «{ NAME($origin, of: "section") }», теперь «{ NAME($to, of: "section") }».
event-bumped = { PLAYER($seat) } { DOES($seat, you: "вытесняете", other: "вытесняет") } рабочего ({ PLAYER($owner) }) с уровня { $tier }: «{ NAME($section, of: "section") }».
event-leader_changed = Хозяин замка теперь { PLAYER($seat) }.
event-gained = { PLAYER($seat) } { DOES($seat, you: "получаете", other: "получает") }: { NAMES($goods, of: "good") }.
event-virtue_gained = { PLAYER($seat) } { DOES($seat, you: "получаете", other: "получает") } добродетель: { $count }.
event-corruption_gained = { PLAYER($seat) } { DOES($seat, you: "получаете", other: "получает") } порочность: { $count }.
event-debts_gained =
    { $count ->
        [1] { PLAYER($seat) } { DOES($seat, you: "берёте", other: "берёт") } долг.
       *[other] { PLAYER($seat) } { DOES($seat, you: "берёте", other: "берёт") } долги: { $count }.
    }
event-deeds_gained =
    { $count ->
        [1] { PLAYER($seat) } { DOES($seat, you: "получаете", other: "получает") } грамоту.
       *[other] { PLAYER($seat) } { DOES($seat, you: "получаете", other: "получает") } грамоты: { $count }.
    }
event-flipped =
    { $what ->
        [debt] { PLAYER($seat) } { DOES($seat, you: "переворачиваете", other: "переворачивает") } долг: он погашен.
       *[deed] { PLAYER($seat) } { DOES($seat, you: "переворачиваете", other: "переворачивает") } грамоту: она утверждена.
    }
event-end_card_revealed = На столе { NAME($card, of: "end") }. Последний раунд: { $last }.
event-hired =
    { $silver ->
        [0] { PLAYER($seat) } { DOES($seat, you: "нанимаете", other: "нанимает") } { NAME($card, case: "acc") }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "нанимаете", other: "нанимает") } { NAME($card, case: "acc") }, серебро: { $silver }.
    }
event-discarded =
    { $unseen ->
        [true] { PLAYER($seat) } { DOES($seat, you: "сбрасываете", other: "сбрасывает") } верхнюю карту колоды: { NAME($card) }.
       *[false] { PLAYER($seat) } { DOES($seat, you: "сбрасываете", other: "сбрасывает") } { NAME($card, case: "acc") }.
    }
event-destroyed =
    { $unseen ->
        [true] { PLAYER($seat) } { DOES($seat, you: "уничтожаете", other: "уничтожает") } верхнюю карту колоды: { NAME($card) }, серебро: { $silver }.
       *[false] { PLAYER($seat) } { DOES($seat, you: "уничтожаете", other: "уничтожает") } { NAME($card, case: "acc") }, серебро: { $silver }.
    }
event-rearranged = { PLAYER($seat) } { DOES($seat, you: "меняете", other: "меняет") } порядок карт: { NAMES($cards) }.
event-shuffled =
    { $virtuous ->
        [true] { PLAYER($seat) } { DOES($seat, you: "перемешиваете", other: "перемешивает") } колоду без преступников на планшете: 1 добродетель.
       *[false] { PLAYER($seat) } { DOES($seat, you: "перемешиваете", other: "перемешивает") } колоду с преступником на планшете: 1 порочность.
    }
event-drew =
    { $cards ->
        [none] { $count ->
            [1] { PLAYER($seat) } { DOES($seat, you: "берёте", other: "берёт") } карту.
           *[other] { PLAYER($seat) } { DOES($seat, you: "берёте", other: "берёт") } карты: { $count }.
        }
       *[other] { PLAYER($seat) } { DOES($seat, you: "берёте", other: "берёт") } карты: { NAMES($cards) }.
    }
event-future_came = В сброс соперника уходит: { NAME($card) }.
event-collided = Добродетель и порочность столкнулись на клетке { $space }: { PLAYER($seat) }.
event-ended =
    { $reason ->
        [alone_won] Последний раунд окончен, у соперника меньше очков.
        [alone_lost] Последний раунд окончен, у соперника не меньше очков.
        [poverty] Настала «Бедность», последний раунд окончен.
        [prosperity] Настало «Процветание», последний раунд окончен.
       *[both] Настали «Бедность» и «Процветание», последний раунд окончен.
    }

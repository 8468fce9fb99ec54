### Виконты западного королевства, вместе против Владыки

## Что произошло

event-reminder_taken = { PLAYER($seat) } { DOES($seat, you: "берёте", other: "берёт") } карту-подсказку: { NAME($card) }.
event-reminder_on_top = { PLAYER($seat) } { DOES($seat, you: "кладёте", other: "кладёт") } сверху: { NAME($card) }.
event-overlord_came = Осталась { NAME($card) }: фишка Владыки встаёт на клетку { $space }.
event-worker_revealed = Открыта { NAME($card) }: рабочий Владыки встаёт на клетку { $space }.
event-overlord_removed = { PLAYER($seat) } { DOES($seat, you: "прогоняете", other: "прогоняет") } рабочего Владыки с клетки { $space }.
event-outpost_placed = { PLAYER($seat) } { DOES($seat, you: "оставляете", other: "оставляет") } рабочего на клетке { $space }.
event-intruder_bumped = { PLAYER($seat) } { DOES($seat, you: "вытесняете", other: "вытесняет") } рабочего Владыки с уровня { $tier }: «{ NAME($section, of: "section") }».
event-overlord_moved =
    { $silver ->
        [one] { NAME($card) }, ценность { $silver }: Владыка проходит { $silver } клетку и встаёт на клетку { $space }.
        [few] { NAME($card) }, ценность { $silver }: Владыка проходит { $silver } клетки и встаёт на клетку { $space }.
       *[other] { NAME($card) }, ценность { $silver }: Владыка проходит { $silver } клеток и встаёт на клетку { $space }.
    }
event-overlord_placed =
    { $count ->
        [1] Он ставит рабочего на клетку { $space }. В запасе осталось: { $left }.
       *[other] Он ставит рабочего на клетку { $space }, теперь их там { $count }. В запасе осталось: { $left }.
    }
event-sent_home =
    { $reason ->
        [stop] Он остановился на клетке { $space }: оттуда уходит домой рабочий ({ PLAYER($seat) }).
        [instead] Вместо своего рабочего он отправляет домой с клетки { $space } рабочего ({ PLAYER($seat) }).
       *[advance] Клетку { $space } отстоял рабочий ({ PLAYER($seat) }) и уходит домой.
    }
event-banished =
    { $printed ->
        [true] Там уже стоят его рабочие. Стопка пуста, решает напечатанный горожанин: { NAME($row, of: "banish") }.
       *[false] Там уже стоят его рабочие: он изгоняет { NAME($card, case: "acc") }: { NAME($row, of: "banish") }.
    }
event-step_began = Карта Владыки, шаг { $step }.
event-advance_ordered = На клетке { $space } его рабочих { $count }: приказ продвижения.
event-advanced =
    { $way ->
        [clockwise] Один идёт по часовой стрелке, с клетки { $origin } на клетку { $space }.
        [counter_clockwise] Один идёт против часовой стрелки, с клетки { $origin } на клетку { $space }.
       *[inward] Один идёт к замку, с клетки { $origin } на клетку { $space }.
    }
event-repelled =
    { $way ->
        [clockwise] Один идёт по часовой стрелке на клетку { $space }, встречает рабочего и возвращается в запас.
        [counter_clockwise] Один идёт против часовой стрелки на клетку { $space }, встречает рабочего и возвращается в запас.
       *[inward] Один идёт к замку на клетку { $space }, встречает рабочего и возвращается в запас.
    }
event-castle_entered = Внутренняя дорога занята: один входит в замок, уровень { $tier }, «{ NAME($section, of: "section") }».
event-castle_cleared = На уровне { $tier }, «{ NAME($section, of: "section") }», слишком тесно: оттуда уходит по рабочему каждого игрока.
event-thinned = { NAME($card, of: "end") }: с каждой клетки, где стояли двое рабочих Владыки, один уходит. Клетки: { NAMES($spaces, of: "space") }.
event-overlord_won =
    { $reason ->
        [tier3] Рабочий Владыки добрался до третьего уровня замка.
       *[supply] Владыка должен поставить рабочего, а все 20 уже на поле.
    }
event-ended =
    { $reason ->
        [tier3] Замок пал.
        [supply] Владыка захватил земли.
        [poverty] Наступила Бедность, и последний раунд сыгран.
        [prosperity] Наступило Процветание, и последний раунд сыгран.
       *[both] Наступили и Бедность, и Процветание, и последний раунд сыгран.
    }

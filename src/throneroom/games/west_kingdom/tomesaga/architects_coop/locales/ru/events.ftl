### Архитекторы западного королевства, вместе против Владыки

## Что произошло

event-side_chosen = { PLAYER($seat) } { DOES($seat, you: "начинаете", other: "начинает") }, и помогает { NAME($card) }.
event-put_back =
    { $card ->
        [none] { PLAYER($seat) } { DOES($seat, you: "возвращаете", other: "возвращает") } чертёж.
       *[other] { PLAYER($seat) } { DOES($seat, you: "возвращаете", other: "возвращает") } { NAME($card, case: "acc") }.
    }
event-draft_ended = Чертежи розданы.
event-offered = Подношение, { PLAYER($seat) }: { NAME($demand) }, { $given } из { $needed }.
event-handed = { PLAYER($seat) } { DOES($seat, you: "отдаёте", other: "отдаёт") } предмет: { NAME($item, of: "item") }. Получает { PLAYER($receiver) }.
event-card_handed =
    { $card ->
        [none] { PLAYER($seat) } { DOES($seat, you: "отдаёте", other: "отдаёт") } чертёж. Получает { PLAYER($receiver) }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "отдаёте", other: "отдаёт") } { NAME($card, case: "acc") }. Получает { PLAYER($receiver) }.
    }
event-demand_met = Требование выполнено: { NAME($demand) }.
event-released_others =
    { $origin ->
        [prison] { PLAYER($seat) } { DOES($seat, you: "освобождаете", other: "освобождает") } из темницы рабочих { PLAYER($owner, form: "of") }: { $workers }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "возвращаете", other: "возвращает") } от Владыки рабочих { PLAYER($owner, form: "of") }: { $workers }.
    }
event-scheme_revealed = Он открывает: { NAME($card) }.
event-schemes_shuffled = Его интриги перемешаны, карт: { $cards }.
event-step_began = { NAME($card) }, строка { $step }.
event-no_worker_left = Ставить ему некого.
event-market_full = Чёрный рынок занят: он никого не ставит.
event-workers_called_back = Он отзывает рабочих из города, из темницы и с ваших планшетов: { $workers }.
event-strip_reached = { NAME($place, of: "location") }: выполняется полоса { $strip } его планшета.
event-arrested =
    { $own ->
        [one] Там { $own } его рабочий: он берёт до { $most } каждого цвета.
       *[other] Там его рабочих { $own }: он берёт до { $most } каждого цвета.
    }
event-strip_idle = Арестовать некого, и в темницу отправить некого.
event-target_chosen = { NAME($card) }: решено, что это { PLAYER($seat) }.
event-worker_killed =
    { $origin ->
        [free] { PLAYER($seat) } навсегда { DOES($seat, you: "теряете", other: "теряет") } свободного рабочего.
        [prison] { PLAYER($seat) } навсегда { DOES($seat, you: "теряете", other: "теряет") } рабочего в темнице.
       *[other] { PLAYER($seat) } навсегда { DOES($seat, you: "теряете", other: "теряет") } рабочего: { NAME($origin, of: "location") }.
    }
event-nobody_killed = { PLAYER($seat) }: терять некого.
event-silver_lost = { PLAYER($seat) } { DOES($seat, you: "теряете", other: "теряет") } серебро: { $silver }.
event-taxes_checked =
    { $harmed ->
        [true] В казне { $tax }: каждый теряет 1 добродетель, налоги возвращаются в запас.
       *[false] { $returned ->
            [true] В казне { $tax }: никто не страдает, налоги возвращаются в запас.
           *[false] В казне { $tax }: никто не страдает, налоги остаются.
        }
    }
event-demand_revealed = Новое требование: { NAME($demand) }.
event-event_revealed = Событие: { NAME($card) }. { $left ->
    [0] Больше событий нет.
   *[other] Осталось: { $left }.
  }
event-future_discarded = В его сброс уходит { NAME($card) }.
event-future_on_top = Будущая интрига ложится на его колоду, лицом вниз.
event-out_of_events = Нужно открыть событие, а их не осталось: игра окончена.
event-guildhall_full = Гильдия заполнена: у каждого остался один ход, и у Владыки тоже.
event-ended = Работа окончена. Теперь считают очки.

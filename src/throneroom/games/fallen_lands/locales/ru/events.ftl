### Завоёванный край

## Что произошло

event-gathered = { PLAYER($seat) } { DOES($seat, you: "начинаете", other: "начинает") } с Соратником: { NAME($follower, of: "follower") }.
event-turn_began = { PLAYER($seat) }, раунд { $round }
event-claim_lifted = { PLAYER($seat) } { DOES($seat, you: "снимаете", other: "снимает") } Заявку с поля { $level }.
event-recruited = { PLAYER($seat) } { DOES($seat, you: "нанимаете", other: "нанимает") } { NAME($follower, of: "follower", case: "acc") }.
event-hand_redealt = { PLAYER($seat) } не { DOES($seat, you: "можете", other: "может") } ничего захватить и { DOES($seat, you: "сбрасываете", other: "сбрасывает") } все карты: { NAMES($cards) }.
event-conquered =
    { $magic ->
        [none] { $reward ->
            [0] { PLAYER($seat) } { DOES($seat, you: "захватываете", other: "захватывает") } поле { $level }: { NAME($card) } ({ $attack } + { $support }), без монет.
            [one] { PLAYER($seat) } { DOES($seat, you: "захватываете", other: "захватывает") } поле { $level }: { NAME($card) } ({ $attack } + { $support }), { $reward } монета.
            [few] { PLAYER($seat) } { DOES($seat, you: "захватываете", other: "захватывает") } поле { $level }: { NAME($card) } ({ $attack } + { $support }), { $reward } монеты.
           *[many] { PLAYER($seat) } { DOES($seat, you: "захватываете", other: "захватывает") } поле { $level }: { NAME($card) } ({ $attack } + { $support }), { $reward } монет.
        }
       *[other] { $reward ->
            [0] { PLAYER($seat) } { DOES($seat, you: "захватываете", other: "захватывает") } поле { $level }: { NAME($card) }, { NAMES($magic) } ({ $attack } + { $support }), без монет.
            [one] { PLAYER($seat) } { DOES($seat, you: "захватываете", other: "захватывает") } поле { $level }: { NAME($card) }, { NAMES($magic) } ({ $attack } + { $support }), { $reward } монета.
            [few] { PLAYER($seat) } { DOES($seat, you: "захватываете", other: "захватывает") } поле { $level }: { NAME($card) }, { NAMES($magic) } ({ $attack } + { $support }), { $reward } монеты.
           *[many] { PLAYER($seat) } { DOES($seat, you: "захватываете", other: "захватывает") } поле { $level }: { NAME($card) }, { NAMES($magic) } ({ $attack } + { $support }), { $reward } монет.
        }
    }
event-borrowed = { PLAYER($seat) } { DOES($seat, you: "занимаете", other: "занимает") } Поддержку { $points }; монеты { DOES($lender, you: "получаете", other: "получает") } { PLAYER($lender) }: { $points }.
event-built =
    { $magic ->
        [none] { PLAYER($seat) } { DOES($seat, you: "возводите", other: "возводит") } { NAME($card, case: "acc") } на поле { $level }: Поддержка { $support }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "возводите", other: "возводит") } { NAME($card, case: "acc") } на поле { $level } ({ NAMES($magic) }): Поддержка { $support }.
    }
event-claimed = { PLAYER($seat) } { DOES($seat, you: "кладёте", other: "кладёт") } Заявку на поле { $level }.
event-flooded = { PLAYER($seat) } { DOES($seat, you: "затапливаете", other: "затапливает") } поле { $level }.
event-plagued = { PLAYER($seat) } { DOES($seat, you: "насылаете", other: "насылает") } Чуму.
event-lost_follower = { PLAYER($seat) } { DOES($seat, you: "теряете", other: "теряет") } { NAME($follower, of: "follower", case: "acc") }.
event-shadows_came = { PLAYER($seat) } { DOES($seat, you: "играете", other: "играет") } { NAME($card, case: "acc") }. { NAME($follower, of: "follower") } на этот ход: +{ $count }.
event-shadows_left =
    { $count ->
        [one] { PLAYER($seat) }: { $count } тень возвращается в запас.
        [few] { PLAYER($seat) }: { $count } тени возвращаются в запас.
       *[many] { PLAYER($seat) }: { $count } теней возвращаются в запас.
    }
event-looked_at_hand =
    { $cards ->
        [none] { PLAYER($seat) } { DOES($seat, you: "посылаете", other: "посылает") } Вора и { DOES($seat, you: "смотрите", other: "смотрит") } чужие карты. Хозяин карт: { PLAYER($victim) }.
       *[other] { DOES($victim, you: "you", other: "other") ->
            [you] { PLAYER($seat) } посылает Вора и смотрит ваши карты: { NAMES($cards) }.
           *[other] { PLAYER($seat) } { DOES($seat, you: "посылаете", other: "посылает") } Вора и { DOES($seat, you: "смотрите", other: "смотрит") } чужие карты. { PLAYER($victim) }: { NAMES($cards) }.
        }
    }
event-stole =
    { $card ->
        [none] { PLAYER($seat) } { DOES($seat, you: "забираете", other: "забирает") } одну карту; её { DOES($victim, you: "теряете", other: "теряет") } { PLAYER($victim) }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "забираете", other: "забирает") } { NAME($card, case: "acc") }; карту { DOES($victim, you: "теряете", other: "теряет") } { PLAYER($victim) }.
    }
event-studied = { PLAYER($seat) } { DOES($seat, you: "отправляете", other: "отправляет") } Мага за книги.
event-drew =
    { $cards ->
        [none] { $count ->
            [one] { PLAYER($seat) } { DOES($seat, you: "берёте", other: "берёт") } { $count } карту.
            [few] { PLAYER($seat) } { DOES($seat, you: "берёте", other: "берёт") } { $count } карты.
           *[many] { PLAYER($seat) } { DOES($seat, you: "берёте", other: "берёт") } { $count } карт.
        }
       *[other] { PLAYER($seat) } { DOES($seat, you: "берёте", other: "берёт") } { NAMES($cards, case: "acc") }.
    }
event-exchanged =
    { $count ->
        [one] { PLAYER($seat) } { DOES($seat, you: "меняете", other: "меняет") } { NAMES($cards, case: "acc") } на { $count } карту.
        [few] { PLAYER($seat) } { DOES($seat, you: "меняете", other: "меняет") } { NAMES($cards, case: "acc") } на { $count } карты.
       *[many] { PLAYER($seat) } { DOES($seat, you: "меняете", other: "меняет") } { NAMES($cards, case: "acc") } на { $count } карт.
    }
event-shuffled =
    { $count ->
        [one] Сброс становится новой колодой: { $count } карта.
        [few] Сброс становится новой колодой: { $count } карты.
       *[many] Сброс становится новой колодой: { $count } карт.
    }
event-idled = { PLAYER($seat) }: ни захвата, ни Заявки.
event-stop_proposed = { PLAYER($seat) } { DOES($seat, you: "предлагаете", other: "предлагает") } закончить игру.
event-stop_answered =
    { $agreed ->
        [true] { PLAYER($seat) } { DOES($seat, you: "соглашаетесь", other: "соглашается") }.
       *[false] { PLAYER($seat) } { DOES($seat, you: "хотите", other: "хочет") } играть дальше.
    }
event-ended =
    { $reason ->
        [full] Захватывать больше нечего: игра окончена.
        [stalled] За целый раунд никто не захватил поля и не положил Заявки: игра окончена.
       *[agreed] Все согласны остановиться: игра окончена.
    }

### Dominion

## Что произошло

event-turn_began = { PLAYER($seat) }, ход { $turn }
event-played = { PLAYER($seat) } { DOES($seat, you: "разыгрываете", other: "разыгрывает") } { NAME($card, case: "acc") }.
event-played_again = { PLAYER($seat) } ещё раз { DOES($seat, you: "разыгрываете", other: "разыгрывает") } { NAME($card, case: "acc") }.
event-played_treasures =
    { $coins ->
        [one] { PLAYER($seat) } { DOES($seat, you: "выкладываете", other: "выкладывает") } { NAMES($cards, case: "acc") }: { $coins } монета.
        [few] { PLAYER($seat) } { DOES($seat, you: "выкладываете", other: "выкладывает") } { NAMES($cards, case: "acc") }: { $coins } монеты.
       *[many] { PLAYER($seat) } { DOES($seat, you: "выкладываете", other: "выкладывает") } { NAMES($cards, case: "acc") }: { $coins } монет.
    }
event-bought = { PLAYER($seat) } { DOES($seat, you: "покупаете", other: "покупает") } { NAME($card, case: "acc") }.
event-gained =
    { $to ->
        [hand] { PLAYER($seat) } { DOES($seat, you: "получаете", other: "получает") } { NAME($card, case: "acc") } на руку.
        [deck] { PLAYER($seat) } { DOES($seat, you: "получаете", other: "получает") } { NAME($card, case: "acc") } на верх колоды.
       *[discard] { PLAYER($seat) } { DOES($seat, you: "получаете", other: "получает") } { NAME($card, case: "acc") }.
    }
event-drew =
    { $cards ->
        [none] { $count ->
            [one] { PLAYER($seat) } { DOES($seat, you: "берёте", other: "берёт") } { $count } карту.
            [few] { PLAYER($seat) } { DOES($seat, you: "берёте", other: "берёт") } { $count } карты.
           *[many] { PLAYER($seat) } { DOES($seat, you: "берёте", other: "берёт") } { $count } карт.
        }
       *[other] { PLAYER($seat) } { DOES($seat, you: "берёте", other: "берёт") } { NAMES($cards, case: "acc") }.
    }
event-shuffled = { PLAYER($seat) } { DOES($seat, you: "тасуете", other: "тасует") } колоду.
event-discarded =
    { $cards ->
        [none] { $count ->
            [1] { PLAYER($seat) } { DOES($seat, you: "сбрасываете", other: "сбрасывает") } { NAME($top, case: "acc") }.
            [one] { PLAYER($seat) } { DOES($seat, you: "сбрасываете", other: "сбрасывает") } { $count } карту, сверху { NAME($top) }.
            [few] { PLAYER($seat) } { DOES($seat, you: "сбрасываете", other: "сбрасывает") } { $count } карты, сверху { NAME($top) }.
           *[many] { PLAYER($seat) } { DOES($seat, you: "сбрасываете", other: "сбрасывает") } { $count } карт, сверху { NAME($top) }.
        }
       *[other] { PLAYER($seat) } { DOES($seat, you: "сбрасываете", other: "сбрасывает") } { NAMES($cards, case: "acc") }.
    }
event-discarded_openly = { PLAYER($seat) } { DOES($seat, you: "сбрасываете", other: "сбрасывает") } { NAMES($cards, case: "acc") }.
event-deck_discarded = { PLAYER($seat) } { DOES($seat, you: "переворачиваете", other: "переворачивает") } колоду в сброс, сверху { NAME($top) }.
event-trashed = { PLAYER($seat) } { DOES($seat, you: "выкидываете", other: "выкидывает") } на свалку { NAMES($cards, case: "acc") }.
event-taken_from_trash = { PLAYER($seat) } { DOES($seat, you: "забираете", other: "забирает") } со свалки { NAMES($cards, case: "acc") }.
event-revealed = { PLAYER($seat) } { DOES($seat, you: "раскрываете", other: "раскрывает") } { NAMES($cards, case: "acc") }.
event-revealed_hand =
    { $cards ->
        [none] { PLAYER($seat) }: на руке нет ни одной карты.
       *[other] { PLAYER($seat) } { DOES($seat, you: "показываете", other: "показывает") } руку без карт победы: { NAMES($cards) }.
    }
event-took_revealed = { PLAYER($seat) } { DOES($seat, you: "берёте", other: "берёт") } на руку { NAMES($cards, case: "acc") }.
event-set_aside = { PLAYER($seat) } { DOES($seat, you: "откладываете", other: "откладывает") } { NAME($card, case: "acc") }.
event-put_on_deck = { PLAYER($seat) } { DOES($seat, you: "кладёте", other: "кладёт") } на свою колоду { NAME($card, case: "acc") }.
event-kept_on_deck = { PLAYER($seat) }: { NAME($card) } остаётся сверху колоды.
event-reacted = { PLAYER($seat) } { DOES($seat, you: "показываете", other: "показывает") } { NAME($card, case: "acc") }.
event-cleaned_up = { PLAYER($seat) } { DOES($seat, you: "расчищаете", other: "расчищает") } стол.
tie-turns = Очков поровну: победа у того, кто сделал меньше ходов.
event-ended =
    { $reason ->
        [provinces] Провинции закончились: игра окончена.
        [three_piles] Три стопки опустели: игра окончена.
       *[stalemate] Больше ничего не может произойти: игра окончена.
    }

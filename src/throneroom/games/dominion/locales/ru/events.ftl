### Dominion

## Что произошло

event-turn_began = { PLAYER($seat) }, ход { $turn }
event-played = { PLAYER($seat) } разыгрывает { NAME($card, case: "acc") }.
event-played_again = { PLAYER($seat) } ещё раз разыгрывает { NAME($card, case: "acc") }.
event-played_treasures =
    { $coins ->
        [one] { PLAYER($seat) } выкладывает { NAMES($cards, case: "acc") }: { $coins } монета.
        [few] { PLAYER($seat) } выкладывает { NAMES($cards, case: "acc") }: { $coins } монеты.
       *[many] { PLAYER($seat) } выкладывает { NAMES($cards, case: "acc") }: { $coins } монет.
    }
event-bought = { PLAYER($seat) } покупает { NAME($card, case: "acc") }.
event-gained =
    { $to ->
        [hand] { PLAYER($seat) } получает { NAME($card, case: "acc") } на руку.
        [deck] { PLAYER($seat) } получает { NAME($card, case: "acc") } на верх колоды.
       *[discard] { PLAYER($seat) } получает { NAME($card, case: "acc") }.
    }
event-drew =
    { $cards ->
        [none] { $count ->
            [one] { PLAYER($seat) } берёт { $count } карту.
            [few] { PLAYER($seat) } берёт { $count } карты.
           *[many] { PLAYER($seat) } берёт { $count } карт.
        }
       *[other] { PLAYER($seat) } берёт { NAMES($cards, case: "acc") }.
    }
event-shuffled = { PLAYER($seat) } тасует колоду.
event-discarded =
    { $cards ->
        [none] { $count ->
            [1] { PLAYER($seat) } сбрасывает { NAME($top, case: "acc") }.
            [one] { PLAYER($seat) } сбрасывает { $count } карту, сверху { NAME($top) }.
            [few] { PLAYER($seat) } сбрасывает { $count } карты, сверху { NAME($top) }.
           *[many] { PLAYER($seat) } сбрасывает { $count } карт, сверху { NAME($top) }.
        }
       *[other] { PLAYER($seat) } сбрасывает { NAMES($cards, case: "acc") }.
    }
event-discarded_openly = { PLAYER($seat) } сбрасывает { NAMES($cards, case: "acc") }.
event-deck_discarded = { PLAYER($seat) } переворачивает колоду в сброс, сверху { NAME($top) }.
event-trashed = { PLAYER($seat) } выкидывает на свалку { NAMES($cards, case: "acc") }.
event-taken_from_trash = { PLAYER($seat) } забирает со свалки { NAMES($cards, case: "acc") }.
event-revealed = { PLAYER($seat) } раскрывает { NAMES($cards, case: "acc") }.
event-revealed_hand =
    { $cards ->
        [none] { PLAYER($seat) }: на руке нет ни одной карты.
       *[other] { PLAYER($seat) } показывает руку без карт победы: { NAMES($cards) }.
    }
event-took_revealed = { PLAYER($seat) } берёт на руку { NAMES($cards, case: "acc") }.
event-set_aside = { PLAYER($seat) } откладывает { NAME($card, case: "acc") }.
event-put_on_deck = { PLAYER($seat) } кладёт на свою колоду { NAME($card, case: "acc") }.
event-kept_on_deck = { PLAYER($seat) }: { NAME($card) } остаётся на верху колоды.
event-reacted = { PLAYER($seat) } показывает { NAME($card, case: "acc") }.
event-cleaned_up = { PLAYER($seat) } расчищает стол.
event-ended =
    { $reason ->
        [provinces] Провинции закончились: игра окончена.
        [three_piles] Три стопки опустели: игра окончена.
       *[stalemate] Больше ничего не может произойти: игра окончена.
    }

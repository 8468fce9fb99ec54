### Восьмиминутная империя: Легенды

## Что произошло

event-game_began = Партия { $game } из трёх
event-leader_dealt = { PLAYER($seat) }: предводитель — { NAME($leader, of: "leader") }.
event-tile_laid =
    { $seat ->
        [none] Фрагмент «{ NAME($side, of: "side") }» лежит { NAME($slot, of: "slot") }{ $rotation ->
            [0] {""}
           *[other] , поворот ×{ $rotation }
        }.
       *[other] { PLAYER($seat) } кладёт фрагмент «{ NAME($side, of: "side") }» { NAME($slot, of: "slot") }{ $rotation ->
            [0] {""}
           *[other] , поворот ×{ $rotation }
        }.
    }
event-start_chosen =
    { $seat ->
        [none] Стартовый регион — { NAME($region, of: "region") }.
       *[other] { PLAYER($seat) } выбирает стартовый регион: { NAME($region, of: "region") }.
    }
event-token_laid =
    { $token ->
        [none] { $seat ->
            [none] Закрытый жетон лежит в регионе «{ NAME($region, of: "region") }».
           *[other] { PLAYER($seat) } кладёт закрытый жетон в регион «{ NAME($region, of: "region") }».
        }
       *[other] { $seat ->
            [none] { NAME($token, of: "token") }: регион «{ NAME($region, of: "region") }».
           *[other] { PLAYER($seat) } кладёт жетон «{ NAME($token, of: "token") }» в регион «{ NAME($region, of: "region") }».
        }
    }
event-token_taken_up =
    { $token ->
        [none] { PLAYER($seat) } снова забирает жетон из региона «{ NAME($region, of: "region") }».
       *[other] { PLAYER($seat) } снова забирает жетон «{ NAME($token, of: "token") }» из региона «{ NAME($region, of: "region") }».
    }
event-row_dealt = Ряд карт: { NAMES($cards) }.
event-armies_placed = { PLAYER($seat) } выставляет армии ({ $count }) в регион «{ NAME($region, of: "region") }».
event-outpost_chosen =
    { $seat ->
        [none] По одной армии каждого стоит в регионе «{ NAME($region, of: "region") }».
       *[other] { PLAYER($seat) } ставит по одной армии каждого в регион «{ NAME($region, of: "region") }».
    }
event-neutral_placed =
    { $seat ->
        [none] Нейтральная армия стоит в регионе «{ NAME($region, of: "region") }».
       *[other] { PLAYER($seat) } ставит нейтральную армию в регион «{ NAME($region, of: "region") }».
    }
event-bids_opened = Ставки раскрыты.
event-bid_shown =
    { $coins ->
        [0] { PLAYER($seat) }: ставки нет.
       *[other] { PLAYER($seat) }: ставка { $coins }.
    }
event-tie_rolled = { PLAYER($seat) } бросает кубик: { $die }.
event-auction_won =
    { $coins ->
        [0] { PLAYER($seat) } выигрывает аукцион даром.
       *[other] { PLAYER($seat) } выигрывает аукцион за { $coins }.
    }
event-first_named = { PLAYER($seat) } решает: первый ход — { PLAYER($first) }.
event-turn_began = { PLAYER($seat) }, круг { $round }
event-took =
    { $price ->
        [0] { PLAYER($seat) } берёт карту «{ NAME($card) }» даром.
       *[other] { PLAYER($seat) } платит { $price } и берёт карту «{ NAME($card) }».
    }
event-got_coins =
    { $coins ->
        [one] { PLAYER($seat) } берёт из банка { $coins } монету.
        [few] { PLAYER($seat) } берёт из банка { $coins } монеты.
       *[many] { PLAYER($seat) } берёт из банка { $coins } монет.
    }
event-recruited =
    { $paid ->
        [none] { PLAYER($seat) } набирает армию в регионе «{ NAME($region, of: "region") }».
       *[other] { PLAYER($seat) } набирает армию в регионе «{ NAME($region, of: "region") }»; монету получает { PLAYER($paid) }.
    }
event-marched =
    { $way ->
        [sea] { PLAYER($seat) } переправляет армию: { NAME($start, of: "region") } → { NAME($end, of: "region") }, { $cost }.
        [gate] { PLAYER($seat) } ведёт армию через врата: { NAME($start, of: "region") } → { NAME($end, of: "region") }, { $cost }.
       *[other] { PLAYER($seat) } ведёт армию: { NAME($start, of: "region") } → { NAME($end, of: "region") }, { $cost }.
    }
event-robbed = { PLAYER($seat) } теряет монету: воры в регионе «{ NAME($region, of: "region") }».
event-founded_city = { PLAYER($seat) } ставит город в регионе «{ NAME($region, of: "region") }».
event-joined_city = { PLAYER($seat) }: Белый рыцарь посылает армию в регион «{ NAME($region, of: "region") }».
event-destroyed =
    { $owner ->
        [none] { $captured ->
            [true] { PLAYER($seat) } берёт в плен нейтральную армию в регионе «{ NAME($region, of: "region") }».
           *[false] { PLAYER($seat) } громит нейтральную армию в регионе «{ NAME($region, of: "region") }».
        }
       *[other] { $captured ->
            [true] { PLAYER($seat) } берёт в плен армию в регионе «{ NAME($region, of: "region") }»; её теряет { PLAYER($owner) }.
           *[false] { PLAYER($seat) } громит армию в регионе «{ NAME($region, of: "region") }»; её теряет { PLAYER($owner) }.
        }
    }
event-took_coin = { PLAYER($seat) } забирает монету; её теряет { PLAYER($owner) }.
event-took_token = { PLAYER($seat) } забирает жетон «{ NAME($token, of: "token") }» из региона «{ NAME($region, of: "region") }».
event-card_turned_up = В ряду новая карта: { NAME($card) }.
event-peeked =
    { $token ->
        [none] { PLAYER($seat) } смотрит жетон в регионе «{ NAME($region, of: "region") }».
       *[other] { PLAYER($seat) } смотрит жетон в регионе «{ NAME($region, of: "region") }»: { NAME($token, of: "token") }.
    }
event-extra_card =
    { $price ->
        [0] { PLAYER($seat) }: карта Королевы фей — «{ NAME($card) }», даром.
       *[other] { PLAYER($seat) } платит { $price } за карту Королевы фей: «{ NAME($card) }».
    }
event-scored =
    { $points ->
        [one] { PLAYER($seat) } набирает в этой партии { $points } очко.
        [few] { PLAYER($seat) } набирает в этой партии { $points } очка.
       *[many] { PLAYER($seat) } набирает в этой партии { $points } очков.
    }
event-ended =
    { $reason ->
        [series] Три партии сыграны.
       *[cards] Все набрали свои карты: игра окончена.
    }

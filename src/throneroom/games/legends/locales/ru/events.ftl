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
       *[other] { PLAYER($seat) } { DOES($seat, you: "кладёте", other: "кладёт") } фрагмент «{ NAME($side, of: "side") }» { NAME($slot, of: "slot") }{ $rotation ->
            [0] {""}
           *[other] , поворот ×{ $rotation }
        }.
    }
event-start_chosen =
    { $seat ->
        [none] Стартовый регион — { NAME($region, of: "region") }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "выбираете", other: "выбирает") } стартовый регион: { NAME($region, of: "region") }.
    }
event-token_laid =
    { $token ->
        [none] { $seat ->
            [none] Закрытый жетон лежит в регионе «{ NAME($region, of: "region") }».
           *[other] { PLAYER($seat) } { DOES($seat, you: "кладёте", other: "кладёт") } закрытый жетон в регион «{ NAME($region, of: "region") }».
        }
       *[other] { $seat ->
            [none] { NAME($token, of: "token") }: регион «{ NAME($region, of: "region") }».
           *[other] { PLAYER($seat) } { DOES($seat, you: "кладёте", other: "кладёт") } жетон «{ NAME($token, of: "token") }» в регион «{ NAME($region, of: "region") }».
        }
    }
event-token_taken_up =
    { $token ->
        [none] { PLAYER($seat) } снова { DOES($seat, you: "забираете", other: "забирает") } жетон из региона «{ NAME($region, of: "region") }».
       *[other] { PLAYER($seat) } снова { DOES($seat, you: "забираете", other: "забирает") } жетон «{ NAME($token, of: "token") }» из региона «{ NAME($region, of: "region") }».
    }
event-row_dealt = Ряд карт: { NAMES($cards) }.
event-armies_placed = { PLAYER($seat) } { DOES($seat, you: "выставляете", other: "выставляет") } армии ({ $count }) в регион «{ NAME($region, of: "region") }».
event-outpost_chosen =
    { $seat ->
        [none] У каждого игрока по одной армии в регионе «{ NAME($region, of: "region") }».
       *[other] { PLAYER($seat) } { DOES($seat, you: "ставите", other: "ставит") } по одной армии каждого игрока в регион «{ NAME($region, of: "region") }».
    }
event-neutral_placed =
    { $seat ->
        [none] Нейтральная армия стоит в регионе «{ NAME($region, of: "region") }».
       *[other] { PLAYER($seat) } { DOES($seat, you: "ставите", other: "ставит") } нейтральную армию в регион «{ NAME($region, of: "region") }».
    }
event-bids_opened = Ставки раскрыты.
event-bid_shown =
    { $coins ->
        [0] { PLAYER($seat) }: ставки нет.
       *[other] { PLAYER($seat) }: ставка { $coins }.
    }
event-tie_rolled = { PLAYER($seat) } { DOES($seat, you: "бросаете", other: "бросает") } кубик: { $die }.
event-auction_won =
    { $coins ->
        [0] { PLAYER($seat) } { DOES($seat, you: "выигрываете", other: "выигрывает") } аукцион даром.
       *[other] { PLAYER($seat) } { DOES($seat, you: "выигрываете", other: "выигрывает") } аукцион за { $coins }.
    }
event-first_named = { PLAYER($seat) } { DOES($seat, you: "решаете", other: "решает") }: { DOES($first, you: "начинаете", other: "начинает") } { PLAYER($first) }.
event-turn_began = { PLAYER($seat) }, раунд { $round }
event-took =
    { $price ->
        [0] { PLAYER($seat) } { DOES($seat, you: "берёте", other: "берёт") } карту «{ NAME($card) }» даром.
       *[other] { PLAYER($seat) } { DOES($seat, you: "платите", other: "платит") } { $price } и { DOES($seat, you: "берёте", other: "берёт") } карту «{ NAME($card) }».
    }
event-got_coins =
    { $coins ->
        [one] { PLAYER($seat) } { DOES($seat, you: "берёте", other: "берёт") } из банка { $coins } монету.
        [few] { PLAYER($seat) } { DOES($seat, you: "берёте", other: "берёт") } из банка { $coins } монеты.
       *[many] { PLAYER($seat) } { DOES($seat, you: "берёте", other: "берёт") } из банка { $coins } монет.
    }
event-recruited =
    { $paid ->
        [none] { PLAYER($seat) } { DOES($seat, you: "набираете", other: "набирает") } армию в регионе «{ NAME($region, of: "region") }».
       *[other] { PLAYER($seat) } { DOES($seat, you: "набираете", other: "набирает") } армию в регионе «{ NAME($region, of: "region") }»; монету { DOES($paid, you: "получаете", other: "получает") } { PLAYER($paid) }.
    }
event-marched =
    { $way ->
        [sea] { PLAYER($seat) } { DOES($seat, you: "переправляете", other: "переправляет") } армию: { NAME($start, of: "region") } → { NAME($end, of: "region") } за { $cost }.
        [gate] { PLAYER($seat) } { DOES($seat, you: "ведёте", other: "ведёт") } армию через врата: { NAME($start, of: "region") } → { NAME($end, of: "region") } за { $cost }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "ведёте", other: "ведёт") } армию: { NAME($start, of: "region") } → { NAME($end, of: "region") } за { $cost }.
    }
event-robbed = { PLAYER($seat) } { DOES($seat, you: "теряете", other: "теряет") } монету: воры в регионе «{ NAME($region, of: "region") }».
event-founded_city = { PLAYER($seat) } { DOES($seat, you: "ставите", other: "ставит") } город в регионе «{ NAME($region, of: "region") }».
event-joined_city = { PLAYER($seat) }: Белый рыцарь посылает армию в регион «{ NAME($region, of: "region") }».
event-destroyed =
    { $owner ->
        [none] { $captured ->
            [true] { PLAYER($seat) } { DOES($seat, you: "берёте", other: "берёт") } в плен нейтральную армию в регионе «{ NAME($region, of: "region") }».
           *[false] { PLAYER($seat) } { DOES($seat, you: "громите", other: "громит") } нейтральную армию в регионе «{ NAME($region, of: "region") }».
        }
       *[other] { $captured ->
            [true] { PLAYER($seat) } { DOES($seat, you: "берёте", other: "берёт") } в плен армию в регионе «{ NAME($region, of: "region") }»; её { DOES($owner, you: "теряете", other: "теряет") } { PLAYER($owner) }.
           *[false] { PLAYER($seat) } { DOES($seat, you: "громите", other: "громит") } армию в регионе «{ NAME($region, of: "region") }»; её { DOES($owner, you: "теряете", other: "теряет") } { PLAYER($owner) }.
        }
    }
event-took_coin = { PLAYER($seat) } { DOES($seat, you: "забираете", other: "забирает") } монету; её { DOES($owner, you: "теряете", other: "теряет") } { PLAYER($owner) }.
event-took_token = { PLAYER($seat) } { DOES($seat, you: "забираете", other: "забирает") } жетон «{ NAME($token, of: "token") }» из региона «{ NAME($region, of: "region") }».
event-card_turned_up = В ряду новая карта: { NAME($card) }.
event-peeked =
    { $token ->
        [none] { PLAYER($seat) } { DOES($seat, you: "смотрите", other: "смотрит") } жетон в регионе «{ NAME($region, of: "region") }».
       *[other] { PLAYER($seat) } { DOES($seat, you: "смотрите", other: "смотрит") } жетон в регионе «{ NAME($region, of: "region") }»: { NAME($token, of: "token") }.
    }
event-extra_card =
    { $price ->
        [0] { PLAYER($seat) }: карта Королевы фей — «{ NAME($card) }», даром.
       *[other] { PLAYER($seat) } { DOES($seat, you: "платите", other: "платит") } { $price } за карту Королевы фей: «{ NAME($card) }».
    }
event-scored =
    { $points ->
        [one] { PLAYER($seat) } { DOES($seat, you: "набираете", other: "набирает") } в этой партии { $points } очко.
        [few] { PLAYER($seat) } { DOES($seat, you: "набираете", other: "набирает") } в этой партии { $points } очка.
       *[many] { PLAYER($seat) } { DOES($seat, you: "набираете", other: "набирает") } в этой партии { $points } очков.
    }
tie-tome = Очков поровну: победу даёт Магический фолиант.
tie-coins = Очков поровну: победа у того, у кого больше монет.
tie-armies = Очков и монет поровну: победа у того, у кого больше армий на поле.
tie-regions = Очков, монет и армий поровну: победа у того, у кого больше регионов.
tie-games = Очков поровну: победа у того, кто выиграл больше партий.
event-ended =
    { $reason ->
        [series] Три партии сыграны.
       *[cards] Все набрали свои карты: игра окончена.
    }

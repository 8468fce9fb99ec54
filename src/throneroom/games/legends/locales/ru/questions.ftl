### Восьмиминутная империя: Легенды

## Ход

phase-new = Подготовка
phase-board = Раскладка поля
phase-start = Стартовый регион
phase-tokens = Жетоны
phase-ready = Поле готово
phase-outpost = Первые армии
phase-neutrals = Нейтральные армии
phase-bids = Аукцион
phase-first = Первый игрок
phase-turns = Ходы
phase-extra = Карта Королевы фей
phase-over = Конец

step-take = Взять карту
step-action = Действие
step-end = Конец хода

## Вопросы

prompt-lay = Разложите поле: выберите сторону фрагмента, место и поворот.
prompt-start = Выберите стартовый регион: на центральном фрагменте, с морским путём на другой.
prompt-token = { NAME($token, of: "token") }: в какой регион?
prompt-face_down = Положите закрытый жетон: в какой регион?
prompt-events = Какие жетоны событий будут в партии?
prompt-ready = Поле готово. Раздать карты?
prompt-outpost = Выберите регион на другом фрагменте, где у каждого будет по армии.
prompt-neutral =
    { $left ->
        [1] Поставьте последнюю нейтральную армию.
       *[other] Поставьте нейтральную армию. Осталось: { $left }.
    }
prompt-bid = Сколько монет ставите за первый ход?
prompt-first = Вы выиграли аукцион. Кто ходит первым?
prompt-take = Возьмите карту.
prompt-choose = { NAME($card) }: какое действие?
prompt-recruit =
    { $left ->
        [one] Набор: осталась { $left } армия. Куда её?
        [few] Набор: осталось { $left } армии. Куда следующую?
       *[many] Набор: осталось { $left } армий. Куда следующую?
    }
prompt-march =
    { $left ->
        [one] Марш: осталась { $left } единица движения. Граница стоит 1, переправа — { $sea }.
        [few] Марш: осталось { $left } единицы движения. Граница стоит 1, переправа — { $sea }.
       *[many] Марш: осталось { $left } единиц движения. Граница стоит 1, переправа — { $sea }.
    }
prompt-city = Где поставить город?
prompt-destroy = Чью армию разгромить?
prompt-loot = { PLAYER($player) } { DOES($player, you: "теряете", other: "теряет") } армию. Взять и монету?
prompt-end_turn = { NAME($card) }: закончить ход?
prompt-peek = Можно подсмотреть жетон в регионе под вашим контролем.
prompt-extra = Королева фей: можно купить ещё одну карту.

## Ответы

option-lay =
    { $rotation ->
        [0] { NAME($side, of: "side") }, { NAME($slot, of: "slot") }
       *[other] { NAME($side, of: "side") }, { NAME($slot, of: "slot") }, поворот ×{ $rotation }
    }
option-by_chance = Разложить по жребию
option-take_up = Забрать жетон: { NAME($region, of: "region") }
option-ready = Раздать карты
option-bid =
    { $n ->
        [one] { $n } монета
        [few] { $n } монеты
       *[many] { $n } монет
    }
seal-bid =
    { $n ->
        [0] Ничего не ставить
        [one] Поставить { $n } монету
        [few] Поставить { $n } монеты
       *[many] Поставить { $n } монет
    }
option-first = { PLAYER($n) }
seal-first = { DOES($n, you: "Начинаете", other: "Начинает") } { PLAYER($n) }
option-card =
    { $price ->
        [0] { NAME($card) }, даром
       *[other] { NAME($card) } за { $price }
    }
seal-card =
    { $price ->
        [0] Взять карту «{ NAME($card) }» даром
       *[other] Взять карту «{ NAME($card) }» за { $price }
    }
option-recruit =
    { $n ->
        [one] Набрать { $n } армию
        [few] Набрать { $n } армии
       *[many] Набрать { $n } армий
    }
option-march = Двинуть армии на { $n }
option-city = Поставить город
option-destroy = Разгромить армию
option-nothing = Ничего
option-loot-yes = Взять монету
option-loot-no = Не брать
option-step =
    { $way ->
        [sea] { NAME($start, of: "region") } → { NAME($end, of: "region") }, морем за { $cost }
        [gate] { NAME($start, of: "region") } → { NAME($end, of: "region") }, через врата за { $cost }
       *[other] { NAME($start, of: "region") } → { NAME($end, of: "region") } за { $cost }
    }
option-recruit_at = { NAME($region, of: "region") }, монету { DOES($owner, you: "получаете", other: "получает") } { PLAYER($owner) }
option-destroy_at =
    { $owner ->
        [neutral] { NAME($region, of: "region") }: нейтральная армия
       *[other] { NAME($region, of: "region") }: армия ({ PLAYER($owner) })
    }
option-end = Закончить ход
    .turn = Закончить ход
    .game = Закончить ход и игру
option-stop_recruit = Больше не набирать
option-stop_march = Закончить марш
option-stop_city = Не ставить город
option-stop_destroy = Никого не громить
option-stop_peek = Больше не смотреть
option-stop_extra = Ничего не покупать

## Что останется неиспользованным

lost-march =
    { $left ->
        [one] { $left } единица движения пропадёт
        [few] { $left } единицы движения пропадут
       *[many] { $left } единиц движения пропадёт
    }
lost-recruit =
    { $left ->
        [one] { $left } армия останется в запасе
        [few] { $left } армии останутся в запасе
       *[many] { $left } армий останется в запасе
    }

## Почему нельзя

why-not_in_row = { NAME($card) }: такой карты в ряду нет.
why-too_dear = { NAME($card) }: цена { $price }, а монет у вас { $coins }.
why-not_on_board = { NAME($region, of: "region") }: такого региона нет на этом поле.
why-no_token = В регионе не больше одного жетона, а в стартовом регионе жетон уже есть.
why-no_token_there = { NAME($region, of: "region") }: там нет жетона, который можно забрать.
why-not_central = { NAME($side, of: "side") }: на этой стороне знак старта, поэтому лицом вверх она лежит только в центре.
why-no_outpost = { NAME($region, of: "region") }: это центральный фрагмент, а армии нужен другой.
why-no_recruits = { NAME($region, of: "region") }: набирать армии можно только в стартовом регионе и там, где есть ваш город.
why-no_host = { NAME($region, of: "region") }: набирать армии можно только в стартовом регионе и там, где есть город.
why-no_army = { NAME($region, of: "region") }: там нет вашей армии.
why-no_victim = { NAME($region, of: "region") }: там нет армии, которую можно разгромить.
why-not_adjacent = { NAME($region, of: "region") } → { NAME($end, of: "region") }: там нет ни общей границы, ни морского пути.
why-too_far = { NAME($region, of: "region") } → { NAME($end, of: "region") }: нужно { $cost }, а осталось { $left }.
why-off_centre = { NAME($region, of: "region") }: стартовый регион бывает только на центральном фрагменте.
why-no_lane = { NAME($region, of: "region") }: отсюда нет морского пути на другой фрагмент, поэтому стартовым регион быть не может.
why-askew = { NAME($side, of: "side") }: в кольце все фрагменты стоят или все лежат на боку.
why-slot_taken = Здесь уже лежит другой фрагмент.
why-no_fee = { NAME($region, of: "region") }: у вас нет монеты для хозяина города.
why-recruits_for_nothing = { NAME($region, of: "region") }: здесь вы набираете армии бесплатно.
why-immune = { NAME($region, of: "region") }: эти армии нельзя разгромить.
why-no_cities_left = Все ваши города уже на поле.
why-no_armies = На поле нет ни одной вашей армии.
why-no_reserve = Все ваши армии уже на поле.
why-no_victims = Там, где стоят ваши армии, громить некого.
why-choose_army = { NAME($end, of: "region") }: туда за { $cost } дойдёт армия из региона «{ NAME($region, of: "region") }». Выберите её, затем её путь.
why-other_army = { NAME($region, of: "region") }: сначала оставьте выбранную армию, затем выберите эту.
why-nothing_face_down = { NAME($region, of: "region") }: лицом вниз там ничего не лежит.
why-seen_already = { NAME($region, of: "region") }: этот жетон вы уже видели.
why-no_control = { NAME($region, of: "region") }: этот регион не под вашим контролем.
why-card_taken = В этот ход вы уже взяли карту.
why-no_cards_yet = Карты берут, когда начнутся ходы.
why-too_few_coins = Нельзя поставить { $n }: монет у вас { $coins }.
why-first_take = Сначала возьмите карту: она скажет, что можно сделать на поле.
why-first_choose = Сначала выберите одно из действий карты.
why-first_lay = Сначала разложите фрагменты.
why-first_events = Сначала выберите жетоны событий.
why-first_bid = Сначала сделайте ставку.
why-first_first = Сначала скажите, кто ходит первым.
why-first_loot = Сначала решите, брать ли монету.
why-first_end_turn = Эта карта больше ничего не даёт. Закончите ход.
why-first_extra = Королева фей только покупает карту: действие не выполняется.

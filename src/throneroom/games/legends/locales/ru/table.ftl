### Восьмиминутная империя: Легенды

## Очки

score-regions = Регионы
score-islands = Острова
score-elixirs = Эликсиры
score-citadels = Цитадели
score-magic_tome = Магический фолиант
score-poison_swamp = Гиблое болото
score-marauding_dragon = Дракон-разоритель
score-fairy_queen = Королева фей
score-red_sorceress = Алая чародейка
score-white_knight = Белый рыцарь
score-game_1 = Первая партия
score-game_2 = Вторая партия
score-game_3 = Третья партия

## За столом

zone-market = Ряд карт
zone-deck = Колода
zone-reserve = Запас
zone-cards = Карты

count-coins =
    { $count ->
        [one] { $count } монета
        [few] { $count } монеты
       *[many] { $count } монет
    }
count-armies =
    { $count ->
        [one] { $count } армия
        [few] { $count } армии
       *[many] { $count } армий
    }
count-cities =
    { $count ->
        [one] { $count } город
        [few] { $count } города
       *[many] { $count } городов
    }
count-left = осталось { $count }
label-in-deck = в колоде: { $count }
label-free = даром
label-price =
    { $price ->
        [0] даром
        [one] { $price } монета
        [few] { $price } монеты
       *[many] { $price } монет
    }
label-round = Раунд { $round } из { $rounds }
label-game = Партия { $game } из { $games }
label-nobody = ничей
label-neutral = нейтральный

## Стол в браузере

label-board = Острова
word-points =
    { $count ->
        [one] очко
        [few] очка
       *[many] очков
    }
word-coins =
    { $count ->
        [one] монета
        [few] монеты
       *[many] монет
    }
word-cards =
    { $count ->
        [one] карта
        [few] карты
       *[many] карт
    }
word-reserve = в запасе
chart-points = Очки по раундам

## Карты в браузере

verb-recruit = Набор
verb-march = Марш
verb-city = Город
verb-destroy = Разгром
word-and = и
word-or = или
note-move_bonus = на каждом марше
note-army_bonus = при каждом наборе
note-flying = море дешевле на 1
note-elixir = у кого больше — 2 ПО
note-coins_now = из банка, один раз
note-immune = никому, даже вам
note-vp_per_family = в конце игры
note-vp_set = в конце игры
note-vp_per_flying = в конце игры
note-vp_per_coins = в конце игры
label-leader = Предводитель
label-token = Жетон
label-token_exploration = Жетон исследований
label-token_swamp = Жетон болота
label-token_citadel = Жетон цитадели
label-token_event = Жетон события
label-short = не хватает { $count }
label-your_cards = Ваши карты
label-cards_of = Карты · { PLAYER($seat) }
label-no_family = Без семьи
label-no_cards = Карт пока нет
label-tokens = Жетоны
label-captured =
    { $count ->
        [one] { $count } армия в плену
        [few] { $count } армии в плену
       *[many] { $count } армий в плену
    }
about-rulings = Уточнения
about-game = В этой партии
about-in_row =
    { $price ->
        [0] В ряду, даром
       *[other] В ряду за { $price }
    }
about-in_deck = Ещё не появлялась
about-in_box = В этой партии её нет: она для { $players } и более игроков
about-has = Владелец: { PLAYER($seat) }
about-nobody_has = Пока ни у кого
about-lies = Лежит в регионе «{ NAME($region, of: "region") }»
about-too_dear =
    { $coins ->
        [one] Дорого: цена { $price }, а у вас { $coins } монета.
        [few] Дорого: цена { $price }, а у вас { $coins } монеты.
       *[many] Дорого: цена { $price }, а у вас { $coins } монет.
    }
about-family = { NAME($family, of: "family") }: у вас { $count }
about-would_bring =
    { $points ->
        [one] С ней у вас было бы за это сейчас { $points } очко
        [few] С ней у вас было бы за это сейчас { $points } очка
       *[many] С ней у вас было бы за это сейчас { $points } очков
    }
about-brings =
    { $points ->
        [one] Сейчас приносит вам { $points } очко
        [few] Сейчас приносит вам { $points } очка
       *[many] Сейчас приносит вам { $points } очков
    }
about-elixirs = Эликсиры: у вас { $own }, больше всего у других — { $most }
about-control = контролирует { PLAYER($seat) }
about-control_nobody = никто не контролирует
about-control_neutral = контролируют нейтральные армии
about-region_control = Регион: { $control }.
about-island_control =
    { $count ->
        [one] Остров из { $count } региона: { $control }.
       *[other] Остров из { $count } регионов: { $control }.
    }
about-pieces = Кто здесь стоит
about-neutrals =
    { $count ->
        [one] { $count } нейтральная армия
        [few] { $count } нейтральные армии
       *[many] { $count } нейтральных армий
    }
about-empty = Никого
about-ways = Отсюда одной армией

### Dominion

## Ход

phase-action = Действия
phase-buy = Приобретения
phase-clean_up = Расчистка

type-action = Действие
type-attack = Атака
type-reaction = Реакция
type-treasure = Сокровище
type-victory = Победа
type-curse = Проклятие

## Вопросы

prompt-action = Разыграйте карту действия или переходите к покупкам.
prompt-buy = Выкладывайте сокровища и покупайте карты.
prompt-buy_only = Купите карту или закончите ход.
prompt-clean_up_top = Какую карту все увидят сверху вашего сброса?
prompt-moat = { PLAYER($player) } { DOES($player, you: "разыгрываете", other: "разыгрывает") } { NAME($card, case: "acc") }. Показать Ров?
prompt-bureaucrat = { PLAYER($player) } { DOES($player, you: "разыгрываете", other: "разыгрывает") } Чиновника: положите карту победы с руки на свою колоду.
prompt-cellar = Погреба: сбросьте сколько угодно карт и возьмите столько же. Последняя выбранная ляжет сверху.
prompt-chancellor = Канцлер: перевернуть всю колоду в сброс?
prompt-chapel =
    { $hi ->
        [one] Часовня: можно выкинуть на свалку { $hi } карту.
       *[other] Часовня: выкиньте на свалку до { $hi } карт.
    }
prompt-gain = { NAME($card) }: получите карту стоимостью не выше { $cost }.
prompt-library = Библиотека: вы взяли { NAME($card, case: "acc") }. Отложить?
prompt-militia =
    { $lo ->
        [one] { PLAYER($player) } { DOES($player, you: "разыгрываете", other: "разыгрывает") } Ополчение: сбросьте { $lo } карту.
        [few] { PLAYER($player) } { DOES($player, you: "разыгрываете", other: "разыгрывает") } Ополчение: сбросьте { $lo } карты. Последняя выбранная ляжет сверху.
       *[many] { PLAYER($player) } { DOES($player, you: "разыгрываете", other: "разыгрывает") } Ополчение: сбросьте { $lo } карт. Последняя выбранная ляжет сверху.
    }
prompt-mine_trash = Рудник: выкиньте сокровище на свалку.
prompt-mine_gain = Рудник: возьмите на руку сокровище стоимостью не выше { $cost }.
prompt-remodel = Реконструкция: выкиньте карту на свалку.
prompt-spy =
    { DOES($player, you: "you", other: "other") ->
        [you] Шпион: верхняя карта вашей колоды — { NAME($card) }.
       *[other] Шпион. { PLAYER($player) }: верхняя карта колоды — { NAME($card) }.
    }
prompt-thief_trash = Вор. { PLAYER($player) }: какое сокровище отправится на свалку?
prompt-thief_take = Вор: какие из выкинутых сокровищ вы забираете?
prompt-throne_room = Тронный зал: выберите карту действия, которую разыграете дважды.

## Ответы

option-end_action = К покупкам
option-end_buy = Закончить ход
    .turn = Закончить ход
    .game = Закончить ход и игру
option-play_all = Выложить все сокровища
option-play = Выложить { NAME($what, case: "acc") }
option-discard = В сброс
option-keep = Оставить на колоде
seal-buy = Купить { NAME($card, case: "acc") }
seal-throne_room = Разыграть { NAME($card, case: "acc") } дважды
seal-bureaucrat = Положить { NAME($card, case: "acc") } на колоду
seal-clean_up_top = Положить { NAME($card, case: "acc") } сверху
seal-militia = Сбросить { NAME($card, case: "acc") }
seal-gain = Получить { NAME($card, case: "acc") }
seal-mine_gain = Взять { NAME($card, case: "acc") } на руку
seal-mine_trash = Выкинуть { NAME($card, case: "acc") }
seal-remodel = { seal-mine_trash }
seal-thief_trash = { seal-mine_trash }

## Что останется неиспользованным

lost-actions = Не сыграно: { NAMES($cards) }
lost-idle = На руке нет подходящих карт
lost-full =
    { $cards ->
        [one] На руке и так { $cards } карта
        [few] На руке и так { $cards } карты
       *[many] На руке и так { $cards } карт
    }
lost-short =
    { $cards ->
        [0] Брать больше нечего
        [one] Взять можно только { $cards } карту
        [few] Взять можно только { $cards } карты
       *[many] Взять можно только { $cards } карт
    }
lost-treasures = Не выложено: { NAMES($cards) }
lost-coins =
    { $coins ->
        [one] { $coins } монета пропадёт
        [few] { $coins } монеты пропадут
       *[many] { $coins } монет пропадёт
    }

## Почему нельзя

why-later = Сокровища выкладывают в фазе приобретений. Сначала закончите действия.
why-never_played = { NAME($card) }: эту карту не разыгрывают.
why-buy_later = Карты покупают в фазе приобретений. Сначала закончите действия.
why-too_late = { NAME($card) }: это действие, а фаза действий уже прошла.
why-not_in_hand = { NAME($card) }: такой карты нет у вас на руке.
why-bought = Вы уже купили карту, а сокровища выкладывают до первой покупки.
why-by_itself = Сокровища выложатся сами, когда вы что-нибудь купите.
why-treasures_first =
    Сначала выложите сокровища: у вас { $coins ->
        [one] будет { $coins } монета.
        [few] будет { $coins } монеты.
       *[many] будет { $coins } монет.
    }
why-not_in_game = { NAME($card) }: этой карты нет в партии.
why-empty_pile = { NAME($card) }: стопка пуста.
why-too_dear = { NAME($card) }: цена { $cost }, а получить можно карту не дороже { $limit }.
why-too_few_coins =
    { NAME($card) }: цена { $cost }, а у вас { $coins ->
        [0] нет монет.
        [one] { $coins } монета.
        [few] { $coins } монеты.
       *[many] { $coins } монет.
    }
why-too_dear_with_treasures =
    { NAME($card) }: цена { $cost }, а со всеми сокровищами у вас { $coins ->
        [one] будет { $coins } монета.
        [few] будет { $coins } монеты.
       *[many] будет { $coins } монет.
    }
why-aside = Сначала выложите сокровища. Купить { NAME($card, case: "acc") } прямо сейчас можно из списка всех вариантов.
why-only_actions = Нужна карта действия.
why-only_treasures = Нужно сокровище.
why-only_victory = Нужна карта победы.
why-from_hand = Выберите карту с руки.
why-from_supply = Выберите карту из резерва.
why-from_trash = Выберите карту на свалке.
why-in_trash = Карты со свалки не возвращаются.
why-in_play = { NAME($card) }: эта карта уже сыграна в этот ход.
why-not_stolen = Забрать можно только то, что этот Вор отправил на свалку.
why-not_yours = Это карта другого игрока.
why-no_moat = У вас на руке нет Рва.
why-answer_first = Сначала ответьте на вопрос.

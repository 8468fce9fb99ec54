### Завоёванный край

## Ход

phase-gather = Первые Соратники
phase-recruit = Наём
phase-act = Действия
phase-exchange = Обмен

## Вопросы

prompt-follower =
    { $number ->
        [1] Выберите первого из двух Соратников.
       *[other] Выберите второго Соратника.
    }
prompt-recruit = Нанять Соратника?
prompt-redeal = Вы не можете захватить ни одного поля. Сбросить все карты и взять восемь новых?
prompt-action = Сыграйте карту или закончите действия.
    .study = Отправьте Мага за книги или закончите действия.
    .end = Закончите действия.
prompt-conquer =
    { $magic ->
        [none] { NAME($card) }, Атака { $attack }: какое поле захватить?
       *[other] { NAME($card) } ({ NAMES($magic) }), Атака { $attack }: какое поле захватить?
    }
prompt-lender =
    { $magic ->
        [none] { NAME($card) }: чью Поддержку занять? Не хватает: { $count }.
       *[other] { NAME($card) } ({ NAMES($magic) }): чью Поддержку занять? Не хватает: { $count }.
    }
prompt-build =
    { $magic ->
        [none] { NAME($card) }: на каком из ваших полей?
       *[other] { NAME($card) } ({ NAMES($magic) }): на каком из ваших полей?
    }
prompt-claim = Заявка: на какое поле?
prompt-flood = Потоп: какое поле затопить?
prompt-shadow_follower = Соратник-Тень: кого призвать?
prompt-thief = Невидимый Вор: чьи карты посмотреть?
prompt-thief_card = Невидимый Вор. { PLAYER($player) }: какую карту забрать?
prompt-exchange =
    { $chosen ->
        [none] Обменять карты, две на одну?
       *[other] На обмен: { NAMES($chosen) }.
    }
prompt-stop = { PLAYER($player) } { DOES($player, you: "предлагаете", other: "предлагает") } закончить игру. Вы согласны?

## Ответы

option-field = Уровень { $level } (поле { $number })
option-player = { PLAYER($player) }
option-recruit = Нанять { NAME($follower, of: "follower", case: "acc") } за { $price }
option-skip = Никого не нанимать
option-end = Закончить действия
    .turn = Закончить действия и ход
    .game = Закончить действия и игру
option-stop = Предложить закончить игру
option-study = Учение: карта за усилия Мага
option-exchange =
    { $count ->
        [0] Оставить карты
        [one] Обменять на { $count } карту
        [few] Обменять на { $count } карты
       *[many] Обменять на { $count } карт
    }

## Что останется неиспользованным

lost-cards = Ещё можно сыграть: { NAMES($cards) }

## Почему нельзя

why-not_in_hand = { NAME($card) }: такой карты нет у вас на руке.
why-no_followers = { NAME($card) }: не хватает готовых Соратников ({ NAMES($missing, of: "follower") }).
why-no_reach = { NAME($card) }: ни одного свободного поля так не взять, что ни добавь.
why-no_site = { NAME($card) }: нужно ваше поле без Укрепления.
why-needs_troop = { NAME($card) }: карта играется вместе с Войском, сначала выберите Войско.
why-needs_fortification = { NAME($card) }: карта играется вместе с Укреплением, сначала выберите его.
why-no_troop = { NAME($card) }: карта играется вместе с Войском, а сейчас сыграть её не с кем.
why-no_fortification = { NAME($card) }: карта играется вместе с Укреплением, а сейчас сыграть её не с чем.
why-not_with_troop = { NAME($card) }: вместе с Войском эту карту не играют.
why-not_with_fortification = { NAME($card) }: вместе с Укреплением эту карту не играют.
why-already_added = { NAME($card) }: эта карта уже добавлена.
why-no_mages = { NAME($card) }: не хватает готовых Магов.
why-no_use = { NAME($card) }: даже с этой картой не взять ни одного поля.
why-already_yours = Это поле уже ваше.
why-conquered = Поле уже захвачено, его хозяин — { PLAYER($player) }.
why-claimed = На этом поле лежит Заявка, её хозяин — { PLAYER($player) }.
why-flooded = Это поле затоплено.
why-no_card_there = Ни одна карта, которую сейчас можно сыграть, на этом поле ничего не даст.
why-too_strong = Уровень поля { $level }, а Атака { $attack } и Поддержка { $support } дают { $sum }.
why-not_yours = Укрепления ставят только на свои поля.
why-fortified = Здесь уже стоит { NAME($card) }: на поле не больше одного Укрепления.
why-no_stock = { NAME($follower, of: "follower") }: в запасе никого не осталось.
why-no_shadow = Соратником-Тенью бывает Воин или Мастеровой, { NAME($follower, of: "follower") } — никогда.
why-no_free_field = { NAME($card) }: нужно свободное поле, а таких не осталось.
why-nobody_to_plague = Ни у кого из соперников нет Соратников.
why-no_army = { NAME($card) } удваивает ваших Воинов: у вас их нет, или в запасе никого не осталось.
why-no_shadows = В запасе не осталось ни Воинов, ни Мастеровых.
why-no_hands = Ни у кого из соперников нет карт на руке.
why-not_your_card = Это не ваша карта.
why-hire_first = Соратника нанимают за { $price } монет в начале хода, до всех действий.
why-yourself = Выберите другого игрока, не себя.
why-empty_hand = { PLAYER($player) }: на руке нет карт.
why-no_support = { PLAYER($player) }: рядом с этим полем больше нет Поддержки, которую можно занять.
why-refused = Предложение отклонили. Повторить его можно, когда что-нибудь произойдёт.
why-no_mage = У вас нет готового Мага, который мог бы учиться.
why-no_cards = Карт больше не осталось.
why-not_advanced = Маги учатся только в усложнённой игре.
why-odd = Карты меняют парами: добавьте ещё одну или верните последнюю.
why-no_pair = Карты меняют парами, а осталась только одна.
why-already_offered = { NAME($card) }: эта карта уже предложена на обмен.

# Сейчас спрашивают о другом
why-first_follower = Сначала выберите двух Соратников.
why-first_recruit = Сначала решите, нанимать ли Соратника.
why-first_redeal = Сначала решите, брать ли новые карты.
why-first_action = Сначала выберите карту.
why-first_conquer = Сначала выберите поле для атаки или отмените действие.
why-first_lender = Сначала выберите, чью Поддержку занять, или отмените действие.
why-first_build = Сначала выберите место для Укрепления или отмените действие.
why-first_claim = Сначала выберите поле для Заявки или отмените действие.
why-first_flood = Сначала выберите поле для Потопа или отмените действие.
why-first_shadow_follower = Сначала выберите, кого призвать, или отмените действие.
why-first_thief = Сначала выберите, чьи карты посмотреть, или отмените действие.
why-first_thief_card = Сначала заберите карту из открытой перед вами руки.
why-first_exchange = Действия закончены. Теперь можно обменять карты.
why-first_stop = Сначала ответьте на предложение закончить игру.

### Завоёванный край

## За столом

zone-hand = Рука
zone-deck = Колода
zone-discard = Сброс
zone-stock = Запас
zone-lying = На этот ход

count-hand = рука
count-deck = колода
count-discard = сброс
count-cards =
    { $count ->
        [0] пусто
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
count-coins =
    { $count ->
        [one] { $count } монета
        [few] { $count } монеты
       *[many] { $count } монет
    }
count-fields =
    { $count ->
        [one] { $count } поле
        [few] { $count } поля
       *[many] { $count } полей
    }
count-followers =
    { $count ->
        [one] { $count } Соратник
        [few] { $count } Соратника
       *[many] { $count } Соратников
    }

turn-round = Раунд { $round }
turn-clockwise = По часовой стрелке
turn-counterclockwise = Этот раунд идёт против часовой стрелки

field-level = Уровень { $level }
field-of = Хозяин: { PLAYER($player) }
field-free = Ничьё
field-claimed = Заявка: { PLAYER($player) }
field-flooded = Затоплено
field-support = Поддержка соседям: { $count }

result-conquer = Атака { $attack } + Поддержка { $support } = { $sum }, уровень { $level }
result-reward =
    { $count ->
        [0] Без монет
        [one] { $count } монета
        [few] { $count } монеты
       *[many] { $count } монет
    }
result-opens =
    { $count ->
        [one] Откроет вам ещё { $count } поле.
        [few] Откроет вам ещё { $count } поля.
       *[many] Откроет вам ещё { $count } полей.
    }
result-exchange =
    { $count ->
        [0] Оставить карты
       *[other] Обменять на { $count }
    }

score-start = На старте
score-treasure = Поля
score-lent = Поддержка соперникам
score-borrowed = Чужая Поддержка
score-hired = Нанятые Соратники

label-close = Закрыть
label-reconstructed = Наша реконструкция
label-advanced = Усложнённые правила: наша реконструкция

## На доске

word-coins =
    { $count ->
        [one] монета
        [few] монеты
       *[many] монет
    }
word-followers =
    { $count ->
        [one] Соратник
        [few] Соратника
       *[many] Соратников
    }
word-cards =
    { $count ->
        [one] карта на руке
        [few] карты на руке
       *[many] карт на руке
    }
word-fields =
    { $count ->
        [one] поле
        [few] поля
       *[many] полей
    }
word-bronze =
    { $count ->
        [one] бронзовая монета
        [few] бронзовые монеты
       *[many] бронзовых монет
    }

label-board = Край
label-followers = Соратники
label-ready = готовы { $ready } из { $all }
label-field = Поле { $level }
label-some-field = Поле
label-place = ряд { $row }, место { $place }
label-strength = Поле { $level }: ваша сила { $sum }
label-your-strength = ваша сила { $sum }
label-loan =
    { $count ->
        [one] { $count } монета за чужую Поддержку
        [few] { $count } монеты за чужую Поддержку
       *[many] { $count } монет за чужую Поддержку
    }
label-recruit = { NAME($follower, of: "follower") } за { $price }
label-left = в запасе: { $count }
label-shadow = только на этот ход
label-advanced-short = усложнённые правила (наши)
label-rivals = Чьи?
label-lenders = Чья Поддержка?
label-hand-of = Карты: { PLAYER($player) }

legend-support = Поддержка соседям
legend-attack = Атака Войска
legend-strength = ваша сила на поле
legend-loan = с чужой Поддержкой, за монеты

face-troop = Остаётся на захваченном поле до конца игры.
face-fortification = На своё поле. Не атакует, поддерживает соседние.
face-guessed = ≈ наше число

sum-attack = Атака { NAME($card, case: "gen") }
sum-near = { NAME($card) } рядом
sum-near_two = { NAME($card) } и { NAME($fort) }
sum-borrowed = Чужая Поддержка
sum-against = Сила против { $level }
sum-loot =
    { $count ->
        [0] Без монет
        [one] Добыча: { $count } монета
        [few] Добыча: { $count } монеты
       *[many] Добыча: { $count } монет
    }
sum-loot_shared = Добыча: { $level } − { $price } = { $count }
sum-tires = Устанут
sum-now = Поддержка сейчас
sum-support = Поддержка поля
sum-rivals = Поддержка соперников
sum-denied = Могли бы взять и другие, с Поддержкой
sum-near_you = Ваша Поддержка здесь
sum-near_other = Поддержка соперника

result-conquer_field =
    { $reward ->
        [0] Захватить
       *[other] Захватить, +{ $reward }
    }
    .note =
        { $price ->
            [0] { $reward ->
                [0] Поле { $level }: Атака { $attack } и Поддержка { $support }, сила { $sum }. Монет оно не принесёт.
               *[other] Поле { $level }: Атака { $attack } и Поддержка { $support }, сила { $sum }.
            }
            [one] Поле { $level }: Атака { $attack } и Поддержка { $support }, сила { $sum }. За чужую Поддержку — { $price } монета.
            [few] Поле { $level }: Атака { $attack } и Поддержка { $support }, сила { $sum }. За чужую Поддержку — { $price } монеты.
           *[many] Поле { $level }: Атака { $attack } и Поддержка { $support }, сила { $sum }. За чужую Поддержку — { $price } монет.
        }
result-build_field = Возвести, Поддержка { $support }
    .note = Поле { $level }: его Поддержка станет { $support }.
result-claim_field = Положить Заявку на поле { $level }
    .note = До вашего следующего хода поле { $level } не захватит никто.
result-flood_field = Затопить поле { $level }
    .note = Поле { $level } будет потеряно для всех.

answer-back_conquer = Другая карта
answer-back_lender = Другая карта
answer-back_build = Другая карта
answer-back_claim = Другая карта
answer-back_flood = Другая карта
answer-back_shadow_follower = Другая карта
answer-back_thief = Другая карта
answer-back_exchange = Начать заново
answer-exchange_odd =
    { $count ->
        [one] Обменять на { $count } карту
        [few] Обменять на { $count } карты
       *[many] Обменять на { $count } карт
    }
    .note = Нужна ещё карта: две на одну
answer-follower = Взять { NAME($follower, of: "follower", case: "acc") }
answer-thief_card = Забрать { NAME($card, case: "acc") }
answer-play = Сыграть { NAME($card, case: "acc") }
answer-thief = Посмотреть карты: { $whose }
answer-redeal_yes = Взять восемь новых карт
answer-redeal_no = Оставить эти
answer-stop_yes = Согласиться
answer-stop_no = Играть дальше

hint-follower = Воины захватывают, Мастеровые строят, Маги колдуют и приносят карты. Ваши карты уже у вас на руке.
hint-recruit =
    { $count ->
        [one] Соратник стоит 5, у вас { $count } монета. За ход — не больше одного.
        [few] Соратник стоит 5, у вас { $count } монеты. За ход — не больше одного.
       *[many] Соратник стоит 5, у вас { $count } монет. За ход — не больше одного.
    }
hint-action = Светится то, что можно сыграть.
hint-action_none = Сейчас ни одну карту сыграть нельзя.
hint-conquer = Число с мечами — ваша сила на этом поле.
hint-conquer_magic = { $magic ->
    [none] Без магии ни одного поля не взять: добавьте её.
   *[other] Этой магии мало, ни одного поля не взять: добавьте ещё.
  }
hint-build_magic = Готовых Мастеровых не хватает: их заменит Волшебный Строитель.
hint-conquer_loans = Число с мечами — ваша сила на этом поле. Если рядом монеты, часть Поддержки чужая: за неё вы платите.
hint-lender = Каждый ответ — одна единица, пока не наберутся все.
hint-exchange = Выберите ненужные карты: пар может быть сколько угодно.

preview-troop = { NAME($card) }, Атака { $attack }.
preview-card = { NAME($card) }. { $text }
preview-magic = С картой «{ NAME($card) }».
preview-reach =
    { $count ->
        [0] { $magic ->
            [none] Без магии
           *[other] Без другой магии
        } поля не взять.
        [one] Можно взять { $count } поле.
        [few] Можно взять { $count } поля.
       *[many] Можно взять { $count } полей.
    }

about-rulings = Уточнения
about-game = В этой партии
about-claim = Никто не захватит это поле до следующего хода, который { DOES($player, you: "сделаете", other: "сделает") } { PLAYER($player) }.
about-around = Поддержка вокруг поля
about-nobody = ни у кого
about-owned = { PLAYER($seat) }: { $count }
about-discarded = в сбросе: { $count }
about-stock = в запасе: { $count }
about-field =
    { $level ->
        [one] За это поле дают { $level } монету.
        [few] За это поле дают { $level } монеты.
       *[many] За это поле дают { $level } монет.
    }

chart-money = Монеты по раундам
score-hired_each = по 5

won-yours = Край ваш, { $name }
won-theirs = Краем правит { $name }
won-points =
    { $count ->
        [one] монета
        [few] монеты
       *[many] монет
    }

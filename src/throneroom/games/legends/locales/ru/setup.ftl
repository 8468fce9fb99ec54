### Восьмиминутная империя: Легенды

## До начала

setting-players = Игроки
setting-board = Поле
    .who = Кто раскладывает
    .help = Поле по правилам раскладывает жребий или один из игроков.
setting-board-random = По жребию
    .text = Фрагменты, старт и жетоны раскладывает жребий: игра начинается сразу.
setting-board-player = Раскладывает игрок
    .text = Один из вас раскладывает фрагменты, выбирает старт и кладёт жетоны куда захочет.
setting-builder = Кто готовит поле
    .help = Игрок, который раскладывает поле; вдвоём он же ставит первую нейтральную армию. Если не выбрать, решит жребий.
setting-builder-0 = Место 1
setting-builder-1 = Место 2
setting-builder-2 = Место 3
setting-builder-3 = Место 4
setting-layout = Расположение
    .help = Четыре фрагмента лежат буквой «Т» или кольцом два на два.
setting-layout-t = Буква «Т»
    .text = Три в ряд и один снизу: обычное поле с ясным центром.
setting-layout-ring = Кольцо
    .text = Два на два: каждый фрагмент касается двух других, и армии могут идти по кругу.
setting-neutrals = Нейтральные армии
    .help = Вдвоём на поле стоят десять нейтральных армий: их по очереди ставят игроки или расставляет жребий.
setting-neutrals-players = Ставят игроки
setting-neutrals-random = По жребию
setting-ties = Ничья на аукционе
    .help = Побеждает младший из претендентов или решает кубик.
setting-ties-age = Побеждает младший
setting-ties-die = Решает кубик
setting-by_age = От младшего к старшему
    .own = Указать
    .younger = { PLAYER($player) } младше
    .help = Места по возрасту — для ничьих на аукционе. Если не указать, решит жребий.
setting-by_lot = По жребию
setting-variants = Варианты
    .help = В первой партии лучше обойтись без них.
setting-exploration = Жетоны исследований
    .help = Пять жетонов на поле; их забирает первый город в регионе.
setting-swamp = Гиблое болото
    .help = Жетоны исследований лежат закрытыми, и среди них болото, которое отнимает очко. Включает и сами жетоны исследований.
setting-citadels = Цитадели
    .help = Три региона приносят на очко больше.
setting-leaders = Предводители
    .help = Каждый получает одного из четырёх предводителей с особыми свойствами.
setting-events = Жетоны событий
    .help = На поле дракон, двое магических врат и шайка воров.
setting-long_game = Долгая игра
    .help = Три партии подряд, очки складываются.

## Как ботов зовут за столом

bot-greedy = Флибустьер
bot-warlord = Воевода
bot-emperor = Император
    .gender = masculine

## Подготовка в браузере

label-tray = Фрагменты поля
label-slot = Место: { NAME($slot, of: "slot") }
label-tile =
    { $rotation ->
        [0] { NAME($side, of: "side") }, { NAME($slot, of: "slot") }
       *[other] { NAME($side, of: "side") }, { NAME($slot, of: "slot") }, поворот ×{ $rotation }
    }
label-turn = Повернуть
label-flip = Перевернуть
label-move = Переложить
label-purse = Ваши монеты
hint-lay = Перетащите фрагмент на место. Нажатие поворачивает его, кнопки на нём переворачивают и переносят.
hint-start = Выберите подсвеченный регион. До этого фрагменты можно перекладывать.
hint-token = Перетащите жетон или выберите регион. Начать можно и с другого жетона.
    .last = Перетащите жетон или выберите регион.
hint-face_down = Перетащите жетон или выберите регион. Какой это жетон, не знает никто.
hint-events = Выберите сколько хотите; врата кладут только парой.
hint-take_up = Все жетоны на поле. Выберите жетон, чтобы забрать его и положить иначе.
hint-deal = Дальше раздаются карты, и армии собираются на старте.
hint-neutral = За контроль нейтральные армии спорят наравне с игроками.
hint-bid = Все ставят тайно. Кто поставил больше всех, платит и называет первого игрока.
auction-open = ещё нет
auction-sealed = запечатана
auction-won = выигрывает аукцион
auction-by_die = Ничья: решил кубик.
auction-by_age = Ставки равны: выигрывает тот, кто младше, { PLAYER($player) }.
result-bid =
    { $n ->
        [0] Ничего не ставить
        [one] Поставить { $n } монету
        [few] Поставить { $n } монеты
       *[many] Поставить { $n } монет
    }
ask-march_from = Марш: какая армия выступает?
ask-march_to = Марш: куда идёт эта армия?
ask-recruit = Набор: куда следующую армию?
answer-other_army = Другая армия
hint-march_from = Граница стоит 1, переправа — { $sea }. Пока ход не закончен, всё можно отменить.
hint-march_to = { NAME($region, of: "region") }. Граница стоит 1, переправа — { $sea }.
hint-recruit =
    { $count ->
        [one] В запасе осталась { $count } армия.
        [few] В запасе остались { $count } армии.
       *[many] В запасе осталось { $count } армий.
    }
hint-city = Там, где стоит ваша армия.
hint-destroy = Там, где стоит и ваша армия.
hint-end_turn = Пока ход не закончен, всё можно отменить.
    .swamp = Пока ход не закончен, всё можно отменить, если не открыт жетон.
hint-take = Первая карта достаётся даром, за остальные платят монеты над ними.
hint-first = Остальные ходят за ним по часовой стрелке.
hint-peek = Увидите его только вы.
hint-choose = Второе действие пропадёт.
result-march =
    { $way ->
        [sea] Переправить за { $cost }
        [gate] Через врата за { $cost }
       *[other] Идти за { $cost }
    }
result-recruit =
    { $owner ->
        [none] Поставить сюда
       *[other] Поставить сюда за монету
    }
result-city = Поставить город
result-destroy =
    { $owner ->
        [you] Разгромить свою армию
        [neutral] Разгромить нейтральную армию
       *[other] Разгромить
    }
result-outpost = Сюда по армии
result-neutral = Поставить сюда
result-start = Начинаем здесь
result-token = Положить сюда
result-face_down = Положить сюда
result-peek = Подсмотреть
outlook-yours = Регион станет вашим.
outlook-yours_island = Регион станет вашим, а с ним и остров.
outlook-stays = Регион останется вашим.
outlook-stays_island = Регион останется вашим, и остров станет вашим.
outlook-lost = Регион перестанет быть вашим.
outlook-nobody = Регион будет ничьим.
outlook-freed = Регион станет ничьим.
outlook-neutral = Регион будет нейтральным.
outlook-theirs = Контроль сохранит { PLAYER($player) }.
outlook-theirs_now = Контроль получит { PLAYER($player) }.
outlook-leaves = { NAME($region, of: "region") }: вы потеряете контроль.
outlook-gives = { NAME($region, of: "region") }: контроль получит { PLAYER($player) }.
outlook-gives_island = { NAME($region, of: "region") }: контроль получит { PLAYER($player) }, а с ним и остров.
outlook-robbed = Воры отнимут у вас монету.
outlook-takes = Жетон «{ NAME($token, of: "token") }» станет вашим.
outlook-island_won = Остров станет вашим.
outlook-island_lost = Вы потеряете остров.
outlook-against = против
outlook-points =
    { $count ->
        [one] { $sign }{ $count } очко
        [few] { $sign }{ $count } очка
       *[many] { $sign }{ $count } очков
    }
label-region-of = контроль: { PLAYER($player) }
label-region-neutral = нейтральный регион
label-region-free = ничей регион
label-armies-of =
    { $count ->
        [one] { $count } армия, { PLAYER($player) }
        [few] { $count } армии, { PLAYER($player) }
       *[many] { $count } армий, { PLAYER($player) }
    }
label-armies-neutral =
    { $count ->
        [one] { $count } нейтральная армия
        [few] { $count } нейтральные армии
       *[many] { $count } нейтральных армий
    }
label-cities-of =
    { $count ->
        [one] { $count } город, { PLAYER($player) }
        [few] { $count } города, { PLAYER($player) }
       *[many] { $count } городов, { PLAYER($player) }
    }
label-cost = стоит { $cost }
label-move-from = выступить отсюда
label-island-of = Остров: { PLAYER($player) }.
label-island-neutral = Остров нейтральный.
label-island-free = Остров ничей.
result-events =
    { $count ->
        [0] Играть без них
       *[other] Играть с этими
    }
won-yours = Острова ваши, { $name }
won-theirs = Островами правит { $name }
won-points =
    { $count ->
        [one] очко
        [few] очка
       *[many] очков
    }

### Завоёванный край

## Соратники

follower-warrior = Воин
    .acc = Воина
    .gen = Воина
    .plural = Воины
    .text = Нужен, чтобы вводить в бой Войска.
follower-craftsman = Мастеровой
    .acc = Мастерового
    .gen = Мастерового
    .plural = Мастеровые
    .text = Нужен для Укреплений и для стойких Войск.
follower-mage = Маг
    .acc = Мага
    .gen = Мага
    .plural = Маги
    .text = Нужен для магии. Маг, которого вы не тронули, принесёт вам карту.

## Войска

card-spearmen = Копейщики
    .acc = Копейщиков
    .gen = Копейщиков
    .plural = Копейщики
    .text = Атака 1, Поддержка 1
    .rulings =
        Рядом с вашими Латниками Копейщики берут поля до 3-го уровня: Атака 1 и Поддержка 2.
        Дешевле Войска нет: хватит одного Воина.

card-archers = Лучники
    .acc = Лучников
    .gen = Лучников
    .plural = Лучники
    .text = Атака 1, Поддержка 2
    .rulings =
        В атаке слабы, зато их Поддержкой до конца игры пользуются все шесть соседних полей.

card-swordsmen = Мечники
    .acc = Мечников
    .gen = Мечников
    .plural = Мечники
    .text = Атака 2, Поддержка 1
    .rulings =
        Мастеровые им не нужны и остаются свободны для Укрепления.

card-halberdiers = Латники
    .acc = Латников
    .gen = Латников
    .plural = Латники
    .text = Атака 2, Поддержка 2
    .rulings =
        Сами по себе они возьмут поле 2-го уровня, но не 3-го.
        За них платят двое Воинов и один Мастеровой; заменить недостающего Мастерового некем.

card-cavalry = Конница
    .acc = Конницу
    .gen = Конницы
    .plural = Конница
    .text = Атака 3, Поддержка 1
    .rulings =
        Ударит в любом конце доски, но соседям от неё мало толку.

card-crossbowmen = Арбалетчики
    .acc = Арбалетчиков
    .gen = Арбалетчиков
    .plural = Арбалетчики
    .text = Атака 2, Поддержка 4
    .rulings =
        Поддержка 4 работает только на вас — пока кто-нибудь не затрубит в Волшебный Рог.

card-catapult = Катапульта
    .acc = Катапульту
    .gen = Катапульты
    .plural = Катапульты
    .text = Атака 3, Поддержка 3
    .rulings =
        Вместе с Цитаделью на том же поле она даёт соседям Поддержку 8.

card-knights = Рыцари
    .acc = Рыцарей
    .gen = Рыцарей
    .plural = Рыцари
    .text = Атака 4, Поддержка 2
    .rulings =
        Самая сильная Атака. Нужны сразу четыре готовых Воина.

## Укрепления

card-garrison = Гарнизон
    .acc = Гарнизон
    .gen = Гарнизона
    .plural = Гарнизоны
    .text = Поддержка 2
    .rulings =
        Ставится на ваше поле, хотя бы и только что захваченное. На поле — не больше одного Укрепления.

card-watchtower = Сторожевая башня
    .acc = Сторожевую башню
    .gen = Сторожевой башни
    .plural = Сторожевые башни
    .text = Поддержка 3
    .rulings =
        Её Поддержка прибавляется к Поддержке Войска на том же поле.

card-fortress = Крепость
    .acc = Крепость
    .gen = Крепости
    .plural = Крепости
    .text = Поддержка 4
    .rulings =
        Укрепление не атакует и денег не приносит.

card-stronghold = Цитадель
    .acc = Цитадель
    .gen = Цитадели
    .plural = Цитадели
    .text = Поддержка 5
    .rulings =
        Её возводят четверо Мастеровых или Волшебный Строитель. Стоит до конца игры.

## Магия

card-claim = Заявка
    .acc = Заявку
    .gen = Заявки
    .plural = Заявки
    .text =
        Положите эту карту на ещё не захваченное поле и пометьте своей фишкой.
        Пока она там лежит, захватить поле нельзя никому.
        Перед вашим следующим ходом она уходит в сброс.
    .face =
        До вашего следующего хода выбранное поле не может захватить никто.
    .rulings =
        Вам самим это поле тоже недоступно, но в начале следующего хода вы доберётесь до него первыми.
        Ход с Заявкой не считается пустым: игра на нём не остановится.
        На поле, где уже лежит Заявка или Потоп, вторую карту не кладут.

card-flood = Потоп
    .acc = Потоп
    .gen = Потопа
    .plural = Потопы
    .text =
        Положите эту карту на ещё не захваченное поле.
        Она останется там до конца игры: захватить поле нельзя.
    .face =
        Незахваченное поле потеряно для всех навсегда.
    .rulings =
        Затопленное поле не мешает игре закончиться: достаточно, чтобы были захвачены остальные.
        Поле с Заявкой затопить нельзя.

card-heavens_fist = Небесный Кулак
    .acc = Небесный Кулак
    .gen = Небесного Кулака
    .plural = Небесные Кулаки
    .text =
        Играется вместе с Войском.
        Атака Войска в этом захвате больше на 3.
    .face = +3 к Атаке Войска, с которым сыграна.
    .rulings =
        К тому же Войску можно добавить и другую магию.

card-magic_builder = Волшебный Строитель
    .acc = Волшебного Строителя
    .gen = Волшебного Строителя
    .plural = Волшебные Строители
    .text =
        Играется вместе с Укреплением.
        Мастеровые для него не нужны.
    .face = Укрепление без Мастеровых.
    .rulings =
        Прочие правила остаются в силе: своё поле и не больше одного Укрепления на нём.

card-magic_horn = Волшебный Рог
    .acc = Волшебный Рог
    .gen = Волшебного Рога
    .plural = Волшебные Рога
    .text =
        Играется вместе с Войском.
        Войско может атаковать любое поле доски, и ему помогает Поддержка всех игроков вокруг.
        Денег за это поле вы не получаете.
    .face = Войску помогает Поддержка всех игроков. Без денег.
    .rulings =
        Соратники самого Войска тратятся как обычно.
        К той же атаке можно добавить другую магию.
        Захваченное, заявленное или затопленное поле не взять и с Рогом.

card-magic_sword = Волшебный Меч
    .acc = Волшебный Меч
    .gen = Волшебного Меча
    .plural = Волшебные Мечи
    .text =
        Играется вместе с Войском.
        Атака Войска в этом захвате больше на 2.
    .face = +2 к Атаке Войска, с которым сыграна.
    .rulings =
        Потраченные на Меч Маги не принесут карт в конце хода.
        К тому же Войску можно добавить и другую магию.

card-plague = Чума
    .acc = Чуму
    .gen = Чумы
    .plural = Чума
    .text =
        Остальные игроки переворачивают своих Соратников лицом вниз и могут перемешать их.
        У каждого вы наугад выбираете одного: он возвращается в запас.
    .face = Каждый соперник теряет случайного Соратника.
    .rulings =
        У кого нет Соратников, тот ничего не теряет.
        Денег за потерянного Соратника не возвращают.

card-shadow_army = Армия Теней
    .acc = Армию Теней
    .gen = Армии Теней
    .plural = Армии Теней
    .text =
        Сосчитайте своих Воинов и возьмите из запаса ещё столько же.
        Они служат вам только в этот ход и в конце его возвращаются.
    .face = Ещё столько же Воинов на этот ход.
    .rulings =
        Уже потраченные в этот ход Воины тоже считаются, а тени — нет.
        Если Воинов в запасе не хватает, вы берёте сколько есть.

card-shadow_follower = Соратник-Тень
    .acc = Соратника-Тень
    .gen = Соратника-Тени
    .plural = Соратники-Тени
    .text =
        Возьмите из запаса Воина или Мастерового.
        Он служит вам только в этот ход и в конце его возвращается.
    .face = Воин или Мастеровой на этот ход.
    .rulings =
        Мага так не призвать.

card-strength_potion = Настойка Силы
    .acc = Настойку Силы
    .gen = Настойки Силы
    .plural = Настойки Силы
    .text =
        Играется вместе с Войском.
        Атака Войска в этом захвате больше на 1.
    .face = +1 к Атаке Войска, с которым сыграна.
    .rulings =
        На одно Войско можно потратить и несколько Настоек.

card-invisible_thief = Невидимый Вор
    .acc = Невидимого Вора
    .gen = Невидимого Вора
    .plural = Невидимые Воры
    .text =
        Посмотрите карты любого игрока на ваш выбор.
        Возьмите одну из них себе.
    .face = Посмотрите карты соперника и возьмите одну.
    .rulings =
        Кроме вас двоих, этих карт никто не видит.

## На картах

kind-troop = Войско
kind-fortification = Укрепление
kind-magic = Магия
value-attack = Атака
value-support = Поддержка
value-cost = Цена
value-count = в колоде: { $count }
value-reconstructed = В наших источниках не напечатано и потому выбрано нами: { $values }.
reconstructed-name = название
reconstructed-cost = цена
reconstructed-attack = Атака
reconstructed-support = Поддержка
reconstructed-count = число карт
reconstructed-tokens = сколько их каждого вида
reconstructed-monster = кто здесь живёт

## Кто живёт на полях

monster-goblins = Гоблины
monster-imps = Бесы
monster-wolves = Волки
monster-orcs = Орки
monster-spiders = Пауки
monster-ogres = Огры
monster-trolls = Тролли
monster-minotaurs = Минотавры
monster-cyclopes = Циклопы
monster-hydras = Гидры
monster-wyverns = Виверны
monster-dragons = Драконы

## До начала

setting-players = Игроки
setting-quick = Короткая игра
    .help = Для четверых: десять случайных полей остаются в коробке, в игре 51.
    .picker = Край
    .chance = Где кто живёт, решит случай.
setting-first = Первый игрок
    .help = Если не выбрать, решит жребий.
setting-advanced = Усложнённые правила (наши)
    .help = Текст усложнённых правил из коробки утрачен. Это наша реконструкция: чужая Поддержка за деньги и Маги, которые приносят карту сразу.

## Как ботов зовут за столом

bot-greedy = Мародёр
bot-planner = Маршал

## Ход

phase-gather = Соратники
phase-recruit = Соратник
phase-redeal = Первый ход
phase-act = Действия
phase-exchange = Карты

## Вопросы

prompt-follower =
    { $number ->
        [1] Выберите первого из двух Соратников.
       *[other] Выберите второго Соратника.
    }
prompt-recruit = Нанять Соратника?
prompt-redeal = Вы не можете захватить ни одного поля. Сбросить все карты и взять восемь новых?
prompt-action = Сыграйте карту или закончите действия.
prompt-conquer =
    { $magic ->
        [none] { NAME($card) }, Атака { $attack }: какое поле захватить?
       *[other] { NAME($card) } ({ NAMES($magic) }), Атака { $attack }: какое поле захватить?
    }
prompt-lender = { NAME($card) }: чью Поддержку занять? Не хватает: { $count }.
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
prompt-stop = { PLAYER($player) } предлагает закончить игру. Вы согласны?

## Ответы

option-field = Уровень { $level } (поле { $number })
option-player = { PLAYER($player) }
option-recruit = { NAME($follower, of: "follower") } за { $price }
option-skip = Никого не нанимать
option-end = Закончить действия
option-stop = Предложить закончить игру
option-study = Учение: карта за усилия Мага
option-cancel = Отмена
option-exchange =
    { $count ->
        [0] Оставить карты
        [one] Обменять на { $count } карту
        [few] Обменять на { $count } карты
       *[many] Обменять на { $count } карт
    }

## Почему нельзя

why-not_in_hand = { NAME($card) }: такой карты нет у вас на руке.
why-no_followers = { NAME($card) }: не хватает готовых Соратников ({ NAMES($missing, of: "follower") }).
why-no_reach = { NAME($card) }: ни одного свободного поля так не взять, что ни добавь.
why-no_site = { NAME($card) }: нужно ваше поле без Укрепления.
why-no_effect = { NAME($card) }: сейчас эта карта ничего не даст.
why-needs_troop = { NAME($card) }: карта играется вместе с Войском, сначала выберите Войско.
why-needs_fortification = { NAME($card) }: карта играется вместе с Укреплением, сначала выберите его.
why-not_with_troop = { NAME($card) }: вместе с Войском эту карту не играют.
why-not_with_fortification = { NAME($card) }: вместе с Укреплением эту карту не играют.
why-already_added = { NAME($card) }: эта карта уже добавлена.
why-no_mages = { NAME($card) }: не хватает готовых Магов.
why-no_use = { NAME($card) }: даже с этой картой не взять ни одного поля.
why-already_yours = Это поле уже ваше.
why-conquered = Поле уже захвачено. Хозяин: { PLAYER($player) }.
why-claimed = На поле лежит Заявка. Чья: { PLAYER($player) }.
why-flooded = Это поле затоплено.
why-too_strong = Уровень поля { $level }, а Атака { $attack } и Поддержка { $support } дают { $sum }.
why-not_yours = Укрепления ставят только на свои поля.
why-fortified = Здесь уже стоит { NAME($card) }: на поле не больше одного Укрепления.
why-no_stock = { NAME($follower, of: "follower") }: в запасе никого не осталось.
why-no_shadow = { NAME($follower, of: "follower") }: сейчас не призвать.

## Что произошло

event-gathered = { PLAYER($seat) } начинает с Соратником: { NAME($follower, of: "follower") }.
event-turn_began = { PLAYER($seat) }, круг { $round }
event-claim_lifted = { PLAYER($seat) } снимает Заявку с поля { $level }.
event-recruited = { PLAYER($seat) } нанимает { NAME($follower, of: "follower", case: "acc") }.
event-hand_redealt = { PLAYER($seat) } не может ничего захватить и сбрасывает все карты: { NAMES($cards) }.
event-conquered =
    { $magic ->
        [none] { $reward ->
            [0] { PLAYER($seat) } захватывает поле { $level }: { NAME($card) } ({ $attack } + { $support }), без денег.
            [one] { PLAYER($seat) } захватывает поле { $level }: { NAME($card) } ({ $attack } + { $support }), { $reward } монета.
            [few] { PLAYER($seat) } захватывает поле { $level }: { NAME($card) } ({ $attack } + { $support }), { $reward } монеты.
           *[many] { PLAYER($seat) } захватывает поле { $level }: { NAME($card) } ({ $attack } + { $support }), { $reward } монет.
        }
       *[other] { $reward ->
            [0] { PLAYER($seat) } захватывает поле { $level }: { NAME($card) }, { NAMES($magic) } ({ $attack } + { $support }), без денег.
            [one] { PLAYER($seat) } захватывает поле { $level }: { NAME($card) }, { NAMES($magic) } ({ $attack } + { $support }), { $reward } монета.
            [few] { PLAYER($seat) } захватывает поле { $level }: { NAME($card) }, { NAMES($magic) } ({ $attack } + { $support }), { $reward } монеты.
           *[many] { PLAYER($seat) } захватывает поле { $level }: { NAME($card) }, { NAMES($magic) } ({ $attack } + { $support }), { $reward } монет.
        }
    }
event-borrowed = { PLAYER($seat) } занимает Поддержку за деньги. { PLAYER($lender) }: +{ $points }.
event-built =
    { $magic ->
        [none] { PLAYER($seat) } возводит { NAME($card, case: "acc") } на поле { $level }: Поддержка { $support }.
       *[other] { PLAYER($seat) } возводит { NAME($card, case: "acc") } на поле { $level } ({ NAMES($magic) }): Поддержка { $support }.
    }
event-claimed = { PLAYER($seat) } кладёт Заявку на поле { $level }.
event-flooded = { PLAYER($seat) } затапливает поле { $level }.
event-plagued = { PLAYER($seat) } насылает Чуму.
event-lost_follower = { PLAYER($seat) } теряет { NAME($follower, of: "follower", case: "acc") }.
event-shadows_came = { PLAYER($seat) } играет { NAME($card, case: "acc") }. { NAME($follower, of: "follower") } на этот ход: +{ $count }.
event-shadows_left =
    { $count ->
        [one] { PLAYER($seat) }: { $count } тень возвращается в запас.
        [few] { PLAYER($seat) }: { $count } тени возвращаются в запас.
       *[many] { PLAYER($seat) }: { $count } теней возвращаются в запас.
    }
event-looked_at_hand =
    { $cards ->
        [none] { PLAYER($seat) } посылает Вора и смотрит чужие карты. Хозяин карт: { PLAYER($victim) }.
       *[other] { PLAYER($seat) } посылает Вора и смотрит чужие карты. { PLAYER($victim) }: { NAMES($cards) }.
    }
event-stole =
    { $card ->
        [none] { PLAYER($seat) } забирает одну карту. { PLAYER($victim) }: −1.
       *[other] { PLAYER($seat) } забирает { NAME($card, case: "acc") }. { PLAYER($victim) }: −1 карта.
    }
event-studied = { PLAYER($seat) } отправляет Мага за книги.
event-drew =
    { $cards ->
        [none] { $count ->
            [one] { PLAYER($seat) } берёт { $count } карту.
            [few] { PLAYER($seat) } берёт { $count } карты.
           *[many] { PLAYER($seat) } берёт { $count } карт.
        }
       *[other] { PLAYER($seat) } берёт { NAMES($cards, case: "acc") }.
    }
event-exchanged =
    { $count ->
        [one] { PLAYER($seat) } меняет { NAMES($cards, case: "acc") } на { $count } карту.
        [few] { PLAYER($seat) } меняет { NAMES($cards, case: "acc") } на { $count } карты.
       *[many] { PLAYER($seat) } меняет { NAMES($cards, case: "acc") } на { $count } карт.
    }
event-shuffled =
    { $count ->
        [one] Сброс становится новой колодой: { $count } карта.
        [few] Сброс становится новой колодой: { $count } карты.
       *[many] Сброс становится новой колодой: { $count } карт.
    }
event-idled = { PLAYER($seat) }: ни захвата, ни Заявки.
event-stop_proposed = { PLAYER($seat) } предлагает закончить игру.
event-stop_answered =
    { $agreed ->
        [true] { PLAYER($seat) }: согласие.
       *[false] { PLAYER($seat) }: играем дальше.
    }
event-ended =
    { $reason ->
        [full] Все поля захвачены: игра окончена.
        [stalled] За целый круг никто ничего не захватил и не заявил: игра окончена.
       *[agreed] Все согласны остановиться: игра окончена.
    }

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

turn-round = Круг { $round }
turn-clockwise = По часовой стрелке
turn-counterclockwise = Против часовой стрелки

field-level = Уровень { $level }
field-of = Хозяин: { PLAYER($player) }
field-free = Ничьё
field-claimed = Заявка: { PLAYER($player) }
field-flooded = Затоплено
field-support = Поддержка соседям: { $count }

result-conquer = Атака { $attack } + Поддержка { $support } = { $sum }, уровень { $level }
result-reward =
    { $count ->
        [0] Без денег
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
label-place = ряд { $row }, место { $place }
label-strength = Поле { $level }: ваша сила { $sum }
label-your-strength = ваша сила { $sum }
label-recruit = { NAME($follower, of: "follower") } за { $price }
label-left = в запасе: { $count }
label-shadow = только на этот ход
label-advanced-short = усложнённые правила (наши)
label-rivals = Чьи?
label-hand-of = Карты: { PLAYER($player) }

legend-support = поддержка соседям
legend-attack = атака отряда
legend-strength = ваша сила на поле

face-troop = Остаётся на захваченном поле до конца игры.
face-fortification = На своё поле. Не атакует, поддерживает соседние.
face-guessed = ≈ наше число

sum-attack = Атака { NAME($card, case: "gen") }
sum-near = { NAME($card) } рядом
sum-near_two = { NAME($card) } и { NAME($fort) }
sum-borrowed = Чужая поддержка
sum-against = Сила против { $level }
sum-short = Не хватает { $count }
sum-loot =
    { $count ->
        [0] Без денег
        [one] Добыча: { $count } монета
        [few] Добыча: { $count } монеты
       *[many] Добыча: { $count } монет
    }
sum-tires = Устанут
sum-now = Поддержка сейчас
sum-support = Поддержка поля
sum-rivals = Поддержка соперников
sum-denied = Уже не возьмут
sum-near_you = Ваша поддержка здесь

result-conquer_field =
    { $reward ->
        [0] Захватить
       *[other] Захватить, +{ $reward }
    }
    .note = Поле { $level }: атака { $attack } и поддержка { $support }, сила { $sum }.
result-build_field = Возвести, поддержка { $support }
    .note = Поле { $level }: его поддержка станет { $support }.
result-claim_field = Заявить поле { $level }
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
answer-back_exchange = Сначала
answer-redeal_yes = Восемь новых карт
answer-redeal_no = Оставить эти
answer-stop_yes = Закончить игру
answer-stop_no = Играть дальше

hint-follower = Воины захватывают, Мастеровые строят, Маги колдуют и приносят карты. Свои карты вы уже видите.
hint-recruit =
    { $count ->
        [one] Соратник стоит 5, у вас { $count } монета. За ход — не больше одного.
        [few] Соратник стоит 5, у вас { $count } монеты. За ход — не больше одного.
       *[many] Соратник стоит 5, у вас { $count } монет. За ход — не больше одного.
    }
hint-conquer = Светлое число — ваша сила на этом поле.
hint-exchange = Две карты за одну новую, сколько угодно пар.

preview-troop = { NAME($card) }, атака { $attack }.
preview-magic = С картой «{ NAME($card) }».
preview-reach =
    { $count ->
        [0] Без другой магии поля не взять.
        [one] Можно взять { $count } поле.
        [few] Можно взять { $count } поля.
       *[many] Можно взять { $count } полей.
    }

about-rulings = Разъяснения
about-game = В этой партии
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

chart-money = Деньги по кругам
score-hired_each = по 5

won-yours = Край ваш, { $name }
won-theirs = Край достаётся: { $name }
won-points =
    { $count ->
        [one] монета
        [few] монеты
       *[many] монет
    }

## Why a hint says so

reason-field = поле принесёт { $level ->
    [one] { $level } монету
    [few] { $level } монеты
   *[many] { $level } монет
  } и поддержит соседние
reason-contested = поле принесёт { $level ->
    [one] { $level } монету
    [few] { $level } монеты
   *[many] { $level } монет
  }, а до него могут дотянуться и другие
reason-follower = { $kind ->
    [warrior] Воин захватывает поля
    [craftsman] Мастеровой строит
   *[mage] Маг колдует и приносит карты
  }
reason-troop = { NAME($card) }: атака { $attack }
reason-card = { NAME($card) }: сейчас это полезнее всего

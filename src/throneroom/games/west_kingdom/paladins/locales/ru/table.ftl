### Паладины западного королевства

## Подписи

label-king = Король
label-round = раунд { $n } из { $rounds }
label-tax_left = налоги { $n } из { $full }
label-taxes = Налоги
label-inquisition_in = { $count ->
    [0] инквизиция!
   *[other] ещё { $count }, и инквизиция
  }
label-accused = Обвинят: { $names }
label-nobody_accused = Обвинять некого
label-or_debt = { $n } или долг
label-tavern = Таверна
label-jars = Кувшины
label-hand = Паладины
label-workers = Рабочие
label-no_workers = рабочих нет
label-suspicion = Подозрения
label-debts = Непогашенные долги
label-passed = пас
label-cards = Карты
label-unknown = Что-то другое
label-map = Карта
label-outsiders = Иноземцы
label-townsfolk = Горожане
    .under = нанять — навсегда, отослать — сразу
label-hire = Наём стоит { $count ->
    [one] { $count } серебро
   *[other] { $count } серебра
  }.
label-hire_or_debt = Наём стоит { $count ->
    [one] { $count } серебро
   *[other] { $count } серебра
  } или долг.
label-on_debt = { $name }, в долг
label-empty = никого
label-closed = закрыто при таком числе игроков
label-order_points = { $count } { $count ->
    [one] очко
    [few] очка
   *[other] очков
  }
label-order_count = { $n } из { $least }
label-revealed = откроется в раунде { $round }
label-actions = Действия
label-attributes = Параметры
label-workshop = мастерская
label-spaces = Нужно: { NAMES($workers, of: "worker") }
label-occupied = Здесь стоят ваши рабочие.
label-changed = изменено вашим паладином
label-lent = { $value } и { $bonus } от паладина
label-worth = { $count } { $count ->
    [one] очко
    [few] очка
   *[other] очков
  }
label-next = { $count } { $count ->
    [one] очко
    [few] очка
   *[other] очков
  }, начиная с { $value }
    .short = { $value }: { $count } ★
label-paying = Рабочие, которые идут
label-pays = { $name }: { $count } из { $most }
label-hired = Наняты
label-attacked = Атакованы
label-converted = Обращены
label-deck = { $count ->
    [one] остался { $count } паладин
    [few] осталось { $count } паладина
   *[other] осталось { $count } паладинов
  }
label-swap = Поменять верх и низ
label-pages = Части стола
label-own_board = Паладин, люди и постройки
label-with = { $name }: { $what }
label-back = Другое действие
label-whole_board = Весь планшет
label-show_table = Взглянуть на стол
label-show_cards = Вернуться к картам
page-board = Планшет
page-map = Карта
page-townsfolk = Люди
page-king = Король
role-played = играет в этом раунде
role-top = наверх колоды
role-under = под колоду
piece-monk = монах
piece-outpost = аванпост
word-points =
    { $count ->
        [one] очко
        [few] очка
       *[other] очков
    }
word-or = или
chart-points = Очки после каждого раунда

## Когда платят горожане

moment-develop = развитие
moment-commission = назначение
moment-fortify = укрепление
moment-garrison = гарнизон
moment-absolve = отпущение
moment-attack = атака
moment-convert = обращение
moment-inquisition = инквизиция
moment-pay_debt = долг погашен
moment-gain_debt = новый долг
moment-use_kings_favour = милость

## Что считают обращённые иноземцы

counts-faith = вера
counts-strength = сила
counts-influence = влияние
counts-workshops_developed = мастерские
counts-monks_commissioned = монахи
counts-outposts_garrisoned = аванпосты
counts-walls_built = стены
counts-jars_absolved = кувшины
counts-attacked_blue = викинги
counts-attacked_green = сарацины
counts-attacked_yellow = византийцы
counts-mercenaries_converted = наёмники
counts-townsfolk_hired = горожане
counts-suspicion_cards = подозрения
counts-debts_unpaid = долги
counts-debts_paid = погашенные
counts-kings_orders_fulfilled = приказы

## Что делают действия, в двух словах

gives-place_workshop = мастерская
gives-dismiss_townsfolk = отослать
gives-hire_townsfolk = нанять
gives-clear_space = освободить
gives-criminal = преступник
gives-place_monk = монах
gives-draw_wall = стена
gives-place_outpost = аванпост
gives-place_jar = кувшин
gives-attack_outsider = награда
gives-convert_outsider = очки

## Что сделает ответ

told-comes = Вы получите: { $what }.
told-goes = Вы отдадите: { $what }.
told-silver = { $count } { $count ->
    [one] серебро
   *[other] серебра
  }
told-provisions = { $count } { $count ->
    [one] припас
    [few] припаса
   *[other] припасов
  }
told-debts = { $count ->
    [one] долг
    [few] { $count } долга
   *[other] { $count } долгов
  }
told-workers = { $count } { $count ->
    [one] рабочий
    [few] рабочих
   *[other] рабочих
  }
told-faith = вера { $count }
told-strength = сила { $count }
told-influence = влияние { $count }
told-suspicion = { $count } { $count ->
    [one] карта подозрения
    [few] карты подозрения
   *[other] карт подозрения
  }
told-unpaid = { $count ->
    [one] непогашенный долг
    [few] { $count } непогашенных долга
   *[other] { $count } непогашенных долгов
  }
told-paid = { $count ->
    [one] погашенный долг
    [few] { $count } погашенных долга
   *[other] { $count } погашенных долгов
  }
where-place = место { $n } в столбце
where-row = карта { $n } в ряду
preview-crew = { NAMES($workers, of: "worker") }.
preview-price = Цена: { $what }.
preview-needs = Нужно: { $attribute } { $least }, у вас { $have }.
preview-workshop = Теперь там нужно на одного рабочего меньше.
preview-missing = Не хватает силы: { $count }. Цена: { $silver } { $silver ->
    [one] серебро
   *[other] серебра
  }.
preview-worth = Сейчас это принесёт { $count } { $count ->
    [one] очко
    [few] очка
   *[other] очков
  }.
hint-workers = { $count ->
    [one] Остался один рабочий.
    [few] Осталось { $count } рабочих.
   *[other] Осталось { $count } рабочих.
  }
hint-lit = Что можно сделать, подсвечено.
hint-round = Раунд { $n } из { $rounds }.
hint-crew = Предложены те, кто меньше всего нужен для другого; нажмите на иного рабочего, чтобы заменить.
hint-paladin = Выберите, кого играть; двух других можно поменять местами.

result-first_townsfolk = Начать: { $name }
result-paladin = Сыграть: { $name }
result-tavern = Взять эту карту
result-crew = { $count ->
    [one] Отправить рабочего
    [few] Отправить { $count } рабочих
   *[other] Отправить { $count } рабочих
  }
result-develop = Мастерская: { $name }
result-dismiss = Отослать: { $name }
result-hire = Нанять: { $name }
result-pray = Освободить: { $name }
result-commission = Отправить монаха
result-garrison = Поставить аванпост
result-absolve = Поставить кувшин
result-attack = Атаковать: { $name }
result-convert = Обратить: { $name }
result-free_pray = Освободить: { $name }
result-free_hire = Нанять: { $name }
result-free_develop = Мастерская: { $name }

## Чтение

about-rulings = Пояснения
about-game = В этой игре
about-price = стоит наём
about-price_debt = стоит наём, или долг
about-attack = для атаки
about-convert = для обращения
about-hired = в услужении
about-attacked = атака удалась
about-converted = обращение удалось
about-walls = построена
about-plays = играет сейчас
about-played = был сыгран
about-met = выполнен
about-used = использована в этом раунде
about-done = { $count ->
    [one] сделано { $count } раз
    [few] сделано { $count } раза
   *[other] сделано { $count } раз
  }
about-suspicion = { $count } { $count ->
    [one] карта подозрения
    [few] карты подозрения
   *[other] карт подозрения
  }
# Насколько точны значения: буквы объяснены в правилах.
sure-A = Точность A: два источника или больше.
sure-B = Точность B: один источник.
sure-C = Точность C: вероятно, но не наверняка.
sure-D = Точность D: значения наши.
unsure-silver = Точность { $mark }: цена в серебре.
unsure-ladder = Точность { $mark }: сколько нужно влияния.
unsure-shortfall = Точность { $mark }: 1 серебро за недостающую силу.
unsure-spaces = Точность { $mark }: один рабочий отсылает, двое нанимают.
unsure-count = Точность { $mark }: сколько кувшинов помещается.
unsure-points = Точность { $mark }: 1 очко за каждую ступень.
unsure-suspicion = Точность { $mark }: сколько карт приносит сколько налога.
sort-townsfolk = Горожане
    .all = Горожане
    .rulings =
        Карта, нанятая действием, платит со следующего.
        Несколько карт платят в том порядке, в котором их наняли.
sort-paladin = Паладин
    .all = Паладины
    .rulings =
        Прибавка действует для всех требований этого раунда, и свыше 12 тоже. Маркеры не двигаются.
        Своё действие паладин меняет каждый раз в этом раунде.
sort-outsider = Иноземец
    .all = Иноземцы
    .rulings =
        Атака: каждую недостающую единицу силы можно оплатить 1 серебром.
        Обращение: очки округляются вниз и считаются в конце.
sort-order = Приказ короля
    .all = Приказы короля
    .rulings = Очки получает каждый, кто выполнил приказ к концу игры.
sort-favour = Милость короля
    .all = Милости короля
    .rulings =
        Один рабочий на всех за раунд: кто успел первым.
        Милость можно использовать, даже если она ничего не даст.
sort-wall = Стена
    .all = Стены
    .rulings = Её тянут, когда цена уже уплачена.
sort-tavern = Карта таверны
    .all = Карты таверны
    .rulings = Каждый преступник на ней приносит карту подозрения, одну за другой.
sort-card = Подозрения и инквизиция
    .rulings =
        Инквизиция наступает в тот самый миг, когда налоги кончились; затем награда продолжается.
        У кого подозрений больше всех, тот берёт долг и сбрасывает половину подозрений, с округлением вниз. Потом налоги пополняются.
        Горожане смотрят на подозрения до инквизиции, по порядку ходов от первого игрока.
sort-action = Действие
    .rulings =
        Цель и рабочие, затем цена, затем действие слева направо, параметр в конце.
        После этого — паладин и горожане, нанятые раньше.
sort-location = Место на карте
    .rulings = Здесь стоит только одна фигура.
sort-spot = Место для кувшина
sort-attribute = Параметр
sort-worker = Рабочий
sort-score = Очки

## Конец

won-yours = Король благодарит вас, { $name }
won-theirs = Лучший защитник короля: { $name }
won-points =
    { $count ->
        [one] очко
        [few] очка
       *[other] очков
    }

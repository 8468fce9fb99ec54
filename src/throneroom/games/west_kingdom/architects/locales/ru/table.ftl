### Архитекторы западного королевства

## Счёт

score-buildings = Сооружения
score-cathedral = Собор
score-virtue = Добродетель
score-debts = Непогашенные долги
score-goods = Золото и мрамор
score-silver = Серебро
score-prison = Рабочие в темнице

## Подписи

label-virtue = Добродетель
label-points_at_end = очки в конце
label-apprentices = Помощники
label-black_market = Чёрный рынок
label-taken = занят
label-guildhall = Гильдия
label-guildhall_count = { $n } из { $spaces }
label-cathedral = Собор
label-prison = Темница
label-free_workers = Свободные рабочие
label-supplies = Запасы
label-debts = Долги
label-no_debts = долгов нет
label-captured = Арестованные
label-your_apprentices = Ваши помощники { $n }/{ $limit }
label-built = Построено { $n }
label-hand = Чертежи
label-tax = Налоги
label-rewards = Осталось наград
label-deck = Осталось чертежей
label-unknown = Что-то ещё
label-buildings = Сооружения
label-own_board = Ваш планшет
label-pages = Части города
label-group = { $name }: { $count }
label-tax_count = В казне { $count ->
    [one] { $count } серебро
   *[other] { $count } серебра
  }
label-price_now = Сейчас вам стоит { $count ->
    [one] { $count } серебро
   *[other] { $count } серебра
  }
label-coins_on_card = На карте лежит { $count ->
    [one] { $count } серебро
   *[other] { $count } серебра
  }.
label-hire_free = первый достаётся даром
label-hire_now = найм: { $silver ->
    [one] { $silver } серебро
   *[other] { $silver } серебра
  }{ $tax ->
    [0] {""}
   *[other] {" "}и ещё { $tax } в налоги
  }
label-loses_virtue = −{ $count ->
    [one] { $count } добродетель
    [few] { $count } добродетели
   *[other] { $count } добродетелей
  }
label-last_turns = { $count ->
    [one] остался { $count } ход
    [few] осталось { $count } хода
   *[many] осталось { $count } ходов
  }
label-moment = гильдия { $n } из { $spaces }
label-nobody = никого
label-level = Уровень { $level }, очков: { $points }
label-debts_count = долги: { $unpaid } не погашено, { $paid } погашено
label-packet = Чертежи на выбор
label-drawn = Оставьте один чертёж
label-virtue_change = добродетель: { $change } при получении
label-with = { $name }: { $what }
page-town = Город
page-market = Рынок
page-guild = Гильдия
page-rows = Помощники
label-market_cards = Карты чёрного рынка
    .text = Сначала предлагают малую сторону; после облавы карту переворачивают на большую.
label-other_places = Другие места

zone-hand = Чертежи
zone-tax = налог −{ $count }
zone-open = собор и чёрный рынок открыты
zone-no_market = собор открыт, чёрный рынок закрыт

where-town = в городе { $count }
where-guildhall = в гильдии { $count }
where-market = на чёрном рынке { $count }
where-prison = в темнице { $count }
where-board = под арестом ({ $name }) { $count }

word-points =
    { $count ->
        [one] очко
        [few] очка
       *[many] очков
    }
word-or = или
chart-points = Очки после каждого раунда

## Количества

count-clay =
    { $count ->
        [one] { $count } глина
       *[other] { $count } глины
    }
count-wood =
    { $count ->
        [one] { $count } древесина
       *[other] { $count } древесины
    }
count-stone =
    { $count ->
        [one] { $count } камень
        [few] { $count } камня
       *[many] { $count } камней
    }
count-gold =
    { $count ->
        [one] { $count } золото
       *[other] { $count } золота
    }
count-marble =
    { $count ->
        [one] { $count } мрамор
       *[other] { $count } мрамора
    }
count-silver =
    { $count ->
        [one] { $count } серебро
       *[other] { $count } серебра
    }
count-virtue =
    { $count ->
        [one] { $count } добродетель
       *[other] { $count } добродетели
    }
count-building_card =
    { $count ->
        [one] { $count } чертёж
        [few] { $count } чертежа
       *[many] { $count } чертежей
    }

## К чему ведёт ответ

pill-town_centre =
    { $count ->
        [one] { $count } арест
        [few] { $count } ареста
       *[many] { $count } арестов
    }
pill-storehouse =
    { $count ->
        [one] { $count } обмен
        [few] { $count } обмена
       *[many] { $count } обменов
    }
pill-guardhouse =
    { $count ->
        [one] { $count } действие
        [few] { $count } действия
       *[many] { $count } действий
    }
told-comes = Прибавится: { $what }.
told-goes = Уйдёт: { $what }.
told-captured =
    { $count ->
        [one] Вы арестуете { $count } рабочего.
       *[other] Вы арестуете { $count } рабочих.
    }
    .less =
        { $count ->
            [one] Арестованный вами рабочий отправится в темницу.
           *[other] Арестованные вами рабочие отправятся в темницу: { $count }.
        }
told-free =
    { $count ->
        [one] Домой вернётся { $count } рабочий.
        [few] Домой вернутся { $count } рабочих.
       *[many] Домой вернутся { $count } рабочих.
    }
told-prison =
    { $count ->
        [one] В темницу попадёт { $count } ваш рабочий.
       *[other] В темницу попадут ваши рабочие: { $count }.
    }
told-unpaid =
    { $count ->
        [one] Вы возьмёте { $count } долг.
       *[other] Вы возьмёте долги: { $count }.
    }
    .less =
        { $count ->
            [one] Станет на { $count } долг меньше.
           *[other] Долгов станет меньше на { $count }.
        }
told-idle = Обменять вам нечего.
told-reset = Потом на чёрном рынке будет облава.
hint-free =
    { $count ->
        [0] Свободных рабочих у вас нет.
        [one] У вас { $count } свободный рабочий.
       *[other] У вас { $count } свободных рабочих.
    }
hint-capture =
    { $count ->
        [one] Все аресты этого рабочего проходят в одном месте.
       *[other] Аресты этого рабочего проходят не больше чем в { $count } местах.
    }
preview-workers =
    { $count ->
        [one] там будет { $count } ваш рабочий.
       *[other] там будут ваши рабочие: { $count }.
    }
preview-either = Потом { $ways }.
preview-capture =
    { $workers ->
        [one] { $workers } рабочий
       *[other] { $workers } рабочих
    } за { $price ->
        [one] { $price } серебро.
       *[other] { $price } серебра.
    }
preview-passed = На карты перед ним ляжет { $count ->
    [one] { $count } серебро
   *[other] { $count } серебра
  }.
preview-found = На карте вы найдёте { $count ->
    [one] { $count } серебро
   *[other] { $count } серебра
  }.
preview-advance =
    { $points ->
        [one] Уровень { $level }: ещё { $points } очко и награда.
        [few] Уровень { $level }: ещё { $points } очка и награда.
       *[many] Уровень { $level }: ещё { $points } очков и награда.
    }
preview-discard =
    { $count ->
        [one] Вы сбросите чертёж.
       *[other] Вы сбросите чертежи: { $count }.
    }
preview-points =
    { $count ->
        [one] Сразу на { $count } очко больше.
        [few] Сразу на { $count } очка больше.
       *[many] Сразу на { $count } очков больше.
    }
result-take = Взять: { $what }
result-place = Поставить рабочего: { $name }
result-build = Построить: { $name }
result-hire = Нанять: { $name }
result-keep = Оставить: { $name }
result-board = Играть: { $name }
result-capture = Арестовать: { PLAYER($owner) }, { NAME($place, of: "location") }
    .own = Вернуть домой: { NAME($place, of: "location") }
result-recall = Забрать рабочего: { $name }
result-dismiss = Отпустить: { $name }
result-discard = Сбросить: { $name }
result-pay = Заплатить: { $name }

## Чтение

sort-apprentice = Помощник
sort-building = Сооружение, действует сразу
sort-building_end = Сооружение, считается в конце
sort-location = Место
sort-board = Персонаж
sort-reward = Награда собора
sort-market = Карта чёрного рынка
sort-good = Товары
sort-score = Счёт
about-rulings = Пояснения
about-game = В этой партии
about-price = за найм сейчас
about-costs_you = Вам стоит
about-lacks = Вам не хватает: { $skills }.
about-capture =
    Следующий арест стоит вам { $silver ->
        [one] { $silver } серебро
       *[other] { $silver } серебра
    } и ещё { $tax } в налоги. { $places ->
        [one] Все аресты одного рабочего проходят в одном месте.
       *[other] Аресты одного рабочего проходят не больше чем в { $places } местах.
    }
about-free = Выкупить своих арестованных: { $silver ->
    [one] { $silver } серебро
   *[other] { $silver } серебра
  } и ещё { $tax } в налоги.
about-debt = Погасить долг: { $silver ->
    [one] { $silver } серебро
   *[other] { $silver } серебра
  } и ещё { $tax } в налоги.
about-offer = Сейчас предлагают:
about-pile =
    { $count ->
        [0] Стопка пуста.
        [one] В стопке { $count } карта; открыта только малая сторона верхней.
        [few] В стопке { $count } карты; открыта только малая сторона верхней.
       *[other] В стопке { $count } карт; открыта только малая сторона верхней.
    }
about-turned = Сейчас сверху:
    .before = раньше:
about-gained = уже получено: { $count }
about-promo = Промокарта: в игре, только если так решили за столом.
label-apprentices_count = Помощники { $n }/{ $limit }

## Конец

won-yours = Королевство славит вас, { $name }
won-theirs = Лучший зодчий: { $name }
won-points =
    { $count ->
        [one] очко
        [few] очка
       *[many] очков
    }

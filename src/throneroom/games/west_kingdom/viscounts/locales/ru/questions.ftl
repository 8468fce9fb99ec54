### Виконты западного королевства

## Ход

phase-new = Подготовка
phase-pairs = Пары
phase-cards = Карта
phase-play = Карта
phase-movement = Перемещение
phase-action = Действие
phase-recruit = Наём
phase-collision = Столкновение
phase-draw = Добор
phase-rival = Соперник
phase-over = Конец

## Вопросы

prompt-pair = Какую карту игрока и какого выдающегося горожанина вы берёте?
prompt-play = Какую карту вы играете?
prompt-move = Куда идёт ваш виконт?
prompt-action = Какое действие вы выполняете?
prompt-exchange = Сколько раз вы торгуете?
prompt-building = Какое здание вы берёте?
prompt-spot = Где вы строите?
prompt-link = Какая связь первая?
prompt-workers = Сколько рабочих вы размещаете?
prompt-dismiss = Изгнать горожанина ради этого действия?
prompt-pay = Что вы тратите?
prompt-recruit = Нанять горожанина?
prompt-free_hire = Кого вы нанимаете бесплатно?
prompt-free_manuscript = Какой манускрипт вы берёте?
prompt-section = В какой части замка разместить рабочих?
prompt-rise = Какая часть замка первая?
prompt-castle_move = Переместить какого-нибудь рабочего?
prompt-bump = Какой рабочий уходит?
prompt-rearrange = В каком порядке лежат ваши карты?
prompt-discard = Сбросить какую-нибудь карту?
prompt-destroy = Уничтожить какую-нибудь карту?
prompt-choose = Что из этого вы выбираете?
prompt-order = Чьё свойство первое?
prompt-resource = Какой ресурс вы берёте?
prompt-flip = Перевернуть долг или грамоту?

## Ответы

option-yes_dismiss = Изгнать
option-no_dismiss = Не изгонять
option-pass = Без действия
option-top = Верхняя карта вашей колоды
option-stop_recruit = Никого не нанимать
option-stop_castle_move = Никого не перемещать
option-stop_discard = Ничего не сбрасывать
option-stop_destroy = Ничего не уничтожать
option-pair = { NAME($card) } и { NAME($hero) }
option-space = Клетка { $number }: { NAME($segment, of: "segment") }
option-exchange = { $n ->
    [0] Ни разу
    [one] { $n } раз
    [few] { $n } раза
   *[other] { $n } раз
  }
option-workers = { $n ->
    [one] { $n } рабочий
   *[other] { $n } рабочих
  }
option-spot = { NAME($segment, of: "segment") }: { NAMES($effects, of: "effect") }
option-link = Связь: { NAMES($effects, of: "effect") }
option-castle_move = Отсюда: «{ NAME($origin, of: "section") }», сюда: «{ NAME($to, of: "section") }»
option-bump = { PLAYER($seat) }, уровень { $tier }: «{ NAME($section, of: "section") }»
option-as_it_is = Оставить как есть
option-arrangement = { NAMES($cards) }
option-branch = { NAMES($effects, of: "effect") }
option-flip_debt = Долг
    .turn = Перевернуть долг и закончить ход
    .game = Перевернуть долг и закончить игру
option-flip_deed = Грамоту
    .turn = Перевернуть грамоту и закончить ход
    .game = Перевернуть грамоту и закончить игру
option-pay = { NAMES($goods, of: "good") }

## Что ответ оставляет неиспользованным

lost-exchange =
    { $left ->
        [one] Можно торговать ещё { $left } раз.
        [few] Можно торговать ещё { $left } раза.
       *[other] Можно торговать ещё { $left } раз.
    }

## Почему что-то невозможно

why-first = Сначала ответьте на вопрос.
why-moved = Виконт ходит после розыгрыша карты, один раз за ход.
why-not_in_reach = Виконт проходит { $value } { $value ->
        [one] клетку
        [few] клетки
       *[other] клеток
    }, не меньше, и ещё одну за каждое серебро: у вас его { $silver }. Пути такой длины туда нет.
why-one_action = За ход выполняют одно базовое действие.
why-outer_only = Только с внешней дороги.
why-inner_only = Только с внутренней дороги.
why-all_built = Все ваши здания уже на поле.
why-no_spot = На вашем берегу реки нет свободных мест.
why-no_builders = Не хватает строителей: со всем, что можно потратить, их { $builders }.
why-no_workers = Рабочих у вас не осталось.
why-no_nobles = Не хватает дворян: нужен хотя бы один.
why-no_clerics = Не хватает клириков: нужно { $cost }, со всем, что можно потратить, их { $clerics }.
why-built = Это здание уже на поле.
why-by_build = Это делают строительством.
why-by_transcribing = Это делают переводом манускрипта.
why-by_placing = Это делают размещением рабочих.
why-other_building = Сейчас бесплатно здание другого вида.
why-too_dear = Не хватает строителей: нужно { $builders }, со всем, что можно потратить, их { $have }.
why-taken = Место занято: там построено ({ PLAYER($seat) }).
why-other_bank = До этого места добираются с клетки { $space }.
why-too_few_cards = Меньше трёх карт горожан не бывает ни у кого.
why-other_segment = Нанять можно только горожанина своей части поля.
why-pile_empty = Нанимать там больше некого.
why-no_silver_to_hire = Не хватает серебра: нужно { $price }, у вас { $silver }.
why-hired_later = Горожан нанимают после действия.
why-cost_3_or_4 = Бесплатно берут только манускрипт стоимостью { $low } или { $high }.
why-too_few_workers = Там меньше трёх ваших рабочих.

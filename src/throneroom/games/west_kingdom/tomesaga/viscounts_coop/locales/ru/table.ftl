### Виконты западного королевства, вместе против Владыки

## Подписи

label-overlord_supply = рабочих в запасе { $count }
label-overlord_next = Дальше: { $silver ->
    [one] { $silver } клетка
    [few] { $silver } клетки
   *[other] { $silver } клеток
  }, на клетку { $space }
label-overlord_place = поставит рабочего
label-overlord_win = рабочего для неё у него нет: он победит
label-overlord_send_home = отправит рабочего домой
label-overlord_banish = изгонит { NAME($card, case: "acc") }
label-his = Владыка { $count }
label-protected = под защитой
label-reminders_offered = Карты-подсказки на выбор
label-reminders = Карты-подсказки
label-upper = сверху
label-overlord_normal = обычная
label-overlord_hard = высокая
label-overlord_nightmare = кошмарная

space-1 = 1
space-2 = 2
space-3 = 3
space-4 = 4
space-5 = 5
space-6 = 6
space-7 = 7
space-8 = 8
space-9 = 9
space-10 = 10

about-poverty = Когда возьмут все долги над ней, карту открывают: этот раунд доигрывают, потом ещё один, а с каждой клетки, где ровно двое рабочих Владыки, один уходит. В конце каждая утверждённая грамота приносит ещё 2 очка.
about-prosperity = Когда возьмут все грамоты над ней, карту открывают: этот раунд доигрывают, потом ещё один, а с каждой клетки, где ровно двое рабочих Владыки, один уходит. В конце каждый погашенный долг приносит 2 очка.

sort-reminder = Карта-подсказка
    .all = Карты-подсказки

label-his_next = Дальше
label-to_space = на клетку { $space }
label-not_come = Он придёт, когда выберут пары
label-stands = Дальше он не пойдёт
label-danger = Мгновенное поражение
label-danger_supply = рабочих осталось { $count } из { $all }
label-danger_castle = { $tier ->
    [1] в замке его рабочих нет
    [2] он на 1-м уровне замка
   *[other] дальше 3-й уровень: { $where }{ $more ->
        [0] {""}
       *[other] {" "}+{ $more }
      }
  }
label-moves_by = Он проходит столько клеток, сколько на карте серебра
label-his_card = Карта Владыки
label-advance = Приказ продвижения
label-crowding = Теснота в замке
label-won = Конец
label-gone = Изгоняется: { NAME($card) }
label-full = ещё один рабочий — и приказ продвижения
label-enters = следующий его рабочий здесь: уровень { $tier }
order-clockwise = Один рабочий по часовой стрелке
order-counter_clockwise = Один рабочий против часовой стрелки
order-inward = Один рабочий к замку
preview-his = { $count ->
    [one] Там { $count } рабочий Владыки.
   *[other] Там { $count } рабочих Владыки.
  }
preview-remove = Затем карта-подсказка прогонит рабочего Владыки.
preview-place = Затем карта-подсказка поставит сюда вашего рабочего.
result-reminder = Взять: { $name }
result-upper = Сверху: { $name }
result-send_home = Отправить домой: { $name }

## Конец

overlord-won =
    Королевство не досталось Владыке: { $total ->
        [one] { $total } очко
        [few] { $total } очка
       *[many] { $total } очков
    } при цели { $target }
overlord-lost_tier3 = Замок пал: рабочий Владыки на третьем уровне
overlord-lost_supply = Страна во власти Владыки: он расставил всех рабочих, и нужен ещё один
ours-icon = то, какой эффект стоит перед этой строкой; сама строка — из правил

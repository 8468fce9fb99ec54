### Виконты западного королевства, вместе против Владыки

## Подписи

label-overlord_supply = рабочих в запасе { $count }
label-overlord_next = Дальше: { $silver ->
    [one] { $silver } клетка
    [few] { $silver } клетки
   *[other] { $silver } клеток
  }, на клетку { $space }
label-overlord_place = поставит рабочего
label-overlord_send_home = отправит рабочего домой
label-overlord_banish = изгонит { NAME($card, case: "acc") }
label-his = Владыка { $count }
label-protected = под защитой
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

## Конец

overlord-won =
    Королевство не досталось Владыке: { $total ->
        [one] { $total } очко
        [few] { $total } очка
       *[many] { $total } очков
    } при цели { $target }

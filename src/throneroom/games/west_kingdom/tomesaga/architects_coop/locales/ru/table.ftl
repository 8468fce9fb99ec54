### Архитекторы западного королевства, вместе против Владыки

## Счёт

score-demand_clay = Требование: глина
score-demand_silver = Требование: серебро
score-demand_wood = Требование: древесина
score-demand_stone = Требование: камень
score-demand_buildings = Требование: чертежи
score-demand_debts = Требование: долги
score-demand_gold = Требование: золото
score-demand_marble = Требование: мрамор
score-hidden_demand = Последнее требование не открыто
score-events_left = Оставшиеся события
score-no_event_left = События кончились

## Подписи

label-team_sum = { $each } × { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
  } × { $workers } в гильдии
label-demands = Требования Владыки
label-demand_met = +{ $points } каждому
label-demand_open = +{ $done } или −{ $failed } каждому
label-demand_hidden = закрыто
label-demand_last = не откроют: +{ $points }
label-events = События
label-events_left = осталось { $count }
label-events_worth = по +{ $points } за каждое; пусто: { $loss } и конец
label-his_workers = { $n } его там × 2
label-up_to = до { $most } каждого цвета
label-takes = берёт { $taken }, остаётся { $left }
label-takes_all = берёт { $taken }, больше нет
label-schemes_left = в колоде { $deck }, в сбросе { $discards }
label-future_left = будущих интриг { $count }
label-top_is_future = Сверху лежит будущая интрига
label-overlord_normal = обычная
label-overlord_hard = высокая
label-sides = Мошенница или Священник
result-side = Начать: { $name }
result-put_back = Вернуть: { $name }
result-offer = Поднести: { $name }
result-offer_item = Отдать: { $name }
result-offer_card = Отдать: { $name }
result-release_whose = Вернуть рабочих { PLAYER($seat, form: "of") }
    .own = Вернуть своих рабочих
result-target =
    { $verb ->
        [take_debt] Долг возьмёт { PLAYER($seat) }
       *[other] Рабочего потеряет { PLAYER($seat) }
    }
    .own =
    { $verb ->
        [take_debt] Взять долг на себя
       *[other] Потерять своего рабочего
    }
result-lose_worker = Потерять рабочего: { $name }
result-capture = Арестовать рабочих Владыки: { NAME($place, of: "location") }
    .own = Вернуть домой: { NAME($place, of: "location") }
where-board = у Владыки { $count }
sort-demand = Требование Владыки
sort-scheme = Интрига Владыки
sort-event = Событие
ours-skill = ремесло этой карты, настоящего нет в наших источниках
ours-strips = место полос на планшете, настоящего нет в наших источниках
ours-offers = то, что подношения делают здесь: в правилах место не названо

## Места, где делают не то же, что в «Архитекторах»

location-town_centre = Городская площадь
    .text = По аресту за каждого своего рабочего здесь, можно меньше: группа своих или рабочих Владыки. Первый стоит 1 налог, каждый следующий — 1 серебро.
    .short = Площадь
location-storehouse = Королевский склад
    .text = По обмену или подношению за каждого своего рабочего здесь, можно меньше. Обмены: 2 глины, древесины или камня на 1 добродетель; 3 древесины или камня на 1 мрамор. Подношение: один предмет союзнику или на требование.
    .short = Склад
location-guardhouse = Пост часового
    .text = По действию за каждого своего рабочего здесь, можно меньше: отправить арестованных рабочих Владыки в темницу, вернуть всех одного цвета из темницы или от Владыки, погасить долг.
    .short = Часовой

### Виконты западного королевства

## Товары и значки

good-silver = серебро
good-ink = чернильница
    .turn = Взять чернильницу и закончить ход
    .game = Взять чернильницу и закончить игру
good-stone = камень
    .turn = Взять камень и закончить ход
    .game = Взять камень и закончить игру
good-gold = золото
    .turn = Взять золото и закончить ход
    .game = Взять золото и закончить игру

icon-merchant = торговец
icon-builder = строитель
icon-noble = дворянин
icon-cleric = клирик
icon-criminal = преступник

ribbon-grey = серая
ribbon-black = чёрная
ribbon-yellow = жёлтая
ribbon-blue = синяя

## Эффекты

effect-silver = серебро
effect-ink = чернильница
effect-stone = камень
effect-gold = золото
effect-resource_any = ресурс на выбор
effect-debt = долг
effect-deed = грамота
effect-flip_debt = перевернуть долг
effect-flip_deed = перевернуть грамоту
effect-flip_any = перевернуть долг или грамоту
effect-virtue = добродетель
effect-corruption = порочность
effect-rearrange = поменять порядок карт
effect-discard = сбросить карту
effect-destroy = уничтожить карту
effect-shuffle = замешать сброс в колоду
effect-free_hire = бесплатный наём
effect-castle_move = переместить рабочего в замке
effect-place_workers = разместить рабочего
effect-free_manuscript = взять манускрипт стоимостью 3 или 4
effect-free_building_workshop = бесплатная мастерская
effect-free_building_trading_post = бесплатный торговый пост
effect-free_building_guildhall = бесплатный гильдейский дом
effect-dismiss = изгнать горожанина
effect-move = пройти одну клетку
effect-future_card = будущая схема
effect-corruption_per_criminal = порочность за каждого преступника
effect-resource_choice = ресурс
effect-action_build = строительство
effect-action_place_workers = размещение рабочих
effect-action_transcribe = перевод манускрипта
effect-action_focus = своё любимое дело
effect-or = или

## Когда карта действует

moment-immediate = когда сыграна
moment-drop_off = уходя с планшета
moment-after_trade = после торговли
moment-after_build = после строительства
moment-after_place_workers = после размещения рабочих
moment-after_transcribe = после перевода манускрипта
moment-any_collision = при каждом столкновении
moment-flip_debt = переворачивая долг
moment-gain_debt = получая долг

## Действия

action-trade = Торговля
    .text = Торговцы, а вместо недостающих серебро: обмен вашей клетки, сколько хватит.
    .short = Торговля
action-build = Строительство
    .text = Строители, а вместо недостающих камень: здание на свободном месте вашего берега реки.
    .short = Стройка
action-place_workers = Размещение рабочих
    .text = Дворяне, а вместо недостающих золото: 1, 3, 5 или 8 за 1, 2, 3 или 4 рабочих в замке.
    .short = Рабочие
action-transcribe = Перевод манускрипта
    .text = Клирики, а вместо недостающих чернила: верхний манускрипт вашей части поля.
    .short = Перевод

exchange-silver = 1 торговец за 1 серебро
exchange-ink = 2 торговца за 1 чернильницу
exchange-gold = 2 торговца за 1 золото
exchange-stone = 2 торговца за 1 камень
exchange-destroy = 3 торговца: уничтожить карту
exchange-flip = 4 торговца: перевернуть долг или грамоту

## Места

segment-lake = Озеро
segment-stream = Горный ручей
segment-forest = Лес
segment-bay = Залив
segment-peaks = Снежные пики

section-ink_and_stone = Чернила и камень
section-flip = Переворот
section-gold_or_move = Золото или перемещение
section-hire_or_destroy = Наём или уничтожение
section-two_virtue = Две добродетели

end-poverty = Бедность
end-prosperity = Процветание

## Что считают

count-trading_post = Торговые посты
count-guildhall = Гильдейские дома
count-workshop = Мастерские
count-tier_1 = Рабочие, первый уровень
count-tier_2 = Рабочие, второй уровень
count-tier_3 = Рабочие, третий уровень
count-ribbons = Наборы закладок
count-manuscripts = Очки манускриптов
count-leader = Хозяин замка
count-bonuses = Бонусы клириков
count-unpaid = Непогашенные долги
count-paid = Погашенные долги
count-acquired = Полученные грамоты
count-approved = Утверждённые грамоты
count-poverty = Бедность
count-prosperity = Процветание
count-leftover = Оставшиеся ресурсы

## Конец

tie-goods = При ничьей решили серебро и ресурсы.

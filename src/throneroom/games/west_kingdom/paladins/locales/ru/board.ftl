### Паладины западного королевства

## Рабочие и товары

worker-labourer = подсобник
worker-scout = разведчик
worker-fighter = боец
worker-cleric = клирик
worker-merchant = торговец
worker-criminal = преступник
worker-any = любой рабочий

good-labourer = подсобник
good-scout = разведчик
good-fighter = боец
good-cleric = клирик
good-merchant = торговец
good-criminal = преступник
good-silver = серебро
good-provision = припас
good-tax = серебро из налогов
good-faith = вера
good-strength = сила
good-influence = влияние
good-discard_suspicion = сброс карты подозрения
good-gain_debt = долг
good-pay_debt = погашение долга
good-pray = освобождение действия
good-free_hire = бесплатный наём
good-free_develop = бесплатная мастерская

attribute-faith = вера
    .gen = веры
attribute-strength = сила
    .gen = силы
attribute-influence = влияние
    .gen = влияния

suit-green = Сарацины
suit-yellow = Византийцы
suit-blue = Викинги

## Действия

action-develop = Развитие
    .text = Поставьте следующую мастерскую на место рабочего в правой половине: рабочий там больше не нужен, а вы получаете одного того же цвета.
action-hunt = Охота
    .text = 1 припас с одним рабочим, 3 — с разведчиком и ещё одним.
action-hunt_one = Охота с одним рабочим
action-hunt_two = Охота с разведчиком
action-trade = Торговля
    .text = 1 серебро с одним рабочим, 3 — с торговцем и ещё одним.
action-trade_one = Торговля с одним рабочим
action-trade_two = Торговля с торговцем
action-recruit = Наём
    .text = Отошлите горожанина одним рабочим или наймите его бойцом и ещё одним.
action-dismiss = Отослать горожанина
    .text = Он даёт то, что указано справа, и уходит в сброс.
action-hire = Нанять горожанина
    .text = Он остаётся у вас и платит каждый раз, когда наступает его миг.
action-pray = Молитва
    .text = Освободите другое своё действие: рабочие с него уходят, и его можно делать снова.
action-conspire = Заговор
    .text = Получите преступника и карту подозрения.
action-commission = Назначение
    .text = Отправьте монаха туда, куда хватает веры: награда места и 1 влияние.
action-fortify = Укрепление
    .text = Постройте стену: её награда и 1 сила.
action-garrison = Гарнизон
    .text = Отправьте аванпост туда, куда хватает силы: награда места и 1 вера.
action-absolve = Отпущение грехов
    .text = Поставьте кувшин на место: его награда и 1 вера.
action-attack = Атака
    .text = Одолейте иноземца, на которого хватает силы, а недостающую оплатите серебром: награда и 1 влияние.
action-convert = Обращение
    .text = Обратите иноземца, на которого хватает веры: 1 сила, а в конце очки.

## Что считают

count-kings_orders = Приказы короля
count-faith = Вера
count-strength = Сила
count-influence = Влияние
count-workshops = Мастерские
count-commission = Монахи
count-fortify = Стены
count-garrison = Аванпосты
count-absolve = Кувшины
count-walls = Очки на стенах
count-outsiders = Обращённые иноземцы
count-debts_paid = Погашенные долги
count-debts_unpaid = Непогашенные долги
count-goods = Серебро и припасы

## Конец

reason-rounds = Сыграно семь раундов.
tie-silver = Ничью решило серебро.
tie-provisions = Ничью решили припасы.

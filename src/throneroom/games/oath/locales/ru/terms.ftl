### Обет

## Масти

suit-discord = раздор
    .gen = раздора
suit-arcane = магия
    .gen = магии
suit-order = порядок
    .gen = порядка
suit-hearth = очаг
    .gen = очага
suit-beast = звери
    .gen = зверей
suit-nomad = кочевье
    .gen = кочевья

## Карта

region-cradle = столица
    .start = Столица
    .acc = столицу
    .gen = столицы
    .pre = столице
region-provinces = провинции
    .start = Провинции
    .acc = провинции
    .gen = провинций
    .pre = провинциях
region-hinterland = окраины
    .start = Окраины
    .acc = окраины
    .gen = окраин
    .pre = окраинах
zone-deck = Колода земель
zone-discard = Стопка сброса
zone-relics = Колода реликвий
zone-reliquary = Имперский реликварий
zone-bank = Резерв поддержки
zone-shared = Общий резерв
zone-personal = Личный резерв
zone-board = Планшет
zone-advisers = Совет
zone-vision = Открытое видение
zone-dispossessed = Ссылка
track-round = Раунд
track-visions = Взято видений
track-supply = Провиант

## Игроки

role-chancellor = канцлер
    .acc = канцлера
    .gen = канцлера
    .dat = канцлеру
    .ins = канцлером
    .plural = канцлеры
role-exile = изгнанник
    .acc = изгнанника
    .gen = изгнанника
    .dat = изгнаннику
    .ins = изгнанником
    .plural = изгнанники
role-citizen = вассал
    .acc = вассала
    .gen = вассала
    .dat = вассалу
    .ins = вассалом
    .plural = вассалы
empire = империя
bandits = банды
colour-purple = лиловый
colour-red = красный
colour-blue = синий
colour-yellow = жёлтый
colour-white = белый
colour-black = чёрный

## Жетоны

token-favor = поддержка
    .text = Ею платят за способности, созыв и знамёна. Она лежит в шести резервах, по одному на масть.
token-secret = тайна
    .text = Ею платят за способности и в торговле. Перевёрнутая тайна не платит ни за что до вашего отдыха.
token-warband = отряд
    .text = Сражается за вас. Где ваши отряды, там правите вы.
token-supply = провиант
    .text = Им платят за главные действия. После каждого хода он пополняется, и тем лучше, чем меньше отрядов у вас в деле.
count-favor =
    { $count ->
        [one] { $count } поддержка
       *[other] { $count } поддержки
    }
count-secrets =
    { $count ->
        [one] { $count } тайна
        [few] { $count } тайны
       *[many] { $count } тайн
    }
count-warbands =
    { $count ->
        [one] { $count } отряд
        [few] { $count } отряда
       *[many] { $count } отрядов
    }
count-supply =
    { $count ->
        [one] { $count } провиант
       *[other] { $count } провианта
    }
count-relics =
    { $count ->
        [one] { $count } реликвия
        [few] { $count } реликвии
       *[many] { $count } реликвий
    }
count-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
count-attack_dice =
    { $count ->
        [one] { $count } кубик нападения
        [few] { $count } кубика нападения
       *[many] { $count } кубиков нападения
    }
count-defense_dice =
    { $count ->
        [one] { $count } кубик защиты
        [few] { $count } кубика защиты
       *[many] { $count } кубиков защиты
    }

## Фазы и действия

phase-setup = Подготовка
phase-wake = Подъём
phase-act = Действия
phase-rest = Отдых
act-search = Поиск
    .text = Возьмите три карты, одну разыграйте, остальные сбросьте.
act-muster = Созыв
    .text = Поместите 1 поддержку на карту в вашей локации и получите 2 отряда.
act-trade = Торговля
    .text = Поместите на карту в вашей локации тайну ради поддержки или 2 поддержки ради тайн.
act-recover = Обретение
    .text = Заберите реликвию из вашей локации или знамя, оплатив стоимость.
act-campaign = Набег
    .text = Нападите на игрока или на банды в вашей локации.
act-travel = Перемещение
    .text = Переместите фигурку в другую локацию.
act-deal = Договор
act-play = Розыгрыш

## Обеты, титул и пути к победе

oath-supremacy = Обет главенства
    .text = Править большинством локаций.
    .successor = Владеть большим числом реликвий и знамён, чем канцлер и каждый другой вассал.
oath-the_people = Обет служения
    .text = Владеть народной поддержкой.
    .successor = Владеть страшной тайной.
oath-protection = Обет спасения
    .text = Владеть большинством реликвий и знамён.
    .successor = Владеть народной поддержкой.
oath-devotion = Обет мудрости
    .text = Владеть страшной тайной.
    .successor = Владеть «Большим скипетром».
title-oathkeeper = Верный обету
    .text = Титул всегда у того, кто лучше всех исполняет обет империи. Защищаясь, его владелец бросает на 1 кубик больше.
title-usurper = Узурпатор
    .text = Изгнанник, сохранивший титул до своего следующего подъёма, побеждает. Защищаясь, он бросает на 2 кубика больше.
successor = Преемник
    .text = Вассал, который побеждает вместо канцлера.
win-usurper = узурпатор
win-visionary = ясновидец
win-stable_regime = устойчивый режим
win-war_exhaustion = затяжная война
win-successor = преемник
mob = чернь

## Способности: вид стоит перед текстом

power-action = Действие
power-when_played = При розыгрыше
power-wake = Подъём
power-rest = Отдых
power-modifier = Модификатор
power-battle_plan = Схема сражения
power-persistent = Постоянно
power-continuous = Всегда
power-trigger = Ответ
power-on_play = Родная локация
power-chronicle = Хроника
side-attacker = для напавшего
side-defender = для защитника
side-either = для любой стороны
power-mandatory = обязательно
cost-place_favor =
    { $count ->
        [one] { $count } поддержка, сюда
       *[other] { $count } поддержки, сюда
    }
cost-place_secret =
    { $count ->
        [one] { $count } тайна, сюда
        [few] { $count } тайны, сюда
       *[many] { $count } тайн, сюда
    }
cost-burn_favor =
    { $count ->
        [one] сжечь { $count } поддержку
       *[other] сжечь { $count } поддержки
    }
cost-burn_secret =
    { $count ->
        [one] сжечь { $count } тайну
        [few] сжечь { $count } тайны
       *[many] сжечь { $count } тайн
    }
restriction-site = Только в локации
restriction-adviser = Только в совете
locked = Скована
    .text = Открытую, её нельзя сбросить, перенести или поменять.
site-capacity =
    { $count ->
        [0] Не вмещает карт
        [one] Вмещает { $count } карту
        [few] Вмещает { $count } карты
       *[many] Вмещает { $count } карт
    }
site-price-place_favor =
    { $count ->
        [one] Реликвия стоит { $count } поддержку в резерв { NAME($suit, of: "suit", case: "gen") }.
       *[other] Реликвия стоит { $count } поддержки в резерв { NAME($suit, of: "suit", case: "gen") }.
    }
site-price-burn_favor =
    { $count ->
        [one] За реликвию сжигают { $count } поддержку.
       *[other] За реликвию сжигают { $count } поддержки.
    }
site-price-burn_secret =
    { $count ->
        [one] За реликвию сжигают { $count } тайну.
        [few] За реликвию сжигают { $count } тайны.
       *[many] За реликвию сжигают { $count } тайн.
    }
relic-defense =
    { $count ->
        [one] Как цель: { $count } кубик защиты
        [few] Как цель: { $count } кубика защиты
       *[many] Как цель: { $count } кубиков защиты
    }
ruined = Разрушено
    .text = Без масти: здесь не созывают отряды и не торгуют.
reconstructed = Не наверняка
    .text = Печатного компонента для этого значения под рукой не было. Оно известно из других программ.

## Кубики

face-hollow_sword = пустой меч
face-sword = меч
face-two_swords_skull = два меча и череп
face-blank = пусто
face-shield = щит
face-two_shields = два щита
face-double = ×2

## Где лежит локация

slot-0 = первая локация столицы
    .acc = первую локацию столицы
    .gen = первой локации столицы
    .pre = первой локации столицы
slot-1 = вторая локация столицы
    .acc = вторую локацию столицы
    .gen = второй локации столицы
    .pre = второй локации столицы
slot-2 = первая локация провинций
    .acc = первую локацию провинций
    .gen = первой локации провинций
    .pre = первой локации провинций
slot-3 = вторая локация провинций
    .acc = вторую локацию провинций
    .gen = второй локации провинций
    .pre = второй локации провинций
slot-4 = третья локация провинций
    .acc = третью локацию провинций
    .gen = третьей локации провинций
    .pre = третьей локации провинций
slot-5 = первая локация окраин
    .acc = первую локацию окраин
    .gen = первой локации окраин
    .pre = первой локации окраин
slot-6 = вторая локация окраин
    .acc = вторую локацию окраин
    .gen = второй локации окраин
    .pre = второй локации окраин
slot-7 = третья локация окраин
    .acc = третью локацию окраин
    .gen = третьей локации окраин
    .pre = третьей локации окраин

## Способности, общие для нескольких локаций

card-opportunity = Находки локации
card-homeland = Родная локация
card-coast = Побережье

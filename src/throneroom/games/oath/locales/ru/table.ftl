### Обет
## За столом в браузере

strip-rounds = Раунд
strip-round = Раунд { $round } из { $rounds }
strip-end =
    { $end ->
        [6] 6
       *[other] { $end }+
    }
strip-keeper = верность хранит { PLAYER($seat) }
strip-usurper = узурпатор — { PLAYER($seat) }
strip-visions = Видения
strip-search = поиск
strip-drawn = Взято видений: { $count }
strip-reliquary = Реликварий
strip-relics = реликвии
space-covered = закрыта реликвией
space-open = открыта: действует на канцлера
map-open = К карте
map-close = Назад
site-unknown = Неизведанная земля
    .text = откроется, когда сюда придут
site-warbands =
    { $count ->
        [one] { $count } отряд, { PLAYER($seat) }
        [few] { $count } отряда, { PLAYER($seat) }
       *[other] { $count } отрядов, { PLAYER($seat) }
    }
site-pawn = здесь { PLAYER($seat) }
site-free = свободно
site-recover = обрести за
pile = Сброс, { NAME($region, of: "region") }: { $count }
pile-word = сброс
banks = Резервы поддержки
back =
    { $kind ->
        [vision] Видение лицом вниз
        [relic] Реликвия лицом вниз
       *[other] Карта лицом вниз
    }
hidden = скрыто
part-relics = Реликвии
part-vision = Видение
part-hand = Взятые карты
none-adviser = пока никого
none-vision = не открыто
unit-favor =
    { $count ->
        [one] поддержка
       *[other] поддержки
    }
unit-secrets =
    { $count ->
        [one] тайна
        [few] тайны
       *[other] тайн
    }
unit-flipped =
    { $count ->
        [one] тайна, перевёрнуто { $flipped }
        [few] тайны, перевёрнуто { $flipped }
       *[other] тайн, перевёрнуто { $flipped }
    }
unit-warbands =
    { $count ->
        [one] отряд
        [few] отряда
       *[other] отрядов
    }
unit-imperial =
    { $count ->
        [one] имперский
       *[other] имперских
    }
rest-citizen = отдых вернёт { $supply }, как у канцлера
rest-brings = отдых вернёт { $supply }: в резерве { $bank }
supply-left = Провиант { $count }
own-board = Ваш планшет
good-supply = Провиант
good-favor = Поддержка
good-secrets = Тайны
good-warbands = Отряды на планшете

## Кто и когда победит

ways = Кто и когда победит
way-usurper = Узурпатор
    .now = победа в следующем подъёме
    .how = Изгнанник забирает титул и удерживает его, пока его ход не начнётся во второй раз.
way-visionary = Ясновидец
    .now = победа в следующем подъёме
    .how = Изгнанник открывает видение и к началу своего хода выполняет его цель, когда из колоды вышло три видения.
way-stable_regime = Империя
    .now = по кубику конца или в самом конце
    .how = Титул у империи, когда в раунде 5, 6 или 7 так решит кубик завершения или кончится раунд 8.
way-successor = Преемник
    .now = победа вместо канцлера
    .how = Вассал выполняет цель преемника, и трон достаётся ему, когда побеждает империя.
lacks-title = нужен титул
lacks-turn = удержать титул до следующего подъёма
lacks-visions =
    { $count ->
        [one] должно выйти ещё { $count } видение
        [few] должны выйти ещё { $count } видения
       *[other] должно выйти ещё { $count } видений
    }
lacks-sites =
    { $count ->
        [one] нужна ещё { $count } локация
        [few] нужны ещё { $count } локации
       *[other] нужно ещё { $count } локаций
    }
lacks-treasures =
    { $count ->
        [one] нужна ещё { $count } реликвия или знамя
        [few] нужны ещё { $count } реликвии или знамени
       *[other] нужно ещё { $count } реликвий или знамён
    }
lacks-peoples_favor = нужна Народная поддержка
lacks-darkest_secret = нужна Страшная тайна
lacks-scepter = нужен Большой скипетр

## Набег

die-attack = кубик атаки
die-defense = кубик обороны
pool-attack = Атака: { PLAYER($seat) }
pool-defense = Оборона: { PLAYER($seat) }
pool-bandits = Банды
sum-attack =
    мечи { $swords }{ $hollow ->
        [0] {""}
       *[other] { " " }+ половина от пустых { $hollow }
    }{ $added ->
        [0] {""}
       *[other] { " " }+ жертвы { $added }
    } = { $total }{ $skulls ->
        [0] {""}
       *[other] . Черепов { $skulls }: столько отрядов гибнет
    }
sum-defense =
    щиты { $shields }{ $times ->
        [1] {""}
       *[other] { " " }× { $times }
    } + отряды { $force } = { $total }
source-board = Планшет, { PLAYER($seat) }
source-title = Титул
source-chosen = Планшет
source-pawn = Фигурка и поддержка
source-bandits = Банды
source-others = Прочие способности
source-dice =
    { $count ->
        [one] { $sign }{ $count } кубик
        [few] { $sign }{ $count } кубика
       *[other] { $sign }{ $count } кубиков
    }
source-force =
    { $count ->
        [one] { $sign }{ $count } отряд
        [few] { $sign }{ $count } отряда
       *[other] { $sign }{ $count } отрядов
    }
plans-attacker = Схемы нападающего
plans-defender = Схемы обороны
plans-open = Ещё можно применить
where-council = совет, { PLAYER($seat) }
where-relic = реликвия, { PLAYER($seat) }
odds-of = Шансы нападения: { PLAYER($seat) }
odds-with = с картой «{ NAME($card) }»
odds-then = Шансы нападения тогда: { $chance }
odds-within = Если жертв не больше:
ending-sacrifice =
    { $count ->
        [one] { PLAYER($seat) } жертвует: { $count } отряд
        [few] { PLAYER($seat) } жертвует: { $count } отряда
       *[other] { PLAYER($seat) } жертвует: { $count } отрядов
    }
ending-spared = Без жертв
ending-targets = Взято: { $targets }
ending-nothing =
    { $count ->
        [one] Остаётся как есть: { $targets }
       *[other] Остаются как есть: { $targets }
    }
ending-defense-loses = Оборона теряет отрядов: { $lost } из { $force }
ending-attack-loses = { PLAYER($seat) } теряет отрядов: { $lost } из { $force }
ending-left = { PLAYER($seat) }: останется расставить отрядов { $left }
ending-title-stays = Титул остаётся: { PLAYER($seat) }
ending-title-passes = Титул переходит: { PLAYER($seat) }, если в каждой взятой локации будет отряд
odds-dice = Кубики и шансы на победу
odds-swords = мечами
odds-sacrifice = с жертвами
sacrifice-more = +{ $count } в жертву
target-pawn = Фигурка и поддержка
target-dice =
    { $count ->
        [one] кубик
        [few] кубика
       *[other] кубиков
    }
word-attacks = нападает
word-free = даром

## Договор

deal = Договор
deal-citizenship = Предложение вассалитета
deal-binds = Обе стороны связаны тем, что здесь написано
deal-gives = Отдаёт { PLAYER($seat) }
deal-you-give = Вы отдаёте
deal-favor = поддержка
deal-secrets = тайны
deal-banners = знамёна
deal-relics = реликвии
deal-have = из { $count }
deal-none = нет
deal-sealed = Скреплено печатью
deal-unsealed = Ещё не скреплено
deal-flipped = тайны лицом вниз
deal-advisers = советники
deal-sites = локации
deal-from-reliquary = Из реликвария
deal-show = Показать, что лежит под «{ NAME($space) }»
deal-opens = Канцлеру откроется «{ NAME($space) }».
deal-show-hint = То, что подсвечено, можно показать до ответа.
deal-promises = Обещания
deal-showing = Показать заранее
deal-promised =
    { PLAYER($seat) } { DOES($seat, you: "обещаете", other: "обещает") }: { $promise ->
        [no_campaign] никаких набегов
        [no_target] не нападать на «{ NAME($what) }»
        [no_recover] не отбивать «{ NAME($what) }»
        [join] вступить в оборону
        [permit] допустить союзника
        [leave] дать согласие
        [favor] поддержку позже
       *[other] тайны позже
    }.
deal-send = Отправить предложение
deal-send-counter = Послать встречное
deal-was =
    { $count ->
        [0] прежде не было
       *[other] было: { $count }
    }
deal-changes = Что изменится
deal-change-role = { PLAYER($seat) }: роль
deal-change-supply = { PLAYER($seat) }: провиант сейчас
deal-change-warbands = { PLAYER($seat) }: отряды на планшете
deal-change-sites = { PLAYER($seat) }: локации в счёт
deal-change-treasures = { PLAYER($seat) }: реликвии и знамёна
deal-change-refresh = { PLAYER($seat) }: провиант после отдыха
deal-change-way = { PLAYER($seat) }: победа, если всё останется так
deal-change-title = Титул
deal-holder = { PLAYER($seat) }
deal-no-way = никакая
deal-way-usurper = узурпатора
deal-way-visionary = по видению
deal-way-stable_regime = с империей
deal-way-successor = преемника

## Что можно прочесть

sort-denizen = Обитатель
sort-edifice = Строение
sort-ruin = Руины
sort-relic = Реликвия
sort-vision = Видение
sort-site = Локация
sort-board = На планшетах
sort-suit = Масть
sort-oath = Обет
sort-deck = Колода
sort-pile = Стопка сброса
sort-deed = Действие
about-rulings = Подробности
about-game = В этой партии
ruled-bandits = Здесь никто не правит: банды
ruled-by =
    { $count ->
        [0] Правит { PLAYER($seat) }
       *[other] Правит { PLAYER($seat) }, отрядов: { $count }
    }
lies-at = Лежит здесь: { NAME($site) }
held-by = У кого: { PLAYER($seat) }
bears-favor = На карте поддержка: { $count }
bears-secrets = На карте тайны: { $count }
banner-free = В общем резерве, на нём { $count }
banner-held = У кого: { PLAYER($seat) }, на нём { $count }
bank-has = Поддержки в резерве: { $count }

## Стол в целом

title-first = Первая партия
title-chronicle = { $name }, партия { $number }
hint-odds =
    { $dice ->
        [0] Без кубиков
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[other] { $dice } кубиков
    }. Нападает { PLAYER($seat) }: с жертвами { $win }, одними мечами { $unhurt }
result-discard_order = Сбросить в этом порядке
result-losses = Погибают эти отряды
result-skull_losses = Погибают эти отряды
result-power_warbands = Погибают эти отряды
result-sacrifice_from = Пожертвовать этими отрядами
result-placement_from = Переместить эти отряды
result-replace_short = Заменить эти отряды
result-power_sites = Выбрать эти локации
result-none =
    { $kind ->
        [offer_citizens] Никому
       *[other] Ничего
    }
won-yours = Трон ваш, { $name }
won-theirs = На трон восходит { $name }
event-ended =
    { $reason ->
        [usurper] Узурпатор удержал титул целый раунд.
        [visionary] Видение сбылось.
        [usurper-visionary] Узурпатор удержал титул целый раунд, и видение сбылось.
        [stable_regime] Кубик завершения закончил партию, империя устояла.
        [stable_regime-successor] Кубик завершения закончил партию, империю наследует преемник.
        [war_exhaustion] Восемь раундов позади, империя устояла.
        [war_exhaustion-successor] Восемь раундов позади, империю наследует преемник.
        [war_exhaustion-usurper] Восемь раундов позади, титул у узурпатора.
        [war_exhaustion-visionary] Восемь раундов позади, видение сбылось.
       *[other] Партия окончена.
    }
story-round = Раунд { $round }
story-won = Трон за тем, кто победил: { PLAYER($seat) }.

## Заметки первой партии

note-about = В чём суть
    .text = Очков здесь нет. Империя победит, если её обет продержится до конца, и вассал может её унаследовать. Изгнанник побеждает с титулом, если за целый раунд его никто не отнимет, или благодаря видению. В списке «Кто и когда победит» видно, чего кому не хватает.
note-realm = Карта
    .text = Восемь локаций в трёх регионах. Ваша фигурка стоит в одной из них: там вы и действуете. Где ваши отряды, там вы правите.
note-oath = Обет
    .text = Титул у того, кто лучше всех верен обету. С ним побеждает империя; изгнанник, удержавший его до второго подъёма, — тоже.
note-supply = Провиант
    .text = Его тратят главные действия. Отдых вернёт его тем больше, чем больше отрядов ждёт в вашем резерве.
note-council = Ваш совет
    .text = До трёх советников делятся с вами способностями. Лежащих лицом вниз никто не знает, и они пока не действуют.
note-banks = Резервы поддержки
    .text = Поддержка лежит в шести резервах, по одному на масть. Разыгранные карты и торговля приносят поддержку своей масти.
note-ways = Кто и когда победит
    .text = Пути каждого к победе и чего для них не хватает. Загляните сюда, прежде чем закончить ход.
note-plans = Схемы сражения
    .text = Карты, которыми вы правите, могут помочь в набеге. Число показывает шансы при том, как всё сложилось.

## Шаги набега

step-targets = Цели
step-attacker = Схемы атаки
step-defender = Схемы обороны
step-roll = Бросок
step-outcome = Исход
source-plans = Схемы сражения

## Ответы, данные заранее

standing-plan = Применять схемы в чужих набегах
standing-campaign_join = Вступать в оборону империи
standing-campaign_permit = Допускать вассалов к обороне
standing-warbands_leave = Разрешать вассалам забирать отряды
standing-warbands_share = Делиться отрядами внутри империи
standing-deal_answer = Отвечать на предложения и договоры
standing-card = Применять «{ NAME($card) }»

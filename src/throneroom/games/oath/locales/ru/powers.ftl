### Вопросы, которые задают способности карт; перед каждым — название карты

prompt-power_card = «{ NAME($by) }»: какую карту?
prompt-power_facedown = «{ NAME($by) }»: какую закрытую карту?
prompt-power_relic = «{ NAME($by) }»: какую реликвию?
prompt-power_thing = «{ NAME($by) }»: что вы забираете?
prompt-power_player = «{ NAME($by) }»: какого игрока вы выбираете?
prompt-power_sites =
    { $lo ->
        [one] «{ NAME($by) }»: какую локацию?
        [few] «{ NAME($by) }»: какие { $lo } локации?
       *[many] «{ NAME($by) }»: какие { $lo } локаций?
    }
prompt-power_relics = «{ NAME($by) }»: какие реликвии станут целями?
prompt-power_bury = «{ NAME($by) }»: какие реликвии положить под колоду реликвий?
prompt-power_post = «{ NAME($by) }»: сколько отрядов будет в локации «{ NAME($site) }»?
prompt-power_site = «{ NAME($by) }»: какую локацию?
prompt-power_suit = «{ NAME($by) }»: какую масть?
prompt-power_pile = «{ NAME($by) }»: какую стопку?
prompt-power_way = «{ NAME($by) }»: что из этого?
prompt-power_may = «{ NAME($by) }»: воспользуетесь?
prompt-power_number = «{ NAME($by) }»: сколько?
prompt-power_dice = «{ NAME($by) }»: сколько кубиков?
prompt-power_burn = «{ NAME($by) }»: сколько поддержки вы сжигаете?
prompt-power_favor = «{ NAME($by) }»: сколько поддержки?
prompt-power_secrets = «{ NAME($by) }»: сколько тайн?
prompt-power_sacrifice = «{ NAME($by) }»: сколькими отрядами вы жертвуете?
prompt-power_warbands =
    { $lo ->
        [one] «{ NAME($by) }»: какой отряд погибает?
        [few] «{ NAME($by) }»: какие { $lo } отряда погибают?
       *[many] «{ NAME($by) }»: какие { $lo } отрядов погибают?
    }
prompt-power_citizen = «{ NAME($by) }»: становитесь вассалом?

option-power_number = { $n }
option-power_post =
    { $n ->
        [one] { $n } отряд
        [few] { $n } отряда
       *[many] { $n } отрядов
    }
option-power_dice =
    { $n ->
        [0] Без кубиков
        [one] { $n } кубик
        [few] { $n } кубика
       *[many] { $n } кубиков
    }
option-power_burn =
    { $n ->
        [0] Нисколько
       *[other] Поддержка: { $n }
    }
option-power_favor =
    { $n ->
        [0] Нисколько
       *[other] Поддержка: { $n }
    }
option-power_secrets =
    { $n ->
        [0] Ни одной
        [one] { $n } тайна
        [few] { $n } тайны
       *[many] { $n } тайн
    }
option-power_sacrifice =
    { $n ->
        [0] Ни одним
        [one] { $n } отряд
        [few] { $n } отряда
       *[many] { $n } отрядов
    }
option-discord = Раздор
option-arcane = Магия
option-order = Порядок
option-hearth = Очаг
option-beast = Звери
option-nomad = Кочевье
option-add = Добавить 1
option-remove = Убрать 1
option-secret_for_favor = Отдать 1 тайну, забрать 2 поддержки
option-favor_for_secret = Отдать 2 поддержки, забрать 1 тайну

event-returned =
    { PLAYER($seat) } { DOES($seat, you: "возвращаете", other: "возвращает") } поддержку ({ $count }) в резерв масти «{ NAME($suit, of: "suit") }».
why-no-darkest-secret = Это доступно лишь тому, кто держит знамя страшной тайны.
why-own-roll-only = Это отвечает только на ваш собственный бросок.
why-not-alone = Ваша сторона уже применила другую схему сражения.
why-smaller-force = Ваша армия не больше вражеской.
why-own-act-only = Это следует только за вашим собственным действием.
prompt-bank_to = «{ NAME($by) }»: в какой резерв?
option-keep_relic = Оставить реликвию себе
option-bury_relic = Положить под колоду реликвий
why-peoples-favor = Знамя народной поддержки держит другая сторона.
why-no-peoples-favor = Это доступно лишь тому, кто держит знамя народной поддержки.
why-has-favor = На вашем планшете есть поддержка.
prompt-power_swap = «{ NAME($by) }»: с какой картой поменять местами?
prompt-gathering_come = «{ NAME($by) }»: приходите на сход?
prompt-gathering_deal = «{ NAME($by) }»: предложить обмен?
why-too-many-warbands = На вашем планшете слишком много отрядов.
prompt-second_wind_travel = «{ NAME($by) }»: переместиться бесплатно?
prompt-second_wind_campaign = «{ NAME($by) }»: совершить ещё один набег бесплатно?
prompt-power_vision = «{ NAME($by) }»: какое видение?
prompt-blackmail = «{ NAME($by) }»: { PLAYER($player) } { DOES($player, you: "хотите", other: "хочет") } реликвию «{ NAME($relic) }». Откупитесь за 3 поддержки?
option-pay_favor = Отдать 3 поддержки
option-lose_relic = Лишиться реликвии
event-favor_placed = { PLAYER($seat) } { DOES($seat, you: "кладёте", other: "кладёт") } поддержку ({ $count }) на карту «{ NAME($card) }».
event-vision_marked = { PLAYER($seat) } { DOES($seat, you: "ставите", other: "ставит") } отряд на карту «{ NAME($vision) }».
why-ruler-at-home = Фигурка правителя в этой локации.
why-larger-force = Армия защитника не больше вашей.
why-too-few-sites = Вы правите не большим числом локаций, чем империя.
why-no-mob = Знамя народной поддержки лежит не стороной с чернью.
prompt-power_peek = «{ NAME($by) }»: на что вы смотрите?
prompt-power_exchange = «{ NAME($by) }»: какие карты вы меняете?
prompt-skeleton_key = «{ NAME($by) }»: забираете реликвию?
prompt-cage_colour = «{ NAME($by) }»: чьи отряды вы освобождаете?
prompt-cage_count = «{ NAME($by) }»: сколько отрядов?
option-cage_count =
    { $n ->
        [one] { $n } отряд
        [few] { $n } отряда
       *[many] { $n } отрядов
    }
option-purple = Пурпурные
option-plus_one = Прибавить 1
option-minus_one = Отнять 1
event-exchanged = { PLAYER($seat) } { DOES($seat, you: "меняете", other: "меняет") } карты на сосланных: { $count }.
event-repaired = { PLAYER($seat) } { DOES($seat, you: "восстанавливаете", other: "восстанавливает") } строение «{ NAME($card) }».
why-not-the-chancellors = Канцлер не правит этой локацией.

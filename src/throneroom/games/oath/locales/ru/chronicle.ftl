### Обет

## Победитель составляет хронику

setting-chronicled = Хроника
    .help = В конце победитель составляет хронику, и следующая партия начнётся в мире, который оставит эта.

step-oath = Обет
step-citizens = Вассалы
step-map = Поле
step-cards = Карты

prompt-new_oath = Вы победили. Какой обет теперь связывает земли?
prompt-offer_citizens = Кому предложить вассалитет в вашей новой империи?
prompt-accept_vassalage = { PLAYER($player) } { DOES($player, you: "предлагаете", other: "предлагает") } вам вассалитет в новой империи. Принять?
prompt-edifice = Возвести или восстановить строение?
prompt-new_suit = Какая масть окрепнет в этих землях?

follows-new_oath = С этим обетом начнёт следующий канцлер; кто его исполняет, держит титул.
follows-offer_citizens = Кто согласится, начнёт следующую партию вассалом, если его планшет в игре, а его локации станут вашими.
follows-accept_vassalage = Ваш планшет ляжет стороной вассала к следующей партии, а ваши локации отойдут победителю.
    .no = Ваш планшет останется на стороне изгнанника.
follows-edifice = У строения та же масть, что у обитателя, которого оно заменит. Локация со строением останется на поле.
    .pass = Всё останется как есть.
follows-new_suit = В колоду земель войдут 3 карты этой масти, 2 карты следующей и 1 карта той, что за ней.

preview-oath = Верный обету: { $keeps } Преемник: { $inherits }
preview-edifice = Здесь поднимется «{ NAME($card) }».
preview-suit = В колоду земель придут 3 карты масти «{ NAME($most, of: "suit") }», 2 — «{ NAME($next, of: "suit") }» и 1 — «{ NAME($last, of: "suit") }».

option-edifice-build = { NAME($edifice) } вместо «{ NAME($card) }»
option-edifice-repair = { NAME($edifice) } из руин
option-new_suit = Масть «{ NAME($suit, of: "suit") }»
option-accept_vassalage-yes = Стать вассалом
option-accept_vassalage-no = Остаться изгнанником
waits-writing = { PLAYER($seat) } побеждает и составляет хронику
waits-vassalage = { PLAYER($winner) } { DOES($winner, you: "предлагаете", other: "предлагает") } вассалитет; отвечает { PLAYER($seat) }

chapter-build = вместо «{ NAME($card) }», { NAME($site) }
chapter-repair = из руин, { NAME($site) }

event-oath_sworn = { PLAYER($seat) } { DOES($seat, you: "даёте", other: "даёт") } новый обет: «{ NAME($oath, of: "oath") }».
event-built = { PLAYER($seat) } { DOES($seat, you: "возводите", other: "возводит") } строение «{ NAME($card) }» в локации «{ NAME($site) }», на месте карты «{ NAME($denizen) }».
event-fell = Строение «{ NAME($card) }» в локации «{ NAME($site) }» разрушено.
event-sites_lost =
    { $sites ->
        [none] Ни одна из открытых локаций не покидает поле.
       *[other] Уходят в забвение: { NAMES($sites) }.
    }
event-map_renewed = Поле следующей партии разложено.
event-cards_added = В колоду земель входят новые карты: 3, 2 и 1 этих мастей: { NAMES($suits, of: "suit") }.
event-archive_healed =
    { $count ->
        [one] Архив восстановлен: { $count } карта ссылки ({ NAME($suit, of: "suit") }) возвращается в колоду земель, остальные — в архив.
        [few] Архив восстановлен: { $count } карты ссылки ({ NAME($suit, of: "suit") }) возвращаются в колоду земель, остальные — в архив.
       *[other] Архив восстановлен: { $count } карт ссылки ({ NAME($suit, of: "suit") }) возвращаются в колоду земель, остальные — в архив.
    }
event-cards_lost =
    { $count ->
        [0] Отправить в ссылку больше некого.
        [one] { $count } карта уходит в ссылку; какая, никто не видел.
        [few] { $count } карты уходят в ссылку; какие, никто не видел.
       *[other] { $count } карт уходят в ссылку; какие, никто не видел.
    }
event-relics_laid =
    { $count ->
        [0] Для следующей партии не осталось ни одной реликвии.
        [one] На верх колоды реликвий ложится { $count } реликвия победителя и реликвария.
        [few] На верх колоды реликвий ложатся { $count } реликвии победителя и реликвария.
       *[many] На верх колоды реликвий ложатся { $count } реликвий победителя и реликвария.
    }
event-chronicle_written = Хроника составлена. Летописец — { PLAYER($seat) }.

## Что станет с землями: чтобы смотреть

epilogue = Что станет с землями
epilogue-again = Что стало с землями
epilogue-all = Показать всё
epilogue-skip = Сразу к итогам
epilogue-end = К итогам
epilogue-deck = Колода земель
epilogue-dispossessed = Ссылка
epilogue-in-all = всего { $count }
epilogue-relics = Сверху в колоде реликвий

## Что исправлено в строке хроники

corrected-relic-map = «{ NAME($relic) }»: реликвия лежала в двух локациях и осталась в верхней.
corrected-relic-deck = «{ NAME($relic) }»: реликвия встретилась дважды, лишняя убрана из колоды реликвий.
corrected-relic-missing = «{ NAME($relic) }»: реликвии не было нигде, теперь она сверху колоды реликвий.

## История партии

story-battle =
    { $count ->
        [one] В раунде { $round } в набеге побеждает { $name }, уступает { $other }; цель — { NAME($last) }.
       *[other] В раунде { $round } в набеге побеждает { $name }, уступает { $other }; цели — { NAMES($things) } и { NAME($last) }.
    }
story-usurper = { $name } удерживает титул наперекор империи, и канцлер { $chancellor } теряет власть.
story-usurper-since = В раунде { $since } титул теряет { $other }, а обретает { $name } — и больше не отдаёт.
story-visionary = { $name } следует видению до конца, и старая империя падает.
story-visionary-banner =
    { $owned ->
        [yes] В раунде { $since } знамя «{ NAME($thing) }» теряет { $other }, а обретает { $name } — и хранит, пока не пала старая империя.
       *[no] В раунде { $since } знамя «{ NAME($thing) }» обретает { $name } — и хранит, пока не пала старая империя.
    }
story-both = { $name } уже владеет титулом, когда сбывается видение: трон никто не оспорит.
story-successor = Империя пережила врагов, но трон наследует не канцлер { $chancellor }, а { $name }.
story-successor-since = Империя пережила врагов, но трон наследует не канцлер { $chancellor }, а { $name }, вассал с раунда { $since }.
story-stable_regime = { $name } сохраняет империю, и в землях воцаряется мир.
story-war_exhaustion = После восьми раундов войны сил не осталось ни у кого, и { $name } остаётся на троне.
story-oath = Теперь земли связывает «{ NAME($oath, of: "oath") }».
story-citizens =
    { $count ->
        [one] { $last } преклоняет колено и становится вассалом.
       *[other] { $names } и { $last } преклоняют колено и становятся вассалами.
    }
story-built = В локации «{ NAME($site) }» поднимается новое строение — «{ NAME($card) }».
story-repaired = Строение «{ NAME($card) }» встаёт из руин.
story-fell =
    { $count ->
        [one] Строение «{ NAME($last) }» обращается в руины.
       *[other] В руины обращаются { NAMES($things) } и { NAME($last) }.
    }
story-lost =
    { $count ->
        [1] Забыта локация «{ NAME($site) }».
        [2] Забыты две локации.
        [3] Забыты три локации.
        [4] Забыты четыре локации.
        [5] Забыты пять локаций.
        [6] Забыты шесть локаций.
        [7] Забыты семь локаций.
       *[other] Забыты восемь локаций.
    }
story-healed = Ссыльные возвращаются домой, и больше всего среди них карт масти «{ NAME($suit, of: "suit") }».

## Страница державы

reign-usurper = Раунд { $round }: узурпатор удержал титул
reign-visionary = Раунд { $round }: { NAME($vision) }
reign-both = Раунд { $round }: { NAME($vision) } и титул
reign-successor = Раунд { $round }: престол унаследовал преемник
reign-stable_regime = Раунд { $round }: империя устояла
reign-war_exhaustion = Раунд { $round }: война истощила всех
realm-tide = С первой партии окрепла масть «{ NAME($risen, of: "suit") }» (+{ $more }), ослабла масть «{ NAME($faded, of: "suit") }» (−{ $fewer }).

realm-was = Что было
realm-is = Каков мир сейчас
realm-deck = Люди державы
realm-people = Кто кем был
realm-nothing-was = Ещё не сыграно ни одной партии.
realm-nothing-told = Что было до партии { $number }, здесь не рассказано.
realm-first = Первая партия начнётся с локаций и карт, указанных в правилах.
realm-years = годы { $from }–{ $to }
realm-as-usurper = узурпатор
realm-as-visionary = ясновидец
realm-as-both = узурпатор и ясновидец
realm-as-successor = преемник
realm-as-stable_regime = канцлер
realm-as-war_exhaustion =
    { $role ->
        [chancellor] канцлер
        [citizen] вассал
       *[exile] изгнанник
    }
realm-joined = в колоду
realm-driven-out = в ссылку: { $count }
realm-watch = Смотреть партию
realm-branch = Что, если?
realm-gathers = Собирается следующая партия
realm-in-play = Идёт сейчас
realm-round = Раунд { $round }.
realm-waits = Ждём: { $names }.
realm-relics-here =
    { $count ->
        [one] { $count } реликвия взакрытую
        [few] { $count } реликвии взакрытую
       *[many] { $count } реликвий взакрытую
    }
realm-throne = на троне
realm-map-at = Карта к началу партии { $number }
realm-dispossessed =
    { $count ->
        [0] В ссылке никого нет.
        [one] В ссылке { $count } карта.
        [few] В ссылке { $count } карты.
       *[many] В ссылке { $count } карт.
    }
realm-plot = Карты по мастям, от партии к партии
realm-edifices = Строения
realm-built = { $card }: возведено в локации «{ $site }»
realm-repaired = { $card }: поднято из руин
realm-fell = { $card }: руины в локации «{ $site }»
realm-relics = Реликвии победителей
realm-kept = Трофеи: { $name }. Легли сверху в колоду реликвий
realm-won = , победа
realm-victory = победа

chronicle-bad = Это не хроника «Обета»: { $place }.
chronicle-format = Эта хроника — формата { $given }; эта версия читает формат { $format }.

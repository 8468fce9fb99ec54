### Партии, которые продолжают друг друга

nav-chronicles = Хроники

sagas-about = Хроника — это держава с памятью: победитель пишет, с чего начнётся следующая партия.
sagas-none = У вас пока нет ни хроник, ни кампаний.
sagas-new = Новая хроника
sagas-begin = Начать хронику
sagas-bring = Принести хронику с собой
sagas-bring-why = Вставьте строку, которой игроки «Обета» обмениваются хрониками, или откройте сохранённый здесь файл. Сначала вы увидите, что в ней.
sagas-line = Строка хроники
sagas-look = Посмотреть
sagas-held = Что в ней: { $name }
sagas-take = Взять эту хронику

saga-of = Хроника: { $game }
saga-unnamed = Империя и изгнание
saga-name = Название хроники
saga-sum =
    { $games ->
        [0] { $running ->
            [0] Пока ничего не произошло.
           *[other] Идёт первая партия.
        }
        [one] Сыграна { $games } партия{ $running ->
            [0] .
           *[other] , идёт следующая.
        }
        [few] Сыграны { $games } партии{ $running ->
            [0] .
           *[other] , идёт следующая.
        }
       *[many] Сыграно { $games } партий{ $running ->
            [0] .
           *[other] , идёт следующая.
        }
    }
saga-remembers = Держава помнит, кто ею правил и чем за это заплатил.
saga-brought = Принесена извне, перед партией { $number }.
saga-to-page = К хронике
saga-to-campaign = К кампании
hall-saga-oath = Играть хронику
hall-saga-tomesaga = Кампания: три игры подряд
saga-all = Все хроники
saga-to-table = Вернуться за стол
saga-watch = Смотреть партию
saga-next =
    { $number ->
        [1] Сыграть первую партию
       *[other] Сыграть партию { $number }
    }
saga-seats = Кто играет дальше
saga-seats-new = Кто играет
saga-seats-count =
    { $count ->
        [one] { $count } игрок.
        [few] { $count } игрока.
       *[many] { $count } игроков.
    }
saga-seats-first = Канцлера назовёт жребий.
saga-seats-why = Если победитель прошлой партии играет, он начнёт канцлером; если нет, решит жребий.
saga-open-seat = Свободное место
saga-joining = Кто присоединится
saga-seat-more = Ещё один
saga-seat-less = На одного меньше
saga-share = Поделиться хроникой
saga-share-why = По этой ссылке видна эта страница — и ничего из того, что лежит взакрытую.
saga-print = Напечатать
saga-rename = Переименовать
saga-rename-do = Назвать так
saga-take = Сохранить
saga-take-why = Строку читают другие программы для «Обета»: русские буквы в ней станут знаками «?». В файле есть все имена и истории. И строка, и файл раскрывают то, что лежит взакрытую.
saga-take-later = Идёт партия: строка и файл раскрыли бы её скрытые карты. Они появятся здесь, когда она закончится.
saga-line = Строка хроники
saga-file = Сохранить файл
saga-drop = Удалить
saga-drop-why = Хроника и её страница исчезнут для всех участников. Сыгранные партии останутся.
saga-drop-do = Удалить хронику
saga-branch = Что, если?
saga-branch-name =
    { $number ->
        [1] { $name }: что, если
       *[other] { $name }: что, если { $number }
    }
saga-branch-why = Ваша собственная хроника: она продолжится с того мира, каким он был тогда.
saga-branch-from = С чего начать
saga-branch-before = До партии { $number }
saga-branch-after = После партии { $number }
saga-branch-do = Пойти другим путём

sagas-which = Что начать
sagas-kind-oath = Хроника «Обета»
sagas-kind-tomesaga = Кампания западного королевства
sagas-about-tomesaga = Кампания ведёт тех же людей через «Архитекторов», «Паладинов» и «Виконтов»: побеждает тот, у кого в конце больше хроник.
sagas-begin-tomesaga = Начать кампанию
sagas-new-tomesaga = Новая кампания
sagas-bring-tomesaga = Принести кампанию с собой
sagas-take-tomesaga = Взять эту кампанию
saga-name-tomesaga = Название кампании
saga-share-tomesaga = Поделиться кампанией
saga-drop-why-tomesaga = Кампания и её страница исчезнут для всех участников. Сыгранные партии останутся.
saga-drop-do-tomesaga = Удалить кампанию
saga-branch-why-tomesaga = Ваша собственная кампания: она продолжится с того места, где эта была тогда.
hall-tomesaga = Хроники западного королевства
saga-unnamed-tomesaga = Наследники Карла
saga-seats-first-tomesaga = Во все три игры играют одни и те же люди; первого игрока назовёт жребий.
saga-take-why-tomesaga = В файле все имена и итоги. Его можно принести с собой снова.
saga-next-game =
    { $slug ->
        [architects] Начать «Архитекторов»
        [paladins] Начать «Паладинов»
        [viscounts] Начать «Виконтов»
       *[other] Начать: { $game }
    }
saga-over = Кампания завершена.
sagas-bring-file = Откройте файл, сохранённый здесь. Сначала вы увидите, что в нём.
saga-seats-places = Они продолжат на этих местах, по порядку: { $names }.
saga-choice-extra_cards = Дополнительные карты
    .help = Аристократки и шарлатаны среди горожан «Паладинов», ещё шесть выдающихся горожан в «Виконтах».

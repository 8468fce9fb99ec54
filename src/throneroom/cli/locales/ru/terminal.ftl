### Командная строка

## Везде

cli-about = Настольные игры по полным правилам: играйте, пересматривайте партии, пишите ботов.
cli-usage = Использование:
cli-commands = Команды
cli-command = КОМАНДА
cli-arguments = Аргументы
cli-options = Параметры
cli-help = Показать эту справку.
cli-lang = Язык; если не указан, берётся язык системы.
cli-version = Показать версию.
cli-game = ИГРА

cli-stopped = Остановлено.
cli-input-ended = Ввод закончился.
cli-output-closed = Вывод закрыли раньше, чем всё было напечатано.

cli-file-missing = нет такого файла или папки
cli-file-denied = нет доступа
cli-file-folder = это папка, а не файл
cli-file-full = на диске не осталось места

cli-no-command = Команды «{ $command }» нет, есть такие: { $commands }.
cli-no-game = Игры «{ $game }» нет, есть такие: { $games }.
cli-which-game = Во что играем? Есть: { $games }.
cli-unknown-arguments = Непонятные аргументы: { $arguments }.
cli-missing = Чего-то не хватает: { $what } (см. { $help }).
cli-needs-value = { $argument }: нужно значение (см. { $help }).
cli-bad-argument = { $argument }: { $what } (см. { $help }).
cli-not-a-number = нужно целое число, а не «{ $given }»
cli-not-any-number = нужно число, а не «{ $given }»
cli-not-positive = нужно число не меньше 1, а не { $given }
cli-no-choice = нельзя выбрать «{ $given }»; можно: { $choices }
cli-not-one-of = «{ $given }» не подходит, можно: { $values }
cli-not-in-range = нужно число от { $least } до { $most }, а не { $given }

## throneroom games

cli-games = Показать игры или одну из них: параметры и карты.
cli-one-game = Одна из игр, как её называет `throneroom games`.
cli-bots = Боты
cli-players =
    { $most ->
        [1] 1 игрок
        [one] от { $least } до { $most } игрока
       *[many] от { $least } до { $most } игроков
    }

## throneroom schema

cli-schema = Напечатать JSON-схему параметров, видов, событий, вопросов и итога игры.


## throneroom bench

cli-bench = Измерить, как быстро игры идут на этой машине.
cli-measuring = Измеряем…

## throneroom review

cli-review = Показать, как менялись шансы в записанной партии и какие решения обошлись дороже всего.
cli-review-seat = Оценивать решения только этого игрока (номер места с 0 или имя).
cli-review-jobs = Сколько процессов; по умолчанию — сколько есть процессоров. На результат не влияет.
cli-review-deep = Смотреть в несколько раз внимательнее; и ждать в несколько раз дольше.
cli-review-json = Записать всё ещё и в файл.
cli-review-progress = Разбираем партию
cli-review-not-over = Партия в этой записи не окончена: { $file }
cli-review-chances = Шансы на победу
cli-review-team = Прогноз для команды: очки от цели
cli-review-points = команда потеряла около { $points } { $points ->
    [one] очка
   *[other] очков
  }
cli-review-costly = Самые дорогие решения
cli-review-none = Ни одно решение не было явно хуже того, что выбрал бы Король.
cli-review-at = Решение { $number }, { $name }. { $prompt }
cli-review-taken = выбрано
cli-review-better = лучше
cli-review-written = Записано: { $file }

## throneroom replay

cli-replay = Пересказать записанную партию.
cli-replay-file = Запись, как её пишет `throneroom play --record`.
cli-replay-seat = Рассказать только то, что мог знать игрок на этом месте (номер с 0 или имя).
cli-replay-open = Рассказать всё, с открытыми картами.
cli-replay-from = Начать с этого решения.
cli-replay-step = Ждать Enter после каждого решения.
cli-unfinished =
    { $count ->
        [one] Запись обрывается здесь, после { $count } решения; партия не окончена.
       *[many] Запись обрывается здесь, после { $count } решений; партия не окончена.
    }
cli-bad-file = { $file }: { $why }
cli-bad-line = Строка { $line } не подходит: { $why }
cli-no-seat = Места «{ $seat }» нет: назовите номер от 0 до { $last } или имя игрока.

## throneroom play: начало

cli-play = Играть в терминале: против ботов или с друзьями за одной клавиатурой.
cli-play-game = Игра; список — `throneroom games`.
cli-play-seats = Кто играет, в порядке хода: `me` или имя — человек, bot:ИМЯ — бот.
cli-play-seed = Одно и то же число — одна и та же раздача.
cli-play-load = Продолжить партию из файла: сохранённый стол, позиция или запись.
cli-play-resume = Продолжить последнюю отложенную партию.
cli-play-save = Хранить текущую партию в этом файле.
cli-play-record = Записать партию, чтобы пересмотреть её через `throneroom replay`.

cli-known-bots = Боты: { $bots } или ваш собственный файл: bot:FILE.py.
cli-me = Игрок
cli-bot-here = { $name } (бот: { $kind })
cli-bot-name = Бот { $name }
cli-empty-seat = В «{ $seats }» есть пустое место.
cli-seats-and-players =
    { $seats ->
        [one] Назван { $seats } участник, а партия на { $players }.
        [few] Названы { $seats } участника, а партия на { $players }.
       *[many] Названо { $seats } участников, а партия на { $players }.
    }
cli-nothing-left = Отложенных партий нет.
cli-too-late = Партия уже идёт: её параметры не изменить.
cli-no-table = { $file }: это не сохранённый стол, не позиция и не запись.
cli-bad-table = { $file }: этот стол не читается: { $why }
cli-other-format = его формат { $format }, а эта версия читает { $own }.
cli-foreign-bot = В { $file } сидит бот из файла Python ({ $bot }); назовите игроков сами через --seats.
cli-broken-bot = { $bot } сломался: { $what }.
cli-wrong-bot = { $bot } ответил неправильно: { $what }

## throneroom play: за столом

cli-welcome = Введите номер или название. ? подскажет, что ещё можно ввести.
cli-pass = Передайте клавиатуру. Играет { $name }.
cli-press-enter = { "[" }Enter{ "]" }
cli-earlier = … (чтобы прочитать всё, введите: журнал)
cli-more = … [Enter — дальше, q — хватит]
cli-hint-undo = u отмена
cli-hint-help = ? справка
cli-none = Ничего
cli-in-order = Порядок важен.
cli-choose-exactly = Нужно выбрать { $lo }.
cli-choose =
    { $lo ->
        [0] Можно выбрать до { $hi }.
       *[other] Нужно выбрать от { $lo } до { $hi }.
    }

cli-not-a-choice = «{ $typed }» сейчас выбрать нельзя; ? подскажет, что можно ввести.
cli-which = «{ $typed }» подходит к нескольким: { $choices }.
cli-no-number = Номера { $number } нет; выбирайте от { $first } до { $last }.
cli-seal = { $what }{ $ends ->
    [turn] {""} и закончить ход
    [game] {""} и закончить игру
    [passed] . Отменить это можно, только пока не ответит другой игрок
    [shown] . Отменить это будет нельзя
   *[said] {""}
}{ $lost ->
    [none] {""}
   *[other] . { $lost }
}. Точно? (Enter/н)
cli-sealed = { $seal ->
    [all] Вас спросят перед всем, чего нельзя отменить.
    [turn] Вас спросят перед концом хода.
   *[never] Подтверждать ничего не нужно.
}
cli-seal-how = Введите: печать всё, печать ход или печать никогда.
cli-seal-words-all = all всё все
cli-seal-words-turn = turn ход
cli-seal-words-never = never никогда
cli-wrong-count = Выбрано { $given }. { $needed }
cli-too-often = { $name }: больше { $count } не выбрать.
cli-not-now = { $name }: сейчас не выбрать.
cli-why-yes = { $name }: можно, номер { $number }.
cli-which-thing = Что именно? Введите «почему» и название.
cli-no-thing = Здесь нет ничего с названием «{ $typed }».
cli-no-undo = Это уже не отменить: с тех пор что-то взяли или показали, или решал кто-то другой.
cli-undo-what = «отмена» отменяет последнее решение, «отмена всё» — всё действие целиком.
cli-no-reactions = В этой партии нет карт, которыми отвечают на чужие действия.
cli-react-how = Введите: реакция всегда, реакция никогда или реакция спрашивать.
cli-reacts = { $what }: { $answer ->
    [always] всегда
    [never] никогда
   *[ask] спрашивать
}.
cli-empty-log = Пока ничего не произошло.

cli-word-undo = u undo отмена
cli-word-help = help справка помощь
cli-word-log = log журнал
cli-word-why = why почему
cli-word-hint = h hint подсказка
cli-word-react = react реакция
cli-whole-words = all всё все
cli-always-words = always всегда
cli-never-words = never никогда
cli-ask-words = ask спрашивать
cli-word-seal = seal печать
cli-word-save = save сохранить
cli-word-quit = q quit выход
cli-yes-words = y yes д да
cli-no-words = n no н нет

cli-commands-help =
    7               выбрать номер 7
    НАЗВАНИЕ        выбрать по названию или по его началу
    1 3 3           выбрать несколько: номера или названия; 0 — ничего
    u, отмена       отменить последнее решение; отмена всё — всё действие
    ? НАЗВАНИЕ      прочитать карту
    почему НАЗВАНИЕ узнать, почему что-то нельзя выбрать
    подсказка       узнать, что сделал бы Король
    реакция никогда отвечать на атаки заранее: всегда, никогда, спрашивать
    печать ход      реже спрашивать перед тем, чего не отменить: всё, ход, никогда
    журнал          прочитать всё, что произошло
    сохранить ФАЙЛ  сохранить партию в файл
    q, выход        уйти; партия сохранится
    Enter           показать стол ещё раз

cli-save-where = Куда? Например: сохранить партия.json.
cli-in-the-way = { $file } уже есть, и в нём что-то другое; выберите другое имя.
cli-save-over = В { $file } другая партия. Заменить? (д/н)
cli-save-failed = { $file } не записать: { $why }.
cli-saved = Сохранено: { $file }.
cli-not-saved = Не сохранено.
cli-save-before-quit = Сохранить в файл? (имя файла или Enter: партия и так не пропадёт)
cli-kept = Партия отложена, продолжить: throneroom play --resume.
cli-kept-in = Партия отложена, продолжить: throneroom play --load { $file }.
cli-kept-nowhere = Отложить партию не удалось: { $why }.

## Конец

cli-winner = Побеждает { $name }.
cli-winners = Общая победа: { $names }.
cli-won-together = Вы победили.
cli-lost-together = Вы проиграли.
cli-total = Всего
cli-rank = Место
cli-place = { $rank }
cli-series = Побед в серии: { $standing }.
cli-again = Ещё раз? (д/н)

## Стол Доминиона

board-dominion-your-turn = Ваш ход, { $turn }-й
board-dominion-turn = { $name }, ход { $turn }
board-dominion-over = Игра окончена
board-dominion-actions =
    { $count ->
        [one] { $count } действие
        [few] { $count } действия
       *[many] { $count } действий
    }
board-dominion-buys =
    { $count ->
        [one] { $count } покупка
        [few] { $count } покупки
       *[many] { $count } покупок
    }
board-dominion-coins =
    { $count ->
        [one] { $count } монета
        [few] { $count } монеты
       *[many] { $count } монет
    }
board-dominion-trash = Свалка:
board-dominion-hand = Рука
board-dominion-no-hand = пусто
board-dominion-hand-size = на руке { $count }
board-dominion-deck = в колоде { $count }
board-dominion-known-top = сверху колоды: { NAMES($cards) }
board-dominion-discard = сброс: { NAME($card) }
board-dominion-discard-size = сброс: { NAME($card) } ({ $count })
board-dominion-no-discard = сброс пуст
board-dominion-play = в игре:
board-dominion-aside = отложено:
board-dominion-card = { $types }, цена { $cost }
board-dominion-turns = Ходов
board-dominion-set = Набор
board-dominion-cards = Карты королевства
board-dominion-name = Карта
board-dominion-cost = Цена
board-dominion-type = Тип
board-dominion-key = Ключ

## Завоёванный край на экране

board-fallen-your-turn = Ваш ход, раунд { $round }
board-fallen-turn = { $name }, раунд { $round }
board-fallen-over = Игра окончена
board-fallen-piles = колода { $deck }, сброс { $discard }
board-fallen-hand = Рука
board-fallen-no-hand = пусто
board-fallen-known = известно: { NAMES($cards) }
board-fallen-fields = Поля
board-fallen-turns = Ходы
board-fallen-name = Карта
board-fallen-key = Ключ

## throneroom serve

cli-serve = Открыть столы, за которыми люди и боты играют по сети.
cli-serve-host = Адрес, на котором ждать гостей; 0.0.0.0 — все адреса этой машины.
cli-serve-port = Порт, на котором ждать гостей; если не указан — 8000 или любой свободный.
cli-serve-url = Адрес, который набирают люди, например https://games.example.org; с него начинаются ссылки.
cli-serve-database = Где хранить столы: адрес в виде SQLAlchemy. По умолчанию — файл в вашей папке данных.
cli-serve-no-browser = Не открывать браузер.
cli-serve-settings = Файл TOML с настройками; по умолчанию server.toml в вашей папке настроек.
cli-serve-check = Показать все настройки и откуда они взялись; сервер не запускать.
cli-serve-capacity = Боты: { $full ->
        [one] { $full } Король может думать
        [few] { $full } Короля могут думать
       *[many] { $full } Королей могут думать
    } одновременно по { $seconds } с; если их больше (до { $most }), каждый думает меньше, а дальше ходы замедляются.
cli-serving = Столы открыты: { $address }
cli-serving-without-pages = Страниц для браузера нет: их собирает «make client».
cli-serving-stop = Ctrl+C закроет столы; все партии сохранятся.

## throneroom admin

cli-admin = Присматривать за столами и людьми на сервере — в том числе пока он работает.
cli-admin-action = ДЕЙСТВИЕ
cli-admin-actions = tables, people: показать столы, людей. close, delete СТОЛ. password, ban, unban ЧЕЛОВЕК. backup, restore ФАЙЛ. export ПАПКА.
cli-admin-what = ЧТО
cli-admin-whats = Код стола, код или защищённое имя человека, файл или папка.
cli-admin-no-action = Действия «{ $action }» нет; есть: { $actions }.
cli-admin-needs = Для «{ $action }» нужно указать стол, человека, файл или папку.
cli-admin-alone = «{ $action }» больше ничего не требует.
cli-admin-closed = Стол { $table } закрыт.
cli-admin-deleted = Стол { $table } удалён.
cli-admin-password = У { $name } новый пароль: { $password }
cli-admin-banned = { $name } больше не войдёт.
cli-admin-unbanned = { $name } снова может войти.
cli-admin-backed-up = { $rows ->
    [one] { $rows } строка
    [few] { $rows } строки
   *[many] { $rows } строк
  } в { $file }. Храните файл надёжно: в нём хеши паролей и закрытые карты.
cli-admin-restored = Из { $file } { $rows ->
    [one] восстановлена { $rows } строка
    [few] восстановлены { $rows } строки
   *[many] восстановлено { $rows } строк
  }.
cli-admin-exported = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
  } в { $folder }.

## throneroom shot

cli-shot = Нарисовать сохранённую позицию такой, какой её видно за столом в браузере.
cli-shot-position = Позиция, как её даёт `save`, или запись: тогда будет момент, на котором она обрывается.
cli-shot-seat = Чьими глазами смотреть, считая с 0.
cli-shot-size = Размер окна, например 390x844.
cli-shot-theme = Днём (light) или ночью (dark).
cli-shot-output = Куда положить картинку.
cli-shot-no-seat = Места { $seat } нет: места — от 0 до { $last }.
cli-shot-bad-size = нужен размер вроде 1440x900, каждая сторона от { $least } до { $most }, а не «{ $given }»
cli-shot-bad-theme = темы «{ $given }» нет, есть такие: { $themes }
cli-shot-no-client = Клиент для браузера не собран: его собирает `make client`.
cli-shot-no-playwright = Для картинок нужен Playwright: pip install 'throneroom[shot]'.
cli-shot-no-chromium = Для картинок нужен Chromium, а его нет: установите его или укажите в { $variable }.
cli-shot-failed = Снимок не получился: { $why }.

## Легенды

board-legends-reserve = запас { $armies }, города { $cities }
board-legends-coins = Монеты
board-legends-armies = Армии
board-legends-card = Карта
board-legends-ability = Свойство
board-legends-action = Действие
board-legends-key = Ключ
board-legends-name = Предводители и жетоны
board-legends-text = Что делают
board-legends-tile = Фрагмент
board-legends-borders = Границы и морские пути

## Обет

board-oath-your-turn = Ваш ход, раунд { $round } из { $rounds }
board-oath-turn = { $name }, раунд { $round } из { $rounds }
board-oath-goal = { NAME($oath, of: "oath") } · видения { $drawn }/{ $needed }, поиск { $price }
board-oath-pile =
    { $visions ->
        [0] сброс: { $count }
       *[other] сброс: { $count }, из них видений: { $visions }
    }
board-oath-unknown = закрыта
board-oath-bandits =
    { $count ->
        [one] { $count } банда
        [few] { $count } банды
       *[many] { $count } банд
    }
board-oath-campaign = Набег ({ $attacker }), защита ({ $defender }): кубики { $attack } и отряды { $attackers } против { $defense } и { $defenders }
board-oath-hand = Взято
board-oath-no-hand = карт нет
board-oath-warbands =
    { $count ->
        [one] { $count } отряд (резерв { $bank })
        [few] { $count } отряда (резерв { $bank })
       *[many] { $count } отрядов (резерв { $bank })
    }
board-oath-hidden = закрытый советник
board-oath-hidden-vision = закрытое видение
board-oath-role = Роль
board-oath-sites = Локации
board-oath-treasures = Реликвии и знамёна
board-oath-name = Карта
board-oath-powers = Способности
board-oath-key = Ключ

## Хроники «Обета»

cli-chronicle = Вести хроники «Обета»: начинать, показывать, загружать, выгружать, продолжать ботами.
cli-chronicle-new = Начать хронику в новом файле.
cli-chronicle-show = Показать нынешнее состояние земель и их историю.
cli-chronicle-import = Прочесть строку хроники или сохранённую хронику в новый файл и показать, что в ней.
cli-chronicle-export = Напечатать хронику строкой, которую понимают другие программы.
cli-chronicle-play = Дать ботам сыграть следующие партии хроники.
cli-chronicle-file = Файл хроники.
cli-chronicle-name = Как называется держава.
cli-chronicle-line = Сама строка или файл с ней; или сохранённая хроника.
cli-chronicle-games = Сколько партий; если не указать, 10.
cli-chronicle-players = Сколько игроков, от 2 до 6; если не указать, 4.
cli-chronicle-bots = Имена ботов по порядку мест; если не указать, все.
cli-chronicle-seed = Начальное число первой партии.
cli-chronicle-plot = Нарисовать масти, строения и трон по партиям в этот файл (png, svg или pdf).
cli-chronicle-unnamed = Империя и изгнание
cli-chronicle-exists = Файл { $file } уже есть; выберите другое имя.
cli-chronicle-begun = Хроника «{ $name }» начинается в файле { $file }.
cli-chronicle-nothing = В этой хронике ещё ничего не случилось: сначала сыграйте первую партию.
cli-chronicle-letters = Буквы, которых не знают другие программы, стали в строке знаками «?»; в файле они остаются.
cli-chronicle-title = «{ $name }», перед партией { $number }
cli-chronicle-oath = Дан обет: { NAME($oath, of: "oath") }
cli-chronicle-citizens =
    { $count ->
        [0] Планшетов вассалов нет
       *[other] Планшеты вассалов: { $colours }
    }
cli-chronicle-suits = Масти: { $suits }
cli-chronicle-dispossessed = В ссылке: { $count }
cli-chronicle-no-bot = Бота «{ $bot }» нет; есть: { $bots }.
cli-chronicle-no-line = «{ $given }» — не строка хроники, и такого файла нет.
cli-chronicle-no-bots = В --bots никто не назван; есть: { $bots }.
cli-chronicle-bots-many = Названо ботов: { $bots }, а играет только { $players }.
cli-chronicle-seats = В «Обет» играют от 2 до 6 игроков, а не { $players }.
cli-chronicle-progress = Партии
cli-chronicle-stood = Империя устояла в { $stood } из { $games } { $games ->
    [one] партии
   *[other] партий
  }.
cli-chronicle-ways = Победы: { $ways }
cli-chronicle-inherited = Из них престол достался преемнику: { $count }.
cli-chronicle-built = Возведено: { $edifices }
cli-chronicle-fell = Разрушено: { $edifices }
cli-chronicle-written = Нарисовано в { $file }.

## Кампании западного королевства

cli-campaign = Дать ботам сыграть кампании западного королевства и рассказать, что вышло.
cli-campaign-play = Дать ботам сыграть кампании целиком: «Архитекторы», «Паладины», «Виконты».
cli-campaign-show = Рассказать историю сохранённой кампании.
cli-campaign-file = Файл кампании.
cli-campaign-campaigns = Сколько кампаний; если не указать, 1.
cli-campaign-players = Сколько игроков, от 2 до 4; если не указать, 3.
cli-campaign-seed = Начальное число первой кампании.
cli-campaign-bots = Боты под именами из «Архитекторов» по порядку мест; в других играх продолжают им подобные.
cli-campaign-book = Сохранить последнюю кампанию в этот файл.
cli-campaign-unnamed = Наследники Карла
cli-campaign-no-book = { $file }: это не сохранённая кампания.
cli-campaign-no-bot = Бота «{ $bot }» нет; есть: { $bots }.
cli-campaign-bots-many = Названо ботов: { $bots }, а играют только { $players }.
cli-campaign-seats = В кампании от 2 до 4 игроков, а не { $players }.
cli-campaign-no-folder = Нет папки { $file }.
cli-campaign-folder = { $file } — это папка, а нужен файл.
cli-campaign-progress = Партии
cli-campaign-title = Кампания «{ $name }»
cli-campaign-major = Крупная победа: { $places }
cli-campaign-minor = Незначительная победа: { $places }
cli-campaign-won = { $name }: { $won }
cli-campaign-holds = { $place }. { $name }: { $total } (цели { $goals }, победы { $victory }, гербы { $crests })
cli-campaign-played = Кампаний: { $campaigns }
cli-campaign-record = { $name }: побед { $won }, в среднем хроник { $held }
cli-campaign-game = целей в среднем { $goals }, крупных побед { $major }
cli-campaign-crests = Гербовых хроник в среднем: { $crests }

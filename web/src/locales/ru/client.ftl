### Слова самого клиента

throneroom = Тронный зал

nowhere = Здесь ничего нет
nowhere-home = Вернуться в зал

## Pages: everywhere

close = Закрыть
skip-to-content = К содержимому страницы
table-skip = Перейти к столу
nav = Тронный зал
nav-hall = Зал
nav-mine = Мои столы
nav-records = Записи партий
nav-rules = Правила
nav-settings = Настройки
nav-waiting = { $count ->
    [one] Вас ждёт { $count } стол
    [few] Вас ждут { $count } стола
   *[many] Вас ждут { $count } столов
}
language-en = English
language-ru = Русский
theme-to-light = Светлая тема
theme-to-dark = Тёмная тема
minutes = { $count } мин

name = Имя
password = Пароль
name-title = Как вас называть?
name-why = Кроме имени ничего не нужно. Его можно потом сменить или защитить паролем.
name-sit-down = Сесть за стол
name-suggestions = Менестрель, Сокольник, Оруженосец, Летописец, Звездочёт, Герольд, Странник, Пасечник

## Pages: what was refused

refusal-unknown = Что-то пошло не так. Попробуйте ещё раз.
refusal-unreachable = Сервер не отвечает. Проверьте связь и попробуйте ещё раз.
refusal-bad_request = Сервер не понял, чего от него хотят.
refusal-bad_options = Так сыграть нельзя. Проверьте настройки или файл.
refusal-bad_saga = Это не похоже на хронику.
refusal-bad_plan = Это не похоже на план.
refusal-bad_name = Такое имя не подойдёт: нужно от 1 до 24 знаков, и чтобы их было видно.
refusal-in-english = Подробности по-английски: { $text }
refusal-illegal_answer = Сейчас так сделать нельзя.
refusal-who_are_you = Мы ещё не знакомы: сначала назовитесь.
refusal-wrong_password = Имя и пароль не подходят друг к другу.
refusal-name_taken = Это имя защищено. Введите пароль или возьмите другое имя.
refusal-not_allowed = Здесь вам этого делать нельзя.
refusal-wrong_origin = Запрос пришёл с чужой страницы и не выполнен.
refusal-not_found = Такого здесь нет или уже нет.
refusal-too_late = Поздно: кто-то успел раньше.
refusal-not_your_turn = Сейчас не ваш ход.
refusal-cannot_undo = Это уже не отменить: с тех пор что-то открылось или решилось.
refusal-not_now = На этом этапе партии так сделать нельзя.
refusal-seat_taken = Это место уже занято.
refusal-too_large = Слишком большой объём.
refusal-too_many = Слишком много сразу. Подождите немного и попробуйте ещё раз.
refusal-broken = На сервере что-то сломалось. Подробности — в его журнале.
refusal-unavailable = Сервер сейчас не может ничего сохранить. Попробуйте через минуту.

## Pages: the hall

hall-games = Игры
hall-players = Игроков: от { $from } до { $to }
hall-weight = Сложность { $weight } из 5
hall-how-many = Игроков
hall-way = Как играть
hall-way-apart = Каждый за себя
hall-way-together = Против Владыки
hall-friends = Друзья
hall-opponents = Соперники
hall-against = За столом: { $names }
level-easy = Боты: попроще
level-even = Боты: ровня вам
level-strong = Боты: сильные
hall-play-now = Играть сейчас
hall-invite = Позвать друзей
hall-all-options = Все настройки стола
hall-waiting = Ждут вас
hall-your-tables = Ваши столы
hall-no-tables = Пока ни одного. Первый — дело одной минуты.
hall-all-tables = Все мои столы
hall-open-tables = Открытые столы
hall-no-open-tables = Сейчас никто не ищет компанию.
hall-about = О проекте и благодарности

hall-dominion = Доминион
    .banner = Доминион
    .under = {""}
    .line = Соберите колоду, которая купит королевство
    .about = У каждого — горсть меди и три поместья. Покупайте карты, играйте их лучше соседей и успейте к последней провинции.
hall-legends = Легенды
    .banner = Легенды
    .under = Восьмиминутная империя
    .line = Острова, армии и один ряд карт на всех
    .about = Острова, которые надо занять, армии, которые надо переправить, и карты, которые нужны всем. Не больше получаса — и ни одного лишнего хода.
hall-fallen_lands = Завоёванный край
    .banner = Завоёванный край
    .under = {""}
    .line = Отвоюйте край у чудовищ поле за полем
    .about = Край достался чудовищам. Собирайте соратников, берите поле за полем: каждое взятое поможет взять соседнее.
hall-oath = Обет
    .banner = Обет
    .under = Хроники изгнаний
    .line = Держава, которая помнит каждую партию
    .about = Канцлер, изгнанники и обет. Всё, что случится, останется в хронике: следующая партия начнётся в мире, который оставит эта.
hall-architects = Архитекторы
    .banner = Архитекторы
    .under = Западного королевства
    .line = Стройте собор и не попадитесь страже
    .about = Запасайте материалы, нанимайте помощников и возводите собор. На чёрном рынке быстрее, но стража не дремлет.
hall-architects_coop = Архитекторы против Владыки
    .banner = Владыка
    .under = Архитекторы вместе
    .line = Стройте сообща, пока Владыка отнимает
    .about = Все игроки против Владыки: исполняйте его требования, выручайте рабочих друг друга и наберите вместе достаточно очков к концу игры.
hall-paladins = Паладины
    .banner = Паладины
    .under = Западного королевства
    .line = Семь лет обороны, веры и тёмных дел
    .about = Королевство в осаде. Семь раундов, чтобы нанять горожан, поставить заставы и стены — и не рассердить инквизицию.
hall-paladins_coop = Паладины против Владыки
    .banner = Владыка
    .under = Паладины вместе
    .line = Выстойте сообща и сберегите честь
    .about = Все игроки против Владыки: снимайте его угрозы, делитесь тем, что приносят действия, берегите честь и наберите вместе достаточно очков за семь раундов.
hall-viscounts = Виконты
    .banner = Виконты
    .under = Западного королевства
    .line = По кругу: замок, рукописи, влияние
    .about = Объезжайте королевство, нанимайте горожан, переписывайте рукописи и следите, чтобы долги и заслуги сошлись вовремя.
hall-viscounts_coop = Виконты против Владыки
    .banner = Владыка
    .under = Виконты вместе
    .line = Удержите дороги, пока замок не пал
    .about = Все игроки против Владыки: после каждого вашего хода он идёт дальше и шлёт рабочих к замку. Прогоняйте их, держите дороги и наберите вместе достаточно очков.

## Pages: tables in lists

seat-free = свободно
table-with = — { $names }
table-finished = Партия окончена · посмотреть
table-free-seats = { $count ->
    [one] Свободно { $count } место
    [few] Свободно { $count } места
   *[many] Свободно { $count } мест
}
table-you-start = Все в сборе: начинайте
table-host-starts = Все в сборе, начинает хозяин стола
table-your-turn = Ваш ход
table-turn-of = Ходит { $name }
table-running = Партия идёт

## Pages: settings

settings = Настройки
settings-you = Вы
settings-here = На этом устройстве
settings-language = Язык
settings-theme = Тема
settings-theme-system = Как в системе
settings-theme-light = День
settings-theme-dark = Ночь
settings-motion = Движение
settings-motion-system = Как в системе
settings-motion-full = Полное
settings-motion-reduced = Меньше
settings-sound = Звуки
    .help = Их мало, и они тихие: ваш ход, карта, конец партии.
settings-notify = Сообщать, когда мой ход
    .help = Уведомлением на этом устройстве, даже если страница закрыта.
settings-notify-denied = Браузер не разрешает этой странице уведомления. Это можно изменить в его настройках.
settings-notify-insecure = Браузеры разрешают уведомления только на адресах, что начинаются с https, и на самом компьютере с сервером.
settings-notify-unable = Этот браузер не может показывать уведомления. На iPhone и iPad сначала добавьте эту страницу на экран «Домой» и откройте её оттуда.
settings-rename = Сменить имя
settings-renamed = Теперь вас зовут { $name }.
settings-guest = Вы гость: ваше имя знает только это устройство. С паролем оно станет вашим, и вернуться можно будет откуда угодно.
settings-protected = Ваше имя защищено. Войдите с ним и паролем на другом устройстве — и ваши столы будут там.
settings-unknown = Мы ещё не знакомы. Назовитесь или войдите с защищённым именем.
settings-protect = Защитить паролем
settings-new-password = Новый пароль
    .help = Не короче 6 знаков.
settings-old-password = Прежний пароль
settings-change-password = Сменить пароль
settings-protected-now = Готово: имя ваше.
settings-enter = Войти с защищённым именем
settings-enter-do = Войти
settings-leave = Выйти на этом устройстве
    .help = Гость при этом теряет свои столы: кроме этого устройства, его никто не знает.
settings-leave-sure = Выйти и потерять столы
settings-tokens = Тем, кто пишет ботов
settings-tokens-why = С ключом программа играет от вашего имени: садится по ссылке и отвечает по HTTP. Как именно — в docs/protocol.md.
settings-token-new = Новый ключ
settings-token-shown = Он показан один раз. У кого ключ, тот играет за вас.
settings-tokens-drop = Отозвать все ключи
settings-tokens-dropped = Ни один ключ больше не действует.
copy = Скопировать
copied = Скопировано

## Pages: about

about = О проекте
about-lead = «Тронный зал» — стол для настольных игр: с друзьями за одним экраном и через полмира, с ботами и для тех, кто пишет ботов.
about-licence = Это свободная программа под лицензией MIT. Здесь нет рекламы, ничего не загружается со стороны и не нужна регистрация.
about-credits = Благодарности
about-icons = Значки: game-icons.net, авторы Lorc, Delapouite и другие, CC BY 3.0. Мы меняем их цвет и штриховку.
about-fonts = Шрифты: Alegreya, Alegreya Sans и Alegreya SC — Хуан Пабло дель Пераль (Huerta Tipográfica); Philosopher — Jovanny Lemonad; Vollkorn — Фридрих Альтхаузен; Cormorant — Кристиан Тальманн (Catharsis Fonts); Forum — Денис Машаров. Все под SIL Open Font License 1.1.
about-scenes = Картинки, обложки, гербы и звуки — наши.
about-independent = Независимый проект
about-independent-why = «Тронный зал» не связан с авторами и издателями игр и не одобрен ими. Названия игр принадлежат их владельцам. Чужих рисунков, логотипов и текстов правил здесь нет. Если игра понравилась — купите коробку.
## Стол

bar-turn = ход { $turn }
bar-round = раунд { $turn }
bar-phases = Фазы хода
bar-commands = Команды
bar-undo = Отменить
bar-rules = Правила
bar-settings = Настройки за столом
bar-watching = Вы смотрите
bar-hall = В зал

rail-talk = Ход игры и беседа
rail-talk-news = Ход игры и беседа, новых реплик: { $count }
rail-log = Ход игры
rail-chat = Беседа
rail-score = Очки
log-turn = Ход { $turn } · { $name }
log-round = Раунд { $turn } · { $name }
log-setup = До первого хода
log-earlier = Показать прежние ходы
chat-say = Сказать всем
chat-send = Сказать
point-begin = Показать на столе
point-how = Выберите что-нибудь на столе: это увидят все.
point-how-to = Выберите ход для игрока { $name }: его можно будет взять за план.
point-all = Всем
point-stop = Отмена
point-said = { $name } показывает: { $what }
plan-title = Вам советуют
plan-advises = советует:
plan-show = Показать
plan-take = Взять за план
plan-taken = Ваш план
plan-drop = Убрать
plan-impossible = Сейчас так нельзя.
chat-name = Назовитесь, чтобы участвовать в беседе
chat-nothing = Пока никто ничего не сказал.

seat-open = Карты: { $name }
seat-you = вы
seat-bot-for-you = бот за вас
seat-thinks = думает
seat-away = не здесь
seat-left-to-bot = За вас играет бот.
seat-take-back = Вернуться за стол
seat-let-bot = Пусть доиграет бот
seat-let-bot-for-me = Пусть бот играет за меня

table-question = Вопрос
table-waiting = Ждём: { $name }
table-sent = Секунду…
table-thinking = { $name } думает
table-hurried = Сервер занят: боты думают меньше и играют слабее.
table-choose-lit = Выберите из того, что подсвечено.
table-follows-end = На этом игра закончится.
table-why-not = Сейчас это выбрать нельзя.
table-together =
    { $count ->
        [1] Ещё думает { $names }.
        [2] Ещё думают { $names }.
        [few] Ещё думают { $count } игрока.
       *[many] Ещё думают { $count } игроков.
    }
table-can-choose = { $what }: можно выбрать
table-like = { $label }, { $like } шт.
table-like-chosen = { $label }, выбрано { $several } из { $like }
table-chosen =
    { $count ->
        [0] Ничего не выбрано.
       *[other] Выбрано { $count }.
    }
table-clear = Снять выбор
table-list = Все варианты списком
table-read = Прочитать карту
table-read-which = Коснитесь того, что хотите прочитать.
table-lost = Связь потеряна. Пробуем снова…
table-lost-kept = Связь потеряна. Пробуем снова; ваш выбор не пропадёт.
title-your-turn = ● Ваш ход · { $game }

reading-before = Предыдущая карта
reading-next = Следующая карта
reading-others = листать
reading-close = закрыть
sheet-close = Закрыть

away-title = Пока вас не было, игра шла дальше.
away-watch = Посмотреть
away-no = Не сейчас
away-again = Посмотреть ещё раз, что сделали другие
away-leave = К игре

cover-title = Решает { $name }
cover-line = Передайте экран. Остальным лучше отвернуться.
cover-show = Это я, { $name }
cover-itself = Передавать без вопроса: секретов друг от друга нет
answers-never = Никогда: { $what }
answers-turn = Не в этот ход: { $what }
answers-vain = Только если это меняет исход: { $what }
answers-this-turn = до конца этого хода
answers-until = пока не отмените
standing-always = Всегда
standing-never = Никогда
standing-turn = Не в этот ход
standing-vain = Только если это меняет исход
standing-ask = Спрашивать

end-over = Партия окончена
end-shared = Общая победа: { $names }
end-score = Из чего сложился счёт
end-total = Итого
end-lead = отрыв { $count }
end-chart = Очки по ходам
end-start = начало
end-moment = Смотреть с этого места
end-rematch = Реванш
end-saga = Сыграть следующую партию
end-next = К следующей партии
end-replay = Смотреть партию
end-review = Разбор партии
end-share = Поделиться
end-copied = Ссылка скопирована
end-look = Посмотреть на стол
end-save = Сохранить запись
end-hall = В зал
end-show = К итогам
end-last-turn = Последний ход, { $turn }-й: { $name }.
end-last-round = Последний ход, в раунде { $turn }: { $name }.
end-last-turn-you = Последний ход, { $turn }-й, был за вами.
end-last-round-you = Последний ход, в раунде { $turn }, был за вами.
end-turned-turn = Перелом наступил на { $turn }-м ходу:
end-turned-round =
    { $game ->
        [0] Перелом наступил в раунде { $turn }:
       *[other] Перелом наступил в партии { $game }, в раунде { $turn }:
    }
end-turning-turn = Ход { $turn }: перелом
end-of-game-turn = партия { $game }, ход { $turn }
end-of-game-round = партия { $game }, раунд { $turn }
end-turning-round =
    { $game ->
        [0] Раунд { $turn }: перелом
       *[other] Партия { $game }, раунд { $turn }: перелом
    }
end-what-if-turn = А что, если… с хода { $turn }
end-what-if-round =
    { $game ->
        [0] А что, если… с раунда { $turn }
       *[other] А что, если… с партии { $game }, раунда { $turn }
    }


## Replay

replay = Просмотр партии
replay-reel = Просмотр
replay-first = К началу
replay-back = Шаг назад
replay-on = Шаг вперёд
replay-last = К концу
replay-play = Смотреть
replay-pause = Пауза
replay-moment = Момент
replay-at = момент { $number } из { $total }
replay-begins = Партия начинается
replay-eyes = Чьими глазами
replay-open = Все карты открыты
replay-watching = Глазами зрителя
replay-link = Ссылка на этот момент
replay-link-short = Ссылка
replay-link-copied = Ссылка скопирована
replay-link-copied-short = Готово
replay-record = Сохранить запись
replay-record-short = Запись
replay-position = Сохранить позицию
replay-position-short = Позиция
replay-me = Я
replay-play-on = Играть отсюда
replay-play-on-why = Новый стол, где все карты лежат так же. Сыгранная партия останется какой была.
replay-play-on-from = { $number ->
    [0] Играть с самого начала
   *[other] Играть с момента { $number }
  }
replay-play-on-turn = Играть с хода { $turn }
replay-play-on-round =
    { $game ->
        [0] Играть с раунда { $turn }
       *[other] Играть с партии { $game }, раунда { $turn }
    }
replay-not-over = Эта партия ещё не сыграна. Пересмотреть её можно будет, когда она закончится.
replay-to-table = За стол
replay-keys = ← → шаг, Home и End, пробел — смотреть

## What a search makes of a finished game

review = Разбор
review-chances = Шансы на победу
review-team = Прогноз для команды
# По какую сторону цели команда, скорее всего, окажется
review-standing = Прогноз: { $side ->
    [short] до цели не хватит { $points } { $points ->
        [one] очка
       *[other] очков
      }
    [beyond] на { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
      } больше цели
   *[even] ровно цель
  }
review-points = Команда потеряла на этом около { $points } { $points ->
    [one] очка
   *[other] очков
  }
review-wait = Разбираем партию…
review-looking = Разбираем партию: { $done } из { $of } решений
review-left = осталось около { $seconds } { $seconds ->
    [one] секунды
   *[other] секунд
  }
review-minutes = осталось около { $minutes } { $minutes ->
    [one] минуты
   *[other] минут
  }
review-deepen = Разобрать внимательнее
    .title = Доиграть вшестеро больше партий — и ждать вшестеро дольше.
review-unsure = Будет проверено ещё раз
review-costly = Что обошлось дороже всего
review-taken = выбрано
review-better = лучше
review-perhaps = возможно, лучше
review-none = Ни одно решение не было явно хуже того, что выбрал бы Король.
review-how = Каждое решение оценено по тому, что игрок мог знать в тот момент.
review-yours = Вы выбрали: { $taken } ({ $wins } %). Лучше: { $better } ({ $chance } %)
review-theirs = { $name }: { $taken } ({ $wins } %). Лучше: { $better } ({ $chance } %)
review-yours-points = Вы выбрали: { $taken }. Лучше: { $better }. Команда потеряла около { $points } { $points ->
    [one] очка
   *[other] очков
  }
review-theirs-points = { $name }: { $taken }. Лучше: { $better }. Команда потеряла около { $points } { $points ->
    [one] очка
   *[other] очков
  }

## Pages: the lobby

connection-lost = Связь потеряна. Мы пробуем снова; за столом ничего не пропадёт.
share = Поделиться
option-none = По жребию
invited-title = Место за столом
invited = { $name } зовёт вас сыграть: { $game }
invited-by-nobody = Вас зовут сыграть: { $game }
invited-sit-as = Сесть под именем { $name }
no-table = Этот стол нельзя показать
no-table-not_allowed = Это закрытый стол
    .why = Видеть его могут только те, кто за ним сидит. Попросите у хозяина ссылку на место.
no-table-not_found = Такого стола нет
    .why = Его убрали до начала партии, или в адресе ошибка.
no-table-watch = Посмотреть на этот стол
lobby-seats = Места
lobby-options = Этот стол
lobby-saga =
    { $number ->
        [1] «{ $name }», первая партия.
       *[other] «{ $name }», партия { $number }.
    }
lobby-public = Открыт для всех
lobby-private = По приглашению
lobby-with-spectators = зрители допущены
lobby-without-spectators = без зрителей
lobby-hints = подсказки разрешены
lobby-host = хозяин стола
lobby-seat-free = Здесь ещё никого
lobby-seat-bot = бот: { $level }
lobby-seat-you = Это вы
lobby-seat-here = Тоже за этим экраном
lobby-seat-there = За столом
lobby-seat-away = Сейчас не на связи
lobby-start = Начать партию
lobby-waits = { $count ->
    [one] Свободно { $count } место.
    [few] Свободно { $count } места.
   *[many] Свободно { $count } мест.
}
lobby-get-up = Встать из-за стола
lobby-close = Убрать стол
lobby-close-sure = Да, убрать для всех
lobby-close-not = Оставить
lobby-take-a-seat = Для вас есть место: садитесь на любое свободное.
lobby-you-watch = Вы зритель. Партия появится здесь, как только начнётся.
lobby-sit = Сесть сюда
lobby-free-seat = Освободить место
lobby-which-bot = Какой бот
lobby-link = Ссылка на это место
lobby-link-only-here = Ссылки отсюда работают только на этом компьютере. Чтобы позвать других, запустите сервер с --host 0.0.0.0 и откройте его по адресу компьютера.
lobby-make-link = Ссылка для друга
lobby-seat-a-bot = Посадить бота…
lobby-guest = Кто-то рядом
lobby-seat-guest = Посадить
lobby-swap = Поменять местами со следующим

## Pages: a new table

new-title = { $game }: новый стол
new-who = Кто играет
new-how = Тонкости
new-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
new-seat = Место { $number }
new-seat-me = Я
new-seat-me-named = { $name } (я)
new-seat-me-again = { $name } { $number }
new-seat-bot = Бот
new-seat-open = Друг по ссылке
new-seat-guest = Кто-то за этим экраном
new-seat-open-why = Вы получите ссылку, которую можно отправить.
new-bot = { $name } · { $level }
bot-level-easy = попроще
bot-level-even = ровня вам
bot-level-strong = сильный
bot-level-random = ходит наугад
bot-thinks-squire = думает наперёд
bot-thinks-knight = думает дольше
bot-thinks-king = думает дольше всех
new-public = Открыть для всех
    .help = Стол виден в зале, и любой может занять свободное место.
new-spectators = Зрители
    .help = Смотреть может каждый, у кого есть адрес; ваших карт зрители не видят.
new-hints = Подсказки
    .help = Король скажет, что сделал бы он и почему. С друзьями — каждому, кто спросит.
new-start = Начать партию
new-unnamed = Назовите всех, кто играет за этим экраном.
new-start-why = Все в сборе: карты раздаются сразу.
new-open = Открыть стол
new-open-why = Вы получите ссылки на свободные места и начнёте, когда все соберутся.

kingdom-count = Выбрано { $count } из { $of }
kingdom-missing = { $count ->
    [one] Выберите ещё { $count } карту королевства.
    [few] Выберите ещё { $count } карты королевства.
   *[other] Выберите ещё { $count } карт королевства.
  }
kingdom-full = Все { $of } уже выбраны: сначала уберите одну.
kingdom-read = Прочитать: { $card }
kingdom-search = Найти карту
kingdom-order = Порядок
kingdom-by-cost = По цене
kingdom-by-name = По названию
kingdom-fill = Дополнить наугад
kingdom-clear = Убрать все
kingdom-random = Карты королевства ({ $piles } из { $cards }) вытянутся в начале партии. До этого их не знает никто.

## Pages: rules

rules-title = { $game }: правила
rules-contents = Содержание
rules-none = Правил для «{ $game }» здесь ещё нет

## Pages: my tables

mine-none = Сейчас партий нет. Садитесь: с ботами — в два нажатия.
mine-to-hall = В зал
mine-no-records = Здесь будут сыгранные партии: их можно пересмотреть и сохранить.
mine-save = Сохранить запись
import-title = Принести свою партию
import-why = Запись покажет законченную партию снова или продолжится там, где прервалась. Позиция станет столом, который с неё начинается. Файл можно просто перетащить сюда.
import-file = Выбрать файл
import-paste = Или вставьте текст
import-do = Выложить на стол
refusal-not_a_game = Это не запись партии и не позиция.

## A hint at the table

hint = Подсказка
hint-thinking = Король думает…
hint-so-far = Продолжений: { $done }, самое большее { $of }
hint-closer = Два варианта почти равны. Сыграно продолжений: { $done }; будет не больше { $of }
hint-close = Убрать подсказку
hint-fold = Свернуть подсказку
hint-unfold = Показать подсказку
hint-why = Почему?
hint-allowed = За этим столом можно просить подсказку.

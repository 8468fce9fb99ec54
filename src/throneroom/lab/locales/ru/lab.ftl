### Симуляция

## Команда

simulate-about = Сыграть много партий между ботами и посчитать, кто побеждает.
simulate-game = Игра; список показывает `throneroom games`.
simulate-bots = Кто играет, через запятую: имена ботов или файлы вроде mine.py, mine.py:NAME и mine.toml.
simulate-games = Сколько партий; по умолчанию 1000.
simulate-seed = Одно и то же число даёт один и тот же результат; по умолчанию 0.
simulate-jobs = Сколько процессов; по умолчанию — сколько есть процессоров. На результат не влияет.
simulate-engine = Где играть: local (эта машина) или ray (кластер Ray). На результат не влияет.
simulate-address = Адрес кластера Ray; без него на этой машине запускается новый.
simulate-turn_limit = После скольких ходов каждого игрока партия прерывается и считается как есть; по умолчанию 1000.
simulate-records = Сохранить запись каждой партии в эту папку — новую или пустую.
simulate-json = Записать весь результат в файл.
simulate-plot = Нарисовать результат в файл: png, svg или pdf.
simulate-known-bots = Боты: { $bots }.

simulate-which-bots = Какие боты играют? После --bots назовите нескольких из списка: { $bots } — или файлы вроде mine.py.
simulate-no-folder = { $file }: такой папки нет.
simulate-no-matplotlib = Для картинки нужен matplotlib: pip install "throneroom[plot]".
simulate-no-format = { $file }: картинка может быть только .png, .svg или .pdf.

## Результат

simulate-progress = Играем
simulate-title =
    { $games ->
        [one] { $game }: { $games } партия
        [few] { $game }: { $games } партии
       *[many] { $game }: { $games } партий
    }
simulate-stopped = Остановлено: сыграно { $games } из { $asked }.
simulate-speed =
    { $speed ->
        [one] { $seconds } с, { $speed } партия в секунду
        [few] { $seconds } с, { $speed } партии в секунду
       *[many] { $seconds } с, { $speed } партий в секунду
    }
simulate-kept =
    { $games ->
        [one] { $games } запись лежит в { $folder }
        [few] { $games } записи лежат в { $folder }
       *[many] { $games } записей лежат в { $folder }
    }
simulate-written = Записано: { $file }

simulate-bot = Бот
simulate-win_rate = Победы
simulate-interval = Интервал 95 %
simulate-score = Очки
simulate-ties = Ничьи
simulate-seats = Победы по местам
simulate-all_bots = все вместе
simulate-cut_off =
    { $turns ->
        [one] Прервана после { $turns } хода каждого игрока.
       *[other] Прервана после { $turns } ходов каждого игрока.
    }
simulate-turns = Ходы
simulate-ends = Чем заканчивались партии
simulate-scores = Набранные очки
simulate-percent = { $number } %
simulate-range = { $low }–{ $high }
simulate-mean = в среднем { $number }
simulate-seed_note = зерно { $seed }

## throneroom bench

bench-big_money = Целые партии «Больших денег» на двоих
bench-random = Случайная игра
bench-clones = Копии посреди партии
bench-answers = Ответы в партии с записью и отменой
bench-answers_log = То же с журналом
bench-games = партий/с
bench-decisions = решений/с
bench-clones-unit = копий/с
bench-saves = Сохранение партии
bench-loads = Загрузка партии
bench-views = Вид с одного места
bench-questions = Вопросы с последствиями ответов
bench-matches = партий/с
bench-views-unit = видов/с
bench-questions-unit = вопросов/с

### Арена

## Команда

arena-about = Свести ботов друг с другом и посчитать рейтинг. Прерванное продолжается с того же места.
arena-rounds = Сколько туров; по умолчанию 10. Потом можно добавить ещё.
arena-swiss = Сводить тех, кто идёт вровень, а не каждого с каждым.
arena-time = Сколько секунд на решение у бота, который думает; по умолчанию — его собственный предел.
arena-out = Куда записать: FILE.jsonl (партии), FILE.json и FILE.html (результат).
arena-bad_time = --time: нужно число больше 0, а не { $time }.
arena-jobs = --jobs: нужно целое число от 1, а не { $jobs }.
arena-stopped = Остановлено: партий в { $file } — { $games } из { $all }; та же команда продолжит с этого места.

## Результат

arena-title =
    { $games ->
        [one] { $game }: арена, { $games } партия
        [few] { $game }: арена, { $games } партии
       *[many] { $game }: арена, { $games } партий
    }
arena-kind_swiss = Швейцарская система
arena-kind_round_robin = Каждый с каждым
arena-facts = { $kind }; туров: { $rounds }; игроков за столом: { $players }. Во всех партиях одного стола расклад одинаковый, и каждый по разу сидит на каждом месте.
arena-rating = Рейтинг
arena-about_rating = { $rating } ± { $half }
arena-games = Партии
arena-before = Обходит (доля)
arena-seat = Место { $number }
arena-ranking = Итоги
arena-ranking_help = Рейтинг считает OpenSkill (модель Плакетта — Льюса), начальное значение 25; интервалы верны в 95 случаях из 100.
arena-ratings = Рейтинг и его интервалы
arena-ratings_help = Если два отрезка не пересекаются, разница несомненна.
arena-cross = Кто кого
arena-cross_help = Доля партий в процентах, в которых бот из строки обошёл бота из столбца. Ничья — половина.
arena-curves = Как менялся рейтинг
arena-curves_help = Рейтинг каждого бота после стольких-то партий арены.
arena-seats = Победы по местам
arena-seats_help = Место 1 ходит первым, если в игре есть очерёдность.

## Хроника «Обета»

realm-title = «{ $name }»
realm-about = Обитатели каждой масти после каждой партии; затем строения, бледные — руины; внизу тёмным — империя устояла
realm-stood = Империя { $stood } из { $games }

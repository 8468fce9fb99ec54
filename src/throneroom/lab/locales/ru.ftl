### Симуляция

## Команда

simulate-about = Сыграть много партий между ботами и посчитать, кто побеждает.
simulate-game = Игра; список показывает `throneroom games`.
simulate-bots = Кто играет, через запятую: имена ботов или файлы вроде mine.py и mine.py:NAME.
simulate-games = Сколько партий; по умолчанию 1000.
simulate-seed = Одно и то же число даёт один и тот же результат; по умолчанию 0.
simulate-jobs = Сколько процессов; по умолчанию — сколько есть процессоров. На результат не влияет.
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
simulate-written = Записано: { $file }

simulate-bot = Бот
simulate-win_rate = Победы
simulate-interval = Интервал 95 %
simulate-score = Очки
simulate-turns = Ходы
simulate-ends = Чем заканчивались партии
simulate-scores = Набранные очки
simulate-percent = { $number } %
simulate-range = { $low }–{ $high }
simulate-mean = в среднем { $number }
simulate-seed_note = зерно { $seed }

## throneroom bench

bench-big_money = Целые партии «Больших денег» на двоих
bench-random = Случайная игра со всеми 25 картами королевства
bench-clones = Копии посреди партии
bench-answers = Ответы в партии с записью и отменой
bench-answers_log = То же с журналом
bench-games = партий/с
bench-decisions = решений/с
bench-clones-unit = копий/с

### Планы для королевства

## Команда

plan-about = Найти лучший план для королевства: стратегии соревнуются, проигравшие перенимают и меняют чужое.
plan-game = Игра; планы есть только для «Доминиона».
plan-only-dominion = Планы ищутся только для «Доминиона», а не для { $game }.
plan-kingdom = Рекомендованный набор, random или ключи десяти карт королевства через запятую.
plan-players = Сколько игроков, от 2 до 4; по умолчанию 2. Все остальные играют по стратегии соперника.
plan-minutes = Сколько минут искать; по умолчанию 1.
plan-generations = Сколько поколений искать вместо времени. Тогда результат определяется зерном.
plan-games = Сколько партий искать вместо времени. Тогда результат определяется зерном.
plan-seed = Одно и то же число даёт те же перетасовки; по умолчанию 0.
plan-jobs = Сколько потоков; по умолчанию по одному на процессор. Результат тот же.
plan-gpu = Играть на видеокарте с CUDA; тогда в поколении больше стратегий и партий.
plan-out = Записать план в FILE.toml или FILE.json, а ответный план рядом в FILE-counter. Играет его `--bots FILE`.
plan-json = Записать всё найденное в файл.
plan-plot = Нарисовать результат в файл: png, svg или pdf.
plan-bad-minutes = --minutes: нужно число больше 0, а не { $given }.
plan-bad-jobs = --jobs: нужно целое число от 1, а не { $given }.
plan-bad-players = --players: нужно целое число от 2 до 4, а не { $given }.
plan-bad-budget = --{ $name }: нужно целое число от 1, а не { $given }.
plan-bad-seed = --seed: нужно целое число от 0 до { $high }, а не { $given }.
plan-one-budget = Закончить поиск может только что-то одно: --minutes, --generations или --games.
plan-slow = Без numba поиск медленнее раз в сто: pip install "throneroom[lab]".

## Как идёт поиск

plan-preparing = Подготовка
plan-progress = Планы соревнуются
plan-leader = поколение { $number }, партий { $games }, побед не меньше { $rate }: { $leader }

## Результат

plan-title =
    { $players ->
        [one] План на { $players } игрока
       *[other] План на { $players } игроков
    }
plan-kingdom-is = Королевство: { $cards }.
plan-searched = Партий: { $games }, поколений: { $generations }, { $seconds } с; зерно { $seed }.
plan-money = Деньги
plan-best = План: { $cards }
plan-ends = Среди равных партия кончается за { $turns } хода каждого игрока, и первый побеждает в { $rate } партий.
plan-against = Против ботов
plan-openings = Начало партии
plan-coins = Монеты
plan-opening = Первые два хода
plan-nothing = ничего
plan-own = так играет план
plan-openings-help = Доля побед в партиях с таким началом против самых трудных соперников поиска.
plan-alike = В этом королевстве { $name } играет так же, как { $other }.
plan-counter = Ответный план: { $cards }
plan-counter-wins = Против плана побеждает в { $rate } партий ({ $interval }), против ботов — не реже чем в { $least } ({ $name }).
plan-counter-loses = Ничего сильнее плана не нашлось; ближе всех это. Против плана побеждает в { $rate } партий ({ $interval }), против ботов — не реже чем в { $least } ({ $name }).
plan-growth = Как он рос
plan-growth-help = Доля побед лидера против самых трудных из известных стратегий, по поколениям.
plan-generation = поколение

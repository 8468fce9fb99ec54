### Simulation

## The command

simulate-about = Let bots play many games and count who wins.
simulate-game = The game; see `throneroom games`.
simulate-bots = Who plays, with commas between: names of bots, or files such as mine.py or mine.py:NAME.
simulate-games = How many games; 1000 if left out.
simulate-seed = The same number gives the same result; 0 if left out.
simulate-jobs = How many processes; as many as there are processors if left out. The result is the same.
simulate-json = Write the whole result to a file.
simulate-plot = Draw the result into a file: png, svg or pdf.
simulate-known-bots = Bots: { $bots }.

simulate-which-bots = Which bots? --bots takes several of: { $bots }, or files such as mine.py.
simulate-no-folder = { $file }: there is no such folder.
simulate-no-matplotlib = A picture needs matplotlib: pip install "throneroom[plot]".
simulate-no-format = { $file }: a picture ends in .png, .svg or .pdf.

## The result

simulate-progress = Playing
simulate-title =
    { $games ->
        [one] { $game }: { $games } game
       *[other] { $game }: { $games } games
    }
simulate-stopped = Stopped after { $games } of { $asked } games.
simulate-speed =
    { $speed ->
        [one] { $seconds } s, { $speed } game a second
       *[other] { $seconds } s, { $speed } games a second
    }
simulate-written = Written: { $file }

simulate-bot = Bot
simulate-win_rate = Win rate
simulate-interval = 95% interval
simulate-score = Score
simulate-turns = Turns
simulate-ends = How games ended
simulate-scores = Scores
simulate-percent = { $number }%
simulate-range = { $low } to { $high }
simulate-mean = mean { $number }
simulate-seed_note = seed { $seed }

## throneroom bench

bench-big_money = Whole games of Big Money, two players
bench-random = Random play with all 25 kingdom cards
bench-clones = Clones in the middle of a game
bench-answers = Answers to a match with record and undo
bench-answers_log = The same with a log
bench-games = games/s
bench-decisions = decisions/s
bench-clones-unit = clones/s

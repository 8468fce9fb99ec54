### Simulation

## The command

simulate-about = Let bots play many games and count who wins.
simulate-game = The game; see `throneroom games`.
simulate-bots = Who plays, with commas between: names of bots, or files such as mine.py, mine.py:NAME or mine.toml.
simulate-games = How many games; 1000 if left out.
simulate-seed = The same number gives the same result; 0 if left out.
simulate-jobs = How many processes; one for each processor if left out. The result is the same.
simulate-engine = Where games are played: local (this machine) or ray (a Ray cluster). The result is the same.
simulate-address = The Ray cluster; without it, a new one on this machine.
simulate-turn_limit = Turns of each player after which a game is ended as it stands; 1000 if left out.
simulate-records = Keep a record of each game in this folder, which is new or empty.
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
simulate-kept =
    { $games ->
        [one] { $games } record is in { $folder }
       *[other] { $games } records are in { $folder }
    }
simulate-written = Written: { $file }

simulate-bot = Bot
simulate-win_rate = Win rate
simulate-interval = 95% interval
simulate-score = Score
simulate-ties = Ties
simulate-seats = Wins by seat
simulate-all_bots = all together
simulate-cut_off =
    { $turns ->
        [one] Ended by the limit of { $turns } turn.
       *[other] Ended by the limit of { $turns } turns.
    }
simulate-turns = Turns
simulate-ends = How games ended
simulate-scores = Scores
simulate-percent = { $number }%
simulate-range = { $low } to { $high }
simulate-mean = mean { $number }
simulate-seed_note = seed { $seed }

## throneroom bench

bench-big_money = Whole games of Big Money, two players
bench-random = Random play
bench-clones = Clones in the middle of a game
bench-answers = Answers to a match with record and undo
bench-answers_log = The same with a log
bench-games = games/s
bench-decisions = decisions/s
bench-clones-unit = clones/s
bench-saves = Saving a match
bench-loads = Loading a match
bench-views = Views of a seat
bench-questions = Questions with previews
bench-matches = matches/s
bench-views-unit = views/s
bench-questions-unit = questions/s

### Arena

## The command

arena-about = Let bots play one another and rate them. A stopped arena goes on where it was.
arena-rounds = How many rounds; 10 if left out. More can be added later.
arena-swiss = Pair bots of about equal standing, instead of everybody with everybody.
arena-time = Seconds for each decision of a bot that thinks; its own limit if left out.
arena-out = Where it is written: FILE.jsonl (the games), FILE.json and FILE.html (the result).
arena-bad_time = --time: a number above 0 is needed, not { $time }.
arena-jobs = --jobs: a whole number from 1 up is needed, not { $jobs }.
arena-stopped = Stopped: { $games } of { $all } games are in { $file }; the same command goes on from there.

## The result

arena-title =
    { $games ->
        [one] { $game }: arena of { $games } game
       *[other] { $game }: arena of { $games } games
    }
arena-kind_swiss = Swiss system
arena-kind_round_robin = Everybody with everybody
arena-facts = { $kind }; rounds: { $rounds }; players at a table: { $players }. All games of a table have the same deal, and everybody sits everywhere once.
arena-rating = Rating
arena-about_rating = { $rating } ± { $half }
arena-games = Games
arena-before = Ends before (share)
arena-seat = Seat { $number }
arena-ranking = The ranking
arena-ranking_help = Ratings are OpenSkill’s (Plackett–Luce), 25 at the start; intervals hold 95 times out of 100.
arena-ratings = Ratings with their intervals
arena-ratings_help = Where two lines do not touch, the difference is clear.
arena-cross = Who beats whom
arena-cross_help = The share of games, in percent, in which the bot of the row ended before the bot of the column. A tie is half.
arena-curves = How ratings settled
arena-curves_help = The rating of each bot, by how many games of the arena had been played.
arena-seats = Victories by seat
arena-seats_help = Seat 1 moves first, where the game has an order.

## A chronicle of Oath

realm-title = “{ $name }”
realm-about = Denizens of each suit in play after each game; then the edifices, pale where they lie in ruins; dark below: the Empire stood
realm-stood = Empire { $stood } of { $games }

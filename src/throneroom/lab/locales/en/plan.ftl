### Plans for a kingdom

## The command

plan-about = Find the best plan for a kingdom: strategies compete, losers copy winners and change.
plan-game = The game; only Dominion has plans.
plan-only-dominion = Plans are found for Dominion only, not for { $game }.
plan-kingdom = A recommended set, 'random', or the keys of ten kingdom cards with commas between.
plan-players = How many play, 2 to 4; 2 if left out. The others all play the opponent’s strategy.
plan-minutes = How long to search, in minutes; 1 if left out.
plan-generations = How many generations to search, instead of a time. The result then follows from the seed.
plan-games = How many games to search, instead of a time. The result then follows from the seed.
plan-seed = The same number gives the same shuffles; 0 if left out.
plan-jobs = How many threads; one for each processor if left out. The result is the same.
plan-gpu = Play on a graphics card with CUDA; a generation then has more strategies and games.
plan-out = Write the plan to FILE.toml or FILE.json, and the counter-plan to FILE-counter beside it. `--bots FILE` plays it.
plan-json = Write everything that was found to a file.
plan-plot = Draw the result into a file: png, svg or pdf.
plan-bad-minutes = --minutes: a number above 0 is needed, not { $given }.
plan-bad-jobs = --jobs: a whole number from 1 up is needed, not { $given }.
plan-bad-players = --players: a whole number from 2 to 4 is needed, not { $given }.
plan-bad-budget = --{ $name }: a whole number from 1 up is needed, not { $given }.
plan-bad-seed = --seed: a whole number from 0 to { $high } is needed, not { $given }.
plan-one-budget = Only one of --minutes, --generations and --games can end the search.
plan-slow = Without numba the search is some hundred times slower: pip install "throneroom[lab]".

## Progress

plan-preparing = Preparing
plan-progress = Plans are competing
plan-leader = generation { $number }, { $games } games, wins at least { $rate }: { $leader }

## The result

plan-title =
    { $players ->
        [one] A plan for { $players } player
       *[other] A plan for { $players } players
    }
plan-kingdom-is = Kingdom: { $cards }.
plan-searched =
    { $generations ->
        [one] { $games } games in { $generations } generation and { $seconds } s; seed { $seed }.
       *[other] { $games } games in { $generations } generations and { $seconds } s; seed { $seed }.
    }
plan-money = Money
plan-best = The plan: { $cards }
plan-ends = Among equals a game ends after { $turns } turns of each player, and whoever begins wins { $rate } of them.
plan-against = Against the bots
plan-openings = Openings
plan-coins = Coins
plan-opening = First two turns
plan-nothing = nothing
plan-own = the plan’s own
plan-openings-help = Win rates in games that begin so, against the hardest opponents of the search.
plan-alike = In this kingdom { $name } plays like { $other }.
plan-counter = The counter-plan: { $cards }
plan-counter-wins = It wins { $rate } against the plan ({ $interval }), and at least { $least } against the bots ({ $name }).
plan-counter-loses = Nothing was found that beats the plan; this comes nearest. It wins { $rate } against the plan ({ $interval }), and at least { $least } against the bots ({ $name }).
plan-growth = How it grew
plan-growth-help = The leader’s wins against the hardest known strategies, by generation.
plan-generation = generation

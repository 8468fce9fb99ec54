### The lab: plans for a kingdom

nav-lab = Lab
lab-title = The lab
lab-about =
    { $players ->
        [2] Dominion for two. Plans play each other; losers copy winners and change a little.
        [3] Dominion for three. Plans play each other; losers copy winners and change a little.
       *[other] Dominion for four. Plans play each other; losers copy winners and change a little.
    }
lab-slow = This server plays without a compiler, so games are few and intervals wide.
lab-change = Change
lab-deal = Deal ten
lab-choose = Which kingdom?
lab-players = Players
lab-minutes = Time
lab-start = Let plans compete
lab-again = Search on

## The ranking

lab-plans = Plans
lab-plans-help = wins against the other plans, %, with 95% intervals
lab-money = Money
lab-up = up
lab-down = down
lab-part =
    { $count ->
        [one] { $count } plan takes part.
       *[other] { $count } plans take part.
    }
lab-tip = The white tip of a bar is its interval.
lab-hardest = The best plan is chosen by its hardest opponents, so it need not come first.
lab-growth = How they grew
lab-growth-help = wins of the best five by generation
lab-generation-1 = generation 1

## The plans

lab-best = Best plan
lab-buys = Buys and gains the first of these that can be had:
lab-unfinished = Still changing. Openings and the counter-plan come at the end.
lab-ends = Ends after { $turns } turns each. Whoever begins wins { $rate }%.
lab-openings = Openings of the plan
lab-wins = wins, %
lab-often = in { $count } of 12 games
lab-nothing = nothing
lab-counter = Counter-plan
lab-against-best = against the best plan
lab-yours = Your plan
lab-rank = rank { $rank } of { $of }
lab-yours-none = Write a plan of your own and see where it stands.
lab-yours-soon = It competes from the next generation on.
lab-write = Write one
lab-rewrite = Rewrite it
lab-from-leader = Start from the leader
lab-write-help = Cards to buy, the most wanted first, with conditions after “if”. The first that can be had is bought.
lab-enter = Let it compete
lab-draft =
    name = "mine"
    buy = [
    {"    "}"province",
    {"    "}"duchy if left(province) <= 4",
    {"    "}"gold",
    {"    "}"silver",
    ]

## The bar

lab-title-none = No plan yet
lab-title-preparing = Plans are getting ready
lab-title-running = Plans are competing
lab-title-telling = The best plan is measured
lab-title-ended = The best plan is found
lab-title-paused = Plans are resting
lab-about-none = Choose ten cards, or begin with these.
lab-about-preparing = The first games take a moment.
lab-about-ended =
    { $generation ->
        [one] { $games } games in { $generation } generation.
       *[other] { $games } games in { $generation } generations.
    }
lab-speed = { $games } games/s.
lab-left = { $seconds } s left.
lab-held =
    { $count ->
        [0] There is a new leader.
        [one] The leader has held for { $count } generation.
       *[other] The leader has held for { $count } generations.
    }
lab-generation = { $number } of { $of }
lab-pause = Pause
lab-go-on = Go on
lab-copy = Copy as file
lab-sit = Sit down against it

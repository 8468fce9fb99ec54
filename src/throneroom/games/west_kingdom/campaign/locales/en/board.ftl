### The campaign of the West Kingdom Tomesaga

## The chronicle board

campaign-board = The chronicle board
campaign-title = Campaign, game { $n } of 3
page-goals = Goals
campaign-goals = Goals of this game
campaign-goals-later = The goals are turned up once the game is set up.
campaign-goal-said =
    { $taken ->
        [none] { $name }: { $goal }. You have { $count } of { $n }.
       *[other] { $name }: { $goal }. Taken: { $taken }.
    }
campaign-taken-by = Taken: { $name }
campaign-crest-chronicles = Crest chronicles
campaign-needed =
    { $n ->
        [3] three equal crests
       *[other] four equal crests
    }
campaign-none-left = All have been taken.
campaign-held = What everybody holds
campaign-margin = A lead of more than { $margin } points is a major victory in this game.
campaign-player = Player
campaign-chronicles = Chronicles
campaign-crests = Crests
campaign-total = In all
campaign-victory = Victory
campaign-token = token
sort-chronicle = Chronicle
sort-crest = Crest
campaign-nothing = nothing yet
campaign-crest-count = { $crest }: { $count } of { $needed }
campaign-ours = Ours: { $what }.
campaign-ours-goal = goal
campaign-ours-crests = crests
campaign-ours-advantage = advantage

## The page of a campaign

campaign-in-architects = Architects
campaign-in-paladins = Paladins
campaign-in-viscounts = Viscounts
campaign-for-paladins = In Paladins
campaign-for-viscounts = In Viscounts
campaign-what-architects = What awaits you in Architects
campaign-what-paladins = What awaits you in Paladins
campaign-what-viscounts = What awaits you in Viscounts
campaign-now = now
campaign-playing = in play
campaign-later = later
campaign-nobody = nobody has one
campaign-major = A major victory of { $name }
campaign-minor = A minor victory of { $name }
campaign-major-why = A lead of { $lead }, more than { $margin }. Three victory chronicles for the first, a crest token of choice for the second.
campaign-minor-why =
    { $players ->
        [2] A lead of { $lead }; a major one needs more than { $margin }. Two victory chronicles for the first, one for the second.
       *[other] A lead of { $lead }; a major one needs more than { $margin }. Two victory chronicles for the first, one for the second, a crest token of choice for the third.
    }
campaign-place =
    { $place ->
        [1] 1st, points: { $points }
        [2] 2nd, points: { $points }
        [3] 3rd, points: { $points }
       *[other] 4th, points: { $points }
    }
campaign-won = Won in this game
campaign-won-nothing = nothing
campaign-victories =
    { $count ->
        [one] { $count } victory chronicle
       *[other] { $count } victory chronicles
    }
campaign-catch-up = +{ $silver } silver for being behind
campaign-last = chooses and plays last
campaign-first = begins
campaign-after =
    { $n ->
        [1] After the first game
       *[other] After the second game
    }
campaign-over = { $name } wins the campaign
campaign-tie-victory = Two hold as many chronicles; more of them for victories decide.
campaign-tie-viscounts = Two hold as many chronicles, and as many for victories; the better place in Viscounts decides.
campaign-place-in = { $game }: { $place }
campaign-will-goals = Three new goals are turned up, three victory chronicles lie in the pile.
campaign-will-silver = Silver for those who are behind: { $who }.
campaign-will-marker = { $holder } holds the start marker in the setup, then { $first } begins.
campaign-story = The story so far
campaign-replay = Watch the game
campaign-new = Three games in a row
campaign-about = Architects, Paladins and Viscounts with the same people. Whoever holds the most chronicles in the end wins.
campaign-about-goals = Each game has three goals; whoever meets one first takes its chronicle at once, and has an advantage in the next game.
campaign-about-victory = After each game there are victory chronicles for the first places.
campaign-about-crests = Equal crests on chronicles and tokens bring a further chronicle.

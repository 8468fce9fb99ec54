### Eight-Minute Empire: Legends

## Before the start

setting-players = Players
setting-board = Board
    .who = Who lays it
    .help = Chance lays out a legal board, or one of the players does.
setting-board-random = Laid by chance
    .text = Chance lays tiles, start and tokens: the game begins at once.
setting-board-player = Laid by a player
    .text = One of you lays the tiles, chooses the start and puts tokens wherever they like.
setting-builder = Who sets up
    .help = The player who lays the board; with two, this player also places the first neutral army. If nobody is chosen, chance decides.
setting-builder-0 = Seat 1
setting-builder-1 = Seat 2
setting-builder-2 = Seat 3
setting-builder-3 = Seat 4
setting-layout = Layout
    .help = The four tiles form a T, or a ring of two by two.
setting-layout-t = T
    .text = Three in a row and one below: the usual board, with a clear centre.
setting-layout-ring = Ring
    .text = Two by two: each tile touches two others, and armies can go round.
setting-neutrals = Neutral armies
    .help = With two players, ten neutral armies stand on the board: placed in turns, or by chance.
setting-neutrals-players = Placed by the players
setting-neutrals-random = Placed by chance
setting-ties = Ties in the auction
    .help = The youngest of those who tie wins, or a die decides.
setting-ties-age = The youngest wins
setting-ties-die = A die decides
setting-by_age = From the youngest to the oldest
    .own = As seated here
    .younger = { PLAYER($player) } is younger
    .help = The seats by age, for ties in the auction. Lots are drawn if you leave it open.
setting-by_lot = By lot
setting-variants = Variants
    .help = For a first game leave them all out.
setting-exploration = Exploration tokens
    .help = Five tokens on the board; the first city in their region takes them.
setting-swamp = Poison Swamp
    .help = The exploration tokens lie face down, and the swamp among them: it costs a point. Turns the exploration tokens on too.
setting-citadels = Citadels
    .help = Three regions are worth a point more.
setting-leaders = Leaders
    .help = Everybody is dealt one of four leaders with powers of their own.
setting-events = Event tokens
    .help = A dragon, two magic gates and a band of rogues on the board.
setting-long_game = Long game
    .help = Three games in a row; the points are added up.

## Who the bots are at the table

bot-greedy = Freebooter
bot-warlord = Warlord
bot-emperor = Emperor
    .gender = masculine

## Setting up in the browser

label-tray = Tiles of the board
label-slot = Place: { NAME($slot, of: "slot") }
label-tile =
    { $rotation ->
        [0] { NAME($side, of: "side") }, { NAME($slot, of: "slot") }
       *[other] { NAME($side, of: "side") }, { NAME($slot, of: "slot") }, turned { $rotation }×
    }
label-turn = Turn
label-flip = Turn over
label-move = Move
label-purse = Your coins
hint-lay = Drag a tile into place. Press it to turn it; its buttons flip and move it.
hint-start = Choose a lit region. Until then the tiles can still be moved.
hint-token = Drag it from the tray, or choose a region. Another token may come first.
    .last = Drag it from the tray, or choose a region.
hint-face_down = Drag it from the tray, or choose a region. Nobody knows which one it is.
hint-events = Choose as many as you like; the gates come as a pair.
hint-take_up = All the tokens lie on the board. Choose one to take it up again.
hint-deal = Next the cards are dealt, and everybody’s armies gather at the start.
hint-neutral = Neutral armies count for control like a player’s.
hint-bid = Everybody bids in secret. The highest bid pays and names the first player.
auction-open = not yet
auction-sealed = sealed
auction-won = has won the auction
auction-by_die = A tie: the die decided.
auction-by_age = The highest bids are equal: { PLAYER($player) }, the youngest, wins.
result-bid =
    { $n ->
        [0] Bid nothing
        [one] Bid { $n } coin
       *[other] Bid { $n } coins
    }
ask-march_from = March: which army goes?
ask-march_to = March: where does this army go?
ask-recruit = Recruit: where does the next army go?
answer-other_army = Other army
hint-march_from = A border costs 1, the sea { $sea }. Nothing is final before the end of your turn.
hint-march_to = From { NAME($region, of: "region") }. A border costs 1, the sea { $sea }.
hint-recruit =
    { $count ->
        [one] { $count } army is left in your reserve.
       *[other] { $count } armies are left in your reserve.
    }
hint-city = Wherever you have an army.
hint-destroy = Wherever you have an army yourself.
hint-end_turn = Until you end the turn, all of it can be taken back.
    .swamp = Until you end the turn, all of it can be taken back, unless a token was turned up.
hint-take = The first card is free; the others cost the coins above them.
hint-first = The others follow clockwise.
hint-peek = Only you will see it.
hint-choose = The other one is lost.
result-march =
    { $way ->
        [sea] Sail for { $cost }
        [gate] Through the gates for { $cost }
       *[other] March for { $cost }
    }
result-recruit =
    { $owner ->
        [none] Recruit here
       *[other] Recruit here for a coin
    }
result-city = Found the city
result-destroy =
    { $owner ->
        [you] Destroy your own army
        [neutral] Destroy a neutral army
       *[other] Destroy this army
    }
result-outpost = Send an army here
result-neutral = Place it here
result-start = Start here
result-token = Lay it here
result-face_down = Lay it here
result-peek = Look at it
outlook-yours = You would control it.
outlook-yours_island = You would control it, and with it the island.
outlook-stays = It stays yours.
outlook-stays_island = It stays yours, and the island becomes yours.
outlook-lost = You would no longer control it.
outlook-nobody = Nobody would control it.
outlook-freed = Nobody would control it any more.
outlook-neutral = It would be neutral.
outlook-theirs = { PLAYER($player) } would still control it.
outlook-theirs_now = { PLAYER($player) } would control it.
outlook-leaves = You would lose { NAME($region, of: "region") }.
outlook-gives = { PLAYER($player) } would control { NAME($region, of: "region") }.
outlook-gives_island = { PLAYER($player) } would control { NAME($region, of: "region") }, and with it the island.
outlook-robbed = Rogues would take a coin of yours.
outlook-takes = You would take the token: { NAME($token, of: "token") }.
outlook-island_won = The island would be yours.
outlook-island_lost = You would lose an island.
outlook-against = against
outlook-points =
    { $count ->
        [one] { $sign }{ $count } point
       *[other] { $sign }{ $count } points
    }
label-region-of = { PLAYER($player) } controls it
label-region-neutral = neutral control
label-region-free = nobody controls it
label-armies-of =
    { $count ->
        [one] { $count } army of { PLAYER($player) }
       *[other] { $count } armies of { PLAYER($player) }
    }
label-armies-neutral =
    { $count ->
        [one] { $count } neutral army
       *[other] { $count } neutral armies
    }
label-cities-of =
    { $count ->
        [one] { $count } city of { PLAYER($player) }
       *[other] { $count } cities of { PLAYER($player) }
    }
label-cost = costs { $cost }
label-move-from = march from here
label-island-of = The island is { PLAYER($player) }’s.
label-island-neutral = The island is neutral.
label-island-free = Nobody has the island.
result-events =
    { $count ->
        [0] Play without them
       *[other] Play with these
    }
won-yours = The isles are yours, { $name }
won-theirs = The isles go to { $name }
won-points =
    { $count ->
        [one] point
       *[other] points
    }

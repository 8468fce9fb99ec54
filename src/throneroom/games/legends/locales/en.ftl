### Eight-Minute Empire: Legends

## Cards

card-ancient_phoenix = Ancient Phoenix
    .ability = Flying
    .action = March 5
    .text =
        Crossing the sea costs each of your armies 1 less.
        March with 5 movement.
    .rulings =
        Its own flight counts at once: on this very march a crossing costs you 2, or less with more Flying.

card-ancient_sage = Ancient Sage
    .ability = 1 VP per Ancient card
    .action = March 3
    .text =
        At the end: 1 point for each of your Ancient cards.
        March with 3 movement.
    .rulings =
        The Sage is Ancient too and counts itself.

card-ancient_tree_spirit = Ancient Tree Spirit
    .ability = 3 elixirs
    .action = Recruit 4
    .text =
        3 elixirs for the count at the end.
        Recruit 4 armies.
    .rulings =
        Three elixirs are more than most players ever have, but a tie for most is worth only 1 point each.

card-ancient_woods = Ancient Woods
    .ability = +1 army
    .action = Found a city + recruit 1
    .text =
        Whenever you recruit, you may place one more army.
        Found a city, then recruit an army.
    .rulings =
        The city comes first, and the recruits may go straight into it.
        Its own +1 counts at once: you recruit 2 armies, more with other such cards.

card-cursed_banshee = Cursed Banshee
    .ability = 2 elixirs
    .action = March 6
    .text =
        2 elixirs for the count at the end.
        March with 6 movement.
    .rulings =
        The longest march of all.

card-cursed_gargoyles = Cursed Gargoyles
    .ability = Flying
    .action = March 5
    .text =
        Crossing the sea costs each of your armies 1 less.
        March with 5 movement.
    .rulings =
        Its own flight counts at once: on this very march a crossing costs you 2, or less with more Flying.

card-cursed_king = Cursed King
    .ability = 1 elixir
    .action = Recruit 3 or march 4
    .text =
        An elixir for the count at the end.
        Recruit 3 armies or march with 4 movement.
    .rulings =
        Choose one of the two; the other is lost.

card-cursed_mausoleum = Cursed Mausoleum
    .ability = +1 movement
    .action = Found a city
    .text =
        Every march of yours has one more unit of movement.
        Found a city.
    .rulings =
        You need an army where the city is to stand. The city stays even if the army leaves.

card-cursed_tower = Cursed Tower
    .ability = 1 VP per Flying
    .action = Found a city
    .text =
        At the end: 1 point for each time you have Flying.
        Found a city.
    .rulings =
        Every Flying counts, also several on different cards taken before or after the Tower.
        The Tower itself does not fly.

card-dire_dragon = Dire Dragon
    .ability = Flying
    .action = Recruit 3 + destroy an army
    .text =
        Crossing the sea costs each of your armies 1 less.
        Recruit 3 armies, then destroy an army.
    .rulings =
        Recruit first, destroy second. Armies you have just recruited can make the attack possible.

card-dire_eye = Dire Eye
    .ability = Flying
    .action = Recruit 4
    .text =
        Crossing the sea costs each of your armies 1 less.
        Recruit 4 armies.
    .rulings =
        Flying lasts from now on; this card itself gives no march to use it on.

card-dire_giant = Dire Giant
    .ability = Armies can’t be destroyed
    .action = Recruit 3 + destroy an army
    .text =
        Nobody can destroy your armies.
        Recruit 3 armies, then destroy an army.
    .rulings =
        From now on nobody can choose your armies when they destroy one, not even you.
        Recruit first, destroy second.

card-dire_goblin = Dire Goblin
    .ability = 1 elixir
    .action = March 5
    .text =
        An elixir for the count at the end.
        March with 5 movement.
    .rulings =
        Units you do not use are lost.

card-dire_ogre = Dire Ogre
    .ability = 1 VP per 3 coins
    .action = March 2
    .text =
        At the end: 1 point for every 3 coins you have left.
        March with 2 movement.
    .rulings =
        The coins are counted, not spent: they still break ties.

card-forest_elf = Forest Elf
    .ability = +1 army
    .action = Recruit 3 or march 2
    .text =
        Whenever you recruit, you may place one more army.
        Recruit 3 armies or march with 2 movement.
    .rulings =
        If you choose to recruit, its own +1 makes it 4 armies.

card-forest_gnome = Forest Gnome
    .ability = 3 elixirs
    .action = March 2
    .text =
        3 elixirs for the count at the end.
        March with 2 movement.
    .rulings =
        Three elixirs for a short march.

card-forest_pixie = Forest Pixie
    .ability = +1 army
    .action = March 4
    .text =
        Whenever you recruit, you may place one more army.
        March with 4 movement.
    .rulings =
        The extra army comes with your next recruiting; this card only marches.

card-forest_tree_town = Forest Tree Town
    .ability = +1 movement
    .action = Found a city
    .text =
        Every march of yours has one more unit of movement.
        Found a city.
    .rulings =
        The extra movement comes with your next march; this card only founds a city.

card-graveyard = Graveyard
    .ability = 1 VP per Cursed card
    .action = Recruit 2
    .text =
        At the end: 1 point for each of your Cursed cards.
        Recruit 2 armies.
    .rulings =
        It has no family word of its own and does not count itself.

card-lake = Lake
    .ability = 1 VP per Forest card
    .action = Recruit 2 or march 3
    .text =
        At the end: 1 point for each of your Forest cards.
        Recruit 2 armies or march with 3 movement.
    .rulings =
        It has no family word of its own and does not count itself.

card-night_hydra = Night Hydra
    .ability = +1 army
    .action = March 5 + destroy an army
    .text =
        Whenever you recruit, you may place one more army.
        March with 5 movement, then destroy an army.
    .rulings =
        March first, destroy second: march next to your victim.

card-night_village = Night Village
    .ability = +1 army
    .action = Found a city
    .text =
        Whenever you recruit, you may place one more army.
        Found a city.
    .rulings =
        The city can take recruits from your next recruiting on.

card-night_wizard = Night Wizard
    .ability = 1 VP per Night card
    .action = Recruit 3 + destroy an army
    .text =
        At the end: 1 point for each of your Night cards.
        Recruit 3 armies, then destroy an army.
    .rulings =
        The Wizard is a Night card too and counts itself.
        Recruit first, destroy second.

card-noble_hills = Noble Hills
    .ability = 4 VP for 3 Noble cards
    .action = Recruit 3
    .text =
        At the end: 4 points if you have 3 Noble cards.
        Recruit 3 armies.
    .rulings =
        All three Noble cards, the Hills among them, or nothing.

card-noble_knight = Noble Knight
    .ability = +1 movement
    .action = Recruit 4 + destroy an army
    .text =
        Every march of yours has one more unit of movement.
        Recruit 4 armies, then destroy an army.
    .rulings =
        Recruit first, destroy second.

card-noble_unicorn = Noble Unicorn
    .ability = +1 movement
    .action = March 4 + recruit 1
    .text =
        Every march of yours has one more unit of movement.
        March with 4 movement, then recruit an army.
    .rulings =
        Its own +1 counts at once: the march has 5 units.
        March first, recruit second.

card-stronghold = Stronghold
    .ability = 1 VP per Dire card
    .action = Found a city
    .text =
        At the end: 1 point for each of your Dire cards.
        Found a city.
    .rulings =
        It has no family word of its own and does not count itself.

card-arcane_manticore = Arcane Manticore
    .ability = +1 movement
    .action = Recruit 4 + destroy an army
    .text =
        Every march of yours has one more unit of movement.
        Recruit 4 armies, then destroy an army.
    .rulings =
        Recruit first, destroy second.

card-arcane_sphinx = Arcane Sphinx
    .ability = Flying
    .action = Recruit 3 or march 4
    .text =
        Crossing the sea costs each of your armies 1 less.
        Recruit 3 armies or march with 4 movement.
    .rulings =
        If you choose the march, its own flight counts at once.

card-arcane_temple = Arcane Temple
    .ability = 1 VP per Arcane card
    .action = March 3
    .text =
        At the end: 1 point for each of your Arcane cards.
        March with 3 movement.
    .rulings =
        The Temple is Arcane too and counts itself.

card-mountain_dwarf = Mountain Dwarf
    .ability = 3 VP for 2 Mountain cards
    .action = Recruit 2 + destroy an army
    .text =
        At the end: 3 points if you have 2 Mountain cards.
        Recruit 2 armies, then destroy an army.
    .rulings =
        The Dwarf is one of the two; the Treasury is the other.
        Recruit first, destroy second.

card-mountain_treasury = Mountain Treasury
    .ability = 1 elixir, 2 coins now
    .action = March 3
    .text =
        An elixir for the count at the end.
        Take 2 coins from the bank at once.
        March with 3 movement.
    .rulings =
        You pay its price first and take the 2 coins then.

card-castle_or = Castle
    .ability = 1 elixir
    .action = Recruit 3 or found a city
    .text =
        An elixir for the count at the end.
        Recruit 3 armies or found a city.
    .rulings =
        Choose one of the two; the other is lost.

card-castle_and = Castle
    .ability = 1 elixir
    .action = March 3 + found a city
    .text =
        An elixir for the count at the end.
        March with 3 movement, then found a city.
    .rulings =
        March first, found the city second: wherever you have an army by then.
## Leaders

leader-fairy_queen = Fairy Queen
    .text =
        At the end: 1 point if you have at least 3 Forest cards.
        When everybody has all their cards, you may buy one more at its usual price. Its action is not performed.
    .rulings =
        The abilities of the extra card count: its elixirs, its coins, its points, its family.
leader-bandit_king = Bandit King
    .text =
        You may recruit into other players’ cities, for a coin to the owner for each army.
        When you destroy another player’s army, you may take a coin from that player.
    .rulings =
        If several others have a city there, you choose whom to pay.
        Where you may recruit anyway, you pay nothing. Neutral armies have no coins to take.
leader-red_sorceress = Red Sorceress
    .text =
        You begin with 5 armies in the starting region instead of 4.
        Other players’ armies that you destroy are kept on this card. At the end: 1 point for every 3 of them.
    .rulings =
        Captured armies do not return to their owner, who has that many fewer for the rest of the game.
        Neutral armies count; your own always return to your reserve.
leader-white_knight = White Knight
    .text =
        At the end: 1 more point for each island of 3 or more regions that you control.
        When you found a city, you also put an army into that region.
    .rulings =
        That army comes from your reserve, and none comes if the reserve is empty. It is no recruiting: +1 army does not apply.

## Tokens

token-magic_spring = Magic Spring
    .text = 2 elixirs for the count at the end.
token-cottage = Cottage
    .text = Whenever you recruit, you may place one more army.
token-hidden_treasure = Hidden Treasure
    .text = Take a coin from the bank at once.
token-magic_tome = Magic Tome
    .text = 1 point at the end. If you tie on points, you win the tie, whatever else would count.
token-stable = Stable
    .text = Every march of yours has one more unit of movement.
token-poison_swamp = Dire Swamp
    .text = Costs its owner a point at the end.
token-citadel = Citadel
    .text = The region is worth a point more to whoever controls it at the end.
token-marauding_dragon = Marauding Dragon
    .text = Whoever brings the armies in the region to seven or more takes it: 2 points at the end.
token-magic_gate = Magic Gate
    .text = The regions of the two gates count as neighbours when armies move.
token-magic_gates = Magic Gates
    .text = Two of them. Their regions count as neighbours when armies move.
token-band_of_rogues = Band of Thieves
    .text = Whoever moves an army into this region loses a coin.
token-face_down = Face-down token
    .text = An exploration token or the Dire Swamp. Found a city here to take it; control the region at the end of your turn to look at it.
token-start = Starting region
    .text = Everybody can recruit here.

## Words on the cards

family-ancient = Ancient
family-arcane = Arcane
family-cursed = Cursed
family-dire = Dire
family-forest = Forest
family-mountain = Mountain
family-night = Night
family-noble = Noble

class-creature = Creature
class-place = Place

colour-turquoise = Turquoise
colour-white = White
colour-purple = Purple
colour-red = Red
colour-neutral = Neutral

ability-move_bonus = Movement
ability-army_bonus = Recruiting
ability-flying = Flying
ability-elixirs = Elixirs
ability-immune = Armies can’t be destroyed
ability-sea_cost = Crossing the sea

action-recruit = Recruit
action-march = March
action-city = Found a city
action-destroy = Destroy an army

## The board

layout-t = T
layout-ring = Ring
slot-left = left
slot-centre = centre
slot-right = right
slot-bottom = bottom
slot-top_left = top left
slot-top_right = top right
slot-bottom_right = bottom right
slot-bottom_left = bottom left
way-land = border
way-bridge = bridge
way-sea = sea
way-gate = gates

side-horseshoe = Horseshoe
side-castle_rock = Castle Rock
side-desert = Desert
side-meadows = Meadows
side-volcano = Volcano
side-ice_islands = Ice Islands
side-rope_islands = Rope Islands
side-red_forest = Red Forest

region-h1 = East Horn
region-h2 = North Shore
region-h3 = West Cliffs
region-h4 = Waterfall Lake
region-h5 = South Beach
region-c1 = Old Keep
region-c2 = Lower Rock
region-c3 = Lone Rock
region-d1 = North Sands
region-d2 = Narrow Strip
region-d3 = The Spires
region-d4 = Great Boulder
region-d5 = East Ridge
region-d6 = Red Crags
region-d7 = Dune Cape
region-m1 = North Meadow
region-m2 = Standing Stones
region-m3 = Hamlet
region-m4 = Pine Grove
region-m5 = South Point
region-v1 = Ash Islet
region-v2 = Black Beach
region-v3 = North Slope
region-v4 = East Slope
region-v5 = Crater
region-v6 = Lava Field
region-v7 = South Shore
region-i1 = Snow Peak
region-i2 = Icefall
region-i3 = Frost Rock
region-i4 = Great Glacier
region-i5 = Cold Bay
region-r1 = Tall Isle
region-r2 = Bridge Isle
region-r3 = Pier Isle
region-f1 = North Wood
region-f2 = Middle Wood
region-f3 = South Coast
## Before the start

setting-players = Players
setting-board = Board
    .who = Who lays it
    .help = Chance lays out a legal board, or one of the players does.
setting-board-random = Laid by chance
    .text = Chance lays tiles, start and tokens: the game begins at once.
setting-board-player = Laid by a player
    .text = One of you lays the tiles, chooses the start and puts tokens wherever it pleases.
setting-builder = Who sets up
    .help = The player who lays the board; with two, this player also places the first neutral army. Chance decides if you do not.
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
setting-swamp = Dire Swamp
    .help = The exploration tokens lie face down, and the swamp among them: it costs a point. Brings them along.
setting-citadels = Citadels
    .help = Three regions are worth a point more.
setting-leaders = Leaders
    .help = Everybody is dealt one of four leaders with powers of their own.
setting-events = Event tokens
    .help = A dragon, two magic gates and a band of thieves on the board.
setting-long_game = Long game
    .help = Three games in a row; the points are added up.

## Who the bots are at the table

bot-greedy = Freebooter
bot-emperor = Emperor

## The turn

phase-new = Setting up
phase-board = Laying the board
phase-start = Starting region
phase-tokens = Tokens
phase-ready = The board is laid
phase-outpost = First armies
phase-neutrals = Neutral armies
phase-bids = Auction
phase-first = First player
phase-turns = Turns
phase-extra = The Fairy Queen’s card
phase-over = The end

step-take = Take a card
step-refill = Refill

## Questions

prompt-lay = Lay out the board: choose a side, its place and how it is turned.
prompt-start = Choose the starting region: on the central tile, with a sea lane to another.
prompt-token = { NAME($token, of: "token") }: choose its region.
prompt-face_down = Lay a token face down: choose its region.
prompt-events = Which event tokens are in the game?
prompt-ready = The board is laid. Shall the cards be dealt?
prompt-outpost = Choose the region of another tile where everybody gets an army.
prompt-neutral =
    { $left ->
        [one] Place a neutral army, the last one.
       *[other] Place a neutral army. { $left } are left.
    }
prompt-bid = How many coins do you bid to say who begins?
prompt-first = You have won the auction. Who takes the first turn?
prompt-take = Take a card.
prompt-choose = { NAME($card) }: which action?
prompt-recruit =
    { $left ->
        [one] Recruit an army: where?
       *[other] Recruit { $left } armies: where does the next one go?
    }
prompt-march =
    { $left ->
        [one] March: { $left } unit left. A border costs 1, the sea { $sea }.
       *[other] March: { $left } units left. A border costs 1, the sea { $sea }.
    }
prompt-city = Found a city: where?
prompt-destroy = Destroy an army: whose?
prompt-loot = Take a coin from { PLAYER($player) }?
prompt-end_turn = { NAME($card) }: end your turn?
prompt-peek = You may look at a token in a region you control.
prompt-extra = Fairy Queen: you may buy one more card.

## Answers

option-lay =
    { $rotation ->
        [0] { NAME($side, of: "side") }, { NAME($slot, of: "slot") }
       *[other] { NAME($side, of: "side") }, { NAME($slot, of: "slot") }, turned { $rotation }×
    }
option-by_chance = Lay by chance
option-take_up = Take up the token in { NAME($region, of: "region") }
option-ready = Deal the cards
option-bid =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
option-first = { PLAYER($n) }
option-card =
    { $price ->
        [0] { NAME($card) }, free
       *[other] { NAME($card) } for { $price }
    }
option-recruit =
    { $n ->
        [one] Recruit an army
       *[other] Recruit { $n } armies
    }
option-march = March { $n }
option-city = Found a city
option-destroy = Destroy an army
option-nothing = Neither
option-step =
    { $way ->
        [sea] { NAME($start, of: "region") } to { NAME($end, of: "region") }, by sea for { $cost }
        [gate] { NAME($start, of: "region") } to { NAME($end, of: "region") }, through the gates for { $cost }
       *[other] { NAME($start, of: "region") } to { NAME($end, of: "region") }, { $cost }
    }
option-recruit_at = { NAME($region, of: "region") }, a coin to { PLAYER($owner) }
option-destroy_at =
    { $owner ->
        [neutral] { NAME($region, of: "region") }: a neutral army
       *[other] { NAME($region, of: "region") }: an army of { PLAYER($owner) }
    }
option-end = End the turn
option-stop_recruit = Recruit no more
option-stop_march = End the march
option-stop_city = Found no city
option-stop_destroy = Destroy nothing
option-stop_peek = Look no further
option-stop_extra = Buy nothing

## Why not

why-not_in_row = { NAME($card) } is not in the row.
why-too_dear = { NAME($card) } costs { $price }; you have { $coins }.
why-not_on_board = { NAME($region, of: "region") } is not on this board.
why-no_start = { NAME($region, of: "region") } can’t be the starting region: it must be on the central tile and have a sea lane to another tile.
why-no_token = A region has no more than one token, and the starting region has its own.
why-no_token_there = There is no token to take up in { NAME($region, of: "region") }.
why-not_central = { NAME($side, of: "side") } bears the sign of the start: face up it is always the central tile.
why-no_outpost = { NAME($region, of: "region") } is on the central tile; this army goes to another one.
why-no_recruits = You can recruit only in the starting region and where you have a city, not in { NAME($region, of: "region") }.
why-no_army = You have no army in { NAME($region, of: "region") }.
why-no_victim = There is no army in { NAME($region, of: "region") } that you could destroy.
why-no_peeking = There is nothing for you to look at in { NAME($region, of: "region") }.
why-not_adjacent = No border and no sea lane leads from { NAME($region, of: "region") } to { NAME($end, of: "region") }.
why-too_far = From { NAME($region, of: "region") } to { NAME($end, of: "region") } costs { $cost }; you have { $left } left.

## What happened

event-game_began = Game { $game } of three
event-leader_dealt = { PLAYER($seat) } is led by the { NAME($leader, of: "leader") }.
event-tile_laid =
    { $seat ->
        [none] { NAME($side, of: "side") }: { NAME($slot, of: "slot") }{ $rotation ->
            [0] {""}
           *[other] , turned { $rotation }×
        }.
       *[other] { PLAYER($seat) } lays { NAME($side, of: "side") }: { NAME($slot, of: "slot") }{ $rotation ->
            [0] {""}
           *[other] , turned { $rotation }×
        }.
    }
event-start_chosen =
    { $seat ->
        [none] The starting region is { NAME($region, of: "region") }.
       *[other] { PLAYER($seat) } makes { NAME($region, of: "region") } the starting region.
    }
event-token_laid =
    { $token ->
        [none] { $seat ->
            [none] A token lies face down in { NAME($region, of: "region") }.
           *[other] { PLAYER($seat) } lays a token face down in { NAME($region, of: "region") }.
        }
       *[other] { $seat ->
            [none] { NAME($token, of: "token") }: { NAME($region, of: "region") }.
           *[other] { PLAYER($seat) } lays a token in { NAME($region, of: "region") }: { NAME($token, of: "token") }.
        }
    }
event-token_taken_up =
    { $token ->
        [none] { PLAYER($seat) } takes up the token in { NAME($region, of: "region") } again.
       *[other] { PLAYER($seat) } takes up the token in { NAME($region, of: "region") } again: { NAME($token, of: "token") }.
    }
event-row_dealt = The row: { NAMES($cards) }.
event-armies_placed = { PLAYER($seat) } puts { $count } armies into { NAME($region, of: "region") }.
event-outpost_chosen =
    { $seat ->
        [none] One army of everybody goes to { NAME($region, of: "region") }.
       *[other] { PLAYER($seat) } sends one army of everybody to { NAME($region, of: "region") }.
    }
event-neutral_placed =
    { $seat ->
        [none] A neutral army stands in { NAME($region, of: "region") }.
       *[other] { PLAYER($seat) } places a neutral army in { NAME($region, of: "region") }.
    }
event-bid =
    { $coins ->
        [none] { PLAYER($seat) } bids.
       *[other] { PLAYER($seat) } bids { $coins }.
    }
event-bids_opened = The bids are opened.
event-bid_shown =
    { $coins ->
        [0] { PLAYER($seat) } has bid nothing.
       *[other] { PLAYER($seat) } has bid { $coins }.
    }
event-tie_rolled = { PLAYER($seat) } rolls { $die }.
event-auction_won =
    { $coins ->
        [0] { PLAYER($seat) } wins the auction for nothing.
       *[other] { PLAYER($seat) } wins the auction for { $coins }.
    }
event-first_named = { PLAYER($seat) } decides: { PLAYER($first) } begins.
event-turn_began = { PLAYER($seat) }, round { $round }
event-took =
    { $price ->
        [0] { PLAYER($seat) } takes { NAME($card) } for nothing.
       *[other] { PLAYER($seat) } pays { $price } and takes { NAME($card) }.
    }
event-got_coins =
    { $coins ->
        [one] { PLAYER($seat) } takes a coin from the bank.
       *[other] { PLAYER($seat) } takes { $coins } coins from the bank.
    }
event-recruited =
    { $paid ->
        [none] { PLAYER($seat) } recruits in { NAME($region, of: "region") }.
       *[other] { PLAYER($seat) } recruits in { NAME($region, of: "region") } and pays { PLAYER($paid) } a coin.
    }
event-marched =
    { $way ->
        [sea] { PLAYER($seat) } sails from { NAME($start, of: "region") } to { NAME($end, of: "region") }, { $cost }.
        [gate] { PLAYER($seat) } goes through the gates from { NAME($start, of: "region") } to { NAME($end, of: "region") }, { $cost }.
       *[other] { PLAYER($seat) } marches from { NAME($start, of: "region") } to { NAME($end, of: "region") }, { $cost }.
    }
event-robbed = Thieves in { NAME($region, of: "region") } rob { PLAYER($seat) } of a coin.
event-founded_city = { PLAYER($seat) } founds a city in { NAME($region, of: "region") }.
event-joined_city = { PLAYER($seat) }’s White Knight sends an army to { NAME($region, of: "region") }.
event-destroyed =
    { $owner ->
        [none] { $captured ->
            [true] { PLAYER($seat) } captures a neutral army in { NAME($region, of: "region") }.
           *[false] { PLAYER($seat) } destroys a neutral army in { NAME($region, of: "region") }.
        }
       *[other] { $captured ->
            [true] { PLAYER($seat) } captures an army of { PLAYER($owner) } in { NAME($region, of: "region") }.
           *[false] { PLAYER($seat) } destroys an army of { PLAYER($owner) } in { NAME($region, of: "region") }.
        }
    }
event-took_coin = { PLAYER($seat) } takes a coin from { PLAYER($owner) }.
event-took_token = { PLAYER($seat) } takes { NAME($token, of: "token") } from { NAME($region, of: "region") }.
event-card_turned_up = { NAME($card) } comes into the row.
event-peeked =
    { $token ->
        [none] { PLAYER($seat) } looks at the token in { NAME($region, of: "region") }.
       *[other] { PLAYER($seat) } looks at the token in { NAME($region, of: "region") }: { NAME($token, of: "token") }.
    }
event-extra_card =
    { $price ->
        [0] { PLAYER($seat) } takes { NAME($card) } for the Fairy Queen, for nothing.
       *[other] { PLAYER($seat) } pays { $price } for the Fairy Queen’s extra card: { NAME($card) }.
    }
event-scored =
    { $points ->
        [one] { PLAYER($seat) } has { $points } point in this game.
       *[other] { PLAYER($seat) } has { $points } points in this game.
    }
event-ended =
    { $reason ->
        [series] Three games are over.
       *[cards] Everybody has all their cards: the game is over.
    }

## Points

score-regions = Regions
score-islands = Islands
score-elixirs = Elixirs
score-citadels = Citadels
score-magic_tome = Magic Tome
score-poison_swamp = Dire Swamp
score-marauding_dragon = Marauding Dragon
score-fairy_queen = Fairy Queen
score-red_sorceress = Red Sorceress
score-white_knight = White Knight
score-game_1 = First game
score-game_2 = Second game
score-game_3 = Third game

## At the table

zone-market = Market
zone-deck = Deck
zone-reserve = Reserve
zone-cards = Cards

count-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
count-armies =
    { $count ->
        [one] { $count } army
       *[other] { $count } armies
    }
count-cities =
    { $count ->
        [one] { $count } city
       *[other] { $count } cities
    }
count-left = { $count } left
label-free = free
label-price =
    { $price ->
        [0] free
        [one] { $price } coin
       *[other] { $price } coins
    }
label-round = Round { $round } of { $rounds }
label-game = Game { $game } of { $games }
label-nobody = nobody’s
label-neutral = neutral

## The table in the browser

label-board = The islands
word-points =
    { $count ->
        [one] point
       *[other] points
    }
word-coins =
    { $count ->
        [one] coin
       *[other] coins
    }
word-cards =
    { $count ->
        [one] card
       *[other] cards
    }
word-reserve = in reserve
chart-points = Points after each round

## Cards in the browser

verb-recruit = Recruit
verb-march = March
verb-city = City
verb-destroy = Destroy
word-and = and
word-or = or
note-move_bonus = on every march
note-army_bonus = whenever you recruit
note-flying = the sea costs 1 less
note-elixir = most elixirs: 2 VP
note-coins_now = from the bank, once
note-immune = not even by you
note-vp_per_family = at the end of the game
note-vp_set = at the end of the game
note-vp_per_flying = at the end of the game
note-vp_per_coins = at the end of the game
label-leader = Leader
label-token = Token
label-token_exploration = Exploration token
label-token_swamp = Swamp token
label-token_citadel = Citadel token
label-token_event = Event token
label-short = { $count } short
label-your_cards = Your cards
label-cards_of = Cards · { PLAYER($seat) }
label-no_family = Of no family
label-no_cards = No cards yet
label-tokens = Tokens
label-captured =
    { $count ->
        [one] { $count } army held captive
       *[other] { $count } armies held captive
    }
about-rulings = Rulings
about-game = In this game
about-in_row =
    { $price ->
        [0] In the market, free
       *[other] In the market for { $price }
    }
about-in_deck = Not seen yet
about-in_box = Not in this game: only with { $players } or more players
about-has = { PLAYER($seat) } has it
about-nobody_has = Nobody has it
about-lies = Lies in { NAME($region, of: "region") }
about-too_dear =
    { $coins ->
        [one] Too dear: it costs { $price }, and you have { $coins } coin.
       *[other] Too dear: it costs { $price }, and you have { $coins } coins.
    }
about-family = { NAME($family, of: "family") }: you have { $count }
about-would_bring =
    { $points ->
        [one] With it you would have { $points } point for this now
       *[other] With it you would have { $points } points for this now
    }
about-brings =
    { $points ->
        [one] Brings you { $points } point as it stands
       *[other] Brings you { $points } points as it stands
    }
about-elixirs = Elixirs: you have { $own }, the most among the others is { $most }
about-control = { PLAYER($seat) } is in control
about-control_nobody = nobody is in control
about-control_neutral = neutral armies are in control
about-region_control = Region: { $control }.
about-island_control = Island of { $count } regions: { $control }.
about-pieces = Who stands here
about-neutrals =
    { $count ->
        [one] { $count } neutral army
       *[other] { $count } neutral armies
    }
about-empty = Nobody
about-ways = From here, one army

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
hint-lay = Drag a tile to its place. A click or the wheel turns it, F turns it over, M moves it.
hint-start = Click a lit region. Until then the tiles can still be moved.
hint-token = Drag it from the tray, or click a region. Another token may come first.
hint-face_down = Drag it from the tray, or click a region. Nobody knows which one it is.
hint-events = Choose as many as you like; the gates come as a pair.
hint-ready = From here on nothing can be taken back.
hint-take_up = All of them lie on the board. A click on one takes it up again.
hint-deal = Next the cards are dealt, and everybody’s armies gather at the start.
hint-outpost = One army of every player goes there.
hint-neutral = Neutral armies count for control like a player’s.
hint-bid = Everybody bids in secret. The highest bid pays and names the first player.
auction-open = not yet
auction-sealed = sealed
auction-won = has won the auction
auction-by_die = A tie: the die decided.
auction-by_age = A tie: { PLAYER($player) } is the youngest of them.
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
hint-end_turn = Nothing is final yet: until you end the turn, all of it can be taken back.
hint-first = The others follow clockwise.
hint-peek = Only you will see it.
hint-choose = The other one is lost.
result-march =
    { $way ->
        [sea] Sail for { $cost }
        [gate] Through the gates for { $cost }
       *[other] March for { $cost }
    }
result-recruit = Recruit here
result-city = Found the city
result-destroy = Destroy this army
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
outlook-leaves = { NAME($region, of: "region") } would be lost to you.
outlook-island_lost = And with it an island.
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

## Why a hint says so

reason-card = { NAME($card) } is worth { $price ->
    [0] more than the others, and costs nothing
    [one] its one coin
   *[other] its { $price } coins
  }
reason-map = { $points ->
    [0] no points on the map yet, but the place will pay
    [one] one point more on the map at once
   *[other] { $points } points more on the map at once
  }

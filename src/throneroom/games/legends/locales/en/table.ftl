### Eight-Minute Empire: Legends

## Points

score-regions = Regions
score-islands = Islands
score-elixirs = Elixirs
score-citadels = Citadels
score-magic_tome = Magic Tome
score-poison_swamp = Poison Swamp
score-marauding_dragon = Marauding Dragon
score-fairy_queen = Fairy Queen
score-red_sorceress = Red Sorceress
score-white_knight = White Knight
score-game_1 = First game
score-game_2 = Second game
score-game_3 = Third game

## At the table

zone-market = The row
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
label-in-deck = in the deck: { $count }
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
        [0] In the row, free
       *[other] In the row for { $price }
    }
about-in_deck = Not seen yet
about-in_box = Not in this game: only with { $players } or more players
about-has = { PLAYER($seat) } has it
about-nobody_has = Nobody has it
about-lies = Lies in { NAME($region, of: "region") }
about-too_dear =
    { $coins ->
        [one] Too expensive: it costs { $price }, and you have { $coins } coin.
       *[other] Too expensive: it costs { $price }, and you have { $coins } coins.
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

### Viscounts of the West Kingdom

## Labels

label-round = round { $n }
label-last_round = round { $n } of { $last }
label-end_cards = Poverty in { $debts }, Prosperity in { $deeds }
label-segment = Segment
label-roads = Roads
label-townsfolk = Townsfolk
label-manuscript = Manuscript
label-spots = Spots and links
label-castle = Castle
label-tier = tier { $n }
label-hand = Hand
label-cards = Cards
label-debts = debts { $unpaid } + { $paid } paid
label-deeds = deeds { $acquired } + { $approved } approved
label-track = corruption { $corruption }, virtue { $virtue }
label-workers = workers { $n }
label-piles = draw pile { $draw }, discards { $discard }
label-schemes = schemes { $draw }, future ones { $future }
label-saga = Tomesaga
label-side = side { $side }
label-unknown = Something else
label-space = Space { $number }
label-spot = Building spot: { $land }
label-link = Link: { $land }
label-inner = Inner road: place workers or transcribe
label-markers = Virtue and corruption
label-lands = The five segments
label-trade = Trade
label-value = silver value { $value }
label-left = { $count ->
    [one] 1 left
   *[other] { $count } left
  }
label-drops = drops off next
    .short = drops off
label-played = played now
    .short = played
label-strengths = Strength of actions
label-strength = { $have } without spending, { $bought } more with your goods
label-next = After the next slide: { $count }
    .short = then { $count }
label-empty_hand = Your hand is empty: the top card of your draw pile is played.
label-hidden_hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }
label-is_built = its building stands on the board
label-not_built = its building is still here
label-manuscripts = Manuscripts
label-discards = Discards
label-sliding = Board: cards slide to the right
label-board = Board
label-nobody = nobody
label-second_tier = Second tier: { $what }
label-workers_of = { $name }, tier { $tier }: { $count ->
    [one] 1 worker
   *[other] { $count } workers
  }
label-brings = Brings:
label-links = Link:
label-revealed = { $name } is revealed
label-end_in = { $name } in { $count }
label-bonuses = Cleric bonuses that nobody has
label-choice = To choose from
label-show_table = Look at the table
label-show_cards = Back to the cards
label-pages = Parts of the table
label-own_board = Buildings, manuscripts, markers
label-with = { $name }: { $what }
label-back = Go back
label-turn_back = Turn the board back
label-turn_on = Turn the board on
label-beyond = { $count ->
    [one] 1 more when turned
   *[other] { $count } more when turned
  }

page-board = Board
page-lands = Lands
page-castle = Castle
page-opponent = Opponent

counted-leftover_resources = resources left
counted-leftover_silver = silver left
counted-flipped_debts = paid debts
counted-flipped_deeds = approved deeds
counted-buildings = buildings
counted-manuscripts = manuscripts
counted-workers_in_castle = workers in the castle
counted-points = points

word-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
won-yours = The West Kingdom honours you, { $name }
won-theirs = The West Kingdom honours { $name }
won-points =
    { $count ->
        [one] point
       *[other] points
    }
chart-points = Points after each round

## What comes of an answer

hint-move = { $name } leads { $value ->
    [one] 1 space
   *[other] { $value } spaces
  }. Lit spaces show their price.
hint-play = The cards on your board slide to the right to make room for it.

preview-free = Costs nothing.
preview-silver = Costs { $count } silver.
preview-can = There: { $what }.
preview-nothing = Nothing could be paid for there.
preview-met = { $count ->
    [one] Somebody stands there and may rearrange their cards.
   *[other] { $count } viscounts stand there; their owners may rearrange their cards.
  }
preview-link = Links here pay: { $what }.
preview-no_link = It would be linked to nothing.
preview-shared = So gains: { $names }.
preview-strength = You have { $have }, at most { $most } with all you could spend.
preview-least = Needed: { $least }.
preview-builders = Needs { $count ->
    [one] 1 builder
   *[other] { $count } builders
  }.
preview-nobles = Needs { $count ->
    [one] 1 noble
   *[other] { $count } nobles
  }.
preview-dismissal = The townsfolk card has to be dismissed for it: { $count } silver.

told-comes = You get { $what }.
told-goes = You give { $what }.
told-points = { $count ->
    [one] { $count } point now.
   *[other] { $count } points now.
  }
told-silver = { $count } silver
told-ink = { $count } ink
told-stone = { $count } stone
told-gold = { $count } gold
told-acquired = { $count ->
    [one] 1 deed
   *[other] { $count } deeds
  }
told-approved = { $count ->
    [one] 1 approved deed
   *[other] { $count } approved deeds
  }
told-unpaid = { $count ->
    [one] 1 unpaid debt
   *[other] { $count } unpaid debts
  }
told-paid = { $count ->
    [one] 1 paid debt
   *[other] { $count } paid debts
  }
told-virtue = { $count } virtue
told-corruption = { $count } corruption
told-tier_1 = { $count ->
    [one] 1 worker in the first tier
   *[other] { $count } workers in the first tier
  }
told-tier_2 = { $count ->
    [one] 1 worker in the second tier
   *[other] { $count } workers in the second tier
  }
told-tier_3 = { $count ->
    [one] 1 worker in the third tier
   *[other] { $count } workers in the third tier
  }

result-pair = Take { $name }
result-play = Play { $name }
result-move = { $count ->
    [0] To { $land }, for nothing
   *[other] To { $land } for { $count }
  }
result-action = { $name }
result-building = Build: { $name }
result-spot = Build here: { $name }
result-workers = Place { $name }
result-exchange = Trade: { $name }
result-free_hire = Hire { $name }
result-recruit = { $count ->
    [0] Hire { $name } for nothing
   *[other] Hire { $name } for { $count }
  }
result-free_manuscript = Take: { $name }
result-section = Place: { $name }
result-castle_move = Move: { $name }
result-bump = Out: { $name }
result-discard = Discard { $name }
result-destroy = Destroy { $name }

## Readings

about-rulings = Rulings
about-game = In this game
about-lies = on the board
about-hand = in hand
about-discarded = among the discards
about-owns = owns it
about-built = has built it
about-builders = to build one
about-worth = points for one, two, three of them: { $points }
about-free = Free. It is reached from space { $space }.
about-poverty = When all debts above it are taken, it is revealed: this round is finished and one more is played. At the end it pays those with the most approved deeds.
about-prosperity = When all deeds above it are taken, it is revealed: this round is finished and one more is played. At the end it pays those with the most paid debts.
about-markers = Corruption moves to the right, virtue to the left. Where they meet they stick together and move as one. If they share a space when your turn ends, that space pays you and touches the others; then both go back to their ends.
about-castle = Workers come into the first tier of the section that faces your segment. Three of yours: one rises and its section pays, one goes to each side. Three in the second tier: one rises to the third. More than three of all colours: somebody has to leave, and its owner is paid.
about-debt = An unpaid debt costs 2 points at the end. Flipped it is paid, brings a resource and costs nothing.
about-deed = A deed is worth 1 point, an approved one 3.
about-others-some = with a criminal on the board, others:
about-others-none = without a criminal, others:
about-others-any = all others:

sort-card = Card
sort-starting = Townsfolk of the start
    .all = Townsfolk that everybody begins with
sort-neutral = Townsfolk
    .all = Townsfolk
    .rulings = Dismissed townsfolk leave the game; their icons count in that one action only.
sort-hero = Hero
    .all = Heroes
sort-extra_hero = Hero of the Tomesaga
    .all = Heroes of the Tomesaga
sort-printed = Printed on the board
    .all = Townsfolk printed on the board
sort-manuscript = Manuscript
    .all = Manuscripts
    .rulings = The bonus for three of a ribbon comes before the effect of the manuscript.
sort-player_card = Player card
    .all = Player cards
sort-bonus = Cleric bonus
    .all = Cleric bonuses
sort-slot = Under a building
    .all = What lies under the buildings
    .rulings = It works as soon as its building has gone to the board, also in the same turn.
sort-building = Building
    .all = Buildings
sort-rival = Opponent
    .all = Opponents of a game alone
sort-scheme = Scheme
    .all = Schemes of the opponent
    .rulings = The steps are done from left to right; of the last ones, the first that can be done.
sort-space = Space
sort-spot = Spot
    .rulings = Whoever completes a link gains first, then the owner of the other end. With both ends your own you gain it once.
sort-link = Link
sort-segment = Segment
sort-section = Section of the castle
sort-action = Action
sort-good = Papers
sort-end = End card
sort-track = Track
sort-castle = Castle
sort-score = Score

sure-A = Two or more sources agree on these values.
sure-B = One source gives these values.
sure-C = These values are likely, not certain.
sure-D = These values are ours: what is printed is not known.

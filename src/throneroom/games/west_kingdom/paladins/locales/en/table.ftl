### Paladins of the West Kingdom

## Labels

label-king = The king
label-round = round { $n } of { $rounds }
label-tax_left = taxes { $n } of { $full }
label-taxes = Taxes
label-inquisition_in = { $count ->
    [0] inquisition!
   *[other] { $count } more, and the inquisition
  }
label-accused = It would charge { $names }
label-nobody_accused = It would charge nobody
label-or_debt = { $n } or a debt
label-tavern = Tavern
label-jars = Jars
label-hand = Paladins
label-workers = Workers
label-no_workers = no workers
label-suspicion = Suspicion
label-debts = Unpaid debts
label-passed = passed
label-cards = Cards
label-unknown = Something else
label-map = Map
label-outsiders = Outsiders
label-townsfolk = Townsfolk
    .under = hire for good, dismiss for now
label-hire = Hiring costs { $count } silver.
label-hire_or_debt = Hiring costs { $count } silver or a debt.
label-on_debt = { $name }, for a debt
label-empty = nobody
label-closed = closed with so few players
label-order_points = { $count } points
label-order_count = { $n } of { $least }
label-revealed = revealed in round { $round }
label-actions = Actions
label-attributes = Attributes
label-workshop = workshop
label-spaces = Needs { NAMES($workers, of: "worker") }
label-occupied = Your workers stand there.
label-changed = changed by your paladin
label-lent = { $value } and { $bonus } from the paladin
label-worth = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
label-next =
    { $count ->
        [one] { $count } point from { $value } on
       *[other] { $count } points from { $value } on
    }
    .short = at { $value }: { $count } ★
label-paying = Workers that go
label-pays = { $name }: { $count } of { $most }
label-hired = Hired
label-attacked = Attacked
label-converted = Converted
label-deck = { $count ->
    [one] { $count } paladin left
   *[other] { $count } paladins left
  }
label-swap = Swap top and bottom
label-pages = Parts of the table
label-own_board = Paladin, people and works
label-with = { $name }: { $what }
label-back = Another action
label-whole_board = The whole board
label-show_table = Look at the table
label-show_cards = Back to the cards
page-board = Board
page-map = Map
page-townsfolk = People
page-king = King
role-played = plays this round
role-top = on top of your deck
role-under = under your deck
piece-monk = monk
piece-outpost = outpost
word-points =
    { $count ->
        [one] point
       *[other] points
    }
word-or = or
chart-points = Points after each round

## When townsfolk pay

moment-develop = develop
moment-commission = commission
moment-fortify = fortify
moment-garrison = garrison
moment-absolve = absolve
moment-attack = attack
moment-convert = convert
moment-inquisition = inquisition
moment-pay_debt = debt paid
moment-gain_debt = new debt
moment-use_kings_favour = favour

## What converted outsiders count

counts-faith = faith
counts-strength = strength
counts-influence = influence
counts-workshops_developed = workshops
counts-monks_commissioned = monks
counts-outposts_garrisoned = outposts
counts-walls_built = walls
counts-jars_absolved = jars
counts-attacked_blue = Vikings
counts-attacked_green = Saracens
counts-attacked_yellow = Byzantines
counts-mercenaries_converted = mercenaries
counts-townsfolk_hired = townsfolk
counts-suspicion_cards = suspicion
counts-debts_unpaid = unpaid debts
counts-debts_paid = paid debts
counts-kings_orders_fulfilled = orders

## What actions do, in a word or two

gives-place_workshop = workshop
gives-dismiss_townsfolk = dismiss
gives-hire_townsfolk = hire
gives-clear_space = clear
gives-criminal = criminal
gives-place_monk = monk
gives-draw_wall = wall
gives-place_outpost = outpost
gives-place_jar = jar
gives-attack_outsider = reward
gives-convert_outsider = points

## What an answer would do

told-comes = You get: { $what }.
told-goes = You give: { $what }.
told-silver = { $count } silver
told-provisions = { $count ->
    [one] { $count } provision
   *[other] { $count } provisions
  }
told-debts = { $count ->
    [one] a debt
   *[other] { $count } debts
  }
told-workers = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
  }
told-faith = { $count } faith
told-strength = { $count } strength
told-influence = { $count } influence
told-suspicion = { $count ->
    [one] { $count } suspicion card
   *[other] { $count } suspicion cards
  }
told-unpaid = { $count ->
    [one] an unpaid debt
   *[other] { $count } unpaid debts
  }
told-paid = { $count ->
    [one] a debt paid off
   *[other] { $count } debts paid off
  }
where-place = place { $n } of the column
where-row = card { $n } of the row
preview-crew = { NAMES($workers, of: "worker") }.
preview-price = It costs { $what }.
preview-needs = { $least } { $attribute } is needed, you have { $have }.
preview-workshop = One worker less is needed there from now on.
preview-missing = You are { $count } strength short: it costs { $silver } silver.
preview-worth = { $count ->
    [one] As things stand it brings { $count } point.
   *[other] As things stand it brings { $count } points.
  }
hint-workers = { $count ->
    [one] One worker is left.
   *[other] { $count } workers are left.
  }
hint-lit = What you can do is lit.
hint-round = Round { $n } of { $rounds }.
hint-crew = The proposal spares criminals and colours that you may need; tap another worker to swap.
hint-paladin = Choose the one to play; the other two can be swapped.

result-first_townsfolk = Begin with { $name }
result-paladin = Play { $name }
result-tavern = Take this card
result-crew = { $count ->
    [one] Send this worker
   *[other] Send these { $count }
  }
result-develop = Workshop on { $name }
result-dismiss = Dismiss { $name }
result-hire = Hire { $name }
result-pray = Clear { $name }
result-commission = Send the monk
result-garrison = Send the outpost
result-absolve = Place the jar
result-attack = Attack { $name }
result-convert = Convert { $name }
result-free_pray = Clear { $name }
result-free_hire = Hire { $name }
result-free_develop = Workshop on { $name }

## Reading

about-rulings = Rulings
about-game = In this game
about-price = to hire now
about-price_debt = to hire now, or a debt
about-attack = to attack
about-convert = to convert
about-hired = hired
about-attacked = attacked
about-converted = converted
about-walls = built
about-plays = in play
about-played = played before
about-met = fulfilled
about-used = used in this round
about-done = { $count ->
    [one] done once
   *[other] done { $count } times
  }
about-suspicion = { $count ->
    [one] { $count } suspicion card
   *[other] { $count } suspicion cards
  }
# Marks of certainty, as the rules page explains them.
sure-A = Certainty A: two or more sources agree.
sure-B = Certainty B: one source.
sure-C = Certainty C: likely, not certain.
sure-D = Certainty D: these values are ours.
unsure-silver = Certainty { $mark }: its cost in silver.
unsure-ladder = Certainty { $mark }: the influence that it asks for.
unsure-shortfall = Certainty { $mark }: 1 silver for each missing strength.
unsure-spaces = Certainty { $mark }: one worker to dismiss, two to hire.
unsure-count = Certainty { $mark }: how many jars it takes.
unsure-points = Certainty { $mark }: 1 point for each step.
unsure-suspicion = Certainty { $mark }: how many cards take how much tax.
sort-townsfolk = Townsfolk
    .all = Townsfolk
    .rulings =
        A card hired by an action pays from the next one on.
        Several cards pay in the order in which they were hired.
sort-paladin = Paladin
    .all = Paladins
    .rulings =
        It counts for everything that asks for attributes in this round, also beyond 12. Markers don’t move.
        It changes its action every time it is done in this round.
sort-outsider = Outsider
    .all = Outsiders
    .rulings =
        Attacks: each missing point of strength can be paid with 1 silver.
        Converted: points are rounded down and counted at the end.
sort-order = King’s order
    .all = King’s orders
    .rulings = Everybody who fulfils it at the end has its points.
sort-favour = King’s favour
    .all = King’s favours
    .rulings =
        One worker in all and round, whoever comes first.
        It may be used even if what it brings does nothing.
sort-wall = Wall
    .all = Walls
    .rulings = It is drawn once the cost is paid.
sort-tavern = Tavern card
    .all = Tavern cards
    .rulings = Each criminal on it brings a suspicion card, one after the other.
sort-card = Suspicion and inquisition
    .rulings =
        The inquisition is held at the very moment when the supply becomes empty; then the reward goes on.
        Whoever has the most suspicion takes a debt and discards half of the suspicion, rounded down. Then the supply is filled.
        Townsfolk look at the suspicion from before, in turn order from the start player.
sort-action = Action
    .rulings =
        Target and workers, then the cost, then the action from left to right with the attribute last.
        Then come the paladin and the townsfolk that were hired before.
sort-location = Location
    .rulings = It holds only one piece.
sort-spot = Spot for a jar
sort-attribute = Attribute
sort-worker = Worker
sort-score = Points

## The end

won-yours = The king thanks you, { $name }
won-theirs = The king thanks { $name }
won-points =
    { $count ->
        [one] point
       *[other] points
    }

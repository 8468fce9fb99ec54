### Architects of the West Kingdom, together against the Overlord

## The score

score-demand_clay = Demand: clay
score-demand_silver = Demand: silver
score-demand_wood = Demand: wood
score-demand_stone = Demand: stone
score-demand_buildings = Demand: building cards
score-demand_debts = Demand: debts
score-demand_gold = Demand: gold
score-demand_marble = Demand: marble
score-hidden_demand = The last demand never came
score-events_left = Events left
score-no_event_left = No event was left

## Labels

label-team_sum = { $each } × { $players ->
    [one] { $players } player
   *[other] { $players } players
  } × { $workers } in the Guildhall
label-demands = The Overlord’s demands
label-demand_met = +{ $points } each
label-demand_open = +{ $done } or −{ $failed } each
label-demand_hidden = face down
label-demand_last = if it never comes: +{ $points }
label-events = Events
label-events_left = { $count } left
label-events_worth = +{ $points } each for every one left; none left: { $loss } and the end
label-his_workers = { $n } of his there × 2
label-up_to = up to { $most } of each colour
label-takes = takes { $taken }, { $left } left
label-takes_all = takes { $taken }, none left
label-schemes_left = deck { $deck }, discards { $discards }
label-future_left = future schemes { $count }
label-top_is_future = A future scheme lies on top
label-overlord_normal = normal
label-overlord_hard = hard
label-sides = Swindler or Priest
result-side = Begin with: { $name }
result-put_back = Put back: { $name }
result-offer = Offer: { $name }
result-offer_item = Offer { $name }
result-offer_card = Offer: { $name }
result-release_whose = Bring home the workers { PLAYER($seat, form: "of") }
    .own = Bring your own workers home
result-target =
    { $verb ->
        [take_debt] { PLAYER($seat) } takes the debt
       *[other] { PLAYER($seat) } loses a worker
    }
    .own =
    { $verb ->
        [take_debt] Take the debt yourself
       *[other] Lose a worker yourself
    }
result-lose_worker = Lose a worker: { $name }
result-capture = Capture the Overlord’s workers: { NAME($place, of: "location") }
    .own = Take home: { NAME($place, of: "location") }
where-board = with the Overlord { $count }
sort-demand = Demand of the Overlord
sort-scheme = Scheme of the Overlord
sort-event = Event
ours-skill = the skill: the real one is not in our sources
ours-strips = where the strips stand: the real board is not in our sources
ours-offers = that offerings are made here: the rulebook does not say where

## Places that do something else than in Architects

location-town_centre = Town Centre
    .text = A capture for each of your workers here, or fewer: a group of your own or of the Overlord’s. The first costs 1 tax, each further one 1 silver.
    .short = Square
location-storehouse = King’s Storehouse
    .text = A trade or an offering for each of your workers here, or fewer. Trades: 2 clay, wood or stone for 1 virtue; 3 wood or stone for 1 marble. An offering: one item to a friend or onto a demand.
    .short = Storehouse
location-guardhouse = Guardhouse
    .text = An action for each of your workers here, or fewer: send the Overlord’s captured workers to prison, free all of one colour from prison or from the Overlord, pay off a debt.
    .short = Guard

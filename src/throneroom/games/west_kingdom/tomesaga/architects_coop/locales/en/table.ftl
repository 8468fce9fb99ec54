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

label-team_goal = The team’s goal
label-team_now = now { $total }
label-team_sum = { $each } × { $players ->
    [one] { $players } player
   *[other] { $players } players
  } × { $workers } in the Guildhall
label-team_moment = { $total } of { $target } points
label-demands = The Overlord’s demands
label-demand_given = { $given } of { $needed }
label-demand_met = +{ $points } each
label-demand_open = +{ $done } or −{ $failed } each
label-demand_hidden = face down
label-demand_last = if it never comes: +{ $points }
label-events = Events
label-events_left = { $count } left
label-events_worth = +{ $points } each for every one left; none left: { $loss } and the end
label-overlord_turn = The Overlord’s turn
label-overlord_waits = The Overlord waits for the end of the round
label-step_of = line { $n } of { $total }
label-why_number = Why this number
label-his_workers = { $n } of his there × 2
label-up_to = up to { $most } of each colour
label-takes = takes { $taken }, { $left } stay
label-takes_all = takes { $taken }, nobody stays
label-overlord_free = Free
label-overlord_holds = Captured
label-schemes_left = deck { $deck }, discards { $discards }
label-future_left = future schemes { $count }
label-top_is_future = A future scheme lies on top
label-ours = This face is ours: the real one is not in our sources.
label-overlord_normal = normal
label-overlord_hard = hard
label-by_itself = By itself
label-by_hand = By hand
label-again = Again
label-next = Next
label-go_on = Go on
label-watch = The Overlord’s last turn
label-sides = Swindler or Priest
page-overlord = Overlord
result-side = Begin with: { $name }
result-put_back = Put back: { $name }
result-offer = Offer to { $name }
result-release_whose = Bring them home
sort-demand = Demand of the Overlord
sort-scheme = Scheme of the Overlord
sort-event = Event

## The end

won-together = The town stands: { $total } points, { $target } were needed
lost-together = The Overlord has won: { $total } points, { $target } were needed

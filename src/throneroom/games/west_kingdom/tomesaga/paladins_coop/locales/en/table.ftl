### Paladins of the West Kingdom, together against the Overlord

## The score

score-orders_failed = Orders that nobody fulfilled
score-overlord_workers = The Overlord’s workers

count-orders_failed = Orders that nobody fulfilled
count-overlord_workers = The Overlord’s workers

## Labels

label-team_sum = { $each } × { $players ->
    [one] { $players } player
   *[other] { $players } players
  }
label-honour = Honour
label-threats = Threats
label-threat_hidden = round { $round }
label-threat_gone = gone
label-threat_workers = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
  }
label-or = or
label-each = Each { $does }
label-loses = loses { $what }
label-outsiders_due = { $removed } of { $required }
label-outsiders_later = from round { $round } on: { $required }
label-outsiders_fail = too few: −1 honour each
label-king_comes = round { $round }: orders +{ $more }
label-king_left = −{ $points } each for every worker
label-order_done = fulfilled for all
label-order_needs = { $value } of { $needed }
label-favour_price = { $n ->
    [one] costs { $n } honour
   *[other] costs { $n } honour
  }
label-goal = goal { $target }, now { $total }
label-threats_strike = Threats: what each loses at the end of a round
label-for_me = For myself
label-fought_by = { $action } takes a worker off
label-foes = { $n ->
    [one] takes one of the Overlord’s workers off
   *[other] takes one of the Overlord’s { $n } workers off
  }
preview-overlay = New action: { NAME($overlay, of: "action") }.
preview-order = Everybody’s honour rises by 1, if it can, and at the end everybody has { $points } points for it.
preview-honour = { $n } honour is lost for the workers there.
preview-friends-pray = { $n ->
    [one] You have nothing to clear: { PLAYER($seat) } clears an action.
   *[other] You have nothing to clear: you choose a friend who clears an action.
  }
preview-friends-develop = { $n ->
    [one] No workshop of yours can be placed: { PLAYER($seat) } places one.
   *[other] No workshop of yours can be placed: you choose a friend who places one.
  }
label-starters = Starting townsfolk
penalty-honour = 1 honour
    .lost = 1 honour
penalty-silver = 1 silver
    .lost = 1 silver
penalty-provision = 1 provision
    .lost = 1 provision
penalty-worker = 1 unused worker
    .lost = 1 unused worker
penalty-workshop = a workshop
    .lost = a workshop
penalty-suspicion = +1 suspicion
    .comes = takes a suspicion card
penalty-faith = 1 faith
    .lost = 1 faith
penalty-strength = 1 strength
    .lost = 1 strength
penalty-influence = 1 influence
    .lost = 1 influence
result-starter = Begin with: { $name }
result-receiver = For { $name }
result-lose_workshop = Remove it there
sort-threat = Threat of the Overlord
sort-order = King’s order
told-honour = { $count } honour

## The end

overlord-won = The kingdom stands: { $total } points, { $target } were needed
ours-action = action
ours-workers = number of workers
ours-penalty = penalty
ours-outsiders = number of outsiders

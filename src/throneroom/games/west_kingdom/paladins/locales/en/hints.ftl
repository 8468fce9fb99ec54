### Paladins of the West Kingdom

## Who the bots are at the table

bot-abbess = Abbess
    .gender = feminine
bot-marshal = Marshal
bot-chancellor = Chancellor

## Why a hint says so

reason-points = { $points ->
    [one] one point
   *[other] { $points } points
  } right away
reason-monks = one more monk on the map
reason-outposts = one more outpost on the map
reason-workshops = a worker less for every time to come
reason-jars = one more jar on your spots
reason-attribute = more { NAME($attribute, of: "attribute") }
reason-silver = brings { $n } silver
reason-provisions = { $n ->
    [one] brings a provision
   *[other] brings { $n } provisions
  }
reason-workers = { $n ->
    [one] brings a worker
   *[other] brings { $n } workers
  }
reason-possible = the workers for { NAMES($actions, of: "action") }
reason-develop = a worker less for every time to come
reason-hunt_one = a provision
reason-hunt_two = three provisions
reason-trade_one = a silver
reason-trade_two = three silver
reason-dismiss = what the card brings at once
reason-hire = what the card pays from now on
reason-pray = an action can be done again
reason-conspire = a worker for any colour, and suspicion with it
reason-commission = one more monk on the map, and influence
reason-fortify = one more wall, and strength
reason-garrison = one more outpost on the map, and faith
reason-absolve = one more jar on your spots, and faith
reason-attack = what the outsider brings, and influence
reason-convert = points at the end, and strength
reason-lent = +{ $n } { NAME($attribute, of: "attribute") } in this round
reason-reward = brings { NAMES($goods, of: "good") }
reason-worth = { $points ->
    [one] one point as things stand
   *[other] { $points } points as things stand
  }

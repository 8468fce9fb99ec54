### Viscounts of the West Kingdom

## Who the bots are at the table

bot-castellan = Castellan
bot-scribe = Scribe
bot-mason = Master Mason

## Why a hint says so

reason-points = { $points ->
    [one] one point
   *[other] { $points } points
  } right away
reason-built = one more building on the board
reason-manuscripts = one more manuscript
reason-castle = more workers in the castle
reason-approved = one more approved deed
reason-paid = one debt less
reason-goods = { $n ->
    [one] brings one good
   *[other] brings { $n } goods
  }
reason-possible = there you can: { NAMES($actions, of: "action") }
reason-trade = goods for your merchants
reason-hired = its icons come with your next shuffle
reason-strength = +{ $n } for { NAME($action, of: "action") }

### Dominion

## Why a hint says so

reason-last = takes the last { NAME($card) }
reason-points = { $points ->
    [one] { NAME($card) } is worth a point
   *[other] { NAME($card) } is worth { $points } points
  } with { $provinces ->
    [one] one Province
   *[other] { $provinces } Provinces
  } left
reason-coins = { NAME($card) } brings { $coins ->
    [one] a coin
   *[other] { $coins } coins
  } every time it is drawn
reason-pays = { NAME($card) } brings { $coins ->
    [one] a coin
   *[other] { $coins } coins
  } when it is played
reason-draws = { NAME($card) } draws { $cards } cards
reason-actions = { NAME($card) } gives { $actions } more actions
reason-attacks = { NAME($card) } attacks everybody else
reason-gains = { NAME($card) } makes the deck stronger
reason-plays = { NAME($card) } does most now

### Dominion

## Why a hint says so

reason-ends = ends the game with you { $points ->
    [one] a point
   *[other] { $points } points
  } ahead
reason-goes-on = otherwise the game ends with you { $points ->
    [one] a point
   *[other] { $points } points
  } behind
reason-last = takes the last { NAME($card) }
reason-points = { $points ->
    [one] one point
   *[other] { $points } points
  } more, with { $provinces ->
    [0] no Province
    [one] one Province
   *[other] { $provinces } Provinces
  } left
reason-hand = the Treasures of an average hand then bring { $whole }.{ $tenth } coins instead of { $was_whole }.{ $was_tenth }
reason-pays = { NAME($card) } brings { $coins ->
    [one] a coin
   *[other] { $coins } coins
  }
reason-draws = { NAME($card) } draws { $cards } cards
reason-actions = { NAME($card) } gives { $actions } more actions

### Conquest of the Fallen Lands

## Why a hint says so

reason-field = brings { $coins ->
    [one] a coin
   *[other] { $coins } coins
  }{ $opens ->
    [0] {""}
    [one] {" "}and opens one more field
   *[other] {" "}and opens { $opens } more fields
  }
reason-contested = brings { $coins ->
    [one] a coin
   *[other] { $coins } coins
  } from a field that { PLAYER($rival) } could take too
reason-opens = { $opens ->
    [one] one more field is
   *[other] { $opens } more fields are
  } within reach then
reason-reach = { NAME($card) } can take { $fields ->
    [one] a field of level { $level }
   *[other] one of { $fields } fields, the best of level { $level }
  }

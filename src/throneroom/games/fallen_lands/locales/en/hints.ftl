### Conquest of the Fallen Lands

## Why a hint says so

reason-field = takes { $level ->
    [one] a coin
   *[other] { $level } coins
  } and supports the fields around
reason-contested = takes { $level ->
    [one] a coin
   *[other] { $level } coins
  } from a field that others can reach too
reason-follower = { $kind ->
    [warrior] a Warrior conquers fields
    [craftsman] a Craftsman builds
   *[mage] a Mage works magic and brings cards
  }
reason-troop = { NAME($card) } go out with attack { $attack }
reason-card = { NAME($card) } does most now

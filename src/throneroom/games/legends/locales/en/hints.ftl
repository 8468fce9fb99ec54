### Eight-Minute Empire: Legends

## Why a hint says so

reason-island = takes { NAME($region, of: "region") }: { $points } for the region, { $island } for the island
reason-from = takes { NAME($region, of: "region") } from { PLAYER($seat) }: { $points ->
    [one] one point
   *[other] { $points } points
  }
reason-region = takes { NAME($region, of: "region") }: { $points ->
    [one] one point
   *[other] { $points } points
  }
reason-frees = { PLAYER($seat) } no longer controls { NAME($region, of: "region") }
reason-map = { $points ->
    [one] one point
   *[other] { $points } points
  } right away
reason-armies = { $n ->
    [one] one more army
   *[other] { $n } more armies
  } whenever you recruit from now on
reason-marches = { $n ->
    [one] one more unit of movement
   *[other] { $n } more units of movement
  } on every march from now on
reason-sea = crossing the sea costs { $cost } from now on
reason-safe = your armies can’t be destroyed any more

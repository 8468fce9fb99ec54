### Eight-Minute Empire: Legends

## Why a hint says so

reason-card = { NAME($card) } is worth { $price ->
    [0] more than the others, and costs nothing
    [one] its one coin
   *[other] its { $price } coins
  }
reason-map = { $points ->
    [0] no points on the map yet, but the place will pay
    [one] one point more on the map at once
   *[other] { $points } points more on the map at once
  }

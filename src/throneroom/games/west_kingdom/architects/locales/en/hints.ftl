### Architects of the West Kingdom

## Why a hint says so

reason-points = { $points ->
    [one] one point
   *[other] { $points } points
  } right away
reason-captured = { $n ->
    [one] one worker less for the others
   *[other] { $n } workers less for the others
  }
reason-goods = brings { NAMES($goods, of: "good") }
reason-virtue = { $n } virtue more
reason-workers = { $n ->
    [one] one worker comes home
   *[other] { $n } workers come home
  }

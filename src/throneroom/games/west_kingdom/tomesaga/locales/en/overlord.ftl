### What the three games say alike when all play together against the Overlord

overlord-name = The Overlord
overlord-goal = The team’s goal
overlord-now = now { $total }
overlord-of = { $given } of { $needed }
overlord-turn = The Overlord’s turn
overlord-nothing = This step changes nothing
overlord-after = The table already shows how this turn ends.
overlord-step = step { $n } of { $total }
overlord-why = Why this number
overlord-free = Free
overlord-holds = Captured
overlord-nobody = nobody
overlord-ours = This face is ours: the real one is not in our sources.
overlord-ours_part = Ours: { $what }.
overlord-pace = How his turn is shown
overlord-by_itself = By itself
overlord-by_hand = Step by step
overlord-again = Again
overlord-next = Next
overlord-go_on = Go on
overlord-watch = The Overlord’s last turn
overlord-moment = { $total } of { $target } points
overlord-page = Overlord
overlord-won = You have beaten the Overlord: { $total } points, { $target } were needed
overlord-lost = The Overlord has won: { $total } points, { $target } were needed
overlord-reached = You had { $total ->
    [one] { $total } point
   *[other] { $total } points
  }; { $target } were needed.
overlord-target = The goal: { $product }.

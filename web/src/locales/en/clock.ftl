### Clocks, and a bot in somebody's place

new-clock = Clock
new-clock-help = When somebody's time is out, the others may let a bot play on, or end the game.
clock-none = No clock
clock-game = { $minutes } min { $increment ->
    [0] { "" }
   *[other] + { $increment } s
  }
clock-turn = { $minutes } min a turn
clock-days = { $days ->
    [one] { $days } day a turn
   *[other] { $days } days a turn
  }
clock-left = { $days } d { $hours } h
clock-of = Time left: { $time }
clock-out = Time is out
clock-end = End the game
seat-propose-bot = Propose that a bot plays on
consent-take_over = { $name } proposes that a bot plays for { $who } until { $who } is back.
consent-waiting-take_over = A bot plays for { $who } once everybody agrees. If { $who } does not come back, it is enough that all others agree, from { $until } on.
consent-agree-take_over = Let a bot play
consent-now-take_over = Let a bot play now
over-time = { $name } ran out of time: the game is over.

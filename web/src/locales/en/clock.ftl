### Clocks, and a bot in somebody's place

new-clock = Clock
new-clock-help = When somebody runs out of time, the others may let a bot play on, or end the game.
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
clock-left = { $hours ->
    [0] { $days } d
   *[other] { $days } d { $hours } h
}
clock-of = Time left: { $time }
clock-out = Out of time
clock-end = End the game
seat-propose-bot = Propose letting a bot play on
consent-take_over = { $name } proposes letting a bot play for { $who } until { $who } is back.
consent-waiting-take_over = A bot will play for { $who } once everybody agrees. If { $who } does not come back, the others’ agreement is enough from { $until } on.
consent-take_over-you = { $name } proposes letting a bot play for you until you are back.
consent-waiting-take_over-you = A bot will play for you once everybody agrees.
consent-agree-take_over = Let a bot play
consent-now-take_over = Let a bot play now
over-time = { $name } ran out of time: the game is over.

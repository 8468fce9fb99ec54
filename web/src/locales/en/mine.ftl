### One's own tables

mine-running = Under way
mine-finished = Finished
mine-show = Which tables
mine-show-all = All { $count }
mine-show-mine = My turn { $count }
mine-show-others = Waiting { $count }
mine-done-all = All
mine-done-won = Won
mine-done-series = Series
mine-done-archived = Archive
mine-game = Game
mine-all-games = All games
mine-with = With whom
mine-anybody = With anybody
mine-nobody-yet = Nobody else yet
mine-bot-for_now = A bot plays for you
mine-bot-on = You resigned; a bot plays on
mine-to-table = To the table
mine-look = Look in
mine-invite = Invite
mine-more = More
mine-archive = Archive
mine-archive-why = It leaves this list; nothing else changes.
mine-take-out = Back to the list
mine-delete = Delete
mine-delete-why = The game and its record will be gone for good.
mine-delete-why-shared = It leaves your list for good. Those you played with keep it until they delete it, too.
mine-delete-sure = Delete for good
mine-keep = Keep
mine-close-why = Others have taken a seat here. The table closes for them, too.
mine-sweep = { $count ->
    [one] Sweep away a solo game
   *[other] Sweep away { $count } solo games
  }
mine-sweep-why = { $count ->
    [one] An unfinished game that you play alone is deleted. Finished games and their records stay.
   *[other] { $count } unfinished games that you play alone are deleted. Finished games and their records stay.
  }
mine-sweep-do = Yes, sweep away
mine-sweep-old = { $count ->
    [one] Archive one older than a month
   *[other] Archive { $count } older than a month
  }
mine-show-more = { $count } more
mine-none-such = No tables match.
mine-won = won
mine-shared = shared victory
mine-lost = { $players ->
    [1] lost
   *[other] lost together
}
mine-place = { $place ->
    [2] second
    [3] third
   *[other] place { $place }
  }
mine-resigned = you resigned
mine-abandoned = abandoned
mine-tabs = Tables
mine-tab-running = Under way { $count }
mine-tab-finished = Finished { $count }
mine-to-table-of = To the table: { $game }
mine-clock-game = for the game
mine-clock-turn = for this turn
mine-remind = { $count ->
    [one] Remind { $name }
   *[other] Remind those we wait for
  }
mine-remind-why = A friendly message, once a day.
mine-reminded = { $name } reminds you
mine-reminder-sent = Reminder sent
mine-call = Be told when it is your turn
mine-called = You will be told when it is your turn
mine-again = Play again
mine-next-game = To the next game

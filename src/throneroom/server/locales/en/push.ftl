### Notices for people whose page is closed

push-turn = Your turn in { $game }
push-reminder = { $by } reminds you: your turn in { $game }
push-rematch = { $by } offers another game of { $game }
push-stop = { $by } proposes to stop { $game } with the score as it stands
push-abandon = { $by } proposes to abandon { $game }
push-take_over = { $by } proposes letting a bot play for somebody in { $game }
push-with = At the table: { $names }

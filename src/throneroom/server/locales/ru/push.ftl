### Уведомления для тех, у кого закрыта страница

push-turn = Ваш ход: { $game }
push-reminder = { $by } напоминает: ваш ход, { $game }
push-rematch = { $by } предлагает ещё одну партию: { $game }
push-stop = { $by } предлагает остановиться с нынешним счётом: { $game }
push-abandon = { $by } предлагает бросить партию: { $game }
push-take_over = { $by } предлагает посадить бота за одного из игроков: { $game }
push-with = За столом: { $names }

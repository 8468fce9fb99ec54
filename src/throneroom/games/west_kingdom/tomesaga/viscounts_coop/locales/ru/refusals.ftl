## Позиции, которых не бывает (check.py), по строке на каждую.

refused-overlord-workers = { $place }: всего рабочих у Владыки { $count }, а не { $given }.
refused-overlord-turn = { $place }: в такой момент здесь ничего не происходит.
refused-shared = { $place }: рабочие Владыки и рабочие игроков не стоят на одной клетке.
refused-revealed = { $place }: ожидались карты игроков, которых ни у кого нет, каждая один раз.
refused-reminder = { $place }: у каждого свои карты-подсказки, и одна из них лежит сверху.
refused-space = { $place }: она стоит на поле с выбора пар.
refused-outer = { $place }: Владыка не сходит с внешней дороги.

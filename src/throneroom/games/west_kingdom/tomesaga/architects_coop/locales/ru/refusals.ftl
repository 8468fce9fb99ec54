## Позиции, которых не бывает (check.py), по строке на каждую.

refused-overlord-own = { $place }: своих рабочих Владыка не держит: ожидался 0.
refused-overlord-workers = { $place }: всего рабочих у Владыки { $count }, а не { $given }.
refused-friend = { $place }: игроки не арестовывают друг друга: ожидался 0.
refused-future = { $place }: здесь лежат только будущие интриги, финальная внизу.
refused-demand-level = { $place }: ожидалось требование уровня { $level }, каждая карта один раз.
refused-side = { $place }: у игрока не больше одной стороны розданной ему карты.
refused-overlord-turn = { $place }: в такой момент здесь ничего не происходит.

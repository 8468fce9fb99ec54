## Позиции, которых не бывает (check.py), по строке на каждую.

refused-limit = { $place }: ожидалось не больше { $count }, а не { $given }.
refused-level = { $place }: на уровне { $level } собора мест всего { $count }.
refused-own-worker = { $place }: своих рабочих никто не арестовывает: ожидался 0.
refused-workers = { $place }: у каждого игрока всего рабочих { $count }, а не { $given }.
refused-row-full = { $place }: на каждом месте ряда лежит карта.
refused-board = { $place }: персонажи бывают только при особой подготовке, и тогда у каждого.
refused-board-twice = { $place }: у двух игроков один и тот же планшет или две его стороны.
refused-not-now = { $place }: в такой момент здесь пусто.
refused-not-begun = { $place }: до первого хода никто ничего не построил и не поставил.
refused-last-turns = { $place }: последние ходы считают, когда гильдия заполнена, и только тогда.
refused-acting-place = { $place }: действие там делают за один шаг.
refused-capture-place = { $place }: здесь перечислены разные открытые локации.

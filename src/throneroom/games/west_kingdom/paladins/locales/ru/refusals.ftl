## Позиции, которых не бывает (check.py), по строке на каждую.

refused-not-now = { $place }: в такой момент здесь пусто.
refused-start-player = { $place }: первый игрок каждый раунд следующий.
refused-crew = { $place }: эти рабочие не занимают мест действия.
refused-closed = { $place }: при таком числе игроков это место закрыто.
refused-favour-worker = { $place }: на использованной милости стоит подходящий рабочий игрока, на остальных никого.
refused-first-townsfolk = { $place }: у каждого есть первый горожанин.
refused-paladin = { $place }: каждый играет одного паладина за раунд, от таверны до уборки.
refused-passed = { $place }: этот игрок спасовал.

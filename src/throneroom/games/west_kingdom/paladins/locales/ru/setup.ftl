### Паладины западного королевства

## Перед началом

setting-players = Игроки
setting-extra_townsfolk = Горожане из «Хроник»
    .help = К горожанам примешивают трёх Аристократок и трёх Шарлатанов.
setting-first = Первый игрок
    .help = Если никто не выбран, решает жребий.
setting-first-0 = Место 1
setting-first-1 = Место 2
setting-first-2 = Место 3
setting-first-3 = Место 4

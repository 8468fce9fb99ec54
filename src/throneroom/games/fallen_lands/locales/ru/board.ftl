### Завоёванный край

## Кто живёт на полях

monster-goblins = Гоблины
monster-imps = Бесы
monster-wolves = Волки
monster-orcs = Орки
monster-spiders = Пауки
monster-ogres = Огры
monster-trolls = Тролли
monster-minotaurs = Минотавры
monster-cyclopes = Циклопы
monster-hydras = Гидры
monster-wyverns = Виверны
monster-dragons = Драконы

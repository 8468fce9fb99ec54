## Положения, к которым не приводит ни одна партия (check.py), по строке на каждое.
## $place — поле; ключи и числа показаны так, как их вводят.

refused-index = { $place }: действующие способности не те, что у открытых карт.
refused-winner = { $place }: победитель есть у законченной партии, и только у неё.
refused-chancellor = { $place }: канцлер — место из state.chancellor и никто другой.
refused-colour = { $place }: отрядов цвета { $given } здесь быть не может.
refused-vision = { $place }: открытое видение бывает только у изгнанника, и «Заговор» — не видение.
refused-boards = { $place }: каждый планшет либо у игрока, либо свободен.
refused-mob = { $place }: у страшной тайны нет черни.
refused-sites = { $place }: каждая из 23 локаций лежит на карте или в колоде локаций, один раз.
refused-facedown = { $place }: в закрытой локации ничего не лежит.
refused-capacity = { $place }: локация не вмещает столько карт.
refused-pawn = { $place }: фигурка стоит в открытой локации.
refused-pawns = { $place }: фигурки ставят по очереди, начиная с Канцлера.
refused-tokens = { $place }: жетоны лежат только на картах в игре.
refused-banks = { $place }: резервов поддержки шесть, и ни в одном не меньше 0.
refused-favor = { $place }: всего поддержки { $given }, а в игре её { $count }.
refused-secrets = { $place }: всего тайн { $given }, а должно быть { $count }.
refused-warbands = { $place }: отрядов цвета { $colour } не хватает или слишком много.
refused-advisers = { $place }: открытыми советниками бывают только обитатели.
refused-limit = { $place }: столько советников у игрока быть не может.
refused-denizens = { $place }: каждый из 198 обитателей где-то лежит, один раз.
refused-visions = { $place }: каждое из пяти видений где-то лежит, один раз.
refused-cards = { $place }: карта лежит в двух местах или там, где таких карт не бывает.
refused-edifices = { $place }: каждое строение где-то лежит одной стороной вверх.
refused-site-cards = { $place }: видений в локациях не бывает.
refused-packets = { $place }: части колоды земель не подходят к ней и её видениям.
refused-known = { $place }: непонятно, какие места знают карту.
refused-relics = { $place }: каждая из 21 реликвии где-то лежит, один раз.
refused-scepter = { $place }: у «Большого скипетра» должен быть владелец.
refused-usurper = { $place }: узурпатором бывает только изгнанник.
refused-promise = { $place }: такого обещания один игрок не может дать другому.
refused-title = { $place }: обет лучше исполняет другой игрок.
refused-slot = { $place }: места карты — с 0 по 7.
refused-campaign = { $place }: защитник — место игрока или -1 для банд, и кубиков не меньше 0.

## Строки хроники, которые нельзя прочесть (chronicle/line.py).

refused-line-version = { line-place }: строки хроники версии { $given } неизвестны; известны 1.6.0–2.0.3 и 3.1.0–3.3.3.
refused-line-number = { line-place }: здесь должно быть шестнадцатеричное число, а не { $given }.
refused-line-short = { line-place }: строка обрывается слишком рано.
refused-line-more = { line-place }: в конце лишние символы, их { $count }.
refused-line-code = { line-place }: код { $given } не обозначает ничего, что может здесь лежать.
refused-line-kind = { line-place }: карте «{ NAME($given) }» не место в этой колоде.
refused-line-nowhere = { line-place }: у закрытой или отсутствующей локации не может лежать карт.
refused-line-oath = { line-place }: { $given } — не обет; есть обеты от 00 до 03.
refused-line-suits = { line-place }: здесь должна быть каждая из шести мастей по одному разу.
refused-line-vision = { line-place }: нет карты «{ NAME($given) }».
refused-line-full = { NAME($place) }: в строке хроники у локации есть место для { $count } карт, а не для { $given }.
refused-line-twice = { line-place }: «{ NAME($given) }» уже лежит в другом месте.

line-place =
    { $part ->
        [version] Версия
        [number] Номер партии
        [name] Название
        [played] Кто играл
        [citizens] Вассалы
        [oath] Обет
        [suits] Порядок мастей
        [map] Поле
        [map_card] Поле, локация { $number }
        [world_deck] Колода земель
        [world_deck_card] Колода земель, карта { $number }
        [dispossessed] Ссылка
        [dispossessed_card] Ссылка, карта { $number }
        [relic_deck] Колода реликвий
        [relic_deck_card] Колода реликвий, реликвия { $number }
        [citizens_before] Вассалы прошлой партии
        [winner] Победитель
        [winner_name] Имя победителя
       *[line] Строка
    }

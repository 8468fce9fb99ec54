## Что не так с настройками и позициями. $place — настройка или поле, $given — что там стояло: так, как это вводят.

refused-one-of = { $place }: { $given } не подходит; можно: { $allowed }.
refused-range = { $place }: нужно целое число от { $low } до { $high }, а не { $given }.
refused-from = { $place }: нужно целое число не меньше { $low }, а не { $given }.
refused-whole = { $place }: нужно целое число, а не { $given }.
refused-yes-no = { $place }: нужно true или false, а не { $given }.
refused-text = { $place }: нужен текст, а не { $given }.
refused-list = { $place }: нужен список, а не { $given }.
refused-numbers = { $place }: нужен список целых чисел, а не { $given }.
refused-object = { $place }: нужен объект, а не { $given }.
refused-chance = { $place }: нужен объект с полями seed и count.
refused-value = { $place }: { $given } сюда не подходит.
refused-bounds = { $place }: число { $given } слишком велико или слишком мало.
refused-written = { $place }: это записывают так: { $written }.
refused-called =
    { $place }: нет { $what ->
        [card] карты
        [leader] предводителя
        [token] жетона
        [region] области
        [field] поля
       *[other] значения
    } { $given }; есть: { $allowed }.
refused-twice = { $place }: { $given } встречается дважды.
refused-count = { $place }: нужно { $count }, а не { $given }.
refused-field = { $place }: такого поля нет.
refused-missing = { $place }: этого поля не хватает.
refused-option = { $place }: такой настройки нет; есть: { $allowed }.
refused-seat = { $place }: игроков { $players }, и места — от 0 до { $last }.
refused-seats = { $place }: каждое место нужно назвать один раз; игроков { $players }, и места — от 0 до { $last }.
refused-together = { $place }: только вместе с { $other }: { $allowed }.
refused-texts = { $place }: нужны тексты.
refused-other-game = { $place }: это позиция из игры { $given }.
refused-format = { $place }: эта версия читает формат { $format }.
refused-no-game = { $place }: здесь должна быть названа игра.

# Для чего текста нет: $text — предложение по-английски.
refused-otherwise = Так сыграть нельзя. Подробности по-английски: { $text }

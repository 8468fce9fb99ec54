### Стратегии словами

## Команда

strategy-about = Рассказать словами, что делает стратегия, или записать её файлом.
strategy-which = Имя бота или файл вроде mine.toml.
strategy-as = Как печатать: words (словами), toml или json.

## Части

strategy-buys = Покупает и получает первое доступное из списка:
strategy-row = { NAME($card) }
strategy-row-if = { NAME($card) }, если { $conditions }
strategy-and = { " и " }
strategy-plays = Играет сначала: { $cards }.
strategy-trashes = Может выбросить, начиная с худшего: { $cards }.
strategy-trashes-nothing = По своей воле не выбрасывает ничего.
strategy-guard = Не завершает партию, в которой отстаёт.

## Как отвечает

strategy-way-bureaucrat-cheapest = Чиновнику показывает самую дешёвую карту победы.
strategy-way-cellar-dead = В Погреб сбрасывает только карты победы и Проклятия.
strategy-way-cellar-coppers = В Погреб сбрасывает карты победы, Проклятия и Медь.
strategy-way-chancellor-always = Сыграв Канцлера, всегда сбрасывает колоду.
strategy-way-chancellor-never = Сыграв Канцлера, никогда не сбрасывает колоду.
strategy-way-library-all = В Библиотеке откладывает все карты действий.
strategy-way-library-none = В Библиотеке оставляет себе все карты действий.
strategy-way-mine_trash-copper = Рудником сначала меняет Медь на Серебро.
strategy-way-moat-never = Никогда не показывает Ров.
strategy-way-spy-never = Не сбрасывает ничего из того, что открыл Шпион.
strategy-way-thief_take-all = Забирает все сокровища, которые выбросил Вор.
strategy-way-thief_take-none = Не забирает сокровищ, которые выбросил Вор.

## Условия об одной величине

strategy-amount = { $sign ->
    [most] не больше { $number }
    [least] не меньше { $number }
    [is] ровно { $number }
   *[not] не { $number }
}
strategy-if-turn = { $sign ->
    [most] идёт ход { $number } или более ранний
    [least] идёт ход { $number } или более поздний
    [is] идёт ход { $number }
   *[not] идёт ход не { $number }
}
strategy-if-coins = монет на покупки { strategy-amount }
strategy-if-buys = покупок осталось { strategy-amount }
strategy-if-actions = действий осталось { strategy-amount }
strategy-if-players = игроков { strategy-amount }
strategy-if-deck_coins = монет во всех своих сокровищах { strategy-amount }
strategy-if-owned_cards = своих карт { strategy-amount }
strategy-if-density = монет на 100 своих карт { strategy-amount }
strategy-if-empty_piles = пустых стопок { strategy-amount }
strategy-if-points = своих очков { strategy-amount }
strategy-if-others_points = очков у лучшего из соперников { strategy-amount }
strategy-if-lead = отрыв в очках { strategy-amount }
strategy-if-gains_to_end = до конца партии хватит взять карт { strategy-amount }
strategy-if-ends_game = { $sign ->
    [none] это не завершает партию
   *[some] это завершает партию
}
strategy-if-lead_after = отрыв с этой картой { strategy-amount }
strategy-if-loses = { $sign ->
    [none] это не завершает партию поражением
   *[some] это завершает партию поражением
}
strategy-if-owned = { $sign ->
    [none] своей карты «{ NAME($card) }» нет
    [some] есть своя карта «{ NAME($card) }»
   *[other] своих карт «{ NAME($card) }» { strategy-amount }
}
strategy-if-in_hand = { $sign ->
    [none] на руке нет карты «{ NAME($card) }»
    [some] на руке есть карта «{ NAME($card) }»
   *[other] на руке карт «{ NAME($card) }» { strategy-amount }
}
strategy-if-in_play = { $sign ->
    [none] карта «{ NAME($card) }» в этот ход не сыграна
    [some] карта «{ NAME($card) }» в этот ход сыграна
   *[other] сыграно карт «{ NAME($card) }» { strategy-amount }
}
strategy-if-left = { $sign ->
    [none] { NAME($card, case: "plural") } кончились
    [some] { NAME($card, case: "plural") } ещё есть
   *[other] карт «{ NAME($card) }» осталось { strategy-amount }
}
strategy-if-in_game = { $sign ->
    [none] карты «{ NAME($card) }» в игре нет
   *[some] карта «{ NAME($card) }» в игре есть
}
strategy-if-others_own = { $sign ->
    [none] у соперников нет карты «{ NAME($card) }»
    [some] у кого-то из соперников есть карта «{ NAME($card) }»
   *[other] карт «{ NAME($card) }» у того из соперников, у кого их больше всех, { strategy-amount }
}

## Величины в сравнении

strategy-the-turn = номер хода
strategy-the-coins = монеты
strategy-the-buys = покупки
strategy-the-actions = действия
strategy-the-players = число игроков
strategy-the-deck_coins = монеты в своей колоде
strategy-the-owned_cards = число своих карт
strategy-the-density = монеты на 100 карт
strategy-the-empty_piles = пустые стопки
strategy-the-points = свои очки
strategy-the-others_points = очки лучшего соперника
strategy-the-lead = отрыв
strategy-the-gains_to_end = карты до конца партии
strategy-the-ends_game = конец партии (0 или 1)
strategy-the-lead_after = отрыв с этой картой
strategy-the-loses = проигранный конец партии (0 или 1)
strategy-the-owned = свои { NAME($card, case: "plural") }
strategy-the-in_hand = { NAME($card, case: "plural") } на руке
strategy-the-in_play = сыгранные { NAME($card, case: "plural") }
strategy-the-left = оставшиеся { NAME($card, case: "plural") }
strategy-the-in_game = { NAME($card) } в игре (0 или 1)
strategy-the-others_own = { NAME($card, case: "plural") } соперника

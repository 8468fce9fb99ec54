### Dominion

## Why a hint says so

reason-ends = партия закончится, и вы впереди на { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  }
reason-goes-on = иначе партия закончится, и вам не хватит { $points } { $points ->
    [one] очка
   *[other] очков
  }
reason-last = { NAME($card) }: последняя карта в стопке будет вашей
reason-points = плюс { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  }, а { $provinces ->
    [0] Провинций не останется
   *[other] Провинций останется { $provinces }
  }
reason-hand = сокровища средней руки дадут { $whole },{ $tenth } монеты вместо { $was_whole },{ $was_tenth }
reason-pays = { NAME($card) }: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
  }
reason-draws = { NAME($card) }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
  } на руку
reason-actions = { NAME($card) }: ещё { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[many] { $actions } действий
  }

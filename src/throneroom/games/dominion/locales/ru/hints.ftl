### Dominion

## Why a hint says so

reason-last = { NAME($card) }: последняя карта в стопке будет вашей
reason-points = { NAME($card) }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }, провинций осталось { $provinces }
reason-coins = { NAME($card) }: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
  } каждый раз, когда карта придёт на руку
reason-pays = { NAME($card) }: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
  }, когда карта сыграна
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
reason-attacks = { NAME($card) }: атака на всех остальных
reason-gains = { NAME($card) }: колода станет сильнее
reason-plays = { NAME($card) }: сейчас это полезнее всего

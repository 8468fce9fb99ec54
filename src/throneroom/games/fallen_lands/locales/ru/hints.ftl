### Завоёванный край

## Why a hint says so

reason-field = поле принесёт { $level ->
    [one] { $level } монету
    [few] { $level } монеты
   *[many] { $level } монет
  } и поддержит соседние
reason-contested = поле принесёт { $level ->
    [one] { $level } монету
    [few] { $level } монеты
   *[many] { $level } монет
  }, а до него могут дотянуться и другие
reason-follower = { $kind ->
    [warrior] Воин захватывает поля
    [craftsman] Мастеровой строит
   *[mage] Маг колдует и приносит карты
  }
reason-troop = { NAME($card) }: атака { $attack }
reason-card = { NAME($card) }: сейчас это полезнее всего

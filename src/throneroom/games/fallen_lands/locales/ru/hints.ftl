### Завоёванный край

## Why a hint says so

reason-field = принесёт { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
  }{ $opens ->
    [0] {""}
    [one] {" "}и откроет ещё { $opens } поле
    [few] {" "}и откроет ещё { $opens } поля
   *[many] {" "}и откроет ещё { $opens } полей
  }
reason-contested = принесёт { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
  } с поля, которое может взять и { PLAYER($rival) }
reason-opens = станет доступно ещё { $opens ->
    [one] { $opens } поле
    [few] { $opens } поля
   *[many] { $opens } полей
  }
reason-reach = { NAME($card) }: можно взять { $fields ->
    [1] поле уровня { $level }
   *[other] любое из { $fields } { $fields ->
        [one] поля
       *[other] полей
    }, лучшее — уровня { $level }
  }

### Архитекторы западного королевства

## Почему такой совет

reason-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  } сразу
reason-captured = { $n ->
    [one] у соперников станет на { $n } рабочего меньше
   *[other] у соперников станет на { $n } рабочих меньше
  }
reason-goods = принесёт: { NAMES($goods, of: "good") }
reason-virtue = добродетель вырастет на { $n }
reason-workers = { $n ->
    [one] домой вернётся { $n } рабочий
   *[other] домой вернутся рабочие: { $n }
  }

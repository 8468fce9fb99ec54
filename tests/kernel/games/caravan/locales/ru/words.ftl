card-dice = Кости
card-map = Карта
card-salt = Соль
card-silk = Шёлк
card-spice = Пряности

option-coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}
option-dice = Кости
option-map = Карта
option-salt = Соль
option-silk = Шёлк
option-spice = Пряности
option-pay = Заплатить монету
option-pass = Передать товар

prompt-bid = Сколько вы предлагаете за товары: { NAMES($goods) }?
prompt-arrange = В каком порядке распаковать товары?
prompt-map = Какой товар вы разыграете?
prompt-spice = { PLAYER($player) } распаковывает пряности: заплатить монету или передать товар?
prompt-pass = Какой товар получит { PLAYER($player) }?
prompt-sell = Какие товары вы продадите?

event-lot_opened = На торгах: { NAMES($goods) }.
event-bid = { $amount ->
    [none] { PLAYER($seat) } делает ставку.
   *[other] { PLAYER($seat) } ставит { $amount }.
}
event-bids_opened = { PLAYER($winner) } даёт больше всех.
event-unpacked = { PLAYER($seat) } распаковывает: { NAME($good) }.
event-passed = { $good ->
    [none] { PLAYER($seat) } передаёт товар: { PLAYER($to) }.
   *[other] { PLAYER($seat) } передаёт { NAME($good) }: { PLAYER($to) }.
}
event-drew = { $goods ->
    [none] { PLAYER($seat) } ничего не берёт.
   *[other] { PLAYER($seat) } берёт: { NAMES($goods) }.
}
event-sold = { PLAYER($seat) } продаёт: { NAMES($goods) }.
event-rolled = { PLAYER($seat) } выбрасывает { $coins }.

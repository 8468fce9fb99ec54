card-dice = Dice
card-map = Map
card-salt = Salt
card-silk = Silk
card-spice = Spice

option-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
option-dice = Dice
option-map = Map
option-salt = Salt
option-silk = Silk
option-spice = Spice
option-pay = Pay a coin
option-pass = Pass a good

prompt-bid = What do you bid for { NAMES($goods) }?
prompt-arrange = In which order are the goods unpacked?
prompt-map = Which good do you play?
prompt-spice = { PLAYER($player) } unpacks Spice: pay a coin, or pass a good?
prompt-pass = Which good does { PLAYER($player) } get?
prompt-sell = Which goods do you sell?

event-lot_opened = On offer: { NAMES($goods) }.
event-bid = { $amount ->
    [none] { PLAYER($seat) } bids.
   *[other] { PLAYER($seat) } bids { $amount }.
}
event-bids_opened = { PLAYER($winner) } bids most.
event-unpacked = { PLAYER($seat) } unpacks { NAME($good) }.
event-passed = { $good ->
    [none] { PLAYER($seat) } passes a good to { PLAYER($to) }.
   *[other] { PLAYER($seat) } passes { NAME($good) } to { PLAYER($to) }.
}
event-drew = { $goods ->
    [none] { PLAYER($seat) } draws nothing.
   *[other] { PLAYER($seat) } draws { NAMES($goods) }.
}
event-sold = { PLAYER($seat) } sells { NAMES($goods) }.
event-rolled = { PLAYER($seat) } rolls { $coins }.

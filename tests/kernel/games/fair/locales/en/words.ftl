card-apple = Apple
card-bell = Bell
card-cup = Cup
card-drum = Drum

option-bid = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}

prompt-draft = Which of your { $left } prizes do you keep?
prompt-bid = What do you bid for the crown?

event-drafted = { PLAYER($seat) } keeps { NAME($prize) }.
event-crowned = { PLAYER($seat) } pays { $coins } and wears the crown.

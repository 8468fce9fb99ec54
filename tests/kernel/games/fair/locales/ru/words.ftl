card-apple = Яблоко
card-bell = Колокольчик
card-cup = Кубок
card-drum = Барабан

option-bid = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}

prompt-draft = Какой из призов ({ $left }) вы оставите себе?
prompt-bid = Сколько вы ставите на корону?

event-drafted = { PLAYER($seat) } берёт приз: { NAME($prize) }.
event-crowned = { PLAYER($seat) } платит { $coins } и надевает корону.

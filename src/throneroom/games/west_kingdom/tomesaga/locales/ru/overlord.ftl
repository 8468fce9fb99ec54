### Общие слова трёх игр, когда все играют вместе против Владыки

overlord-name = Владыка
overlord-goal = Цель команды
overlord-now = сейчас { $total }
overlord-of = { $given } из { $needed }
overlord-turn = Ход Владыки
overlord-nothing = Этот шаг ничего не меняет
overlord-after = На столе уже видно, чем этот ход кончится.
overlord-step = шаг { $n } из { $total }
overlord-why = Почему столько
overlord-free = Свободны
overlord-holds = Арестованы
overlord-nobody = никого
overlord-ours = Эта карта — наша реконструкция: настоящей нет в наших источниках.
overlord-ours_part = Наше: { $what }.
overlord-pace = Как показывать его ход
overlord-by_itself = Сам
overlord-by_hand = По шагам
overlord-again = Ещё раз
overlord-next = Дальше
overlord-go_on = К игре
overlord-watch = Последний ход Владыки
overlord-moment = очки { $total }/{ $target }
overlord-page = Владыка
overlord-won =
    Вы одолели Владыку: { $total ->
        [one] { $total } очко
        [few] { $total } очка
       *[many] { $total } очков
    } при цели { $target }
overlord-lost =
    Победил Владыка: { $total ->
        [one] { $total } очко
        [few] { $total } очка
       *[many] { $total } очков
    } при цели { $target }
overlord-reached =
    { $total ->
        [one] Набрано { $total } очко
        [few] Набрано { $total } очка
       *[many] Набрано { $total } очков
    } при цели { $target }.
overlord-target = Цель: { $product }.

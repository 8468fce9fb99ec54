### Свои столы

mine-running = Идут
mine-finished = Сыграны
mine-show = Какие столы
mine-show-all = Все { $count }
mine-show-mine = Мой ход { $count }
mine-show-others = Ждут других { $count }
mine-done-all = Все
mine-done-won = Победы
mine-done-series = Серии
mine-done-archived = Архив
mine-game = Игра
mine-all-games = Все игры
mine-with = С кем
mine-anybody = С кем угодно
mine-nobody-yet = Пока никого
mine-bot-for_now = За вас играет бот
mine-bot-on = Вы сдались, за вас доигрывает бот
mine-to-table = За стол
mine-look = Посмотреть
mine-invite = Позвать
mine-more = Ещё
mine-archive = В архив
mine-archive-why = Стол уйдёт из списка, больше ничего не изменится.
mine-take-out = Вернуть в список
mine-delete = Удалить
mine-delete-why = Партия исчезнет навсегда, и записи не останется.
mine-delete-why-shared = Партия навсегда исчезнет из вашего списка. У остальных она останется, пока и они её не удалят.
mine-delete-sure = Удалить навсегда
mine-keep = Оставить
mine-close-why = За этим столом уже сидят другие. Его уберут и для них.
mine-sweep = { $count ->
    [one] Прибрать { $count } партию с ботами
    [few] Прибрать { $count } партии с ботами
   *[other] Прибрать { $count } партий с ботами
  }
mine-sweep-why = { $count ->
    [one] Будет удалена { $count } недоигранная партия, где, кроме вас, только боты. Сыгранные партии и их записи останутся.
    [few] Будут удалены { $count } недоигранные партии, где, кроме вас, только боты. Сыгранные партии и их записи останутся.
   *[other] Будет удалено { $count } недоигранных партий, где, кроме вас, только боты. Сыгранные партии и их записи останутся.
  }
mine-sweep-do = Прибрать
mine-sweep-old = { $count ->
    [one] В архив { $count } стол старше месяца
    [few] В архив { $count } стола старше месяца
   *[other] В архив { $count } столов старше месяца
  }
mine-show-more = Ещё { $count }
mine-none-such = Таких столов нет.
mine-won = победа
mine-shared = общая победа
mine-lost = { $players ->
    [1] поражение
   *[other] общее поражение
}
mine-place = { $place ->
    [2] второе место
    [3] третье место
   *[other] { $place }-е место
  }
mine-resigned = вы сдались
mine-abandoned = партию бросили
mine-tabs = Столы
mine-tab-running = Идут { $count }
mine-tab-finished = Сыграны { $count }
mine-to-table-of = За стол: { $game }
mine-clock-game = на партию
mine-clock-turn = на этот ход
mine-remind = { $count ->
    [one] Напомнить: { $name }
   *[other] Напомнить тем, кого ждём
  }
mine-remind-why = Вежливое сообщение, раз в день.
mine-reminded = { $name } напоминает вам
mine-reminder-sent = Напоминание отправлено
mine-call = Сообщать, когда мой ход
mine-called = Сообщим, когда наступит ваш ход
mine-again = Сыграть ещё раз
mine-next-game = К следующей партии

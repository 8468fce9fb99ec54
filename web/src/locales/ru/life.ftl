### Как уйти из партии, как закончить её раньше и как вас позвать

ending = Закончить или уйти
ending-choose = Выберите одно
ending-leave = Отойти на время
ending-leave-why = { $how ->
    [alone] Партия подождёт вас среди ваших столов.
   *[other] За вас поиграет бот, пока вы не вернётесь.
  }
ending-leave-do = Отойти на время
ending-stop = { $how ->
    [alone] Остановиться
   *[other] Предложить остановиться
  }
ending-stop-why = { $how ->
    [alone] Партия закончится с нынешним счётом.
   *[other] Партия закончится с нынешним счётом, если все согласятся.
  }
ending-stop-do = { $how ->
    [alone] Остановиться
   *[other] Предложить остановиться
  }
ending-abandon = Бросить партию
ending-abandon-why = { $how ->
    [alone] Партия закончится без результата.
   *[other] Партия закончится без результата, если все согласятся.
  }
ending-abandon-do = { $how ->
    [alone] Бросить партию
   *[other] Предложить бросить
  }
ending-resign = Сдаться
ending-resign-why = { $how ->
    [alone] Партия закончится, вы будете на последнем месте.
    [two] Партия закончится, и победит { $name }.
   *[more] За вас доиграет бот, но вы займёте последнее место, что бы он ни набрал.
  }
ending-resign-do = Сдаться окончательно
ending-saga = Эта партия — часть кампании или хроники. Если она закончится раньше срока, там она не засчитается и её сыграют заново; если за вас доиграет бот, там засчитается то, чего он добьётся.

consent-stop = { $name } предлагает остановиться с нынешним счётом.
consent-abandon = { $name } предлагает бросить партию без результата.
consent-waiting-stop = Партия остановится, когда согласятся все.
consent-waiting-abandon = Партию бросят, когда согласятся все.
consent-declined = { $name } хочет играть дальше.
consent-agree-stop = Остановиться
consent-agree-abandon = Бросить
consent-sure-stop = Когда согласятся все, партия закончится с нынешним счётом.
consent-sure-abandon = Когда согласятся все, партия закончится без результата.
consent-agreed-stop = Да, остановиться
consent-agreed-abandon = Да, бросить
consent-decline = Играем дальше
consent-back = Отозвать
consent-seen = Хорошо

call-offer = Сообщить вам, когда наступит ваш ход, даже если страница закрыта?
call-offer-short = Сообщить, когда наступит ваш ход?
call-yes = Сообщайте
call-no = Не нужно

over-resigned =
    { $count ->
        [one] { $names } сдаётся: партия окончена.
       *[other] { $names } сдались: партия окончена.
    }
over-resigned-you = Вы сдались: партия окончена.
over-agreed = Все согласились остановиться: счёт остаётся как есть.
over-stopped = Партию остановил игрок { $name }: счёт остаётся как есть.
over-stopped-you = Вы остановили партию: счёт остаётся как есть.
over-abandoned = Партию бросили: результата нет.
over-closed = Партию закрыл хозяин сервера.

series = Серия: { $standing }
series-together = Серия: вместе выиграно { $won } из { $games }
series-one = { $name }{ "\u00A0" }{ $wins }
rematch-offer = { $name } предлагает ещё партию.
rematch-offer-series = { $name } предлагает ещё партию. { $standing }
rematch-accept = За стол
rematch-later = Позже

table-unseated = Хозяин стола освободил ваше место.
no-table-unseated = Ваше место освободили
    .why = Так решил хозяин стола, а смотреть могут только те, кто за ним сидит.
no-table-taken_away = Стола больше нет
    .why = Его убрал хозяин.
no-table-invite_used = Приглашение уже использовано
    .why = По этой ссылке кто-то уже сел за стол. Попросите у хозяина другую.
no-table-invite_withdrawn = Приглашение больше не действует
    .why = Хозяин стола сделал новую ссылку или отдал место другому. Попросите новую ссылку.
refusal-invite_used = По этой ссылке кто-то уже сел за стол.
refusal-invite_withdrawn = Эта ссылка больше не действует. Попросите у хозяина другую.

replay-side = Сторона: { $name }
seat-was = Место игрока: { $name }
seat-bot-plays = пока играет бот
seat-resigned = сдача, доигрывает бот
seat-resigned-you = вы сдались
chip-bot = бот
chip-resigned = сдача

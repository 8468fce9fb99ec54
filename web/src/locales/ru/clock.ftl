### Часы и бот вместо игрока

new-clock = Часы
new-clock-help = Когда у кого-то выйдет время, остальные могут посадить бота или закончить партию.
clock-none = Без часов
clock-game = { $minutes } мин { $increment ->
    [0] { "" }
   *[other] + { $increment } с
  }
clock-turn = { $minutes } мин на ход
clock-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[other] { $days } дней на ход
  }
clock-left = { $hours ->
    [0] { $days } д
   *[other] { $days } д { $hours } ч
}
clock-of = Осталось времени: { $time }
clock-out = Время вышло
clock-end = Закончить партию
seat-propose-bot = Предложить посадить бота
consent-take_over = { $name } предлагает посадить бота вместо игрока { $who }, пока тот не вернётся.
consent-waiting-take_over = Бот начнёт играть вместо игрока { $who }, когда согласятся все. Если тот не вернётся, с { $until } хватит согласия остальных.
consent-take_over-you = { $name } предлагает посадить на ваше место бота, пока вы не вернётесь.
consent-waiting-take_over-you = Бот начнёт играть за вас, когда согласятся все.
consent-agree-take_over = Пусть играет бот
consent-now-take_over = Посадить бота сейчас
over-time = { $name }: время вышло, партия окончена.

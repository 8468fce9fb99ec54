### Паладины западного королевства

## Как зовут ботов за столом

bot-abbess = Аббатиса
    .gender = feminine
bot-marshal = Маршал
bot-chancellor = Канцлер

## Почему подсказка такая

reason-points = { $points ->
    [one] сразу { $points } очко
    [few] сразу { $points } очка
   *[other] сразу { $points } очков
  }
reason-monks = ещё один монах на карте
reason-outposts = ещё один аванпост на карте
reason-workshops = впредь на одного рабочего меньше
reason-jars = ещё один кувшин на месте отпущения
reason-attribute = больше { NAME($attribute, of: "attribute", case: "gen") }
reason-silver = приносит серебро: { $n }
reason-provisions = приносит припасы: { $n }
reason-workers = приносит рабочих: { $n }
reason-possible = хватит рабочих на действия: { NAMES($actions, of: "action") }
reason-develop = впредь на одного рабочего меньше
reason-hunt_one = припас
reason-hunt_two = три припаса
reason-trade_one = одно серебро
reason-trade_two = три серебра
reason-dismiss = то, что карта даёт сразу
reason-hire = то, что карта будет платить впредь
reason-pray = действие можно будет сделать снова
reason-conspire = рабочий любого цвета, а с ним подозрение
reason-commission = ещё один монах на карте и влияние
reason-fortify = ещё одна стена и сила
reason-garrison = ещё один аванпост на карте и вера
reason-absolve = ещё один кувшин на месте отпущения и вера
reason-attack = награда за иноземца и влияние
reason-convert = очки в конце и сила
reason-lent = +{ $n } { NAME($attribute, of: "attribute", case: "gen") } в этом раунде
reason-reward = приносит: { NAMES($goods, of: "good") }
reason-worth = сейчас это { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }

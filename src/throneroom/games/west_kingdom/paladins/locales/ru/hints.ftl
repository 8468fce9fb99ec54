### Паладины западного королевства

## Как зовут ботов за столом

bot-abbess = Аббатиса
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

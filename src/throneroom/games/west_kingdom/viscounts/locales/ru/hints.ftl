### Виконты западного королевства

## Как зовут ботов за столом

bot-castellan = Кастелян
bot-scribe = Переписчик
bot-mason = Старший каменщик

## Почему подсказка такая

reason-points = { $points ->
    [one] сразу { $points } очко
    [few] сразу { $points } очка
   *[other] сразу { $points } очков
  }
reason-built = ещё одно здание на поле
reason-manuscripts = ещё один манускрипт
reason-castle = больше рабочих в замке
reason-approved = ещё одна утверждённая грамота
reason-paid = одним долгом меньше
reason-goods = приносит товары: { $n }
reason-possible = там можно: { NAMES($actions, of: "action") }
reason-trade = товары за ваших торговцев
reason-hired = значки карты придут после перемешивания
reason-strength = +{ $n } к действию «{ NAME($action, of: "action") }»

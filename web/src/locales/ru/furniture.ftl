### Words of the furniture: plaques, places, prices, tracks, dice, deals

plaque-attacked = под ударом
plaque-passed = пас

space-free = свободно
space-coming = сюда встанет рабочий
space-taken = { $count ->
    [one] занято
   *[other] здесь стоят: { $count }
}
space-blocked = закрыто
slot-free = свободно
slot-taken = занято

price-or = или
price-free = даром
price-met = хватает
price-short-of = { $what }: { $count }, не хватает
amount-of = { $count } из { $of }
amount-out-of = из { $of }
amounts-missing = ещё { $count }
payment-in = { $what }: { $count } из { $of } в оплате
payment-could = { $what }: { $count } из { $of } в оплате. Отдать ещё один
stepper-less = Меньше на один: { $what }
stepper-more = Больше на один: { $what }
stepper-least = меньше нельзя
stepper-most = больше нельзя
stepper-was = было { $count }

track-at = { $name }: { $at }
track-will = { $name }: { $at }, станет { $to }
track-threshold = От { $from } до { $to }: { $text }

dice = { $count ->
    [one] кубик
    [few] кубика
   *[many] кубиков
}
dice-of = { $what }: { $count } { $count ->
    [one] кубик
    [few] кубика
   *[many] кубиков
}
dice-against = {" "}на{" "}
dice-rolling = Кубики летят
dice-struck = { $face }, не считается
dice-sum = { $title }: { $sum } = { $total }.

cards-price = Цена: { $price }
cards-lying = На карте лежит: { $what } { $count }

deal-for = за
deal-decline = Отказать
deal-counter = Встречное
deal-nothing = ничего
change-from = было
change-to = станет

answers-title = Ответы наперёд
answers-change = Изменить
answers-none = Нет: вас каждый раз спросят.
answers-done = Готово
acts-title = Сейчас идёт
odds = Шансы
odds-hide = Скрыть шансы
odds-show = Показать шансы

won-how = Как одержана победа
won-story = Что к ней привело
won-lacked = Чего не хватило остальным

pages-lit = можно выбрать: { $count }
drawer-open = Открыть: { $what }
drawer-close = Закрыть: { $what }

### Words of the furniture: plaques, places, prices, tracks, dice, deals

plaque-attacked = under attack
plaque-passed = passed

space-free = free
space-coming = somebody will come here
space-taken = { $count ->
    [one] taken
   *[other] { $count } stand here
}
space-blocked = blocked
slot-free = free
slot-taken = taken

price-or = or
price-free = free
price-met = enough
price-short-of = { $what }: { $count }, not enough
amount-of = { $count } of { $of }
amount-out-of = of { $of }
amounts-missing = { $count } more
payment-in = { $what }: { $count } of { $of } in the payment
payment-could = { $what }: { $count } of { $of } in the payment. Pay with one more
stepper-less = One less: { $what }
stepper-more = One more: { $what }
stepper-least = at the least
stepper-most = at the most
stepper-was = was { $count }

track-at = { $name }: { $at }
track-will = { $name }: { $at }, will be { $to }
track-threshold = From { $from } to { $to }: { $text }

dice = { $count ->
    [one] die
   *[other] dice
}
dice-of = { $what }: { $count } { $count ->
    [one] die
   *[other] dice
}
dice-against = {" "}to{" "}
dice-rolling = The dice are rolling
dice-struck = { $face }, does not count
dice-sum = { $title }: { $sum } = { $total }.

cards-price = Costs { $price }
cards-lying = On it: { $what } { $count }

deal-for = for
deal-decline = Decline
deal-counter = Counter
deal-nothing = nothing
change-from = from
change-to = to

answers-title = Standing answers
answers-change = Change
answers-none = None: you are asked each time.
answers-done = Done
acts-title = In progress
odds = Odds
odds-hide = Hide the odds
odds-show = Show the odds

won-how = How it was won
won-story = What led there
won-lacked = What the others lacked

pages-lit = { $count } to choose
drawer-open = Open: { $what }
drawer-close = Close: { $what }

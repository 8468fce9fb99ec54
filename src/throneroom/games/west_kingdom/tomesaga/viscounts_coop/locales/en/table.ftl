### Viscounts of the West Kingdom, together against the Overlord

## Labels

label-overlord_supply = workers left { $count }
label-overlord_next = Next: { $silver ->
    [one] 1 space
   *[other] { $silver } spaces
  } to space { $space }
label-overlord_place = places a worker
label-overlord_win = has no worker to place there: he wins
label-overlord_send_home = sends a worker home
label-overlord_banish = banishes { NAME($card) }
label-his = the Overlord { $count }
label-protected = protected
label-reminders = Reminder cards
label-reminders_offered = Reminder cards to choose from
label-upper = on top
label-overlord_normal = normal
label-overlord_hard = hard
label-overlord_nightmare = nightmare

space-1 = 1
space-2 = 2
space-3 = 3
space-4 = 4
space-5 = 5
space-6 = 6
space-7 = 7
space-8 = 8
space-9 = 9
space-10 = 10

about-poverty = When all debts above it are taken, it is revealed: this round is finished and one more is played, and the Overlord loses a worker on each location where exactly two stand. At the end each approved deed brings 2 points more.
about-prosperity = When all deeds above it are taken, it is revealed: this round is finished and one more is played, and the Overlord loses a worker on each location where exactly two stand. At the end each paid debt brings 2 points.

sort-reminder = Reminder card
    .all = Reminder cards

label-his_next = Next
label-to_space = to space { $space }
label-not_come = He comes once the pairs are picked
label-stands = He goes no further
label-danger = Defeat at once
label-danger_supply = { $count } of { $all } workers left
label-danger_castle = { $tier ->
    [1] none of his in the castle
    [2] he is on tier 1 of the castle
   *[other] tier 3 is next: { $where }{ $more ->
        [0] {""}
       *[other] {" "}+{ $more }
      }
  }
label-moves_by = He goes as many spaces as its silver says
label-his_card = The Overlord’s card
label-advance = Advance order
label-crowding = Crowded castle
label-won = The end
label-gone = Banished: { NAME($card) }
label-full = one more worker brings an advance order
label-enters = his next one here: tier { $tier }
order-clockwise = One worker clockwise
order-counter_clockwise = One worker counter-clockwise
order-inward = One worker inward
preview-his = { $count ->
    [one] One worker of the Overlord stands there.
   *[other] { $count } workers of the Overlord stand there.
  }
preview-remove = Your reminder card then drives off a worker of the Overlord.
preview-place = Your reminder card then places a worker of yours here.
result-reminder = Take: { $name }
result-upper = On top: { $name }
result-send_home = Send home: { $name }

## The end

overlord-won = The kingdom is not the Overlord’s: { $total } points, { $target } were needed
overlord-lost_tier3 = The castle has fallen: a worker of the Overlord is on the third tier
overlord-lost_supply = The Overlord holds the land: he has no worker left to place
ours-icon = which effect stands before this row; the row itself is the rulebook’s

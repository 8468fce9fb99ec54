### Viscounts of the West Kingdom, together against the Overlord

## Labels

label-overlord_supply = workers left { $count }
label-overlord_next = Next: { $silver ->
    [one] 1 space
   *[other] { $silver } spaces
  } to space { $space }
label-overlord_place = places a worker
label-overlord_send_home = sends a worker home
label-overlord_banish = banishes { NAME($card) }
label-his = the Overlord { $count }
label-protected = protected
label-reminders = Reminder cards
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

## The end

overlord-won = The kingdom is not the Overlord’s: { $total } points, { $target } were needed

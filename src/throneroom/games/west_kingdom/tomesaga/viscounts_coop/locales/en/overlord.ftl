### Viscounts of the West Kingdom, together against the Overlord

opponent-own = The Overlord
    .whose = the Overlord’s
    .of = of the Overlord

## His card

banish-discard = two workers here
banish-debt = one worker here and a debt for the player on turn
banish-virtue = two workers counter-clockwise
banish-corruption = two workers clockwise
banish-rearrange = one worker to each side
banish-shuffle = one worker goes inward

step-here =
    { $n ->
        [one] One worker where he stands
       *[other] { $n } workers where he stands
    }
step-clockwise =
    { $n ->
        [one] One worker on the next space clockwise
       *[other] { $n } workers on the next space clockwise
    }
step-counter_clockwise =
    { $n ->
        [one] One worker on the next space counter-clockwise
       *[other] { $n } workers on the next space counter-clockwise
    }
step-inward = A worker from where he stands goes inward
step-debt = The player whose turn has just ended takes a debt

## Reminder cards

card-reminder_black = Black ribbon
    .text = Whenever anybody transcribes a black manuscript, you gain ink. After you transcribe, a worker of the Overlord leaves your location. After you trade, you place a worker there.
    .short = transcribe: drive off, trade: place
card-reminder_grey = Grey ribbon
    .text = Whenever anybody transcribes a grey manuscript, you gain stone. After you build, a worker of the Overlord leaves your location. After you place workers in the castle, you place one on your location.
    .short = build: drive off, workers: place
card-reminder_yellow = Yellow ribbon
    .text = Whenever anybody transcribes a yellow manuscript, you gain gold. After you place workers in the castle, a worker of the Overlord leaves your location. After you build, you place a worker there.
    .short = workers: drive off, build: place
card-reminder_blue = Blue ribbon
    .text = Whenever anybody transcribes a blue manuscript, you gain a resource of your choice. After you trade, a worker of the Overlord leaves your location. After you transcribe, you place a worker there.
    .short = trade: drive off, transcribe: place

after-remove = drives off a worker of the Overlord
after-place = places a worker of yours

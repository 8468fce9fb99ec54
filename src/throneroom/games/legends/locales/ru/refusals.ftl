## Позиции, к которым не приводит ни одна партия. $place — поле; ключи и числа показаны так, как их вводят.

refused-layout = { $place }: в настройках стоит { $wanted }.
refused-points = { $place }: для каждой законченной партии нужен список из { $players } чисел; законченных партий: { $count }.
refused-wins = { $place }: для каждого из { $players } игроков нужно число от 0 до { $most }.
refused-not-begun = { $place }: партия ещё не началась: нужно null.
refused-no-slot = { $place }: такого места в этой раскладке нет; есть: { $allowed }.
refused-tile-twice = { $place }: этот фрагмент уже лежит на поле.
refused-tile-misfit = { $place }: { $given } так лежать не может.
refused-tiles-all = { $place }: выложены не все фрагменты; не хватает: { $allowed }.
refused-start-when = { $place }: его выбирают, когда выложены фрагменты, и не раньше.
refused-outpost-when = { $place }: его выбирают, когда розданы карты, и не раньше.
refused-start-region = { $place }: { $given } не может быть стартовым регионом; можно: { $allowed }.
refused-outpost-region = { $place }: { $given } не на другом фрагменте; можно: { $allowed }.
refused-off-board = { $place }: этого региона нет на поле; есть: { $allowed }.
refused-to-lay = { $place }: жетоны раскладывают раньше, чем поле готово: нужен пустой список.
refused-token-place = { $place }: жетон здесь лежать не может; можно: { $allowed }.
refused-token-there = { $place }: здесь уже лежит другой жетон.
refused-token-open = { $place }: { $given } не лежит лицом вниз.
refused-token-covered = { $place }: { $given } лежит лицом вниз; его место — в state.face_down.
refused-tokens-early = { $place }: пока не выбран стартовый регион, жетонов на поле нет.
refused-no-token = { $place }: жетона { $thing } в этой партии нет; есть: { $allowed }.
refused-all-or-none = { $place }: жетонов { $thing } в партии { $count } или ни одного, а не { $given }.
refused-not-taken = { $place }: жетон { $thing } никто не забирает.
refused-cities = { $place }: на поле их { $given }, значит, здесь нужно { $wanted }: всего у каждого { $count }.
refused-armies = { $place }: на поле их { $given }, значит, здесь нужно от 0 до { $most }: всего у каждого { $count }.
refused-captured = { $place }: пленные армии держит только Алая чародейка: нужен 0.
refused-neutral = { $place }: нейтральных армий в этой партии { $most }, а не { $given }.
refused-neutrals-left = { $place }: нужно от 0 до { $most }: на поле их { $given }.
refused-neutral-early = { $place }: нейтральные армии ставят после армий игроков.
refused-neutral-all = { $place }: нужно { $wanted }: вместе с { $given } на поле их всего { $count }.
refused-neutral-late = { $place }: все нейтральные армии уже на поле: нужен 0.
refused-armies-lost = { $place }: армий нет ни на поле, ни в запасах: { $missing }, а в плену: { $captured }.
refused-pieces-early = { $place }: никто ещё ничего не поставил: armies и cities пусты.
refused-outpost-army = { $place }: каждому ещё предстоит поставить армию: reserve ни у кого не 0.
refused-not-dealt = { $place }: карты { $thing } сейчас в партии нет.
refused-one-card = { $place }: карта { $thing } в партии одна, а не { $given }.
refused-row = { $place }: карт в ряду { $count }, а не { $given }.
refused-leaders = { $place }: у каждого должен быть свой предводитель.
refused-no-leaders = { $place }: партия идёт без предводителей: нужно null.
refused-no-cards-yet = { $place }: никто ещё не взял ни одной карты.
refused-cards-at-end = { $place }: в конце у каждого { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
  }.
refused-turn-over = { $place }: последний ход закончен: нужно null.
refused-turn-of = { $place }: судя по взятым картам, сейчас ход места { $seat }.
refused-turn-counts = { $place }: игроки ходят по очереди; столько карт у них быть не может: { $given }.
refused-last-card = { $place }: последней взята не { $given }, а { $wanted }.
refused-todo = { $place }: на карте этого нет; её действия: { $allowed }.
refused-refilled = { $place }: карту ещё разыгрывают: нужно false.
refused-left = { $place }: нужно от 0 до { $most }, а не { $given }.
refused-robbed = { $place }: там грабить некого; можно ограбить места: { $allowed }.
refused-no-robbery = { $place }: ни одна армия не уничтожена: нужно null.

### Paladins of the West Kingdom

## Before the start

setting-players = Players
setting-extra_townsfolk = Townsfolk of the Tomesaga
    .help = Three Noblewomen and three Charlatans are shuffled into the townsfolk.
setting-variants = Variants
setting-paladins = Twelve paladins
    .help = Everybody has the same deck. In each round you look at the top three: one is played, one goes back on top, one under the deck.
setting-first = First player
    .help = If nobody is chosen, chance decides.
setting-first-0 = Seat 1
setting-first-1 = Seat 2
setting-first-2 = Seat 3
setting-first-3 = Seat 4

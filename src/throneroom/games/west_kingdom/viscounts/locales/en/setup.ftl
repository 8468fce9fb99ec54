### Viscounts of the West Kingdom

## Before the start

setting-players = Players
    .help = Alone you play against the opponent of the rulebook.
setting-side = Side of the board
    .help = The two sides trade differently.
setting-side-by_players = By number of players
setting-side-a = A
setting-side-b = B
setting-extra_heroes = Heroes of the Tomesaga
    .help = Six more heroes may be among the pairs at the start.
setting-rival = Opponent
    .help = Whom you meet if you play alone.
setting-rival-cleric = The Cleric
setting-rival-builder = The Builder
setting-rival-noble = The Noble
setting-rival-card = The Steward
setting-difficulty = Future schemes
    .help = Future schemes in the opponent’s first deck: the more, the harder.
setting-first = First player
    .help = If nobody is chosen, chance decides.
setting-first-0 = Seat 1
setting-first-1 = Seat 2
setting-first-2 = Seat 3
setting-first-3 = Seat 4

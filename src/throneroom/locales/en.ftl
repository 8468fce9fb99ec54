### What every game says

player = Player { $number }

option-yes = Yes
option-no = No
option-done = Done

game-dominion = Dominion
    .about = Build a kingdom out of cards: ten new piles every game, one deck, yours to shape.

## Positions that no game comes to (check.py), one line each: programs read the English ones.
## $place is the field; keys and numbers are shown as they are typed.

refused-overlord-own = { $place }: the Overlord does not hold his own workers: 0 was expected.
refused-overlord-workers = { $place }: the Overlord has { $count } workers in all places together, not { $given }.
refused-friend = { $place }: players don’t capture one another: 0 was expected.
refused-future = { $place }: only future schemes lie there, the final one at the bottom.
refused-demand-level = { $place }: a demand of level { $level } was expected, each card once.
refused-side = { $place }: a player has at most one side of the card that was dealt to them.
refused-overlord-turn = { $place }: nothing is going on there at such a moment.

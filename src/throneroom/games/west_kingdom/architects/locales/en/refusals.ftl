## Positions that no game comes to (check.py), one line each: programs read the English ones.
## $place is the field; keys and numbers are shown as they are typed.

refused-limit = { $place }: at most { $count } were expected, not { $given }.
refused-level = { $place }: level { $level } of the Cathedral has only { $count } spaces.
refused-own-worker = { $place }: nobody captures their own workers: 0 was expected.
refused-workers = { $place }: every player has { $count } workers in all places together, not { $given }.
refused-row-full = { $place }: a card lies in every place of the row.
refused-board = { $place }: characters are played in the variable setup only, and then by everybody.
refused-board-twice = { $place }: two players have the same board, or two sides of one.
refused-not-now = { $place }: this is empty at such a moment.
refused-not-begun = { $place }: before the first turn nobody has built or placed anything.
refused-last-turns = { $place }: last turns are counted once the Guildhall is full, and only then.
refused-acting-place = { $place }: the action there is done in one step.
refused-capture-place = { $place }: this is a list of different open locations.

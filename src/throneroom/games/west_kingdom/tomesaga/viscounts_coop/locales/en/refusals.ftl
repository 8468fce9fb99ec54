## Positions that no game comes to (check.py), one line each: programs read the English ones.
## $place is the field; keys and numbers are shown as they are typed.

refused-overlord-workers = { $place }: the Overlord has { $count } workers in all places together, not { $given }.
refused-overlord-turn = { $place }: nothing is going on there at such a moment.
refused-shared = { $place }: workers of the Overlord and of players never share a location.
refused-revealed = { $place }: player cards that nobody has were expected, each once.
refused-reminder = { $place }: everybody has reminder cards of their own, and one of them lies on top.
refused-space = { $place }: it stands on the board once the pairs are picked.
refused-outer = { $place }: the Overlord stays on the outer road.

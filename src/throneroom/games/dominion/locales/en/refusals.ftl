## Positions that no game comes to (check.py), one line each: programs read the English ones.
## $place is the field; keys and numbers are shown as they are typed.

refused-kingdom-piles = { $place }: { $count } kingdom piles were expected, not { $given }.
refused-no-pile = { $place }: { $thing } has no pile in this game; there are: { $allowed }.
refused-in-play = { $place }: only the player on turn, seat { $seat }, has cards in play.
refused-bought = { $place }: in the action phase nothing has been bought yet: false was expected.
refused-not-over = { $place }: false was expected: the game ends with the last Province or three empty piles.
refused-aside = { $place }: between two plays nothing is revealed or set aside: an empty list was expected.
refused-counts = { $place }: they are not what the player owns.
refused-covered = { $place }: { $thing } does not lie covered in the discard pile.

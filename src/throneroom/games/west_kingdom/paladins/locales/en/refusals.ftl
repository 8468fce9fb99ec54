## Positions that no game comes to (check.py), one line each: programs read the English ones.
## $place is the field; keys and numbers are shown as they are typed.

refused-not-now = { $place }: at such a moment there is nothing here.
refused-start-player = { $place }: the start player is the next one each round.
refused-crew = { $place }: these workers do not fill the spaces of the action.
refused-closed = { $place }: this location is closed with so few players.
refused-favour-worker = { $place }: a used favour has a fitting worker and a player, and an unused one neither.
refused-first-townsfolk = { $place }: everybody has a first townsfolk card.
refused-paladin = { $place }: everybody plays one paladin a round, from the tavern to the clean-up.
refused-passed = { $place }: this player has passed.

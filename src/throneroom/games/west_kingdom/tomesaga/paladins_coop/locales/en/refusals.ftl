## Positions that no game comes to (check.py), one line each: programs read the English ones.
## $place is the field; keys and numbers are shown as they are typed.

refused-starter = { $place }: everybody has one starting townsfolk card, and it comes first.
refused-order-worker = { $place }: a fulfilled order has a worker and a player, and any other has neither.
refused-not-now = { $place }: at such a moment there is nothing here.
refused-first-townsfolk = { $place }: everybody has a first townsfolk card.
refused-favour-worker = { $place }: a used favour has a fitting worker and a player, and an unused one neither.

## Positions that no game comes to (check.py), one line each: programs read the English ones.
## $place is the field; keys and numbers are shown as they are typed.

refused-starter = { $place }: everybody has one starting townsfolk card, and it comes first.
refused-order-worker = { $place }: a fulfilled order has a worker and a player, and any other has neither.

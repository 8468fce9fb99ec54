## Positions that no game comes to (check.py), one line each: programs read the English ones.
## $place is the field; keys and numbers are shown as they are typed.

refused-not-now = { $place }: at such a moment there is nothing here.
refused-space = { $place }: a viscount stands on the board from the choice of a pair on.
refused-outer = { $place }: the opponent stays on the outer road.
refused-hero = { $place }: everybody takes one hero of this game with the player card.
refused-player-card = { $place }: everybody has a player card.
refused-few-cards = { $place }: nobody owns fewer than three townsfolk cards.
refused-slots = { $place }: cards slide from left to right and leave no gap.
refused-buildings = { $place }: { $count } buildings have left the player board, { $given } stand here.
refused-leader = { $place }: the leader is somebody with the most workers in the third tier.
refused-alone = { $place }: there is an opponent where somebody plays alone, and only there.
refused-end-card = { $place }: an end card is revealed when nothing lies above it, and then the last round is known.
refused-played = { $place }: the card that was played in this turn lies on the board.

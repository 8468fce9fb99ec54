### Dominion

## Notes of a first game

note-about = What this is about
    .text = Most points when the Provinces or any three piles have run out. Better cards first, points later.
note-hand = Your hand
    .text = Five cards each turn. Coppers are money for this turn; Estates are points at the end and do nothing before.
note-supply = The supply
    .text = Play your Treasures, and whatever you can pay for lights up. Silver is a fine first buy: two coins every time you draw it, and a step to Gold.
note-question = The question
    .text = This is what you are asked, and what follows from it. Nothing that ends your turn happens before you press the seal.
note-action = An Action card
    .text = You have one action a turn: play a card and do what it says. Cards with “+1 action” or more let you play on.

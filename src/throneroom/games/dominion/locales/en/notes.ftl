### Dominion

## Notes of a first game

note-hand = Your hand
    .text = Five cards each turn. Coppers are money for this turn; Estates are points at the end and do nothing before.
note-supply = The supply
    .text = Whatever is lit you can pay for. Silver is a fine first buy: two coins every time you draw it, and a step to Gold.
note-question = The question
    .text = This is what you are asked, and what follows from it. Nothing that ends your turn happens before you press the seal.
note-action = An Action card
    .text = You have one action a turn: play a card and do what it says. Cards such as Village give you more actions.

### Viscounts of the West Kingdom

## Notes for a first game

note-about = What this game is about
    .text = Each turn: play a card, move, act, hire. Buildings, workers in the castle, manuscripts and deeds are points. Debts above Poverty and deeds above Prosperity are the clock.
note-pairs = A card and a hero
    .text = The card says where you start and with what. The hero is one of your townsfolk. Whoever begins picks last.
note-cards = Three slots
    .text = Your cards slide to the right each turn. What lies here lends its icons, and the right one drops off next.
note-strengths = Strength
    .text = Your icons for each action, and the goods that make up for missing ones. The small number is what stays after the next slide.
note-move = The way
    .text = Always clockwise, as far as the card says; each further space costs 1 silver. Trade and build from the outer road, castle and manuscripts from the inner one.
note-lands = What lies where
    .text = In each segment you can dismiss or hire its townsfolk card, transcribe its manuscript and trade at its two spaces.
note-castle = The castle
    .text = Three of your workers in a section, and one rises. Each tier is worth more, and the second one pays.
note-markers = Virtue and corruption
    .text = Criminals bring corruption, good deeds virtue. Where the markers meet at the end of your turn, they bring deeds or debts.
note-recruit = Hiring
    .text = For its silver value it joins your discards and comes back with the next shuffle.

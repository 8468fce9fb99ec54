### Eight-Minute Empire: Legends

## Notes of a first game

note-about = What this is about
    .text = Most points when everybody has taken the agreed number of cards. Points come from regions, islands and sets of cards.
note-auction = The auction
    .text = Everybody bids in secret; the highest bidder pays and decides who goes first. Coins also pay for cards later, so a small bid is rarely wrong.
note-row = The row
    .text = You take one card each turn. The first is free, the others cost more the farther right they lie. Its ability stays with you; its action is yours now.
note-map = The board
    .text = Whoever has the most pieces in a region controls it. Regions and whole islands bring points at the end.
note-recruit = New armies
    .text = They appear in the starting region or where you have a city. Later you march them to where they are needed.
note-march = Marching
    .text = Choose an army, then where it goes: a border costs one, the sea more. One army may use all the movement, or several may share it.
note-end = The end of your turn
    .text = Until you press the seal, Undo takes back what you did this turn.

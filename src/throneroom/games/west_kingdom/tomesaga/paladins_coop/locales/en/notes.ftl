### Paladins of the West Kingdom, together against the Overlord

note-about = What this is about
    .text = You win or lose together: after seven rounds all your points added up must reach 70 for each player. Attributes, pieces, fulfilled orders and converted outsiders bring points; the Overlord’s threats cost points and honour.
note-threats = Threats
    .text = More are revealed as the rounds go by. The action at the top of a card takes one of the Overlord’s workers off; while any is left, everybody suffers at the end of each round. The first card counts outsiders instead.
note-honour = Honour
    .text = It scores nothing, but at the end none of your attributes counts for more than your honour.
note-goal = The goal
    .text = All your points together must reach 70 for each player.

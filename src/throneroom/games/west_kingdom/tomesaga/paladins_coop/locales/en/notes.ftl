### Paladins of the West Kingdom, together against the Overlord

note-threats = Threats
    .text = The action shown at the top takes one of the Overlord’s workers off. As long as one is there, everybody suffers at the end of each round.
note-honour = Honour
    .text = It scores nothing, but at the end none of your attributes counts for more than your honour.
note-goal = The goal
    .text = All your points together must reach 70 for each player.

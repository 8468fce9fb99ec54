### Architects of the West Kingdom, together against the Overlord

note-overlord = The Overlord
    .text = After each round he turns up a scheme and follows it line by line. An arrow leads to a strip of his board: there he captures or imprisons.
note-demands = Demands and offerings
    .text = One item at a time, at the King’s Storehouse or by your Swindler or Priest, onto a demand or to a friend. A demand that is not met costs everybody 5 points.
note-goal = The goal
    .text = All your points together must reach it. It grows with each of the Overlord’s workers in the Guildhall.

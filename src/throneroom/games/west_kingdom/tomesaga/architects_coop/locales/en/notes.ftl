### Architects of the West Kingdom, together against the Overlord

note-about = What this is about
    .text = You win or lose together: when the Guildhall is full, all your points added up must reach the team’s goal. Buildings, the Cathedral and virtue bring points, and so do demands and events; debts and workers in prison cost points.
note-capture = Captures
    .text = In the Town Centre you take back whole groups of your own or capture the Overlord’s. He captures yours: the Guardhouse gets them back, those of your friends too.
note-overlord = The Overlord
    .text = After each round he turns up a scheme and follows it line by line. An arrow leads to a strip of his board: there he captures or imprisons.
note-demands = Demands and offerings
    .text = One item at a time, at the King’s Storehouse or by your Swindler or Priest, onto a demand or to a friend. A demand that is not met costs everybody 5 points.
note-goal = The goal
    .text = All your points together must reach it. It grows with each of the Overlord’s workers in the Guildhall.

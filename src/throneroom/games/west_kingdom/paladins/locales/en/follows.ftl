### Paladins of the West Kingdom

## What follows from an answer, as a second line under the question

follows-first_townsfolk = It costs nothing, and its bonus is yours at once. The row is filled when everybody has chosen.
follows-paladin = The paladin brings two workers, adds to your attributes for this round and changes one action. After the round it is out of the game.
follows-tavern = The four workers are yours. Each criminal brings a suspicion card.
follows-turn = Whoever passes takes no more turns this round. Up to three unused workers are kept.
follows-crew = They stay on the action until the end of the round, or until a prayer clears it.
follows-pick = The others are not done.
follows-keep = The others go back to the supply.
follows-develop = The leftmost open space needs no worker any more and brings one of its colour.
follows-dismiss = You gain what the card shows for that, and it is discarded.
follows-hire = Its ability is yours from the next action on.
follows-pray = Its workers go to the supply, and it can be done again.
follows-commission = The location’s reward, then 1 influence. It holds only one piece.
follows-garrison = The location’s reward, then 1 faith. It holds only one piece.
follows-absolve = The spot’s reward, then 1 faith.
follows-attack = Its reward, then 1 influence. Each missing point of strength costs 1 silver.
follows-convert = 1 strength now, points at the end. Seven is the most.
follows-free_pray = Its workers go to the supply, and it can be done again.
follows-free_hire = Neither workers nor silver are needed. Its ability pays from the next action on.
follows-free_develop = Neither workers nor silver are needed.
follows-discard_suspicion = In an inquisition, whoever has the most suspicion takes a debt.
    .yes = Your oldest suspicion card goes.
    .no = You keep it.
follows-pay_debt = An unpaid debt costs 3 points at the end, a debt that was paid off brings 1.
follows-buy_off_debt = Then no debt was gained, and nothing answers to one.
    .yes = The debt is turned to its paid side.
    .no = The debt stays.

### Architects of the West Kingdom

## The score

score-buildings = Buildings
score-cathedral = Cathedral
score-virtue = Virtue
score-debts = Unpaid debts
score-goods = Gold and marble
score-silver = Silver
score-prison = Workers in prison

## Labels

label-virtue = Virtue
label-points_at_end = points at the end
label-apprentices = Apprentices
label-black_market = Black Market
label-taken = taken
label-guildhall = Guildhall
label-guildhall_count = { $n } of { $spaces }
label-cathedral = Cathedral
label-prison = Prison
label-free_workers = Free workers
label-supplies = Supplies
label-debts = Debts
label-no_debts = no debts
label-captured = Captured
label-your_apprentices = Your apprentices { $n }/{ $limit }
label-built = Built { $n }
label-hand = Building cards
label-tax = Taxes
label-rewards = Rewards left
label-deck = Building cards left

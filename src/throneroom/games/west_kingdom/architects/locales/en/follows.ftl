### Architects of the West Kingdom

## What follows from an answer, as a second line under the question

follows-board = The board says how many of your workers begin in prison, and what you can do that others can’t. The highest virtue goes first.
follows-first_apprentice = It costs nothing. Its change of virtue counts at once.
follows-draft = The rest goes to your left. You will have three cards.
follows-place = Each further worker of yours at a location makes its action stronger, and the group more tempting to capture.
follows-recall = That is your whole turn.
follows-choose = You can choose only one of these.
follows-storehouse =
    { $left ->
        [one] You are free to leave it.
       *[other] What one trade brings can be used in the next.
    }
follows-guardhouse =
    { $left ->
        [one] You are free to leave it.
       *[other] The same action may be done again.
    }
follows-capture = Captured workers stand on your board. At the Guardhouse each of them brings 1 silver.
follows-hire = Its ability and its skills are yours from now on. Coins on the card are yours too.
follows-dismiss = The card goes under the deck; virtue it brought or took stays as it is.
follows-keep = The others go under the deck.
follows-guildhall = The worker stays there for good. When the Guildhall is full, everybody has one turn left.
follows-pay = Everything else stays with you.
follows-pay_cards = They go under the deck.
follows-give_card = It goes under the deck.
follows-may = You are free to leave it.
follows-destroy_debt = An unpaid debt costs 2 points at the end.
    .yes = The debt is gone; that is not paying it off.
    .no = The debt stays.
follows-instead_of_debt = An unpaid debt costs 2 points at the end.
    .yes = You pay 2 silver.
    .no = You take the debt.
follows-instead_of_virtue = Below 0 each lost virtue is a debt.
follows-release = Whoever has the most workers in prison takes a debt, and three or more cost a virtue.
follows-ability = What you do first can earn you the second.
follows-discard = They go under the deck, in this order.
follows-end_order = Below 0 virtue turns into debts, and beyond 14 it is wasted.

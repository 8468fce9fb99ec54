### Paladins of the West Kingdom, together against the Overlord

## Questions

prompt-starter = Whom do you begin with? The overlay with the new action comes with the card.
prompt-receiver = Who gets what the action brings?
prompt-penalty = What do you give up?
prompt-lose_worker = Which worker goes back to the supply?
prompt-lose_workshop = Which action loses a workshop?

## Answers

option-teammate = { PLAYER($seat) }
option-lose_honour = Give up 1 honour
option-lose_silver = Give up 1 silver
option-lose_provision = Give up 1 provision
option-lose_worker = Give up an unused worker
option-lose_workshop = Give up a workshop
option-lose_suspicion = Take a suspicion card
option-lose_faith = Give up 1 faith
option-lose_strength = Give up 1 strength
option-lose_influence = Give up 1 influence

## Why not

why-first =
    { $kind ->
        [crew] First choose the workers for the action.
        [keep] First choose the workers that you keep.
        [paladin] First choose your paladin.
        [tavern] First take a tavern card.
        [starter] First choose whom you begin with.
        [receiver] First say who gets what the action brings.
        [penalty] First choose what you give up.
        [lose_worker] First choose the worker who goes back.
        [lose_workshop] First choose the action that loses a workshop.
       *[other] First answer what is asked.
    }
why-order_done = This order is fulfilled: { PLAYER($seat) } { DOES($seat, you: "have", other: "has") } done it for everybody.
why-outsider_threat = Nothing is chosen here: outsiders are dealt with by attacking and converting them.
why-king_threat = Nothing is chosen here: it counts the Overlord’s workers that are left at the end.
why-other_overlay = This overlay lies on another board.
why-their_not_shared = Only actions of the left half can be shared.
why-their_no_workshop = { PLAYER($seat) } { DOES($seat, you: "have", other: "has") } no workshop left.
why-their_nothing_to_cover = { PLAYER($seat) } { DOES($seat, you: "have", other: "has") } no action that could take a workshop now.
why-their_nothing_to_clear = { PLAYER($seat) } { DOES($seat, you: "have", other: "has") } no workers that could be cleared.

## What follows from an answer, as a second line under the question

follows-starter = The card counts as hired. Its action brings you 1 honour every time.
follows-receiver = You pay and do it; everything it brings goes to one player. Abilities of that player pay, yours do not.
follows-penalty = The threat stays until its last worker is gone.
follows-lose_worker = After that, three unused workers at most are kept.
follows-lose_workshop = It goes to the box. Its space needs a worker again, and can be covered again.
follows-discard_suspicion = In an inquisition, whoever has the most suspicion takes a debt, and two or more cards cost 1 honour.
    .yes = Your oldest suspicion card goes.
    .no = You keep it.
follows-turn = What an action of the left half brings may go to a friend. Whoever passes takes no more turns this round.

## Why a hint says so

reason-threat = one worker of the Overlord less
reason-order = the king’s order, for everybody
reason-honour_cleric = honour for the end
reason-honour_merchant = honour for the end
reason-honour_fighter = honour for the end
reason-honour_scout = honour for the end

### Viscounts of the West Kingdom

## The turn

phase-new = Setting up
phase-pairs = Pairs
phase-cards = Card
phase-play = Card
phase-movement = Movement
phase-action = Action
phase-recruit = Recruit
phase-collision = Collision
phase-draw = Draw
phase-rival = The opponent
phase-over = The end

## Questions

prompt-pair = Which player card and hero do you take?
prompt-play = Which card do you play?
prompt-move = Where does your viscount go?
prompt-action = Which action do you take?
prompt-exchange = How often do you trade?
prompt-building = Which building do you take?
prompt-spot = Where do you build?
prompt-link = Which link comes first?
prompt-workers = How many workers do you place?
prompt-dismiss = Dismiss the townsfolk card for this action?
prompt-pay = What do you spend?
prompt-recruit = Hire the townsfolk card?
prompt-free_hire = Whom do you hire for nothing?
prompt-free_manuscript = Which manuscript do you take?
prompt-section = On which section do you place the workers?
prompt-rise = Which section comes first?
prompt-castle_move = Which worker do you move, if any?
prompt-bump = Which worker has to leave?
prompt-rearrange = In which order do your cards lie?
prompt-discard = Which card do you discard, if any?
prompt-destroy = Which card do you destroy, if any?
prompt-choose = Which of these do you choose?
prompt-order = Whose ability comes first?
prompt-resource = Which resource do you take?
prompt-flip = Do you flip a debt or a deed?

## Answers

option-yes_dismiss = Dismiss it
option-no_dismiss = Leave it where it is
option-pass = No action
option-top = The top card of your draw pile
option-stop_recruit = Hire nobody
option-stop_castle_move = Move nobody
option-stop_discard = Discard nothing
option-stop_destroy = Destroy nothing
option-pair = { NAME($card) } with { NAME($hero) }
option-space = Space { $number }: { NAME($segment, of: "segment") }
option-exchange = { $n ->
    [0] Not at all
    [one] Once
   *[other] { $n } times
  }
option-workers = { $n ->
    [one] 1 worker
   *[other] { $n } workers
  }
option-spot = { NAME($segment, of: "segment") }: { NAMES($effects, of: "effect") }
option-link = Link: { NAMES($effects, of: "effect") }
option-castle_move = From “{ NAME($origin, of: "section") }” to “{ NAME($to, of: "section") }”
option-bump = { PLAYER($seat) }, tier { $tier }: { NAME($section, of: "section") }
option-as_it_is = Leave them as they are
option-arrangement = { NAMES($cards) }
option-branch = { NAMES($effects, of: "effect") }
option-flip_debt = A debt
    .turn = Flip a debt and end the turn
    .game = Flip a debt and end the game
option-flip_deed = A deed
    .turn = Flip a deed and end the turn
    .game = Flip a deed and end the game
option-pay = { NAMES($goods, of: "good") }

## What an answer leaves unused

lost-exchange =
    { $left ->
        [one] You could trade once more.
       *[other] You could trade { $left } times more.
    }

## Why something is not possible

why-first = First answer what is asked.
why-moved = Your viscount moves only after a card was played, once in a turn.
why-not_in_reach = Your viscount moves { $value } { $value ->
        [one] space
       *[other] spaces
    }, no less, and one more for each silver: you have { $silver }. No way of that length leads there.
why-one_action = One primary action a turn.
why-outer_only = Only from the outer road.
why-inner_only = Only from the inner road.
why-all_built = All your buildings are on the board.
why-no_spot = No spot on your bank of the river is free.
why-no_builders = Not enough builders: with everything you could spend you have { $builders }.
why-no_workers = You have no worker left.
why-no_nobles = Not enough nobles: one is the least.
why-no_clerics = Not enough clerics: it costs { $cost }, with everything you could spend you have { $clerics }.
why-built = This building is on the board already.
why-by_build = That is done by building.
why-by_transcribing = That is done by transcribing.
why-by_placing = That is done by placing workers.
why-other_building = Another kind of building is free now.
why-too_dear = Not enough builders: it costs { $builders }, with everything you could spend you have { $have }.
why-taken = The spot is taken: { PLAYER($seat) } has built there.
why-other_bank = That spot is reached from space { $space }.
why-too_few_cards = Nobody may own fewer than three townsfolk cards.
why-other_segment = Only the townsfolk card of your segment can be hired.
why-pile_empty = Nobody is left there to hire.
why-no_silver_to_hire = Not enough silver: it costs { $price }, you have { $silver }.
why-hired_later = Townsfolk are hired after the action.
why-cost_3_or_4 = Only a manuscript of cost { $low } or { $high } can be taken for nothing.
why-too_few_workers = Fewer than three of your workers stand there.

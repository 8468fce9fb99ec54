### Viscounts of the West Kingdom

## Goods and icons

good-silver = silver
good-ink = ink
    .turn = Take ink and end the turn
    .game = Take ink and end the game
good-stone = stone
    .turn = Take stone and end the turn
    .game = Take stone and end the game
good-gold = gold
    .turn = Take gold and end the turn
    .game = Take gold and end the game

icon-merchant = merchant
icon-builder = builder
icon-noble = noble
icon-cleric = cleric
icon-criminal = criminal

ribbon-grey = grey
ribbon-black = black
ribbon-yellow = yellow
ribbon-blue = blue

## Effects

effect-silver = silver
effect-ink = ink
effect-stone = stone
effect-gold = gold
effect-resource_any = a resource of your choice
effect-debt = a debt
effect-deed = a deed
effect-flip_debt = flip a debt
effect-flip_deed = flip a deed
effect-flip_any = flip a debt or a deed
effect-virtue = virtue
effect-corruption = corruption
effect-rearrange = rearrange your cards
effect-discard = discard a card
effect-destroy = destroy a card
effect-shuffle = shuffle your discards into your draw pile
effect-free_hire = hire somebody for nothing
effect-castle_move = move a worker in the castle
effect-place_workers = place a worker
effect-free_manuscript = take a manuscript of cost 3 or 4
effect-free_building_workshop = a free Workshop
effect-free_building_trading_post = a free Trading Post
effect-free_building_guildhall = a free Guildhall
effect-dismiss = dismiss a townsfolk card
effect-move = move one space
effect-future_card = a future scheme
effect-corruption_per_criminal = corruption for each criminal
effect-resource_choice = a resource
effect-action_build = build
effect-action_place_workers = place workers
effect-action_transcribe = transcribe
effect-action_focus = its own focus
effect-or = or

## When a card does what it can

moment-immediate = when played
moment-drop_off = when it drops off
moment-after_trade = after you trade
moment-after_build = after you build
moment-after_place_workers = after you place workers
moment-after_transcribe = after you transcribe
moment-any_collision = in every collision
moment-flip_debt = when you flip a debt
moment-gain_debt = when you gain a debt

## Actions

action-trade = Trade
    .text = Merchants, and silver for more of them: the exchange of your space, as often as you can pay.
    .short = Trade
action-build = Build
    .text = Builders, and stone for more of them: a building on a free spot on your bank of the river.
    .short = Build
action-place_workers = Place workers
    .text = Nobles, and gold for more of them: 1, 3, 5 or 8 for 1, 2, 3 or 4 workers in the castle.
    .short = Workers
action-transcribe = Transcribe
    .text = Clerics, and ink for more of them: the top manuscript of your segment.
    .short = Transcribe

exchange-silver = 1 merchant for 1 silver
exchange-ink = 2 merchants for 1 ink
exchange-gold = 2 merchants for 1 gold
exchange-stone = 2 merchants for 1 stone
exchange-destroy = 3 merchants: destroy a card
exchange-flip = 4 merchants: flip a debt or a deed

## Places

segment-lake = Lake
segment-stream = Mountain Stream
segment-forest = Forest
segment-bay = Bay
segment-peaks = Snowy Peaks

section-ink_and_stone = Ink and stone
section-flip = Flip
section-gold_or_move = Gold or move
section-hire_or_destroy = Hire or destroy
section-two_virtue = Two virtue

end-poverty = Poverty
end-prosperity = Prosperity

## What is counted

count-trading_post = Trading Posts
count-guildhall = Guildhalls
count-workshop = Workshops
count-tier_1 = Workers, first tier
count-tier_2 = Workers, second tier
count-tier_3 = Workers, third tier
count-ribbons = Sets of ribbons
count-manuscripts = Points of manuscripts
count-leader = Castle Leader
count-bonuses = Cleric bonuses
count-unpaid = Unpaid debts
count-paid = Debts paid
count-acquired = Acquired deeds
count-approved = Approved deeds
count-poverty = Poverty
count-prosperity = Prosperity
count-leftover = Resources left

## The end

tie-goods = Silver and resources broke the tie.

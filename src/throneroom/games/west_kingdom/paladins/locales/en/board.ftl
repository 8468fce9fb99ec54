### Paladins of the West Kingdom

## Workers and goods

worker-labourer = labourer
worker-scout = scout
worker-fighter = fighter
worker-cleric = cleric
worker-merchant = merchant
worker-criminal = criminal
worker-any = any worker

good-labourer = labourer
good-scout = scout
good-fighter = fighter
good-cleric = cleric
good-merchant = merchant
good-criminal = criminal
good-silver = silver
good-provision = provision
good-tax = tax silver
good-faith = faith
good-strength = strength
good-influence = influence
good-discard_suspicion = discard a suspicion card
good-gain_debt = take a debt
good-pay_debt = pay off a debt
good-pray = clear an action
good-free_hire = hire for nothing
good-free_develop = a workshop for nothing

attribute-faith = faith
attribute-strength = strength
attribute-influence = influence

suit-green = Saracens
suit-yellow = Byzantines
suit-blue = Vikings

## Actions

action-develop = Develop
    .text = Put your next workshop on a worker space of the right half: it needs no worker any more and brings one of its colour.
action-hunt = Hunt
    .text = 1 provision with one worker, 3 with a scout and another.
action-hunt_one = Hunt with one worker
action-hunt_two = Hunt with a scout
action-trade = Trade
    .text = 1 silver with one worker, 3 with a merchant and another.
action-trade_one = Trade with one worker
action-trade_two = Trade with a merchant
action-recruit = Recruit
    .text = Dismiss a townsfolk card with one worker, or hire it with a fighter and another.
action-dismiss = Dismiss a townsfolk card
    .text = It brings what stands on its right, and is discarded.
action-hire = Hire a townsfolk card
    .text = It stays with you and pays every time its moment comes.
action-pray = Pray
    .text = Clear another action of yours: its workers go, and it can be done again.
action-conspire = Conspire
    .text = Gain a criminal and a suspicion card.
action-commission = Commission
    .text = Send a monk to a location within your faith: its reward and 1 influence.
action-fortify = Fortify
    .text = Build a wall: what it brings and 1 strength.
action-garrison = Garrison
    .text = Send an outpost to a location within your strength: its reward and 1 faith.
action-absolve = Absolve
    .text = Put a jar on a spot: its reward and 1 faith.
action-attack = Attack
    .text = Beat an outsider within your strength, silver for what is missing: the reward and 1 influence.
action-convert = Convert
    .text = Win over an outsider within your faith: 1 strength, and points at the end.

## What is counted

count-kings_orders = King’s orders
count-faith = Faith
count-strength = Strength
count-influence = Influence
count-workshops = Workshops
count-commission = Monks
count-fortify = Walls
count-garrison = Outposts
count-absolve = Jars
count-walls = Points on walls
count-outsiders = Converted outsiders
count-debts_paid = Debts paid off
count-debts_unpaid = Unpaid debts
count-goods = Silver and provisions

## The end

reason-rounds = Seven rounds were played.
tie-silver = Silver broke the tie.
tie-provisions = Provisions broke the tie.

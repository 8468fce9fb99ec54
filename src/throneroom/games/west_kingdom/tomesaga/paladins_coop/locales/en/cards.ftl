### Paladins of the West Kingdom, together against the Overlord

## Threats

card-outsider_threat = Outsider threat
    .text = If too few outsiders are attacked or converted in a round, everybody loses 1 honour.
card-king_threat = King’s threat
    .text = In the last round orders ask for 2 more of each attribute. At the end every worker of the Overlord on threats costs each player 3 points.
card-threat_develop = Ruined workshops
card-threat_hunt = Poached forests
card-threat_trade = Seized markets
card-threat_recruit = Press gangs
card-threat_pray = Closed chapels
card-threat_conspire = Informers
card-threat_commission = Silenced preachers
card-threat_fortify = Breached walls
card-threat_garrison = Burnt outposts
card-threat_absolve = False penance

## King’s orders

card-coop_order_influence_faith = Influence and faith
    .text = 10 influence and 6 faith.
card-coop_order_influence_strength = Influence and strength
    .text = 10 influence and 6 strength.
card-coop_order_faith_influence = Faith and influence
    .text = 10 faith and 6 influence.
card-coop_order_faith_strength = Faith and strength
    .text = 10 faith and 6 strength.
card-coop_order_strength_influence = Strength and influence
    .text = 10 strength and 6 influence.
card-coop_order_strength_faith = Strength and faith
    .text = 10 strength and 6 faith.

## Starting townsfolk

card-start_chaplain = Chaplain
    .text = Each time you commission, you gain 1 honour.
card-start_mason = Mason
    .text = Each time you fortify, you gain 1 honour.
card-start_captain = Captain
    .text = Each time you garrison, you gain 1 honour.
card-start_confessor = Confessor
    .text = Each time you absolve, you gain 1 honour.

## The new action

action-honour = Honour
    .text = 1 honour, and you may discard a suspicion card.
action-honour_cleric = Honour, with a cleric
action-honour_merchant = Honour, with a merchant
action-honour_fighter = Honour, with a fighter
action-honour_scout = Honour, with a scout
good-honour = honour
attribute-honour = honour
gives-honour = honour
gives-discard_suspicion = suspicion −1
moment-honour = honour

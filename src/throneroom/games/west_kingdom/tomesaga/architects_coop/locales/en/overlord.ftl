### Architects of the West Kingdom, together against the Overlord

opponent-own = The Overlord
    .whose = the Overlord’s
    .of = of the Overlord

## His things

card-overlord_blue = The blue board
    .text = The Overlord at normal strength.
card-overlord_red = The red board
    .text = The Overlord at his worst.
card-scheme_1 = Scheme 1
card-scheme_2 = Scheme 2
card-scheme_3 = Scheme 3
card-scheme_4 = Scheme 4
card-scheme_5 = Scheme 5
card-scheme_6 = Scheme 6
card-scheme_7 = Scheme 7
card-scheme_8 = Scheme 8
card-scheme_9 = Scheme 9
card-future_1 = Future scheme 1
card-future_2 = Future scheme 2
card-future_3 = Future scheme 3
card-future_4 = Future scheme 4
card-future_5 = Future scheme 5
card-future_6 = The final scheme
card-event_slander = Slander
card-event_levy = Levy
card-event_usury = Usury
card-event_execution = Execution
card-event_murder = Murder
card-event_greed = Greed
card-event_plot = Plot
card-event_raid = Round-up
card-demand_clay = Clay
card-demand_silver = Silver
card-demand_wood = Wood
card-demand_stone = Stone
card-demand_buildings = Building cards
card-demand_debts = Debts
card-demand_gold = Gold
card-demand_marble = Marble

item-silver = silver
item-clay = clay
item-wood = wood
item-stone = stone
item-gold = gold
item-marble = marble
item-building_card = building card
item-unpaid = unpaid debt
item-paid = paid debt
item-debt = debt

## The lines of his cards

step-place = A worker: { $place ->
    [black_market] Black Market
   *[other] { NAME($place, of: "location") }
  }
step-reveal_demand = The next demand is turned up
step-reveal_event = An event is revealed
step-kill_prisoner = Everybody loses a worker in prison
step-kill_worker = One player loses a worker
step-next_scheme = One more scheme
step-future_to_discard = A future scheme joins the discards
step-future_to_top = A future scheme goes on top of the deck
step-tax_check = 4 or more taxes: everybody loses 1 virtue. The taxes go
step-take_debt = One player takes a debt
step-lose = { $item ->
    [virtue] Everybody loses { $amount } virtue
   *[other] Everybody loses { $amount } silver
  }
strip-capture_else_imprison = Capture, else prison
strip-imprison_else_capture = Prison, else capture
strip-none = no strip

## The double-sided apprentices

card-swindler_carpentry = Swindler
    .short = market: 2 offerings
    .text = When you act on the black market, you may make up to 2 offerings.
card-swindler_tiling = Swindler
    .short = market: 2 offerings
    .text = When you act on the black market, you may make up to 2 offerings.
card-swindler_masonry = Swindler
    .short = market: 2 offerings
    .text = When you act on the black market, you may make up to 2 offerings.
card-priest_carpentry = Priest
    .short = guild: offerings
    .text = When you act in the Guildhall, you may make as many offerings as your level of the Cathedral.
card-priest_tiling = Priest
    .short = guild: offerings
    .text = When you act in the Guildhall, you may make as many offerings as your level of the Cathedral.
card-priest_masonry = Priest
    .short = guild: offerings
    .text = When you act in the Guildhall, you may make as many offerings as your level of the Cathedral.

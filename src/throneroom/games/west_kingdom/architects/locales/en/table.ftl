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
label-unknown = Something else
label-buildings = Buildings
label-own_board = Your board
label-pages = Parts of the town
label-group = { $name }: { $count }
label-tax_count = { $count ->
    [one] { $count } silver on the Tax Stand
   *[other] { $count } silver on the Tax Stand
  }
label-price_now = Costs you { $count } silver now
label-coins_on_card = { $count } silver lies on the card.
label-hire_free = the first one costs nothing
label-hire_now = { $tax ->
    [0] hiring: { $silver } silver
   *[other] hiring: { $silver } silver and { $tax } tax
  }
label-loses_virtue = −{ $count } virtue
label-last_turns = { $count ->
    [one] { $count } turn left
   *[other] { $count } turns left
  }
label-moment = guildhall { $n } of { $spaces }
label-nobody = nobody
label-level = Level { $level }, { $points } points
label-debts_count = debts: { $unpaid } unpaid, { $paid } paid off
label-packet = Building cards to choose from
label-drawn = Keep one of these
label-virtue_change = { $change } virtue when it comes to you
label-with = { $name }: { $what }
page-town = Town
page-market = Market
page-guild = Guild
page-rows = Helpers
label-market_cards = Cards of the black market
    .text = The small side is offered first; after a raid the card is turned to its large side.
label-other_places = Other places

zone-hand = Building cards
zone-tax = tax −{ $count }
zone-open = Cathedral and black market open
zone-no_market = Cathedral open, black market closed

where-town = in town { $count }
where-guildhall = in the Guildhall { $count }
where-market = on the black market { $count }
where-prison = in prison { $count }
where-board = with { $name } { $count }

word-points =
    { $count ->
        [one] point
       *[other] points
    }
word-or = or
chart-points = Points after each round

## Amounts

count-clay = { $count } clay
count-wood = { $count } wood
count-stone = { $count } stone
count-gold = { $count } gold
count-marble = { $count } marble
count-silver = { $count } silver
count-virtue = { $count } virtue
count-building_card =
    { $count ->
        [one] { $count } building card
       *[other] { $count } building cards
    }

## What an answer would do

pill-town_centre =
    { $count ->
        [one] { $count } capture
       *[other] { $count } captures
    }
pill-storehouse =
    { $count ->
        [one] { $count } trade
       *[other] { $count } trades
    }
pill-guardhouse =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
told-comes = You get { $what }.
told-goes = You give { $what }.
told-captured =
    { $count ->
        [one] You capture a worker.
       *[other] You capture { $count } workers.
    }
    .less =
        { $count ->
            [one] The worker whom you hold goes to prison.
           *[other] The { $count } workers whom you hold go to prison.
        }
told-free =
    { $count ->
        [one] A worker of yours comes home.
       *[other] { $count } of your workers come home.
    }
told-prison =
    { $count ->
        [one] A worker of yours goes to prison.
       *[other] { $count } of your workers go to prison.
    }
told-unpaid =
    { $count ->
        [one] You take a debt.
       *[other] You take { $count } debts.
    }
    .less =
        { $count ->
            [one] You have one debt less.
           *[other] You have { $count } debts less.
        }
told-idle = You have nothing to trade.
told-reset = Then the black market is raided.
hint-free =
    { $count ->
        [0] None of your workers is free.
        [one] One of your workers is free.
       *[other] { $count } of your workers are free.
    }
hint-capture =
    { $count ->
        [one] All captures of this worker are made at one location.
       *[other] The captures of this worker are made at { $count } locations at most.
    }
preview-workers =
    { $count ->
        [one] one worker of yours there.
       *[other] { $count } workers of yours there.
    }
preview-either = Then { $ways }.
preview-capture =
    { $workers ->
        [one] One worker for { $price } silver.
       *[other] { $workers } workers for { $price } silver.
    }
preview-passed = { $count } silver goes on the cards before it.
preview-found = You find { $count } silver on it.
preview-advance =
    { $points ->
        [one] Level { $level }: { $points } point more and a reward.
       *[other] Level { $level }: { $points } points more and a reward.
    }
preview-discard =
    { $count ->
        [one] You discard a building card.
       *[other] You discard { $count } building cards.
    }
preview-points =
    { $count ->
        [one] { $count } point more right away.
       *[other] { $count } points more right away.
    }
result-take = Take { $what }
result-place = Place a worker: { $name }
result-build = Build the { $name }
result-hire = Hire the { $name }
result-keep = Keep the { $name }
result-board = Play { $name }
result-capture = Capture { PLAYER($owner) }, { NAME($place, of: "location") }
    .own = Take home: { NAME($place, of: "location") }
result-recall = Take back: { $name }
result-dismiss = Let the { $name } go
result-discard = Discard the { $name }
result-pay = Pay { $name }

## Reading

sort-apprentice = Apprentice
sort-building = Building, takes effect at once
sort-building_end = Building, counts at the end
sort-location = Location
sort-board = Character
sort-reward = Reward of the Cathedral
sort-market = Card of the black market
sort-good = Goods
sort-score = Score
about-rulings = Rulings
about-game = In this game
about-price = to hire now
about-costs_you = Costs you
about-lacks = You lack: { $skills }.
about-capture =
    { $places ->
        [one] The next capture costs you { $silver } silver and { $tax } tax. All captures of a worker are made at one location.
       *[other] The next capture costs you { $silver } silver and { $tax } tax. A worker captures at { $places } locations at most.
    }
about-free = Buying your captured workers back: { $silver } silver and { $tax } tax.
about-debt = Paying off a debt: { $silver } silver and { $tax } tax.
about-offer = Offered now:
about-pile =
    { $count ->
        [0] The pile is empty.
        [one] { $count } card in the pile; only its small side is open.
       *[other] { $count } cards in the pile; only the small side on top is open.
    }
about-turned = On top now:
    .before = before:
about-gained = gained so far: { $count }
about-promo = A promo card; it is only played where the table chose so.
label-apprentices_count = Apprentices { $n }/{ $limit }

## The end

won-yours = The kingdom praises you, { $name }
won-theirs = The kingdom praises { $name }
won-points =
    { $count ->
        [one] point
       *[other] points
    }

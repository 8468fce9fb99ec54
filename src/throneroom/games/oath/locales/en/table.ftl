### Oath
## At the table in the browser

strip-rounds = Round
strip-round = Round { $round } of { $rounds }
strip-end =
    { $end ->
        [6] 6
       *[other] { $end }+
    }
strip-keeper = kept by { PLAYER($seat) }
strip-usurper = { PLAYER($seat) } usurps
strip-visions = Visions
strip-search = search
strip-drawn =
    { $count ->
        [one] { $count } Vision drawn
       *[other] { $count } Visions drawn
    }
strip-reliquary = Reliquary
strip-relics = relics
space-covered = covered by a relic
space-open = open: it binds the Chancellor
map-open = See the map
map-close = Back
site-unknown = Unknown land
    .text = turns up when somebody comes here
site-warbands =
    { $count ->
        [one] { $count } warband of { PLAYER($seat) }
       *[other] { $count } warbands of { PLAYER($seat) }
    }
site-pawn = pawn of { PLAYER($seat) }
site-free = free
site-recover = recover for
pile = Discard pile of { NAME($region, of: "region") }: { $count }
pile-word = discards
banks = Favor banks
back =
    { $kind ->
        [vision] A Vision, face down
        [relic] A relic, face down
       *[other] A card, face down
    }
hidden = hidden
part-relics = Relics
part-vision = Vision
part-hand = Drawn cards
none-adviser = nobody yet
none-vision = not revealed
unit-favor =
    { $count ->
       *[other] favor
    }
unit-secrets =
    { $count ->
        [one] secret
       *[other] secrets
    }
unit-flipped =
    { $count ->
        [one] secret, { $flipped } face down
       *[other] secrets, { $flipped } face down
    }
unit-warbands =
    { $count ->
        [one] warband
       *[other] warbands
    }
unit-imperial =
    { $count ->
       *[other] imperial
    }
rest-citizen = resting brings { $supply }, as the Chancellor has
rest-brings = resting brings { $supply }: in the bank { $bank }
supply-left = Supply { $count }
own-board = Your board
good-supply = Supply
good-favor = Favor
good-secrets = Secrets
good-warbands = Warbands on the board

## Who wins when

ways = Who wins when
way-usurper = Usurper
    .now = wins at the next Wake
    .how = An Exile takes the title and still holds it when their turn begins for the second time.
way-visionary = Visionary
    .now = wins at the next Wake
    .how = An Exile reveals a Vision and has met its goal when their turn begins, once three Visions have been drawn.
way-stable_regime = Empire
    .now = by the end die or at the very end
    .how = The Empire holds the title when the end die says so, in rounds 5 to 7, or when round 8 ends.
way-successor = Successor
    .now = wins in the Chancellor’s place
    .how = A Citizen has met the Successor’s goal when the Empire wins, and takes the throne.
lacks-title = needs the title
lacks-turn = must keep the title until the next Wake
lacks-visions =
    { $count ->
        [one] { $count } more Vision must be drawn
       *[other] { $count } more Visions must be drawn
    }
lacks-sites =
    { $count ->
        [one] needs { $count } more site
       *[other] needs { $count } more sites
    }
lacks-treasures =
    { $count ->
        [one] needs { $count } more relic or banner
       *[other] needs { $count } more relics or banners
    }
lacks-peoples_favor = needs the People’s Favor
lacks-darkest_secret = needs the Darkest Secret
lacks-scepter = needs the Grand Scepter

## A campaign

die-attack = attack die
die-defense = defense die
pool-attack = Attack: { PLAYER($seat) }
pool-defense = Defense: { PLAYER($seat) }
pool-bandits = The bandits
sum-attack =
    { $swords ->
        [one] { $swords } sword
       *[other] { $swords } swords
    }{ $hollow ->
        [0] {""}
       *[other] { " " }+ half of { $hollow } hollow
    }{ $added ->
        [0] {""}
       *[other] { " " }+ { $added } sacrificed
    } = { $total }{ $skulls ->
        [0] {""}
        [one] . A skull kills a warband
       *[other] . { $skulls } skulls kill warbands
    }
sum-defense =
    { $shields ->
        [one] { $shields } shield
       *[other] { $shields } shields
    }{ $times ->
        [one] {""}
       *[other] { " " }× { $times }
    } + { $force ->
        [one] { $force } warband
       *[other] { $force } warbands
    } = { $total }
source-board = Board of { PLAYER($seat) }
source-title = The title
source-chosen = Board
source-pawn = Pawn and favor
source-bandits = Bandits
source-others = Other powers
source-dice =
    { $count ->
        [one] { $sign }{ $count } die
       *[other] { $sign }{ $count } dice
    }
source-force =
    { $count ->
        [one] { $sign }{ $count } warband
       *[other] { $sign }{ $count } warbands
    }
plans-attacker = Plans of the attacker
plans-defender = Plans of the defense
plans-open = Still open
where-council = council of { PLAYER($seat) }
where-relic = relic of { PLAYER($seat) }
odds-of = { PLAYER($seat) } wins
odds-with = with { NAME($card) }
odds-then = The attacker’s chance then: { $chance }
odds-within = With at most this many sacrifices:
ending-sacrifice =
    { $count ->
        [one] If { PLAYER($seat) } sacrifices { $count } warband
       *[other] If { PLAYER($seat) } sacrifices { $count } warbands
    }
ending-spared = If nobody is sacrificed
ending-targets = Won: { $targets }
ending-nothing =
    { $count ->
        [one] It stays as it is: { $targets }
       *[other] All stay as they are: { $targets }
    }
ending-defense-loses = The defense loses { $lost } of { $force } warbands
ending-attack-loses = { PLAYER($seat) } loses { $lost } of { $force } warbands
ending-left =
    { $left ->
        [one] { PLAYER($seat) } has { $left } warband left to place
       *[other] { PLAYER($seat) } has { $left } warbands left to place
    }
ending-title-stays = The title stays with { PLAYER($seat) }
ending-title-passes = The title passes to { PLAYER($seat) }, with a warband at each site won
odds-dice = Dice, and the chance to win
odds-swords = by swords
odds-sacrifice = with sacrifices
sacrifice-more = +{ $count } sacrificed
target-pawn = Pawn and favor
target-dice =
    { $count ->
        [one] die
       *[other] dice
    }
word-attacks = attacks
word-free = free

## A deal

deal = A deal
deal-citizenship = An offer of Citizenship
deal-binds = Both sides are bound by what is written here
deal-gives = { PLAYER($seat) } gives
deal-you-give = You give
deal-favor = favor
deal-secrets = secrets
deal-banners = banners
deal-relics = relics
deal-have = of { $count }
deal-none = none
deal-sealed = Sealed
deal-unsealed = Not sealed yet
deal-flipped = secrets face down
deal-advisers = advisers
deal-sites = sites
deal-from-reliquary = From the Reliquary
deal-show = Show what lies under { NAME($space) }
deal-opens = It uncovers “{ NAME($space) }” for the Chancellor.
deal-show-hint = What is lit can be shown to them before they answer.
deal-promises = Promises
deal-showing = Show first
deal-promised =
    { PLAYER($seat) } { DOES($seat, you: "promise", other: "promises") }: { $promise ->
        [no_campaign] no campaigns
        [no_target] not to attack { NAME($what) }
        [no_recover] not to recover { NAME($what) }
        [join] to join the defense
        [permit] to let an ally join
        [leave] to give leave
        [favor] favor later
       *[other] secrets later
    }.
deal-send = Send the offer
deal-send-counter = Ask for these terms
deal-was =
    { $count ->
        [0] not before
       *[other] before: { $count }
    }
deal-changes = What it would change
deal-change-role = { PLAYER($seat) }: role
deal-change-supply = { PLAYER($seat) }: Supply now
deal-change-warbands = { PLAYER($seat) }: warbands on the board
deal-change-sites = { PLAYER($seat) }: sites that count
deal-change-treasures = { PLAYER($seat) }: relics and banners
deal-change-refresh = { PLAYER($seat) }: Supply after a rest
deal-change-way = { PLAYER($seat) }: wins as things are
deal-change-title = The title
deal-holder = { PLAYER($seat) }
deal-no-way = by nothing
deal-way-usurper = as a Usurper
deal-way-visionary = by a Vision
deal-way-stable_regime = with the Empire
deal-way-successor = as the Successor

## What is read

sort-denizen = Denizen
sort-edifice = Edifice
sort-ruin = Ruin
sort-relic = Relic
sort-vision = Vision
sort-site = Site
sort-board = On the boards
sort-suit = Suit
sort-oath = Oath
sort-deck = Deck
sort-pile = Discard pile
sort-deed = Action
about-rulings = In detail
about-game = In this game
ruled-bandits = Nobody rules here: bandits
ruled-by =
    { $count ->
        [0] Ruled by { PLAYER($seat) }
        [one] Ruled by { PLAYER($seat) } with { $count } warband
       *[other] Ruled by { PLAYER($seat) } with { $count } warbands
    }
lies-at = Lies at { NAME($site) }
held-by = With { PLAYER($seat) }
bears-favor = Bears { $count } favor
bears-secrets =
    { $count ->
        [one] Bears { $count } secret
       *[other] Bears { $count } secrets
    }
banner-free = In the shared bank, { $count } on it
banner-held = Held by { PLAYER($seat) }, { $count } on it
bank-has = { $count } favor in the bank

## The table as a whole

title-first = First game
title-chronicle = { $name }, game { $number }
hint-odds =
    With { $dice ->
        [0] no dice
        [one] 1 die
       *[other] { $dice } dice
    } { PLAYER($seat) } wins: { $win } with sacrifices, { $unhurt } by swords alone
result-discard_order = Discard in this order
result-losses = These warbands die
result-skull_losses = These warbands die
result-power_warbands = These warbands die
result-sacrifice_from = Sacrifice these warbands
result-placement_from = Move these warbands
result-replace_short = Replace these warbands
result-power_sites = Choose these sites
result-none =
    { $kind ->
        [offer_citizens] Nobody
       *[other] Nothing
    }
won-yours = The throne is yours, { $name }
won-theirs = The throne goes to { $name }
event-ended =
    { $reason ->
        [usurper] A Usurper kept the title for a whole round.
        [visionary] A Vision came true.
        [usurper-visionary] A Usurper kept the title for a whole round, and a Vision came true.
        [stable_regime] The end die ended the game, and the Empire stands.
        [stable_regime-successor] The end die ended the game, and a Successor inherits the Empire.
        [war_exhaustion] Eight rounds are over, and the Empire stands.
        [war_exhaustion-successor] Eight rounds are over, and a Successor inherits the Empire.
        [war_exhaustion-usurper] Eight rounds are over, and the title is a Usurper’s.
        [war_exhaustion-visionary] Eight rounds are over, and a Vision came true.
       *[other] The game is over.
    }
story-round = Round { $round }
story-won = { PLAYER($seat) } { DOES($seat, you: "hold", other: "holds") } the throne.

## Notes of a first game

note-about = What this is about
    .text = There are no points. The Empire wins if its oath holds to the end, and a Citizen may come into it. An Exile wins with the title and with one turn in which nobody takes it back, or by a Vision. “Who wins when” says what everybody lacks.
note-realm = The map
    .text = Eight sites in three regions. Your pawn stands at one: what you do, you do there. Where your warbands are, you rule.
note-oath = The oath
    .text = Whoever keeps it best has the title. The Empire wins with it; an Exile who still has it at the second Wake wins too.
note-supply = Supply
    .text = Major actions spend it. Rest brings more of it back the more warbands wait in your bank.
note-council = Your council
    .text = Up to three advisers lend you their powers. Face down nobody knows them, and they do nothing yet.
note-banks = Favor banks
    .text = Favor lies in six banks, one a suit. Cards you play and trade with bring you favor of their suit.
note-ways = Who wins when
    .text = Each player’s ways to win, and what is still missing. Look here before you end your turn.
note-plans = Battle plans
    .text = Cards that you rule may help in a campaign. The figure shows your chances as things stand.

## The steps of a campaign

step-targets = Targets
step-attacker = Attacker’s plans
step-defender = Defender’s plans
step-roll = Roll
step-outcome = Outcome
source-plans = Battle plans

## Answers given beforehand

standing-plan = Use battle plans in others’ campaigns
standing-campaign_join = Join the Empire’s defense
standing-campaign_permit = Let Citizens join
standing-warbands_leave = Let Citizens take warbands from sites
standing-warbands_share = Share warbands with the Empire
standing-deal_answer = Answer offers and deals
standing-card = Use { NAME($card) }

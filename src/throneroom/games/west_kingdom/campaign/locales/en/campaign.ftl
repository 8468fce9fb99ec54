### The campaign of the West Kingdom Tomesaga

## Components

crest-lion = Lion crest
    .text = Equal crests on chronicles and tokens bring the Chronicle of the Lion.
    .short = Lion
    .chronicle = Chronicle of the Lion
    .token = Lion token
    .take = Take the Lion token
crest-eagle = Eagle crest
    .text = Equal crests on chronicles and tokens bring the Chronicle of the Eagle.
    .short = Eagle
    .chronicle = Chronicle of the Eagle
    .token = Eagle token
    .take = Take the Eagle token
crest-boar = Boar crest
    .text = Equal crests on chronicles and tokens bring the Chronicle of the Boar.
    .short = Boar
    .chronicle = Chronicle of the Boar
    .token = Boar token
    .take = Take the Boar token

chronicle-chr_arch_marble = Marble Hoard
    .text = Be the first to hold 8 marble at the same time.
    .goal = 8 marble at once
    .advantage = Start Paladins with 2 more provisions.
    .bonus = +2 provisions
chronicle-chr_arch_buildings = Master Builder
    .text = Be the first to have constructed 4 buildings.
    .goal = 4 buildings
    .advantage = Start Paladins with 3 more silver.
    .bonus = +3 silver
chronicle-chr_arch_debts = Deep in Debt
    .text = Be the first to have 5 unpaid debts at the same time.
    .goal = 5 unpaid debts
    .advantage = In Paladins you may pay 2 silver whenever you would take a debt.
    .bonus = 2 silver for a debt
chronicle-chr_arch_apprentices = Full Workshop
    .text = Be the first to have 5 apprentices.
    .goal = 5 apprentices
    .advantage = In Paladins hiring costs you 1 silver less.
    .bonus = hires cost −1
chronicle-chr_arch_cathedral = Towers of the Cathedral
    .text = Be the first to reach level 4 of the Cathedral.
    .goal = Cathedral level 4
    .advantage = Start Paladins with 1 faith.
    .bonus = +1 faith
chronicle-chr_arch_captives = Full Dungeons
    .text = Be the first to hold 8 captured workers of other players on your board.
    .goal = 8 captured workers
    .advantage = Start Paladins with 1 strength.
    .bonus = +1 strength
chronicle-chr_pal_walls = The Unbroken Wall
    .text = Be the first to have built 4 walls.
    .goal = 4 walls
    .advantage = Start Viscounts with 1 more stone.
    .bonus = +1 stone
chronicle-chr_pal_monks = The Wandering Brothers
    .text = Be the first to have 4 monks on the map.
    .goal = 4 monks
    .advantage = Start Viscounts with 1 more ink.
    .bonus = +1 ink
chronicle-chr_pal_attack = The Lesson of Arms
    .text = Be the first to have attacked 4 outsiders.
    .goal = 4 outsiders attacked
    .advantage = Start Viscounts with 1 more gold.
    .bonus = +1 gold
chronicle-chr_pal_convert = The Open Gate
    .text = Be the first to have converted 3 outsiders.
    .goal = 3 outsiders converted
    .advantage = Gain 1 virtue when Viscounts begins.
    .bonus = +1 virtue
chronicle-chr_pal_townsfolk = The Busy City
    .text = Be the first to have 5 hired townsfolk, the first one included.
    .goal = 5 townsfolk
    .advantage = Start Viscounts with 2 more silver.
    .bonus = +2 silver
chronicle-chr_pal_attribute = The First Virtue
    .text = Be the first to have faith, strength or influence at 8, without the paladin.
    .goal = any attribute at 8
    .advantage = Start Viscounts with 1 deed.
    .bonus = +1 deed
chronicle-chr_visc_buildings = The New Quarter
    .text = Be the first to have 4 buildings on the main board.
    .goal = 4 buildings
chronicle-chr_visc_manuscripts = The Silent Scriptorium
    .text = Be the first to own 5 manuscripts.
    .goal = 5 manuscripts
chronicle-chr_visc_castle = Close to the Throne
    .text = Be the first to have 2 workers in the third tier of the castle.
    .goal = 2 workers in tier 3
chronicle-chr_visc_deeds = Land and Seal
    .text = Be the first to have 4 flipped deeds.
    .goal = 4 flipped deeds
chronicle-chr_visc_debts = The Clean Ledger
    .text = Be the first to have 4 flipped debts.
    .goal = 4 flipped debts
chronicle-chr_visc_townsfolk = The Full Court
    .text = Be the first to own 14 townsfolk cards.
    .goal = 14 townsfolk

## What happened

event-marker_passed = { PLAYER($seat) } { DOES($seat, you: "won", other: "won") } the last game and { DOES($seat, you: "pass", other: "passes") } the start marker on: { PLAYER($to) } { DOES($to, you: "begin", other: "begins") }.
event-goals_turned_up = The goals of this game: { NAMES($chronicles, of: "chronicle") }.
event-caught_up = { PLAYER($seat) } { DOES($seat, you: "are", other: "is") } behind in chronicles and { DOES($seat, you: "start", other: "starts") } with { $silver } more silver.
event-advantage_used = { PLAYER($seat) } { DOES($seat, you: "have", other: "has") } an advantage in this game: { NAME($chronicle, of: "chronicle") }.
event-chronicle_taken = { PLAYER($seat) } { DOES($seat, you: "are", other: "is") } the first to meet a goal and { DOES($seat, you: "take", other: "takes") } the chronicle { NAME($chronicle, of: "chronicle") }.
event-crest_chronicle_taken = { PLAYER($seat) } { DOES($seat, you: "have", other: "has") } enough equal crests and { DOES($seat, you: "take", other: "takes") } the { NAME($crest, of: "crest", case: "chronicle") }.
event-victory_handed =
    { $place ->
        [1] { $major ->
            [true] A major victory: { PLAYER($seat) } { DOES($seat, you: "take", other: "takes") } { $count } victory chronicles.
           *[false] A minor victory: { PLAYER($seat) } { DOES($seat, you: "take", other: "takes") } { $count } victory chronicles.
        }
       *[other] { PLAYER($seat) } { DOES($seat, you: "are", other: "is") } second and { DOES($seat, you: "take", other: "takes") } { $count ->
            [1] a victory chronicle
           *[other] { $count } victory chronicles
        }.
    }
event-token_taken = { PLAYER($seat) } { DOES($seat, you: "take", other: "takes") } a crest token: { NAME($crest, of: "crest", case: "token") }.

tie-turn_order = A tie that nothing else broke: whoever came later in turn order ranks higher.

## Questions

prompt-crest_token = Which crest token do you take?
follows-crest_token = In brackets: how many such crests you would have. Enough equal ones bring that crest’s chronicle at once.
option-crest_token = { NAME($crest, of: "crest", case: "take") } { $count ->
    [0] (its chronicle is taken)
   *[other] ({ $count } of { $n })
  }
why-goal = The chronicle is taken at once by whoever meets its goal first; you have { $count } of { $n }.
why-goal_taken = The chronicle is taken: { PLAYER($seat) }.

### Oath

## The winner writes the chronicle

setting-chronicled = A chronicle
    .help = The winner writes the chronicle at the end, and the next game begins in the world that this one leaves.

step-oath = Oath
step-citizens = Citizens
step-map = Map
step-cards = Cards

prompt-new_oath = You have won. Which oath binds the realm now?
prompt-offer_citizens = Whom do you offer Citizenship in your new Empire?
prompt-accept_vassalage = { PLAYER($player) } { DOES($player, you: "offer", other: "offers") } you Citizenship in the new Empire. Do you accept?
prompt-edifice = Build or repair an edifice?
prompt-new_suit = Which suit grows stronger in the world?

follows-new_oath = The next Chancellor begins with this oath, and whoever keeps it holds the title.
follows-offer_citizens = Whoever accepts begins the next game as a Citizen if that board is in play; the sites they rule become yours.
follows-accept_vassalage = Your board turns to its Citizen side for the next game, and your sites become the winner’s.
    .no = Your board stays on its Exile side.
follows-edifice = The edifice has the suit of the denizen it replaces. A site with an edifice stays in the realm.
    .pass = The realm stays as it is.
follows-new_suit = 3 cards of this suit join the world deck, 2 of the next one and 1 of the one after it.

preview-oath = Oathkeeper: { $keeps } Successor: { $inherits }
preview-edifice = Here rises { NAME($card) }.
preview-suit = The world deck gets 3 cards of { NAME($most, of: "suit") }, 2 of { NAME($next, of: "suit") } and 1 of { NAME($last, of: "suit") }.

option-edifice-build = { NAME($edifice) } for { NAME($card) }
option-edifice-repair = { NAME($edifice) } from the ruin
option-new_suit = { NAME($suit, of: "suit") }
option-accept_vassalage-yes = Become a Citizen
option-accept_vassalage-no = Stay an Exile
waits-writing = { PLAYER($seat) } has won and writes the chronicle
waits-vassalage = { PLAYER($winner) } { DOES($winner, you: "offer", other: "offers") } Citizenship; { PLAYER($seat) } answers

chapter-build = for { NAME($card) }, { NAME($site) }
chapter-repair = from the ruin, { NAME($site) }

event-oath_sworn = { PLAYER($seat) } { DOES($seat, you: "swear", other: "swears") } the { NAME($oath, of: "oath") }.
event-built = { PLAYER($seat) } { DOES($seat, you: "build", other: "builds") } { NAME($card) } at { NAME($site) }, where { NAME($denizen) } lived.
event-fell = { NAME($card) } at { NAME($site) } falls into ruin.
event-sites_lost =
    { $sites ->
        [none] No known site leaves the map.
       *[other] These lands pass out of memory: { NAMES($sites) }.
    }
event-map_renewed = The map of the next game is laid out.
event-cards_added = New cards join the world deck, 3, 2 and 1 of these suits: { NAMES($suits, of: "suit") }.
event-archive_healed =
    { $count ->
        [one] The archive is healed: { $count } Dispossessed card ({ NAME($suit, of: "suit") }) returns to the world deck, all others to the archive.
       *[other] The archive is healed: { $count } Dispossessed cards ({ NAME($suit, of: "suit") }) return to the world deck, all others to the archive.
    }
event-cards_lost =
    { $count ->
        [0] No card is left that could join the Dispossessed.
        [one] { $count } card joins the Dispossessed, unseen.
       *[other] { $count } cards join the Dispossessed, unseen.
    }
event-relics_laid =
    { $count ->
        [0] Nobody keeps a relic for the next game.
        [one] { $count } relic of the winner and of the Reliquary lies on top of the relic deck.
       *[other] { $count } relics of the winner and of the Reliquary lie on top of the relic deck.
    }
event-chronicle_written = { PLAYER($seat) } { DOES($seat, you: "have", other: "has") } written the chronicle.

## What becomes of the realm, to watch

epilogue = What becomes of the realm
epilogue-again = What became of the realm
epilogue-all = Show everything
epilogue-skip = Skip to the result
epilogue-end = To the result
epilogue-deck = World deck
epilogue-dispossessed = The Dispossessed
epilogue-in-all = { $count } in all
epilogue-relics = On top of the relic deck

## What was put right in a chronicle line

corrected-relic-map = { NAME($relic) } lay at two sites; it stays at the upper one.
corrected-relic-deck = { NAME($relic) } was twice in the realm; one of them left the relic deck.
corrected-relic-missing = { NAME($relic) } was nowhere; it lies on top of the relic deck now.

## The story of a game

story-battle =
    { $count ->
        [one] In round { $round } { $name } marched against { $other } and won; at stake: { NAME($last) }.
       *[other] In round { $round } { $name } marched against { $other } and won; at stake: { NAMES($things) } and { NAME($last) }.
    }
story-usurper = { $name } held the title against the Empire, and the rule of { $chancellor } was over.
story-usurper-since = In round { $since } { $name } took the title from { $other } and never gave it back.
story-visionary = { $name } followed the vision to its end, and the old Empire fell.
story-visionary-banner =
    { $owned ->
        [yes] In round { $since } { $name } won the { NAME($thing) } from { $other } and kept it until the old Empire fell.
       *[no] In round { $since } { $name } won the { NAME($thing) } and kept it until the old Empire fell.
    }
story-both = { $name } held the title when the vision came true, and nobody could deny the throne.
story-successor = The Empire outlasted its enemies, but the throne went not to { $chancellor } but to { $name }.
story-successor-since = The Empire outlasted its enemies, but the throne went not to { $chancellor } but to { $name }, a Citizen since round { $since }.
story-stable_regime = { $name } held the Empire together, and the realm was at peace.
story-war_exhaustion = After eight rounds of war nobody had strength left, and { $name } remained on the throne.
story-oath = The { NAME($oath, of: "oath") } binds the realm now.
story-citizens =
    { $count ->
        [one] { $last } bent the knee and became a Citizen.
       *[other] { $names } and { $last } bent the knee and became Citizens.
    }
story-built = The { NAME($card) } rose at { NAME($site) }.
story-repaired = The { NAME($card) } rose from its ruins.
story-fell =
    { $count ->
        [one] The { NAME($last) } fell into ruin.
       *[other] { NAMES($things) } and { NAME($last) } fell into ruin.
    }
story-lost =
    { $count ->
        [1] { NAME($site) } passed out of memory.
        [2] Two lands passed out of memory.
        [3] Three lands passed out of memory.
        [4] Four lands passed out of memory.
        [5] Five lands passed out of memory.
        [6] Six lands passed out of memory.
        [7] Seven lands passed out of memory.
       *[other] Eight lands passed out of memory.
    }
story-healed = Those who had been driven out came home, of { NAME($suit, of: "suit") } most of all.

## The realm's page

reign-usurper = Round { $round }: the Usurper kept the title
reign-visionary = Round { $round }: { NAME($vision) }
reign-both = Round { $round }: { NAME($vision) }, and the title
reign-successor = Round { $round }: the Successor inherited
reign-stable_regime = Round { $round }: the Empire stood firm
reign-war_exhaustion = Round { $round }: the war had exhausted everybody
realm-tide = Since the first game { NAME($risen, of: "suit") } has grown by { $more }, and { NAME($faded, of: "suit") } has lost { $fewer }.

realm-was = What was
realm-is = The world now
realm-deck = The people of the realm
realm-people = Who was what
realm-nothing-was = No game has been played yet.
realm-nothing-told = What was before game { $number } is not told here.
realm-first = The first game begins with the lands and cards that are told in the book.
realm-years = years { $from }–{ $to }
realm-as-usurper = the Usurper
realm-as-visionary = the Visionary
realm-as-both = the Usurper and Visionary
realm-as-successor = the Successor
realm-as-stable_regime = the Chancellor
realm-as-war_exhaustion =
    { $role ->
        [chancellor] the Chancellor
        [citizen] a Citizen
       *[exile] an Exile
    }
realm-joined = into the deck
realm-driven-out = driven out: { $count }
realm-watch = Watch the game
realm-branch = What if?
realm-gathers = The next game gathers
realm-in-play = In play now
realm-round = Round { $round }.
realm-waits = Waiting for { $names }.
realm-relics-here =
    { $count ->
        [one] { $count } relic face down
       *[other] { $count } relics face down
    }
realm-throne = on the throne
realm-map-at = The map as game { $number } begins
realm-dispossessed =
    { $count ->
        [0] Nobody is Dispossessed.
        [one] { $count } card is Dispossessed.
       *[other] { $count } cards are Dispossessed.
    }
realm-plot = Denizens by suit, from game to game
realm-edifices = Edifices
realm-built = { $card } rose at { $site }
realm-repaired = { $card } was built up again
realm-fell = { $card } at { $site } fell into ruin
realm-relics = Relics of the winners
realm-kept = Held by { $name }, then laid on top of the relic deck
realm-won = , won
realm-victory = won

chronicle-bad = This is no chronicle of Oath: { $place }.
chronicle-format = This chronicle is of format { $given }; this version reads { $format }.

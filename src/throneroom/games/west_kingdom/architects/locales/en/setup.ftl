### Architects of the West Kingdom

## Before the start

setting-players = Players
setting-setup = Setup
    .help = All begin alike, or everybody plays a character with a power and a start of their own.
setting-setup-standard = Standard
    .text = 20 workers, virtue 7, silver by turn order: best for a first game.
setting-setup-variable = Characters
    .text = Everybody has a power, and some begin with workers in prison. The most virtuous goes first.
setting-characters = Who plays whom
    .help = Characters are dealt by chance, or chosen one after another.
setting-characters-random = By chance
setting-characters-chosen = Chosen at the table
setting-extra_boards = Boards of the Tomesaga
    .help = Emma, Guntram, Judith and Merovech are among the characters.
setting-variants = Variants
setting-starting_apprentice = Starting apprentice
    .help = Everybody begins with one open apprentice, the last player choosing first.
setting-promo_cards = Promo cards
    .help = Enforcer, Overseer, Peddler, Crane, Graveyard and Museum are shuffled in.
setting-apprentice_refresh = Renewed apprentices
    .help = A rule of the Age of Artisans: the third spaces of the Guildhall send the cheapest apprentices away.
setting-conspirator_per_capture = Conspirator: every capture
    .help = Another reading: she makes each further capture cheaper, not one of them.
setting-fortress_any_locations = Fortress: any locations
    .help = Its two captures may be made anywhere, with any number of players.
setting-first = First player
    .help = If nobody is chosen, chance decides.
setting-first-0 = Seat 1
setting-first-1 = Seat 2
setting-first-2 = Seat 3
setting-first-3 = Seat 4
setting-first-4 = Seat 5

## Who the bots are at the table

bot-builder = Cathedral Builder
bot-rogue = Rogue
bot-jailer = Jailer

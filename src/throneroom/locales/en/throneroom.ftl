### What every game says

player = Player { $number }
opponent = The opponent
    .whose = the opponent’s
    .of = of the opponent

# How a player is called in a sentence; .you is for the one who reads it
player-you = you
player-whose = { $name }’s
    .you = your
player-of = of { $name }
    .you = of yours

option-yes = Yes
option-no = No
option-done = Done

game-architects = Architects of the West Kingdom
    .about = Place workers in a growing town, hire apprentices, build and raise the cathedral, honestly or not.
game-architects_coop = Architects against the Overlord
    .about = All of you together against a ruthless schemer: build the town, feed his demands, free one another’s workers.
game-paladins = Paladins of the West Kingdom
    .about = Seven rounds of defence: paladins, workers, walls and outposts, and a tax supply that empties too fast.
game-paladins_coop = Paladins against the Overlord
    .about = Seven rounds together: threats that only your own actions fight off, honour that is soon lost, orders that one fulfils for all.
game-viscounts = Viscounts of the West Kingdom
    .about = Ride around the kingdom: hire townsfolk, build, transcribe, fill the castle, and let virtue and corruption collide at the right time.
game-viscounts_coop = Viscounts against the Overlord
    .about = All of you together around the castle: hold the roads, drive his workers off, and score enough before they reach the top of the castle.
game-dominion = Dominion
    .about = Build a kingdom out of cards: ten new piles every game, one deck, yours to shape.
game-fallen_lands = Conquest of the Fallen Lands
    .about = Free the land from its monsters, field by field: every conquest supports the next one.

game-legends = Eight-Minute Empire: Legends
    .about = Islands, armies and a row of legendary cards: every card is a move and a power for the rest of the game.
game-oath = Oath: Chronicles of Empire and Exile
    .about = An empire, its exiles and one title: rule, conspire or wait for your vision, and leave your mark on the next game.

## Who the bots are at the table; a game's own are in its file

bot-page = Page
bot-squire = Squire
bot-knight = Knight
bot-king = King
    .gender = masculine
bot-random = Jester
bot-written = Plan of the lab

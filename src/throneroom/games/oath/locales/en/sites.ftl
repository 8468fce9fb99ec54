### Sites
## One line of a text for each power of the card; its kind and its cost are printed beside it.

card-mine = Mine
    .text = At the end of your Wake phase, with your pawn here, you may take 1 favor from here.
    .rulings =
        What was taken is never replaced.

card-salt_flats = Salt Flats
    .text = At the end of your Wake phase, with your pawn here, you may take 1 favor or 1 secret from here.
    .rulings =
        What was taken is never replaced.

card-drowned_city = Drowned City
    .text = At the end of your Wake phase, with your pawn here, you may take 1 secret from here.
    .rulings =
        What was taken is never replaced.

card-wastes = Wastes
    .text = When you play a Discord card here, take a relic from here.
    .rulings =
        Not if you discarded a Discord card from here earlier this turn. It counts as recovering, at no cost.

card-standing_stones = Standing Stones
    .text = When you play an Arcane card here, gain 1 secret.
    .rulings =
        Not if you discarded an Arcane card from here earlier this turn.

card-ancient_city = Ancient City
    .text = When you play an Order card here, gain 2 warbands.
    .rulings =
        Not if you discarded an Order card from here earlier this turn.

card-fertile_valley = Fertile Valley
    .text = When you play a Hearth card here, gain 1 more favor from the Hearth bank.
    .rulings =
        Not if you discarded a Hearth card from here earlier this turn.

card-deep_woods = Deep Woods
    .text = When you play a Beast card here, take a relic from here.
    .rulings =
        Not if you discarded a Beast card from here earlier this turn. It counts as recovering, at no cost.

card-steppe = Steppe
    .text = When you play a Nomad card here, gain 1 secret.
    .rulings =
        Not if you discarded a Nomad card from here earlier this turn.

card-barren_coast = Barren Coast
    .text = From here to another face up Coast you travel for 1 Supply, past the Narrow Pass.

card-lush_coast = Lush Coast
    .text = From here to another face up Coast you travel for 1 Supply, past the Narrow Pass.

card-rocky_coast = Rocky Coast
    .text = From here to another face up Coast you travel for 1 Supply, past the Narrow Pass.

card-plains = Plains
    .text = An attacker with a target here must add 1 attack die.
    .rulings =
        Once, whatever is the target here: the site, a pawn, a relic or a banner.

card-mountain = Mountain
    .text = An attacker with a target here must remove 1 attack die.
    .rulings =
        Once, whatever is the target here. With no die to remove, the defender adds one instead.

card-river = River
    .text = If you rule this site, mustering here brings 1 more warband.

card-marshes = Marshes
    .text = With your pawn here, you draw 1 card fewer in a search.

card-great_slum = Great Slum
    .text = Before a card is played or moved here, its player may discard a card here.
    .rulings =
        Not a locked one, and not on a swap.

card-charming_valley = Charming Valley
    .text = Traveling from here costs 1 more Supply.
    .rulings =
        Powers that spare you the Supply spare you this one too.

card-narrow_pass = Narrow Pass
    .text = Travel into this region must end here. Whoever targets anything in this region from outside must target this site too, unless they rule it.
    .rulings =
        Where it cannot be a target because a third player rules it, nothing in the region can be targeted from outside.

card-shrouded_wood = Shrouded Wood
    .text = Traveling from here costs 2 Supply. If an enemy player rules this site, they choose where you go.
    .rulings =
        The Narrow Pass and the Hidden Place do not bind such a travel. For the Empire the Chancellor chooses, also when somebody else forces the travel.

card-buried_giant = Buried Giant
    .text = Leaving from here, you may turn 1 of your secrets face down to spend no Supply and pass by the Narrow Pass.

card-hidden_place = The Hidden Place
    .text = To travel here or to declare targets here you must turn 1 of your secrets face down.
    .rulings =
        Coming here and declaring targets here later takes two. A forced traveler enters only if willing to.

card-tribunal = The Tribunal
    .text = Its ruler and anyone here may strike a binding deal over favor, secrets and promises with any one player.
    .rulings =
        Promises come from a list that the table can check: not to attack, not to target or recover something, to join, to give leave, to pay later. Each may carry a penalty.
        Without a penalty a promise cannot be broken. With one, breaking it costs the penalty at once.

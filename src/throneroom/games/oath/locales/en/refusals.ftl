## Positions that no game comes to (check.py), one line each: programs read the English ones.
## $place is the field; keys and numbers are shown as they are typed.

refused-index = { $place }: the powers in force are not those of the cards that lie face up.
refused-winner = { $place }: a game that is over has a winner, and no other game has.
refused-chancellor = { $place }: the Chancellor is the seat of state.chancellor, and nobody else.
refused-colour = { $place }: { $given } is not a colour of warbands that can be here.
refused-vision = { $place }: only an Exile has a revealed Vision, and the Conspiracy is none.
refused-boards = { $place }: every board is a player's or free, and none is both.
refused-mob = { $place }: the Darkest Secret has no Mob.
refused-sites = { $place }: each of the 23 sites lies on the map or in the site deck, once.
refused-facedown = { $place }: nothing lies at a site that is face down.
refused-capacity = { $place }: the site holds fewer cards than that.
refused-pawn = { $place }: a pawn stands at a site that is face up.
refused-pawns = { $place }: pawns are placed one after another, the Chancellor's first.
refused-tokens = { $place }: tokens lie only on cards in play.
refused-banks = { $place }: there are six favor banks, none of them with less than 0.
refused-favor = { $place }: there is { $given } favor in all; the game has { $count }.
refused-secrets = { $place }: there are { $given } secrets in all; { $count } were expected.
refused-warbands = { $place }: not all { $colour } warbands are there, or too many.
refused-advisers = { $place }: only denizens are advisers that lie face up.
refused-limit = { $place }: these are more advisers than a player may have.
refused-denizens = { $place }: each of the 198 denizens must lie somewhere, once.
refused-visions = { $place }: each of the five Visions must lie somewhere, once.
refused-cards = { $place }: a card lies in two places, or where no card of its kind can lie.
refused-edifices = { $place }: each edifice must lie somewhere, with one side up.
refused-site-cards = { $place }: no Vision lies at a site.
refused-packets = { $place }: the packets do not fit the world deck and its Visions.
refused-known = { $place }: it does not say which seats know the card.
refused-relics = { $place }: each of the 21 relics must lie somewhere, once.
refused-scepter = { $place }: somebody must hold the Grand Scepter.
refused-usurper = { $place }: only an Exile is the Usurper.
refused-promise = { $place }: this is no promise that one player can owe another now.
refused-title = { $place }: another player keeps the oath better.
refused-slot = { $place }: slots of the map are numbered from 0 to 7.
refused-campaign = { $place }: the defender is a seat, or -1 for bandits, and no number of dice is below 0.

## Chronicle lines that cannot be read (chronicle/line.py).

refused-line-version = { line-place }: chronicle lines of version { $given } are not known; 1.6.0 to 2.0.3 and 3.1.0 to 3.3.3 are.
refused-line-number = { line-place }: a hexadecimal number was expected, not { $given }.
refused-line-short = { line-place }: the line ends too early.
refused-line-more = { line-place }: there are { $count } characters too many at the end.
refused-line-code = { line-place }: { $given } is no code of anything that can lie here.
refused-line-kind = { line-place }: { NAME($given) } does not belong in this deck.
refused-line-nowhere = { line-place }: cards can't lie at a site that is face down or missing.
refused-line-oath = { line-place }: { $given } is no oath; there are 00 to 03.
refused-line-suits = { line-place }: each of the six suits was expected once.
refused-line-vision = { line-place }: the { NAME($given) } is missing.
refused-line-full = { NAME($place) }: a chronicle line has room for { $count } cards at a site, not for { $given }.
refused-line-twice = { line-place }: { NAME($given) } lies somewhere else already.

line-place =
    { $part ->
        [version] The version
        [number] The number of the game
        [name] The name
        [played] Those who played
        [citizens] The Citizens
        [oath] The oath
        [suits] The order of the suits
        [map] The map
        [map_card] The map, site { $number }
        [world_deck] The world deck
        [world_deck_card] The world deck, card { $number }
        [dispossessed] The Dispossessed
        [dispossessed_card] The Dispossessed, card { $number }
        [relic_deck] The relic deck
        [relic_deck_card] The relic deck, relic { $number }
        [citizens_before] The Citizens of the game before
        [winner] The winner
        [winner_name] The name of the winner
       *[line] The line
    }
